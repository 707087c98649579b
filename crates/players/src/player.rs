//! Somebody who plays a side of a game without a person.

use std::fmt::Debug;

use games::Game;
use protocol::{Cancel, Failure};
use rules::{Color, DrawReason};

/// Somebody who plays a side of one game, from its first move to its last.
pub trait Player: Debug + Send {
    /// What it does in a position in which it is to move. It takes its time: call it where waiting harms nobody.
    ///
    /// # Errors
    /// When the game has ended, its engine fails, or the search is cancelled.
    fn decide(&mut self, game: &Game, cancel: &Cancel) -> Result<Decision, Failure>;

    /// Whether it, who plays this side, takes a draw that its opponent offers. It takes its time.
    ///
    /// # Errors
    /// When the search is cancelled.
    fn accepts_draw(&mut self, game: &Game, side: Color, cancel: &Cancel) -> Result<bool, Failure>;

    /// The megabytes that it keeps from move to move.
    fn megabytes(&self) -> usize {
        0
    }
}

/// What a player does when it is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// It moves, and may offer a draw with the move.
    Play {
        /// The move, as [`Choice`](crate::Choice) has it.
        text: String,
        /// Whether it offers a draw.
        offers_draw: bool,
    },
    /// It claims a draw.
    Claim(DrawReason),
    /// It resigns.
    Resign,
}
