//! Checks, proofs and benches of Peatee: `cargo xtask test`, `prove`, `bench` and their parts.

#![allow(clippy::print_stdout, reason = "a tool for the terminal")]

mod bench;
mod deps;
mod fuzz;
mod licences;
mod prove;
mod run;
mod services;
mod shipped;
mod suite;
mod traceability;
mod train;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "usage: cargo xtask COMMAND

  test                      everything that must hold, as .ci/run does
  prove PART                the full counts of a part, kept in docs/evidence/ (parts: rules, notation, conduct, server, tables)
  prove engine [--peer COMMAND --folder FOLDER [--set NAME=VALUE]…]   the same for the engine, beside one that speaks Hub
  prove tournament --peer PROGRAM --checker FOLDER   the same for pairings and tie-breaks, beside bbpPairings and TieBreakServer
  bench [--peer PROGRAM]…   the figures of docs/performance.md, beside a peer if given
  bench load [--seconds N] the server under load, five minutes unless told otherwise
  bench search [--peer COMMAND --folder FOLDER] time and nodes to a depth on twenty positions
  bench --instructions      instruction counts instead of times (needs valgrind)
  fuzz TARGET SECONDS       one fuzz target of fuzz/
  deps                      who may use whom
  licences                  what we link, and under which licence
  shipped-tables [--check]  builds the endgame tables that are part of the program, or checks that they are fresh
  suite find|run            positions with sacrifice combinations: finds them, or tells how soon they are solved
  traceability [--check]    writes docs/traceability.md, or checks that it is fresh
  train games|match|tune|check|ladder   learning the evaluation, step by step: docs/training.md
  web                       types and browser tests of the pages, with the program that cargo test made";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match command(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[String]) -> Result<()> {
    let Some((name, rest)) = arguments.split_first() else {
        bail!("{USAGE}");
    };
    match name.as_str() {
        "test" => test(),
        "prove" => prove::run(rest),
        "bench" => bench::run(rest),
        "fuzz" => fuzz::run(rest),
        "deps" => deps::run(),
        "licences" => licences::run(),
        "traceability" => traceability::run(rest),
        "shipped-tables" => shipped::run(rest),
        "suite" => suite::run(rest),
        "train" => train::run(rest),
        "web" => web::run(),
        other => bail!("no command {other:?}\n{USAGE}"),
    }
}

/// The first tier: what must hold before anything lands.
fn test() -> Result<()> {
    run::cargo(&["fmt", "--all", "--check"])?;
    run::cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ])?;
    // The fuzz targets are a workspace of their own, which nothing else would compile.
    run::cargo(&[
        "check",
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--target-dir",
        "target",
        "--locked",
    ])?;
    services::install()?;
    run::cargo(&["test", "--workspace", "--locked"])?;
    run::cargo_with(
        &["doc", "--workspace", "--no-deps", "--locked"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    deps::run()?;
    licences::run()?;
    traceability::run(&["--check".to_owned()])?;
    web::run()?;
    println!("xtask test: all of it holds");
    Ok(())
}
