//! The best matching in a general graph: who is paired with whom, and who stays alone, so that the sum of worths is the
//! greatest.
//!
//! Edmonds' method with dual values, one search for each vertex that is not settled. A search costs a few passes over
//! the rows of the vertices it reaches. The values are a proof of the optimum, so afterwards every question "is there an
//! equally good matching in which …" is one more search from the state at hand.

use std::collections::VecDeque;

use super::blossom::{Blossoms, Label};
use super::worth::Worth;

/// What a matching is sought in.
pub(super) trait Graph<const L: usize> {
    /// The number of vertices.
    fn len(&self) -> usize;
    /// The worth of a pair, each part even; none when the two may not be paired.
    fn pair(&self, one: usize, other: usize) -> Option<Worth<L>>;
    /// The worth of staying alone; none when that may not be.
    fn alone(&self, one: usize) -> Option<Worth<L>>;
}

/// How a vertex stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mate {
    /// Not settled yet.
    Open,
    /// Stays alone.
    Alone,
    /// Paired with this vertex.
    With(usize),
}

/// Matching and dual values, always consistent with each other.
#[derive(Clone, Debug)]
pub(super) struct Matcher<const L: usize> {
    mates: Vec<Mate>,
    values: Vec<Worth<L>>,
    blossoms: Blossoms<L>,
    /// Settled for good: no search goes through these.
    gone: Vec<bool>,
    /// By how much the values may still sink before the optimum is lost; none while it is first sought.
    spare: Option<Worth<L>>,
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Found,
    On,
}

impl<const L: usize> Matcher<L> {
    /// Starts from values that are at least as high as every worth asks, with nobody settled.
    pub(super) fn new(values: Vec<Worth<L>>) -> Matcher<L> {
        let count = values.len();
        Matcher {
            mates: vec![Mate::Open; count],
            values,
            blossoms: Blossoms::new(count),
            gone: vec![false; count],
            spare: None,
        }
    }

    /// How a vertex stands.
    pub(super) fn mate(&self, vertex: usize) -> Mate {
        self.mates[vertex]
    }

    /// Whether a vertex was settled for good.
    pub(super) fn is_gone(&self, vertex: usize) -> bool {
        self.gone[vertex]
    }

    /// How much the values exceed the worth of a pair of which no two lie in one blossom.
    pub(super) fn slack(&self, one: usize, other: usize, worth: Worth<L>) -> Worth<L> {
        self.values[one] + self.values[other] - worth
    }

    /// Whether some optimum may have this pair: a pair that is not tight is in none.
    pub(super) fn is_tight(&self, graph: &impl Graph<L>, one: usize, other: usize) -> bool {
        let inside = self.blossoms.inside(one, other);
        graph
            .pair(one, other)
            .is_some_and(|worth| self.slack(one, other, worth) + inside == Worth::ZERO)
    }

    /// The value of a vertex.
    pub(super) fn value(&self, vertex: usize) -> Worth<L> {
        self.values[vertex]
    }

    /// Pairs two vertices of a tight pair before the first search.
    pub(super) fn start(&mut self, one: usize, other: usize) {
        self.mates[one] = Mate::With(other);
        self.mates[other] = Mate::With(one);
    }

    /// Pairs two vertices for good before the first search.
    pub(super) fn settle(&mut self, one: usize, other: usize) {
        self.start(one, other);
        self.gone[one] = true;
        self.gone[other] = true;
    }

    /// Settles every open vertex; false when that cannot be, or not without loss once [`Matcher::keep`] was called.
    pub(super) fn solve(&mut self, graph: &impl Graph<L>) -> bool {
        (0..graph.len()).all(|vertex| {
            self.gone[vertex] || self.mates[vertex] != Mate::Open || self.search(graph, vertex)
        })
    }

    /// From here on the worth of the whole must not sink.
    pub(super) fn keep(&mut self) {
        self.spare = Some(Worth::ZERO);
    }

    /// Opens a vertex whose pairs have become fewer. Call it after the graph has changed, then [`Matcher::solve`].
    pub(super) fn limit(&mut self, graph: &impl Graph<L>, vertex: usize) {
        self.release(vertex);
        let is_allowed = match self.mates[vertex] {
            Mate::Open => true,
            Mate::Alone => graph.alone(vertex).is_some(),
            Mate::With(other) => graph.pair(vertex, other).is_some(),
        };
        if !is_allowed {
            self.open(vertex);
        }
    }

    /// Pairs two vertices for good. Call [`Matcher::solve`] after it.
    pub(super) fn fix(&mut self, graph: &impl Graph<L>, one: usize, other: usize) -> bool {
        self.release(one);
        self.release(other);
        let Some(worth) = graph.pair(one, other) else {
            return false;
        };
        let slack = self.slack(one, other, worth);
        if self.mates[one] != Mate::With(other) {
            self.open(one);
            self.open(other);
            self.start(one, other);
        }
        self.gone[one] = true;
        self.gone[other] = true;
        self.sink(slack)
    }

    /// Lowers what may be lost; false when it is less than nothing.
    fn sink(&mut self, by: Worth<L>) -> bool {
        if let Some(spare) = &mut self.spare {
            *spare = *spare - by;
            return *spare >= Worth::ZERO;
        }
        true
    }

    fn open(&mut self, vertex: usize) {
        if let Mate::With(other) = self.mates[vertex] {
            self.mates[other] = Mate::Open;
        }
        self.mates[vertex] = Mate::Open;
    }

    /// Takes a vertex out of every blossom. What a blossom had of value goes to its vertices, half to each.
    fn release(&mut self, vertex: usize) {
        while let Some(blossom) = self.blossoms.outermost(vertex) {
            let value = self.blossoms.value(blossom);
            if value != Worth::ZERO {
                let half = value.half();
                for leaf in self.blossoms.leaves(blossom) {
                    self.values[leaf] = self.values[leaf] + half;
                }
                if let Some(spare) = &mut self.spare {
                    *spare = *spare + half;
                }
                self.open(self.blossoms.base(blossom));
            }
            self.blossoms.dissolve(blossom);
        }
    }

    /// Finds a place for one open vertex.
    fn search(&mut self, graph: &impl Graph<L>, root: usize) -> bool {
        self.blossoms.clear_labels();
        let mut queue = VecDeque::new();
        let top = self.blossoms.top(root);
        self.make_outer(top, None, &mut queue);
        loop {
            while let Some(vertex) = queue.pop_front() {
                if self.scan(graph, vertex, &mut queue) == Step::Found {
                    self.blossoms.dissolve_worthless();
                    return true;
                }
            }
            if !self.lower(graph, &mut queue) {
                return false;
            }
        }
    }

    fn make_outer(&mut self, top: usize, via: Option<(usize, usize)>, queue: &mut VecDeque<usize>) {
        self.blossoms.label(top, Label::Outer, via);
        queue.extend(self.blossoms.leaves(top));
    }

    /// Follows the tight pairs of an outer vertex.
    fn scan(&mut self, graph: &impl Graph<L>, vertex: usize, queue: &mut VecDeque<usize>) -> Step {
        if graph.alone(vertex) == Some(self.values[vertex]) {
            self.turn_from(vertex, Mate::Alone);
            return Step::Found;
        }
        for other in 0..graph.len() {
            if self.gone[other] {
                continue;
            }
            let (own, top) = (self.blossoms.top(vertex), self.blossoms.top(other));
            if own == top || self.blossoms.label_of(top) == Label::Inner {
                continue;
            }
            let is_tight = graph
                .pair(vertex, other)
                .is_some_and(|worth| self.slack(vertex, other, worth) == Worth::ZERO);
            if is_tight && self.reach(vertex, other, queue) == Step::Found {
                return Step::Found;
            }
        }
        Step::On
    }

    /// Crosses one tight pair.
    fn reach(&mut self, vertex: usize, other: usize, queue: &mut VecDeque<usize>) -> Step {
        let top = self.blossoms.top(other);
        match self.blossoms.label_of(top) {
            Label::Inner => Step::On,
            Label::Outer => {
                let inner = self.blossoms.join(vertex, other);
                queue.extend(inner);
                Step::On
            }
            Label::None => {
                let base = self.blossoms.base(top);
                if let Mate::With(mate) = self.mates[base] {
                    self.blossoms
                        .label(top, Label::Inner, Some((vertex, other)));
                    let next = self.blossoms.top(mate);
                    self.make_outer(next, Some((base, mate)), queue);
                    return Step::On;
                }
                self.turn_from(vertex, Mate::With(other));
                self.blossoms.turn(top, other, &mut self.mates);
                self.mates[other] = Mate::With(vertex);
                Step::Found
            }
        }
    }

    /// Gives an outer vertex this mate, and exchanges pairs and gaps on the way from it back to the root.
    fn turn_from(&mut self, vertex: usize, mate: Mate) {
        let (mut at, mut mate) = (vertex, mate);
        loop {
            let top = self.blossoms.top(at);
            let via = self.blossoms.via(top);
            self.blossoms.turn(top, at, &mut self.mates);
            self.mates[at] = mate;
            // An outer top was reached from its mate, an inner top from an outer vertex.
            let Some((before, _)) = via else { return };
            let inner = self.blossoms.top(before);
            let Some((outer, entry)) = self.blossoms.via(inner) else {
                return;
            };
            self.blossoms.turn(inner, entry, &mut self.mates);
            self.mates[entry] = Mate::With(outer);
            (at, mate) = (outer, Mate::With(entry));
        }
    }

    /// Lowers outer and raises inner values until something becomes tight; false when nothing can, or not without loss.
    fn lower(&mut self, graph: &impl Graph<L>, queue: &mut VecDeque<usize>) -> bool {
        let (least, tight) = self.least(graph);
        let inner = |id: &usize| self.blossoms.label_of(*id) == Label::Inner;
        let shrinking: Vec<usize> = self.blossoms.tops().into_iter().filter(inner).collect();
        let values = shrinking.iter().map(|id| self.blossoms.value(*id));
        let Some(twice) = values.chain(least).min() else {
            return false;
        };
        if !self.sink(twice.half()) {
            return false;
        }
        self.shift(twice);
        if least == Some(twice) {
            queue.extend(tight);
        }
        let mut has_unfolded = false;
        for id in shrinking {
            if self.blossoms.value(id) == Worth::ZERO {
                self.blossoms.unfold(id, &self.mates);
                has_unfolded = true;
            }
        }
        if has_unfolded {
            // What was inner may now be reached in other ways.
            let outer = (0..graph.len())
                .filter(|vertex| !self.gone[*vertex] && self.label(*vertex) == Label::Outer);
            queue.extend(outer.collect::<Vec<usize>>());
        }
        true
    }

    fn label(&self, vertex: usize) -> Label {
        self.blossoms.label_of(self.blossoms.top(vertex))
    }

    /// Twice the least fall that makes a pair tight, and the outer vertices of such pairs.
    fn least(&self, graph: &impl Graph<L>) -> (Option<Worth<L>>, Vec<usize>) {
        let mut least: Option<Worth<L>> = None;
        let mut tight = Vec::new();
        let outer = (0..graph.len())
            .filter(|vertex| !self.gone[*vertex] && self.label(*vertex) == Label::Outer);
        for vertex in outer {
            let Some(found) = self.least_of(graph, vertex) else {
                continue;
            };
            if least.is_none_or(|least| found < least) {
                least = Some(found);
                tight.clear();
            }
            if least == Some(found) {
                tight.push(vertex);
            }
        }
        (least, tight)
    }

    fn least_of(&self, graph: &impl Graph<L>, vertex: usize) -> Option<Worth<L>> {
        let alone = graph.alone(vertex).map(|worth| self.values[vertex] - worth);
        let mut least = alone.map(|slack| slack + slack);
        let own = self.blossoms.top(vertex);
        for other in 0..graph.len() {
            let top = self.blossoms.top(other);
            let label = self.blossoms.label_of(top);
            if own == top || label == Label::Inner || self.gone[other] {
                continue;
            }
            let Some(worth) = graph.pair(vertex, other) else {
                continue;
            };
            let slack = self.slack(vertex, other, worth);
            let twice = if label == Label::Outer {
                slack
            } else {
                slack + slack
            };
            if least.is_none_or(|least| twice < least) {
                least = Some(twice);
            }
        }
        least
    }

    fn shift(&mut self, twice: Worth<L>) {
        let by = twice.half();
        for vertex in 0..self.values.len() {
            if self.gone[vertex] {
                continue;
            }
            match self.label(vertex) {
                Label::Outer => self.values[vertex] = self.values[vertex] - by,
                Label::Inner => self.values[vertex] = self.values[vertex] + by,
                Label::None => {}
            }
        }
        for id in self.blossoms.tops() {
            match self.blossoms.label_of(id) {
                Label::Outer => self.blossoms.change_value(id, twice),
                Label::Inner => self.blossoms.change_value(id, twice.negative()),
                Label::None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests;
