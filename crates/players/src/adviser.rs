//! Looks with care: for hints, and for the answer to an offer.

use engine::{Engine, Level, Limits, Searchable};
use games::{Game, Start};
use protocol::{Cancel, Failure};
use rules::{Color, with_game};

use crate::choice::Choice;
use crate::mistakes;
use crate::policy::Policy;

/// One who looks at a position with care, whatever the level of those who play. It remembers nothing: what it is asked
/// changes no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adviser {
    level: Level,
    megabytes: usize,
}

/// The least level that advises: the first that trusts its search.
const LEAST: Level = match Level::new(8) {
    Some(level) => level,
    None => Level::HIGHEST,
};
/// The memory of one that advises.
const MEGABYTES: usize = 16;

impl Adviser {
    /// An adviser beside a player of this level.
    pub fn new(level: Level) -> Adviser {
        Adviser::within(level, usize::MAX)
    }

    /// The same with no more than so many megabytes of memory for positions.
    pub fn within(level: Level, most_megabytes: usize) -> Adviser {
        Adviser {
            level: level.max(LEAST),
            megabytes: MEGABYTES.min(most_megabytes),
        }
    }

    /// The move for the side to move, and what the position is worth to it.
    ///
    /// # Errors
    /// When the game has ended, or the search is cancelled.
    pub fn advise(&self, game: &Game, cancel: &Cancel) -> Result<Choice, Failure> {
        let limits = self.level.limits();
        let choice = match game.family() {
            Start::Draughts(any) => with_game!(any, inner => self.best(inner, limits, cancel)),
            Start::Chess(inner) => mistakes::best(inner, limits, cancel),
        };
        match cancel.is_cancelled() {
            true => Err(Failure::Cancelled),
            false => choice.ok_or(Failure::GaveUp),
        }
    }

    /// Whether a player of this side takes a draw that its opponent offers, whoever is to move.
    ///
    /// # Errors
    /// When the search is cancelled.
    pub fn accepts_draw(&self, game: &Game, side: Color, cancel: &Cancel) -> Result<bool, Failure> {
        let score = match self.advise(game, cancel) {
            Ok(choice) if game.turn() == side => choice.score,
            Ok(choice) => -choice.score,
            Err(Failure::Cancelled) => return Err(Failure::Cancelled),
            // Nobody can move any more: it is worth what the rules say.
            Err(_) => 0,
        };
        Ok(Policy::accepts_draw(game, score))
    }

    fn best<V: Searchable>(
        &self,
        game: &rules::Game<V>,
        limits: Limits,
        cancel: &Cancel,
    ) -> Option<Choice> {
        let mut engine = Engine::new(self.megabytes);
        let _guard = cancel.guard(engine.remote());
        let found = engine.search(game, limits)?;
        Some(Choice::draughts(game, found.best, found.score))
    }
}
