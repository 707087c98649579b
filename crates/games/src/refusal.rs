//! Why a text is no legal move, and why a set-up cannot be played.

use notation::{MoveFault, ParseMoveError};
use rules::{Article, Reason};
use texts::Phrase;

use crate::phrase::GamePhrase;

/// A refused move: what is wrong, where it is written, the squares concerned, and what would do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {}", .reason.key(), .squares.join(", "))]
pub struct Refusal {
    /// What is wrong.
    pub reason: RefusalReason,
    /// The article, where the book has one for it.
    pub article: Option<Article>,
    /// The squares concerned, those a sentence would name first.
    pub squares: Vec<String>,
    /// Legal moves: those that fit an ambiguous text, else those of the same piece, else all.
    pub instead: Vec<String>,
}

/// What is wrong with a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    /// A draughts move is not legal.
    Draughts(Reason),
    /// A draughts move cannot be read, or names squares that are not there.
    Text(ParseMoveError),
    /// A chess move.
    Chess(chess::Reason),
}

impl RefusalReason {
    /// Whether the text could be read at all.
    pub fn is_readable(&self) -> bool {
        match self {
            RefusalReason::Draughts(_) => true,
            RefusalReason::Text(error) => error.fault.is_readable(),
            RefusalReason::Chess(reason) => !matches!(reason, chess::Reason::Unreadable { .. }),
        }
    }

    /// Whether the text fits several legal moves.
    pub fn is_ambiguous(&self) -> bool {
        match self {
            RefusalReason::Draughts(reason) => *reason == Reason::Ambiguous,
            RefusalReason::Text(_) => false,
            RefusalReason::Chess(reason) => matches!(reason, chess::Reason::Ambiguous { .. }),
        }
    }

    /// The key of its sentence in `locales/`, and its name in JSON.
    pub fn key(&self) -> &'static str {
        match self {
            RefusalReason::Draughts(reason) => draughts_key(*reason),
            RefusalReason::Text(error) => match error.fault {
                MoveFault::NoSuchSquare => "reason-no-such-square",
                MoveFault::LightSquare => "reason-light-square",
                MoveFault::ExpectedSquare
                | MoveFault::ExpectedSign
                | MoveFault::MixedSigns
                | MoveFault::TooManySquares => "reason-unreadable",
            },
            RefusalReason::Chess(reason) => reason.key(),
        }
    }
}

fn draughts_key(reason: Reason) -> &'static str {
    match reason {
        Reason::GameOver => "reason-game-over",
        Reason::EmptySquare => "reason-empty-square",
        Reason::OpponentsPiece => "reason-opponents-piece",
        Reason::NoPieceOnFile => "reason-no-piece-on-file",
        Reason::SameSquare => "reason-same-square",
        Reason::OffDiagonal => "reason-off-diagonal",
        Reason::Occupied => "reason-occupied",
        Reason::Backwards => "reason-backwards",
        Reason::CapturesForwardsOnly => "reason-captures-forwards-only",
        Reason::TooFar => "reason-too-far",
        Reason::Blocked => "reason-blocked",
        Reason::OwnPieceJumped => "reason-own-piece-jumped",
        Reason::NoFreeSquareBehind => "reason-no-free-square-behind",
        Reason::NothingCaptured => "reason-nothing-captured",
        Reason::CapturedAgain => "reason-captured-again",
        Reason::CrownedStops => "reason-crowned-stops",
        Reason::CaptureCompulsory => "reason-capture-compulsory",
        Reason::MorePieces { .. } => "reason-more-pieces",
        Reason::KingFirst => "reason-king-first",
        Reason::CaptureContinues => "reason-capture-continues",
        Reason::WrongLanding => "reason-wrong-landing",
        Reason::Ambiguous => "reason-ambiguous",
    }
}

impl Refusal {
    /// The sentence that says it, as a key with arguments.
    pub fn phrase(&self, text: &str) -> Phrase {
        match &self.reason {
            RefusalReason::Draughts(reason) => self.draughts_phrase(*reason, text),
            RefusalReason::Text(error) => Phrase::new(self.reason.key())
                .text("square", error.found.clone())
                .text("text", text)
                .number("position", error.at as u64 + 1),
            RefusalReason::Chess(reason) => self.chess_phrase(*reason, text),
        }
    }

    /// The sentence for a player without a board (`000:11.1.4`): it says nothing of what stands where.
    pub fn phrase_without_board(&self, text: &str) -> Phrase {
        match &self.reason {
            RefusalReason::Text(_) => self.phrase(text),
            reason if !reason.is_readable() => self.phrase(text),
            reason if reason.is_ambiguous() => Phrase::new("reason-hidden-ambiguous"),
            RefusalReason::Draughts(_) | RefusalReason::Chess(_) => Phrase::new("reason-hidden"),
        }
    }

    fn draughts_phrase(&self, reason: Reason, text: &str) -> Phrase {
        let phrase = Phrase::new(draughts_key(reason));
        let first = self.square(0);
        match reason {
            Reason::GameOver => phrase,
            Reason::EmptySquare
            | Reason::OpponentsPiece
            | Reason::SameSquare
            | Reason::Occupied
            | Reason::Blocked
            | Reason::OwnPieceJumped
            | Reason::CapturedAgain
            | Reason::CrownedStops
            | Reason::CaptureContinues => phrase.text("square", first),
            Reason::NoPieceOnFile => {
                phrase.text("file", text.trim().chars().take(1).collect::<String>())
            }
            Reason::OffDiagonal | Reason::Backwards | Reason::TooFar | Reason::NothingCaptured => {
                phrase.text("from", first).text("to", self.square(1))
            }
            Reason::CapturesForwardsOnly => phrase.text("from", first).text("over", self.square(1)),
            Reason::NoFreeSquareBehind => {
                phrase.text("square", first).text("behind", self.square(1))
            }
            Reason::WrongLanding => phrase.text("square", first).text("better", self.rest()),
            Reason::CaptureCompulsory | Reason::KingFirst => {
                phrase.text("squares", self.squares.join(", "))
            }
            Reason::MorePieces { takes, must } => {
                phrase.number("takes", takes).number("must", must)
            }
            Reason::Ambiguous => phrase.text("routes", self.instead.join(", ")),
        }
    }

    /// All squares but the first.
    fn rest(&self) -> String {
        self.squares.get(1..).unwrap_or_default().join(", ")
    }

    fn square(&self, i: usize) -> &str {
        self.squares.get(i).map_or("", String::as_str)
    }

    fn chess_phrase(&self, reason: chess::Reason, text: &str) -> Phrase {
        let mut phrase = Phrase::new(reason.key())
            .text("square", self.square(0))
            .text("other", self.rest())
            .text("from", self.square(0))
            .text("to", self.square(1))
            .text("squares", self.squares.join(", "))
            .text("text", text);
        if let Some(piece) = reason.piece() {
            phrase = phrase.text("piece", piece.to_string());
        }
        if let chess::Reason::OtherPiece { said, stands } = reason {
            phrase = phrase
                .text("said", said.to_string())
                .text("stands", stands.to_string());
        }
        if let chess::Reason::Unreadable { at } = reason {
            phrase = phrase.number("position", at as u64 + 1);
        }
        phrase
    }
}

/// Why a FEN gives no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupRefused {
    /// A draughts FEN cannot be read, with the byte, or not played, with every reason.
    #[error("{said}")]
    Draughts {
        /// All of it in English.
        said: String,
        /// Each reason as a sentence still without a language.
        phrases: Vec<Phrase>,
    },
    /// Likewise for chess.
    #[error(transparent)]
    Chess(#[from] chess::ParseFenError),
}

impl SetupRefused {
    /// Every reason as a sentence still without a language.
    pub fn phrases(&self) -> Vec<Phrase> {
        match self {
            SetupRefused::Draughts { phrases, .. } => phrases.clone(),
            SetupRefused::Chess(chess::ParseFenError::Syntax { at, expected }) => {
                vec![Phrase::new(expected.key()).number("position", *at as u64 + 1)]
            }
            SetupRefused::Chess(chess::ParseFenError::Unplayable(faults)) => {
                faults.0.iter().copied().map(chess_fault).collect()
            }
        }
    }
}

fn chess_fault(fault: chess::SetupFault) -> Phrase {
    use chess::SetupFault;
    let phrase = Phrase::new(fault.key());
    match fault {
        SetupFault::NoKing(color)
        | SetupFault::ManyKings(color)
        | SetupFault::TooMuchMaterial(color)
        | SetupFault::OpponentInCheck(color) => phrase.side("side", color),
        SetupFault::PawnOnEndRow(square)
        | SetupFault::CastlingRight(square)
        | SetupFault::EnPassantSquare(square) => phrase.text("square", square.to_string()),
        SetupFault::ImpossibleCheck => phrase,
    }
}
