//! Records as text: a PDN file, the same in two columns, or a page to print.

use alloc::format;
use alloc::string::{String, ToString};

use rules::Color;

use crate::fen::FenCounters;
use crate::mark::Mark;
use crate::record::{Line, Record, Step, tidy, tidy_name, tidy_value, turn_of};
use crate::score::Score;

/// Lines are broken before they are longer than this.
const WIDTH: usize = 80;

/// How a record is laid out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Layout {
    /// A PDN file, as short as is exact.
    #[default]
    Pdn,
    /// A PDN file with White's moves on the left and Black's on the right (`002:§14.8`, `002:§29.7`).
    Columns,
    /// A page for people: no tags, comments as prose.
    Plain,
}

/// A record as text. What a [`Builder`](crate::Builder) built is written as PDN or in columns so that
/// it is read back as an equal record, and without faults.
pub fn write_record(record: &Record, layout: Layout) -> String {
    let mut page = Page::default();
    match layout {
        Layout::Pdn | Layout::Columns => {
            write_tags(&mut page, record);
            let mut writer = Writer::new(&mut page, layout);
            writer.line(&record.line, Turn::first(record));
            let line = &record.line;
            if record.tags.is_empty() && line.steps.is_empty() && line.setup.is_none() {
                // A result alone is no game.
                page.word("1.");
            }
            page.word(end_text(record));
            page.break_line();
        }
        Layout::Plain => {
            write_title(&mut page, record);
            let mut writer = Writer::new(&mut page, layout);
            writer.line(&record.line, Turn::first(record));
            if record.result() != Score::Unknown {
                page.word(record.result().text(record.points()));
            }
            page.break_line();
        }
    }
    page.text
}

/// The result behind the moves, in the words of the Result tag where they say the same.
fn end_text(record: &Record) -> &str {
    let said = record.tag("Result").map(str::trim);
    let usual = ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"];
    match said {
        Some(said) if usual.contains(&said) && Score::parse(said) == Some(record.score) => said,
        _ => record.score.text(record.points()),
    }
}

fn write_tags(page: &mut Page, record: &Record) {
    for tag in &record.tags {
        let mut value = String::new();
        for c in tidy_value(&tag.value).chars() {
            if matches!(c, '"' | '\\') {
                value.push('\\');
            }
            value.push(c);
        }
        let name = tidy_name(&tag.name);
        page.raw(&format!("[{name} \"{value}\"]\n"));
    }
    if !record.tags.is_empty() {
        page.raw("\n");
    }
}

/// Who played, the result, and where and when, as far as it is known.
fn write_title(page: &mut Page, record: &Record) {
    let known = |name: &str| {
        let value = record.tag(name).map(str::trim);
        value.filter(|value| !matches!(*value, "" | "?" | "-" | "????.??.??"))
    };
    if let (Some(white), Some(black)) = (known("White"), known("Black")) {
        page.raw(&format!("{white} \u{2013} {black}"));
        if record.result() != Score::Unknown {
            page.raw(&format!("   {}", record.result().text(record.points())));
        }
        page.raw("\n");
    }
    let mut has_place = false;
    for name in ["Event", "Site", "Date", "Round"] {
        let Some(value) = known(name) else { continue };
        page.raw(if has_place { ", " } else { "" });
        page.raw(value);
        has_place = true;
    }
    page.raw(if has_place { "\n" } else { "" });
    if let Some(fen) = record.fen() {
        page.raw(fen);
        page.raw("\n");
    }
    if !page.text.is_empty() {
        page.raw("\n");
    }
}

/// Whose move it is, and its number.
#[derive(Clone, Copy)]
struct Turn {
    number: u32,
    side: Color,
}

impl Turn {
    fn first(record: &Record) -> Turn {
        let fen = record.fen();
        let side = fen.and_then(turn_of).unwrap_or(Color::White);
        let number = fen
            .and_then(|fen| match fen.contains(':') {
                true => FenCounters::of(fen).full_move,
                // A FEN of chess ends with the number of the move.
                false => fen.split_whitespace().nth(5)?.parse().ok(),
            })
            .filter(|number| (1..10_000).contains(number));
        Turn {
            number: number.unwrap_or(1),
            side,
        }
    }

    fn next(self) -> Turn {
        Turn {
            number: self
                .number
                .saturating_add(u32::from(self.side == Color::Black)),
            side: !self.side,
        }
    }
}

struct Writer<'a> {
    page: &'a mut Page,
    layout: Layout,
    depth: u32,
}

impl Writer<'_> {
    fn new(page: &mut Page, layout: Layout) -> Writer<'_> {
        Writer {
            page,
            layout,
            depth: 0,
        }
    }

    /// Moves from a turn on.
    fn line(&mut self, line: &Line, mut turn: Turn) {
        for comment in &line.comments {
            self.comment(comment);
        }
        let mut needs_number = true;
        for step in &line.steps {
            if let Some(fen) = &step.setup {
                self.setup(fen);
                // A move that led there without being legal has its number too (`002:§33.1`).
                if turn_of(fen).is_some_and(|side| side != turn.side) {
                    turn = turn.next();
                }
                needs_number = true;
            }
            self.step(step, turn, needs_number);
            needs_number = !step.comments.is_empty()
                || !step.variations.is_empty()
                || step.marks.iter().any(|mark| mark.in_file().is_none());
            turn = turn.next();
        }
        if let Some(fen) = &line.setup {
            self.setup(fen);
        }
        if self.in_columns() {
            self.page.break_line();
        }
    }

    fn in_columns(&self) -> bool {
        self.layout == Layout::Columns && self.depth == 0
    }

    fn setup(&mut self, fen: &str) {
        if self.in_columns() {
            self.page.break_line();
        }
        self.page.word(&format!("/FEN \"{fen}\"/"));
    }

    fn step(&mut self, step: &Step, turn: Turn, needs_number: bool) {
        self.number(turn, needs_number);
        self.page.word(&step.text);
        let mut is_glued = true;
        for mark in &step.marks {
            is_glued = self.mark(*mark, is_glued);
        }
        for comment in &step.comments {
            self.comment(comment);
        }
        for variation in &step.variations {
            if self.in_columns() {
                self.page.break_line();
            }
            self.page.open("(");
            self.depth += 1;
            self.line(variation, turn);
            self.depth -= 1;
            self.page.glue(")");
        }
    }

    fn number(&mut self, turn: Turn, needs_number: bool) {
        let Turn { number, side } = turn;
        match (self.in_columns(), side) {
            (true, Color::White) => {
                self.page.break_line();
                self.page.word(&format!("{number:>3}."));
                self.page.pad(6);
            }
            (true, Color::Black) if needs_number => {
                self.page.break_line();
                self.page.word(&format!("{number:>3}."));
                self.page.pad(6);
                self.page.word("...");
                self.page.pad(24);
            }
            (true, Color::Black) => self.page.pad(24),
            (false, Color::White) => self.page.word(&format!("{number}.")),
            (false, Color::Black) if needs_number => self.page.word(&format!("{number}...")),
            (false, Color::Black) => {}
        }
    }

    /// A mark; the first sign of praise or blame stands right behind the move.
    fn mark(&mut self, mark: Mark, is_glued: bool) -> bool {
        let sign = mark.to_string();
        let in_file = match self.layout {
            Layout::Plain => Some(sign.clone()),
            Layout::Pdn | Layout::Columns => mark.in_file(),
        };
        match in_file {
            Some(text) if is_glued && !text.starts_with('$') => self.page.glue(&text),
            Some(text) => self.page.word(&text),
            None => self.page.word(&format!("{{[%sign {sign}]}}")),
        }
        false
    }

    fn comment(&mut self, comment: &str) {
        if self.in_columns() {
            self.page.break_line();
        }
        let comment = tidy(comment);
        if self.layout == Layout::Plain {
            let prose = crate::clock::without_commands(&comment);
            prose
                .split_whitespace()
                .for_each(|word| self.page.word(word));
            return;
        }
        self.page.open("{");
        words(&comment).for_each(|word| self.page.word(word));
        self.page.glue("}");
    }
}

/// The words of a comment; a command such as `[%clk 0:12:34]` is one, since not every program reads
/// one that is broken.
fn words(comment: &str) -> impl Iterator<Item = &str> {
    let mut rest = comment.trim_start();
    core::iter::from_fn(move || {
        let mut near = rest.bytes().take(WIDTH / 2);
        let close = near.position(|byte| byte == b']');
        let close = close.filter(|_| rest.starts_with("[%")).unwrap_or(0);
        let (whole, behind) = rest.split_at(close);
        let length = behind.find(char::is_whitespace).unwrap_or(behind.len());
        let (word, later) = rest.split_at(whole.len() + length);
        rest = later.trim_start();
        (!word.is_empty()).then_some(word)
    })
}

/// Text that is broken into lines.
#[derive(Default)]
struct Page {
    text: String,
    width: usize,
    /// Whether the next word stands right behind what is there.
    is_open: bool,
}

impl Page {
    fn raw(&mut self, text: &str) {
        self.text.push_str(text);
        self.width = 0;
    }

    /// A word, with a blank or a new line before it.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.is_open || self.width == 0 {
            self.is_open = false;
        } else if self.width + 1 + length > WIDTH && word != "[Event" && !word.starts_with('%') {
            // A comment with that word in front of a line would seem to run into the next game; and a line with a
            // percent sign in front is passed over by other programs.
            self.break_line();
        } else if !self.text.ends_with(' ') {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += length;
    }

    /// A word right behind the last one.
    fn glue(&mut self, word: &str) {
        self.is_open = false;
        self.text.push_str(word);
        self.width += word.chars().count();
    }

    /// A word that the next one stands right behind.
    fn open(&mut self, word: &str) {
        self.word(word);
        self.is_open = true;
    }

    /// Blanks up to a column, at least one.
    fn pad(&mut self, column: usize) {
        let blanks = column.saturating_sub(self.width).max(1);
        self.text.extend(core::iter::repeat_n(' ', blanks));
        self.width += blanks;
    }

    fn break_line(&mut self) {
        self.is_open = false;
        if self.width > 0 {
            let kept = self.text.trim_end_matches(' ').len();
            self.text.truncate(kept);
            self.text.push('\n');
            self.width = 0;
        }
    }
}
