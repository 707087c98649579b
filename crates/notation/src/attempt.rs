//! Moves as text: `32-28`, `27x18`, `b4:d6`, `d2:g5:e7`, `ed4`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rules::{Attempt, Board, Illegal, Move, Position, Square, Variant};

use crate::found::Found;
use crate::name::{SquareFault, file_of, has_names, is_dash, parse_square};

/// The sign between the squares of a written move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// A dash (`000:8.2.2`).
    Quiet,
    /// A cross or a colon (`000:8.2.3`, `001:8.5.3`).
    Capture,
    /// None, as in `ed4` and `e3d4`.
    Unsaid,
}

/// A written move, read but not yet looked for on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsedMove<B: Board> {
    /// The squares it names.
    pub attempt: Attempt<B>,
    /// Whether it was written as a quiet move or a capture.
    pub sign: Sign,
}

/// Where a written move cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault} at byte {at}{}", Found(.found))]
pub struct ParseMoveError {
    /// The byte offset of the fault.
    pub at: usize,
    /// What is wrong there.
    pub fault: MoveFault,
    /// What stands there; empty at the end.
    pub found: String,
}

/// What is wrong with a written move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveFault {
    /// A square is wanted.
    ExpectedSquare,
    /// A dash, cross or colon is wanted.
    ExpectedSign,
    /// The signs of one move differ.
    MixedSigns,
    /// A quiet move has two squares.
    TooManySquares,
    /// The board has no such square.
    NoSuchSquare,
    /// A light square.
    LightSquare,
}

impl MoveFault {
    /// Whether the text was read and only names squares that are not played on.
    pub const fn is_readable(self) -> bool {
        match self {
            MoveFault::NoSuchSquare | MoveFault::LightSquare => true,
            MoveFault::ExpectedSquare
            | MoveFault::ExpectedSign
            | MoveFault::MixedSigns
            | MoveFault::TooManySquares => false,
        }
    }
}

impl fmt::Display for MoveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveFault::ExpectedSquare => "expected a square",
            MoveFault::ExpectedSign => "expected \"-\", \"x\" or \":\"",
            MoveFault::MixedSigns => "expected the same sign throughout",
            MoveFault::TooManySquares => "expected a quiet move of two squares",
            MoveFault::NoSuchSquare => "no such square",
            MoveFault::LightSquare => "light square",
        })
    }
}

/// Reads a written move. Squares are named by number, on the small board also by letter and digit;
/// the sign is a dash of any kind, `x`, `×` or `:`, with blanks around it or not, or a blank alone;
/// on the small board it may be missing, and the short form of 1953 is understood (`002:§14.9`).
/// Marks of praise and blame after the move are passed over.
///
/// # Errors
/// The first fault, with its byte offset.
pub fn parse_move<B: Board>(text: &str) -> Result<ParsedMove<B>, ParseMoveError> {
    let mut reader = Reader {
        text: text.trim_end().trim_end_matches(['!', '?']),
        at: 0,
    };
    reader.skip_blanks();
    if let Some(short) = reader.short_form() {
        return Ok(short);
    }
    let mut route = Vec::from([reader.square()?]);
    let mut sign = None;
    while !reader.is_at_end() {
        let at = reader.at;
        let next = reader.sign(has_names::<B>())?;
        if *sign.get_or_insert(next) != next {
            return Err(reader.fault(at, MoveFault::MixedSigns));
        }
        if next == Sign::Quiet && route.len() > 1 {
            return Err(reader.fault(at, MoveFault::TooManySquares));
        }
        route.push(reader.square()?);
    }
    match sign {
        Some(sign) => Ok(ParsedMove {
            attempt: Attempt::Route(route),
            sign,
        }),
        None => Err(reader.fault(reader.at, MoveFault::ExpectedSign)),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    fn skip_blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// `ed4`: the file left and the last square, and nothing else.
    fn short_form<B: Board>(&self) -> Option<ParsedMove<B>> {
        let rest = self.rest();
        let [file, letter, rank] = rest.as_bytes() else {
            return None;
        };
        if !has_names::<B>()
            || !letter.is_ascii_alphabetic()
            || !rank.is_ascii_digit()
            || *file == b'x'
        {
            return None;
        }
        let file = file_of(*file).filter(|file| *file < B::ROWS)?;
        let to = parse_square(&rest[1..]).ok()?;
        Some(ParsedMove {
            attempt: Attempt::FromFile { file, to },
            sign: Sign::Unsaid,
        })
    }

    fn square<B: Board>(&mut self) -> Result<Square<B>, ParseMoveError> {
        let start = self.at;
        let rest = self.rest();
        let letters =
            usize::from(has_names::<B>() && rest.starts_with(|c: char| c.is_ascii_alphabetic()));
        let digits = rest
            .bytes()
            .skip(letters)
            .take_while(u8::is_ascii_digit)
            .count();
        // A name has one digit, so that `c3d4` needs no sign; a number has as many as it has.
        let length = if letters == 1 {
            1 + digits.min(1)
        } else {
            digits
        };
        let name = &rest[..length];
        match parse_square(name) {
            Ok(square) => {
                self.at += length;
                Ok(square)
            }
            Err(SquareFault::Unreadable) => Err(self.fault(start, MoveFault::ExpectedSquare)),
            Err(SquareFault::NoSuchSquare) => Err(self.named(start, name, MoveFault::NoSuchSquare)),
            Err(SquareFault::LightSquare) => Err(self.named(start, name, MoveFault::LightSquare)),
        }
    }

    fn sign(&mut self, may_be_unsaid: bool) -> Result<Sign, ParseMoveError> {
        let at = self.at;
        self.skip_blanks();
        let first = self.rest().chars().next();
        let sign = match first {
            Some(c) if is_dash(c) => Sign::Quiet,
            Some('x' | 'X' | '×' | ':') => Sign::Capture,
            Some(c) if self.at > at && c.is_ascii_alphanumeric() => return Ok(Sign::Unsaid),
            Some(c) if may_be_unsaid && c.is_ascii_alphabetic() => return Ok(Sign::Unsaid),
            Some(_) | None => return Err(self.fault(self.at, MoveFault::ExpectedSign)),
        };
        self.at += first.map_or(0, char::len_utf8);
        self.skip_blanks();
        Ok(sign)
    }

    fn fault(&self, at: usize, fault: MoveFault) -> ParseMoveError {
        let found = self
            .text
            .get(at..)
            .unwrap_or_default()
            .chars()
            .take(1)
            .collect();
        ParseMoveError { at, fault, found }
    }

    fn named(&self, at: usize, name: &str, fault: MoveFault) -> ParseMoveError {
        let found = name.chars().take(8).collect();
        ParseMoveError { at, fault, found }
    }
}

/// A legal move found from its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadMove<B: Board> {
    /// The move.
    pub m: Move<B>,
    /// A slip of the pen that did not hide what was meant.
    pub slip: Option<Slip>,
}

/// A slip of the pen that leaves no doubt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Slip {
    /// A capture was written with a dash.
    CaptureAsQuiet,
    /// A quiet move was written as a capture.
    QuietAsCapture,
}

/// Why a text gives no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadMoveError<B: Board> {
    /// It cannot be read, or names squares that are not there.
    Text(ParseMoveError),
    /// It can be read and is not legal.
    Illegal(Illegal<B>),
}

/// The legal move that a text means in a position.
///
/// # Errors
/// Why it cannot be read, or why it is not legal.
pub fn read_move<V: Variant>(
    position: &Position<V>,
    text: &str,
) -> Result<ReadMove<V::Board>, ReadMoveError<V::Board>> {
    if let Some(found) = read_plain(position, text) {
        return Ok(found);
    }
    let parsed = parse_move(text).map_err(ReadMoveError::Text)?;
    let m = position
        .explain(&parsed.attempt)
        .map_err(ReadMoveError::Illegal)?;
    Ok(ReadMove {
        m,
        slip: parsed.sign.slip(m),
    })
}

/// The move where the text is two squares and a sign, as nearly all are, and the squares say it all.
#[inline]
fn read_plain<V: Variant>(position: &Position<V>, text: &str) -> Option<ReadMove<V::Board>> {
    let (from, sign) = plain_square(text.as_bytes())?;
    let (&sign, rest) = sign.split_first()?;
    let sign = match sign {
        b'-' => Sign::Quiet,
        b'x' | b':' => Sign::Capture,
        _ => return None,
    };
    let (to, rest) = plain_square(rest)?;
    if !rest.is_empty() {
        return None;
    }
    let m = position.move_between(from, to)?;
    Some(ReadMove {
        m,
        slip: sign.slip(m),
    })
}

/// A square at the front, and what follows it: one or two digits, on the small board also a letter
/// and a digit.
#[inline]
fn plain_square<B: Board>(bytes: &[u8]) -> Option<(Square<B>, &[u8])> {
    match *bytes {
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9', ref rest @ ..] => {
            let square = Square::new((tens - b'0') * 10 + (ones - b'0'))?;
            Some((square, rest))
        }
        [ones @ b'1'..=b'9', ref rest @ ..] => Some((Square::new(ones - b'0')?, rest)),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8', ref rest @ ..] if has_names::<B>() => {
            Some((Square::from_file_rank(file - b'a', rank - b'1')?, rest))
        }
        _ => None,
    }
}

impl Sign {
    /// Whether the sign does not fit the move.
    pub fn slip<B: Board>(self, m: Move<B>) -> Option<Slip> {
        match (self, m.is_capture()) {
            (Sign::Quiet, true) => Some(Slip::CaptureAsQuiet),
            (Sign::Capture, false) => Some(Slip::QuietAsCapture),
            (Sign::Quiet, false) | (Sign::Capture, true) | (Sign::Unsaid, _) => None,
        }
    }
}
