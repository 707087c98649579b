//! Swiss pairings that independent programs rejected. The files of `tests/found/swiss` were found in trials; those named
//! `g…` were made by bbpPairings 6.
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::path::Path;

use peatee_pairing::swiss::{Recipe, Tournament, check, generate, pair};
use peatee_pairing::trf::{self, Report};

fn found(name: &str) -> Report {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/found/swiss");
    let bytes = std::fs::read(folder.join(name)).expect("a file that was found");
    trf::read(&bytes).expect("a sound report")
}

/// C12: nobody else of the last bracket may have the bye, so the one moved down takes it. The four who are left have two
/// wishes for each colour, and all four can be kept.
#[test]
fn found_7_a1_c12_four_left_in_the_last_bracket() {
    let tournament = Tournament::next(&found("o15r4.trf")).expect("known");
    let round = pair(&tournament).expect("a round");
    assert_eq!(
        round.boards,
        [(9, 1), (2, 7), (6, 3), (4, 5), (10, 11), (15, 12), (13, 14)]
    );
    assert_eq!(round.bye, Some(8));
}

/// C12: the same in tournaments that bbpPairings made and that the checker of the FIDE commission accepts.
#[test]
fn found_7_a1_c12_tournaments_of_others() {
    for name in ["g1159.trf", "g20015.trf", "g20127.trf"] {
        for checked in check(&found(name)).expect("a whole report") {
            assert_eq!(checked.difference, None, "{name}, round {}", checked.round);
        }
    }
}

/// C12: the tournament of the trial, by its seed.
#[test]
fn found_7_a1_c12_the_generated_tournament() {
    let recipe = Recipe {
        draws: 0,
        ..Recipe::new(15, 7, 1)
    };
    let report = generate(&recipe).expect("a tournament");
    let games = |number: u16| {
        let player = report.players.iter().find(|player| player.number == number);
        let entry = player.and_then(|player| player.rounds.get(4)?.as_ref());
        entry.and_then(|entry| entry.opponent)
    };
    assert_eq!(
        [12, 13, 14, 15].map(games),
        [Some(15), Some(14), Some(13), Some(12)]
    );
}
