//! What time it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use conduct::{Millis, Moment};

/// A clock that never runs backwards: the wall clock when the server started, and what has passed since.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WallClock {
    started: Moment,
    since: Instant,
}

impl WallClock {
    pub(crate) fn new() -> WallClock {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
        let millis = since_epoch.map_or(0, |passed| passed.as_millis());
        WallClock {
            started: Moment(u64::try_from(millis).unwrap_or(u64::MAX)),
            since: Instant::now(),
        }
    }

    /// When the server started.
    pub(crate) const fn started(self) -> Moment {
        self.started
    }

    pub(crate) fn now(self) -> Moment {
        let passed = self.since.elapsed().as_millis();
        self.started
            .plus(Millis(u64::try_from(passed).unwrap_or(u64::MAX)))
    }

    /// When a moment comes, as the runtime counts; now if it has passed.
    pub(crate) fn instant(self, moment: Moment) -> tokio::time::Instant {
        let wait = moment.since(self.now()).unwrap_or(Millis::ZERO);
        // Nobody sleeps longer than a day: what is due later is looked at again.
        let wait = std::time::Duration::from_millis(wait.0.min(86_400_000));
        tokio::time::Instant::now() + wait
    }
}
