//! Who is there, who has not come, and who has left.

use games::{ByColor, Color};

use super::{Decided, Game, Phase, ended, one};
use crate::end::End;
use crate::event::Happened;
use crate::refused::Refused;
use crate::time::{Millis, Moment};

/// Whether a player is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Presence {
    /// He has not come, to the game or to its resumption. This alone is absence by the regulations (`002:§32.11`,
    /// `002:§35.2`).
    #[default]
    NotCome,
    /// He is there.
    There {
        /// When he first came.
        came: Moment,
        /// Since when he has been there without a break.
        since: Moment,
    },
    /// He came, and is gone again.
    Left {
        /// When he first came.
        came: Moment,
        /// Since when he has been away.
        since: Moment,
    },
}

impl Presence {
    /// When the player first came, though he may have left since.
    const fn came(self) -> Option<Moment> {
        match self {
            Presence::NotCome => None,
            Presence::There { came, .. } | Presence::Left { came, .. } => Some(came),
        }
    }
}

impl Game {
    /// Whether a player is there.
    pub fn is_there(&self, side: Color) -> bool {
        matches!(self.presence[side], Presence::There { .. })
    }

    /// Whether a player has come, though he may have left since: nobody is absent by the regulations because his
    /// connection broke.
    pub(super) fn has_come(&self, side: Color) -> bool {
        self.presence[side].came().is_some()
    }

    /// Whether a player never came to a game in which lateness counts. After an adjournment he had come before.
    pub(super) fn never_appeared(&self, side: Color) -> bool {
        let is_watched = self.terms.default_time.is_some() && !self.adjourning.was_resumed;
        is_watched && !self.has_come(side)
    }

    /// When the first of the players came, if one did.
    pub(super) fn first_arrival(&self) -> Option<Moment> {
        let came = Color::ALL.map(|side| self.presence[side].came());
        came.into_iter().flatten().min()
    }

    /// From when on a player may claim the game that his opponent has left, if neither comes or goes until then.
    pub fn may_claim_left(&self, by: Color) -> Option<Moment> {
        self.in_play().ok()?;
        let since = self.waits_since(by).ok()?;
        Some(since.plus(self.claim_time().ok()?))
    }

    /// How long a player waits for one who has left, where such a thing was agreed.
    fn leave_time(&self) -> Result<Millis, Refused> {
        self.is_casual()?;
        self.terms.leave_time.ok_or(Refused::NoLeaveTime)
    }

    /// How long a player waits until he may claim. Where a clock runs, absence costs the time on it and nothing more, and
    /// so it is in a game that was adjourned (decisions 0015 and 0035); until both have moved the game can be broken off.
    fn claim_time(&self) -> Result<Millis, Refused> {
        let Some(time) = self.terms.claims_left() else {
            self.leave_time()?;
            return Err(Refused::ClockDecides);
        };
        if self.adjourning.was_resumed {
            return Err(Refused::WasAdjourned);
        }
        match self.may_be_broken_off() {
            true => Err(Refused::BreakOffInstead),
            false => Ok(time),
        }
    }

    /// Since when a player, who is there himself, waits for the move of an opponent who has left. One who comes back to
    /// find the other gone waits from then on.
    fn waits_since(&self, by: Color) -> Result<Moment, Refused> {
        let Presence::There { since: stayed, .. } = self.presence[by] else {
            return Err(Refused::IsAway(by));
        };
        let left = match self.presence[!by] {
            Presence::Left { since, .. } => since,
            Presence::There { .. } => return Err(Refused::OpponentIsThere),
            Presence::NotCome => return Err(Refused::HasNotCome(!by)),
        };
        if self.moves().turn() == by {
            return Err(Refused::NotOnMove(by));
        }
        let moved = self.entries().last().map(|entry| entry.at);
        Ok(left.max(stayed).max(moved.unwrap_or(left)))
    }

    pub(super) fn decide_arrival(&self, side: Color, now: Moment) -> Decided {
        match self.is_there(side) {
            true => Err(Refused::IsThere(side)),
            false => one(now, Happened::Arrived(side)),
        }
    }

    pub(super) fn decide_leaving(&self, side: Color, now: Moment) -> Decided {
        match self.phase {
            // Who is there decides how an adjourned game is resumed.
            Phase::Adjourned => self.is_casual()?,
            _ => drop(self.leave_time()?),
        }
        match self.is_there(side) {
            true => one(now, Happened::Left(side)),
            false => Err(Refused::IsAway(side)),
        }
    }

    pub(super) fn decide_claim_of_left(&self, by: Color, now: Moment) -> Decided {
        let leave_time = self.claim_time()?;
        self.in_play()?;
        let waited = now.since(self.waits_since(by)?).unwrap_or(Millis::ZERO);
        match leave_time.minus(waited) {
            Millis::ZERO => ended(now, End::Left { loser: !by }),
            left => Err(Refused::NotLongEnough { left }),
        }
    }

    pub(super) fn apply_arrival(&mut self, side: Color, at: Moment) {
        self.come(side, at);
        // The reply need not be sealed for one who is there (`002:§35.3`).
        self.adjourning.must_seal &= self.moves().turn() == side;
    }

    /// One who goes before the game has begun has not come to it.
    pub(super) fn apply_leaving(&mut self, side: Color, at: Moment) {
        let came = self.presence[side].came().filter(|_| self.begun.is_some());
        self.presence[side] =
            came.map_or(Presence::NotCome, |came| Presence::Left { came, since: at });
    }

    /// A player shows that he is there.
    pub(super) fn come(&mut self, side: Color, at: Moment) {
        if !self.is_there(side) {
            let came = self.presence[side].came().unwrap_or(at);
            self.presence[side] = Presence::There { came, since: at };
        }
    }

    /// Only these are there when the game is resumed, whoever was there before.
    pub(super) fn appear(&mut self, present: ByColor<bool>, at: Moment) {
        self.presence = ByColor::new_with(|side| match present[side] {
            true => Presence::There {
                came: at,
                since: at,
            },
            false => Presence::NotCome,
        });
    }
}
