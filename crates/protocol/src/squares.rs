//! Positions and moves of draughts as Hub writes them.

use std::fmt::Write;

use rules::{Board, Move, Position, Square, SquareSet, Variant};

/// `W` or `B` for the side to move, then one letter a square.
pub(crate) fn read_position<V: Variant>(text: &str) -> Result<Position<V>, String> {
    let setup = notation::parse_letters(text).map_err(|fault| fault.to_string())?;
    setup.validate().map_err(|faults| faults.to_string())
}

/// `32-28`, or `28x19x23`: from, to, and every captured square in any order.
pub(crate) fn read_move<V: Variant>(position: &Position<V>, text: &str) -> Option<Move<V::Board>> {
    let squares: Option<Vec<Square<V::Board>>> = text
        .split(['-', 'x'])
        .map(|number| Square::new(number.parse().ok()?))
        .collect();
    let squares = squares?;
    let [from, to, captured @ ..] = squares.as_slice() else {
        return None;
    };
    let captured: SquareSet<V::Board> = captured.iter().copied().collect();
    let mut moves = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.from() == *from && m.to() == *to);
    if text.contains('x') && captured.is_empty() {
        // From and to are enough where they mean one move.
        let first = moves.next().filter(|m| m.is_capture());
        return first.filter(|_| moves.next().is_none());
    }
    moves.find(|m| m.captured() == captured)
}

pub(crate) fn write_move<B: Board>(m: Move<B>) -> String {
    if !m.is_capture() {
        return format!("{}-{}", m.from(), m.to());
    }
    let mut text = format!("{}x{}", m.from(), m.to());
    for square in m.captured() {
        // Writing to a string does not fail.
        if write!(text, "x{square}").is_err() {
            break;
        }
    }
    text
}

/// The position with the side to move first, as `read_position` reads it.
pub(crate) fn write_position<V: Variant>(position: &Position<V>) -> String {
    notation::write_letters(&position.to_setup())
}
