//! Games in lists: of somebody who plays them, and of everybody.

use std::collections::HashMap;
use std::sync::Arc;

use conduct::{Moment, PersonId};
use games::{Color, Score};
use store::{GameId, GameMeta, Place, StoreError};

use super::words::Words;
use crate::people::names;
use crate::people::turns::is_alone;
use crate::service::{Service, from_address, in_address, level_of};
use crate::time::iso_day;

/// A game as one line.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) address: String,
    /// The opponent in the list of a player; in the list of everybody, who plays whom.
    pub(super) title: String,
    pub(super) rules: String,
    pub(super) control: String,
    /// The colour of the player, if it is somebody's list.
    pub(super) side: String,
    /// How it stands: for him, in somebody's list.
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
        Score::Win(_) | Score::Forfeit(_) | Score::BothLost | Score::BothForfeit => Ending::Lost,
        Score::Draw => Ending::Drawn,
        Score::Unknown => Ending::Open,
    }
}

/// The place of a game in a list, as an address has it.
pub(super) fn place(text: &str) -> Option<Place> {
    let (at, game) = text.split_once('-')?;
    Some(Place {
        at: Moment(from_address(at)?),
        game: GameId(from_address(game)?),
    })
}

pub(super) fn written(place: Place) -> String {
    format!("{}-{}", in_address(place.at.0), in_address(place.game.0))
}

/// What people are called, asked for once each.
#[derive(Debug)]
pub(super) struct Callings<'h> {
    service: &'h Arc<Service>,
    words: Words,
    known: HashMap<PersonId, String>,
}

impl<'h> Callings<'h> {
    pub(super) fn new(service: &'h Arc<Service>, words: Words) -> Callings<'h> {
        Callings {
            service,
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
        let found = self.service.store().person(person).await?;
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
        self.names(&meta.sides[!side]).await
    }

    async fn names(&mut self, persons: &[PersonId]) -> Result<String, StoreError> {
        let mut names = Vec::new();
        for person in persons {
            names.push(self.name(*person).await?);
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
            title: self.opponent(meta, person).await?,
            side: side.map_or_else(String::new, |side| words.say(colour(side))),
            state,
            is_waiting,
            ..self.plain(meta)
        })
    }

    /// The line of a game in the list of everybody.
    pub(super) async fn public_line(&mut self, meta: &GameMeta) -> Result<Line, StoreError> {
        let (white, black) = (
            self.names(&meta.sides.white).await?,
            self.names(&meta.sides.black).await?,
        );
        let mut line = self.plain(meta);
        line.title = format!("{white} – {black}");
        if meta.sides.white.first() == meta.sides.black.first() {
            if white == black {
                line.title = white;
            }
            line.side = self.words.say("page-opponent-screen");
        }
        line.state = match meta.ended {
            Some((_, score)) => score.to_string(),
            None => self.under_way(meta).await,
        };
        Ok(line)
    }

    /// At which move a game is.
    async fn under_way(&self, meta: &GameMeta) -> String {
        match self.service.glance(meta.id).await {
            Ok(glance) => {
                let number = (glance.plies / 2 + 1).to_string();
                self.words.with("page-at-move", "number", &number)
            }
            // The list is readable without.
            Err(_) => self.words.say("page-under-way"),
        }
    }

    /// What is the same in every list.
    fn plain(&self, meta: &GameMeta) -> Line {
        let words = self.words;
        Line {
            address: in_address(meta.id.0),
            title: String::new(),
            rules: words.say(&format!("rules-{}", meta.terms.rules.id())),
            control: control_of(meta, words),
            side: String::new(),
            state: String::new(),
            is_waiting: false,
            day: iso_day(meta.ended.map_or(meta.created_at, |(at, _)| at)),
        }
    }
}

/// The time control, and whether several play together (`002:§3.1`).
fn control_of(meta: &GameMeta, words: Words) -> String {
    let control = super::control_name(&meta.terms.control.to_string(), words);
    let is_consultation = [&meta.sides.white, &meta.sides.black]
        .into_iter()
        .any(|side| side.len() > 1);
    match is_consultation {
        true => format!("{control} · {}", words.say("terms-consultation")),
        false => control,
    }
}

pub(super) const fn colour(side: Color) -> &'static str {
    match side {
        Color::White => "page-side-white",
        Color::Black => "page-side-black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        let somewhere = Place {
            at: Moment(1_800_000_000_000),
            game: GameId(123_456),
        };
        assert_eq!(place(&written(somewhere)), Some(somewhere));
        for wrong in ["", "-", "a", "a-", "A-b", "1-2-3"] {
            assert_eq!(place(wrong), None, "{wrong}");
        }
    }
}
