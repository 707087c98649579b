//! One bracket: the best pairing by C6 to C21, and of the best ones the first in the order of Article 4.

use super::card::Card;
use super::graph::{Leaving, Node, Role, Worths, parts};
use super::matching::{Graph, Matcher, Mate};
use super::transpose::Sides;
use super::worth::Worth;

/// What is paired, and what is asked about those below.
#[derive(Debug)]
pub(super) struct Bracket<'a> {
    /// In order; those moved down first, then residents, then those below, if they are asked.
    pub(super) nodes: Vec<Node<'a>>,
    /// For each node, those whom it must not meet.
    pub(super) met: Vec<Vec<usize>>,
    pub(super) leaving: Leaving,
    /// Rounds that were played.
    pub(super) played: usize,
}

/// A paired bracket, in numbers of nodes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Paired {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floats: Vec<usize>,
    pub(super) bye: Option<usize>,
}

/// Why a bracket was not paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failed {
    /// The players below cannot be paired after it, however it is paired.
    NoPairing,
    TooManyScores,
}

impl Bracket<'_> {
    /// Pairs the bracket.
    pub(super) fn pair(&self) -> Result<Paired, Failed> {
        match parts(&self.nodes, self.played) {
            1 => Work::<1>::new(self, self.leaving).run(),
            2..=4 => Work::<4>::new(self, self.leaving).run(),
            5..=16 => Work::<16>::new(self, self.leaving).run(),
            17.. | 0 => Err(Failed::TooManyScores),
        }
    }
}

/// The bracket while it is paired.
struct Work<'a, const L: usize> {
    bracket: &'a Bracket<'a>,
    graph: Worths<L>,
    matcher: Matcher<L>,
    pairs: Vec<(usize, usize)>,
}

impl<'a, const L: usize> Work<'a, L> {
    fn new(bracket: &'a Bracket<'a>, leaving: Leaving) -> Work<'a, L> {
        let graph = Worths::new(&bracket.nodes, &bracket.met, leaving, bracket.played);
        Work {
            matcher: Matcher::new(Vec::new()),
            bracket,
            graph,
            pairs: Vec::new(),
        }
    }

    fn role(&self, node: usize) -> Role {
        self.bracket.nodes[node].role
    }

    fn card(&self, node: usize) -> &'a Card {
        self.bracket.nodes[node].card
    }

    fn of(&self, role: Role) -> Vec<usize> {
        (0..self.bracket.nodes.len())
            .filter(|node| self.role(*node) == role)
            .collect()
    }

    fn run(mut self) -> Result<Paired, Failed> {
        if !self.solve() {
            return Err(Failed::NoPairing);
        }
        if let Leaving::Bye {
            score,
            games: false,
        } = self.bracket.leaving
            && self.is_bye_only_float()
        {
            self = Work::new(self.bracket, Leaving::Bye { score, games: true });
            if !self.solve() {
                return Err(Failed::NoPairing);
            }
        }
        self.matcher.keep();
        self.choose_moved();
        self.choose_opponents();
        self.pair_remainder();
        Ok(self.paired())
    }

    /// Whether the player left over is the only one who leaves the bracket: then C9 is asked.
    fn is_bye_only_float(&self) -> bool {
        let current = (0..self.bracket.nodes.len()).filter(|node| self.is_current(*node));
        let leaving: Vec<usize> = current
            .filter(|node| self.inner_mate(*node).is_none())
            .collect();
        matches!(leaving[..], [node] if self.matcher.mate(node) == Mate::Alone)
    }

    fn is_current(&self, node: usize) -> bool {
        matches!(self.role(node), Role::Moved | Role::Resident)
    }

    /// The opponent within the bracket.
    fn inner_mate(&self, node: usize) -> Option<usize> {
        match self.matcher.mate(node) {
            Mate::With(other) if self.is_current(other) => Some(other),
            Mate::With(_) | Mate::Alone | Mate::Open => None,
        }
    }

    /// Finds a best pairing, starting from values that fit the colours and from pairs that cost nothing.
    fn solve(&mut self) -> bool {
        self.matcher = Matcher::new(self.values());
        self.start();
        self.matcher.solve(&self.graph)
    }

    /// Where more players want one colour than can have it, some pairs of them cost nothing more than they must.
    fn values(&self) -> Vec<Worth<L>> {
        let half = self.graph.preference().half();
        let wishes = self
            .bracket
            .nodes
            .iter()
            .filter(|node| matches!(node.role, Role::Moved | Role::Resident));
        let balance = wishes.fold([0_usize; 3], |mut counts, node| {
            counts[node.card.wish.map_or(2, |color| color as usize)] += 1;
            counts
        });
        let [white, black, none] = balance;
        let rare = match (white > black + none, black > white + none) {
            (true, _) => rules::Color::White,
            (_, true) => rules::Color::Black,
            (false, false) => return vec![Worth::ZERO; self.bracket.nodes.len()],
        };
        let value = |node: &Node<'_>| match node.role {
            Role::Moved | Role::Resident if node.card.wish == Some(rare) => half.negative(),
            Role::Moved | Role::Resident => half,
            Role::Next | Role::Below => Worth::ZERO,
        };
        self.bracket.nodes.iter().map(value).collect()
    }

    /// Pairs that are tight from the start: first those who want different colours, each with the nearest after half.
    fn start(&mut self) {
        let count = self.bracket.nodes.len();
        let current = (0..count).filter(|node| self.is_current(*node)).count();
        for (range, may_share) in [
            (0..current, false),
            (0..current, true),
            (current..count, true),
        ] {
            let middle = range.start + range.len() / 2;
            for one in range.clone() {
                if self.matcher.mate(one) != Mate::Open {
                    continue;
                }
                let from = (one + range.len() / 2).max(middle).min(range.end);
                let others = (from..range.end).chain(range.start..from);
                let wish = self.card(one).wish;
                let found = others.into_iter().find(|other| {
                    let is_shared = wish.is_some() && wish == self.card(*other).wish;
                    *other != one
                        && self.matcher.mate(*other) == Mate::Open
                        && (may_share || !is_shared)
                        && self.matcher.is_tight(&self.graph, one, *other)
                });
                if let Some(other) = found {
                    self.matcher.start(one, other);
                }
            }
        }
    }

    /// Tries a change; takes it back when the pairing would be worse.
    fn attempt(&mut self, change: impl FnOnce(&mut Worths<L>, &mut Matcher<L>) -> bool) -> bool {
        let (graph, matcher) = (self.graph.clone(), self.matcher.clone());
        if change(&mut self.graph, &mut self.matcher) && self.matcher.solve(&self.graph) {
            return true;
        }
        (self.graph, self.matcher) = (graph, matcher);
        false
    }

    /// Which of those moved down are paired here (4.4): the first ones that can be, score by score.
    fn choose_moved(&mut self) {
        let moved = self.of(Role::Moved);
        let mut at = 0;
        while at < moved.len() {
            let score = self.card(moved[at]).score;
            let group: Vec<usize> = moved[at..]
                .iter()
                .copied()
                .take_while(|node| self.card(*node).score == score)
                .collect();
            at += group.len();
            self.choose_moved_of_score(&group);
        }
    }

    fn choose_moved_of_score(&mut self, group: &[usize]) {
        let mut wanted = group
            .iter()
            .filter(|node| self.inner_mate(**node).is_some())
            .count();
        for (place, node) in group.iter().enumerate() {
            if wanted == 0 {
                return;
            }
            let is_certain = group.len() - place <= wanted;
            if is_certain || self.must_stay(*node) {
                wanted -= 1;
            }
        }
    }

    /// Whether a player can be paired within the bracket; if so, they will be.
    fn must_stay(&mut self, node: usize) -> bool {
        let outside: Vec<usize> = (0..self.bracket.nodes.len())
            .filter(|other| !self.is_current(*other))
            .collect();
        self.attempt(|graph, matcher| {
            graph.close_alone(node);
            for other in outside {
                graph.close(node, other);
            }
            matcher.limit(graph, node);
            true
        })
    }

    /// The opponents of those moved down (4.2): each in turn has the first resident they can have.
    fn choose_opponents(&mut self) {
        for node in self.of(Role::Moved) {
            if self.inner_mate(node).is_some() {
                self.choose_opponent(node, &self.of(Role::Resident));
            }
        }
    }

    fn choose_opponent(&mut self, node: usize, others: &[usize]) {
        for other in others {
            let is_free = !self.matcher.is_gone(*other) && *other != node;
            if !is_free || !self.matcher.is_tight(&self.graph, node, *other) {
                continue;
            }
            if self.attempt(|graph, matcher| matcher.fix(graph, node, *other)) {
                self.pairs.push((node, *other));
                return;
            }
        }
    }

    /// The residents who are left.
    fn remainder(&self) -> Vec<usize> {
        self.of(Role::Resident)
            .into_iter()
            .filter(|node| !self.matcher.is_gone(*node))
            .collect()
    }

    /// Pairs the residents who are left: first who is in S1 (4.3), then with whom (4.2).
    fn pair_remainder(&mut self) {
        let remainder = self.remainder();
        let paired = remainder
            .iter()
            .filter(|node| self.inner_mate(**node).is_some())
            .count();
        let pairs = paired / 2;
        if pairs == 0 {
            return;
        }
        if !self.keeps_halves(&remainder, pairs) {
            self.exchange(&remainder, pairs);
        }
        let upper: Vec<usize> = remainder
            .iter()
            .copied()
            .filter(|node| self.inner_mate(*node).is_some_and(|other| other > *node))
            .collect();
        let lower: Vec<usize> = remainder
            .iter()
            .copied()
            .filter(|node| !upper.contains(node))
            .collect();
        if self.has_others() {
            for node in upper {
                self.choose_opponent(node, &lower);
            }
        } else {
            self.transpose(&upper, &lower);
        }
    }

    /// Whether those below are asked.
    fn has_others(&self) -> bool {
        self.bracket
            .nodes
            .iter()
            .any(|node| matches!(node.role, Role::Next | Role::Below))
    }

    /// Closes all pairs within each half.
    fn split(&mut self, upper: &[usize], lower: &[usize]) {
        for half in [upper, lower] {
            for (index, one) in half.iter().enumerate() {
                for other in &half[index + 1..] {
                    self.graph.close(*one, *other);
                }
            }
        }
    }

    /// Whether the original halves give a pairing as good as any; if so, it is kept.
    fn keeps_halves(&mut self, remainder: &[usize], pairs: usize) -> bool {
        let before = self.sum();
        let (graph, matcher) = (self.graph.clone(), self.matcher.clone());
        let (upper, lower) = remainder.split_at(pairs);
        self.split(upper, lower);
        if self.solve_rest() && self.sum() == before {
            self.matcher.keep();
            return true;
        }
        (self.graph, self.matcher) = (graph, matcher);
        false
    }

    /// Solves anew for all who are not settled.
    fn solve_rest(&mut self) -> bool {
        let settled = core::mem::take(&mut self.pairs);
        self.matcher = Matcher::new(self.values());
        for (one, other) in &settled {
            self.matcher.settle(*one, *other);
        }
        self.pairs = settled;
        self.start();
        self.matcher.solve(&self.graph)
    }

    /// The worth of the whole.
    fn sum(&self) -> Worth<L> {
        let of = |node: usize| match self.matcher.mate(node) {
            Mate::With(other) if other > node => self.graph.pair(node, other),
            Mate::Alone => self.graph.alone(node),
            Mate::With(_) | Mate::Open => None,
        };
        (0..self.bracket.nodes.len())
            .filter_map(of)
            .fold(Worth::ZERO, |sum, worth| sum + worth)
    }

    /// The first exchange (4.3): the fewest players, the least difference of numbers, then the lowest of S1 and the
    /// highest of S2.
    fn exchange(&mut self, remainder: &[usize], pairs: usize) {
        self.graph.weigh_exchanges(remainder, pairs);
        self.solve_rest();
        self.matcher.keep();
        let (upper, lower) = remainder.split_at(pairs);
        let is_upper = |work: &Work<'a, L>, node: usize| {
            work.inner_mate(node).is_some_and(|other| other > node)
        };
        let count = upper.iter().filter(|node| !is_upper(self, **node)).count();
        let mut left = count;
        for (place, node) in upper.iter().enumerate().rev() {
            if left > 0 && self.goes_down(*node, &remainder[place + 1..]) {
                left -= 1;
            }
        }
        left = count;
        for (place, node) in lower.iter().enumerate() {
            if left > 0 && self.goes_up(*node, &remainder[..pairs + place]) {
                left -= 1;
            }
        }
        let (upper, lower): (Vec<usize>, Vec<usize>) =
            remainder.iter().partition(|node| is_upper(self, **node));
        self.graph.forget_exchanges();
        self.split(&upper, &lower);
        self.solve_rest();
        self.matcher.keep();
    }

    /// Whether a player of S1 can come to S2; if so, they do.
    fn goes_down(&mut self, node: usize, lower: &[usize]) -> bool {
        self.attempt(|graph, matcher| {
            for other in lower {
                graph.close(node, *other);
            }
            matcher.limit(graph, node);
            true
        })
    }

    /// Whether a player of S2 can come to S1; if so, they do.
    fn goes_up(&mut self, node: usize, higher: &[usize]) -> bool {
        let outside: Vec<usize> = (0..self.bracket.nodes.len())
            .filter(|other| !self.is_current(*other))
            .collect();
        self.attempt(|graph, matcher| {
            graph.close_alone(node);
            for other in higher.iter().chain(&outside) {
                graph.close(node, *other);
            }
            matcher.limit(graph, node);
            true
        })
    }

    /// The first order of S2, where nobody below is asked: floats are places at the end of S1.
    fn transpose(&mut self, upper: &[usize], lower: &[usize]) {
        let place_of = |node: usize| lower.iter().position(|other| *other == node);
        let mut mates: Vec<usize> = upper
            .iter()
            .filter_map(|node| place_of(self.inner_mate(*node)?))
            .collect();
        let floats = lower
            .iter()
            .enumerate()
            .filter(|(_, node)| self.inner_mate(**node).is_none());
        mates.extend(floats.map(|(place, _)| place));
        let sides = Sides::new(mates, |one, other| match upper.get(one) {
            Some(node) => self.matcher.is_tight(&self.graph, *node, lower[other]),
            None => self.graph.alone(lower[other]) == Some(self.matcher.value(lower[other])),
        });
        for (node, place) in upper.iter().zip(sides.first(upper.len())) {
            self.pairs.push((*node, lower[place]));
        }
    }

    fn paired(&self) -> Paired {
        let mut paired = Paired {
            pairs: self.pairs.clone(),
            ..Paired::default()
        };
        let mut is_paired = vec![false; self.bracket.nodes.len()];
        for (one, other) in &self.pairs {
            is_paired[*one] = true;
            is_paired[*other] = true;
        }
        for node in
            (0..self.bracket.nodes.len()).filter(|node| self.is_current(*node) && !is_paired[*node])
        {
            // While others are below, who of those leaving is left over is not decided yet.
            match self.has_others() || self.bracket.leaving == Leaving::Floats {
                true => paired.floats.push(node),
                false => paired.bye = Some(node),
            }
        }
        paired
    }
}
