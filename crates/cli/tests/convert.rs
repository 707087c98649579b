//! `peatee convert` as a user calls it: every option, every refusal, and nothing lost on the way.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use support::{Folder, err, out};

/// Every name in it, in order.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(&folder.0).expect("readable");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    let mut names: Vec<String> = names
        .map(|name| name.into_string().expect("UTF-8"))
        .collect();
    names.sort();
    names
}

fn command() -> Command {
    support::command(&["convert"])
}

fn convert(options: &[&str], paths: &[&Path]) -> Output {
    command()
        .args(options)
        .args(paths)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

/// What comes out for what goes in.
fn piped(options: &[&str], text: &str) -> Output {
    let all = [&["convert"], options, &["-", "-"]].concat();
    support::fed(&all, text.as_bytes())
}

/// The text of a conversion that finds no fault.
fn converted(options: &[&str], text: &str) -> String {
    let output = piped(options, text);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("there")
}

/// 002:§14.8
const SAMPLE: &str = "[White \"Petrov\"]
[Black \"Ivanov\"]
[Result \"0-1\"]
[GameType \"25\"]
[Rules \"russian-1953\"]

1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 h4:f2 5. e1:g3 c7:h4 0-1
";

const THREE: &str = "[Event \"Cup\"]
[Site \"Tartu\"]
[Date \"1953.05.19\"]
[White \"Петров\"]
[Black \"Ivanov\"]
[Result \"1-0\"]
[GameType \"20\"]

1. 32-28! {strong} 19-23 (1... 18-23 2. 37-32) 2. 28x19 14x23 1-0

[Event \"Match\"]
[Site \"Riga\"]
[Date \"13-01-1996\"]
[White \"Ivanov\"]
[Black \"Sidorov\"]
[Result \"1/2-1/2\"]
[GameType \"25\"]

1. c3-d4 d6-c5 1/2-1/2

[Event \"Cup\"]
[White \"Third\"]
[Black \"Fourth\"]
[Result \"*\"]
[GameType \"20\"]

1. 33-29 *
";

fn whites(text: &str) -> Vec<&str> {
    let tags = text
        .lines()
        .filter_map(|line| line.strip_prefix("[White \""));
    tags.filter_map(|rest| rest.strip_suffix("\"]")).collect()
}

fn chosen(options: &[&str]) -> Vec<String> {
    let text = converted(options, THREE);
    whites(&text).into_iter().map(str::to_owned).collect()
}

#[test]
fn r53_14_8_the_sample_game_in_columns() {
    let text = converted(&["--to", "columns"], SAMPLE);
    let moves = text.split_once("\n\n").expect("tags and moves").1;
    assert_eq!(
        moves,
        "  1.  e3-d4             d6-c5
  2.  f2-e3             f6-g5
  3.  c3-b4             g5-h4
  4.  b4:d6             h4:f2
  5.  e1:g3             c7:h4
0-1
"
    );
    assert_eq!(converted(&[], &text), SAMPLE);
}

/// 002:§14.8: printed as `h4-f2`, which is a capture.
#[test]
fn r53_14_8_slips_of_the_pen_are_mended() {
    let printed = SAMPLE.replace("h4:f2", "h4-f2");
    assert_eq!(converted(&[], &printed), SAMPLE);
}

#[test]
fn r53_14_9_short_notation() {
    let text = converted(&["--form", "file"], SAMPLE);
    assert!(
        text.ends_with("1. ed4 dc5 2. fe3 fg5 3. cb4 gh4 4. bd6 hf2 5. eg3 ch4 0-1\n"),
        "{text}"
    );
    assert_eq!(converted(&["--form", "short"], &text), SAMPLE);
}

#[test]
fn r53_14_6_full_notation() {
    let text = converted(&["--form", "full"], SAMPLE);
    assert!(text.contains("c7:e5:c3:e1:h4"), "{text}");
    assert_eq!(converted(&[], &text), SAMPLE);
}

/// 002:§29.7: a colon for captures on the large board too.
#[test]
fn r53_29_7_columns_of_the_large_board() {
    let game = "1. 31-27 19-24 2. 37-31 18-22 3. 27x18 13x22 4. 34-30 14-19 *\n";
    let text = converted(&["--to", "columns", "--rules", "hundred-1953"], game);
    assert!(text.contains("  3.  27:18             13:22\n"), "{text}");
    assert!(text.contains("[Rules \"hundred-1953\"]"), "{text}");
}

#[test]
fn numeric_and_back() {
    let numeric = converted(&["--to", "numeric"], SAMPLE);
    assert!(numeric.contains("1. 23-18 10-14 "), "{numeric}");
    assert_eq!(converted(&["--to", "algebraic"], &numeric), SAMPLE);
    assert_eq!(
        converted(
            &["--to", "numeric"],
            &converted(&["--to", "algebraic"], &numeric)
        ),
        numeric
    );
}

/// Letters gave the game away; numbers in a position would not.
#[test]
fn a_game_without_a_type_gets_one_when_it_needs_one() {
    let game = "[FEN \"W:Wc3:Bb8\"]\n\n1. c3-d4 *\n";
    let numeric = converted(&["--to", "numeric"], game);
    assert!(numeric.contains("[FEN \"W:W22:B1\"]"), "{numeric}");
    assert!(
        numeric.contains("[GameType \"25,W,8,8,N2,0\"]"),
        "{numeric}"
    );
    let back = converted(&["--to", "algebraic"], &numeric);
    assert!(back.ends_with("1. c3-d4 *\n"), "{back}");
    assert!(!back.contains("N2"), "{back}");
}

#[test]
fn plain_has_no_tags() {
    let text = converted(&["--to", "plain", "--games", "1"], THREE);
    assert!(
        text.starts_with("Петров – Ivanov   1-0\nCup, Tartu, 1953.05.19\n\n"),
        "{text}"
    );
    assert!(text.contains("1. 32-28! strong"), "{text}");
}

#[test]
fn algebraic_needs_letters() {
    let output = piped(&["--to", "algebraic"], THREE);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(whites(&out(&output)), ["Ivanov"]);
    let said = err(&output);
    assert!(said.contains("-:1:1: Game 1 was skipped"), "{said}");
    assert!(said.contains("Games read: 3, written: 1"), "{said}");
}

#[test]
fn points() {
    let two = converted(&["--points", "two"], THREE);
    assert!(
        two.contains("[Result \"2-0\"]") && two.contains("14x23 2-0\n"),
        "{two}"
    );
    assert!(
        two.contains("[Result \"1-1\"]") && two.contains("c5 1-1\n"),
        "{two}"
    );
    assert_eq!(converted(&["--points", "keep"], &two), two);
    assert_eq!(converted(&["--points", "one"], &two), converted(&[], THREE));
    assert!(converted(&["--points", "two"], "1. 32-28 1-0\n").ends_with("32-28 2-0\n"));
}

#[test]
fn normalised_tags() {
    let game = "[GameType \"20,W,10,10,N2,0\"]
[Setup \"1\"]
[FEN \"W:W31-50:B1-20.\"]
[Result \"1-0\"]
[Annotator \"me\"]
[Opening \"\"]
[date \"13-01-1996\"]
[White \"A \\\"B\\\" C\"]

01. 32-28  19-23 2. 28-19 *
";
    let text = converted(&["--normalise"], game);
    assert_eq!(
        text,
        "[Event \"?\"]
[Site \"?\"]
[Date \"1996.01.13\"]
[Round \"?\"]
[White \"A \\\"B\\\" C\"]
[Black \"?\"]
[Result \"1-0\"]
[GameType \"20\"]
[Annotator \"me\"]

1. 32-28 19-23 2. 28x19 1-0
"
    );
    assert_eq!(converted(&["--normalise"], &text), text);
}

#[test]
fn two_results_are_told() {
    let output = piped(&["--normalise"], "[Result \"1-0\"]\n\n1. 32-28 0-1\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("says 1-0, but the moves end with 0-1"));
    assert!(out(&output).contains("[Result \"0-1\"]"));
}

#[test]
fn without_comments_marks_and_variations() {
    let first = |option| converted(&[option, "--games", "1"], THREE);
    let text = first("--no-comments");
    assert!(
        text.contains("1. 32-28! 19-23 (1... 18-23 2. 37-32)"),
        "{text}"
    );
    let text = first("--no-marks");
    assert!(text.contains("1. 32-28 {strong}"), "{text}");
    let text = first("--no-variations");
    assert!(!text.contains("18-23"), "{text}");
}

#[test]
fn games_are_chosen() {
    assert_eq!(chosen(&["--player", "ivanov"]), ["Петров", "Ivanov"]);
    assert_eq!(chosen(&["--player", "ПЕТР"]), ["Петров"]);
    assert_eq!(chosen(&["--white", "ivanov"]), ["Ivanov"]);
    assert_eq!(chosen(&["--black", "ivanov"]), ["Петров"]);
    assert_eq!(chosen(&["--event", "cup"]), ["Петров", "Third"]);
    assert_eq!(chosen(&["--site", "riga"]), ["Ivanov"]);
    assert_eq!(chosen(&["--from", "1954"]), ["Ivanov"]);
    assert_eq!(chosen(&["--until", "1953.05"]), ["Петров"]);
    assert_eq!(
        chosen(&["--from", "1953.05.20", "--until", "1996.01.12"]),
        [""; 0]
    );
    assert_eq!(chosen(&["--only", "russian"]), ["Ivanov"]);
    assert_eq!(chosen(&["--result", "1-0"]), ["Петров"]);
    assert_eq!(
        chosen(&["--result", "1/2-1/2", "--result", "*"]),
        ["Ivanov", "Third"]
    );
    assert_eq!(chosen(&["--games", "1,3-"]), ["Петров", "Third"]);
    assert_eq!(chosen(&["--event", "cup", "--player", "third"]), ["Third"]);
}

#[test]
fn rules_are_for_games_that_do_not_say_theirs() {
    let text = converted(&["--rules", "brazilian"], "1. c3-d4 d6-c5 *\n");
    assert!(text.contains("[GameType \"26\"]"), "{text}");
    let text = converted(&["--rules", "brazilian"], SAMPLE);
    assert_eq!(text, SAMPLE);
}

#[test]
fn files_are_merged_and_a_folder_is_its_files() {
    let folder = Folder::new("convert-merge");
    let (a, b) = (folder.write("a.pdn", SAMPLE), folder.write("b.pdn", THREE));
    let (all, again) = (folder.file("all.txt"), folder.file("again.txt"));
    assert_eq!(convert(&[], &[&a, &b, &all]).status.code(), Some(0));
    assert_eq!(whites(&read(&all)), ["Petrov", "Петров", "Ivanov", "Third"]);
    assert_eq!(convert(&[], &[&folder.0, &again]).status.code(), Some(0));
    assert_eq!(read(&again), read(&all));
}

#[test]
fn split_and_merged_again() {
    let folder = Folder::new("convert-split");
    let input = folder.write("in.pdn", THREE);
    let parts = Folder::new("convert-split-parts");
    let output = convert(&["--split"], &[&input, &parts.0]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(
        names(&parts),
        [
            "0001-петров-ivanov.pdn",
            "0002-ivanov-sidorov.pdn",
            "0003-third-fourth.pdn"
        ]
    );
    let whole = folder.file("whole.pdn");
    assert_eq!(convert(&[], &[&parts.0, &whole]).status.code(), Some(0));
    assert_eq!(read(&whole), converted(&[], THREE));

    let pairs = folder.file("pairs");
    let output = convert(&["--split=2"], &[&input, &pairs]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(whites(&read(&pairs.join("0001.pdn"))), ["Петров", "Ivanov"]);
    assert_eq!(whites(&read(&pairs.join("0002.pdn"))), ["Third"]);
}

#[test]
fn a_folder_is_split_into_wholly_or_not_at_all() {
    let folder = Folder::new("convert-split-refused");
    let input = folder.write("in.pdn", THREE);
    let parts = Folder::new("convert-split-refused-parts");
    parts.write("0002-ivanov-sidorov.pdn", "mine");
    let output = convert(&["--split"], &[&input, &parts.0]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("already exists"), "{}", err(&output));
    assert_eq!(names(&parts), ["0002-ivanov-sidorov.pdn"]);
    assert_eq!(
        convert(&["--split", "--force"], &[&input, &parts.0])
            .status
            .code(),
        Some(0)
    );
    assert_eq!(names(&parts).len(), 3);
    // A folder that was not there goes away again.
    let bad = folder.write("bad.pdn", b"[Event \"x\"]\n1. 32-28 \0");
    let new = folder.file("new");
    assert_eq!(
        convert(&["--split"], &[&input, &bad, &new]).status.code(),
        Some(2)
    );
    assert!(!new.exists());
}

#[test]
fn nothing_is_written_over_unasked_and_an_input_never() {
    let folder = Folder::new("convert-over");
    let input = folder.write("in.pdn", THREE);
    let there = folder.write("there.pdn", "mine");
    let output = convert(&[], &[&input, &there]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("--force"), "{}", err(&output));
    assert_eq!(read(&there), "mine");
    assert_eq!(
        convert(&["--force"], &[&input, &there]).status.code(),
        Some(0)
    );
    assert_eq!(whites(&read(&there)).len(), 3);
    let output = convert(
        &["--force"],
        &[
            &input,
            &folder
                .file("../")
                .join(folder.0.file_name().expect("named"))
                .join("in.pdn"),
        ],
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(
        err(&output).contains("one of the inputs"),
        "{}",
        err(&output)
    );
    assert_eq!(read(&input), THREE);
    assert_eq!(names(&folder), ["in.pdn", "there.pdn"]);
}

#[test]
fn a_folder_is_no_file_and_a_file_no_folder() {
    let folder = Folder::new("convert-kinds");
    let input = folder.write("in.pdn", THREE);
    let output = convert(&[], &[&input, &folder.0]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("--split"), "{}", err(&output));
    let output = convert(&["--split"], &[&input, &input]);
    assert_eq!(output.status.code(), Some(2));
    let output = convert(&["--split"], &[&input, Path::new("-")]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(names(&folder), ["in.pdn"]);
}

#[test]
fn an_unreadable_input_leaves_nothing_behind() {
    let folder = Folder::new("convert-unreadable");
    let input = folder.write("in.pdn", THREE);
    let binary = folder.write("binary.pdn", [0_u8; 64]);
    let target = folder.file("out.pdn");
    for bad in [&binary, &folder.file("missing.pdn")] {
        let output = convert(&[], &[&input, bad, &target]);
        assert_eq!(output.status.code(), Some(2));
        let name = bad.display().to_string();
        assert!(err(&output).contains(&name), "{}", err(&output));
    }
    assert_eq!(names(&folder), ["binary.pdn", "in.pdn"]);
    let output = convert(&[], &[&input, &folder.file("no/such/out.pdn")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("no/such/out.pdn"), "{}", err(&output));
    let output = convert(&[], &[Path::new("-"), Path::new("-"), &target]);
    assert_eq!(output.status.code(), Some(2));
}

const ILLEGAL: &str = "[Event \"x\"]\n\n1. 32-28 19-23\n2. 33-29 16-21 3. 39-33 *\n";

#[test]
fn an_illegal_move_is_told_with_its_place_and_kept() {
    let folder = Folder::new("convert-illegal");
    let input = folder.write("in.pdn", ILLEGAL);
    let output = convert(&[], &[&input, Path::new("-")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).ends_with("2. 33-29 16-21 3. 39-33 *\n"),
        "{}",
        out(&output)
    );
    let said = err(&output);
    let place = format!(
        "{}:4:4: Game 1: the move 33-29 is not legal. ",
        input.display()
    );
    assert!(said.starts_with(&place), "{said}");
    assert!(said.contains("(000:4."), "{said}");
    assert!(
        said.contains("written: 1, with illegal moves: 1."),
        "{said}"
    );
}

#[test]
fn legal_only_leaves_it_out() {
    let output = piped(&["--legal-only"], &format!("{ILLEGAL}\n{THREE}"));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(whites(&out(&output)).len(), 3);
    assert!(!out(&output).contains("33-29 16-21"));
    let said = err(&output);
    assert!(
        said.contains("Games read: 4, written: 3, with illegal moves: 1."),
        "{said}"
    );
}

#[test]
fn games_of_other_rules_are_kept_as_they_are_or_left_out() {
    let english = "[GameType \"21\"]\n\n1. 11-15 23-19 1-0\n";
    let output = piped(&[], english);
    assert_eq!(
        (output.status.code(), out(&output).as_str()),
        (Some(1), english)
    );
    assert!(
        err(&output).contains("English draughts"),
        "{}",
        err(&output)
    );
    for option in ["--to=numeric", "--legal-only"] {
        let output = piped(&[option], english);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    }
}

#[test]
fn encodings() {
    let folder = Folder::new("convert-encoding");
    // "Петров" in windows-1251.
    let mut bytes = b"[White \"".to_vec();
    bytes.extend([0xCF, 0xE5, 0xF2, 0xF0, 0xEE, 0xE2]);
    bytes.extend(b"\"]\n\n1. 32-28 *\n");
    let input = folder.write("in.pdn", bytes);
    let output = convert(&["--encoding", "windows-1251"], &[&input, Path::new("-")]);
    assert_eq!(whites(&out(&output)), ["Петров"]);
    for name in ["no-such", "utf-16"] {
        let output = convert(&["--encoding", name], &[&input, Path::new("-")]);
        assert_eq!(output.status.code(), Some(2));
    }
}

const CHESS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";

#[test]
fn chess_stays_chess() {
    let folder = Folder::new("convert-chess");
    let input = folder.write("in.pgn", CHESS);
    for to in ["pdn", "pgn"] {
        let output = convert(&["--to", to, "--points", "two"], &[&input, Path::new("-")]);
        assert_eq!(
            (output.status.code(), out(&output).as_str()),
            (Some(0), CHESS)
        );
    }
    for to in ["numeric", "algebraic", "columns"] {
        let output = convert(&["--to", to], &[&input, Path::new("-")]);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
        let said = err(&output);
        assert!(
            said.contains("in.pgn:1:1: Game 1 was skipped: chess"),
            "{said}"
        );
        assert!(said.contains(to), "{said}");
    }
}

#[test]
fn chess_and_draughts_do_not_share_a_file() {
    let folder = Folder::new("convert-families");
    let (chess, draughts) = (folder.write("a.pgn", CHESS), folder.write("b.pdn", THREE));
    let target = folder.file("out.pdn");
    let output = convert(&[], &[&chess, &draughts, &target]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(whites(&read(&target)).len(), 3);
    assert!(err(&output).contains(".pgn"), "{}", err(&output));
    let parts = folder.file("parts");
    assert_eq!(
        convert(&["--split=9"], &[&chess, &draughts, &parts])
            .status
            .code(),
        Some(0)
    );
    assert_eq!(read(&parts.join("0001.pgn")), CHESS);
    assert!(parts.join("0002.pdn").exists());
}

#[test]
fn what_is_lost_is_told() {
    let output = piped(&[], "[Event \"x\"]\n\n1. 32-28 ### 19-23 *\n");
    assert_eq!(output.status.code(), Some(1));
    let said = err(&output);
    assert!(
        said.starts_with("-:3:10: This is not part of a game"),
        "{said}"
    );
}

#[test]
fn moves_behind_an_unknown_one_are_kept_and_told() {
    let output = piped(&["--to", "numeric"], "1. c3-d4 - 2. b2-c3 *\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).contains("1. 22-18 -- 2. b2-c3 *"),
        "{}",
        out(&output)
    );
    assert!(
        err(&output).starts_with("-:1:10: This move is not recorded"),
        "{}",
        err(&output)
    );
    let output = piped(&[], "1. - - 2. - - *\n");
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
}

#[cfg(unix)]
#[test]
fn devices_are_written_to_and_links_stay() {
    let folder = Folder::new("convert-links");
    let input = folder.write("in.pdn", THREE);
    assert_eq!(
        convert(&[], &[&input, Path::new("/dev/null")])
            .status
            .code(),
        Some(0)
    );
    let real = folder.write("real.pdn", "mine");
    let link = folder.file("link.pdn");
    std::os::unix::fs::symlink(&real, &link).expect("a link");
    assert_eq!(convert(&[], &[&input, &link]).status.code(), Some(2));
    assert_eq!(
        convert(&["--force"], &[&input, &link]).status.code(),
        Some(0)
    );
    assert_eq!(whites(&read(&real)).len(), 3);
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let onto = folder.file("onto-input.pdn");
    std::os::unix::fs::symlink(&input, &onto).expect("a link");
    assert_eq!(
        convert(&["--force"], &[&input, &onto]).status.code(),
        Some(2)
    );
    assert_eq!(read(&input), THREE);
}

#[test]
fn bad_usage_is_2() {
    for options in [
        &["--games", "0"][..],
        &["--from", "yesterday"],
        &["--result", "5-5"],
        &["--split=0"],
        &["--to", "latin"],
        &["--only", "go"],
    ] {
        let output = piped(options, THREE);
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        assert!(out(&output).is_empty());
    }
}

/// Whatever comes in, something is said and nothing breaks.
#[test]
fn nonsense_does_no_harm() {
    for text in [
        "",
        " \n",
        "*",
        "{",
        "((((",
        "[",
        "[Event",
        "1. 99-98 *",
        "[FEN \"x\"]\n1. 32-28 *",
        "[Rules \"?\"]\n\n1. e4 *",
        "1. - - 2. - - *",
        "/FEN \"W:Wc3:Bb8\"/ 1. c3-d4",
    ] {
        for to in ["pdn", "numeric", "algebraic", "columns", "plain"] {
            let output = piped(&["--to", to, "--normalise"], text);
            assert!(matches!(output.status.code(), Some(0..=2)), "{text:?}");
            assert!(
                !err(&output).contains("panicked"),
                "{text:?}: {}",
                err(&output)
            );
        }
    }
}

/// PDN 3.0: the end of the moves says what the Result tag says, though the file had another end or none.
#[test]
fn found_7_t_examiner2_09_the_end_of_the_moves_equals_the_tag() {
    let russian = "[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 d6-c5 2. b2-c3";
    for behind in ["", " X", " *"] {
        let text = converted(&[], &format!("{russian}{behind}\n"));
        assert!(text.contains("[Result \"1-0\"]"), "{text}");
        assert!(text.ends_with(" 1-0\n"), "{text}");
    }
    let drawn = "[GameType \"25\"]\n[Result \"1/2-1/2\"]\n\n1. c3-d4 d6-c5 2. b2-c3 =\n";
    let text = converted(&[], drawn);
    assert!(text.ends_with(" 1/2-1/2\n"), "{text}");
    // The other way about; and nothing is made up.
    let open = "[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 d6-c5 0-1\n";
    let text = converted(&[], open);
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    assert!(text.ends_with(" 0-1\n"), "{text}");
    let none = converted(&[], "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n");
    assert!(!none.contains("Result") && none.ends_with(" *\n"), "{none}");
}

/// 002:§14.5, 002:§14.6: the sample game of §14.8 in the signs of the book is a game of draughts.
#[test]
fn found_7_t_examiner2_01_a_game_in_the_signs_of_1953_is_converted() {
    for game in [
        "1. e3—d4 d6—c5\n2. f2—e3 f6—g5\n3. c3—b4 g5—h4\n4. b4 : d6 h4—f2\n5. e1 : g3 c7 : h4\n",
        "1. e3 — d4 d6 — c5\n2. f2 — e3 f6 — g5\n3. c3 — b4 g5 — h4\n4. b4 : d6 h4 — f2\n5. e1 : g3 c7 : h4\n",
        "1. e3–d4 d6–c5\n2. f2–e3 f6–g5\n3. c3–b4 g5–h4\n4. b4 : d6 h4–f2\n5. e1 : g3 c7 : h4\n",
    ] {
        let text = converted(&["--rules", "russian-1953"], game);
        assert!(
            text.contains(
                "1. e3-d4 d6-c5 2. f2-e3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 h4:f2 5. e1:g3 c7:h4"
            ),
            "{text}"
        );
    }
}

/// 001:8.4, 002:§14.4: a page to read has the position as two lists of squares with their numbers.
#[test]
fn found_7_t_examiner2_10_a_page_shows_the_position_as_lists() {
    let game = "[GameType \"25\"]\n[FEN \"B:WKa1,c3:Bh8,b8\"]\n\n1... b8-a7 *\n";
    let text = converted(&["--to", "plain"], game);
    assert!(
        text.contains("White – Ka1, c3 (2); Black – b8, h8 (2); Black to move.\n"),
        "{text}"
    );
    assert!(text.contains("1... b8-a7"), "{text}");
}
