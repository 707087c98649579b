//! Where the games of a match are played, several at a time.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use anyhow::{Result, anyhow};
use games::RuleSet;
use protocol::{Failure, Log};
use rules::{ByColor, Color};

use super::board::{End, Played, Terms, play};
use super::limits::Limits;
use super::openings::Opening;
use super::seats::{Seat, Spec};

/// All that the games of a match need.
#[derive(Debug)]
pub(crate) struct Hall<'a> {
    pub(crate) specs: &'a [Spec; 2],
    pub(crate) limits: [Limits; 2],
    pub(crate) openings: &'a [Opening],
    pub(crate) rules: RuleSet,
    pub(crate) terms: Terms<'a>,
    pub(crate) games: u32,
    pub(crate) log: Option<&'a Log>,
}

/// A game that was played, as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// Which pair of games, and which of the two: the first engine has White in game 0.
    pub(crate) pair: usize,
    pub(crate) which: usize,
    /// The names of both engines.
    pub(crate) names: [String; 2],
    /// What the first engine made of it: 0, 1 or 2.
    pub(crate) half_points: usize,
    pub(crate) played: Played,
}

impl Told {
    /// The engine that had White.
    pub(crate) const fn white(&self) -> usize {
        self.which
    }
}

impl Hall<'_> {
    /// Plays all games and tells of each as it ends, until the listener has heard enough.
    ///
    /// # Errors
    /// When an engine cannot be started, or the listener fails.
    pub(crate) fn play(
        &self,
        tables: usize,
        mut tell: impl FnMut(Told) -> Result<bool>,
    ) -> Result<()> {
        let next = AtomicUsize::new(0);
        let is_over = AtomicBool::new(false);
        let (say, told) = channel();
        thread::scope(|scope| {
            for _ in 0..tables.min(self.pairs()).max(1) {
                let say = say.clone();
                let (next, is_over) = (&next, &is_over);
                scope.spawn(move || self.sit(next, is_over, &say));
            }
            drop(say);
            let mut answer = Ok(());
            for game in told {
                if answer.is_err() {
                    continue;
                }
                let goes_on = game.and_then(&mut tell);
                if !matches!(goes_on, Ok(true)) {
                    is_over.store(true, Ordering::Relaxed);
                }
                answer = goes_on.map(drop);
            }
            answer
        })
    }

    fn pairs(&self) -> usize {
        (self.games as usize).div_ceil(2)
    }

    /// One table: takes pairs of games until none is left.
    fn sit(&self, next: &AtomicUsize, is_over: &AtomicBool, say: &Sender<Result<Told>>) {
        let mut seats = [None, None];
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs() {
                return;
            }
            for which in 0..2 {
                let is_left = 2 * pair + which < self.games as usize;
                if !is_left || is_over.load(Ordering::Relaxed) {
                    return;
                }
                let told = self.game(&mut seats, pair, which);
                let is_bad = told.is_err();
                if say.send(told).is_err() || is_bad {
                    return;
                }
            }
        }
    }

    fn game(&self, seats: &mut [Option<Seat>; 2], pair: usize, which: usize) -> Result<Told> {
        for ((seat, spec), letter) in seats.iter_mut().zip(self.specs).zip(['A', 'B']) {
            if seat.is_none() {
                let started = spec.start(self.rules, self.log);
                *seat = Some(started.map_err(|failure| anyhow!("engine {letter}: {failure}"))?);
            }
        }
        let [Some(first), Some(second)] = seats else {
            return Err(anyhow!("an engine is missing"));
        };
        let opening = &self.openings[pair % self.openings.len()];
        let (white, black) = match which {
            0 => (first, second),
            _ => (second, first),
        };
        let limits = ByColor {
            white: self.limits[which],
            black: self.limits[1 - which],
        };
        let played = play(opening, ByColor { white, black }, limits, &self.terms);
        let first_has = if which == 0 {
            Color::White
        } else {
            Color::Black
        };
        let half_points = match played.winner {
            None => 1,
            Some(winner) if winner == first_has => 2,
            Some(_) => 0,
        };
        let names = [0, 1].map(|i| seats[i].as_ref().map(Seat::name).unwrap_or_default());
        restart(seats, &played, which);
        Ok(Told {
            pair,
            which,
            names,
            half_points,
            played,
        })
    }
}

/// An engine that failed is started anew before its next game.
fn restart(seats: &mut [Option<Seat>; 2], played: &Played, white: usize) {
    let is_fatal = match &played.end {
        End::Failure(failure) => Failure::is_fatal(failure),
        End::Rules(_)
        | End::Claim(_)
        | End::Tables
        | End::Scores
        | End::Length
        | End::Time(_)
        | End::GaveUp => false,
    };
    if is_fatal {
        let loser = match played.winner {
            Some(Color::White) => 1 - white,
            Some(Color::Black) | None => white,
        };
        seats[loser] = None;
    }
}
