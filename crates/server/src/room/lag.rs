//! What a player gets back for the way of his moves, never more than the server itself has measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use conduct::{Command, Form, Millis, Mode, Moment};
use games::{ByColor, Color};

use super::Keeper;

/// How long the way to a page and back takes, as its connection measures it; none until it has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lag(Arc<AtomicU64>);

impl Lag {
    pub(crate) fn set(&self, measured: Millis) {
        self.0.store(measured.0, Ordering::Relaxed);
    }

    fn get(&self) -> Millis {
        Millis(self.0.load(Ordering::Relaxed))
    }

    fn is(&self, other: &Lag) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// No move gets more back.
const MOST: Millis = Millis(500);
/// A side has no more saved up.
const BUDGET: Millis = Millis(2000);
/// Every move of a side saves so much.
const SAVED: Millis = Millis(200);
/// A page that answered so fast is no farther away: so many of its last answers are remembered.
const ANSWERS: usize = 4;

/// How a move came.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// How long it was asked for before it was here.
    took: Millis,
    /// What it got back.
    back: Millis,
}

/// What one side gets back.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    left: Millis,
    /// How long the last moves took from being asked for to being here.
    answers: [Millis; ANSWERS],
    next: usize,
}

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance {
            left: BUDGET,
            answers: [MOST; ANSWERS],
            next: 0,
        }
    }
}

impl Allowance {
    /// What a move gets back over a connection of this lag. One who has answered faster than his connection pretends to
    /// be has shown that it is faster.
    fn of(&self, lag: Millis) -> Millis {
        let fastest = self.answers.into_iter().min().unwrap_or(MOST);
        lag.min(fastest).min(self.left).min(MOST)
    }

    fn played(&mut self, way: Way) {
        self.left = self.left.minus(way.back).plus(SAVED).min(BUDGET);
        self.answers[self.next] = way.took;
        self.next = (self.next + 1) % ANSWERS;
    }
}

/// What both sides get back, and over which connections.
#[derive(Clone, Debug, Default)]
pub(super) struct Allowances {
    sides: ByColor<Allowance>,
    connections: ByColor<Vec<Lag>>,
    /// When the side to move was told so.
    asked_at: Moment,
}

impl Allowances {
    pub(super) fn join(&mut self, seats: &[Color], lag: &Lag) {
        for side in seats {
            self.connections[*side].push(lag.clone());
        }
    }

    pub(super) fn leave(&mut self, lag: &Lag) {
        for side in Color::ALL {
            self.connections[side].retain(|other| !other.is(lag));
        }
    }

    /// The position was told.
    pub(super) fn asked(&mut self, at: Moment) {
        self.asked_at = at;
    }

    /// A move came, and was given a moment: how long it took, and what it got back.
    pub(super) fn way(&self, came: Moment, given: Moment) -> Way {
        Way {
            took: came.since(self.asked_at).unwrap_or(Millis::ZERO),
            back: came.since(given).unwrap_or(Millis::ZERO),
        }
    }

    /// A side has moved.
    pub(super) fn played(&mut self, side: Color, way: Way) {
        self.sides[side].played(way);
    }

    /// The most that the next move of a side may get back.
    fn most(&self, side: Color) -> Millis {
        let farthest = self.connections[side].iter().map(Lag::get).max();
        self.sides[side].of(farthest.unwrap_or(Millis::ZERO))
    }
}

impl Keeper {
    /// Whether the way of a move is given back: where a clock counts seconds, and the board is the server's.
    fn gives_back(&self) -> bool {
        let terms = self.game.terms();
        terms.control.is_timed() && terms.form != Form::Correspondence && terms.mode == Mode::Play
    }

    /// How long a deadline waits for a move that may be on its way.
    pub(super) fn grace(&self) -> Millis {
        match self.game.clock().running() {
            Some(side) if self.gives_back() => self.allowances.most(side),
            Some(_) | None => Millis::ZERO,
        }
    }

    /// The moment of a command: a move counts from when it was sent, as far as the server can know; anything else counts
    /// from now. Never before what has happened already.
    pub(super) fn moment_of(
        &self,
        by: Color,
        command: &Command,
        came: Moment,
        lag: &Lag,
    ) -> Moment {
        if !matches!(command, Command::Play { .. }) || !self.gives_back() {
            return self.now();
        }
        let back = self.allowances.sides[by].of(lag.get());
        Moment(came.0.saturating_sub(back.0)).max(self.game.last())
    }
}
