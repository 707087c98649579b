//! Games in the lists of somebody who plays them.

use std::collections::HashMap;

use conduct::PersonId;
use games::{Color, Score};
use store::{GameMeta, StoreError};

use super::words::Words;
use crate::house::{House, in_address, level_of};
use crate::people::names;
use crate::people::turns::is_alone;
use crate::time::iso_day;

/// A game as one line.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) address: String,
    pub(super) opponent: String,
    pub(super) rules: String,
    pub(super) control: String,
    /// The colour of the player.
    pub(super) side: String,
    /// How it stands for him.
    pub(super) state: String,
    /// Whether something is to be done.
    pub(super) is_waiting: bool,
    pub(super) day: String,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    Won,
    Drawn,
    Lost,
    /// Without a result.
    Open,
}

impl Ending {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Ending::Won => "page-won",
            Ending::Drawn => "page-drawn",
            Ending::Lost => "page-lost",
            Ending::Open => "page-no-result",
        }
    }
}

/// The side of somebody, if it is one.
pub(super) fn side_of(meta: &GameMeta, person: PersonId) -> Option<Color> {
    let mut sides = Color::ALL.into_iter();
    let own = sides.find(|side| meta.sides[*side].contains(&person));
    own.filter(|_| !is_alone(meta, person))
}

/// How a game ended for a side.
pub(super) fn ending(score: Score, side: Color) -> Ending {
    match score {
        Score::Win(winner) | Score::Forfeit(winner) if winner == side => Ending::Won,
        Score::Win(_) | Score::Forfeit(_) | Score::BothLost => Ending::Lost,
        Score::Draw => Ending::Drawn,
        Score::Unknown => Ending::Open,
    }
}

/// What people are called, asked for once each.
#[derive(Debug)]
pub(super) struct Callings<'h> {
    house: &'h House,
    words: Words,
    known: HashMap<PersonId, String>,
}

impl<'h> Callings<'h> {
    pub(super) fn new(house: &'h House, words: Words) -> Callings<'h> {
        Callings {
            house,
            words,
            known: HashMap::new(),
        }
    }

    pub(super) async fn name(&mut self, person: PersonId) -> Result<String, StoreError> {
        if let Some(level) = level_of(person) {
            let level = level.to_string();
            return Ok(self.words.with("web-computer", "level", &level));
        }
        if let Some(name) = self.known.get(&person) {
            return Ok(name.clone());
        }
        let found = self.house.store().person(person).await?;
        let name = found.map_or_else(String::new, |found| {
            names::shown(found.name.as_str(), self.words.0)
        });
        self.known.insert(person, name.clone());
        Ok(name)
    }

    async fn opponent(&mut self, meta: &GameMeta, person: PersonId) -> Result<String, StoreError> {
        let Some(side) = side_of(meta, person) else {
            return Ok(self.words.say("page-opponent-screen"));
        };
        let mut names = Vec::new();
        for other in &meta.sides[!side] {
            names.push(self.name(*other).await?);
        }
        Ok(names.join(", "))
    }

    /// The line of a game in the list of somebody.
    pub(super) async fn line(
        &mut self,
        meta: &GameMeta,
        person: PersonId,
        is_waiting: bool,
    ) -> Result<Line, StoreError> {
        let words = self.words;
        let side = side_of(meta, person);
        let state = match (meta.ended, side) {
            (Some((_, score)), Some(side)) => words.say(ending(score, side).key()),
            (Some((_, score)), None) => score.to_string(),
            (None, _) if is_waiting => words.say("page-your-move"),
            (None, _) => words.say("page-under-way"),
        };
        Ok(Line {
            address: in_address(meta.id.0),
            opponent: self.opponent(meta, person).await?,
            rules: words.say(&format!("rules-{}", meta.terms.rules.id())),
            control: super::control_name(&meta.terms.control.to_string(), words),
            side: side.map_or_else(String::new, |side| words.say(colour(side))),
            state,
            is_waiting,
            day: iso_day(meta.ended.map_or(meta.created_at, |(at, _)| at)),
        })
    }
}

pub(super) const fn colour(side: Color) -> &'static str {
    match side {
        Color::White => "page-side-white",
        Color::Black => "page-side-black",
    }
}
