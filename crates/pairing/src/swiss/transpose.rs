//! Transpositions (4.2): the first order of S2 in which the pairing is as good as it can be.
//!
//! Once S1 and S2 are known, the pairs of all optima lie in one graph with two sides: those that are tight. Each player
//! of S1 in turn takes the first of S2 with whom the others can still be paired, which a walk over that graph tells.

use super::bits::Bits;

/// The tight pairs between S1, with a place for each float at its end, and S2.
#[derive(Debug)]
pub(super) struct Sides {
    /// For each of S2, those of S1 who may have them.
    columns: Bits,
    /// For each of S1, those of S2 whom they may have.
    rows: Bits,
    /// Whom each of S1 has.
    mates: Vec<usize>,
    /// Who has each of S2.
    owners: Vec<usize>,
}

impl Sides {
    /// Starts from any optimum: `mates` says whom each of S1 has, `is_tight` which pairs may be.
    pub(super) fn new(mates: Vec<usize>, is_tight: impl Fn(usize, usize) -> bool) -> Sides {
        let count = mates.len();
        let mut owners = vec![0; count];
        let (mut rows, mut columns) = (Bits::new(count, count), Bits::new(count, count));
        for (one, mate) in mates.iter().enumerate() {
            owners[*mate] = one;
            for other in 0..count {
                if is_tight(one, other) {
                    rows.set(one, other);
                    columns.set(other, one);
                }
            }
        }
        Sides {
            columns,
            rows,
            mates,
            owners,
        }
    }

    /// Whom each of the first `count` of S1 has in the first order.
    pub(super) fn first(mut self, count: usize) -> Vec<usize> {
        let mut settled = vec![false; self.mates.len()];
        for one in 0..count {
            self.choose(one, &settled);
            settled[one] = true;
        }
        self.mates.truncate(count);
        self.mates
    }

    /// Gives one of S1 the first of S2 they can have.
    fn choose(&mut self, one: usize, settled: &[bool]) {
        let own = self.mates[one];
        let is_earlier = |other: &usize| {
            *other < own && !settled[self.owners[*other]] && self.rows.has(one, *other)
        };
        let earlier: Vec<usize> = (0..own).filter(is_earlier).collect();
        if earlier.is_empty() {
            return;
        }
        let next = self.ways_to(own, one, settled);
        let found = earlier
            .into_iter()
            .find(|other| next[self.owners[*other]].is_some());
        if let Some(other) = found {
            self.shift(one, other, own, &next);
        }
    }

    /// For each of S1 from whom a chain of exchanges ends with this one of S2: whom they would take.
    fn ways_to(&self, target: usize, without: usize, settled: &[bool]) -> Vec<Option<usize>> {
        let mut next = vec![None; self.mates.len()];
        let mut open: Vec<u64> = vec![0; self.columns.row(0).len()];
        for one in (0..self.mates.len()).filter(|one| !settled[*one] && *one != without) {
            open[one / 64] |= 1 << (one % 64);
        }
        let mut stack = vec![target];
        while let Some(wanted) = stack.pop() {
            for (index, word) in self.columns.row(wanted).iter().enumerate() {
                let mut found = word & open[index];
                open[index] &= !found;
                while found != 0 {
                    let one = index * 64 + found.trailing_zeros() as usize;
                    found &= found - 1;
                    next[one] = Some(wanted);
                    stack.push(self.mates[one]);
                }
            }
        }
        next
    }

    fn shift(&mut self, one: usize, other: usize, own: usize, next: &[Option<usize>]) {
        let mut mover = self.owners[other];
        self.give(one, other);
        while let Some(wanted) = next[mover] {
            let loser = self.owners[wanted];
            self.give(mover, wanted);
            if wanted == own {
                return;
            }
            mover = loser;
        }
    }

    fn give(&mut self, one: usize, other: usize) {
        self.mates[one] = other;
        self.owners[other] = one;
    }
}
