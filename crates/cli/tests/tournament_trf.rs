//! `peatee tournament pair`, `check` and `generate`, as a script calls them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::process::Output;

use support::{Folder, command, err, out};

fn peatee(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

fn generated(seed: &str) -> String {
    let options = [
        "--players",
        "21",
        "--rounds",
        "6",
        "--forfeits",
        "40",
        "--byes",
        "30",
        "--seed",
        seed,
    ];
    let output = peatee(&[&["tournament", "generate"][..], &options].concat());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output)
}

#[test]
fn a_generated_tournament_is_checked_and_paired_on() {
    let folder = Folder::new("tournament-trf");
    let text = generated("5");
    assert_eq!(generated("5"), text);
    assert_ne!(generated("6"), text);
    let file = folder.file("t.trf");
    fs::write(&file, &text).expect("written");
    let name = file.to_str().expect("plain");

    let checked = peatee(&["tournament", "check", name]);
    let expected: String = (1..=6).map(|round| format!("round {round} ok\n")).collect();
    assert_eq!((checked.status.code(), out(&checked)), (Some(0), expected));

    let over = peatee(&["tournament", "pair", name]);
    assert_eq!((over.status.code(), out(&over)), (Some(1), String::new()));
    assert!(
        err(&over).contains("All rounds are paired; their number is 6."),
        "{}",
        err(&over)
    );

    fs::write(&file, text.replace("142 6", "142 9")).expect("written");
    let paired = peatee(&["tournament", "pair", name, "--explain"]);
    assert_eq!(paired.status.code(), Some(0), "{}", err(&paired));
    let said = out(&paired);
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some("11"));
    let boards: Vec<Vec<u16>> = lines
        .by_ref()
        .take(11)
        .map(|line| {
            line.split(' ')
                .map(|word| word.parse().expect("a number"))
                .collect()
        })
        .collect();
    assert_eq!(
        boards
            .iter()
            .flatten()
            .collect::<std::collections::BTreeSet<_>>()
            .len(),
        22
    );
    assert_eq!(boards.last().map(|board| board[1]), Some(0));
    assert!(
        said.contains("\nPoints: ") && said.contains("\nBracket "),
        "{said}"
    );
}

#[test]
fn a_changed_tournament_differs_with_both_pairings() {
    let folder = Folder::new("tournament-trf-changed");
    let file = folder.file("t.trf");
    let text = generated("5");
    // The first colour decides every colour of the first round.
    let changed = if text.contains("152 W") {
        text.replace("152 W", "152 B")
    } else {
        text.replace("152 B", "152 W")
    };
    fs::write(&file, changed).expect("written");
    let checked = peatee(&["tournament", "check", file.to_str().expect("plain")]);
    assert_eq!(checked.status.code(), Some(1));
    let said = out(&checked);
    assert!(
        said.starts_with("round 1 differs\n  in the file  ") && said.contains("\n  expected     "),
        "{said}"
    );
}

#[test]
fn broken_files_are_refused_with_line_and_reason() {
    let folder = Folder::new("tournament-trf-broken");
    let file = folder.file("t.trf");
    let name = file.to_str().expect("plain").to_owned();
    let missing = peatee(&["tournament", "pair", &name]);
    assert_eq!(missing.status.code(), Some(2));
    fs::write(&file, "142 5\n152 W\n001    1      A\n").expect("written");
    for task in ["pair", "check"] {
        let output = peatee(&["tournament", task, &name]);
        assert_eq!(
            (output.status.code(), out(&output)),
            (Some(2), String::new())
        );
        assert!(
            err(&output).contains("line 3, column 81: expected points as 7.5"),
            "{}",
            err(&output)
        );
    }
    fs::write(&file, "152 W\n").expect("written");
    let output = peatee(&["tournament", "pair", &name]);
    assert!(
        err(&output).contains("The number of rounds is not known (record 142)."),
        "{}",
        err(&output)
    );
}

/// Item A.8 of what trials found: the encodings that arbiters' programs write are found out, or named.
#[test]
fn found_7_a8_a_report_in_another_encoding_is_read() {
    let folder = Folder::new("tournament-encoding");
    let line = |number: u8, name: &str, round: &str, points: &str| {
        format!(
            "001 {number:>4}      {name:<33} 2100 LAT                        {points} {number:>4}  {round}\r\n"
        )
    };
    let text = line(1, "Иванова, Ольга", "   2 w 1", " 1.0")
        + &line(2, "Смирнов, Пётр", "   1 b 0", " 0.0");
    let cyrillic = |letter: char| match letter {
        'А'..='я' => u8::try_from(u32::from(letter) - 0x410 + 0xc0).expect("a byte"),
        'ё' => 0xb8,
        letter => u8::try_from(letter).expect("ASCII"),
    };
    let bytes: Vec<u8> = text.chars().map(cyrillic).collect();
    let file = folder.write("cp1251.trf", bytes);
    let name = file.to_str().expect("plain");
    for (event, options) in [
        ("guessed.peatee", &[][..]),
        ("named.peatee", &["--encoding", "windows-1251"][..]),
    ] {
        let event = folder.file(event);
        let event = event.to_str().expect("plain");
        let done = peatee(&[&["tournament", "import", event, name][..], options].concat());
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
        assert!(out(&done).contains("windows-1251"), "{}", out(&done));
        let kept = fs::read_to_string(event).expect("an event");
        assert!(
            kept.contains("Иванова, Ольга") && kept.contains("Смирнов, Пётр"),
            "{kept}"
        );
    }
    let wrong = peatee(&["tournament", "check", name, "--encoding", "utf-8"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(
        err(&wrong).contains("line 1, column 15: expected UTF-8"),
        "{}",
        err(&wrong)
    );
}

/// Item A.8 of what trials found: sex and federation are given on the command line, kept, and exported.
#[test]
fn found_7_a8_sex_and_federation_are_given() {
    let folder = Folder::new("tournament-sex");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let done = |arguments: &[&str]| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output)
    };
    done(&["new", event, "--name", "Cup", "--federation", "est"]);
    done(&["appoint", event, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", event]);
    done(&[
        "add",
        event,
        "Anna",
        "--sex",
        "w",
        "--federation",
        "lat",
        "--birth",
        "1990-05-31",
    ]);
    let list = folder.write(
        "list.csv",
        "name,federation,sex,shoe\nBruno,LTU,m,43\nCarla,EST,F,\n",
    );
    let list = list.to_str().expect("plain");
    let told = done(&["add", event, "--from", list]);
    assert!(told.contains("shoe"), "{told}");
    done(&["amend", event, "Bruno", "Bruno", "--sex", "w"]);
    let report = done(&["export", event, "trf"]);
    for line in [
        "032 EST",
        "001    1 w    Anna ",
        "001    2 w    Bruno ",
        "001    3 w    Carla ",
    ] {
        assert!(
            report.lines().any(|known| known.starts_with(line)),
            "{report}"
        );
    }
    assert!(report.contains(" LAT "), "{report}");
    let json = done(&["export", event, "json"]);
    assert!(
        json.contains("\"sex\": \"w\"") && json.contains("\"federation\": \"EST\""),
        "{json}"
    );
}

/// A code that no federation has and a birth that cannot be are refused with the line of the list, in the reader's language.
#[test]
fn found_7_a8_codes_and_births_are_refused() {
    let folder = Folder::new("tournament-codes");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let begun = peatee(&["tournament", "new", event, "--name", "Cup", "--boards", "2"]);
    assert_eq!(begun.status.code(), Some(0), "{}", err(&begun));
    let refused = |arguments: &[&str], why: &str| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_ne!(output.status.code(), Some(0), "{}", out(&output));
        assert!(err(&output).contains(why), "{}", err(&output));
    };
    refused(
        &["add", event, "A", "--federation", "LVA"],
        "no federation has the code \"LVA\"",
    );
    refused(
        &["add", event, "A", "--birth", "1990-02-30"],
        "“1990-02-30” is no date of birth",
    );
    refused(
        &["add", event, "A", "--birth", "3000"],
        "“3000” lies in the future",
    );
    refused(
        &["add", event, "A", "--sex", "x"],
        "expected m or w, found \"x\"",
    );
    refused(
        &["new", "other.peatee", "--name", "B", "--federation", "XQX"],
        "no federation has the code \"XQX\"",
    );
    for (rows, why) in [
        (
            "A,EST,1990\nB,LVA,1990\n",
            "list.csv:3: No federation has the code “LVA”.",
        ),
        (
            "A,EST,1990-13-01\n",
            "list.csv:2: “1990-13-01” is no date of birth.",
        ),
    ] {
        let list = folder.write("list.csv", format!("name,federation,birth\n{rows}"));
        let list = list.to_str().expect("plain");
        refused(&["add", event, "--from", list], why);
        let kept = fs::read_to_string(event).expect("an event");
        assert!(!kept.contains("| register "), "{kept}");
    }
    let list = folder.write("list.csv", "name,federation\nB,LVA\n");
    let list = list.to_str().expect("plain");
    refused(
        &["--lang", "et", "add", event, "--from", list],
        "list.csv:2: Liitu koodiga „LVA“ ei ole.",
    );
}

/// The list of a team's players names the columns that it skips, as every list does.
#[test]
fn found_7_a8_a_list_of_members_names_what_it_skips() {
    let folder = Folder::new("tournament-members");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let list = folder.write("list.csv", "name;shoe;hat\nA1;43;\nA2;44;\n");
    let list = list.to_str().expect("plain");
    for arguments in [
        &["new", event, "--name", "Cup", "--boards", "2"][..],
        &["appoint", event, "Mari Tamm", "--role", "chief-judge"],
        &["approve", event],
        &["add", event, "Alpha"],
    ] {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    }
    let output = peatee(&["tournament", "member", event, "Alpha", "--from", list]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(
        out(&output).contains("not known and were skipped: shoe, hat"),
        "{}",
        out(&output)
    );
}

/// What is not right in a report and hinders nothing is told with its place.
#[test]
fn found_7_a8_findings_of_a_report_are_told() {
    let folder = Folder::new("tournament-findings");
    let line = |number: u8, federation: &str, round: &str, points: &str| {
        format!(
            "001 {number:>4}      {:<33} 2100 {federation}             1990/02/30 {points} {number:>4}  {round}\n",
            "Name"
        )
    };
    let text = line(1, "EST", "   2 w 1", " 1.0") + &line(2, "LVA", "   1 b 0", " 0.0");
    let file = folder.write("odd.trf", format!("142 3\n152 W\n{text}"));
    let name = file.to_str().expect("plain");
    for task in ["check", "pair"] {
        let output = peatee(&["tournament", task, name]);
        let said = err(&output);
        assert!(
            said.contains("odd.trf: line 3, column 70: expected a year or a date of birth"),
            "{said}"
        );
        assert!(
            said.contains("odd.trf: line 4, column 54: no federation has the code \"LVA\""),
            "{said}"
        );
    }
}

/// Our report of teams is taken over again, with teams, line-ups and results.
#[test]
fn found_7_a8_a_report_of_teams_is_taken_over() {
    let folder = Folder::new("tournament-teams-back");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let done = |arguments: &[&str]| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(
            output.status.code(),
            Some(0),
            "{arguments:?} {}",
            err(&output)
        );
        out(&output)
    };
    done(&[
        "new", event, "--name", "Cup", "--boards", "2", "--system", "swiss 3",
    ]);
    done(&["appoint", event, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", event]);
    for team in ["Alpha", "Beta", "Gamma"] {
        done(&["add", event, team]);
        for member in ["1", "2", "3"] {
            done(&["member", event, team, &format!("{team} {member}")]);
        }
    }
    done(&["close", event]);
    done(&["rank", event]);
    done(&["lineup", event, "Alpha", "1", "1", "3"]);
    done(&["pair", event]);
    done(&["score", event, "1.1", "1-0", "="]);
    let report = folder.write("cup.trf", done(&["export", event, "trf"]));
    let report = report.to_str().expect("plain");
    let again = folder.file("again.peatee");
    let again = again.to_str().expect("plain");
    let told = done(&["import", again, report]);
    assert_eq!(told, "Taken over: teams 3, players 9, rounds 1.\n");
    let table = |event: &str| {
        let all = done(&["standings", event]);
        let rows = all.lines().filter(|line| !line.contains("SHA-256"));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    let shown = |all: Vec<String>| -> Vec<String> {
        all.into_iter()
            .filter(|line| {
                ["Alpha", "Beta", "Gamma"]
                    .iter()
                    .any(|team| line.contains(team))
            })
            .collect()
    };
    assert_eq!(shown(table(again)), shown(table(event)));
    let refused = peatee(&["tournament", "pair", report]);
    assert!(err(&refused).contains("teams compete"), "{}", err(&refused));
}
