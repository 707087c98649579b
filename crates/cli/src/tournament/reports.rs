//! Pairing, checking and making tournaments as TRF files.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use games::Phrase;
use notation::Encoding;
use pairing::swiss::{self, Recipe, Unpairable};
use pairing::trf::{self, Report};
use paper::tournament::{checked_round, json, refusal, report_fault};
use serde_json::json;
use tournament::{NoImport, Refused, Scoring, noted_corrections};

use super::{Check, Generate, Pair};
use crate::Answer;
use crate::competition::{self, Reply};
use crate::fault::Fault;
use crate::speak::Speaker;

pub(crate) fn pair(pair: &Pair, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let (report, _) = read(&pair.event_file.file, pair.encoding, &reply.speaker())?;
    let known = swiss::Tournament::next(&report)
        .with_context(|| pair.event_file.file.display().to_string())?;
    has_players(&report).with_context(|| pair.event_file.file.display().to_string())?;
    let round = match swiss::pair(&known) {
        Ok(round) => round,
        Err(reason) => return refuse(&reason, reply),
    };
    let count = round.boards.len() + usize::from(round.bye.is_some());
    reply.line(&count.to_string())?;
    for (white, black) in &round.boards {
        reply.line(&format!("{white} {black}"))?;
    }
    if let Some(bye) = round.bye {
        reply.line(&format!("{bye} 0"))?;
    }
    reply.put("round", || json::paired_round(&round));
    if pair.explain {
        match swiss::explain(&known) {
            Ok(explanation) => {
                reply.line("")?;
                competition::explained_in(&explanation, reply)?;
            }
            Err(reason) => return refuse(&reason, reply),
        }
    }
    Ok(Answer::Yes)
}

/// Of nobody nothing is paired or checked.
fn has_players(report: &Report) -> Result<(), NoImport> {
    match report.players.is_empty() {
        true => Err(NoImport::Nobody),
        false => Ok(()),
    }
}

pub(crate) fn check(check: &Check, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let speaker = reply.speaker();
    let (report, _) = read(&check.file, check.encoding, &speaker)?;
    has_players(&report).with_context(|| check.file.display().to_string())?;
    let rounds = swiss::check(&report).with_context(|| check.file.display().to_string())?;
    reply.put("rounds", || json!([]));
    for checked in &rounds {
        for line in checked_round(checked, speaker.language()) {
            reply.line(&line)?;
        }
        reply.add("rounds", || json::checked_round(checked));
    }
    if rounds.iter().all(|checked| checked.difference.is_none()) {
        return Ok(Answer::Yes);
    }
    // A round that was paired by what stood before differs from what stands now.
    for text in noted_corrections(&report) {
        reply.line(&speaker.say(&told("see").text("text", text)))?;
        reply.add("see", || json!(text));
    }
    Ok(Answer::No)
}

/// A sentence about a report by the end of its key.
fn told(key: &str) -> Phrase {
    Phrase::new(format!("tournament-report-{key}"))
}

pub(crate) fn generate(generate: &Generate, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let recipe = Recipe {
        players: generate.players,
        rounds: generate.rounds,
        seed: generate.seed,
        draws: generate.draws,
        forfeits: generate.forfeits,
        byes: generate.byes,
        ratings: (1400, 2600),
        scoring: Scoring::ONE_HALF_ZERO,
        is_accelerated: generate.accelerated,
    };
    match swiss::generate(&recipe) {
        Ok(report) => {
            let text = trf::write(&report);
            reply.show(&text, "data", || json!(text))?;
            Ok(Answer::Yes)
        }
        Err(reason) => refuse(&reason, reply),
    }
}

/// A negative answer, told apart from what scripts read.
fn refuse(reason: &Unpairable, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    let refused = Refused::from(reason.clone());
    let said = refusal(&refused, reply.speaker().language());
    reply.put("refused", || json::refused(&refused));
    writeln!(io::stderr(), "peatee: {said}")?;
    Ok(Answer::No)
}

/// What is not right in a file and hinders nothing; a file with more such things has them told by their number.
fn tell(path: &Path, findings: &[trf::Fault], speaker: &Speaker) -> io::Result<()> {
    const MOST: usize = 20;
    let mut to = io::stderr();
    for finding in findings.iter().take(MOST) {
        let said = speaker.say(&report_fault(finding, speaker.language()));
        writeln!(to, "peatee: {}: {said}", path.display())?;
    }
    match findings.len().checked_sub(MOST) {
        None | Some(0) => Ok(()),
        Some(more) => {
            let said = speaker.say(&told("more").number("number", more as u64));
            writeln!(to, "peatee: {}: {said}", path.display())
        }
    }
}

/// Reads a TRF file in the encoding that is named, or else in the one that its letters show.
pub(crate) fn read(
    path: &Path,
    encoding: Option<Encoding>,
    speaker: &Speaker,
) -> anyhow::Result<(Report, Encoding)> {
    let bytes = std::fs::read(path);
    let bytes = bytes
        .map_err(|error| Fault::of_io("file-read", &error))
        .with_context(|| path.display().to_string())?;
    let encoding = encoding.unwrap_or_else(|| Encoding::guess(&bytes));
    // Bytes that are not UTF-8 are named with their place by the reader.
    let report = match encoding == Encoding::UTF_8 {
        true => trf::read_with_findings(&bytes),
        false => trf::read_with_findings(encoding.decode(&bytes).as_bytes()),
    };
    let (report, findings) = report.with_context(|| path.display().to_string())?;
    tell(path, &findings, speaker)?;
    Ok((report, encoding))
}
