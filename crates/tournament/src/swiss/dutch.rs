//! The round: brackets from the top, each as near as can be, and a second, wider look where the first was too near.
//!
//! A bracket is first paired by itself (C6, C7, C9 to C21), as if C4 and C8 allowed every set of floaters. What follows
//! below proves it: when all who floated are paired in the next bracket, and no more float on than one by oddness, no
//! other set could have done better, so C8 was kept; when all are paired in the end, C4 was. Where the proof fails, the
//! bracket is paired again with everybody below in the picture.

use core::ops::Range;

use super::bracket::{Bracket, Failed, Paired};
use super::card::{Card, cards};
use super::color::{board_order, color};
use super::criteria::{c1_must_not_meet, c2_may_not_be_left_over, c5_score_of_bye};
use super::graph::{Leaving, Node, Role};
use super::{Round, Tournament, Unpairable};
use crate::Points;
use rules::Color;

/// How far one looks when a bracket is paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// At its own players.
    Near,
    /// At all who are below.
    Far,
}

/// One bracket and what became of it, in numbers of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stage {
    pub(super) score: Points,
    pub(super) moved: Vec<usize>,
    pub(super) paired: Paired,
}

/// Pairs the next round.
///
/// # Errors
///
/// When the round cannot be paired, and why.
pub fn pair(tournament: &Tournament) -> Result<Round, Unpairable> {
    let cards = cards(tournament);
    let stages = stages(tournament, &cards)?;
    Ok(publish(tournament, &cards, &stages))
}

/// Pairs all brackets.
pub(super) fn stages(tournament: &Tournament, cards: &[Card]) -> Result<Vec<Stage>, Unpairable> {
    if tournament.played >= tournament.rounds {
        return Err(Unpairable::NoRoundLeft(tournament.rounds));
    }
    if cards.len() < 2 {
        return Err(Unpairable::TooFew(cards.len()));
    }
    let engine = Engine::new(tournament, cards);
    let mut failed = Failed::NoPairing;
    for bye in byes(cards) {
        match engine.run(bye) {
            Ok(stages) => return Ok(stages),
            Err(Failed::NoPairing) => {}
            Err(Failed::TooManyScores) => failed = Failed::TooManyScores,
        }
    }
    Err(match failed {
        Failed::TooManyScores => Unpairable::TooManyScores,
        Failed::NoPairing => engine.reason(),
    })
}

/// C5: the scores that may have the bye, the lowest first; nobody when the number is even.
fn byes(cards: &[Card]) -> Vec<Option<Points>> {
    if cards.len().is_multiple_of(2) {
        return vec![None];
    }
    let eligible = cards.iter().filter(|card| !c2_may_not_be_left_over(card));
    let mut scores: Vec<Points> = eligible.map(c5_score_of_bye).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().map(Some).collect()
}

struct Engine<'a> {
    cards: &'a [Card],
    /// For each card, the cards it must not meet.
    met: Vec<Vec<usize>>,
    groups: Vec<Range<usize>>,
    played: usize,
}

impl<'a> Engine<'a> {
    fn new(tournament: &Tournament, cards: &'a [Card]) -> Engine<'a> {
        let mut places = vec![None; tournament.entrants.len()];
        for (place, card) in cards.iter().enumerate() {
            places[card.entrant] = Some(place);
        }
        let lists = c1_must_not_meet(tournament);
        let place = |entrant: &usize| places.get(*entrant).copied().flatten();
        let met = cards
            .iter()
            .map(|card| lists[card.entrant].iter().filter_map(place).collect());
        let mut groups: Vec<Range<usize>> = Vec::new();
        for (place, card) in cards.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if cards[group.start].score == card.score => group.end = place + 1,
                Some(_) | None => groups.push(place..place + 1),
            }
        }
        Engine {
            cards,
            met: met.collect(),
            groups,
            played: tournament.played,
        }
    }

    /// Pairs all brackets with the bye at this score.
    fn run(&self, bye: Option<Points>) -> Result<Vec<Stage>, Failed> {
        let mut looks = vec![Look::Near; self.groups.len()];
        let mut stages: Vec<Stage> = Vec::new();
        while stages.len() < self.groups.len() {
            let place = stages.len();
            let moved = stages
                .last()
                .map_or(Vec::new(), |stage| stage.paired.floats.clone());
            let look = self.look(place, bye, looks[place]);
            let paired = self
                .bracket(place, &moved, bye, look)
                .map(|bracket| (bracket.pair(), bracket));
            let (paired, nodes) = match paired {
                None => (Ok(Paired::default()), Vec::new()),
                Some((paired, bracket)) => (paired, self.numbers(&bracket)),
            };
            let is_proof = match &paired {
                Ok(paired) => is_best(&nodes, moved.len(), paired),
                Err(Failed::NoPairing) => false,
                Err(Failed::TooManyScores) => return Err(Failed::TooManyScores),
            };
            // The bracket above was paired too near, and gets its second look.
            if let Some(above) = place.checked_sub(1)
                && self.look(above, bye, looks[above]) == Look::Near
                && (paired.is_err() || !(moved.is_empty() || is_proof))
            {
                looks[above] = Look::Far;
                stages.pop();
                continue;
            }
            stages.push(Stage {
                score: self.cards[self.groups[place].start].score,
                moved,
                paired: renumber(&paired?, &nodes),
            });
        }
        Ok(stages)
    }

    /// The last bracket has nobody below; where the bye is, C5 and C9 need all of them.
    fn look(&self, place: usize, bye: Option<Points>, look: Look) -> Look {
        let score = self.cards[self.groups[place].start].score;
        let is_last = place + 1 == self.groups.len();
        if is_last || bye.is_some_and(|bye| bye >= score) {
            Look::Far
        } else {
            look
        }
    }

    /// The cards of a bracket's nodes.
    fn numbers(&self, bracket: &Bracket<'_>) -> Vec<usize> {
        let place = |node: &Node<'_>| {
            let key = |card: &Card| (-card.score.0, card.rank);
            self.cards
                .binary_search_by_key(&key(node.card), key)
                .unwrap_or(0)
        };
        bracket.nodes.iter().map(place).collect()
    }

    fn bracket(
        &self,
        place: usize,
        moved: &[usize],
        bye: Option<Points>,
        look: Look,
    ) -> Option<Bracket<'a>> {
        let residents = self.groups[place].clone();
        let mut numbers: Vec<(usize, Role)> =
            moved.iter().map(|card| (*card, Role::Moved)).collect();
        numbers.sort_unstable();
        numbers.extend(residents.clone().map(|card| (card, Role::Resident)));
        if look == Look::Far {
            let next = self
                .groups
                .get(place + 1)
                .cloned()
                .unwrap_or(residents.end..residents.end);
            numbers.extend(next.clone().map(|card| (card, Role::Next)));
            numbers.extend((next.end..self.cards.len()).map(|card| (card, Role::Below)));
        }
        let mut places = vec![None; self.cards.len()];
        for (node, (card, _)) in numbers.iter().enumerate() {
            places[*card] = Some(node);
        }
        let met = numbers.iter().map(|(card, _)| {
            self.met[*card]
                .iter()
                .filter_map(|other| places[*other])
                .collect()
        });
        Some(Bracket {
            met: met.collect(),
            nodes: numbers
                .iter()
                .map(|(card, role)| Node {
                    card: &self.cards[*card],
                    role: *role,
                })
                .collect(),
            leaving: match (look, bye) {
                (Look::Near, _) => Leaving::Floats,
                (Look::Far, None) => Leaving::Nobody,
                (Look::Far, Some(score)) => Leaving::Bye {
                    score,
                    games: false,
                },
            },
            played: self.played,
        })
    }

    /// Who stays without an opponent in one of the fullest pairings.
    fn reason(&self) -> Unpairable {
        Unpairable::NoPairing {
            open: Vec::new(),
            is_odd: self.cards.len() % 2 == 1,
        }
    }
}

/// Whether a bracket shows that those moved into it were the best choice: all are paired, and only oddness makes one
/// float on.
fn is_best(nodes: &[usize], moved: usize, paired: &Paired) -> bool {
    let _ = nodes;
    let leaving: Vec<usize> = paired.floats.iter().chain(&paired.bye).copied().collect();
    let count = 2 * paired.pairs.len() + leaving.len();
    leaving.len() == count % 2 && leaving.iter().all(|node| *node >= moved)
}

/// From numbers of nodes to numbers of cards.
fn renumber(paired: &Paired, nodes: &[usize]) -> Paired {
    Paired {
        pairs: paired
            .pairs
            .iter()
            .map(|(one, other)| (nodes[*one], nodes[*other]))
            .collect(),
        floats: paired.floats.iter().map(|node| nodes[*node]).collect(),
        bye: paired.bye.map(|node| nodes[node]),
    }
}

/// Gives colours, and puts the boards in their order.
fn publish(tournament: &Tournament, cards: &[Card], stages: &[Stage]) -> Round {
    let mut pairs: Vec<(usize, usize)> = stages
        .iter()
        .flat_map(|stage| stage.paired.pairs.iter().copied())
        .collect();
    pairs.sort_by_key(|(one, other)| board_order(&cards[*one], &cards[*other]));
    let number = |card: usize| tournament.entrants[cards[card].entrant].number;
    let board = |(one, other): (usize, usize)| match color(
        tournament.first_color,
        &cards[one],
        &cards[other],
    ) {
        Color::White => (number(one), number(other)),
        Color::Black => (number(other), number(one)),
    };
    Round {
        boards: pairs.into_iter().map(board).collect(),
        bye: stages.iter().find_map(|stage| stage.paired.bye).map(number),
    }
}
