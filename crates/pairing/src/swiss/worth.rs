//! What a pair is worth: criteria in their order, the earlier one always outweighing all later ones together.

use core::ops::{Add, Sub};

/// Bits of one part that criteria may fill; the rest is room for sums and dual values.
const ROOM: u32 = 100;

/// A worth in `L` parts, compared from the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Worth<const L: usize>([i128; L]);

impl<const L: usize> Worth<L> {
    pub(super) const ZERO: Worth<L> = Worth([0; L]);

    /// Half of a worth whose parts are even.
    pub(super) fn half(self) -> Worth<L> {
        Worth(self.0.map(|part| part / 2))
    }

    /// Minus this.
    pub(super) fn negative(self) -> Worth<L> {
        Worth::ZERO - self
    }

    /// Several times this.
    pub(super) fn times(self, count: usize) -> Worth<L> {
        Worth(self.0.map(|part| part * count as i128))
    }
}

impl<const L: usize> Add for Worth<L> {
    type Output = Worth<L>;

    #[inline]
    fn add(mut self, other: Worth<L>) -> Worth<L> {
        for (part, other) in self.0.iter_mut().zip(other.0) {
            *part += other;
        }
        self
    }
}

impl<const L: usize> Sub for Worth<L> {
    type Output = Worth<L>;

    #[inline]
    fn sub(mut self, other: Worth<L>) -> Worth<L> {
        for (part, other) in self.0.iter_mut().zip(other.0) {
            *part -= other;
        }
        self
    }
}

/// The places of criteria in a worth, from the weightiest to the lightest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Scale {
    /// Part and lowest bit of each criterion; none for one that cannot differ.
    places: Vec<Option<(usize, u32)>>,
    /// Bits already taken in each part, counted from its top.
    taken: Vec<u32>,
}

impl Scale {
    /// Gives the next criterion a place for sums up to `most`; the place is its number.
    pub(super) fn place(&mut self, most: usize) -> usize {
        let bits = usize::BITS - most.leading_zeros();
        if bits == 0 {
            self.places.push(None);
            return self.places.len() - 1;
        }
        match self.taken.last_mut() {
            Some(taken) if *taken + bits <= ROOM => *taken += bits,
            Some(_) | None => self.taken.push(bits),
        }
        let taken = self.taken.last().copied().unwrap_or(0);
        self.places.push(Some((self.taken.len() - 1, ROOM - taken)));
        self.places.len() - 1
    }

    /// The number of parts that are needed.
    pub(super) fn parts(&self) -> usize {
        self.taken.len().max(1)
    }

    /// One unit of a criterion, doubled so that dual values stay whole.
    pub(super) fn unit<const L: usize>(&self, place: usize) -> Worth<L> {
        let mut worth = Worth::ZERO;
        if let Some(Some((part, bit))) = self.places.get(place).copied()
            && let Some(part) = worth.0.get_mut(part)
        {
            *part = 2 << bit;
        }
        worth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All of a lighter criterion together is less than one of a weightier, in one part and across parts.
    #[test]
    fn a_weightier_criterion_outweighs_all_lighter_ones() {
        let mut scale = Scale::default();
        let places: Vec<usize> = (0..12).map(|_| scale.place(9999)).collect();
        assert_eq!(scale.parts(), 2);
        for pair in places.windows(2) {
            let (weighty, light) = (scale.unit::<2>(pair[0]), scale.unit::<2>(pair[1]));
            assert!(weighty > light.times(9999));
        }
    }
}
