//! The second tier: the full counts of an issue's *Must show*, run once and kept.

mod engine;
mod evidence;
mod tournament;

use std::process::Command;

use anyhow::{Result, bail};

use crate::fuzz::{CONDUCT, FILES, TEXTS, WIRE, fuzz};
use crate::run::{output, root, status};
use crate::shipped;
use evidence::Evidence;

/// `prove PART`.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    match arguments {
        [part] if part == "rules" => rules(),
        [part] if part == "notation" => notation(),
        [part] if part == "conduct" => conduct(),
        [part] if part == "server" => server(),
        [part] if part == "tables" => tables(),
        [part, rest @ ..] if part == "engine" => engine::engine(engine::peer(rest)?.as_ref()),
        [part, first, peer, second, checker]
            if part == "tournament" && first == "--peer" && second == "--checker" =>
        {
            tournament::tournament(peer, checker)
        }
        _ => bail!(
            "usage: cargo xtask prove PART; parts: rules, notation, conduct, server, tables, engine \
             [--peer COMMAND --folder FOLDER], tournament --peer PATH --checker FOLDER"
        ),
    }
}

/// One million positions a rule set against the reference, every node count, a minute on each fuzz target.
fn rules() -> Result<()> {
    let mut evidence = Evidence::new("rules")?;
    evidence.step(
        "perft, every row of crates/rules/tests/perft/perft.tsv",
        || {
            test(
                &[
                    "-p",
                    "peatee-rules",
                    "--test",
                    "perft",
                    "--",
                    "--include-ignored",
                ],
                "0",
            )
        },
    )?;
    evidence.step(
        "1,000,000 random positions a draughts rule set against the reference",
        || {
            test(
                &[
                    "-p",
                    "peatee-rules",
                    "--test",
                    "differential",
                    "--",
                    "positions",
                    "games",
                ],
                "1000000",
            )
        },
    )?;
    for target in TEXTS {
        evidence.step(&format!("fuzz {target}, 60 s"), || fuzz(target, 60))?;
    }
    evidence.keep()
}

/// 10,000 generated games a rule set there and back, ten minutes on the readers of files.
fn notation() -> Result<()> {
    let mut evidence = Evidence::new("notation")?;
    evidence.step(
        "10,000 generated games a rule set: written, read back equal, checked, spelled otherwise and back",
        || test(&["-p", "peatee-games", "--test", "round_trip"], "10000"),
    )?;
    for target in FILES {
        evidence.step(&format!("fuzz {target}, 600 s"), || fuzz(target, 600))?;
    }
    evidence.keep()
}

/// 100,000 sequences of commands a rule set, every scenario, five minutes each on what reads scenarios and envelopes.
fn conduct() -> Result<()> {
    let mut evidence = Evidence::new("conduct")?;
    evidence.step(
        "100,000 random sequences of commands a rule set: events or a refusal, time conserved, replayed the same, \
         nothing sealed is told",
        || test(&["-p", "peatee-conduct", "--test", "laws"], "100000"),
    )?;
    evidence.step("every scenario", || {
        test(&["-p", "peatee-scenario", "--test", "scenarios"], "0")
    })?;
    evidence.step(
        "10,000 cases of every other law of conduct: clock, envelopes, slips, sheets, protocols",
        || test(&["-p", "peatee-conduct"], "10000"),
    )?;
    for target in CONDUCT {
        evidence.step(&format!("fuzz {target}, 300 s"), || fuzz(target, 300))?;
    }
    evidence.keep()
}

/// The server and its database killed while two hundred games are played; the order of what the kernel was asked; a full
/// disk, half-open requests and other injected faults; two minutes on what reads frames.
fn server() -> Result<()> {
    let mut evidence = Evidence::new("server")?;
    let kills = [
        (
            "the server killed 50 times on SQLite",
            "the_server_dies_on_sqlite",
            "50",
        ),
        (
            "the server killed 10 times on PostgreSQL",
            "the_server_dies_on_postgres",
            "10",
        ),
        ("PostgreSQL killed 10 times", "postgres_dies", "10"),
    ];
    for (what, name, times) in kills {
        let what = format!(
            "{what} (kill -9) while 200 games were played over sockets: every acknowledged move there once, clocks \
             stood still, envelopes closed"
        );
        evidence.counted(&what, || games("kill", name, times, "200"))?;
    }
    evidence.counted(
        "system calls of the server (strace), 40 games: no acknowledgement sent before the log was synced behind it",
        || games("trace", "what_is_acknowledged_is_on_disk", "1", "40"),
    )?;
    evidence.counted(
        "a full disk refuses, loses nothing, and play goes on",
        || games("full_disk", "a_full_disk", "1", "8"),
    )?;
    evidence.counted(
        "600 half-open requests of one address at a server with 512 descriptors while games are played: everybody else is \
         served, nothing acknowledged is lost, and SIGTERM ends it",
        || games("under_attack", "half_open_requests", "1", "8"),
    )?;
    evidence.counted(
        "26 games of level 10 from one address do not delay an answer of level 1",
        || games("under_attack", "a_weak_level", "1", "1"),
    )?;
    faults(&mut evidence)?;
    for target in WIRE {
        evidence.step(&format!("fuzz {target}, 120 s"), || fuzz(target, 120))?;
    }
    evidence.keep()
}

/// What fails under a server while games are played, and what lies damaged before it starts.
fn faults(evidence: &mut Evidence) -> Result<()> {
    let injected = [
        (
            "I/O errors: every fortieth sync of the log fails (strace)",
            "io_errors",
        ),
        (
            "short writes: the log is cut off within a page",
            "short_writes",
        ),
        (
            "the database deleted under way, and back",
            "a_lost_database",
        ),
        ("a full disk is charged to nobody", "found_7_e2_a_full_disk"),
        (
            "a lost PostgreSQL is charged to nobody",
            "found_7_e2_a_lost_postgres",
        ),
        (
            "a damaged log: the games that lost events are named",
            "found_7_e4_a_damaged_log",
        ),
    ];
    for (what, name) in injected {
        evidence.counted(what, || games("faults", name, "1", "16"))?;
    }
    evidence.step(
        "files deleted, replaced, opened twice, with a damaged page, a damaged log, a gap (store)",
        || test(&["-p", "peatee-store", "--test", "faults"], "0"),
    )?;
    evidence.step(
        "unreadable games, failing appends, clocks set back across a restart, lost keys (server)",
        || {
            let tests = ["--test", "damaged", "--test", "outage", "--test", "sealed"];
            test(&[&["-p", "peatee-server"][..], &tests].concat(), "0")
        },
    )
}

/// Every position of up to three pieces against a naive solver, the endgame cases, and the tables of each rule set built,
/// sampled and measured.
fn tables() -> Result<()> {
    let mut evidence = Evidence::new("tables")?;
    evidence.counted(
        "every position of up to 3 pieces against a naive solver, value and distance",
        || endgame("naive", "three_pieces_of_every_rule_set", ""),
    )?;
    evidence.step(
        "the endgame cases of examples.json, resuming, refusals",
        || test(&["-p", "peatee-endgame", "--test", "cases"], "0"),
    )?;
    evidence.counted(
        "the tables that are part of the program, built anew",
        || shipped::build(shipped::Use::Compare),
    )?;
    let hundred = [("international", 4)];
    let small = [
        "russian",
        "brazilian",
        "home",
        "home-next",
        "home-continue",
        "home-next-continue",
    ];
    for (rules, pieces) in hundred.into_iter().chain(small.map(|rules| (rules, 5))) {
        let asked = format!("{rules}:{pieces}");
        evidence.counted(&format!("built, 20,000 samples, {rules}"), || {
            endgame("figures", "figures_of_the_tables", &asked)
        })?;
    }
    evidence.keep()
}

/// Runs a long test of the endgame tables; the line of its counts.
fn endgame(file: &str, name: &str, asked: &str) -> Result<String> {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["test", "--release", "-p", "peatee-endgame", "--test", file])
        .args(["--", name, "--include-ignored", "--nocapture"])
        .env("PEATEE_TABLES", asked)
        .current_dir(root());
    Ok(counts(&output(&mut command)?))
}

/// What a test said that it counted.
fn counts(said: &str) -> String {
    let counts = said
        .lines()
        .find_map(|line| Some(line.split_once("counted: ")?.1));
    counts.unwrap_or_default().to_owned()
}

/// Runs a test of the server; the line of its counts, if it prints one.
fn games(file: &str, name: &str, kills: &str, games: &str) -> Result<String> {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["test", "--release", "-p", "peatee", "--test", file, "--"])
        .args([name, "--include-ignored", "--nocapture"])
        .env("PEATEE_KILLS", kills)
        .env("PEATEE_GAMES", games)
        .current_dir(root());
    Ok(counts(&output(&mut command)?))
}

fn test(arguments: &[&str], cases: &str) -> Result<()> {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["test", "--release"])
        .args(arguments)
        .current_dir(root());
    if cases != "0" {
        command.env("PEATEE_CASES", cases);
    }
    status(&mut command)
}
