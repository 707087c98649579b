//! What a position is worth with best play.

/// Who wins, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The side to move wins.
    Win,
    /// Neither side can force a win.
    Draw,
    /// The side to move loses.
    Loss,
}

impl Verdict {
    /// The word for it: `win`, `draw` or `loss`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Win => "win",
            Verdict::Draw => "draw",
            Verdict::Loss => "loss",
        }
    }
}

/// Who wins and how soon, seen from the side to move. The winner hurries and the loser tarries; draws by
/// counted moves or repetition do not enter into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move wins: so many plies until the other side has no move.
    Win {
        /// Plies of both sides; an odd number.
        plies: u16,
    },
    /// Neither side can force a win.
    Draw,
    /// The side to move loses: so many plies until it has no move.
    Loss {
        /// Plies of both sides; an even number.
        plies: u16,
    },
}

impl Value {
    /// Who wins.
    pub const fn verdict(self) -> Verdict {
        match self {
            Value::Win { .. } => Verdict::Win,
            Value::Draw => Verdict::Draw,
            Value::Loss { .. } => Verdict::Loss,
        }
    }

    /// Moves that the winner has still to make; none in a draw.
    pub const fn own_moves(self) -> Option<u16> {
        match self {
            Value::Win { plies } | Value::Loss { plies } => Some(plies.div_ceil(2)),
            Value::Draw => None,
        }
    }

    /// The value one ply earlier, for the side that moves into it.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win { plies } => Value::Loss {
                plies: plies.saturating_add(1),
            },
            Value::Draw => Value::Draw,
            Value::Loss { plies } => Value::Win {
                plies: plies.saturating_add(1),
            },
        }
    }

    /// The greater, the better for the side to move.
    pub(crate) const fn rank(self) -> i32 {
        match self {
            Value::Win { plies } => 0x2_0000 - plies as i32,
            Value::Draw => 0,
            Value::Loss { plies } => plies as i32 - 0x2_0000,
        }
    }

    /// The best of several, if there is any.
    pub(crate) fn best(values: impl Iterator<Item = Value>) -> Option<Value> {
        values.max_by_key(|value| value.rank())
    }
}

/// A value in two bytes: 0 for a draw (or not yet known), otherwise one more than the plies, so that losses are
/// odd and wins even.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Code(pub(crate) u16);

impl Code {
    pub(crate) const DRAW: Code = Code(0);
    /// The side to move must capture, and the table does not hold what follows.
    pub(crate) const LEFT_OUT: Code = Code(u16::MAX);
    /// A side without a move.
    pub(crate) const STUCK: Code = Code(1);

    pub(crate) const fn of(value: Value) -> Code {
        match value {
            Value::Draw => Code::DRAW,
            Value::Win { plies } | Value::Loss { plies } => Code(plies.saturating_add(1)),
        }
    }

    /// The code of a verdict with the moves that the winner has still to make.
    pub(crate) const fn with_moves(verdict: Verdict, moves: u16) -> Code {
        match verdict {
            Verdict::Win => Code(moves.saturating_mul(2)),
            Verdict::Draw => Code::DRAW,
            Verdict::Loss => Code(moves.saturating_mul(2).saturating_add(1)),
        }
    }

    pub(crate) const fn value(self) -> Value {
        match (self.0, self.0 % 2) {
            (0, _) => Value::Draw,
            (code, 1) => Value::Loss { plies: code - 1 },
            (code, _) => Value::Win { plies: code - 1 },
        }
    }

    /// Moves that the winner has still to make.
    pub(crate) const fn moves(self) -> u16 {
        self.0 / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_holds_its_value() {
        for code in (0..1000).map(Code) {
            let value = code.value();
            assert_eq!(Code::of(value), code);
            let moves = value.own_moves().unwrap_or(0);
            assert_eq!(Code::with_moves(value.verdict(), moves), code);
            assert_eq!(code.moves(), moves);
        }
    }

    #[test]
    fn a_sooner_win_and_a_later_loss_are_better() {
        let order = [
            Value::Loss { plies: 0 },
            Value::Loss { plies: 2 },
            Value::Draw,
            Value::Win { plies: 3 },
            Value::Win { plies: 1 },
        ];
        assert!(order.is_sorted_by_key(|value| value.rank()));
        assert_eq!(Value::best(order.into_iter()), Some(order[4]));
    }
}
