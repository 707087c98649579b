//! The search: deeper and deeper, best line first, until a limit is reached.

use rules::{Counters, DrawReason, Ending, Game, Move, Outcome, Position, Variant};

use crate::evaluate::evaluate;
use crate::order::History;
use crate::score::Score;
use crate::table::{Bound, Table};

/// How long to search: the search stops at whichever limit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Deepest iteration, in plies.
    pub depth: u8,
    /// Most positions to look at.
    pub nodes: u64,
}

impl Limits {
    /// Only the number of positions is limited.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            depth: DEEPEST,
            nodes,
        }
    }

    /// Only the depth is limited.
    pub const fn depth(depth: u8) -> Limits {
        Limits {
            depth,
            nodes: u64::MAX,
        }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<V: Variant> {
    /// The best move.
    pub best: Move<V::Board>,
    /// How good it is for the side to move.
    pub score: Score,
    /// Plies of the last iteration finished.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected line, beginning with the best move.
    pub line: Vec<Move<V::Board>>,
}

const DEEPEST: u8 = 60;
/// Plies after which a line is judged where it stands.
const LONGEST_LINE: usize = 120;

/// A searcher with its memory, which it keeps from move to move.
#[derive(Debug)]
pub struct Engine<V: Variant> {
    table: Table<V::Board>,
}

impl<V: Variant> Engine<V> {
    /// An engine that remembers about so many megabytes of positions.
    pub fn new(megabytes: usize) -> Engine<V> {
        Engine {
            table: Table::new(megabytes),
        }
    }

    /// The best move of a game under way; none where it has ended.
    pub fn search(&mut self, game: &Game<V>, limits: Limits) -> Option<Found<V>> {
        let moves = game.position().legal_moves();
        if game.outcome().is_some() || moves.is_empty() {
            return None;
        }
        let mut search = Search::new(game, limits.nodes, &mut self.table);
        let mut root: Vec<(Move<V::Board>, Score)> =
            moves.into_iter().map(|m| (m, Score::DRAW)).collect();
        let mut depth = 0;
        while depth < limits.depth && search.iterate(&mut root, i16::from(depth) + 1) {
            depth += 1;
            if root.len() == 1
                || root[0]
                    .1
                    .win_in()
                    .is_some_and(|plies| plies <= u32::from(depth))
            {
                break;
            }
        }
        let (best, score) = root[0];
        let nodes = search.nodes;
        let line = self.line(game.position(), best);
        Some(Found {
            best,
            score,
            depth,
            nodes,
            line,
        })
    }

    /// Every legal move with its score, best first, each given an equal share of the limit. For
    /// those who do not always want the best.
    pub fn weigh(&mut self, game: &Game<V>, limits: Limits) -> Vec<(Move<V::Board>, Score)> {
        let moves = game.position().legal_moves();
        let share = Limits {
            nodes: limits.nodes / (moves.len() as u64).max(1),
            ..limits
        };
        let mut weighed: Vec<(Move<V::Board>, Score)> = moves
            .into_iter()
            .filter_map(|m| Some((m, self.score_of(game, m, share)?)))
            .collect();
        weighed.sort_by_key(|(_, score)| core::cmp::Reverse(*score));
        weighed
    }

    fn score_of(&mut self, game: &Game<V>, m: Move<V::Board>, limits: Limits) -> Option<Score> {
        let mut after = game.clone();
        after.play(m).ok()?;
        match after.outcome() {
            Some(Outcome::Win { .. }) => Some(Score::lost_in(1).reversed()),
            Some(Outcome::Draw { .. }) => Some(Score::DRAW),
            None => self
                .search(&after, limits)
                .map(|found| found.score.reversed()),
        }
    }

    /// The line that the table remembers.
    fn line(&self, position: &Position<V>, best: Move<V::Board>) -> Vec<Move<V::Board>> {
        let mut line = vec![best];
        let mut now = position.play_unchecked(best);
        while line.len() < 12 {
            let next = self.table.recall(now.hash_key()).map(|memory| memory.best);
            match next.filter(|m| now.is_legal(*m)) {
                Some(m) => {
                    line.push(m);
                    now = now.play_unchecked(m);
                }
                None => break,
            }
        }
        line
    }
}

/// One search: the way from the game's positions to the one looked at.
struct Search<'a, V: Variant> {
    table: &'a mut Table<V::Board>,
    history: History,
    way: Vec<Step<V>>,
    root: usize,
    nodes: u64,
    most_nodes: u64,
}

#[derive(Clone, Copy)]
struct Step<V: Variant> {
    position: Position<V>,
    key: u64,
    counters: Counters,
}

/// The limit was reached.
struct Stopped;

type Judged = Result<i32, Stopped>;

impl<'a, V: Variant> Search<'a, V> {
    fn new(game: &Game<V>, most_nodes: u64, table: &'a mut Table<V::Board>) -> Self {
        let way: Vec<Step<V>> = game
            .positions()
            .map(|position| Step {
                position,
                key: position.hash_key(),
                counters: game.counts(),
            })
            .collect();
        Search {
            table,
            history: History::new(),
            root: way.len() - 1,
            way,
            nodes: 0,
            most_nodes,
        }
    }

    /// One iteration; the moves come out best first. False if it could not be finished: the order
    /// found so far is kept where the first move was judged.
    fn iterate(&mut self, root: &mut [(Move<V::Board>, Score)], depth: i16) -> bool {
        let mut alpha = -i32::MAX;
        for i in 0..root.len() {
            let judged = self.judge(root[i].0, depth, alpha, i == 0);
            let Ok(score) = judged else {
                return false;
            };
            root[i].1 = Score::new(score);
            if score > alpha {
                alpha = score;
                root[..=i].rotate_right(1);
            }
        }
        true
    }

    /// The score of a move, with a narrow window for all but the first.
    fn judge(&mut self, m: Move<V::Board>, depth: i16, alpha: i32, first: bool) -> Judged {
        const BETA: i32 = i32::MAX;
        self.step(m);
        let score = if first {
            self.below(depth - 1, -BETA, -alpha)
        } else {
            match self.below(depth - 1, -alpha - 1, -alpha) {
                Ok(score) if -score > alpha => self.below(depth - 1, -BETA, -alpha),
                other => other,
            }
        };
        self.way.truncate(self.way.len() - 1);
        score.map(|score| -score)
    }

    fn step(&mut self, m: Move<V::Board>) {
        let Step {
            position,
            key,
            counters,
        } = *self.now();
        let after = position.play_unchecked(m);
        self.way.push(Step {
            position: after,
            key: position.hash_key_after(key, m),
            counters: counters.after(&position, m, &after),
        });
    }

    fn now(&self) -> &Step<V> {
        &self.way[self.way.len() - 1]
    }

    fn plies(&self) -> usize {
        self.way.len() - 1 - self.root
    }

    /// The score of the present position for its side to move.
    fn below(&mut self, depth: i16, mut alpha: i32, beta: i32) -> Judged {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return Err(Stopped);
        }
        let Step { position, key, .. } = *self.now();
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return Ok(Score::lost_in(self.plies() as u32).hundredths());
        }
        if self.is_drawn() {
            return Ok(Score::DRAW.hundredths());
        }
        let must_capture = moves[0].is_capture();
        if self.plies() >= LONGEST_LINE || (depth <= 0 && !must_capture) {
            return Ok(evaluate(&position).hundredths());
        }
        let remembered = self.table.recall(key).copied();
        if let Some(memory) = remembered.filter(|memory| memory.depth >= depth) {
            let score = memory.score.hundredths();
            let serves = match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            // Wins are counted from the root, so another path has another count.
            if serves && memory.score.win_in().is_none() && memory.score.loss_in().is_none() {
                return Ok(score);
            }
        }
        self.history.sort(
            position.turn(),
            remembered.map(|memory| memory.best),
            &mut moves,
        );
        // A forced reply costs no depth.
        let depth = if moves.len() == 1 { depth + 1 } else { depth };
        let first_alpha = alpha;
        let (mut best, mut best_score) = (moves[0], -i32::MAX);
        for (i, m) in moves.into_iter().enumerate() {
            let score = self.try_move(m, i, depth.max(0), alpha, beta)?;
            if score > best_score {
                (best, best_score) = (m, score);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.history.praise(position.turn(), m, depth);
                break;
            }
        }
        let bound = if best_score >= beta {
            Bound::AtLeast
        } else if best_score > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table
            .remember(key, best, Score::new(best_score), depth, bound);
        Ok(best_score)
    }

    /// Later moves are looked at less deeply and with a narrow window, until one proves good.
    fn try_move(
        &mut self,
        m: Move<V::Board>,
        i: usize,
        depth: i16,
        alpha: i32,
        beta: i32,
    ) -> Judged {
        self.step(m);
        let is_late = i >= 4 && depth >= 3 && !m.is_capture();
        let reduced = if is_late { depth - 2 } else { depth - 1 };
        let mut score = if i == 0 {
            self.below(depth - 1, -beta, -alpha)
        } else {
            self.below(reduced, -alpha - 1, -alpha)
        };
        if i > 0 && score.as_ref().is_ok_and(|score| -score > alpha) {
            score = self.below(depth - 1, -beta, -alpha);
        }
        self.way.truncate(self.way.len() - 1);
        score.map(|score| -score)
    }

    /// Whether the position repeats one on the way, or a count of the rule set has run out.
    fn is_drawn(&self) -> bool {
        let Step {
            position, counters, ..
        } = self.now();
        let reach = usize::from(counters.king_moves).min(self.way.len() - 1);
        let last = self.way.len() - 1;
        let repeats = self.way[last - reach..last]
            .iter()
            .any(|step| step.position == *position);
        repeats
            || V::RULES.draws.iter().any(|rule| {
                let is_count =
                    rule.ending == Ending::Automatic && rule.reason != DrawReason::MainRoadHeld;
                let count = if is_count {
                    counters.count(rule.count, position)
                } else {
                    None
                };
                count.is_some_and(|count| count >= rule.limit)
            })
    }
}
