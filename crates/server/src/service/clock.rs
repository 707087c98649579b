//! Whether the clock of the machine can be right. A server that starts far from the last moment on record lets nothing
//! expire before its operator says that it is (0032): one start with a wrong clock would end games and sessions for good.

use std::sync::{Mutex, PoisonError};

use conduct::{Millis, Moment};

use super::Service;

/// A start so far from the last moment on record is doubted.
const LONGEST_AWAY: Millis = Millis::days(7);
/// The moment on record is renewed no more often.
const RENEWED: Millis = Millis::hours(1);

/// The last moment on record, where the clock is doubted.
#[derive(Debug, Default)]
pub(super) struct Doubt(Mutex<Option<Moment>>);

impl Doubt {
    fn get(&self) -> Option<Moment> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, known: Option<Moment>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }
}

/// How far two moments are apart.
fn apart(one: Moment, other: Moment) -> Millis {
    Millis(one.0.abs_diff(other.0))
}

impl Service {
    /// Compares the clock with the last moment on record, before anything depends on it.
    pub(super) async fn look_at_clock(&self) {
        let known = match self.store.known_clock().await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, "what time it was last is not known");
                return;
            }
        };
        let now = self.now();
        if let Some(known) = known.filter(|known| apart(*known, now) > LONGEST_AWAY) {
            let days = apart(known, now).0 / Millis::days(1).0;
            let clock = crate::time::iso_day(now);
            let known_day = crate::time::iso_day(known);
            tracing::error!(
                %clock, %known_day, days,
                "the clock is far from the last day on record: nothing expires before `peatee admin confirm-clock` says that \
                 it is right, or the server starts with another"
            );
            return self.doubt.set(Some(known));
        }
        self.note_clock(now).await;
    }

    async fn note_clock(&self, at: Moment) {
        if let Err(error) = self.store.confirm_clock(at).await {
            tracing::warn!(%error, "what time it is is not noted");
        }
    }

    /// Notes what time it is, and whether the operator has confirmed the clock.
    pub(crate) async fn review_clock(&self) {
        let Ok(Some(known)) = self.store.known_clock().await else {
            return;
        };
        let now = self.now();
        let is_near = apart(known, now) <= LONGEST_AWAY;
        match self.is_clock_doubtful() {
            true if is_near => {
                tracing::warn!("the clock is confirmed");
                self.doubt.set(None);
            }
            true => {}
            false if apart(known, now) >= RENEWED => self.note_clock(now).await,
            false => {}
        }
    }

    pub(crate) fn is_clock_doubtful(&self) -> bool {
        self.doubt.get().is_some()
    }

    /// The moment on record and what has passed since the start; the clock where nobody doubts it.
    fn settled(&self) -> Moment {
        let now = self.now();
        let passed = now.since(self.clock.started()).unwrap_or(Millis::ZERO);
        self.doubt.get().map_or(now, |known| known.plus(passed))
    }

    /// The moment by which something expires: no later than either clock says.
    pub(crate) fn expires_by(&self) -> Moment {
        self.now().min(self.settled())
    }

    /// The moment from which something lasts: no earlier than either clock says.
    pub(crate) fn lasts_from(&self) -> Moment {
        self.now().max(self.settled())
    }
}
