//! Who plays for a team, and who sits at which board.

use std::collections::BTreeMap;

use pairing::Mark;

use super::{TeamAct, TeamRefused};
use crate::competition::Competition;
use crate::event::Place;
use crate::person::{Player, PlayerId};
use crate::refused::Refused;
use crate::round::{Board, Game, Outcome};

/// The players of every team in their board order, and the line-ups that were handed in.
#[derive(Clone, Default, Debug)]
pub(crate) struct Rosters {
    members: BTreeMap<PlayerId, Vec<Player>>,
    line_ups: BTreeMap<(u32, PlayerId), Vec<u32>>,
}

impl Rosters {
    /// None.
    pub(crate) const NONE: Rosters = Rosters {
        members: BTreeMap::new(),
        line_ups: BTreeMap::new(),
    };

    /// Changes what is known of every player.
    pub(crate) fn each_member(&mut self, mut change: impl FnMut(&mut Player)) {
        for member in self.members.values_mut().flatten() {
            change(member);
        }
    }

    /// The first round for which a team has handed in a line-up.
    pub(super) fn first_line_up(&self, of: PlayerId) -> Option<u32> {
        let mut line_ups = self.line_ups.keys();
        line_ups
            .find(|(_, team)| *team == of)
            .map(|(round, _)| *round)
    }

    fn member_mut(&mut self, team: PlayerId, member: u32) -> Option<&mut Player> {
        let index = (member as usize).checked_sub(1)?;
        self.members.get_mut(&team)?.get_mut(index)
    }

    fn reorder(&mut self, team: PlayerId, order: &[u32]) -> Option<()> {
        let before = self.members.get(&team)?;
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        let is_whole = sorted
            .iter()
            .copied()
            .eq(1..=u32::try_from(before.len()).ok()?);
        let after: Vec<Player> = order
            .iter()
            .filter_map(|place| before.get((*place as usize).checked_sub(1)?).cloned())
            .collect();
        is_whole.then(|| self.members.insert(team, after))?;
        Some(())
    }
}

/// What is known of the players of a team.
impl Competition {
    /// The players of a team in their board order; nobody for a participant who is no team.
    pub fn members(&self, team: PlayerId) -> &[Player] {
        self.rosters.members.get(&team).map_or(&[], Vec::as_slice)
    }

    /// Somebody by his place in the board order, from 1 on.
    pub fn member(&self, team: PlayerId, member: u32) -> Option<&Player> {
        self.members(team).get((member as usize).checked_sub(1)?)
    }

    /// Whether a team has said who plays in a round.
    pub fn has_line_up(&self, round: u32, team: PlayerId) -> bool {
        self.rosters.line_ups.contains_key(&(round, team))
    }

    /// Who plays for a team in a round, by the places in the board order; the first ones of it, where nothing was said.
    pub fn line_up(&self, round: u32, team: PlayerId) -> Vec<u32> {
        let handed_in = self.rosters.line_ups.get(&(round, team));
        let boards = self.team_rules().map_or(0, |rules| rules.boards());
        let known = u32::try_from(self.members(team).len()).unwrap_or(u32::MAX);
        let usual = || (1..=known.min(boards)).collect();
        handed_in.cloned().unwrap_or_else(usual)
    }

    /// Who plays a game for a team, by his place in the board order. The game counts from 0.
    pub fn seated(&self, round: u32, team: PlayerId, game: usize) -> Option<u32> {
        let board = self.team_rules()?.colors.board_of(game);
        self.line_up(round, team).get(board).copied()
    }

    /// Whether a game cannot be played, since a team has nobody at the board.
    pub(crate) fn is_vacant(&self, place: Place) -> bool {
        let Some(meeting) = self.board(place.round, place.board) else {
            return false;
        };
        let game = (place.game as usize).saturating_sub(1);
        let is_empty = |team| self.seated(place.round, team, game).is_none();
        self.team_rules().is_some() && (is_empty(meeting.white) || is_empty(meeting.black))
    }

    /// The strength of a participant: the rating that was given, or of a team the average of its first players.
    pub fn strength(&self, player: PlayerId) -> Option<u32> {
        let given = self.participant(player)?.player.rating;
        let boards = self.team_rules().map_or(0, |rules| rules.boards());
        given.or_else(|| {
            let first = self.members(player).iter().take(boards as usize);
            let rated: Vec<u64> = first
                .filter_map(|member| member.rating)
                .map(u64::from)
                .collect();
            let count = rated.len() as u64;
            let average = (rated.iter().sum::<u64>() * 2 + count).checked_div(count * 2)?;
            u32::try_from(average).ok()
        })
    }
}

/// What happens to teams.
impl Competition {
    /// What happens; where it does not fit, nothing has.
    pub(crate) fn happen_to_team(&mut self, act: &TeamAct) -> Result<(), Refused> {
        if self.team_rules().is_none() {
            return Err(TeamRefused::NoTeams.into());
        }
        if let Some(team) = act.team()
            && self.participant(team).is_none()
        {
            return Err(Refused::NoPlayer(team));
        }
        match act {
            TeamAct::Enlist { team, member } => {
                let members = self.rosters.members.entry(*team).or_default();
                members.push(member.rated());
            }
            TeamAct::Amend {
                team,
                member,
                right,
            } => {
                let no_member = self.no_member(*team, *member);
                let found = self.rosters.member_mut(*team, *member);
                *found.ok_or(no_member)? = right.rated();
            }
            TeamAct::Order { team, order } => {
                let everybody = self.members(*team).len();
                let done = self.rosters.reorder(*team, order);
                done.ok_or(TeamRefused::NotEverybody(everybody))?;
            }
            TeamAct::LineUp {
                team,
                round,
                members,
            } => {
                let last = self.members(*team).len();
                let is_member = |member: &u32| (1..=last).contains(&(*member as usize));
                if let Some(other) = members.iter().find(|member| !is_member(member)) {
                    return Err(self.no_member(*team, *other).into());
                }
                let line_ups = &mut self.rosters.line_ups;
                line_ups.insert((*round, *team), members.clone());
                self.seat(*round, Some(*team));
            }
            TeamAct::Forfeit {
                round,
                board,
                outcome,
            } => forfeit(self.board_mut(*round, *board)?, *outcome),
        }
        Ok(())
    }

    fn no_member(&self, team: PlayerId, member: u32) -> TeamRefused {
        let last = self.members(team).len();
        TeamRefused::NoMember { team, member, last }
    }

    /// A board at which somebody is missing is lost (`002:§32.12`, `002:§37.2`): of the match of one team, or of every match.
    pub(crate) fn seat(&mut self, round: u32, team: Option<PlayerId>) {
        if self.team_rules().is_none() {
            return;
        }
        let paired = (round as usize).checked_sub(1);
        let paired = paired.and_then(|round| self.rounds().get(round)).cloned();
        for (number, mut meeting) in (1..).zip(paired.into_iter().flat_map(|round| round.boards)) {
            if team.is_some_and(|team| !meeting.has(team)) {
                continue;
            }
            for game in 0..meeting.games.len() {
                let is_missing = [meeting.white, meeting.black]
                    .map(|team| self.seated(round, team, game).is_none());
                meeting.games[game] = match is_missing {
                    [false, false] if matches!(meeting.games[game], Game::Postponed) => {
                        Game::Postponed
                    }
                    [false, false] => Game::Open,
                    [first, second] => Game::Done(meeting.lost_by(game, [first, second])),
                };
            }
            if let Ok(board) = self.board_mut(round, number) {
                *board = meeting;
            }
        }
    }
}

fn forfeit(meeting: &mut Board, outcome: Outcome) {
    let is_lost = [outcome.white, outcome.black].map(|mark| mark == Mark::ForfeitLoss);
    for game in 0..meeting.games.len() {
        meeting.games[game] = Game::Done(meeting.lost_by(game, is_lost));
    }
}
