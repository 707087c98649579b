//! A competition taken over from the report of another program.

use std::path::Path;

use anyhow::Context;
use games::Phrase;
use jiff::Timestamp;
use notation::Encoding;
use paper::tournament::told_import;
use tournament::Moment;

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;
use crate::tournament::reports;

/// Begins an event file with what a report says, or refuses it whole.
pub(super) fn run(
    event_file: &EventFile,
    from: &Path,
    encoding: Option<Encoding>,
    rounds: Option<u16>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let shown = from.display();
    let (mut report, encoding) = reports::read(from, encoding, &reply.speaker())?;
    report.rounds = rounds.or(report.rounds);
    let at = Moment(Timestamp::now().as_millisecond());
    let by = event_file.by.as_deref().unwrap_or("organiser");
    let imported = tournament::import(&report, at, by).with_context(|| shown.to_string())?;
    Log::create(event_file, &reply.speaker()).begin(&imported.competition, reply)?;
    if encoding != Encoding::UTF_8 {
        let told = Phrase::new("check-encoding").text("file", shown.to_string());
        let told = told.text("encoding", encoding.name());
        reply.note(&told)?;
    }
    for told in told_import(&imported, &report) {
        reply.note(&told)?;
    }
    Ok(())
}
