//! An engine of somebody else as an opponent, plugged in by its command line.

use std::time::Duration;

use engine::Level;
use games::{Game, RuleSet, Start};
use protocol::{Cancel, Failure, Pace};
use rules::Color;

use crate::adviser::Adviser;
use crate::choice::Choice;
use crate::contestant::Contestant;
use crate::engine_spec::{EngineSpec, ParseEngineError};
use crate::player::{Decision, Player};
use crate::policy::Policy;

/// An engine that speaks Hub or UCI, as somebody to play with.
#[derive(Debug)]
pub struct Guest {
    engine: Contestant,
    pace: Pace,
    has_begun: bool,
    policy: Policy,
    adviser: Adviser,
}

/// Why an engine is no guest.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoGuest {
    /// It cannot be read what is to be started.
    #[error(transparent)]
    Spec(#[from] ParseEngineError),
    /// It would have to play every move to its end.
    #[error("DamExchange cannot take moves back: it is for `peatee match`")]
    NoTakeback,
    /// It does not start.
    #[error(transparent)]
    Failure(#[from] Failure),
}

/// After its time is over, an engine is waited for so much longer before it counts as dead.
const GRACE: Duration = Duration::from_secs(10);

impl Guest {
    /// Starts an engine that is named as an [`EngineSpec`] is. What it says to offers is judged by an adviser beside this level.
    ///
    /// # Errors
    /// When it cannot be started, or does not play these rules.
    pub fn start(
        engine: &str,
        settings: &[(String, String)],
        rules: RuleSet,
        move_time: Duration,
        level: Level,
    ) -> Result<Guest, NoGuest> {
        let spec: EngineSpec = engine.parse()?;
        if spec.has_one_place() {
            return Err(NoGuest::NoTakeback);
        }
        let engine = spec.with(None, None, settings).start(rules, None)?;
        Ok(Guest {
            engine,
            pace: Pace {
                depth: None,
                nodes: None,
                move_time: Some(move_time),
                clock: None,
                patience: move_time.saturating_add(GRACE),
            },
            has_begun: false,
            policy: Policy::default(),
            adviser: Adviser::new(level),
        })
    }

    /// What it calls itself.
    pub fn name(&self) -> String {
        self.engine.name()
    }

    /// Its move, which is legal.
    fn choose(&mut self, game: &Game, cancel: &Cancel) -> Result<Choice, Failure> {
        if !self.has_begun {
            self.engine.begin(game, game.turn(), &self.pace)?;
            self.has_begun = true;
        }
        let thought = self.engine.think(game, &self.pace, cancel)?;
        let Ok(legal) = game.explain(&thought.text) else {
            return Err(Failure::Illegal(thought.text));
        };
        let text = match game.family() {
            Start::Draughts(_) => thought.text,
            // UCI has a spelling of its own.
            Start::Chess(_) => legal.text,
        };
        let score = thought.score.unwrap_or_default();
        Ok(Choice { text, score })
    }
}

impl Player for Guest {
    fn decide(&mut self, game: &Game, cancel: &Cancel) -> Result<Decision, Failure> {
        match self.choose(game, cancel) {
            Ok(choice) => Ok(self.policy.decide(game, choice)),
            Err(Failure::GaveUp) => Ok(Decision::Resign),
            Err(failure) => Err(failure),
        }
    }

    fn accepts_draw(&mut self, game: &Game, side: Color, cancel: &Cancel) -> Result<bool, Failure> {
        self.adviser.accepts_draw(game, side, cancel)
    }
}
