//! Players, members of teams and results, as people write them.

use super::DeskRefused;
use crate::competition::Competition;
use crate::event::{Happened, Place};
use crate::person::PlayerId;
use crate::refused::Refused;
use crate::round::Outcome;

/// How people name those who take part.
impl Competition {
    /// The player that a text names: by the number on the sheets (that of registration, before there are numbers), by the
    /// whole name, or by a part of the name that fits no other.
    ///
    /// # Errors
    /// When nobody fits, or several do.
    pub fn find(&self, text: &str) -> Result<PlayerId, Refused> {
        if let Ok(number) = text.parse::<u32>() {
            let found = self.of_number(number);
            return found.ok_or(Refused::NoPlayer(PlayerId(number)));
        }
        let wanted = text.to_lowercase();
        let names: Vec<(PlayerId, String)> = self
            .participants()
            .map(|(player, one)| (player, one.player.name.to_lowercase()))
            .collect();
        // Who is called exactly so comes before who has it as a part of the name.
        let exact = fitting(&names, |name| name == wanted);
        let found = match exact.is_empty() {
            true => fitting(&names, |name| name.contains(&wanted)),
            false => exact,
        };
        match found[..] {
            [player] => Ok(player),
            [] => Err(DeskRefused::UnknownName(text.to_owned()).into()),
            ref found => Err(DeskRefused::WhichName {
                name: text.to_owned(),
                all: found.iter().map(|player| self.called(*player)).collect(),
            }
            .into()),
        }
    }

    /// Who has a number on the sheets; before there are numbers, who was registered so.
    fn of_number(&self, number: u32) -> Option<PlayerId> {
        match self.order() {
            [] => {
                let player = PlayerId(number);
                self.participant(player).map(|_| player)
            }
            order => order.get((number as usize).checked_sub(1)?).copied(),
        }
    }

    /// The number on the sheets and the name of somebody; before there are numbers, that of registration.
    pub fn called(&self, player: PlayerId) -> String {
        let number = self.number_of(player).unwrap_or(player.0);
        format!("{number} {}", self.name(player))
    }

    /// The place in the board order of a team that a text names: the place itself, or a part of a name that fits no other
    /// of the team.
    ///
    /// # Errors
    /// When nobody fits, or several do.
    pub fn find_member(&self, team: PlayerId, text: &str) -> Result<u32, Refused> {
        if let Ok(number) = text.parse() {
            return Ok(number);
        }
        let wanted = text.to_lowercase();
        let members = (1..).zip(self.members(team));
        let found: Vec<(u32, &str)> = members
            .map(|(place, member)| (place, member.name.as_str()))
            .filter(|(_, name)| name.to_lowercase().contains(&wanted))
            .collect();
        match found[..] {
            [(place, _)] => Ok(place),
            [] => Err(DeskRefused::UnknownMember {
                team: self.name(team).to_owned(),
                name: text.to_owned(),
            }
            .into()),
            _ => {
                let all = found.iter().map(|(place, name)| format!("{place} {name}"));
                Err(DeskRefused::WhichName {
                    name: text.to_owned(),
                    all: all.collect(),
                }
                .into())
            }
        }
    }

    /// The places in the board order that texts name.
    ///
    /// # Errors
    /// The first that names nobody, or several.
    pub fn find_members(&self, team: PlayerId, texts: &[String]) -> Result<Vec<u32>, Refused> {
        let texts = texts.iter();
        texts.map(|text| self.find_member(team, text)).collect()
    }

    /// The result that a text means here, where points are read as the instructions have them.
    ///
    /// # Errors
    /// Before there are instructions, and when it means none.
    pub fn read_outcome(&self, text: &str) -> Result<Outcome, Refused> {
        let known = self.instructions().ok_or(Refused::NoInstructions)?;
        let outcome = Outcome::read(text, &known.scoring);
        outcome.ok_or_else(|| DeskRefused::NoOutcomeText(text.to_owned()).into())
    }

    /// Who sits at a game, White first: by number and name; of teams the player, with the team in brackets.
    pub fn seats(&self, place: Place) -> Option<[String; 2]> {
        let meeting = self.board(place.round, place.board)?;
        let game = (place.game as usize).checked_sub(1)?;
        let both = match meeting.has_white(meeting.white, game) {
            true => [meeting.white, meeting.black],
            false => [meeting.black, meeting.white],
        };
        Some(both.map(|side| match self.is_for_teams() {
            false => self.called(side),
            true => {
                let member = self.seated(place.round, side, game);
                let member = member.and_then(|member| self.member(side, member));
                let name = member.map_or("–", |member| member.name.as_str());
                format!("{name} ({})", self.name(side))
            }
        }))
    }

    /// Who sits at the game whose result something is about, White first.
    pub fn seats_concerned(&self, what: &Happened) -> Option<[String; 2]> {
        match what {
            Happened::Entered { place, .. }
            | Happened::Corrected { place, .. }
            | Happened::Assumed { place, .. }
            | Happened::Adjudicated { place, .. } => self.seats(*place),
            _ => None,
        }
    }
}

fn fitting(names: &[(PlayerId, String)], fits: impl Fn(&str) -> bool) -> Vec<PlayerId> {
    let found = names.iter().filter(|(_, name)| fits(name));
    found.map(|(player, _)| *player).collect()
}
