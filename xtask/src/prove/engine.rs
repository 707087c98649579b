//! The proof of the engine: fast games of every rule set, its protocols under fuzzing, and a match with a peer.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use rules::VariantId;
use serde_json::Value;

use super::evidence::Evidence;
use super::test;
use crate::fuzz::{PROTOCOLS, fuzz};
use crate::run::{output, root};

/// Games of each rule set at a hundredth of a second a move.
const FAST_GAMES: &str = "1000";

/// A peer that speaks Hub, and the folder it runs in.
pub(crate) struct Peer {
    command: String,
    folder: String,
    /// What it plays with, as `NAME=VALUE`: without its book and its tables, usually.
    settings: Vec<String>,
}

/// A thousand fast games a rule set through Hub, a minute on each reader of a protocol, the dialogues; beside a peer the
/// games of both opening lists at a tenth of a second a move.
pub(crate) fn engine(peer: Option<&Peer>) -> Result<()> {
    let mut evidence = Evidence::new("engine")?;
    let peatee = program()?;
    for variant in VariantId::ALL {
        let rules = variant.id();
        evidence.counted(
            &format!(
                "{FAST_GAMES} games of {rules} at 10 ms a move, Hub against the program itself"
            ),
            || fast_games(&peatee, rules),
        )?;
    }
    evidence.step("the dialogues of Hub, DXP and UCI", || {
        test(&["-p", "peatee-protocol"], "0")?;
        test(&["-p", "peatee", "--test", "uci"], "0")
    })?;
    for target in PROTOCOLS {
        evidence.step(&format!("fuzz {target}, 60 s"), || fuzz(target, 60))?;
    }
    if let Some(peer) = peer {
        for openings in ["international-2ply", "international-6ply"] {
            evidence.counted(
                &format!(
                    "against {}, {openings}, 0.1 s a move, one thread",
                    peer.command
                ),
                || against(&peatee, peer, openings),
            )?;
        }
    }
    evidence.keep()
}

/// `--peer COMMAND --folder FOLDER`, or nothing.
pub(crate) fn peer(arguments: &[String]) -> Result<Option<Peer>> {
    let usage =
        "usage: cargo xtask prove engine [--peer COMMAND --folder FOLDER [--set NAME=VALUE]…]";
    match arguments {
        [] => Ok(None),
        [flag, command, other, folder, rest @ ..] if flag == "--peer" && other == "--folder" => {
            let (settings, left_over) = rest.as_chunks::<2>();
            if !left_over.is_empty() || settings.iter().any(|[flag, _]| flag != "--set") {
                bail!("{usage}");
            }
            Ok(Some(Peer {
                command: command.clone(),
                folder: folder.clone(),
                settings: settings.iter().map(|[_, set]| set.clone()).collect(),
            }))
        }
        _ => bail!("{usage}"),
    }
}

fn program() -> Result<PathBuf> {
    output(
        Command::new(env!("CARGO"))
            .args(["build", "--release", "-p", "peatee"])
            .current_dir(root()),
    )?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Ok(target.join("release/peatee"))
}

/// No crash, no illegal move, no game lost on time: `peatee match` ends with 0 only then.
fn fast_games(peatee: &Path, rules: &str) -> Result<String> {
    let hub = format!("{} engine hub", peatee.display());
    let said = output(Command::new(peatee).args([
        "match",
        &hub,
        "builtin",
        "--rules",
        rules,
        "--move-time",
        "0.01",
        "--games",
        FAST_GAMES,
        "--set1",
        "hash=8",
        "--set2",
        "hash=8",
        "--max-failures",
        FAST_GAMES,
        "--concurrency",
        &at_once(),
        "--json",
    ]))?;
    told(&said)
}

/// As many games as cores: in each only one engine thinks at a time.
fn at_once() -> String {
    std::thread::available_parallelism()
        .map_or(1, std::num::NonZero::get)
        .to_string()
}

fn against(peatee: &Path, peer: &Peer, openings: &str) -> Result<String> {
    let mut contest = Command::new(peatee);
    contest.args([
        "match",
        "builtin:hash=16",
        &peer.command,
        "--dir2",
        &peer.folder,
        "--openings",
        openings,
        "--move-time",
        "0.1",
        "--concurrency",
        &at_once(),
        "--json",
    ]);
    for setting in &peer.settings {
        contest.args(["--set2", setting]);
    }
    told(&output(&mut contest)?)
}

/// One line of what a match says of itself.
fn told(said: &str) -> Result<String> {
    let said: Value = serde_json::from_str(said).context("the match printed no JSON")?;
    let number = |name: &str| said[name].to_string();
    let mut line = format!(
        "{} games, +{} ={} -{}, {} failures",
        number("games"),
        number("wins"),
        number("draws"),
        number("losses"),
        said["failures"].as_array().map_or(0, Vec::len),
    );
    for engine in said["engines"].as_array().into_iter().flatten() {
        let latest = engine["latest_ms"].as_f64().unwrap_or(0.0);
        line += &format!(", {} at most {latest:.1} ms late", engine["name"]);
    }
    if let Some(elo) = said["elo"].as_object() {
        let part = |name: &str| elo[name].as_f64().unwrap_or(0.0);
        line += &format!(
            ", Elo {:+.0} [{:+.0}, {:+.0}]",
            part("value"),
            part("low"),
            part("high")
        );
    }
    Ok(line)
}
