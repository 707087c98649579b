//! Events and terms as they are kept: JSON with a version.
//!
//! What was written once is read for ever: a payload of version 1 keeps its fields and its words, whatever the
//! types of `conduct` become. Every conversion is exhaustive, so that a new event does not compile without its payload.
//! Names of people never stand in a payload.

mod end;
mod event;
mod parts;
mod terms;
mod words;

use conduct::{Event, RuleSet, Terms};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use event::WhatV1;
use terms::TermsV1;
pub(crate) use words::Worded;
pub use words::words;

/// The version that is written.
const VERSION: u64 = 1;

/// Why a payload cannot be read, or not be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PayloadError {
    /// It is not JSON, or has no version.
    #[error("no payload: {0}")]
    Unreadable(String),
    /// It is of a version that this program does not know.
    #[error("payload of version {0}; this program knows version {VERSION}")]
    Version(u64),
    /// It is of a known version, and has something too much, too little or unknown in it.
    #[error("payload of version 1: {0}")]
    Fields(String),
    /// A field has a value that means nothing.
    #[error("payload of version 1, {field}: {problem}")]
    Value {
        /// Which field.
        field: &'static str,
        /// What is wrong with it.
        problem: String,
    },
    /// It cannot be written.
    #[error("cannot be written as JSON: {0}")]
    Unwritable(String),
}

impl PayloadError {
    pub(crate) fn value(field: &'static str, problem: &impl ToString) -> PayloadError {
        let problem = problem.to_string();
        PayloadError::Value { field, problem }
    }
}

/// The version alone; the rest is looked at once it is known.
#[derive(Deserialize)]
struct Versioned {
    v: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventV1 {
    v: u64,
    at: u64,
    what: WhatV1,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreed {
    v: u64,
    terms: TermsV1,
}

/// An event as it is kept.
///
/// # Errors
/// Never for an event that a game has decided.
pub fn write_event(event: &Event) -> Result<String, PayloadError> {
    write(&EventV1 {
        v: VERSION,
        at: event.at.0,
        what: WhatV1::from(&event.what),
    })
}

/// Reads what [`write_event`] wrote. The rules of the game say in which article it is written how it ended.
///
/// # Errors
/// When it is of another version, or anything in it is unknown.
pub fn read_event(payload: &str, rules: RuleSet) -> Result<Event, PayloadError> {
    let EventV1 { v: _, at, what } = read(payload)?;
    Ok(Event {
        at: conduct::Moment(at),
        what: what.into_happened(rules)?,
    })
}

/// Terms as they are kept.
///
/// # Errors
/// Never for terms on which a game can be played.
pub fn write_terms(terms: &Terms) -> Result<String, PayloadError> {
    write(&Agreed {
        v: VERSION,
        terms: TermsV1::from(terms),
    })
}

/// Reads what [`write_terms`] wrote.
///
/// # Errors
/// When they are of another version, or anything in them is unknown.
pub fn read_terms(payload: &str) -> Result<Terms, PayloadError> {
    let Agreed { v: _, terms } = read(payload)?;
    terms.into_terms()
}

fn write(payload: &impl Serialize) -> Result<String, PayloadError> {
    serde_json::to_string(payload).map_err(|error| PayloadError::Unwritable(error.to_string()))
}

fn read<T: DeserializeOwned>(payload: &str) -> Result<T, PayloadError> {
    let versioned = serde_json::from_str::<Versioned>(payload);
    let Versioned { v } = versioned.map_err(|e| PayloadError::Unreadable(e.to_string()))?;
    if v != VERSION {
        return Err(PayloadError::Version(v));
    }
    serde_json::from_str(payload).map_err(|error| PayloadError::Fields(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules() -> RuleSet {
        "international".parse().unwrap()
    }

    fn refused(payload: &str) -> PayloadError {
        read_event(payload, rules()).unwrap_err()
    }

    #[test]
    fn what_is_unknown_is_refused() {
        assert!(read_event(r#"{"v":1,"at":7,"what":{"kind":"begun"}}"#, rules()).is_ok());
        for payload in [
            r#"{"v":1,"at":7,"what":{"kind":"begun","x":1}}"#,
            r#"{"v":1,"at":7,"what":{"kind":"begun"},"x":1}"#,
            r#"{"v":1,"at":7,"what":{"kind":"begin"}}"#,
            r#"{"v":1,"at":-7,"what":{"kind":"begun"}}"#,
            r#"{"v":1,"at":7,"what":{"kind":"arrived","side":"green"}}"#,
            r#"{"v":1,"at":7,"what":{"kind":"ended","end":{"by":"agreement","x":1}}}"#,
            r#"{"v":1,"at":7}"#,
            r#"{"v":1,"at":7,"what":{"kind":"begun"}} "x""#,
        ] {
            let error = refused(payload);
            let is_typed = matches!(error, PayloadError::Fields(_) | PayloadError::Unreadable(_));
            assert!(is_typed, "{payload}: {error}");
        }
    }

    #[test]
    fn other_versions_are_refused() {
        assert_eq!(refused(r#"{"v":2,"news":[]}"#), PayloadError::Version(2));
        assert!(matches!(refused("{}"), PayloadError::Unreadable(_)));
        assert!(matches!(refused(""), PayloadError::Unreadable(_)));
        assert_eq!(
            read_terms(r#"{"v":9}"#).unwrap_err(),
            PayloadError::Version(9)
        );
    }

    #[test]
    fn values_that_mean_nothing_are_refused() {
        let sealed = r#"{"v":1,"at":7,"what":{"kind":"move-sealed","by":"white","sealed":"00"}}"#;
        assert!(matches!(
            refused(sealed),
            PayloadError::Value {
                field: "sealed",
                ..
            }
        ));
        let opened = r#"{"v":1,"at":7,"what":{"kind":"envelope-opened","receipt":"x"}}"#;
        assert!(matches!(
            refused(opened),
            PayloadError::Value {
                field: "receipt",
                ..
            }
        ));
    }
}
