//! The arbiter: which legal move is meant, or why there is none.

use shakmaty::{Bitboard, Chess, Position, Square as At};

use crate::attempt::{self, Aim, Attempt, Unread};
use crate::fault::Fault;
use crate::{Game, Move, PieceKind, Reason, Refusal, Square};

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
    let aim = Aim {
        to,
        captures: false,
        promotion,
    };
    Arbiter { game }.judge(Attempt::Squares {
        said: None,
        from,
        aim,
    })
}

fn unread_refusal(game: &Game, unread: Unread) -> Refusal {
    let (reason, squares) = match unread {
        Unread::At(at) => (Reason::Unreadable { at }, Vec::new()),
        Unread::NoSuchSquare(name) => (Reason::NoSuchSquare, vec![name]),
    };
    Refusal {
        reason,
        article: reason.article(),
        squares,
        instead: texts(game, |_| true),
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
            return Err(Refusal {
                reason: Reason::GameOver,
                article,
                squares,
                instead,
            });
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
        self.position()
            .board()
            .attacks_to(square, !self.position().turn(), occupied)
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
        let is_meant =
            |m: &Move| m.from().0 == from && m.to() == aim.to && m.promotion() == aim.promotion;
        match self.game.playable().into_iter().find(is_meant) {
            Some(m) => check_capture_sign(m, aim),
            None => Err(self.why_not(from, aim)),
        }
    }

    fn piece(self, attempt: Attempt, aim: Aim) -> Result<Move, Fault> {
        let mut fitting = self.game.playable();
        fitting.retain(|m| {
            attempt.fits(m.piece(), m.from().0)
                && m.to() == aim.to
                && m.promotion() == aim.promotion
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
            if next.reason.nearness() > best.reason.nearness() {
                next
            } else {
                best
            }
        });
        match nearest {
            Some(fault) if meant.len() == 1 || fault.reason.nearness() > 1 => fault,
            Some(_) | None => {
                let piece = attempt.kind().unwrap_or(PieceKind::Pawn);
                Fault::new(Reason::NoSuchPieceMove { piece }, [aim.to.0])
            }
        }
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
        let narrowed = if reason.is_nearly_legal() {
            texts(self.game, is_nearly)
        } else {
            Vec::new()
        };
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
            Attempt::Piece {
                piece,
                file,
                rank,
                aim,
            } => {
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
    let mut texts: Vec<String> = game
        .playable()
        .into_iter()
        .filter(wanted)
        .map(|m| game.text(m))
        .collect();
    texts.sort_unstable();
    texts
}

fn check_capture_sign(m: Move, aim: Aim) -> Result<Move, Fault> {
    match (aim.captures, m.captured()) {
        (true, None) => Err(Fault::new(Reason::NothingToCapture, [aim.to.0])),
        (true, Some(_)) | (false, _) => Ok(m),
    }
}
