//! What a command of `peatee tournament` answers: sentences as they come, or one JSON object at its end.

use std::io::{self, Write};

use games::Phrase;
use paper::tournament::{Leaf, Part};
use serde_json::{Map, Value, json};
use texts::Language;
use tournament::file;
use tournament::{Entry, Festival};

use super::entry::concerned;
use crate::Answer;
use crate::fault::{self, coded};
use crate::speak::Speaker;

/// Where a command tells what it has done.
pub(crate) struct Reply<'a> {
    out: &'a mut dyn Write,
    speaker: Speaker,
    /// The members of the object; none where sentences are told.
    object: Option<Map<String, Value>>,
}

impl<'a> Reply<'a> {
    /// One in sentences, or as JSON, whose sentences are English.
    pub(crate) fn new(out: &'a mut dyn Write, is_json: bool, speaker: &Speaker) -> Reply<'a> {
        Reply {
            out,
            speaker: match is_json {
                true => Speaker::new(Language::English),
                false => *speaker,
            },
            object: is_json.then(Map::new),
        }
    }

    /// Who tells it.
    pub(crate) const fn speaker(&self) -> Speaker {
        self.speaker
    }

    /// A sentence; in JSON one of `notes`.
    pub(crate) fn note(&mut self, phrase: &Phrase) -> io::Result<()> {
        let said = self.speaker.say(phrase);
        self.add("notes", || coded(phrase, &said));
        self.line(&said)
    }

    /// A line of text that JSON has as data.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        match self.object {
            Some(_) => Ok(()),
            None => writeln!(self.out, "{text}"),
        }
    }

    /// Something that has a form for people and one for programs.
    pub(crate) fn show(
        &mut self,
        text: &str,
        name: &str,
        data: impl FnOnce() -> Value,
    ) -> io::Result<()> {
        match &mut self.object {
            Some(object) => {
                object.insert(name.to_owned(), data());
                Ok(())
            }
            None => self.out.write_all(text.as_bytes()),
        }
    }

    /// A page that has no other data than what stands on it.
    pub(crate) fn page(&mut self, leaf: &Leaf) -> io::Result<()> {
        self.show(&leaf.text(), "page", || page(leaf))
    }

    /// A member of the object; nothing where sentences are told.
    pub(crate) fn put(&mut self, name: &str, data: impl FnOnce() -> Value) {
        if let Some(object) = &mut self.object {
            object.insert(name.to_owned(), data());
        }
    }

    /// An element of a list of the object; nothing where sentences are told.
    pub(crate) fn add(&mut self, list: &str, data: impl FnOnce() -> Value) {
        let Some(object) = &mut self.object else {
            return;
        };
        let list = object.entry(list).or_insert_with(|| json!([]));
        if let Some(list) = list.as_array_mut() {
            list.push(data());
        }
    }

    /// Asks somebody who sits before the screen; the answer of a program stays free of it.
    pub(crate) fn ask(&mut self, text: &str) -> io::Result<()> {
        let mut aside = io::stderr();
        let to: &mut dyn Write = match self.object {
            Some(_) => &mut aside,
            None => &mut self.out,
        };
        write!(to, "{text}")?;
        to.flush()
    }

    /// What was recorded, for programs.
    pub(crate) fn recorded(&mut self, first: u32, entries: &[Entry], known: [&Festival; 2]) {
        if self.object.is_none() {
            return;
        }
        let speaker = self.speaker;
        for (number, entry) in (first..).zip(entries) {
            let said = || sentence(entry, known, &speaker);
            self.add("events", || event(number, entry, &said()));
        }
    }

    /// What was recorded, in words: who plays the game that it is about, and the numbers that were given.
    pub(crate) fn tell(&mut self, entry: &Entry, known: [&Festival; 2]) -> io::Result<()> {
        if self.object.is_some() {
            return Ok(());
        }
        writeln!(self.out, "{}", sentence(entry, known, &self.speaker))?;
        let what = &entry.event.what;
        let competition = competition(entry, known);
        if let Some(seats) = concerned(competition, what, &self.speaker) {
            writeln!(self.out, "  {seats}")?;
        }
        if let tournament::Happened::Numbered { order, .. } = what {
            for (number, player) in (1_u32..).zip(order) {
                writeln!(self.out, "{number:4}  {}", competition.name(*player))?;
            }
        }
        Ok(())
    }

    /// Ends the answer. A refusal is an object too; it is told on standard error besides.
    pub(crate) fn end(mut self, done: anyhow::Result<Answer>) -> anyhow::Result<Answer> {
        let word = match &done {
            Ok(Answer::Yes) => "yes",
            Ok(Answer::No) => "no",
            Ok(Answer::Interrupted) => "interrupted",
            Err(_) => "refused",
        };
        self.put("answer", || json!(word));
        if let Err(error) = &done {
            self.put("refused", || fault::as_json(error));
        }
        if let Some(object) = self.object {
            writeln!(self.out, "{:#}", Value::Object(object))?;
        }
        done.map_err(|error| fault::said(error, &self.speaker))
    }
}

/// The answer to wrong usage: a whole object.
pub(crate) fn usage(error: &clap::Error, out: &mut impl Write) -> io::Result<()> {
    let sentence = error.to_string();
    let sentence = sentence.lines().next().unwrap_or_default();
    let answer = json!({
        "answer": "refused",
        "refused": {
            "code": "usage",
            "arguments": {"kind": format!("{:?}", error.kind())},
            "sentence": sentence.strip_prefix("error: ").unwrap_or(sentence),
            "where": [],
        },
    });
    writeln!(out, "{answer:#}")
}

/// An event with its number in the file: `kind` and `fields` are those of its line.
pub(super) fn event(number: u32, entry: &Entry, sentence: &str) -> Value {
    let told = file::told_fields(entry);
    json!({
        "event": number,
        "at": told.at,
        "by": told.by,
        "section": entry.section,
        "kind": told.kind,
        "fields": told.fields,
        "sentence": sentence,
    })
}

/// The competition that an entry is about. A section may be opened by it.
fn competition<'a>(
    entry: &Entry,
    [before, after]: [&'a Festival; 2],
) -> &'a tournament::Competition {
    let section = entry.section.as_deref();
    let known = before.competition(section);
    known
        .or(after.competition(section))
        .unwrap_or(after.whole())
}

/// What has happened, in a sentence.
pub(super) fn sentence(entry: &Entry, known: [&Festival; 2], speaker: &Speaker) -> String {
    let known = competition(entry, known);
    let said = paper::tournament::told(known, &entry.event.what, speaker.language());
    match &entry.section {
        None => said,
        Some(section) => format!("{section}: {said}"),
    }
}

/// A page for programs: what stands on it, one below the other.
pub(super) fn page(leaf: &Leaf) -> Value {
    let parts = leaf.parts().into_iter().map(|part| match part {
        Part::Heading(text) => json!({"heading": text}),
        Part::Line(text) => json!({"line": text}),
        Part::Facts(facts) => json!({"facts": facts}),
        Part::Notes(notes) => json!({"notes": notes}),
        Part::Table {
            caption,
            heads,
            rows,
        } => json!({"table": {"caption": caption, "heads": heads, "rows": rows}}),
        Part::Openings(lines) => json!({"openings": lines}),
        Part::Signatures(names) => json!({"signatures": names}),
    });
    json!({"title": leaf.title(), "parts": parts.collect::<Vec<_>>()})
}
