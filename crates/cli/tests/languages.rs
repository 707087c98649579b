//! `--lang` is honoured down to the inner reasons of refusals (issue 21, D.2).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;

use support::{err, out, run_in};

const OTHERS: [&str; 4] = ["et", "ru", "lv", "lt"];

/// Words of English sentences; none of them is a word of another language here, or of a file.
const ENGLISH: [&str; 24] = [
    "the", "is", "cannot", "expected", "found", "missing", "of", "such", "file", "line", "there",
    "nothing", "not", "round", "player", "bracket", "score", "moved", "floats", "wants",
    "position", "read", "game", "error",
];

/// What a command says in a language, on both outputs.
fn said(at: &Path, language: &str, arguments: &[&str]) -> String {
    let mut all = vec!["--lang", language];
    all.extend(arguments);
    let done = run_in(at, &all);
    out(&done) + &err(&done)
}

/// The command says something in each language, and nothing of it in English.
fn is_translated(at: &Path, arguments: &[&str], allowed: &[&str]) {
    let mut seen = vec![said(at, "en", arguments)];
    for language in OTHERS {
        let text = said(at, language, arguments);
        assert!(!text.trim().is_empty(), "{language} {arguments:?}");
        // What is quoted stands in the file.
        let quoted = |c: char| "“”„«»\"".contains(c);
        let own: String = text.split(quoted).step_by(2).collect::<Vec<_>>().join(" ");
        let words = own.split(|c: char| !c.is_alphabetic());
        for word in words {
            let is_english = ENGLISH.contains(&word.to_lowercase().as_str());
            assert!(
                !is_english || allowed.contains(&word),
                "{language} {arguments:?}: {word}: {text}"
            );
        }
        assert!(!seen.contains(&text), "{language} {arguments:?}: {text}");
        seen.push(text);
    }
}

/// Every kind of line that an event file cannot have, and files that are none.
#[test]
fn found_7_d2_event_files_are_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let now = "2026-11-15T10:00:00.000Z | M | ";
    let lines = [
        "three",
        "never | M | approve",
        "2026-11-15T10:00:00.000Z |  | approve",
        &format!("{now}dance"),
        &format!("{now}approve loudly"),
        &format!("{now}approve loudly=yes"),
        &format!("{now}note"),
        &format!("{now}note text=\"open"),
        &format!("{now}note text=a text=b"),
        &format!("{now}appoint name=M role=king"),
        &format!("{now}commit commitment=12"),
        &format!("{now}undo event=x why=y"),
        &format!("{now}schedule what=round-1 at=2026-12-05T10:00 minutes=9999"),
        &format!("{now}enter game=9.1 outcome=1-0"),
        &format!("{now}enter game=1.1 outcome=5-5"),
        &format!("{now}number by=rating order=7"),
        &format!("{now}check-in player=1"),
        &format!("{now}enlist team=1 name=A"),
        &format!("{now}undo event=99 why=x"),
    ];
    let commands = ["verify", "log", "standings", "repair-file"];
    for (line, command) in lines.into_iter().zip(commands.into_iter().cycle()) {
        fs::write(
            at.join("bad.peatee"),
            format!("peatee tournament 2\n{line}\n"),
        )
        .expect("written");
        is_translated(at, &["tournament", command, "bad.peatee"], &[]);
    }
    for heading in ["", "peatee tournament 99\n", "another program\n"] {
        fs::write(at.join("bad.peatee"), heading).expect("written");
        is_translated(at, &["tournament", "verify", "bad.peatee"], &[]);
    }
    fs::write(at.join("bad.peatee"), b"peatee tournament 2\n\xff\xfe\n").expect("written");
    is_translated(at, &["tournament", "verify", "bad.peatee"], &[]);
    is_translated(at, &["tournament", "verify", "gone.peatee"], &[]);
    is_translated(at, &["tournament", "verify", "."], &[]);
}

/// Lists, secrets, careers and whatever else a command reads.
#[test]
fn found_7_d2_other_files_are_refused_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let new = ["tournament", "new", "a.peatee", "--name", "Cup"];
    assert!(run_in(at, &new).status.success());
    let add = |list: &str| {
        fs::write(at.join("list.csv"), list).expect("written");
        is_translated(
            at,
            &["tournament", "add", "a.peatee", "--from", "list.csv"],
            &[],
        );
    };
    add("nimi\nA\n");
    add("name,name\nA,B\n");
    add("name,class\nA,VII\n");
    add("name,rating\nA,much\n");
    add("name,rating\nA,1,2\n");
    is_translated(
        at,
        &["tournament", "add", "a.peatee", "--from", "gone.csv"],
        &[],
    );
    let rate = |list: &str| {
        fs::write(at.join("list.csv"), list).expect("written");
        let known = ["name", "rating"];
        is_translated(
            at,
            &["tournament", "ratings", "a.peatee", "list.csv"],
            &known,
        );
    };
    rate("");
    rate("id,rating\n1,2\n");
    rate("name,rating,rating\nA,2,3\n");
    rate("name,shoes\nA,2\n");
    rate("name,rating\nA,much\n");
    rate("name,rating\nA\n");
    rate("name,id\nA,1\n");
    let system = [
        "tournament",
        "print",
        "a.peatee",
        "ratings",
        "--rating-system",
    ];
    fs::write(at.join("system.txt"), "curve bent\n").expect("written");
    is_translated(at, &[&system[..], &["system.txt"]].concat(), &[]);
    is_translated(at, &[&system[..], &["fmjd"]].concat(), &[]);
    is_translated(at, &[&system[..], &["gone.txt"]].concat(), &[]);
    fs::write(at.join("secret.txt"), "no secret").expect("written");
    is_translated(
        at,
        &["tournament", "commit", "a.peatee", "--secret", "secret.txt"],
        &[],
    );
    let career = ["tournament", "titles", "--career", "career.txt"];
    for line in [
        "x",
        "2026-01-01 | A | danced",
        "2026-13-41 | A | kept class=I",
        "2026-01-01 | A | kept class=X",
    ] {
        fs::write(at.join("career.txt"), format!("peatee career 1\n{line}\n")).expect("written");
        is_translated(at, &career, &[]);
    }
    fs::write(at.join("career.txt"), "careers\n").expect("written");
    is_translated(at, &career, &[]);
    is_translated(
        at,
        &["tournament", "schedule", "a.peatee", "round-1", "soon"],
        &[],
    );
    is_translated(at, &["tournament", "print", "a.peatee", "pairings"], &[]);
    let to = [
        "tournament",
        "export",
        "a.peatee",
        "json",
        "--out",
        "gone/a.json",
    ];
    is_translated(at, &to, &[]);
    is_translated(at, &["tournament", "pair", "gone.peatee"], &[]);
}

/// `peatee check`: the rules, the position and the file that cannot be used.
#[test]
fn found_7_d2_check_speaks_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let games = [
        "[GameType \"21\"]\n1. 11-15 *\n",
        "[GameType \"x\"]\n1. 32-28 *\n",
        "[Rules \"croquet\"]\n1. 32-28 *\n",
        "[GameType \"20\"]\n[FEN \"W:W99:B1\"]\n1. 32-28 *\n",
        "[GameType \"20\"]\n[FEN \"W:W1:B1\"]\n1. 32-28 *\n",
        "[GameType \"20\"]\n1. 32-22 *\n",
    ];
    for game in games {
        fs::write(at.join("a.pdn"), game).expect("written");
        is_translated(at, &["check", "a.pdn"], &[]);
    }
    fs::write(at.join("a.pdn"), b"\0\0\0\0").expect("written");
    is_translated(at, &["check", "a.pdn"], &[]);
    fs::write(at.join("a.pdn"), "Once upon a time\n").expect("written");
    is_translated(at, &["check", "a.pdn"], &[]);
    is_translated(at, &["check", "gone.pdn"], &[]);
    fs::create_dir(at.join("empty")).expect("a folder");
    is_translated(at, &["check", "empty"], &[]);
}

/// `pair --explain`, of an event file and of a TRF file.
#[test]
fn found_7_d2_explanations_speak_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let done = |arguments: &[&str]| {
        let done = run_in(at, &[&["tournament"], arguments].concat());
        assert!(done.status.success(), "{arguments:?}: {}", err(&done));
        out(&done)
    };
    let file = "s.peatee";
    done(&["new", file, "--name", "Cup", "--system", "swiss 3"]);
    done(&["appoint", file, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", file]);
    for (name, rating) in [
        ("Anna", "2000"),
        ("Bruno", "1900"),
        ("Cilla", "1800"),
        ("Daan", "1700"),
        ("Eva", "1600"),
    ] {
        done(&["add", file, name, "--rating", rating]);
    }
    done(&["close", file]);
    done(&["rank", file]);
    done(&["pair", file]);
    done(&["result", file, "1.1", "1-0"]);
    done(&["result", file, "1.2", "1-0"]);
    is_translated(
        at,
        &["tournament", "pair", file, "--dry-run", "--explain"],
        &[],
    );
    let trf = done(&["export", file, "trf"]);
    fs::write(at.join("s.trf"), trf).expect("written");
    is_translated(at, &["tournament", "pair", "s.trf", "--explain"], &[]);
}
