//! Games and people for the tests.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod chance;
pub(crate) mod conducted;
pub(crate) mod examples;
pub(crate) mod postgres;

use conduct::{Chance, Command, Event, Game, Moment, PersonId, Receipt, Sealed, Terms, seal};
use peatee_store::{NewPerson, PasswordHash};

pub(crate) const START: Moment = Moment(1_800_000_000_000);

/// A game without a clock between two people.
pub(crate) fn terms(rules: &str) -> Terms {
    let mut terms = Terms::new(rules.parse().expect("a rule set"));
    terms.sides.white.push(PersonId(1));
    terms.sides.black.push(PersonId(2));
    terms
}

/// Somebody with an account, or a guest.
pub(crate) fn somebody(id: u64, name: &str, password: Option<&str>) -> NewPerson {
    NewPerson {
        id: PersonId(id),
        name: name.parse().expect("a name"),
        password: password.map(|hash| PasswordHash(hash.to_owned())),
        language: "et".to_owned(),
        created_at: START,
    }
}

/// Decides and applies.
pub(crate) fn act(game: &mut Game, command: &Command, now: Moment) -> Vec<Event> {
    let events = game.decide(command, now).expect("allowed");
    for event in &events {
        game.apply(event).expect("what was decided can happen");
    }
    events
}

/// A text in an envelope that is the same every time.
pub(crate) fn sealed(text: &str, about: &[u8]) -> (Box<Sealed>, Receipt) {
    let key = conduct::EnvelopeKey::new([5; 32]);
    let chance = Chance::new([6; Chance::LENGTH]);
    let (sealed, receipt) = seal(text, chance, &key, about).expect("a text");
    (Box::new(sealed), receipt)
}
