//! What players agree on where there is no judge: to adjourn, when to resume, and what a doubtful sealed move stands for. No
//! book knows of it; `docs/decisions/0034-adjourning-without-a-judge.md` has the reasons.

use games::{ByColor, Color};

use super::{Adjourning, Decided, Game, Phase, Unfit, ended, one};
use crate::end::End;
use crate::envelope::Envelope;
use crate::event::{Event, Happened};
use crate::refused::Refused;
use crate::terms::Mode;
use crate::time::{Millis, Moment};

/// How long the opponent has to choose what a doubtful sealed move stands for; then the first reading stands.
pub const TIME_TO_CHOOSE: Millis = Millis::hours(24);

/// How far ahead a game may be resumed.
pub const LONGEST_ADJOURNMENT: Millis = Millis::days(366);

/// The reason that was written for an adjournment by agreement before there was an event for it.
pub(crate) const AGREED: &str = "the players agreed";

/// When a game is to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Resumption {
    /// Who has proposed a time and waits for an answer; without a time, at once.
    proposed: Option<(Color, Option<Moment>)>,
    /// The time that was agreed on, or that the judge has set.
    at: Option<Moment>,
}

impl Adjourning {
    /// A move answers every request to adjourn.
    pub(super) fn forget_requests(&mut self) {
        self.asked = None;
        self.proposed = None;
        self.has_proposed = ByColor::default();
    }
}

impl Game {
    /// The player who proposes to adjourn, and waits for an answer.
    pub fn adjournment_proposed(&self) -> Option<Color> {
        let proposed = self.adjourning.proposed;
        proposed.filter(|_| self.phase == Phase::Playing)
    }

    /// Who proposes to resume an adjourned game, and when; without a time, at once.
    pub fn resumption_proposed(&self) -> Option<(Color, Option<Moment>)> {
        let proposed = self.adjourning.resumption.proposed;
        proposed.filter(|_| self.phase == Phase::Adjourned)
    }

    /// When an adjourned game will be resumed.
    pub fn resumption_at(&self) -> Option<Moment> {
        let at = self.adjourning.resumption.at;
        at.filter(|_| self.phase == Phase::Adjourned)
    }

    /// The envelope of a sealed move in doubt that no judge reads: its readings are for the opponent to choose from.
    pub fn in_doubt(&self) -> Option<&Envelope> {
        let is_open = self.phase == Phase::InDoubt && self.adjourning.is_agreed;
        self.envelope.as_ref().filter(|_| is_open)
    }

    /// One proposes once in a position: a move asks anew.
    pub(super) fn decide_proposal(&self, by: Color, now: Moment) -> Decided {
        self.is_casual()?;
        self.in_play()?;
        if self.phase != Phase::Playing {
            return Err(Refused::Adjourned);
        }
        match self.adjourning.has_proposed[by] || self.adjourning.proposed.is_some() {
            true => Err(Refused::AskedBefore),
            false => one(now, Happened::AdjournmentProposed(by)),
        }
    }

    pub(super) fn decide_proposed(&self, by: Color, agrees: bool, now: Moment) -> Decided {
        self.is_casual()?;
        if self.adjournment_proposed() != Some(!by) {
            return Err(Refused::NotAsked);
        }
        if !agrees {
            return one(now, Happened::AdjournmentDeclined(by));
        }
        self.in_play()?;
        one(now, Happened::AdjournmentAgreed)
    }

    /// Nobody's clock starts before both have agreed when.
    pub(super) fn decide_proposed_time(
        &self,
        by: Color,
        at: Option<Moment>,
        now: Moment,
    ) -> Decided {
        self.is_casual()?;
        self.may_be_put_on(at, now)?;
        one(now, Happened::ResumptionProposed { by, at })
    }

    /// At once means while both are there.
    pub(super) fn decide_answered_time(&self, by: Color, agrees: bool, now: Moment) -> Decided {
        self.is_casual()?;
        let Some((_, at)) = self.resumption_proposed().filter(|(asks, _)| *asks != by) else {
            return Err(Refused::NothingProposed);
        };
        if !agrees {
            return one(now, Happened::ResumptionDeclined(by));
        }
        self.may_be_put_on(at, now)?;
        if let Some(at) = at {
            return one(now, Happened::ResumptionAppointed { at });
        }
        for side in Color::ALL {
            if !self.is_there(side) {
                return Err(Refused::IsAway(side));
            }
        }
        one(now, self.resumed())
    }

    pub(super) fn decide_appointment(&self, at: Moment, now: Moment) -> Decided {
        self.may_be_put_on(Some(at), now)?;
        one(now, Happened::ResumptionAppointed { at })
    }

    /// Whether an adjourned game may be resumed at a time.
    fn may_be_put_on(&self, at: Option<Moment>, now: Moment) -> Result<(), Refused> {
        if self.phase != Phase::Adjourned {
            return Err(Refused::NotAdjourned);
        }
        let is_far = |at: Moment| at <= now || at > now.plus(LONGEST_ADJOURNMENT);
        match at.is_some_and(is_far) {
            true => Err(Refused::ResumptionTime),
            false => Ok(()),
        }
    }

    /// The game goes on with those who are there (`002:§35.2`, `002:§35.3`).
    fn resumed(&self) -> Happened {
        Happened::Resumed {
            session: None,
            present: ByColor::new_with(|side| self.is_there(side)),
        }
    }

    pub(super) fn decide_choice(&self, by: Color, text: &str, now: Moment) -> Decided {
        let envelope = self.in_doubt().ok_or(Refused::NotInDoubt)?;
        if by == envelope.by {
            return Err(Refused::NotOnMove(!by));
        }
        let mut readings = envelope.readings.iter();
        let chosen = readings.find(|reading| reading.text == text.trim());
        let text = chosen.ok_or(Refused::NotAReading)?.text.as_str();
        self.read_as(text, Some(by), now)
    }

    /// The sealed move read so, and the game behind it.
    fn read_as(&self, text: &str, by: Option<Color>, now: Moment) -> Decided {
        let mut events = self.decide_reading(Some(text), now)?;
        if let Some(first) = events.first_mut() {
            let text = text.to_owned();
            first.what = Happened::SealedChosen { by, text };
        }
        Ok(events)
    }

    /// When an agreed time or the end of a doubt brings something about.
    pub(super) fn agreed_deadline(&self) -> Option<Moment> {
        let resumes = self
            .resumption_at()
            .filter(|_| self.terms.mode == Mode::Play);
        let doubted = self.in_doubt().and(self.adjourning.doubted_at);
        let readings = self
            .in_doubt()
            .map_or(0, |envelope| envelope.readings.len());
        let time = if readings > 0 {
            TIME_TO_CHOOSE
        } else {
            Millis::ZERO
        };
        let decides = doubted.map(|since| since.plus(time));
        Some(resumes.or(decides)?.max(self.last))
    }

    /// What that is. At a wooden board the judge resumes the game himself.
    pub(super) fn agreed_by_now(&self, now: Moment) -> Option<Vec<Event>> {
        let at = self.agreed_deadline().filter(|at| *at <= now)?;
        match self.in_doubt() {
            None => one(at, self.resumed()).ok(),
            Some(envelope) => match envelope.readings.first() {
                Some(first) => self.read_as(&first.text, None, at).ok(),
                None => ended(at, End::SealedMove { loser: envelope.by }).ok(),
            },
        }
    }

    pub(super) fn apply_proposal(&mut self, by: Color) {
        self.adjourning.proposed = Some(by);
        self.adjourning.has_proposed[by] = true;
    }

    pub(super) fn apply_agreement(&mut self, at: Moment) -> Result<(), Unfit> {
        self.adjourning.is_agreed = true;
        self.adjourning.proposed = None;
        self.apply_adjourning(at)
    }

    pub(super) fn apply_proposed_time(&mut self, by: Color, at: Option<Moment>) {
        self.adjourning.resumption.proposed = Some((by, at));
    }

    pub(super) fn apply_declined_time(&mut self) {
        self.adjourning.resumption.proposed = None;
    }

    pub(super) fn apply_appointment(&mut self, at: Moment) {
        self.adjourning.resumption = Resumption {
            proposed: None,
            at: Some(at),
        };
    }
}
