//! What a position is worth, and what can be expected of it.

use core::fmt;

use rules::Color;

/// What a position is worth to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// A judgement, in hundredths of a man or pawn.
    Judged(i32),
    /// A win, in so many plies.
    Win(u32),
    /// A draw, by the rules or by a table.
    Drawn,
    /// A loss, in so many plies.
    Loss(u32),
}

impl Worth {
    /// The same for the other side.
    pub(crate) const fn reversed(self) -> Worth {
        match self {
            Worth::Judged(hundredths) => Worth::Judged(-hundredths),
            Worth::Win(plies) => Worth::Loss(plies),
            Worth::Drawn => Worth::Drawn,
            Worth::Loss(plies) => Worth::Win(plies),
        }
    }

    /// The worth a ply earlier, to the side that moves into it.
    pub(crate) const fn before(self) -> Worth {
        match self {
            Worth::Win(plies) => Worth::Loss(plies + 1),
            Worth::Loss(plies) => Worth::Win(plies + 1),
            Worth::Judged(_) | Worth::Drawn => self.reversed(),
        }
    }

    /// What is worth this to one side, seen from White.
    pub(crate) const fn for_white(self, side: Color) -> Worth {
        match side {
            Color::White => self,
            Color::Black => self.reversed(),
        }
    }

    /// The share of a point that can be expected of it, from 0 to 1. So many hundredths as the scale says raise the
    /// odds by the number e.
    pub(crate) fn expected(self, scale: f64) -> f64 {
        match self {
            Worth::Judged(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / scale).exp()),
            Worth::Win(_) => 1.0,
            Worth::Drawn => 0.5,
            Worth::Loss(_) => 0.0,
        }
    }

    /// Whether it is more than another.
    pub(crate) fn exceeds(self, other: Worth) -> bool {
        self.rank() > other.rank()
    }

    /// The greater, the better.
    pub(crate) fn rank(self) -> i64 {
        const DECIDED: i64 = 1 << 40;
        match self {
            Worth::Judged(hundredths) => i64::from(hundredths),
            Worth::Win(plies) => DECIDED - i64::from(plies),
            Worth::Drawn => 0,
            Worth::Loss(plies) => i64::from(plies) - DECIDED,
        }
    }

    /// Hundredths; a win has as many more than any judgement as its plies leave.
    pub(crate) fn hundredths(self) -> i32 {
        const WIN: i32 = 30_000;
        let less = |plies: u32| WIN.saturating_sub_unsigned(plies);
        match self {
            Worth::Judged(hundredths) => hundredths,
            Worth::Win(plies) => less(plies),
            Worth::Drawn => 0,
            Worth::Loss(plies) => -less(plies),
        }
    }

    /// Plies to the win, if it is one.
    pub(crate) const fn win_in(self) -> Option<u32> {
        match self {
            Worth::Win(plies) => Some(plies),
            Worth::Judged(_) | Worth::Drawn | Worth::Loss(_) => None,
        }
    }
}

impl From<engine::Score> for Worth {
    fn from(score: engine::Score) -> Worth {
        match (score.win_in(), score.loss_in()) {
            (Some(plies), _) => Worth::Win(plies),
            (_, Some(plies)) => Worth::Loss(plies),
            (None, None) => Worth::Judged(score.hundredths()),
        }
    }
}

impl From<chess::Score> for Worth {
    fn from(score: chess::Score) -> Worth {
        match (score.win_in(), score.loss_in()) {
            (Some(plies), _) => Worth::Win(plies),
            (_, Some(plies)) => Worth::Loss(plies),
            (None, None) => Worth::Judged(score.hundredths()),
        }
    }
}

impl From<endgame::Value> for Worth {
    fn from(value: endgame::Value) -> Worth {
        match value {
            endgame::Value::Win { plies } => Worth::Win(plies.into()),
            endgame::Value::Draw => Worth::Drawn,
            endgame::Value::Loss { plies } => Worth::Loss(plies.into()),
        }
    }
}

/// Men, `#5` for a win in five plies, `-#5` for a loss, `=` for a draw.
impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Worth::Judged(hundredths) => engine::Score::new(*hundredths).to_string(),
            Worth::Win(plies) => format!("#{plies}"),
            Worth::Drawn => "=".to_owned(),
            Worth::Loss(plies) => format!("-#{plies}"),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the two sides expect is one point together.
    #[test]
    fn two_sides_share_a_point() {
        for worth in [
            Worth::Judged(37),
            Worth::Judged(-900),
            Worth::Win(7),
            Worth::Drawn,
            Worth::Loss(2),
        ] {
            let both = worth.expected(60.0) + worth.reversed().expected(60.0);
            assert!((both - 1.0).abs() < 1e-9, "{worth}");
            assert_eq!(worth.reversed().reversed(), worth);
        }
    }

    /// A sooner win is more than a later one, a later loss more than a sooner one.
    #[test]
    fn worths_have_an_order() {
        let order = [
            Worth::Win(3),
            Worth::Win(5),
            Worth::Judged(1500),
            Worth::Judged(20),
            Worth::Drawn,
            Worth::Judged(-20),
            Worth::Loss(8),
            Worth::Loss(2),
        ];
        for pair in order.windows(2) {
            assert!(pair[0].exceeds(pair[1]), "{} {}", pair[0], pair[1]);
            assert!(!pair[1].exceeds(pair[0]), "{} {}", pair[0], pair[1]);
        }
    }

    #[test]
    fn a_win_comes_a_ply_nearer_with_every_move() {
        assert_eq!(Worth::Loss(4).before(), Worth::Win(5));
        assert_eq!(Worth::Win(5).before(), Worth::Loss(6));
        assert_eq!(Worth::Judged(12).before(), Worth::Judged(-12));
    }
}
