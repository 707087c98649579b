//! What rests on what was done with a team.

use super::TeamAct;
use crate::competition::Competition;
use crate::event::{Happened, Place};
use crate::person::PlayerId;
use crate::refused::Rests;

impl Competition {
    /// What happened later and was decided by this, and why it is so; given what stands behind it.
    pub(crate) fn rests_on_team<'a>(
        &self,
        act: &TeamAct,
        mut later: impl Iterator<Item = (u32, &'a Happened)>,
    ) -> Option<(u32, Rests)> {
        let is_pairing =
            |what: &Happened| matches!(what, Happened::Paired(_) | Happened::Repaired { .. });
        later.find_map(|(number, what)| {
            let why = match (act, what) {
                (
                    TeamAct::Enlist { team, .. } | TeamAct::Order { team, .. },
                    Happened::Team(next),
                ) if next.team() == Some(*team) => Rests::BoardOrder,
                (TeamAct::Enlist { .. } | TeamAct::Order { .. }, what) if is_pairing(what) => {
                    Rests::PairedBy
                }
                (TeamAct::LineUp { team, round, .. }, what) if self.plays(*team, *round, what) => {
                    Rests::PlayedBy
                }
                (TeamAct::Forfeit { .. }, what) if is_pairing(what) && self.follows_results() => {
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
        let of = |place: &Place| {
            let meeting = self.board(place.round, place.board);
            place.round == round && meeting.is_some_and(|meeting| meeting.has(team))
        };
        match what {
            Happened::Entered { place, .. }
            | Happened::Corrected { place, .. }
            | Happened::Adjourned(place)
            | Happened::Postponed(place)
            | Happened::Assumed { place, .. }
            | Happened::Adjudicated { place, .. }
            | Happened::Replayed { place, .. }
            | Happened::Penalised {
                game: Some((place, _)),
                ..
            } => of(place),
            Happened::GameAdded { round, board }
            | Happened::Team(TeamAct::Forfeit { round, board, .. }) => {
                of(&Place::first(*round, *board))
            }
            _ => false,
        }
    }
}
