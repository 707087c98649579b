//! `peatee analyse` of whole games: what is marked, how it is written, and what is refused.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::process::Output;

use serde_json::Value;
use support::{Folder, err, fed, out, run_in};

/// The game of 002:§14.8, which White resigned: 3. c3-b4 allows a shot that costs three men.
const PETROV_IVANOV: &str = r#"[Event "002:§14.8"]
[White "Petrov"]
[Black "Ivanov"]
[Result "0-1"]
[GameType "25"]

1. e3-d4 d6-c5 2. f2-e3 {quiet} f6-g5 3. c3-b4 g5-h4 4. b4:d6 h4:f2 5. e1:g3 c7:h4 0-1
"#;

/// The shortest game of chess.
const FOOLS_MATE: &str = r#"[White "A"]
[Black "B"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1
"#;

fn analysed(game: &str, arguments: &[&str]) -> Output {
    let output = fed(
        &[
            &["analyse", "-", "--nodes", "1000", "--memory", "2"],
            arguments,
        ]
        .concat(),
        game.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    output
}

fn told(game: &str, arguments: &[&str]) -> Value {
    let output = analysed(game, &[&["--json"], arguments].concat());
    serde_json::from_str(&out(&output)).expect("JSON")
}

fn signs(told: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let moves = told["moves"].as_array().expect("moves").iter();
    moves
        .map(|it| (text(&it["move"]), text(&it["sign"])))
        .collect()
}

/// 000:9.1.6, 002:§14.8: the move that allows the shot is very weak, the shot strong, and what is forced has no sign.
#[test]
fn intl_9_1_6_a_blunder_is_marked_and_answered() {
    let told = told(PETROV_IVANOV, &[]);
    let signs = signs(&told);
    let signs: Vec<(&str, &str)> = signs.iter().map(|(m, s)| (&**m, &**s)).collect();
    assert_eq!(signs[4..6], [("c3-b4", "??"), ("g5-h4", "!")]);
    let others = signs[..4].iter().chain(&signs[6..]);
    assert!(others.clone().all(|(_, sign)| sign.is_empty()), "{signs:?}");
    let blunder = &told["moves"][4];
    assert_eq!(blunder["judgement"], "very_weak");
    assert!(blunder["white_score"].as_i64() < Some(-200), "{blunder}");
    assert!(blunder["loss"].as_f64() > Some(0.25), "{blunder}");
    let better = &blunder["better"];
    assert!(better["white_score"].as_i64() > Some(-50), "{blunder}");
    assert_ne!(better["moves"][0], "c3-b4");
    assert_eq!(told["moves"][6]["only_legal"], true);
}

/// The issue: as JSON. Keys that others may rely on.
#[test]
fn json_has_its_keys() {
    let told = told(PETROV_IVANOV, &[]);
    let keys = |value: &Value| -> Vec<String> {
        let object = value.as_object().expect("an object");
        let mut keys: Vec<String> = object.keys().cloned().collect();
        keys.sort_unstable();
        keys
    };
    assert_eq!(
        keys(&told),
        [
            "black", "file", "game", "moves", "result", "rules", "summary", "white"
        ]
    );
    assert_eq!(
        keys(&told["moves"][4]),
        [
            "better",
            "black_win_in",
            "depth",
            "fen",
            "judgement",
            "loss",
            "move",
            "number",
            "only_legal",
            "side",
            "sign",
            "table",
            "white_score",
            "white_win_in"
        ]
    );
    assert_eq!(
        keys(&told["moves"][4]["better"]),
        [
            "black_win_in",
            "depth",
            "moves",
            "white_score",
            "white_win_in"
        ]
    );
    assert_eq!(
        keys(&told["summary"]["white"]),
        [
            "accuracy",
            "average_loss",
            "doubtful",
            "moves",
            "very_weak",
            "weak"
        ]
    );
    assert_eq!(told["white"], "Petrov");
    assert_eq!(told["result"], "0-1");
    assert_eq!(told["summary"]["white"]["very_weak"], 1);
    assert_eq!(told["moves"][4]["number"], 3);
    assert_eq!(told["moves"][5]["side"], "black");
}

/// The issue: as text. A row a move, the better line in the row of the mistake, the sums below.
#[test]
fn text_has_a_row_for_each_move() {
    let said = out(&analysed(PETROV_IVANOV, &[]));
    let rows: Vec<&str> = said.lines().collect();
    assert_eq!(rows[0], "game 1, Petrov – Ivanov: russian, 10 moves");
    let blunder = rows.iter().find(|row| row.contains("c3-b4 ??"));
    let words = blunder.map(|row| row.split_whitespace().count());
    assert!(words > Some(5), "{said}");
    assert!(rows.iter().all(|row| row.chars().count() <= 80), "{said}");
    assert!(
        said.contains("mistakes (?): 0, blunders (??): 1."),
        "{said}"
    );
}

/// What people read is in their language.
#[test]
fn sums_are_told_in_every_language() {
    for (language, word) in [
        ("et", "Valge (Petrov): kaalutud"),
        ("ru", "Белые (Petrov): рассмотрено"),
        ("lv", "Baltie (Petrov): izvērtēti"),
        ("lt", "Baltieji (Petrov): įvertinta"),
    ] {
        let said = out(&analysed(PETROV_IVANOV, &["--lang", language]));
        assert!(said.contains(word), "{said}");
    }
}

/// The issue: as PDN comments. It is read back without a fault, keeps what was written, and comes out the same when it is
/// analysed again.
#[test]
fn pdn_is_read_back_and_comes_out_the_same() {
    for game in [PETROV_IVANOV, FOOLS_MATE] {
        let once = out(&analysed(game, &["--format", "pdn"]));
        assert!(once.contains("??"), "{once}");
        assert!(once.contains('('), "{once}");
        let checked = fed(&["check", "-"], once.as_bytes());
        assert_eq!(checked.status.code(), Some(0), "{once}{}", out(&checked));
        let twice = out(&analysed(&once, &["--format", "pdn"]));
        assert_eq!(once, twice);
    }
    let once = out(&analysed(PETROV_IVANOV, &["--format", "pdn"]));
    assert!(
        once.contains("quiet}") && once.contains("c3-b4??"),
        "{once}"
    );
}

/// Nobody is praised or blamed for what he must play.
#[test]
fn a_forced_game_has_no_signs() {
    let forced = "[GameType \"25\"]\n[FEN \"W:Wa1:Bh8\"]\n\n1. a1-b2 h8-g7 *\n";
    let told = told(forced, &[]);
    assert!(signs(&told).iter().all(|(_, sign)| sign.is_empty()));
    for side in ["white", "black"] {
        assert_eq!(told["summary"][side]["moves"], 0);
        assert_eq!(told["summary"][side]["average_loss"], 0.0);
    }
    let written = out(&analysed(forced, &["--format", "pdn"]));
    assert!(!written.contains(['!', '?', '(', '$']), "{written}");
}

/// The issue: UCI and its kin for chess; the modest search tells of mates.
#[test]
fn a_game_of_chess_is_analysed_too() {
    let told = told(FOOLS_MATE, &[]);
    let blunder = &told["moves"][2];
    assert_eq!(blunder["move"], "g4");
    assert_eq!(blunder["sign"], "??");
    assert_eq!(blunder["black_win_in"], 1);
    let position = fed(&["analyse", "--rules", "chess", "--depth", "3"], b"");
    assert_eq!(position.status.code(), Some(0), "{}", err(&position));
    for draughts_only in [["--lines", "2"], ["--threads", "2"], ["--tables", "x"]] {
        let asked = [&["analyse", "--rules", "chess"][..], &draughts_only].concat();
        let refused = fed(&asked, b"");
        assert_eq!(refused.status.code(), Some(2), "{draughts_only:?}");
        assert!(err(&refused).contains(draughts_only[0]));
    }
}

/// `examples.json`, kind endgame: two kings catch one in four moves. Tables know it, and who lets it go.
#[test]
fn tables_give_their_verdict() {
    let folder = Folder::new("analyse-tables");
    let build = "tables build --rules russian --pieces 3 --folder t";
    let built = run_in(&folder.0, &build.split(' ').collect::<Vec<_>>());
    assert_eq!(built.status.code(), Some(0), "{}", err(&built));
    let position = "analyse --rules russian --fen W:WKb8,Kd8:BKh2 --tables t";
    let asked: Vec<&str> = position.split(' ').collect();
    let said = out(&run_in(&folder.0, &asked));
    assert!(said.starts_with("White wins in 4 moves."), "{said}");
    assert!(said.contains("#7  table  d8-b6"), "{said}");
    let json = out(&run_in(&folder.0, &[&asked[..], &["--json"]].concat()));
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["table"]["verdict"], "win");
    assert_eq!(json["table"]["own_moves"], 4);

    let game = "[GameType \"25\"]\n[FEN \"W:WKb8,Kd8:BKh2\"]\n\n1. b8-a7 h2-b8 *\n";
    folder.write("g.pdn", game);
    let asked = ["analyse", "g.pdn", "--tables", "t", "--json"];
    let told: Value = serde_json::from_str(&out(&run_in(&folder.0, &asked))).expect("JSON");
    let slip = &told["moves"][0];
    assert_eq!(slip["sign"], "??");
    assert_eq!(slip["table"]["verdict"], "draw");
    assert_eq!(slip["loss"], 0.5);
    assert_eq!(slip["better"]["white_win_in"], 7);
    let missing = ["analyse", "g.pdn", "--tables", "nowhere"];
    assert_eq!(run_in(&folder.0, &missing).status.code(), Some(2));
}

/// Several games stand one after the other; one can be chosen.
#[test]
fn games_are_chosen_by_number() {
    let two = format!(
        "{PETROV_IVANOV}\n{}",
        PETROV_IVANOV.replace("Petrov", "Sidorov")
    );
    let all = out(&analysed(&two, &["--json"]));
    assert_eq!(all.lines().count(), 2);
    let second = told(&two, &["--game", "2"]);
    assert_eq!(second["white"], "Sidorov");
    assert_eq!(second["game"], 2);
}

#[test]
fn what_cannot_be_analysed_is_refused_with_its_place() {
    let folder = Folder::new("analyse-refused");
    folder.write("good.pdn", PETROV_IVANOV);
    folder.write("empty.pdn", "");
    folder.write("illegal.pdn", PETROV_IVANOV.replace("3. c3-b4", "3. c3-e5"));
    folder.write("bare.pdn", "[Event \"x\"]\n[GameType \"25\"]\n\n*\n");
    folder.write("english.pdn", "[GameType \"21\"]\n\n1. 11-15 *\n");
    let setup = "1. e3-d4 d6-c5 /FEN \"W:Wa1:Bh8\"/ 2. a1-b2 *\n";
    folder.write("setup.pdn", setup);
    for (arguments, word) in [
        ("nothing.pdn", "nothing.pdn"),
        (".", "folder"),
        ("empty.pdn", "no games"),
        ("good.pdn --game 2", "the file has 1 game"),
        ("illegal.pdn", "illegal.pdn:7:"),
        ("illegal.pdn", "c3-e5 is not legal"),
        ("bare.pdn", "Game 1 has no moves"),
        ("english.pdn", "not known"),
        ("setup.pdn --rules russian", "another position"),
        ("good.pdn --fen W:Wa1:Bh8", "--fen"),
        ("good.pdn --lines 2", "--lines"),
        ("--game 1", "FILE"),
        ("--format pdn", "--format pdn"),
    ] {
        let asked: Vec<&str> = ["analyse", "--nodes", "100", "--memory", "2"]
            .into_iter()
            .chain(arguments.split(' '))
            .collect();
        let refused = run_in(&folder.0, &asked);
        assert_eq!(refused.status.code(), Some(2), "{arguments}");
        assert!(
            err(&refused).contains(word),
            "{arguments}: {}",
            err(&refused)
        );
        assert!(out(&refused).is_empty(), "{arguments}: {}", out(&refused));
    }
}

/// A bug: `--rules` was passed over without a word where the file says by which rules its games are played.
#[test]
fn who_asks_for_other_rules_than_the_file_says_is_told() {
    for (rules, warned) in [("chess", true), ("brazilian", true), ("russian", false)] {
        let output = analysed(PETROV_IVANOV, &["--rules", rules]);
        assert!(out(&output).contains("russian, 10 moves"), "{rules}");
        let told = format!("under the rules russian, as the file says, not {rules}.");
        assert_eq!(err(&output).contains(&told), warned, "{}", err(&output));
    }
    let output = analysed(PETROV_IVANOV, &["--rules", "chess", "--lang", "ru"]);
    assert!(err(&output).contains("как сказано в файле, а не chess"));
}

/// A game that cannot be followed does not keep the others from being analysed.
#[test]
fn the_games_beside_a_bad_one_are_analysed() {
    let bad = PETROV_IVANOV.replace("1. e3-d4", "1. e3-e4");
    let output = fed(
        &["analyse", "-", "--nodes", "200", "--json"],
        format!("{bad}\n{PETROV_IVANOV}").as_bytes(),
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(out(&output).lines().count(), 1);
    assert!(err(&output).contains("Game 1: the move e3-e4"));
}
