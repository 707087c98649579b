//! A day of the calendar.

use core::fmt;
use core::str::FromStr;

/// A day of the calendar, from the year 1 to the year 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if the calendar has it.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_day = 1 <= day && day <= days(year, month);
        if is_day && 1 <= year && year <= 9_999 {
            Some(Date { year, month, day })
        } else {
            None
        }
    }

    /// Its year.
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Its month, from 1.
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Its day, from 1.
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The same day so many years later; the 28th where there is no 29th of February. The calendar
    /// ends with the year 9999.
    pub const fn plus_years(self, years: u16) -> Date {
        let year = self.year.saturating_add(years);
        let year = if year > 9_999 { 9_999 } else { year };
        let last = days(year, self.month);
        let day = if self.day > last { last } else { self.day };
        Date {
            year,
            month: self.month,
            day,
        }
    }
}

/// How many days a month has; a month that there is not has none.
const fn days(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => 0,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self;
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

/// What is no date.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected a date as 1953-05-31, found {0:?}")]
pub struct NoDate(pub String);

impl FromStr for Date {
    type Err = NoDate;

    /// Reads `1953-05-31`; also `1953/05/31` and `1953.05.31`, as TRF has them.
    fn from_str(text: &str) -> Result<Date, NoDate> {
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
        read().ok_or_else(|| NoDate(text.to_owned()))
    }
}
