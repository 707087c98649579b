//! The secret of the lots, in a file that only its owner reads.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, bail};
use tournament::lots::Secret;

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
            if let Err(error) = getrandom::fill(&mut bytes) {
                bail!("no random numbers: {error}");
            }
            let secret = Secret::new(&bytes)?;
            writeln!(file, "{}", secret.reveal())?;
            file.sync_all()?;
            Ok(secret)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => kept(path),
        Err(error) => Err(error).with_context(|| format!("cannot write {}", path.display())),
    }
}

/// The secret that is kept.
pub(super) fn kept(path: &Path) -> anyhow::Result<Secret> {
    let text = fs::read_to_string(path);
    let text = text.with_context(|| format!("cannot read {}", path.display()))?;
    let secret = text.trim().parse();
    secret.with_context(|| format!("{}: no secret", path.display()))
}
