//! Tables of openings: what is read, what is refused, and how they are drawn.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use peatee_tournament::lots::{Lots, Secret};
use peatee_tournament::openings::{NoOpening, OpeningProblem, OpeningTable, Start};
use proptest::prelude::*;

fn read(text: &str) -> OpeningTable {
    text.parse().expect("a table")
}

fn faults(text: &str) -> Vec<(usize, OpeningProblem)> {
    let faults = text.parse::<OpeningTable>().expect_err("faults").0;
    faults
        .into_iter()
        .map(|fault| (fault.line, fault.problem))
        .collect()
}

fn moves(moves: &[&str]) -> Start {
    Start::Moves(moves.iter().map(|one| (*one).to_owned()).collect())
}

fn urn() -> Lots {
    let secret = Secret::new(&[5; 16]).expect("a secret");
    Lots::new(&secret, "cup", "rain before noon").expect("an urn")
}

const TABLE: &str = "\u{feff}# Openings\r\n\
    \r\n\
    7) c3-d4\td6-c5   # the first\r\n\
    1. c3-b4 b6-a5 2. b4-c5\r\n\
    3) 1.e3-f4 1...f6-g5\r\n\
    W:Wa1,Kc1:Bb8 # a position\r\n";

#[test]
fn a_table_is_read() {
    let table = read(TABLE);
    let found: Vec<(u32, usize, Start)> = table
        .openings()
        .iter()
        .map(|opening| (opening.number, opening.line, opening.start.clone()))
        .collect();
    let expected = [
        (7, 3, moves(&["c3-d4", "d6-c5"])),
        (8, 4, moves(&["c3-b4", "b6-a5", "b4-c5"])),
        (3, 5, moves(&["e3-f4", "f6-g5"])),
        (4, 6, Start::Fen("W:Wa1,Kc1:Bb8".to_owned())),
    ];
    assert_eq!(found, expected);
    assert_eq!(
        table.get(8).map(ToString::to_string).as_deref(),
        Some("8) c3-b4 b6-a5 b4-c5")
    );
    assert_eq!(table.get(1), None);
    let names: Vec<&str> = table
        .openings()
        .iter()
        .map(|opening| opening.name.as_str())
        .collect();
    assert_eq!(names, ["the first", "", "", "a position"]);
    assert_eq!(table.text(), TABLE, "as it was given");
}

#[test]
fn faults_have_their_line() {
    assert_eq!(faults(" \n# nothing\n"), [(1, OpeningProblem::Empty)]);
    let text = "1) c3-d4\n\
        1) c3-b4\n\
        2)\n\
        c3-d4\n\
        x) e3-f4\n\
        0) e3-f4\n\
        100000) e3-f4\n\
        20) 2. e3-f4\n\
        21) e3-f4 2. f6-g5\n\
        22) 1... e3-f4\n\
        23) W:Wa1:Bb8 c3-d4\n\
        24) c3-d4\u{7}\n\
        25) 1.W:Wa1:Bb8\n\
        99999) g3-h4\n\
        a3-b4\n";
    let number = |expected, found: &str| OpeningProblem::MoveNumber {
        expected,
        found: found.to_owned(),
    };
    let no_number = |text: &str| OpeningProblem::NoNumber(text.to_owned());
    let expected = [
        (
            2,
            OpeningProblem::NumberTwice {
                number: 1,
                first: 1,
            },
        ),
        (3, OpeningProblem::NoStart),
        (4, OpeningProblem::Twice { first: 1 }),
        (5, no_number("x")),
        (6, no_number("0")),
        (7, no_number("100000")),
        (8, number(1, "2.")),
        (9, number(1, "2.")),
        (10, number(1, "1...")),
        (11, OpeningProblem::AfterFen("c3-d4".to_owned())),
        (12, OpeningProblem::Control),
        (13, OpeningProblem::AmongMoves("W:Wa1:Bb8".to_owned())),
        (15, no_number("100000")),
    ];
    assert_eq!(faults(text), expected);
}

/// Whether it can be played is the caller's to say, and nothing of a table with a fault is taken.
#[test]
fn illegal_openings_are_refused() {
    let mut asked = Vec::new();
    let refused = OpeningTable::read("c3-d4\nc3-c4\n", |start| {
        asked.push(start.to_string());
        if *start == moves(&["c3-c4"]) {
            return Err("c3-c4 is no move".to_owned());
        }
        Ok(())
    });
    assert_eq!(asked, ["c3-d4", "c3-c4"]);
    assert_eq!(
        refused.expect_err("a fault").to_string(),
        "line 2: c3-c4 is no move"
    );
}

/// The issue: mini-matches with drawn opening tables. None comes again before all have come.
#[test]
fn no_opening_again_before_all() {
    let text: String = (1..=10)
        .map(|number| format!("{number}) move-{number}\n"))
        .collect();
    let table = read(&text);
    let mut drawn = Vec::new();
    for round in 1..=5 {
        let boards = table
            .draw_round(&urn(), round, 1..=2, 2, &drawn)
            .expect("a draw");
        drawn.extend(boards.iter().map(|opening| opening.number));
    }
    for pass in drawn.chunks(10) {
        assert_eq!(
            pass.iter().copied().collect::<BTreeSet<u32>>(),
            (1..=10).collect()
        );
    }
    let of_round = table.draw(&urn(), (1, 0), 1, &[]).expect("a draw");
    assert!(table.get(of_round.number).is_some());
    assert_eq!(
        table.draw(&urn(), (1, 1), 1, &[11]),
        Err(NoOpening::Unknown(11))
    );
}

/// The order of the lines changes nothing; another opening under the same number changes the draw.
#[test]
fn the_table_is_bound_into_the_draw() {
    let lines: Vec<String> = (1..=50)
        .map(|number| format!("{number}) move-{number}\n"))
        .collect();
    let turned: Vec<String> = lines.iter().rev().cloned().collect();
    let changed = lines.concat().replace("move-50", "other-50");
    let drawn = |text: &str| {
        let table = read(text);
        let numbers = table
            .draw_round(&urn(), 1, 1..=20, 1, &[])
            .expect("a draw")
            .into_iter();
        numbers.map(|opening| opening.number).collect::<Vec<u32>>()
    };
    assert_eq!(drawn(&lines.concat()), drawn(&turned.concat()));
    assert_ne!(drawn(&lines.concat()), drawn(&changed));
}

proptest! {
    /// Any text is read or refused; what is read is written and read again.
    #[test]
    fn any_text_is_borne(text in "([0-9]{1,3}\\) |[0-9]\\.|W:|[a-h][1-8]-[a-h][1-8]|[ \n\r#.)]|\\PC){0,60}") {
        if let Ok(table) = text.parse::<OpeningTable>() {
            let lines: Vec<String> = table.openings().iter().map(ToString::to_string).collect();
            let again = read(&lines.join("\n"));
            prop_assert_eq!(again.openings().len(), table.openings().len());
            for (one, other) in again.openings().iter().zip(table.openings()) {
                prop_assert_eq!(&one.start, &other.start);
                prop_assert_eq!(one.number, other.number);
            }
        }
    }
}
