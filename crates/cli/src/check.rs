//! `peatee check`: replay every game of files and say what is wrong with them.

use std::io::{self, Write};

use games::{CheckOptions, CheckTotals, Checked, Checker, Format, Phrase};
use serde_json::json;

use crate::Answer;
use crate::args::Check;
use crate::fault;
use crate::inputs::{Input, Opener, gather};
use crate::speak::Speaker;

pub(crate) fn run(
    check: &Check,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let mut inputs = Vec::new();
    let mut missing = Vec::new();
    for path in &check.files {
        match gather(std::slice::from_ref(path)) {
            Ok(found) => inputs.extend(found),
            Err(error) => missing.push((Input::File(path.clone()), error)),
        }
    }
    let opener = Opener::new(&inputs, check.encoding);
    let mut desk = Desk {
        check,
        speaker,
        opener,
        totals: CheckTotals::default(),
        out,
    };
    for (input, error) in missing {
        desk.unread(&input, error)?;
    }
    for input in &inputs {
        match desk.file(input) {
            Ok(()) => {}
            Err(Trouble::Input(error)) => desk.unread(input, error)?,
            Err(Trouble::Output(error)) => return Err(error),
        }
    }
    desk.opener.finish();
    desk.summary()?;
    match desk.totals {
        totals @ CheckTotals { unread: 1.., .. } => {
            anyhow::bail!("{}", speaker.say(&totals.unread_phrase()))
        }
        CheckTotals { wrong: 1.., .. } => Ok(Answer::No),
        CheckTotals { .. } => Ok(Answer::Yes),
    }
}

/// What keeps a file from being reported.
enum Trouble {
    /// It cannot be read; the next one may be.
    Input(anyhow::Error),
    /// Nothing can be said any more.
    Output(anyhow::Error),
}

/// Where games are checked and reported.
struct Desk<'a, W: Write> {
    check: &'a Check,
    speaker: &'a Speaker,
    opener: Opener,
    totals: CheckTotals,
    out: &'a mut W,
}

impl<W: Write> Desk<'_, W> {
    fn file(&mut self, input: &Input) -> Result<(), Trouble> {
        let mut file = self.opener.open(input).map_err(Trouble::Input)?;
        let mut checker = Checker::new(CheckOptions {
            rules: self.check.rules,
            chosen: self.check.chosen(),
            is_chess: file.format() == Format::Pgn,
            ..CheckOptions::default()
        });
        let name = input.name();
        let mut number = 0;
        let mut is_said = false;
        loop {
            let read = file.read(&mut checker);
            if let (Some(encoding), false) = (file.encoding(), is_said) {
                is_said = true;
                let said = self.say_encoding(&name, encoding.name());
                said.map_err(Trouble::Output)?;
            }
            if !read.map_err(|error| Trouble::Input(error.into()))? {
                break;
            }
            number += 1;
            let checked = checker.take();
            self.count(&checked);
            let told = self.report(&name, number, &checked);
            told.map_err(Trouble::Output)?;
        }
        if number == 0 {
            let empty = Phrase::new("check-no-games").text("file", name.clone());
            let empty = anyhow::anyhow!(self.speaker.say(&empty));
            return Err(Trouble::Input(empty));
        }
        Ok(())
    }

    /// An encoding that is not what files should have is worth a word.
    fn say_encoding(&mut self, file: &str, encoding: &str) -> anyhow::Result<()> {
        if encoding == "UTF-8" {
            return Ok(());
        }
        if self.check.json {
            return self.line(&json!({ "file": file, "encoding": encoding }).to_string());
        }
        let phrase = Phrase::new("check-encoding").text("file", file);
        let said = self.speaker.say(&phrase.text("encoding", encoding));
        self.line(&said)
    }

    fn count(&mut self, checked: &Checked) {
        self.totals.note(checked);
        if self.totals.games.is_multiple_of(256) {
            let progress = self.totals.progress(&self.speaker.words());
            self.opener.tell(progress);
        }
    }

    fn report(&mut self, file: &str, number: u64, checked: &Checked) -> anyhow::Result<()> {
        if self.check.faults && checked.is_right() {
            return Ok(());
        }
        if self.check.json {
            let mut answer = checked.to_json();
            answer["file"] = json!(file);
            answer["game"] = json!(number);
            return self.line(&answer.to_string());
        }
        let words = self.speaker.words();
        let heading = checked.line(number, &words);
        self.line(&format!("{file}:{}: {heading}", checked.at.line))?;
        for finding in &checked.findings {
            if self.check.faults && !finding.what.is_fault() {
                continue;
            }
            let said = finding.sentence(&words);
            self.line(&format!("  {file}:{}: {said}", finding.at))?;
        }
        Ok(())
    }

    fn line(&mut self, text: &str) -> anyhow::Result<()> {
        let out = &mut *self.out;
        self.opener.aside(|| writeln!(out, "{text}"))?;
        Ok(())
    }

    /// A file that cannot be read, or not to its end: said at once, and the next one follows.
    fn unread(&mut self, input: &Input, error: anyhow::Error) -> anyhow::Result<()> {
        self.totals.unread += 1;
        let name = input.name();
        let named = |why: String| match why.contains(&name) {
            true => why,
            false => format!("{name}: {why}"),
        };
        if self.check.json {
            let english = named(fault::in_english(&error));
            self.line(&json!({ "file": name, "error": english }).to_string())?;
        }
        let why = named(format!("{:#}", fault::said(error, self.speaker)));
        self.opener
            .aside(|| writeln!(io::stderr(), "peatee: {why}"))?;
        Ok(())
    }

    fn summary(&mut self) -> anyhow::Result<()> {
        let line = match self.check.json {
            true => json!({ "summary": self.totals.to_json() }).to_string(),
            false => self.totals.line(&self.speaker.words()),
        };
        self.line(&line)
    }
}
