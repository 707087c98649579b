//! One move.

use core::fmt;

use crate::{PieceKind, Square};

/// A move of chess, as [`Game::legal_moves`](crate::Game::legal_moves) lists it; it says which squares change, not
/// whether some other position allows it.
///
/// It is shown as protocols write it, `e2e4` or `e7e8q`; [`Game::text`](crate::Game::text) writes it for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(pub(crate) shakmaty::Move);

impl Move {
    /// The kind of the piece that moves; castling is a move of the king.
    pub const fn piece(self) -> PieceKind {
        PieceKind::from_role(self.0.role())
    }

    /// The square that the piece leaves.
    pub fn from(self) -> Square {
        // Pieces are never dropped from the hand in this game.
        Square(self.0.from().unwrap_or(self.0.to()))
    }

    /// The square that the piece reaches; in castling, the king's square afterwards (`004:C17`).
    pub fn to(self) -> Square {
        let to = match self.0.castling_side() {
            Some(side) => shakmaty::Square::from_coords(side.king_to_file(), self.0.to().rank()),
            None => self.0.to(),
        };
        Square(to)
    }

    /// The square of the captured piece: where the capturer lands (`004:C06`), or beside it in en passant.
    pub fn captured(self) -> Option<Square> {
        match self.0 {
            shakmaty::Move::EnPassant { from, to } => Some(Square(shakmaty::Square::from_coords(
                to.file(),
                from.rank(),
            ))),
            other => other.is_capture().then_some(Square(other.to())),
        }
    }

    /// The piece that the pawn becomes (`004:C16`).
    pub fn promotion(self) -> Option<PieceKind> {
        self.0.promotion().map(PieceKind::from_role)
    }

    /// Where the rook goes in castling, from and to (`004:C17`).
    pub fn rook(self) -> Option<(Square, Square)> {
        let side = self.0.castling_side()?;
        let rook = self.0.to();
        let to = shakmaty::Square::from_coords(side.rook_to_file(), rook.rank());
        Some((Square(rook), Square(to)))
    }

    /// Whether a pawn captures in passing.
    pub const fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}
