//! What tests need besides Rust, installed where it is missing.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::run::status;

/// PostgreSQL, for the tests of the store.
pub(crate) fn install() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    println!("xtask: PostgreSQL is missing and is installed");
    // A list that is fresh enough may be there.
    let installed = status(&mut apt(&[
        "install",
        "-y",
        "--no-install-recommends",
        "postgresql",
    ]));
    if installed.is_ok() {
        return Ok(());
    }
    status(&mut apt(&["update"]))?;
    status(&mut apt(&[
        "install",
        "-y",
        "--no-install-recommends",
        "postgresql",
    ]))
}

fn apt(arguments: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let has_program = |folder: &Path| folder.join("bin/initdb").exists();
    versions.is_ok_and(|mut versions| {
        versions.any(|version| version.is_ok_and(|version| has_program(&version.path())))
    })
}
