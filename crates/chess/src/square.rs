//! A square of the board.

use core::fmt;
use core::str::FromStr;

/// A square of the chess board, by file and rank: `e4`.
///
/// ```
/// use peatee_chess::Square;
///
/// let e4: Square = "e4".parse()?;
/// assert_eq!((e4.file(), e4.rank()), (4, 3));
/// assert_eq!(Square::new(4, 3), Some(e4));
/// assert_eq!(Square::new(8, 0), None);
/// # Ok::<(), peatee_chess::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(pub(crate) shakmaty::Square);

impl Square {
    /// The square on `file` (0 is the a-file) and `rank` (0 is White's first row), if the board has it.
    pub fn new(file: u8, rank: u8) -> Option<Square> {
        let file = shakmaty::File::try_from(file).ok()?;
        let rank = shakmaty::Rank::try_from(rank).ok()?;
        Some(Square(shakmaty::Square::from_coords(file, rank)))
    }

    /// All 64 squares, from a1 along the rows to h8.
    pub fn all() -> impl Iterator<Item = Square> {
        shakmaty::Square::ALL.into_iter().map(Square)
    }

    /// The file: 0 for the a-file to 7 for the h-file.
    pub fn file(self) -> u8 {
        u8::from(self.0.file())
    }

    /// The row: 0 for White's first row to 7 for Black's.
    pub fn rank(self) -> u8 {
        u8::from(self.0.rank())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that names no square of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a square from a1 to h8")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        shakmaty::Square::from_ascii(text.as_bytes())
            .map(Square)
            .map_err(|_| ParseSquareError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        }
        assert_eq!("e9".parse::<Square>(), Err(ParseSquareError));
    }
}
