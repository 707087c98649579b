//! The secret of the lots, in a file that only its owner reads.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, bail};
use tournament::lots::Secret;

use crate::convert::staged::Staged;

const BYTES: usize = 32;

/// The secret that is kept, or a new one.
pub(super) fn kept_or_new(path: &Path) -> anyhow::Result<Secret> {
    if path.exists() {
        return kept(path);
    }
    let mut bytes = [0; BYTES];
    if let Err(error) = getrandom::fill(&mut bytes) {
        bail!("no random numbers: {error}");
    }
    let secret = Secret::new(&bytes)?;
    match written(path, &secret) {
        Ok(()) => Ok(secret),
        // Another process was faster.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => kept(path),
        Err(error) => Err(error).with_context(|| format!("cannot write {}", path.display())),
    }
}

fn written(path: &Path, secret: &Secret) -> io::Result<()> {
    let mut staged = Staged::secret_beside(path)?;
    writeln!(staged, "{}", secret.reveal())?;
    staged.place_new(path)
}

/// The secret that is kept.
pub(super) fn kept(path: &Path) -> anyhow::Result<Secret> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let secret = text.trim().parse();
    secret.with_context(|| format!("{}: no secret", path.display()))
}
