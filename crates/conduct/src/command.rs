//! What players and judges ask for, what then happens, and why it does not.

use games::{Color, Refusal};

use crate::clock::{ClockFault, Correction};
use crate::end::End;
use crate::time::{Millis, Moment};

/// Something a player or a judge asks for. Who may ask is for the caller to see to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The judge begins the game: White's clock is started.
    Begin,
    /// A player is there.
    Arrive(Color),
    /// A player moves, and presses the clock with it.
    Play {
        /// Who.
        by: Color,
        /// The move, in any spelling.
        text: String,
    },
    /// A player resigns, on his move or not.
    Resign(Color),
    /// The player to move offers a draw.
    OfferDraw(Color),
    /// The other agrees, or does not.
    AnswerDraw {
        /// Who.
        by: Color,
        /// Whether he agrees.
        agrees: bool,
    },
    /// The player to move claims a draw, with a move that he has not made or without one.
    ClaimDraw {
        /// Who.
        by: Color,
        /// The move that would bring the draw about (`002:§16.2`).
        with: Option<String>,
    },
    /// The judge puts a dial right (`002:§32.6`).
    CorrectClock {
        /// Whose.
        side: Color,
        /// How.
        correction: Correction,
        /// Why.
        why: String,
    },
    /// The judge notes a fault of the clock that nobody can put right (`002:§32.7`).
    NoteClockFault {
        /// What was found.
        why: String,
    },
    /// The judge stops both clocks (`002:§33.3`).
    StopClocks {
        /// Why.
        why: String,
    },
    /// The judge lets them run again.
    StartClocks,
    /// The judge ends the game.
    Rule {
        /// The result.
        score: games::Score,
        /// Why.
        why: String,
    },
    /// Nobody asks for anything, but time passes.
    Look,
}

/// Something that happened, at a moment. The state of a game is what its events make of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When.
    pub at: Moment,
    /// What.
    pub what: Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happened {
    /// The game began.
    Begun,
    /// A player came.
    Arrived(Color),
    /// A move was made.
    Played {
        /// By whom.
        by: Color,
        /// The move as the rule set writes it.
        text: String,
    },
    /// A draw was offered.
    DrawOffered(Color),
    /// The offer was declined in words.
    DrawDeclined(Color),
    /// A claim was found wrong; it cost the time it took.
    ClaimFailed(Color),
    /// A dial was put right.
    ClockCorrected {
        /// Whose.
        side: Color,
        /// How.
        correction: Correction,
        /// Why.
        why: String,
    },
    /// A fault of the clock was noted; the times are as they were.
    ClockFaultNoted {
        /// What was found.
        why: String,
    },
    /// Both clocks were stopped.
    ClocksStopped {
        /// Why.
        why: String,
    },
    /// The clock of the player to move runs again.
    ClocksStarted,
    /// A flag fell.
    FlagFell(Color),
    /// The game is over.
    Ended(End),
}

/// Why a command is refused. Nothing has happened then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun already.
    #[error("the game has begun already")]
    Begun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is the other player's move.
    #[error("it is {0}'s move")]
    NotOnMove(Color),
    /// The clocks are stopped: nobody moves.
    #[error("the clocks are stopped")]
    ClocksStopped,
    /// The move is not legal.
    #[error("the move is not legal: {0}")]
    Move(Box<Refusal>),
    /// The player has offered a draw, and the other has not since (`002:§16.8`).
    #[error("a draw may be offered again only after the opponent has offered one")]
    NotAgain,
    /// There is no offer to answer.
    #[error("there is no draw offer to answer")]
    NoOffer,
    /// The player is there already.
    #[error("{0} is there already")]
    IsThere(Color),
    /// The clock does not allow it.
    #[error(transparent)]
    Clock(#[from] ClockFault),
    /// The moment lies before one that was there already.
    #[error("time runs backwards by {0}")]
    Backwards(Millis),
    /// The command was meant for an earlier state of the game.
    #[error("the command was for version {asked}, the game is at {now}")]
    Stale {
        /// The version it was for.
        asked: u64,
        /// The version there is.
        now: u64,
    },
    /// Nothing has happened by now.
    #[error("nothing has happened")]
    Nothing,
}
