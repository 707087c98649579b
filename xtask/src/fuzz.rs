//! Fuzzing on the stable compiler: coverage from LLVM, the loop from libFuzzer.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::run::{output, root, status};

/// What libFuzzer needs to see where the program went.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing";

/// The fuzz targets of short texts.
pub(crate) const TEXTS: [&str; 4] = ["draughts_fen", "draughts_move", "chess_fen", "chess_move"];
/// Those of whole files.
pub(crate) const FILES: [&str; 2] = ["pdn", "pgn"];
/// Those of the conduct of a game.
pub(crate) const CONDUCT: [&str; 2] = ["scenario", "envelope"];
/// Those of what browsers say.
pub(crate) const WIRE: [&str; 1] = ["wire"];
/// Those of the files and lists of competitions.
pub(crate) const TOURNAMENT: [&str; 3] = ["trf", "event_file", "lists"];

/// Those of what engines and boards say.
pub(crate) const PROTOCOLS: [&str; 3] = ["hub", "dxp", "uci"];

/// `fuzz TARGET SECONDS`.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let [target, seconds] = arguments else {
        bail!(
            "usage: cargo xtask fuzz TARGET SECONDS; targets: {}",
            [&TEXTS[..], &FILES, &CONDUCT, &WIRE, &TOURNAMENT, &PROTOCOLS]
                .concat()
                .join(", ")
        );
    };
    fuzz(target, seconds.parse().context("seconds are a number")?)
}

/// Fuzzes one target for a time; an error if it crashes.
pub(crate) fn fuzz(target: &str, seconds: u32) -> Result<()> {
    let folder = root().join("fuzz");
    let corpus = folder.join("corpus").join(target);
    std::fs::create_dir_all(&corpus)?;
    let mut build = Command::new(env!("CARGO"));
    // With a target named, the flags do not reach build scripts.
    build
        .args([
            "run",
            "--release",
            "--target",
            &host()?,
            "--bin",
            target,
            "--",
        ])
        .arg(&corpus)
        .arg(folder.join("seeds").join(target));
    let is_long = !TEXTS.contains(&target);
    let longest = if is_long { 8192 } else { 256 };
    build.args([
        format!("-max_total_time={seconds}"),
        format!("-max_len={longest}"),
    ]);
    build.args(["-timeout=5", "-print_final_stats=1"]);
    build.env("RUSTFLAGS", COVERAGE).current_dir(folder);
    status(&mut build)
}

/// The machine we are on, as the compiler names it.
fn host() -> Result<String> {
    let version = output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not name its host")?.to_owned())
}
