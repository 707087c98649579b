//! What is known of a player, as it is given bit by bit.

use pairing::{Date, Federation, Sex};

use super::DeskRefused;
use crate::norms::Class;
use crate::person::Player;
use crate::refused::Refused;

/// What is given of a player: with an entry, or to put one right. What is empty stays as it was.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Details {
    /// The name, as it is printed.
    pub name: Option<String>,
    /// The federation.
    pub federation: Option<Federation>,
    /// The club.
    pub club: String,
    /// Year or date of birth.
    pub birth: String,
    /// The class.
    pub class: Option<Class>,
    /// The rating.
    pub rating: Option<u32>,
    /// The title.
    pub title: String,
    /// The number with the federation.
    pub licence: String,
    /// Man or woman.
    pub sex: Option<Sex>,
}

impl Details {
    /// Somebody who is entered on a day.
    ///
    /// # Errors
    /// When the federation or the birth cannot be.
    pub fn entered(&self, today: Date) -> Result<Player, Refused> {
        let player = self.over(&Player::default());
        player.is_plausible(Some(today))?;
        Ok(player)
    }

    /// What is known of somebody once it is put right, on a day.
    ///
    /// # Errors
    /// When nothing would change, or what changes cannot be.
    pub fn amended(&self, before: &Player, today: Date) -> Result<Player, Refused> {
        let player = self.over(before);
        if player == *before {
            return Err(DeskRefused::NothingToAmend.into());
        }
        player.is_plausible_beside(before, Some(today))?;
        Ok(player)
    }

    fn over(&self, before: &Player) -> Player {
        let text = |new: &str, old: &str| if new.is_empty() { old } else { new }.to_owned();
        let federation = self.federation.map_or("", Federation::code);
        Player {
            name: self.name.as_ref().unwrap_or(&before.name).clone(),
            federation: text(federation, &before.federation),
            club: text(&self.club, &before.club),
            birth: text(&self.birth, &before.birth),
            class: self.class.or(before.class),
            rating: self.rating.or(before.rating),
            title: text(&self.title, &before.title),
            licence: text(&self.licence, &before.licence),
            sex: self.sex.or(before.sex),
        }
    }
}
