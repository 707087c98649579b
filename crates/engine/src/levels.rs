//! How hard the computer plays.

use core::fmt;
use core::str::FromStr;

use crate::search::Limits;

/// A level of play, from 1, for somebody who has just learnt the moves, to 10, all that the engine can do in a second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What makes a level weak or strong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Strength {
    /// How far it looks.
    limits: Limits,
    /// How far it misjudges a move, at most, in hundredths of a man.
    haze: u32,
    /// Of a hundred moves, those at which it only glances: the next captures and no plan beyond them.
    glances: u32,
    /// Of a hundred moves, those whose answer it forgets.
    slips: u32,
}

/// Somebody who looks so many plies, and positions at most, beyond each move, and not always closely.
const fn person(depth: u8, nodes: u64, haze: u32, glances: u32, slips: u32) -> Strength {
    Strength {
        limits: Limits {
            depth,
            ..Limits::nodes(nodes)
        },
        haze,
        glances,
        slips,
    }
}

/// Somebody who trusts a search of so many positions.
const fn searcher(nodes: u64) -> Strength {
    Strength {
        limits: Limits::nodes(nodes),
        haze: 0,
        glances: 0,
        slips: 0,
    }
}

/// By number. The ladder of docs/levels.md shows how far they lie apart.
const STRENGTHS: [Strength; 10] = [
    person(1, 1_000, 120, 100, 40),
    person(1, 1_000, 80, 100, 15),
    person(2, 1_000, 50, 40, 6),
    person(3, 1_000, 32, 12, 2),
    person(4, 1_500, 22, 5, 0),
    person(7, 2_000, 12, 1, 0),
    person(10, 8_000, 4, 0, 0),
    searcher(12_000),
    searcher(100_000),
    searcher(2_000_000),
];

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(STRENGTHS.len() as u8);

    /// The level with this number, 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if Level::LOWEST.0 <= number && number <= Level::HIGHEST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All of them, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far it looks: up to level 7 beyond each single move, from 8 on in one search of all of them.
    pub const fn limits(self) -> Limits {
        self.strength().limits
    }

    const fn strength(self) -> Strength {
        STRENGTHS[self.0 as usize - 1]
    }
}

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLevelError;

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a level is a number from 1 to 10")
    }
}

impl core::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(number: &str) -> Result<Level, ParseLevelError> {
        let level = number.parse().ok().and_then(Level::new);
        level.ok_or(ParseLevelError)
    }
}

/// How closely a player looks at a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Care {
    /// It forgets that the opponent answers.
    Slip,
    /// It sees the next captures.
    Glance,
    /// It looks as far as it can.
    Study,
}

/// What a player makes of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How closely it looks.
    pub care: Care,
    /// How far it misjudges the move, in hundredths of a man.
    pub haze: i32,
}

/// The eyes of a player: what it overlooks and misjudges. They see the same at the same move of a game, so that a move
/// taken back brings nothing new, and other things with another seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes {
    level: Level,
    seed: u64,
}

/// Plies in which every level varies its moves.
const OPENING: usize = 6;
/// How far, in hundredths of a man, they may lie apart then.
const TASTE: u32 = 6;

impl Eyes {
    /// Those of a player of this level.
    pub const fn new(level: Level, seed: u64) -> Eyes {
        Eyes { level, seed }
    }

    /// Its level.
    pub const fn level(self) -> Level {
        self.level
    }

    /// Whether it sees every move as its search does, so that it need not look at them one by one.
    pub const fn are_clear(self, ply: usize) -> bool {
        let strength = self.level.strength();
        self.haze(ply) == 0 && strength.glances == 0 && strength.slips == 0
    }

    /// How far it looks beyond each of so many moves, where it looks at them one by one.
    pub const fn limits(self, moves: usize) -> Limits {
        let limits = self.level.limits();
        if self.are_clear(OPENING) {
            let nodes = limits.nodes / (moves as u64 + 1);
            Limits { nodes, ..limits }
        } else {
            limits
        }
    }

    /// How it looks at a move after so many plies; the key tells the moves of a position apart. Whoever takes sees what
    /// is taken back.
    pub fn look(self, ply: usize, key: u64, is_capture: bool) -> Look {
        let strength = self.level.strength();
        let luck = mixed(mixed(self.seed ^ mixed(ply as u64)) ^ key);
        let percent = (luck % 100) as u32;
        let care = if percent < strength.slips && !is_capture {
            Care::Slip
        } else if percent < strength.slips + strength.glances {
            Care::Glance
        } else {
            Care::Study
        };
        // Two dice: small misjudgements are commoner than great ones.
        let haze = self.haze(ply) as i32;
        let die = |bits: u64| ((bits & 0xFFFF) as i32 * haze) >> 16;
        Look {
            care,
            haze: die(luck >> 16) - die(luck >> 32),
        }
    }

    const fn haze(self, ply: usize) -> u32 {
        let haze = self.level.strength().haze;
        if ply < OPENING && haze < TASTE {
            TASTE
        } else {
            haze
        }
    }
}

/// A number in which every bit of another one tells (splitmix).
const fn mixed(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
