//! How a game ends.

use crate::Color;

/// The result of a finished game (`000:7.1`, `001:6`); a game under way has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side has won, and so the other has lost.
    Win {
        /// The side that won.
        winner: Color,
        /// What ended the game.
        by: WinReason,
    },
    /// Neither side has won.
    Draw {
        /// What ended the game.
        by: DrawReason,
    },
}

impl Outcome {
    /// The winning side, or none for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw { .. } => None,
        }
    }

    /// The result as PDN and PGN files of chess style write it: `1-0`, `0-1`, `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self {
            Outcome::Win { winner, .. } => match winner {
                Color::White => "1-0",
                Color::Black => "0-1",
            },
            Outcome::Draw { .. } => "1/2-1/2",
        }
    }
}

/// Why a game was won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WinReason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser is to move and has no legal move.
    NoMove,
    /// The loser's king is in check and nothing gets it out (chess).
    Checkmate,
    /// The loser resigned.
    Resignation,
}

impl WinReason {
    /// Every reason.
    pub const ALL: [WinReason; 4] = [
        WinReason::NoPieces,
        WinReason::NoMove,
        WinReason::Checkmate,
        WinReason::Resignation,
    ];
}

/// Why a game was drawn, or may be claimed as drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawReason {
    /// The players agreed.
    Agreement,
    /// The same position, with the same side to move, for the third time.
    Repetition,
    /// A number of moves in a row by kings only, without a capture (`000:6.2`, `001:7.2.5`).
    KingMovesOnly,
    /// Three pieces, a king among them, against a lone king, for 16 moves (`000:6.3`).
    ThreeAgainstKing,
    /// Two pieces or one, a king among them, against a lone king, for 5 moves (`000:6.4`, `001:7.2.8`).
    TwoAgainstKing,
    /// Kings against a lone king that was not caught in time (`001:7.2.4`, `002:§16c`, `002:§31.1`).
    KingsAgainstKing,
    /// Three pieces against a lone king that holds the main road (`001:7.2.7`).
    MainRoadHeld,
    /// A drawn ending that is not played out without an increment (`001:7.2.9`).
    NotPlayedOut,
    /// Number and kind of the pieces unchanged for too long (`001:7.2.6`, `002:§16b`).
    UnchangedForce,
    /// No capture for too long (`003:19`).
    NoCapture,
    /// The side to move is not in check and has no legal move (chess).
    Stalemate,
    /// The same position for the fifth time (chess).
    FivefoldRepetition,
    /// Fifty moves by each side without a pawn move or capture (chess).
    FiftyMoves,
    /// Seventy-five moves by each side without a pawn move or capture (chess).
    SeventyFiveMoves,
    /// No series of legal moves can end in mate (chess).
    DeadPosition,
}

impl DrawReason {
    /// Every reason.
    pub const ALL: [DrawReason; 15] = [
        DrawReason::Agreement,
        DrawReason::Repetition,
        DrawReason::KingMovesOnly,
        DrawReason::ThreeAgainstKing,
        DrawReason::TwoAgainstKing,
        DrawReason::KingsAgainstKing,
        DrawReason::MainRoadHeld,
        DrawReason::NotPlayedOut,
        DrawReason::UnchangedForce,
        DrawReason::NoCapture,
        DrawReason::Stalemate,
        DrawReason::FivefoldRepetition,
        DrawReason::FiftyMoves,
        DrawReason::SeventyFiveMoves,
        DrawReason::DeadPosition,
    ];
}

/// Whether a draw rule ends the game by itself or waits for a player's claim (ambiguities A5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// The game ends at once.
    Automatic,
    /// The player to move may claim the draw.
    OnClaim,
}

/// A running count that will end the game as drawn: "16-move rule: 9 of 16".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counter {
    /// The rule that is counting.
    pub reason: DrawReason,
    /// Moves (or occurrences) so far.
    pub done: u16,
    /// The number at which the draw stands.
    pub limit: u16,
    /// Automatic or on claim.
    pub ending: Ending,
    /// Where the rule is written.
    pub article: crate::Article,
}

impl Counter {
    /// Whether a player wants to see it: counts of an ending always, those that run all the time when half of them is used up.
    pub const fn is_notable(&self) -> bool {
        match self.reason {
            DrawReason::KingMovesOnly
            | DrawReason::UnchangedForce
            | DrawReason::NoCapture
            | DrawReason::FiftyMoves
            | DrawReason::SeventyFiveMoves => self.done * 2 >= self.limit,
            DrawReason::Agreement
            | DrawReason::Repetition
            | DrawReason::ThreeAgainstKing
            | DrawReason::TwoAgainstKing
            | DrawReason::KingsAgainstKing
            | DrawReason::MainRoadHeld
            | DrawReason::NotPlayedOut
            | DrawReason::Stalemate
            | DrawReason::FivefoldRepetition
            | DrawReason::DeadPosition => true,
        }
    }
}
