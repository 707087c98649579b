//! A round that is paired otherwise by hand.

use games::Phrase;
use paper::tournament::{PageRequest, Sheet, concern, json, page};
use tournament::Command;

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;
use super::show_round;
use crate::Answer;

/// Pairs the last round otherwise, and says what that breaks. What may not be broken must be wanted twice.
pub(super) fn run(
    event_file: &EventFile,
    boards: &[String],
    why: &str,
    anyway: bool,
    reply: &mut Reply<'_>,
) -> anyhow::Result<Answer> {
    let language = reply.speaker().language();
    let mut log = Log::open(event_file, &reply.speaker())?;
    let repair = log.competition().repair(boards)?;
    for one in &repair.concerns {
        let said = concern(log.competition(), one, language);
        reply.line(&format!("! {said}"))?;
        reply.add("concerns", || json::concern(one, &said));
    }
    if repair.must_be_confirmed() && !anyway {
        reply.note(&Phrase::new("tournament-warning-confirm"))?;
        return Ok(Answer::No);
    }
    let command = Command::Repair {
        pairing: repair.pairing,
        why: why.to_owned(),
    };
    log.act([command], reply)?;
    let known = log.competition();
    let leaf = page(known, &PageRequest::of(Sheet::Pairings), language)?;
    show_round(&log.sealed(leaf), known, known.last_round(), reply)?;
    Ok(Answer::Yes)
}
