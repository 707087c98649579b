//! Pairings beside independent engines, kept apart from this project: `PEATEE_PEER` is the path of bbpPairings,
//! `PEATEE_CHECKER` the folder of TieBreakServer. Run by `cargo xtask prove tournament --peer PATH --checker FOLDER`;
//! `PEATEE_CASES` says how many tournaments, `PEATEE_FROM` after which seed they begin.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "what was counted is kept as evidence")]

mod peer;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use peer::{
    Folder, cases, checker, from, peer, rounds_of, small_recipe, small_rounds, write_for_peer,
};

use peatee_pairing::swiss::{Recipe, Tournament, check, generate, generate_while_pairable, pair};
use peatee_pairing::trf::{self, Report};

/// 20 to 200 players, 5 to 11 rounds, with forfeits and byes; every tenth accelerated.
fn recipe(seed: u64) -> Recipe {
    let small = |value: u64| u16::try_from(value).expect("small");
    Recipe {
        forfeits: small(seed % 7 * 15),
        byes: small(seed % 5 * 12),
        draws: small(100 + seed % 9 * 60),
        is_accelerated: seed % 10 == 9,
        ..Recipe::new(
            small(20 + seed * 7919 % 181),
            small(5 + seed * 31 % 7),
            seed,
        )
    }
}

/// The peer's checker says nothing but the names of rounds when it agrees; its exit status says nothing.
fn accepts(peer: &Path, file: &Path) -> Result<(), String> {
    let output = Command::new(peer)
        .arg("--dutch")
        .arg(file)
        .arg("-c")
        .output()
        .expect("the peer starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    let is_agreed = output.status.success()
        && said
            .lines()
            .all(|line| line.trim().is_empty() || line.contains(": Round #"));
    if is_agreed { Ok(()) } else { Err(said) }
}

#[test]
#[ignore = "needs the peer"]
fn the_peer_accepts_our_tournaments() {
    let (peer, folder) = (peer(), Folder::new("swiss-ours"));
    let (mut tournaments, mut rounds, mut players, mut seed) = (0, 0, 0, 0);
    while tournaments < cases() {
        seed += 1;
        // Few players with many byes may run out of opponents.
        let Ok(report) = generate(&recipe(seed)) else {
            continue;
        };
        let own = check(&report).expect("a whole report");
        assert!(
            own.iter().all(|checked| checked.difference.is_none()),
            "seed {seed}: our own check"
        );
        let file = folder.0.join(format!("{seed}.trf"));
        write_for_peer(&file, &report);
        if let Err(said) = accepts(&peer, &file) {
            panic!("seed {seed}: {said}");
        }
        std::fs::remove_file(&file).expect("there");
        tournaments += 1;
        rounds += own.len();
        players += report.players.len();
    }
    println!(
        "counted: {tournaments} tournaments of {} players on average, {rounds} rounds: our checker and the peer's agree with all",
        players / tournaments.max(1) as usize
    );
}

/// Asks the peer for the next round; whether it finds one.
fn pairs_next(peer: &Path, file: &Path) -> bool {
    let output = file.with_extension("out");
    let made = Command::new(peer)
        .arg("--dutch")
        .arg(file)
        .arg("-p")
        .arg(&output)
        .output()
        .expect("the peer starts");
    match made.status.code() {
        Some(0) => true,
        Some(1) => false,
        _ => panic!("{}", String::from_utf8_lossy(&made.stderr)),
    }
}

/// What was compared.
#[derive(Default)]
struct Tally {
    tournaments: u64,
    odd: u64,
    rounds: usize,
    unpairable: u64,
    /// Seeds of tournaments on which the other program broke down.
    broken: Vec<u64>,
    differences: Vec<String>,
}

impl Tally {
    fn add(&mut self, players: usize, rounds: usize) {
        self.tournaments += 1;
        self.odd += u64::from(players % 2 == 1);
        self.rounds += rounds;
    }

    /// Prints the counts; fails when there is a difference.
    fn tell(&self, whose: &str) {
        for difference in &self.differences {
            println!("{difference}");
        }
        let unpairable = match self.unpairable {
            0 => String::new(),
            count => format!("; {count} more could not be paired to the end, and both say so"),
        };
        let broken = match &self.broken[..] {
            [] => String::new(),
            seeds => format!("; it broke down on {} more, seeds {seeds:?}", seeds.len()),
        };
        println!(
            "counted: {} tournaments {whose}, {} of them odd, {} rounds, {} differences{unpairable}{broken}",
            self.tournaments,
            self.odd,
            self.rounds,
            self.differences.len(),
        );
        assert!(self.differences.is_empty());
    }
}

#[test]
#[ignore = "needs the peer"]
fn the_peer_accepts_our_small_tournaments() {
    let (peer, folder) = (peer(), Folder::new("swiss-small-ours"));
    let file = folder.0.join("tournament.trf");
    let (mut tally, mut seed) = (Tally::default(), from());
    while tally.tournaments < cases() {
        seed += 1;
        let (report, reason) = generate_while_pairable(&small_recipe(seed));
        write_for_peer(&file, &report);
        if let Some(reason) = reason {
            tally.unpairable += 1;
            if pairs_next(&peer, &file) {
                tally.differences.push(format!("seed {seed}: {reason}"));
            }
            continue;
        }
        tally.add(report.players.len(), rounds_of(&report));
        if let Err(said) = accepts(&peer, &file) {
            tally.differences.push(format!("seed {seed}: {said}"));
        }
    }
    tally.tell("of ours before the peer");
}

/// The checker of the FIDE commission says 0 where it pairs every round the same.
#[test]
#[ignore = "needs the checker"]
fn the_checker_accepts_our_small_tournaments() {
    let folder = Folder::new("swiss-small-checker");
    let file = folder.0.join("tournament.trf");
    let (mut tally, mut seed) = (Tally::default(), from());
    while tally.tournaments < cases() {
        seed += 1;
        let Ok(report) = generate(&small_recipe(seed)) else {
            continue;
        };
        write_for_peer(&file, &report);
        let output = checker("pairingchecker.py", &["-c", "-d@"], &file);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if said.contains("Program error") {
            tally.broken.push(seed);
            continue;
        }
        tally.add(report.players.len(), rounds_of(&report));
        if !output.status.success() || said.trim() != "0" {
            let errors = String::from_utf8_lossy(&output.stderr);
            tally
                .differences
                .push(format!("seed {seed}: {said} {errors}"));
        }
    }
    tally.tell("of ours before the checker");
}

/// Has the peer make a tournament; none where it cannot.
fn made_by_peer(peer: &Path, folder: &Folder, config: &str, seed: u64) -> Option<Report> {
    let (settings, file) = (folder.0.join("config"), folder.0.join("tournament.trf"));
    std::fs::write(&settings, config).expect("written");
    let made = Command::new(peer)
        .args(["--dutch", "-g"])
        .arg(&settings)
        .arg("-o")
        .arg(&file)
        .args(["-s", &seed.to_string()])
        .output()
        .expect("the peer starts");
    let bytes = std::fs::read(&file)
        .ok()
        .filter(|_| made.status.success())?;
    Some(trf::read(&bytes).expect("a sound report"))
}

/// Small seeds all give the peer the same first numbers.
fn spread(seed: u64) -> u64 {
    seed * 2_654_435_761 % 2_147_483_646
}

/// Our differences from a report, as text.
fn differences(report: &Report) -> Vec<String> {
    let checked = check(report).expect("a whole report").into_iter();
    let differing = checked.filter(|checked| checked.difference.is_some());
    differing.map(|checked| format!("{checked:?}")).collect()
}

#[test]
#[ignore = "needs the peer"]
fn we_accept_the_small_tournaments_of_the_peer() {
    let (peer, folder) = (peer(), Folder::new("swiss-small-theirs"));
    let (mut tally, mut seed) = (Tally::default(), from());
    while tally.tournaments < cases() {
        seed += 1;
        let spread = spread(seed);
        let players = 5 + spread / 7 % 36;
        let config = format!(
            "PlayersNumber={players}\nRoundsNumber={}\nDrawPercentage={}\nForfeitRate={}\nHalfPointByeRate={}\nRetiredRate={}\n",
            small_rounds(players, spread / 11),
            seed % 3 * 25,
            5 + seed % 20,
            20 + seed % 50,
            50 + seed % 100
        );
        // It says nothing about a tournament that it could not finish.
        let Some(report) = made_by_peer(&peer, &folder, &config, spread) else {
            continue;
        };
        tally.add(report.players.len(), rounds_of(&report));
        let told = differences(&report).into_iter();
        tally
            .differences
            .extend(told.map(|told| format!("seed {seed}: {told}")));
    }
    tally.tell("made by the peer");
}

#[test]
#[ignore = "needs the peer"]
fn we_accept_the_tournaments_of_the_peer() {
    let (peer, folder) = (peer(), Folder::new("swiss-theirs"));
    let (mut tournaments, mut rounds, mut seed) = (0, 0, 0_u64);
    while tournaments < cases() {
        seed += 1;
        let spread = spread(seed);
        let config = format!(
            "PlayersNumber={}\nRoundsNumber={}\nForfeitRate={}\nHalfPointByeRate={}\nRetiredRate={}\n",
            10 + spread / 7 % 91,
            5 + spread / 11 % 7,
            5 + seed % 20,
            20 + seed % 50,
            50 + seed % 100
        );
        let Some(report) = made_by_peer(&peer, &folder, &config, spread) else {
            continue;
        };
        assert_eq!(differences(&report), [""; 0], "seed {seed}");
        rounds += rounds_of(&report);
        tournaments += 1;
    }
    println!("counted: {tournaments} tournaments made by the peer, {rounds} rounds, no difference");
}

/// One round, the fifth of nine, with the peer's time beside ours; the boards in publishing order are the same.
#[test]
#[ignore = "needs the peer, and minutes"]
fn a_large_round_is_paired_the_same() {
    let (peer, folder) = (peer(), Folder::new("swiss-large"));
    let mut told = Vec::new();
    for (players, seeds) in [(200, 1..=3), (500, 1..=3), (1000, 1..=3)] {
        for seed in seeds {
            let (own, text, file) = large(&folder, players, seed);
            let begun = Instant::now();
            let output = folder.0.join("out");
            let made = Command::new(&peer)
                .arg("--dutch")
                .arg(&file)
                .arg("-p")
                .arg(&output)
                .output();
            assert!(made.expect("the peer starts").status.success());
            let their = begun.elapsed();
            assert_eq!(
                std::fs::read_to_string(&output).expect("there").trim(),
                text.trim(),
                "{players}, seed {seed}"
            );
            told.push(format!(
                "{players} players {} ms, the peer {} ms",
                own.as_millis(),
                their.as_millis()
            ));
        }
    }
    for players in [3000, 9999] {
        let (own, _, _) = large(&folder, players, 1);
        told.push(format!("{players} players {} ms", own.as_millis()));
    }
    println!("counted: {}", told.join("; "));
}

/// Round 5 of 9: our time, our answer, and the file.
fn large(folder: &Folder, players: u16, seed: u64) -> (Duration, String, PathBuf) {
    let recipe = Recipe {
        forfeits: 50,
        ..Recipe::new(players, 4, seed)
    };
    let mut report = generate(&recipe).expect("a tournament");
    report.rounds = Some(9);
    let file = folder.0.join(format!("{players}-{seed}.trf"));
    write_for_peer(&file, &report);
    let begun = Instant::now();
    let bytes = std::fs::read(&file).expect("there");
    let report = trf::read(&bytes).expect("a sound report");
    let round = pair(&Tournament::next(&report).expect("known")).expect("a round");
    let time = begun.elapsed();
    let mut lines = vec![(round.boards.len() + usize::from(round.bye.is_some())).to_string()];
    lines.extend(
        round
            .boards
            .iter()
            .map(|(white, black)| format!("{white} {black}")),
    );
    lines.extend(round.bye.map(|bye| format!("{bye} 0")));
    (time, lines.join("\n"), file)
}
