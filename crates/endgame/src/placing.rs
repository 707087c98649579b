//! Where the pieces stand, seen by the side to move.

use rules::{Board, ByColor, Color, Direction, Position, Setup, SquareSet, Variant};

use crate::class::{Class, Force};

/// Pieces on squares, the side to move playing up the board as White does. A position with Black to move is turned
/// round with its colours exchanged, so one table serves both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placing {
    pub(crate) us: Pieces,
    pub(crate) them: Pieces,
}

/// The squares of one side, a bit a square.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Pieces {
    pub(crate) kings: u64,
    pub(crate) men: u64,
}

impl Pieces {
    pub(crate) const fn all(self) -> u64 {
        self.kings | self.men
    }

    const fn force(self) -> Force {
        Force {
            kings: self.kings.count_ones() as u8,
            men: self.men.count_ones() as u8,
        }
    }

    fn turned<B: Board>(self) -> Pieces {
        Pieces {
            kings: turned::<B>(self.kings),
            men: turned::<B>(self.men),
        }
    }
}

/// The word seen from the other side of the board. Squares lie in it symmetrically: the first at bit 1, the last as
/// far from the end of the rows.
#[inline(always)]
const fn turned<B: Board>(word: u64) -> u64 {
    let last = B::HALF as u32 * (B::ROWS as u32 + 1) - 1;
    word.reverse_bits() >> (63 - (1 + last))
}

impl Placing {
    /// The placing of a position.
    #[inline]
    pub(crate) fn of<V: Variant>(position: &Position<V>) -> Placing {
        let pieces = |color| Pieces {
            kings: position.kings(color).bits(),
            men: position.men(color).bits(),
        };
        match position.turn() {
            Color::White => Placing {
                us: pieces(Color::White),
                them: pieces(Color::Black),
            },
            Color::Black => Placing {
                us: pieces(Color::Black).turned::<V::Board>(),
                them: pieces(Color::White).turned::<V::Board>(),
            },
        }
    }

    /// The position with White to move.
    #[expect(
        clippy::expect_used,
        reason = "an index gives each piece a square of its own on which it may stand"
    )]
    #[inline]
    pub(crate) fn position<V: Variant>(&self) -> Position<V> {
        let setup = Setup {
            men: ByColor {
                white: SquareSet::from_bits(self.us.men),
                black: SquareSet::from_bits(self.them.men),
            },
            kings: ByColor {
                white: SquareSet::from_bits(self.us.kings),
                black: SquareSet::from_bits(self.them.kings),
            },
            turn: Color::White,
        };
        setup.validate().expect("playable")
    }

    /// Whether no man stands on its crown row, where an index has no place for it.
    pub(crate) const fn is_indexed<B: Board>(&self) -> bool {
        self.us.men & B::TOP == 0 && self.them.men & B::BOTTOM == 0
    }

    pub(crate) const fn class(&self) -> Class {
        Class {
            us: self.us.force(),
            them: self.them.force(),
        }
    }

    /// The same pieces with the other side to move.
    fn passed<B: Board>(self) -> Placing {
        Placing {
            us: self.them.turned::<B>(),
            them: self.us.turned::<B>(),
        }
    }

    /// Shows every placing from which the other side may have come by a move that neither captured nor promoted.
    /// Whether it had to capture instead is not asked.
    #[inline]
    pub(crate) fn quiet_origins<B: Board>(&self, mut see: impl FnMut(Placing)) {
        let after = self.passed::<B>();
        let empty = B::ALL & !(after.us.all() | after.them.all());
        each_bit(after.us.men, |man| {
            for direction in [Direction::DownLeft, Direction::DownRight] {
                let from = step::<B>(man, direction) & empty;
                if from != 0 {
                    let mut before = after;
                    before.us.men ^= man | from;
                    see(before);
                }
            }
        });
        each_bit(after.us.kings, |king| {
            for direction in Direction::ALL {
                let mut from = step::<B>(king, direction) & empty;
                while from != 0 {
                    let mut before = after;
                    before.us.kings ^= king | from;
                    see(before);
                    from = step::<B>(from, direction) & empty;
                }
            }
        });
    }
}

#[inline(always)]
fn step<B: Board>(word: u64, direction: Direction) -> u64 {
    SquareSet::<B>::from_bits(word).step(direction).bits()
}

#[inline(always)]
fn each_bit(mut word: u64, mut see: impl FnMut(u64)) {
    while word != 0 {
        let lowest = word & word.wrapping_neg();
        word ^= lowest;
        see(lowest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board8, Board10, International, Square};

    fn turns_as_squares_do<B: Board>() {
        for square in Square::<B>::all() {
            assert_eq!(turned::<B>(1 << square.bit()), 1 << square.turned().bit());
        }
    }

    #[test]
    fn a_word_turns_as_its_squares_do() {
        turns_as_squares_do::<Board8>();
        turns_as_squares_do::<Board10>();
    }

    #[test]
    fn a_position_and_its_flip_are_placed_alike() {
        let position = Position::<International>::initial();
        assert_eq!(Placing::of(&position), Placing::of(&position.flipped()));
        assert_eq!(Placing::of(&position).position(), position);
    }
}
