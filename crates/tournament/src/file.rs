//! The event file: every event a line, added at the end and never changed, to be read by people and compared by programs.
//!
//! ```text
//! peatee tournament 1
//! 2026-11-15T10:00:00.000Z | Mari Tamm | instruct name="Cup of the lake" system="round-robin" …
//! 2026-11-15T10:02:10.000Z | Mari Tamm | register name="Jaan Kask" federation=EST class=II
//! 2026-11-16T15:30:00.000Z | Mari Tamm | enter game=1.3 outcome=1-0
//! ```
//!
//! A line of a section ends with `section=…`; one without it is about the whole event (`docs/decisions/0022-sections.md`).
//! Empty lines and lines that begin with `#` are passed over. A word stands as it is; anything else is between quotation
//! marks, in which `\"` is a quotation mark and `\\` a backslash; `\n`, `\r` and `\t` stand for the ends of lines and the
//! tabulators of a table of openings.

mod arrange;
mod career;
mod fields;
mod norms;
mod openings;
mod read;
mod team;
mod write;

use crate::competition::{Competition, Misfit};
use crate::event::Event;
use crate::festival::{Entry, Festival};
pub use career::{CAREER_HEADING, read_career};
use fields::Line;

/// How a file begins.
pub const HEADING: &str = "peatee tournament 1";
/// No file is longer than so many bytes.
pub const LONGEST_FILE: usize = 64 << 20;

/// What is wrong in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct FileFault {
    /// The line, from 1 on.
    pub line: usize,
    /// Why.
    pub why: String,
}

/// The line of an event, without its end.
pub fn write_event(event: &Event) -> String {
    write::line(event)
}

/// The event of a line.
///
/// # Errors
/// What is wrong in it.
pub fn read_event(line: &str) -> Result<Event, String> {
    read::event(Line::new(line)?)
}

/// The line of an event of a section, without its end.
pub fn write_entry(entry: &Entry) -> String {
    let mut line = write::line(&entry.event);
    if let Some(section) = &entry.section {
        fields::add(&mut line, "section", section);
    }
    line
}

/// The line of an event as it is shown to somebody: without the table of openings, which is long.
pub fn told_entry(entry: &Entry) -> String {
    let line = write_entry(entry);
    let crate::Happened::Instructed(known) = &entry.event.what else {
        return line;
    };
    match &known.openings {
        None => line,
        Some(rules) => openings::without_table(&line, rules),
    }
}

/// The event of a line, with its section.
///
/// # Errors
/// What is wrong in it.
pub fn read_entry(line: &str) -> Result<Entry, String> {
    let mut line = Line::new(line)?;
    let section = line.may("section");
    let event = read::event(line)?;
    Ok(Entry { section, event })
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
        applied.map_err(|Misfit { why, .. }| why)
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
        applied.map_err(|Misfit { why, .. }| why)
    })?;
    Ok(festival)
}

fn each_line(
    text: &str,
    mut take: impl FnMut(&str) -> Result<(), String>,
) -> Result<(), FileFault> {
    if text.len() > LONGEST_FILE {
        let why = format!("the file is longer than {LONGEST_FILE} bytes");
        return Err(FileFault { line: 1, why });
    }
    lines_behind(HEADING, text, &mut take)
}

/// Every line behind a heading, without those that are empty or begin with `#`.
fn lines_behind(
    heading: &str,
    text: &str,
    mut take: impl FnMut(&str) -> Result<(), String>,
) -> Result<(), FileFault> {
    let mut lines = (1..).zip(text.lines());
    match lines.next() {
        Some((_, first)) if first.trim_start_matches('\u{feff}').trim_end() == heading => {}
        Some((line, first)) => {
            let first: String = first.chars().take(40).collect();
            let why = format!("expected {heading:?}, found {first:?}");
            return Err(FileFault { line, why });
        }
        None => {
            let why = format!("expected {heading:?}, found an empty file");
            return Err(FileFault { line: 1, why });
        }
    }
    for (line, text) in lines {
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        take(text).map_err(|why| FileFault { line, why })?;
    }
    Ok(())
}
