//! Which games are wanted.

use core::ops::RangeInclusive;
use core::str::FromStr;

use notation::{Record, Score};

use crate::date::PartialDate;

/// Numbers of games: `1-10,25,100-`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers(Vec<RangeInclusive<u64>>);

/// Where a list of numbers cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected numbers from 1 like 1-10,25,100- and found {0:?}")]
pub struct ParseNumbersError(String);

impl FromStr for Numbers {
    type Err = ParseNumbersError;

    fn from_str(text: &str) -> Result<Numbers, ParseNumbersError> {
        let read =
            |part: &str| range(part.trim()).ok_or_else(|| ParseNumbersError(part.to_owned()));
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

/// What is asked of the games of a collection. Names match wherever they stand in a tag, in large or small letters; what
/// is left out is not asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Their numbers in the collection.
    pub numbers: Option<Numbers>,
    /// A player with either colour.
    pub player: Option<String>,
    /// The player with White.
    pub white: Option<String>,
    /// The player with Black.
    pub black: Option<String>,
    /// The event.
    pub event: Option<String>,
    /// The place.
    pub site: Option<String>,
    /// The first day on which they may have been played.
    pub from: Option<PartialDate>,
    /// The last one.
    pub until: Option<PartialDate>,
    /// Their results; any where none is named.
    pub results: Vec<Score>,
}

impl Filter {
    /// Whether the game of this number may be wanted.
    pub fn takes_number(&self, number: u64) -> bool {
        let numbers = self.numbers.as_ref();
        numbers.is_none_or(|numbers| numbers.contains(number))
    }

    /// Whether no game after the one of this number is wanted.
    pub fn is_over(&self, number: u64) -> bool {
        let numbers = self.numbers.as_ref();
        numbers.is_some_and(|numbers| number >= numbers.last())
    }

    /// Whether the game is wanted for what its tags say.
    pub fn takes(&self, record: &Record) -> bool {
        let asked: [(&Option<String>, &[&str]); 5] = [
            (&self.player, &["White", "Black"]),
            (&self.white, &["White"]),
            (&self.black, &["Black"]),
            (&self.event, &["Event"]),
            (&self.site, &["Site"]),
        ];
        let is_said = |(text, tags): &(&Option<String>, &[&str])| {
            text.as_ref().is_none_or(|text| {
                let text = text.to_lowercase();
                tags.iter().any(|tag| has(record, tag, &text))
            })
        };
        asked.iter().all(is_said) && self.takes_date(record) && self.takes_result(record.result())
    }

    fn takes_date(&self, record: &Record) -> bool {
        let (from, until) = (self.from, self.until);
        if from.is_none() && until.is_none() {
            return true;
        }
        let date = record.tag("Date").and_then(PartialDate::made_out);
        date.is_some_and(|date| {
            from.is_none_or(|from| date.may_follow(from))
                && until.is_none_or(|until| until.may_follow(date))
        })
    }

    fn takes_result(&self, result: Score) -> bool {
        self.results.is_empty() || self.results.contains(&result)
    }
}

/// Whether a tag has a text, which is in small letters, in it.
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
    fn names_match_in_part_and_in_any_letters() {
        let mut record = Record::default();
        record.set_tag("White", "IVANOV, I.");
        record.set_tag("Date", "1953");
        let of = |player: &str, until: &str| Filter {
            player: Some(player.to_owned()),
            until: until.parse().ok(),
            ..Filter::default()
        };
        assert!(of("Ivanov", "1953.05.31").takes(&record));
        assert!(!of("Ivanov", "1952").takes(&record));
        assert!(!of("petrov", "1953").takes(&record));
        let black = Filter {
            black: Some("ivanov".to_owned()),
            ..Filter::default()
        };
        assert!(!black.takes(&record));
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
