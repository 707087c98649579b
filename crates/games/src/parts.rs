//! The parts of a draughts board that the books have names for: for help texts and for those who draw a board.

use crate::board::{Cell, Grid};

/// A part of the board that has a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The row nearest to a player, one for each (`000:2.5.1`, `001:2.1.5.1`).
    Base,
    /// The lines at the sides of the board (`000:2.5.2`, `001:2.1.5.2`).
    EdgeVerticals,
    /// A horizontal line of dark squares (`000:2.5.3`, `001:2.1.5.3`).
    Row,
    /// A vertical line of dark squares (`000:2.5.4`, `001:2.1.5.4`).
    Column,
    /// The longest diagonal (`000:2.3`, `001:2.1.3`, `002:§13.1`).
    MainRoad,
    /// The diagonals beside the main road and those that join their ends (`002:§13.2`).
    Triple,
    /// The next diagonals beside these and those that join their ends (`002:§13.2`).
    Quadruple,
    /// The two diagonals of seven squares that cross the main road (`002:§13.2`).
    Double,
}

/// Column and row from the upper left.
type Place = (u8, u8);

impl Part {
    /// The four parts of the board (`000:2.5`, `001:2.1.5`).
    pub const OF_BOARD: [Part; 4] = [Part::Base, Part::EdgeVerticals, Part::Row, Part::Column];
    /// The roads (`002:§13`).
    pub const ROADS: [Part; 4] = [Part::MainRoad, Part::Triple, Part::Quadruple, Part::Double];

    /// The name in keys and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Base => "base",
            Part::EdgeVerticals => "edge-verticals",
            Part::Row => "row",
            Part::Column => "column",
            Part::MainRoad => "main-road",
            Part::Triple => "triple",
            Part::Quadruple => "quadruple",
            Part::Double => "double",
        }
    }

    /// Its lines on a board, each from end to end; none where a board has no such part. Of rows and columns one is given.
    pub fn lines(self, grid: &Grid) -> Vec<Vec<&Cell>> {
        // Where light squares are played on, nothing of this has a name.
        let is_draughts = grid
            .cells
            .iter()
            .all(|cell| cell.is_dark || cell.name.is_empty());
        if !is_draughts {
            return Vec::new();
        }
        let ends = self.ends(grid.size).into_iter();
        ends.map(|(from, to)| line(grid, from, to)).collect()
    }

    fn ends(self, size: u8) -> Vec<(Place, Place)> {
        let (last, middle) = (size.saturating_sub(1), size / 2);
        match self {
            Part::Base => vec![((0, last), (last, last)), ((0, 0), (last, 0))],
            Part::EdgeVerticals => vec![((0, last), (0, 0)), ((last, last), (last, 0))],
            Part::Row => vec![((0, middle), (last, middle))],
            Part::Column => vec![((middle, last), (middle, 0))],
            Part::MainRoad => vec![((0, last), (last, 0))],
            // The book names the others on the board of 64 squares alone.
            Part::Triple | Part::Quadruple | Part::Double if size != 8 => Vec::new(),
            Part::Triple => beside_the_main_road(last, 2),
            Part::Quadruple => beside_the_main_road(last, 4),
            Part::Double => vec![((last - 1, last), (0, 1)), ((last, last - 1), (1, 0))],
        }
    }
}

/// The two diagonals so many squares away from the main road, and the two that join their ends.
fn beside_the_main_road(last: u8, away: u8) -> Vec<(Place, Place)> {
    let (below, above) = ((away, last), (0, last - away));
    let (right, top) = ((last, away), (last - away, 0));
    vec![(below, right), (above, top), (above, below), (top, right)]
}

/// The dark squares from one place to another, along a row, a column or a diagonal.
fn line(grid: &Grid, from: Place, to: Place) -> Vec<&Cell> {
    let steps = from.0.abs_diff(to.0).max(from.1.abs_diff(to.1));
    let along = |from: u8, to: u8, step: u8| match from.cmp(&to) {
        core::cmp::Ordering::Less => from + step,
        core::cmp::Ordering::Equal => from,
        core::cmp::Ordering::Greater => from - step,
    };
    let places = (0..=steps).map(|step| (along(from.0, to.0, step), along(from.1, to.1, step)));
    let cells = places.filter_map(|(column, row)| {
        let place = usize::from(row) * usize::from(grid.size) + usize::from(column);
        grid.cells.get(place)
    });
    cells.filter(|cell| cell.is_dark).collect()
}
