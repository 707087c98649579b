//! Every drawing of the numbers, also those that were taken back, and what a secret is bound to once it was opened.
//!
//! When numbers are drawn, everybody knows the secret and the words. Who then changes an entry, or chooses another secret, can
//! compute beforehand what comes out. So the secret that a drawing has opened draws from the same entries only (0021).

use super::Competition;
use crate::event::{Happened, Moment, Numbered};
use crate::lots::{self, Commitment, Secret};
use crate::refused::{Refused, Rests};

/// A drawing of the numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawingOfNumbers {
    /// Which event it is, from 1 on.
    pub event: u32,
    /// Moment of the drawing, in milliseconds since 1970 (UTC).
    pub at: Moment,
    /// By whom.
    pub by: String,
    /// The secret, in hexadecimal digits.
    pub secret: String,
    /// The words given in public.
    pub words: String,
    /// Which drawing it was: 1, and 2 if lots were drawn anew (`002:§38.1`).
    pub serial: u32,
    /// The name of the event.
    pub name: String,
    /// The entries in the urn, sorted by their bytes.
    pub entries: Vec<String>,
}

/// What is refused because of an earlier drawing, that of an event from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Bound {
    /// Its secret is known, and the entries were others.
    #[error(
        "event {0} has drawn with this secret, and the entries were others then: take back the closing of registration, commit to a new secret, close, and draw"
    )]
    UrnChanged(u32),
    /// The same entries were drawn.
    #[error(
        "event {0} has drawn these entries: draw them with the secret and the words of that drawing, to which the organiser is bound"
    )]
    DrawnBefore(u32),
    /// The secret is known.
    #[error("event {0} has opened this secret: commit to a new one")]
    SecretOpened(u32),
}

impl DrawingOfNumbers {
    fn is_of(&self, urn: &Urn) -> bool {
        self.name == urn.name && self.entries == urn.entries
    }
}

/// What is drawn from now.
struct Urn {
    name: String,
    entries: Vec<String>,
}

impl Competition {
    /// Every drawing of the numbers in order, also those that were taken back.
    pub fn drawings_of_numbers(&self) -> Vec<DrawingOfNumbers> {
        let mut then = Competition::new();
        let mut all = Vec::new();
        for (event, happened) in (1..).zip(&self.log) {
            if let Happened::Numbered {
                how:
                    Numbered::Lots {
                        secret,
                        words,
                        serial,
                    },
                ..
            } = &happened.what
            {
                let Urn { name, entries } = then.urn_now();
                all.push(DrawingOfNumbers {
                    event,
                    at: happened.at,
                    by: happened.by.clone(),
                    secret: secret.clone(),
                    words: words.clone(),
                    serial: *serial,
                    name,
                    entries,
                });
            }
            // It has happened before, so it fits.
            drop(then.apply(happened.clone()));
        }
        all
    }

    fn urn_now(&self) -> Urn {
        let mut entries: Vec<String> = self.present().map(|player| self.entry(player)).collect();
        entries.sort_unstable();
        let name = self.instructions.as_ref().map(|known| known.name.clone());
        Urn {
            name: name.unwrap_or_default(),
            entries,
        }
    }

    /// Whether a drawing that would be the next holds to what was drawn before.
    pub(super) fn holds_to(
        &self,
        before: &[DrawingOfNumbers],
        secret: &str,
        serial: u32,
    ) -> Result<(), Bound> {
        let urn = self.urn_now();
        for one in before {
            let is_same = one.is_of(&urn);
            if one.secret == secret {
                // Who has left since is missing (`002:§38.1`); nothing else has changed.
                let left = |entry: &String| one.entries.contains(entry);
                let is_rest = one.name == urn.name && urn.entries.iter().all(left);
                if one.serial == serial && !is_same || one.serial < serial && !is_rest {
                    return Err(Bound::UrnChanged(one.event));
                }
            } else if one.serial == serial && is_same {
                return Err(Bound::DrawnBefore(one.event));
            }
        }
        Ok(())
    }

    /// Whether the organiser may bind himself to a secret: to no more than one that nobody knows.
    pub(super) fn may_commit(&self, wanted: &Commitment) -> Result<(), Refused> {
        let drawings = self.drawings_of_numbers();
        if let Some(known) = self.commitment
            && opened(&drawings, &known).is_none()
        {
            return Err(Refused::Committed);
        }
        // What was drawn from the same entries may be drawn again.
        match opened(&drawings, wanted).filter(|one| !one.is_of(&self.urn_now())) {
            Some(one) => Err(Bound::SecretOpened(one.event).into()),
            None => Ok(()),
        }
    }

    /// A commitment whose secret a drawing has opened is not taken back, also after that drawing was.
    pub(super) fn may_undo(&self, event: u32) -> Result<(), Refused> {
        let index = (event as usize).checked_sub(1);
        let undone = index.and_then(|index| self.log.get(index));
        let Some(Happened::Committed(commitment)) = undone.map(|undone| &undone.what) else {
            return Ok(());
        };
        match opened(&self.drawings_of_numbers(), commitment) {
            None => Ok(()),
            Some(drawing) => Err(Refused::RestsOnIt {
                event,
                rests: drawing.event,
                why: Rests::NumbersDrawn,
            }),
        }
    }
}

/// The first drawing that has opened the secret of a commitment.
fn opened<'a>(
    drawings: &'a [DrawingOfNumbers],
    commitment: &Commitment,
) -> Option<&'a DrawingOfNumbers> {
    drawings.iter().find(|one| {
        let secret: Result<Secret, _> = one.secret.parse();
        secret.is_ok_and(|secret| lots::verify(commitment, &secret))
    })
}
