//! `peatee conduct run` as a user calls it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::process::Output;

use serde_json::Value;
use support::{Folder, err, fed, out};

const STORY: &str = "\
Title: Nobody comes back
Articles: 002:§32.10
White: Kask
Rules: russian-1953
Time: 15/3600

Judge begins
White c3-d4 after 0:03
White d4-e5
expect refused
Time passes 2:00:00
expect end 002:§32.10
expect score 1-0
";

fn conduct(arguments: &[&str], input: &[u8]) -> Output {
    fed(&[&["conduct", "run"], arguments].concat(), input)
}

/// 002:§32.10: the story says when the flag fell, and by which article the game is over.
#[test]
fn r53_32_10_a_story_is_told() {
    let output = conduct(&["-"], STORY.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let told = out(&output);
    assert!(told.starts_with("Nobody comes back\nKask – ? · russian-1953 · 15/3600"));
    assert!(told.contains("0:00:03   White’s move: c3-d4."), "{told}");
    assert!(told.contains("× “White d4-e5” is refused."), "{told}");
    assert!(
        told.contains("1:00:03   Black’s flag has fallen."),
        "{told}"
    );
    assert!(told.contains("(002:§32.10)"), "{told}");
    assert!(told.contains("Result: 1-0."), "{told}");
}

/// The clock that runs as the story ends is counted up to its end.
#[test]
fn found_7_t_examiner_14_the_running_clock_is_counted() {
    let story = "Rules: russian-1953\nTime: 15/3600\n\nJudge begins\nWhite c3-d4 after 0:03\n\
        Time passes 0:10:00\nexpect Black used 10:00\n";
    let told = out(&conduct(&["-"], story.as_bytes()));
    let used = "The game is not over. Time used: White 0:00:03, Black 0:10:00.";
    assert!(told.contains(used), "{told}");
}

/// 002:§32.5: each game of a competition is given 4 to 6 hours.
#[test]
fn found_7_t_examiner_12_another_session_is_warned_about() {
    let told = |rules: &str, session: &str, more: &str| {
        let story =
            format!("Rules: {rules}\nTime: 15/3600\nSession: {session}\n{more}\nJudge begins\n");
        let output = conduct(&["-"], story.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output)
    };
    let yes = "Competition: yes\n";
    for session in ["3:00:00", "3:59:59", "6:00:01", "7:00:00"] {
        let said = format!(
            "! The session lasts {session}; a game should be given 4 to 6 hours. (002:§32.5)"
        );
        let told = told("russian-1953", session, yes);
        assert!(told.contains(&said), "{told}");
    }
    for (rules, session, more) in [
        ("hundred-1953", "4:00:00", yes),
        ("hundred-1953", "6:00:00", yes),
        ("russian-1953", "3:00:00", ""),
        ("international", "3:00:00", yes),
    ] {
        let told = told(rules, session, more);
        assert!(!told.contains("32.5"), "{told}");
    }
}

#[test]
fn what_is_not_as_expected_is_status_1() {
    let wrong = STORY.replace("score 1-0", "score 0-1");
    let output = conduct(&["-"], wrong.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("Line 13, “expect score 0-1”"));
    let brief = conduct(&["--brief", "-"], wrong.as_bytes());
    assert_eq!(brief.status.code(), Some(1));
    assert!(out(&brief).starts_with("<stdin>: Nobody comes back\n    Line 13"));
}

#[test]
fn several_files_and_json() {
    let folder = Folder::new("conduct-json");
    let right = folder.write("right.txt", STORY).display().to_string();
    let wrong = STORY.replace("score 1-0", "score *");
    let wrong = folder.write("wrong.txt", wrong).display().to_string();
    let output = conduct(&["--json", &right, &wrong], b"");
    assert_eq!(output.status.code(), Some(1));
    let values: Vec<Value> = out(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(values[0]["event"], "conduct-event-begun");
    assert_eq!(values[2]["refused"], "conduct-refused-not-on-move");
    let sums: Vec<&Value> = values
        .iter()
        .filter(|value| value.get("file").is_some())
        .collect();
    assert_eq!(sums.len(), 2);
    assert_eq!(
        (&sums[0]["as_expected"], &sums[0]["score"]),
        (&true.into(), &"1-0".into())
    );
    assert_eq!(sums[1]["failure"]["line"], 13);
}

#[test]
fn what_cannot_be_read_is_status_2_with_its_place() {
    let refused = |arguments: &[&str], input: &[u8], why: &str| {
        let output = conduct(arguments, input);
        assert_eq!(output.status.code(), Some(2), "{why}");
        assert!(err(&output).contains(why), "{}", err(&output));
        assert_eq!(out(&output), "");
    };
    refused(
        &["-"],
        b"Rules: international\nWhite flies\xff",
        "not UTF-8 at byte 32",
    );
    refused(
        &["-"],
        b"Rules: international\n\nJudge sings\n",
        "line 3: no judge does \"sings\"",
    );
    refused(&["-"], b"Rules: halma\n", "line 1: no rule set \"halma\"");
    refused(&["-"], b"Judge begins\n", "Rules is missing");
    refused(
        &["-"],
        &vec![b'#'; (1 << 20) + 1],
        "longer than 1048576 bytes",
    );
    refused(&["nowhere.txt"], b"", "nowhere.txt");
}

/// Item B.5 of part 7, 002:§3.1: a game of several persons against one is called a consultation game.
#[test]
fn found_7_b5_a_consultation_game_is_called_so() {
    let story = "Rules: russian-1953\nWhite: Kask, Tamm\nBlack: Saar\n\nJudge begins\n";
    for (lang, label) in [
        ("en", "Kask, Tamm – Saar · consultation game ·"),
        ("et", "Kask, Tamm – Saar · konsulteeritud partii ·"),
    ] {
        let output = conduct(&["--lang", lang, "-"], story.as_bytes());
        assert!(out(&output).contains(label), "{}", out(&output));
    }
}

#[test]
fn the_story_is_told_in_the_language_asked_for() {
    let output = conduct(&["--lang", "et", "-"], STORY.as_bytes());
    assert!(
        out(&output).contains("Valge käik: c3-d4."),
        "{}",
        out(&output)
    );
}
