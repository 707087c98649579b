//! A competition taken over from the report of another program.

use std::path::Path;

use anyhow::Context;
use games::Phrase;
use jiff::Timestamp;
use notation::Encoding;
use tournament::Moment;

use super::answer::Reply;
use super::args::Book;
use super::book::Log;
use crate::tournament::reports;

/// Begins an event file with what a report says, or refuses it whole.
pub(super) fn run(
    book: &Book,
    from: &Path,
    encoding: Option<Encoding>,
    rounds: Option<u16>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let shown = from.display();
    let (mut report, encoding) = reports::read(from, encoding, &reply.speaker())?;
    report.rounds = rounds.or(report.rounds);
    let at = Moment(Timestamp::now().as_millisecond());
    let by = book.by.as_deref().unwrap_or("organiser");
    let imported = tournament::import(&report, at, by).with_context(|| shown.to_string())?;
    let made = &imported.competition;
    Log::create(book, &reply.speaker()).begin(made, reply)?;
    if encoding != Encoding::UTF_8 {
        let told = Phrase::new("check-encoding").text("file", shown.to_string());
        let told = told.text("encoding", encoding.name());
        reply.note(&told)?;
    }
    let participants = made.participants().count();
    let told = match report.is_for_teams() {
        true => Phrase::new("tournament-imported-teams")
            .number("teams", participants as u64)
            .number("players", report.players.len() as u64),
        false => Phrase::new("tournament-imported").number("players", participants as u64),
    };
    reply.note(&told.number("rounds", made.rounds().len() as u64))?;
    if let Some(system) = imported.assumed {
        let told = Phrase::new("tournament-imported-assumed");
        reply.note(&told.text("system", system.to_string()))?;
    }
    if !imported.left_out.is_empty() {
        let left = Phrase::new("tournament-imported-without");
        let left = left.text("what", imported.left_out.join(", "));
        reply.note(&left)?;
    }
    Ok(())
}
