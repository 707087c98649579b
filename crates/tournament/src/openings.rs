//! Tables of openings for mini-matches: which opening is played is decided by lot.
//!
//! A table is a file of the organiser's, one opening a line:
//!
//! ```text
//! # Openings of our club
//! 1) c3-d4 d6-c5        # the first
//! 2) 1. c3-b4 b6-a5 2. b4-c5
//! B:Wa1,c1,e3:Bb8,d8,f6
//! ```
//!
//! A number before a bracket is that of the opening; without one it is the next after the line
//! before. Then come the moves from the starting position, with or without the numbers of the
//! moves, or a position as FEN, which begins with the side to move and a colon. A `#` at the
//! beginning of a line or behind white space begins a comment; behind an opening it is what the
//! opening is called.
//!
//! Whether the moves are legal is for the caller to say ([`OpeningTable::read`]): this room knows no boards.

mod rules;

use core::convert::Infallible;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;
use std::collections::BTreeMap;

use crate::lots::{self, Lots, NoDraw, Purpose};
pub use rules::{NoOpenings, OpeningDraw, OpeningRules, Scope};

/// Where the game of an opening begins.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Start {
    /// Behind these moves.
    Moves(Vec<String>),
    /// In this position.
    Fen(String),
}

impl Start {
    /// The position, where it is not the first one of the rule set.
    pub fn fen(&self) -> Option<&str> {
        match self {
            Start::Moves(_) => None,
            Start::Fen(fen) => Some(fen),
        }
    }

    /// The moves that are played from there.
    pub fn moves(&self) -> &[String] {
        match self {
            Start::Moves(moves) => moves,
            Start::Fen(_) => &[],
        }
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Moves(moves) => f.pad(&moves.join(" ")),
            Start::Fen(fen) => f.pad(fen),
        }
    }
}

/// One opening of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its number in the table.
    pub number: u32,
    /// Its line in the file.
    pub line: usize,
    /// Where the game begins.
    pub start: Start,
    /// What it is called; it does not change the draw.
    pub name: String,
}

/// As a line of a table, and as it is drawn: whoever changes an opening changes the draw.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}) {}", self.number, self.start))
    }
}

/// One thing that is wrong with a table, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct OpeningFault<E = Infallible> {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: OpeningProblem<E>,
}

/// What can be wrong with a table of openings. `E` says why an opening cannot be played; nothing does where only the table
/// is read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpeningProblem<E = Infallible> {
    /// There is no opening in it.
    #[error("expected an opening")]
    Empty,
    /// A number without moves or position.
    #[error("expected moves or a position")]
    NoStart,
    /// Not a number, or a greater one than is any use.
    #[error("expected a number from 1 to {MOST_NUMBER}, found {0:?}")]
    NoNumber(String),
    /// Two openings have one number.
    #[error("number {number} has been given on line {first}")]
    NumberTwice {
        /// The number.
        number: u32,
        /// The line of the other.
        first: usize,
    },
    /// Two openings are the same.
    #[error("the same opening as on line {first}")]
    Twice {
        /// The line of the other.
        first: usize,
    },
    /// The moves are numbered wrongly.
    #[error("expected move {expected}, found {found:?}")]
    MoveNumber {
        /// The number of the move that comes.
        expected: usize,
        /// What stands there.
        found: String,
    },
    /// A position is one text.
    #[error("expected nothing behind the position, found {0:?}")]
    AfterFen(String),
    /// A position stands for moves, not among them.
    #[error("expected a move, found the position {0:?}")]
    AmongMoves(String),
    /// Characters that nobody sees.
    #[error("control characters")]
    Control,
    /// Nobody reads so long a file.
    #[error("the table is longer than {LONGEST_TABLE} bytes")]
    TooLong,
    /// The caller says that it cannot be played.
    #[error("{0}")]
    NotLegal(E),
}

/// The greatest number of an opening.
pub const MOST_NUMBER: u32 = 99_999;
/// No table is longer than so many bytes.
pub const LONGEST_TABLE: usize = 1 << 20;

/// Everything that is wrong with a table; nothing of it is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningFaults<E = Infallible>(pub Vec<OpeningFault<E>>);

impl<E: fmt::Display> fmt::Display for OpeningFaults<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl<E: fmt::Debug + fmt::Display> core::error::Error for OpeningFaults<E> {}

/// Why no opening is drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoOpening {
    /// What has been played is not of this table.
    #[error("the table has no opening {0}")]
    Unknown(u32),
    /// Nothing could be drawn.
    #[error("the opening cannot be drawn")]
    NoDraw(#[from] NoDraw),
}

/// A table of openings: at least one, each with a number of its own.
///
/// # Examples
///
/// ```
/// use peatee_tournament::lots::{Lots, Secret};
/// use peatee_tournament::openings::OpeningTable;
///
/// let table: OpeningTable = "c3-d4 d6-c5\nc3-b4 b6-a5 # sharp\n".parse()?;
/// let secret = Secret::new(&[7; 32])?;
/// let lots = Lots::new(&secret, "Tallinn 1953", "rain before noon")?;
///
/// let first = table.draw(&lots, (1, 1), 1, &[])?;
/// let second = table.draw(&lots, (1, 2), 1, &[first.number])?;
/// assert_ne!(first, second);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningTable {
    /// The file as it was given.
    text: String,
    openings: Vec<Opening>,
}

impl OpeningTable {
    /// Reads a table. The caller's function says of each opening whether it can be played, and if
    /// not, why.
    ///
    /// # Errors
    ///
    /// Every fault with its line.
    pub fn read<E>(
        text: &str,
        mut check: impl FnMut(&Start) -> Result<(), E>,
    ) -> Result<OpeningTable, OpeningFaults<E>> {
        let mut reading = Reading::new();
        if text.len() > LONGEST_TABLE {
            let problem = OpeningProblem::TooLong;
            return Err(OpeningFaults(vec![OpeningFault { line: 1, problem }]));
        }
        let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (line, text) in (1..).zip(bare.lines()) {
            if let Err(problem) = reading.line(line, text, &mut check) {
                reading.faults.push(OpeningFault { line, problem });
            }
        }
        reading.finish(text)
    }

    /// The file as it was given.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What `sha256sum` says of the file, in hexadecimal digits.
    pub fn hash(&self) -> String {
        lots::hexadecimal(&lots::hash(&self.text))
    }

    /// All openings in the order of the file.
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// The opening with a number.
    pub fn get(&self, number: u32) -> Option<&Opening> {
        self.openings
            .iter()
            .find(|opening| opening.number == number)
    }

    /// Draws the opening of a board, or with board 0 that of a whole round, when those with the
    /// numbers given have been drawn before: none again before all have been. The serial number
    /// is 1, and one more for each opening that the same board has in the round.
    ///
    /// # Errors
    ///
    /// If the table does not have what has been drawn before.
    pub fn draw(
        &self,
        lots: &Lots,
        (round, board): (u32, u32),
        serial: u32,
        drawn: &[u32],
    ) -> Result<&Opening, NoOpening> {
        let left = self.left(drawn)?;
        let entries: Vec<String> = left.iter().map(ToString::to_string).collect();
        let purpose = Purpose::Opening { round, board };
        let index = lots.draw_one_of(&purpose, serial, &entries)?;
        let opening = left.get(index).copied();
        opening.ok_or(NoOpening::NoDraw(NoDraw::NoEntries))
    }

    /// Draws the openings of the boards of a round one after the other, so many for each.
    ///
    /// # Errors
    ///
    /// If the table does not have what has been drawn before.
    pub fn draw_round(
        &self,
        lots: &Lots,
        round: u32,
        boards: RangeInclusive<u32>,
        each: u32,
        drawn: &[u32],
    ) -> Result<Vec<&Opening>, NoOpening> {
        let mut drawn = drawn.to_vec();
        let mut openings = Vec::new();
        for board in boards {
            for serial in 1..=each {
                let opening = self.draw(lots, (round, board), serial, &drawn)?;
                drawn.push(opening.number);
                openings.push(opening);
            }
        }
        Ok(openings)
    }

    /// Those that have been drawn least often.
    fn left(&self, drawn: &[u32]) -> Result<Vec<&Opening>, NoOpening> {
        let numbers = self.openings.iter().map(|opening| (opening.number, 0));
        let mut counts: BTreeMap<u32, usize> = numbers.collect();
        for number in drawn {
            let count = counts.get_mut(number).ok_or(NoOpening::Unknown(*number))?;
            *count += 1;
        }
        let least = counts.values().min().copied();
        let is_left = |opening: &&Opening| counts.get(&opening.number).copied() == least;
        Ok(self.openings.iter().filter(is_left).collect())
    }
}

impl FromStr for OpeningTable {
    type Err = OpeningFaults;

    /// Reads a table without asking whether its openings can be played.
    fn from_str(text: &str) -> Result<OpeningTable, OpeningFaults> {
        OpeningTable::read(text, |_| Ok(()))
    }
}

/// What stands before a `#` at the beginning or behind white space, and what stands behind it.
fn comment_apart(line: &str) -> (&str, &str) {
    let mut before = ' ';
    for (index, sign) in line.char_indices() {
        if sign == '#' && before.is_whitespace() {
            let (text, comment) = line.split_at(index);
            return (text.trim(), comment.trim_start_matches('#').trim());
        }
        before = sign;
    }
    (line.trim(), "")
}

/// Whether somebody would not see a sign, or would see others changed by it.
fn is_hidden(sign: char) -> bool {
    sign != '\t' && crate::competition::is_hidden(sign)
}

struct Reading<E> {
    openings: Vec<Opening>,
    faults: Vec<OpeningFault<E>>,
    /// The line of each number and of each start.
    numbers: BTreeMap<u32, usize>,
    starts: BTreeMap<Start, usize>,
    last: u32,
}

impl<E> Reading<E> {
    const fn new() -> Reading<E> {
        Reading {
            openings: Vec::new(),
            faults: Vec::new(),
            numbers: BTreeMap::new(),
            starts: BTreeMap::new(),
            last: 0,
        }
    }

    fn line(
        &mut self,
        line: usize,
        text: &str,
        check: &mut impl FnMut(&Start) -> Result<(), E>,
    ) -> Result<(), OpeningProblem<E>> {
        if text.chars().any(is_hidden) {
            return Err(OpeningProblem::Control);
        }
        let (text, name) = comment_apart(text);
        if text.is_empty() {
            return Ok(());
        }
        let (number, rest) = match text.split_once(')') {
            Some((number, rest)) => (given::<E>(number)?, rest),
            None => (
                given::<E>(&(self.last.saturating_add(1)).to_string())?,
                text,
            ),
        };
        self.last = number;
        if let Some(&first) = self.numbers.get(&number) {
            return Err(OpeningProblem::NumberTwice { number, first });
        }
        self.numbers.insert(number, line);
        let start = start::<E>(rest.trim())?;
        if let Some(&first) = self.starts.get(&start) {
            return Err(OpeningProblem::Twice { first });
        }
        self.starts.insert(start.clone(), line);
        check(&start).map_err(OpeningProblem::NotLegal)?;
        self.openings.push(Opening {
            number,
            line,
            start,
            name: name.to_owned(),
        });
        Ok(())
    }

    fn finish(mut self, text: &str) -> Result<OpeningTable, OpeningFaults<E>> {
        if self.openings.is_empty() && self.faults.is_empty() {
            let problem = OpeningProblem::Empty;
            self.faults.push(OpeningFault { line: 1, problem });
        }
        if self.faults.is_empty() {
            return Ok(OpeningTable {
                text: text.to_owned(),
                openings: self.openings,
            });
        }
        Err(OpeningFaults(self.faults))
    }
}

fn given<E>(text: &str) -> Result<u32, OpeningProblem<E>> {
    let number = number(text.trim()).filter(|number| (1..=MOST_NUMBER).contains(number));
    number.ok_or_else(|| OpeningProblem::NoNumber(text.trim().to_owned()))
}

fn number(text: &str) -> Option<u32> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten()
}

fn start<E>(text: &str) -> Result<Start, OpeningProblem<E>> {
    let mut words = text.split_whitespace();
    if let Some(fen) = words.clone().next().filter(|word| is_fen(word)) {
        return match words.nth(1) {
            Some(more) => Err(OpeningProblem::AfterFen(more.to_owned())),
            None => Ok(Start::Fen(fen.to_owned())),
        };
    }
    let mut moves: Vec<String> = Vec::new();
    for word in words {
        let played = without_number::<E>(word, &moves)?;
        if is_fen(played) {
            return Err(OpeningProblem::AmongMoves(played.to_owned()));
        }
        moves.extend((!played.is_empty()).then(|| played.to_owned()));
    }
    if moves.is_empty() {
        return Err(OpeningProblem::NoStart);
    }
    Ok(Start::Moves(moves))
}

/// Whether a text begins with the side to move and a colon.
fn is_fen(text: &str) -> bool {
    let begins = ["W:", "B:", "w:", "b:"];
    begins.iter().any(|begin| text.starts_with(begin))
}

/// A word without the number of its move: of `2.`, `2...` and `2.c3-d4` nothing, nothing and the
/// move remain. The number must be right.
fn without_number<'a, E>(word: &'a str, before: &[String]) -> Result<&'a str, OpeningProblem<E>> {
    let Some((found, rest)) = word.split_once('.') else {
        return Ok(word);
    };
    let expected = before.len() / 2 + 1;
    let is_right = number(found).is_some_and(|found| found as usize == expected);
    let dots_fit = rest.starts_with("..") == (before.len() % 2 == 1);
    let rest = rest.strip_prefix("..").unwrap_or(rest);
    if !is_right || !dots_fit || rest.contains('.') {
        let found = word.to_owned();
        return Err(OpeningProblem::MoveNumber { expected, found });
    }
    Ok(rest)
}
