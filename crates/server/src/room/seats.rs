//! Who is in a room, and where.

use conduct::{Game, PersonId};
use games::{ByColor, Color};

use crate::service::level_of;

/// Who is in a room, and where.
#[derive(Clone, Debug)]
pub(crate) struct Seats {
    persons: ByColor<Vec<PersonId>>,
    connections: ByColor<u32>,
    watchers: u32,
}

impl Seats {
    pub(crate) fn new(game: &Game) -> Seats {
        Seats {
            persons: ByColor::new_with(|side| game.side(side).to_vec()),
            connections: ByColor::default(),
            watchers: 0,
        }
    }

    /// Who has a seat.
    pub(crate) fn players(&self) -> impl Iterator<Item = PersonId> {
        let sides = [&self.persons.white, &self.persons.black];
        sides.into_iter().flatten().copied()
    }

    /// Whether somebody has a seat.
    pub(crate) fn has(&self, person: Option<PersonId>, side: Color) -> bool {
        person.is_some_and(|person| self.persons[side].contains(&person))
    }

    /// Somebody comes; the sides that are now there for the first time.
    pub(crate) fn join(&mut self, person: Option<PersonId>) -> Vec<Color> {
        let seats = self.of(person);
        if seats.is_empty() {
            self.watchers += 1;
        }
        for side in &seats {
            self.connections[*side] += 1;
        }
        seats
    }

    /// Somebody goes.
    pub(crate) fn leave(&mut self, person: Option<PersonId>) {
        let seats = self.of(person);
        if seats.is_empty() {
            self.watchers = self.watchers.saturating_sub(1);
        }
        for side in seats {
            self.connections[side] = self.connections[side].saturating_sub(1);
        }
    }

    pub(crate) fn of(&self, person: Option<PersonId>) -> Vec<Color> {
        let sides = Color::ALL.into_iter();
        sides.filter(|side| self.has(person, *side)).collect()
    }

    fn is_computer(&self, side: Color) -> bool {
        self.persons[side]
            .iter()
            .any(|person| level_of(*person).is_some())
    }

    /// Whether somebody's page is open at a side; the computer has none.
    pub(crate) const fn is_connected(&self, side: Color) -> bool {
        match side {
            Color::White => self.connections.white > 0,
            Color::Black => self.connections.black > 0,
        }
    }

    pub(crate) fn is_there(&self, side: Color) -> bool {
        self.is_connected(side) || self.is_computer(side)
    }

    pub(crate) fn are_all_there(&self) -> bool {
        Color::ALL.into_iter().all(|side| self.is_there(side))
    }

    pub(crate) const fn watchers(&self) -> u32 {
        self.watchers
    }

    /// Whether nobody is there, to play or to watch.
    pub(crate) const fn is_empty(&self) -> bool {
        self.watchers == 0 && self.connections.white == 0 && self.connections.black == 0
    }
}
