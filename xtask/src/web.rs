//! The pages: their types, and the journeys of browsers through them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::run::{root, status};

/// What was installed last: a copy of the list of packages, beside them.
const INSTALLED: &str = "node_modules/.installed-lock.json";

/// Types and browser tests, with the program that `cargo test` has made.
pub(crate) fn run() -> Result<()> {
    let web = root().join("web");
    install(&web)?;
    tool(&web, "tsc", &["-p", "."], &[])?;
    let program = program()?;
    tool(&web, "playwright", &["test"], &[("PEATEE", program.into())])
}

/// Installs the packages of the lock file, unless they are there.
fn install(web: &Path) -> Result<()> {
    let lock = fs::read(web.join("package-lock.json")).context("web/package-lock.json")?;
    let installed = web.join(INSTALLED);
    if fs::read(&installed).is_ok_and(|there| there == lock) {
        return Ok(());
    }
    println!("\n== npm ci");
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund"]).current_dir(web);
    status(&mut npm).context("web tests need Node.js and npm")?;
    fs::write(&installed, lock).with_context(|| installed.display().to_string())
}

/// Runs a tool that the packages brought.
fn tool(web: &Path, name: &str, arguments: &[&str], variables: &[(&str, OsString)]) -> Result<()> {
    println!("\n== {name} {}", arguments.join(" "));
    let mut command = Command::new(web.join("node_modules/.bin").join(name));
    command
        .args(arguments)
        .envs(variables.iter().map(|(key, value)| (key, value)))
        .current_dir(web);
    status(&mut command)
}

/// The binary as the tests of the workspace made it: it is not compiled again.
fn program() -> Result<PathBuf> {
    let target = match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    };
    let program = target.join("debug/peatee");
    if !program.exists() {
        bail!("{} is not there; `cargo test` makes it", program.display());
    }
    Ok(program)
}
