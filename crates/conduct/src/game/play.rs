//! Moves, touching, offers and claims.

use games::{Color, DrawReason, Ended, Outcome, Refusal};

use super::courtesy::Takeback;
use super::{Claim, Decided, Game, Phase, Unfit, ended, one};
use crate::clock::Shown;
use crate::end::End;
use crate::event::{Event, Happened};
use crate::line::ScoreEntry;
use crate::refused::Refused;
use crate::time::{Millis, Moment};

impl Game {
    pub(super) fn decide_move(&self, by: Color, text: &str, now: Moment) -> Decided {
        self.on_move(by)?;
        if self.adjourning.must_seal {
            return Err(Refused::MustSeal);
        }
        let tried = self.line.tried(text).map_err(refused)?;
        self.fulfils_duty(&tried.played.text)?;
        let mut happened = self.consent_by_reply(by);
        let (text, way) = (tried.played.text, Millis::ZERO);
        happened.push(Happened::Played { by, text, way });
        match tried.ended.filter(|ended| self.ends_game(ended.outcome)) {
            Some(end) => happened.push(Happened::Ended(End::Rules(end))),
            None if self.phase == Phase::Adjourning => happened.push(Happened::AdjournedOpenly),
            None if self.is_adjourned_by(by, now) => happened.push(Happened::SessionEnded),
            None => {}
        }
        let events = happened.into_iter();
        Ok(events.map(|what| Event { at: now, what }).collect())
    }

    /// Whether an outcome by the rules ends the game by itself. At a wooden board the judge confirms a draw, unless
    /// nobody could go on: stalemate.
    pub(super) fn ends_game(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win { .. } => true,
            Outcome::Draw { by } => !self.is_recorded() || by == DrawReason::Stalemate,
        }
    }

    /// Something that happens, and the end of the game if the position behind it is one.
    pub(super) fn with_end(&self, what: Happened, ends: Option<Ended>, at: Moment) -> Vec<Event> {
        let ends = ends.filter(|ended| self.ends_game(ended.outcome));
        let end = ends.map(|ended| Happened::Ended(End::Rules(ended)));
        let happened = [Some(what), end].into_iter().flatten();
        happened.map(|what| Event { at, what }).collect()
    }

    /// Whether a move is one of the piece that must move.
    fn fulfils_duty(&self, text: &str) -> Result<(), Refused> {
        self.is_of(self.touched(), text)
    }

    /// Whether a move is one of the piece on a square that was touched, if one was (`002:§11.1`).
    pub(super) fn is_of(&self, touched: Option<&str>, text: &str) -> Result<(), Refused> {
        let Some(touched) = touched else {
            return Ok(());
        };
        let m = self.line.at_hand().explain(text).map_err(refused)?;
        match m.from == touched {
            true => Ok(()),
            false => Err(Refused::TouchedOther(touched.to_owned())),
        }
    }

    /// Touching an own piece that can move obliges to move it; any other touch obliges to nothing
    /// (`000:3.11`, `002:§11.2`).
    pub(super) fn decide_touch(&self, by: Color, square: &str, now: Moment) -> Decided {
        if !self.terms.has_touch_move {
            return Err(Refused::NoTouchMove);
        }
        self.may_touch(by)?;
        if let Some(touched) = &self.touched {
            return Err(Refused::TouchedOther(touched.clone()));
        }
        if self.is_adjusting {
            return Err(Refused::Adjusts(by));
        }
        match self.can_move(square) {
            Some(square) => one(now, Happened::Touched { by, square }),
            None => Err(Refused::NoDuty(square.chars().take(8).collect())),
        }
    }

    pub(super) fn decide_adjusting(&self, by: Color, now: Moment) -> Decided {
        self.may_touch(by)?;
        match self.terms.has_touch_move {
            true => one(now, Happened::Adjusting(by)),
            false => Err(Refused::NoTouchMove),
        }
    }

    pub(super) fn decide_adjusted(&self, by: Color, now: Moment) -> Decided {
        self.on_move(by)?;
        match self.is_adjusting {
            true => one(now, Happened::Adjusted(by)),
            false => Err(Refused::NotAdjusting(by)),
        }
    }

    /// As [`on_move`](Game::on_move), for hands on the board: on the other's move they are improper (`000:3.14`), and
    /// before a move that is to be sealed they would tell it.
    fn may_touch(&self, by: Color) -> Result<(), Refused> {
        self.on_move(by).map_err(|refused| match refused {
            Refused::NotOnMove(turn) => Refused::TouchedOutOfTurn(turn),
            other => other,
        })?;
        match self.is_sealing() {
            true => Err(Refused::TouchedToSeal),
            false => Ok(()),
        }
    }

    /// The square, if a piece on it has a legal move.
    pub(super) fn can_move(&self, square: &str) -> Option<String> {
        let square = square.trim().to_lowercase();
        let moves = self.line.at_hand().legal_moves();
        moves.iter().any(|m| m.from == square).then_some(square)
    }

    pub(super) fn decide_offer(&self, by: Color, now: Moment) -> Decided {
        self.on_move(by).map_err(|refused| match refused {
            Refused::NotOnMove(turn) => Refused::OfferOutOfTurn(turn),
            refused => refused,
        })?;
        match self.may_offer[by] {
            true => one(now, Happened::DrawOffered(by)),
            false => Err(Refused::NotAgain),
        }
    }

    pub(super) fn decide_answer(&self, by: Color, agrees: bool, now: Moment) -> Decided {
        match self.offer == Some(!by) {
            true if agrees => ended(now, End::Agreement),
            true => one(now, Happened::DrawDeclined(by)),
            false => Err(Refused::NoOffer),
        }
    }

    /// In play the program checks a claim at once, so that it costs no time; at a wooden board the judge does, on the
    /// time of the claimant (`002:§16.5`).
    pub(super) fn decide_claim(&self, by: Color, with: Option<&str>, now: Moment) -> Decided {
        self.on_move(by)?;
        let reasons = self.claims(with)?;
        // He claims with a move that he himself may make (`002:§16.2`).
        if let Some(text) = with {
            self.fulfils_duty(text)?;
        }
        if self.is_recorded() {
            let with = with.map(str::to_owned);
            return one(now, Happened::ClaimMade { by, with });
        }
        let outcome = match reasons.first() {
            Some(reason) => Happened::Ended(End::Claim(*reason)),
            None => Happened::ClaimFailed(by),
        };
        // The move that a claim names is not made: only the claim itself shows what it rests on.
        let made = with.map(|text| Happened::ClaimMade {
            by,
            with: Some(text.to_owned()),
        });
        let events = made.into_iter().chain([outcome]);
        Ok(events.map(|what| Event { at: now, what }).collect())
    }

    fn claims(&self, with: Option<&str>) -> Result<Vec<DrawReason>, Refused> {
        match with {
            None => Ok(self.moves().claims()),
            Some(text) => self.moves().claims_with(text).map_err(refused),
        }
    }

    /// A claim that was right ends the game even if the flag fell meanwhile; a wrong one costs the time, and the game
    /// if the flag fell (`002:§16.6`).
    pub(super) fn decide_check(&self, is_right: bool, now: Moment) -> Decided {
        let claim = self.claim.as_ref().ok_or(Refused::NoClaim)?;
        if is_right {
            let reasons = self.claims(claim.with.as_deref())?;
            // Behind a position that restarted the counts the judge may know more than the score does.
            let is_whole = self.moves().plies() == self.entries().len();
            return match reasons.first() {
                Some(reason) => ended(now, End::Claim(*reason)),
                None if is_whole => Err(Refused::ClaimNotShown),
                None => ended(now, End::ClaimUpheld),
            };
        }
        let mut events = vec![Event {
            at: now,
            what: Happened::ClaimFailed(claim.by),
        }];
        if let Some(loser) = self.clock.flag() {
            let what = Happened::Ended(End::of_flag(loser, self.moves()));
            events.push(Event { at: now, what });
        }
        Ok(events)
    }

    pub(super) fn decide_confirmation(&self, now: Moment) -> Decided {
        let end = self.proposed_end().ok_or(Refused::NoEnd)?;
        let happened = [Happened::EndConfirmed, Happened::Ended(End::Rules(end))];
        let events = happened.into_iter();
        Ok(events.map(|what| Event { at: now, what }).collect())
    }

    pub(super) fn apply_move(
        &mut self,
        by: Color,
        text: &str,
        way: Millis,
        at: Moment,
    ) -> Result<(), Unfit> {
        let sent = Moment(at.0.saturating_sub(way.0));
        let took = self.clock.press_over(sent, at)?.took;
        let entry = self.entry(by, at, took);
        self.line.play(text, entry)?;
        self.after_move(by, at);
        Ok(())
    }

    pub(super) fn apply_offer(&mut self, by: Color) {
        self.offer = Some(by);
        self.may_offer[by] = false;
        self.may_offer[!by] = true;
        self.takeback.asked = None;
    }

    pub(super) fn apply_claim(&mut self, by: Color, with: Option<String>) {
        self.claim = Some(Claim { by, with });
    }

    /// What a move leaves behind whoever made it.
    pub(super) fn after_move(&mut self, by: Color, at: Moment) {
        self.come(by, at);
        // The answer to an offer is a move, and says no (`002:§16.8`).
        self.offer = self.offer.filter(|offered| *offered == by);
        self.takeback = Takeback::default();
        self.touched = None;
        self.is_adjusting = false;
        self.adjourning.forget_requests();
        self.adjourning.must_seal = false;
    }

    /// An entry of the score that is still without its move.
    pub(super) fn entry(&self, by: Color, at: Moment, took: Millis) -> ScoreEntry {
        let used = games::ByColor::new_with(|side| self.clock.used(side, at));
        let clock = games::ByColor::new_with(|side| self.clock.shows(side, at));
        let is_plain = games::Color::ALL
            .into_iter()
            .all(|side| clock[side] == Shown::plain(used[side]));
        ScoreEntry::new(by, at, took, used, (!is_plain).then_some(clock))
    }
}

pub(super) fn refused(refusal: Refusal) -> Refused {
    Refused::Move(Box::new(refusal))
}
