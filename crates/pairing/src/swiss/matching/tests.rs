//! The matcher against trying everything.

use proptest::prelude::*;

use super::*;
use crate::swiss::worth::Scale;

/// A graph as a table: rows of pairs, and what it is worth to stay alone.
#[derive(Clone, Debug)]
struct Table {
    pairs: Vec<Vec<Option<i8>>>,
    alone: Vec<Option<i8>>,
}

fn worth(value: i8) -> Worth<1> {
    let mut scale = Scale::default();
    let place = scale.place(1000);
    let unit = scale.unit::<1>(place);
    let size = unit.times(usize::from(value.unsigned_abs()));
    if value < 0 { size.negative() } else { size }
}

impl Graph<1> for Table {
    fn len(&self) -> usize {
        self.alone.len()
    }

    fn pair(&self, one: usize, other: usize) -> Option<Worth<1>> {
        self.pairs[one.max(other)][one.min(other)].map(worth)
    }

    fn alone(&self, one: usize) -> Option<Worth<1>> {
        self.alone[one].map(worth)
    }
}

/// The greatest sum, by trying everything.
fn best(table: &Table, settled: &mut Vec<bool>) -> Option<i64> {
    let Some(first) = settled.iter().position(|is_settled| !is_settled) else {
        return Some(0);
    };
    settled[first] = true;
    let mut found =
        table.alone[first].and_then(|worth| Some(best(table, settled)? + i64::from(worth)));
    for other in first + 1..settled.len() {
        let Some(worth) = table.pairs[other][first].filter(|_| !settled[other]) else {
            continue;
        };
        settled[other] = true;
        let sum = best(table, settled).map(|sum| sum + i64::from(worth));
        found = found.max(sum);
        settled[other] = false;
    }
    settled[first] = false;
    found
}

fn sum(table: &Table, matcher: &Matcher<1>) -> i64 {
    let of = |vertex: usize| match matcher.mate(vertex) {
        Mate::With(other) if other < vertex => table.pairs[vertex][other].map(i64::from),
        Mate::With(_) => Some(0),
        Mate::Alone => table.alone[vertex].map(i64::from),
        Mate::Open => None,
    };
    (0..table.alone.len())
        .map(|vertex| of(vertex).expect("settled as the graph allows"))
        .sum()
}

fn arb_table() -> impl Strategy<Value = Table> {
    (2..10_usize).prop_flat_map(|count| {
        let pair = prop_oneof![1 => Just(None), 3 => (-6..=0_i8).prop_map(Some)];
        let alone = prop_oneof![2 => Just(None), 1 => (-9..=-2_i8).prop_map(Some)];
        let rows = proptest::collection::vec(proptest::collection::vec(pair, count), count);
        (rows, proptest::collection::vec(alone, count))
            .prop_map(|(pairs, alone)| Table { pairs, alone })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// The sum is the greatest there is; forcing each pair in turn tells whether it is in some optimum.
    #[test]
    fn the_sum_is_the_greatest(table in arb_table()) {
        let count = table.alone.len();
        let expected = best(&table, &mut vec![false; count]);
        let mut matcher = Matcher::new(vec![Worth::ZERO; count]);
        let is_solved = matcher.solve(&table);
        prop_assert_eq!(is_solved, expected.is_some());
        let Some(expected) = expected else { return Ok(()) };
        prop_assert_eq!(sum(&table, &matcher), expected);
        matcher.keep();
        for one in 0..count {
            for other in 0..one {
                let mut settled = vec![false; count];
                settled[one] = true;
                settled[other] = true;
                let with = table.pairs[one][other].and_then(|worth| Some(best(&table, &mut settled)? + i64::from(worth)));
                let mut trial = matcher.clone();
                let is_possible = table.pairs[one][other].is_some() && trial.fix(&table, one, other) && trial.solve(&table);
                prop_assert_eq!(is_possible, with == Some(expected), "{} {}", one, other);
                prop_assert!(!is_possible || matcher.is_tight(&table, one, other));
                if is_possible {
                    prop_assert_eq!(sum(&table, &trial), expected);
                }
            }
        }
    }

    /// Taking pairs away one vertex after the other keeps the answers right.
    #[test]
    fn limits_are_kept(mut table in arb_table(), places in proptest::collection::vec((0..9_usize, 0..9_usize), 1..8)) {
        let count = table.alone.len();
        let mut matcher = Matcher::new(vec![Worth::ZERO; count]);
        if !matcher.solve(&table) {
            return Ok(());
        }
        for (one, other) in places {
            let (one, other) = (one % count, other % count);
            if one == other {
                table.alone[one] = None;
            } else {
                table.pairs[one.max(other)][one.min(other)] = None;
            }
            matcher.limit(&table, one);
            let expected = best(&table, &mut vec![false; count]);
            prop_assert_eq!(matcher.solve(&table), expected.is_some());
            let Some(expected) = expected else { return Ok(()) };
            prop_assert_eq!(sum(&table, &matcher), expected);
        }
    }
}
