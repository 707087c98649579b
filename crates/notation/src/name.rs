//! Names of squares: numbers, and letters with digits on the small board.

use alloc::format;
use alloc::string::{String, ToString};

use rules::{Board, Naming, Square};

/// The name of a square: `31`, or `c3`.
pub fn square_name<B: Board>(square: Square<B>, naming: Naming) -> String {
    match naming {
        Naming::Numeric => square.number().to_string(),
        Naming::Algebraic => format!("{}{}", file_letter(square.file()), square.rank() + 1),
    }
}

/// A hyphen, or one of the dashes that word processors make of it.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The letter of a file, from 0: `a`.
pub(crate) fn file_letter(file: u8) -> char {
    char::from(b'a' + file % 26)
}

/// The file of a letter, upper or lower case.
pub(crate) fn file_of(letter: u8) -> Option<u8> {
    let lower = letter.to_ascii_lowercase();
    lower.is_ascii_lowercase().then(|| lower - b'a')
}

/// Why a name is not a playing square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SquareFault {
    /// It is not written as a square is.
    Unreadable,
    /// The board has no such square.
    NoSuchSquare,
    /// A light square: nothing is played there (`000:2.2`, `001:2.1.2`).
    LightSquare,
}

/// The square with this name: a number on any board, letter and digit on the small one.
///
/// # Errors
/// When the text names no playing square.
pub fn parse_square<B: Board>(text: &str) -> Result<Square<B>, SquareFault> {
    match text.as_bytes() {
        [] => Err(SquareFault::Unreadable),
        digits if digits.iter().all(u8::is_ascii_digit) => by_number(text),
        [letter, rank] if rank.is_ascii_digit() && has_names::<B>() => by_name(*letter, *rank),
        _ => Err(SquareFault::Unreadable),
    }
}

/// Whether squares of this board are also named by letter and digit (`001:8.3`).
pub(crate) const fn has_names<B: Board>() -> bool {
    B::ROWS == 8
}

fn by_number<B: Board>(text: &str) -> Result<Square<B>, SquareFault> {
    let number = text.parse().map_err(|_| SquareFault::NoSuchSquare)?;
    Square::new(number).ok_or(SquareFault::NoSuchSquare)
}

fn by_name<B: Board>(letter: u8, rank: u8) -> Result<Square<B>, SquareFault> {
    let file = file_of(letter).ok_or(SquareFault::Unreadable)?;
    let rank = (rank - b'0')
        .checked_sub(1)
        .ok_or(SquareFault::NoSuchSquare)?;
    if file >= B::ROWS || rank >= B::ROWS {
        return Err(SquareFault::NoSuchSquare);
    }
    Square::from_file_rank(file, rank).ok_or(SquareFault::LightSquare)
}
