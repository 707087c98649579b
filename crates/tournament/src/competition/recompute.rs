//! Whether lots were drawn as they should: anyone can recompute it.

use super::{Bound, Competition, DrawingOfNumbers};
use crate::event::{Event, Happened, Numbered};
use crate::refused::Refused;

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// The numbers of the participants.
    Numbers,
    /// Which round of the table was played as this one.
    RoundOfDay(u32),
    /// The openings of a round.
    Openings(u32),
}

/// A drawing that was recomputed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recomputed {
    /// Which event it is, from 1 on.
    pub event: u32,
    /// What was drawn.
    pub what: Drawing,
    /// Whether the same comes out; or why it could not be drawn at all, as when the secret does not fit the commitment.
    pub is_same: Result<bool, Refused>,
}

impl Competition {
    /// Draws everything again that was drawn by lot and stands.
    pub fn recompute(&self) -> Vec<Recomputed> {
        let mut then = Competition::new();
        let mut all = Vec::new();
        let drawings = self.drawings_of_numbers();
        for (number, event) in (1..).zip(&self.log) {
            let is_left_out =
                self.is_undone(number) || matches!(event.what, Happened::Undone { .. });
            if is_left_out {
                continue;
            }
            let mut again = then.drawn_again(number, event);
            if let Some(again) = &mut again
                && again.is_same == Ok(true)
                && let Err(bound) = then.holds_to_earlier(&drawings, number)
            {
                again.is_same = Err(bound.into());
            }
            all.extend(again);
            // It has happened before, so it fits.
            drop(then.apply(event.clone()));
        }
        all
    }

    /// Whether a drawing of the numbers held to those before it.
    fn holds_to_earlier(&self, drawings: &[DrawingOfNumbers], event: u32) -> Result<(), Bound> {
        let earlier = drawings.partition_point(|one| one.event < event);
        let (earlier, rest) = drawings.split_at(earlier);
        match rest.first().filter(|one| one.event == event) {
            Some(one) => self.holds_to(earlier, &one.secret, one.serial),
            None => Ok(()),
        }
    }

    fn drawn_again(&self, number: u32, event: &Event) -> Option<Recomputed> {
        let (what, is_same) = match &event.what {
            Happened::Numbered {
                how: Numbered::Lots { secret, words, .. },
                ..
            } => {
                let again = self.draw(secret, words);
                (Drawing::Numbers, again.map(|again| again == event.what))
            }
            Happened::Paired(pairing) if pairing.by_lot => {
                let day = u32::try_from(self.rounds.len() + 1).unwrap_or(u32::MAX);
                let again = self.round_of_day();
                let is_same = again.map(|again| Some(again) == pairing.of_table);
                (Drawing::RoundOfDay(day), is_same)
            }
            Happened::OpeningsDrawn(draw) => {
                let again = self.draw_openings(draw.round, &draw.secret, &draw.words);
                let is_same = again.map(|again| again == *draw);
                (Drawing::Openings(draw.round), is_same)
            }
            _ => return None,
        };
        Some(Recomputed {
            event: number,
            what,
            is_same,
        })
    }
}
