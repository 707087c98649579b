//! What a move deserves: the signs of `000:9.1`, by the share of a point that it gives away.

use games::RuleSet;
use notation::Mark;

/// What a move deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// Nothing.
    None,
    /// Something better was there; the books of draughts have no sign for it.
    Doubtful,
    /// `?` (`000:9.1.5`).
    Weak,
    /// `??` (`000:9.1.6`).
    VeryWeak,
    /// `!`: any other move is worth far less (`000:9.1.3`).
    Strong,
    /// `*`: all others lose (`000:9.1.9`).
    Only,
}

/// From this loss on, in shares of a point, a move is doubtful.
const DOUBTFUL: f64 = 0.07;
/// From this loss on it is weak.
const WEAK: f64 = 0.13;
/// From this loss on it is very weak.
const VERY_WEAK: f64 = 0.25;
/// What expects no more than this is lost.
const LOST: f64 = 0.05;

/// What the loss of so great a share of a point deserves.
pub(crate) fn sign(loss: f64) -> Sign {
    match loss {
        loss if loss >= VERY_WEAK => Sign::VeryWeak,
        loss if loss >= WEAK => Sign::Weak,
        loss if loss >= DOUBTFUL => Sign::Doubtful,
        _ => Sign::None,
    }
}

impl Sign {
    /// What the best move deserves beside the second best, by the shares of a point that are expected of them.
    pub(crate) fn of_best(best: f64, second: Option<f64>) -> Sign {
        let Some(second) = second else {
            return Sign::None;
        };
        match (best - second >= VERY_WEAK, second <= LOST) {
            (true, true) => Sign::Only,
            (true, false) => Sign::Strong,
            (false, _) => Sign::None,
        }
    }

    /// The mark behind the move. Chess has one for doubtful moves.
    pub(crate) fn mark(self, rules: RuleSet) -> Option<Mark> {
        /// The number of a dubious move in PGN.
        const DUBIOUS: u16 = 6;
        match (self, rules) {
            (Sign::Weak, _) => Some(Mark::Weak),
            (Sign::VeryWeak, _) => Some(Mark::VeryWeak),
            (Sign::Strong, _) => Some(Mark::Strong),
            (Sign::Only, _) => Some(Mark::Forced),
            (Sign::Doubtful, RuleSet::Chess(_)) => Some(Mark::Nag(DUBIOUS)),
            (Sign::Doubtful, RuleSet::Draughts(_)) | (Sign::None, _) => None,
        }
    }

    /// Its name in JSON.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Sign::None => None,
            Sign::Doubtful => Some("doubtful"),
            Sign::Weak => Some("weak"),
            Sign::VeryWeak => Some("very_weak"),
            Sign::Strong => Some("strong"),
            Sign::Only => Some("only"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::thinker::DRAUGHTS_SCALE;
    use super::super::worth::Worth;
    use super::*;

    fn blame(best: Worth, played: Worth) -> Sign {
        sign(best.expected(DRAUGHTS_SCALE) - played.expected(DRAUGHTS_SCALE))
    }

    /// The issue: what changes little in a won position is no blunder; 000:9.1.5, 000:9.1.6.
    #[test]
    fn intl_9_1_5_a_man_less_weighs_by_what_is_at_stake() {
        assert_eq!(blame(Worth::Win(9), Worth::Win(31)), Sign::None);
        assert_eq!(blame(Worth::Judged(900), Worth::Judged(700)), Sign::None);
        assert_eq!(blame(Worth::Judged(0), Worth::Judged(-150)), Sign::VeryWeak);
        assert_eq!(blame(Worth::Win(5), Worth::Drawn), Sign::VeryWeak);
        assert_eq!(blame(Worth::Drawn, Worth::Loss(8)), Sign::VeryWeak);
    }

    /// 000:9.1.9: forced, because all others lose; 000:9.1.3.
    #[test]
    fn intl_9_1_9_the_only_move_that_does_not_lose() {
        let expected = |worth: Worth| worth.expected(DRAUGHTS_SCALE);
        let of = |best, second| Sign::of_best(expected(best), Some(expected(second)));
        assert_eq!(of(Worth::Drawn, Worth::Loss(6)), Sign::Only);
        assert_eq!(of(Worth::Win(5), Worth::Drawn), Sign::Strong);
        assert_eq!(of(Worth::Loss(8), Worth::Loss(6)), Sign::None);
        assert_eq!(Sign::of_best(0.5, None), Sign::None);
    }
}
