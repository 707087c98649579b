//! What is printed and exported of a competition.

use std::path::Path;

use anyhow::Context;
use paper::tournament::{
    Leaf, PageRefused, PageRequest, Sheet, comparison, explanation, export, json, page,
    page_of_all, standings,
};
use serde_json::{Value, json};
use tournament::desk::RatingBasis;
use tournament::{Competition, swiss};

use super::answer::Reply;
use super::args::{Book, Export, Paper};
use super::book::Log;
use super::ratings::OfRatings;
use crate::convert::staged::write_whole;
use crate::fault::Fault;

/// Writes a text to a file that is not there yet or is replaced whole, or answers with it, as data where programs ask.
fn write(
    text: &str,
    to: Option<&Path>,
    reply: &mut Reply<'_>,
    name: &str,
    data: impl FnOnce() -> Value,
) -> anyhow::Result<()> {
    match to {
        None => reply.show(text, name, data)?,
        Some(path) => {
            let written = write_whole(path, text.as_bytes());
            written
                .map_err(|error| Fault::of_io("file-begin", &error))
                .with_context(|| path.display().to_string())?;
            reply.put("file", || json!(path.display().to_string()));
        }
    }
    Ok(())
}

/// Prints a page.
pub(super) fn print(
    book: &Book,
    paper: &Paper,
    is_text: bool,
    to: Option<&Path>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(book, &reply.speaker())?;
    let leaf = wanted(&log, &paper.request()?, reply)?;
    let ends_so = |to: &Path| to.extension().is_some_and(|end| end == "txt");
    let text = match is_text || to.is_some_and(ends_so) {
        true => leaf.text(),
        false => leaf.document(),
    };
    write(&text, to, reply, "page", || json::page(&leaf))
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
    book: &Book,
    form: Export,
    ratings: &OfRatings,
    to: Option<&Path>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(book, &reply.speaker())?;
    let basis = match form {
        Export::Ratings | Export::RatingsJson => ratings.basis()?,
        Export::Trf | Export::Csv | Export::Games | Export::Json => RatingBasis::default(),
    };
    let form = form.form();
    let text = export(log.festival(), log.section(), form, &basis)?;
    write(&text, to, reply, "data", || form.as_json(&text))
}

/// Shows who stands where, or why one stands before another.
pub(super) fn show_standings(
    book: &Book,
    why: Option<&[String]>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let log = Log::open(book, &reply.speaker())?;
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
