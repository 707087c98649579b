//! Random games with comments, marks, variations and set-ups, written and read back.
//!
//! `PEATEE_CASES` says how many games a rule set; `cargo xtask prove notation` asks for 10,000.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use notation::{Builder, Layout, Record, write_record};
use peatee_games::{
    CheckOptions, Checker, Format, GameFile, RuleSet, Spelling, SyntheticOptions, respell,
    synthetic,
};
use rules::Naming;

fn cases() -> u64 {
    let asked = std::env::var("PEATEE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(150)
}

fn format(rules: RuleSet) -> Format {
    match rules {
        RuleSet::Draughts(_) => Format::Pdn,
        RuleSet::Chess(_) => Format::Pgn,
    }
}

/// Every game of a text, and nothing wrong with how it is written.
fn read(rules: RuleSet, text: &str) -> Vec<Record> {
    let mut file = GameFile::new(text.as_bytes(), Some(format(rules)), None).expect("memory");
    let mut builder = Builder::new();
    let mut records = Vec::new();
    while file.read(&mut builder).expect("a file of games") {
        let (record, faults) = builder.take();
        assert!(faults.is_empty(), "{faults:?}\n{text}");
        records.push(record);
    }
    records
}

/// The only game of a text.
fn one(rules: RuleSet, text: &str) -> Record {
    let mut records = read(rules, text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn round_trip(rules: RuleSet) {
    let options = SyntheticOptions::default();
    let mut file = String::new();
    let mut games = Vec::new();
    for seed in 0..cases() {
        let game = synthetic(rules, seed, &options);
        let text = write_record(&game, Layout::Pdn);
        assert_eq!(one(rules, &text), game, "{rules} {seed}\n{text}");
        if let RuleSet::Draughts(_) = rules {
            let columns = write_record(&game, Layout::Columns);
            assert_eq!(one(rules, &columns), game, "{rules} {seed}\n{columns}");
        }
        is_right(rules, &text);
        spells_alike(rules, &game);
        // Many games in one file are the same games.
        if games.len() < 100 {
            file.push_str(&text);
            file.push('\n');
            games.push(game);
        }
    }
    assert_eq!(read(rules, &file), games);
}

/// What the generator plays, the checker finds legal, with the rule set and the result of the tags.
fn is_right(rules: RuleSet, text: &str) {
    let mut file = GameFile::new(text.as_bytes(), Some(format(rules)), None).expect("memory");
    let mut checker = Checker::new(CheckOptions {
        is_chess: format(rules) == Format::Pgn,
        ..CheckOptions::default()
    });
    assert!(file.read(&mut checker).expect("a file of games"));
    let checked = checker.take();
    assert!(checked.is_right(), "{:?}\n{text}", checked.first_fault());
    assert_eq!(checked.kind.map(|kind| kind.rules), Some(rules), "{text}");
}

/// Moves spelled by number, with every landing square, or by file come back to the usual spelling.
fn spells_alike(rules: RuleSet, game: &Record) {
    let mut usual = game.clone();
    let wrong = respell(&mut usual, rules, Spelling::default()).expect("playable");
    assert!(wrong.is_empty(), "{wrong:?}");
    let others = [
        (Some(Naming::Numeric), notation::MoveForm::Short),
        (Some(Naming::Algebraic), notation::MoveForm::Full),
        (None, notation::MoveForm::File),
    ];
    for (naming, form) in others {
        let mut other = usual.clone();
        let spelling = Spelling {
            naming,
            form,
            capture_sign: None,
        };
        let wrong = respell(&mut other, rules, spelling).expect("playable");
        assert!(wrong.is_empty(), "{spelling:?} {wrong:?}");
        let wrong = respell(&mut other, rules, Spelling::default()).expect("playable");
        assert!(wrong.is_empty(), "{spelling:?} {wrong:?}");
        assert_eq!(other, usual, "{spelling:?}");
    }
}

macro_rules! round_trips {
    ($($name:ident: $id:literal;)*) => {
        $(#[test] fn $name() { round_trip($id.parse().expect("a rule set")); })*

        #[test]
        fn every_rule_set_is_tried() {
            let tried = [$($id),*];
            assert!(RuleSet::all().map(RuleSet::id).eq(tried));
        }
    };
}

round_trips! {
    international: "international";
    russian: "russian";
    brazilian: "brazilian";
    russian_1953: "russian-1953";
    hundred_1953: "hundred-1953";
    home: "home";
    home_next: "home-next";
    home_continue: "home-continue";
    home_next_continue: "home-next-continue";
    chess: "chess";
    chess_leaflet: "chess-leaflet";
}
