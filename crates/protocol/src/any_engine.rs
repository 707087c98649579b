//! An engine with the game it is asked about, of any rule set.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{
    Engine, Found, Limits, Remote, Score, Searchable, Shipped, Tables, Weights, spare_megabytes,
};
use rules::{DrawOptions, Game, Outcome, Position, Variant, VariantId, with_variant};

use crate::squares::{read_move, read_position, write_move};

/// What is set before play.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) variant: VariantId,
    pub(crate) megabytes: usize,
    pub(crate) threads: usize,
    /// A weight file to play with instead of what was built in.
    pub(crate) weights: Option<String>,
    /// A folder of endgame tables to ask.
    pub(crate) tables: Option<String>,
}

pub(crate) const MOST_MEGABYTES: usize = 1 << 16;
pub(crate) const MOST_THREADS: usize = 256;

impl Settings {
    pub(crate) fn new(variant: VariantId) -> Settings {
        Settings {
            variant,
            megabytes: 64,
            threads: 1,
            weights: None,
            tables: None,
        }
    }

    /// Sets one of them; the error says why not.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |most: usize| value.parse().ok().filter(|n| (1..=most).contains(n));
        let fits = match name {
            // Other programs call the game on a hundred squares normal.
            "variant" => {
                let id = if value == "normal" {
                    "international"
                } else {
                    value
                };
                VariantId::from_id(id).map(|variant| self.variant = variant)
            }
            "hash" => number(MOST_MEGABYTES).map(|n| self.megabytes = n),
            "threads" => number(MOST_THREADS).map(|n| self.threads = n),
            "weights" => {
                self.weights = (!value.is_empty()).then(|| value.to_owned());
                Some(())
            }
            "tables" => {
                self.tables = (!value.is_empty()).then(|| value.to_owned());
                Some(())
            }
            _ => return Err(format!("there is no parameter {name}")),
        };
        fits.ok_or_else(|| format!("parameter {name} cannot be {value}"))
    }
}

/// What a protocol asks of an engine, whatever its rule set.
pub(crate) trait AnyEngine: Send {
    /// Takes a position and the moves made since; on an error the old one stays, or what was played
    /// before the move that is not legal.
    fn set(&mut self, position: &str, moves: &str) -> Result<(), String>;
    /// Takes the position at the start of a game.
    fn set_start(&mut self);
    /// Searches and tells of it line by line; the answer last. At an only move it stays with a glance, unless what
    /// comes of it is always asked.
    fn think(&mut self, limits: Limits, always: bool, tell: &mut dyn FnMut(&str));
    /// What ends a search from outside.
    fn remote(&self) -> Remote;
    /// A new game begins.
    fn forget(&mut self);
}

/// The player for a rule set.
pub(crate) fn any_engine(settings: &Settings) -> Result<Box<dyn AnyEngine>, String> {
    with_variant!(settings.variant, V => Ok(Box::new(VariantEngine::<V>::new(settings)?)))
}

struct VariantEngine<V: Variant> {
    engine: Engine<V>,
    game: Game<V>,
}

impl<V: Variant> VariantEngine<V> {
    fn new(settings: &Settings) -> Result<VariantEngine<V>, String> {
        Ok(VariantEngine {
            engine: engine(settings)?,
            game: Game::initial(&Shipped),
        })
    }
}

/// The engine that the settings ask for.
pub(crate) fn engine<V: Variant>(settings: &Settings) -> Result<Engine<V>, String> {
    if spare_megabytes().is_some_and(|spare| settings.megabytes > spare) {
        return Err(no_room(settings.megabytes));
    }
    let mut engine = match &settings.weights {
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            let weights = Weights::read::<V>(&bytes).map_err(|error| format!("{path}: {error}"))?;
            Engine::with_weights(settings.megabytes, Some(Arc::new(weights)))
        }
        None => Engine::new(settings.megabytes),
    };
    if engine.megabytes() < settings.megabytes / 2 {
        return Err(no_room(settings.megabytes));
    }
    engine.set_threads(settings.threads);
    if let Some(folder) = &settings.tables {
        let tables = Tables::open(Path::new(folder)).map_err(|error| error.to_string())?;
        engine.set_tables(Some(Arc::new(tables)));
    }
    Ok(engine)
}

fn no_room(megabytes: usize) -> String {
    format!("parameter hash cannot be {megabytes}: there is not so much memory")
}

impl<V: Searchable> AnyEngine for VariantEngine<V> {
    fn set(&mut self, position: &str, moves: &str) -> Result<(), String> {
        self.game = game(read_position::<V>(position)?);
        for text in moves.split_whitespace() {
            let m = read_move(self.game.position(), text)
                .ok_or_else(|| format!("move {text} is not legal"))?;
            if self.game.outcome().is_some() {
                self.game = game(*self.game.position());
            }
            // The move is legal and the game goes on.
            if self.game.play(m).is_err() {
                return Err(format!("move {text} cannot be played"));
            }
        }
        Ok(())
    }

    fn set_start(&mut self) {
        self.game = Game::initial(&Shipped);
    }

    fn think(&mut self, limits: Limits, always: bool, tell: &mut dyn FnMut(&str)) {
        // Whether the game is drawn is for the one who asks to say.
        if matches!(self.game.outcome(), Some(Outcome::Draw { .. })) {
            self.game = game(*self.game.position());
        }
        let begin = Instant::now();
        let mut tell_of = |found: &Found<V>| tell(&info(found, begin.elapsed()));
        let found = if always {
            let tell_of = |found: &[Found<V>]| found.iter().for_each(&mut tell_of);
            let found = self.engine.analyse(&self.game, limits, 1, tell_of);
            found.into_iter().next()
        } else {
            self.engine.search_telling(&self.game, limits, tell_of)
        };
        let mut done = "done".to_owned();
        if let Some(found) = found {
            done.push_str(&format!(" move={}", write_move(found.best)));
            if let Some(expected) = found.line.get(1) {
                done.push_str(&format!(" ponder={}", write_move(*expected)));
            }
        }
        tell(&done);
    }

    fn remote(&self) -> Remote {
        self.engine.remote()
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}

/// A game from a position, with the draws of its rule set.
fn game<V: Variant>(position: Position<V>) -> Game<V> {
    Game::new(position, DrawOptions::default(), &Shipped)
}

/// What is known after an iteration.
fn info<V: Variant>(found: &Found<V>, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    let rate = found.nodes as f64 / seconds.max(1e-6) / 1e6;
    let mut line = format!(
        "info depth={} score={} nodes={} time={seconds:.3} nps={rate:.3} pv=\"",
        found.depth,
        score(found),
        found.nodes
    );
    for (i, m) in found.line.iter().enumerate() {
        if i > 0 {
            line.push(' ');
        }
        line.push_str(&write_move(*m));
    }
    line.push('"');
    line
}

/// In men.
fn score<V: Variant>(found: &Found<V>) -> String {
    format!("{:.2}", f64::from(told_hundredths(found.score)) / 100.0)
}

/// Hundredths of a man; a win in n plies is 100 men less n hundredths, as other engines write it.
pub(crate) fn told_hundredths(score: Score) -> i32 {
    match (score.win_in(), score.loss_in()) {
        (Some(plies), _) => 10_000 - plies as i32,
        (_, Some(plies)) => plies as i32 - 10_000,
        (None, None) => score.hundredths(),
    }
}
