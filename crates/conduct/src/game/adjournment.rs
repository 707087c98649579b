//! Adjournment, the sealed move, and resumption (`002:§34`–`§36`).

use games::{ByColor, Color};

use super::play::refused;
use super::{Adjourning, Decided, Game, Phase, Session, Unfit, ended, one};
use crate::end::End;
use crate::envelope::Envelope;
use crate::event::{Event, Happened};
use crate::refused::Refused;
use crate::seal::{Receipt, Sealed};
use crate::slips::{Meaning, PenSlip, Reading, read_sealed_bound};
use crate::time::{Millis, Moment};

/// A game is resumed only with so much time to play (`002:§35.9`).
pub const LEAST_TO_RESUME: Millis = Millis::hours(1);

impl Game {
    /// What a sealed move is sealed for, so that it opens in no other place: the game as the caller names it, and how
    /// many entries its score has. Nothing is added to that while the envelope is closed.
    pub fn seal_subject(&self, game: &[u8]) -> Vec<u8> {
        let ply = u32::try_from(self.entries().len()).unwrap_or(u32::MAX);
        let mut subject = ply.to_be_bytes().to_vec();
        subject.extend_from_slice(game);
        subject
    }

    /// Early adjournment is for one who has made the control number of moves, as his opponent has, and who takes the
    /// rest of the session on himself (`002:§34.5`).
    pub(super) fn decide_ask(&self, by: Color, now: Moment) -> Decided {
        self.on_move(by)?;
        if self.phase != Phase::Playing {
            return Err(Refused::Adjourned);
        }
        let session = self.session.ok_or(Refused::NoSession)?;
        let moves = session.early;
        if !self.has_reached(moves, [0, 0]) {
            return Err(Refused::ControlNotReached { moves });
        }
        self.can_take_rest(by, session, now)?;
        one(now, Happened::AdjournmentAsked(by))
    }

    /// Nobody takes more on himself than he has to his next control, counted behind the move that he seals: his flag
    /// would fall when his clock runs again.
    fn can_take_rest(&self, by: Color, session: Session, now: Moment) -> Result<(), Refused> {
        let mut clock = self.clock.clone();
        clock.press(now)?;
        clock.stop(now)?;
        clock.take_rest_of_session(by, session.ends)?;
        match clock.left(by, now) == Some(Millis::ZERO) {
            true => Err(Refused::RestTooLong),
            false => Ok(()),
        }
    }

    pub(super) fn decide_permission(&self, now: Moment) -> Decided {
        self.is_played()?;
        if self.phase != Phase::Playing {
            return Err(Refused::Adjourned);
        }
        let turn = self.moves().turn();
        if self.adjourning.asked != Some(turn) {
            return Err(Refused::NotAsked);
        }
        if let Some(session) = self.session
            && self.clock.running() == Some(turn)
        {
            self.can_take_rest(turn, session, now)?;
        }
        one(now, Happened::AdjournmentAllowed)
    }

    /// A game whose envelope is still closed is adjourned again as it is.
    pub(super) fn decide_adjournment(&self, why: &str, now: Moment) -> Decided {
        if !matches!(self.phase, Phase::Playing | Phase::Closed) {
            return Err(Refused::Adjourned);
        }
        let why = why.to_owned();
        match self.is_stopped {
            true => Err(Refused::ClocksStopped),
            false => one(now, Happened::AdjournmentOrdered { why }),
        }
    }

    /// Whether whoever is on move has to seal his move: the game is being adjourned, or the opponent is absent
    /// (`002:§34.2`, `002:§35.3`).
    pub fn is_sealing(&self) -> bool {
        self.phase == Phase::Adjourning || self.adjourning.must_seal
    }

    /// Whether a player is to seal his move now.
    pub fn may_seal(&self, side: Color) -> bool {
        self.on_move(side).is_ok() && self.is_sealing()
    }

    /// What a text would mean if the player on move sealed it now.
    pub fn read_to_seal(&self, written: &str) -> Meaning {
        read_sealed_bound(&self.line.at_hand(), self.touched(), written)
    }

    pub(super) fn decide_seal(&self, by: Color, sealed: &Sealed, now: Moment) -> Decided {
        self.on_move(by)?;
        if !self.is_sealing() {
            return Err(Refused::NotAdjourning);
        }
        let mut happened = self.consent_by_reply(by);
        happened.push(Happened::MoveSealed {
            by,
            sealed: Box::new(sealed.clone()),
        });
        let events = happened.into_iter();
        Ok(events.map(|what| Event { at: now, what }).collect())
    }

    pub(super) fn decide_resumption(
        &self,
        session: Option<Millis>,
        present: ByColor<bool>,
        now: Moment,
    ) -> Decided {
        if self.phase != Phase::Adjourned {
            return Err(Refused::NotAdjourned);
        }
        match session.is_some_and(|length| length < LEAST_TO_RESUME) {
            true => Err(Refused::TooShort),
            false => one(now, Happened::Resumed { session, present }),
        }
    }

    /// The envelope that can be opened, and the sealed move in it. A lost one is opened by the receipt of whoever sealed
    /// it, which proves what it says (`002:§35.5`).
    fn closed(&self) -> Result<(&Envelope, &Sealed), Refused> {
        let is_closed = matches!(self.phase, Phase::Closed | Phase::EnvelopeLost);
        let envelope = self.envelope.as_ref().filter(|_| is_closed);
        let sealed = |envelope| Some((envelope, Envelope::sealed(envelope)?));
        let is_kept = self.envelope.as_ref().and_then(Envelope::sealed).is_some();
        envelope.and_then(sealed).ok_or(match self.phase {
            Phase::Adjourned if is_kept => Refused::NotYetResumed,
            Phase::EnvelopeLost => Refused::EnvelopeLost,
            Phase::Waiting
            | Phase::Playing
            | Phase::Adjourning
            | Phase::Adjourned
            | Phase::Closed
            | Phase::InDoubt
            | Phase::Over => Refused::NoEnvelope,
        })
    }

    pub(super) fn decide_opening(&self, receipt: &Receipt, now: Moment) -> Decided {
        let (envelope, sealed) = self.closed()?;
        let answers = !envelope.by;
        // A lost envelope may never have been resumed: nobody has come to that.
        let is_awaited = self.phase == Phase::Closed;
        if is_awaited && !self.has_come(answers) {
            return Err(Refused::AnswererAbsent(answers));
        }
        if !receipt.proves(&sealed.commitment()) {
            return Err(Refused::NotWhatWasSealed);
        }
        let mut happened = vec![Happened::EnvelopeOpened(receipt.clone())];
        let touched = envelope.touched.as_deref();
        match read_sealed_bound(&self.line.at_hand(), touched, receipt.text()) {
            Meaning::Certain(Reading { text, slip }) => {
                happened.extend(self.sealed_played(envelope.by, &text, slip)?);
            }
            Meaning::Doubt(readings) => {
                let is_lost = readings.is_empty() && self.adjourning.is_agreed;
                happened.push(Happened::SealedInDoubt { readings });
                let loser = envelope.by;
                happened.extend(is_lost.then_some(Happened::Ended(End::SealedMove { loser })));
            }
        }
        let events = happened.into_iter();
        Ok(events.map(|what| Event { at: now, what }).collect())
    }

    /// The sealed move on the board, and the end of the game if it is one.
    fn sealed_played(
        &self,
        by: Color,
        text: &str,
        slip: PenSlip,
    ) -> Result<impl Iterator<Item = Happened> + use<>, Refused> {
        let tried = self.line.tried(text).map_err(refused)?;
        let text = tried.played.text;
        let played = Happened::SealedPlayed { by, text, slip };
        let ends = tried.ended.filter(|ended| self.ends_game(ended.outcome));
        let end = ends.map(|ended| Happened::Ended(End::Rules(ended)));
        Ok([Some(played), end].into_iter().flatten())
    }

    pub(super) fn decide_reading(&self, meaning: Option<&str>, now: Moment) -> Decided {
        let envelope = self.envelope.as_ref();
        let envelope = envelope.filter(|_| self.phase == Phase::InDoubt);
        let envelope = envelope.ok_or(Refused::NotInDoubt)?;
        let loser = envelope.by;
        let Some(text) = meaning else {
            return ended(now, End::SealedMove { loser });
        };
        let text = self.line.tried(text).map_err(refused)?.played.text;
        self.is_of(envelope.touched.as_deref(), &text)?;
        let played = self.sealed_played(loser, &text, PenSlip::None)?;
        let happened = [Happened::SealedRead { text }].into_iter().chain(played);
        Ok(happened.map(|what| Event { at: now, what }).collect())
    }

    pub(super) fn decide_loss(&self, why: &str, now: Moment) -> Decided {
        let is_kept = matches!(self.phase, Phase::Adjourned | Phase::Closed);
        let sealed = self.envelope.as_ref().and_then(Envelope::sealed);
        let why = why.to_owned();
        match sealed.filter(|_| is_kept) {
            Some(_) => one(now, Happened::EnvelopeLost { why }),
            None => Err(Refused::NoEnvelope),
        }
    }

    pub(super) fn decide_reconstruction(
        &self,
        fen: Option<&str>,
        text: &str,
        used: ByColor<Millis>,
        now: Moment,
    ) -> Decided {
        let envelope = self.envelope.as_ref();
        let envelope = envelope.filter(|_| self.phase == Phase::EnvelopeLost);
        let envelope = envelope.ok_or(Refused::EnvelopeNotLost)?;
        let by = envelope.by;
        let ends = match fen {
            None => {
                let tried = self.line.tried(text).map_err(refused)?;
                self.is_of(envelope.touched.as_deref(), text)?;
                tried.ended
            }
            Some(fen) => {
                let position = self.position_on_board(fen)?;
                if position.turn() != by {
                    return Err(Refused::NotOnMove(!by));
                }
                position.tried(text).map_err(refused)?.ended
            }
        };
        self.clock.clone().set(used, now)?;
        let reconstructed = Happened::Reconstructed {
            fen: fen.map(str::to_owned),
            text: text.to_owned(),
            used,
        };
        let ends = ends.filter(|ended| self.ends_game(ended.outcome));
        let end = ends.map(|ended| Happened::Ended(End::Rules(ended)));
        let happened = [Some(reconstructed), end].into_iter().flatten();
        Ok(happened.map(|what| Event { at: now, what }).collect())
    }

    /// The player to move seals his move; but where one is sealed already, its envelope is kept with the times as they
    /// are now (`002:§35.8`, `002:§35.9`).
    pub(super) fn apply_adjourning(&mut self, at: Moment) -> Result<(), Unfit> {
        if self.phase != Phase::Closed {
            self.phase = Phase::Adjourning;
            return Ok(());
        }
        self.stop_waiting(at)?;
        if let Some(envelope) = &mut self.envelope {
            envelope.used = ByColor::new_with(|side| self.clock.used(side, at));
        }
        self.phase = Phase::Adjourned;
        Ok(())
    }

    pub(super) fn apply_permission(&mut self) {
        self.adjourning.takes_rest = self.adjourning.asked;
        self.phase = Phase::Adjourning;
    }

    pub(super) fn apply_adjournment(&mut self, at: Moment) -> Result<(), Unfit> {
        let by = !self.moves().turn();
        self.clock.stop(at)?;
        self.take_rest(by)?;
        self.envelope = Some(self.envelope_of(by, None, at));
        self.phase = Phase::Adjourned;
        Ok(())
    }

    pub(super) fn apply_sealed_move(
        &mut self,
        by: Color,
        text: &str,
        at: Moment,
    ) -> Result<(), Unfit> {
        let entry = self.entry(by, at, Millis::ZERO);
        self.line.play(text, entry)?;
        self.go_on(by, at)
    }

    /// A lost envelope that is opened by its receipt is known again, with the times at the sealing (`002:§35.5`).
    pub(super) fn apply_opening(&mut self, at: Moment) -> Result<(), Unfit> {
        if self.phase != Phase::EnvelopeLost {
            return Ok(());
        }
        if let Some(envelope) = &self.envelope {
            self.apply_setting(envelope.used, at)?;
        }
        self.resume_once();
        self.phase = Phase::Closed;
        Ok(())
    }

    /// The session of the adjournment is over, unless the game was resumed before.
    fn resume_once(&mut self) {
        if !core::mem::replace(&mut self.adjourning.was_resumed, true) {
            self.session = None;
        }
    }

    pub(super) fn apply_doubt(&mut self, readings: &[Reading], at: Moment) -> Result<(), Unfit> {
        if let Some(envelope) = &mut self.envelope {
            envelope.readings = readings.to_vec();
        }
        self.stop_waiting(at)?;
        self.adjourning.doubted_at = Some(at);
        self.phase = Phase::InDoubt;
        Ok(())
    }

    pub(super) fn apply_loss(&mut self, at: Moment) -> Result<(), Unfit> {
        self.stop_waiting(at)?;
        self.phase = Phase::EnvelopeLost;
        Ok(())
    }

    /// The player who is to answer does not pay for what he cannot answer.
    fn stop_waiting(&mut self, at: Moment) -> Result<(), Unfit> {
        match self.clock.running() {
            Some(_) => Ok(self.clock.stop(at)?),
            None => Ok(()),
        }
    }

    pub(super) fn apply_reconstruction(
        &mut self,
        fen: Option<&str>,
        text: &str,
        used: ByColor<Millis>,
        at: Moment,
    ) -> Result<(), Unfit> {
        self.apply_setting(used, at)?;
        self.resume_once();
        let envelope = self.envelope.as_ref();
        let by = envelope.map_or(self.moves().turn(), |of| of.by);
        if let Some(fen) = fen {
            self.line.stand(fen, self.entry(by, at, Millis::ZERO))?;
        }
        self.line.play(text, self.entry(by, at, Millis::ZERO))?;
        self.go_on(by, at)
    }

    fn envelope_of(&self, by: Color, sealed: Option<Box<Sealed>>, at: Moment) -> Envelope {
        let made = self.line.made(by);
        Envelope {
            by,
            number: if sealed.is_some() { made + 1 } else { made },
            fen: self.moves().fen(),
            used: ByColor::new_with(|side| self.clock.used(side, at)),
            sealed,
            touched: self.touched.clone(),
            readings: Vec::new(),
        }
    }

    /// A sealed move is made as far as the clock goes. An adjournment stops it; where the opponent is absent, his side
    /// runs (`002:§35.3`).
    pub(super) fn apply_seal(
        &mut self,
        by: Color,
        sealed: &Sealed,
        at: Moment,
    ) -> Result<(), Unfit> {
        self.clock.press(at)?;
        let is_adjourned = self.phase == Phase::Adjourning;
        if is_adjourned {
            self.clock.stop(at)?;
            self.take_rest(by)?;
        }
        let sealed = Some(Box::new(sealed.clone()));
        self.envelope = Some(self.envelope_of(by, sealed, at));
        self.after_move(by, at);
        self.phase = match is_adjourned {
            true => Phase::Adjourned,
            false => Phase::Closed,
        };
        Ok(())
    }

    /// Whoever adjourns early takes the rest of the session on himself (`002:§34.5`).
    fn take_rest(&mut self, by: Color) -> Result<(), Unfit> {
        if core::mem::take(&mut self.adjourning.takes_rest) == Some(by)
            && let Some(session) = self.session
        {
            self.clock.take_rest_of_session(by, session.ends)?;
        }
        Ok(())
    }

    pub(super) fn apply_resumption(
        &mut self,
        session: Option<Millis>,
        present: ByColor<bool>,
        at: Moment,
    ) -> Result<(), Unfit> {
        self.appear(present, at);
        self.adjourning = Adjourning {
            was_resumed: true,
            is_agreed: self.adjourning.is_agreed,
            ..Adjourning::default()
        };
        let played = self.clock.used_together(at);
        // The end of a second session waits for no number of moves (`002:§35.9`), early adjournment for that of the
        // whole game.
        let first = self.first_session().map_or(0, |first| first.early);
        self.session = session.map(|length| {
            let ends = played.plus(length);
            Session {
                ends,
                moves: 0,
                early: self.control_number(ends).max(first),
            }
        });
        let envelope = self.envelope.as_ref();
        let answers = envelope.map_or(self.moves().turn(), |envelope| !envelope.by);
        match envelope.and_then(Envelope::sealed) {
            // The clock of one who is to answer runs from the beginning, whether he is there or not; but the envelope
            // is opened first for one who is (`002:§35.1`, `002:§35.2`).
            Some(_) => {
                self.phase = Phase::Closed;
                if !present[answers] {
                    self.clock.start(answers, at)?;
                }
            }
            None => {
                self.phase = Phase::Playing;
                self.envelope = None;
                self.clock.start(answers, at)?;
            }
        }
        Ok(())
    }

    /// Play goes on behind the sealed move: the clock of the other runs; and he seals his reply in turn if the one who
    /// sealed is not there (`002:§35.3`).
    fn go_on(&mut self, sealer: Color, at: Moment) -> Result<(), Unfit> {
        self.phase = Phase::Playing;
        self.envelope = None;
        self.adjourning.must_seal = !self.has_come(sealer);
        for side in Color::ALL {
            self.clock.recount(side, self.line.made(side));
        }
        if self.clock.running().is_none() && !self.is_stopped {
            self.clock.start(!sealer, at)?;
        }
        Ok(())
    }
}

impl Envelope {
    /// The sealed move, if there is one in it.
    pub fn sealed(&self) -> Option<&Sealed> {
        self.sealed.as_deref()
    }
}
