//! What is printed and exported of a competition.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::Context;
use pairing::swiss;
use paper::tournament::{
    Leaf, PageRefused, PageRequest, Sheet, comparison, explanation, export, json, page,
    page_of_all, standings,
};
use serde_json::{Value, json};
use tournament::Competition;
use tournament::desk::RatingBasis;

use super::answer::Reply;
use super::args::{EventFile, Export, Paper};
use super::log::Log;
use super::ratings::OfRatings;
use crate::fault::Fault;
use crate::staged::write_whole;

/// Where a page or a table is written to, and what it is made from.
struct Out<'a> {
    to: Option<&'a Path>,
    inputs: Vec<&'a Path>,
}

impl<'a> Out<'a> {
    /// A file, or standard output.
    fn of(to: Option<&'a Path>, event_file: &'a EventFile, ratings: &'a OfRatings) -> Out<'a> {
        let mut inputs = ratings.files();
        inputs.push(&event_file.file);
        Out { to, inputs }
    }

    /// Writes a text to a file that is not there yet or is replaced whole, or answers with it, as data where programs ask.
    fn write(
        &self,
        text: &str,
        reply: &mut Reply<'_>,
        name: &str,
        data: impl FnOnce() -> Value,
    ) -> anyhow::Result<()> {
        let Some(path) = self.to else {
            return Ok(reply.show(text, name, data)?);
        };
        let shown = || path.display().to_string();
        if self.inputs.iter().any(|input| is_same_file(input, path)) || is_kept(path) {
            return Err(Fault::new("out-kept")).with_context(shown);
        }
        let written = write_whole(path, text.as_bytes());
        written
            .map_err(|error| Fault::of_io("file-begin", &error))
            .with_context(shown)?;
        reply.put("file", || json!(path.display().to_string()));
        Ok(())
    }
}

/// Whether two paths lead to one file, also by links.
fn is_same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let file = |path| fs::metadata(path).map(|file| (file.dev(), file.ino()));
        matches!((file(one), file(other)), (Ok(one), Ok(other)) if one == other)
    }
    #[cfg(not(unix))]
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// Whether a file is one that nobody can make again: an event file, a career file or a secret.
fn is_kept(path: &Path) -> bool {
    // A device or a pipe is not read.
    if !fs::metadata(path).is_ok_and(|file| file.is_file()) {
        return false;
    }
    let mut first = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(200).read_to_end(&mut first));
    let text = String::from_utf8_lossy(&first);
    let is_secret = || text.trim().parse::<tournament::lots::Secret>().is_ok();
    let text = text.trim_start_matches('\u{feff}');
    read.is_ok()
        && (tournament::file::is_event_file(&first)
            || text.starts_with("peatee career")
            || is_secret())
}

/// Prints a page.
pub(super) fn print(
    event_file: &EventFile,
    paper: &Paper,
    is_text: bool,
    to: Option<&Path>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(event_file, &reply.speaker())?;
    let leaf = wanted(&log, &paper.request()?, reply)?;
    let ends_so = |to: &Path| to.extension().is_some_and(|end| end == "txt");
    let text = match is_text || to.is_some_and(ends_so) {
        true => leaf.text(),
        false => leaf.document(),
    };
    let out = Out::of(to, event_file, &paper.ratings);
    out.write(&text, reply, "page", || json::page(&leaf))
}

/// A page of what the file is asked for, with the head of the file.
fn wanted(log: &Log, wanted: &PageRequest, reply: &Reply<'_>) -> anyhow::Result<Leaf> {
    let language = reply.speaker().language();
    let leaf = match log.is_about_all() {
        false => page(log.competition(), wanted, language)?,
        true => page_of_all(log.festival(), wanted, language).map_err(placed)?,
    };
    Ok(log.sealed(leaf))
}

/// Why there is no page, behind the section.
fn placed(why: PageRefused) -> anyhow::Error {
    let error = anyhow::Error::from(why.refused);
    match why.section {
        None => error,
        Some(section) => error.context(section),
    }
}

/// Exports for other programs.
pub(super) fn written(
    event_file: &EventFile,
    form: Export,
    ratings: &OfRatings,
    to: Option<&Path>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(event_file, &reply.speaker())?;
    let basis = match form {
        Export::Ratings | Export::RatingsJson => ratings.basis()?,
        Export::Trf | Export::Csv | Export::Games | Export::Json => RatingBasis::default(),
    };
    let form = form.form();
    let text = export(log.festival(), log.section(), form, &basis)?;
    let out = Out::of(to, event_file, ratings);
    out.write(&text, reply, "data", || form.as_json(&text))
}

/// Shows who stands where, or why one stands before another.
pub(super) fn show_standings(
    event_file: &EventFile,
    why: Option<&[String]>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(event_file, &reply.speaker())?;
    let (known, language) = (log.competition(), reply.speaker().language());
    match why {
        None if log.is_about_all() => {
            let leaf = wanted(&log, &PageRequest::of(Sheet::Standings), reply)?;
            reply.show(&leaf.text(), "sections", || {
                json::standings_of_sections(log.festival())
            })?;
        }
        None => {
            let leaf = log.sealed(standings(known, language));
            reply.show(&leaf.text(), "standings", || json::standings(known))?;
        }
        Some(both) => {
            let players = both.iter().map(|player| known.find(player));
            let players: Result<Vec<_>, _> = players.collect();
            let players = players?.try_into();
            let players = players.map_err(|_| anyhow::anyhow!("two players are compared"))?;
            let leaf = comparison(known, players, language)?;
            reply.page(&log.sealed(leaf))?;
        }
    }
    Ok(())
}

/// Why a round is paired so.
pub(crate) fn explained_in(
    explained: &swiss::Explanation,
    reply: &mut Reply<'_>,
) -> std::io::Result<()> {
    let leaf = explanation(explained, reply.speaker().language());
    reply.show(&leaf.text(), "explanation", || json::page(&leaf))
}

/// Why the next round is paired as it will be.
pub(super) fn explain(competition: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    explained_in(&competition.explain_next()?, reply)?;
    reply.line("")?;
    Ok(())
}
