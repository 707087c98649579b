//! The tree below the root: which lines are followed, how deep, and where a line is judged.

use core::sync::atomic::{AtomicU64, Ordering};

use rules::{
    Count, Counters, DrawRule, Game, Move, MoveList, Position, SmallEndings, Variant, Winning,
};
use smallvec::SmallVec;

use crate::evaluate::{Evaluator, Views};
use crate::known::Known;
use crate::order::{Before, History, take_best};
use crate::score::{Score, is_decided};
use crate::signals::Signals;
use crate::table::{Bound, Memory, Table};
use crate::tuning::Tuning;

/// Plies after which a line is judged where it stands.
pub(crate) const LONGEST_LINE: usize = 160;
/// Nodes between two looks at the clock: some tens of microseconds.
const BETWEEN_LOOKS: u64 = 512;
const DRAW: i32 = 0;
pub(crate) const INFINITE: i32 = 32_000;

/// When a search must end; shared by its threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Control<'a> {
    pub(crate) signals: &'a Signals,
    pub(crate) tuning: &'a Tuning,
    pub(crate) reductions: &'a [[i16; REDUCED]],
    pub(crate) nodes: u64,
    /// Where a thread beside the first tells how many positions it has looked at.
    pub(crate) beside: Option<&'a AtomicU64>,
}

/// A position on the way from the beginning of the game, with what goes along.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<V: Variant> {
    pub(crate) position: Position<V>,
    key: u64,
    counters: Counters,
    views: Views,
    last: Option<Move<V::Board>>,
    /// What the evaluation said of it; none where a capture was pending.
    judged: Option<i32>,
}

/// One thread's search.
#[derive(Debug)]
pub(crate) struct Tree<'a, V: Variant> {
    evaluator: &'a Evaluator<V>,
    known: Known<'a, V>,
    table: &'a Table,
    control: &'a Control<'a>,
    history: &'a mut History,
    /// From the beginning of the game to the present position at `top`; behind it lies room.
    way: Vec<Step<V>>,
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
    /// The best line found from each distance.
    lines: Vec<Vec<Move<V::Board>>>,
    reductions: &'a [[i16; REDUCED]],
    tuning: &'a Tuning,
    /// Where some of the positions are kept that it meets, if anybody learns from them.
    pub(crate) met: Option<&'a mut Vec<Position<V>>>,
}

pub(crate) const REDUCED: usize = 64;

/// Hundredths of a ply by which the n-th move is looked at less deeply, by depth.
pub(crate) fn reductions(tuning: &Tuning) -> Vec<[i16; REDUCED]> {
    let (base, by) = (
        f64::from(tuning.reduce_base),
        f64::from(tuning.reduce_by.max(1)) / 1e4,
    );
    let log = |n: usize| (n.max(1) as f64).ln();
    let row = |depth| core::array::from_fn(|n| (base + log(depth) * log(n) / by) as i16);
    (0..REDUCED).map(row).collect()
}

impl<'a, V: Variant> Tree<'a, V> {
    pub(crate) fn new(
        game: &Game<V>,
        evaluator: &'a Evaluator<V>,
        known: Known<'a, V>,
        table: &'a Table,
        control: &'a Control<'a>,
        history: &'a mut History,
    ) -> Self {
        let mut way: Vec<Step<V>> = game
            .positions()
            .map(|position| Step {
                position,
                key: position.hash_key(),
                counters: game.counts(),
                views: evaluator.views(&position),
                last: None,
                judged: None,
            })
            .collect();
        if let (Some(step), Some(m)) = (way.last_mut(), game.moves().last()) {
            step.last = Some(*m);
        }
        let root = way.len() - 1;
        way.resize(root + LONGEST_LINE + 2, way[root]);
        Tree {
            evaluator,
            known,
            table,
            control,
            history,
            root,
            top: root,
            way,
            nodes: 0,
            stopped: false,
            counts: true,
            winning: game.winning(),
            cuts_small_endings: game.options().small_endings == SmallEndings::NotPlayedOut,
            lines: vec![Vec::new(); LONGEST_LINE + 2],
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

    /// The line below the move last searched at the root.
    pub(crate) fn line(&self) -> &[Move<V::Board>] {
        &self.lines[1]
    }

    pub(crate) fn now(&self) -> &Step<V> {
        &self.way[self.top]
    }

    #[inline(always)]
    fn step(&mut self, m: Move<V::Board>) {
        let now = self.now();
        self.step_to(m, now.position.hash_key_after(now.key, m));
    }

    /// A step into quiescence, where the key serves to find repetitions alone: without kings nothing
    /// repeats, and the old key will do for those that follow.
    #[inline(always)]
    fn last_step(&mut self, m: Move<V::Board>) {
        if self.now().position.has_kings() {
            self.step(m);
        } else {
            self.step_to(m, self.now().key);
        }
    }

    /// A step after which the table is asked.
    #[inline(always)]
    fn deep_step(&mut self, m: Move<V::Board>) {
        let now = self.now();
        let key = now.position.hash_key_after(now.key, m);
        self.table.touch(key);
        self.step_to(m, key);
    }

    #[inline(always)]
    fn step_to(&mut self, m: Move<V::Board>, key: u64) {
        let (before, after) = self.way.split_at_mut(self.top + 1);
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
        next.judged = None;
        self.top += 1;
    }

    #[inline(always)]
    fn plies(&self) -> usize {
        self.top - self.root
    }

    /// How far from the last iteration's score the next one is expected.
    pub(crate) fn near(&self) -> i32 {
        self.tuning.near
    }

    /// The most positions that this search may look at.
    pub(crate) fn most_nodes(&self) -> u64 {
        self.control.nodes
    }

    /// Counts a node; whether the search must end.
    #[inline(always)]
    fn must_end(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes > self.control.nodes {
            self.stopped = true;
        } else if self.nodes.is_multiple_of(BETWEEN_LOOKS) {
            self.look_up();
        }
        self.stopped
    }

    /// What is done from time to time: look at the clock, tell how far it has come.
    #[inline(never)]
    fn look_up(&mut self) {
        self.stopped |= self.control.signals.say_stop();
        if let Some(beside) = self.control.beside {
            beside.fetch_add(BETWEEN_LOOKS, Ordering::Relaxed);
        }
        let position = self.now().position;
        if let Some(met) = &mut self.met {
            met.push(position);
        }
    }

    /// The score of the present position where endgame tables have it.
    #[inline(always)]
    pub(crate) fn known(&self) -> Option<i32> {
        let now = self.now();
        let counters = self.counts.then_some(&now.counters);
        self.known.score(&now.position, counters, self.plies())
    }

    /// What the evaluation says of the present position, asked once.
    #[inline(always)]
    fn judge(&mut self) -> i32 {
        let step = &mut self.way[self.top];
        if let Some(judged) = step.judged {
            return judged;
        }
        let judged = self.evaluator.judge(&step.position, &step.views);
        step.judged = Some(judged);
        judged
    }

    /// The moves that led here.
    #[inline(always)]
    fn before(&self) -> Before<V::Board> {
        let own = self.top.checked_sub(1).and_then(|own| self.way[own].last);
        [self.now().last, own]
    }

    /// The score of the present position for its side to move, `depth` plies deep.
    fn node<const PV: bool>(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        cut: bool,
        excluded: Option<u8>,
    ) -> i32 {
        let plies = self.plies();
        if PV {
            self.lines[plies].clear();
        }
        if depth <= 0 {
            return self.quiesce(alpha, beta);
        }
        if self.must_end() {
            return DRAW;
        }
        if excluded.is_none() && self.is_drawn() {
            return DRAW;
        }
        if let Some(known) = self.known() {
            return known;
        }
        if plies >= LONGEST_LINE {
            return self.judge();
        }
        let beta = beta.min(Score::lost_in(plies as u32 + 1).reversed().hundredths());
        let mut alpha = alpha.max(Score::lost_in(plies as u32).hundredths());
        if alpha >= beta {
            return alpha;
        }
        let Step { position, key, .. } = *self.now();
        let key = self.key(key, excluded);
        let memory = self.table.recall(key, plies);
        if let Some(memory) = memory.filter(|memory| !PV && memory.depth >= depth) {
            let serves = match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => memory.score >= beta,
                Bound::AtMost => memory.score <= alpha,
            };
            if serves {
                return memory.score;
            }
        }
        let mut moves = MoveList::new();
        position.add_legal_moves(&mut moves);
        if moves.is_empty() {
            return Score::lost_in(plies as u32).hundredths();
        }
        let captures = moves[0].is_capture();
        let first = memory.and_then(|memory| memory.best);
        let mut depth = depth;
        // A forced reply costs no depth.
        if moves.len() == 1 {
            depth += self.tuning.forced;
        } else if first.is_none() && depth >= self.tuning.blind_depth && excluded.is_none() {
            depth -= 1;
        }
        let judged = if captures {
            None
        } else {
            let remembered = memory.and_then(|memory| memory.judged);
            if let Some(judged) = remembered {
                self.way[self.top].judged = Some(judged);
            }
            Some(self.judge())
        };
        let improving = self.is_improving(judged);
        let expected = judged.map(|judged| judged + self.history.errors.of(&position));
        let may_give_up = !PV && excluded.is_none() && !is_decided(beta);
        if let Some(expected) = expected.filter(|_| may_give_up)
            && let Some(score) = self.give_up(depth, expected, alpha, beta, improving, cut, memory)
        {
            return score;
        }
        let mut extended = None;
        if let Some(memory) = memory.filter(|memory| {
            excluded.is_none()
                && depth >= self.tuning.single_depth
                && moves.len() > 1
                && memory.best.is_some()
                && memory.bound != Bound::AtMost
                && memory.depth >= depth - 3
                && !is_decided(memory.score)
        }) {
            let lower = memory.score - self.tuning.single_base - self.tuning.single_ply * depth;
            let others = self.node::<false>((depth - 1) / 2, lower - 1, lower, cut, memory.best);
            if self.stopped {
                return DRAW;
            }
            if others < lower {
                extended = memory.best;
            } else if lower >= beta {
                return lower;
            }
        }
        let us = position.turn();
        let before = self.before();
        let mut ranks = self.history.rank(&position, &moves, first, before, plies);
        let (mut best, mut best_score) = (None, -INFINITE);
        let first_alpha = alpha;
        let mut failed: SmallVec<[Move<V::Board>; 64]> = SmallVec::new();
        let mut tried = 0;
        let weak = expected
            .filter(|_| !PV && depth <= self.tuning.weak_depth)
            .map(|expected| expected + self.tuning.weak_base + self.tuning.weak_ply * depth);
        while let Some(place) = take_best(&mut ranks) {
            if excluded == Some(place as u8) {
                continue;
            }
            if self.may_skip::<PV>(depth, tried, captures, best_score) {
                break;
            }
            let m = moves[place];
            let deeper = i32::from(extended == Some(place as u8));
            let next = depth - 1 + deeper;
            if next > 0 {
                self.deep_step(m);
            } else {
                self.last_step(m);
            }
            if tried > 0
                && let Some(most) = weak.filter(|most| *most <= alpha)
                && !self.now().position.must_capture()
            {
                self.top -= 1;
                best_score = best_score.max(most);
                continue;
            }
            let mut score;
            if tried == 0 {
                score = -self.node::<PV>(next, -beta, -alpha, !PV && !cut, None);
            } else {
                let mut less = 0;
                if depth >= self.tuning.reduce_from && !captures {
                    let known = self.history.of(us, before, m);
                    less = self.reduction::<PV>(depth, tried, cut, improving, known) / 100;
                    less = less.clamp(0, (next - self.tuning.reduce_least).max(0));
                }
                score = -self.node::<false>(next - less, -alpha - 1, -alpha, true, None);
                if less > 0 && score > alpha && !self.stopped {
                    score = -self.node::<false>(next, -alpha - 1, -alpha, !cut, None);
                }
                if PV && score > alpha && score < beta && !self.stopped {
                    score = -self.node::<true>(next, -beta, -alpha, false, None);
                }
            }
            self.top -= 1;
            if self.stopped {
                return DRAW;
            }
            tried += 1;
            if score > best_score {
                best_score = score;
                if score > alpha {
                    best = Some(place as u8);
                    alpha = score;
                    if PV {
                        self.lead(plies, m);
                    }
                    if alpha >= beta {
                        if !captures {
                            let bonus = self.tuning.praise(depth);
                            self.history.praise(us, before, m, &failed, bonus, plies);
                        }
                        break;
                    }
                }
            }
            failed.push(m);
        }
        if tried == 0 {
            return alpha;
        }
        let bound = if best_score >= beta {
            Bound::AtLeast
        } else if best_score > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if let Some(expected) = expected
            && excluded.is_none()
            && !is_decided(best_score)
            && match bound {
                Bound::Exact => true,
                Bound::AtLeast => best_score > expected,
                Bound::AtMost => best_score < expected,
            }
        {
            let more = best_score - expected;
            self.history.errors.learn(&position, more, depth);
        }
        let memory = Memory {
            best,
            score: best_score,
            judged,
            depth,
            bound,
        };
        self.table.remember(key, plies, memory);
        best_score
    }

    /// Whether the moves left are so late that they are not worth a try.
    #[inline(always)]
    fn may_skip<const PV: bool>(
        &self,
        depth: i32,
        tried: usize,
        captures: bool,
        best_score: i32,
    ) -> bool {
        !PV && depth <= self.tuning.skip_depth
            && !captures
            && tried as i32 >= self.tuning.skip_after + depth * depth
            && !is_decided(best_score)
    }

    /// Hundredths of a ply by which the quiet move that has just been made is looked at less deeply.
    #[inline(always)]
    fn reduction<const PV: bool>(
        &self,
        depth: i32,
        tried: usize,
        cut: bool,
        improving: bool,
        known: i32,
    ) -> i32 {
        let tuning = self.tuning;
        let row = &self.reductions[(depth as usize).min(REDUCED - 1)];
        let offers = self.now().position.must_capture();
        i32::from(row[tried.min(REDUCED - 1)])
            + i32::from(cut) * tuning.reduce_cut
            + i32::from(offers) * tuning.reduce_offer
            - i32::from(PV) * tuning.reduce_line
            - i32::from(improving) * tuning.reduce_improving
            - known * 100 / tuning.reduce_history.max(1)
    }

    /// The key under which a position is remembered: apart where a move is left out, and where counts do not end the game.
    #[inline(always)]
    fn key(&self, key: u64, excluded: Option<u8>) -> u64 {
        let without = excluded.map_or(0, |place| u64::from(place) + 1);
        let without = if self.counts { without } else { without + 256 };
        key ^ without.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Where the side to move stands so well or so badly that a shallower look decides.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "what a node knows of itself")]
    fn give_up(
        &mut self,
        depth: i32,
        expected: i32,
        alpha: i32,
        beta: i32,
        improving: bool,
        cut: bool,
        memory: Option<Memory>,
    ) -> Option<i32> {
        let tuning = self.tuning;
        if depth <= tuning.hopeless_depth
            && expected + tuning.hopeless_base + tuning.hopeless_ply * depth < alpha
        {
            let score = self.quiesce(alpha, alpha + 1);
            if score <= alpha {
                return Some(score);
            }
        }
        if depth <= tuning.ahead_depth
            && expected - tuning.ahead_base - tuning.ahead_ply * (depth - i32::from(improving))
                >= beta
            && !self.now().position.is_threatened()
        {
            return Some(expected);
        }
        if depth >= tuning.probe_depth {
            let above = beta + tuning.probe_base + tuning.probe_ply * depth;
            let shallow = depth * tuning.probe_part / 100;
            let hopeless = memory.is_some_and(|memory| {
                memory.depth >= shallow && memory.bound != Bound::AtLeast && memory.score < above
            });
            if !hopeless && expected >= beta - tuning.probe_below {
                let score = self.node::<false>(shallow, above - 1, above, cut, None);
                if score >= above && !is_decided(score) {
                    return Some(beta);
                }
            }
        }
        None
    }

    /// Whether the side to move is better off than before its last move.
    #[inline(always)]
    fn is_improving(&self, judged: Option<i32>) -> bool {
        let before = self
            .top
            .checked_sub(2)
            .and_then(|before| self.way[before].judged);
        matches!((judged, before), (Some(judged), Some(before)) if judged > before)
    }

    /// The line from here begins with this move.
    fn lead(&mut self, plies: usize, m: Move<V::Board>) {
        let (before, after) = self.lines.split_at_mut(plies + 1);
        let line = &mut before[plies];
        line.clear();
        line.push(m);
        if let Some(rest) = after.first() {
            line.extend_from_slice(rest);
        }
    }

    /// The score when captures are played out: a position is judged once nobody must capture.
    fn quiesce(&mut self, alpha: i32, beta: i32) -> i32 {
        if self.must_end() {
            return DRAW;
        }
        let plies = self.plies();
        if beta - alpha > 1 {
            self.lines[plies].clear();
        }
        let position = self.now().position;
        if position.has_kings() && self.is_drawn() {
            return DRAW;
        }
        if let Some(known) = self.known() {
            return known;
        }
        if plies >= LONGEST_LINE {
            return self.judge();
        }
        if position.must_capture() {
            let mut moves = MoveList::new();
            position.add_legal_moves(&mut moves);
            return self.each(&moves, alpha, beta, -INFINITE);
        }
        let judged = self.judge();
        if judged >= beta {
            return judged;
        }
        if position.may_crown() {
            let mut moves = MoveList::new();
            position.add_legal_moves(&mut moves);
            moves.retain(|m| position.promotes(*m));
            return self.each(&moves, alpha.max(judged), beta, judged);
        }
        if !position.has_move() {
            return Score::lost_in(plies as u32).hundredths();
        }
        judged
    }

    /// The best of some moves in quiescence, or what is certain without them.
    fn each(&mut self, moves: &MoveList<V::Board>, mut alpha: i32, beta: i32, certain: i32) -> i32 {
        let position = self.now().position;
        let plies = self.plies();
        let before = self.before();
        let mut ranks = self.history.rank(&position, moves, None, before, plies);
        let mut best = certain;
        while let Some(place) = take_best(&mut ranks) {
            self.last_step(moves[place]);
            let score = -self.quiesce(-beta, -alpha);
            self.top -= 1;
            if self.stopped {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    if beta - alpha > 1 {
                        self.lead(plies, moves[place]);
                    }
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        best
    }

    /// Whether the position repeats one on the way, or a count of the rule set has run out.
    #[inline(always)]
    fn is_drawn(&self) -> bool {
        let Step {
            position,
            key,
            counters,
            ..
        } = self.now();
        let reach = usize::from(counters.king_moves).min(self.top);
        if reach >= 4 {
            let repeats = (4..=reach)
                .step_by(2)
                .any(|back| self.way[self.top - back].key == *key);
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
        let Step {
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
