//! Drawn openings by the command line; the journey itself stands in the cookbook.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;

use support::run_in as peatee;

const TABLE: &str = "c3-d4 d6-c5 # first\r\nc3-b4 b6-a5\r\ne3-f4 f6-g5\r\n";

fn done(folder: &Path, words: &[&str]) -> String {
    let words: Vec<&str> = ["tournament"].iter().chain(words).copied().collect();
    let done = peatee(folder, &words);
    let error = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{words:?}: {error}");
    String::from_utf8(done.stdout).expect("UTF-8")
}

fn refused(folder: &Path, words: &[&str], why: &str) {
    let file = folder.join("m.peatee");
    let before = fs::read_to_string(&file).ok();
    let words: Vec<&str> = ["--lang", "en", "tournament"]
        .iter()
        .chain(words)
        .copied()
        .collect();
    let done = peatee(folder, &words);
    let error = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(done.status.code(), Some(2), "{words:?}: {error}");
    assert!(error.contains(why), "{words:?}: {error}");
    assert_eq!(fs::read_to_string(&file).ok(), before);
}

const NEW: [&str; 10] = [
    "new",
    "m.peatee",
    "--name",
    "Mini",
    "--games",
    "2",
    "--openings",
    "t.txt",
    "--rules",
    "russian",
];

/// A folder with a competition of four that is closed, and bound for its openings.
fn begun() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    fs::write(at.join("t.txt"), TABLE).expect("written");
    done(at, &NEW);
    let told = done(at, &["log", "m.peatee"]);
    assert!(told.trim_end().ends_with("opening-table=…"), "{told}");
    done(at, &["appoint", "m.peatee", "Mari Tamm"]);
    done(at, &["approve", "m.peatee"]);
    done(at, &["commit", "m.peatee", "--secret", "o", "--openings"]);
    done(at, &["commit", "m.peatee", "--secret", "l"]);
    for name in ["Anna", "Bruno", "Cilla", "Daan"] {
        done(at, &["add", "m.peatee", name]);
    }
    done(at, &["close", "m.peatee"]);
    done(
        at,
        &["lots", "m.peatee", "--secret", "l", "--words", "rain"],
    );
    folder
}

/// The issue of tournaments: what is wrong is refused with line and reason, and nothing has changed.
#[test]
fn a_wrong_table_begins_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    refused(at, &NEW, "t.txt: the file cannot be read");
    fs::write(at.join("t.txt"), "c3-d4\nc3-d4\nc3-c5\n").expect("written");
    refused(at, &NEW, "line 2: This is the same opening as in line 1.");
    refused(at, &NEW, "line 3: c3-c5: ");
    fs::write(at.join("t.txt"), TABLE).expect("written");
    let mut big = NEW;
    big[9] = "international";
    refused(at, &big, "t.txt (international): line 1: c3-d4: ");
    let odd = [&NEW[..], &["--opening-games", "3"]].concat();
    refused(at, &odd, "must be a multiple");
    refused(
        at,
        &["new", "m.peatee", "--name", "x", "--openings-for", "board"],
        "--openings",
    );
    assert!(!at.join("m.peatee").exists());
}

/// The issue of tournaments: refused before a round is paired and with a wrong secret; a drawing is undone by another event, and
/// comes out the same.
#[test]
fn a_round_is_drawn_by_its_key() {
    let folder = begun();
    let at = folder.path();
    let draw = |secret, words| ["openings", "m.peatee", "--secret", secret, "--words", words];
    refused(at, &draw("o", "snow"), "Round 1 is not paired yet");
    done(at, &["pair", "m.peatee"]);
    refused(at, &draw("l", "snow"), "does not match");
    refused(at, &draw("o", " "), "words");
    let shown = done(at, &draw("o", "snow"));
    assert!(shown.contains("All boards: Opening "), "{shown}");
    refused(
        at,
        &[&draw("o", "snow")[..], &["--round", "1"]].concat(),
        "have already been drawn",
    );
    let log = done(at, &["log", "m.peatee"]);
    let last = log.lines().count().to_string();
    done(at, &["undo", "m.peatee", &last, "--why", "too early"]);
    refused(at, &draw("o", "ice"), "with the words “snow”");
    let again = done(at, &draw("o", "snow"));
    let drawn = |said: &str| {
        said.split("Head of the event file")
            .next()
            .map(str::to_owned)
    };
    assert_eq!(drawn(&again), drawn(&shown));
    // The next round has a key of its own, which the first does not tell.
    done(at, &["pair", "m.peatee"]);
    let log = |folder| done(folder, &["log", "m.peatee"]);
    let first = log(at);
    done(at, &draw("o", "ice"));
    let key = |log: &str| {
        let line = log.lines().rfind(|line| line.contains("draw-openings"));
        let mut words = line.expect("a drawing").split_whitespace();
        let found = words.find(|word| word.starts_with("secret="));
        found.expect("a key").to_owned()
    };
    assert_ne!(key(&log(at)), key(&first));
}

/// The issue of tournaments: anybody recomputes the lots from the event file alone, and sees where it was changed.
#[test]
fn anybody_verifies_the_lots() {
    let folder = begun();
    let at = folder.path();
    done(at, &["pair", "m.peatee"]);
    done(
        at,
        &["openings", "m.peatee", "--secret", "o", "--words", "snow"],
    );
    fs::remove_file(at.join("t.txt")).expect("removed");
    fs::remove_file(at.join("o")).expect("removed");
    let said = done(at, &["verify", "m.peatee"]);
    assert!(
        said.contains("numbers: the same result")
            && said.contains("openings of round 1: the same result")
    );
    let file = at.join("m.peatee");
    let text = fs::read_to_string(&file).expect("the file");
    let (head, drawn) = text.trim_end().rsplit_once("openings=").expect("a drawing");
    let (drawn, after) = drawn.split_once(' ').expect("a hash");
    let other = if drawn == "1" { "2" } else { "1" };
    fs::write(&file, format!("{head}openings={other} {after}\n")).expect("written");
    let done = peatee(at, &["tournament", "verify", "m.peatee"]);
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        said.contains("openings of round 1: a different result"),
        "{said}"
    );
    // The table in the file is bound by its hash.
    fs::write(&file, text.replacen("e3-f4", "e3-d4", 1)).expect("written");
    let broken = peatee(at, &["tournament", "log", "m.peatee"]);
    let error = String::from_utf8_lossy(&broken.stderr).into_owned();
    assert!(
        error.contains("line 2 cannot be read: the table of openings has the SHA-256"),
        "{error}"
    );
}

/// A secret that is published for other lots would tell every opening to come.
#[test]
fn openings_have_their_own_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    fs::write(at.join("t.txt"), TABLE).expect("written");
    done(at, &NEW);
    done(at, &["commit", "m.peatee", "--secret", "l"]);
    let openings = ["commit", "m.peatee", "--secret", "l", "--openings"];
    refused(at, &openings, "a secret of their own");
    let openings = ["commit", "m.peatee", "--secret", "o", "--openings"];
    done(at, &openings);
    refused(at, &openings, "already committed to a secret");
}
