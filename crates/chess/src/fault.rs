//! Why one piece may not make one move.

use shakmaty::{Bitboard, Chess, Position, Rank, Role, Square as At, attacks};

use crate::attempt::Aim;
use crate::explain::Arbiter;
use crate::{ChessRules, PieceKind, Reason};

/// A reason with the squares it speaks of.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) reason: Reason,
    pub(crate) squares: Vec<At>,
}

impl Fault {
    pub(crate) fn new(reason: Reason, squares: impl IntoIterator<Item = At>) -> Fault {
        Fault {
            reason,
            squares: squares.into_iter().collect(),
        }
    }

    pub(crate) fn and(mut self, squares: Bitboard) -> Fault {
        self.squares.extend(squares);
        self
    }
}

impl Arbiter<'_> {
    /// The kind of the own piece on a square.
    pub(crate) fn own_piece(self, at: At) -> Option<PieceKind> {
        let piece = self.position().board().piece_at(at)?;
        (piece.color == self.position().turn()).then_some(PieceKind::from_role(piece.role))
    }

    /// Why the piece on `from` may not go there: first what concerns the piece, then its way, then its king, and
    /// promotion last, so that a missing promotion is all that is missing.
    pub(crate) fn why_not(self, from: At, aim: Aim) -> Fault {
        let to = aim.to.0;
        let Some(piece) = self.own_piece(from) else {
            return self.not_ours(from);
        };
        let fault = match self.castling_side(from, to) {
            Some(side) => self.castling_fault(side),
            None => self
                .destination_fault(from, to)
                .or_else(|| self.movement_fault(piece, from, to))
                .or_else(|| self.safety_fault(piece, from, to)),
        };
        fault
            .or_else(|| promotion_fault(self.position(), piece, aim))
            .unwrap_or_else(|| Fault::new(Reason::ExposesKing, self.king()))
    }

    fn not_ours(self, from: At) -> Fault {
        let reason = match self.position().board().role_at(from) {
            Some(role) => Reason::OpponentsPiece {
                piece: PieceKind::from_role(role),
            },
            None => Reason::EmptySquare,
        };
        Fault::new(reason, [from])
    }

    fn destination_fault(self, from: At, to: At) -> Option<Fault> {
        let piece = self.position().board().piece_at(to)?;
        // On its own file a pawn captures nothing: the square is occupied.
        let is_pawn = self.own_piece(from) == Some(PieceKind::Pawn);
        let captures = !is_pawn || from.file() != to.file();
        let reason = if from == to {
            Reason::StaysPut
        } else if piece.color == self.position().turn() {
            Reason::OwnPieceThere {
                piece: PieceKind::from_role(piece.role),
            }
        } else if piece.role == Role::King && captures {
            Reason::KingCannotBeCaptured
        } else {
            return None;
        };
        Some(Fault::new(reason, [to]))
    }

    fn movement_fault(self, piece: PieceKind, from: At, to: At) -> Option<Fault> {
        if piece == PieceKind::Pawn {
            return self.pawn_fault(from, to);
        }
        let piece_here = piece.role().of(self.position().turn());
        if !attacks::attacks(from, piece_here, Bitboard::EMPTY).contains(to) {
            return Some(Fault::new(Reason::WrongMovement { piece }, [from, to]));
        }
        // A knight jumps: `between` is empty where no line joins the squares.
        let obstacles = attacks::between(from, to) & self.position().board().occupied();
        let nearest = obstacles.into_iter().min_by_key(|&at| from.distance(at))?;
        Some(Fault::new(Reason::Blocked { piece }, [nearest]))
    }

    fn pawn_fault(self, from: At, to: At) -> Option<Fault> {
        let turn = self.position().turn();
        let row = |at: At| i32::from(turn.relative_rank(at.rank()));
        let ahead = row(to) - row(from);
        if ahead < 0 {
            return Some(Fault::new(Reason::PawnBackwards, [from, to]));
        }
        match (from.file().distance(to.file()), ahead) {
            (0, 1) => self.occupied(Reason::PawnForwardBlocked, [to]),
            (0, 2) if turn.relative_rank(from.rank()) != Rank::Second => {
                Some(Fault::new(Reason::PawnDoubleNotFirst, [from]))
            }
            (0, 2) => {
                let passed = attacks::between(from, to).into_iter();
                self.occupied(Reason::PawnDoubleBlocked, passed.chain([to]))
            }
            (1, 1) => self.pawn_capture_fault(from, to),
            _ => Some(Fault::new(
                Reason::WrongMovement {
                    piece: PieceKind::Pawn,
                },
                [from, to],
            )),
        }
    }

    /// The reason, if one of the squares is occupied, with the first that is.
    fn occupied(self, reason: Reason, squares: impl IntoIterator<Item = At>) -> Option<Fault> {
        let occupied = self.position().board().occupied();
        let obstacle = squares.into_iter().find(|&at| occupied.contains(at))?;
        Some(Fault::new(reason, [obstacle]))
    }

    fn pawn_capture_fault(self, from: At, to: At) -> Option<Fault> {
        let position = self.position();
        if position.them().contains(to) || position.maybe_ep_square() == Some(to) {
            return None;
        }
        let beside = beside(from, to);
        let is_passing = position.turn().relative_rank(from.rank()) == Rank::Fifth
            && position.their(Role::Pawn).contains(beside);
        Some(match (is_passing, self.game().rules()) {
            (true, ChessRules::Fide) => Fault::new(Reason::EnPassantNotNow, [beside]),
            (true, ChessRules::Leaflet) => Fault::new(Reason::NoEnPassantInLeaflet, [beside]),
            (false, _) => Fault::new(Reason::PawnDiagonalNeedsCapture, [to]),
        })
    }

    // The king.

    fn safety_fault(self, piece: PieceKind, from: At, to: At) -> Option<Fault> {
        let before = self.position().board().occupied();
        let after = self.occupied_after(piece, from, to);
        if piece == PieceKind::King {
            let attackers = self.attackers(to, after);
            return attackers
                .any()
                .then(|| Fault::new(Reason::KingToAttacked, [to]).and(attackers));
        }
        let king = self.king()?;
        let attackers = self.attackers(king, after) & after.without(to);
        let still = attackers & self.position().checkers();
        if still.any() {
            return Some(Fault::new(Reason::InCheckMustBeMet, [king]).and(still));
        }
        let attacker = attackers.first()?;
        let shields = attacks::between(king, attacker) & before;
        Some(match shields.single_square() {
            Some(shield) if shield == from => {
                Fault::new(Reason::Pinned { piece }, [from, attacker])
            }
            Some(_) | None => Fault::new(Reason::ExposesKing, [king]).and(attackers),
        })
    }

    /// The occupied squares after the move, of which a pawn captured in passing is none.
    fn occupied_after(self, piece: PieceKind, from: At, to: At) -> Bitboard {
        let position = self.position();
        let after = position.board().occupied().without(from).with(to);
        let passes = piece == PieceKind::Pawn && position.maybe_ep_square() == Some(to);
        if passes && from.file() != to.file() {
            after.without(beside(from, to))
        } else {
            after
        }
    }
}

/// The square beside `from` on the file of `to`, where a pawn captured in passing stands.
fn beside(from: At, to: At) -> At {
    At::from_coords(to.file(), from.rank())
}

fn promotion_fault(position: &Chess, piece: PieceKind, aim: Aim) -> Option<Fault> {
    let is_last = position.turn().relative_rank(aim.to.0.rank()) == Rank::Eighth;
    let is_due = piece == PieceKind::Pawn && is_last;
    let reason = match (is_due, aim.promotion) {
        (true, None) => Reason::PromotionMissing,
        (true, Some(piece @ (PieceKind::King | PieceKind::Pawn))) => {
            Reason::PromotionPiece { piece }
        }
        (false, Some(_)) => Reason::PromotionNotAllowed,
        (
            true,
            Some(PieceKind::Queen | PieceKind::Rook | PieceKind::Bishop | PieceKind::Knight),
        )
        | (false, None) => return None,
    };
    Some(Fault::new(reason, [aim.to.0]))
}
