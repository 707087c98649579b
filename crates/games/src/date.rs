//! Dates as files of games write them.

use core::fmt;
use core::str::FromStr;

use jiff::tz::TimeZone;
use jiff::{Timestamp, civil};

/// A date as far as it is known: a day, a month or a year. A day may be known without its month.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PartialDate {
    year: i16,
    month: Option<i8>,
    day: Option<i8>,
}

/// A text that is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a date like 1996, 1996.05 or 1996.05.19")]
pub struct ParseDateError;

impl From<civil::Date> for PartialDate {
    fn from(day: civil::Date) -> PartialDate {
        PartialDate {
            year: day.year(),
            month: Some(day.month()),
            day: Some(day.day()),
        }
    }
}

/// The day of a moment, in universal time.
impl From<Timestamp> for PartialDate {
    fn from(moment: Timestamp) -> PartialDate {
        moment.to_zoned(TimeZone::UTC).date().into()
    }
}

impl FromStr for PartialDate {
    type Err = ParseDateError;

    /// Reads year, month and day, or day, month and year, as far as they are known: the year has
    /// four digits, and tells the order. What may mean two days is not read: `03.07.20`.
    fn from_str(text: &str) -> Result<PartialDate, ParseDateError> {
        let text = text.trim();
        let text = text.strip_suffix('.').unwrap_or(text);
        let parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
        let (year, month, day) = match *parts {
            [year] => (year, "?", "?"),
            [year, month] if year.len() == 4 => (year, month, "?"),
            [month, year] => (year, month, "?"),
            [year, month, day] if year.len() == 4 => (year, month, day),
            [day, month, year] => (year, month, day),
            _ => return Err(ParseDateError),
        };
        let date = PartialDate {
            year: number(year, 4..=4)
                .ok_or(ParseDateError)?
                .ok_or(ParseDateError)?,
            month: small(month)?,
            day: small(day)?,
        };
        if date.is_in_calendar() {
            Ok(date)
        } else {
            Err(ParseDateError)
        }
    }
}

/// A number of so many digits; none inside where it is not known: `?`, `??`, `00`.
fn number(text: &str, digits: core::ops::RangeInclusive<usize>) -> Option<Option<i16>> {
    if !text.is_empty() && text.len() <= 2 && text.bytes().all(|byte| byte == b'?') {
        return Some(None);
    }
    let is_plain = digits.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: i16 = is_plain.then(|| text.parse().ok()).flatten()?;
    Some(Some(number).filter(|number| *number > 0))
}

fn small(text: &str) -> Result<Option<i8>, ParseDateError> {
    let number = number(text, 1..=2).ok_or(ParseDateError)?;
    number
        .map(|number| i8::try_from(number).map_err(|_| ParseDateError))
        .transpose()
}

/// Days of the longest month.
const LONGEST_MONTH: i8 = 31;

impl PartialDate {
    /// As much of a text as can be made out: the first day of several, or the only year in it.
    pub fn made_out(text: &str) -> Option<PartialDate> {
        if let Ok(date) = text.parse() {
            return Some(date);
        }
        if let Some((first, _)) = text.split_once(" - ")
            && let Ok(date) = first.parse()
        {
            return Some(date);
        }
        let runs = text.split(|c: char| !c.is_ascii_digit());
        let mut years = runs.filter(|run| run.len() == 4);
        let year = years.next()?.parse().ok()?;
        years.next().is_none().then_some(PartialDate {
            year,
            month: None,
            day: None,
        })
    }

    fn is_in_calendar(self) -> bool {
        let most = match self.month {
            None => Ok(LONGEST_MONTH),
            Some(month) => civil::Date::new(self.year, month, 1).map(civil::Date::days_in_month),
        };
        most.is_ok_and(|most| self.day.is_none_or(|day| day <= most))
    }

    /// Whether some day that it may mean comes on or after one that the other may mean.
    pub fn may_follow(self, other: PartialDate) -> bool {
        self.latest() >= other.earliest()
    }

    fn earliest(self) -> (i16, i8, i8) {
        (self.year, self.month.unwrap_or(1), self.day.unwrap_or(1))
    }

    fn latest(self) -> (i16, i8, i8) {
        (
            self.year,
            self.month.unwrap_or(12),
            self.day.unwrap_or(LONGEST_MONTH),
        )
    }
}

impl fmt::Display for PartialDate {
    /// `1996.05.19`, what is not known with `??`, as PDN 3.0 has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Option<String> {
        text.parse::<PartialDate>()
            .ok()
            .map(|date| date.to_string())
    }

    #[test]
    fn days_become_dates() {
        for (days, expected) in [
            (0, "1970.01.01"),
            (11_016, "2000.02.29"),
            (20_772, "2026.11.15"),
        ] {
            let at = Timestamp::from_second(days * 86_400).expect("in range");
            assert_eq!(PartialDate::from(at).to_string(), expected);
        }
    }

    /// Every form with a count in thirteen thousand headers of public files.
    #[test]
    fn dates_seen_in_files() {
        for (text, expected) in [
            ("2007.05.19", "2007.05.19"),
            ("1996", "1996.??.??"),
            ("13-01-1996", "1996.01.13"),
            ("1.1.1965", "1965.01.01"),
            ("1950.", "1950.??.??"),
            ("09.07.2007", "2007.07.09"),
            ("2003.03.??", "2003.03.??"),
            ("2024-12-14", "2024.12.14"),
            ("1841-??-??", "1841.??.??"),
            ("1969.9.27", "1969.09.27"),
            ("1995.11.1", "1995.11.01"),
            ("1996.00.00", "1996.??.??"),
            ("2003/03", "2003.03.??"),
        ] {
            assert_eq!(written(text).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_may_mean_two_things_is_not_read() {
        for text in [
            "",
            "?",
            "????.??.??",
            "03.07.20",
            "2004.10.27 - 2004.11.01",
            "1-2 June 2002",
            "17 april 2009",
            "2007/2008",
            "01-13-1996",
            "1900.02.29",
            "1996.4.31",
            "+996",
            "1996..5",
            "١٩٩٦",
            "0000",
            "1996.05.19.1",
        ] {
            assert_eq!(written(text), None, "{text:?}");
        }
    }

    /// The whole calendar is that of one library: a century is a leap year every fourth time.
    #[test]
    fn a_day_of_the_calendar_is_written_whole() {
        let day = civil::Date::new(2000, 2, 29).expect("a leap year");
        assert_eq!(PartialDate::from(day).to_string(), "2000.02.29");
    }

    #[test]
    fn years_are_made_out() {
        let made_out = |text: &str| PartialDate::made_out(text).map(|date| date.to_string());
        assert_eq!(made_out("17 april 2009").as_deref(), Some("2009.??.??"));
        assert_eq!(
            made_out("2004.10.27 - 2004.11.01").as_deref(),
            Some("2004.10.27")
        );
        assert_eq!(made_out("2007/2008"), None);
        assert_eq!(made_out("spring"), None);
    }

    #[test]
    fn a_month_may_follow_its_days() {
        let date = |text: &str| text.parse::<PartialDate>().expect("a date");
        assert!(date("1996").may_follow(date("1996.05.19")));
        assert!(date("1996.05.19").may_follow(date("1996")));
        assert!(!date("1996.05.19").may_follow(date("1996.06")));
    }
}
