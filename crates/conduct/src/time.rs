//! Lengths of time, and moments.

use core::fmt;

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// No time.
    pub const ZERO: Millis = Millis(0);

    /// A number of seconds.
    pub const fn seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// A number of minutes.
    pub const fn minutes(minutes: u64) -> Millis {
        Millis::seconds(minutes.saturating_mul(60))
    }

    /// A number of hours.
    pub const fn hours(hours: u64) -> Millis {
        Millis::minutes(hours.saturating_mul(60))
    }

    /// A number of days.
    pub const fn days(days: u64) -> Millis {
        Millis::hours(days.saturating_mul(24))
    }

    /// Both together, or as much as can be counted.
    #[must_use]
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// The product, saturating at the maximum.
    #[must_use]
    pub const fn times(self, times: u32) -> Millis {
        Millis(self.0.saturating_mul(times as u64))
    }

    /// What is left of it, or nothing.
    #[must_use]
    pub const fn minus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

/// As a clock shows it: `1:05:09`, with milliseconds only where there are parts of a second.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, parts) = (self.0 / 1000, self.0 % 1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        match parts {
            0 => Ok(()),
            parts => write!(f, ".{parts:03}"),
        }
    }
}

/// A moment, in milliseconds since a beginning that the caller chooses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub u64);

impl Moment {
    /// How long ago an earlier moment was; none if it was not earlier.
    pub const fn since(self, earlier: Moment) -> Option<Millis> {
        match self.0.checked_sub(earlier.0) {
            Some(passed) => Some(Millis(passed)),
            None => None,
        }
    }

    /// The moment later by a duration; none on overflow.
    pub const fn after(self, length: Millis) -> Option<Moment> {
        match self.0.checked_add(length.0) {
            Some(moment) => Some(Moment(moment)),
            None => None,
        }
    }

    /// The moment later by a duration, saturating at the maximum.
    #[must_use]
    pub const fn plus(self, length: Millis) -> Moment {
        Moment(self.0.saturating_add(length.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shown_as_on_a_clock() {
        assert_eq!(Millis::minutes(135).to_string(), "2:15:00");
        assert_eq!(Millis(61_005).to_string(), "0:01:01.005");
    }

    #[test]
    fn nothing_overflows() {
        assert_eq!(Millis::days(u64::MAX), Millis(u64::MAX));
        assert_eq!(Moment(u64::MAX).plus(Millis(1)), Moment(u64::MAX));
        assert_eq!(Millis(1).minus(Millis(2)), Millis::ZERO);
        assert_eq!(Moment(1).since(Moment(2)), None);
        assert_eq!(Moment(2).after(Millis(u64::MAX)), None);
    }
}
