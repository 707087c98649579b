//! What cannot be done, as a sentence in the reader's language.

use core::fmt;
use std::error::Error;
use std::io;
use std::path::Path;

use anyhow::Context;
use games::{GamePhrase, KindRefused, OpeningRefused, Phrase, ReadFileError, SetupRefused};
use pairing::swiss::{NotPairable, Unpairable};
use pairing::trf;
use paper::tournament::json::coded;
use paper::tournament::{
    entry_problem, file_fault, import_refusal, import_refusal_phrase, list_fault, list_faults,
    no_ratings, opening_faults, rating_choice_refusal, refusal, refusal_phrase, report_fault,
};
use serde_json::{Value, json};
use texts::Language;
use tournament::desk::{EntryProblem, RatingChoiceRefused};
use tournament::file::FileFault;
use tournament::lots::NoSecret;
use tournament::openings::{NoOpenings, OpeningFaults};
use tournament::rating::{ListFaults, NoRatings, SystemFault};
use tournament::{NoImport, Refused};

use crate::speak::Speaker;

pub(crate) const ENGLISH: Speaker = Speaker::new(Language::English);

/// Something that cannot be done, as the sentence that says so.
#[derive(Debug)]
pub(crate) struct Fault {
    phrase: Phrase,
    /// A sentence inside of it, by the name of its place.
    inner: Option<(&'static str, Phrase)>,
}

impl Fault {
    /// A fault about a competition by the end of its key.
    pub(crate) fn new(key: &str) -> Fault {
        Fault::of(Phrase::new(format!("tournament-refused-{key}")))
    }

    /// A fault by its phrase.
    pub(crate) const fn of(phrase: Phrase) -> Fault {
        Fault {
            phrase,
            inner: None,
        }
    }

    /// What the system says against a file; the sentence has a place `why` for it.
    pub(crate) fn of_io(key: &str, error: &io::Error) -> Fault {
        Fault {
            inner: Some(("why", Phrase::of_io(error))),
            ..Fault::new(key)
        }
    }

    pub(crate) fn number(self, name: &'static str, value: impl Into<u64>) -> Fault {
        Fault {
            phrase: self.phrase.number(name, value),
            ..self
        }
    }

    pub(crate) fn text(self, name: &'static str, value: impl Into<String>) -> Fault {
        Fault {
            phrase: self.phrase.text(name, value),
            ..self
        }
    }

    /// Its sentence with what stands inside of it in the reader's language.
    fn phrase(&self, speaker: &Speaker) -> Phrase {
        let phrase = self.phrase.clone();
        match &self.inner {
            None => phrase,
            Some((name, inner)) => phrase.text(name, speaker.say(inner)),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ENGLISH.say(&self.phrase(&ENGLISH)))
    }
}

impl Error for Fault {}

/// Several faults of one file, each behind its place.
#[derive(Debug)]
pub(crate) struct Several(Vec<anyhow::Error>);

impl Several {
    /// All of them, or the only one as it is.
    pub(crate) fn of(mut faults: Vec<anyhow::Error>) -> anyhow::Error {
        match (faults.len(), faults.pop()) {
            (1, Some(one)) => one,
            (_, last) => {
                faults.extend(last);
                Several(faults).into()
            }
        }
    }

    fn told(&self, speaker: &Speaker) -> String {
        let lines = self.0.iter().map(|fault| told(fault, speaker));
        lines.collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Several {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(&ENGLISH))
    }
}

impl Error for Several {}

/// A whole file as text, or why not, behind its path.
pub(crate) fn read_text(path: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(path);
    text.map_err(|error| Fault::of_io("file-read", &error))
        .with_context(|| path.display().to_string())
}

/// A refusal for programs: its stable name, what is inserted, the English sentence, and where it is.
pub(crate) fn as_json(error: &anyhow::Error) -> Value {
    let mut places = Vec::new();
    for link in error.chain() {
        if let Some(phrase) = phrase(link, &ENGLISH) {
            let mut value = coded(&phrase, &in_words(link, &ENGLISH).unwrap_or_default());
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

/// An error with its refusal in the reader's language.
pub(crate) fn said(error: anyhow::Error, speaker: &Speaker) -> anyhow::Error {
    let mut parts = Vec::new();
    for link in error.chain() {
        if let Some(told) = in_words(link, speaker) {
            parts.push(told);
            return anyhow::Error::msg(parts.join(": "));
        }
        parts.push(link.to_string());
    }
    error
}

/// An error with all of it in English, for programs.
pub(crate) fn in_english(error: &anyhow::Error) -> String {
    told(error, &ENGLISH)
}

fn told(error: &anyhow::Error, speaker: &Speaker) -> String {
    let mut parts = Vec::new();
    for link in error.chain() {
        let told = in_words(link, speaker);
        let is_last = told.is_some();
        parts.push(told.unwrap_or_else(|| link.to_string()));
        if is_last {
            break;
        }
    }
    parts.join(": ")
}

fn in_words(link: &(dyn Error + 'static), speaker: &Speaker) -> Option<String> {
    let language = speaker.language();
    if let Some(faults) = link.downcast_ref::<OpeningFaults<OpeningRefused>>() {
        return Some(opening_faults(faults, language));
    }
    if let Some(several) = link.downcast_ref::<Several>() {
        return Some(several.told(speaker));
    }
    if let Some(faults) = link.downcast_ref::<ListFaults>() {
        return Some(list_faults(faults, language));
    }
    if let Some(faults) = link.downcast_ref::<trf::Faults>() {
        let lines = faults.0.iter();
        let lines = lines.map(|fault| speaker.say(&report_fault(fault, language)));
        return Some(lines.collect::<Vec<_>>().join("\n"));
    }
    if let Some(none) = link.downcast_ref::<NoImport>() {
        return Some(import_refusal(none, language));
    }
    if let Some(setup) = link.downcast_ref::<SetupRefused>() {
        return Some(setup.sentences(&speaker.words()));
    }
    if let Some(refused) = link.downcast_ref::<Refused>() {
        return Some(refusal(refused, language));
    }
    phrase(link, speaker).map(|phrase| speaker.say(&phrase))
}

/// A refusal as its key and what is inserted.
fn phrase(link: &(dyn Error + 'static), speaker: &Speaker) -> Option<Phrase> {
    let language = speaker.language();
    let of = |refused: Refused| Some(refusal_phrase(&refused, language));
    if let Some(fault) = link.downcast_ref::<Fault>() {
        return Some(fault.phrase(speaker));
    }
    if let Some(fault) = link.downcast_ref::<FileFault>() {
        return Some(file_fault(fault, language));
    }
    if link.is::<OpeningFaults<OpeningRefused>>() {
        return Some(Phrase::new("tournament-refused-opening-table"));
    }
    if let Some(Several(faults)) = link.downcast_ref::<Several>() {
        let mut links = faults.first()?.chain();
        return links.find_map(|link| phrase(link, speaker));
    }
    if let Some(faults) = link.downcast_ref::<ListFaults>() {
        return faults.0.first().map(|fault| list_fault(fault, language));
    }
    if let Some(faults) = link.downcast_ref::<trf::Faults>() {
        let first = faults.0.first();
        return first.map(|fault| report_fault(fault, language));
    }
    if let Some(none) = link.downcast_ref::<NoImport>() {
        return Some(import_refusal_phrase(none, language));
    }
    if let Some(none) = link.downcast_ref::<NoRatings>() {
        return Some(no_ratings(none));
    }
    if let Some(wrong) = link.downcast_ref::<SystemFault>() {
        let wrong = RatingChoiceRefused::from(wrong.clone());
        return Some(rating_choice_refusal(&wrong));
    }
    if let Some(wrong) = link.downcast_ref::<RatingChoiceRefused>() {
        return Some(rating_choice_refusal(wrong));
    }
    if let Some(problem) = link.downcast_ref::<EntryProblem>() {
        return Some(entry_problem(problem, language));
    }
    if let Some(none) = link.downcast_ref::<Unpairable>() {
        return of(none.clone().into());
    }
    if let Some(none) = link.downcast_ref::<NotPairable>() {
        return of(none.clone().into());
    }
    if let Some(none) = link.downcast_ref::<NoSecret>() {
        return of((*none).into());
    }
    if let Some(none) = link.downcast_ref::<NoOpenings>() {
        return of(none.clone().into());
    }
    if let Some(error) = link.downcast_ref::<ReadFileError>() {
        return Some(Phrase::of_read(error));
    }
    if let Some(kind) = link.downcast_ref::<KindRefused>() {
        return Some(kind.phrase());
    }
    if let Some(error) = link.downcast_ref::<io::Error>() {
        // Who has closed our output is not told.
        let is_gone = error.kind() == io::ErrorKind::BrokenPipe;
        return (!is_gone).then(|| Phrase::of_io(error));
    }
    let refused = link.downcast_ref::<Refused>();
    refused.map(|refused| refusal_phrase(refused, language))
}
