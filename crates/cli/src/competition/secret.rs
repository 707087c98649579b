//! The secret of the lots, in a file that only its owner reads.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::Context;
use games::Phrase;
use tournament::Purpose;
use tournament::desk::commit;
use tournament::lots::Secret;

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;
use crate::fault::{Fault, read_text};
use crate::staged::Staged;

const BYTES: usize = 32;

/// The secret that is kept, or a new one.
fn kept_or_new(path: &Path) -> anyhow::Result<Secret> {
    if path.exists() {
        return kept(path);
    }
    let mut bytes = [0; BYTES];
    if getrandom::fill(&mut bytes).is_err() {
        return Err(Fault::new("no-random").into());
    }
    let secret = Secret::new(&bytes)?;
    match written(path, &secret) {
        Ok(()) => Ok(secret),
        // Another process was faster.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => kept(path),
        Err(error) => {
            Err(Fault::of_io("file-begin", &error)).with_context(|| path.display().to_string())
        }
    }
}

fn written(path: &Path, secret: &Secret) -> io::Result<()> {
    let mut staged = Staged::secret_beside(path)?;
    writeln!(staged, "{}", secret.reveal())?;
    staged.place_new(path)
}

/// The secret that is kept.
pub(super) fn kept(path: &Path) -> anyhow::Result<Secret> {
    let text = read_text(path)?;
    let secret: Result<Secret, _> = text.trim().parse();
    secret.with_context(|| path.display().to_string())
}

/// Binds the organiser to a secret, and says what is to be published.
pub(super) fn bind(
    event_file: &EventFile,
    file: &Path,
    purpose: Purpose,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let mut log = Log::open(event_file, &reply.speaker())?;
    let secret = kept_or_new(file)?;
    let commitment = commit(log.festival(), log.section(), &secret, purpose);
    let commitment = commitment.with_context(|| log.shown())?;
    log.act([purpose.command(commitment)], reply)?;
    let publish = Phrase::new("tournament-publish").text("commitment", commitment.to_string());
    reply.note(&publish)?;
    Ok(())
}
