//! A first judgement of quiet positions: force, advance, and the lone king's refuge. Part of what
//! a learnt evaluation will replace.

use rules::{Board, Color, Direction, Position, SquareSet, Variant};

use crate::score::Score;

const MAN: i32 = 100;
const KING: i32 = 330;
/// For each row that a man has left behind.
const ADVANCE: i32 = 3;
/// A man on the base keeps the opponent from crowning.
const GUARD: i32 = 8;
const ON_MAIN_ROAD: i32 = 15;
/// For squares away from the edges.
const CENTRE: i32 = 3;

/// How good a position without captures is for the side to move.
pub(crate) fn evaluate<V: Variant>(position: &Position<V>) -> Score {
    let us = position.turn();
    let difference = side(position, us) - side(position, !us);
    Score::new(scaled(position, difference))
}

fn side<V: Variant>(position: &Position<V>, color: Color) -> i32 {
    let (men, kings) = (position.men(color), position.kings(color));
    let last = V::Board::ROWS - 1;
    let rows = |row: u8| match color {
        Color::White => last - row,
        Color::Black => row,
    };
    let on_row = |row: u8| (men & SquareSet::row(rows(row))).len() as i32;
    let advance: i32 = (1..last).map(|row| i32::from(row) * on_row(row)).sum();
    let centre = (men & inner::<V::Board>()).len() as i32;
    let on_road = (kings & SquareSet::main_road()).len() as i32;
    men.len() as i32 * MAN
        + kings.len() as i32 * KING
        + advance * ADVANCE
        + centre * CENTRE
        + on_row(0) * GUARD
        + on_road * ON_MAIN_ROAD
}

/// The squares with a neighbour on either hand: those off the edge verticals.
fn inner<B: Board>() -> SquareSet<B> {
    let all = SquareSet::<B>::ALL;
    let has_left = all.step(Direction::DownRight) | all.step(Direction::UpRight);
    let has_right = all.step(Direction::DownLeft) | all.step(Direction::UpLeft);
    has_left & has_right
}

/// With kings on both sides and little else, an advantage seldom wins.
fn scaled<V: Variant>(position: &Position<V>, difference: i32) -> i32 {
    let both_have_king = Color::ALL
        .into_iter()
        .all(|color| !position.kings(color).is_empty());
    let pieces: u32 = Color::ALL
        .into_iter()
        .map(|color| position.pieces(color).len())
        .sum();
    if both_have_king && pieces <= 5 {
        difference / 3
    } else {
        difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Board8, Board10, Square};

    fn off_the_edges<B: Board>() -> SquareSet<B> {
        let is_inner = |square: &Square<B>| square.file() > 0 && square.file() + 1 < B::ROWS;
        Square::all().filter(is_inner).collect()
    }

    #[test]
    fn inner_squares_lie_off_the_edge_verticals() {
        assert_eq!(inner::<Board8>(), off_the_edges());
        assert_eq!(inner::<Board10>(), off_the_edges());
    }
}
