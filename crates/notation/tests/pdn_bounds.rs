//! Files without measure: the reader keeps a bounded part of them in memory and comes to an end.

use core::convert::Infallible;

use notation::pdn::{Fault, Place, ReadPdnError, Reader, Source, Text, Visitor};
use notation::{Builder, Layout, Line, Record, write_record};
use peatee_notation as notation;

/// A reader asks for no more bytes than this at once, and keeps no more.
const MOST_IN_MEMORY: usize = 1280 * 1024;

/// A head, then a piece again and again up to a length, then a tail.
struct Endless {
    head: &'static [u8],
    piece: &'static [u8],
    tail: &'static [u8],
    length: usize,
    at: usize,
}

impl Endless {
    fn new(head: &'static str, piece: &'static str, length: usize, tail: &'static str) -> Endless {
        let (head, piece, tail) = (head.as_bytes(), piece.as_bytes(), tail.as_bytes());
        Endless {
            head,
            piece,
            tail,
            length,
            at: 0,
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        let in_middle = at.checked_sub(self.head.len());
        match in_middle {
            None => self.head.get(at).copied(),
            Some(at) if at < self.length => Some(self.piece[at % self.piece.len()]),
            Some(at) => self.tail.get(at - self.length).copied(),
        }
    }
}

impl Source for Endless {
    type Error = Infallible;

    fn read(&mut self, into: &mut [u8]) -> Result<usize, Infallible> {
        assert!(into.len() <= MOST_IN_MEMORY, "asks for {}", into.len());
        let from = self.at;
        let in_middle = self.at.checked_sub(self.head.len());
        if self.piece.len() == 1 && in_middle.is_some_and(|at| at < self.length) {
            // One byte over and over need not be asked for one by one.
            let left = self.length + self.head.len() - self.at;
            let count = left.min(into.len());
            into[..count].fill(self.piece[0]);
            self.at += count;
            return Ok(count);
        }
        for place in into {
            match self.byte(self.at) {
                Some(byte) => *place = byte,
                None => break,
            }
            self.at += 1;
        }
        Ok(self.at - from)
    }
}

/// Counts what it is told, and the longest text of all.
#[derive(Default)]
struct Tally {
    moves: u64,
    variations: u64,
    longest: usize,
    faults: Vec<Fault>,
}

impl Visitor for Tally {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: Place) {
        let length = name.bytes().len().max(value.bytes().len());
        self.longest = self.longest.max(length);
    }

    fn played(&mut self, _: &str, _: Place) {
        self.moves += 1;
    }

    fn comment(&mut self, text: Text<'_>, _: Place) {
        self.longest = self.longest.max(text.bytes().len());
    }

    fn open_variation(&mut self, _: Place) {
        self.variations += 1;
    }

    fn close_variation(&mut self) {
        self.variations -= 1;
    }

    fn fault(&mut self, fault: Fault, _: Place) {
        self.faults.push(fault);
    }
}

type Refusal = ReadPdnError<Infallible>;

fn tally(source: Endless) -> (usize, Tally, Option<Refusal>) {
    let mut reader = Reader::new(source);
    let mut tally = Tally::default();
    let mut games = 0;
    loop {
        match reader.read(&mut tally) {
            Ok(true) => games += 1,
            Ok(false) => return (games, tally, None),
            Err(error) => return (games, tally, Some(error)),
        }
    }
}

const HUNDRED: usize = 100_000_000;

/// The author: a line of 100 MB that is no game is refused after a few words.
#[test]
fn line_of_100_mb_without_games() {
    let (games, tally, refusal) = tally(Endless::new("", "y", HUNDRED, ""));
    assert_eq!((games, refusal), (0, Some(ReadPdnError::NoGames)));
    assert_eq!(tally.faults.len(), 1);
}

/// The author: a value of 100 MB is cut, and the game behind it read.
#[test]
fn tag_of_100_mb() {
    let tail = "\"]\n1. 32-28 1-0\n";
    let (games, tally, refusal) = tally(Endless::new("[Event \"", "y", HUNDRED, tail));
    assert_eq!((games, tally.moves, refusal), (1, 1, None));
    assert_eq!(tally.faults, [Fault::TooLong]);
    assert!(tally.longest <= MOST_IN_MEMORY);
}

/// The author: a comment of 100 MB is cut, and what is behind it read.
#[test]
fn comment_of_100_mb() {
    let tail = "} 19-23 1-0\n";
    let (games, tally, refusal) = tally(Endless::new("1. 32-28 {", "y", HUNDRED, tail));
    assert_eq!((games, tally.moves, refusal), (1, 2, None));
    assert_eq!(tally.faults, [Fault::TooLong]);
    assert!(tally.longest <= MOST_IN_MEMORY);
}

/// The author: a comment of 10 MB that is not closed does not swallow the next game.
#[test]
fn comment_of_10_mb_before_the_next_game() {
    let tail = "\n[Event \"Next\"]\n1. 33-28 19-23 *\n";
    let (games, tally, refusal) = tally(Endless::new("1. 32-28 {", "y", 10_000_000, tail));
    assert_eq!((games, tally.moves, refusal), (2, 3, None));
    assert_eq!(tally.faults, [Fault::TooLong]);
}

/// The author: a line comment of 10 MB.
#[test]
fn line_comment_of_10_mb() {
    let tail = "\n19-23 *\n";
    let (games, tally, refusal) = tally(Endless::new("1. 32-28 ; ", "y", 10_000_000, tail));
    assert_eq!((games, tally.moves, refusal), (1, 2, None));
    assert_eq!(tally.faults, [Fault::TooLong]);
}

/// The author: digits and blanks without end within a game.
#[test]
fn digits_and_blanks_of_10_mb() {
    for piece in ["7", " ", "!", ".", "\\", "x", "-", "\""] {
        let head = "[Event \"x\"] 1. 32-28 ";
        let (games, tally, refusal) = tally(Endless::new(head, piece, 10_000_000, " 19-23 *\n"));
        assert_eq!((games, refusal), (1, None), "{piece:?}");
        assert!(tally.faults.len() <= 100, "{piece:?}");
    }
}

/// The author: brackets 100,000 deep are passed over beyond a depth, and what is behind is read.
#[test]
fn nesting_100_000_deep() {
    let text = [
        "1. 32-28 ",
        &"(1. 33-28 ".repeat(100_000),
        &")".repeat(100_000),
        " 19-23 *",
    ]
    .concat();
    let mut builder = Builder::new();
    let mut reader = Reader::new(text.as_bytes());
    assert_eq!(reader.read(&mut builder), Ok(true));
    let (record, faults) = builder.take();
    let faults: Vec<Fault> = faults.into_iter().map(|(fault, _)| fault).collect();
    assert_eq!(faults, [Fault::TooDeep]);
    assert_eq!(record.line.steps.len(), 2);
    assert_eq!(depth(&record.line), 129);
    let written = write_record(&record, Layout::Pdn);
    assert_eq!(first(written.as_bytes()), record);
}

/// The author: brackets that only open, and then the end.
#[test]
fn nesting_not_closed() {
    let (games, tally, refusal) = tally(Endless::new("1. 32-28 ", "(", 100_000, ""));
    assert_eq!((games, tally.variations, refusal), (1, 0, None));
    assert_eq!(tally.faults, [Fault::TooDeep, Fault::UnclosedVariation]);
}

/// The author: after a hundred faults the rest of a game is passed over, the next one is not, and
/// every variation that was opened is closed.
#[test]
fn too_many_faults() {
    let tail = " 19-23 *\n[Event \"Next\"] 1. 33-28 *\n";
    let (games, tally, refusal) =
        tally(Endless::new("[A \"b\"] 32-28 (33-28 ", "# ", 10_000, tail));
    assert_eq!(
        (games, tally.moves, tally.variations, refusal),
        (2, 3, 0, None)
    );
    assert_eq!(tally.faults.len(), 101);
    assert_eq!(tally.faults[99], Fault::TooManyFaults);
}

/// The author: letters beyond ASCII that come only behind the first block, inside a comment that
/// begins before, decide the encoding in time.
#[test]
fn encoding_found_late() {
    let ascii = "quiet move ".repeat(5_940);
    let mut file = format!("[Event \"Late\"]\n1. 32-28 {{{ascii}").into_bytes();
    file.extend_from_slice(b"tr\xe8s bien jou\xe9, G\xe9rard, \xe0 bient\xf4t} 19-23 *");
    let record = first(&file);
    let comment = &record.line.steps[0].comments[0];
    assert!(
        comment.ends_with("très bien joué, Gérard, à bientôt"),
        "{comment}"
    );
}

/// The author: more comments before the first move than are kept waiting for it.
#[test]
fn thousand_comments_before_a_move() {
    let text = format!("{{c}} [Event \"x\"] {} 1. 32-28 *", "{d}".repeat(1000));
    let record = first(text.as_bytes());
    assert_eq!(record.line.comments.len(), 1001);
    let written = write_record(&record, Layout::Columns);
    assert_eq!(first(written.as_bytes()), record);
}

/// The author: what opens and does not close, again and again, is not looked at to the end each
/// time. Quadratic work would take hours here.
#[test]
fn repeated_openings_of_8_mb() {
    for piece in [
        "{\n",
        "{a\n[Event \"a\"]\n",
        "[a \"b\\\"",
        "[a b]",
        "[[",
        "(a\n",
        "(a\n*\n",
        "/FEN \"",
        "\\\"",
    ] {
        let (_, tally, _) = tally(Endless::new("1. 32-28\n", piece, 8_000_000, "\n}\n)\n*"));
        assert!(tally.longest <= MOST_IN_MEMORY, "{piece:?}");
    }
}

fn first(bytes: &[u8]) -> Record {
    let mut builder = Builder::new();
    assert_eq!(Reader::new(bytes).read(&mut builder), Ok(true));
    builder.take().0
}

fn depth(line: &Line) -> usize {
    let variations = line.steps.iter().flat_map(|step| &step.variations);
    1 + variations.map(depth).max().unwrap_or(0)
}
