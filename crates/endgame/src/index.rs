//! Every placing of a class by number, without holes.
//!
//! Our men come first, then their men on the squares left to them, then our kings, then theirs. Their men may not
//! stand on our base, so how many squares are left depends on how many of our men stand there: the numbers are
//! grouped by that.

use std::marker::PhantomData;

use rules::Board;

use crate::class::Class;
use crate::placing::{Pieces, Placing};

/// More pieces of one kind than this have no index.
pub(crate) const MOST_OF_A_KIND: usize = 8;

/// How many ways there are to choose some of so many squares.
static CHOOSE: [[u64; MOST_OF_A_KIND + 1]; 64] = choose_table();

const fn choose_table() -> [[u64; MOST_OF_A_KIND + 1]; 64] {
    let mut table = [[0; MOST_OF_A_KIND + 1]; 64];
    let mut n = 0;
    while n < 64 {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST_OF_A_KIND {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

const fn choose(n: u32, k: u32) -> u64 {
    if n >= 64 || k as usize > MOST_OF_A_KIND {
        return 0;
    }
    CHOOSE[n as usize][k as usize]
}

/// The numbers of a class.
#[derive(Clone, Debug)]
pub(crate) struct Index<B: Board> {
    class: Class,
    /// The first number of each group, by how many of our men stand on our base; then the number of all.
    groups: Vec<u64>,
    our_kings: u64,
    their_kings: u64,
    board: PhantomData<B>,
}

impl<B: Board> Index<B> {
    pub(crate) fn new(class: Class) -> Index<B> {
        let men = u32::from(class.us.men + class.them.men);
        let free = u32::from(B::SQUARES) - men;
        let our_kings = choose(free, class.us.kings.into());
        let their_kings = choose(free - u32::from(class.us.kings), class.them.kings.into());
        let mut groups = vec![0];
        let mut total = 0;
        for base in 0..=u32::from(class.us.men) {
            let men = choose(B::BOTTOM.count_ones(), base) * men_ahead::<B>(class, base);
            total += men * their_men::<B>(class, base) * our_kings * their_kings;
            groups.push(total);
        }
        Index {
            class,
            groups,
            our_kings,
            their_kings,
            board: PhantomData,
        }
    }

    pub(crate) const fn class(&self) -> Class {
        self.class
    }

    /// How many placings the class has.
    pub(crate) fn len(&self) -> u64 {
        self.groups.last().copied().unwrap_or(0)
    }

    /// The step from a placing to one that differs in more than the pieces placed last: what lies there is likely
    /// to be alike.
    pub(crate) fn stride(&self) -> usize {
        let strides = [self.their_kings, self.our_kings * self.their_kings];
        let stride = strides.into_iter().find(|stride| *stride > 1).unwrap_or(1);
        usize::try_from(stride).unwrap_or(usize::MAX)
    }

    /// The number of a placing of this class.
    #[inline]
    pub(crate) fn number(&self, placing: &Placing) -> u64 {
        let (us, them) = (placing.us, placing.them);
        let home = us.men & B::BOTTOM;
        let base = home.count_ones();
        let mut number = rank(home, B::BOTTOM);
        number = number * men_ahead::<B>(self.class, base) + rank(us.men ^ home, ahead::<B>());
        let for_them = B::ALL & !B::BOTTOM & !us.men;
        number = number * their_men::<B>(self.class, base) + rank(them.men, for_them);
        let free = B::ALL & !(us.men | them.men);
        number = number * self.our_kings + rank(us.kings, free);
        number = number * self.their_kings + rank(them.kings, free & !us.kings);
        self.groups[base as usize] + number
    }

    /// The placing with this number.
    pub(crate) fn placing(&self, number: u64) -> Placing {
        let (number, their_kings) = split(number, self.their_kings);
        let outer = self.outer(number);
        let squares = B::ALL & !(outer.us.all() | outer.them.men);
        let mut placing = outer;
        placing.them.kings = unrank(their_kings, self.class.them.kings.into(), squares);
        placing
    }

    /// The pieces but for their kings, by the number without them. Groups are whole multiples of their kings.
    fn outer(&self, number: u64) -> Placing {
        let class = self.class;
        let starts = self.groups.iter().map(|start| start / self.their_kings);
        let (base, start) = (0..)
            .zip(starts)
            .take_while(|(_, start)| *start <= number)
            .take(usize::from(class.us.men) + 1)
            .last()
            .unwrap_or_default();
        let (number, our_kings) = split(number - start, self.our_kings);
        let (number, their_men) = split(number, their_men::<B>(class, base));
        let (home, ahead_of_it) = split(number, men_ahead::<B>(class, base));
        let men = unrank(home, base, B::BOTTOM)
            | unrank(ahead_of_it, u32::from(class.us.men) - base, ahead::<B>());
        let for_them = B::ALL & !B::BOTTOM & !men;
        let opposing = unrank(their_men, class.them.men.into(), for_them);
        let free = B::ALL & !(men | opposing);
        Placing {
            us: Pieces {
                kings: unrank(our_kings, class.us.kings.into(), free),
                men,
            },
            them: Pieces {
                kings: 0,
                men: opposing,
            },
        }
    }

    /// One who reads placings in rising order faster than one by one.
    pub(crate) fn walk(&self) -> Walk<'_, B> {
        Walk {
            index: self,
            outer: None,
        }
    }
}

/// Remembers what neighbours have in common.
pub(crate) struct Walk<'a, B: Board> {
    index: &'a Index<B>,
    /// A number without their kings, its pieces, and the squares left.
    outer: Option<(u64, Placing, u64)>,
}

impl<B: Board> Walk<'_, B> {
    /// The placing with this number.
    #[inline]
    pub(crate) fn placing(&mut self, number: u64) -> Placing {
        let (outer, their_kings) = split(number, self.index.their_kings);
        let (mut placing, squares) = match self.outer {
            Some((known, placing, squares)) if known == outer => (placing, squares),
            Some(_) | None => {
                let placing = self.index.outer(outer);
                let squares = B::ALL & !(placing.us.all() | placing.them.men);
                self.outer = Some((outer, placing, squares));
                (placing, squares)
            }
        };
        let kings = u32::from(self.index.class.them.kings);
        placing.them.kings = unrank(their_kings, kings, squares);
        placing
    }
}

/// Where our men may stand but on our base.
const fn ahead<B: Board>() -> u64 {
    B::ALL & !B::TOP & !B::BOTTOM
}

/// In how many ways our men stand ahead of our base when so many stand on it.
#[inline(always)]
fn men_ahead<B: Board>(class: Class, base: u32) -> u64 {
    let squares = const { ahead::<B>().count_ones() };
    choose(squares, u32::from(class.us.men) - base)
}

/// In how many ways their men stand when so many of ours stand on our base.
#[inline(always)]
fn their_men<B: Board>(class: Class, base: u32) -> u64 {
    let squares = const { (B::ALL & !B::BOTTOM).count_ones() };
    choose(
        squares - (u32::from(class.us.men) - base),
        class.them.men.into(),
    )
}

#[inline(always)]
const fn split(number: u64, by: u64) -> (u64, u64) {
    // Nothing is divided by 0: every class has a placing.
    match number.checked_div(by) {
        Some(quotient) => (quotient, number % by),
        None => (number, 0),
    }
}

/// The number of a set of squares among all sets of the same size on `squares`.
#[inline(always)]
fn rank(mut set: u64, squares: u64) -> u64 {
    let mut number = 0;
    let mut count = 1;
    while set != 0 {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        number += choose((squares & (lowest - 1)).count_ones(), count);
        count += 1;
    }
    number
}

/// The set of `count` squares with this number.
#[inline(always)]
fn unrank(mut number: u64, count: u32, squares: u64) -> u64 {
    let mut set = 0;
    let mut above = squares.count_ones();
    for k in (1..=count).rev() {
        let mut place = above.saturating_sub(1);
        if k == 1 {
            place = number as u32;
        }
        while place > 0 && choose(place, k) > number {
            place -= 1;
        }
        number -= choose(place, k).min(number);
        set |= nth(squares, place);
        above = place;
    }
    set
}

/// The square with so many of the set below it.
#[inline(always)]
fn nth(set: u64, place: u32) -> u64 {
    let mut word = set;
    for _ in 0..place {
        word &= word.wrapping_sub(1);
    }
    word & word.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board8, Board10};

    fn is_dense<B: Board>(most: u8) {
        for class in Class::up_to(most).into_iter().flat_map(Class::sides) {
            let index = Index::<B>::new(class);
            let mut walk = index.walk();
            let step = (index.len() / 5000).max(1);
            for number in (0..index.len()).step_by(step as usize) {
                let placing = index.placing(number);
                assert_eq!(walk.placing(number), placing);
                assert_eq!(placing.class(), class);
                assert_eq!(placing.us.men & B::TOP, 0);
                assert_eq!(placing.them.men & B::BOTTOM, 0);
                assert_eq!(index.number(&placing), number, "{class}");
            }
        }
    }

    #[test]
    fn numbers_have_no_holes() {
        is_dense::<Board8>(5);
        is_dense::<Board10>(4);
    }

    /// Placings counted another way: by what may stand on a square of each row.
    #[test]
    fn as_many_positions_as_there_are() {
        fn count<B: Board>(most: u8) -> u64 {
            let classes = Class::up_to(most).into_iter().flat_map(Class::sides);
            classes.map(|class| Index::<B>::new(class).len()).sum()
        }
        assert_eq!(count::<Board8>(2), 3_488);
        assert_eq!(count::<Board8>(5), 145_859_644);
        assert_eq!(count::<Board10>(4), 42_786_345);
        assert_eq!(count::<Board10>(6), 47_812_145_845);
    }
}
