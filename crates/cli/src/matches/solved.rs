//! Endgame tables of the rule set of a match, to end games by.

use std::any::Any;
use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};
use endgame::{Tables, Value};
use games::{Game, RuleSet, Start};
use rules::{AnyGame, Color, Variant, with_game, with_variant};

/// The tables of some rule set.
pub(crate) struct Solved(Box<dyn Judge>);

impl fmt::Debug for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solved").finish_non_exhaustive()
    }
}

impl Solved {
    /// Opens the tables in a folder.
    ///
    /// # Errors
    /// When there are none for the rule set, or one of them is broken.
    pub(crate) fn open(rules: RuleSet, folder: &Path) -> Result<Solved> {
        let RuleSet::Draughts(variant) = rules else {
            bail!("endgame tables are for draughts only");
        };
        Ok(with_variant!(variant, V => Solved(Box::new(Tables::<V>::open(folder)?))))
    }

    /// How the game ends with best play: the winner, or none for a draw. Nothing where no table has the position, where
    /// a capture is pending, or where a win takes longer than the draw counts allow.
    pub(crate) fn judge(&self, game: &Game) -> Option<Option<Color>> {
        match game.family() {
            Start::Draughts(game) => self.0.judge(game),
            Start::Chess(_) => None,
        }
    }
}

trait Judge: Send + Sync {
    fn judge(&self, game: &AnyGame) -> Option<Option<Color>>;
}

impl<V: Variant> Judge for Tables<V> {
    fn judge(&self, game: &AnyGame) -> Option<Option<Color>> {
        let game = with_game!(game, game => (game as &dyn Any).downcast_ref::<rules::Game<V>>())?;
        let position = game.position();
        if position.must_capture() {
            return None;
        }
        let value = self.probe(position)?;
        let winner = match value {
            Value::Win { .. } => Some(position.turn()),
            Value::Draw => None,
            Value::Loss { .. } => Some(!position.turn()),
        };
        let reading = game.options().winning_position;
        let is_in_time = value.is_in_time(position, &game.counts(), reading);
        is_in_time.then_some(winner)
    }
}
