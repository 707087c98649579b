//! The event file: every event a line, added at the end and never changed, to be read by people and compared by programs.
//!
//! ```text
//! peatee tournament 2
//! 2026-11-15T10:00:00.000Z | Mari Tamm | instruct name="Cup of the lake" system="round-robin" … after=5c7e…
//! 2026-11-15T10:02:10.000Z | Mari Tamm | register name="Jaan Kask" federation=EST class=II after=90ab…
//! 2026-11-16T15:30:00.000Z | Mari Tamm | enter game=1.3 outcome=1-0 after=17f3…
//! ```
//!
//! `after` is the SHA-256 of all bytes before the line ([`Chain`]); `more=2` says that two more lines belong to the same command.
//! A file of version 1 has neither until a line is added to it. A line of a section ends with `section=…`; one without it is about the whole event (`docs/decisions/0022-sections.md`).
//! Empty lines and lines that begin with `#` are passed over. A word stands as it is; anything else is between quotation
//! marks, in which `\"` is a quotation mark and `\\` a backslash; `\n`, `\r` and `\t` stand for the ends of lines and the
//! tabulators of a table of openings.

mod arrange;
mod career;
mod chain;
mod fields;
mod norms;
mod open;
mod openings;
mod read;
mod team;
mod write;
mod wrong;

use std::collections::BTreeMap;

use crate::competition::{Competition, Misfit};
use crate::event::Event;
use crate::festival::{Festival, LogEntry};
use crate::zone::Zone;
pub use career::{CAREER_HEADING, read_career};
pub use chain::{Break, Chain, Head, HeadDigits, ParseHeadDigitsError, Seal, Sign};
use fields::Line;
pub use open::{
    NotOpened, Opened, Tail, find_head, first_break, is_event_file, open, open_while, unedited,
};
pub use wrong::{Expected, WrongLine};

/// First line of a new file.
pub const HEADING: &str = "peatee tournament 2";
/// First line of a file whose lines had no hashes yet.
pub const HEADING_1: &str = "peatee tournament 1";
/// No file is longer than so many bytes.
pub const LONGEST_FILE: usize = 64 << 20;

/// What is wrong in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct FileFault {
    /// The line, from 1 on.
    pub line: usize,
    /// What is wrong with the line.
    pub why: WrongLine,
    /// What kind of fault it is.
    pub kind: FaultKind,
}

/// What kind of fault a file has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// A line cannot be read, or its event does not fit.
    Line,
    /// It is no event file.
    Heading,
    /// A newer program wrote it, with this version.
    Newer(u32),
    /// It is longer than [`LONGEST_FILE`].
    TooLong,
}

impl FileFault {
    const fn in_line(line: usize, why: WrongLine) -> FileFault {
        FileFault {
            line,
            why,
            kind: FaultKind::Line,
        }
    }
}

/// The line of an event, without its end.
pub fn write_event(event: &Event) -> String {
    write::line(event)
}

/// The event of a line.
///
/// # Errors
/// What is wrong in it.
pub fn read_event(line: &str) -> Result<Event, WrongLine> {
    let mut line = Line::new(line)?;
    without_chain(&mut line);
    read::event(line)
}

/// What a line says of the file around it is nothing that happened.
fn without_chain(line: &mut Line<'_>) {
    for key in [chain::AFTER, chain::MORE] {
        drop(line.may(key));
    }
}

/// The line of an event of a section, without its end.
pub fn write_entry(entry: &LogEntry) -> String {
    with_section(write::line(&entry.event), entry)
}

fn with_section(mut line: String, entry: &LogEntry) -> String {
    if let Some(section) = &entry.section {
        fields::add(&mut line, "section", section);
    }
    line
}

/// The line of an event as it is shown to somebody: without the table of openings, which is long, and with its moment by
/// the clocks of the event's zone.
pub fn told_entry(entry: &LogEntry, zone: Option<&Zone>) -> String {
    let line = match zone {
        None => write_entry(entry),
        Some(zone) => with_section(write::local_line(&entry.event, zone), entry),
    };
    let crate::Happened::Instructed(known) = &entry.event.what else {
        return line;
    };
    match &known.openings {
        None => line,
        Some(rules) => openings::without_table(&line, rules),
    }
}

/// What the line of an event says, field by field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldFields {
    /// When, in universal time.
    pub at: String,
    /// By whom.
    pub by: String,
    /// What kind of event it is.
    pub kind: String,
    /// The fields by their names; a table of openings is left out, as it is long.
    pub fields: BTreeMap<String, String>,
}

/// The line of an event as it is told to a program.
pub fn told_fields(entry: &LogEntry) -> ToldFields {
    let line = write::line(&entry.event);
    // What was written here can be read.
    let read = Line::new(&line).ok();
    let of = |text: fn(&Line<'_>) -> String| read.as_ref().map(text).unwrap_or_default();
    let [at, by, kind] = [
        of(|line| line.at.to_owned()),
        of(|line| line.by.to_owned()),
        of(|line| line.verb.to_owned()),
    ];
    let mut fields = read.map(Line::into_fields).unwrap_or_default();
    fields.remove("opening-table");
    ToldFields {
        at,
        by,
        kind,
        fields,
    }
}

/// The event of a line, with its section.
///
/// # Errors
/// What is wrong in it.
pub fn read_entry(line: &str) -> Result<LogEntry, WrongLine> {
    entry_of(Line::new(line)?)
}

fn entry_of(mut line: Line<'_>) -> Result<LogEntry, WrongLine> {
    without_chain(&mut line);
    let section = line.may("section");
    let event = read::event(line)?;
    Ok(LogEntry { section, event })
}

/// The competition of a file without sections.
///
/// # Errors
/// The first line that cannot be read, or whose event does not fit.
pub fn read(text: &str) -> Result<Competition, FileFault> {
    let mut competition = Competition::new();
    each_line(text, |line| {
        let event = read_event(line)?;
        let applied = competition.apply(event);
        applied.map_err(|Misfit { why, .. }| WrongLine::Misfit(why))
    })?;
    Ok(competition)
}

/// The event of a file, with its sections where it has some.
///
/// # Errors
/// The first line that cannot be read, or whose event does not fit.
pub fn read_festival(text: &str) -> Result<Festival, FileFault> {
    let mut festival = Festival::new();
    each_line(text, |line| {
        let entry = read_entry(line)?;
        let applied = festival.apply(entry);
        applied.map_err(|Misfit { why, .. }| WrongLine::Misfit(why))
    })?;
    Ok(festival)
}

fn each_line(
    text: &str,
    mut take: impl FnMut(&str) -> Result<(), WrongLine>,
) -> Result<(), FileFault> {
    open::not_too_long(text.len())?;
    let mut lines = (1..).zip(text.lines());
    open::version(lines.next().map_or("", |(_, first)| first).as_bytes())?;
    for (line, text) in lines {
        if is_event(text) {
            take(text).map_err(|why| FileFault::in_line(line, why))?;
        }
    }
    Ok(())
}

/// Every line behind a heading, without remarks.
fn lines_behind(
    heading: &'static str,
    text: &str,
    mut take: impl FnMut(&str) -> Result<(), WrongLine>,
) -> Result<(), FileFault> {
    open::not_too_long(text.len())?;
    let mut lines = (1..).zip(text.lines());
    let first = lines.next().map_or("", |(_, first)| first);
    if first.trim_start_matches('\u{feff}').trim_end() != heading {
        let first: String = first.chars().take(40).collect();
        let found = format!("{first:?}");
        let expected = heading;
        return Err(FileFault::in_line(
            1,
            WrongLine::Heading { expected, found },
        ));
    }
    for (line, text) in lines {
        if is_event(text) {
            take(text).map_err(|why| FileFault::in_line(line, why))?;
        }
    }
    Ok(())
}

/// Whether a line tells an event; others are remarks.
fn is_event(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}
