//! Correction history: how far searches found the static evaluation off, for positions with the same men of a side.

use rules::{Position, Variant};

use crate::history::{MAX_HISTORY, add_with_gravity};

/// How far static evaluations were off, by the side to move and by the men of either side.
///
/// A formation of men outlives many moves of the other side; what the evaluation misses in it, it misses in all of them.
#[derive(Clone, Debug)]
pub(crate) struct CorrectionHistory {
    numbers: Vec<i16>,
}

/// Formations told apart; those beyond share a number.
const FORMATIONS: usize = 1 << FORMATION_BITS;
const FORMATION_BITS: u32 = 12;
/// Parts of a hundredth of a man.
const FINE: i32 = 64;
/// The most that one search changes, in parts.
const MAX_CHANGE: i32 = MAX_HISTORY / 8;

impl CorrectionHistory {
    pub(crate) fn new() -> CorrectionHistory {
        CorrectionHistory {
            numbers: vec![0; 4 * FORMATIONS],
        }
    }

    /// What is to be added to the static evaluation of a position, in hundredths of a man: at most 256.
    #[inline(always)]
    pub(crate) fn of<V: Variant>(&self, position: &Position<V>) -> i32 {
        let [own, other] = places(position).map(|place| i32::from(self.numbers[place]));
        (own + other) / FINE
    }

    /// A search of this depth found a score so many hundredths above the corrected static evaluation.
    pub(crate) fn learn<V: Variant>(&mut self, position: &Position<V>, error: i32, depth: i32) {
        let change = (error * depth).clamp(-MAX_CHANGE, MAX_CHANGE);
        for place in places(position) {
            add_with_gravity(&mut self.numbers[place], change);
        }
    }
}

/// Where the errors of the mover's men and those of the other side's are.
#[inline(always)]
fn places<V: Variant>(position: &Position<V>) -> [usize; 2] {
    let us = position.turn();
    [us, !us].map(|color| {
        let men = position.men(color).bits();
        let mixed = men.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - FORMATION_BITS);
        let table = us as usize * 2 + usize::from(color == us);
        table * FORMATIONS + mixed as usize
    })
}

#[cfg(test)]
mod tests {
    use rules::{Position, Russian};

    use super::{CorrectionHistory, FINE, MAX_HISTORY};

    #[test]
    fn what_is_learnt_is_bounded_and_belongs_to_the_side_to_move() {
        let mut errors = CorrectionHistory::new();
        let start = Position::<Russian>::initial();
        assert_eq!(errors.of(&start), 0);
        errors.learn(&start, 40, 8);
        let once = errors.of(&start);
        assert!((1..=40).contains(&once), "{once}");
        let reply = start.play_unchecked(start.legal_moves()[0]);
        assert_eq!(errors.of(&reply), 0);
        for _ in 0..10_000 {
            errors.learn(&start, 30_000, 100);
        }
        let most = errors.of(&start);
        assert!(once < most && most <= 2 * MAX_HISTORY / FINE, "{most}");
        for _ in 0..10_000 {
            errors.learn(&start, -30_000, 100);
        }
        assert!((-2 * MAX_HISTORY / FINE..0).contains(&errors.of(&start)));
    }
}
