//! How hard the computer plays.

use crate::search::Limits;

/// A level of play, from 1, for a child, to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(9);

    /// The level with this number, 1 to 9.
    pub const fn new(number: u8) -> Option<Level> {
        if Level::LOWEST.0 <= number && number <= Level::HIGHEST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions it looks at before it moves: each level five times as many.
    pub const fn nodes(self) -> u64 {
        20 * 5_u64.pow(self.0 as u32 - 1)
    }

    /// How far, in hundredths of a man, a move may be worse than the best and still be played: the
    /// lower levels do not always see the same.
    pub const fn carelessness(self) -> i32 {
        match self.0 {
            1 => 60,
            2 => 30,
            3 => 15,
            _ => 5,
        }
    }

    /// The limits of its search.
    pub const fn limits(self) -> Limits {
        Limits::nodes(self.nodes())
    }
}
