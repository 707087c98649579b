//! A game as it was written down: tags, moves, comments, marks and variations.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use rules::Color;

use crate::clock;
use crate::mark::Mark;
use crate::pdn::{Fault, Place, Text, Visitor};
use crate::score::{Points, Score};

/// A game as it was written down. Its moves are texts: whether they are legal, and under which
/// rules, is for others to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags in their order.
    pub tags: Vec<Tag>,
    /// The moves that were played.
    pub line: Line,
    /// The result that stands behind them.
    pub score: Score,
}

/// A fact about a game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// What it says.
    pub value: String,
}

/// Moves one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub steps: Vec<Step>,
    /// A position that holds after the last move, as FEN.
    pub setup: Option<String>,
}

/// A move with all that is said of it.
#[derive(Clone, Eq, Debug)]
pub struct Step {
    /// A position that holds before the move, as FEN, where it is not that of the moves before.
    pub setup: Option<String>,
    /// The move.
    pub text: String,
    /// The marks behind it.
    pub marks: Vec<Mark>,
    /// The comments behind it.
    pub comments: Vec<String>,
    /// What might have been played instead.
    pub variations: Vec<Line>,
    /// Where it stands in its file.
    pub at: Place,
}

/// Two steps are equal wherever they stand.
impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        self.setup == other.setup
            && self.text == other.text
            && self.marks == other.marks
            && self.comments == other.comments
            && self.variations == other.variations
    }
}

impl Step {
    /// A move of which nothing is said.
    pub fn new(text: impl Into<String>) -> Step {
        Step {
            setup: None,
            text: text.into(),
            marks: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            at: Place::default(),
        }
    }
}

impl Default for Record {
    fn default() -> Record {
        Record {
            tags: Vec::new(),
            line: Line::default(),
            score: Score::Unknown,
        }
    }
}

impl Record {
    /// What a tag says; capital letters do not matter.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self
            .tags
            .iter()
            .find(|tag| tag.name.eq_ignore_ascii_case(name))?;
        Some(&tag.value)
    }

    /// Lets a tag say something: the first of its name, or a new one at the end.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        let known = self
            .tags
            .iter_mut()
            .find(|tag| tag.name.eq_ignore_ascii_case(name));
        match known {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                name: name.to_owned(),
                value,
            }),
        }
    }

    /// Takes a tag away.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
    }

    /// The position that the game began from, if a tag gives one.
    pub fn fen(&self) -> Option<&str> {
        self.tag("FEN")
            .filter(|fen| !matches!(fen.trim(), "" | "?"))
    }

    /// The result: what stands behind the moves, or else what the Result tag says.
    pub fn result(&self) -> Score {
        match self.score {
            Score::Unknown => {
                let said = self.tag("Result").and_then(Score::parse);
                said.unwrap_or(Score::Unknown)
            }
            score => score,
        }
    }

    /// How this file writes points.
    pub fn points(&self) -> Points {
        let two = ["2-0", "0-2", "1-1"];
        match self.tag("Result").map(str::trim) {
            Some(result) if two.contains(&result) => Points::Two,
            _ => Points::One,
        }
    }
}

/// The side to move of a FEN, of draughts or chess.
pub(crate) fn turn_of(fen: &str) -> Option<Color> {
    let fen = fen.trim();
    let first = match fen.split_once(' ') {
        Some((_, rest)) if !fen.contains(':') => rest.trim_start(),
        _ => fen,
    };
    match first.bytes().next()? {
        b'W' | b'w' => Some(Color::White),
        b'B' | b'b' => Some(Color::Black),
        _ => None,
    }
}

/// A text that is kept has at most so many bytes: written out, it is then no longer than what the
/// reader takes.
const LONGEST_TEXT: usize = 256 * 1024;

/// Builds records from what a reader tells. What it builds is written and read back the same.
#[derive(Debug, Default)]
pub struct Builder {
    record: Record,
    /// The lines around the one at hand, the outermost first.
    around: Vec<Growing>,
    line: Growing,
    /// A position said before the next move.
    setup: Option<String>,
    faults: Vec<(Fault, Place)>,
    begins: Place,
}

/// A line that is not yet over.
#[derive(Debug, Default)]
struct Growing {
    line: Line,
    /// Variations before its first move.
    early: Vec<Line>,
}

impl Growing {
    /// The line, and behind it those that had no move to replace, as if they stood beside it.
    fn finish(mut self) -> Vec<Line> {
        if self.line.steps.is_empty()
            && let Some(first) = self.early.first_mut()
        {
            first.comments.splice(..0, self.line.comments);
        } else if self.line != Line::default() {
            self.early.insert(0, self.line);
        }
        self.early
    }
}

impl Builder {
    /// A builder of nothing yet.
    pub fn new() -> Builder {
        Builder::default()
    }

    /// The game that was read, and the faults found in it; the builder is empty again.
    pub fn take(&mut self) -> (Record, Vec<(Fault, Place)>) {
        let builder = core::mem::take(self);
        (builder.record, builder.faults)
    }

    /// Where the game begins.
    pub const fn begins(&self) -> Place {
        self.begins
    }

    fn last(&mut self) -> Option<&mut Step> {
        self.line.line.steps.last_mut()
    }

    /// A text cut to what is kept.
    fn cut(&mut self, text: &mut String, at: Place) {
        if text.len() > LONGEST_TEXT {
            text.truncate(text.floor_char_boundary(LONGEST_TEXT));
            text.truncate(text.trim_end().len());
            self.faults.push((Fault::TooLong, at));
        }
    }
}

/// The words of a text with one blank between them, as they can stand within brackets.
pub(crate) fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    let is_blank = |c: char| c.is_whitespace() || c.is_control() || c == BYTE_ORDER_MARK;
    for word in text.split(is_blank).filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().map(|c| if c == '}' { ')' } else { c }));
    }
    tidy
}

/// Nothing that is seen; a reader passes it over at the start of a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The name of a tag as it can stand in a file.
pub(crate) fn tidy_name(name: &str) -> String {
    let mut name = tidy(name);
    name.retain(|c| !matches!(c, '"' | '[' | ']'));
    tidy(&name)
}

/// The value of a tag as it can stand in a file, quotes and backslashes aside.
pub(crate) fn tidy_value(value: &str) -> String {
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let value: String = value
        .chars()
        .filter(|c| *c != BYTE_ORDER_MARK)
        .map(plain)
        .collect();
    value.trim().to_owned()
}

/// Adds all comments of a line to others.
fn collect_comments(line: Line, comments: &mut Vec<String>) {
    comments.extend(line.comments);
    for step in line.steps {
        comments.extend(step.comments);
        for variation in step.variations {
            collect_comments(variation, comments);
        }
    }
}

impl Visitor for Builder {
    fn begin(&mut self, at: Place) {
        let faults = core::mem::take(&mut self.faults);
        *self = Builder {
            faults,
            begins: at,
            ..Builder::default()
        };
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: Place) {
        let mut name = tidy_name(&name.decode());
        let mut value = tidy_value(&value.decode());
        self.cut(&mut name, at);
        self.cut(&mut value, at);
        if name.is_empty() {
            self.faults.push((Fault::BadTag, at));
            return;
        }
        self.record.tags.push(Tag { name, value });
    }

    fn played(&mut self, text: &str, at: Place) {
        let mut step = Step::new(text);
        step.setup = self.setup.take();
        step.at = at;
        self.line.line.steps.push(step);
    }

    fn mark(&mut self, mark: Mark, _: Place) {
        if let Some(step) = self.last() {
            step.marks.push(mark);
        }
    }

    fn comment(&mut self, text: Text<'_>, at: Place) {
        let mut comment = tidy(&text.decode());
        self.cut(&mut comment, at);
        let comments = match self.line.line.steps.last_mut() {
            Some(step) => {
                if comment.contains("[%sign") {
                    let (rest, marks) = signs(&comment);
                    comment = rest;
                    step.marks.extend(marks);
                }
                &mut step.comments
            }
            None => &mut self.line.line.comments,
        };
        if !comment.is_empty() {
            comments.push(comment);
        }
    }

    fn setup(&mut self, fen: Text<'_>, _: Place) {
        self.setup = Some(tidy(&fen.decode()));
    }

    fn open_variation(&mut self, _: Place) {
        self.line.line.setup = self.setup.take();
        self.around.push(core::mem::take(&mut self.line));
    }

    fn close_variation(&mut self) {
        let Some(outer) = self.around.pop() else {
            return;
        };
        self.line.line.setup = self.setup.take();
        let inner = core::mem::replace(&mut self.line, outer).finish();
        self.setup = self.line.line.setup.take();
        match self.line.line.steps.last_mut() {
            Some(step) => step.variations.extend(inner),
            // Brackets within brackets, or before the first move of the game.
            None => self.line.early.extend(inner),
        }
    }

    fn fault(&mut self, fault: Fault, at: Place) {
        self.faults.push((fault, at));
    }

    fn end(&mut self, score: Option<Score>, _: Place) {
        while !self.around.is_empty() {
            self.close_variation();
        }
        let Growing { mut line, early } = core::mem::take(&mut self.line);
        line.setup = self.setup.take();
        for variation in early {
            collect_comments(variation, &mut line.comments);
        }
        self.record.line = line;
        self.record.score = score.unwrap_or(Score::Unknown);
    }
}

/// The marks that a comment holds as `[%sign +2]`, and the comment without them.
fn signs(comment: &str) -> (String, Vec<Mark>) {
    let mut marks = Vec::new();
    let mut rest = String::new();
    let mut from = 0;
    for command in clock::commands(comment) {
        if command.name != "sign" {
            continue;
        }
        if let Some(mark) = Mark::parse(command.value) {
            marks.push(mark);
            rest.push_str(comment.get(from..command.span.start).unwrap_or_default());
            rest.push(' ');
            from = command.span.end;
        }
    }
    rest.push_str(comment.get(from..).unwrap_or_default());
    (tidy(&rest), marks)
}
