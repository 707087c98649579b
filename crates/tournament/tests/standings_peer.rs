//! Tie-breaks beside an independent program, TieBreakServer, kept apart from this project: `PEATEE_CHECKER` is its folder.
//! Run by `cargo xtask prove tournament --peer PATH --checker FOLDER`; `PEATEE_CASES` says how many tournaments.
//!
//! One reading differs, and the handbook decides: of several rounds that a player left out, C.07 16.5.1 cuts the one with
//! the lowest contribution, and the checker that with the lowest score of the dummy. Such a value is told apart only when
//! it is just what the checker's reading gives.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "what was counted is kept as evidence")]

mod hall;
#[path = "../../pairing/tests/peer/mod.rs"]
mod peer;
// The module of the tests of `pairing` knows that library by its own name.
extern crate pairing as peatee_pairing;

use std::path::Path;

use hall::Hall;
use pairing::swiss::generate;
use pairing::trf::{Note, Report};
use peatee_tournament::{Competition, Moment, Row, System, TieBreak, Value, import};
use peer::{Folder, cases, checker, from, small_recipe, write_for_peer};

/// The direct encounter comes first, so that places show what it decides. What is made of Buchholz comes before Fore
/// Buchholz: the checker keeps its last round for what follows.
const CODES: [&str; 21] = [
    "DE",
    "WIN",
    "WON",
    "BPG",
    "PS",
    "PS/C1",
    "BH",
    "BH/C1",
    "BH/C2",
    "BH/M1",
    "BH/M2",
    "SB",
    "SB/C1",
    "SB/C2",
    "AOB",
    "FB",
    "FB/C1",
    "ARO/U1200",
    "ARO/C1/U1200",
    "TPR/U1200",
    "PTP/U1200",
];

/// A small tournament; in every fourth some have no rating.
fn tournament(seed: u64) -> Option<Report> {
    let mut report = generate(&small_recipe(seed)).ok()?;
    if seed.is_multiple_of(4) {
        for player in report.players.iter_mut().skip(3).step_by(5) {
            player.rating = None;
        }
    }
    report.notes.push(Note {
        code: "202".to_owned(),
        text: CODES.join(","),
    });
    Some(report)
}

/// Number, place and values of a player, as the checker says them; `-0` stands for none.
type Line = (u32, u32, Vec<Option<Value>>);

fn theirs(file: &Path, system: &str) -> Vec<Line> {
    let output = checker("tiebreakchecker.py", &[system, "-dT"], file);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<Line> = said.lines().skip(1).filter_map(line).collect();
    assert!(
        !lines.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    lines
}

fn line(text: &str) -> Option<Line> {
    let mut cells = text.split('\t');
    let mut number = || cells.next()?.parse().ok();
    let (number, place) = (number()?, number()?);
    // The points stand before the others.
    let values = cells.skip(1).map(hundredths).collect();
    Some((number, place, values))
}

fn hundredths(text: &str) -> Option<Value> {
    if text == "-0" {
        return None;
    }
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let rest = format!("{rest:0<2}");
    assert!(rest[2..].bytes().all(|digit| digit == b'0'), "{text}");
    format!("{whole}{}", &rest[..2]).parse().ok().map(Value)
}

fn ours(competition: &Competition) -> Vec<Line> {
    let line = |row: Row| {
        let number = competition.number_of(row.player).expect("a number");
        (number, row.place, row.values)
    };
    let mut lines: Vec<Line> = competition.standings().into_iter().map(line).collect();
    lines.sort_by_key(|(number, _, _)| *number);
    lines
}

/// Sonneborn-Berger as the checker cuts it: rounds left out first, by the score of the dummy.
fn cut_by_score(competition: &Competition, number: u32, cuts: usize) -> Option<Value> {
    let player = *competition.order().get(number as usize - 1)?;
    let terms = |code: &str| competition.terms(code.parse().expect(code), player);
    let (scores, products) = (terms("BH"), terms("SB"));
    let left_out = competition.outings(player).into_iter();
    let left_out: Vec<bool> = left_out.map(|outing| outing.is_voluntary()).collect();
    let parts = scores.iter().zip(&products).zip(left_out);
    let mut parts: Vec<(bool, Value, Value)> = parts
        .map(|((score, product), left_out)| (!left_out, score.value, product.value))
        .collect();
    for _ in 0..cuts {
        let first = *parts.iter().min()?;
        let least = *parts
            .iter()
            .min_by_key(|(_, score, product)| (*score, *product))?;
        let cut = if least.2 > first.2 { least } else { first };
        let place = parts.iter().position(|part| *part == cut)?;
        parts.remove(place);
    }
    Some(Value(parts.iter().map(|(_, _, product)| product.0).sum()))
}

/// Whether a value of the checker is what its own reading of 16.5.1 gives.
fn is_other_reading(
    competition: &Competition,
    number: u32,
    code: &str,
    their: Option<Value>,
) -> bool {
    let cuts = code.strip_prefix("SB/C").and_then(|cuts| cuts.parse().ok());
    cuts.is_some_and(|cuts| cut_by_score(competition, number, cuts) == their)
}

/// Where two lines differ: in what, and what was said.
fn difference<'a>(
    codes: &[&'a str],
    own: &Line,
    their: &Line,
) -> Vec<(&'a str, Option<Value>, String)> {
    let mut found = Vec::new();
    if (own.0, own.1) != (their.0, their.1) {
        found.push(("place", None, format!("{} and {}", own.1, their.1)));
    }
    for ((code, own), their) in codes.iter().zip(&own.2).zip(&their.2).skip(1) {
        if own != their {
            let text =
                |value: &Option<Value>| value.map_or("none".to_owned(), |value| value.to_string());
            let said = format!("{} and {}", text(own), text(their));
            found.push((*code, *their, said));
        }
    }
    found
}

#[test]
#[ignore = "needs the checker"]
fn the_checker_counts_the_same_tie_breaks() {
    let folder = Folder::new("standings-checker");
    let file = folder.0.join("tournament.trf");
    let (mut tournaments, mut values, mut decided, mut seed) = (0, 0, 0, from());
    let mut differences = Vec::new();
    while tournaments < cases() {
        seed += 1;
        let Some(report) = tournament(seed) else {
            continue;
        };
        write_for_peer(&file, &report);
        let made = import(&report, Moment(0), "Judge").expect("a competition");
        let (own, their) = (ours(&made.competition), theirs(&file, "-s"));
        assert_eq!(own.len(), their.len(), "seed {seed}");
        for (own, their) in own.iter().zip(&their) {
            values += own.2.len();
            for (code, value, said) in difference(&CODES, own, their) {
                let told = format!("seed {seed} player {}: {code} {said}", own.0);
                if is_other_reading(&made.competition, own.0, code, value) {
                    decided += 1;
                    println!("by C.07 16.5.1: {told}");
                } else {
                    differences.push(told);
                }
            }
        }
        tournaments += 1;
    }
    for difference in &differences {
        println!("{difference}");
    }
    println!(
        "counted: {tournaments} tournaments, {} tie-breaks, {values} values and the places, {} differences; {decided} values \
         of SB/C1 and SB/C2 where C.07 16.5.1 decides against the checker",
        CODES.len(),
        differences.len()
    );
    assert!(differences.is_empty());
}

/// Those that a round robin may have.
const ROBIN: [&str; 8] = ["DE", "WIN", "WON", "BPG", "PS", "KS", "SB", "SB/C1"];

/// A round robin of 4 to 13 players, in which one game of nine is not played.
fn round_robin(seed: u64) -> Competition {
    let players = u32::try_from(4 + seed % 10).expect("small");
    let mut hall = Hall::with(System::RoundRobin { cycles: 1 }, players, |instructions| {
        let codes = ROBIN.map(|code| code.parse::<TieBreak>().expect(code));
        instructions.tie_breaks = codes.to_vec();
    });
    let mut dice = seed;
    for round in 1..=hall.competition.all_rounds().expect("a table") {
        hall.pair();
        let boards = hall.competition.rounds()[round as usize - 1].boards.len();
        for board in 1..=boards {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let outcome = match (dice >> 33) % 18 {
                0 => "+:-",
                1 => "-:+",
                2..=7 => "1-0",
                8..=12 => "0-1",
                _ => "½-½",
            };
            hall.enter(&format!("{round}.{board}"), outcome);
        }
    }
    hall.competition
}

#[test]
#[ignore = "needs the checker"]
fn the_checker_counts_the_same_in_round_robins() {
    let folder = Folder::new("standings-robins");
    let file = folder.0.join("tournament.trf");
    let mut differences = Vec::new();
    for seed in from() + 1..=from() + cases() {
        let competition = round_robin(seed);
        let mut report = competition.report();
        for player in &mut report.players {
            player.name = format!("Player {}", player.number);
        }
        write_for_peer(&file, &report);
        let (own, their) = (ours(&competition), theirs(&file, "-p"));
        assert_eq!(own.len(), their.len(), "seed {seed}");
        for (own, their) in own.iter().zip(&their) {
            for (code, _, said) in difference(&ROBIN, own, their) {
                differences.push(format!("seed {seed} player {}: {code} {said}", own.0));
            }
        }
    }
    for difference in &differences {
        println!("{difference}");
    }
    println!(
        "counted: {} round robins, {} tie-breaks and the places, {} differences",
        cases(),
        ROBIN.len(),
        differences.len()
    );
    assert!(differences.is_empty());
}
