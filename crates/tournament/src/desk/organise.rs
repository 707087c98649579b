//! What is arranged beside the games.

use crate::competition::Competition;
use crate::event::{Command, Place};
use crate::organisation::{Arrangement, HallTime, Matter, Sitting, planned};
use crate::person::PlayerId;
use crate::refused::Refused;

/// What an operator arranges.
impl Competition {
    /// What puts something on the schedule; it lasts as long as is usual, where nothing is said.
    pub fn scheduling(
        &self,
        matter: Matter,
        start: HallTime,
        minutes: Option<u32>,
        room: &str,
    ) -> Command {
        Command::Arrange(Arrangement::Scheduled(Sitting {
            matter,
            start,
            minutes: minutes.unwrap_or_else(|| self.usual_minutes(matter)),
            room: room.to_owned(),
        }))
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
