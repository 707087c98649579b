//! `peatee tables` as a user calls it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::process::{Output, Stdio};

use support::{command, err, out};
use tempfile::TempDir;

fn tables(task: &str, folder: &TempDir, rest: &[&str]) -> Output {
    let folder = folder.path().to_str().expect("a plain name");
    command(&[&["tables", task, "--folder", folder], rest].concat())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

/// The K v K case of `examples.json`: a win in two moves, told with what each move leads to.
#[test]
fn tables_are_built_asked_and_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let two = ["--rules", "russian", "--pieces", "2"];
    let built = tables("build", &folder, &two);
    assert_eq!(built.status.code(), Some(0), "{}", err(&built));
    assert!(out(&built).contains("Positions: 3488."), "{}", out(&built));
    assert_eq!(err(&built), "", "nobody watches");

    let fen = ["--rules", "russian", "--fen", "W:WKg7:BKh8"];
    let probed = out(&tables("probe", &folder, &fen));
    let lines: Vec<&str> = probed.lines().collect();
    assert_eq!(lines[0], "White wins in 2 moves.");
    assert!(lines[1].ends_with("White wins in 2 moves."), "{probed}");
    // The rules of 1953 capture alike and have the same tables. On the two ends of the main road whoever must move loses.
    let asked = ["--rules", "russian-1953", "--json", "--fen", "B:WKa1:BKh8"];
    let said = out(&tables("probe", &folder, &asked));
    assert!(
        said.contains(r#""value":{"own_moves":1,"plies":2,"verdict":"loss"}}"#),
        "{said}"
    );

    let verified = tables("verify", &folder, &["--rules", "russian", "--all"]);
    assert_eq!(verified.status.code(), Some(0));
    assert!(out(&verified).contains("3488"), "{}", out(&verified));
}

/// A bug: the text counted from after a move where JSON counted from before it. Now the best move has the value of the
/// position, in both.
#[test]
fn moves_are_counted_from_the_position_that_is_asked() {
    let folder = tempfile::tempdir().expect("a folder");
    let three = ["--rules", "russian", "--pieces", "3"];
    let built = tables("build", &folder, &three);
    assert_eq!(built.status.code(), Some(0), "{}", err(&built));
    assert!(!out(&built).contains("0.0 MB"), "{}", out(&built));
    for fen in ["W:WKd8,a7:BKg1", "B:WKd8,Ka7:BKg1", "W:WKa1:BKh8,Kc3"] {
        let asked = ["--rules", "russian", "--fen", fen];
        let said = out(&tables("probe", &folder, &asked));
        let json = out(&tables(
            "probe",
            &folder,
            &[&asked[..], &["--json"]].concat(),
        ));
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[1].ends_with(lines[0]), "{said}");
        assert_eq!(json["moves"][0]["value"], json["value"], "{json}");
        for (line, told) in lines[1..]
            .iter()
            .zip(json["moves"].as_array().expect("moves"))
        {
            if let Some(count) = told["value"]["own_moves"].as_u64() {
                assert!(
                    line.contains(&format!(" in {count} move")),
                    "{line}: {told}"
                );
            }
        }
    }
}

/// A bug: a class without files was told of as a mistake with neither side of it, and moves into it were not listed.
#[test]
fn a_missing_class_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let three = ["--rules", "russian", "--pieces", "3"];
    assert_eq!(tables("build", &folder, &three).status.code(), Some(0));
    for kind in ["wdl", "dtw"] {
        let file = folder.path().join(format!("russian/kk-k.{kind}"));
        fs::remove_file(file).expect("there");
    }
    let name = "Tables are missing: kk-k. “peatee tables build --rules russian --pieces 3";
    let verified = tables("verify", &folder, &["--rules", "russian"]);
    assert_eq!(verified.status.code(), Some(2));
    assert!(err(&verified).contains(name), "{}", err(&verified));

    let asked = ["--rules", "russian", "--fen", "W:WKd8,a7:BKg1"];
    let probed = tables("probe", &folder, &asked);
    assert_eq!(probed.status.code(), Some(0), "the position has its table");
    let said = out(&probed);
    let lines: Vec<&str> = said.lines().collect();
    let known = lines.iter().filter(|line| line.starts_with("  d8-"));
    assert_eq!(known.count(), 7, "{said}");
    assert!(lines.contains(&"  a7-b8  Not known."), "{said}");
    assert!(said.contains(name), "{said}");

    let own = [
        "--rules",
        "russian",
        "--fen",
        "W:WKa1,Kc1:BKh8",
        "--lang",
        "et",
    ];
    let probed = tables("probe", &folder, &own);
    assert_eq!(probed.status.code(), Some(1));
    assert!(out(&probed).starts_with("Puuduvad tabelid: kk-k."));
    tables("build", &folder, &three);
    let verified = tables("verify", &folder, &["--rules", "russian"]);
    assert_eq!(verified.status.code(), Some(0));
}

#[test]
fn what_cannot_be_answered_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let two = ["--rules", "home", "--pieces", "2"];
    assert_eq!(tables("build", &folder, &two).status.code(), Some(0));

    let three = tables(
        "probe",
        &folder,
        &["--rules", "home", "--fen", "W:WKa1,Kc1:BKh8"],
    );
    assert_eq!(three.status.code(), Some(1));
    assert!(out(&three).contains("No table contains this position"));
    let other = tables(
        "probe",
        &folder,
        &["--rules", "brazilian", "--fen", "W:WKa1:BKh8"],
    );
    assert_eq!(other.status.code(), Some(2));
    assert!(
        err(&other).contains("no endgame tables for brazilian"),
        "{}",
        err(&other)
    );
    let chess = tables("probe", &folder, &["--rules", "chess", "--fen", "x"]);
    assert_eq!(chess.status.code(), Some(2));
    assert!(err(&chess).contains("for draughts only"), "{}", err(&chess));

    // A damaged file is refused by those who ask, and built anew by those who build.
    let file = folder.path().join("home/k-k.wdl");
    let whole = fs::read(&file).expect("there");
    fs::write(&file, &whole[..whole.len() - 7]).expect("written");
    let damaged = tables("verify", &folder, &["--rules", "home"]);
    assert_eq!(damaged.status.code(), Some(2));
    let said = err(&damaged);
    assert!(said.contains("k-k.wdl: damaged"), "{said}");
    let mended = out(&tables("build", &folder, &two));
    assert!(mended.contains("k-k was damaged"), "{mended}");
    assert_eq!(fs::read(&file).expect("there"), whole);
}
