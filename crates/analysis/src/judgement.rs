//! Judgements of moves: the signs of `000:9.1`, by the share of a point that it gives away.

use games::RuleSet;
use notation::Mark;

/// What a move deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
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

impl Judgement {
    /// What the loss of so great a share of a point deserves.
    pub fn of_loss(loss: f64) -> Judgement {
        match loss {
            loss if loss >= VERY_WEAK => Judgement::VeryWeak,
            loss if loss >= WEAK => Judgement::Weak,
            loss if loss >= DOUBTFUL => Judgement::Doubtful,
            _ => Judgement::None,
        }
    }

    /// What the best move deserves beside the second best, by the shares of a point that are expected of them.
    pub fn of_best(best: f64, second: Option<f64>) -> Judgement {
        let Some(second) = second else {
            return Judgement::None;
        };
        match (best - second >= VERY_WEAK, second <= LOST) {
            (true, true) => Judgement::Only,
            (true, false) => Judgement::Strong,
            (false, _) => Judgement::None,
        }
    }

    /// The mark behind the move. Chess has one for doubtful moves.
    pub fn mark(self, rules: RuleSet) -> Option<Mark> {
        /// The number of a dubious move in PGN.
        const DUBIOUS: u16 = 6;
        match (self, rules) {
            (Judgement::Weak, _) => Some(Mark::Weak),
            (Judgement::VeryWeak, _) => Some(Mark::VeryWeak),
            (Judgement::Strong, _) => Some(Mark::Strong),
            (Judgement::Only, _) => Some(Mark::Forced),
            (Judgement::Doubtful, RuleSet::Chess(_)) => Some(Mark::Nag(DUBIOUS)),
            (Judgement::Doubtful, RuleSet::Draughts(_)) | (Judgement::None, _) => None,
        }
    }

    /// The sign as it stands behind a move on a sheet; empty where there is none.
    pub fn sign(self, rules: RuleSet) -> String {
        match (self, rules) {
            // Chess writes this sign for a number of PGN.
            (Judgement::Doubtful, RuleSet::Chess(_)) => "?!".to_owned(),
            _ => self
                .mark(rules)
                .map(|mark| mark.to_string())
                .unwrap_or_default(),
        }
    }

    /// All that deserve a word.
    const NAMED: [Judgement; 5] = [
        Judgement::Doubtful,
        Judgement::Weak,
        Judgement::VeryWeak,
        Judgement::Strong,
        Judgement::Only,
    ];

    /// The judgement of a name in JSON.
    pub(crate) fn of_name(name: &str) -> Option<Judgement> {
        let mut named = Judgement::NAMED.into_iter();
        named.find(|judgement| judgement.name() == Some(name))
    }

    /// Whether it says that something better was there.
    pub const fn is_blame(self) -> bool {
        match self {
            Judgement::Doubtful | Judgement::Weak | Judgement::VeryWeak => true,
            Judgement::None | Judgement::Strong | Judgement::Only => false,
        }
    }

    /// Its name in JSON.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Judgement::None => None,
            Judgement::Doubtful => Some("doubtful"),
            Judgement::Weak => Some("weak"),
            Judgement::VeryWeak => Some("very_weak"),
            Judgement::Strong => Some("strong"),
            Judgement::Only => Some("only"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Evaluation;
    use crate::searcher::DRAUGHTS_SCALE;

    fn blame(best: Evaluation, played: Evaluation) -> Judgement {
        Judgement::of_loss(best.expected(DRAUGHTS_SCALE) - played.expected(DRAUGHTS_SCALE))
    }

    /// The issue: what changes little in a won position is no blunder; 000:9.1.5, 000:9.1.6.
    #[test]
    fn intl_9_1_5_a_man_less_weighs_by_what_is_at_stake() {
        assert_eq!(
            blame(Evaluation::Win(9), Evaluation::Win(31)),
            Judgement::None
        );
        assert_eq!(
            blame(Evaluation::Judged(900), Evaluation::Judged(700)),
            Judgement::None
        );
        assert_eq!(
            blame(Evaluation::Judged(0), Evaluation::Judged(-150)),
            Judgement::VeryWeak
        );
        assert_eq!(
            blame(Evaluation::Win(5), Evaluation::Drawn),
            Judgement::VeryWeak
        );
        assert_eq!(
            blame(Evaluation::Drawn, Evaluation::Loss(8)),
            Judgement::VeryWeak
        );
    }

    /// 000:9.1.9: forced, because all others lose; 000:9.1.3.
    #[test]
    fn intl_9_1_9_the_only_move_that_does_not_lose() {
        let expected = |evaluation: Evaluation| evaluation.expected(DRAUGHTS_SCALE);
        let of = |best, second| Judgement::of_best(expected(best), Some(expected(second)));
        assert_eq!(of(Evaluation::Drawn, Evaluation::Loss(6)), Judgement::Only);
        assert_eq!(of(Evaluation::Win(5), Evaluation::Drawn), Judgement::Strong);
        assert_eq!(
            of(Evaluation::Loss(8), Evaluation::Loss(6)),
            Judgement::None
        );
        assert_eq!(Judgement::of_best(0.5, None), Judgement::None);
    }
}
