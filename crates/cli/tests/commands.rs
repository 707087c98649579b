//! The program as a user calls it: output, exit status, and no panic whatever is typed.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};

use support::{command, err, out};

fn peatee(arguments: &[&str]) -> Output {
    command(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

/// The program under way, to be talked to.
fn talking(arguments: &[&str]) -> (Child, ChildStdin) {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdin = child.stdin.take().expect("piped");
    (child, stdin)
}

/// 000:4.13
#[test]
fn intl_4_13_explained_on_the_command_line() {
    let output = peatee(&[
        "explain",
        "--rules",
        "international",
        "--fen",
        "W:W31,45:B27,17,40",
        "45x34",
    ]);
    assert_eq!(output.status.code(), Some(1));
    let said = out(&output);
    assert!(said.contains("2 pieces must be captured"), "{said}");
    assert!(said.contains("4.13"), "{said}");
    assert!(said.contains("31x11"), "{said}");
}

#[test]
fn legal_is_0_illegal_1_unreadable_2() {
    let fen = ["--rules", "international", "--fen", "W:W31,45:B27,17,40"];
    let status = |text| {
        peatee(&[&["explain"], &fen[..], &[text]].concat())
            .status
            .code()
    };
    assert_eq!(status("31x11"), Some(0));
    assert_eq!(status("31x22x11"), Some(0));
    assert_eq!(status("45-34"), Some(1));
    assert_eq!(
        status("51-46"),
        Some(1),
        "readable, though there is no such square"
    );
    for unreadable in [
        "",
        "31",
        "31x",
        "hello",
        "31-26-21",
        "31x22-11",
        "--",
        "٣١-٢٦",
    ] {
        assert_eq!(status(unreadable), Some(2), "{unreadable:?}");
    }
}

/// 001:8.4, 002:§14.4, 002:§29.2: a position is given as the codes print it.
#[test]
fn found_7_t_examiner2_10_a_position_is_given_as_two_lists() {
    let start = "valged – a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12); \
                 mustad – a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8, (12).";
    let lists = peatee(&["moves", "--rules", "russian", "--fen", start]);
    assert_eq!(lists.status.code(), Some(0), "{}", err(&lists));
    assert_eq!(out(&lists), out(&peatee(&["moves", "--rules", "russian"])));
    let wrong = peatee(&[
        "moves",
        "--rules",
        "russian",
        "--fen",
        "valged – a1, c3 (3); mustad – h8 (1)",
    ]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(err(&wrong).contains("expected (2)"), "{}", err(&wrong));
}

#[test]
fn a_fault_in_a_fen_names_its_byte() {
    let output = peatee(&["moves", "--fen", "W:W31-5o:B1-20"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("byte 7"), "{}", err(&output));
    assert!(out(&output).is_empty());
}

#[test]
fn every_reason_of_an_unplayable_set_up_is_named() {
    let output = peatee(&["moves", "--rules", "russian", "--fen", "W:Wb8,1-13:B32"]);
    assert_eq!(output.status.code(), Some(2));
    let output = peatee(&[
        "moves",
        "--rules",
        "russian",
        "--fen",
        "W:W1,9-20,21-28:B32,29",
    ]);
    let said = err(&output);
    for reason in [
        "White man on its crown row at b8",
        "Black man on its crown row at a1, g1",
        "White has 21 pieces",
    ] {
        assert!(said.contains(reason), "{said}");
    }
}

/// 001:4.2
#[test]
fn rus_4_2_compulsory_capture_is_the_one_line() {
    let output = peatee(&["moves", "--rules", "russian", "--fen", "W:Wc3,a1:Bd4,h8"]);
    assert_eq!(out(&output), "c3:e5\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn perft_prints_nodes_last() {
    let output = peatee(&["perft", "--rules", "brazilian", "--depth", "5", "--divide"]);
    assert_eq!(out(&output).lines().last(), Some("nodes 7473"));
    assert_eq!(out(&output).lines().count(), 8);
    let output = peatee(&["perft", "--rules", "chess", "--depth", "3"]);
    assert_eq!(out(&output), "nodes 8902\n");
    let output = peatee(&["perft", "--depth", "0"]);
    assert_eq!(out(&output), "nodes 1\n");
}

#[test]
fn json_is_json_and_english() {
    let fen = ["--fen", "W:W31,45:B27,17,40", "--json", "--lang", "et"];
    let refused = peatee(&[&["explain"], &fen[..], &["45x34"]].concat());
    let answer: serde_json::Value = serde_json::from_slice(&refused.stdout).expect("JSON");
    assert_eq!(answer["legal"], false);
    assert_eq!(answer["reason"], "reason-more-pieces");
    assert_eq!(answer["article"], "000:4.13");
    assert_eq!(answer["instead"][0], "31x11");
    let moves = peatee(&[&["moves"], &fen[..]].concat());
    let answer: serde_json::Value = serde_json::from_slice(&moves.stdout).expect("JSON");
    assert_eq!(
        answer["moves"][0]["captured"].as_array().map(Vec::len),
        Some(2)
    );
}

#[test]
fn the_language_is_chosen_by_option_and_by_environment() {
    let arguments = ["explain", "--fen", "W:W31,45:B27,17,40", "45x34"];
    let by_environment = Command::new(env!("CARGO_BIN_EXE_peatee"))
        .args(arguments)
        .env_remove("LANGUAGE")
        .env("LC_ALL", "et_EE.UTF-8")
        .output()
        .expect("the program starts");
    let by_option = peatee(&[&arguments[..], &["--lang", "et"]].concat());
    assert_eq!(out(&by_environment), out(&by_option));
    assert!(out(&by_option).contains("kabendi"), "{}", out(&by_option));
    let all: std::collections::BTreeSet<String> = ["en", "et", "ru", "lv", "lt"]
        .map(|tag| out(&peatee(&[&arguments[..], &["--lang", tag]].concat())))
        .into_iter()
        .collect();
    assert_eq!(all.len(), 5);
}

#[test]
fn bad_usage_is_2_and_says_what_is_known() {
    for arguments in [
        &["moves", "--rules", "checkers"][..],
        &["play", "--level", "11"],
        &["play", "--level", "x"],
        &["play", "--set", "hash=1"],
        &["play", "--engine", "no-such-engine"],
        &["play", "--engine", "dxp:127.0.0.1:27531"],
        &["perft"],
        &["perft", "--depth", "-1"],
        &["--lang", "xx", "rules"],
        &["unheard-of"],
    ] {
        let output = peatee(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!err(&output).is_empty());
    }
    assert!(
        err(&peatee(&["moves", "--rules", "checkers"]))
            .contains("international, russian, brazilian")
    );
}

/// 001:7.2.9: every setting is at hand, the tables that `exact` asks among them.
#[test]
fn rus_7_2_9_settings_are_chosen_by_name() {
    let fen = ["--rules", "russian", "--fen", "W:WKa3,Ka5:BKg1"];
    let moves = |option| peatee(&[&["moves"], &fen[..], &["--option", option]].concat());
    assert!(!out(&moves("small-endings=played-out")).is_empty());
    assert!(
        out(&moves("small-endings=not-played-out")).is_empty(),
        "the game is drawn"
    );
    assert!(!out(&moves("winning-position=exact")).is_empty());
    assert!(!out(&moves("winning-position=narrow")).is_empty());
    let unknown = moves("small-endings=perhaps");
    assert_eq!(unknown.status.code(), Some(2));
    assert!(
        err(&unknown).contains("played-out|not-played-out"),
        "{}",
        err(&unknown)
    );
}

/// Arbitrary texts as FEN and as move: a refusal each, never a panic (which would be 101).
#[test]
fn nothing_typed_makes_it_panic() {
    let texts = [
        "",
        " ",
        "W",
        "B:",
        "W::",
        "W:W:B",
        "W:WK:BK",
        "W:W0:B51",
        "W:W99999999999999999999:B1",
        "W:W1-50:B1-50",
        "W:Wa1:Bh8",
        "W:Wa2:Bh7",
        "W:WKK1:B2",
        "é",
        "W:Wé:B1",
        "W:W31,:B1",
        "W:W31,,32:B1",
        "?",
        "\u{0}",
        "-",
        "--json",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "O-O",
        "e2e4",
        "Nf3",
        "a1b2c3d4",
        "1x2x3x4x5",
        "𝕎:W1:B2",
        "32–28",
        "c3 — d4",
    ];
    for rules in ["international", "russian", "home", "chess", "chess-leaflet"] {
        for text in texts {
            if text.contains('\u{0}') {
                continue;
            }
            for arguments in [
                &["moves", "--rules", rules, "--fen", text][..],
                &["explain", "--rules", rules, "--", text],
                &["perft", "--rules", rules, "--depth", "1", "--fen", text],
            ] {
                let status = peatee(arguments).status.code();
                assert!(matches!(status, Some(0..=2)), "{arguments:?}: {status:?}");
            }
        }
    }
}

/// A newcomer's game: every move taken from the hint, to the end, under every rule set.
#[test]
fn a_game_against_the_computer_comes_to_its_end() {
    for rules in [
        "international",
        "russian",
        "brazilian",
        "russian-1953",
        "hundred-1953",
        "home",
        "chess",
        "chess-leaflet",
    ] {
        let said = play_by_hints(rules);
        let ended = said
            .lines()
            .any(|line| line.contains("wins") || line.contains("Draw"));
        assert!(ended, "{rules}: {said}");
    }
}

fn play_by_hints(rules: &str) -> String {
    let (mut child, mut stdin) = talking(&[
        "play", "--rules", rules, "--level", "1", "--seed", "7", "--ascii", "--color", "never",
    ]);
    let stdout = BufReader::new(child.stdout.take().expect("piped"));
    let mut said = String::new();
    let mut asked = 1;
    writeln!(stdin, "hint").expect("it listens");
    for line in stdout.lines() {
        let line = line.expect("UTF-8");
        if let Some(hint) = line.split("Hint: ").nth(1) {
            asked += 1;
            assert!(asked < 400, "{rules} does not end");
            let m = hint.trim_end_matches('.');
            // The program may have ended the game with our move; then nobody listens any more.
            if writeln!(stdin, "{m}\nclaim\nhint").is_err() {
                break;
            }
        }
        if line.starts_with("The game is over.") && writeln!(stdin, "quit").is_err() {
            break;
        }
        said.push_str(&line);
        said.push('\n');
    }
    child.wait().expect("it ends");
    said
}

#[test]
fn a_saved_game_is_not_overwritten() {
    let folder = std::env::temp_dir().join(format!("peatee-save-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("game.pdn");
    let path_text = path.to_str().expect("UTF-8");
    let arguments = [
        "play", "--rules", "russian", "--side", "none", "--level", "1", "--seed", "3", "--save",
        path_text,
    ];
    let first = peatee(&arguments);
    assert_eq!(first.status.code(), Some(0));
    let saved = std::fs::read_to_string(&path).expect("saved");
    assert!(saved.starts_with("[Event \"Peatee\"]"), "{saved}");
    assert!(saved.contains("[GameType \"25\"]"), "{saved}");
    let second = peatee(&arguments);
    assert_eq!(
        second.status.code(),
        Some(2),
        "refused before the first move"
    );
    assert!(err(&second).contains("game.pdn"), "{}", err(&second));
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), saved);
    std::fs::remove_dir_all(&folder).expect("cleaned");
}

/// What is typed is shown again without what would move the cursor, and what is no text is refused.
#[test]
fn nonsense_typed_in_a_game_is_answered() {
    let (child, mut stdin) = talking(&["play", "--side", "both", "--ascii"]);
    let long = "a1".repeat(3000);
    stdin
        .write_all(b"\xff\xfe\n\x1b[2J7\nundo 3\nHELP\n32 28\n")
        .expect("it listens");
    stdin.write_all(long.as_bytes()).expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let said = out(&output);
    assert!(!said.contains('\u{1b}'), "{said:?}");
    assert!(
        said.lines().all(|line| line.len() < 400),
        "long input is cut"
    );
    assert_eq!(
        said.matches("neither a move nor a command").count(),
        1,
        "{said}"
    );
    assert!(
        said.contains("hint          "),
        "HELP is understood: {said}"
    );
    assert!(said.contains("Black> "), "32 28 is a move: {said}");
}

/// A bug: the file had neither the result nor what was taken back until the program was left.
#[test]
fn the_file_of_a_game_is_as_the_game_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pdn");
    let (mut child, mut stdin) = talking(&[
        "play",
        "--rules",
        "russian",
        "--side",
        "both",
        "--ascii",
        "--save",
        path.to_str().expect("text"),
    ]);
    let said = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut said = said.map(|line| line.expect("UTF-8"));
    for (typed, moves) in [
        ("c3-d4", "1. c3-d4 *"),
        ("d6-c5", "1. c3-d4 d6-c5 *"),
        ("undo", "1. c3-d4 *"),
        ("undo", "*"),
        ("c3-d4", "1. c3-d4 *"),
        ("resign\nresign", "1. c3-d4 1-0"),
        ("undo", "1. c3-d4 *"),
        ("draw\naccept", "1. c3-d4 1/2-1/2"),
    ] {
        // Who is answered to the next line has been obeyed in this one.
        writeln!(stdin, "{typed}\nsave").expect("it listens");
        let is_answer = |line: &String| line.contains("Name the file");
        said.find(is_answer).expect("it answers");
        let saved = std::fs::read_to_string(&path).expect("there");
        let result = moves.split(' ').next_back().expect("a result");
        assert!(
            saved.ends_with(&format!("\n\n{moves}\n")),
            "{typed}: {saved}"
        );
        assert!(saved.contains(&format!("[Result \"{result}\"]")), "{saved}");
    }
    drop(stdin);
    child.wait().expect("it ends");
}

#[test]
fn a_finished_game_can_still_be_saved_and_taken_back() {
    let folder = std::env::temp_dir().join(format!("peatee-end-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("end.pdn");
    let (child, mut stdin) = talking(&[
        "play",
        "--rules",
        "russian",
        "--side",
        "both",
        "--fen",
        "W:Wc3:Bd4",
    ]);
    write!(stdin, "c3:e5\nc3:e5\nsave {}\nundo\nquit\n", path.display()).expect("it listens");
    drop(stdin);
    let said = out(&child.wait_with_output().expect("it ends"));
    let saved = std::fs::read_to_string(&path).expect("saved");
    assert!(
        saved.contains("[Result \"1-0\"]") && saved.ends_with("1. c3:e5 1-0\n"),
        "{saved}"
    );
    assert!(said.trim_end().ends_with("Goodbye."), "{said}");
    assert_eq!(
        said.matches("White> ").count(),
        2,
        "before the capture and after undo: {said}"
    );
    std::fs::remove_dir_all(&folder).expect("cleaned");
}

#[test]
fn help_has_an_example_for_every_command() {
    for command in ["play", "moves", "explain", "perft", "rules"] {
        let help = out(&peatee(&[command, "--help"]));
        let shown = ["Example:", "Examples:"].map(|head| help.split_once(head));
        let (_, shown) = shown.into_iter().flatten().next().expect(command);
        assert!(shown.contains(&format!("  peatee {command} ")), "{command}");
    }
}

/// The issue: any engine can be plugged in by its path. Draughts programs speak Hub, chess programs UCI.
#[test]
fn an_engine_is_an_opponent() {
    for (rules, protocol, typed) in [("russian", "hub", "c3-d4"), ("chess", "uci", "e4")] {
        let engine = format!("{} engine {protocol}", env!("CARGO_BIN_EXE_peatee"));
        let (child, mut stdin) = talking(&[
            "play",
            "--rules",
            rules,
            "--engine",
            &engine,
            "--move-time",
            "0.05",
            "--ascii",
        ]);
        write!(stdin, "{typed}\nquit\n").expect("it listens");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let shown = String::from_utf8_lossy(&output.stdout);
        assert!(shown.contains("The opponent is Peatee"), "{shown}");
        assert!(shown.contains("The computer’s move: "), "{shown}");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
}

/// A bug: what cannot be started was named twice.
#[test]
fn an_engine_that_cannot_be_started_is_named_once() {
    let refused = err(&peatee(&["play", "--engine", "/no-such-engine"]));
    assert!(refused.contains("--engine: /no-such-engine: "), "{refused}");
    assert_eq!(refused.matches("/no-such-engine").count(), 1, "{refused}");
    let time = ["play", "--engine", "cat", "--move-time", "-1"];
    assert!(err(&peatee(&time)).contains("more than 0"));
}

/// What fails is told, and the game goes on against the computer.
#[test]
fn an_engine_that_fails_is_replaced() {
    let script = "while read -r word rest; do case $word in hub) echo id name=Puppet; echo wait;; init) echo ready;; \
                  ping) echo pong;; go) echo done move=1-2;; quit) exit;; esac; done";
    let engine = format!("sh -c '{script}'");
    let (child, mut stdin) = talking(&["play", "--engine", &engine, "--ascii"]);
    write!(stdin, "32-28\nquit\n").expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let shown = String::from_utf8_lossy(&output.stdout);
    let failed =
        "Puppet has stopped playing: illegal move \"1-2\". The computer takes over at level 4.";
    assert!(shown.contains(failed), "{shown}");
    let after = shown.split(failed).nth(1).expect("something follows");
    assert!(after.contains("The computer’s move: "), "{shown}");
}

/// Item B.5 of part 7, 002:§3.1: several people on a side are named, on the screen and in the file.
#[test]
fn found_7_b5_several_people_play_a_side_in_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pdn");
    let file = file.to_str().expect("a plain path");
    let people = ["--white", "Kask", "--white", "Tamm", "--black", "Saar"];
    let play = [
        "play", "--rules", "russian", "--side", "both", "--save", file,
    ];
    let (child, mut stdin) = talking(&[&play[..], &people[..]].concat());
    writeln!(stdin, "c3-d4\nquit").expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let said = out(&output);
    assert!(
        said.contains("Kask, Tamm – Saar · consultation game"),
        "{said}"
    );
    let written = std::fs::read_to_string(file).expect("the game");
    for line in [
        "[White \"Kask, Tamm\"]",
        "[Black \"Saar\"]",
        "[Consultation \"yes\"]",
    ] {
        assert!(written.contains(line), "{line} in {written}");
    }
    let refused = peatee(&["play", "--side", "black", "--white", "Kask"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("--white"), "{}", err(&refused));
    let refused = peatee(&["play", "--side", "both", "--white", "Kask, Tamm"]);
    assert!(err(&refused).contains("repeat"), "{}", err(&refused));
}
