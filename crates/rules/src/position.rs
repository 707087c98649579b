//! A position that can be played.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use crate::board::{Board, Direction};
use crate::moves::{Move, MoveList};
use crate::setup::Setup;
use crate::square::{Square, SquareSet};
use crate::variants::Variant;
use crate::{ByColor, Color, Outcome, WinReason, generate, hash, perft};

/// A man or a king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A man (`000:3.1`).
    Man,
    /// A king.
    King,
}

/// A piece on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
}

/// A position under rule set `V`.
///
/// It comes from [`Setup::validate`], [`Position::initial`] or a legal move, and nowhere else. Two
/// positions are equal when the same pieces stand on the same squares and the same side is to
/// move, which is what repetition asks (`000:6.1`).
///
/// ```
/// use peatee_rules::{International, Position};
///
/// let start = Position::<International>::initial();
/// assert_eq!(start.legal_moves().len(), 9);
/// assert_eq!(start.perft(4), 4265);
/// ```
pub struct Position<V: Variant> {
    pub(crate) pieces: ByColor<u64>,
    pub(crate) kings: u64,
    pub(crate) turn: Color,
    variant: PhantomData<V>,
}

impl<V: Variant> Position<V> {
    /// The position at the start of a game.
    pub fn initial() -> Position<V> {
        Position::trusting(&Setup::initial::<V>())
    }

    /// The position of a set-up already found playable.
    pub(crate) fn trusting(setup: &Setup<V::Board>) -> Position<V> {
        let kings = setup.kings.white | setup.kings.black;
        Position {
            pieces: ByColor::new_with(|color| (setup.men[color] | setup.kings[color]).bits()),
            kings: kings.bits(),
            turn: setup.turn,
            variant: PhantomData,
        }
    }

    /// The same position as a set-up.
    pub fn to_setup(&self) -> Setup<V::Board> {
        Setup {
            men: ByColor::new_with(|color| self.men(color)),
            kings: ByColor::new_with(|color| self.kings(color)),
            turn: self.turn,
        }
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of a side's men and kings.
    pub fn pieces(&self, color: Color) -> SquareSet<V::Board> {
        SquareSet::from_bits(self.pieces[color])
    }

    /// The squares of a side's men.
    pub fn men(&self, color: Color) -> SquareSet<V::Board> {
        SquareSet::from_bits(self.pieces[color] & !self.kings)
    }

    /// The squares of a side's kings.
    pub fn kings(&self, color: Color) -> SquareSet<V::Board> {
        SquareSet::from_bits(self.pieces[color] & self.kings)
    }

    /// Whether a side has a king and nothing else.
    pub fn is_lone_king(&self, color: Color) -> bool {
        self.kings(color).len() == 1 && self.men(color).is_empty()
    }

    /// Whether nothing of a side stands off the main road: asked of a lone king.
    pub fn holds_main_road(&self, color: Color) -> bool {
        self.pieces(color).is_subset(SquareSet::main_road())
    }

    /// The squares on which no piece stands.
    pub fn empty(&self) -> SquareSet<V::Board> {
        !(self.pieces(Color::White) | self.pieces(Color::Black))
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square<V::Board>) -> Option<Piece> {
        let color = Color::ALL
            .into_iter()
            .find(|color| self.pieces(*color).contains(square))?;
        let kind = if self.kings & square.mask() == 0 {
            Kind::Man
        } else {
            Kind::King
        };
        Some(Piece { color, kind })
    }

    /// Every legal move, in a fixed order.
    pub fn legal_moves(&self) -> MoveList<V::Board> {
        let mut moves = MoveList::new();
        generate::legal_moves(self, &mut moves);
        moves
    }

    /// The same, added to a list: a search keeps its list where it needs it.
    #[inline]
    pub fn add_legal_moves(&self, moves: &mut MoveList<V::Board>) {
        generate::legal_moves(self, moves);
    }

    /// Whether the move is legal here.
    pub fn is_legal(&self, m: Move<V::Board>) -> bool {
        self.legal_moves().contains(&m)
    }

    /// The only legal move between two squares; none if there is none or more than one.
    pub fn move_between(
        &self,
        from: Square<V::Board>,
        to: Square<V::Board>,
    ) -> Option<Move<V::Board>> {
        generate::move_between(self, from, to)
    }

    /// Whether the side to move can capture, and so must.
    pub fn must_capture(&self) -> bool {
        generate::has_capture(self)
    }

    /// Whether the other side could capture if it were its turn.
    #[inline]
    pub fn is_threatened(&self) -> bool {
        generate::has_capture(&Position {
            turn: !self.turn,
            ..*self
        })
    }

    /// Whether a man of the side to move stands one free step from being crowned.
    #[inline]
    pub fn may_crown(&self) -> bool {
        let men = self.men(self.turn);
        let (row, directions) = match self.turn {
            Color::White => (V::Board::TOP, [Direction::UpLeft, Direction::UpRight]),
            Color::Black => (
                V::Board::BOTTOM,
                [Direction::DownLeft, Direction::DownRight],
            ),
        };
        let ends = directions.map(|direction| men.step(direction));
        let free = SquareSet::from_bits(row) & self.empty();
        !((ends[0] | ends[1]) & free).is_empty()
    }

    /// Whether any king is on the board.
    #[inline]
    pub const fn has_kings(&self) -> bool {
        self.kings != 0
    }

    /// Whether the side to move has a legal move.
    pub fn has_move(&self) -> bool {
        generate::has_move(self)
    }

    /// The end of the game that the position alone decides: no piece, or no move (`000:7.2.2`,
    /// `000:7.2.3`).
    pub fn terminal(&self) -> Option<Outcome> {
        let (loser, by) = if self.pieces[self.turn] == 0 {
            (self.turn, WinReason::NoPieces)
        } else if self.pieces[!self.turn] == 0 {
            (!self.turn, WinReason::NoPieces)
        } else if !self.has_move() {
            (self.turn, WinReason::NoMove)
        } else {
            return None;
        };
        Some(Outcome::Win { winner: !loser, by })
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// When the move is not legal here.
    pub fn play(&self, m: Move<V::Board>) -> Result<Position<V>, NotLegal> {
        if self.is_legal(m) {
            Ok(self.play_unchecked(m))
        } else {
            Err(NotLegal)
        }
    }

    /// The position after a move that the caller took from [`legal_moves`](Position::legal_moves)
    /// of this very position. Any other move gives a position without meaning, though never a
    /// panic; debug builds check it.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, m: Move<V::Board>) -> Position<V> {
        debug_assert!(self.is_legal(m), "{m:?} is not legal in {self:?}");
        generate::play(self, m)
    }

    /// Whether the move makes a king of a man.
    pub fn promotes(&self, m: Move<V::Board>) -> bool {
        self.kings & m.from.mask() == 0 && generate::crowns::<V>(self.turn, m)
    }

    /// A number for hash tables, equal for equal positions.
    pub fn hash_key(&self) -> u64 {
        hash::whole(self)
    }

    /// The key after a legal move, from the key before it: `hash_key` without a fresh count.
    pub fn hash_key_after(&self, key: u64, m: Move<V::Board>) -> u64 {
        hash::step(self, key, m)
    }

    /// How many sequences of `depth` legal moves there are; moves equal in origin, destination and
    /// captured squares count once.
    pub fn perft(&self, depth: u32) -> u64 {
        perft::perft(self, depth)
    }

    /// The position seen from the other side, with the colours exchanged.
    #[must_use]
    pub fn flipped(&self) -> Position<V> {
        Position::trusting(&self.to_setup().flipped())
    }

    /// Rows of the board.
    pub const fn rows(&self) -> u8 {
        <V::Board as Board>::ROWS
    }
}

/// The move is not legal in this position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the move is not legal in this position")]
pub struct NotLegal;

impl<V: Variant> Clone for Position<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: Variant> Copy for Position<V> {}

impl<V: Variant> PartialEq for Position<V> {
    fn eq(&self, other: &Self) -> bool {
        (self.pieces, self.kings, self.turn) == (other.pieces, other.kings, other.turn)
    }
}

impl<V: Variant> Eq for Position<V> {}

impl<V: Variant> Hash for Position<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pieces, self.kings, self.turn).hash(state);
    }
}

impl<V: Variant> fmt::Debug for Position<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("turn", &self.turn)
            .field("white_men", &self.men(Color::White))
            .field("white_kings", &self.kings(Color::White))
            .field("black_men", &self.men(Color::Black))
            .field("black_kings", &self.kings(Color::Black))
            .finish()
    }
}
