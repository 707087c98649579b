//! Where the evaluation proved wrong: what searches found, kept for positions with the same men of a side.

use rules::{Position, Variant};

use crate::order::{MOST, learn};

/// How far judgements were off, by the side to move and by the men of either side.
///
/// A formation of men outlives many moves of the other side; what the evaluation misses in it, it misses in all of them.
#[derive(Clone, Debug)]
pub(crate) struct Errors {
    numbers: Vec<i16>,
}

/// Formations told apart; those beyond share a number.
const FORMATIONS: usize = 1 << FORMATION_BITS;
const FORMATION_BITS: u32 = 12;
/// Parts of a hundredth of a man.
const FINE: i32 = 64;
/// The most that one search changes, in parts.
const MOST_AT_ONCE: i32 = MOST / 8;

impl Errors {
    pub(crate) fn new() -> Errors {
        Errors {
            numbers: vec![0; 4 * FORMATIONS],
        }
    }

    /// What is to be added to the judgement of a position, in hundredths of a man: at most 256.
    #[inline(always)]
    pub(crate) fn of<V: Variant>(&self, position: &Position<V>) -> i32 {
        let [own, other] = places(position).map(|place| i32::from(self.numbers[place]));
        (own + other) / FINE
    }

    /// A search of this depth found so many hundredths more than was expected.
    pub(crate) fn learn<V: Variant>(&mut self, position: &Position<V>, more: i32, depth: i32) {
        let change = (more * depth).clamp(-MOST_AT_ONCE, MOST_AT_ONCE);
        for place in places(position) {
            learn(&mut self.numbers[place], change);
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

    use super::{Errors, FINE, MOST};

    #[test]
    fn what_is_learnt_is_bounded_and_belongs_to_the_side_to_move() {
        let mut errors = Errors::new();
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
        assert!(once < most && most <= 2 * MOST / FINE, "{most}");
        for _ in 0..10_000 {
            errors.learn(&start, -30_000, 100);
        }
        assert!((-2 * MOST / FINE..0).contains(&errors.of(&start)));
    }
}
