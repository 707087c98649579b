//! One game, conducted: commands are decided, events applied.

use games::{ByColor, Color, Score, SetupRefused};

use crate::clock::Clock;
use crate::command::{Command, Event, Happened, Refused};
use crate::end::End;
use crate::terms::Terms;
use crate::time::{Millis, Moment};

/// A game under the regulations. [`decide`](Game::decide) says what a command brings about and changes nothing;
/// [`apply`](Game::apply) lets it happen. It has no clock, no chance and no output of its own.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    moves: games::Game,
    clock: Clock,
    begun: Option<Moment>,
    /// Whether the judge has stopped the clocks.
    is_stopped: bool,
    is_there: ByColor<bool>,
    /// Who has offered a draw that stands.
    offer: Option<Color>,
    may_offer: ByColor<bool>,
    end: Option<End>,
    last: Moment,
    version: u64,
}

/// An event does not fit the game that it is applied to: the record is not whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {version} does not fit: {why}")]
pub struct Misfit {
    /// Which, from 0.
    pub version: u64,
    /// Why.
    pub why: String,
}

impl Game {
    /// A game that has not begun.
    ///
    /// # Errors
    /// When the position cannot be read or played.
    pub fn new(terms: Terms) -> Result<Game, SetupRefused> {
        let moves = games::Game::start(terms.rules, terms.fen.as_deref(), terms.draws)?;
        Ok(Game {
            clock: Clock::new(terms.control.clone()),
            terms,
            moves,
            begun: None,
            is_stopped: false,
            is_there: ByColor::default(),
            offer: None,
            may_offer: ByColor::new_with(|_| true),
            end: None,
            last: Moment::default(),
            version: 0,
        })
    }

    /// The game that events have made.
    ///
    /// # Errors
    /// When the position cannot be played, or an event does not fit.
    pub fn replay<'a>(
        terms: Terms,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Result<Game, ReplayError> {
        let mut game = Game::new(terms)?;
        for event in events {
            game.apply(event)?;
        }
        Ok(game)
    }

    /// What was agreed.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The moves and the position.
    pub const fn moves(&self) -> &games::Game {
        &self.moves
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How many events have happened.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// How the game ended.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The result; unknown as long as the game is under way.
    pub fn score(&self) -> Score {
        let has_been_played = !self.moves.texts().is_empty();
        let end = self.end.as_ref();
        end.map_or(Score::Unknown, |end| end.score(has_been_played))
    }

    /// The player whose draw offer stands.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Whether a player may offer a draw now.
    pub fn may_offer(&self, side: Color) -> bool {
        self.is_under_way() && self.moves.turn() == side && self.may_offer[side]
    }

    fn is_under_way(&self) -> bool {
        self.begun.is_some() && self.end.is_none()
    }

    /// When time will bring something about by itself: whoever drives the game has it
    /// [look](Command::Look) then.
    pub fn next_deadline(&self) -> Option<Moment> {
        if !self.is_under_way() {
            return None;
        }
        let flag = self.clock.deadline().map(|(_, moment)| moment);
        [flag, self.absence().map(|(moment, _)| moment)]
            .into_iter()
            .flatten()
            .min()
    }

    /// When somebody's absence ends the game, and how (`002:§32.11`, `002:§32.12`): for one player when he is too
    /// late, for both when White's first control time has passed.
    fn absence(&self) -> Option<(Moment, End)> {
        let (begun, late) = (self.begun?, self.terms.default_time?);
        match (self.is_there.white, self.is_there.black) {
            (true, true) => None,
            (false, true) => Some((
                begun.plus(late),
                End::Absence {
                    loser: Color::White,
                },
            )),
            (true, false) => Some((
                begun.plus(late),
                End::Absence {
                    loser: Color::Black,
                },
            )),
            (false, false) => {
                let control = self.terms.control.first_time().unwrap_or(late);
                Some((begun.plus(control), End::BothAbsent))
            }
        }
    }

    /// What time alone has brought about by now.
    fn overdue(&self, now: Moment) -> Option<Vec<Event>> {
        if !self.is_under_way() {
            return None;
        }
        let flag = self.clock.deadline().filter(|(_, at)| *at <= now);
        let absence = self.absence().filter(|(at, _)| *at <= now);
        let ended = |at, end| Event {
            at,
            what: Happened::Ended(end),
        };
        match (flag, absence) {
            (flag, Some((at, end))) if flag.is_none_or(|(_, fell)| at <= fell) => {
                Some(vec![ended(at, end)])
            }
            (Some((loser, at)), _) => {
                let fell = Event {
                    at,
                    what: Happened::FlagFell(loser),
                };
                Some(vec![fell, ended(at, End::Time { loser })])
            }
            (None, _) => None,
        }
    }

    /// What a command brings about at a moment. Where time has ended the game before the command came, that is what
    /// has happened, whatever was asked.
    ///
    /// # Errors
    /// Why it brings about nothing.
    pub fn decide(&self, command: &Command, now: Moment) -> Result<Vec<Event>, Refused> {
        if self.end.is_some() {
            return Err(Refused::Over);
        }
        if let Some(back) = self.last.since(now).filter(|back| *back > Millis::ZERO) {
            return Err(Refused::Backwards(back));
        }
        if let Some(events) = self.overdue(now) {
            return Ok(events);
        }
        let one = |what| Ok(vec![Event { at: now, what }]);
        let ended = |end| one(Happened::Ended(end));
        match command {
            Command::Begin if self.begun.is_some() => Err(Refused::Begun),
            Command::Begin => one(Happened::Begun),
            Command::Arrive(side) if self.is_there[*side] => Err(Refused::IsThere(*side)),
            Command::Arrive(side) => one(Happened::Arrived(*side)),
            Command::Rule { score, why } => ended(End::Ruling {
                score: *score,
                why: why.clone(),
            }),
            _ if self.begun.is_none() => Err(Refused::NotBegun),
            Command::Look => Err(Refused::Nothing),
            Command::Resign(loser) => ended(End::Resignation { loser: *loser }),
            Command::Play { by, text } => self.decide_move(*by, text, now),
            Command::OfferDraw(by) => {
                self.on_move(*by)?;
                match self.may_offer[*by] {
                    true => one(Happened::DrawOffered(*by)),
                    false => Err(Refused::NotAgain),
                }
            }
            Command::AnswerDraw { by, agrees } => match (self.offer, agrees) {
                (Some(offered), true) if offered != *by => ended(End::Agreement),
                (Some(offered), false) if offered != *by => one(Happened::DrawDeclined(*by)),
                _ => Err(Refused::NoOffer),
            },
            Command::ClaimDraw { by, with } => self.decide_claim(*by, with.as_deref(), now),
            Command::CorrectClock {
                side,
                correction,
                why,
            } => {
                self.clock.clone().correct(*side, *correction, now)?;
                one(Happened::ClockCorrected {
                    side: *side,
                    correction: *correction,
                    why: why.clone(),
                })
            }
            Command::NoteClockFault { why } => one(Happened::ClockFaultNoted { why: why.clone() }),
            Command::StopClocks { .. } if self.is_stopped => Err(Refused::ClocksStopped),
            Command::StopClocks { why } => one(Happened::ClocksStopped { why: why.clone() }),
            Command::StartClocks if self.is_stopped => one(Happened::ClocksStarted),
            Command::StartClocks => Err(Refused::Clock(crate::ClockFault::Running)),
        }
    }

    /// As [`decide`](Game::decide), for one who has seen so many events.
    ///
    /// # Errors
    /// Also when more has happened since.
    pub fn decide_at(
        &self,
        command: &Command,
        version: u64,
        now: Moment,
    ) -> Result<Vec<Event>, Refused> {
        match version == self.version {
            true => self.decide(command, now),
            false => Err(Refused::Stale {
                asked: version,
                now: self.version,
            }),
        }
    }

    fn on_move(&self, side: Color) -> Result<(), Refused> {
        if self.is_stopped {
            return Err(Refused::ClocksStopped);
        }
        match self.moves.turn() == side {
            true => Ok(()),
            false => Err(Refused::NotOnMove(!side)),
        }
    }

    fn decide_move(&self, by: Color, text: &str, now: Moment) -> Result<Vec<Event>, Refused> {
        self.on_move(by)?;
        let tried = self
            .moves
            .tried(text)
            .map_err(|refusal| Refused::Move(Box::new(refusal)))?;
        let text = tried.played.text;
        let played = Happened::Played { by, text };
        let end = tried.ended.map(|ended| Happened::Ended(End::Rules(ended)));
        let happened = [Some(played), end].into_iter().flatten();
        Ok(happened.map(|what| Event { at: now, what }).collect())
    }

    /// A claim is checked at once, so that it costs no time (`002:§16.5`).
    fn decide_claim(
        &self,
        by: Color,
        with: Option<&str>,
        now: Moment,
    ) -> Result<Vec<Event>, Refused> {
        self.on_move(by)?;
        let reasons = match with {
            None => self.moves.claims(),
            Some(text) => {
                let refused = |refusal| Refused::Move(Box::new(refusal));
                self.moves.claims_with(text).map_err(refused)?
            }
        };
        let what = match reasons.first() {
            Some(reason) => Happened::Ended(End::Claim(*reason)),
            None => Happened::ClaimFailed(by),
        };
        Ok(vec![Event { at: now, what }])
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// When it does not fit; the game is then of no use any more.
    pub fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        let version = self.version;
        let misfit = |why: String| Misfit { version, why };
        let clock = |fault: crate::ClockFault| misfit(fault.to_string());
        self.version += 1;
        self.last = event.at;
        match &event.what {
            Happened::Begun => {
                self.begun = Some(event.at);
                self.clock
                    .start(self.moves.turn(), event.at)
                    .map_err(clock)?;
            }
            Happened::Arrived(side) => self.is_there[*side] = true,
            Happened::Played { by, text } => {
                self.moves
                    .play(text)
                    .map_err(|refusal| misfit(refusal.to_string()))?;
                self.clock.press(event.at).map_err(clock)?;
                self.is_there[*by] = true;
                // The answer to an offer is a move, and says no (`002:§16.8`).
                self.offer = self.offer.filter(|offered| offered == by);
            }
            Happened::DrawOffered(by) => {
                self.offer = Some(*by);
                self.may_offer[*by] = false;
                self.may_offer[!*by] = true;
            }
            Happened::DrawDeclined(_) => self.offer = None,
            Happened::ClaimFailed(_) | Happened::ClockFaultNoted { .. } => {}
            Happened::ClockCorrected {
                side, correction, ..
            } => self
                .clock
                .correct(*side, *correction, event.at)
                .map_err(clock)?,
            Happened::ClocksStopped { .. } => {
                self.clock.stop(event.at).map_err(clock)?;
                self.is_stopped = true;
            }
            Happened::ClocksStarted => {
                self.clock
                    .start(self.moves.turn(), event.at)
                    .map_err(clock)?;
                self.is_stopped = false;
            }
            Happened::FlagFell(_) => {
                self.clock.look(event.at).map_err(clock)?;
            }
            Happened::Ended(end) => {
                if self.clock.running().is_some() {
                    self.clock.stop(event.at).or_else(fallen).map_err(clock)?;
                }
                self.end = Some(end.clone());
            }
        }
        Ok(())
    }
}

/// A flag that falls as the game ends changes nothing.
fn fallen(fault: crate::ClockFault) -> Result<(), crate::ClockFault> {
    match fault {
        crate::ClockFault::Flag(_) => Ok(()),
        fault => Err(fault),
    }
}

/// Why a record gives no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The first position cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupRefused),
    /// An event does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
}
