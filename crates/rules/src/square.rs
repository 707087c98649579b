//! Squares and sets of squares.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Sub};

use crate::board::{Board, Direction, bit_at, row_mask, step_bits};

/// A playing square of board `B`.
///
/// Numbers run from 1 at the upper left dark square, row by row (`000:2.6`); on the small board
/// squares also have names, `a1` at White's lower left (`001:8.2`).
///
/// ```
/// use peatee_rules::{Board8, Board10, Square};
///
/// let corner = Square::<Board10>::new(46).unwrap();
/// assert_eq!(corner.number(), 46);
/// assert_eq!(Square::<Board10>::new(51), None);
/// let a1 = Square::<Board8>::from_file_rank(0, 0).unwrap();
/// assert_eq!(a1.number(), 29);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<B: Board>(u8, PhantomData<B>);

impl<B: Board> Square<B> {
    /// The square with this number, or none where the board has no such number.
    pub const fn new(number: u8) -> Option<Square<B>> {
        if number == 0 || number > B::SQUARES {
            return None;
        }
        let (half, index) = (B::HALF as u32, number as u32 - 1);
        let bit = bit_at(half, index / half, index % half);
        Some(Square::from_bit(bit as u8))
    }

    /// The square at this file and rank, both from 0 at White's lower left; none for a light
    /// square and outside the board.
    pub const fn from_file_rank(file: u8, rank: u8) -> Option<Square<B>> {
        if file >= B::ROWS || rank >= B::ROWS || !(file + rank).is_multiple_of(2) {
            return None;
        }
        Square::new((B::ROWS - 1 - rank) * B::HALF + file / 2 + 1)
    }

    /// The number of the square, from 1.
    pub const fn number(self) -> u8 {
        let (pair, within) = (
            (self.0 - 1) / (2 * B::HALF + 1),
            (self.0 - 1) % (2 * B::HALF + 1),
        );
        pair * 2 * B::HALF + within + 1
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> u8 {
        (self.number() - 1) / B::HALF
    }

    /// The rank, from 0 at White's side.
    pub const fn rank(self) -> u8 {
        B::ROWS - 1 - self.row()
    }

    /// The file, from 0 at White's left.
    pub const fn file(self) -> u8 {
        (self.number() - 1) % B::HALF * 2 + self.rank() % 2
    }

    /// The next square in a direction, or none at the edge.
    pub fn step(self, direction: Direction) -> Option<Square<B>> {
        SquareSet::from(self).step(direction).first()
    }

    /// The same square seen from the other side of the board.
    pub const fn turned(self) -> Square<B> {
        // Turning the board reverses the numbers, and numbers are in range.
        match Square::new(B::SQUARES + 1 - self.number()) {
            Some(square) => square,
            None => self,
        }
    }

    /// Every square, by number.
    pub fn all() -> impl Iterator<Item = Square<B>> {
        (1..=B::SQUARES).filter_map(Square::new)
    }

    /// Its place in a word, 1 to 63: for tables with one entry a square.
    #[inline(always)]
    pub const fn bit(self) -> u8 {
        self.0 & 63
    }

    pub(crate) const fn from_bit(bit: u8) -> Square<B> {
        Square(bit, PhantomData)
    }

    #[inline(always)]
    pub(crate) const fn mask(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl<B: Board> fmt::Debug for Square<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The square's number. Names such as `c3` are written by the notation crate.
impl<B: Board> fmt::Display for Square<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A set of playing squares of board `B`.
///
/// ```
/// use peatee_rules::{Board8, Square, SquareSet};
///
/// let road = SquareSet::<Board8>::main_road();
/// assert_eq!(road.len(), 8);
/// assert!(road.contains(Square::new(29).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet<B: Board>(u64, PhantomData<B>);

impl<B: Board> SquareSet<B> {
    /// No square.
    pub const EMPTY: SquareSet<B> = SquareSet(0, PhantomData);
    /// Every playing square.
    pub const ALL: SquareSet<B> = SquareSet(B::ALL, PhantomData);

    /// The long diagonal from White's lower left corner (`000:2.3`).
    pub const fn main_road() -> SquareSet<B> {
        SquareSet(B::MAIN_ROAD, PhantomData)
    }

    /// The row, from 0 at the top.
    pub const fn row(row: u8) -> SquareSet<B> {
        if row >= B::ROWS {
            return SquareSet::EMPTY;
        }
        SquareSet::from_bits(row_mask(B::HALF as u32, row as u32))
    }

    /// The squares whose [`bit`](Square::bit) is set in the word; other bits are passed over.
    #[inline(always)]
    pub const fn from_bits(bits: u64) -> SquareSet<B> {
        SquareSet(bits & B::ALL, PhantomData)
    }

    /// The set as a word, each square at its [`bit`](Square::bit).
    #[inline(always)]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square<B>) -> bool {
        self.0 & square.mask() != 0
    }

    /// How many squares are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every square of this set is in the other.
    pub const fn is_subset(self, other: SquareSet<B>) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts a square into the set.
    pub fn insert(&mut self, square: Square<B>) {
        self.0 |= square.mask();
    }

    /// Takes a square out of the set.
    pub fn remove(&mut self, square: Square<B>) {
        self.0 &= !square.mask();
    }

    /// The square of the set with the lowest number.
    pub const fn first(self) -> Option<Square<B>> {
        if self.0 == 0 {
            return None;
        }
        Some(Square::from_bit(self.0.trailing_zeros() as u8))
    }

    /// Every square moved one step; those at the edge leave the set.
    pub const fn step(self, direction: Direction) -> SquareSet<B> {
        SquareSet::from_bits(step_bits(self.0, direction, B::HALF as u32))
    }

    /// The set seen from the other side of the board.
    pub fn turned(self) -> SquareSet<B> {
        self.into_iter().map(Square::turned).collect()
    }
}

impl<B: Board> Default for SquareSet<B> {
    fn default() -> Self {
        SquareSet::EMPTY
    }
}

impl<B: Board> From<Square<B>> for SquareSet<B> {
    fn from(square: Square<B>) -> Self {
        SquareSet(square.mask(), PhantomData)
    }
}

impl<B: Board> FromIterator<Square<B>> for SquareSet<B> {
    fn from_iter<I: IntoIterator<Item = Square<B>>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(SquareSet::EMPTY, |set, square| set | square.into())
    }
}

impl<B: Board> IntoIterator for SquareSet<B> {
    type Item = Square<B>;
    type IntoIter = Squares<B>;

    fn into_iter(self) -> Squares<B> {
        Squares(self)
    }
}

/// The squares of a set, by number.
#[derive(Clone, Debug)]
pub struct Squares<B: Board>(SquareSet<B>);

impl<B: Board> Iterator for Squares<B> {
    type Item = Square<B>;

    #[inline]
    fn next(&mut self) -> Option<Square<B>> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
}

impl<B: Board> BitAnd for SquareSet<B> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        SquareSet(self.0 & other.0, PhantomData)
    }
}

impl<B: Board> BitOr for SquareSet<B> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        SquareSet(self.0 | other.0, PhantomData)
    }
}

impl<B: Board> BitOrAssign for SquareSet<B> {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl<B: Board> BitXor for SquareSet<B> {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        SquareSet(self.0 ^ other.0, PhantomData)
    }
}

impl<B: Board> Sub for SquareSet<B> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        SquareSet(self.0 & !other.0, PhantomData)
    }
}

impl<B: Board> Not for SquareSet<B> {
    type Output = Self;
    fn not(self) -> Self {
        SquareSet(!self.0 & B::ALL, PhantomData)
    }
}

impl<B: Board> fmt::Debug for SquareSet<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
