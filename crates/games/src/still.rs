//! Why a piece cannot move.

use rules::Reason;

use crate::board::Grid;
use crate::game::Game;
use crate::refusal::{Refusal, RefusalReason};

/// Whether a piece of the side to move can move, and if not, why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Still {
    /// It can; or no piece of the side to move stands there.
    Movable,
    /// It could go somewhere, but a duty comes first: a capture, or the safety of the king.
    Forbidden(Box<Refusal>),
    /// No square that it could go to is free.
    Stuck,
}

/// How many rows or columns away the nearest ends of moves and captures lie: a piece that reaches none of them reaches
/// nothing farther away.
const NEAR: usize = 2;
/// The same along rows and columns, where Frisian pieces capture over every second square.
const STRAIGHT: usize = 4;

impl Game {
    /// Why the piece on a square cannot move now.
    ///
    /// # Examples
    /// ```
    /// use peatee_games::{Game, RuleSet, Still};
    ///
    /// let rules: RuleSet = "international".parse()?;
    /// let game = Game::new(rules);
    /// assert_eq!(game.why_still("32"), Still::Movable);
    /// assert_eq!(game.why_still("46"), Still::Stuck);
    /// # Ok::<(), peatee_games::UnknownRules>(())
    /// ```
    pub fn why_still(&self, square: &str) -> Still {
        let grid = self.grid();
        let place = grid.cells.iter().position(|cell| cell.name == square);
        let Some(place) = place.filter(|_| !square.is_empty()) else {
            return Still::Movable;
        };
        let piece = grid.cells.get(place).and_then(|cell| cell.piece);
        let is_own = piece.is_some_and(|(side, _)| side == self.turn());
        if !is_own || self.legal_moves().iter().any(|m| m.from == square) {
            return Still::Movable;
        }
        let tries = near(&grid, place).map(|to| self.explain(&format!("{square}-{to}")));
        let refusals = tries.filter_map(Result::err);
        let mut duties = refusals.filter(|refusal| refusal.reason.is_duty());
        duties
            .next()
            .map_or(Still::Stuck, |refusal| Still::Forbidden(Box::new(refusal)))
    }
}

/// The squares around a place, by their names.
fn near(grid: &Grid, place: usize) -> impl Iterator<Item = &str> {
    let size = usize::from(grid.size.max(1));
    let (row, column) = (place / size, place % size);
    let cells = grid.cells.iter().enumerate().filter(move |(at, _)| {
        let (down, across) = ((at / size).abs_diff(row), (at % size).abs_diff(column));
        let is_near = down <= NEAR && across <= NEAR;
        let is_straight = (down == 0 && across <= STRAIGHT) || (across == 0 && down <= STRAIGHT);
        (is_near || is_straight) && *at != place
    });
    cells
        .map(|(_, cell)| cell.name.as_str())
        .filter(|name| !name.is_empty())
}

impl RefusalReason {
    /// Whether a way is open and a duty forbids it.
    const fn is_duty(&self) -> bool {
        match self {
            RefusalReason::Draughts(reason) => matches!(
                reason,
                Reason::CaptureCompulsory | Reason::MorePieces { .. } | Reason::KingFirst
            ),
            RefusalReason::Text(_) => false,
            RefusalReason::Chess(reason) => matches!(
                reason,
                chess::Reason::KingToAttacked
                    | chess::Reason::Pinned { .. }
                    | chess::Reason::ExposesKing
                    | chess::Reason::InCheckMustBeMet
            ),
        }
    }
}
