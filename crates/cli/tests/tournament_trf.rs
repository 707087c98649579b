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
