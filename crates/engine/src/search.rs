//! Iterative deepening at the root, with aspiration windows, several lines (multi-PV) and helper threads (Lazy SMP).

use core::cmp::Reverse;
use core::ops::RangeInclusive;
use core::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use endgame::Tables;
use rules::{Game, Move, MoveList, Position, Variant};

use crate::compiled::Searchable;
use crate::evaluate::{Evaluator, Weights};
use crate::history::History;
use crate::probe::TableProbe;
use crate::score::Score;
use crate::signals::{Remote, Signals};
use crate::table::TranspositionTable;
use crate::tree::{Control, INFINITE, REDUCED, Tree, reductions};
use crate::tuning::Tuning;

/// How long to search: the search stops at whichever limit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Deepest iteration, in plies.
    pub depth: u8,
    /// Most positions to look at; of several threads the first counts its own.
    pub nodes: u64,
    /// Longest time.
    pub time: Option<Duration>,
}

impl Limits {
    /// No limit but the depth that a line can have.
    pub const NONE: Limits = Limits {
        depth: DEEPEST,
        nodes: u64::MAX,
        time: None,
    };

    /// Only the number of positions is limited.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes,
            ..Limits::NONE
        }
    }

    /// Only the depth is limited.
    pub const fn depth(depth: u8) -> Limits {
        Limits {
            depth,
            ..Limits::NONE
        }
    }

    /// Only the time is limited.
    pub const fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::NONE
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

const DEEPEST: u8 = 100;
/// Plies before the end of a draw count from which moves are compared without it first, and how deep.
const PLAYED_ON: u8 = 10;
/// The most positions after which no deeper comparison begins; of a search that is limited by nodes an eighth, if that is less.
const PLAYED_ON_NODES: u64 = 20_000;

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A move is wanted: an only one needs no search.
    Choice,
    /// The worth of the position is wanted as well.
    Judgement,
}

/// A searcher with its memory, which it keeps from move to move.
#[derive(Debug)]
pub struct Engine<V: Variant> {
    table: TranspositionTable,
    history: History,
    evaluator: Evaluator<V>,
    tables: Option<Arc<Tables<V>>>,
    signals: Arc<Signals>,
    threads: usize,
    tuning: Tuning,
    reductions: Vec<[i16; REDUCED]>,
    met: Option<Vec<Position<V>>>,
}

impl<V: Variant> Engine<V> {
    /// An engine that remembers about so many megabytes of positions and judges by what was learnt.
    pub fn new(megabytes: usize) -> Engine<V> {
        Engine::with_weights(megabytes, Weights::built_in::<V>())
    }

    /// The same with an evaluation of one's own; without one it knows force alone.
    pub fn with_weights(megabytes: usize, weights: Option<Arc<Weights>>) -> Engine<V> {
        Engine {
            table: TranspositionTable::new(megabytes),
            history: History::new(),
            evaluator: Evaluator::new(weights),
            tables: None,
            signals: Arc::new(Signals::new()),
            threads: 1,
            tuning: Tuning::default(),
            reductions: reductions(&Tuning::default()),
            met: None,
        }
    }

    /// The megabytes of positions that it remembers: a power of two, fewer than were asked for where there were not so many.
    pub fn megabytes(&self) -> usize {
        self.table.megabytes()
    }

    /// What ends a search from another thread.
    pub fn remote(&self) -> Remote {
        Remote(Arc::clone(&self.signals))
    }

    /// Searches with so many threads from now on; one is deterministic.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Asks endgame tables from now on, or none. What was remembered without them, or with others, is forgotten.
    pub fn set_tables(&mut self, tables: Option<Arc<Tables<V>>>) {
        let had_any = self.tables.is_some();
        self.tables = tables;
        if had_any || self.tables.is_some() {
            self.forget();
        }
    }

    /// Searches with these numbers from now on.
    pub fn set_tuning(&mut self, tuning: Tuning) {
        self.tuning = tuning;
        self.reductions = reductions(&tuning);
    }

    /// Keeps one in some hundreds of the positions that a search of the first thread meets from now on, for those who
    /// learn from them, and gives those that were kept until now.
    pub fn take_met(&mut self) -> Vec<Position<V>> {
        self.met.replace(Vec::new()).unwrap_or_default()
    }

    /// Forgets what it remembers, as before a new game.
    pub fn forget(&mut self) {
        self.table.clear();
        self.history = History::new();
    }

    /// What the evaluation says of a position; `Compiled` has it for each rule set.
    pub(crate) fn judged(&self, position: &Position<V>) -> Score {
        Score::new(
            self.evaluator
                .evaluate(position, &self.evaluator.views(position)),
        )
    }

    /// Begins a new search: its time runs, and what was remembered counts as older.
    fn begin(&mut self, limits: Limits) {
        if let Some(time) = limits.time {
            self.signals.end_after(Instant::now(), time);
        }
        self.table.new_search();
        self.history.age();
    }

    /// Iterative deepening; `Compiled` has it for each rule set.
    pub(crate) fn deepened(
        &mut self,
        game: &Game<V>,
        limits: Limits,
        lines: usize,
        purpose: Purpose,
        tell: &mut dyn FnMut(&[Found<V>]),
    ) -> Vec<Found<V>> {
        let mut moves = game.position().legal_moves();
        if game.outcome().is_some() || moves.is_empty() {
            return Vec::new();
        }
        self.begin(limits);
        let probe = TableProbe::new(self.tables.as_deref(), game.options().winning_position);
        if lines <= 1 {
            probe.keep_draw(game.position(), &mut moves);
        }
        let control = Control {
            signals: &self.signals,
            tuning: &self.tuning,
            reductions: &self.reductions,
            nodes: limits.nodes,
            helper_nodes: None,
        };
        let helper_nodes = AtomicU64::new(0);
        let (evaluator, table) = (&self.evaluator, &self.table);
        let unlimited = Control {
            nodes: u64::MAX,
            helper_nodes: Some(&helper_nodes),
            ..control
        };
        let mut histories: Vec<History> = (1..self.threads).map(|_| self.history.clone()).collect();
        let mut tree = Tree::new(game, evaluator, probe, table, &control, &mut self.history);
        tree.met = self.met.as_mut();
        let found = thread::scope(|scope| {
            let threads: Vec<_> = histories
                .iter_mut()
                .enumerate()
                .map(|(n, history)| {
                    let moves = moves.clone();
                    let unlimited = &unlimited;
                    scope.spawn(move || {
                        let mut tree = Tree::new(game, evaluator, probe, table, unlimited, history);
                        // Lazy SMP: every other helper runs a ply ahead, so that they do not all do the same.
                        let depths = 1 + n as u8 % 2..=limits.depth;
                        deepen(&mut tree, moves, depths, 1, purpose, &mut |_| ());
                        tree.nodes
                    })
                })
                .collect();
            let mut tell = |found: &[Found<V>]| {
                if threads.is_empty() {
                    return tell(found);
                }
                let mut found = found.to_vec();
                for found in &mut found {
                    found.nodes += helper_nodes.load(Ordering::Relaxed);
                }
                tell(&found);
            };
            let depths = 1..=limits.depth;
            let mut found = deepen(&mut tree, moves, depths, lines, purpose, &mut tell);
            if !threads.is_empty() {
                self.signals.stop();
            }
            let elsewhere: u64 = threads
                .into_iter()
                .filter_map(|thread| thread.join().ok())
                .sum();
            for found in &mut found {
                found.nodes += elsewhere;
            }
            found
        });
        self.signals.clear();
        found
    }
}

impl<V: Searchable> Engine<V> {
    /// What the evaluation says of a position, in hundredths of a man for the side to move.
    pub fn judge(&self, position: &Position<V>) -> Score {
        V::judge(self, position)
    }

    /// The best move of a game under way; none where it has ended.
    pub fn search(&mut self, game: &Game<V>, limits: Limits) -> Option<Found<V>> {
        self.search_telling(game, limits, |_| ())
    }

    /// The same, telling of every iteration that it has finished.
    pub fn search_telling(
        &mut self,
        game: &Game<V>,
        limits: Limits,
        mut tell: impl FnMut(&Found<V>),
    ) -> Option<Found<V>> {
        let mut tell = |found: &[Found<V>]| found.iter().for_each(&mut tell);
        let found = V::deepen(self, game, limits, 1, Purpose::Choice, &mut tell);
        found.into_iter().next()
    }

    /// The best moves of a game under way, as many as are asked for and found, best first; telling of all of
    /// them after every iteration. An only move is searched like any other: what comes of it is asked as well.
    /// None where the game has ended.
    pub fn analyse(
        &mut self,
        game: &Game<V>,
        limits: Limits,
        lines: usize,
        mut tell: impl FnMut(&[Found<V>]),
    ) -> Vec<Found<V>> {
        V::deepen(self, game, limits, lines, Purpose::Judgement, &mut tell)
    }
}

/// Iterative deepening, until a limit is reached or nothing is left to find.
fn deepen<V: Variant>(
    tree: &mut Tree<'_, V>,
    moves: MoveList<V::Board>,
    depths: RangeInclusive<u8>,
    lines: usize,
    purpose: Purpose,
    tell: &mut dyn FnMut(&[Found<V>]),
) -> Vec<Found<V>> {
    let mut root: Vec<Root<V>> = moves.into_iter().map(Root::new).collect();
    let lines = lines.clamp(1, root.len());
    if tree.may_run_out_within(u16::from(PLAYED_ON)) {
        order_without_draw_counts(tree, &mut root, PLAYED_ON.min(*depths.end()));
    }
    let mut found: Vec<Found<V>> = root[..lines].iter().map(|root| root.found(0, 0)).collect();
    let mut told = None;
    for depth in depths {
        for line in 0..lines {
            search_aspiration(tree, &mut root[line..], i32::from(depth), &mut found[line]);
            if tree.stopped {
                break;
            }
        }
        if tree.stopped {
            break;
        }
        // A later line may have proved better than an earlier one.
        root[..lines].sort_by_key(|root| Reverse(root.score));
        found.sort_by_key(|found| Reverse(found.score));
        tell(&found);
        told = Some(found[0].best);
        let plies = found[0].score.win_in().or(found[0].score.loss_in());
        let is_settled =
            plies.is_some_and(|plies| plies <= u32::from(depth) || tree.probe_tables().is_some());
        let is_chosen = purpose == Purpose::Choice && root.len() == 1;
        if is_chosen || (lines == 1 && is_settled) {
            break;
        }
    }
    remove_repeated(&mut found);
    for found in &mut found {
        found.nodes = tree.nodes;
    }
    // The iteration that was cut short may have changed its mind. Of several lines one may be missing by now.
    if lines == 1 && told.is_some_and(|told| told != found[0].best) {
        tell(&found);
    }
    found
}

/// Puts the moves in the order that they would have if no draw count ended the game: of those that are equal because a
/// count runs out the search keeps the first, and a player may have to go on where nobody ends the game.
fn order_without_draw_counts<V: Variant>(
    tree: &mut Tree<'_, V>,
    root: &mut [Root<V>],
    deepest: u8,
) {
    tree.counts = false;
    let most = PLAYED_ON_NODES.min(tree.most_nodes() / 8);
    let mut found = root[0].found(0, 0);
    for depth in 1..=deepest {
        if tree.nodes > most {
            break;
        }
        search_aspiration(tree, root, i32::from(depth), &mut found);
    }
    tree.counts = true;
    for root in root {
        *root = Root::new(root.m);
    }
}

/// A line cut short may name the move of another: each move stands once.
fn remove_repeated<V: Variant>(found: &mut Vec<Found<V>>) {
    let mut seen: Vec<Move<V::Board>> = Vec::new();
    found.retain(|found| {
        let is_new = !seen.contains(&found.best);
        seen.push(found.best);
        is_new
    });
}

/// A move at the root.
struct Root<V: Variant> {
    m: Move<V::Board>,
    score: i32,
    line: Vec<Move<V::Board>>,
}

impl<V: Variant> Root<V> {
    fn new(m: Move<V::Board>) -> Root<V> {
        Root {
            m,
            score: 0,
            line: Vec::new(),
        }
    }

    fn found(&self, depth: u8, nodes: u64) -> Found<V> {
        let mut line = vec![self.m];
        line.extend_from_slice(&self.line);
        Found {
            best: self.m,
            score: Score::new(self.score),
            depth,
            nodes,
            line,
        }
    }
}

/// One iteration: an aspiration window round the last score, widened until the score lies in it.
fn search_aspiration<V: Variant>(
    tree: &mut Tree<'_, V>,
    root: &mut [Root<V>],
    depth: i32,
    found: &mut Found<V>,
) {
    let last = root[0].score;
    let mut width = if depth >= 5 {
        tree.aspiration_window()
    } else {
        INFINITE
    };
    let (mut alpha, mut beta) = (last - width, last + width);
    loop {
        alpha = alpha.max(-INFINITE);
        beta = beta.min(INFINITE);
        let score = search_root(tree, root, depth, alpha, beta);
        if tree.stopped {
            // What the first moves showed still counts where it is better.
            let best = root[0].found(depth as u8 - 1, tree.nodes);
            if best.best != found.best {
                *found = best;
            }
            return;
        }
        width = width.saturating_mul(3);
        if score <= alpha && alpha > -INFINITE {
            alpha = score - width;
        } else if score >= beta && beta < INFINITE {
            beta = score + width;
        } else {
            *found = root[0].found(depth as u8, tree.nodes);
            return;
        }
    }
}

/// Searches all moves at the root within a window; those that proved best come first.
fn search_root<V: Variant>(
    tree: &mut Tree<'_, V>,
    root: &mut [Root<V>],
    depth: i32,
    mut alpha: i32,
    beta: i32,
) -> i32 {
    let mut best = -INFINITE;
    for i in 0..root.len() {
        let score = tree.root_move(root[i].m, depth, alpha, beta, i == 0);
        if tree.stopped {
            return best;
        }
        if score > best {
            best = score;
        }
        if i == 0 || score > alpha {
            root[i].score = score;
            root[i].line = tree.pv().to_vec();
            root[..=i].rotate_right(1);
        }
        if score > alpha {
            alpha = score;
            if alpha >= beta {
                break;
            }
        }
    }
    best
}
