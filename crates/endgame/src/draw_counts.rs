//! Whether the draw counts of a game leave time for a win.

use rules::{Count, Counters, DrawRule, Position, Variant, WinningPosition};

use crate::value::Value;

impl Value {
    /// Whether the win comes before a draw rule whose count runs now could end the game, even if no move restarts the
    /// count; a draw that must be claimed will be. A count that begins later does not enter into it, nor does one that
    /// a winning position averts as the game reads the word. A draw is always in time.
    pub fn is_in_time<V: Variant>(
        self,
        position: &Position<V>,
        counters: &Counters,
        reading: WinningPosition,
    ) -> bool {
        let (Value::Win { plies } | Value::Loss { plies }) = self else {
            return true;
        };
        V::RULES.draws.iter().all(|rule| {
            let count = counters.count(rule.count, position);
            let is_averted = reading == WinningPosition::Exact && asks_who_wins(rule);
            is_averted || count.is_none_or(|count| plies <= plies_left(rule, count))
        })
    }
}

/// `001:7.2.7`, `001:7.2.8`: whether the count ends no game that is won.
const fn asks_who_wins(rule: &DrawRule) -> bool {
    matches!(
        rule.count,
        Count::OwnMovesAgainstMainRoad | Count::OwnMovesWithTwo
    )
}

/// Plies until a count reaches its limit.
fn plies_left(rule: &DrawRule, count: u16) -> u16 {
    let left = rule.limit.saturating_sub(count);
    match rule.count {
        Count::OwnMovesWithKings { .. }
        | Count::OwnMovesAgainstMainRoad
        | Count::OwnMovesWithTwo => left.saturating_mul(2),
        Count::Occurrences
        | Count::KingMoves
        | Count::Unchanged { .. }
        | Count::WithoutCapture
        | Count::SinceThreeAgainstKing
        | Count::SinceTwoAgainstKing
        | Count::NotPlayedOut => left,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{International, Russian};

    /// 001:7.2.8 and 000:6.4: five moves with two pieces against a king; 000:6.2: twenty-five by kings.
    #[test]
    fn rus_7_2_8_five_moves_are_left_against_a_lone_king() {
        fn within<V: Variant>(fen: &str, done: u16, plies: u16) -> bool {
            let position: Position<V> = notation::read_fen(fen).expect("playable");
            let mut counters = Counters::new(&position);
            counters.with_two.white = done;
            counters.king_moves = 2 * done;
            counters.since_two = counters.since_two.map(|_| 2 * done);
            let value = Value::Win { plies };
            let exact = value.is_in_time(&position, &counters, WinningPosition::Exact);
            let narrow = value.is_in_time(&position, &counters, WinningPosition::Narrow);
            assert!(exact || !narrow, "whoever wins at once wins");
            assert_eq!(exact, narrow || V::ID == rules::VariantId::Russian);
            narrow
        }
        assert!(within::<Russian>("W:WKd8,a7:BKg1", 0, 9));
        assert!(!within::<Russian>("W:WKd8,a7:BKg1", 0, 11));
        assert!(within::<Russian>("W:WKd8,a7:BKg1", 3, 3));
        assert!(!within::<Russian>("W:WKd8,a7:BKg1", 3, 5));
        assert!(within::<International>("W:WK1,6:BK46", 0, 9));
        assert!(!within::<International>("W:WK1,6:BK46", 3, 5));
        assert!(within::<International>("W:WK1,K2,K3,K4:BK46", 0, 49));
        assert!(!within::<International>("W:WK1,K2,K3,K4:BK46", 1, 49));
    }
}
