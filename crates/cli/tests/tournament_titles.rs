//! Classes and titles over the years, by the command line.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

#[path = "../../tournament/tests/season/mod.rs"]
mod season;
// The module of the library's tests knows the library by its own name.
extern crate tournament as peatee_tournament;

mod support;

use std::fs;

use season::Season;
use support::run_in as peatee;
use tempfile::TempDir;

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: String| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    let robin = Season::robin;
    write(
        "1.peatee",
        robin("Spring", "2020-05-10", 2, 6).scored(7).text(),
    );
    write(
        "2.peatee",
        robin("Summer", "2021-05-09", 5, 6).scored(18).text(),
    );
    write(
        "3.peatee",
        robin("Autumn", "2022-05-08", 2, 5).scored(6).text(),
    );
    let open = robin("Winter", "2023-01-01", 2, 5).open();
    write("open.peatee", open.text());
    let career = "peatee career 1\n2016-01-31 | Kask | championship event=Republic\n\
        2018-12-31 | Kask | championship event=Republic\n";
    write("before.txt", career.to_owned());
    folder
}

fn asked(folder: &TempDir, words: &[&str]) -> (Option<i32>, String) {
    let done = peatee(folder.path(), words);
    let told = [done.stdout, done.stderr].concat();
    (done.status.code(), String::from_utf8(told).expect("UTF-8"))
}

const EVENTS: [&str; 5] = ["tournament", "titles", "1.peatee", "2.peatee", "3.peatee"];

/// Journey 12 of the console: candidate by three tournaments, master by two championships, and what has ended.
#[test]
fn found_7_a7_titles_over_events() {
    let folder = folder();
    let career = ["--career", "before.txt", "--player", "kask", "--on"];
    let on = |day: &str, more: &[&str]| {
        let (code, told) = asked(&folder, &[&EVENTS[..], &career, &[day], more].concat());
        assert_eq!(code, Some(0), "{told}");
        told
    };
    let told = on("2021-12-31", &[]);
    for said in [
        "Valid on 2021-12-31",
        "Master of sport  2018-12-31  2021-12-31",
        "002:N.5",
        "Class I",
        "002:N.K",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let told = on("2022-05-08", &[]);
    for said in [
        "Candidate master",
        "no expiry",
        "Master of sport: last confirmed on 2018-12-31, expired after 2021-12-31.",
        "Tournaments counted: 3, required: 3.",
        "2022-05-08: coefficient 1.00, games 8, points 6, required 70 %.",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    let json = on("2022-05-08", &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let kask = &json["players"][0];
    assert_eq!(kask["held"][0]["class"], "candidate");
    assert_eq!(kask["held"][0]["until"], serde_json::Value::Null);
    assert_eq!(kask["held"][1]["class"], "I");
    assert_eq!(kask["held"][1]["until"], "2025-05-08");
    assert_eq!(kask["ended"][0]["class"], "master");
    for (language, title) in [
        ("et", "Järgud ja nimetused"),
        ("ru", "Разряды и звания"),
        ("lv", "Klases un nosaukumi"),
        ("lt", "Atskyriai ir vardai"),
    ] {
        let told = on("2022-05-08", &["--lang", language]);
        assert!(told.contains(title), "{told}");
        assert!(!told.contains("tournament-"), "{told}");
    }
}

/// What cannot be read is named, and nothing is counted twice.
#[test]
fn found_7_a7_titles_refuse_what_is_wrong() {
    let folder = folder();
    let twice = ["tournament", "titles", "1.peatee", "1.peatee"];
    let (code, told) = asked(&folder, &twice);
    assert_eq!(code, Some(2));
    assert!(told.contains("given twice"), "{told}");
    let (code, told) = asked(&folder, &["tournament", "titles", "before.txt"]);
    assert_eq!(code, Some(2));
    assert!(
        told.contains("before.txt: this is not an event file"),
        "{told}"
    );
    let (code, told) = asked(&folder, &["tournament", "titles", "open.peatee"]);
    assert_eq!(code, Some(0));
    assert!(
        told.contains("Winter: not finished, not counted."),
        "{told}"
    );
}
