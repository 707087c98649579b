//! The arbiter: which legal move is meant, or why there is none.

use shakmaty::{Bitboard, Chess, Position, Rank, Role, Square as At, attacks};

use crate::attempt::{self, Aim, Attempt, Unread};
use crate::{ChessRules, Game, Move, PieceKind, Reason, Refusal, Square};

/// The legal move that `text` means, or why it is refused.
pub(crate) fn find(game: &Game, text: &str) -> Result<Move, Refusal> {
    let attempt = attempt::parse(text).map_err(|unread| unread_refusal(game, unread))?;
    Arbiter { game }.judge(attempt)
}

/// The legal move between two squares, or why there is none.
pub(crate) fn between(
    game: &Game,
    from: Square,
    to: Square,
    promotion: Option<PieceKind>,
) -> Result<Move, Refusal> {
    let aim = Aim { to, captures: false, promotion };
    Arbiter { game }.judge(Attempt::Squares { said: None, from, aim })
}

fn unread_refusal(game: &Game, unread: Unread) -> Refusal {
    let (reason, squares) = match unread {
        Unread::At(at) => (Reason::Unreadable { at }, Vec::new()),
        Unread::NoSuchSquare(name) => (Reason::NoSuchSquare, vec![name]),
    };
    Refusal { reason, article: reason.article(), squares, instead: texts(game, |_| true) }
}

/// A reason with the squares it speaks of.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    reason: Reason,
    squares: Vec<At>,
}

impl Fault {
    pub(crate) fn new(reason: Reason, squares: impl IntoIterator<Item = At>) -> Fault {
        Fault { reason, squares: squares.into_iter().collect() }
    }

    pub(crate) fn and(mut self, squares: Bitboard) -> Fault {
        self.squares.extend(squares);
        self
    }
}

/// Somebody who knows the rules, beside one game.
#[derive(Clone, Copy)]
pub(crate) struct Arbiter<'a> {
    game: &'a Game,
}

impl<'a> Arbiter<'a> {
    fn judge(self, attempt: Attempt) -> Result<Move, Refusal> {
        if let Some(outcome) = self.game.outcome() {
            let article = Some(self.game.article_of(outcome));
            let (squares, instead) = (Vec::new(), Vec::new());
            return Err(Refusal { reason: Reason::GameOver, article, squares, instead });
        }
        let verdict = match attempt {
            Attempt::Castle(side) => self.castle(side),
            Attempt::Squares { said, from, aim } => self.squares(said, from.0, aim),
            Attempt::Piece { aim, .. } => self.piece(attempt, aim),
        };
        verdict.map_err(|fault| self.refuse(attempt, &fault))
    }

    pub(crate) const fn game(&self) -> &'a Game {
        self.game
    }

    pub(crate) const fn position(&self) -> &'a Chess {
        self.game.position()
    }

    pub(crate) fn king(&self) -> Option<At> {
        self.position().board().king_of(self.position().turn())
    }

    /// The opponent's pieces that attack a square, were the board occupied so.
    pub(crate) fn attackers(&self, square: At, occupied: Bitboard) -> Bitboard {
        self.position().board().attacks_to(square, !self.position().turn(), occupied)
    }

    // Texts.

    fn castle(self, side: shakmaty::CastlingSide) -> Result<Move, Fault> {
        let castles = |m: &Move| m.0.castling_side() == Some(side);
        let legal = self.game.playable().into_iter().find(castles);
        legal.ok_or_else(|| {
            self.castling_fault(side)
                .unwrap_or_else(|| Fault::new(Reason::CastlingRightLost, self.king()))
        })
    }

    fn squares(self, said: Option<PieceKind>, from: At, aim: Aim) -> Result<Move, Fault> {
        if let (Some(said), Some(stands)) = (said, self.own_piece(from))
            && said != stands
        {
            return Err(Fault::new(Reason::OtherPiece { said, stands }, [from]));
        }
        let is_meant = |m: &Move| {
            m.from().0 == from && m.to() == aim.to && m.promotion() == aim.promotion
        };
        match self.game.playable().into_iter().find(is_meant) {
            Some(m) => check_capture_sign(m, aim),
            None => Err(self.why_not(from, aim)),
        }
    }

    fn piece(self, attempt: Attempt, aim: Aim) -> Result<Move, Fault> {
        let mut fitting = self.game.playable();
        fitting.retain(|m| {
            attempt.fits(m.piece(), m.from().0) && m.to() == aim.to && m.promotion() == aim.promotion
        });
        match fitting.as_slice() {
            [] => Err(self.why_none(attempt, aim)),
            [m] => check_capture_sign(*m, aim),
            [m, ..] => {
                let mut origins: Vec<At> = fitting.iter().map(|m| m.from().0).collect();
                origins.sort_unstable();
                Err(Fault::new(Reason::Ambiguous { piece: m.piece() }, origins))
            }
        }
    }

    /// Of the reasons of all pieces that the text may mean, the one nearest to a legal move.
    fn why_none(self, attempt: Attempt, aim: Aim) -> Fault {
        let board = self.position().board();
        let ours = self.position().us().into_iter();
        let meant: Vec<At> = ours
            .filter(|&at| {
                let piece = board.role_at(at).map(PieceKind::from_role);
                at != aim.to.0 && piece.is_some_and(|piece| attempt.fits(piece, at))
            })
            .collect();
        let reasons = meant.iter().map(|&from| self.why_not(from, aim));
        let nearest = reasons.reduce(|best, next| {
            if next.reason.nearness() > best.reason.nearness() { next } else { best }
        });
        match nearest {
            Some(fault) if meant.len() == 1 || fault.reason.nearness() > 1 => fault,
            Some(_) | None => {
                let piece = attempt.kind().unwrap_or(PieceKind::Pawn);
                Fault::new(Reason::NoSuchPieceMove { piece }, [aim.to.0])
            }
        }
    }

    // One piece.

    /// The kind of the own piece on a square.
    fn own_piece(self, at: At) -> Option<PieceKind> {
        let piece = self.position().board().piece_at(at)?;
        (piece.color == self.position().turn()).then_some(PieceKind::from_role(piece.role))
    }

    /// Why the piece on `from` may not go there: first what concerns the piece, then its way, then its king, and
    /// promotion last, so that a missing promotion is all that is missing.
    fn why_not(self, from: At, aim: Aim) -> Fault {
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
            Some(role) => Reason::OpponentsPiece { piece: PieceKind::from_role(role) },
            None => Reason::EmptySquare,
        };
        Fault::new(reason, [from])
    }

    fn destination_fault(self, from: At, to: At) -> Option<Fault> {
        let piece = self.position().board().piece_at(to)?;
        let reason = if from == to {
            Reason::StaysPut
        } else if piece.color == self.position().turn() {
            Reason::OwnPieceThere { piece: PieceKind::from_role(piece.role) }
        } else if piece.role == Role::King {
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
        match (from.file().distance(to.file()), ahead) {
            (_, ..0) => Some(Fault::new(Reason::PawnBackwards, [from, to])),
            (0, 1) => self.occupied(Reason::PawnForwardBlocked, [to]),
            (0, 2) if turn.relative_rank(from.rank()) != Rank::Second => {
                Some(Fault::new(Reason::PawnDoubleNotFirst, [from]))
            }
            (0, 2) => {
                let passed = attacks::between(from, to).into_iter();
                self.occupied(Reason::PawnDoubleBlocked, passed.chain([to]))
            }
            (1, 1) => self.pawn_capture_fault(from, to),
            _ => Some(Fault::new(Reason::WrongMovement { piece: PieceKind::Pawn }, [from, to])),
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
        Some(match (is_passing, self.game.rules()) {
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
            return attackers.any().then(|| Fault::new(Reason::KingToAttacked, [to]).and(attackers));
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
            Some(shield) if shield == from => Fault::new(Reason::Pinned { piece }, [from, attacker]),
            Some(_) | None => Fault::new(Reason::ExposesKing, [king]).and(attackers),
        })
    }

    /// The occupied squares after the move, of which a pawn captured in passing is none.
    fn occupied_after(self, piece: PieceKind, from: At, to: At) -> Bitboard {
        let position = self.position();
        let after = position.board().occupied().without(from).with(to);
        let passes = piece == PieceKind::Pawn && position.maybe_ep_square() == Some(to);
        if passes && from.file() != to.file() { after.without(beside(from, to)) } else { after }
    }

    // The answer.

    fn refuse(self, attempt: Attempt, fault: &Fault) -> Refusal {
        Refusal {
            reason: fault.reason,
            article: fault.reason.article(),
            squares: fault.squares.iter().map(At::to_string).collect(),
            instead: self.instead(attempt, fault.reason),
        }
    }

    /// The moves that were nearly made, else those of the same piece, else all.
    fn instead(self, attempt: Attempt, reason: Reason) -> Vec<String> {
        let is_meant = |m: &Move| attempt.fits(m.piece(), m.from().0);
        let is_nearly = |m: &Move| is_meant(m) && attempt.to() == Some(m.to());
        let narrowed = if reason.is_nearly_legal() { texts(self.game, is_nearly) } else { Vec::new() };
        [narrowed, texts(self.game, is_meant)]
            .into_iter()
            .find(|found| !found.is_empty())
            .unwrap_or_else(|| texts(self.game, |_| true))
    }
}

impl Attempt {
    /// The kind of piece that the text names.
    fn kind(self) -> Option<PieceKind> {
        match self {
            Attempt::Castle(_) => Some(PieceKind::King),
            Attempt::Squares { said, .. } => said,
            Attempt::Piece { piece, .. } => Some(piece),
        }
    }

    /// The destination that the text names.
    fn to(self) -> Option<Square> {
        match self {
            Attempt::Castle(_) => None,
            Attempt::Squares { aim, .. } | Attempt::Piece { aim, .. } => Some(aim.to),
        }
    }

    /// Whether the text may mean a piece of this kind on this square. A pawn that neither captures nor has its file
    /// named goes straight on.
    fn fits(self, kind: PieceKind, at: At) -> bool {
        match self {
            Attempt::Castle(_) => kind == PieceKind::King,
            Attempt::Squares { from, .. } => at == from.0,
            Attempt::Piece { piece, file, rank, aim } => {
                let is_straight = piece == PieceKind::Pawn && !aim.captures;
                let file = file.or_else(|| is_straight.then_some(aim.to.0.file()));
                kind == piece
                    && file.is_none_or(|file| at.file() == file)
                    && rank.is_none_or(|rank| at.rank() == rank)
            }
        }
    }
}

/// The texts of the legal moves that are wanted, in order.
fn texts(game: &Game, wanted: impl Fn(&Move) -> bool) -> Vec<String> {
    let mut texts: Vec<String> =
        game.playable().into_iter().filter(wanted).map(|m| game.text(m)).collect();
    texts.sort_unstable();
    texts
}

/// The square beside `from` on the file of `to`, where a pawn captured in passing stands.
fn beside(from: At, to: At) -> At {
    At::from_coords(to.file(), from.rank())
}

fn check_capture_sign(m: Move, aim: Aim) -> Result<Move, Fault> {
    match (aim.captures, m.captured()) {
        (true, None) => Err(Fault::new(Reason::NothingToCapture, [aim.to.0])),
        (true, Some(_)) | (false, _) => Ok(m),
    }
}

fn promotion_fault(position: &Chess, piece: PieceKind, aim: Aim) -> Option<Fault> {
    let is_last = position.turn().relative_rank(aim.to.0.rank()) == Rank::Eighth;
    let is_due = piece == PieceKind::Pawn && is_last;
    let reason = match (is_due, aim.promotion) {
        (true, None) => Reason::PromotionMissing,
        (true, Some(piece @ (PieceKind::King | PieceKind::Pawn))) => Reason::PromotionPiece { piece },
        (false, Some(_)) => Reason::PromotionNotAllowed,
        (true, Some(PieceKind::Queen | PieceKind::Rook | PieceKind::Bishop | PieceKind::Knight))
        | (false, None) => return None,
    };
    Some(Fault::new(reason, [aim.to.0]))
}
