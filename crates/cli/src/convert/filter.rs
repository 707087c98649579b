//! Which games are wanted.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use notation::{Record, Score};

use super::date::Date;
use crate::args::Convert;

/// Numbers of games: `1-10,25,100-`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbers(Vec<RangeInclusive<u64>>);

/// Where a list of numbers cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoNumbers(String);

impl fmt::Display for NoNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "expected numbers from 1 like 1-10,25,100- and found {:?}",
            self.0
        )
    }
}

impl std::error::Error for NoNumbers {}

impl FromStr for Numbers {
    type Err = NoNumbers;

    fn from_str(text: &str) -> Result<Numbers, NoNumbers> {
        let read = |part: &str| range(part.trim()).ok_or_else(|| NoNumbers(part.to_owned()));
        text.split(',')
            .map(read)
            .collect::<Result<_, _>>()
            .map(Numbers)
    }
}

fn range(text: &str) -> Option<RangeInclusive<u64>> {
    let number = |text: &str| -> Option<u64> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
        is_plain.then(|| text.parse().ok()).flatten()
    };
    let (first, last) = match text.split_once('-') {
        Some((first, "")) => (number(first)?, u64::MAX),
        Some((first, last)) => (number(first)?, number(last)?),
        None => (number(text)?, number(text)?),
    };
    (1..=last).contains(&first).then_some(first..=last)
}

impl Numbers {
    fn contains(&self, number: u64) -> bool {
        self.0.iter().any(|range| range.contains(&number))
    }

    fn last(&self) -> u64 {
        self.0.iter().map(|range| *range.end()).max().unwrap_or(0)
    }
}

/// What was asked of the games, names in small letters.
#[derive(Debug)]
pub(crate) struct Filter<'a> {
    convert: &'a Convert,
    player: Option<String>,
    white: Option<String>,
    black: Option<String>,
    event: Option<String>,
    site: Option<String>,
}

impl<'a> Filter<'a> {
    pub(crate) fn new(convert: &'a Convert) -> Filter<'a> {
        let small = |name: &Option<String>| name.as_ref().map(|name| name.to_lowercase());
        Filter {
            convert,
            player: small(&convert.player),
            white: small(&convert.white),
            black: small(&convert.black),
            event: small(&convert.event),
            site: small(&convert.site),
        }
    }

    /// Whether the game of this number may be wanted.
    pub(crate) fn takes_number(&self, number: u64) -> bool {
        let numbers = self.convert.games.as_ref();
        numbers.is_none_or(|numbers| numbers.contains(number))
    }

    /// Whether no game after the one of this number is wanted.
    pub(crate) fn is_over(&self, number: u64) -> bool {
        let numbers = self.convert.games.as_ref();
        numbers.is_some_and(|numbers| number >= numbers.last())
    }

    /// Whether the game is wanted for what its tags say.
    pub(crate) fn takes(&self, record: &Record) -> bool {
        let names = [
            (&self.white, "White"),
            (&self.black, "Black"),
            (&self.event, "Event"),
            (&self.site, "Site"),
        ];
        let by_player = self.player.as_ref().is_none_or(|player| {
            ["White", "Black"]
                .iter()
                .any(|tag| has(record, tag, player))
        });
        by_player
            && names
                .iter()
                .all(|(name, tag)| name.as_ref().is_none_or(|name| has(record, tag, name)))
            && self.takes_date(record)
            && self.takes_result(record.result())
    }

    fn takes_date(&self, record: &Record) -> bool {
        let (from, until) = (self.convert.from, self.convert.until);
        if from.is_none() && until.is_none() {
            return true;
        }
        let date = record.tag("Date").and_then(Date::made_out);
        date.is_some_and(|date| {
            from.is_none_or(|from| date.may_follow(from))
                && until.is_none_or(|until| until.may_follow(date))
        })
    }

    fn takes_result(&self, result: Score) -> bool {
        let results = &self.convert.result;
        results.is_empty() || results.contains(&result)
    }
}

/// Whether a tag has a text in it, in large or small letters.
fn has(record: &Record, tag: &str, text: &str) -> bool {
    record
        .tag(tag)
        .is_some_and(|value| value.to_lowercase().contains(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ranges() {
        let numbers: Numbers = "1-3, 7,10-".parse().expect("numbers");
        let taken: Vec<u64> = (0..13).filter(|n| numbers.contains(*n)).collect();
        assert_eq!(taken, [1, 2, 3, 7, 10, 11, 12]);
        assert_eq!(numbers.last(), u64::MAX);
    }

    #[test]
    fn other_texts_are_no_numbers() {
        for text in [
            "",
            "0",
            "3-1",
            "-",
            "-3",
            "1,,2",
            "+1",
            "1-2-3",
            "x",
            "99999999999999999999",
        ] {
            assert!(text.parse::<Numbers>().is_err(), "{text}");
        }
    }
}
