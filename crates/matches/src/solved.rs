//! Endgame tables of the rule set of a match, to end games by.

use std::path::Path;

use endgame::{AnyTables, TableError, Value};
use games::{Game, RuleSet, Start};
use rules::{AnyPosition, Color, Position, Variant, with_game};

/// The tables that end the games of a match.
#[derive(Debug)]
pub struct Solved(AnyTables);

/// Why no tables end a match.
#[derive(Debug, thiserror::Error)]
pub enum NoTables {
    /// It is a match in chess.
    #[error("endgame tables are for draughts only")]
    Chess,
    /// They cannot be opened.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Solved {
    /// Opens the tables in a folder.
    ///
    /// # Errors
    /// When there are none for the rule set, or one of them is broken.
    pub fn open(rules: RuleSet, folder: &Path) -> Result<Solved, NoTables> {
        match rules {
            RuleSet::Draughts(variant) => Ok(Solved(AnyTables::open(variant, folder)?)),
            RuleSet::Chess(_) => Err(NoTables::Chess),
        }
    }

    /// How the game ends with best play: the winner, or none for a draw. Nothing where no table has the position, where
    /// a capture is pending, or where a win takes longer than the draw counts allow.
    pub fn judge(&self, game: &Game) -> Option<Option<Color>> {
        match game.family() {
            Start::Draughts(game) => with_game!(game, game => self.judge_draughts(game)),
            Start::Chess(_) => None,
        }
    }

    fn judge_draughts<V: Variant>(&self, game: &rules::Game<V>) -> Option<Option<Color>>
    where
        Position<V>: Into<AnyPosition>,
    {
        let position = game.position();
        if position.must_capture() {
            return None;
        }
        let value = self.0.probe(&(*position).into())?;
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
