//! Classes and titles over the years, on the command line.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use jiff::Zoned;
use paper::tournament::norm_line;
use serde_json::{Value, json};
use texts::Language;
use tournament::norms::{
    CandidatePolicy, Career, CareerBook, CareerReport, Held, How, Line, Remark, WhyLeftOut,
};
use tournament::{Date, Festival, file};

use super::answer::Reply;
use super::norms::{OfNorms, policy};
use crate::fault::{Fault, read_text};

/// Which careers are looked at, and on which day.
#[derive(Args, Debug)]
pub(crate) struct Titles {
    /// Event files of finished competitions
    #[arg(value_name = "EVENT", required_unless_present = "career")]
    events: Vec<PathBuf>,
    /// File with what is in no event file: certificates, championships, tournaments, matches
    #[arg(long, value_name = "FILE")]
    career: Option<PathBuf>,
    /// Day on which it is asked, as 2026-12-31 [default: today]
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
    /// Only players with this in their name
    #[arg(long, value_name = "TEXT")]
    player: Option<String>,
    /// The three tournaments of a candidate lie within so many years [default: the book sets no limit]
    #[arg(long, value_name = "YEARS")]
    candidate_years: Option<u16>,
    #[command(flatten)]
    norms: OfNorms,
}

/// Prints who holds what, and why.
pub(super) fn run(asked: &Titles, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let book = asked.book()?;
    let day = asked.day()?;
    let policy = asked
        .candidate_years
        .map_or(CandidatePolicy::AnyTime, CandidatePolicy::WithinYears);
    let is_asked = |career: &Career| {
        let wanted = asked.player.as_ref().map(|text| text.to_lowercase());
        wanted.is_none_or(|wanted| career.person.name.to_lowercase().contains(&wanted))
    };
    reply.put("on", || json!(day.to_string()));
    reply.put("left_out", || json!(left_out(&book)));
    let language = reply.speaker().language();
    let leaf = paper::tournament::titles(&book, day, policy, is_asked, language);
    reply.show(&leaf.text(), "players", || {
        let players = book.careers().filter(|career| is_asked(career));
        players
            .map(|career| player(career, &career.report(day, policy)))
            .collect()
    })?;
    Ok(())
}

impl Titles {
    fn book(&self) -> anyhow::Result<CareerBook> {
        let mut book = CareerBook::default();
        let mut texts: Vec<String> = Vec::new();
        if let Some(path) = &self.career {
            let added = file::read_career(&read(path)?, &mut book);
            added.with_context(|| path.display().to_string())?;
        }
        for path in &self.events {
            let text = read(path)?;
            // Counted twice, one tournament would be two.
            if texts.contains(&text) {
                return Err(Fault::new("event-twice")).with_context(|| path.display().to_string());
            }
            let event = event(path, &text)?;
            let added = book.add_event(&event, |known| policy(known, &self.norms));
            added.with_context(|| path.display().to_string())?;
            texts.push(text);
        }
        Ok(book)
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

fn player(career: &Career, report: &CareerReport) -> Value {
    let achievements = report.achievements.iter().map(|one| {
        let how = match one.how {
            How::Attained => "attained",
            How::Kept => "kept",
        };
        json!({"date": one.date.to_string(), "class": one.class.to_string(), "how": how})
    });
    let titles = report.master.iter().chain(&report.candidate);
    let titles = titles.map(|line| told(line, None));
    let classes = report.classes.iter();
    let classes = classes.map(|one| told(&one.line, Some(&one.event)));
    json!({
        "name": career.person.name,
        "birth": career.person.birth,
        "licence": career.person.licence,
        "held": report.standing.held().map(|held| holding(&held)).collect::<Vec<_>>(),
        "ended": report.standing.ended().map(|held| holding(&held)).collect::<Vec<_>>(),
        "achievements": achievements.collect::<Vec<_>>(),
        "remarks": report.remarks.iter().map(|one| remark(*one)).collect::<Vec<_>>(),
        "lines": titles.chain(classes).collect::<Vec<_>>(),
    })
}

fn holding(held: &Held) -> Value {
    json!({
        "class": held.class.to_string(),
        "since": held.since.to_string(),
        "until": held.until.map(|until| until.to_string()),
        "article": held.article().to_string(),
    })
}

fn remark(remark: Remark) -> Value {
    let (what, class, date) = match remark {
        Remark::AsRegistered { class, date } => ("as-registered", Some(class), date),
        Remark::HadEnded { class, date } => ("had-ended", Some(class), date),
        Remark::NoCoefficient { date } => ("no-coefficient", None, date),
    };
    let class = class.map(|class| class.to_string());
    json!({"what": what, "class": class, "date": date.to_string()})
}

fn told(line: &Line, event: Option<&str>) -> Value {
    json!({
        "article": line.article.to_string(),
        "event": event,
        "text": norm_line(line, Language::English),
    })
}

fn left_out(book: &CareerBook) -> Vec<Value> {
    let all = book.left_out().iter().map(|one| {
        let why = match one.why {
            WhyLeftOut::NotFinished => "not-finished",
            WhyLeftOut::NoDate => "no-date",
            WhyLeftOut::OfTeams => "of-teams",
        };
        json!({"event": one.event, "why": why})
    });
    all.collect()
}
