//! Alpha-beta below the root: principal variation search with pruning, reductions and extensions.

use core::ops::ControlFlow;

use rules::{Board, Color, Move, MoveList, Variant};
use smallvec::SmallVec;

use super::{DRAW, INFINITE, LONGEST_LINE, REDUCED, StackFrame, Tree};
use crate::history::take_best;
use crate::score::{Score, is_decided};
use crate::table::{Bound, Entry};

/// What a node knows of itself before its moves are tried.
#[derive(Clone, Copy)]
struct Node<B: Board> {
    /// Plies left to search.
    depth: i32,
    alpha: i32,
    beta: i32,
    /// Whether a beta cutoff is expected here.
    is_cut: bool,
    /// Whether the side to move stands better than before its last move.
    is_improving: bool,
    /// Whether the moves are captures.
    has_captures: bool,
    /// Index of the move left out while a singular extension is verified.
    excluded: Option<u8>,
    /// The entry of the transposition table.
    entry: Option<Entry>,
    /// The static evaluation with its correction; none where a capture is pending.
    expected: Option<i32>,
    /// The two moves before.
    previous: [Option<Move<B>>; 2],
}

impl<B: Board> Node<B> {
    /// Index of the transposition table's move.
    fn table_move(&self) -> Option<u8> {
        self.entry.and_then(|entry| entry.best)
    }
}

/// What the move loop found.
struct Searched {
    score: i32,
    /// Index of the best move; none where no move raised alpha.
    best: Option<u8>,
}

impl<V: Variant> Tree<'_, V> {
    /// The score of the present position for its side to move, `depth` plies deep.
    pub(super) fn node<const PV: bool>(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        is_cut: bool,
        excluded: Option<u8>,
    ) -> i32 {
        let ply = self.ply();
        if PV {
            self.pv_table[ply].clear();
        }
        if depth <= 0 {
            return self.quiesce(alpha, beta);
        }
        if self.should_stop() || excluded.is_none() && self.is_drawn() {
            return DRAW;
        }
        if let Some(score) = self.probe_tables() {
            return score;
        }
        if ply >= LONGEST_LINE {
            return self.static_eval();
        }
        // mate distance pruning
        let beta = beta.min(Score::lost_in(ply as u32 + 1).reversed().hundredths());
        let alpha = alpha.max(Score::lost_in(ply as u32).hundredths());
        if alpha >= beta {
            return alpha;
        }
        // transposition table
        let StackFrame { position, key, .. } = *self.now();
        let key = self.table_key(key, excluded);
        let entry = self.table.probe(key, ply);
        let cutoff = entry.and_then(|entry| entry.cutoff(depth, alpha, beta));
        if let Some(score) = cutoff.filter(|_| !PV) {
            return score;
        }
        let mut moves = MoveList::new();
        position.add_legal_moves(&mut moves);
        if moves.is_empty() {
            return Score::lost_in(ply as u32).hundredths();
        }
        let mut node = Node {
            depth,
            alpha,
            beta,
            is_cut,
            is_improving: false,
            has_captures: moves[0].is_capture(),
            excluded,
            entry,
            expected: None,
            previous: self.previous_moves(),
        };
        node.depth = self.adjusted_depth(&node, &moves);
        let static_eval = self.node_eval(&node);
        node.is_improving = self.is_improving(static_eval);
        node.expected = static_eval.map(|eval| eval + self.history.correction.of(&position));
        if !PV && let Some(score) = self.prune_node(&node) {
            return score;
        }
        let extended = match self.singular_extension(&node, &moves) {
            ControlFlow::Continue(extended) => extended,
            ControlFlow::Break(score) => return score,
        };
        match self.move_loop::<PV>(&node, &moves, extended) {
            ControlFlow::Continue(searched) => {
                self.store(&node, key, static_eval, &searched);
                searched.score
            }
            ControlFlow::Break(score) => score,
        }
    }

    /// The key under which a position is stored: apart where a move is left out, and where counts do not end the game.
    #[inline(always)]
    fn table_key(&self, key: u64, excluded: Option<u8>) -> u64 {
        let without = excluded.map_or(0, |index| u64::from(index) + 1);
        let without = if self.counts { without } else { without + 256 };
        key ^ without.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// The depth after the extension of forced replies and internal iterative reduction (IIR): a node without a move from
    /// the transposition table is searched a ply less.
    #[inline(always)]
    fn adjusted_depth(&self, node: &Node<V::Board>, moves: &MoveList<V::Board>) -> i32 {
        if moves.len() == 1 {
            node.depth + self.tuning.forced_extension
        } else if node.table_move().is_none()
            && node.depth >= self.tuning.iir_depth
            && node.excluded.is_none()
        {
            node.depth - 1
        } else {
            node.depth
        }
    }

    /// The static evaluation of a node, from the transposition table where it stands there; none where a capture is
    /// pending.
    #[inline(always)]
    fn node_eval(&mut self, node: &Node<V::Board>) -> Option<i32> {
        if node.has_captures {
            return None;
        }
        if let Some(stored) = node.entry.and_then(|entry| entry.static_eval) {
            self.stack[self.top].static_eval = Some(stored);
        }
        Some(self.static_eval())
    }

    /// Whether the side to move stands better than before its last move.
    #[inline(always)]
    fn is_improving(&self, static_eval: Option<i32>) -> bool {
        let before = self
            .top
            .checked_sub(2)
            .and_then(|before| self.stack[before].static_eval);
        matches!((static_eval, before), (Some(now), Some(before)) if now > before)
    }

    /// The score of a node outside the principal variation that a shallower look decides.
    #[inline(always)]
    fn prune_node(&mut self, node: &Node<V::Board>) -> Option<i32> {
        if node.excluded.is_some() || is_decided(node.beta) {
            return None;
        }
        let expected = node.expected?;
        if let Some(score) = self.razor(node, expected) {
            return Some(score);
        }
        if let Some(score) = self.reverse_futility(node, expected) {
            return Some(score);
        }
        self.probcut(node, expected)
    }

    /// Razoring: far below alpha near the leaves, quiescence alone decides.
    #[inline(always)]
    fn razor(&mut self, node: &Node<V::Board>, expected: i32) -> Option<i32> {
        let tuning = self.tuning;
        let margin = tuning.razoring_base + tuning.razoring_ply * node.depth;
        if node.depth > tuning.razoring_depth || expected + margin >= node.alpha {
            return None;
        }
        let score = self.quiesce(node.alpha, node.alpha + 1);
        (score <= node.alpha).then_some(score)
    }

    /// Reverse futility pruning: far above beta near the leaves, the static evaluation stands.
    #[inline(always)]
    fn reverse_futility(&self, node: &Node<V::Board>, expected: i32) -> Option<i32> {
        let tuning = self.tuning;
        let plies = node.depth - i32::from(node.is_improving);
        let margin = tuning.reverse_futility_base + tuning.reverse_futility_ply * plies;
        let is_pruned = node.depth <= tuning.reverse_futility_depth
            && expected - margin >= node.beta
            && !self.now().position.is_threatened();
        is_pruned.then_some(expected)
    }

    /// ProbCut: a shallow search that fails high far above beta stands for the deep one.
    #[inline(always)]
    fn probcut(&mut self, node: &Node<V::Board>, expected: i32) -> Option<i32> {
        let tuning = self.tuning;
        if node.depth < tuning.probcut_depth {
            return None;
        }
        let above = node.beta + tuning.probcut_base + tuning.probcut_ply * node.depth;
        let shallow = node.depth * tuning.probcut_percent / 100;
        let is_refuted = node.entry.is_some_and(|entry| {
            entry.depth >= shallow && entry.bound != Bound::Lower && entry.score < above
        });
        if is_refuted || expected < node.beta - tuning.probcut_eval_margin {
            return None;
        }
        let score = self.node::<false>(shallow, above - 1, above, node.is_cut, None);
        (score >= above && !is_decided(score)).then_some(node.beta)
    }

    /// Singular extension: if all other moves fail far below the table's move, that move is searched a ply deeper.
    ///
    /// Goes on with the index of the move to extend; breaks off with the node's score where several moves beat beta
    /// (multi-cut), or where the search has stopped.
    #[inline(always)]
    fn singular_extension(
        &mut self,
        node: &Node<V::Board>,
        moves: &MoveList<V::Board>,
    ) -> ControlFlow<i32, Option<u8>> {
        let tuning = self.tuning;
        let Some(entry) = node.entry.filter(|entry| {
            node.excluded.is_none()
                && node.depth >= tuning.singular_depth
                && moves.len() > 1
                && entry.best.is_some()
                && entry.bound != Bound::Upper
                && entry.depth >= node.depth - 3
                && !is_decided(entry.score)
        }) else {
            return ControlFlow::Continue(None);
        };
        let lower = entry.score - tuning.singular_base - tuning.singular_ply * node.depth;
        let depth = (node.depth - 1) / 2;
        let others = self.node::<false>(depth, lower - 1, lower, node.is_cut, entry.best);
        if self.stopped {
            return ControlFlow::Break(DRAW);
        }
        if others < lower {
            ControlFlow::Continue(entry.best)
        } else if lower >= node.beta {
            ControlFlow::Break(lower)
        } else {
            ControlFlow::Continue(None)
        }
    }

    /// Tries the moves of a node, best first; breaks off where the search has stopped or no move was left to try.
    #[inline(always)]
    fn move_loop<const PV: bool>(
        &mut self,
        node: &Node<V::Board>,
        moves: &MoveList<V::Board>,
        extended: Option<u8>,
    ) -> ControlFlow<i32, Searched> {
        let ply = self.ply();
        let position = self.now().position;
        let mut ranks = self
            .history
            .rank(&position, moves, node.table_move(), node.previous, ply);
        let futility = self.futility_limit::<PV>(node);
        let mut alpha = node.alpha;
        let (mut best, mut best_score) = (None, -INFINITE);
        let mut failed: SmallVec<[Move<V::Board>; 64]> = SmallVec::new();
        let mut tried = 0;
        while let Some(index) = take_best(&mut ranks) {
            if node.excluded == Some(index as u8) {
                continue;
            }
            if self.is_late::<PV>(node, tried, best_score) {
                break;
            }
            let m = moves[index];
            let depth = node.depth - 1 + i32::from(extended == Some(index as u8));
            self.step_for_depth(m, depth);
            // futility pruning
            if tried > 0
                && let Some(most) = futility.filter(|most| *most <= alpha)
                && !self.now().position.must_capture()
            {
                self.top -= 1;
                best_score = best_score.max(most);
                continue;
            }
            let score = self.search_move::<PV>(node, m, depth, alpha, tried);
            self.top -= 1;
            if self.stopped {
                return ControlFlow::Break(DRAW);
            }
            tried += 1;
            if score > best_score {
                best_score = score;
                if score > alpha {
                    best = Some(index as u8);
                    alpha = score;
                    if PV {
                        self.update_pv(ply, m);
                    }
                    if alpha >= node.beta {
                        if !node.has_captures {
                            self.reward(node, m, &failed, position.turn());
                        }
                        break;
                    }
                }
            }
            failed.push(m);
        }
        if tried == 0 {
            return ControlFlow::Break(alpha);
        }
        let score = best_score;
        ControlFlow::Continue(Searched { score, best })
    }

    /// Makes a move that is searched so deep next. Where the table will be asked, its entry is fetched ahead.
    #[inline(always)]
    fn step_for_depth(&mut self, m: Move<V::Board>, depth: i32) {
        if depth > 0 {
            self.step_and_prefetch(m);
        } else {
            self.step_to_quiescence(m);
        }
    }

    /// Late move pruning: whether the moves left near the leaves come too late to be worth a try.
    #[inline(always)]
    fn is_late<const PV: bool>(
        &self,
        node: &Node<V::Board>,
        tried: usize,
        best_score: i32,
    ) -> bool {
        let tuning = self.tuning;
        !PV && node.depth <= tuning.lmp_depth
            && !node.has_captures
            && tried as i32 >= tuning.lmp_base + node.depth * node.depth
            && !is_decided(best_score)
    }

    /// Futility pruning: the most that a quiet move that offers nothing can reach near the leaves.
    #[inline(always)]
    fn futility_limit<const PV: bool>(&self, node: &Node<V::Board>) -> Option<i32> {
        let tuning = self.tuning;
        let margin = tuning.futility_base + tuning.futility_ply * node.depth;
        let expected = node.expected?;
        (!PV && node.depth <= tuning.futility_depth).then_some(expected + margin)
    }

    /// Principal variation search of the move that has just been made: the first with the whole window, later ones with an
    /// empty window and less depth, again where they do better than expected.
    #[inline(always)]
    fn search_move<const PV: bool>(
        &mut self,
        node: &Node<V::Board>,
        m: Move<V::Board>,
        depth: i32,
        alpha: i32,
        tried: usize,
    ) -> i32 {
        let Node { beta, is_cut, .. } = *node;
        if tried == 0 {
            return -self.node::<PV>(depth, -beta, -alpha, !PV && !is_cut, None);
        }
        let reduction = self.late_move_reduction::<PV>(node, m, depth, tried);
        let mut score = -self.node::<false>(depth - reduction, -alpha - 1, -alpha, true, None);
        if reduction > 0 && score > alpha && !self.stopped {
            score = -self.node::<false>(depth, -alpha - 1, -alpha, !is_cut, None);
        }
        if PV && score > alpha && score < beta && !self.stopped {
            score = -self.node::<true>(depth, -beta, -alpha, false, None);
        }
        score
    }

    /// Late move reduction (LMR): plies by which the quiet move that has just been made is searched less deeply.
    #[inline(always)]
    fn late_move_reduction<const PV: bool>(
        &self,
        node: &Node<V::Board>,
        m: Move<V::Board>,
        depth: i32,
        tried: usize,
    ) -> i32 {
        let tuning = self.tuning;
        if node.depth < tuning.lmr_depth || node.has_captures {
            return 0;
        }
        let StackFrame { position, .. } = self.now();
        let history = self.history.of(!position.turn(), node.previous, m);
        let row = &self.reductions[(node.depth as usize).min(REDUCED - 1)];
        let hundredths = i32::from(row[tried.min(REDUCED - 1)])
            + i32::from(node.is_cut) * tuning.lmr_cut_node
            + i32::from(position.must_capture()) * tuning.lmr_offer
            - i32::from(PV) * tuning.lmr_pv
            - i32::from(node.is_improving) * tuning.lmr_improving
            - history * 100 / tuning.lmr_history_divisor.max(1);
        let most = (depth - tuning.lmr_remaining_depth).max(0);
        (hundredths / 100).clamp(0, most)
    }

    /// Gives the move that refuted the opponent's its history bonus, and those tried in vain before it a malus.
    #[inline(always)]
    fn reward(
        &mut self,
        node: &Node<V::Board>,
        best: Move<V::Board>,
        failed: &[Move<V::Board>],
        us: Color,
    ) {
        let bonus = self.tuning.history_bonus(node.depth);
        let ply = self.ply();
        self.history
            .update(us, node.previous, best, failed, bonus, ply);
    }

    /// Stores what was found in the transposition table, and learns how far the static evaluation was off.
    #[inline(always)]
    fn store(
        &mut self,
        node: &Node<V::Board>,
        key: u64,
        static_eval: Option<i32>,
        searched: &Searched,
    ) {
        let Searched { score, best } = *searched;
        let bound = if score >= node.beta {
            Bound::Lower
        } else if score > node.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if let Some(expected) = node.expected
            && node.excluded.is_none()
            && !is_decided(score)
            && match bound {
                Bound::Exact => true,
                Bound::Lower => score > expected,
                Bound::Upper => score < expected,
            }
        {
            let position = &self.stack[self.top].position;
            let error = score - expected;
            self.history.correction.learn(position, error, node.depth);
        }
        let entry = Entry {
            best,
            score,
            static_eval,
            depth: node.depth,
            bound,
        };
        self.table.store(key, self.ply(), entry);
    }
}
