//! A bracket as a graph: what each pair and each float is worth.

use std::collections::BTreeMap;

use rules::Color;

use super::bits::Bits;
use super::card::{Card, Float, Want};
use super::criteria::{
    c2_may_not_be_left_over, c3_same_absolute_preference, c5_score_of_bye, c6_leaves_bracket,
    c7_score_leaving, c8_leaves_next_bracket, c8_score_leaving, c9_unplayed_of_bye,
    c10_wide_difference, c11_third_time, c12_preference, c13_strong_preference,
    c14_resident_floated_down, c15_opponent_floated_up, c16_resident_floated_down_before,
    c17_opponent_floated_up_before, c18_moved_floated_down, c19_opponent_floated_up_by_score,
    c20_moved_floated_down_before, c21_opponent_floated_up_before_by_score,
};
use super::matching::Graph;
use super::worth::{Scale, Worth};
use crate::Points;

/// Where a player stands while a bracket is paired.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Role {
    /// Moved down into the bracket.
    Moved,
    /// Of the bracket's own score.
    Resident,
    /// Of the next score, asked for C8.
    Next,
    /// Further below, asked for C4 only.
    Below,
}

impl Role {
    fn is_current(self) -> bool {
        matches!(self, Role::Moved | Role::Resident)
    }
}

/// One vertex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a> {
    pub(super) card: &'a Card,
    pub(super) role: Role,
}

/// Who may stay without an opponent in the bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leaving {
    /// Anybody may stay alone; what becomes of them is asked later.
    Floats,
    /// Nobody: the number of players is even.
    Nobody,
    /// One player of this score is left over (C5); unplayed games count if `games` says so (C9).
    Bye { score: Points, games: bool },
}

/// The places of the criteria in a worth.
#[derive(Debug)]
struct Places {
    c6: usize,
    c7: BTreeMap<Points, usize>,
    c8: usize,
    c8_scores: BTreeMap<Points, usize>,
    c9: usize,
    colors: [usize; 4],
    residents_down: [usize; 2],
    up: [usize; 2],
    moved_down: [BTreeMap<Points, usize>; 2],
    moved_up: [BTreeMap<Points, usize>; 2],
    exchanges: usize,
    numbers: usize,
}

/// All that a pair's worth depends on: players of one class are worth the same.
type Class = (
    Role,
    Points,
    bool,
    Option<Color>,
    Want,
    i32,
    Option<Color>,
    [Float; 2],
);

fn class(node: &Node<'_>) -> Class {
    let Node { card, role } = *node;
    let is_current = role.is_current();
    let score = if is_current { card.score } else { Points::ZERO };
    let floats = if is_current {
        card.floats
    } else {
        [Float::None; 2]
    };
    (
        role,
        score,
        card.is_top,
        card.wish,
        card.want,
        card.difference,
        card.repeated,
        floats,
    )
}

fn places(scale: &mut Scale, nodes: &[Node<'_>], played: usize) -> Places {
    let count = nodes.len();
    let mut moved: BTreeMap<Points, usize> = BTreeMap::new();
    let mut current: BTreeMap<Points, usize> = BTreeMap::new();
    for node in nodes {
        if node.role == Role::Moved {
            *moved.entry(node.card.score).or_default() += 1;
        }
        if node.role.is_current() {
            *current.entry(node.card.score).or_default() += 1;
        }
    }
    let has_next = nodes.iter().any(|node| !node.role.is_current());
    let has_tops = nodes.iter().any(|node| node.card.is_top);
    let movers: usize = moved.values().sum();
    let if_next = |most: usize| if has_next { most } else { 0 };
    let if_tops = |most: usize| if has_tops { most } else { 0 };
    // Higher scores are weightier.
    let each = |scale: &mut Scale, counts: &BTreeMap<Points, usize>| -> BTreeMap<Points, usize> {
        counts
            .iter()
            .rev()
            .map(|(score, count)| (*score, scale.place(*count)))
            .collect()
    };
    let c6 = scale.place(count);
    let c7 = each(scale, &moved);
    let c8 = scale.place(if_next(count));
    let c8_scores = if has_next {
        each(scale, &current)
    } else {
        BTreeMap::new()
    };
    let c9 = scale.place(played);
    let colors = [if_tops(count), if_tops(count), count, count].map(|most| scale.place(most));
    let (c14, c15) = (scale.place(count), scale.place(movers));
    let (c16, c17) = (scale.place(count), scale.place(movers));
    let (c18, c19) = (each(scale, &moved), each(scale, &moved));
    let (c20, c21) = (each(scale, &moved), each(scale, &moved));
    Places {
        c6,
        c7,
        c8,
        c8_scores,
        c9,
        colors,
        residents_down: [c14, c16],
        up: [c15, c17],
        moved_down: [c18, c20],
        moved_up: [c19, c21],
        exchanges: scale.place(count),
        numbers: scale.place(count * count),
    }
}

/// The number of parts that the worths of a bracket need.
pub(super) fn parts(nodes: &[Node<'_>], played: usize) -> usize {
    let mut scale = Scale::default();
    places(&mut scale, nodes, played);
    scale.parts()
}

/// The worth of pairs and floats in one bracket.
#[derive(Clone, Debug)]
pub(super) struct Worths<const L: usize> {
    classes: Vec<usize>,
    width: usize,
    table: Vec<Worth<L>>,
    /// What it is worth to stay without an opponent.
    alone: Vec<Option<Worth<L>>>,
    /// Whether there is one bye: it is a vertex behind the players, so that nobody else stays alone.
    has_bye: bool,
    closed: Bits,
    /// What the higher of two in the remainder is worth by their place, while exchanges are weighed (4.3).
    places: Option<(Vec<Option<usize>>, Vec<Worth<L>>)>,
    units: [Worth<L>; 3],
}

impl<const L: usize> Graph<L> for Worths<L> {
    fn len(&self) -> usize {
        self.classes.len() + usize::from(self.has_bye)
    }

    #[inline]
    fn pair(&self, one: usize, other: usize) -> Option<Worth<L>> {
        if one.max(other) == self.classes.len() {
            return self.alone[one.min(other)];
        }
        if self.closed.has(one, other) {
            return None;
        }
        let worth = self.table[self.classes[one] * self.width + self.classes[other]];
        if let Some((places, worths)) = &self.places
            && let (Some(one), Some(other)) = (places[one], places[other])
        {
            return Some(worth + worths[one.min(other)]);
        }
        Some(worth)
    }

    #[inline]
    fn alone(&self, one: usize) -> Option<Worth<L>> {
        if self.has_bye { None } else { self.alone[one] }
    }
}

impl<const L: usize> Worths<L> {
    /// Weighs a bracket. `met` gives the nodes whom a node must not meet.
    pub(super) fn new(
        nodes: &[Node<'_>],
        met: &[Vec<usize>],
        leaving: Leaving,
        played: usize,
    ) -> Worths<L> {
        let mut scale = Scale::default();
        let weigher = Weigher {
            places: places(&mut scale, nodes, played),
            scale,
            played,
        };
        let mut numbers: BTreeMap<Class, usize> = BTreeMap::new();
        let mut samples: Vec<Node<'_>> = Vec::new();
        let classes: Vec<usize> = nodes
            .iter()
            .map(|node| {
                *numbers.entry(class(node)).or_insert_with(|| {
                    samples.push(*node);
                    samples.len() - 1
                })
            })
            .collect();
        let pairs = samples
            .iter()
            .flat_map(|one| samples.iter().map(|other| weigher.pair(one, other)));
        let table: Vec<Option<Worth<L>>> = pairs.collect();
        Worths {
            width: samples.len(),
            closed: closed(&classes, samples.len(), &table, met),
            table: table
                .into_iter()
                .map(|worth| worth.unwrap_or(Worth::ZERO))
                .collect(),
            alone: nodes
                .iter()
                .map(|node| weigher.alone(node, leaving))
                .collect(),
            classes,
            has_bye: matches!(leaving, Leaving::Bye { .. }),
            places: None,
            units: [
                weigher.unit(weigher.places.exchanges),
                weigher.unit(weigher.places.numbers),
                weigher.unit(weigher.places.colors[2]),
            ],
        }
    }

    /// The vertex of the bye.
    pub(super) fn bye(&self) -> Option<usize> {
        self.has_bye.then_some(self.classes.len())
    }

    /// One player without the colour of their preference, doubled as all worths are.
    pub(super) fn preference(&self) -> Worth<L> {
        self.units[2]
    }

    /// Takes a pair away.
    pub(super) fn close(&mut self, one: usize, other: usize) {
        self.closed.set(one, other);
        self.closed.set(other, one);
    }

    /// Takes away that a player stays alone.
    pub(super) fn close_alone(&mut self, one: usize) {
        self.alone[one] = None;
    }

    /// Weighs exchanges in the remainder (4.3): first their number, then the sum of the numbers that come to S1.
    pub(super) fn weigh_exchanges(&mut self, remainder: &[usize], pairs: usize) {
        let mut places = vec![None; self.classes.len()];
        for (place, node) in remainder.iter().enumerate() {
            places[*node] = Some(place);
        }
        let [exchange, number, _] = self.units;
        let worths = (0..remainder.len()).map(|place| {
            let moved = if place < pairs { Worth::ZERO } else { exchange };
            (moved + number.times(place)).negative()
        });
        self.places = Some((places, worths.collect()));
    }

    /// Forgets the exchanges.
    pub(super) fn forget_exchanges(&mut self) {
        self.places = None;
    }
}

/// Pairs that may not be: by class, and those who have met.
fn closed<const L: usize>(
    classes: &[usize],
    width: usize,
    table: &[Option<Worth<L>>],
    met: &[Vec<usize>],
) -> Bits {
    let count = classes.len();
    let mut rows = Bits::new(width, count);
    for class in 0..width {
        for (node, other) in classes.iter().enumerate() {
            if table[class * width + other].is_none() {
                rows.set(class, node);
            }
        }
    }
    let mut closed = Bits::new(count, count);
    for (node, class) in classes.iter().enumerate() {
        closed.copy_row(node, rows.row(*class));
        closed.set(node, node);
        for other in &met[node] {
            closed.set(node, *other);
        }
    }
    closed
}

/// Weighs by the criteria in their order.
struct Weigher {
    places: Places,
    scale: Scale,
    played: usize,
}

impl Weigher {
    fn unit<const L: usize>(&self, place: usize) -> Worth<L> {
        self.scale.unit(place)
    }

    fn if_so<const L: usize>(&self, is_offended: bool, place: usize) -> Worth<L> {
        if is_offended {
            self.unit(place)
        } else {
            Worth::ZERO
        }
    }

    fn by_score<const L: usize>(
        &self,
        is_offended: bool,
        places: &BTreeMap<Points, usize>,
        score: Points,
    ) -> Worth<L> {
        places
            .get(&score)
            .map_or(Worth::ZERO, |place| self.if_so(is_offended, *place))
    }

    /// The worth of a pair: nothing, less what it offends.
    fn pair<const L: usize>(&self, one: &Node<'_>, other: &Node<'_>) -> Option<Worth<L>> {
        let (one, other) = if one.role <= other.role {
            (one, other)
        } else {
            (other, one)
        };
        let are_moved = one.role == Role::Moved && other.role == Role::Moved;
        if are_moved || c3_same_absolute_preference(one.card, other.card) {
            return None;
        }
        let offence = match (one.role.is_current(), other.role.is_current()) {
            (true, true) => self.colors(one.card, other.card) + self.upfloats(one, other),
            (true, false) | (false, true) | (false, false) => {
                let mut offence = self.float(one) + self.float(other);
                if other.role == Role::Below {
                    offence = offence + self.float_on(one) + self.float_on(other);
                }
                offence
            }
        };
        Some(offence.negative())
    }

    /// The worth of staying alone: a float, or the bye.
    fn alone<const L: usize>(&self, node: &Node<'_>, leaving: Leaving) -> Option<Worth<L>> {
        match leaving {
            Leaving::Floats => Some((self.float(node) + self.float_on(node)).negative()),
            Leaving::Nobody => None,
            Leaving::Bye { score, .. }
                if c2_may_not_be_left_over(node.card) || c5_score_of_bye(node.card) > score =>
            {
                None
            }
            Leaving::Bye { games, .. } => {
                let unplayed = if games {
                    c9_unplayed_of_bye(node.card, self.played)
                } else {
                    0
                };
                let bye = self.unit::<L>(self.places.c9).times(unplayed);
                Some((self.float(node) + self.float_on(node) + bye).negative())
            }
        }
    }

    /// C10 to C13.
    fn colors<const L: usize>(&self, one: &Card, other: &Card) -> Worth<L> {
        let [c10, c11, c12, c13] = self.places.colors;
        self.if_so(c10_wide_difference(one, other), c10)
            + self.if_so(c11_third_time(one, other), c11)
            + self.if_so(c12_preference(one, other), c12)
            + self.if_so(c13_strong_preference(one, other), c13)
    }

    /// C15, C17, C19 and C21: the opponent of one moved down.
    fn upfloats<const L: usize>(&self, one: &Node<'_>, other: &Node<'_>) -> Worth<L> {
        let Some(score) = c7_score_leaving(one.role, one.card) else {
            return Worth::ZERO;
        };
        let Places { up, moved_up, .. } = &self.places;
        let opponent = other.card;
        self.if_so(c15_opponent_floated_up(opponent), up[0])
            + self.if_so(c17_opponent_floated_up_before(opponent), up[1])
            + self.by_score(
                c19_opponent_floated_up_by_score(opponent),
                &moved_up[0],
                score,
            )
            + self.by_score(
                c21_opponent_floated_up_before_by_score(opponent),
                &moved_up[1],
                score,
            )
    }

    /// C6, C7, C14, C16, C18 and C20: a player leaves the bracket.
    fn float<const L: usize>(&self, node: &Node<'_>) -> Worth<L> {
        let Node { card, role } = *node;
        if !c6_leaves_bracket(role) {
            return Worth::ZERO;
        }
        let Places {
            c6,
            c7,
            residents_down,
            moved_down,
            ..
        } = &self.places;
        let sum = self.unit(*c6);
        match c7_score_leaving(role, card) {
            None => {
                sum + self.if_so(c14_resident_floated_down(card), residents_down[0])
                    + self.if_so(c16_resident_floated_down_before(card), residents_down[1])
            }
            Some(score) => {
                sum + self.by_score(true, c7, score)
                    + self.by_score(c18_moved_floated_down(card), &moved_down[0], score)
                    + self.by_score(c20_moved_floated_down_before(card), &moved_down[1], score)
            }
        }
    }

    /// C8: a player leaves the next bracket, too.
    fn float_on<const L: usize>(&self, node: &Node<'_>) -> Worth<L> {
        let Node { card, role } = *node;
        let scores = &self.places.c8_scores;
        let by_score = c8_score_leaving(role, card)
            .map_or(Worth::ZERO, |score| self.by_score(true, scores, score));
        self.if_so(c8_leaves_next_bracket(role), self.places.c8) + by_score
    }
}
