//! What tests need besides Rust, installed where it is missing.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::run::status;

/// PostgreSQL, for the tests of the store, and a browser, for those of the pages.
pub(crate) fn install() -> Result<()> {
    let mut missing = Vec::new();
    if !has_postgres() {
        missing.push("postgresql");
    }
    if !has_browser() {
        missing.push("chromium");
    }
    if missing.is_empty() {
        return Ok(());
    }
    println!("xtask: installing what is missing: {}", missing.join(" "));
    let mut install = vec!["install", "-y", "--no-install-recommends"];
    install.extend(missing);
    // A list that is fresh enough may be there.
    if status(&mut apt(&install)).is_ok() {
        return Ok(());
    }
    status(&mut apt(&["update"]))?;
    status(&mut apt(&install))
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

/// Debian's Chromium, or the one that somebody names.
fn has_browser() -> bool {
    std::env::var_os("CHROMIUM").is_some() || Path::new("/usr/bin/chromium").exists()
}
