//! The figures of docs/performance.md.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::run::{output, root, status};

/// Times are noisy: every program runs so often, in turn, and the median counts.
const ROUNDS: usize = 5;

/// The positions compared with peers: rule set, FEN, depth.
const POSITIONS: [(&str, &str, &str, u32); 5] = [
    ("start", "international", "W:W31-50:B1-20", 10),
    (
        "4m3k",
        "international",
        "W:WK39,K45,K48,19,25,37,38:BK10,K40,K49,4,21,26,41",
        9,
    ),
    (
        "woldouby",
        "international",
        "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
        14,
    ),
    ("russian", "russian", "W:W21-32:B1-12", 11),
    ("brazilian", "brazilian", "W:W21-32:B1-12", 11),
];

/// `bench [--instructions] [--peer PROGRAM]…`. A peer is called as `PROGRAM RULES FEN DEPTH`, prints `nodes N`
/// last, and exits 2 for what it does not play.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    if arguments == ["--instructions"] {
        return instructions();
    }
    if let [part, rest @ ..] = arguments
        && part == "load"
    {
        return bench("peatee", "load", rest);
    }
    if let [part, rest @ ..] = arguments
        && part == "search"
    {
        return bench("peatee-protocol", "search", rest);
    }
    let mut peers = Vec::new();
    let mut ahead = arguments.iter();
    while let Some(argument) = ahead.next() {
        match (argument.as_str(), ahead.next()) {
            ("--peer", Some(peer)) => peers.push(peer.clone()),
            _ => bail!("usage: cargo xtask bench [--instructions] [--peer PROGRAM]…"),
        }
    }
    let mut programs = vec![built("peatee", &["build", "--release", "-p", "peatee"])?];
    programs.extend(peers.into_iter().map(PathBuf::from));
    let mut rates: BTreeMap<(usize, usize), Vec<f64>> = BTreeMap::new();
    for _ in 0..ROUNDS {
        for (i, position) in POSITIONS.iter().enumerate() {
            for (k, program) in programs.iter().enumerate() {
                if let Some(rate) = measure(program, k == 0, position)? {
                    rates.entry((i, k)).or_default().push(rate);
                }
            }
        }
    }
    report(&programs, &rates);
    Ok(())
}

/// `bench load [--games N] [--seconds N] [--every MILLISECONDS]`: the server under load.
/// `bench search [--depth N] [--rounds N] [--peer COMMAND] [--folder FOLDER] [--set NAME=VALUE]…`: time and nodes to a depth.
fn bench(package: &str, name: &str, arguments: &[String]) -> Result<()> {
    let mut command = Command::new(env!("CARGO"));
    command
        .args(["bench", "--profile", "release", "-p", package])
        .args(["--bench", name, "--"])
        .args(arguments)
        .current_dir(root());
    status(&mut command)
}

fn built(name: &str, arguments: &[&str]) -> Result<PathBuf> {
    output(
        Command::new(env!("CARGO"))
            .args(arguments)
            .current_dir(root()),
    )?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join("release").join(name))
}

/// Million leaf nodes a second, or none if the program does not play this rule set.
fn measure(
    program: &PathBuf,
    is_ours: bool,
    position: &(&str, &str, &str, u32),
) -> Result<Option<f64>> {
    let (_, rules, fen, depth) = position;
    let depth = depth.to_string();
    let mut command = Command::new(program);
    if is_ours {
        command.args(["perft", "--rules", rules, "--fen", fen, "--depth", &depth]);
    } else {
        command.args([*rules, *fen, &depth]);
    }
    let begun = Instant::now();
    let output = command
        .output()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let seconds = begun.elapsed().as_secs_f64();
    if output.status.code() == Some(2) && !is_ours {
        return Ok(None);
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let nodes: f64 = text
        .lines()
        .last()
        .and_then(|line| line.strip_prefix("nodes "))
        .with_context(|| format!("{} printed no nodes", program.display()))?
        .parse()?;
    Ok(Some(nodes / seconds / 1e6))
}

fn report(programs: &[PathBuf], rates: &BTreeMap<(usize, usize), Vec<f64>>) {
    println!(
        "million leaf nodes a second, median of {ROUNDS} rounds in turn; ratio of Peatee to each"
    );
    for (i, (name, ..)) in POSITIONS.iter().enumerate() {
        let ours = rates.get(&(i, 0)).map_or(0.0, |rates| median(rates));
        print!("{name:10} peatee {ours:7.1}");
        for (k, program) in programs.iter().enumerate().skip(1) {
            if let Some(peer) = rates.get(&(i, k)).map(|rates| median(rates)) {
                let name = program
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                print!("   {name} {peer:7.1}  ratio {:.2}", ours / peer);
            }
        }
        println!();
    }
}

fn median(rates: &[f64]) -> f64 {
    let mut sorted = rates.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}

/// Instructions of smaller counts, under callgrind: steady from run to run.
fn instructions() -> Result<()> {
    let text = output(
        Command::new(env!("CARGO"))
            .args([
                "bench",
                "-p",
                "peatee-rules",
                "--bench",
                "perft",
                "--no-run",
                "--message-format=json",
            ])
            .current_dir(root()),
    )?;
    let program = text
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find_map(|message| message["executable"].as_str().map(str::to_owned))
        .context("cargo named no benchmark program")?;
    for name in [
        "start",
        "4m3k",
        "woldouby",
        "hundred-1953",
        "russian",
        "brazilian",
        "russian-1953",
        "home",
    ] {
        let mut valgrind = Command::new("valgrind");
        valgrind
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(&program)
            .args(["--count", name]);
        let counted = valgrind.output().context("cannot start valgrind")?;
        let said = String::from_utf8_lossy(&counted.stderr);
        let refs = said
            .lines()
            .find_map(|line| line.split("refs:").nth(1))
            .unwrap_or("unknown")
            .trim()
            .to_owned();
        let run = String::from_utf8_lossy(&counted.stdout);
        let nodes = run
            .split("nodes")
            .nth(1)
            .and_then(|rest| rest.split_whitespace().next())
            .unwrap_or("?");
        println!("{name:14} nodes {nodes:>10} instructions {refs:>14}");
    }
    Ok(())
}
