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

/// Builds records from what a reader tells.
#[derive(Debug, Default)]
pub struct Builder {
    record: Record,
    /// The lines around the one at hand, the outermost first.
    around: Vec<Line>,
    line: Line,
    /// A position said before the next move.
    setup: Option<String>,
    faults: Vec<(Fault, Place)>,
    begins: Place,
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
        self.line.steps.last_mut()
    }
}

/// A comment with every run of blanks made one, and without brackets that would end it.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().map(|c| if c == '}' { ')' } else { c }));
    }
    tidy
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

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: Place) {
        self.record.tags.push(Tag {
            name: tidy(&name.decode()),
            value: value.decode().trim().to_owned(),
        });
    }

    fn played(&mut self, text: &str, at: Place) {
        let mut step = Step::new(text);
        step.setup = self.setup.take();
        step.at = at;
        self.line.steps.push(step);
    }

    fn mark(&mut self, mark: Mark, _: Place) {
        if let Some(step) = self.last() {
            step.marks.push(mark);
        }
    }

    fn comment(&mut self, text: Text<'_>, _: Place) {
        let text = text.decode();
        let (mut comment, mut marks) = (tidy(&text), Vec::new());
        if comment.contains("[%sign") {
            (comment, marks) = signs(&comment);
        }
        let comments = match self.line.steps.last_mut() {
            Some(step) => {
                step.marks.append(&mut marks);
                &mut step.comments
            }
            None => &mut self.line.comments,
        };
        if !comment.is_empty() {
            comments.push(comment);
        }
    }

    fn setup(&mut self, fen: Text<'_>, _: Place) {
        self.setup = Some(tidy(&fen.decode()));
    }

    fn open_variation(&mut self, _: Place) {
        self.line.setup = self.setup.take();
        let line = core::mem::take(&mut self.line);
        self.around.push(line);
    }

    fn close_variation(&mut self) {
        self.line.setup = self.setup.take();
        let Some(outer) = self.around.pop() else {
            return;
        };
        let inner = core::mem::replace(&mut self.line, outer);
        self.setup = self.line.setup.take();
        if let Some(step) = self.last() {
            step.variations.push(inner);
        }
    }

    fn fault(&mut self, fault: Fault, at: Place) {
        self.faults.push((fault, at));
    }

    fn end(&mut self, score: Option<Score>, _: Place) {
        self.line.setup = self.setup.take();
        self.record.line = core::mem::take(&mut self.line);
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
            from = command.span.end;
        }
    }
    rest.push_str(comment.get(from..).unwrap_or_default());
    (tidy(&rest), marks)
}
