//! `peatee tournament`: a whole competition on one event file.
//!
//! Each command reads its arguments, asks the desk ([`tournament::desk`]), and prints what [`paper::tournament`] makes of it.

mod answer;
mod args;
mod disk;
mod entry;
mod export;
mod file_log;
mod import;
mod instructions;
mod log;
mod norms;
mod openings;
mod organise;
mod ratings;
mod repair;
mod results;
mod rounds;
mod secret;
mod single;
mod team;
mod time_zone;
mod titles;
mod verify;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use ::games::Phrase;
use anyhow::Context;
use paper::tournament::{Leaf, PageRequest, Sheet, json, page};
use tournament::{Command, Competition, Purpose};

use crate::Answer;
use crate::fault::Fault;
use crate::tournament::Pair;
pub(crate) use answer::{Reply, usage};
use args::Wanted;
pub(crate) use args::{Act, EventFile};
pub(crate) use export::explained_in;
use log::Log;

/// Whether a file is an event file, and not a report.
pub(crate) fn is_book(path: &Path) -> anyhow::Result<bool> {
    let mut first = Vec::new();
    let file = File::open(path);
    let file = file
        .map_err(|error| Fault::of_io("file-open", &error))
        .with_context(|| path.display().to_string())?;
    let most = tournament::file::HEADING.len() + 3;
    let read = file.take(most as u64).read_to_end(&mut first);
    read.map_err(|error| Fault::of_io("file-read", &error))
        .with_context(|| path.display().to_string())?;
    Ok(tournament::file::is_event_file(&first))
}

/// Pairs the next round and shows it.
pub(crate) fn pair(pair: &Pair, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let mut log = Log::open(&pair.event_file, &reply.speaker())?;
    if pair.explain {
        export::explain(log.competition(), reply)?;
    }
    let of_table = pair.table_round;
    let command = match (pair.by_lot, pair.draft) {
        (true, _) => Command::PairByLot,
        (false, false) => Command::Pair { of_table },
        (false, true) => Command::PairDraft { of_table },
    };
    let language = reply.speaker().language();
    let pairings = PageRequest::of(Sheet::Pairings);
    if pair.dry_run {
        let supposed = log.suppose(command)?;
        let known = supposed.part(log.section());
        let leaf = page(known, &pairings, language)?;
        show_round(&leaf, known, known.last_round(), reply)?;
        reply.note(&Phrase::new("tournament-dry-run"))?;
        return look_at_absent(known, reply);
    }
    log.act_silently([command], reply)?;
    let known = log.competition();
    let leaf = log.sealed(page(known, &pairings, language)?);
    show_round(&leaf, known, known.last_round(), reply)?;
    look_at_absent(known, reply)
}

fn look_at_absent(known: &Competition, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    if known.absent().is_some() {
        organise::look_at(known, reply)?;
    }
    Ok(Answer::Yes)
}

/// A page about a round; for programs the round itself.
fn show_round(
    leaf: &Leaf,
    known: &Competition,
    number: u32,
    reply: &mut Reply<'_>,
) -> std::io::Result<()> {
    reply.show(&leaf.text(), "round", || json::round(known, number))
}

pub(crate) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    match act {
        Act::New { event_file, wanted } => begin(event_file, wanted, reply)?,
        Act::Section { event_file, wanted } => open_section(event_file, wanted, reply)?,
        Act::Import {
            event_file,
            from,
            encoding,
            rounds,
        } => import::run(event_file, from, *encoding, *rounds, reply)?,
        Act::Log(event_file) => Log::open(event_file, &reply.speaker())?.list(reply)?,
        Act::Standings { event_file, why } => {
            export::show_standings(event_file, why.as_deref(), reply)?
        }
        Act::Print {
            event_file,
            paper,
            text,
            out,
        } => export::print(event_file, paper, *text, out.as_deref(), reply)?,
        Act::Export {
            event_file,
            form,
            ratings,
            out,
        } => export::written(event_file, *form, ratings, out.as_deref(), reply)?,
        Act::Instruct { event_file, wanted } => {
            let command = wanted.of_event()?;
            Log::open(event_file, &reply.speaker())?.act([command], reply)?;
        }
        Act::Commit {
            event_file,
            secret: file,
            openings,
        } => {
            let purpose = match openings {
                true => Purpose::Openings,
                false => Purpose::Lots,
            };
            secret::bind(event_file, file, purpose, reply)?;
        }
        Act::Openings {
            event_file,
            secret: file,
            words,
            round,
        } => openings::draw(event_file, file, words, *round, reply)?,
        Act::Verify(asked) => return verify::run(asked, reply),
        Act::Results(asked) => results::run(asked, reply)?,
        Act::RepairFile(asked) => return verify::repair(asked, reply),
        Act::Organise(task) => organise::run(task, reply)?,
        Act::Add {
            event_file,
            entrant,
            confirmed,
            also,
        } => entry::add(event_file, entrant, *confirmed, also.clone(), reply)?,
        Act::Repair {
            event_file,
            boards,
            why,
            anyway,
        } => return repair::run(event_file, boards, why, *anyway, reply),
        Act::Undo {
            event_file,
            event,
            why,
        } => undo(event_file, *event, why, reply)?,
        Act::Team(act) => team::run(act, reply)?,
        Act::Ratings(act) => ratings::run(act, reply)?,
        Act::Titles(asked) => titles::run(asked, reply)?,
        Act::TimeZone(act) => time_zone::run(act, reply)?,
        Act::Rounds(act) => rounds::run(act, reply)?,
        Act::Norms(act) => norms::run(act, reply)?,
        _ => single::run(act, reply)?,
    }
    Ok(Answer::Yes)
}

/// Begins an event file.
fn begin(event_file: &EventFile, wanted: &Wanted, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    if wanted.name.is_none() {
        return Err(Fault::new("no-name").into());
    }
    let mut log = Log::create(event_file, &reply.speaker());
    log.act([wanted.of_event()?], reply)
}

fn open_section(
    event_file: &EventFile,
    wanted: &Wanted,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let name = event_file.section.as_deref();
    let name = name.ok_or_else(|| Fault::new("no-section"))?;
    let mut log = Log::open_any(event_file, &reply.speaker())?;
    let command = wanted.of_section(log.festival(), name)?;
    log.act([command], reply)
}

/// Takes back an event, or the last one that stands.
fn undo(
    event_file: &EventFile,
    event: Option<u32>,
    why: &str,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let mut log = Log::open(event_file, &reply.speaker())?;
    let last = || log.festival().last_standing(log.section());
    let event = event.map_or_else(last, Ok)?;
    let why = why.to_owned();
    log.act([Command::Undo { event, why }], reply)
}
