//! What an arbiter does at the desk: rounds changed by hand, files of other programs, ratings, openings, class numbers.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;

use support::run_in as peatee;
use tempfile::TempDir;

/// A desk with an event file `e.peatee` on it.
struct Desk(TempDir);

impl Desk {
    fn new(system: &str, players: &str, more: &[&str]) -> Desk {
        let desk = Desk(tempfile::tempdir().expect("a folder"));
        desk.write("players.csv", players);
        let new = ["new", "e.peatee", "--name", "Open", "--system", system];
        desk.done(&[&new[..], more].concat());
        desk.done(&["appoint", "e.peatee", "Mari Tamm"]);
        desk.done(&["approve", "e.peatee"]);
        desk.done(&["add", "e.peatee", "--from", "players.csv"]);
        desk
    }

    /// One with numbers by rating.
    fn ranked(system: &str, players: &str, more: &[&str]) -> Desk {
        let desk = Desk::new(system, players, more);
        desk.done(&["close", "e.peatee"]);
        desk.done(&["rank", "e.peatee"]);
        desk
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("written");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).expect(name)
    }

    /// What it answers, and how.
    fn asked(&self, words: &[&str]) -> (Option<i32>, String) {
        let words: Vec<&str> = ["tournament"].iter().chain(words).copied().collect();
        let done = peatee(self.path(), &words);
        let told = [done.stdout, done.stderr].concat();
        (done.status.code(), String::from_utf8(told).expect("UTF-8"))
    }

    fn done(&self, words: &[&str]) -> String {
        let (code, told) = self.asked(words);
        assert_eq!(code, Some(0), "{words:?}: {told}");
        told
    }

    /// It is refused with a reason, and the file is as before.
    fn refused(&self, words: &[&str], why: &str) {
        let before = self.read("e.peatee");
        let (code, told) = self.asked(words);
        assert_eq!(code, Some(2), "{words:?}: {told}");
        assert!(told.contains(why), "{words:?}: {told}");
        assert_eq!(self.read("e.peatee"), before);
    }
}

const FOUR: &str = "name,rating\nAnna,2200\nBruno,2100\nCilla,2000\nDaan,1900\n";

/// The issue of tournaments: manual change with warnings. What breaks an absolute criterion is asked twice.
#[test]
fn a_round_changed_by_hand_says_what_it_breaks() {
    let desk = Desk::ranked("swiss 3", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "0-1"]);
    desk.done(&["pair", "e.peatee"]);
    let before = desk.read("e.peatee");
    // 1 and 3 have met.
    let again = ["repair", "e.peatee", "3-1", "2-4", "--why", "a wish"];
    let (code, told) = desk.asked(&again);
    assert_eq!(code, Some(1), "{told}");
    assert!(
        told.contains("3 Cilla and 1 Anna have met already (C1)"),
        "{told}"
    );
    assert!(told.contains("--anyway"), "{told}");
    assert_eq!(desk.read("e.peatee"), before);
    let told = desk.done(&[&again[..], &["--anyway"]].concat());
    assert!(told.contains("have met already (C1)"), "{told}");
    assert!(told.contains("repair boards=3-1,2-4"), "{told}");
    // Another colour is warned of, and done.
    let round = desk.done(&["export", "e.peatee", "json"]);
    let round: serde_json::Value = serde_json::from_str(&round).expect("JSON");
    assert_eq!(round["rounds"][1]["boards"][0]["white"], 3);
}

/// The issue of tournaments: in a round robin the table is the law, and colours may be turned with a warning.
#[test]
fn a_round_of_the_table_changed_by_hand() {
    let desk = Desk::ranked("round-robin", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    let turned = [
        "--lang", "et", "repair", "e.peatee", "4-1", "2-3", "--why", "agreed",
    ];
    let told = desk.done(&turned);
    assert!(
        told.contains("4 Daan ja 1 Anna mängivad selles voorus vastupidiste värvidega"),
        "{told}"
    );
    let (code, told) = desk.asked(&["repair", "e.peatee", "1-2", "3-4", "--why", "agreed"]);
    assert_eq!(code, Some(1));
    assert!(
        told.contains("1 Anna and 2 Bruno are no pair of this round"),
        "{told}"
    );
}

/// The issue of tournaments: a report of another program becomes an event file; a broken one is refused with its line.
#[test]
fn a_report_is_taken_over() {
    let desk = Desk::ranked("swiss 3", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "-:+"]);
    desk.done(&["export", "e.peatee", "trf", "--out", "e.trf"]);
    let told = desk.done(&["import", "again.peatee", "e.trf"]);
    assert!(told.contains("players 4, rounds 1"), "{told}");
    let trf = desk.done(&["export", "again.peatee", "trf"]);
    assert_eq!(trf, desk.read("e.trf"));
    desk.done(&["pair", "again.peatee"]);
    // One that is there is not written over, and a broken report begins nothing.
    desk.refused(&["import", "e.peatee", "e.trf"], "cannot begin");
    desk.write("bad.trf", "001    1      A\n001    x      B\n");
    desk.refused(&["import", "new.peatee", "bad.trf"], "line 2");
    assert!(!desk.path().join("new.peatee").exists());
}

/// 002:N.13: masters and players without a class have no number in the book; the organiser sets one, or there are no norms.
#[test]
fn r53_n_13_the_organiser_sets_numbers() {
    let players = "name,class\nA,master\nB,I\nC,II\nD,\n";
    let desk = Desk::ranked("round-robin", players, &[]);
    desk.done(&["pair", "e.peatee"]);
    let norms = ["print", "e.peatee", "norms", "--text"];
    let told = desk.done(&norms);
    assert!(told.contains("the organiser has to set one"), "{told}");
    let numbers = ["--number", "master=0.5", "--number", "none=5,5"];
    let told = desk.done(&[&norms[..], &numbers].concat());
    // (0.5 + 1 + 2 + 5.5) / 4 = 2.25
    assert!(told.contains("the coefficient is 2.25"), "{told}");
    let wrong = [&norms[..], &["--number", "I=3"]].concat();
    desk.refused(&wrong, "known are master, candidate, none");
    desk.refused(
        &[&norms[..], &["--number", "master=x"]].concat(),
        "found \"x\"",
    );
}
