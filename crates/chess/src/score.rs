//! How good a position is for the side to move.

/// A judgement in hundredths of a pawn, from the side to move. Forced mates that the search has found say in how many
/// half-moves.
///
/// ```
/// use peatee_chess::Score;
///
/// let score = Score::win_in_plies(3);
/// assert_eq!((score.win_in(), score.reversed().loss_in()), (Some(3), Some(3)));
/// assert!(score > Score::win_in_plies(5) && score > Score::new(1_500));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(i32);

/// The score of a mate on the board; every half-move further away makes it one point milder.
pub(crate) const MATE: i32 = 30_000;
/// Scores from here on are forced mates: no evaluation comes near.
const LEAST_MATE: i32 = 20_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);

    /// The best that is no forced mate.
    pub const BEST_JUDGED: Score = Score(LEAST_MATE - 1);

    /// A judgement in hundredths of a pawn.
    pub const fn new(hundredths: i32) -> Score {
        Score(hundredths)
    }

    /// A forced mate by the side to move, in so many half-moves.
    pub const fn win_in_plies(plies: u16) -> Score {
        Score(MATE - plies as i32)
    }

    /// The same judgement for the other side.
    pub const fn reversed(self) -> Score {
        Score(-self.0)
    }

    /// Hundredths of a pawn; a forced mate counts 30 000 less the half-moves that it takes.
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of half-moves to a mate, if a forced one was found.
    pub const fn win_in(self) -> Option<u32> {
        match self.0 >= LEAST_MATE {
            true => Some((MATE - self.0).unsigned_abs()),
            false => None,
        }
    }

    /// The number of half-moves to being mated, if that is forced.
    pub const fn loss_in(self) -> Option<u32> {
        self.reversed().win_in()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_mate_is_more_than_a_later_one() {
        let order = [
            Score::win_in_plies(1),
            Score::win_in_plies(7),
            Score::new(900),
            Score::DRAW,
            Score::new(-900),
            Score::win_in_plies(8).reversed(),
            Score::win_in_plies(2).reversed(),
        ];
        assert!(order.is_sorted_by(|one, other| one > other));
    }

    #[test]
    fn a_judgement_is_no_mate() {
        for hundredths in [0, 1_000, -19_999] {
            let score = Score::new(hundredths);
            assert_eq!((score.win_in(), score.loss_in()), (None, None));
        }
        assert_eq!(Score::new(MATE).win_in(), Some(0), "on the board");
    }
}
