//! The other side of a protocol: asking an engine for its moves.

use std::time::Duration;

use rules::{AnyGame, ByColor, Color};

use crate::cancel::Cancel;

/// An engine that is asked for moves, whatever it speaks.
pub trait Client: Send {
    /// What it calls itself.
    fn name(&self) -> &str;

    /// A game begins, in which it has this side. The game may have opening moves already.
    ///
    /// # Errors
    /// When the engine has gone, or does not want to play.
    fn begin(&mut self, game: Asked<'_>, side: Color, pace: &Pace) -> Result<(), Failure>;

    /// Its move. In draughts it is legal; of chess this crate knows no rules.
    ///
    /// # Errors
    /// When no such move comes, or the search is cancelled.
    fn think(&mut self, game: Asked<'_>, pace: &Pace, cancel: &Cancel)
    -> Result<BestMove, Failure>;

    /// The game is over; none won where it was drawn.
    ///
    /// # Errors
    /// When the engine has gone.
    fn end(&mut self, game: Asked<'_>, winner: Option<Color>) -> Result<(), Failure>;
}

/// The game that a move is asked for.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// A game of draughts.
    Draughts(&'a AnyGame),
    /// A game of chess, which this crate does not know the rules of.
    Chess {
        /// The first position as FEN.
        first: &'a str,
        /// The moves since, as UCI writes them: `e2e4`, `e7e8q`.
        moves: &'a [String],
        /// The side to move.
        turn: Color,
    },
}

/// How long a move may take. Limits may be combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Deepest iteration, in plies.
    pub depth: Option<u8>,
    /// Most positions to look at.
    pub nodes: Option<u64>,
    /// Time for the move.
    pub move_time: Option<Duration>,
    /// What the clocks show.
    pub clock: Option<Clock>,
    /// How long an answer is waited for before the engine counts as dead.
    pub patience: Duration,
}

/// What the clocks show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Time that is left.
    pub left: ByColor<Duration>,
    /// Added for every move.
    pub increment: Duration,
    /// Moves that the time must last for; none: for the rest of the game.
    pub moves: Option<u32>,
}

/// The move of an engine and what it says of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BestMove {
    /// The move: in draughts with every landing square, in chess as UCI writes it.
    pub text: String,
    /// Hundredths of a man, or of a pawn, for the side to move.
    pub score: Option<i32>,
    /// Plies that were searched.
    pub depth: Option<u32>,
    /// Positions that were looked at.
    pub nodes: Option<u64>,
}

/// Why no legal move came.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// It could not be started, or does not play this.
    #[error("{0}")]
    Refused(String),
    /// The process has ended or the connection is closed.
    #[error("the engine has gone: {0}")]
    Gone(String),
    /// No answer came in time.
    #[error("no answer within {} s", .0.as_secs())]
    Silent(Duration),
    /// It complained of what it was told.
    #[error("the engine says: {0}")]
    Complaint(String),
    /// It said something that cannot be read.
    #[error("cannot be read: {0:?}")]
    Unreadable(String),
    /// Its move is not legal.
    #[error("illegal move {0:?}")]
    Illegal(String),
    /// It has no move, or gives the game up.
    #[error("it gives the game up")]
    GaveUp,
    /// It ends the game as drawn; whether it is, its opponent has to say.
    #[error("it says that the game is drawn")]
    SaysDrawn,
    /// Whoever asked has cancelled the search.
    #[error("the search was cancelled")]
    Cancelled,
}

impl Failure {
    /// Whether the engine must be started anew before it can play again.
    pub const fn is_fatal(&self) -> bool {
        match self {
            Failure::Refused(_)
            | Failure::Gone(_)
            | Failure::Silent(_)
            | Failure::Complaint(_)
            | Failure::Unreadable(_) => true,
            Failure::Illegal(_) | Failure::GaveUp | Failure::SaysDrawn | Failure::Cancelled => {
                false
            }
        }
    }
}

/// No score of an engine is taken for more than this, whatever it says.
const MOST: i32 = 1_000_000;

impl BestMove {
    /// Takes over a score in hundredths.
    pub(crate) fn note_score(&mut self, hundredths: f64) {
        if !hundredths.is_nan() {
            let bound = f64::from(MOST);
            self.score = Some(hundredths.clamp(-bound, bound).round() as i32);
        }
    }
}
