//! Entries that are made together.

use super::SectionCommand;
use crate::event::Command;
use crate::festival::Festival;
use crate::organisation::Arrangement;
use crate::person::{Player, PlayerId};

/// Entries that are made together: all of them or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Registration {
    /// Who is entered.
    pub players: Vec<Player>,
    /// Whether they confirm that they have read the instructions.
    pub is_confirmed: bool,
    /// Why they may play here though they play in another section.
    pub allowed_twice: Option<String>,
}

impl Registration {
    /// What is asked for: that each may play twice, where it is allowed, then the entries, then the confirmations.
    pub fn request(&self, festival: &Festival, section: Option<&str>) -> Vec<SectionCommand> {
        // Whether somebody may play twice is decided for the whole event.
        let allowed = self.allowed_twice.iter().flat_map(|why| {
            let allowed = |player: &Player| Arrangement::Allowed {
                name: player.name.clone(),
                why: why.clone(),
            };
            self.players.iter().map(allowed).map(Command::Arrange)
        });
        let mut request = SectionCommand::all(None, allowed);
        let players = self.players.iter();
        let entries = players.map(|player| Command::Register(Box::new(player.clone())));
        request.extend(SectionCommand::all(section, entries));
        if self.is_confirmed {
            let known = festival.part(section).participants().count();
            let ids = (known + 1..=known + self.players.len())
                .filter_map(|id| u32::try_from(id).ok())
                .map(PlayerId);
            let confirmed = ids.map(|id| Command::Arrange(Arrangement::Confirmed(id)));
            request.extend(SectionCommand::all(section, confirmed));
        }
        request
    }

    /// Index of the player whose entry is a command of the request.
    pub fn player_of(&self, index: usize) -> Option<usize> {
        let before = match self.allowed_twice {
            Some(_) => self.players.len(),
            None => 0,
        };
        let player = index.checked_sub(before)?;
        (player < self.players.len()).then_some(player)
    }
}
