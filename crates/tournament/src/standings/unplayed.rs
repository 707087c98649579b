//! Rounds that were not played, and what they count for in a Swiss (FIDE C.07, article 16).

use pairing::{Mark, Points};

use super::outing::{Last, Outing};
use crate::competition::Competition;
use crate::person::PlayerId;

impl Competition {
    /// The points that an opponent counts for. In a round robin all is as it stands (15.2); in a Swiss a round that was
    /// not played is one against a dummy.
    pub(super) fn opposing(&self, last: Last, player: PlayerId, outing: &Outing) -> Points {
        let known = self.instructions();
        let is_robin = known.is_some_and(|known| known.system.is_round_robin());
        match outing.opponent {
            Some(opponent) if is_robin => self.points(opponent),
            Some(opponent) if outing.was_played => self.adjusted(last, opponent),
            opponent => self.dummy(last, player, opponent),
        }
    }

    /// The dummy (16.4): as many points as the player, but no more than the opponent who was paired with him counts for
    /// (16.4.1), or, without one, than draws throughout would give (16.4.2).
    fn dummy(&self, last: Last, player: PlayerId, opponent: Option<PlayerId>) -> Points {
        let most = match opponent {
            Some(opponent) => self.adjusted(last, opponent),
            None => {
                let rounds = i32::try_from(self.rounds().len()).unwrap_or(i32::MAX);
                Points(self.worth(Mark::Draw).0.saturating_mul(rounds))
            }
        };
        self.score_with(last, player).min(most)
    }

    /// The points of somebody for the tie-breaks of others (16.3): a requested bye counts as a draw when nothing but
    /// rounds that were left out follows (16.2.5); all else counts as it stands.
    fn adjusted(&self, last: Last, player: PlayerId) -> Points {
        let outings = self.outings_with(last, player);
        let last_there = outings.iter().rposition(|outing| !outing.is_voluntary());
        let draw = self.worth(Mark::Draw);
        let points = outings.iter().enumerate().map(|(i, outing)| {
            let is_at_end = last_there.is_none_or(|there| i > there);
            if is_at_end && outing.is_requested_bye() {
                draw
            } else {
                outing.points
            }
        });
        points.sum()
    }
}
