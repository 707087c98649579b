//! A move and a list of moves.

use core::fmt;

use smallvec::SmallVec;

use crate::board::Board;
use crate::square::{Square, SquareSet};

/// A move: where the piece stood, where it ends, and what it captured (`000:3.2`).
///
/// These three decide the next position in every rule set, so captures that differ only in their
/// order are one move. The squares it lands on are derived by
/// [`Position::paths`](crate::Position::paths).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move<B: Board> {
    pub(crate) from: Square<B>,
    pub(crate) to: Square<B>,
    pub(crate) captured: SquareSet<B>,
}

impl<B: Board> Move<B> {
    /// The square that the piece leaves.
    pub const fn from(self) -> Square<B> {
        self.from
    }

    /// The square on which it ends.
    pub const fn to(self) -> Square<B> {
        self.to
    }

    /// The squares of the captured pieces.
    pub const fn captured(self) -> SquareSet<B> {
        self.captured
    }

    /// Whether it captures.
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}

impl<B: Board> fmt::Debug for Move<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        if self.is_capture() {
            write!(f, "x{} takes {:?}", self.to, self.captured)
        } else {
            write!(f, "-{}", self.to)
        }
    }
}

/// The moves of a position. Sixty-four fit without the heap; there is no proven bound on captures.
pub type MoveList<B> = SmallVec<[Move<B>; 64]>;
