//! Which moves are tried first.

use rules::{Board, Color, Move, MoveList};

/// How often a move has proved good in this search, by side, origin and destination.
#[derive(Debug)]
pub(crate) struct History {
    good: Vec<u32>,
}

const SQUARES: usize = 64;

impl History {
    pub(crate) fn new() -> History {
        History {
            good: vec![0; 2 * SQUARES * SQUARES],
        }
    }

    /// A move refuted the other side's last one.
    pub(crate) fn praise<B: Board>(&mut self, us: Color, m: Move<B>, depth: i16) {
        let weight = i32::from(depth.max(1)) as u32;
        let good = &mut self.good[index(us, m)];
        *good = good.saturating_add(weight * weight);
    }

    /// Sorts the moves: the remembered one, then those that take most, then those often good.
    pub(crate) fn sort<B: Board>(
        &self,
        us: Color,
        first: Option<Move<B>>,
        moves: &mut MoveList<B>,
    ) {
        moves.sort_by_key(|m| {
            let rank = if Some(*m) == first {
                u64::MAX
            } else {
                self.rank(us, *m)
            };
            core::cmp::Reverse(rank)
        });
    }

    fn rank<B: Board>(&self, us: Color, m: Move<B>) -> u64 {
        (u64::from(m.captured().len()) << 32) + u64::from(self.good[index(us, m)])
    }
}

fn index<B: Board>(us: Color, m: Move<B>) -> usize {
    (us as usize * SQUARES + usize::from(m.from().number())) * SQUARES
        + usize::from(m.to().number())
}
