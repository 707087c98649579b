//! What a position is worth, in the terms of any rule set.

use core::fmt;

use rules::Color;

/// What a position is worth to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evaluation {
    /// A judgement, in hundredths of a man or pawn.
    Judged(i32),
    /// A win, in so many plies.
    Win(u32),
    /// A draw, by the rules or by a table.
    Drawn,
    /// A loss, in so many plies.
    Loss(u32),
}

impl Evaluation {
    /// The same for the other side.
    pub const fn reversed(self) -> Evaluation {
        match self {
            Evaluation::Judged(hundredths) => Evaluation::Judged(-hundredths),
            Evaluation::Win(plies) => Evaluation::Loss(plies),
            Evaluation::Drawn => Evaluation::Drawn,
            Evaluation::Loss(plies) => Evaluation::Win(plies),
        }
    }

    /// The worth a ply earlier, to the side that moves into it.
    pub const fn before(self) -> Evaluation {
        match self {
            Evaluation::Win(plies) => Evaluation::Loss(plies + 1),
            Evaluation::Loss(plies) => Evaluation::Win(plies + 1),
            Evaluation::Judged(_) | Evaluation::Drawn => self.reversed(),
        }
    }

    /// What is worth this to one side, seen from White.
    pub const fn for_white(self, side: Color) -> Evaluation {
        match side {
            Color::White => self,
            Color::Black => self.reversed(),
        }
    }

    /// The share of a point that can be expected of it, from 0 to 1. So many hundredths as the scale says raise the
    /// odds by the number e.
    pub fn expected(self, scale: f64) -> f64 {
        match self {
            Evaluation::Judged(hundredths) => 1.0 / (1.0 + (-f64::from(hundredths) / scale).exp()),
            Evaluation::Win(_) => 1.0,
            Evaluation::Drawn => 0.5,
            Evaluation::Loss(_) => 0.0,
        }
    }

    /// Whether it is better than another.
    pub fn exceeds(self, other: Evaluation) -> bool {
        self.rank() > other.rank()
    }

    /// A number that orders evaluations: the greater, the better.
    pub fn rank(self) -> i64 {
        const DECIDED: i64 = 1 << 40;
        match self {
            Evaluation::Judged(hundredths) => i64::from(hundredths),
            Evaluation::Win(plies) => DECIDED - i64::from(plies),
            Evaluation::Drawn => 0,
            Evaluation::Loss(plies) => i64::from(plies) - DECIDED,
        }
    }

    /// Hundredths; a win has as many more than any judgement as its plies leave.
    pub fn hundredths(self) -> i32 {
        const WIN: i32 = 30_000;
        let less = |plies: u32| WIN.saturating_sub_unsigned(plies);
        match self {
            Evaluation::Judged(hundredths) => hundredths,
            Evaluation::Win(plies) => less(plies),
            Evaluation::Drawn => 0,
            Evaluation::Loss(plies) => -less(plies),
        }
    }

    /// Plies to the win, if it is one.
    pub const fn win_in(self) -> Option<u32> {
        match self {
            Evaluation::Win(plies) => Some(plies),
            Evaluation::Judged(_) | Evaluation::Drawn | Evaluation::Loss(_) => None,
        }
    }
}

impl From<engine::Score> for Evaluation {
    fn from(score: engine::Score) -> Evaluation {
        match (score.win_in(), score.loss_in()) {
            (Some(plies), _) => Evaluation::Win(plies),
            (_, Some(plies)) => Evaluation::Loss(plies),
            (None, None) => Evaluation::Judged(score.hundredths()),
        }
    }
}

impl From<chess::Score> for Evaluation {
    fn from(score: chess::Score) -> Evaluation {
        match (score.win_in(), score.loss_in()) {
            (Some(plies), _) => Evaluation::Win(plies),
            (_, Some(plies)) => Evaluation::Loss(plies),
            (None, None) => Evaluation::Judged(score.hundredths()),
        }
    }
}

impl From<endgame::Value> for Evaluation {
    fn from(value: endgame::Value) -> Evaluation {
        match value {
            endgame::Value::Win { plies } => Evaluation::Win(plies.into()),
            endgame::Value::Draw => Evaluation::Drawn,
            endgame::Value::Loss { plies } => Evaluation::Loss(plies.into()),
        }
    }
}

/// Men, `#5` for a win in five plies, `-#5` for a loss, `=` for a draw.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Evaluation::Judged(hundredths) => engine::Score::new(*hundredths).to_string(),
            Evaluation::Win(plies) => format!("#{plies}"),
            Evaluation::Drawn => "=".to_owned(),
            Evaluation::Loss(plies) => format!("-#{plies}"),
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
        for evaluation in [
            Evaluation::Judged(37),
            Evaluation::Judged(-900),
            Evaluation::Win(7),
            Evaluation::Drawn,
            Evaluation::Loss(2),
        ] {
            let both = evaluation.expected(60.0) + evaluation.reversed().expected(60.0);
            assert!((both - 1.0).abs() < 1e-9, "{evaluation}");
            assert_eq!(evaluation.reversed().reversed(), evaluation);
        }
    }

    /// A sooner win is more than a later one, a later loss more than a sooner one.
    #[test]
    fn evaluations_have_an_order() {
        let order = [
            Evaluation::Win(3),
            Evaluation::Win(5),
            Evaluation::Judged(1500),
            Evaluation::Judged(20),
            Evaluation::Drawn,
            Evaluation::Judged(-20),
            Evaluation::Loss(8),
            Evaluation::Loss(2),
        ];
        for pair in order.windows(2) {
            assert!(pair[0].exceeds(pair[1]), "{} {}", pair[0], pair[1]);
            assert!(!pair[1].exceeds(pair[0]), "{} {}", pair[0], pair[1]);
        }
    }

    #[test]
    fn a_win_comes_a_ply_nearer_with_every_move() {
        assert_eq!(Evaluation::Loss(4).before(), Evaluation::Win(5));
        assert_eq!(Evaluation::Win(5).before(), Evaluation::Loss(6));
        assert_eq!(Evaluation::Judged(12).before(), Evaluation::Judged(-12));
    }
}
