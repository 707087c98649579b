//! Quiescence search: captures are compulsory and promotions urgent, so leaves are evaluated only behind them.

use rules::{MoveList, Variant};

use super::{DRAW, INFINITE, LONGEST_LINE, Tree};
use crate::history::take_best;
use crate::score::Score;

impl<V: Variant> Tree<'_, V> {
    /// The score once captures and promotions are played out: where neither is pending, the static evaluation counts.
    pub(super) fn quiesce(&mut self, alpha: i32, beta: i32) -> i32 {
        if self.should_stop() {
            return DRAW;
        }
        let ply = self.ply();
        if beta - alpha > 1 {
            self.pv_table[ply].clear();
        }
        let position = self.now().position;
        if position.has_kings() && self.is_drawn() {
            return DRAW;
        }
        if let Some(score) = self.probe_tables() {
            return score;
        }
        if ply >= LONGEST_LINE {
            return self.static_eval();
        }
        if position.must_capture() {
            let mut moves = MoveList::new();
            position.add_legal_moves(&mut moves);
            return self.quiescence_moves(&moves, alpha, beta, -INFINITE);
        }
        let static_eval = self.static_eval();
        if static_eval >= beta {
            return static_eval;
        }
        if position.may_crown() {
            let mut moves = MoveList::new();
            position.add_legal_moves(&mut moves);
            moves.retain(|m| position.promotes(*m));
            return self.quiescence_moves(&moves, alpha.max(static_eval), beta, static_eval);
        }
        if !position.has_move() {
            return Score::lost_in(ply as u32).hundredths();
        }
        static_eval
    }

    /// The best of some moves in quiescence, or the score that stands without them (stand pat).
    fn quiescence_moves(
        &mut self,
        moves: &MoveList<V::Board>,
        mut alpha: i32,
        beta: i32,
        stand_pat: i32,
    ) -> i32 {
        let position = self.now().position;
        let ply = self.ply();
        let previous = self.previous_moves();
        let mut ranks = self.history.rank(&position, moves, None, previous, ply);
        let mut best = stand_pat;
        while let Some(index) = take_best(&mut ranks) {
            self.step_to_quiescence(moves[index]);
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
                        self.update_pv(ply, moves[index]);
                    }
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        best
    }
}
