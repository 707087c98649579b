//! The searches behind the analyser: the draughts engine with its tables, and the modest chess search.

use core::any::Any;
use core::cmp::Reverse;
use core::fmt::Debug;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use endgame::{TableError, Tables, Value};
use engine::{Engine, Found, Limits, Searchable};
use games::{Game, RuleSet, Start};
use notation::{MoveForm, write_move};
use players::Cancel;
use rules::{Move, Variant, with_game, with_variant};

use crate::analyser::Budget;
use crate::evaluation::Evaluation;
use crate::line::Line;

/// Searches positions of one rule set and remembers them.
pub(crate) trait Searcher: Debug + Send {
    /// What a table says of the position to the side to move, if one has it.
    fn probe(&self, game: &Game) -> Option<Value>;

    /// The best lines, best first, at most so many; none where the game has ended. Tells of each iteration.
    fn search(
        &mut self,
        game: &Game,
        lines: usize,
        cancel: &Cancel,
        tell: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line>;
}

/// The searcher of a rule set.
///
/// # Errors
/// When the tables cannot be opened.
pub(crate) fn searcher(
    rules: RuleSet,
    budget: &Budget,
    tables: Option<&Path>,
) -> Result<Box<dyn Searcher>, TableError> {
    match rules {
        RuleSet::Draughts(variant) => {
            with_variant!(variant, V => Ok(Box::new(Draughts::<V>::new(budget, tables)?)))
        }
        RuleSet::Chess(_) => Ok(Box::new(Chess {
            limits: budget.limits,
        })),
    }
}

/// Fitted to games that the engine played against itself, draws as half a win: docs/analyse.md has the figures.
pub(crate) const DRAUGHTS_SCALE: f64 = 60.0;
/// A pawn is less than a man: about what lichess.org fitted to its games.
const CHESS_SCALE: f64 = 270.0;

/// Hundredths that raise the odds of winning by the number e.
pub(crate) const fn odds_scale(rules: RuleSet) -> f64 {
    match rules {
        RuleSet::Draughts(_) => DRAUGHTS_SCALE,
        RuleSet::Chess(_) => CHESS_SCALE,
    }
}

/// The engine of a draughts rule set, with tables if there are any.
#[derive(Debug)]
struct Draughts<V: Variant> {
    engine: Engine<V>,
    tables: Option<Arc<Tables<V>>>,
    limits: Limits,
}

/// No line of a table is followed further, in plies.
const LONGEST_KNOWN: usize = 12;

/// A move with what a table says of it.
struct Known<V: Variant> {
    m: Move<V::Board>,
    evaluation: Evaluation,
}

impl<V: Searchable> Draughts<V> {
    fn new(budget: &Budget, tables: Option<&Path>) -> Result<Draughts<V>, TableError> {
        let open = |folder: &Path| Tables::open(folder).map(Arc::new);
        let tables = tables.map(open).transpose()?;
        let mut engine = Engine::new(budget.megabytes);
        engine.set_threads(budget.threads);
        engine.set_tables(tables.clone());
        Ok(Draughts {
            engine,
            tables,
            limits: budget.limits,
        })
    }

    /// The moves by the tables alone, best first, if they know what every move leads to.
    fn known(&self, game: &rules::Game<V>) -> Option<Vec<Known<V>>> {
        let tables = self.tables.as_ref()?;
        let position = game.position();
        tables.probe(position)?;
        let known = position.legal_moves().into_iter().map(|m| {
            let after = tables.probe(&position.play_unchecked(m))?;
            Some(Known {
                m,
                evaluation: Evaluation::from(after).before(),
            })
        });
        let mut known: Vec<Known<V>> = known.collect::<Option<_>>()?;
        known.sort_by_key(|known| Reverse(known.evaluation.rank()));
        Some(known)
    }

    /// A move that is known, and how it goes on.
    fn followed(&self, game: &rules::Game<V>, first: &Known<V>) -> Line {
        let mut line = vec![first.m];
        let mut end = game.clone();
        while line.len() < LONGEST_KNOWN
            && line.last().is_some_and(|m| end.play(*m).is_ok())
            && let Some(next) = self.known(&end).unwrap_or_default().first()
        {
            line.push(next.m);
        }
        Line {
            evaluation: first.evaluation,
            depth: None,
            nodes: 0,
            moves: texts(game, &line),
        }
    }
}

/// What the search has found, best first; a table that knows what a first move leads to has the last word on it.
fn lines_found<V: Variant>(
    game: &rules::Game<V>,
    tables: Option<&Tables<V>>,
    found: &[Found<V>],
) -> Vec<Line> {
    let line = |found: &Found<V>| {
        let after = game.position().play_unchecked(found.best);
        let known = tables.and_then(|tables| tables.probe(&after));
        Line {
            evaluation: match known {
                Some(value) => Evaluation::from(value).before(),
                None => found.score.into(),
            },
            depth: known.is_none().then_some(found.depth.into()),
            nodes: found.nodes,
            moves: texts(game, &found.line),
        }
    };
    let mut lines: Vec<Line> = found.iter().map(line).collect();
    lines.sort_by_key(|line| Reverse(line.evaluation.rank()));
    lines
}

/// The texts of a line. A line of the search may go on where the rules have ended the game.
fn texts<V: Variant>(game: &rules::Game<V>, line: &[Move<V::Board>]) -> Vec<String> {
    let mut game = game.clone();
    let text = |m: &Move<V::Board>| {
        let text = write_move(game.position(), *m, MoveForm::Short);
        game.play(*m).ok().map(|()| text)
    };
    line.iter().map_while(text).collect()
}

/// The game of one rule set in a game of any.
fn inner<V: Variant>(game: &Game) -> Option<&rules::Game<V>> {
    match game.family() {
        Start::Draughts(any) => {
            with_game!(any, game => (game as &dyn Any).downcast_ref())
        }
        Start::Chess(_) => None,
    }
}

impl<V: Searchable> Searcher for Draughts<V> {
    fn probe(&self, game: &Game) -> Option<Value> {
        self.tables.as_ref()?.probe(inner(game)?.position())
    }

    fn search(
        &mut self,
        game: &Game,
        lines: usize,
        cancel: &Cancel,
        tell: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line> {
        let Some(game) = inner(game) else {
            return Vec::new();
        };
        if game.outcome().is_some() {
            return Vec::new();
        }
        if let Some(known) = self.known(game) {
            let best = known.iter().take(lines);
            return best.map(|known| self.followed(game, known)).collect();
        }
        let _guard = cancel.guard(self.engine.remote());
        let tables = self.tables.as_deref();
        let found = self.engine.analyse(game, self.limits, lines, |found| {
            tell(&lines_found(game, tables, found));
        });
        lines_found(game, tables, &found)
    }
}

/// The modest chess search.
#[derive(Clone, Copy, Debug)]
struct Chess {
    limits: Limits,
}

fn chess_line(game: &chess::Game, found: &chess::Found) -> Line {
    let mut end = game.clone();
    let text = |m: &chess::Move| {
        let text = end.text(*m);
        end.play(*m).ok().map(|()| text)
    };
    Line {
        evaluation: found.score.into(),
        depth: Some(found.depth.into()),
        nodes: found.nodes,
        moves: found.line.iter().map_while(text).collect(),
    }
}

impl Searcher for Chess {
    fn probe(&self, _: &Game) -> Option<Value> {
        None
    }

    fn search(
        &mut self,
        game: &Game,
        _: usize,
        cancel: &Cancel,
        tell: &mut dyn FnMut(&[Line]),
    ) -> Vec<Line> {
        let Start::Chess(game) = game.family() else {
            return Vec::new();
        };
        let begin = Instant::now();
        let Limits { depth, nodes, time } = self.limits;
        let stop = || cancel.is_cancelled() || time.is_some_and(|time| begin.elapsed() >= time);
        let limits = chess::Limits { depth, nodes };
        let found = chess::search_until(game, limits, &stop, &mut |found| {
            tell(&[chess_line(game, found)]);
        });
        found.iter().map(|found| chess_line(game, found)).collect()
    }
}
