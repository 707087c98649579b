//! Those who think: the draughts engine with its tables, and the modest chess search, behind one trait.

use core::cmp::Reverse;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use endgame::{Tables, Value};
use engine::{Engine, Limits, Searchable};
use notation::{MoveForm, write_fen, write_move};
use rules::{Color, Outcome, Variant};

use super::worth::Worth;
use crate::args::Analyse;

/// What a position and its best move are thought to be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Thought<M> {
    /// What it is worth to the side to move.
    pub(crate) worth: Worth,
    /// Plies of the search; none where a table or the rules know.
    pub(crate) depth: Option<u32>,
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// The expected line, beginning with the best move.
    pub(crate) line: Vec<M>,
}

/// One who can think about games of one kind.
pub(crate) trait Thinker {
    /// A game with its past.
    type Game: Clone;
    /// A move.
    type Move: Copy + PartialEq;
    /// Hundredths that raise the odds of winning by the number e.
    const SCALE: f64;

    fn turn(game: &Self::Game) -> Color;
    fn moves(game: &Self::Game) -> &[Self::Move];
    /// None once the game is over.
    fn legal_moves(game: &Self::Game) -> Vec<Self::Move>;
    fn outcome(game: &Self::Game) -> Option<Outcome>;
    /// False where the move is not legal.
    fn play(game: &mut Self::Game, m: Self::Move) -> bool;
    fn undo(game: &mut Self::Game) -> bool;
    fn text(game: &Self::Game, m: Self::Move) -> String;
    fn fen(game: &Self::Game) -> String;
    fn is_capture(m: Self::Move) -> bool;

    /// What a table says of the position, if one has it.
    fn table(&self, game: &Self::Game) -> Option<Value>;

    /// The best lines, best first, at most so many; none where the game has ended. Tells of each depth.
    fn think(
        &mut self,
        game: &Self::Game,
        lines: usize,
        tell: &mut dyn FnMut(&Thought<Self::Move>),
    ) -> Vec<Thought<Self::Move>>;

    /// The texts of a line from a position.
    fn texts(game: &Self::Game, line: &[Self::Move]) -> Vec<String> {
        let mut game = game.clone();
        let mut texts = Vec::new();
        for m in line {
            let text = Self::text(&game, *m);
            // A line of the search may go on where the rules have ended the game.
            if !Self::play(&mut game, *m) {
                break;
            }
            texts.push(text);
        }
        texts
    }
}

/// The limits asked for, or so much time where there are none.
fn limits(wanted: &Analyse, otherwise: Duration) -> Limits {
    let is_limited = wanted.depth.is_some() || wanted.nodes.is_some();
    let time = match (wanted.seconds, is_limited) {
        (Some(seconds), _) => Some(seconds),
        (None, true) => None,
        (None, false) => Some(otherwise),
    };
    Limits {
        depth: wanted.depth.unwrap_or(Limits::NONE.depth),
        nodes: wanted.nodes.unwrap_or(Limits::NONE.nodes),
        time,
    }
}

/// Fitted to games that the engine played against itself, draws as half a win: docs/analyse.md has the figures.
pub(crate) const DRAUGHTS_SCALE: f64 = 60.0;
/// A pawn is less than a man: about what lichess.org fitted to its games.
const CHESS_SCALE: f64 = 270.0;

/// The engine of a draughts rule set, with tables if there are any.
#[derive(Debug)]
pub(crate) struct Draughts<V: Variant> {
    engine: Engine<V>,
    tables: Option<Arc<Tables<V>>>,
    limits: Limits,
}

impl<V: Variant> Draughts<V> {
    /// # Errors
    /// When the tables cannot be opened.
    pub(crate) fn new(wanted: &Analyse, otherwise: Duration) -> Result<Draughts<V>> {
        let open = |folder: &Path| Tables::open(folder).map(Arc::new);
        let tables = wanted.tables.as_deref().map(open).transpose()?;
        let mut engine = Engine::new(wanted.megabytes());
        engine.set_threads(wanted.threads());
        engine.set_tables(tables.clone());
        Ok(Draughts {
            engine,
            tables,
            limits: limits(wanted, otherwise),
        })
    }

    /// The lines by the tables alone, if they know what every move leads to.
    fn known(&self, game: &rules::Game<V>) -> Option<Vec<Known<V>>> {
        let tables = self.tables.as_ref()?;
        let position = game.position();
        tables.probe(position)?;
        let known = position.legal_moves().into_iter().map(|m| {
            let after = tables.probe(&position.play_unchecked(m))?;
            Some(Known {
                m,
                worth: Worth::from(after).before(),
            })
        });
        let mut known: Vec<Known<V>> = known.collect::<Option<_>>()?;
        known.sort_by_key(|known| Reverse(known.worth.rank()));
        Some(known)
    }

    /// A move that is known, and how it goes on.
    fn followed(&self, game: &rules::Game<V>, first: &Known<V>) -> Thought<rules::Move<V::Board>> {
        let mut line = vec![first.m];
        let mut game = game.clone();
        while line.len() < LONGEST_KNOWN
            && line.last().is_some_and(|m| game.play(*m).is_ok())
            && let Some(next) = self.known(&game).unwrap_or_default().first()
        {
            line.push(next.m);
        }
        Thought {
            worth: first.worth,
            depth: None,
            nodes: 0,
            line,
        }
    }

    /// A thought of the search, or what the tables say of its first move.
    fn checked(
        &self,
        game: &rules::Game<V>,
        found: &engine::Found<V>,
    ) -> Thought<rules::Move<V::Board>> {
        let after = game.position().play_unchecked(found.best);
        let known = self.tables.as_ref().and_then(|it| it.probe(&after));
        Thought {
            worth: match known {
                Some(value) => Worth::from(value).before(),
                None => found.score.into(),
            },
            depth: known.is_none().then_some(found.depth.into()),
            nodes: found.nodes,
            line: found.line.clone(),
        }
    }
}

/// No line of a table is followed further, in plies.
const LONGEST_KNOWN: usize = 12;

/// A move with what a table says of it.
struct Known<V: Variant> {
    m: rules::Move<V::Board>,
    worth: Worth,
}

impl<V: Searchable> Thinker for Draughts<V> {
    type Game = rules::Game<V>;
    type Move = rules::Move<V::Board>;
    const SCALE: f64 = DRAUGHTS_SCALE;

    fn turn(game: &Self::Game) -> Color {
        game.position().turn()
    }

    fn moves(game: &Self::Game) -> &[Self::Move] {
        game.moves()
    }

    fn legal_moves(game: &Self::Game) -> Vec<Self::Move> {
        match game.outcome() {
            Some(_) => Vec::new(),
            None => game.position().legal_moves().into_iter().collect(),
        }
    }

    fn outcome(game: &Self::Game) -> Option<Outcome> {
        game.outcome()
    }

    fn play(game: &mut Self::Game, m: Self::Move) -> bool {
        game.play(m).is_ok()
    }

    fn undo(game: &mut Self::Game) -> bool {
        game.undo()
    }

    fn text(game: &Self::Game, m: Self::Move) -> String {
        write_move(game.position(), m, MoveForm::Short)
    }

    fn fen(game: &Self::Game) -> String {
        write_fen(&game.position().to_setup(), V::RULES.writing.naming)
    }

    fn is_capture(m: Self::Move) -> bool {
        m.is_capture()
    }

    fn table(&self, game: &Self::Game) -> Option<Value> {
        self.tables.as_ref()?.probe(game.position())
    }

    fn think(
        &mut self,
        game: &Self::Game,
        lines: usize,
        tell: &mut dyn FnMut(&Thought<Self::Move>),
    ) -> Vec<Thought<Self::Move>> {
        if game.outcome().is_some() {
            return Vec::new();
        }
        if let Some(known) = self.known(game) {
            let best = known.iter().take(lines);
            return best.map(|known| self.followed(game, known)).collect();
        }
        let found = self.engine.analyse(game, self.limits, lines, |found| {
            if let Some(best) = found.first() {
                tell(&Thought {
                    worth: best.score.into(),
                    depth: Some(best.depth.into()),
                    nodes: best.nodes,
                    line: best.line.clone(),
                });
            }
        });
        let mut found: Vec<_> = found.iter().map(|it| self.checked(game, it)).collect();
        found.sort_by_key(|thought| Reverse(thought.worth.rank()));
        found
    }
}

/// The modest chess search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chess {
    limits: Limits,
}

impl Chess {
    /// # Errors
    /// When something is asked for that draughts alone has.
    pub(crate) fn new(wanted: &Analyse, otherwise: Duration) -> Result<Chess> {
        if wanted.lines() > 1 {
            bail!("--lines: chess is analysed with one line");
        }
        if wanted.threads() > 1 {
            bail!("--threads: chess is analysed with one thread");
        }
        if wanted.tables.is_some() {
            bail!("--tables: endgame tables are for draughts only");
        }
        Ok(Chess {
            limits: limits(wanted, otherwise),
        })
    }
}

fn chess_thought(found: &chess::Found) -> Thought<chess::Move> {
    Thought {
        worth: found.score.into(),
        depth: Some(found.depth.into()),
        nodes: found.nodes,
        line: found.line.clone(),
    }
}

impl Thinker for Chess {
    type Game = chess::Game;
    type Move = chess::Move;
    const SCALE: f64 = CHESS_SCALE;

    fn turn(game: &Self::Game) -> Color {
        game.turn()
    }

    fn moves(game: &Self::Game) -> &[Self::Move] {
        game.moves()
    }

    fn legal_moves(game: &Self::Game) -> Vec<Self::Move> {
        game.playable()
    }

    fn outcome(game: &Self::Game) -> Option<Outcome> {
        game.outcome()
    }

    fn play(game: &mut Self::Game, m: Self::Move) -> bool {
        game.play(m).is_ok()
    }

    fn undo(game: &mut Self::Game) -> bool {
        game.undo()
    }

    fn text(game: &Self::Game, m: Self::Move) -> String {
        game.text(m)
    }

    fn fen(game: &Self::Game) -> String {
        game.fen()
    }

    fn is_capture(m: Self::Move) -> bool {
        m.captured().is_some()
    }

    fn table(&self, _: &Self::Game) -> Option<Value> {
        None
    }

    fn think(
        &mut self,
        game: &Self::Game,
        _: usize,
        tell: &mut dyn FnMut(&Thought<Self::Move>),
    ) -> Vec<Thought<Self::Move>> {
        let begin = Instant::now();
        let Limits { depth, nodes, time } = self.limits;
        let stop = || time.is_some_and(|time| begin.elapsed() >= time);
        let limits = chess::Limits { depth, nodes };
        let found = chess::search_until(game, limits, &stop, &mut |found| {
            tell(&chess_thought(found));
        });
        found.iter().map(chess_thought).collect()
    }
}
