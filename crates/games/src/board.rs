//! What stands where, for those who draw a board.

use rules::Color;

/// A board as rows of cells, the top row (Black's base) first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Rows and columns.
    pub size: u8,
    /// The cells, row by row.
    pub cells: Vec<Cell>,
}

impl Grid {
    /// The rows, top first.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = &[Cell]> {
        self.cells.chunks(usize::from(self.size.max(1)))
    }
}

/// One square of a drawn board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Its name in the rule set's notation; empty for a square that is not played on.
    pub name: String,
    /// Whether it is a dark square.
    pub is_dark: bool,
    /// What stands on it.
    pub piece: Option<(Color, Figure)>,
}

/// What a piece looks like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A draughts man.
    Man,
    /// A draughts king.
    DraughtsKing,
    /// A chess piece.
    Chess(chess::PieceKind),
}
