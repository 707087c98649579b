//! What rests on what was done with a team.

use super::TeamAct;
use crate::competition::Competition;
use crate::event::Happened;
use crate::person::PlayerId;
use crate::refused::Rests;

impl Competition {
    /// What happened later and was decided by this, and why it is so; given what stands behind it.
    pub(crate) fn rests_on_team<'a>(
        &self,
        act: &TeamAct,
        mut later: impl Iterator<Item = (u32, &'a Happened)>,
    ) -> Option<(u32, Rests)> {
        later.find_map(|(number, what)| {
            let why = match (act, what) {
                (
                    TeamAct::Enlist { team, .. } | TeamAct::Order { team, .. },
                    Happened::Team(next),
                ) if next.team() == Some(*team) => Rests::BoardOrder,
                (TeamAct::Enlist { .. } | TeamAct::Order { .. }, what) if what.is_pairing() => {
                    Rests::PairedBy
                }
                (TeamAct::LineUp { team, round, .. }, what) if self.plays(*team, *round, what) => {
                    Rests::PlayedBy
                }
                (TeamAct::Forfeit { .. }, what) if what.is_pairing() && self.follows_results() => {
                    Rests::PairedBy
                }
                (
                    TeamAct::Enlist { .. }
                    | TeamAct::Amend { .. }
                    | TeamAct::Order { .. }
                    | TeamAct::LineUp { .. }
                    | TeamAct::Forfeit { .. },
                    _,
                ) => return None,
            };
            Some((number, why))
        })
    }

    /// Whether something gives a result to the match of a team in a round.
    fn plays(&self, team: PlayerId, round: u32, what: &Happened) -> bool {
        what.changed_game().is_some_and(|place| {
            let meeting = self.board(place.round, place.board);
            place.round == round && meeting.is_some_and(|meeting| meeting.has(team))
        })
    }
}
