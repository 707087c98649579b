//! How good a position is for the side to move.

use core::fmt;

/// A judgement in hundredths of a man, from the side to move. Wins and losses found by the search
/// say in how many plies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(i32);

const WIN: i32 = 30_000;
const FURTHEST: i32 = 1_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);

    /// A judgement in hundredths of a man.
    pub const fn new(hundredths: i32) -> Score {
        Score(hundredths)
    }

    /// Lost in so many plies.
    pub(crate) const fn lost_in(plies: u32) -> Score {
        Score(plies as i32 - WIN)
    }

    /// The same judgement for the other side.
    pub const fn reversed(self) -> Score {
        Score(-self.0)
    }

    /// Hundredths of a man.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of plies to a win, if one was found.
    pub const fn win_in(self) -> Option<u32> {
        if self.0 > WIN - FURTHEST {
            Some((WIN - self.0) as u32)
        } else {
            None
        }
    }

    /// The number of plies to a loss, if one was found.
    pub const fn loss_in(self) -> Option<u32> {
        self.reversed().win_in()
    }
}

/// Whether a score says that the game is decided.
pub(crate) const fn is_decided(score: i32) -> bool {
    score.abs() > WIN - FURTHEST
}

/// A score as the table keeps it: wins counted from the position, not from the root.
pub(crate) const fn from_here(score: i32, plies: usize) -> i32 {
    if score > WIN - FURTHEST {
        score + plies as i32
    } else if score < FURTHEST - WIN {
        score - plies as i32
    } else {
        score
    }
}

/// A score of the table as the search counts it, so many plies from the root.
pub(crate) const fn from_root(score: i32, plies: usize) -> i32 {
    if score > WIN - FURTHEST {
        score - plies as i32
    } else if score < FURTHEST - WIN {
        score + plies as i32
    } else {
        score
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.win_in(), self.loss_in()) {
            (Some(plies), _) => write!(f, "win in {plies}"),
            (_, Some(plies)) => write!(f, "loss in {plies}"),
            (None, None) => write!(
                f,
                "{}{}.{:02}",
                if self.0 < 0 { "-" } else { "+" },
                self.0.abs() / 100,
                self.0.abs() % 100
            ),
        }
    }
}
