//! The worked positions of the specification, read from `data/chess-cases.json`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use chess::{ChessRules, Game};
use peatee_chess as chess;
use rules::{DrawReason, Outcome, WinReason};
use serde_json::Value;

const CASES: &str = include_str!("data/chess-cases.json");

fn strings(case: &Value, field: &str) -> BTreeSet<String> {
    let list = case[field].as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

fn game(case: &Value) -> Game {
    let id = case["variant"].as_str().expect("a rule set");
    let rules = ChessRules::ALL
        .into_iter()
        .find(|rules| rules.id() == id)
        .expect(id);
    Game::from_fen(rules, case["fen"].as_str().expect("a position")).expect("playable")
}

fn check_moves(id: &str, case: &Value) {
    let game = game(case);
    let legal: BTreeSet<String> = game.legal_moves().iter().map(ToString::to_string).collect();
    assert_eq!(legal, strings(case, "all_legal"), "{id}");
    for text in strings(case, "asserted") {
        assert_eq!(game.find(&text).expect(&text).to_string(), text, "{id}");
    }
    for text in strings(case, "asserted_not") {
        let refusal = game.find(&text).expect_err(&text);
        assert!(refusal.article.is_some(), "{id}: {text}: {refusal}");
    }
}

fn check_status(id: &str, case: &Value) {
    let status = match game(case).outcome() {
        Some(Outcome::Win {
            by: WinReason::Checkmate,
            ..
        }) => Some("checkmate"),
        Some(Outcome::Draw {
            by: DrawReason::Stalemate,
        }) => Some("stalemate"),
        Some(Outcome::Win { .. } | Outcome::Draw { .. }) => Some("other"),
        None => None,
    };
    assert_eq!(status, case["expect_status"].as_str(), "{id}");
}

/// 004:C03, 004:C08, 004:C14, 004:C15, 004:C16, 004:C17, 004:C18, 004:C19, 004:C20, 004:C21, 004:C22, 004:C23,
/// 004:C25, 004:C26, 004:C28, 004:C29, 004:C30
#[test]
fn chess_cases_of_the_specification() {
    let data: Value = serde_json::from_str(CASES).expect("JSON");
    let cases = data["cases"].as_array().expect("a list");
    assert_eq!(cases.len(), 20);
    for case in cases {
        let id = case["id"].as_str().expect("an id");
        check_moves(id, case);
        check_status(id, case);
    }
}
