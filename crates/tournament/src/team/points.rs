//! Match points and board points.

use pairing::{Mark, Points, Scoring};

use super::rules::times;
use super::{First, TeamRules};
use crate::competition::Competition;
use crate::person::PlayerId;
use crate::round::Round;
use crate::tie_break::Count;

impl Competition {
    /// What is laid down for teams; none where single players compete.
    pub fn team_rules(&self) -> Option<&TeamRules> {
        self.instructions()?.teams.as_ref()
    }

    /// Whether teams compete.
    pub fn is_for_teams(&self) -> bool {
        self.team_rules().is_some()
    }

    /// The points of a team's match in a round, or for being free; nothing before the match is over.
    pub fn match_points_in(&self, round: &Round, team: PlayerId) -> Points {
        let Some(rules) = self.team_rules() else {
            return Points::ZERO;
        };
        let mark = match round.board_of(team) {
            Some(meeting) => meeting.mark(team, &self.scoring()),
            None => round.free_mark(team),
        };
        mark.map_or(Points::ZERO, |mark| rules.match_points.points(mark))
    }

    /// The points of a team's boards in a round, or for being free.
    pub fn board_points_in(&self, round: &Round, team: PlayerId) -> Points {
        let (Some(rules), scoring) = (self.team_rules(), self.scoring()) else {
            return Points::ZERO;
        };
        match (round.board_of(team), round.free_mark(team)) {
            (Some(meeting), _) => meeting.game_points(team, &scoring),
            (None, None) => Points::ZERO,
            (None, Some(Mark::PairingBye)) => rules.bye,
            (None, Some(mark)) => times(scoring.points(mark), self.games_of_meeting()),
        }
    }

    /// The match points of a team so far.
    pub fn match_points(&self, team: PlayerId) -> Points {
        let rounds = self.rounds().iter();
        rounds.map(|round| self.match_points_in(round, team)).sum()
    }

    /// The board points of a team so far.
    pub fn board_points(&self, team: PlayerId) -> Points {
        let rounds = self.rounds().iter();
        rounds.map(|round| self.board_points_in(round, team)).sum()
    }

    /// The points of a team in a round that come first in the standings.
    pub(crate) fn first_points_in(
        &self,
        rules: &TeamRules,
        round: &Round,
        team: PlayerId,
    ) -> Points {
        match rules.first {
            First::MatchPoints => self.match_points_in(round, team),
            First::BoardPoints => self.board_points_in(round, team),
        }
    }

    /// The points of the boards, each times its weight: the first board counts for as many as there are boards, the last
    /// one once.
    pub(crate) fn weighted_points_in(&self, round: &Round, team: PlayerId) -> Points {
        let (Some(rules), Some(meeting)) = (self.team_rules(), round.board_of(team)) else {
            return Points::ZERO;
        };
        let scoring = self.scoring();
        let games = (0..meeting.games.len()).filter_map(|game| {
            let mark = meeting.mark_in(team, game)?;
            let board = u32::try_from(rules.colors.board_of(game)).ok()?;
            Some(times(scoring.points(mark), rules.boards() - board))
        });
        games.sum()
    }

    /// Who of two has won a drawn match by its first boards, where the instructions let them decide.
    pub(crate) fn by_first_boards(
        &self,
        round: &Round,
        one: PlayerId,
        other: PlayerId,
    ) -> core::cmp::Ordering {
        let known = self.instructions();
        let mut tie_breaks = known.into_iter().flat_map(|known| &known.tie_breaks);
        match tie_breaks.any(|tie_break| tie_break.count == Count::Berlin) {
            true => {
                let [one, other] = [one, other].map(|team| self.weighted_points_in(round, team));
                one.cmp(&other)
            }
            false => core::cmp::Ordering::Equal,
        }
    }

    /// What a whole meeting is worth, as if it were one game.
    pub(crate) fn meeting_scoring(&self) -> Scoring {
        let Scoring {
            win,
            draw,
            loss,
            forfeit_loss,
            pairing_bye,
            zero_bye,
        } = match self.team_rules() {
            Some(rules) if rules.first == First::MatchPoints => return rules.match_points,
            Some(_) | None => self.scoring(),
        };
        let is_match = !self.is_for_teams() && self.encounter().is_match;
        let count = if is_match { 1 } else { self.games_of_meeting() };
        let pairing_bye = match self.team_rules() {
            Some(rules) => rules.bye,
            None => times(pairing_bye, count),
        };
        Scoring {
            win: times(win, count),
            draw: times(draw, count),
            loss: times(loss, count),
            forfeit_loss: times(forfeit_loss, count),
            pairing_bye,
            zero_bye: times(zero_bye, count),
        }
    }

    /// How many games a meeting has.
    pub(crate) fn games_of_meeting(&self) -> u32 {
        self.instructions()
            .map_or(1, |known| known.games_of_meeting())
    }
}
