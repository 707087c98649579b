//! Whether lots were drawn as they should: anyone can recompute it.

use super::Competition;
use crate::event::{Event, Happened, Numbered};
use crate::refused::Refused;

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// The numbers of the participants.
    Numbers,
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
        for (number, event) in (1..).zip(&self.log) {
            let is_left_out =
                self.is_undone(number) || matches!(event.what, Happened::Undone { .. });
            if is_left_out {
                continue;
            }
            all.extend(then.drawn_again(number, event));
            // It has happened before, so it fits.
            drop(then.apply(event.clone()));
        }
        all
    }

    fn drawn_again(&self, number: u32, event: &Event) -> Option<Recomputed> {
        let (what, again) = match &event.what {
            Happened::Numbered {
                how: Numbered::Lots { secret, words, .. },
                ..
            } => (Drawing::Numbers, self.draw(secret, words)),
            Happened::OpeningsDrawn(draw) => {
                let again = self.draw_openings(draw.round, &draw.secret, &draw.words);
                let again = again.map(Happened::OpeningsDrawn);
                (Drawing::Openings(draw.round), again)
            }
            _ => return None,
        };
        Some(Recomputed {
            event: number,
            what,
            is_same: again.map(|again| again == event.what),
        })
    }
}
