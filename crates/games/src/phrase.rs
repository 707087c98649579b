//! Every typed reason, outcome and count as a key with arguments, for those who put it into words.

use std::io::{self, ErrorKind};

use notation::pdn::ReadPdnError;
use rules::{Color, Counter, DrawReason, Outcome, WinReason};

/// A sentence still without a language: its key and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key in `locales/`.
    pub key: String,
    /// Names and values of what is inserted.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// Something inserted into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which may ask for a plural.
    Number(u64),
    /// A square, a move, or a word the sentence chooses by.
    Text(String),
}

impl Phrase {
    /// The phrase with this key, still without arguments.
    pub fn new(key: impl Into<String>) -> Phrase {
        Phrase {
            key: key.into(),
            arguments: Vec::new(),
        }
    }

    /// The phrase with a number inserted.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<u64>) -> Phrase {
        self.arguments.push((name, Argument::Number(value.into())));
        self
    }

    /// The phrase with a text inserted.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.arguments.push((name, Argument::Text(value.into())));
        self
    }

    /// The phrase with a side inserted, which the sentence names in its own way.
    #[must_use]
    pub fn side(self, name: &'static str, color: Color) -> Phrase {
        self.text(name, color_key(color))
    }

    /// How a game ended.
    pub fn of_outcome(outcome: Outcome) -> Phrase {
        match outcome {
            Outcome::Win { winner, by } => Phrase::new(win_key(by)).side("winner", winner),
            Outcome::Draw { by } => Phrase::new(format!("draw-{}", draw_key(by))),
        }
    }

    /// Why the system refuses a file.
    pub fn of_io(error: &io::Error) -> Phrase {
        let key = match error.kind() {
            ErrorKind::NotFound => "not-found",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::IsADirectory => "folder",
            ErrorKind::NotADirectory => "not-a-folder",
            ErrorKind::InvalidData => "not-text",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
            ErrorKind::FileTooLarge => "too-large",
            ErrorKind::ReadOnlyFilesystem => "read-only",
            _ => {
                let code = error.raw_os_error();
                return match code.and_then(|code| u64::try_from(code).ok()) {
                    Some(code) => Phrase::new("io-other").number("number", code),
                    None => Phrase::new("io-unknown"),
                };
            }
        };
        Phrase::new(format!("io-{key}"))
    }

    /// Why a file of games cannot be read further.
    pub fn of_read(error: &ReadPdnError<io::Error>) -> Phrase {
        match error {
            ReadPdnError::Source(error) => Phrase::of_io(error),
            ReadPdnError::Binary { at } => Phrase::new("games-file-binary").number("at", *at),
            ReadPdnError::Wide(encoding) => {
                Phrase::new("games-file-wide").text("encoding", *encoding)
            }
            ReadPdnError::NoGames => Phrase::new("games-file-none"),
        }
    }

    /// A running count.
    pub fn of_counter(counter: Counter) -> Phrase {
        Phrase::new(format!("counter-{}", draw_key(counter.reason)))
            .number("done", counter.done)
            .number("limit", counter.limit)
    }

    /// A draw that may be claimed.
    pub fn of_claim(reason: DrawReason) -> Phrase {
        Phrase::new(format!("claim-{}", draw_key(reason)))
    }
}

/// The word by which sentences choose a side.
fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn win_key(by: WinReason) -> &'static str {
    match by {
        WinReason::NoPieces => "win-no-pieces",
        WinReason::NoMove => "win-no-move",
        WinReason::Checkmate => "win-checkmate",
        WinReason::Resignation => "win-resignation",
    }
}

fn draw_key(by: DrawReason) -> &'static str {
    match by {
        DrawReason::Agreement => "agreement",
        DrawReason::Repetition => "repetition",
        DrawReason::KingMovesOnly => "king-moves-only",
        DrawReason::ThreeAgainstKing => "three-against-king",
        DrawReason::TwoAgainstKing => "two-against-king",
        DrawReason::KingsAgainstKing => "kings-against-king",
        DrawReason::MainRoadHeld => "main-road-held",
        DrawReason::NotPlayedOut => "not-played-out",
        DrawReason::UnchangedForce => "unchanged-force",
        DrawReason::NoCapture => "no-capture",
        DrawReason::Stalemate => "stalemate",
        DrawReason::FivefoldRepetition => "fivefold-repetition",
        DrawReason::FiftyMoves => "fifty-moves",
        DrawReason::SeventyFiveMoves => "seventy-five-moves",
        DrawReason::DeadPosition => "dead-position",
    }
}
