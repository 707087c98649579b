//! The event file: read whole, added to at its end.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::PathBuf;

use anyhow::{Context, bail};
use jiff::Timestamp;
use tournament::{Command, Competition, Event, Happened, Moment, Role, file};

use super::args::Book;
use super::team;

/// An event file that nobody else writes meanwhile.
pub(super) struct Log {
    path: PathBuf,
    /// None before anything is in it.
    file: Option<File>,
    competition: Competition,
    by: Option<String>,
}

impl Log {
    /// A new one; it is not there before something has happened.
    pub(super) fn create(book: &Book) -> Log {
        Log {
            path: book.file.clone(),
            file: None,
            competition: Competition::new(),
            by: book.by.clone(),
        }
    }

    /// One that is there.
    pub(super) fn open(book: &Book) -> anyhow::Result<Log> {
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
        let competition = file::read(&text).with_context(|| path.display().to_string())?;
        if !text.ends_with('\n') {
            bail!("{}: the last line is not whole", path.display());
        }
        Ok(Log {
            path,
            file: Some(file),
            competition,
            by: book.by.clone(),
        })
    }

    pub(super) const fn competition(&self) -> &Competition {
        &self.competition
    }

    /// Does all that is asked, or nothing; says what has happened.
    pub(super) fn act(&mut self, commands: &[Command], out: &mut impl Write) -> anyhow::Result<()> {
        let mut next = self.competition.clone();
        let by = self.author();
        let mut events = Vec::new();
        for command in commands {
            let at = Moment(Timestamp::now().as_millisecond());
            let refused = next.act(command, at, &by);
            events.extend(refused.with_context(|| self.path.display().to_string())?);
        }
        let lines: String = events
            .iter()
            .map(|event| file::write_event(event) + "\n")
            .collect();
        self.add(&lines)?;
        self.competition = next;
        for event in &events {
            self.tell(event, out)?;
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
        let command = command(&self.competition)?;
        self.act(&[command], out)
    }

    /// Who acts: whoever says so, or the chief judge, or a judge, or the organiser.
    fn author(&self) -> String {
        let officials = self.competition.officials();
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

    fn tell(&self, event: &Event, out: &mut impl Write) -> anyhow::Result<()> {
        let line = file::write_event(event);
        let what = line.splitn(3, " | ").last().unwrap_or_default();
        writeln!(out, "{what}")?;
        if let Happened::Entered { place, .. } | Happened::Corrected { place, .. } = event.what
            && let Some(seats) = team::seats(&self.competition, place)
        {
            writeln!(out, "  {seats}")?;
        }
        Ok(())
    }

    /// Every event with its number.
    pub(super) fn list(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for (number, event) in (1..).zip(self.competition.log()) {
            let mark = if self.competition.is_undone(number) {
                "x"
            } else {
                " "
            };
            writeln!(out, "{number:4}{mark} {}", file::write_event(event))?;
        }
        Ok(())
    }
}
