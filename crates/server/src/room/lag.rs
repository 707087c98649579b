//! Lag compensation: the time that the network took is given back to a player's clock, never more than the server itself has
//! measured.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use conduct::{Command, Form, Game, Millis, Mode, Moment};
use games::{ByColor, Color};

use super::RoomTask;

/// Round-trip time of a connection, as the server measures it; zero until it has.
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

/// Maximum given back for one move.
const MAX_PER_MOVE: Millis = Millis(500);
/// Maximum that a side may have saved up.
const BUDGET: Millis = Millis(2000);
/// What every move adds to its side's budget.
const SAVED: Millis = Millis(200);
/// Number of last moves whose delay bounds the compensation: a page that answered so fast is no farther away.
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
            answers: [MAX_PER_MOVE; ANSWERS],
            next: 0,
        }
    }
}

impl Allowance {
    /// What a move gets back over a connection of this lag. One who has answered faster than his connection pretends to
    /// be has shown that it is faster.
    fn of(&self, lag: Millis) -> Millis {
        let fastest = self.answers.into_iter().min().unwrap_or(MAX_PER_MOVE);
        lag.min(fastest).min(self.left).min(MAX_PER_MOVE)
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

impl RoomTask {
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

    /// The moment of a command: a move counts as of when it was sent, as far as the server can know; anything else counts
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
        given(came, self.allowances.sides[by].of(lag.get()), &self.game)
    }
}

/// The moment of a move that came then and gets so much back.
fn given(came: Moment, back: Millis, game: &Game) -> Moment {
    Moment(came.0.saturating_sub(back.0)).max(game.last())
}

/// What time it is in a room at a moment: not before the last event, be the clock of the machine set back; and not yet the
/// end of somebody's time while his move may be on its way.
pub(super) fn held(now: Moment, grace: Millis, game: &Game) -> Moment {
    let before = game.next_deadline().and_then(|deadline| {
        let is_held = now >= deadline && now < deadline.plus(grace);
        is_held.then(|| Moment(deadline.0.saturating_sub(1)))
    });
    before.unwrap_or(now).max(game.last())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(took: u64, back: u64) -> Way {
        Way {
            took: Millis(took),
            back: Millis(back),
        }
    }

    /// Plays so many moves, each thought about for so long; what they got back together.
    fn together(allowance: &mut Allowance, moves: u64, lag: u64, thinks: u64) -> u64 {
        (0..moves)
            .map(|_| {
                let back = allowance.of(Millis(lag)).0;
                allowance.played(way(thinks + lag, back));
                back
            })
            .sum()
    }

    #[test]
    fn one_who_is_near_gets_what_the_way_takes() {
        let mut near = Allowance::default();
        assert_eq!(together(&mut near, 100, 60, 1000), 6000);
        assert_eq!(together(&mut Allowance::default(), 100, 0, 1000), 0);
    }

    #[test]
    fn one_who_is_slow_gets_no_more_than_his_quota() {
        for lag in [300, 700, 5000, 1_000_000] {
            let mut slow = Allowance::default();
            assert!(slow.of(Millis(lag)) <= MAX_PER_MOVE);
            let moves = 100;
            let most = BUDGET.0 + moves * SAVED.0;
            assert!(together(&mut slow, moves, lag, 1000) <= most, "{lag}");
        }
    }

    #[test]
    fn one_who_answers_faster_than_he_is_far_is_near() {
        let mut liar = Allowance::default();
        assert_eq!(liar.of(Millis(500)), Millis(500));
        // His pongs take half a second, and his move came after 90 ms.
        liar.played(way(90, 90));
        assert_eq!(liar.of(Millis(500)), Millis(90));
        for _ in 0..ANSWERS {
            liar.played(way(4000, 90));
        }
        assert_eq!(liar.of(Millis(500)), Millis(500));
    }

    /// A game of ten seconds, begun at 1000: White's flag falls at 11000.
    fn ten_seconds() -> Game {
        let control = "10".parse().expect("a control");
        let rules = "russian".parse().expect("a rule set");
        let mut game = Game::new(conduct::Terms::timed(rules, control)).expect("terms");
        for event in game.decide(&Command::Begin, Moment(1000)).expect("begun") {
            game.apply(&event).expect("begun");
        }
        assert_eq!(game.next_deadline(), Some(Moment(11_000)));
        game
    }

    fn plays(game: &Game, at: Moment) -> bool {
        let (by, text) = (Color::White, "c3-d4".to_owned());
        let events = game.decide(&Command::Play { by, text }, at);
        let events = events.expect("it is White's move");
        matches!(events[0].what, conduct::Happened::Played { .. })
    }

    #[test]
    fn a_move_that_was_sent_before_the_flag_fell_counts() {
        let game = ten_seconds();
        for (came, back, is_made) in [
            (10_999, 0, true),
            (11_000, 0, false),
            (11_099, 100, true),
            (11_100, 100, false),
            (11_499, 500, true),
        ] {
            let moment = given(Moment(came), Millis(back), &game);
            assert_eq!(plays(&game, moment), is_made, "{came} {back}");
        }
        // Never before what has happened.
        assert_eq!(given(Moment(1100), Millis(500), &game), Moment(1000));
    }

    /// What one gets back the other does not lose.
    #[test]
    fn the_clock_of_the_other_starts_when_the_move_is_here() {
        let mut game = ten_seconds();
        let (by, text) = (Color::White, "c3-d4".to_owned());
        let came = Moment(3500);
        let sent = given(came, Millis(500), &game);
        let events = game.decide_sent(&Command::Play { by, text }, sent, came);
        for event in events.expect("it is White's move") {
            game.apply(&event).expect("it fits");
        }
        assert_eq!(game.last(), came);
        let left = |side, at| game.clock().left(side, Moment(at));
        assert_eq!(left(Color::White, 3500), Some(Millis(8000)));
        assert_eq!(left(Color::Black, 3500), Some(Millis(10_000)));
        assert_eq!(left(Color::Black, 4000), Some(Millis(9500)));
        assert_eq!(game.next_deadline(), Some(Moment(13_500)));
    }

    #[test]
    fn a_flag_waits_for_a_move_and_does_not_rise_again() {
        let mut game = ten_seconds();
        let grace = Millis(100);
        for (now, is) in [(10_999, 10_999), (11_000, 10_999), (11_099, 10_999)] {
            assert_eq!(held(Moment(now), grace, &game), Moment(is));
            let look = game.decide(&Command::Look, held(Moment(now), grace, &game));
            assert!(look.is_err(), "{now}");
        }
        let fallen = game
            .decide(&Command::Look, held(Moment(11_100), grace, &game))
            .expect("the flag falls");
        for event in &fallen {
            game.apply(event).expect("it fits");
        }
        // Recorded is recorded: a move that says that it was sent earlier comes too late.
        let (by, text) = (Color::White, "c3-d4".to_owned());
        let moment = given(Moment(11_101), Millis(500), &game);
        assert!(game.decide(&Command::Play { by, text }, moment).is_err());
    }

    #[test]
    fn only_what_was_measured_counts() {
        let (lag, other) = (Lag::default(), Lag::default());
        let mut allowances = Allowances::default();
        allowances.join(&[Color::White], &lag);
        assert_eq!(allowances.most(Color::White), Millis::ZERO);
        lag.set(Millis(120));
        other.set(Millis(400));
        assert_eq!(allowances.most(Color::White), Millis(120));
        assert_eq!(allowances.most(Color::Black), Millis::ZERO);
        allowances.leave(&lag);
        assert_eq!(allowances.most(Color::White), Millis::ZERO);
    }
}
