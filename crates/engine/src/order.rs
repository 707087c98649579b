//! Which moves are tried first.

use rules::{Board, Color, Move, MoveList, Position, Variant};
use smallvec::SmallVec;

use crate::errors::Errors;

/// What the search has learnt of quiet moves while it ran.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// How often a move proved good, by side, origin and destination.
    good: Vec<i16>,
    /// The same as a reply, by side, the end of the opponent's move and the end of ours.
    replies: Vec<i16>,
    /// The same after our own move before, by side, the end of that move and the end of this.
    follows: Vec<i16>,
    /// Moves that refuted a sibling, two for each distance from the root.
    killers: Vec<[u16; 2]>,
    pub(crate) errors: Errors,
}

/// The two moves before: the opponent's, and our own before that.
pub(crate) type Before<B> = [Option<Move<B>>; 2];

const SQUARES: usize = 64;
/// The bound of every number that is learnt.
pub(crate) const MOST: i32 = 8192;
const PLIES: usize = 256;
const NONE: u16 = u16::MAX;

/// The worth of each move of a list, for choosing the best of those left.
pub(crate) type Ranks = SmallVec<[i32; 64]>;

const FIRST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 16;
const PROMOTION: i32 = 1 << 18;
const KILLER: i32 = 1 << 17;

impl History {
    pub(crate) fn new() -> History {
        History {
            good: vec![0; 2 * SQUARES * SQUARES],
            replies: vec![0; 2 * SQUARES * SQUARES],
            follows: vec![0; 2 * SQUARES * SQUARES],
            killers: vec![[NONE; 2]; PLIES],
            errors: Errors::new(),
        }
    }

    /// Half of what was learnt serves the next search; killers belong to the old root.
    pub(crate) fn fade(&mut self) {
        for numbers in [&mut self.good, &mut self.replies, &mut self.follows] {
            numbers.iter_mut().for_each(|number| *number /= 2);
        }
        self.killers.fill([NONE; 2]);
    }

    /// A quiet move refuted the other side's last one; those tried before it did not.
    pub(crate) fn praise<B: Board>(
        &mut self,
        us: Color,
        before: Before<B>,
        best: Move<B>,
        failed: &[Move<B>],
        bonus: i32,
        plies: usize,
    ) {
        self.change(us, before, best, bonus);
        for m in failed {
            self.change(us, before, *m, -bonus);
        }
        let killers = &mut self.killers[plies.min(PLIES - 1)];
        let best = short(best);
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }

    fn change<B: Board>(&mut self, us: Color, before: Before<B>, m: Move<B>, bonus: i32) {
        learn(&mut self.good[index(us, m)], bonus);
        let [last, own] = before;
        if let Some(last) = last {
            learn(&mut self.replies[reply(us, last, m)], bonus);
        }
        if let Some(own) = own {
            learn(&mut self.follows[reply(us, own, m)], bonus);
        }
    }

    /// How good a quiet move has proved, from -3 × [`MOST`] to 3 × [`MOST`].
    #[inline(always)]
    pub(crate) fn of<B: Board>(&self, us: Color, before: Before<B>, m: Move<B>) -> i32 {
        let [last, own] = before;
        let replied = last.map_or(0, |last| self.replies[reply(us, last, m)]);
        let followed = own.map_or(0, |own| self.follows[reply(us, own, m)]);
        i32::from(self.good[index(us, m)]) + i32::from(replied) + i32::from(followed)
    }

    /// The worth of each move: the remembered one, those that take most, crownings, killers, then
    /// those often good.
    #[inline(always)]
    pub(crate) fn rank<V: Variant>(
        &self,
        position: &Position<V>,
        moves: &MoveList<V::Board>,
        first: Option<u8>,
        before: Before<V::Board>,
        plies: usize,
    ) -> Ranks {
        let us = position.turn();
        let mut ranks = Ranks::new();
        if moves.first().is_some_and(|m| m.is_capture()) {
            let kings = position.kings(!us);
            for m in moves {
                let taken = m.captured();
                let worth = taken.len() + 2 * (taken & kings).len();
                let crowned = i32::from(position.promotes(*m));
                ranks.push(worth as i32 * CAPTURE + crowned * CAPTURE + self.of(us, before, *m));
            }
        } else {
            let killers = self.killers[plies.min(PLIES - 1)];
            for m in moves {
                let mut worth = self.of(us, before, *m);
                if killers.contains(&short(*m)) {
                    worth += KILLER;
                }
                if position.promotes(*m) {
                    worth += PROMOTION;
                }
                ranks.push(worth);
            }
        }
        if let Some(rank) = first.and_then(|first| ranks.get_mut(usize::from(first))) {
            *rank = FIRST;
        }
        ranks
    }
}

/// The place of the best move not yet taken; it is marked as taken.
#[inline(always)]
pub(crate) fn take_best(ranks: &mut Ranks) -> Option<usize> {
    let mut best = (i32::MIN, 0);
    for (i, rank) in ranks.iter().enumerate() {
        if *rank > best.0 {
            best = (*rank, i);
        }
    }
    if best.0 == i32::MIN {
        return None;
    }
    ranks[best.1] = i32::MIN;
    Some(best.1)
}

/// Moves a number towards its bound, the slower the nearer it is.
#[inline(always)]
pub(crate) fn learn(value: &mut i16, bonus: i32) {
    let now = i32::from(*value);
    *value = (now + bonus - now * bonus.abs() / MOST) as i16;
}

#[inline(always)]
fn short<B: Board>(m: Move<B>) -> u16 {
    u16::from(m.from().bit()) << 8 | u16::from(m.to().bit())
}

#[inline(always)]
fn index<B: Board>(us: Color, m: Move<B>) -> usize {
    (us as usize * SQUARES + usize::from(m.from().bit())) * SQUARES + usize::from(m.to().bit())
}

#[inline(always)]
fn reply<B: Board>(us: Color, last: Move<B>, m: Move<B>) -> usize {
    (us as usize * SQUARES + usize::from(last.to().bit())) * SQUARES + usize::from(m.to().bit())
}
