//! The engine of this project asked for moves without a protocol between.

use std::any::Any;
use std::fmt;

use engine::{Engine, Limits, Remote, Searchable};
use notation::MoveForm;
use rules::{AnyGame, Color, Game, Variant, VariantId, with_game, with_variant};

use crate::any_engine::{Settings, engine, told_hundredths};
use crate::cancel::Cancel;
use crate::client::{Asked, BestMove, Client, Failure, Pace};
use crate::level::Level;

/// The engine of this project, in this process.
pub struct Builtin {
    search: Box<dyn AnySearch>,
    rules: VariantId,
}

impl fmt::Debug for Builtin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builtin")
            .field("rules", &self.rules)
            .finish_non_exhaustive()
    }
}

impl Builtin {
    /// An engine for a rule set, with settings by the names that Hub has for them.
    ///
    /// # Errors
    /// When a setting is not known or does not fit.
    pub fn new(rules: VariantId, settings: &[(String, String)]) -> Result<Builtin, Failure> {
        let mut chosen = Settings::new(rules);
        for (name, value) in settings {
            chosen.set(name, value).map_err(Failure::Refused)?;
        }
        let rules = chosen.variant;
        let search: Box<dyn AnySearch> = with_variant!(rules, V =>
            Box::new(engine::<V>(&chosen).map_err(Failure::Refused)?));
        Ok(Builtin { search, rules })
    }
}

impl Client for Builtin {
    fn name(&self) -> &str {
        concat!("Peatee ", env!("CARGO_PKG_VERSION"))
    }

    fn begin(&mut self, _: Asked<'_>, _: Color, _: &Pace) -> Result<(), Failure> {
        self.search.forget();
        Ok(())
    }

    fn think(
        &mut self,
        asked: Asked<'_>,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        let Asked::Draughts(game) = asked else {
            return Err(Failure::Refused("this engine plays draughts".to_owned()));
        };
        let turn = with_game!(game, game => game.position().turn());
        let _guard = cancel.guard(self.search.remote());
        let limits = Level::of(pace, turn).limits(false);
        let thought = self.search.think(game, limits)?;
        match cancel.is_cancelled() {
            true => Err(Failure::Cancelled),
            false => Ok(thought),
        }
    }

    fn end(&mut self, _: Asked<'_>, _: Option<Color>) -> Result<(), Failure> {
        Ok(())
    }
}

/// An engine of any rule set.
trait AnySearch: Send {
    fn think(&mut self, game: &AnyGame, limits: Limits) -> Result<BestMove, Failure>;
    fn remote(&self) -> Remote;
    fn forget(&mut self);
}

impl<V: Searchable> AnySearch for Engine<V> {
    fn think(&mut self, game: &AnyGame, limits: Limits) -> Result<BestMove, Failure> {
        let Some(game) = of_variant::<V>(game) else {
            return Err(Failure::Refused(format!("it plays {}", V::ID.id())));
        };
        let found = self.search(game, limits).ok_or(Failure::GaveUp)?;
        Ok(BestMove {
            text: notation::write_move(game.position(), found.best, MoveForm::Full),
            score: Some(told_hundredths(found.score)),
            depth: Some(u32::from(found.depth)),
            nodes: Some(found.nodes),
        })
    }

    fn remote(&self) -> Remote {
        Engine::remote(self)
    }

    fn forget(&mut self) {
        Engine::forget(self);
    }
}

/// The game inside, if it is of this rule set.
pub(crate) fn of_variant<V: Variant>(game: &AnyGame) -> Option<&Game<V>> {
    with_game!(game, game => (game as &dyn Any).downcast_ref())
}
