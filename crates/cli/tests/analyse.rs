//! `peatee analyse` as a user calls it, and the engine as a process.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::process::Output;

use serde_json::Value;
use support::{err, fed, out};

fn analyse(arguments: &[&str]) -> Output {
    fed(&[&["analyse"], arguments].concat(), b"")
}

/// The longest wins of the specification's endgame solver that are within reach (`examples.json`, kind endgame): two
/// kings catch one in four moves, which are seven plies.
#[test]
fn a_win_is_told_in_plies() {
    let output = analyse(&[
        "--rules",
        "russian",
        "--fen",
        "W:WKb8,Kd8:BKh2",
        "--depth",
        "14",
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let said = out(&output);
    let words: Vec<&str> = said.split_whitespace().collect();
    assert_eq!(words[..2], ["1", "#7"], "{said}");
}

/// The issue: lines with score, depth, nodes; as text and JSON.
#[test]
fn several_lines_are_told_best_first_and_none_twice() {
    let output = analyse(&["--lines", "4", "--depth", "6", "--json"]);
    let told: Value = serde_json::from_str(&out(&output)).expect("JSON");
    assert_eq!(told["rules"], "international");
    assert!(told["nodes"].as_u64() > Some(0));
    let lines = told["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 4);
    let scores: Vec<i64> = lines
        .iter()
        .filter_map(|line| line["score"].as_i64())
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    let mut first: Vec<&str> = lines
        .iter()
        .filter_map(|line| line["moves"][0].as_str())
        .collect();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first.len(), 4, "{told}");
    assert!(lines.iter().all(|line| line["depth"] == 6), "{told}");
}

/// Moves stand in the notation of the rule set.
#[test]
fn moves_are_written_as_the_rule_set_writes_them() {
    let output = analyse(&[
        "--rules",
        "russian",
        "--fen",
        "W:Wc3:Bd4,f6,h8",
        "--depth",
        "3",
    ]);
    let said = out(&output);
    assert!(
        said.contains(" c3:e5:g7 ") || said.contains("c3:g7"),
        "{said}"
    );
}

#[test]
fn a_finished_game_is_a_negative_answer_and_bad_limits_are_refused() {
    let ended = analyse(&["--rules", "russian", "--fen", "B:Wf2,g3:Bh4"]);
    assert_eq!(ended.status.code(), Some(1));
    assert!(!err(&ended).is_empty());
    for bad in [
        ["--lines", "0"],
        ["--depth", "0"],
        ["--seconds", "-1"],
        ["--seconds", "soon"],
        ["--seconds", "0"],
        ["--depth", "-1"],
        ["--nodes", "-1"],
        ["--threads", "0"],
        ["--fen", "W:W99:B1"],
        ["--rules", "halma"],
    ] {
        let output = analyse(&bad);
        assert_eq!(output.status.code(), Some(2), "{bad:?}: {}", out(&output));
        assert!(!err(&output).is_empty(), "{bad:?}");
    }
    // A bug: a number with a sign was taken for an option.
    for time in ["-1", "-0.5", "0", "soon"] {
        let said = err(&analyse(&["--seconds", time]));
        assert!(said.contains("a time in seconds is wanted"), "{said}");
        assert!(!said.contains("tip:"), "{said}");
    }
}

#[test]
fn the_engine_speaks_hub_on_standard_input_and_output() {
    let script = b"hub\ninit\npos start\nlevel depth=5\ngo think\nquit\n";
    let output = fed(&["engine", "hub"], script);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let said = out(&output);
    assert!(said.starts_with("id name=Peatee "), "{said}");
    assert!(said.contains("\nready\n"), "{said}");
    assert!(
        said.lines()
            .last()
            .is_some_and(|line| line.starts_with("done move=")),
        "{said}"
    );
}
