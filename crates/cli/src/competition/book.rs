//! The event file: read whole, added to at its end.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use jiff::Timestamp;
use tournament::{Command, Competition, Entry, Festival, Moment, Refused, Role, file};

use super::args::Book;
use super::entry::concerned;

/// An event file that nobody else writes meanwhile.
pub(super) struct Log {
    path: PathBuf,
    /// None before anything is in it.
    file: Option<File>,
    festival: Festival,
    section: Option<String>,
    by: Option<String>,
}

impl Log {
    /// A new one; it is not there before something has happened.
    pub(super) fn create(book: &Book) -> Log {
        Log {
            path: book.file.clone(),
            file: None,
            festival: Festival::new(),
            section: book.section.clone(),
            by: book.by.clone(),
        }
    }

    /// One that is there, with the section that is asked for.
    pub(super) fn open(book: &Book) -> anyhow::Result<Log> {
        let log = Log::open_any(book)?;
        let known = log.festival.competition(log.section.as_deref());
        let known = known.map_err(Refused::from);
        known.with_context(|| log.path.display().to_string())?;
        Ok(log)
    }

    /// One that is there; the section may be a new one.
    pub(super) fn open_any(book: &Book) -> anyhow::Result<Log> {
        let path = book.file.clone();
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(&path)
            .with_context(|| format!("cannot open {}", path.display()))?;
        file.lock()
            .with_context(|| format!("cannot lock {}", path.display()))?;
        let length = file.metadata().map_or(0, |known| known.len());
        if length > file::LONGEST_FILE as u64 {
            bail!("{} is too long for an event file", path.display());
        }
        let mut text = String::new();
        file.read_to_string(&mut text)
            .with_context(|| format!("cannot read {}", path.display()))?;
        let festival = file::read_festival(&text).with_context(|| path.display().to_string())?;
        if !text.ends_with('\n') {
            bail!("{}: the last line is not whole", path.display());
        }
        Ok(Log {
            path,
            file: Some(file),
            festival,
            section: book.section.clone(),
            by: book.by.clone(),
        })
    }

    /// The section that is asked for, or the event as a whole.
    pub(super) fn competition(&self) -> &Competition {
        let found = self.festival.competition(self.section.as_deref());
        found.unwrap_or(self.festival.whole())
    }

    pub(super) const fn festival(&self) -> &Festival {
        &self.festival
    }

    /// Whether it is about all sections at once.
    pub(super) fn is_about_all(&self) -> bool {
        self.section.is_none() && self.festival.has_sections()
    }

    /// The competitions that it is about: that of the section or of the event, or those of all sections.
    pub(super) fn parts(&self) -> Vec<(Option<String>, &Competition)> {
        match self.is_about_all() {
            false => vec![(self.section.clone(), self.competition())],
            true => {
                let sections = self.festival.sections();
                let named = sections.map(|(name, known)| (Some(name.to_owned()), known));
                named.collect()
            }
        }
    }

    /// Does all that is asked, or nothing; says what has happened.
    pub(super) fn act(&mut self, commands: &[Command], out: &mut impl Write) -> anyhow::Result<()> {
        let section = self.section.clone();
        let commands = commands.iter().map(|command| (section.as_deref(), command));
        self.act_in(&commands.collect::<Vec<_>>(), out)
    }

    /// Does all that is asked, each in its section, or nothing.
    pub(super) fn act_in(
        &mut self,
        commands: &[(Option<&str>, &Command)],
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let mut next = self.festival.clone();
        let by = self.author();
        let mut events = Vec::new();
        for (section, command) in commands {
            let at = Moment(Timestamp::now().as_millisecond());
            let known = self.festival.competition(*section).ok();
            let number_of = |player| known.and_then(|known| known.number_of(player));
            let happened = next.act(*section, command, at, &by);
            let happened = happened.map_err(|refused| refused.with_numbers(number_of));
            events.extend(happened.with_context(|| self.path.display().to_string())?);
        }
        let lines: String = events
            .iter()
            .map(|entry| file::write_entry(entry) + "\n")
            .collect();
        self.add(&lines)?;
        // Who leaves may lose his number by it; he is told by the one on the sheets.
        let before = core::mem::replace(&mut self.festival, next);
        for entry in &events {
            tell(entry, &before, out)?;
        }
        Ok(())
    }

    /// Begins the file with all that has happened in a competition.
    pub(super) fn begin(mut self, made: &Competition) -> anyhow::Result<()> {
        let lines = made.log().iter();
        let lines: String = lines.map(|event| file::write_event(event) + "\n").collect();
        self.add(&lines)
    }

    pub(super) fn act_on(
        &mut self,
        command: impl Fn(&Competition) -> anyhow::Result<Command>,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let command = command(self.competition())?;
        self.act(&[command], out)
    }

    /// Who acts: whoever says so, or the chief judge, or a judge, or the organiser.
    fn author(&self) -> String {
        let officials = self.competition().officials();
        let of = |role: Role| officials.iter().find(|official| official.role == role);
        let first = of(Role::ChiefJudge)
            .or(of(Role::Judge))
            .or(of(Role::Organiser));
        let otherwise = || first.map_or("organiser".to_owned(), |first| first.name.clone());
        self.by.clone().unwrap_or_else(otherwise)
    }

    /// What was added is on the disk before anybody is told.
    fn add(&mut self, text: &str) -> anyhow::Result<()> {
        let path = self.path.display();
        let mut file = match self.file.take() {
            Some(file) => file,
            None => {
                let file = OpenOptions::new()
                    .append(true)
                    .create_new(true)
                    .open(&self.path);
                let mut file = file.with_context(|| format!("cannot begin {path}"))?;
                file.lock().with_context(|| format!("cannot lock {path}"))?;
                writeln!(file, "{}", file::HEADING)
                    .with_context(|| format!("cannot write {path}"))?;
                file
            }
        };
        file.write_all(text.as_bytes())
            .with_context(|| format!("cannot write {path}"))?;
        file.sync_data()
            .with_context(|| format!("cannot write {path}"))?;
        self.file = Some(file);
        Ok(())
    }

    /// Every event with its number.
    pub(super) fn list(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for (number, entry) in (1..).zip(self.festival.entries()) {
            let is_asked = self.section.is_none() || self.section == entry.section;
            if !is_asked {
                continue;
            }
            let mark = if self.festival.is_undone(number) {
                "x"
            } else {
                " "
            };
            writeln!(out, "{number:4}{mark} {}", file::told_entry(entry))?;
        }
        Ok(())
    }
}

/// What has happened, and to whom.
fn tell(entry: &Entry, before: &Festival, out: &mut impl Write) -> anyhow::Result<()> {
    let line = file::told_entry(entry);
    let what = line.splitn(3, " | ").last().unwrap_or_default();
    writeln!(out, "{what}")?;
    let known = before.competition(entry.section.as_deref());
    let concerned = known
        .ok()
        .and_then(|known| concerned(known, &entry.event.what));
    if let Some(concerned) = concerned {
        writeln!(out, "  {concerned}")?;
    }
    Ok(())
}
