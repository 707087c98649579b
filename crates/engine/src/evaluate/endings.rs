//! Endings that pieces more do not win: what a sum of vectors cannot say.

use rules::{Color, Position, SquareSet, Variant};

/// What is left of a judgement there: enough to choose the better of two such endings.
pub(super) const LEFT: i32 = 16;

/// Pieces on the board with which an ending may be of this kind.
const FEW: u32 = 4;

/// Whether a lone king holds against up to three pieces: against two wherever it stands, against three on the main road.
///
/// The tables of four pieces bear it out but for shots of two moves, which a search sees.
#[inline(always)]
pub(super) fn holds<V: Variant>(position: &Position<V>, pieces: u32) -> bool {
    pieces <= FEW
        && position.has_kings()
        && (alone(position, Color::White) || alone(position, Color::Black))
}

#[inline(never)]
fn alone<V: Variant>(position: &Position<V>, lone: Color) -> bool {
    let king = position.kings(lone);
    if king.len() != 1 || position.pieces(lone).len() != 1 {
        return false;
    }
    match position.pieces(!lone).len() {
        2 => true,
        3 => king.is_subset(SquareSet::main_road()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use rules::{Color, International, Position, Russian, Variant};

    use super::holds;

    fn held<V: Variant>(fen: &str) -> bool {
        let position: Position<V> = notation::read_fen(fen).expect("a playable position");
        let [white, black] = [Color::White, Color::Black].map(|color| position.pieces(color).len());
        holds(&position, white + black)
    }

    /// 000:7 knows the main road; tables say the rest.
    #[test]
    fn a_lone_king_holds_on_the_main_road_and_against_two() {
        assert!(held::<Russian>("W:WKb8,Kd8,Kf8:BKa1"));
        assert!(!held::<Russian>("W:WKb8,Kd8,Kf8:BKg1"));
        assert!(held::<Russian>("B:WKb8,d4:BKg1"));
        assert!(!held::<Russian>("W:Wb2,d4,f2:Bh8"));
        assert!(!held::<Russian>("W:WKb8,Kd8,Kf8,Kh6:BKa1"));
        assert!(!held::<Russian>("W:WKb8,Kd8:BKa1,h8"));
        assert!(held::<International>("W:WK1,K2,K3:BK46"));
    }
}
