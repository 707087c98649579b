//! What is arranged beside the games.

use super::DeskRefused;
use crate::competition::Competition;
use crate::event::{Command, Happened, Place};
use crate::organisation::{Arrangement, Duty, HallTime, Matter, Sitting, planned};
use crate::person::PlayerId;
use crate::refused::Refused;

/// What an operator arranges.
impl Competition {
    /// What puts something on the schedule; it lasts as long as is usual, where nothing is said.
    ///
    /// # Errors
    /// When the clocks of the event do not show the time, because they are put forward then.
    pub fn scheduling(
        &self,
        matter: Matter,
        start: HallTime,
        minutes: Option<u32>,
        room: &str,
    ) -> Result<Command, Refused> {
        if let Some(zone) = self.zone().filter(|zone| !zone.shows(start)) {
            let (time, zone) = (start, zone.clone());
            return Err(DeskRefused::HallGap { time, zone }.into());
        }
        Ok(Command::Arrange(Arrangement::Scheduled(Sitting {
            matter,
            start,
            minutes: minutes.unwrap_or_else(|| self.usual_minutes(matter)),
            room: room.to_owned(),
        })))
    }

    /// What calls the roll.
    ///
    /// # Errors
    /// When somebody is checked in for the round that is not paired yet, and the roll is not to be called anew.
    pub fn calling_roll(&self, is_anew: bool) -> Result<Command, Refused> {
        match self.checked_in() {
            here if here > 0 && !is_anew => Err(DeskRefused::RollCalled(here).into()),
            _ => Ok(Command::Arrange(Arrangement::RollCalled)),
        }
    }

    /// How many are checked in since the roll was called for the round that is not paired yet.
    fn checked_in(&self) -> u32 {
        let log = (1..).zip(self.log());
        let stands = log.filter(|(number, _)| !self.is_undone(*number));
        stands.fold(0, |here, (_, event)| match &event.what {
            Happened::Paired(_) | Happened::Arranged(Arrangement::RollCalled) => 0,
            Happened::Arranged(Arrangement::CheckedIn(_)) => here + 1,
            _ => here,
        })
    }

    /// What ticks a duty off.
    ///
    /// # Errors
    /// When it comes with the games of a round that is not paired.
    pub fn ticking(
        &self,
        duty: Duty,
        round: Option<u32>,
        remark: &str,
    ) -> Result<Command, Refused> {
        if let Some(round) = round.filter(|round| self.is_before_its_round(duty, *round)) {
            return Err(DeskRefused::NotPaired(round).into());
        }
        let remark = remark.to_owned();
        Ok(Command::Arrange(Arrangement::Ticked {
            duty,
            round,
            remark,
        }))
    }

    /// Whether a duty that comes with the games of a round is told of one that is not paired. The whole of an event with
    /// sections has no rounds of its own.
    fn is_before_its_round(&self, duty: Duty, round: u32) -> bool {
        let comes_with_games = matches!(duty, Duty::Course | Duty::Results | Duty::Resumption);
        let is_of_games = self.participants().next().is_some();
        comes_with_games && is_of_games && round > self.last_round()
    }

    /// What fixes the order in which unfinished games are continued and, where a start is given, puts them on one after the
    /// other, each player rested.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn resumption(
        &self,
        games: &[Place],
        start: Option<HallTime>,
        minutes: u32,
        room: &str,
    ) -> Result<Vec<Command>, Refused> {
        let mut commands = vec![Command::Arrange(Arrangement::Ordered(games.to_vec()))];
        if let Some(start) = start {
            let mut with_players = Vec::new();
            for place in games {
                let board = self.board(place.round, place.board);
                let board = board.ok_or(Refused::NoGame(*place))?;
                with_players.push((*place, [board.white, board.black]));
            }
            let plan = planned(&with_players, start, minutes, room).into_iter();
            commands.extend(plan.map(Arrangement::Scheduled).map(Command::Arrange));
        }
        Ok(commands)
    }

    /// What confirms the instructions for everybody who has not yet.
    pub fn confirmation_of_all(&self) -> Vec<Command> {
        let open = self.present().filter(|player| !self.has_confirmed(*player));
        let open = open.map(Arrangement::Confirmed);
        open.map(Command::Arrange).collect()
    }

    /// The same arrangement for each of the players that texts name.
    ///
    /// # Errors
    /// The first that names nobody, or several.
    pub fn arrange_each(
        &self,
        players: &[String],
        arrangement: impl Fn(PlayerId) -> Arrangement,
    ) -> Result<Vec<Command>, Refused> {
        let commands = players.iter().map(|player| {
            let player = self.find(player)?;
            Ok(Command::Arrange(arrangement(player)))
        });
        commands.collect()
    }
}
