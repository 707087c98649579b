//! What time it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use conduct::{Millis, Moment};
use jiff::Timestamp;
use jiff::tz::TimeZone;

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
}

/// When so much time has passed, as the runtime counts.
pub(crate) fn instant_in(wait: Millis) -> tokio::time::Instant {
    // Nobody sleeps longer than an hour: what is due later is looked at again, and the clock may be confirmed meanwhile.
    let wait = std::time::Duration::from_millis(wait.0.min(3_600_000));
    tokio::time::Instant::now() + wait
}

/// The day of a moment as files of games write it: `2026.11.25`, by universal time. What lies behind the calendar's end has
/// its last day.
pub(crate) fn day(moment: Moment) -> String {
    let millis = i64::try_from(moment.0).ok();
    let moment = millis.and_then(|millis| Timestamp::from_millisecond(millis).ok());
    let moment = moment.unwrap_or(Timestamp::MAX);
    let day = moment.to_zoned(TimeZone::UTC).date();
    format!("{:04}.{:02}.{:02}", day.year(), day.month(), day.day())
}

/// The day of a moment as pages and JSON write it: `2026-11-25`.
pub(crate) fn iso_day(moment: Moment) -> String {
    day(moment).replace('.', "-")
}

/// The minute of a moment: `2026-11-25 09:05`, by universal time.
pub(crate) fn iso_minute(moment: Moment) -> String {
    let minutes = moment.0 / 60_000;
    let (hour, minute) = (minutes / 60 % 24, minutes % 60);
    format!("{} {hour:02}:{minute:02}", iso_day(moment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [
            (0, "1970.01.01"),
            (58, "1970.02.28"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (20_782, "2026.11.25"),
            (47_540, "2100.02.28"),
            (47_541, "2100.03.01"),
            (146_097, "2370.01.01"),
        ] {
            assert_eq!(day(Moment(days * 86_400_000)), date);
            assert_eq!(day(Moment((days + 1) * 86_400_000 - 1)), date);
        }
        // However far away.
        assert_eq!(day(Moment(u64::MAX)), "9999.12.30");
    }
}
