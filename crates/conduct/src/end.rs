//! How a conducted game ends.

use games::{Color, DrawReason, Ended, Outcome, Score};

/// How a conducted game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the position or by a draw rule that needs no claim.
    Rules(Ended),
    /// A player resigned (`000:7.2.1`, `001:6.1.1`, `002:§15b`).
    Resignation {
        /// Who lost.
        loser: Color,
    },
    /// The players agreed on a draw (`000:7.3.1`, `001:7.2.1`, `002:§16a`).
    Agreement,
    /// A draw was claimed rightly.
    Claim(DrawReason),
    /// A flag fell (`002:§32.10`).
    Time {
        /// Who lost.
        loser: Color,
    },
    /// A player did not come (`002:§32.11`).
    Absence {
        /// Who lost.
        loser: Color,
    },
    /// Nobody came (`002:§32.12`).
    BothAbsent,
    /// The judge decided.
    Ruling {
        /// The result.
        score: Score,
        /// Why.
        why: String,
    },
}

impl End {
    /// The result. A win without a move of the opponent's side having been there is a forfeit.
    pub fn score(&self, has_been_played: bool) -> Score {
        let win = |winner: Color| match has_been_played {
            true => Score::Win(winner),
            false => Score::Forfeit(winner),
        };
        match self {
            End::Rules(Ended { outcome, .. }) => Score::from(*outcome),
            End::Resignation { loser } | End::Time { loser } => Score::Win(!*loser),
            End::Absence { loser } => win(!*loser),
            End::Agreement | End::Claim(_) => Score::Draw,
            End::BothAbsent => Score::BothLost,
            End::Ruling { score, .. } => *score,
        }
    }

    /// The outcome in the words of the rules, where they have one.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            End::Rules(ended) => Some(ended.outcome),
            End::Resignation { loser } => Some(Outcome::Win {
                winner: !*loser,
                by: games::WinReason::Resignation,
            }),
            End::Agreement => Some(Outcome::Draw {
                by: DrawReason::Agreement,
            }),
            End::Claim(reason) => Some(Outcome::Draw { by: *reason }),
            End::Time { .. } | End::Absence { .. } | End::BothAbsent | End::Ruling { .. } => None,
        }
    }
}
