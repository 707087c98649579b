//! Where the games of a match are played, several at a time.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use games::RuleSet;
use players::{Contestant, EngineSpec};
use protocol::Log;
use rules::{ByColor, Color};

use super::board::{Played, Terms, play};
use super::limits::Limits;
use super::openings::Opening;
use super::stop::TICK;

/// All that the games of a match need.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) specs: [EngineSpec; 2],
    pub(crate) limits: [Limits; 2],
    pub(crate) openings: Vec<Opening>,
    pub(crate) rules: RuleSet,
    pub(crate) terms: Terms,
    pub(crate) games: u32,
    pub(crate) log: Option<Log>,
}

/// Where the tables are with their work.
#[derive(Debug, Default)]
struct Progress {
    /// The pair that is played next.
    next: AtomicUsize,
    /// Enough is known: no game is begun any more.
    is_over: AtomicBool,
}

/// When the match is stopped, an engine may think on for so long until it is left to itself.
const PARTING: Duration = Duration::from_secs(2);

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

impl Hall {
    /// Plays all games and tells of each as it ends, until the listener has heard enough or the match is stopped.
    ///
    /// # Errors
    /// When an engine cannot be started, or the listener fails.
    pub(crate) fn play(
        self,
        tables: usize,
        mut tell: impl FnMut(Told) -> Result<bool>,
    ) -> Result<()> {
        let (hall, progress) = (Arc::new(self), Arc::new(Progress::default()));
        let (say, told) = channel();
        // Not scoped: who thinks on after the match was stopped is not waited for.
        let tables = (0..tables.min(hall.pairs()).max(1)).map(|_| {
            let (hall, progress, say) = (hall.clone(), progress.clone(), say.clone());
            thread::spawn(move || hall.sit(&progress, &say))
        });
        let tables: Vec<_> = tables.collect();
        drop(say);
        let mut answer = Ok(());
        while let Some(game) = hall.next_game(&told) {
            if answer.is_err() {
                continue;
            }
            let goes_on = game.and_then(&mut tell);
            if !matches!(goes_on, Ok(true)) {
                progress.is_over.store(true, Ordering::Relaxed);
            }
            answer = goes_on.map(drop);
        }
        if !hall.terms.stop.is_asked() {
            for table in tables {
                table.join().unwrap_or_else(|panic| resume_unwind(panic));
            }
        }
        answer
    }

    /// The next game that has ended; none when all tables are done, or have been waited for after the match was stopped.
    fn next_game(&self, told: &Receiver<Result<Told>>) -> Option<Result<Told>> {
        let mut parted = None;
        loop {
            match told.recv_timeout(TICK) {
                Ok(game) => return Some(game),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.terms.stop.is_asked() {
                let since = parted.get_or_insert_with(Instant::now);
                if since.elapsed() > PARTING {
                    return None;
                }
            }
        }
    }

    fn pairs(&self) -> usize {
        (self.games as usize).div_ceil(2)
    }

    /// One table: takes pairs of games until none is left.
    fn sit(&self, progress: &Progress, say: &Sender<Result<Told>>) {
        let mut seats = [None, None];
        loop {
            let pair = progress.next.fetch_add(1, Ordering::Relaxed);
            if pair >= self.pairs() {
                return;
            }
            for which in 0..2 {
                let is_left = 2 * pair + which < self.games as usize;
                if !is_left || progress.is_over.load(Ordering::Relaxed) {
                    return;
                }
                let Some(told) = self.game(&mut seats, pair, which).transpose() else {
                    return;
                };
                let is_bad = told.is_err();
                if say.send(told).is_err() || is_bad {
                    return;
                }
            }
        }
    }

    /// Plays a game; none if the match was stopped.
    fn game(
        &self,
        seats: &mut [Option<Contestant>; 2],
        pair: usize,
        which: usize,
    ) -> Result<Option<Told>> {
        for ((seat, spec), letter) in seats.iter_mut().zip(&self.specs).zip(['A', 'B']) {
            if seat.is_none() {
                let started = spec.start(self.rules, self.log.as_ref());
                if started.is_err() && self.terms.stop.is_behind_failure() {
                    return Ok(None);
                }
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
        let Some(played) = play(opening, ByColor { white, black }, limits, &self.terms) else {
            return Ok(None);
        };
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
        let names = [0, 1].map(|i| seats[i].as_ref().map(Contestant::name).unwrap_or_default());
        restart(seats, &played, which);
        Ok(Some(Told {
            pair,
            which,
            names,
            half_points,
            played,
        }))
    }
}

/// An engine that failed is started anew before its next game.
fn restart(seats: &mut [Option<Contestant>; 2], played: &Played, white: usize) {
    if played.end.is_fatal() {
        let loser = match played.winner {
            Some(Color::White) => 1 - white,
            Some(Color::Black) | None => white,
        };
        seats[loser] = None;
    }
}
