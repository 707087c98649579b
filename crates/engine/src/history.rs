//! Move ordering: history, continuation history and killer moves.

use rules::{Board, Color, Move, MoveList, Position, Variant};
use smallvec::SmallVec;

use crate::correction::CorrectionHistory;

/// What the search has learnt about moves while it ran.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// Butterfly history: how often a move proved good, by side, origin and destination.
    butterfly: Vec<i16>,
    /// Continuation history of replies, by side, destination of the opponent's move and destination of ours.
    replies: Vec<i16>,
    /// Continuation history of follow-ups, by side, destination of our move before and destination of this one.
    follow_ups: Vec<i16>,
    /// Killer moves: quiet moves that refuted a sibling, two for each ply.
    killers: Vec<[u16; 2]>,
    pub(crate) correction: CorrectionHistory,
}

/// The two moves before: the opponent's, and our own before that.
pub(crate) type Previous<B> = [Option<Move<B>>; 2];

const SQUARES: usize = 64;
/// Greatest absolute value of a history score.
pub(crate) const MAX_HISTORY: i32 = 8192;
const PLIES: usize = 256;
const NO_KILLER: u16 = u16::MAX;

/// The ordering score of each move of a list.
pub(crate) type Ranks = SmallVec<[i32; 64]>;

const TABLE_MOVE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 16;
const PROMOTION: i32 = 1 << 18;
const KILLER: i32 = 1 << 17;

impl History {
    pub(crate) fn new() -> History {
        History {
            butterfly: vec![0; 2 * SQUARES * SQUARES],
            replies: vec![0; 2 * SQUARES * SQUARES],
            follow_ups: vec![0; 2 * SQUARES * SQUARES],
            killers: vec![[NO_KILLER; 2]; PLIES],
            correction: CorrectionHistory::new(),
        }
    }

    /// Ages what was learnt by half for the next search; killers belong to the old root.
    pub(crate) fn age(&mut self) {
        for numbers in [&mut self.butterfly, &mut self.replies, &mut self.follow_ups] {
            numbers.iter_mut().for_each(|number| *number /= 2);
        }
        self.killers.fill([NO_KILLER; 2]);
    }

    /// A quiet move caused a beta cutoff: it gets the history bonus and becomes a killer; those tried before get a malus.
    pub(crate) fn update<B: Board>(
        &mut self,
        us: Color,
        previous: Previous<B>,
        best: Move<B>,
        failed: &[Move<B>],
        bonus: i32,
        ply: usize,
    ) {
        self.add_bonus(us, previous, best, bonus);
        for m in failed {
            self.add_bonus(us, previous, *m, -bonus);
        }
        let killers = &mut self.killers[ply.min(PLIES - 1)];
        let best = killer_code(best);
        if killers[0] != best {
            *killers = [best, killers[0]];
        }
    }

    fn add_bonus<B: Board>(&mut self, us: Color, previous: Previous<B>, m: Move<B>, bonus: i32) {
        add_with_gravity(&mut self.butterfly[butterfly_index(us, m)], bonus);
        let [last, own] = previous;
        if let Some(last) = last {
            add_with_gravity(&mut self.replies[continuation_index(us, last, m)], bonus);
        }
        if let Some(own) = own {
            add_with_gravity(&mut self.follow_ups[continuation_index(us, own, m)], bonus);
        }
    }

    /// The history score of a move, from -3 × [`MAX_HISTORY`] to 3 × [`MAX_HISTORY`].
    #[inline(always)]
    pub(crate) fn of<B: Board>(&self, us: Color, previous: Previous<B>, m: Move<B>) -> i32 {
        let [last, own] = previous;
        let replied = last.map_or(0, |last| self.replies[continuation_index(us, last, m)]);
        let followed = own.map_or(0, |own| self.follow_ups[continuation_index(us, own, m)]);
        i32::from(self.butterfly[butterfly_index(us, m)]) + i32::from(replied) + i32::from(followed)
    }

    /// The ordering score of each move: the transposition table's first, then captures of most, promotions, killers, and by
    /// history.
    #[inline(always)]
    pub(crate) fn rank<V: Variant>(
        &self,
        position: &Position<V>,
        moves: &MoveList<V::Board>,
        first: Option<u8>,
        previous: Previous<V::Board>,
        ply: usize,
    ) -> Ranks {
        let us = position.turn();
        let mut ranks = Ranks::new();
        if moves.first().is_some_and(|m| m.is_capture()) {
            let kings = position.kings(!us);
            for m in moves {
                let taken = m.captured();
                let worth = taken.len() + 2 * (taken & kings).len();
                let crowned = i32::from(position.promotes(*m));
                ranks.push(worth as i32 * CAPTURE + crowned * CAPTURE + self.of(us, previous, *m));
            }
        } else {
            let killers = self.killers[ply.min(PLIES - 1)];
            for m in moves {
                let mut worth = self.of(us, previous, *m);
                if killers.contains(&killer_code(*m)) {
                    worth += KILLER;
                }
                if position.promotes(*m) {
                    worth += PROMOTION;
                }
                ranks.push(worth);
            }
        }
        if let Some(rank) = first.and_then(|first| ranks.get_mut(usize::from(first))) {
            *rank = TABLE_MOVE;
        }
        ranks
    }
}

/// Index of the best move not yet taken; it is marked as taken.
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

/// Adds a bonus with history gravity: the nearer a number is to its bound, the slower it moves.
#[inline(always)]
pub(crate) fn add_with_gravity(value: &mut i16, bonus: i32) {
    let now = i32::from(*value);
    *value = (now + bonus - now * bonus.abs() / MAX_HISTORY) as i16;
}

#[inline(always)]
fn killer_code<B: Board>(m: Move<B>) -> u16 {
    u16::from(m.from().bit()) << 8 | u16::from(m.to().bit())
}

#[inline(always)]
fn butterfly_index<B: Board>(us: Color, m: Move<B>) -> usize {
    (us as usize * SQUARES + usize::from(m.from().bit())) * SQUARES + usize::from(m.to().bit())
}

#[inline(always)]
fn continuation_index<B: Board>(us: Color, last: Move<B>, m: Move<B>) -> usize {
    (us as usize * SQUARES + usize::from(last.to().bit())) * SQUARES + usize::from(m.to().bit())
}
