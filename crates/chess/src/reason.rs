//! Why a move is refused.

use core::fmt;

use rules::{Article, Book};

use crate::PieceKind;

/// Why an attempted chess move is refused: the reason, its article, the squares concerned, and what would be legal
/// instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Refusal {
    /// The most specific reason.
    pub reason: Reason,
    /// Where the rule is written; none for a text that cannot be read.
    pub article: Option<Article>,
    /// The squares that the reason speaks of, in the order that its description names them.
    pub squares: Vec<String>,
    /// The texts of legal moves: those of the same piece, else all.
    pub instead: Vec<String>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason)?;
        if !self.squares.is_empty() {
            write!(f, ": {}", self.squares.join(", "))?;
        }
        match self.article {
            Some(article) => write!(f, " ({article})"),
            None => Ok(()),
        }
    }
}

/// The one reason why a move is not legal, or its text no move.
///
/// The list after each description says which squares [`Refusal::squares`] holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Reason {
    /// The text is no move in any notation known here. Squares: none.
    #[error("unreadable from byte {at}")]
    Unreadable {
        /// The byte at which reading stopped, counted from 0.
        at: usize,
    },
    /// The text names a square that the board does not have. Squares: that name.
    #[error("no such square")]
    NoSuchSquare,
    /// The game has ended. Squares: none.
    #[error("the game is over")]
    GameOver,

    // The piece.
    /// Nothing stands on the square to move from. Squares: that square.
    #[error("no piece stands there")]
    EmptySquare,
    /// The piece belongs to the opponent. Squares: its square.
    #[error("the {piece} belongs to the opponent")]
    OpponentsPiece {
        /// The opponent's piece.
        piece: PieceKind,
    },
    /// The text names another piece than stands there. Squares: the square.
    #[error("a {stands} stands there, not a {said}")]
    OtherPiece {
        /// The piece that the text names.
        said: PieceKind,
        /// The piece that is there.
        stands: PieceKind,
    },
    /// No piece of this kind can go there. Squares: the destination.
    #[error("no {piece} can go there")]
    NoSuchPieceMove {
        /// The kind that the text names.
        piece: PieceKind,
    },
    /// Several pieces of this kind can go there. Squares: where they stand.
    #[error("more than one {piece} can go there")]
    Ambiguous {
        /// The kind that the text names.
        piece: PieceKind,
    },

    // The destination.
    /// The piece stays where it is; a turn cannot be passed. Squares: the square.
    #[error("a turn cannot be passed")]
    StaysPut,
    /// An own piece stands on the destination. Squares: the destination.
    #[error("an own {piece} stands there")]
    OwnPieceThere {
        /// The piece on the destination.
        piece: PieceKind,
    },
    /// A king is never captured. Squares: its square.
    #[error("a king is never captured")]
    KingCannotBeCaptured,
    /// The text announces a capture, but the move is legal only without one. Squares: the destination.
    #[error("there is nothing to capture")]
    NothingToCapture,

    // The movement.
    /// The piece does not move so. Squares: from, to.
    #[error("a {piece} does not move so")]
    WrongMovement {
        /// The piece that was moved.
        piece: PieceKind,
    },
    /// A piece stands in the way. Squares: the first obstacle.
    #[error("something stands in the way of the {piece}")]
    Blocked {
        /// The piece that was moved.
        piece: PieceKind,
    },
    /// The square before the pawn is occupied. Squares: the obstacle.
    #[error("the square before the pawn is occupied")]
    PawnForwardBlocked,
    /// One of the two squares before the pawn is occupied. Squares: the obstacle.
    #[error("a double step needs both squares free")]
    PawnDoubleBlocked,
    /// A pawn steps two squares from its first square only. Squares: the pawn.
    #[error("a double step is only for the pawn's first move")]
    PawnDoubleNotFirst,
    /// A pawn goes diagonally only to capture. Squares: the empty destination.
    #[error("a pawn goes diagonally only to capture")]
    PawnDiagonalNeedsCapture,
    /// A pawn never goes backwards. Squares: from, to.
    #[error("a pawn never goes backwards")]
    PawnBackwards,
    /// The leaflet has no capture in passing. Squares: the pawn that would be captured.
    #[error("the leaflet has no capture in passing")]
    NoEnPassantInLeaflet,
    /// A pawn is captured in passing only right after its double step. Squares: the pawn that would be captured.
    #[error("a capture in passing must follow the double step at once")]
    EnPassantNotNow,

    // The king's safety.
    /// The king would go to an attacked square. Squares: that square, then the attackers.
    #[error("the king may not go to an attacked square")]
    KingToAttacked,
    /// The piece shields its king and would leave the line. Squares: the piece, the attacker behind.
    #[error("the {piece} is pinned")]
    Pinned {
        /// The piece that shields the king.
        piece: PieceKind,
    },
    /// The move would open a line to the own king. Squares: the king, the attackers.
    #[error("the move exposes the own king")]
    ExposesKing,
    /// The king is in check and would stay so. Squares: the king, the pieces that would still give check.
    #[error("the check must be met")]
    InCheckMustBeMet,

    // Promotion.
    /// A pawn that reaches the last row becomes another piece, and the text does not say which. Squares: the
    /// destination.
    #[error("the new piece is not named")]
    PromotionMissing,
    /// Only a pawn that reaches the last row becomes another piece. Squares: the destination.
    #[error("only a pawn on the last row is promoted")]
    PromotionNotAllowed,
    /// A pawn becomes a queen, rook, bishop or knight. Squares: the destination.
    #[error("a pawn does not become a {piece}")]
    PromotionPiece {
        /// The kind that the text names: king or pawn.
        piece: PieceKind,
    },

    // Castling.
    /// The king has moved before. Squares: the king.
    #[error("the king has moved before")]
    CastlingKingMoved,
    /// The rook has moved before. Squares: the rook.
    #[error("the rook has moved before")]
    CastlingRookMoved,
    /// King or rook has moved before the position was set up. Squares: the king, the rook.
    #[error("the king or the rook has moved before")]
    CastlingRightLost,
    /// There is no own rook in the corner. Squares: the corner.
    #[error("there is no rook to castle with")]
    CastlingNoRook,
    /// Pieces stand between king and rook. Squares: those pieces, from the king on.
    #[error("pieces stand between king and rook")]
    CastlingNotEmpty,
    /// The king is in check. Squares: the king, the attackers.
    #[error("no castling out of check")]
    CastlingInCheck,
    /// The king would cross an attacked square. Squares: that square, the attackers.
    #[error("no castling across an attacked square")]
    CastlingThroughCheck,
    /// The king would end on an attacked square. Squares: that square, the attackers.
    #[error("no castling into check")]
    CastlingIntoCheck,
}

impl Reason {
    /// One value of each kind, for tests that walk all messages.
    pub const ALL: [Reason; 36] = [
        Reason::Unreadable { at: 3 },
        Reason::NoSuchSquare,
        Reason::GameOver,
        Reason::EmptySquare,
        Reason::OpponentsPiece {
            piece: PieceKind::Queen,
        },
        Reason::OtherPiece {
            said: PieceKind::Knight,
            stands: PieceKind::Bishop,
        },
        Reason::NoSuchPieceMove {
            piece: PieceKind::Knight,
        },
        Reason::Ambiguous {
            piece: PieceKind::Rook,
        },
        Reason::StaysPut,
        Reason::OwnPieceThere {
            piece: PieceKind::Pawn,
        },
        Reason::KingCannotBeCaptured,
        Reason::NothingToCapture,
        Reason::WrongMovement {
            piece: PieceKind::Bishop,
        },
        Reason::Blocked {
            piece: PieceKind::Rook,
        },
        Reason::PawnForwardBlocked,
        Reason::PawnDoubleBlocked,
        Reason::PawnDoubleNotFirst,
        Reason::PawnDiagonalNeedsCapture,
        Reason::PawnBackwards,
        Reason::NoEnPassantInLeaflet,
        Reason::EnPassantNotNow,
        Reason::KingToAttacked,
        Reason::Pinned {
            piece: PieceKind::Knight,
        },
        Reason::ExposesKing,
        Reason::InCheckMustBeMet,
        Reason::PromotionMissing,
        Reason::PromotionNotAllowed,
        Reason::PromotionPiece {
            piece: PieceKind::King,
        },
        Reason::CastlingKingMoved,
        Reason::CastlingRookMoved,
        Reason::CastlingRightLost,
        Reason::CastlingNoRook,
        Reason::CastlingNotEmpty,
        Reason::CastlingInCheck,
        Reason::CastlingThroughCheck,
        Reason::CastlingIntoCheck,
    ];

    /// The name of this reason in message keys: `chess-pinned`.
    pub const fn key(self) -> &'static str {
        match self {
            Reason::Unreadable { .. } => "chess-unreadable",
            Reason::NoSuchSquare => "chess-no-such-square",
            Reason::GameOver => "chess-game-over",
            Reason::EmptySquare => "chess-empty-square",
            Reason::OpponentsPiece { .. } => "chess-opponents-piece",
            Reason::OtherPiece { .. } => "chess-other-piece",
            Reason::NoSuchPieceMove { .. } => "chess-no-such-piece-move",
            Reason::Ambiguous { .. } => "chess-ambiguous",
            Reason::StaysPut => "chess-stays-put",
            Reason::OwnPieceThere { .. } => "chess-own-piece-there",
            Reason::KingCannotBeCaptured => "chess-king-cannot-be-captured",
            Reason::NothingToCapture => "chess-nothing-to-capture",
            Reason::WrongMovement { .. } => "chess-wrong-movement",
            Reason::Blocked { .. } => "chess-blocked",
            Reason::PawnForwardBlocked => "chess-pawn-forward-blocked",
            Reason::PawnDoubleBlocked => "chess-pawn-double-blocked",
            Reason::PawnDoubleNotFirst => "chess-pawn-double-not-first",
            Reason::PawnDiagonalNeedsCapture => "chess-pawn-diagonal-needs-capture",
            Reason::PawnBackwards => "chess-pawn-backwards",
            Reason::NoEnPassantInLeaflet => "chess-no-en-passant-in-leaflet",
            Reason::EnPassantNotNow => "chess-en-passant-not-now",
            Reason::KingToAttacked => "chess-king-to-attacked",
            Reason::Pinned { .. } => "chess-pinned",
            Reason::ExposesKing => "chess-exposes-king",
            Reason::InCheckMustBeMet => "chess-in-check-must-be-met",
            Reason::PromotionMissing => "chess-promotion-missing",
            Reason::PromotionNotAllowed => "chess-promotion-not-allowed",
            Reason::PromotionPiece { .. } => "chess-promotion-piece",
            Reason::CastlingKingMoved => "chess-castling-king-moved",
            Reason::CastlingRookMoved => "chess-castling-rook-moved",
            Reason::CastlingRightLost => "chess-castling-right-lost",
            Reason::CastlingNoRook => "chess-castling-no-rook",
            Reason::CastlingNotEmpty => "chess-castling-not-empty",
            Reason::CastlingInCheck => "chess-castling-in-check",
            Reason::CastlingThroughCheck => "chess-castling-through-check",
            Reason::CastlingIntoCheck => "chess-castling-into-check",
        }
    }

    /// The piece that the message names as its argument `piece`; for [`Reason::OtherPiece`], the one that stands there.
    pub const fn piece(self) -> Option<PieceKind> {
        match self {
            Reason::OpponentsPiece { piece }
            | Reason::NoSuchPieceMove { piece }
            | Reason::Ambiguous { piece }
            | Reason::OwnPieceThere { piece }
            | Reason::WrongMovement { piece }
            | Reason::Blocked { piece }
            | Reason::Pinned { piece }
            | Reason::PromotionPiece { piece }
            | Reason::OtherPiece { stands: piece, .. } => Some(piece),
            Reason::Unreadable { .. }
            | Reason::NoSuchSquare
            | Reason::GameOver
            | Reason::EmptySquare
            | Reason::StaysPut
            | Reason::KingCannotBeCaptured
            | Reason::NothingToCapture
            | Reason::PawnForwardBlocked
            | Reason::PawnDoubleBlocked
            | Reason::PawnDoubleNotFirst
            | Reason::PawnDiagonalNeedsCapture
            | Reason::PawnBackwards
            | Reason::NoEnPassantInLeaflet
            | Reason::EnPassantNotNow
            | Reason::KingToAttacked
            | Reason::ExposesKing
            | Reason::InCheckMustBeMet
            | Reason::PromotionMissing
            | Reason::PromotionNotAllowed
            | Reason::CastlingKingMoved
            | Reason::CastlingRookMoved
            | Reason::CastlingRightLost
            | Reason::CastlingNoRook
            | Reason::CastlingNotEmpty
            | Reason::CastlingInCheck
            | Reason::CastlingThroughCheck
            | Reason::CastlingIntoCheck => None,
        }
    }

    /// Where the rule is written. A finished game has the article of its outcome, which
    /// [`Game::article_of`](crate::Game::article_of) knows; a text that cannot be read breaks no article.
    pub const fn article(self) -> Option<Article> {
        let article = match self {
            Reason::Unreadable { .. } | Reason::GameOver => return None,
            Reason::NoSuchSquare => leaflet("C01"),
            Reason::EmptySquare | Reason::OpponentsPiece { .. } | Reason::StaysPut => {
                leaflet("C04")
            }
            Reason::OtherPiece { .. } => fide("C.8"),
            Reason::NothingToCapture => fide("C.9"),
            Reason::Ambiguous { .. } => fide("C.10"),
            Reason::OwnPieceThere { .. } => fide("3.1"),
            Reason::NoSuchPieceMove { piece } | Reason::WrongMovement { piece } => piece.article(),
            Reason::KingCannotBeCaptured => leaflet("C07"),
            Reason::Blocked { .. } => leaflet("C05"),
            Reason::PawnForwardBlocked | Reason::PawnBackwards => leaflet("C13"),
            Reason::PawnDoubleBlocked | Reason::PawnDoubleNotFirst => leaflet("C14"),
            Reason::PawnDiagonalNeedsCapture => leaflet("C15"),
            Reason::NoEnPassantInLeaflet => leaflet("C29"),
            Reason::EnPassantNotNow => fide("3.7.3.2"),
            Reason::KingToAttacked => leaflet("C08"),
            Reason::Pinned { .. } | Reason::ExposesKing | Reason::InCheckMustBeMet => {
                leaflet("C26")
            }
            Reason::PromotionMissing
            | Reason::PromotionNotAllowed
            | Reason::PromotionPiece { .. } => leaflet("C16"),
            Reason::CastlingNoRook => leaflet("C17"),
            Reason::CastlingKingMoved | Reason::CastlingRookMoved | Reason::CastlingRightLost => {
                leaflet("C18")
            }
            Reason::CastlingNotEmpty => leaflet("C19"),
            Reason::CastlingInCheck => leaflet("C20"),
            Reason::CastlingThroughCheck => leaflet("C21"),
            Reason::CastlingIntoCheck => leaflet("C22"),
        };
        Some(article)
    }

    /// Whether the same destination is legal once the text says more, or less.
    pub(crate) const fn is_nearly_legal(self) -> bool {
        self.nearness() >= 5
    }

    /// How near to legal the attempt was, to choose among the reasons of several pieces.
    pub(crate) const fn nearness(self) -> u8 {
        match self {
            Reason::NothingToCapture | Reason::Ambiguous { .. } => 6,
            Reason::PromotionMissing
            | Reason::PromotionNotAllowed
            | Reason::PromotionPiece { .. } => 5,
            Reason::KingToAttacked
            | Reason::Pinned { .. }
            | Reason::ExposesKing
            | Reason::InCheckMustBeMet => 4,
            Reason::Blocked { .. }
            | Reason::PawnForwardBlocked
            | Reason::PawnDoubleBlocked
            | Reason::PawnDoubleNotFirst
            | Reason::PawnDiagonalNeedsCapture
            | Reason::NoEnPassantInLeaflet
            | Reason::EnPassantNotNow => 3,
            Reason::OwnPieceThere { .. }
            | Reason::KingCannotBeCaptured
            | Reason::StaysPut
            | Reason::CastlingKingMoved
            | Reason::CastlingRookMoved
            | Reason::CastlingRightLost
            | Reason::CastlingNoRook
            | Reason::CastlingNotEmpty
            | Reason::CastlingInCheck
            | Reason::CastlingThroughCheck
            | Reason::CastlingIntoCheck => 2,
            Reason::WrongMovement { .. } | Reason::PawnBackwards => 1,
            Reason::Unreadable { .. }
            | Reason::NoSuchSquare
            | Reason::GameOver
            | Reason::EmptySquare
            | Reason::OpponentsPiece { .. }
            | Reason::OtherPiece { .. }
            | Reason::NoSuchPieceMove { .. } => 0,
        }
    }
}

const fn leaflet(number: &'static str) -> Article {
    Article::new(Book::ChessLeaflet, number)
}

const fn fide(number: &'static str) -> Article {
    Article::new(Book::Fide, number)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_kind_has_its_own_key() {
        let keys: BTreeSet<_> = Reason::ALL.iter().map(|reason| reason.key()).collect();
        assert_eq!(keys.len(), Reason::ALL.len());
    }

    #[test]
    fn only_reading_and_a_finished_game_have_no_fixed_article() {
        let without: Vec<_> = Reason::ALL
            .iter()
            .filter(|r| r.article().is_none())
            .collect();
        assert_eq!(without, [&Reason::Unreadable { at: 3 }, &Reason::GameOver]);
    }
}
