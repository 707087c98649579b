//! What players do wrong at a wooden board, and what a judge may do about it.

use core::fmt;
use core::str::FromStr;

use games::{Article, Book, RuleSet};

/// Names of an enum's values, as files and scenarios write them.
macro_rules! named {
    ($type:ident, $what:literal, $error:ident { $($name:ident = $id:literal,)* }) => {
        impl $type {
            /// Every one.
            pub const ALL: &'static [$type] = &[$($type::$name),*];

            /// Its name in files and scenarios.
            pub const fn id(self) -> &'static str {
                match self {
                    $($type::$name => $id,)*
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        #[doc = concat!("There is no ", $what, " of this name.")]
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        #[error(
            "no {what} {0:?}; known are {known}",
            what = $what,
            known = [$($id),*].join(", ")
        )]
        pub struct $error(pub String);

        impl FromStr for $type {
            type Err = $error;

            fn from_str(id: &str) -> Result<$type, $error> {
                let found = $type::ALL.iter().find(|one| one.id() == id);
                found.copied().ok_or_else(|| $error(id.chars().take(40).collect()))
            }
        }
    };
}

/// An error at the board that the opponent may have corrected or let stand (`000:5.4`, `001:5.4`); under the
/// regulations of 1953 the game is replayed from there (`002:§12`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Breach {
    /// Two moves in a row.
    TwoMoves,
    /// A move against the rules.
    IllegalMove,
    /// One piece was touched, another moved.
    TouchedOther,
    /// A move was taken back.
    TookBack,
    /// A piece of the opponent was moved.
    MovedOpponentPiece,
    /// Another move was made when a capture was possible.
    MissedCapture,
    /// A piece was taken off the board without reason.
    RemovedWithoutReason,
    /// Fewer or more pieces were captured than possible.
    WrongCaptureCount,
    /// A chain capture was stopped on the way.
    StoppedCapture,
    /// Captured pieces were taken off before the capture was over.
    EarlyRemoval,
    /// Fewer pieces were taken off than were captured.
    RemovedTooFew,
    /// Pieces were taken off that were not captured.
    RemovedUncaptured,
    /// The taking off was interrupted.
    PausedRemoval,
    /// Own pieces were taken off after a capture.
    RemovedOwn,
    /// A man was left uncrowned.
    NotCrowned,
    /// A king was moved that had not been crowned.
    MovedUncrowned,
    /// Both hands were used.
    TwoHands,
    /// A capture was not shown clearly.
    UnclearCapture,
    /// The pieces were set up wrongly at the start.
    WrongStart,
    /// A piece stands on a light square, where it does not take part.
    OnLightSquare,
}

named!(Breach, "breach", UnknownBreach {
    TwoMoves = "two-moves",
    IllegalMove = "illegal-move",
    TouchedOther = "touched-other",
    TookBack = "took-back",
    MovedOpponentPiece = "moved-opponent-piece",
    MissedCapture = "missed-capture",
    RemovedWithoutReason = "removed-without-reason",
    WrongCaptureCount = "wrong-capture-count",
    StoppedCapture = "stopped-capture",
    EarlyRemoval = "early-removal",
    RemovedTooFew = "removed-too-few",
    RemovedUncaptured = "removed-uncaptured",
    PausedRemoval = "paused-removal",
    RemovedOwn = "removed-own",
    NotCrowned = "not-crowned",
    MovedUncrowned = "moved-uncrowned",
    TwoHands = "two-hands",
    UnclearCapture = "unclear-capture",
    WrongStart = "wrong-start",
    OnLightSquare = "on-light-square",
});

impl Breach {
    /// Where it is written; none in a book that does not know it.
    pub fn article(self, rules: RuleSet) -> Option<Article> {
        let book = rules.book();
        match book {
            Book::International => Some(Article::new(book, self.modern_number(true)?)),
            Book::Russian => Some(Article::new(book, self.modern_number(false)?)),
            Book::Regulations1953 => {
                let number = match self {
                    Breach::WrongStart => "§12a",
                    Breach::TwoMoves
                    | Breach::IllegalMove
                    | Breach::TouchedOther
                    | Breach::TookBack
                    | Breach::MovedOpponentPiece
                    | Breach::MissedCapture
                    | Breach::RemovedWithoutReason
                    | Breach::WrongCaptureCount
                    | Breach::StoppedCapture
                    | Breach::EarlyRemoval
                    | Breach::RemovedTooFew
                    | Breach::RemovedUncaptured
                    | Breach::PausedRemoval
                    | Breach::RemovedOwn
                    | Breach::NotCrowned
                    | Breach::MovedUncrowned
                    | Breach::TwoHands
                    | Breach::UnclearCapture
                    | Breach::OnLightSquare => "§12b",
                };
                Some(Article::new(book, number))
            }
            Book::Home | Book::ChessLeaflet | Book::Fide => None,
        }
    }

    const fn modern_number(self, is_international: bool) -> Option<&'static str> {
        Some(match self {
            Breach::TwoMoves => "5.4.1",
            Breach::IllegalMove => "5.4.2",
            Breach::TouchedOther => "5.4.3",
            Breach::TookBack => "5.4.4",
            Breach::MovedOpponentPiece => "5.4.5",
            Breach::MissedCapture => "5.4.6",
            Breach::RemovedWithoutReason => "5.4.7",
            Breach::WrongCaptureCount => "5.4.8",
            Breach::StoppedCapture => "5.4.9",
            Breach::EarlyRemoval => "5.4.10",
            Breach::RemovedTooFew => "5.4.11",
            Breach::RemovedUncaptured => "5.4.12",
            Breach::PausedRemoval => "5.4.13",
            Breach::RemovedOwn => "5.4.14",
            Breach::NotCrowned => "5.4.15",
            Breach::MovedUncrowned => "5.4.16",
            Breach::TwoHands => "5.4.17",
            Breach::UnclearCapture => "4.4",
            Breach::WrongStart => "5.2",
            Breach::OnLightSquare if is_international => "5.3",
            Breach::OnLightSquare => return None,
        })
    }
}

/// Behaviour that only a judge can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Misconduct {
    /// Pieces were touched or adjusted on the opponent's move.
    TouchedOutOfTurn,
    /// Advice or notes were used.
    Advice,
    /// The board was left on one's own move.
    LeftBoard,
    /// The game was analysed on a board.
    Analysis,
    /// Squares were pointed at.
    Pointing,
    /// Play was disturbed.
    Disturbance,
    /// Somebody else recorded, counted moves or pressed the clock.
    Help,
    /// Something else.
    Other,
}

named!(Misconduct, "misconduct", UnknownMisconduct {
    TouchedOutOfTurn = "touched-out-of-turn",
    Advice = "advice",
    LeftBoard = "left-board",
    Analysis = "analysis",
    Pointing = "pointing",
    Disturbance = "disturbance",
    Help = "help",
    Other = "other",
});

impl Misconduct {
    /// Where it is written.
    pub fn article(self, rules: RuleSet) -> Option<Article> {
        let number = match self {
            Misconduct::TouchedOutOfTurn => {
                return match rules.book() {
                    book @ Book::International => Some(Article::new(book, "3.14")),
                    book @ Book::Russian => Some(Article::new(book, "3.13")),
                    Book::Regulations1953 | Book::Home | Book::ChessLeaflet | Book::Fide => None,
                };
            }
            Misconduct::Advice => "§39a",
            Misconduct::LeftBoard => "§39b",
            Misconduct::Analysis => "§39c",
            Misconduct::Pointing => "§39d",
            Misconduct::Disturbance => "§39e",
            Misconduct::Help => "§39.5",
            Misconduct::Other => return None,
        };
        Some(Article::new(Book::Regulations1953, number))
    }
}

/// What a judge does to a player who broke the rules (`001:5.9`, `002:§39.4`, `002:§41i`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// A reprimand.
    Reprimand,
    /// The game is lost.
    Loss,
    /// The game is lost, and the player leaves the competition.
    Exclusion,
}

named!(Penalty, "penalty", UnknownPenalty {
    Warning = "warning",
    Reprimand = "reprimand",
    Loss = "loss",
    Exclusion = "exclusion",
});

impl Penalty {
    /// Whether it costs the game.
    pub const fn costs_the_game(self) -> bool {
        matches!(self, Penalty::Loss | Penalty::Exclusion)
    }
}

/// Who sees to it that an error at the board is put right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remedy {
    /// The opponent chooses: corrected, or let stand (`000:5.4`, `001:5.4`).
    Opponent,
    /// The judge has the game replayed from there, whoever noticed it (`002:§12`).
    Replay,
}

impl Remedy {
    /// That of a rule set. Chess restores the position too.
    pub fn of(rules: RuleSet) -> Remedy {
        match rules.book() {
            Book::International | Book::Russian | Book::Home => Remedy::Opponent,
            Book::Regulations1953 | Book::ChessLeaflet | Book::Fide => Remedy::Replay,
        }
    }
}
