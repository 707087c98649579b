//! The round: brackets from the top, each as near as can be, and a second, wider look where the first was too near.
//!
//! A bracket is first paired by itself (C6, C7, C9 to C21), as if C4 and C8 allowed every set of floaters. What follows
//! below proves it: when all who floated are paired in the next bracket, and no more float on than one by oddness, no
//! other set could have done better, so C8 was kept; when all are paired in the end, C4 was. Where the proof fails, the
//! bracket is paired again with the next one in the picture, and then what follows must leave the next bracket as was
//! foreseen. Where that fails, too, everybody below comes into the picture.

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
    /// At the next bracket, too.
    Next,
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
        match engine.run(bye, Look::Near) {
            Ok(stages) => return Ok(stages),
            Err(Failed::NoPairing) => {}
            Err(Failed::TooManyScores) => failed = Failed::TooManyScores,
        }
    }
    Err(match failed {
        Failed::TooManyScores => Unpairable::TooManyScores,
        Failed::NoPairing => engine.reason(tournament),
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
    fn run(&self, bye: Option<Points>, first: Look) -> Result<Vec<Stage>, Failed> {
        let mut looks = vec![first; self.groups.len()];
        let mut stages: Vec<Stage> = Vec::new();
        while stages.len() < self.groups.len() {
            let place = stages.len();
            let moved = stages
                .last()
                .map_or(Vec::new(), |stage| stage.paired.floats.clone());
            let look = self.look(place, bye, looks[place]);
            let (nodes, bracket) = self.bracket(place, &moved, bye, look);
            let paired = bracket.pair();
            if paired == Err(Failed::TooManyScores) {
                return Err(Failed::TooManyScores);
            }
            // The bracket above was paired too near, and gets a farther look.
            if let Some(above) = place.checked_sub(1) {
                let used = self.look(above, bye, looks[above]);
                let is_proof = paired
                    .as_ref()
                    .is_ok_and(|paired| self.is_proof(used, &stages[above], &nodes, paired));
                match used {
                    Look::Near if !is_proof => looks[above] = Look::Next,
                    Look::Next if !is_proof => looks[above] = Look::Far,
                    Look::Near | Look::Next | Look::Far => {}
                }
                if !is_proof && used != Look::Far {
                    stages.pop();
                    continue;
                }
            }
            stages.push(Stage {
                score: self.cards[self.groups[place].start].score,
                moved,
                paired: renumber(&paired?, &nodes),
            });
        }
        Ok(stages)
    }

    /// Whether what became of a bracket shows that the one above it was paired well.
    fn is_proof(&self, used: Look, above: &Stage, nodes: &[usize], paired: &Paired) -> bool {
        let moved = above.paired.floats.len();
        let leaving: Vec<usize> = paired.floats.iter().chain(&paired.bye).copied().collect();
        match used {
            // All who were moved down are paired, and only oddness makes one float on.
            Look::Near => {
                let is_odd = (2 * paired.pairs.len() + leaving.len()) % 2 == 1;
                moved == 0
                    || leaving.len() == usize::from(is_odd)
                        && leaving.iter().all(|node| *node >= moved)
            }
            Look::Next => {
                let mut scores: Vec<Points> = leaving
                    .iter()
                    .map(|node| self.cards[nodes[*node]].score)
                    .collect();
                let mut foreseen = above.paired.leave_next.clone();
                scores.sort_unstable();
                foreseen.sort_unstable();
                scores == foreseen
            }
            Look::Far => true,
        }
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

    /// The bracket of a score, and the cards of its nodes.
    fn bracket(
        &self,
        place: usize,
        moved: &[usize],
        bye: Option<Points>,
        look: Look,
    ) -> (Vec<usize>, Bracket<'a>) {
        let residents = self.groups[place].clone();
        let next = self
            .groups
            .get(place + 1)
            .cloned()
            .unwrap_or(residents.end..residents.end);
        let mut moved = moved.to_vec();
        moved.sort_unstable();
        let (moved_count, resident_count, next_count) = (moved.len(), residents.len(), next.len());
        let mut numbers = moved;
        numbers.extend(residents);
        numbers.extend(match look {
            Look::Near => 0..0,
            Look::Next => next,
            Look::Far => next.start..self.cards.len(),
        });
        let role = |node: usize| match node {
            _ if node < moved_count => Role::Moved,
            _ if node < moved_count + resident_count => Role::Resident,
            _ if node < moved_count + resident_count + next_count => Role::Next,
            _ => Role::Below,
        };
        let mut places = vec![None; self.cards.len()];
        for (node, card) in numbers.iter().enumerate() {
            places[*card] = Some(node);
        }
        let met = |card: &usize| {
            self.met[*card]
                .iter()
                .filter_map(|other| places[*other])
                .collect()
        };
        let bracket = Bracket {
            met: numbers.iter().map(met).collect(),
            nodes: numbers
                .iter()
                .enumerate()
                .map(|(node, card)| Node {
                    card: &self.cards[*card],
                    role: role(node),
                })
                .collect(),
            leaving: match (look, bye) {
                (Look::Near | Look::Next, _) => Leaving::Floats,
                (Look::Far, None) => Leaving::Nobody,
                (Look::Far, Some(score)) => Leaving::Bye {
                    score,
                    games: false,
                },
            },
            played: self.played,
        };
        (numbers, bracket)
    }

    /// Who stays without an opponent in one of the fullest pairings, and may not be left over.
    fn reason(&self, tournament: &Tournament) -> Unpairable {
        let bracket = Bracket {
            nodes: self
                .cards
                .iter()
                .map(|card| Node {
                    card,
                    role: Role::Resident,
                })
                .collect(),
            met: self.met.clone(),
            leaving: Leaving::Floats,
            played: self.played,
        };
        let mut open = bracket.open();
        let is_odd = self.cards.len() % 2 == 1;
        let eligible = open
            .iter()
            .position(|card| !c2_may_not_be_left_over(&self.cards[*card]));
        if let Some(place) = eligible.filter(|_| is_odd && open.len() > 1) {
            open.remove(place);
        }
        let number = |card: &usize| tournament.entrants[self.cards[*card].entrant].number;
        Unpairable::NoPairing {
            open: open.iter().map(number).collect(),
            is_odd,
        }
    }
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
        leave_next: paired.leave_next.clone(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::swiss::{Recipe, generate};

    /// A look at everybody below gives the same round as a near look with its proof.
    #[test]
    fn a_near_look_with_its_proof_is_as_good_as_a_far_one() {
        for seed in 0..60 {
            let mut recipe = Recipe::new(5 + (seed % 30) as u16, 7, seed);
            recipe.byes = 60;
            recipe.forfeits = 60;
            let Ok(report) = generate(&recipe) else {
                continue;
            };
            for round in 1..=7 {
                let tournament = Tournament::before(&report, round, 7).expect("a whole report");
                let cards = cards(&tournament);
                let engine = Engine::new(&tournament, &cards);
                let run = |look| {
                    byes(&cards)
                        .into_iter()
                        .find_map(|bye| engine.run(bye, look).ok())
                };
                let boards = |look| run(look).map(|stages| publish(&tournament, &cards, &stages));
                assert_eq!(
                    boards(Look::Near),
                    boards(Look::Far),
                    "seed {seed} round {round}"
                );
                assert_eq!(
                    boards(Look::Next),
                    boards(Look::Far),
                    "seed {seed} round {round}"
                );
            }
        }
    }
}
