//! Every typed reason, outcome and count as a phrase, for those who put it into words.

use std::io;

use notation::Slip;
use notation::pdn::{Fault, ReadPdnError};
use rules::{Color, Counter, DrawReason, Outcome, WinReason};
use texts::Phrase;

use crate::shown::shown;

/// What games say in phrases: sides, outcomes, counts and files.
pub trait GamePhrase: Sized {
    /// The phrase with a side inserted, which the sentence names in its own way.
    #[must_use]
    fn side(self, name: &'static str, color: Color) -> Self;

    /// How a game ended.
    fn of_outcome(outcome: Outcome) -> Self;

    /// Why a file of games cannot be read further.
    fn of_read(error: &ReadPdnError<io::Error>) -> Self;

    /// A running count.
    fn of_counter(counter: Counter) -> Self;

    /// A draw that may be claimed.
    fn of_claim(reason: DrawReason) -> Self;

    /// What is wrong with how a file is written.
    fn of_fault(fault: &Fault) -> Self;

    /// The remark on a slip of the pen, with the move as it should be written.
    fn of_slip(text: &str, slip: Slip, right: &str) -> Self;
}

impl GamePhrase for Phrase {
    fn side(self, name: &'static str, color: Color) -> Phrase {
        self.text(name, color_key(color))
    }

    fn of_outcome(outcome: Outcome) -> Phrase {
        match outcome {
            Outcome::Win { winner, by } => Phrase::new(win_key(by)).side("winner", winner),
            Outcome::Draw { by } => Phrase::new(format!("draw-{}", draw_key(by))),
        }
    }

    fn of_read(error: &ReadPdnError<io::Error>) -> Phrase {
        match error {
            ReadPdnError::Source(error) => Phrase::of_io(error),
            ReadPdnError::Binary { at } => Phrase::new("games-file-binary").number("at", *at),
            ReadPdnError::Wide(encoding) => {
                Phrase::new("games-file-wide").text("encoding", *encoding)
            }
            ReadPdnError::NoGames => Phrase::new("games-file-none"),
        }
    }

    fn of_counter(counter: Counter) -> Phrase {
        Phrase::new(format!("counter-{}", draw_key(counter.reason)))
            .number("done", counter.done)
            .number("limit", counter.limit)
    }

    fn of_claim(reason: DrawReason) -> Phrase {
        Phrase::new(format!("claim-{}", draw_key(reason)))
    }

    fn of_fault(fault: &Fault) -> Phrase {
        let phrase = |key: &str| Phrase::new(format!("check-written-{key}"));
        match fault {
            Fault::Unknown(text) => phrase("unknown").text("text", shown(text)),
            Fault::BadTag => phrase("tag"),
            Fault::UnclosedQuote => phrase("quote"),
            Fault::UnclosedComment => phrase("comment"),
            Fault::UnclosedVariation => phrase("variation"),
            Fault::StrayBracket(bracket) => phrase("bracket").text("text", bracket.to_string()),
            Fault::EarlyVariation => phrase("variation-first"),
            Fault::EarlyMark => phrase("mark-first"),
            Fault::BadSetup => phrase("setup"),
            Fault::TooDeep => phrase("deep"),
            Fault::TooLong => phrase("long"),
            Fault::TooManyFaults => phrase("many"),
            _ => phrase("other"),
        }
    }

    fn of_slip(text: &str, slip: Slip, right: &str) -> Phrase {
        let (Slip::CaptureAsQuiet | Slip::QuietAsCapture) = slip;
        let phrase = Phrase::new("slip-separator").text("written", shown(text));
        phrase.text("right", right)
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
