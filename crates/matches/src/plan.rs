//! A match: what is played, and the workers that play its games side by side.

use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use games::{PartialDate, Record, RecordHeader, RuleSet, Score};
use players::{Contestant, EngineSpec};
use protocol::{Failure, Log};
use rules::{ByColor, Color};

use crate::game::{Played, TICK, Terms, is_behind_failure, play};
use crate::limits::Limits;
use crate::openings::Opening;

/// All that the games of a match need.
///
/// Games are played in pairs: each opening once with each colour, the first engine with White in the first game. Where there are more
/// pairs than openings, openings come again.
#[derive(Debug)]
pub struct MatchPlan {
    /// The two engines.
    pub engines: [EngineSpec; 2],
    /// The limits of each.
    pub limits: [Limits; 2],
    /// The openings, of which there is at least one.
    pub openings: Vec<Opening>,
    /// The rule set.
    pub rules: RuleSet,
    /// What all games have in common.
    pub terms: Terms,
    /// How many games.
    pub games: u32,
    /// Games at the same time.
    pub concurrency: usize,
    /// Where every line that engines are told and say is written to.
    pub log: Option<Log>,
}

/// Why a match is not played, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchError {
    /// Several games at the same time, of an engine that plays one.
    #[error("a program at one address plays one game at a time")]
    OneAddress,
    /// An engine has limits that it cannot be told of: they would cost it every game.
    #[error(
        "engine {}: DamExchange can only be told whole minutes, for a game or for up to 999 moves",
        letter(*.engine)
    )]
    NotWholeMinutes {
        /// Which engine, 0 or 1.
        engine: usize,
    },
    /// There is nothing to begin with.
    #[error("there is no opening")]
    NoOpening,
    /// An engine cannot be started.
    #[error("engine {}: {failure}", letter(*.engine))]
    Engine {
        /// Which engine, 0 or 1.
        engine: usize,
        /// Why not.
        failure: Failure,
    },
}

/// The engines are called A and B.
fn letter(engine: usize) -> char {
    match engine {
        0 => 'A',
        _ => 'B',
    }
}

/// A game that was played, as it is told.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// Which pair of games, from 0.
    pub pair: usize,
    /// Which of the two: the first engine has White in game 0.
    pub which: usize,
    /// The names of both engines.
    pub names: [String; 2],
    /// What the first engine made of it: 0, 1 or 2.
    pub half_points: usize,
    /// The game.
    pub played: Played,
}

impl GameReport {
    /// The engine that had White.
    pub const fn white(&self) -> usize {
        self.which
    }

    /// The record of the game, played on a day: scores, depths and times stand behind the moves.
    pub fn record(&self, date: PartialDate) -> Record {
        let (played, white) = (&self.played, self.white());
        let header = RecordHeader {
            event: "peatee match",
            date,
            round: &format!("{}.{}", self.pair + 1, self.which + 1),
            names: ByColor {
                white: &self.names[white],
                black: &self.names[1 - white],
            },
            is_consultation: false,
            first: played.fen.as_deref(),
            score: played.winner.map_or(Score::Draw, Score::Win),
            claim: None,
        };
        let mut record = header.record(&played.game);
        record.set_tag("Termination", played.end.to_string());
        for (step, comment) in record.line.steps.iter_mut().zip(&played.comments) {
            step.comments.extend(comment.clone());
        }
        record
    }

    /// The engine that lost; where nobody won, the one that had White.
    pub const fn loser(&self) -> usize {
        loser(&self.played, self.which)
    }
}

const fn loser(played: &Played, white: usize) -> usize {
    match played.winner {
        Some(Color::White) => 1 - white,
        Some(Color::Black) | None => white,
    }
}

/// How far the workers have come.
#[derive(Debug, Default)]
struct Progress {
    /// The pair that is played next.
    next: AtomicUsize,
    /// Enough is known: no game is begun any more.
    is_over: AtomicBool,
}

/// When the match is cancelled, an engine may take so long to end its search until it is left to itself.
const PARTING: Duration = Duration::from_secs(2);

/// What a worker tells.
type Told = Result<Box<GameReport>, MatchError>;

/// What comes next of a match under way.
enum Next {
    Game(Told),
    /// All workers are done.
    Done,
    /// Some were waited for long enough after the match was cancelled.
    Parted,
}

impl MatchPlan {
    /// Sees whether the match can be played as it is planned, before any engine is started.
    ///
    /// # Errors
    /// What stands against it.
    pub fn check(&self) -> Result<(), MatchError> {
        if self.openings.is_empty() {
            return Err(MatchError::NoOpening);
        }
        if self.concurrency > 1 && self.engines.iter().any(EngineSpec::has_one_place) {
            return Err(MatchError::OneAddress);
        }
        for (engine, (spec, limits)) in self.engines.iter().zip(&self.limits).enumerate() {
            if spec.has_one_place() && !limits.are_whole_minutes() {
                return Err(MatchError::NotWholeMinutes { engine });
            }
        }
        Ok(())
    }

    /// Plays all games and tells of each as it ends, until the listener has heard enough or the match is cancelled. Games that are
    /// under way when the listener has heard enough are played to their end and told as well.
    ///
    /// # Errors
    /// When the match cannot be played as planned, or an engine cannot be started.
    pub fn play(
        self,
        mut tell: impl FnMut(GameReport) -> ControlFlow<()>,
    ) -> Result<(), MatchError> {
        self.check()?;
        let (plan, progress) = (Arc::new(self), Arc::new(Progress::default()));
        let (say, told) = channel();
        // Not scoped: whoever does not end its search after the match was cancelled is not waited for.
        let workers = (0..plan.concurrency.min(plan.pairs()).max(1)).map(|_| {
            let (plan, progress, say) = (plan.clone(), progress.clone(), say.clone());
            thread::spawn(move || plan.work(&progress, &say))
        });
        let workers: Vec<_> = workers.collect();
        drop(say);
        let mut answer = Ok(());
        loop {
            match plan.next(&told) {
                Next::Done => break,
                Next::Parted => return answer,
                Next::Game(_) if answer.is_err() => {}
                Next::Game(Ok(game)) => {
                    if tell(*game).is_break() {
                        progress.is_over.store(true, Ordering::Relaxed);
                    }
                }
                Next::Game(Err(error)) => {
                    progress.is_over.store(true, Ordering::Relaxed);
                    answer = Err(error);
                }
            }
        }
        for worker in workers {
            worker.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
        answer
    }

    fn next(&self, told: &Receiver<Told>) -> Next {
        let mut parted = None;
        loop {
            match told.recv_timeout(TICK) {
                Ok(game) => return Next::Game(game),
                Err(RecvTimeoutError::Disconnected) => return Next::Done,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.terms.cancel.is_cancelled() {
                let since = parted.get_or_insert_with(Instant::now);
                if since.elapsed() > PARTING {
                    return Next::Parted;
                }
            }
        }
    }

    fn pairs(&self) -> usize {
        (self.games as usize).div_ceil(2)
    }

    /// One worker: takes pairs of games until none is left.
    fn work(&self, progress: &Progress, say: &Sender<Told>) {
        let mut engines = [None, None];
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
                let Some(report) = self.game(&mut engines, pair, which).transpose() else {
                    return;
                };
                let is_bad = report.is_err();
                if say.send(report).is_err() || is_bad {
                    return;
                }
            }
        }
    }

    /// Plays a game; none if the match was cancelled.
    fn game(
        &self,
        engines: &mut [Option<Contestant>; 2],
        pair: usize,
        which: usize,
    ) -> Result<Option<Box<GameReport>>, MatchError> {
        let [first, second] = engines;
        let (Some(one), Some(other)) = (self.started(first, 0)?, self.started(second, 1)?) else {
            return Ok(None);
        };
        let opening = &self.openings[pair % self.openings.len()];
        let limits = ByColor {
            white: self.limits[which],
            black: self.limits[1 - which],
        };
        let seats = match which {
            0 => ByColor {
                white: &mut *one,
                black: &mut *other,
            },
            _ => ByColor {
                white: &mut *other,
                black: &mut *one,
            },
        };
        let Some(played) = play(opening, seats, limits, &self.terms) else {
            return Ok(None);
        };
        let names = [one.name(), other.name()];
        if played.end.is_fatal() {
            // An engine that failed is started anew before its next game.
            engines[loser(&played, which)] = None;
        }
        let first_has = if which == 0 {
            Color::White
        } else {
            Color::Black
        };
        Ok(Some(Box::new(GameReport {
            pair,
            which,
            names,
            half_points: match played.winner {
                None => 1,
                Some(winner) if winner == first_has => 2,
                Some(_) => 0,
            },
            played,
        })))
    }

    /// An engine at its place, started if it is not there; none if the match was cancelled.
    fn started<'a>(
        &self,
        place: &'a mut Option<Contestant>,
        engine: usize,
    ) -> Result<Option<&'a mut Contestant>, MatchError> {
        if place.is_none() {
            match self.engines[engine].start(self.rules, self.log.as_ref()) {
                Ok(started) => *place = Some(started),
                Err(_) if is_behind_failure(&self.terms.cancel) => return Ok(None),
                Err(failure) => return Err(MatchError::Engine { engine, failure }),
            }
        }
        Ok(place.as_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Cancel;

    fn plan(rules: &str, games: u32) -> MatchPlan {
        let rules: RuleSet = rules.parse().expect("a rule set");
        let engine = || "builtin:hash=1".parse().expect("an engine");
        let limits = Limits {
            depth: Some(1),
            ..Limits::default()
        };
        MatchPlan {
            engines: [engine(), engine()],
            limits: [limits; 2],
            openings: Opening::two_plies(rules),
            rules,
            terms: Terms {
                margin: Duration::from_secs(10),
                max_plies: 20,
                umpire: crate::Umpire::default(),
                solved: None,
                cancel: Cancel::default(),
            },
            games,
            concurrency: 2,
            log: None,
        }
    }

    #[test]
    fn every_game_is_told_once_with_both_colours() {
        let mut told = Vec::new();
        let played = plan("russian", 7).play(|report| {
            told.push((report.pair, report.which));
            ControlFlow::Continue(())
        });
        assert_eq!(played, Ok(()));
        told.sort_unstable();
        let expected = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0)];
        assert_eq!(told, expected);
    }

    #[test]
    fn who_has_heard_enough_ends_the_match() {
        let mut told = 0;
        let played = plan("russian", 100_000).play(|_| {
            told += 1;
            match told {
                0..4 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        });
        assert_eq!(played, Ok(()));
        // Those under way are played to their end, and told.
        assert!((4..1_000).contains(&told), "{told}");
    }

    /// A search without an end is cancelled, and nobody is left behind.
    #[test]
    fn a_match_is_cancelled_in_the_middle_of_a_search() {
        let mut plan = plan("international", 2);
        plan.limits = [Limits {
            depth: Some(99),
            ..Limits::default()
        }; 2];
        let cancel = plan.terms.cancel.clone();
        let begun = Instant::now();
        let user = thread::spawn(move || {
            thread::sleep(Duration::from_millis(200));
            cancel.cancel();
        });
        let mut told = 0;
        let played = plan.play(|_| {
            told += 1;
            ControlFlow::Continue(())
        });
        user.join().expect("it was said");
        assert_eq!((played, told), (Ok(()), 0));
        assert!(begun.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn what_cannot_be_played_is_refused_before_the_first_game() {
        let mut none = plan("russian", 2);
        none.openings.clear();
        assert_eq!(none.check(), Err(MatchError::NoOpening));
        let mut address = plan("russian", 2);
        address.engines[1] = "dxp:127.0.0.1:27531".parse().expect("an engine");
        assert_eq!(address.check(), Err(MatchError::OneAddress));
        address.concurrency = 1;
        let told = MatchError::NotWholeMinutes { engine: 1 };
        assert_eq!(address.check(), Err(told));
        address.limits[1] = "clock=60".parse().expect("limits");
        assert_eq!(address.check(), Ok(()));
    }

    #[test]
    fn an_engine_that_does_not_start_is_named() {
        let mut plan = plan("russian", 2);
        plan.engines[1] = "builtin:speed=3".parse().expect("an engine");
        let failed = plan.play(|_| ControlFlow::Continue(()));
        let failed = failed.expect_err("there is no such parameter");
        assert_eq!(failed.to_string(), "engine B: there is no parameter speed");
    }
}
