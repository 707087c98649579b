//! Faults that second trials found in the acts of a competition on the command line: files that are kept, sections, rolls,
//! lists, clocks.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;

use support::desk::Desk;

/// A desk with the event file `e.peatee`, approved.
fn begun(more: &[&str]) -> Desk {
    let desk = Desk::of("e.peatee");
    desk.done(&[&["new", "e.peatee", "--name", "Open"], more].concat());
    desk.done(&["appoint", "e.peatee", "Mari Tamm", "--role", "chief-judge"]);
    desk.done(&["approve", "e.peatee"]);
    desk
}

/// One whose first round is paired.
fn paired(system: &str, names: &[&str]) -> Desk {
    let desk = begun(&["--system", system]);
    for name in names {
        desk.done(&["add", "e.peatee", name]);
    }
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    desk.done(&["pair", "e.peatee"]);
    desk
}

const FOUR: [&str; 4] = ["Anna", "Bruno", "Cilla", "Daan"];

/// Second trial of an attacker, 1: a page is written over no event file, secret, career file or input, by whatever path.
#[test]
fn found_7_t_attacker2_01_out_overwrites_no_file_that_is_kept() {
    let desk = begun(&[]);
    desk.done(&["commit", "e.peatee", "--secret", "e.secret"]);
    desk.done(&["new", "other.peatee", "--name", "Other"]);
    desk.write("careers.txt", "peatee career 1\n");
    desk.write("list.csv", "name,id,games\nAnna,1,3\n");
    fs::create_dir(desk.path().join("sub")).expect("a folder");
    fs::hard_link(desk.path().join("e.peatee"), desk.path().join("hard.html")).expect("a link");
    #[cfg(unix)]
    std::os::unix::fs::symlink("e.peatee", desk.path().join("soft.html")).expect("a link");
    let mut kept = vec!["e.peatee", "./e.peatee", "sub/../e.peatee", "hard.html"];
    kept.extend(["e.secret", "other.peatee", "careers.txt", "list.csv"]);
    #[cfg(unix)]
    kept.push("soft.html");
    for file in kept {
        let before = fs::read(desk.path().join(file)).expect("there");
        for act in [
            ["print", "e.peatee", "programme", "--careers", "list.csv"],
            ["export", "e.peatee", "json", "--careers", "list.csv"],
        ] {
            let words = [&act[..], &["--out", file]].concat();
            desk.refused(&words, "this file cannot be overwritten");
        }
        let after = fs::read(desk.path().join(file)).expect("there");
        assert_eq!(before, after, "{file}");
    }
    // A page of before is printed anew.
    for _ in 0..2 {
        desk.done(&["print", "e.peatee", "programme", "--out", "page.html"]);
    }
}

/// Second trial of an arbiter, 1: what the files of the trial did, from the command line.
#[test]
fn found_7_t_arbiter2_01_finish_early() {
    let desk = paired("swiss 5", &FOUR);
    for round in 1..=3 {
        for board in 1..=2 {
            let game = format!("{round}.{board}");
            desk.done(&["result", "e.peatee", &game, "1-0"]);
        }
        if round < 3 {
            desk.done(&["pair", "e.peatee"]);
        }
    }
    desk.refused(&["finish", "e.peatee"], "Rounds still to be played: 2");
    let (code, told) = desk.asked(&["finish", "e.peatee", "--early"]);
    assert_eq!(code, Some(2), "a reason is asked for: {told}");
    let why = ["--early", "--why", "nobody is left to meet"];
    let finish = [&["finish", "e.peatee"], &why[..]].concat();
    let helper = [&finish[..], &["--by", "Helper"]].concat();
    desk.refused(&helper, "the chief judge, Mari Tamm");
    desk.done(&finish);
    for sheet in ["protocol", "standings"] {
        let page = desk.done(&["print", "e.peatee", sheet, "--text"]);
        let state = "rounds played: 3 of 5 (nobody is left to meet)";
        let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(page.contains(state), "{page}");
    }
    let told = desk.done(&["titles", "e.peatee"]);
    assert!(!told.contains("not finished"), "{told}");
    assert!(
        desk.done(&["export", "e.peatee", "json"])
            .contains("\"ended_early\": \"nobody is left to meet\"")
    );
    desk.done(&["export", "e.peatee", "trf", "--out", "e.trf"]);
    assert!(desk.read("e.trf").contains("### ended after round 3 of 5"));
}

/// Second trial of an arbiter, 8: a section has the instructions of the event, and is opened once.
#[test]
fn found_7_t_arbiter2_08_a_section_inherits_and_stays() {
    let desk = begun(&[
        "--system",
        "swiss 3",
        "--tie-breaks",
        "BH",
        "--scoring",
        "2-1-0",
        "--default-minutes",
        "45",
    ]);
    desk.done(&["section", "e.peatee", "--section", "A"]);
    let whole = |text: &str, section: &str| {
        let mut lines = text.lines().filter(|line| line.contains("instruct "));
        let line = lines.find(|line| line.contains("section=") != section.is_empty());
        let line = line.expect("a line").to_owned();
        let from = line.find("system=").expect("a system");
        line[from..]
            .split(" section=")
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let text = desk.read("e.peatee");
    let own = whole(&text, "A");
    for part in ["swiss 3", "BH", "default-minutes=45", "scoring=2,1,0"] {
        assert!(own.contains(part), "{part}: {own}");
    }
    let again = [
        "section",
        "e.peatee",
        "--section",
        "A",
        "--system",
        "swiss 5",
    ];
    desk.refused(&again, "instruct --section");
    desk.done(&[
        "section",
        "e.peatee",
        "--section",
        "B",
        "--system",
        "round-robin",
    ]);
    let log = desk.done(&["log", "e.peatee", "--section", "B"]);
    assert!(
        log.contains("system=round-robin") && log.contains("DE,"),
        "{log}"
    );
}

/// Second trial of an arbiter, 21: `undo` asks for the section as every other command does.
#[test]
fn found_7_t_arbiter2_21_undo_names_its_section() {
    let desk = begun(&[]);
    for section in ["A", "B"] {
        desk.done(&["section", "e.peatee", "--section", section]);
    }
    desk.done(&["add", "e.peatee", "Anna", "--section", "A"]);
    desk.refused(
        &["undo", "e.peatee", "--why", "x"],
        "name one of them: A, B",
    );
    desk.refused(&["undo", "e.peatee", "--why", "x", "--section", "C"], "C");
    desk.done(&["undo", "e.peatee", "--why", "x", "--section", "A"]);
}

/// Second trial of an arbiter, 14: a loss of both at the board needs a reason.
#[test]
fn found_7_t_arbiter2_14_points_are_taken_away_for_a_reason() {
    let desk = paired("round-robin", &FOUR);
    for text in ["0-0", "½-0", "0-½"] {
        desk.refused(&["result", "e.peatee", "1.1", text], "--why");
        desk.write("r.txt", &format!("1 {text}\n"));
        desk.refused(&["results", "e.peatee", "r.txt"], "--why");
    }
    desk.refused(&["result", "e.peatee", "1.1", "2-2"], "0-0, ½-0");
    let why = ["--why", "both had notes"];
    desk.done(&[&["result", "e.peatee", "1.1", "0-0"], &why[..]].concat());
    assert!(
        desk.done(&["log", "e.peatee"])
            .contains("1.1 0-0: both had notes")
    );
    desk.done(&["result", "e.peatee", "1.2", "1-0"]);
}

/// Second trial of an arbiter, 20: a roll that somebody has answered is not called again by mistake.
#[test]
fn found_7_t_arbiter2_20_a_roll_is_called_anew_when_asked() {
    let desk = begun(&["--system", "swiss 3"]);
    for name in FOUR {
        desk.done(&["add", "e.peatee", name]);
    }
    desk.done(&["call-roll", "e.peatee"]);
    desk.done(&["call-roll", "e.peatee"]);
    desk.done(&["check-in", "e.peatee", "Anna", "Bruno", "Cilla"]);
    desk.refused(&["call-roll", "e.peatee"], "checked in: 3");
    desk.done(&["call-roll", "e.peatee", "--anew"]);
    desk.done(&["check-in", "e.peatee", "Anna", "Bruno", "Cilla", "Daan"]);
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["call-roll", "e.peatee"]);
}

/// Second trial of an arbiter, 18: lists as the five languages write them; every faulty line is told.
#[test]
fn found_7_t_arbiter2_18_lists() {
    let desk = begun(&[]);
    desk.write("q.csv", "name,rating\nB,1600\n\"A,1700\n");
    let quote = "line 3: a quotation mark";
    desk.refused(&["add", "e.peatee", "--from", "q.csv"], quote);
    let bad = "name,rating,sex\nA,high,m\nB,1600,m\nC,1700,x\nD,low,w\n";
    desk.write("bad.csv", bad);
    for why in ["bad.csv:2", "bad.csv:4", "bad.csv:5"] {
        desk.refused(&["add", "e.peatee", "--from", "bad.csv"], why);
    }
    for (heading, man, woman) in [
        ("nimi,sugu,riik", "M", "n"),
        ("имя,пол,страна", "м", "Ж"),
        ("vārds,dzimums,valsts", "v", "s"),
        ("vardas,lytis,šalis", "v", "m"),
    ] {
        let desk = begun(&[]);
        let list = format!("{heading}\nA,{man},EST\nB,{woman},LTU\n");
        desk.write("list.csv", &list);
        let told = desk.done(&["add", "e.peatee", "--from", "list.csv"]);
        assert!(!told.contains("skipped"), "{told}");
        let json = desk.done(&["export", "e.peatee", "json"]);
        let (first, second) = json.split_at(json.find("\"name\": \"B\"").expect("B"));
        assert!(first.contains("\"federation\": \"EST\""), "{json}");
        assert!(first.contains("\"sex\": \"m\""), "{heading}: {json}");
        assert!(second.contains("\"sex\": \"w\""), "{heading}: {json}");
    }
    desk.write("lt.csv", "vardas,lytis\nA,m\nB,w\n");
    desk.refused(&["add", "e.peatee", "--from", "lt.csv"], "lt.csv:3");
}

/// Second trial of an arbiter, 19: namesakes are told apart on the sheets, and across sections.
#[test]
fn found_7_t_arbiter2_19_namesakes() {
    let desk = begun(&[]);
    desk.done(&["add", "e.peatee", "Jaan Kask", "--birth", "1980-02-03"]);
    desk.done(&["add", "e.peatee", "Jaan Kask", "--birth", "2009"]);
    desk.done(&["add", "e.peatee", "Anna", "--birth", "1970"]);
    desk.done(&["add", "e.peatee", "Bruno"]);
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    desk.done(&["pair", "e.peatee"]);
    for sheet in ["pairings", "results", "table", "standings"] {
        let page = desk.done(&["print", "e.peatee", sheet, "--text"]);
        assert!(page.contains("1980") && page.contains("2009"), "{page}");
        assert!(!page.contains("1970"), "{page}");
    }
    let desk = begun(&[]);
    for section in ["Open", "Women"] {
        desk.done(&["section", "e.peatee", "--section", section]);
    }
    let ozola = ["add", "e.peatee", "Līga Ozola", "--birth", "2009"];
    desk.done(&[&ozola[..], &["--section", "Women"]].concat());
    let other = ["add", "e.peatee", "Līga Ozola", "--section", "Open"];
    desk.refused(&other, "Women");
    desk.done(&[&other[..], &["--birth", "1990"]].concat());
}

/// Second trial of an arbiter, 23: a time that no clock shows, and games that nobody has played yet.
#[test]
fn found_7_t_arbiter2_23_what_cannot_be() {
    let desk = begun(&["--time-zone", "Europe/Tallinn"]);
    let gap = ["schedule", "e.peatee", "round-1", "2026-03-29", "03:30"];
    desk.refused(&gap, "Europe/Tallinn");
    desk.done(&["schedule", "e.peatee", "round-1", "2026-03-29", "04:30"]);
    for name in FOUR {
        desk.done(&["add", "e.peatee", name]);
    }
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    let tick = ["tick", "e.peatee", "results", "--round", "1"];
    desk.refused(&tick, "Round 1 is not paired yet");
    desk.done(&["tick", "e.peatee", "ready", "--round", "1"]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["postpone", "e.peatee", "1.1"]);
    desk.refused(
        &["assume", "e.peatee", "1.1", "1-0"],
        "only an adjourned game",
    );
}

/// Second trial of an attacker, 10: a clock that goes wrong is told.
#[test]
fn found_7_t_attacker2_10_moments_out_of_order_are_told() {
    let desk = begun(&[]);
    assert!(!desk.done(&["verify", "e.peatee"]).contains("moment"));
    let instruct = "instruct name=Cup rules=international system=round-robin scoring=1,½,0,0,1,0 games=1 meeting=sum tie-breaks=DE default-minutes=30 public=yes";
    let old = format!(
        "peatee tournament 1\n2026-05-01T10:00:00.000Z | A | {instruct}\n5195-01-01T10:00:00.000Z | A | note text=late\n2026-05-01T11:00:00.000Z | A | note text=early\n"
    );
    desk.write("old.peatee", &old);
    let told = desk.done(&["verify", "old.peatee"]);
    assert!(
        told.contains("The time of entry 2 is more than a day"),
        "{told}"
    );
    assert!(told.contains("The time of entry 3 is earlier"), "{told}");
    let told = desk.done(&["note", "old.peatee", "now"]);
    assert!(told.contains("check the clock"), "{told}");
}
