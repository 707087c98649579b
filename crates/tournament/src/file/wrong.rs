//! What is wrong with a line, told apart so that it can be said in every language.

use core::fmt;

use crate::norms::{AmbiguousPerson, Score};
use crate::openings::OpeningFaults;
use crate::refused::Refused;

/// What a field should have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of some words.
    OneOf(Vec<&'static str>),
    /// Something written as this example.
    Like(&'static str),
    /// A whole number.
    Number,
    /// A whole number within bounds.
    Within(u32, u32),
    /// A number of hexadecimal digits.
    Digits(u32),
}

impl Expected {
    /// One of the names of a list.
    pub(super) fn named<T>(names: &[(T, &'static str)]) -> Expected {
        Expected::OneOf(names.iter().map(|(_, name)| *name).collect())
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::OneOf(words) => match words.split_last() {
                Some((last, [])) => f.write_str(last),
                Some((last, words)) => write!(f, "{} or {last}", words.join(", ")),
                None => Ok(()),
            },
            Expected::Like(example) => write!(f, "written as {example}"),
            Expected::Number => f.write_str("a number"),
            Expected::Within(least, most) => write!(f, "a number from {least} to {most}"),
            Expected::Digits(count) => write!(f, "{count} hexadecimal digits"),
        }
    }
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongLine {
    /// It is no text.
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// It has not three parts.
    #[error("expected TIME | AUTHOR | WHAT")]
    NoParts,
    /// It does not say when.
    #[error("expected a time as 2026-11-15T10:00:00Z, found {0:?}")]
    NoTime(String),
    /// It does not say on which day.
    #[error("expected a date as 2026-12-06, found {0:?}")]
    NoDate(String),
    /// It does not say by whom or of whom.
    #[error("the name between the bars is missing")]
    NoName,
    /// No event is called so.
    #[error("nothing is called {0:?}")]
    NoKind(String),
    /// It has another word than it can have.
    #[error("expected {expected}, found {found:?}")]
    NotOneOf {
        /// What it can have.
        expected: Expected,
        /// What it has.
        found: String,
    },
    /// It is no field.
    #[error("expected KEY=VALUE, found {0:?}")]
    NoField(String),
    /// The value of a field does not end.
    #[error("{0}: the closing quotation mark is missing")]
    Unclosed(String),
    /// A field stands twice.
    #[error("{0} stands twice")]
    Twice(String),
    /// Nothing separates a field from the next one.
    #[error("expected a space behind {0}")]
    NoSpace(String),
    /// A field is missing.
    #[error("{verb}: {key} is missing")]
    Missing {
        /// The event.
        verb: String,
        /// The field.
        key: String,
    },
    /// There is a field that such an event does not have.
    #[error("{verb} has no {key}")]
    Surplus {
        /// The event.
        verb: String,
        /// The field.
        key: String,
    },
    /// A field has another value than it can have.
    #[error("{verb}: {key} is {expected}, not {found:?}")]
    Value {
        /// The event.
        verb: String,
        /// The field.
        key: String,
        /// What it can have.
        expected: Expected,
        /// What it has.
        found: String,
    },
    /// The hash of the table of openings is another one.
    #[error("instruct: opening-table has the SHA-256 {found}, not {given:?}")]
    OpeningHash {
        /// That of the table.
        found: String,
        /// That of the line.
        given: String,
    },
    /// The table of openings cannot be read.
    #[error("instruct: opening-table: {0}")]
    OpeningTable(OpeningFaults),
    /// More masters than participants.
    #[error("tournament: {masters} masters of {participants} participants")]
    Masters {
        /// Masters.
        masters: u32,
        /// All.
        participants: u32,
    },
    /// Games or points against masters and candidates that cannot stand beside those in all.
    #[error("tournament: {parts} against masters and candidates cannot be part of {all} in all")]
    Parts {
        /// Against masters and candidates.
        parts: Score,
        /// In all.
        all: Score,
    },
    /// Games against masters where none takes part.
    #[error("tournament: {0} games against masters, but no masters among the participants")]
    NoMasters(u32),
    /// It may be about several people.
    #[error(transparent)]
    Career(#[from] AmbiguousPerson),
    /// It is another file.
    #[error("expected {expected:?}, found {found}")]
    Heading {
        /// The first line that it should have.
        expected: &'static str,
        /// What it has.
        found: String,
    },
    /// The file is too long.
    #[error("the file is longer than {0} bytes")]
    TooLong(u64),
    /// What it tells cannot have happened then.
    #[error(transparent)]
    Misfit(Box<Refused>),
}

impl WrongLine {
    /// A field with another value than it can have.
    pub(super) fn value(verb: &str, key: &str, expected: Expected, found: &str) -> WrongLine {
        WrongLine::Value {
            verb: verb.to_owned(),
            key: key.to_owned(),
            expected,
            found: found.to_owned(),
        }
    }
}
