//! Who takes part, and who sees to it.

use core::fmt;

use pairing::{Birth, Date, Federation, Sex};

use crate::names::folded;
use crate::norms::Class;
use crate::refused::Refused;

/// A participant, by the order of registration, from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A participant as he was registered.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// His name, as it is printed.
    pub name: String,
    /// His federation, by its three letters.
    pub federation: String,
    /// His club.
    pub club: String,
    /// When he was born: a year, or a year, month and day with hyphens.
    pub birth: String,
    /// His class (`002:N.13`); none for one without.
    pub class: Option<Class>,
    /// His rating.
    pub rating: Option<u32>,
    /// His title, as lists abbreviate it.
    pub title: String,
    /// His number with his federation.
    pub licence: String,
    /// Man or woman, where it is known: events for women and reports ask for it.
    pub sex: Option<Sex>,
}

impl Player {
    /// The same, unrated where the rating is 0: lists and reports write that where there is none.
    #[must_use]
    pub(crate) fn rated(&self) -> Player {
        Player {
            rating: self.rating.filter(|rating| *rating > 0),
            ..self.clone()
        }
    }

    /// Whether the federation and the birth can be; of a birth in the future only where the day of today is given.
    ///
    /// # Errors
    /// The first that cannot.
    pub fn is_plausible(&self, today: Option<Date>) -> Result<(), Refused> {
        self.is_plausible_beside(&Player::default(), today)
    }

    /// The same for what differs from what is known of somebody.
    ///
    /// # Errors
    /// The first that cannot.
    pub fn is_plausible_beside(&self, known: &Player, today: Option<Date>) -> Result<(), Refused> {
        if self.federation != known.federation && self.federation.parse::<Federation>().is_err() {
            return Err(Refused::NoFederation(self.federation.clone()));
        }
        if self.birth == known.birth {
            return Ok(());
        }
        let Ok(birth) = self.birth.parse::<Birth>() else {
            return Err(Refused::NoBirth(self.birth.clone()));
        };
        match today.is_some_and(|today| birth.is_after(today)) {
            true => Err(Refused::NotBornYet(self.birth.clone())),
            false => Ok(()),
        }
    }
}

impl Player {
    /// No rating is higher.
    pub const MOST_RATING: u32 = 3500;
    /// Maximum characters of a licence in a report file.
    pub const LONGEST_LICENCE: usize = 11;

    /// Whether it may be the same person: the name is the same, and nothing that is known of both differs.
    pub(crate) fn may_be(&self, other: &Player) -> bool {
        let agree = |one: &str, other: &str| {
            let (one, other) = (folded(one), folded(other));
            one == other || one.is_empty() || other.is_empty()
        };
        folded(&self.name) == folded(&other.name)
            && agree(&self.club, &other.club)
            && agree(&self.birth, &other.birth)
            && agree(&self.licence, &other.licence)
    }

    /// Whether name, club and birth are the same but for case and blanks.
    pub(crate) fn is_namesake(&self, other: &Player) -> bool {
        let texts =
            |player: &Player| [&player.name, &player.club, &player.birth].map(|text| folded(text));
        texts(self) == texts(other)
    }
}

/// What an official does (`002:§40`, `002:§41`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Of the organising committee (`002:§40.1`).
    Organiser,
    /// Heads the judges (`002:§41.2`).
    ChiefJudge,
    /// A judge (`002:§41.1`).
    Judge,
    /// Works under the judge (`002:§41j`).
    Staff,
}

impl Role {
    /// Every one with its name in files.
    pub const NAMES: [(Role, &'static str); 4] = [
        (Role::Organiser, "organiser"),
        (Role::ChiefJudge, "chief-judge"),
        (Role::Judge, "judge"),
        (Role::Staff, "staff"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = Role::NAMES.iter().find(|(role, _)| *role == self);
        found.map_or("", |(_, name)| name)
    }

    /// The role of a name.
    pub fn from_name(name: &str) -> Option<Role> {
        let found = Role::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(role, _)| *role)
    }
}

/// An official of a competition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Official {
    /// His name.
    pub name: String,
    /// What he does.
    pub role: Role,
}

/// What a judge may lay upon a participant (`002:§41i`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// A reprimand.
    Reprimand,
    /// The loss of a game.
    LossOfGame,
    /// Exclusion from the competition.
    Exclusion,
}

impl Penalty {
    /// Every one with its name in files.
    pub const NAMES: [(Penalty, &'static str); 4] = [
        (Penalty::Warning, "warning"),
        (Penalty::Reprimand, "reprimand"),
        (Penalty::LossOfGame, "loss-of-game"),
        (Penalty::Exclusion, "exclusion"),
    ];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        let found = Penalty::NAMES.iter().find(|(penalty, _)| *penalty == self);
        found.map_or("", |(_, name)| name)
    }

    /// The penalty of a name.
    pub fn from_name(name: &str) -> Option<Penalty> {
        let found = Penalty::NAMES.iter().find(|(_, known)| *known == name);
        found.map(|(penalty, _)| *penalty)
    }
}
