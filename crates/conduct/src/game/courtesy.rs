//! What players of a casual game grant each other: moves taken back, and games broken off. No book knows of it.

use games::{ByColor, Color};

use super::{Decided, Game, Phase, Unfit, ended, one};
use crate::clock::ClockFault;
use crate::end::{End, LONGEST_UNTOUCHED};
use crate::event::Happened;
use crate::refused::Refused;
use crate::terms::Mode;
use crate::time::{Millis, Moment};

/// Moves that are asked back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Takeback {
    /// Who has asked, and waits for an answer.
    pub(super) asked: Option<Color>,
    /// Who has asked in this position.
    has_asked: ByColor<bool>,
}

impl Game {
    /// The player who has asked to take his last move back, and waits for an answer.
    pub fn takeback(&self) -> Option<Color> {
        let asked = self.takeback.asked;
        asked.filter(|_| self.phase == Phase::Playing)
    }

    /// Whether courtesies have a place in this game: the regulations know none, and at a wooden board a move taken back
    /// is an error.
    pub(super) fn is_casual(&self) -> Result<(), Refused> {
        if self.terms.competition.is_some() {
            return Err(Refused::NotInCompetition);
        }
        match self.terms.mode {
            Mode::Play => Ok(()),
            Mode::Record => Err(Refused::Recorded),
        }
    }

    /// One question at a time: a draw that was offered is answered first, and a player asks once in a position.
    pub(super) fn decide_asking_back(&self, by: Color, now: Moment) -> Decided {
        self.is_casual()?;
        self.at_free_play()?;
        if self.offer.is_some() {
            return Err(Refused::OfferPending);
        }
        if self.takeback() == Some(!by) {
            return Err(Refused::TakebackPending);
        }
        if self.takeback.has_asked[by] {
            return Err(Refused::NotBackAgain);
        }
        self.back_for(by, now)?;
        one(now, Happened::TakebackAsked(by))
    }

    pub(super) fn decide_takeback(&self, by: Color, agrees: bool, now: Moment) -> Decided {
        self.is_casual()?;
        if self.takeback() != Some(!by) {
            return Err(Refused::NoTakeback);
        }
        if !agrees {
            return one(now, Happened::TakebackDeclined(by));
        }
        self.at_free_play()?;
        let behind = self.back_for(!by, now)?;
        one(now, Happened::TakenBack { behind })
    }

    /// A game in which nobody else waits is put away between two moves, or while its player thinks.
    pub(super) fn decide_saving(&self, by: Color, now: Moment) -> Decided {
        self.is_casual()?;
        self.at_free_play()?;
        one(now, Happened::Saved(by))
    }

    /// Whether the game is played, and not about to be adjourned.
    fn at_free_play(&self) -> Result<(), Refused> {
        self.in_play()?;
        match self.phase == Phase::Playing {
            true => Ok(()),
            false => Err(Refused::Adjourned),
        }
    }

    /// Behind how many entries of the score a player makes his last move again. Nobody goes back to a flag that falls
    /// for the time that the moves to be taken back brought.
    fn back_for(&self, by: Color, now: Moment) -> Result<usize, Refused> {
        let mut entries = self.entries().iter();
        let last = entries.rposition(|entry| entry.by == by && entry.text().is_some());
        let behind = last.ok_or(Refused::NothingToTakeBack)?;
        let mut line = self.line.clone();
        line.cut(behind);
        let made = ByColor::new_with(|side| line.made(side));
        let clock = self.clock.clone().take_back(by, made, now);
        clock.map_err(|fault| match fault {
            ClockFault::Flag(side) => Refused::NoTimeToGoBack(side),
            fault => Refused::Clock(fault),
        })?;
        Ok(behind)
    }

    /// A game can be broken off until both have moved; one that was taken back further was played all the same.
    pub(super) fn decide_breaking_off(&self, by: Color, now: Moment) -> Decided {
        self.is_casual()?;
        match self.may_be_broken_off() {
            true => ended(now, End::Aborted { by }),
            false => Err(Refused::TooLateToAbort),
        }
    }

    /// A clock ends a game by itself; a game without one is given up when nobody plays it.
    pub(super) fn decide_abandonment(&self, now: Moment) -> Decided {
        self.is_casual()?;
        let untouched = now.since(self.last()).unwrap_or(Millis::ZERO);
        match self.terms.control.is_timed() || untouched < LONGEST_UNTOUCHED {
            true => Err(Refused::Nothing),
            false => ended(now, End::Abandoned),
        }
    }

    /// Whether a side has not moved yet, in what was taken back neither.
    pub(super) fn may_be_broken_off(&self) -> bool {
        let cuts = self.cuts().iter();
        let lengths = cuts.map(|cut| cut.behind.saturating_add(cut.entries.len()));
        let most = lengths.max().unwrap_or(0).max(self.entries().len());
        most < 2
    }

    pub(super) fn apply_asking_back(&mut self, by: Color) {
        self.takeback.asked = Some(by);
        self.takeback.has_asked[by] = true;
    }

    /// The game waits without an envelope; whoever is to move thinks on once it is resumed.
    pub(super) fn apply_saving(&mut self, at: Moment) -> Result<(), Unfit> {
        self.clock.stop(at)?;
        self.takeback.asked = None;
        self.phase = Phase::Adjourned;
        Ok(())
    }

    /// The time that was used stays used; the moves are counted anew, and whoever is to move again thinks.
    pub(super) fn apply_takeback(&mut self, behind: usize, at: Moment) -> Result<(), Unfit> {
        if !self.line.cut(behind) {
            return Err(Unfit::NoCut(behind));
        }
        let made = ByColor::new_with(|side| self.line.made(side));
        self.clock.take_back(self.moves().turn(), made, at)?;
        self.takeback = Takeback::default();
        self.offer = None;
        self.touched = None;
        self.is_adjusting = false;
        self.adjourning.forget_requests();
        self.adjourning.must_seal = false;
        Ok(())
    }
}
