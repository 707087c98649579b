//! The geometry of a board: where the dark squares lie and which lines join them.
//!
//! Squares live in one `u64` with a padding bit after every second row, so that a step in any
//! direction is one shift. On 10×10 (White below, number 1 at the upper left):
//!
//! ```text
//!      1   2   3   4   5        bits  1  2  3  4  5
//!    6   7   8   9  10          bits  6  7  8  9 10  (11 is padding)
//!     11  12  13  14  15        bits 12 13 14 15 16
//! ```
//!
//! Bit 0 is never a square either, which lets the highest blocker of an empty line be asked for.

use core::fmt::Debug;
use core::hash::Hash;

/// One of the four diagonal directions, White sitting below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Towards White's base, to the left.
    DownLeft,
    /// Towards White's base, to the right.
    DownRight,
    /// Towards Black's base, to the right.
    UpRight,
    /// Towards Black's base, to the left.
    UpLeft,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::DownLeft,
        Direction::DownRight,
        Direction::UpRight,
        Direction::UpLeft,
    ];

    /// The way back.
    pub const fn reverse(self) -> Direction {
        match self {
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::UpRight => Direction::DownLeft,
            Direction::UpLeft => Direction::DownRight,
        }
    }

    /// The two directions across this one.
    pub const fn across(self) -> [Direction; 2] {
        match self {
            Direction::DownLeft | Direction::UpRight => [Direction::DownRight, Direction::UpLeft],
            Direction::DownRight | Direction::UpLeft => [Direction::DownLeft, Direction::UpRight],
        }
    }

    /// Whether a step this way goes towards White's base.
    pub const fn is_down(self) -> bool {
        matches!(self, Direction::DownLeft | Direction::DownRight)
    }
}

/// The lines of a board, one entry for each bit.
#[derive(Debug)]
pub struct Lines {
    rays: [[u64; 64]; 4],
}

impl Lines {
    /// The squares from `bit` (not counted) to the edge in `direction`.
    #[inline(always)]
    pub(crate) fn ray(&self, direction: Direction, bit: u8) -> u64 {
        self.rays[direction as usize][(bit & 63) as usize]
    }

    const fn new(half: u32, rows: u32) -> Lines {
        let squares = squares_mask(half, rows);
        let mut rays = [[0; 64]; 4];
        let mut d = 0;
        while d < 4 {
            let mut bit = 0;
            while bit < 64 {
                let mut at = step_bits(1 << bit & squares, Direction::ALL[d], half) & squares;
                while at != 0 {
                    rays[d][bit] |= at;
                    at = step_bits(at, Direction::ALL[d], half) & squares;
                }
                bit += 1;
            }
            d += 1;
        }
        Lines { rays }
    }
}

/// A kind of board: its size and its lines.
pub trait Board:
    'static + Copy + Clone + Debug + PartialEq + Eq + PartialOrd + Ord + Hash + Send + Sync
{
    /// Rows, and also columns: 8 or 10.
    const ROWS: u8;
    /// Playing squares in a row.
    const HALF: u8 = Self::ROWS / 2;
    /// Playing squares in all (`000:2.2`, `001:2.1.2`).
    const SQUARES: u8 = Self::ROWS * Self::HALF;
    /// Every playing square.
    const ALL: u64 = squares_mask(Self::HALF as u32, Self::ROWS as u32);
    /// Black's base, where a white man is crowned (`000:2.5.1`).
    const TOP: u64 = row_mask(Self::HALF as u32, 0);
    /// The row before Black's base: whoever jumps over a piece there lands on the base.
    const BELOW_TOP: u64 = row_mask(Self::HALF as u32, 1);
    /// The row before White's base.
    const ABOVE_BOTTOM: u64 = row_mask(Self::HALF as u32, Self::ROWS as u32 - 2);
    /// White's base, where a black man is crowned.
    const BOTTOM: u64 = row_mask(Self::HALF as u32, Self::ROWS as u32 - 1);
    /// The main road, from White's lower left corner to the opposite one (`000:2.3`, `001:2.1.3`).
    const MAIN_ROAD: u64;

    /// The lines of this board.
    fn lines() -> &'static Lines;
}

/// The board of 64 squares (`001:2.1.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board8;

/// The board of 100 squares (`000:2.1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board10;

static LINES8: Lines = Lines::new(4, 8);
static LINES10: Lines = Lines::new(5, 10);

impl Board for Board8 {
    const ROWS: u8 = 8;
    const MAIN_ROAD: u64 = main_road(4, 8);

    #[inline(always)]
    fn lines() -> &'static Lines {
        &LINES8
    }
}

impl Board for Board10 {
    const ROWS: u8 = 10;
    const MAIN_ROAD: u64 = main_road(5, 10);

    #[inline(always)]
    fn lines() -> &'static Lines {
        &LINES10
    }
}

/// The bit of the `column`-th playing square of `row`, both from 0 at the upper left.
pub(crate) const fn bit_at(half: u32, row: u32, column: u32) -> u32 {
    1 + row / 2 * (2 * half + 1) + row % 2 * half + column
}

/// Every square of `bits` moved one step; what leaves the board lands on padding.
#[inline(always)]
pub(crate) const fn step_bits(bits: u64, direction: Direction, half: u32) -> u64 {
    match direction {
        Direction::DownLeft => bits << half,
        Direction::DownRight => bits << (half + 1),
        Direction::UpRight => bits >> half,
        Direction::UpLeft => bits >> (half + 1),
    }
}

pub(crate) const fn row_mask(half: u32, row: u32) -> u64 {
    ((1 << half) - 1) << bit_at(half, row, 0)
}

const fn squares_mask(half: u32, rows: u32) -> u64 {
    let mut mask = 0;
    let mut row = 0;
    while row < rows {
        mask |= row_mask(half, row);
        row += 1;
    }
    mask
}

const fn main_road(half: u32, rows: u32) -> u64 {
    let squares = squares_mask(half, rows);
    let mut at: u64 = 1 << bit_at(half, rows - 1, 0);
    let mut road = 0;
    while at != 0 {
        road |= at;
        at = step_bits(at, Direction::UpRight, half) & squares;
    }
    road
}
