//! The residents of a bracket who do not meet those moved down: who is in S1, and with whom they are paired.

use super::bracket::Work;
use super::graph::Role;
use super::matching::{Graph, Matcher, Mate};
use super::transpose::Sides;
use super::worth::Worth;

impl<'a, const L: usize> Work<'a, L> {
    /// The residents who are left.
    fn remainder(&self) -> Vec<usize> {
        self.of(Role::Resident)
            .into_iter()
            .filter(|node| !self.matcher.is_gone(*node))
            .collect()
    }

    /// Pairs the residents who are left: first who is in S1 (4.3), then with whom (4.2).
    pub(super) fn pair_remainder(&mut self) {
        self.close_leaving();
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

    /// Those moved down who find no opponent here leave the bracket for certain: they have no pairs within it. A pair
    /// that stayed open could make an odd circle with the remainder, and then not every order of tight pairs is an
    /// optimum (see [`Work::transpose`]).
    fn close_leaving(&mut self) {
        let current = (0..self.bracket.nodes.len()).filter(|node| self.is_current(*node));
        let current: Vec<usize> = current.collect();
        for node in self.of(Role::Moved) {
            if !self.matcher.is_gone(node) {
                for other in &current {
                    self.graph.close(node, *other);
                }
            }
        }
    }

    /// Whether those below are asked.
    pub(super) fn has_others(&self) -> bool {
        self.bracket
            .nodes
            .iter()
            .any(|node| matches!(node.role, Role::Next | Role::Below))
    }

    /// Closes all pairs within each half. All of the upper half are paired, so none of them stays alone.
    fn split(&mut self, upper: &[usize], lower: &[usize]) {
        for one in upper {
            self.graph.close_alone(*one);
        }
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
        self.attempt(node, |graph| {
            for other in lower {
                graph.close(node, *other);
            }
        })
    }

    /// Whether a player of S2 can come to S1; if so, they do.
    fn goes_up(&mut self, node: usize, higher: &[usize]) -> bool {
        let outside: Vec<usize> = (0..self.bracket.nodes.len())
            .filter(|other| !self.is_current(*other))
            .collect();
        self.attempt(node, |graph| {
            graph.close_alone(node);
            for other in higher.iter().chain(&outside) {
                graph.close(node, *other);
            }
        })
    }

    /// Whether some optimum has a player without an opponent.
    fn may_leave(&self, node: usize) -> bool {
        match self.graph.bye() {
            Some(bye) => self.matcher.is_tight(&self.graph, node, bye),
            None => self.graph.alone(node) == Some(self.matcher.value(node)),
        }
    }

    /// The first order of S2, where nobody below is asked: floats are places at the end of S1. No pair lies within a
    /// half, so the graph has two sides, the bye on that of S1 and those moved down who leave on that of S2; there a
    /// pairing is an optimum when all its pairs are tight.
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
            None => self.may_leave(lower[other]),
        });
        for (node, place) in upper.iter().zip(sides.first(upper.len())) {
            self.pairs.push((*node, lower[place]));
        }
    }
}
