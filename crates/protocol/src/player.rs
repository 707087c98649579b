//! An engine with the game it is asked about, of any rule set.

use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Engine, Found, Limits, Remote, Weights};
use rules::{
    Board, Color, DrawOptions, Game, Move, Outcome, Position, Setup, Square, SquareSet, Variant,
    VariantId, with_variant,
};

/// What is set before play.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) variant: VariantId,
    pub(crate) megabytes: usize,
    pub(crate) threads: usize,
    /// A weight file to play with instead of what was built in.
    pub(crate) weights: Option<String>,
}

/// What a protocol asks of an engine, whatever its rule set.
pub(crate) trait Player: Send {
    /// Takes a position and the moves made since; on an error the old one stays, or what was played
    /// before the move that is not legal.
    fn set(&mut self, position: &str, moves: &str) -> Result<(), String>;
    /// Takes the position at the start of a game.
    fn set_start(&mut self);
    /// Searches and tells of it line by line; the answer last.
    fn think(&mut self, limits: Limits, always: bool, tell: &mut dyn FnMut(&str));
    /// What ends a search from outside.
    fn remote(&self) -> Remote;
    /// A new game begins.
    fn forget(&mut self);
}

/// The player for a rule set.
pub(crate) fn player(settings: &Settings) -> Result<Box<dyn Player>, String> {
    with_variant!(settings.variant, V => Ok(Box::new(Playing::<V>::new(settings)?)))
}

struct Playing<V: Variant> {
    engine: Engine<V>,
    game: Game<V>,
}

impl<V: Variant> Playing<V> {
    fn new(settings: &Settings) -> Result<Playing<V>, String> {
        let mut engine = match &settings.weights {
            Some(path) => {
                let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
                let weights =
                    Weights::read::<V>(&bytes).map_err(|error| format!("{path}: {error}"))?;
                Engine::with_weights(settings.megabytes, Some(Arc::new(weights)))
            }
            None => Engine::new(settings.megabytes),
        };
        engine.set_threads(settings.threads);
        Ok(Playing {
            engine,
            game: Game::default(),
        })
    }
}

impl<V: Variant> Player for Playing<V> {
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
        self.game = Game::default();
    }

    fn think(&mut self, limits: Limits, always: bool, tell: &mut dyn FnMut(&str)) {
        // Whether the game is drawn is for the one who asks to say.
        if matches!(self.game.outcome(), Some(Outcome::Draw { .. })) {
            self.game = game(*self.game.position());
        }
        let moves = self.game.position().legal_moves();
        if let ([only], false) = (moves.as_slice(), always) {
            let text = write_move(*only);
            tell(&format!("info pv=\"{text}\""));
            return tell(&format!("done move={text}"));
        }
        let begin = Instant::now();
        let found = self.engine.search_telling(&self.game, limits, |found| {
            tell(&info(found, begin.elapsed()))
        });
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
    Game::new(position, DrawOptions::default()).unwrap_or_default()
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

/// In men; a win in n plies is 100 less n hundredths, as other engines write it.
fn score<V: Variant>(found: &Found<V>) -> String {
    let hundredths = match (found.score.win_in(), found.score.loss_in()) {
        (Some(plies), _) => 10_000 - plies as i32,
        (_, Some(plies)) => plies as i32 - 10_000,
        (None, None) => found.score.hundredths(),
    };
    format!("{:.2}", f64::from(hundredths) / 100.0)
}

/// `W` or `B` for the side to move, then one letter a square.
fn read_position<V: Variant>(text: &str) -> Result<Position<V>, String> {
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        _ => return Err("a position begins with W or B, the side to move".to_owned()),
    };
    let wanted = usize::from(<V::Board as Board>::SQUARES);
    let given = letters.clone().count();
    if given != wanted {
        return Err(format!("a position has {wanted} squares, not {given}"));
    }
    let mut setup = Setup::<V::Board>::empty(turn);
    for (square, letter) in Square::all().zip(letters) {
        match letter {
            'w' => setup.men.white.insert(square),
            'b' => setup.men.black.insert(square),
            'W' => setup.kings.white.insert(square),
            'B' => setup.kings.black.insert(square),
            'e' => (),
            other => return Err(format!("square {square} cannot be {other:?}")),
        }
    }
    setup.validate().map_err(|faults| faults.to_string())
}

/// `32-28`, or `28x19x23`: from, to, and every captured square in any order.
fn read_move<V: Variant>(position: &Position<V>, text: &str) -> Option<Move<V::Board>> {
    let squares: Option<Vec<Square<V::Board>>> = text
        .split(['-', 'x'])
        .map(|number| Square::new(number.parse().ok()?))
        .collect();
    let squares = squares?;
    let [from, to, captured @ ..] = squares.as_slice() else {
        return None;
    };
    let captured: SquareSet<V::Board> = captured.iter().copied().collect();
    let mut moves = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.from() == *from && m.to() == *to);
    if text.contains('x') && captured.is_empty() {
        // From and to are enough where they mean one move.
        let first = moves.next().filter(|m| m.is_capture());
        return first.filter(|_| moves.next().is_none());
    }
    moves.find(|m| m.captured() == captured)
}

fn write_move<B: Board>(m: Move<B>) -> String {
    if !m.is_capture() {
        return format!("{}-{}", m.from(), m.to());
    }
    let mut text = format!("{}x{}", m.from(), m.to());
    for square in m.captured() {
        // Writing to a string does not fail.
        if write!(text, "x{square}").is_err() {
            break;
        }
    }
    text
}
