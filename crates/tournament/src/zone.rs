//! The time zone of an event.

use core::fmt;
use core::str::FromStr;

use jiff::tz::{AmbiguousOffset, TimeZone};
use jiff::{Timestamp, Zoned};

use crate::event::Moment;
use crate::organisation::HallTime;

/// A time zone by its name in the IANA database, as `Europe/Tallinn`. The database is compiled in, so every machine reads
/// the same of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone(TimeZone);

impl Zone {
    /// Its name.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }

    /// Whether its clocks show this time on this day: when they are put forward, an hour is left out.
    pub fn shows(&self, time: HallTime) -> bool {
        let found = self.0.to_ambiguous_zoned(time.civil()).offset();
        !matches!(found, AmbiguousOffset::Gap { .. })
    }

    /// A moment by the clocks of the zone; none where no calendar has it.
    pub fn local(&self, moment: Moment) -> Option<Zoned> {
        local(moment, self.0.clone())
    }
}

/// A moment by the clocks of a zone, or in universal time.
pub(crate) fn local_or_universal(moment: Moment, zone: Option<&Zone>) -> Option<Zoned> {
    let zone = zone.map_or(TimeZone::UTC, |zone| zone.0.clone());
    local(moment, zone)
}

fn local(moment: Moment, zone: TimeZone) -> Option<Zoned> {
    let at = Timestamp::from_millisecond(moment.0).ok()?;
    Some(at.to_zoned(zone))
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is no time zone.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no time zone {0:?}; expected a name of the IANA database, as Europe/Tallinn")]
pub struct ParseZoneError(pub String);

impl FromStr for Zone {
    type Err = ParseZoneError;

    /// Reads a name, in any case.
    fn from_str(text: &str) -> Result<Zone, ParseZoneError> {
        let found = TimeZone::get(text).ok();
        let found = found.filter(|zone| !zone.is_unknown() && zone.iana_name().is_some());
        found
            .map(Zone)
            .ok_or_else(|| ParseZoneError(text.to_owned()))
    }
}
