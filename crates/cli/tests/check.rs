//! `peatee check` as a user calls it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::process::Output;

use serde_json::Value;
use support::{Folder, err, fed, out};

fn check(arguments: &[&str], input: &[u8]) -> Output {
    fed(&[&["check"], arguments].concat(), input)
}

/// A file in a folder, as the command line names it.
fn written(folder: &Folder, name: &str, content: impl AsRef<[u8]>) -> String {
    folder.write(name, content).display().to_string()
}

const RIGHT: &str =
    "[White \"Tamm\"]\n[Black \"Kask\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n";
const WRONG: &str =
    "[White \"Mägi\"]\n[Black \"Oja\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 37-32 *\n";

#[test]
fn a_right_game_is_one_line_and_status_0() {
    let output = check(&["-"], RIGHT.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        out(&output),
        "-:1: game 1, Tamm – Kask: international, 4 moves, result 1/2-1/2: no errors\n\
         1 game, 1 correct, 0 with errors, 4 moves checked\n"
    );
}

/// 000:4.2: the fault names file, line, column, move, reason and article.
#[test]
fn intl_4_2_a_fault_has_its_place_and_status_1() {
    let folder = Folder::new("check-fault");
    let file = written(&folder, "two.pdn", format!("{RIGHT}\n{WRONG}"));
    let output = check(&[&file], b"");
    assert_eq!(output.status.code(), Some(1));
    let out = out(&output);
    assert!(
        out.contains(&format!(
            "{file}:7: game 2, Mägi – Oja: international, 2 moves, no result: 1 error"
        )),
        "{out}"
    );
    assert!(
        out.contains(&format!("{file}:11:19: 2. 37-32 is not legal.")),
        "{out}"
    );
    assert!(out.contains("(000:4."), "{out}");
    assert!(
        out.ends_with("2 games, 1 correct, 1 with errors, 6 moves checked\n"),
        "{out}"
    );
}

#[test]
fn faults_alone_can_be_asked_for() {
    let output = check(&["--faults", "-"], format!("{RIGHT}\n{WRONG}").as_bytes());
    let out = out(&output);
    assert!(!out.contains("Tamm") && out.contains("Mägi"), "{out}");
}

#[test]
fn json_has_one_object_a_line_and_the_sums_last() {
    let output = check(&["--json", "-"], format!("{RIGHT}\n{WRONG}").as_bytes());
    let out = out(&output);
    let lines: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["right"], true);
    assert_eq!(lines[0]["result"], "1/2-1/2");
    assert_eq!(lines[1]["findings"][0]["what"], "illegal");
    assert_eq!(
        lines[1]["findings"][0]["reason"],
        "reason-capture-compulsory"
    );
    assert_eq!(lines[1]["findings"][0]["line"], 11);
    assert_eq!(lines[1]["findings"][0]["ply"], 3);
    assert_eq!(lines[2]["summary"]["wrong"], 1);
}

#[test]
fn folders_are_walked_and_other_files_left_alone() {
    let folder = Folder::new("check-folder");
    written(&folder, "b.pdn", RIGHT);
    written(&folder, "deep/a.PDN", RIGHT);
    written(&folder, "deep/notes.txt", "not a game");
    let output = check(&[&folder.0.display().to_string()], b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(out(&output).ends_with("2 games, 2 correct, 0 with errors, 8 moves checked\n"));
}

/// One unreadable file does not keep the others from being checked; the status tells.
#[test]
fn what_is_no_file_of_games_is_refused_by_name() {
    let folder = Folder::new("check-refused");
    let right = written(&folder, "right.pdn", RIGHT);
    let refused = [
        ("empty.pdn", Vec::new(), "no games found"),
        (
            "picture.pdn",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec(),
            "not a text file",
        ),
        (
            "prose.pdn",
            "It was a dark and stormy night. ".repeat(20).into_bytes(),
            "not a file of games",
        ),
        ("wide.pdn", b"\xff\xfe[\0E\0v\0".to_vec(), "UTF-16"),
    ];
    for (name, content, why) in refused {
        let file = written(&folder, name, content);
        let output = check(&[&file, &right], b"");
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(
            err(&output).contains(&file) && err(&output).contains(why),
            "{}",
            err(&output)
        );
        assert!(out(&output).contains("Tamm – Kask"), "{name}");
    }
    let output = check(&["nowhere.pdn", &right], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("nowhere.pdn"));
    assert!(out(&output).contains("Tamm – Kask"));
}

/// A file that breaks off is read as far as it goes, and what is missing is said.
#[test]
fn a_truncated_file_says_where_it_breaks_off() {
    let output = check(&["-"], b"[GameType \"20\"]\n1. 32-28 {a comment without");
    let out = out(&output);
    assert!(out.contains("-:2:10: The comment is not closed."), "{out}");
}

/// Old files from before UTF-8 are read in their encoding, and that is said.
#[test]
fn an_old_encoding_is_found_and_said() {
    let text = "[White \"Иванов Пётр Сидорович\"]\n[Black \"Смирнов Александр\"]\n[Event \"Первенство города\"]\n1. c3-d4 *\n";
    let bytes: Vec<u8> = text
        .chars()
        .map(|c| match c {
            'ё' => 0xb8,
            'А'..='я' => (c as u32 - 0x410 + 0xc0) as u8,
            c => c as u8,
        })
        .collect();
    let output = check(&["-"], &bytes);
    let out = out(&output);
    assert!(out.contains("-: the encoding is windows-1251."), "{out}");
    assert!(
        out.contains("Иванов Пётр Сидорович – Смирнов Александр"),
        "{out}"
    );
    assert!(out.contains("russian (by its squares)"), "{out}");
}

/// Chess is kept in files of either name.
#[test]
fn chess_is_known_whatever_the_file_is_called() {
    let folder = Folder::new("check-chess");
    let file = written(
        &folder,
        "club.pdn",
        "[White \"Tamm\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
    );
    let output = check(&[&file], b"");
    assert!(out(&output).contains("chess, 4 moves"), "{}", out(&output));
}

/// 002:§14.9: a short form that two moves fit is not called illegal.
#[test]
fn r53_14_9_an_unclear_move_is_called_so() {
    let text = "[GameType \"25\"]\n[FEN \"W:WKh8,h6:Ba7\"]\n1. hg7 *";
    let output = check(&["-"], text.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).contains("hg7 is ambiguous."),
        "{}",
        out(&output)
    );
}

/// 001:7.2.8: the fifth move reaches a position that is won in two, which the narrow reading calls drawn.
#[test]
fn found_7_b1_rus_7_2_8_won_on_the_fifth_move() {
    let text = include_str!("../../games/tests/data/found/001-7.2.8-won-on-fifth-move.pdn");
    for (option, is_drawn) in [
        (None, false),
        (Some("exact"), false),
        (Some("narrow"), true),
    ] {
        let option = option.map(|value| format!("winning-position={value}"));
        let option = option.iter().flat_map(|option| ["--option", option]);
        let arguments: Vec<&str> = option.chain(["--json", "-"]).collect();
        let output = check(&arguments, text.as_bytes());
        assert_eq!(
            out(&output).contains("001:7.2.8"),
            is_drawn,
            "{arguments:?}: {}",
            out(&output)
        );
        assert_eq!(err(&output), "", "no table is missing");
    }
}

#[test]
fn the_rule_set_can_be_given() {
    let output = check(&["--rules", "brazilian", "-"], b"1. c3-d4 *");
    assert!(
        out(&output).contains("brazilian (as given)"),
        "{}",
        out(&output)
    );
    let output = check(&["-"], b"[GameType \"21\"]\n1. 11-15 *");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).contains("game type 21 is not one of the supported rule sets"),
        "{}",
        out(&output)
    );
}

/// Item B.5 of part 7: the tag `Draws` is honoured, unless an option says otherwise.
#[test]
fn found_7_b5_check_honours_the_tag_draws() {
    let game = "[GameType \"25\"]\n[FEN \"W:WKa3,Ka5:BKg1,h4\"]\n[Draws \"small-endings=not-played-out\"]\n\
                1. a5-e1 h4-g3 2. e1:h4 g1-a7 *\n";
    let checked = support::fed(&["check", "-"], game.as_bytes());
    assert_eq!(checked.status.code(), Some(1), "{}", support::out(&checked));
    assert!(support::out(&checked).contains("001:7.2.9"));
    let option = "small-endings=played-out";
    let checked = support::fed(&["check", "--option", option, "-"], game.as_bytes());
    assert_eq!(checked.status.code(), Some(0), "{}", support::out(&checked));
    let wrong = game.replace("not-played-out", "perhaps");
    let checked = support::fed(&["--lang", "et", "check", "-"], wrong.as_bytes());
    assert_eq!(checked.status.code(), Some(1));
    assert!(support::out(&checked).contains("Märgendit Draws ei saa lugeda"));
}
