//! What an arbiter is told in his language when something cannot be done.

use core::fmt;

use games::Phrase;
use paper::tournament::{opening_faults, refusal, refusal_phrase};
use serde_json::{Value, json};
use texts::Language;
use tournament::Refused;
use tournament::file::{FaultKind, FileFault, HEADING};
use tournament::openings::OpeningFaults;
use tournament::swiss::{NotPairable, Unpairable};

use super::answer;
use crate::speak::Speaker;

const ENGLISH: Speaker = Speaker::new(Language::English);

/// Something that cannot be done, as the sentence that says so.
#[derive(Debug)]
pub(crate) struct Fault(Phrase);

impl Fault {
    /// A fault by the end of its key.
    pub(super) fn new(key: &str) -> Fault {
        Fault(Phrase::new(format!("tournament-refused-{key}")))
    }

    pub(super) fn number(self, name: &'static str, value: impl Into<u64>) -> Fault {
        Fault(self.0.number(name, value))
    }

    pub(super) fn text(self, name: &'static str, value: impl Into<String>) -> Fault {
        Fault(self.0.text(name, value))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speaker::new(Language::English).say(&self.0))
    }
}

impl std::error::Error for Fault {}

/// A refusal for programs: its stable name, what is inserted, the English sentence, and where it is.
pub(super) fn as_json(error: &anyhow::Error) -> Value {
    let mut places = Vec::new();
    for link in error.chain() {
        if let Some(phrase) = phrase(link, Language::English) {
            let mut value = answer::coded(&phrase, &in_words(link, &ENGLISH).unwrap_or_default());
            value["where"] = json!(places);
            return value;
        }
        places.push(link.to_string());
    }
    json!({
        "code": "other",
        "arguments": {},
        "sentence": format!("{error:#}"),
        "where": [],
    })
}

/// A refusal of the competition for programs.
pub(crate) fn refused(refused: &Refused) -> Value {
    let phrase = refusal_phrase(refused, Language::English);
    answer::coded(&phrase, &refusal(refused, Language::English))
}

/// An error with its refusal in the reader's language.
pub(super) fn said(error: anyhow::Error, speaker: &Speaker) -> anyhow::Error {
    let mut is_said = false;
    let mut parts = Vec::new();
    for link in error.chain() {
        let told = in_words(link, speaker);
        is_said |= told.is_some();
        let is_last = told.is_some();
        parts.push(told.unwrap_or_else(|| link.to_string()));
        if is_last {
            break;
        }
    }
    match is_said {
        true => anyhow::Error::msg(parts.join(": ")),
        false => error,
    }
}

/// What is wrong in a file.
fn of_file(fault: &FileFault) -> Fault {
    match fault.kind {
        FaultKind::Line => {
            let said = Fault::new("file-line").number("line", fault.line as u64);
            said.text("why", fault.why.clone())
        }
        FaultKind::Heading => Fault::new("file-heading").text("expected", HEADING),
        FaultKind::Newer(version) => Fault::new("file-newer").number("version", version),
        FaultKind::TooLong => Fault::new("file-long"),
    }
}

fn in_words(link: &(dyn std::error::Error + 'static), speaker: &Speaker) -> Option<String> {
    let language = speaker.language();
    if let Some(faults) = link.downcast_ref::<OpeningFaults>() {
        return Some(opening_faults(faults, language));
    }
    if let Some(refused) = link.downcast_ref::<Refused>() {
        return Some(refusal(refused, language));
    }
    phrase(link, language).map(|phrase| speaker.say(&phrase))
}

/// A refusal as its key and what is inserted.
fn phrase(link: &(dyn std::error::Error + 'static), language: Language) -> Option<Phrase> {
    if let Some(Fault(phrase)) = link.downcast_ref() {
        return Some(phrase.clone());
    }
    if let Some(fault) = link.downcast_ref::<FileFault>() {
        return Some(of_file(fault).0);
    }
    if link.is::<OpeningFaults>() {
        return Some(Phrase::new("tournament-refused-opening-table"));
    }
    if let Some(none) = link.downcast_ref::<Unpairable>() {
        return Some(refusal_phrase(&Refused::from(none.clone()), language));
    }
    if let Some(none) = link.downcast_ref::<NotPairable>() {
        return Some(refusal_phrase(&Refused::from(none.clone()), language));
    }
    let refused = link.downcast_ref::<Refused>();
    refused.map(|refused| refusal_phrase(refused, language))
}
