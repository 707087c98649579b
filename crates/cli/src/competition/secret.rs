//! The secret of the lots, in a file that only its owner reads.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::Context;
use tournament::lots::Secret;

use crate::fault::{Fault, read_text};

const BYTES: usize = 32;

/// The secret that is kept, or a new one.
pub(super) fn kept_or_new(path: &Path) -> anyhow::Result<Secret> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    match options.open(path) {
        Ok(mut file) => {
            let mut bytes = [0; BYTES];
            if getrandom::fill(&mut bytes).is_err() {
                return Err(Fault::new("no-random").into());
            }
            let secret = Secret::new(&bytes)?;
            writeln!(file, "{}", secret.reveal())?;
            file.sync_all()?;
            Ok(secret)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => kept(path),
        Err(error) => {
            Err(Fault::of_io("file-begin", &error)).with_context(|| path.display().to_string())
        }
    }
}

/// The secret that is kept.
pub(super) fn kept(path: &Path) -> anyhow::Result<Secret> {
    let text = read_text(path)?;
    let secret: Result<Secret, _> = text.trim().parse();
    secret.with_context(|| path.display().to_string())
}
