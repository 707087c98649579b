//! Blossoms: odd rings of vertices that a search has folded into one.
//!
//! A number below the count of vertices is a vertex; from there on it is a blossom. Outermost ones are called tops.

use super::matching::Mate;
use super::worth::Worth;

/// How a search has met a top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// Not at all.
    None,
    /// An even number of steps from the root.
    Outer,
    /// An odd number of steps from the root.
    Inner,
}

/// A ring of an odd number of tops of its time. Its first child holds the base; children 1 and 2, 3 and 4 and so on are
/// paired.
#[derive(Clone, Debug)]
struct Ring<const L: usize> {
    children: Vec<usize>,
    /// The pair between each child and the next: a vertex in the one, a vertex in the other.
    links: Vec<(usize, usize)>,
    base: usize,
    value: Worth<L>,
}

/// All blossoms over the vertices of one graph.
#[derive(Clone, Debug)]
pub(super) struct Blossoms<const L: usize> {
    count: usize,
    tops: Vec<usize>,
    parents: Vec<Option<usize>>,
    rings: Vec<Option<Ring<L>>>,
    labels: Vec<Label>,
    /// How a top was reached: from a vertex outside to a vertex inside.
    vias: Vec<Option<(usize, usize)>>,
}

impl<const L: usize> Blossoms<L> {
    pub(super) fn new(count: usize) -> Blossoms<L> {
        Blossoms {
            count,
            tops: (0..count).collect(),
            parents: vec![None; count],
            rings: Vec::new(),
            labels: vec![Label::None; count],
            vias: vec![None; count],
        }
    }

    fn ring(&self, id: usize) -> Option<&Ring<L>> {
        self.rings.get(id.checked_sub(self.count)?)?.as_ref()
    }

    fn ring_mut(&mut self, id: usize) -> Option<&mut Ring<L>> {
        self.rings.get_mut(id.checked_sub(self.count)?)?.as_mut()
    }

    #[inline]
    pub(super) fn top(&self, vertex: usize) -> usize {
        self.tops[vertex]
    }

    /// The outermost blossom around a vertex, if there is one.
    pub(super) fn outermost(&self, vertex: usize) -> Option<usize> {
        let top = self.tops[vertex];
        (top >= self.count).then_some(top)
    }

    #[inline]
    pub(super) fn label_of(&self, top: usize) -> Label {
        self.labels[top]
    }

    pub(super) fn label(&mut self, top: usize, label: Label, via: Option<(usize, usize)>) {
        self.labels[top] = label;
        self.vias[top] = via;
    }

    pub(super) fn via(&self, top: usize) -> Option<(usize, usize)> {
        self.vias[top]
    }

    pub(super) fn clear_labels(&mut self) {
        self.labels.fill(Label::None);
        self.vias.fill(None);
    }

    /// The vertex of a top that may be paired outside it.
    pub(super) fn base(&self, id: usize) -> usize {
        self.ring(id).map_or(id, |ring| ring.base)
    }

    pub(super) fn value(&self, id: usize) -> Worth<L> {
        self.ring(id).map_or(Worth::ZERO, |ring| ring.value)
    }

    pub(super) fn change_value(&mut self, id: usize, by: Worth<L>) {
        if let Some(ring) = self.ring_mut(id) {
            ring.value = ring.value + by;
        }
    }

    /// The outermost blossoms.
    pub(super) fn tops(&self) -> Vec<usize> {
        let ids = self.count..self.count + self.rings.len();
        ids.filter(|id| self.ring(*id).is_some() && self.parents[*id].is_none())
            .collect()
    }

    /// The vertices within.
    pub(super) fn leaves(&self, id: usize) -> Vec<usize> {
        let mut leaves = Vec::new();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            match self.ring(id) {
                Some(ring) => stack.extend(ring.children.iter().rev()),
                None => leaves.push(id),
            }
        }
        leaves
    }

    /// The value of all blossoms that hold both vertices.
    pub(super) fn inside(&self, one: usize, other: usize) -> Worth<L> {
        if self.tops[one] != self.tops[other] {
            return Worth::ZERO;
        }
        let around =
            |vertex: usize| core::iter::successors(self.parents[vertex], |id| self.parents[*id]);
        let both = around(one).filter(|id| around(other).any(|around| around == *id));
        both.fold(Worth::ZERO, |sum, id| sum + self.value(id))
    }

    /// Opens an outermost blossom: its children are tops again.
    pub(super) fn dissolve(&mut self, id: usize) {
        let slot = id.checked_sub(self.count);
        let Some(ring) = slot.and_then(|slot| self.rings.get_mut(slot)?.take()) else {
            return;
        };
        for child in ring.children {
            self.parents[child] = None;
            self.label(child, Label::None, None);
            for leaf in self.leaves(child) {
                self.tops[leaf] = child;
            }
        }
    }

    /// Opens every outermost blossom without value.
    pub(super) fn dissolve_worthless(&mut self) {
        loop {
            let tops = self.tops();
            let mut worthless = tops.iter().filter(|id| self.value(**id) == Worth::ZERO);
            let Some(id) = worthless.next().copied() else {
                return;
            };
            self.dissolve(id);
        }
    }

    fn new_id(&mut self) -> usize {
        if let Some(slot) = self.rings.iter().position(Option::is_none) {
            return self.count + slot;
        }
        self.rings.push(None);
        self.parents.push(None);
        self.labels.push(Label::None);
        self.vias.push(None);
        self.count + self.rings.len() - 1
    }

    /// The tops from a vertex to the root, and the pairs between them, each from below to above.
    fn path(&self, vertex: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        let mut at = self.tops[vertex];
        let (mut tops, mut links) = (vec![at], Vec::new());
        while let Some((before, inside)) = self.vias[at] {
            links.push((inside, before));
            at = self.tops[before];
            tops.push(at);
        }
        (tops, links)
    }

    /// Folds the ring that a tight pair of two outer vertices closes. Gives the vertices that have become outer.
    pub(super) fn join(&mut self, one: usize, other: usize) -> Vec<usize> {
        let ((mut ours, mut our_links), (mut theirs, mut their_links)) =
            (self.path(one), self.path(other));
        // What both ways share is not in the ring, but for the last of it.
        let shared = ours.iter().rev().zip(theirs.iter().rev());
        let shared = shared.take_while(|(own, their)| own == their).count();
        ours.truncate(ours.len() - shared + 1);
        our_links.truncate(ours.len() - 1);
        theirs.truncate(theirs.len() - shared);
        their_links.truncate(theirs.len());
        let inner = |id: &&usize| self.labels[**id] == Label::Inner;
        let turned = ours.iter().chain(&theirs).filter(inner);
        let outer: Vec<usize> = turned.flat_map(|id| self.leaves(*id)).collect();
        let swapped = |(inside, before): &(usize, usize)| (*before, *inside);
        let mut links: Vec<(usize, usize)> = our_links.iter().rev().map(swapped).collect();
        links.push((one, other));
        links.extend(their_links);
        let mut children: Vec<usize> = ours.into_iter().rev().collect();
        children.extend(theirs);
        self.fold(children, links);
        outer
    }

    fn fold(&mut self, children: Vec<usize>, links: Vec<(usize, usize)>) {
        let first = children[0];
        let (base, via) = (self.base(first), self.vias[first]);
        let id = self.new_id();
        for child in &children {
            self.parents[*child] = Some(id);
            for leaf in self.leaves(*child) {
                self.tops[leaf] = id;
            }
        }
        self.parents[id] = None;
        let ring = Ring {
            children,
            links,
            base,
            value: Worth::ZERO,
        };
        self.rings[id - self.count] = Some(ring);
        self.label(id, Label::Outer, via);
    }

    /// The child of a blossom that holds a vertex.
    fn child(&self, id: usize, vertex: usize) -> usize {
        let mut at = vertex;
        while let Some(parent) = self.parents[at].filter(|parent| *parent != id) {
            at = parent;
        }
        at
    }

    /// Turns the pairs within a blossom so that this vertex becomes its base.
    pub(super) fn turn(&mut self, id: usize, vertex: usize, mates: &mut [Mate]) {
        if id < self.count {
            return;
        }
        let child = self.child(id, vertex);
        self.turn(child, vertex, mates);
        let Some(ring) = self.ring_mut(id) else {
            return;
        };
        let count = ring.children.len();
        let place = ring.children.iter().position(|found| *found == child);
        let place = place.unwrap_or(0);
        ring.children.rotate_left(place);
        ring.links.rotate_left(place);
        ring.base = vertex;
        // The way round with an even number of steps to the old base changes its pairs.
        let (from, to) = if place % 2 == 0 {
            (count - place, count)
        } else {
            (1, count - place)
        };
        let changed: Vec<(usize, usize, (usize, usize))> = (from..to)
            .step_by(2)
            .map(|index| {
                (
                    ring.children[index % count],
                    ring.children[(index + 1) % count],
                    ring.links[index % count],
                )
            })
            .collect();
        for (one, other, (inside, beyond)) in changed {
            self.turn(one, inside, mates);
            self.turn(other, beyond, mates);
            mates[inside] = Mate::With(beyond);
            mates[beyond] = Mate::With(inside);
        }
    }

    /// Opens an inner blossom without value; the search goes on through its children.
    pub(super) fn unfold(&mut self, id: usize, mates: &[Mate]) {
        let via = self.vias[id];
        let Some((ring, (before, entry))) = self.ring(id).cloned().zip(via) else {
            return;
        };
        let child = self.child(id, entry);
        let place = ring
            .children
            .iter()
            .position(|found| *found == child)
            .unwrap_or(0);
        let count = ring.children.len();
        self.dissolve(id);
        // Walk the even way from the entry to the base.
        let step = |at: usize| {
            if place % 2 == 0 {
                (at + count - 1) % count
            } else {
                (at + 1) % count
            }
        };
        let link = |at: usize| {
            if place % 2 == 0 {
                let (before, here) = ring.links[step(at)];
                (here, before)
            } else {
                ring.links[at]
            }
        };
        self.label(ring.children[place], Label::Inner, Some((before, entry)));
        let mut at = place;
        while at != 0 {
            let paired = step(at);
            let (inner, outer) = (
                self.base(ring.children[at]),
                self.base(ring.children[paired]),
            );
            debug_assert_eq!(mates[inner], Mate::With(outer));
            self.label(ring.children[paired], Label::Outer, Some((inner, outer)));
            let (from, into) = link(paired);
            at = step(paired);
            self.label(ring.children[at], Label::Inner, Some((from, into)));
        }
    }
}
