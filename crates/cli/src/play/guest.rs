//! An engine of somebody else as an opponent, plugged in by its command line.

use std::time::Duration;

use anyhow::bail;
use games::{Game, RuleSet, Start};
use protocol::{Failure, Pace};

use crate::matches::{Limits, Seat, Spec};
use crate::play::opponent::Thought;

/// An engine that speaks Hub or UCI at the board of `peatee play`.
#[derive(Debug)]
pub(crate) struct Guest {
    seat: Seat,
    pace: Pace,
    has_begun: bool,
}

/// Who sees a score worse than this has found a forced loss: Hub counts from 100 men, UCI from more.
const LOST: i32 = -9_000;

impl Guest {
    /// Starts an engine that is named as for `peatee match`.
    pub(crate) fn start(
        command: &str,
        settings: &[(String, String)],
        rules: RuleSet,
        move_time: Duration,
    ) -> anyhow::Result<Guest> {
        let spec: Spec = command.parse().map_err(anyhow::Error::msg)?;
        if spec.has_one_place() {
            bail!("DamExchange cannot take moves back: it is for `peatee match`");
        }
        let spec = spec.with(None, None, settings);
        let seat = spec.start(rules, None)?;
        let limits = Limits {
            move_time: Some(move_time),
            ..Limits::default()
        };
        Ok(Guest {
            seat,
            pace: limits.pace(limits.move_time, None),
            has_begun: false,
        })
    }

    /// What it calls itself.
    pub(crate) fn name(&self) -> String {
        self.seat.name()
    }

    /// Its move, which is legal.
    pub(crate) fn think(&mut self, game: &Game) -> Result<Thought, Failure> {
        if !self.has_begun {
            self.seat.begin(game, game.turn(), &self.pace)?;
            self.has_begun = true;
        }
        let thought = self.seat.think(game, &self.pace)?;
        let Ok(legal) = game.explain(&thought.text) else {
            return Err(Failure::Illegal(thought.text));
        };
        let text = match game.family() {
            Start::Draughts(_) => thought.text,
            // UCI has a spelling of its own.
            Start::Chess(_) => legal.text,
        };
        let score = thought.score.unwrap_or_default();
        Ok(Thought {
            text,
            score,
            is_lost: score < LOST,
        })
    }
}
