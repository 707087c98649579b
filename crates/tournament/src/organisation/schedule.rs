//! What is held when (`002:§41b`).

use core::fmt;
use core::str::FromStr;

use jiff::SignedDuration;
use jiff::civil::{Date, DateTime};

use crate::event::Place;
use crate::person::PlayerId;

/// After each continued game a player rests so many minutes (`002:§35.7`).
pub const REST: u32 = 15;

/// A day and a time as the clock of the hall shows them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HallTime(DateTime);

impl HallTime {
    /// The moment some minutes later; the calendar ends with the year 9999.
    #[must_use]
    pub fn plus(self, minutes: u32) -> HallTime {
        let later = self
            .0
            .saturating_add(SignedDuration::from_mins(minutes.into()));
        HallTime(later)
    }

    /// How many minutes lie between this and a later one; less than none where it is earlier.
    pub fn minutes_until(self, later: HallTime) -> i64 {
        later.0.duration_since(self.0).as_mins()
    }

    /// The day alone, as `2026-12-05`.
    pub fn day(self) -> String {
        self.0.date().to_string()
    }

    pub(crate) const fn civil(self) -> DateTime {
        self.0
    }

    /// The day as a date of the calendar.
    pub(crate) fn date(self) -> Date {
        self.0.date()
    }

    /// The time alone, as `10:00`.
    pub fn time(self) -> String {
        let time = self.0.time();
        format!("{:02}:{:02}", time.hour(), time.minute())
    }

    /// The day of the week: 1 for Monday, 7 for Sunday.
    pub fn weekday(self) -> i8 {
        self.0.date().weekday().to_monday_one_offset()
    }

    fn is_same_day(self, other: HallTime) -> bool {
        self.0.date() == other.0.date()
    }
}

/// As it is written: `2026-12-05T10:00`.
impl fmt::Display for HallTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}T{}", self.day(), self.time())
    }
}

/// What is no day and time.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a day and a time as 2026-12-05T10:00, found {0:?}")]
pub struct ParseHallTimeError(pub String);

impl FromStr for HallTime {
    type Err = ParseHallTimeError;

    /// A day alone is its midnight.
    fn from_str(text: &str) -> Result<HallTime, ParseHallTimeError> {
        let read = || {
            let (day, time) = match text.split_once(['T', ' ']) {
                None => (text, "00:00"),
                Some(parts) => parts,
            };
            let [hour, minute] = numbers::<2>(time, ':', 2)?;
            let [year, month, day] = numbers::<3>(day, '-', 2)?;
            let small = |number: i16| i8::try_from(number).ok();
            let date = Date::new(year, small(month)?, small(day)?).ok()?;
            (year > 0).then_some(())?;
            let time = jiff::civil::Time::new(small(hour)?, small(minute)?, 0, 0).ok()?;
            Some(HallTime(date.to_datetime(time)))
        };
        read().ok_or_else(|| ParseHallTimeError(text.to_owned()))
    }
}

/// Numbers of at least so many digits between signs.
fn numbers<const N: usize>(text: &str, sign: char, digits: usize) -> Option<[i16; N]> {
    let read = |part: &str| {
        let are_digits = part.bytes().all(|byte| byte.is_ascii_digit());
        let is_long_enough = part.len() >= digits;
        (are_digits && is_long_enough).then(|| part.parse().ok())?
    };
    let all: Option<Vec<i16>> = text.split(sign).map(read).collect();
    all?.try_into().ok()
}

/// What is held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Matter {
    /// Participants come and are registered.
    Registration,
    /// The opening.
    Opening,
    /// The meeting of the participants, with the drawing of lots (`002:§41c`).
    Meeting,
    /// A round, from 1 on.
    Round(u32),
    /// The session for adjourned games.
    Adjourned,
    /// An adjourned or postponed game by itself.
    Game(Place),
    /// A day without play.
    RestDay,
    /// The closing meeting (`002:§41k`).
    Closing,
}

impl Matter {
    /// Those that are neither a round nor a game, with their names in files.
    pub const NAMES: [(Matter, &'static str); 6] = [
        (Matter::Registration, "registration"),
        (Matter::Opening, "opening"),
        (Matter::Meeting, "meeting"),
        (Matter::Adjourned, "adjourned"),
        (Matter::RestDay, "rest-day"),
        (Matter::Closing, "closing"),
    ];

    /// Whether something is played in it.
    pub const fn is_play(self) -> bool {
        match self {
            Matter::Round(_) | Matter::Adjourned | Matter::Game(_) => true,
            Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::RestDay
            | Matter::Closing => false,
        }
    }
}

/// As it is written: `round-3`, `game-2.1`, `meeting`.
impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Matter::Round(round) => write!(f, "round-{round}"),
            Matter::Game(place) => write!(f, "game-{place}"),
            Matter::Registration
            | Matter::Opening
            | Matter::Meeting
            | Matter::Adjourned
            | Matter::RestDay
            | Matter::Closing => {
                let found = Matter::NAMES.iter().find(|(matter, _)| matter == self);
                f.write_str(found.map_or("", |(_, name)| name))
            }
        }
    }
}

/// What is nothing of a schedule.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "nothing is called {0:?}; known are round-3, game-2.1, registration, opening, meeting, adjourned, rest-day, closing"
)]
pub struct ParseMatterError(pub String);

impl FromStr for Matter {
    type Err = ParseMatterError;

    fn from_str(text: &str) -> Result<Matter, ParseMatterError> {
        let round = || {
            let number = text.strip_prefix("round-")?.parse::<u32>().ok()?;
            (number > 0).then_some(Matter::Round(number))
        };
        let game = || Some(Matter::Game(text.strip_prefix("game-")?.parse().ok()?));
        let named = || {
            let found = Matter::NAMES.iter().find(|(_, name)| *name == text);
            found.map(|(matter, _)| *matter)
        };
        let found = round().or_else(game).or_else(named);
        found.ok_or_else(|| ParseMatterError(text.to_owned()))
    }
}

/// Something of the schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// What is held.
    pub matter: Matter,
    /// When it begins.
    pub start: HallTime,
    /// How long it lasts.
    pub minutes: u32,
    /// Where, if it is not the place of the competition.
    pub room: String,
}

impl Sitting {
    /// The longest that something lasts, but for a rest day.
    pub const LONGEST: u32 = 24 * 60;

    /// When it is over.
    pub fn end(&self) -> HallTime {
        self.start.plus(self.minutes)
    }

    /// Whether another one takes its place. There may be several days of rest and for adjourned games.
    pub fn stands_for(&self, other: &Sitting) -> bool {
        let is_repeated = matches!(self.matter, Matter::RestDay | Matter::Adjourned);
        let is_same_day = self.start.is_same_day(other.start);
        self.matter == other.matter && (!is_repeated || is_same_day)
    }

    /// Whether two are at once.
    pub fn overlaps(&self, other: &Sitting) -> bool {
        self.start < other.end() && other.start < self.end()
    }

    /// Whether a player can have both, with his rest between.
    pub fn leaves_rest(&self, other: &Sitting) -> bool {
        let rest = i64::from(REST);
        self.end().minutes_until(other.start) >= rest
            || other.end().minutes_until(self.start) >= rest
    }

    /// Whether both are on one day.
    pub fn is_same_day(&self, other: &Sitting) -> bool {
        self.start.is_same_day(other.start)
    }
}

/// Games one after the other in the order that the judge has fixed (`002:§35.11`): each as early as the players of it have
/// rested (`002:§35.7`).
pub fn planned(
    games: &[(Place, [PlayerId; 2])],
    start: HallTime,
    minutes: u32,
    room: &str,
) -> Vec<Sitting> {
    let mut planned: Vec<([PlayerId; 2], Sitting)> = Vec::new();
    for (place, players) in games {
        let shares = |others: &[PlayerId; 2]| players.iter().any(|one| others.contains(one));
        let earlier = planned.iter().filter(|(others, _)| shares(others));
        let rested = earlier.map(|(_, sitting)| sitting.end().plus(REST)).max();
        planned.push((
            *players,
            Sitting {
                matter: Matter::Game(*place),
                start: rested.unwrap_or(start),
                minutes,
                room: room.to_owned(),
            },
        ));
    }
    planned.into_iter().map(|(_, sitting)| sitting).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_matters_are_read_as_they_are_written() {
        for text in ["2026-12-05T10:00", "2028-02-29T23:59"] {
            let time = text.parse::<HallTime>();
            assert_eq!(time.map(|time| time.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "2026-12-05T24:00",
            "2026-02-30T10:00",
            "2026-12-05T1:00",
            "-2026-12-05",
            "2026-12-05T10:00:00",
            "0000-01-01",
        ] {
            assert!(text.parse::<HallTime>().is_err(), "{text}");
        }
        for text in ["round-3", "game-2.1", "game-2.1.2", "rest-day", "closing"] {
            let matter = text.parse::<Matter>();
            assert_eq!(matter.map(|matter| matter.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "round-0", "round", "game-2", "party"] {
            assert!(text.parse::<Matter>().is_err(), "{text}");
        }
    }
}
