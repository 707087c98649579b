//! One bracket: the best pairing by C6 to C21, and of the best ones the first in the order of Article 4.

use super::card::Card;
use super::graph::{Leaving, Node, Role, Worths, parts};
use super::matching::{Graph, Matcher, Mate};
use super::worth::Worth;
use crate::Points;

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
    /// The scores with which players would leave the next bracket, where that was asked (C8).
    pub(super) leave_next: Vec<Points>,
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

impl Bracket<'_> {
    /// Who finds no opponent when as many as can be are paired.
    pub(super) fn open(&self) -> Vec<usize> {
        let mut work = Work::<4>::new(self, Leaving::Floats);
        work.solve();
        let nodes = 0..self.nodes.len();
        nodes
            .filter(|node| work.inner_mate(*node).is_none())
            .collect()
    }
}

/// The bracket while it is paired.
pub(super) struct Work<'a, const L: usize> {
    pub(super) bracket: &'a Bracket<'a>,
    pub(super) graph: Worths<L>,
    pub(super) matcher: Matcher<L>,
    pub(super) pairs: Vec<(usize, usize)>,
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

    pub(super) fn role(&self, node: usize) -> Role {
        self.bracket.nodes[node].role
    }

    pub(super) fn card(&self, node: usize) -> &'a Card {
        self.bracket.nodes[node].card
    }

    pub(super) fn of(&self, role: Role) -> Vec<usize> {
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
        let bye = self.graph.bye();
        matches!(leaving[..], [node] if bye.is_some_and(|bye| self.matcher.mate(node) == Mate::With(bye)))
    }

    pub(super) fn is_current(&self, node: usize) -> bool {
        matches!(self.role(node), Role::Moved | Role::Resident)
    }

    /// The opponent within the bracket.
    pub(super) fn inner_mate(&self, node: usize) -> Option<usize> {
        match self.matcher.mate(node) {
            Mate::With(other) if Some(other) != self.graph.bye() && self.is_current(other) => {
                Some(other)
            }
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
    pub(super) fn values(&self) -> Vec<Worth<L>> {
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
            (false, false) => return vec![Worth::ZERO; self.graph.len()],
        };
        let value = |node: &Node<'_>| match node.role {
            Role::Moved | Role::Resident if node.card.wish == Some(rare) => half.negative(),
            Role::Moved | Role::Resident => half,
            Role::Next | Role::Below => Worth::ZERO,
        };
        let bye = self.graph.bye().map(|_| Worth::ZERO);
        self.bracket.nodes.iter().map(value).chain(bye).collect()
    }

    /// Pairs that are tight from the start: first those who want different colours, each with the nearest after half.
    pub(super) fn start(&mut self) {
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

    /// Tries a change of what may be; takes it back when the pairing would be worse.
    pub(super) fn attempt(&mut self, node: usize, change: impl FnOnce(&mut Worths<L>)) -> bool {
        let (graph, matcher) = (self.graph.clone(), self.matcher.clone());
        change(&mut self.graph);
        self.matcher.limit(&self.graph, node);
        if self.matcher.solve(&self.graph) {
            return true;
        }
        (self.graph, self.matcher) = (graph, matcher);
        false
    }

    /// Tries a pair; takes it back when the pairing would be worse.
    fn attempt_pair(&mut self, one: usize, other: usize) -> bool {
        let matcher = self.matcher.clone();
        if self.matcher.fix(&self.graph, one, other) && self.matcher.solve(&self.graph) {
            self.pairs.push((one, other));
            return true;
        }
        self.matcher = matcher;
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
        self.attempt(node, |graph| {
            graph.close_alone(node);
            for other in outside {
                graph.close(node, other);
            }
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

    pub(super) fn choose_opponent(&mut self, node: usize, others: &[usize]) {
        for other in others {
            let is_free = !self.matcher.is_gone(*other) && *other != node;
            if !is_free || !self.matcher.is_tight(&self.graph, node, *other) {
                continue;
            }
            if self.attempt_pair(node, *other) {
                return;
            }
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
        paired.leave_next = self.leave_next();
        paired
    }

    /// The scores of those who are alone where the next bracket was asked.
    fn leave_next(&self) -> Vec<Points> {
        if !self.has_others() || self.bracket.leaving != Leaving::Floats {
            return Vec::new();
        }
        let nodes = 0..self.bracket.nodes.len();
        let alone = nodes.filter(|node| self.matcher.mate(*node) == Mate::Alone);
        alone.map(|node| self.card(node).score).collect()
    }
}
