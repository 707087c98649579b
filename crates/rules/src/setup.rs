//! Anything that can be set up on a board, and whether it can be played.

use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::position::Position;
use crate::square::SquareSet;
use crate::variants::Variant;
use crate::{ByColor, Color};

/// What a FEN can say: pieces on squares and a side to move. It need not be playable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup<B: Board> {
    /// The men of each side.
    pub men: ByColor<SquareSet<B>>,
    /// The kings of each side.
    pub kings: ByColor<SquareSet<B>>,
    /// The side to move.
    pub turn: Color,
}

impl<B: Board> Setup<B> {
    /// An empty board.
    pub fn empty(turn: Color) -> Setup<B> {
        Setup {
            men: ByColor::default(),
            kings: ByColor::default(),
            turn,
        }
    }

    /// Men on the first rows of each side, as many as the rule set says (`000:2.8`, `001:2.2.2`).
    pub fn initial<V: Variant<Board = B>>() -> Setup<B> {
        let rows = V::RULES.rows_of_men;
        let mut setup = Setup::empty(Color::White);
        for row in 0..rows {
            setup.men.black |= SquareSet::row(row);
            setup.men.white |= SquareSet::row(B::ROWS - 1 - row);
        }
        setup
    }

    /// The set-up seen from the other side, with the colours exchanged.
    pub fn flipped(&self) -> Setup<B> {
        Setup {
            men: ByColor::new_with(|color| self.men[!color].turned()),
            kings: ByColor::new_with(|color| self.kings[!color].turned()),
            turn: !self.turn,
        }
    }

    /// The position, if it can be played under rule set `V`.
    ///
    /// # Errors
    /// Every fault at once.
    pub fn validate<V: Variant<Board = B>>(&self) -> Result<Position<V>, SetupErrors<B>> {
        self.validate_waiving(&[])
    }

    /// As [`validate`](Setup::validate), but the named faults are let pass.
    ///
    /// # Errors
    /// Every fault at once, but for those waived.
    pub fn validate_waiving<V: Variant<Board = B>>(
        &self,
        waived: &[Waiver],
    ) -> Result<Position<V>, SetupErrors<B>> {
        let faults: Vec<SetupFault<B>> = self
            .faults::<V>()
            .filter(|fault| {
                fault
                    .waiver()
                    .is_none_or(|waiver| !waived.contains(&waiver))
            })
            .collect();
        if faults.is_empty() {
            Ok(Position::trusting(self))
        } else {
            Err(SetupErrors(faults))
        }
    }

    fn faults<V: Variant<Board = B>>(&self) -> impl Iterator<Item = SetupFault<B>> {
        let limit = u32::from(V::RULES.rows_of_men * B::HALF);
        let overlap = self.overlap();
        let overlaps = (!overlap.is_empty()).then_some(SetupFault::Overlap(overlap));
        let empty = (self.occupied().is_empty()).then_some(SetupFault::NoPieces);
        let crowned = Color::ALL.into_iter().filter_map(|color| {
            let men = self.men[color] & crown_row(color);
            (!men.is_empty()).then_some(SetupFault::ManOnCrownRow(color, men))
        });
        let counts = Color::ALL.into_iter().filter_map(move |color| {
            let count = (self.men[color] | self.kings[color]).len();
            (count > limit).then_some(SetupFault::TooManyPieces {
                color,
                count,
                limit,
            })
        });
        overlaps
            .into_iter()
            .chain(crowned)
            .chain(counts)
            .chain(empty)
    }

    fn occupied(&self) -> SquareSet<B> {
        self.men.white | self.men.black | self.kings.white | self.kings.black
    }

    fn overlap(&self) -> SquareSet<B> {
        let mut seen = SquareSet::EMPTY;
        let mut twice = SquareSet::EMPTY;
        for set in [
            self.men.white,
            self.men.black,
            self.kings.white,
            self.kings.black,
        ] {
            twice |= seen & set;
            seen |= set;
        }
        twice
    }
}

/// The row where this side's men are crowned.
pub(crate) const fn crown_row<B: Board>(color: Color) -> SquareSet<B> {
    match color {
        Color::White => SquareSet::from_bits(B::TOP),
        Color::Black => SquareSet::from_bits(B::BOTTOM),
    }
}

/// One reason why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault<B: Board> {
    /// Two pieces on one square.
    Overlap(SquareSet<B>),
    /// A man stands where it would have been crowned (`000:3.5`).
    ManOnCrownRow(Color, SquareSet<B>),
    /// A side has more pieces than the game begins with (`000:2.7`, `001:2.2.1`).
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many it has.
        count: u32,
        /// How many it may have.
        limit: u32,
    },
    /// There is no piece at all.
    NoPieces,
}

impl<B: Board> SetupFault<B> {
    const fn waiver(&self) -> Option<Waiver> {
        match self {
            SetupFault::TooManyPieces { .. } => Some(Waiver::TooManyPieces),
            SetupFault::ManOnCrownRow(..) => Some(Waiver::ManOnCrownRow),
            SetupFault::Overlap(_) | SetupFault::NoPieces => None,
        }
    }
}

/// A fault that may be let pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiver {
    /// More pieces than the game begins with: for problems and studies.
    TooManyPieces,
    /// A man that was left uncrowned, where the opponent let it stand (`000:5.4.15`). It stays a man, which can only
    /// capture away from there.
    ManOnCrownRow,
}

impl<B: Board> fmt::Display for SetupFault<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Overlap(squares) => write!(f, "two pieces on {}", Listed(*squares)),
            SetupFault::ManOnCrownRow(color, squares) => {
                write!(f, "{color} man on its crown row at {}", Listed(*squares))
            }
            SetupFault::TooManyPieces {
                color,
                count,
                limit,
            } => {
                write!(f, "{color} has {count} pieces, at most {limit} are allowed")
            }
            SetupFault::NoPieces => f.write_str("no piece on the board"),
        }
    }
}

/// Every reason why a set-up cannot be played; never empty.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct SetupErrors<B: Board>(pub Vec<SetupFault<B>>);

impl<B: Board> fmt::Display for SetupErrors<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

struct Listed<B: Board>(SquareSet<B>);

impl<B: Board> fmt::Display for Listed<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.0.into_iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            write!(f, "{separator}{square}")?;
        }
        Ok(())
    }
}
