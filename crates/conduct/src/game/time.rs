//! What time brings about, and the clock.

use games::{ByColor, Color, RuleSet};

use super::{Decided, Game, Phase, Session, Unfit, one};
use crate::clock::{ClockFault, Correction};
use crate::command::Command;
use crate::control::TimeControl;
use crate::end::End;
use crate::event::{Event, Happened};
use crate::refused::Refused;
use crate::time::{Millis, Moment};

impl TimeControl {
    /// The usual norms of thinking time (`002:§32a`–`c`), with the one that is for a hundred squares (`002:§32.3`).
    pub fn norms(rules: RuleSet) -> Vec<TimeControl> {
        let all = [15, 18, 20, 25];
        let usual = if rules.board_rows() == 10 { 4 } else { 3 };
        let norms = all.into_iter().take(usual);
        norms
            .filter_map(|moves| TimeControl::moves_an_hour(moves).ok())
            .collect()
    }
}

impl Game {
    /// When time will bring something about by itself: whoever drives the game has it
    /// [look](Command::Look) then.
    pub fn next_deadline(&self) -> Option<Moment> {
        if !self.is_under_way() {
            return None;
        }
        let flag = self.clock.deadline().map(|(_, moment)| moment);
        let absence = self.absence().map(|(moment, _)| moment);
        [flag, absence, self.session_end(), self.agreed_deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// When somebody's absence ends the game, and how: for one player when he is too late and the other came in time
    /// (`002:§32.11`); for both when White's first control time has passed and not both have come, neither of them in
    /// time (`002:§32.12`, ambiguities D2). Once adjourned, the clocks alone decide.
    fn absence(&self) -> Option<(Moment, End)> {
        let (begun, late) = (self.begun?, self.terms.default_time?);
        if self.phase != Phase::Playing || self.adjourning.was_resumed {
            return None;
        }
        let absent = Color::ALL.into_iter().find(|side| !self.has_come(*side));
        let loser = absent?;
        let too_late = begun.plus(late);
        let (at, end) = match self.first_arrival() {
            Some(came) if came < too_late => (too_late, End::Absence { loser }),
            Some(_) | None => {
                let control = self.terms.control.first_time().unwrap_or(late);
                (begun.plus(control), End::BothAbsent)
            }
        };
        Some((at.max(self.last), end))
    }

    /// When the time for play has passed by the clocks, if the control number of moves has been made by then
    /// (`002:§34.1`). It passes for one who does not come to answer a sealed move too.
    fn session_end(&self) -> Option<Moment> {
        let is_on = matches!(self.phase, Phase::Playing | Phase::Closed);
        let session = self.session.filter(|_| is_on)?;
        let is_reached = self.has_reached(session.moves, [0, 0]);
        let ends = is_reached.then(|| self.clock.when_used(session.ends))?;
        // A session that is over is over now, not in the past.
        ends.map(|ends| ends.max(self.last))
    }

    /// Whether both have made so many moves, with those that a move at hand adds for White and Black.
    pub(super) fn has_reached(&self, moves: u32, [white, black]: [u32; 2]) -> bool {
        self.clock.moves(Color::White) + white >= moves
            && self.clock.moves(Color::Black) + black >= moves
    }

    /// Whether the game is to be adjourned behind a move that is made now.
    pub(super) fn is_adjourned_by(&self, mover: Color, now: Moment) -> bool {
        let Some(session) = self.session.filter(|_| self.phase == Phase::Playing) else {
            return false;
        };
        let added = match mover {
            Color::White => [1, 0],
            Color::Black => [0, 1],
        };
        self.clock.used_together(now) >= session.ends && self.has_reached(session.moves, added)
    }

    /// The session that begins with the game.
    pub(super) fn first_session(&self) -> Option<Session> {
        let ends = self.terms.session?;
        let moves = self.control_number(ends);
        Some(Session {
            ends,
            moves,
            early: moves,
        })
    }

    /// How many moves are due when so much time has passed on both dials together, and no less than at the first control:
    /// without that number a game is adjourned with the judge's consent only (`002:§34.1`, `002:§34.6`).
    pub(super) fn control_number(&self, together: Millis) -> u32 {
        let control = &self.terms.control;
        let due = control.moves_due_by(Millis(together.0 / 2));
        due.max(control.first_number())
    }

    /// What time alone has brought about by now.
    pub(super) fn overdue(&self, command: &Command, now: Moment) -> Option<Vec<Event>> {
        if !self.is_under_way() {
            return None;
        }
        if let Some(events) = self.agreed_by_now(now) {
            return Some(self.with_rest(events, command, now));
        }
        let flag = self.clock.deadline().filter(|(_, at)| *at <= now);
        let absence = self.absence().filter(|(at, _)| *at <= now);
        // A move that comes before anybody has announced the end of the session is made before it.
        let is_move = matches!(command, Command::Play { .. }) && self.phase == Phase::Playing;
        let session = self.session_end().filter(|at| *at <= now && !is_move);
        let flag_at = flag.map(|(_, at)| at);
        let is_first = |at: Moment, other: Option<Moment>| other.is_none_or(|other| at <= other);
        let event = |at, what| Event { at, what };
        if let Some((at, end)) = absence
            && is_first(at, flag_at)
        {
            return Some(vec![event(at, Happened::Ended(end))]);
        }
        // A flag that falls as the session ends has fallen.
        if let Some(at) = session
            && flag_at.is_none_or(|fell| at < fell)
        {
            return Some(self.with_rest(vec![event(at, Happened::SessionEnded)], command, now));
        }
        let (loser, at) = flag?;
        let fell = event(at, Happened::FlagFell(loser));
        // A claim that is being checked is decided first (`002:§16.6`).
        Some(match self.claim.is_some() {
            true => self.with_rest(vec![fell], command, now),
            false => vec![
                fell,
                event(at, Happened::Ended(End::of_flag(loser, self.moves()))),
            ],
        })
    }

    /// Events of time alone, and what the command brings about behind them.
    fn with_rest(&self, mut events: Vec<Event>, command: &Command, now: Moment) -> Vec<Event> {
        let mut next = self.clone();
        if events.iter().all(|event| next.apply(event).is_ok())
            && let Ok(rest) = next.decide(command, now)
        {
            events.extend(rest);
        }
        events
    }

    /// A position that is over by itself ends the game as it begins (`000:7.2.2`, `000:7.2.3`).
    pub(super) fn decide_beginning(&self, now: Moment) -> Decided {
        if self.begun.is_some() {
            return Err(Refused::Begun);
        }
        Ok(self.with_end(Happened::Begun, self.moves().ended(), now))
    }

    pub(super) fn decide_correction(
        &self,
        side: Color,
        correction: Correction,
        why: &str,
        now: Moment,
    ) -> Decided {
        self.clock.clone().correct(side, correction, now)?;
        let what = Happened::ClockCorrected {
            side,
            correction,
            why: why.to_owned(),
        };
        one(now, what)
    }

    pub(super) fn decide_complaint(&self, by: Color, why: &str, now: Moment) -> Decided {
        let why = why.to_owned();
        match self.clock.flag() {
            Some(_) => Err(Refused::ClockTooLate),
            None => one(now, Happened::ClockComplaint { by, why }),
        }
    }

    pub(super) fn decide_stop(&self, why: &str, now: Moment) -> Decided {
        if self.is_stopped {
            return Err(Refused::ClocksStopped);
        }
        let why = why.to_owned();
        match self.clock.running() {
            Some(_) => one(now, Happened::ClocksStopped { why }),
            None => Err(Refused::Clock(ClockFault::Stopped)),
        }
    }

    pub(super) fn decide_start(&self, now: Moment) -> Decided {
        // While a sealed move is in doubt or lost no clock runs.
        match self.phase {
            Phase::InDoubt => return Err(Refused::InDoubt),
            Phase::EnvelopeLost => return Err(Refused::EnvelopeClosed),
            Phase::Waiting
            | Phase::Playing
            | Phase::Adjourning
            | Phase::Adjourned
            | Phase::Closed
            | Phase::Over => {}
        }
        match self.is_stopped {
            true => one(now, Happened::ClocksStarted),
            false => Err(Refused::NotStopped),
        }
    }

    pub(super) fn decide_setting(&self, used: ByColor<Millis>, why: &str, now: Moment) -> Decided {
        if !self.adjourning.was_resumed {
            return Err(Refused::NotResumed);
        }
        self.clock.clone().set(used, now)?;
        let why = why.to_owned();
        one(now, Happened::ClocksSet { used, why })
    }

    pub(super) fn apply_beginning(&mut self, at: Moment) -> Result<(), Unfit> {
        self.begun = Some(at);
        self.phase = Phase::Playing;
        self.session = self.first_session();
        Ok(self.clock.start(self.moves().turn(), at)?)
    }

    pub(super) fn apply_stop(&mut self, at: Moment) -> Result<(), Unfit> {
        self.clock.stop(at)?;
        self.is_stopped = true;
        Ok(())
    }

    pub(super) fn apply_start(&mut self, at: Moment) -> Result<(), Unfit> {
        self.clock.start(self.runs(), at)?;
        self.is_stopped = false;
        Ok(())
    }

    pub(super) fn apply_setting(&mut self, used: ByColor<Millis>, at: Moment) -> Result<(), Unfit> {
        let before = self.clock.used_together(at);
        self.clock.set(used, at)?;
        self.move_session(before, at);
        Ok(())
    }

    /// The dials were set otherwise than they showed before: as much of the session is left as was.
    pub(super) fn move_session(&mut self, before: Millis, at: Moment) {
        let now = self.clock.used_together(at);
        if let Some(session) = &mut self.session {
            session.ends = session.ends.plus(now).minus(before);
        }
    }

    /// Whose clock runs when the clocks run.
    fn runs(&self) -> Color {
        let answers = self.envelope.as_ref().map(|envelope| !envelope.by);
        self.restoring
            .or(answers)
            .unwrap_or_else(|| self.moves().turn())
    }
}
