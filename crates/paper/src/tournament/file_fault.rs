//! What is wrong with a line of an event file, said in five languages.

use games::{Phrase, shown_within};
use texts::Language;
use tournament::file::{Expected, FaultKind, FileFault, HEADING, WrongLine};

use super::openings::table_faults;
use super::refusal::refusal;
use crate::words;

/// Why a file cannot be read: the key of the sentence, and what is inserted in this language.
pub fn file_fault(fault: &FileFault, language: Language) -> Phrase {
    let phrase = |key: &str| Phrase::new(format!("tournament-refused-file-{key}"));
    match fault.kind {
        FaultKind::Line => phrase("line")
            .number("line", fault.line as u64)
            .text("why", wrong_line(&fault.why, language)),
        FaultKind::Heading => phrase("heading").text("expected", HEADING),
        FaultKind::Newer(version) => phrase("newer").number("version", version),
        FaultKind::TooLong => phrase("long"),
    }
}

/// What is wrong with a line, in words.
fn wrong_line(wrong: &WrongLine, language: Language) -> String {
    let plain = |key: &str| Phrase::new(format!("line-{key}"));
    let of_field = |key: &str, verb: &str, field: &str| {
        let phrase = plain(key).text("verb", verb);
        phrase.text("key", field)
    };
    let phrase = match wrong {
        WrongLine::NotUtf8 => plain("not-utf8"),
        WrongLine::NoParts => plain("no-parts"),
        WrongLine::NoTime(found) => plain("no-time").text("found", shown(found)),
        WrongLine::NoDate(found) => plain("no-date").text("found", shown(found)),
        WrongLine::NoName => plain("no-name"),
        WrongLine::NoKind(found) => plain("no-kind").text("found", shown(found)),
        WrongLine::NotOneOf { expected, found } => plain("not-one-of")
            .text("expected", words::say(language, &wanted(expected)))
            .text("found", shown(found)),
        WrongLine::NoField(found) => plain("no-field").text("found", shown(found)),
        WrongLine::Unclosed(key) => plain("unclosed").text("key", shown(key)),
        WrongLine::Twice(key) => plain("twice").text("key", shown(key)),
        WrongLine::NoSpace(key) => plain("no-space").text("key", shown(key)),
        WrongLine::Missing { verb, key } => of_field("missing", verb, key),
        WrongLine::Surplus { verb, key } => of_field("surplus", verb, &shown(key)),
        WrongLine::Value {
            verb,
            key,
            expected,
            found,
        } => of_field("value", verb, key)
            .text("expected", words::say(language, &wanted(expected)))
            .text("found", shown(found)),
        WrongLine::OpeningHash { found, given } => plain("opening-hash")
            .text("found", found)
            .text("given", shown(given)),
        WrongLine::OpeningTable(faults) => {
            plain("opening-table").text("why", table_faults(faults, language))
        }
        WrongLine::Masters {
            masters,
            participants,
        } => plain("masters")
            .number("masters", *masters)
            .number("participants", *participants),
        WrongLine::Parts { parts, all } => plain("parts")
            .text("parts", parts.to_string())
            .text("all", all.to_string()),
        WrongLine::NoMasters(games) => plain("no-masters").number("games", *games),
        WrongLine::Career(person) => plain("ambiguous")
            .text("name", &person.name)
            .number("count", person.count as u64),
        WrongLine::Heading { expected, .. } => plain("heading").text("expected", *expected),
        WrongLine::TooLong(most) => plain("too-long").number("most", *most),
        WrongLine::Misfit(refused) => return refusal(refused, language),
    };
    words::say(language, &phrase)
}

/// What a field should have.
fn wanted(expected: &Expected) -> Phrase {
    let phrase = |key: &str| Phrase::new(format!("expected-{key}"));
    match expected {
        Expected::OneOf(words) => phrase("one-of").text("words", words.join(", ")),
        Expected::Like(example) => phrase("like").text("example", *example),
        Expected::Number => phrase("number"),
        Expected::Within(least, most) => {
            let phrase = phrase("within").number("least", *least);
            phrase.number("most", *most)
        }
        Expected::Digits(count) => phrase("digits").number("count", *count),
    }
}

/// What stands in a file, fit to be shown.
pub(super) fn shown(text: &str) -> String {
    // A hash is shown whole.
    const MOST: usize = 64;
    shown_within(text, MOST)
}
