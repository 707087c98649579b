//! The search tree of one thread: its stack of positions, limits, draws and endgame tables. The nodes themselves are in
//! `node` and `quiescence`.

mod node;
mod quiescence;

use core::sync::atomic::{AtomicU64, Ordering};

use crate::evaluate::{Evaluator, Views};
use crate::history::{History, Previous};
use crate::probe::TableProbe;
use crate::signals::Signals;
use crate::table::TranspositionTable;
use crate::tuning::Tuning;
use rules::{Count, Counters, DrawRule, Game, Move, Position, SmallEndings, Variant, Winning};

/// Plies after which a line is evaluated where it stands.
pub(crate) const LONGEST_LINE: usize = 160;
/// Nodes between two looks at the clock: some tens of microseconds.
const CHECK_INTERVAL: u64 = 512;
const DRAW: i32 = 0;
pub(crate) const INFINITE: i32 = 32_000;

/// When a search must end; shared by its threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Control<'a> {
    pub(crate) signals: &'a Signals,
    pub(crate) tuning: &'a Tuning,
    pub(crate) reductions: &'a [[i16; REDUCED]],
    pub(crate) nodes: u64,
    /// Counter to which a helper thread adds the nodes that it has searched.
    pub(crate) helper_nodes: Option<&'a AtomicU64>,
}

/// One frame of the search stack: a position on the path from the beginning of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StackFrame<V: Variant> {
    pub(crate) position: Position<V>,
    key: u64,
    counters: Counters,
    views: Views,
    last: Option<Move<V::Board>>,
    /// Static evaluation; none where a capture was pending or it was not asked.
    static_eval: Option<i32>,
}

/// One thread's search.
#[derive(Debug)]
pub(crate) struct Tree<'a, V: Variant> {
    evaluator: &'a Evaluator<V>,
    tables: TableProbe<'a, V>,
    table: &'a TranspositionTable,
    control: &'a Control<'a>,
    history: &'a mut History,
    /// From the beginning of the game to the present position at `top`; behind it lies room.
    stack: Vec<StackFrame<V>>,
    top: usize,
    root: usize,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
    /// Whether a count of the rule set that has run out ends a line.
    pub(crate) counts: bool,
    /// What the game calls a winning position (`001:7.2.7` to `7.2.9`).
    winning: Winning<V>,
    /// Whether small endings that are not won end a line (`001:7.2.9`).
    cuts_small_endings: bool,
    /// Triangular table of principal variations: the best line found from each ply.
    pv_table: Vec<Vec<Move<V::Board>>>,
    reductions: &'a [[i16; REDUCED]],
    tuning: &'a Tuning,
    /// Where some of the positions are kept that it meets, if anybody learns from them.
    pub(crate) met: Option<&'a mut Vec<Position<V>>>,
}

pub(crate) const REDUCED: usize = 64;

/// Late move reductions in hundredths of a ply, by depth and by the number of moves tried before.
pub(crate) fn reductions(tuning: &Tuning) -> Vec<[i16; REDUCED]> {
    let (base, by) = (
        f64::from(tuning.lmr_base),
        f64::from(tuning.lmr_divisor.max(1)) / 1e4,
    );
    let log = |n: usize| (n.max(1) as f64).ln();
    let row = |depth| core::array::from_fn(|n| (base + log(depth) * log(n) / by) as i16);
    (0..REDUCED).map(row).collect()
}

impl<'a, V: Variant> Tree<'a, V> {
    pub(crate) fn new(
        game: &Game<V>,
        evaluator: &'a Evaluator<V>,
        tables: TableProbe<'a, V>,
        table: &'a TranspositionTable,
        control: &'a Control<'a>,
        history: &'a mut History,
    ) -> Self {
        let mut stack: Vec<StackFrame<V>> = game
            .positions()
            .map(|position| StackFrame {
                position,
                key: position.hash_key(),
                counters: game.counts(),
                views: evaluator.views(&position),
                last: None,
                static_eval: None,
            })
            .collect();
        if let (Some(step), Some(m)) = (stack.last_mut(), game.moves().last()) {
            step.last = Some(*m);
        }
        let root = stack.len() - 1;
        stack.resize(root + LONGEST_LINE + 2, stack[root]);
        Tree {
            evaluator,
            tables,
            table,
            control,
            history,
            root,
            top: root,
            stack,
            nodes: 0,
            stopped: false,
            counts: true,
            winning: game.winning(),
            cuts_small_endings: game.options().small_endings == SmallEndings::NotPlayedOut,
            pv_table: vec![Vec::new(); LONGEST_LINE + 2],
            reductions: control.reductions,
            tuning: control.tuning,
            met: None,
        }
    }

    /// The score of a move at the root within a window, and its line.
    pub(crate) fn root_move(
        &mut self,
        m: Move<V::Board>,
        depth: i32,
        alpha: i32,
        beta: i32,
        is_first: bool,
    ) -> i32 {
        self.step(m);
        let score = if is_first {
            -self.node::<true>(depth - 1, -beta, -alpha, false, None)
        } else {
            let score = -self.node::<false>(depth - 1, -alpha - 1, -alpha, true, None);
            if score > alpha && !self.stopped {
                -self.node::<true>(depth - 1, -beta, -alpha, false, None)
            } else {
                score
            }
        };
        self.top -= 1;
        score
    }

    /// Whether so many plies from the present position, or fewer, a count of the rule set may end the game.
    pub(crate) fn may_run_out_within(&self, plies: u16) -> bool {
        self.counts_reaching(|rule| rule.limit.saturating_sub(plies))
            .next()
            .is_some()
    }

    /// The principal variation below the move last searched at the root.
    pub(crate) fn pv(&self) -> &[Move<V::Board>] {
        &self.pv_table[1]
    }

    pub(crate) fn now(&self) -> &StackFrame<V> {
        &self.stack[self.top]
    }

    #[inline(always)]
    fn step(&mut self, m: Move<V::Board>) {
        let now = self.now();
        self.step_to(m, now.position.hash_key_after(now.key, m));
    }

    /// A step into quiescence, where the key serves to find repetitions alone: without kings nothing
    /// repeats, and the old key will do for those that follow.
    #[inline(always)]
    fn step_to_quiescence(&mut self, m: Move<V::Board>) {
        if self.now().position.has_kings() {
            self.step(m);
        } else {
            self.step_to(m, self.now().key);
        }
    }

    /// A step after which the transposition table is probed: its entry is fetched ahead.
    #[inline(always)]
    fn step_and_prefetch(&mut self, m: Move<V::Board>) {
        let now = self.now();
        let key = now.position.hash_key_after(now.key, m);
        self.table.prefetch(key);
        self.step_to(m, key);
    }

    #[inline(always)]
    fn step_to(&mut self, m: Move<V::Board>, key: u64) {
        let (before, after) = self.stack.split_at_mut(self.top + 1);
        let (Some(now), Some(next)) = (before.last(), after.first_mut()) else {
            return;
        };
        let position = now.position;
        let played = position.play_unchecked(m);
        self.evaluator
            .views_after(&mut next.views, &now.views, &position, m);
        next.position = played;
        next.key = key;
        next.counters = now.counters.after(&position, m, &played);
        next.last = Some(m);
        next.static_eval = None;
        self.top += 1;
    }

    #[inline(always)]
    fn ply(&self) -> usize {
        self.top - self.root
    }

    /// Half the width of the first aspiration window.
    pub(crate) fn aspiration_window(&self) -> i32 {
        self.tuning.aspiration_window
    }

    /// The most positions that this search may look at.
    pub(crate) fn most_nodes(&self) -> u64 {
        self.control.nodes
    }

    /// Counts a node; whether the search must stop.
    #[inline(always)]
    fn should_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.control.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(CHECK_INTERVAL) {
            self.check_limits();
        }
        self.stopped
    }

    /// Looks at the clock and the stop signal, reports the node count and samples the position.
    #[inline(never)]
    fn check_limits(&mut self) {
        self.stopped |= self.control.signals.should_stop();
        if let Some(helper_nodes) = self.control.helper_nodes {
            helper_nodes.fetch_add(CHECK_INTERVAL, Ordering::Relaxed);
        }
        let position = self.now().position;
        if let Some(met) = &mut self.met {
            met.push(position);
        }
    }

    /// The score of the present position where endgame tables have it.
    #[inline(always)]
    pub(crate) fn probe_tables(&self) -> Option<i32> {
        let now = self.now();
        let counters = self.counts.then_some(&now.counters);
        self.tables.score(&now.position, counters, self.ply())
    }

    /// The static evaluation of the present position, computed once.
    #[inline(always)]
    fn static_eval(&mut self) -> i32 {
        let step = &mut self.stack[self.top];
        if let Some(static_eval) = step.static_eval {
            return static_eval;
        }
        let static_eval = self.evaluator.evaluate(&step.position, &step.views);
        step.static_eval = Some(static_eval);
        static_eval
    }

    /// The two moves that led here.
    #[inline(always)]
    fn previous_moves(&self) -> Previous<V::Board> {
        let own = self.top.checked_sub(1).and_then(|own| self.stack[own].last);
        [self.now().last, own]
    }

    /// The principal variation from here begins with this move.
    fn update_pv(&mut self, ply: usize, m: Move<V::Board>) {
        let (before, after) = self.pv_table.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(m);
        if let Some(rest) = after.first() {
            line.extend_from_slice(rest);
        }
    }

    /// Whether the position repeats one on the way, or a count of the rule set has run out.
    #[inline(always)]
    fn is_drawn(&self) -> bool {
        let StackFrame {
            position,
            key,
            counters,
            ..
        } = self.now();
        let reach = usize::from(counters.king_moves).min(self.top);
        if reach >= 4 {
            let repeats = (4..=reach)
                .step_by(2)
                .any(|back| self.stack[self.top - back].key == *key);
            if repeats {
                return true;
            }
        }
        (position.has_kings() || counters.without_capture >= 20) && self.count_has_run_out()
    }

    /// Who cannot move has lost, even if the move that did it was the last of a count.
    #[inline(never)]
    fn count_has_run_out(&self) -> bool {
        if !self.counts {
            return false;
        }
        let position = &self.now().position;
        let mut reached = self.counts_reaching(|rule| rule.limit);
        let is_drawn = reached.any(|rule| !self.winning.averts(rule, position))
            || self.cuts_small_endings && self.is_not_played_out();
        is_drawn && !position.legal_moves().is_empty()
    }

    /// `001:7.2.9`, in the rule sets that have it.
    fn is_not_played_out(&self) -> bool {
        let has_rule = |rule: &DrawRule| rule.count == Count::NotPlayedOut;
        V::RULES.draws.iter().any(has_rule) && self.winning.is_not_played_out(&self.now().position)
    }

    /// The rules whose counts have reached this much. Where the draw waits for a claim, one of the two will claim it.
    fn counts_reaching(
        &self,
        most: impl Fn(&DrawRule) -> u16,
    ) -> impl Iterator<Item = &'static DrawRule> {
        let StackFrame {
            position, counters, ..
        } = self.now();
        V::RULES.draws.iter().filter(move |rule| {
            // Most positions have no king on the road, and need not be asked.
            let is_far =
                rule.count == Count::OwnMovesAgainstMainRoad && counters.against_road < most(rule);
            let count = if is_far {
                None
            } else {
                counters.count(rule.count, position)
            };
            count.is_some_and(|count| count >= most(rule))
        })
    }
}
