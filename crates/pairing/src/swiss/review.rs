//! A round changed by hand: what an arbiter should know before it is published.

use std::collections::BTreeMap;

use rules::Color;

use super::card::{Card, cards};
use super::criteria::{c1_must_not_meet, c2_may_not_be_left_over, c3_same_absolute_preference};
use super::{Round, Tournament, pair};

/// Something to know about a round that was changed by hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Warning {
    /// Nobody has this number.
    #[error("player {0} is not in the tournament")]
    Unknown(u16),
    /// A player takes no part in the round.
    #[error("player {0} takes no part in the round")]
    Away(u16),
    /// A player has two places.
    #[error("player {0} has more than one place")]
    Twice(u16),
    /// A player has no place.
    #[error("player {0} has no place")]
    Missing(u16),
    /// C1.
    #[error("players {0} and {1} have met (C1)")]
    HaveMet(u16, u16),
    /// A pair that must not be.
    #[error("players {0} and {1} must not meet")]
    Forbidden(u16, u16),
    /// C2.
    #[error("player {0} had a bye of the pairing or the points of a win without playing (C2)")]
    SecondBye(u16),
    /// C3.
    #[error("players {0} and {1} must have the same colour (C3)")]
    SameAbsolute(u16, u16),
    /// A colour for the third time running.
    #[error("player {0} has {1} for the third time running")]
    ThirdTime(u16, Color),
    /// A colour difference beyond two.
    #[error("player {0} has a colour difference of {1}")]
    WideDifference(u16, i32),
    /// The round differs from the one that the system gives.
    #[error("the system pairs the round otherwise")]
    Differs,
}

impl Warning {
    /// Whether it breaks what no round may break: each has one place, C1 to C3, and who must not meet.
    pub const fn is_absolute(&self) -> bool {
        match self {
            Warning::Unknown(_)
            | Warning::Away(_)
            | Warning::Twice(_)
            | Warning::Missing(_)
            | Warning::HaveMet(..)
            | Warning::Forbidden(..)
            | Warning::SecondBye(_)
            | Warning::SameAbsolute(..) => true,
            Warning::ThirdTime(..) | Warning::WideDifference(..) | Warning::Differs => false,
        }
    }
}

/// Says what a round offends. An empty list is the round as the system gives it.
pub fn review(tournament: &Tournament, round: &Round) -> Vec<Warning> {
    let cards = cards(tournament);
    let number = |card: &Card| tournament.entrants[card.entrant].number;
    let present: BTreeMap<u16, &Card> = cards.iter().map(|card| (number(card), card)).collect();
    let mut warnings = places(tournament, round, &present);
    let lists = c1_must_not_meet(tournament);
    for (white, black) in &round.boards {
        if let (Some(one), Some(other)) = (present.get(white), present.get(black)) {
            let must_not = lists[one.entrant].contains(&other.entrant);
            warnings.extend(must_not.then(|| meeting(tournament, one, other, (*white, *black))));
            if c3_same_absolute_preference(one, other) {
                warnings.push(Warning::SameAbsolute(*white, *black));
            }
            warnings.extend(colors(*white, one, Color::White));
            warnings.extend(colors(*black, other, Color::Black));
        }
    }
    let bye = round.bye.filter(|bye| {
        present
            .get(bye)
            .is_some_and(|card| c2_may_not_be_left_over(card))
    });
    warnings.extend(bye.map(Warning::SecondBye));
    if pair(tournament).is_ok_and(|expected| sorted(&expected) != sorted(round)) {
        warnings.push(Warning::Differs);
    }
    warnings
}

fn sorted(round: &Round) -> (Vec<(u16, u16)>, Option<u16>) {
    let mut boards = round.boards.clone();
    boards.sort_unstable();
    (boards, round.bye)
}

/// Each who takes part has one place.
fn places(tournament: &Tournament, round: &Round, present: &BTreeMap<u16, &Card>) -> Vec<Warning> {
    let named = round
        .boards
        .iter()
        .flat_map(|(white, black)| [*white, *black]);
    let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
    for number in named.chain(round.bye) {
        *counts.entry(number).or_default() += 1;
    }
    let mut warnings = Vec::new();
    for (number, count) in &counts {
        if !tournament
            .entrants
            .iter()
            .any(|entrant| entrant.number == *number)
        {
            warnings.push(Warning::Unknown(*number));
        } else if !present.contains_key(number) {
            warnings.push(Warning::Away(*number));
        }
        if *count > 1 {
            warnings.push(Warning::Twice(*number));
        }
    }
    let missing = present.keys().filter(|number| !counts.contains_key(number));
    warnings.extend(missing.map(|number| Warning::Missing(*number)));
    warnings
}

fn meeting(
    tournament: &Tournament,
    one: &Card,
    other: &Card,
    (white, black): (u16, u16),
) -> Warning {
    let mut past = tournament.entrants[one.entrant].past.iter();
    match past.any(|past| past.mark.was_played() && past.opponent == Some(other.entrant)) {
        true => Warning::HaveMet(white, black),
        false => Warning::Forbidden(white, black),
    }
}

fn colors(number: u16, card: &Card, color: Color) -> Vec<Warning> {
    let after = card.difference + if color == Color::White { 1 } else { -1 };
    let third = (card.repeated == Some(color)).then_some(Warning::ThirdTime(number, color));
    let wide = (after.abs() > 2).then_some(Warning::WideDifference(number, after));
    third.into_iter().chain(wide).collect()
}
