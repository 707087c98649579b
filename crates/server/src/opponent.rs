//! The computer as somebody to play with. How it thinks is not the server's business.

use core::fmt::Debug;

/// One who plays for the computer.
pub trait Opponent: Debug + Send + Sync {
    /// The highest level.
    fn highest(&self) -> u8;

    /// What it does when it is to move. Takes its time: called where waiting harms nobody.
    fn think(&self, game: &games::Game, level: u8, seed: u64) -> Option<Thought>;

    /// Whether it takes a draw that its opponent offers.
    fn accepts_draw(&self, game: &games::Game, level: u8) -> bool;
}

/// What the computer does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Thought {
    /// It moves, and may offer a draw first.
    Play {
        /// The move.
        text: String,
        /// Whether it offers a draw.
        offers_draw: bool,
    },
    /// It claims a draw.
    Claim,
    /// It resigns.
    Resign,
}
