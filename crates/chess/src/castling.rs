//! Why castling is refused.

use shakmaty::{CastlingSide, File, Position, Square, attacks};

use crate::Reason;
use crate::explain::Arbiter;
use crate::fault::Fault;

impl Arbiter<'_> {
    /// The side to which a king on its first square is being castled, if this is what the two squares mean.
    ///
    /// An own piece on the destination means castling only while the right to castle is there.
    pub(crate) fn castling_side(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let position = self.position();
        let side = [CastlingSide::KingSide, CastlingSide::QueenSide]
            .into_iter()
            .find(|side| side.king_to(position.turn()) == to)?;
        let is_king = position.our(shakmaty::Role::King).contains(from);
        let is_free = !position.us().contains(to) || position.castles().has(position.turn(), side);
        (is_king && from == self.home(File::E) && is_free).then_some(side)
    }

    /// The first condition of castling that is not met, in the order of the leaflet (`004:C17` to `004:C22`).
    pub(crate) fn castling_fault(&self, side: CastlingSide) -> Option<Fault> {
        self.castling_right_fault(side)
            .or_else(|| self.castling_room_fault(side))
            .or_else(|| self.castling_check_fault(side))
    }

    fn castling_right_fault(&self, side: CastlingSide) -> Option<Fault> {
        let position = self.position();
        let king = self.king()?;
        let (home, corner) = (self.home(File::E), self.corner(side));
        if king != home {
            return Some(Fault::new(Reason::CastlingKingMoved, [king]));
        }
        if !position.our(shakmaty::Role::Rook).contains(corner) {
            return Some(Fault::new(Reason::CastlingNoRook, [corner]));
        }
        if position.castles().has(position.turn(), side) {
            return None;
        }
        Some(if self.game().has_touched(home) {
            Fault::new(Reason::CastlingKingMoved, [king])
        } else if self.game().has_touched(corner) {
            Fault::new(Reason::CastlingRookMoved, [corner])
        } else {
            Fault::new(Reason::CastlingRightLost, [king, corner])
        })
    }

    fn castling_room_fault(&self, side: CastlingSide) -> Option<Fault> {
        let between = attacks::between(self.home(File::E), self.corner(side));
        let obstacles = between & self.position().board().occupied();
        let mut squares: Vec<Square> = obstacles.into_iter().collect();
        if side.is_queen_side() {
            squares.reverse();
        }
        (!squares.is_empty()).then(|| Fault::new(Reason::CastlingNotEmpty, squares))
    }

    fn castling_check_fault(&self, side: CastlingSide) -> Option<Fault> {
        let crossed = self.home(side.rook_to_file());
        let end = self.home(side.king_to_file());
        let steps = [
            (self.home(File::E), Reason::CastlingInCheck),
            (crossed, Reason::CastlingThroughCheck),
            (end, Reason::CastlingIntoCheck),
        ];
        let occupied = self
            .position()
            .board()
            .occupied()
            .without(self.home(File::E));
        steps.into_iter().find_map(|(square, reason)| {
            let attackers = self.attackers(square, occupied);
            attackers
                .any()
                .then(|| Fault::new(reason, [square]).and(attackers))
        })
    }

    fn corner(&self, side: CastlingSide) -> Square {
        self.home(if side.is_king_side() {
            File::H
        } else {
            File::A
        })
    }

    /// The square of a file on the first row of the side to move.
    fn home(&self, file: File) -> Square {
        Square::from_coords(file, self.position().turn().backrank())
    }
}
