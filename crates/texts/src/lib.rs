#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

use std::collections::HashMap;

use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{FluentBundle, static_loader};

mod language;
mod phrase;
mod plural;

pub use language::Language;
pub use phrase::{Argument, Phrase};

static_loader! {
    static LOCALES = {
        locales: "../../locales",
        fallback_language: "en",
        customise: |bundle| {
            // No marks of direction around arguments.
            bundle.set_use_isolating(false);
            add_plural(bundle);
        },
    };
}

/// The English files, in the order in which [`keys`] gives their keys.
const ENGLISH: [&str; 22] = [
    include_str!("../../../locales/en/reasons.ftl"),
    include_str!("../../../locales/en/results.ftl"),
    include_str!("../../../locales/en/chess.ftl"),
    include_str!("../../../locales/en/play.ftl"),
    include_str!("../../../locales/en/check.ftl"),
    include_str!("../../../locales/en/convert.ftl"),
    include_str!("../../../locales/en/scenario.ftl"),
    include_str!("../../../locales/en/pages.ftl"),
    include_str!("../../../locales/en/conduct.ftl"),
    include_str!("../../../locales/en/web.ftl"),
    include_str!("../../../locales/en/start.ftl"),
    include_str!("../../../locales/en/people.ftl"),
    include_str!("../../../locales/en/events.ftl"),
    include_str!("../../../locales/en/sheet.ftl"),
    include_str!("../../../locales/en/articles.ftl"),
    include_str!("../../../locales/en/tournament.ftl"),
    include_str!("../../../locales/en/tournament-refusals.ftl"),
    include_str!("../../../locales/en/tournament-files.ftl"),
    include_str!("../../../locales/en/tournament-ratings.ftl"),
    include_str!("../../../locales/en/tables.ftl"),
    include_str!("../../../locales/en/analyse.ftl"),
    include_str!("../../../locales/en/files.ftl"),
];

/// What stands in a sentence for one of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, which may rule the form of the words beside it.
    Number(u64),
    /// A text as it is: a square, a move, a name, or the word that a sentence chooses by.
    Text(&'a str),
}

/// The sentence with this key, or none if there is no such key or an argument that it names is missing.
///
/// A sentence that is missing in a language would be given in English; the tests make sure that none is.
pub fn say(language: Language, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
    let args: HashMap<&str, FluentValue<'_>> = args
        .iter()
        .map(|(name, value)| (*name, fluent(*value)))
        .collect();
    let in_language = |language: Language| {
        LOCALES
            .lookup_single_language(&language.identifier(), key, Some(&args))
            .ok()
    };
    in_language(language).or_else(|| in_language(Language::English))
}

/// Every key, in the order of the English files.
pub fn keys() -> impl Iterator<Item = &'static str> {
    ENGLISH.into_iter().flat_map(str::lines).filter_map(key_of)
}

/// What is put into the sentence of a key, by name, as often as it stands there; nothing for a key that is not there.
pub fn arguments(key: &str) -> impl Iterator<Item = &'static str> {
    let begins = move |line: &&'static str| key_of(line) == Some(key);
    let file = ENGLISH
        .into_iter()
        .find(move |file| file.lines().any(|line| begins(&line)));
    let from = file
        .into_iter()
        .flat_map(str::lines)
        .skip_while(move |line| !begins(line));
    let message = from
        .enumerate()
        .take_while(|(i, line)| *i == 0 || line.starts_with(' '))
        .map(|(_, line)| line);
    message
        .flat_map(|line| line.split('$').skip(1))
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            &rest[..end.unwrap_or(rest.len())]
        })
}

/// The key of the message that begins on this line: the only lines that begin with a letter.
fn key_of(line: &'static str) -> Option<&'static str> {
    let (key, _) = line.split_once(" =")?;
    key.starts_with(|c: char| c.is_ascii_lowercase())
        .then_some(key)
}

fn fluent(value: Value<'_>) -> FluentValue<'_> {
    match value {
        Value::Number(number) => FluentValue::from(number),
        Value::Text(text) => FluentValue::from(text),
    }
}

/// Gives the sentences of a language their `PLURAL`.
fn add_plural<R>(bundle: &mut FluentBundle<R>) {
    let language = bundle
        .locales
        .first()
        .and_then(|locale| Language::from_tag(locale.language.as_str()));
    let added = bundle.add_function("PLURAL", move |args, _| match (language, args) {
        (Some(language), [FluentValue::Number(number)]) => {
            FluentValue::from(plural::plural(language, number.value as u64))
        }
        _ => FluentValue::Error,
    });
    debug_assert!(added.is_ok(), "PLURAL is added once to each bundle");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_has_no_sentence() {
        assert_eq!(say(Language::Estonian, "no-such-key", &[]), None);
    }

    #[test]
    fn a_missing_argument_leaves_no_half_sentence() {
        assert_eq!(say(Language::Estonian, "reason-occupied", &[]), None);
    }

    #[test]
    fn arguments_are_not_marked_for_direction() {
        let square = [("square", Value::Text("c3"))];
        let sentence = say(Language::English, "reason-occupied", &square).unwrap();
        assert_eq!(sentence, "Square c3 is occupied.");
    }

    #[test]
    fn large_numbers_are_written_plainly() {
        let counts = [
            ("done", Value::Number(1234)),
            ("limit", Value::Number(5000)),
        ];
        let sentence = say(Language::English, "counter-no-capture", &counts).unwrap();
        assert_eq!(sentence, "Moves without a capture: 1234 of 5000.");
    }

    #[test]
    fn keys_are_many_and_each_is_given_once() {
        let mut all: Vec<&str> = keys().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(count > 140, "{count}");
    }
}
