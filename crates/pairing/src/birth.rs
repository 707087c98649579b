//! When a player was born, as far as a file says it.

use core::str::FromStr;

use crate::Date;

/// When somebody was born, as exactly as a list says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Birth {
    /// Only the year.
    Year(u16),
    /// The day.
    Day(Date),
}

impl Birth {
    /// The year.
    pub fn year(self) -> u16 {
        match self {
            Birth::Year(year) => year,
            Birth::Day(date) => date.year(),
        }
    }

    /// Whether it lies behind a day.
    pub fn is_after(self, day: Date) -> bool {
        match self {
            Birth::Year(year) => year > day.year(),
            Birth::Day(date) => date > day,
        }
    }
}

/// What is no birth.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected a year or a date of birth as 1953-05-31, found {0:?}")]
pub struct ParseBirthError(pub String);

impl FromStr for Birth {
    type Err = ParseBirthError;

    /// Reads `1953`, `1953-05-31`, and `1953/05/31` and `1953.05.31` as TRF has them; there `00` stands for a day, or a
    /// month and a day, that nobody knows.
    fn from_str(text: &str) -> Result<Birth, ParseBirthError> {
        let year = |digits: &str| {
            let is_year = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
            let year = is_year.then(|| digits.parse().ok()).flatten();
            year.filter(|year| *year > 0)
        };
        let date = |text: &str| text.parse::<Date>().ok();
        let without_day = || {
            let (head, sign) = (text.get(..8)?, text.get(7..8)?);
            let month = match text.get(5..7)? {
                "00" => format!("{}01{sign}01", text.get(..5)?),
                _ => format!("{head}01"),
            };
            let is_unknown = text.get(8..)? == "00";
            is_unknown.then(|| date(&month)).flatten()
        };
        let birth = year(text).map(Birth::Year);
        let birth = birth.or_else(|| date(text).map(Birth::Day));
        let birth = birth.or_else(|| without_day().map(|day| Birth::Year(day.year())));
        birth.ok_or_else(|| ParseBirthError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_are_read_as_exactly_as_they_are_known() {
        let day = Date::new(1953, 5, 31).map(Birth::Day);
        for text in ["1953-05-31", "1953/05/31", "1953.05.31"] {
            assert_eq!(text.parse().ok(), day, "{text}");
        }
        for text in ["1953", "1953-05-00", "1953/00/00"] {
            assert_eq!(text.parse(), Ok(Birth::Year(1953)), "{text}");
        }
        for text in [
            "",
            "53",
            "0000",
            "1953-02-29",
            "1953-05/31",
            "31.05.1953",
            "õ",
        ] {
            assert_eq!(text.parse::<Birth>(), Err(ParseBirthError(text.to_owned())));
        }
    }
}
