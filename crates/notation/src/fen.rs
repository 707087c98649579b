//! Positions as PDN's FEN: `W:W31-50:B1-20`, kings with `K`; with the counters of other programs behind it, or in the
//! letters of the Hub protocol.

mod counters;
mod letters;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use rules::{
    Board, ByColor, Color, Naming, Position, Setup, SetupErrors, Square, SquareSet, Variant, Waiver,
};

use crate::found::Found;
use crate::name::{SquareFault, parse_square, square_name};

pub use counters::FenCounters;
pub use letters::{parse_letters, write_letters};

/// Where a FEN cannot be read, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{fault} at byte {at}{}", Found(.found))]
pub struct ParseFenError {
    /// The byte offset of the fault.
    pub at: usize,
    /// What is wrong there.
    pub fault: FenFault,
    /// What stands there; empty at the end.
    pub found: String,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenFault {
    /// The first letter says who is to move.
    ExpectedTurn,
    /// A colon comes before each list of pieces.
    ExpectedColon,
    /// Each list begins with its colour, and each colour has one list.
    ExpectedColor,
    /// A square is wanted.
    ExpectedSquare,
    /// The board has no such square.
    NoSuchSquare,
    /// A light square holds no piece.
    LightSquare,
    /// A square is named twice.
    SquareTwice,
    /// A range goes from a lower number to a higher one.
    RangeBackwards,
    /// After a square comes a comma, a colon or the end.
    ExpectedDelimiter,
    /// Behind the pieces stand only the counters `H` and `F`, each once, with a number.
    ExpectedCounter,
    /// Where each square has a letter, there is one of five for each and nothing more.
    ExpectedLetter,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenFault::ExpectedTurn => "expected \"W\" or \"B\" for the side to move",
            FenFault::ExpectedColon => "expected \":\" before the pieces of the other side",
            FenFault::ExpectedColor => {
                "expected \"W\" or \"B\", each once, before a list of pieces"
            }
            FenFault::ExpectedSquare => "expected a square",
            FenFault::NoSuchSquare => "no such square",
            FenFault::LightSquare => "light square",
            FenFault::SquareTwice => "square named twice",
            FenFault::RangeBackwards => "range from a higher number to a lower one",
            FenFault::ExpectedDelimiter => "expected \",\", \":\" or the end",
            FenFault::ExpectedCounter => {
                "expected \"H\" or \"F\", each once, with a number behind it"
            }
            FenFault::ExpectedLetter => {
                "expected \"w\", \"b\", \"W\", \"B\" or \"e\" for each square and nothing more"
            }
        })
    }
}

/// The set-up that a FEN describes. Squares may be named by number, and on the small board by
/// letter and digit; ranges are of numbers; both lists must be there, in either order; behind them may
/// stand [counters](FenCounters); one full stop may end it, as in PDN files. One
/// [letter a square](parse_letters) is read as well.
///
/// # Errors
/// The first fault, with its byte offset.
pub fn parse_fen<B: Board>(text: &str) -> Result<Setup<B>, ParseFenError> {
    if letters::is_meant(text) {
        return parse_letters(text);
    }
    let mut reader = Reader { text, at: 0 };
    let turn = reader
        .color()
        .ok_or_else(|| reader.fault(FenFault::ExpectedTurn))?;
    let mut setup = Setup::empty(turn);
    let mut seen = ByColor::new_with(|_| false);
    for _ in Color::ALL {
        reader.expect(b':', FenFault::ExpectedColon)?;
        let start = reader.at;
        match reader.color() {
            Some(color) if !seen[color] => {
                seen[color] = true;
                reader.pieces(&mut setup, color)?;
            }
            Some(_) | None => return Err(reader.fault_at(start, FenFault::ExpectedColor)),
        }
    }
    reader.counters()?;
    reader.take(b'.');
    match reader.peek() {
        None => Ok(setup),
        Some(_) => Err(reader.fault(FenFault::ExpectedDelimiter)),
    }
}

/// Why a FEN gives no position: it cannot be read, or the set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadFenError<B: Board> {
    /// It cannot be read.
    #[error(transparent)]
    Text(#[from] ParseFenError),
    /// It can be read and not played.
    #[error(transparent)]
    Setup(#[from] SetupErrors<B>),
}

/// The playable position that a FEN describes.
///
/// # Errors
/// The first fault of the text, or every fault of the set-up.
pub fn read_fen<V: Variant>(text: &str) -> Result<Position<V>, ReadFenError<V::Board>> {
    read_fen_waiving(text, &[])
}

/// As [`read_fen`], but the named faults are let pass.
///
/// # Errors
/// The first fault of the text, or every fault of the set-up, but for those waived.
pub fn read_fen_waiving<V: Variant>(
    text: &str,
    waived: &[Waiver],
) -> Result<Position<V>, ReadFenError<V::Board>> {
    Ok(parse_fen(text)?.validate_waiving(waived)?)
}

/// The FEN of a set-up: squares in order, without ranges, White's pieces first.
pub fn write_fen<B: Board>(setup: &Setup<B>, naming: Naming) -> String {
    let mut fen = String::from(setup.turn.letter());
    for color in Color::ALL {
        fen.push(':');
        fen.push(color.letter());
        fen.push_str(&listed(setup.men[color], setup.kings[color], naming, ","));
    }
    fen
}

/// The pieces of one side, kings marked, in the order of their names.
pub(crate) fn listed<B: Board>(
    men: SquareSet<B>,
    kings: SquareSet<B>,
    naming: Naming,
    separator: &str,
) -> String {
    let mut squares: Vec<Square<B>> = (men | kings).into_iter().collect();
    if naming == Naming::Algebraic {
        squares.sort_by_key(|square| (square.file(), square.rank()));
    }
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| {
            let mark = if kings.contains(square) { "K" } else { "" };
            mark.to_string() + &square_name(square, naming)
        })
        .collect();
    names.join(separator)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn expect(&mut self, byte: u8, fault: FenFault) -> Result<(), ParseFenError> {
        if self.take(byte) {
            Ok(())
        } else {
            Err(self.fault(fault))
        }
    }

    fn color(&mut self) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|color| self.take(color.letter() as u8))
    }

    /// `:H0:F1`, in either order, or nothing.
    fn counters(&mut self) -> Result<(), ParseFenError> {
        let mut seen = FenCounters::default();
        while self.take(b':') {
            let start = self.at;
            let rest = self.text.get(start..).unwrap_or_default();
            let part = rest.split([':', '.']).next().unwrap_or_default();
            let counter = FenCounters::part(part);
            let place = counter.and_then(|(letter, number)| Some((seen.place(letter)?, number)));
            match place {
                Some((place @ None, number)) => *place = Some(number),
                Some((Some(_), _)) | None => {
                    return Err(self.fault_at(start, FenFault::ExpectedCounter));
                }
            }
            self.at = start + part.len();
        }
        Ok(())
    }

    fn pieces<B: Board>(
        &mut self,
        setup: &mut Setup<B>,
        color: Color,
    ) -> Result<(), ParseFenError> {
        if matches!(self.peek(), None | Some(b':' | b'.')) {
            return Ok(());
        }
        loop {
            self.item(setup, color)?;
            match self.peek() {
                Some(b',') => self.at += 1,
                None | Some(b':' | b'.') => return Ok(()),
                Some(_) => return Err(self.fault(FenFault::ExpectedDelimiter)),
            }
        }
    }

    /// One square, or a range of numbers, with `K` for kings.
    fn item<B: Board>(&mut self, setup: &mut Setup<B>, color: Color) -> Result<(), ParseFenError> {
        let is_king = self.take(b'K');
        let start = self.at;
        let first = self.word();
        let range_at = self.at + 1;
        let last = self.take(b'-').then(|| self.word());
        if !matches!(self.peek(), None | Some(b',' | b':' | b'.')) && !first.is_empty() {
            return Err(self.fault(FenFault::ExpectedDelimiter));
        }
        let first: Square<B> = self.square(first, start)?;
        let last = match last {
            Some(word) => self.square(word, range_at)?,
            None => first,
        };
        if last.number() < first.number() {
            return Err(self.fault_at(range_at, FenFault::RangeBackwards));
        }
        if !place_range(setup, first, last, color, is_king) {
            return Err(self.fault_at(start, FenFault::SquareTwice));
        }
        Ok(())
    }

    /// Digits, or a letter of a file and digits.
    fn word(&mut self) -> &'a str {
        let start = self.at;
        if self.peek().is_some_and(|byte| byte.is_ascii_lowercase()) {
            self.at += 1;
        }
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    fn square<B: Board>(&self, name: &str, at: usize) -> Result<Square<B>, ParseFenError> {
        parse_square(name).map_err(|fault| match fault {
            SquareFault::Unreadable => self.fault_at(at, FenFault::ExpectedSquare),
            SquareFault::NoSuchSquare => self.fault_at(at, FenFault::NoSuchSquare),
            SquareFault::LightSquare => self.fault_at(at, FenFault::LightSquare),
        })
    }

    fn fault(&self, fault: FenFault) -> ParseFenError {
        self.fault_at(self.at, fault)
    }

    /// A fault with the text there up to the next delimiter, at most a few characters of it.
    fn fault_at(&self, at: usize, fault: FenFault) -> ParseFenError {
        let rest = self.text.get(at..).unwrap_or_default();
        let found = match rest.find([',', ':', '.', '-']) {
            Some(0) => rest.chars().take(1).collect(),
            Some(end) => rest[..end].chars().take(8).collect(),
            None => rest.chars().take(8).collect(),
        };
        ParseFenError { at, fault, found }
    }
}

/// Puts pieces on free squares of a range; false if one is taken or the range is empty.
pub(crate) fn place_range<B: Board>(
    setup: &mut Setup<B>,
    first: Square<B>,
    last: Square<B>,
    color: Color,
    is_king: bool,
) -> bool {
    let range: SquareSet<B> = (first.number()..=last.number())
        .filter_map(Square::new)
        .collect();
    let taken = setup.men.white | setup.men.black | setup.kings.white | setup.kings.black;
    let set = if is_king {
        &mut setup.kings
    } else {
        &mut setup.men
    };
    set[color] |= range;
    !range.is_empty() && (taken & range).is_empty()
}
