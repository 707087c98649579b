//! What an arbiter is told in his language when something cannot be done.

use core::fmt;

use games::Phrase;
use paper::tournament::{opening_faults, refusal};
use texts::Language;
use tournament::Refused;
use tournament::file::{FaultKind, FileFault, HEADING};
use tournament::openings::OpeningFaults;
use tournament::swiss::{NotPairable, Unpairable};

use crate::speak::Speaker;

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

/// What is wrong in a line of a list.
#[derive(Debug)]
pub(super) struct InList {
    line: u64,
    what: Box<dyn std::error::Error + Send + Sync>,
}

impl InList {
    pub(super) fn new(
        line: u64,
        what: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> InList {
        let what = what.into();
        InList { line, what }
    }
}

impl fmt::Display for InList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)
    }
}

impl std::error::Error for InList {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(self.what.as_ref())
    }
}

/// An error with its refusal in the reader's language.
pub(crate) fn said(error: anyhow::Error, speaker: &Speaker) -> anyhow::Error {
    let mut is_said = false;
    let mut parts = Vec::new();
    for link in error.chain() {
        if let Some(InList { line, .. }) = link.downcast_ref() {
            let place = Phrase::new("tournament-list-line").number("line", *line);
            parts.push(speaker.say(&place));
            continue;
        }
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
    if let Some(Fault(phrase)) = link.downcast_ref() {
        return Some(speaker.say(phrase));
    }
    if let Some(fault) = link.downcast_ref::<FileFault>() {
        return Some(speaker.say(&of_file(fault).0));
    }
    if let Some(faults) = link.downcast_ref::<OpeningFaults>() {
        return Some(opening_faults(faults, language));
    }
    if let Some(none) = link.downcast_ref::<Unpairable>() {
        return Some(refusal(&Refused::from(none.clone()), language));
    }
    if let Some(none) = link.downcast_ref::<NotPairable>() {
        return Some(refusal(&Refused::from(none.clone()), language));
    }
    let refused = link.downcast_ref::<Refused>();
    refused.map(|refused| refusal(refused, language))
}
