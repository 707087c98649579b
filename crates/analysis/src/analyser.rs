//! The analyser: one entry to the search of every rule set.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use endgame::{TableError, Value};
use engine::Limits;
use games::{Game, RuleSet};
use players::Cancel;
use rules::Color;

use crate::line::Line;
use crate::review::{Review, ReviewedMove, Reviewing};
use crate::searcher::{Searcher, searcher};
use crate::written_game::WrittenGame;

/// What an analysis may use. The modest search of chess takes one thread and little memory, whatever is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Most threads.
    pub threads: usize,
    /// Most memory for positions, in megabytes.
    pub megabytes: usize,
    /// Where the search of each position ends.
    pub limits: Limits,
}

/// Analyses positions and reviews games of every rule set. It remembers what it has searched, from position to position of
/// one rule set.
#[derive(Debug)]
pub struct Analyser {
    budget: Budget,
    tables: Option<PathBuf>,
    searcher: Option<(RuleSet, Box<dyn Searcher>)>,
}

/// What was found in a position.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionAnalysis {
    /// Its rule set.
    pub rules: RuleSet,
    /// The position.
    pub fen: String,
    /// The side to move.
    pub turn: Color,
    /// The best lines, best first; none where the game has ended.
    pub lines: Vec<Line>,
    /// What a table says, to the side to move.
    pub table: Option<Value>,
    /// Time of the search; preparation is not part of it.
    pub time: Duration,
}

impl PositionAnalysis {
    /// Positions looked at: the lines are found by one search.
    pub fn nodes(&self) -> u64 {
        self.lines.first().map_or(0, |line| line.nodes)
    }
}

/// Which program analyses, and its version: another one may find something else.
pub const ENGINE: &str = concat!("peatee ", env!("CARGO_PKG_VERSION"));

/// Why there is no review.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// It was cancelled.
    #[error("the review was cancelled")]
    Cancelled,
    /// The endgame tables cannot be opened.
    #[error(transparent)]
    Tables(#[from] TableError),
}

impl Analyser {
    /// An analyser under a budget. It takes memory when it begins to search.
    pub fn new(budget: Budget) -> Analyser {
        Analyser {
            budget,
            tables: None,
            searcher: None,
        }
    }

    /// The same with the endgame tables of a folder. Chess has none.
    #[must_use]
    pub fn with_tables(self, folder: impl Into<PathBuf>) -> Analyser {
        Analyser {
            tables: Some(folder.into()),
            searcher: None,
            ..self
        }
    }

    /// The best lines of a position, at most so many; chess has one. Tells of the lines after every iteration. Cancelled,
    /// it has found what it had by then.
    ///
    /// # Errors
    /// When the endgame tables cannot be opened.
    pub fn position(
        &mut self,
        game: &Game,
        lines: usize,
        cancel: &Cancel,
        tell: &mut dyn FnMut(&[Line]),
    ) -> Result<PositionAnalysis, TableError> {
        let searcher = self.searcher(game.rules())?;
        let begin = Instant::now();
        let lines = searcher.search(game, lines, cancel, tell);
        let time = begin.elapsed();
        Ok(PositionAnalysis {
            rules: game.rules(),
            fen: game.fen(),
            turn: game.turn(),
            lines,
            table: searcher.probe(game),
            time,
        })
    }

    /// Begins the review of a game, for a caller that decides when each position is searched. It remembers nothing of
    /// what was searched before: with one thread and no limit of time the same game has the same review.
    ///
    /// # Errors
    /// When the endgame tables cannot be opened.
    pub fn begin(&self, game: &Game) -> Result<Reviewing, TableError> {
        let searcher = searcher(game.rules(), &self.budget, self.tables.as_deref())?;
        Ok(Reviewing::new(searcher, game.clone()))
    }

    /// Every move of a game, reviewed at once as by [`begin`](Analyser::begin); tells of each by its ply, counted from 0,
    /// the last move first.
    ///
    /// # Errors
    /// When it is cancelled, or the endgame tables cannot be opened.
    pub fn moves(
        &mut self,
        game: &Game,
        cancel: &Cancel,
        tell: &mut dyn FnMut(usize, &ReviewedMove),
    ) -> Result<Vec<ReviewedMove>, ReviewError> {
        // Two would take twice the memory.
        self.searcher = None;
        let mut reviewing = self.begin(game)?;
        while !reviewing.is_done() {
            let ply = reviewing.total() - reviewing.done();
            if let Some(reviewed) = reviewing.step(cancel)? {
                tell(ply - 1, reviewed);
            }
        }
        Ok(reviewing.finish())
    }

    /// The review of a written game; tells as [`moves`](Analyser::moves) does.
    ///
    /// # Errors
    /// When it is cancelled, or the endgame tables cannot be opened.
    pub fn review(
        &mut self,
        written: WrittenGame,
        cancel: &Cancel,
        tell: &mut dyn FnMut(usize, &ReviewedMove),
    ) -> Result<Review, ReviewError> {
        let moves = self.moves(&written.game, cancel, tell)?;
        Ok(written.with_review(moves))
    }

    /// The searcher of a rule set, with what it remembers if it searched that one last.
    fn searcher(&mut self, rules: RuleSet) -> Result<&mut dyn Searcher, TableError> {
        let kept = self.searcher.take().filter(|(last, _)| *last == rules);
        let kept = match kept {
            Some(kept) => kept,
            None => (
                rules,
                searcher(rules, &self.budget, self.tables.as_deref())?,
            ),
        };
        Ok(&mut *self.searcher.insert(kept).1)
    }
}
