//! A day of the calendar.

use core::fmt;
use core::str::FromStr;

use jiff::{ToSpan, civil};

/// A day of the calendar, from the year 1 to the year 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date(civil::Date);

/// The last year of the calendar.
const LAST_YEAR: u16 = 9_999;

impl Date {
    /// The day, if the calendar has it.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let year = i16::try_from(year).ok().filter(|year| 1 <= *year)?;
        let (month, day) = (i8::try_from(month).ok()?, i8::try_from(day).ok()?);
        civil::Date::new(year, month, day).ok().map(Date)
    }

    /// Its year.
    pub fn year(self) -> u16 {
        self.0.year().unsigned_abs()
    }

    /// Its month, from 1.
    pub fn month(self) -> u8 {
        self.0.month().unsigned_abs()
    }

    /// Its day, from 1.
    pub fn day(self) -> u8 {
        self.0.day().unsigned_abs()
    }

    /// The same day so many years later; the 28th where there is no 29th of February. The calendar
    /// ends with the year 9999.
    pub fn plus_years(self, years: u16) -> Date {
        let years = years.min(LAST_YEAR - self.year());
        let later = self.0.checked_add(i32::from(years).years());
        Date(later.unwrap_or(self.0))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = (self.year(), self.month(), self.day());
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

/// What is no date.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected a date as 1953-05-31, found {0:?}")]
pub struct ParseDateError(pub String);

impl FromStr for Date {
    type Err = ParseDateError;

    /// Reads `1953-05-31`; also `1953/05/31` and `1953.05.31`, as TRF has them.
    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let number = |from: usize, to: usize| {
            let digits = text.get(from..to)?;
            let are_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
            are_digits.then(|| digits.parse::<u16>().ok()).flatten()
        };
        let read = || {
            let signs = (text.as_bytes().get(4)?, text.as_bytes().get(7)?);
            if text.len() != 10 || signs.0 != signs.1 || !b"-/.".contains(signs.0) {
                return None;
            }
            let small = |number: u16| u8::try_from(number).ok();
            Date::new(number(0, 4)?, small(number(5, 7)?)?, small(number(8, 10)?)?)
        };
        read().ok_or_else(|| ParseDateError(text.to_owned()))
    }
}
