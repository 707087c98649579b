//! Classes and titles over the years, on the command line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use jiff::Zoned;
use paper::tournament::json;
use serde_json::json;
use tournament::norms::{CandidatePolicy, Career, CareerBook};
use tournament::{Date, Festival, file};

use super::answer::Reply;
use super::norms::OfNorms;
use crate::fault::{Fault, read_text};

/// Which careers are looked at, and on which day.
#[derive(Args, Debug)]
pub(crate) struct Titles {
    /// Event files of finished competitions
    #[arg(value_name = "EVENT", required_unless_present = "career")]
    events: Vec<PathBuf>,
    /// Career file: certificates, championships, tournaments and matches that are in no event file
    #[arg(long, value_name = "FILE")]
    career: Option<PathBuf>,
    /// Date of the report, such as 2026-12-31 [default: today]
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
    /// Only players with this in their name
    #[arg(long, value_name = "TEXT")]
    player: Option<String>,
    /// Years within which the three tournaments of a candidate must lie [default: no limit]
    #[arg(long, value_name = "YEARS")]
    candidate_years: Option<u16>,
    #[command(flatten)]
    norms: OfNorms,
}

/// Prints who holds what, and why.
pub(super) fn run(asked: &Titles, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let event_file = asked.event_file()?;
    let day = asked.day()?;
    let policy = asked
        .candidate_years
        .map_or(CandidatePolicy::AnyTime, CandidatePolicy::WithinYears);
    let is_asked = |career: &Career| {
        let wanted = asked.player.as_ref().map(|text| text.to_lowercase());
        wanted.is_none_or(|wanted| career.person.name.to_lowercase().contains(&wanted))
    };
    reply.put("on", || json!(day.to_string()));
    reply.put("left_out", || json!(json::left_out(&event_file)));
    let language = reply.speaker().language();
    let leaf = paper::tournament::titles(&event_file, day, policy, is_asked, language);
    reply.show(&leaf.text(), "players", || {
        let players = event_file.careers().filter(|career| is_asked(career));
        players
            .map(|career| json::career(career, &career.report(day, policy)))
            .collect()
    })?;
    Ok(())
}

impl Titles {
    fn event_file(&self) -> anyhow::Result<CareerBook> {
        let mut event_file = CareerBook::default();
        let mut texts: Vec<String> = Vec::new();
        if let Some(path) = &self.career {
            let added = file::read_career(&read(path)?, &mut event_file);
            added.with_context(|| path.display().to_string())?;
        }
        for path in &self.events {
            let text = read(path)?;
            // Counted twice, one tournament would be two.
            if texts.contains(&text) {
                return Err(Fault::new("event-twice")).with_context(|| path.display().to_string());
            }
            let event = event(path, &text)?;
            let norms = self.norms.changes();
            let added = event_file.add_event(&event, |known| norms.policy(known));
            added.with_context(|| path.display().to_string())?;
            texts.push(text);
        }
        Ok(event_file)
    }

    fn day(&self) -> anyhow::Result<Date> {
        let today = || Zoned::now().date().to_string();
        Ok(match self.on {
            Some(day) => day,
            None => today().parse()?,
        })
    }
}

fn read(path: &Path) -> anyhow::Result<String> {
    let length = fs::metadata(path).map_or(0, |known| known.len());
    if length > file::LONGEST_FILE as u64 {
        return Err(Fault::new("file-long")).with_context(|| path.display().to_string());
    }
    read_text(path)
}

fn event(path: &Path, text: &str) -> anyhow::Result<Festival> {
    file::read_festival(text).with_context(|| path.display().to_string())
}
