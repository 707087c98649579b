//! Endings that pieces more do not win: what a sum of vectors cannot say.

use rules::{Color, Position, Variant};

/// What is left of an advantage there is one part of this: enough to choose the better of two such endings.
const PARTS: i32 = 16;

/// Pieces on the board with which an ending may be of this kind.
const FEW: u32 = 4;

/// The judgement of a position with so many pieces, less what a lone king takes from the side with more.
///
/// On 64 squares a king holds against two pieces wherever it stands, and against three on the main road. The tables of four
/// pieces bear it out but for shots of a few moves, which a search sees. What the king itself may win, against men that have
/// not crowned, stays. On a hundred squares, where a king holds against three anywhere, the same lost its match (−8 ± 12).
#[inline(always)]
pub(super) fn weigh<V: Variant>(position: &Position<V>, pieces: u32, score: i32) -> i32 {
    if pieces > FEW || position.rows() != 8 || !position.has_kings() {
        return score;
    }
    let us = position.turn();
    let ahead = if score > 0 { us } else { !us };
    if holds(position, !ahead) {
        score / PARTS
    } else {
        score
    }
}

#[inline(never)]
fn holds<V: Variant>(position: &Position<V>, lone: Color) -> bool {
    position.is_lone_king(lone)
        && match position.pieces(!lone).len() {
            2 => true,
            3 => position.holds_main_road(lone),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

    use rules::{International, Position, Russian, Variant};

    use super::weigh;

    fn left<V: Variant>(fen: &str, pieces: u32, score: i32) -> i32 {
        let position: Position<V> = notation::read_fen(fen).expect("a playable position");
        weigh(&position, pieces, score)
    }

    #[test]
    fn a_lone_king_holds_on_the_main_road_and_against_two() {
        assert_eq!(left::<Russian>("W:WKb8,Kd8,Kf8:BKa1", 4, 160), 10);
        assert_eq!(left::<Russian>("B:WKb8,Kd8,Kf8:BKa1", 4, -160), -10);
        assert_eq!(left::<Russian>("W:WKb8,Kd8,Kf8:BKg1", 4, 160), 160);
        assert_eq!(left::<Russian>("B:WKb8,d4:BKg1", 3, -160), -10);
    }

    #[test]
    fn what_a_king_may_win_and_other_endings_stay_as_they_are() {
        assert_eq!(left::<Russian>("B:Wa3,c3:BKh8", 3, 160), 160);
        assert_eq!(left::<Russian>("W:Wa3,c3:BKh8", 3, -160), -160);
        assert_eq!(left::<International>("W:WK1,K2,K3:BK46", 4, 160), 160);
        assert_eq!(left::<Russian>("W:Wb2,d4,f2:Bh8", 4, 160), 160);
        assert_eq!(left::<Russian>("W:WKb8,Kd8,Kf8,Kh6:BKa1", 5, 160), 160);
        assert_eq!(left::<Russian>("W:WKb8,Kd8:BKa1,h8", 4, 160), 160);
    }
}
