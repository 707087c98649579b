//! A competition taken over from the report of another program.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use games::Phrase;
use jiff::Timestamp;
use tournament::{Moment, trf};

use super::args::Book;
use super::book::Log;
use crate::speak::Speaker;

/// Begins an event file with what a report says, or refuses it whole.
pub(super) fn run(
    book: &Book,
    from: &Path,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let shown = from.display();
    let bytes = fs::read(from).with_context(|| format!("cannot read {shown}"))?;
    let report = trf::read(&bytes).with_context(|| shown.to_string())?;
    let at = Moment(Timestamp::now().as_millisecond());
    let by = book.by.as_deref().unwrap_or("organiser");
    let imported = tournament::import(&report, at, by).with_context(|| shown.to_string())?;
    let made = &imported.competition;
    Log::create(book, speaker).begin(made)?;
    let told = Phrase::new("tournament-imported")
        .number("players", made.participants().count() as u64)
        .number("rounds", made.rounds().len() as u64);
    writeln!(out, "{}", speaker.say(&told))?;
    if !imported.left_out.is_empty() {
        let left = Phrase::new("tournament-imported-without");
        let left = left.text("what", imported.left_out.join(", "));
        writeln!(out, "{}", speaker.say(&left))?;
    }
    Ok(())
}
