//! What `001:7.2.7` to `7.2.9` call a winning position (ambiguities B2, B6).

use core::fmt;

use crate::Color;
use crate::counters::{Stronger, against_lone_king, two_against_lone_king};
use crate::options::WinningPosition;
use crate::position::Position;
use crate::table::{Count, DrawRule};
use crate::variants::Variant;

/// Knows whether an ending is won, such as an endgame table.
pub trait WinOracle<V: Variant>: Send + Sync {
    /// Whether this side wins the position with best play, counted draws ignored; none where it is not known, as of
    /// a position that cannot arise by legal moves.
    fn wins(&self, position: &Position<V>, side: Color) -> Option<bool>;
}

/// Tells winning positions apart, as the options of a game read the word.
#[derive(Clone, Copy)]
pub struct Winning<V: Variant> {
    reading: WinningPosition,
    oracle: &'static dyn WinOracle<V>,
}

impl<V: Variant> Winning<V> {
    pub(crate) fn new(reading: WinningPosition, oracle: &'static dyn WinOracle<V>) -> Winning<V> {
        Winning { reading, oracle }
    }

    /// The reading chosen.
    pub fn reading(&self) -> WinningPosition {
        self.reading
    }

    /// `001:7.2.7`, `7.2.8`: whether a count that has reached its limit does not draw, because the stronger side has a
    /// winning position.
    pub fn averts(&self, rule: &DrawRule, position: &Position<V>) -> bool {
        let stronger = match rule.count {
            Count::OwnMovesAgainstMainRoad => against_lone_king(position, 3).map(Stronger::One),
            Count::OwnMovesWithTwo => two_against_lone_king(position),
            Count::Occurrences
            | Count::KingMoves
            | Count::Unchanged { .. }
            | Count::WithoutCapture
            | Count::SinceThreeAgainstKing
            | Count::SinceTwoAgainstKing
            | Count::OwnMovesWithKings { .. }
            | Count::NotPlayedOut => None,
        };
        stronger.is_some_and(|stronger| self.some_wins(stronger, position, Wins::ByAnyMove))
    }

    /// `001:7.2.9`: whether the position is one of `7.2.7` or `7.2.8` and the stronger side has not won it.
    pub fn is_not_played_out(&self, position: &Position<V>) -> bool {
        let by_two = two_against_lone_king(position);
        let by_three =
            against_lone_king(position, 3).filter(|strong| position.holds_main_road(!*strong));
        let stronger = by_two.or(by_three.map(Stronger::One));
        stronger.is_some_and(|stronger| !self.some_wins(stronger, position, Wins::ByCapture))
    }

    fn some_wins(&self, stronger: Stronger, position: &Position<V>, narrowly: Wins) -> bool {
        let wins = |side: Color| {
            let known = match self.reading {
                WinningPosition::Exact => self.oracle.wins(position, side),
                WinningPosition::Narrow => None,
            };
            known.unwrap_or_else(|| wins_at_once(position, side, narrowly))
        };
        Color::ALL
            .into_iter()
            .any(|side| stronger.has(side) && wins(side))
    }
}

impl<V: Variant> fmt::Debug for Winning<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Winning")
            .field("reading", &self.reading)
            .finish_non_exhaustive()
    }
}

/// Which immediate wins count in the narrow reading.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wins {
    ByAnyMove,
    ByCapture,
}

/// Whether a side, to move or after any reply of the other, ends the game with its next move.
fn wins_at_once<V: Variant>(position: &Position<V>, side: Color, which: Wins) -> bool {
    let ends = |position: &Position<V>| {
        position.legal_moves().into_iter().any(|m| {
            let counts = which == Wins::ByAnyMove || m.is_capture();
            counts && position.play_unchecked(m).terminal().is_some()
        })
    };
    if position.turn() == side {
        return ends(position);
    }
    let replies = position.legal_moves();
    replies.into_iter().all(|reply| {
        let after = position.play_unchecked(reply);
        after.terminal().is_none() && ends(&after)
    })
}
