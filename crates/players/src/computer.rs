//! The computer at a level.

use std::any::Any;
use std::fmt::Debug;

use engine::{Eyes, Level, Opponent, Remote, Searchable};
use games::{Game, Start};
use protocol::{Cancel, Failure};
use rules::{AnyGame, Color, with_game};

use crate::adviser::Adviser;
use crate::choice::Choice;
use crate::mistakes;
use crate::player::{Decision, Player};
use crate::policy::Policy;

/// The computer at a level. It has an engine from its first move on, which remembers what it has searched; the same seed plays
/// the same game.
#[derive(Debug)]
pub struct Computer {
    level: Level,
    seed: u64,
    most_megabytes: usize,
    policy: Policy,
    /// Who plays draughts for it, from its first move on.
    draughts: Option<Box<dyn Draughts>>,
}

impl Computer {
    /// The computer at a level.
    pub fn new(level: Level, seed: u64) -> Computer {
        Computer::within(level, seed, usize::MAX)
    }

    /// The same with no more than so many megabytes of memory for positions.
    pub fn within(level: Level, seed: u64, most_megabytes: usize) -> Computer {
        Computer {
            level,
            seed,
            most_megabytes,
            policy: Policy::default(),
            draughts: None,
        }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// One who looks with care at the same games, whatever the level.
    pub fn adviser(&self) -> Adviser {
        Adviser::within(self.level, self.most_megabytes)
    }

    /// Its move, whatever comes of it.
    ///
    /// # Errors
    /// When there is none, or the search is cancelled.
    pub fn choose(&mut self, game: &Game, cancel: &Cancel) -> Result<Choice, Failure> {
        let choice = match game.family() {
            Start::Draughts(any) => {
                let (level, seed, most) = (self.level, self.seed, self.most_megabytes);
                let new = || with_game!(any, inner => draughts(inner, level, seed, most));
                let draughts = self.draughts.get_or_insert_with(new);
                let _guard = cancel.guard(draughts.remote());
                draughts.choose(any, &|| cancel.is_cancelled())
            }
            Start::Chess(inner) => {
                mistakes::choose(inner, Eyes::new(self.level, self.seed), cancel)
            }
        };
        match cancel.is_cancelled() {
            true => Err(Failure::Cancelled),
            false => choice.ok_or(Failure::GaveUp),
        }
    }
}

impl Player for Computer {
    fn decide(&mut self, game: &Game, cancel: &Cancel) -> Result<Decision, Failure> {
        let choice = self.choose(game, cancel)?;
        Ok(self.policy.decide(game, choice))
    }

    fn accepts_draw(&mut self, game: &Game, side: Color, cancel: &Cancel) -> Result<bool, Failure> {
        self.adviser().accepts_draw(game, side, cancel)
    }

    fn megabytes(&self) -> usize {
        let draughts = self.draughts.as_ref();
        draughts.map_or(0, |draughts| draughts.megabytes())
    }
}

/// A player of any draughts rule set.
trait Draughts: Debug + Send {
    /// Its move; none where the game has ended, or is of another rule set.
    fn choose(&mut self, game: &AnyGame, stop: &dyn Fn() -> bool) -> Option<Choice>;
    /// What ends a search of its engine.
    fn remote(&self) -> Remote;
    fn megabytes(&self) -> usize;
}

impl<V: Searchable> Draughts for Opponent<V> {
    fn choose(&mut self, game: &AnyGame, stop: &dyn Fn() -> bool) -> Option<Choice> {
        let game: &rules::Game<V> = with_game!(game, game => (game as &dyn Any).downcast_ref())?;
        let choice = self.choose_until(game, stop)?;
        Some(Choice::draughts(game, choice.m, choice.score))
    }

    fn remote(&self) -> Remote {
        Opponent::remote(self)
    }

    fn megabytes(&self) -> usize {
        Opponent::megabytes(self)
    }
}

fn draughts<V: Searchable>(
    _: &rules::Game<V>,
    level: Level,
    seed: u64,
    most_megabytes: usize,
) -> Box<dyn Draughts> {
    Box::new(Opponent::<V>::within(level, seed, most_megabytes))
}
