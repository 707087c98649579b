//! Who comes late to a Swiss, and which number he gets (FIDE C.04.2, article 2).

use core::cmp::Reverse;

use super::Competition;
use super::decide::entry_of;
use crate::event::Numbered;
use crate::instructions::System;
use crate::person::{Player, PlayerId};
use crate::refused::Refused;

/// Once so many rounds are paired, no number changes any more (C.04.2, 2.3).
const ROUND_OF_LAST_NUMBERS: usize = 4;

/// Where somebody stands among numbers by rating: the higher rating first, then the entry.
pub(super) type Seed = (Reverse<u32>, String);

impl Competition {
    /// The number that a rating gives to somebody who comes now; none where he has the last one. The strength of a team is not
    /// known before its players are named.
    pub(super) fn number_by_rating(&self, player: &Player) -> Option<u32> {
        let system = self.instructions.as_ref()?.system;
        let is_by_rating = matches!(self.how, Some(Numbered::Rating));
        let may_be_placed = matches!(system, System::Swiss { .. })
            && is_by_rating
            && !self.is_for_teams()
            && self.rounds.len() < ROUND_OF_LAST_NUMBERS;
        if !may_be_placed {
            return None;
        }
        let his = seed(player.rating, entry_of(player));
        let mut others = self.order.iter();
        let behind = others.position(|other| self.seeds.get(other).is_some_and(|one| his < *one));
        let ahead = behind.unwrap_or(self.order.len());
        u32::try_from(ahead + 1).ok()
    }

    /// Where somebody stands among numbers by rating.
    pub(super) fn seed(&self, player: PlayerId) -> Seed {
        seed(self.strength(player), self.entry(player))
    }

    /// Registers somebody late. If the numbers were taken back meanwhile, he gets one with everybody else.
    pub(super) fn admit(&mut self, player: &Player, number: u32) -> Result<(), Refused> {
        let ahead = (number as usize).checked_sub(1);
        let ahead = ahead.ok_or(Refused::OtherNumbers)?;
        if self.order.is_empty() {
            self.enrol(player);
            return Ok(());
        }
        let is_by_rating = matches!(self.how, Some(Numbered::Rating));
        if !is_by_rating || ahead > self.order.len() {
            return Err(Refused::OtherNumbers);
        }
        self.enrol(player);
        // `enrol` has put him last.
        if let Some(late) = self.order.pop() {
            self.order.insert(ahead, late);
            self.seeds.insert(late, self.seed(late));
        }
        Ok(())
    }
}

fn seed(strength: Option<u32>, entry: String) -> Seed {
    (Reverse(strength.unwrap_or(0)), entry)
}
