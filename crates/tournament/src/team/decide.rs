//! What is asked of a team becomes what happens, or is refused.

use pairing::{Colors, Mark, Points, Scoring};

use super::{TeamAct, TeamRefused, TeamRules};
use crate::competition::Competition;
use crate::event::Place;
use crate::instructions::Instructions;
use crate::person::{Player, PlayerId};
use crate::refused::{Refused, WrongInstructions};
use crate::round::{Game, Outcome};

/// No team has more players.
const MOST_MEMBERS: usize = 100;

impl TeamAct {
    /// The same, with nobody rated 0.
    pub(crate) fn rated(&self) -> TeamAct {
        let mut act = self.clone();
        match &mut act {
            TeamAct::Enlist { member: one, .. } | TeamAct::Amend { right: one, .. } => {
                **one = one.rated();
            }
            TeamAct::Order { .. } | TeamAct::LineUp { .. } | TeamAct::Forfeit { .. } => {}
        }
        act
    }
}

impl Competition {
    /// Whether it may be done with a team.
    pub(crate) fn may_act_on_team(&self, act: &TeamAct) -> Result<(), Refused> {
        let rules = self.team_rules().ok_or(TeamRefused::NoTeams)?;
        if let Some(team) = act.team() {
            self.here(team)?;
        }
        match act {
            TeamAct::Enlist { team, member } => {
                self.order_is_open(*team)?;
                let most = MOST_MEMBERS;
                if self.members(*team).len() >= most {
                    return Err(TeamRefused::Full { team: *team, most }.into());
                }
                self.may_be_called(member, None)?;
                member.is_plausible(None)
            }
            TeamAct::Amend {
                team,
                member,
                right,
            } => {
                let known = self.some_member(*team, *member)?;
                right.is_plausible_beside(known, None)?;
                self.may_be_called(right, Some((*team, *member)))
            }
            TeamAct::Order { team, order } => {
                self.order_is_open(*team)?;
                self.is_whole_order(*team, order)
            }
            TeamAct::LineUp {
                team,
                round,
                members,
            } => {
                self.may_line_up(*team, *round)?;
                self.keeps_order(rules, *team, members)
            }
            TeamAct::Forfeit {
                round,
                board,
                outcome,
            } => self.may_forfeit(*round, *board, *outcome),
        }
    }

    /// Whether what is laid down for teams can be held to.
    pub(crate) fn team_rules_hold(&self, wanted: &Instructions) -> Result<(), Refused> {
        let Some(rules) = &wanted.teams else {
            let mut teams = self.participants().map(|(team, _)| team);
            return match teams.find(|team| !self.members(*team).is_empty()) {
                None => Ok(()),
                Some(team) => Err(TeamRefused::HasMembers(team).into()),
            };
        };
        if wanted.games_of_meeting() > Colors::MOST_BOARDS {
            return Err(TeamRefused::TooManyGames.into());
        }
        let Scoring {
            win, draw, loss, ..
        } = rules.match_points;
        if !(win > draw && draw >= loss) {
            return Err(Refused::Instructions(WrongInstructions::MatchPoints));
        }
        let most = super::rules::times(wanted.scoring.win, wanted.games_of_meeting());
        match (Points::ZERO..=most).contains(&rules.bye) {
            true => Ok(()),
            false => Err(TeamRefused::Bye.into()),
        }
    }

    /// Whether every team that is there has somebody to play.
    pub(crate) fn all_have_members(&self) -> Result<(), Refused> {
        let mut here = self.present();
        match here.find(|team| self.is_for_teams() && self.members(*team).is_empty()) {
            None => Ok(()),
            Some(team) => Err(TeamRefused::NobodyEnlisted(team).into()),
        }
    }

    /// Whether a game that is given such a result can have been played at all.
    pub(crate) fn can_have_been(&self, place: Place, outcome: Outcome) -> Result<(), Refused> {
        match self.is_vacant(place) && outcome.was_played() {
            true => Err(TeamRefused::Vacant(place).into()),
            false => Ok(()),
        }
    }

    /// The board order is open until the team has been paired, or has handed in a line-up.
    fn order_is_open(&self, team: PlayerId) -> Result<(), Refused> {
        let rounds = (1..).zip(self.rounds());
        let mut played = rounds.filter(|(_, round)| round.board_of(team).is_some());
        if let Some((round, _)) = played.next() {
            return Err(TeamRefused::OrderStands { team, round }.into());
        }
        match self.rosters.first_line_up(team) {
            None => Ok(()),
            Some(round) => Err(TeamRefused::LinedUp { team, round }.into()),
        }
    }

    fn some_member(&self, team: PlayerId, member: u32) -> Result<&Player, Refused> {
        let last = self.members(team).len();
        let found = self.member(team, member);
        Ok(found.ok_or(TeamRefused::NoMember { team, member, last })?)
    }

    /// Nobody plays for two teams, and namesakes can be told apart.
    fn may_be_called(&self, player: &Player, but: Option<(PlayerId, u32)>) -> Result<(), Refused> {
        Competition::is_readable(player)?;
        let members = self.participants().flat_map(|(team, _)| {
            let members = (1..).zip(self.members(team));
            members.map(move |(place, member)| ((team, place), member))
        });
        let mut others = members.filter(|(who, _)| Some(*who) != but);
        match others.any(|(_, other)| other.is_namesake(player)) {
            true => Err(Refused::SameName(player.name.clone())),
            false => Ok(()),
        }
    }

    fn is_whole_order(&self, team: PlayerId, order: &[u32]) -> Result<(), Refused> {
        let known = self.members(team).len();
        for member in order {
            self.some_member(team, *member)?;
        }
        let mut places = order.to_vec();
        places.sort_unstable();
        places.dedup();
        match places.len() == known && order.len() == known {
            true => Ok(()),
            false => Err(TeamRefused::NotEverybody(known).into()),
        }
    }

    /// A line-up is handed in before the round: for one that is not paired yet, or while no game of the match has begun.
    fn may_line_up(&self, team: PlayerId, round: u32) -> Result<(), Refused> {
        if round == 0 || self.all_rounds().is_some_and(|all| round > all) {
            return Err(Refused::NoRound(round));
        }
        let paired = self.rounds().len();
        match (round as usize).cmp(&paired) {
            core::cmp::Ordering::Greater => Ok(()),
            core::cmp::Ordering::Less => Err(TeamRefused::RoundOver(round).into()),
            core::cmp::Ordering::Equal => {
                let (number, _) = self.match_of(team, round)?;
                self.has_not_begun(round, number)
            }
        }
    }

    fn match_of(&self, team: PlayerId, round: u32) -> Result<(u32, PlayerId), Refused> {
        let paired = (round as usize).checked_sub(1);
        let paired = paired.and_then(|index| self.rounds().get(index));
        let boards = paired.into_iter().flat_map(|round| &round.boards);
        let mut boards = (1..).zip(boards);
        let found = boards.find_map(|(number, meeting)| Some((number, meeting.opponent(team)?)));
        Ok(found.ok_or(TeamRefused::NoMatch { team, round })?)
    }

    /// Every game is still to be played, but for boards at which somebody is missing.
    fn has_not_begun(&self, round: u32, board: u32) -> Result<(), Refused> {
        let meeting = self.board(round, board);
        let first = Place::first(round, board);
        let meeting = meeting.ok_or(Refused::NoGame(first))?;
        for (game, state) in (1..).zip(&meeting.games) {
            let place = Place { round, board, game };
            if !matches!(state, Game::Open | Game::Postponed) && !self.is_vacant(place) {
                return Err(TeamRefused::Begun(place).into());
            }
        }
        Ok(())
    }

    fn keeps_order(
        &self,
        rules: &TeamRules,
        team: PlayerId,
        members: &[u32],
    ) -> Result<(), Refused> {
        let (named, boards) = (members.len(), rules.boards());
        if named == 0 {
            return Err(TeamRefused::EmptyLineUp.into());
        }
        if named > boards as usize {
            return Err(TeamRefused::TooManyNamed { named, boards }.into());
        }
        let mut above = 0;
        for (board, member) in (1..).zip(members.iter().copied()) {
            let name = self.some_member(team, member)?.name.clone();
            let before = members.iter().take(board as usize - 1);
            if before.into_iter().any(|before| *before == member) {
                return Err(TeamRefused::Twice { member, name }.into());
            }
            if member < above {
                return Err(TeamRefused::OutOfOrder {
                    board,
                    member,
                    name,
                    above,
                }
                .into());
            }
            above = member;
        }
        Ok(())
    }

    fn may_forfeit(&self, round: u32, board: u32, outcome: Outcome) -> Result<(), Refused> {
        let marks = [outcome.white, outcome.black];
        let is_forfeit = |mark: &Mark| matches!(mark, Mark::ForfeitWin | Mark::ForfeitLoss);
        if !marks.iter().all(is_forfeit) || !marks.contains(&Mark::ForfeitLoss) {
            return Err(TeamRefused::NoForfeit.into());
        }
        self.has_not_begun(round, board)
    }
}
