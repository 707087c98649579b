//! Makes players.

use std::fmt;
use std::sync::Arc;

use engine::Level;

use crate::computer::Computer;
use crate::player::Player;

/// Makes a player for each game: the computer, or a double in tests.
#[derive(Clone)]
pub struct PlayerFactory(Arc<MakePlayer>);

type MakePlayer = dyn Fn(Level, u64) -> Box<dyn Player> + Send + Sync;

impl PlayerFactory {
    /// Makes players by a function of level and seed.
    pub fn new(make: impl Fn(Level, u64) -> Box<dyn Player> + Send + Sync + 'static) -> Self {
        PlayerFactory(Arc::new(make))
    }

    /// Makes the computer, with no more than so many megabytes of memory for the positions of a game.
    pub fn computer(most_megabytes: usize) -> PlayerFactory {
        PlayerFactory::new(move |level, seed| {
            Box::new(Computer::within(level, seed, most_megabytes))
        })
    }

    /// A player of a level; the same seed plays the same game.
    pub fn player(&self, level: Level, seed: u64) -> Box<dyn Player> {
        (self.0)(level, seed)
    }
}

impl fmt::Debug for PlayerFactory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PlayerFactory").finish_non_exhaustive()
    }
}
