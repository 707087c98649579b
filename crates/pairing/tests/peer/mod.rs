//! What the comparisons with other programs share. The programs are kept apart from this project; the environment says
//! where, and how much is compared.
#![allow(dead_code, reason = "not every comparison needs all of it")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use peatee_pairing::swiss::Recipe;
use peatee_pairing::trf::{self, Report};

/// bbpPairings, an executable.
pub(crate) fn peer() -> PathBuf {
    PathBuf::from(std::env::var_os("PEATEE_PEER").expect("PEATEE_PEER is the path of bbpPairings"))
}

/// Writes a report for another program. They know the pairing system by the code of the draft only, the handbook has 2026.
pub(crate) fn write_for_peer(file: &Path, report: &Report) {
    let text = trf::write(report).replace("192 FIDE_DUTCH_2026", "192 FIDE_DUTCH_2025");
    std::fs::write(file, text).expect("written");
}

/// Runs a program of TieBreakServer.
pub(crate) fn checker(program: &str, arguments: &[&str], file: &Path) -> Output {
    let folder =
        std::env::var_os("PEATEE_CHECKER").expect("PEATEE_CHECKER is the folder of TieBreakServer");
    Command::new("python3")
        .arg(PathBuf::from(folder).join(program))
        .arg("-i")
        .arg(file)
        .args(arguments)
        .output()
        .expect("python3 starts")
}

fn number(name: &str, usual: u64) -> u64 {
    let told = std::env::var(name).ok();
    told.and_then(|told| told.parse().ok()).unwrap_or(usual)
}

/// How many tournaments are compared.
pub(crate) fn cases() -> u64 {
    number("PEATEE_CASES", 20)
}

/// The seed before the first one.
pub(crate) fn from() -> u64 {
    number("PEATEE_FROM", 0)
}

/// A folder that goes away with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("peatee-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a new folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).unwrap_or_default();
    }
}

/// 5 to 40 players, odd and even, 3 to 11 rounds but never more than can be played, with forfeits and byes; every third
/// without draws, which makes few and large score groups.
pub(crate) fn small_recipe(seed: u64) -> Recipe {
    let small = |value: u64| u16::try_from(value).expect("small");
    let players = 5 + seed * 7919 % 36;
    Recipe {
        forfeits: small(seed % 7 * 15),
        byes: small(seed % 5 * 12),
        draws: small(seed % 3 * 250),
        ..Recipe::new(small(players), small(small_rounds(players, seed)), seed)
    }
}

/// At most one round with everybody; of an odd number one more, since each is left over once.
pub(crate) fn small_rounds(players: u64, seed: u64) -> u64 {
    let most = if players.is_multiple_of(2) {
        players - 1
    } else {
        players
    };
    (3 + seed * 31 % 9).min(most)
}

pub(crate) fn rounds_of(report: &Report) -> usize {
    let rounds = report.players.iter().map(|player| player.rounds.len());
    rounds.max().unwrap_or(0)
}
