//! What a command of `peatee tournament` answers: sentences as they come, or one JSON object at its end.

use std::io::{self, Write};

use games::Phrase;
use paper::tournament::{Leaf, details_of_entry, json, told_entry};
use serde_json::{Map, Value, json};
use texts::Language;
use tournament::{Festival, LogEntry};

use crate::Answer;
use crate::fault;
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
        self.add("notes", || json::coded(phrase, &said));
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
        self.show(&leaf.text(), "page", || json::page(leaf))
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
    pub(crate) fn recorded(&mut self, first: u32, entries: &[LogEntry], known: [&Festival; 2]) {
        if self.object.is_none() {
            return;
        }
        let language = self.speaker.language();
        for (number, entry) in (first..).zip(entries) {
            let said = || told_entry(entry, known, language);
            self.add("events", || json::event(number, entry, &said()));
        }
    }

    /// What was recorded, in words: who plays the game that it is about, and the numbers that were given.
    pub(crate) fn tell(&mut self, entry: &LogEntry, known: [&Festival; 2]) -> io::Result<()> {
        if self.object.is_some() {
            return Ok(());
        }
        let language = self.speaker.language();
        writeln!(self.out, "{}", told_entry(entry, known, language))?;
        for line in details_of_entry(entry, known, language) {
            writeln!(self.out, "{line}")?;
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
