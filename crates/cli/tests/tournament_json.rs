//! `peatee tournament … --json`: one object for every command (issue 21, D.2).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use support::{err, out, run_in};

const FILE: &str = "cup.peatee";

/// One command with `--json`; whatever happens, it answers with one object.
fn answer(at: &Path, arguments: &[&str]) -> (Value, Option<i32>) {
    // A language that is asked for changes nothing for programs.
    let mut all = vec!["--lang", "et", "tournament", arguments[0], "--json"];
    all.extend(&arguments[1..]);
    let done = run_in(at, &all);
    let value = serde_json::from_str(&out(&done));
    let value: Value =
        value.unwrap_or_else(|why| panic!("{arguments:?}: {why}: {}{}", out(&done), err(&done)));
    assert!(value.is_object(), "{arguments:?}: {value}");
    let status = match value["answer"].as_str() {
        Some("yes") => Some(0),
        Some("no") => Some(1),
        Some("refused") => Some(2),
        other => panic!("{arguments:?}: {other:?}"),
    };
    assert_eq!(done.status.code(), status, "{arguments:?}: {value}");
    (value, status)
}

fn done(at: &Path, arguments: &[&str]) -> Value {
    let (value, status) = answer(at, arguments);
    assert_eq!(status, Some(0), "{arguments:?}: {value}");
    value
}

/// A command that adds lines: the numbers of its events go on where the last ended, and the head is that of the file.
fn added(at: &Path, arguments: &[&str], kinds: &[&str]) -> Value {
    let before = done(at, &["log", arguments[1]]);
    let before = before["events"].as_array().expect("events").len();
    let value = done(at, arguments);
    let events = value["events"].as_array().expect("events");
    let found: Vec<_> = events
        .iter()
        .filter_map(|one| one["kind"].as_str())
        .collect();
    assert_eq!(found, kinds, "{arguments:?}: {value}");
    for (number, event) in (before + 1..).zip(events) {
        assert_eq!(event["event"], json!(number), "{event}");
        assert!(
            event["sentence"]
                .as_str()
                .is_some_and(|said| !said.is_empty())
        );
        assert!(
            event["at"].as_str().is_some_and(|at| at.ends_with('Z')),
            "{event}"
        );
    }
    assert_eq!(done(at, &["verify", arguments[1]])["head"], value["head"]);
    value
}

fn refused(at: &Path, arguments: &[&str], code: &str) -> Value {
    let before = fs::read(at.join(arguments[1])).ok();
    let (value, status) = answer(at, arguments);
    assert_eq!(status, Some(2), "{arguments:?}: {value}");
    assert_eq!(value["refused"]["code"], code, "{arguments:?}: {value}");
    assert!(value["refused"]["sentence"].is_string(), "{value}");
    assert_eq!(fs::read(at.join(arguments[1])).ok(), before);
    value
}

/// A Swiss of five from its beginning to its end, each step answered as JSON.
#[test]
fn found_7_d2_a_whole_competition_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let value = done(at, &["new", FILE, "--name", "Cup", "--system", "swiss 3"]);
    assert_eq!(value["events"][0]["kind"], "instruct");
    assert_eq!(value["events"][0]["fields"]["system"], "swiss 3");
    refused(at, &["close", FILE], "too-few");
    added(
        at,
        &[
            "instruct",
            FILE,
            "--name",
            "Cup of the lake",
            "--system",
            "swiss 3",
            "--place",
            "Pärnu",
        ],
        &["instruct"],
    );
    let appointed = ["appoint", FILE, "Mari Tamm", "--role", "chief-judge"];
    let value = added(at, &appointed, &["appoint"]);
    assert_eq!(
        value["events"][0]["fields"],
        json!({"name": "Mari Tamm", "role": "chief-judge"})
    );
    assert_eq!(value["events"][0]["by"], "organiser");
    added(at, &["approve", FILE], &["approve"]);
    for (name, rating) in [
        ("Anna", "2000"),
        ("Bruno", "1900"),
        ("Cilla", "1800"),
        ("Daan", "1700"),
    ] {
        let value = added(
            at,
            &["add", FILE, name, "--rating", rating, "--confirmed"],
            &["register", "confirm"],
        );
        assert_eq!(value["events"][0]["fields"]["name"], name);
    }
    fs::write(at.join("more.csv"), "name,rating,colour\nEva,1600,red\n").expect("written");
    let value = added(at, &["add", FILE, "--from", "more.csv"], &["register"]);
    assert_eq!(value["notes"][0]["code"], "list-skipped");
    assert_eq!(value["notes"][0]["arguments"]["what"], "colour");
    let value = refused(at, &["add", FILE, "Anna"], "same-name");
    assert_eq!(value["refused"]["arguments"]["name"], "Anna");
    assert_eq!(value["refused"]["where"], json!([FILE]));
    added(
        at,
        &["amend", FILE, "Eva", "Eva", "--club", "Pärnu"],
        &["amend"],
    );
    added(at, &["confirm", FILE, "--all"], &["confirm"]);
    added(at, &["forbid", FILE, "Anna", "Eva"], &["forbid"]);
    let value = added(at, &["commit", FILE, "--secret", "s.txt"], &["commit"]);
    assert_eq!(value["notes"][0]["code"], "publish");
    added(at, &["close", FILE], &["close"]);
    added(
        at,
        &["lots", FILE, "--secret", "s.txt", "--words", "rain"],
        &["number"],
    );
    added(at, &["undo", FILE, "--why", "by rating"], &["undo"]);
    added(at, &["rank", FILE], &["number"]);
    added(
        at,
        &[
            "schedule",
            FILE,
            "round-1",
            "2026-12-05",
            "10:00",
            "--minutes",
            "240",
        ],
        &["schedule"],
    );
    added(at, &["tick", FILE, "room"], &["tick"]);
    added(at, &["bye", FILE, "Bruno", "2", "half"], &["free"]);
    added(at, &["call-roll", FILE], &["call-roll"]);
    added(
        at,
        &["check-in", FILE, "1", "2", "3", "4", "5"],
        &["check-in"; 5],
    );
    let value = done(at, &["pair", FILE, "--dry-run", "--explain"]);
    assert_eq!(value["round"]["number"], 1);
    assert_eq!(value["notes"][0]["code"], "dry-run");
    assert!(value["explanation"].is_string() || value["explanation"].is_object());
    let value = added(at, &["pair", FILE, "--draft"], &["pair"]);
    assert_eq!(value["round"]["boards"].as_array().map(Vec::len), Some(2));
    assert_eq!(value["round"]["players"].as_array().map(Vec::len), Some(5));
    added(at, &["publish", FILE], &["publish"]);
    let (value, status) = answer(at, &["repair", FILE, "1-5", "3", "--why", "colours"]);
    assert_eq!(status, Some(1), "{value}");
    assert_eq!(value["notes"][0]["code"], "warning-confirm");
    assert!(value["concerns"][0]["sentence"].is_string(), "{value}");
    added(at, &["begin", FILE], &["begin-round"]);
    let value = added(at, &["result", FILE, "1.1", "1/2"], &["enter"]);
    assert_eq!(
        value["events"][0]["fields"],
        json!({"game": "1.1", "outcome": "½-½"})
    );
    added(
        at,
        &["result", FILE, "1.1", "1-0", "--correct", "wrong board"],
        &["correct"],
    );
    let value = refused(at, &["result", FILE, "1.1", "0-1"], "has-result");
    assert_eq!(value["refused"]["arguments"]["place"], "1.1");
    refused(at, &["result", FILE, "1.2", "much"], "outcome-text");
    added(at, &["postpone", FILE, "1.2"], &["postpone"]);
    added(at, &["adjourn", FILE, "1.2"], &["adjourn"]);
    added(at, &["resume", FILE, "1.2"], &["order"]);
    added(at, &["assume", FILE, "1.2", "1/2"], &["assume"]);
    added(at, &["adjudicate", FILE, "1.2", "1-0"], &["adjudicate"]);
    added(at, &["pair", FILE], &["pair"]);
    let round = fs::write(at.join("r.txt"), "1 1-0\n");
    round.expect("written");
    let value = added(at, &["results", FILE, "r.txt"], &["enter"]);
    assert_eq!(value["round"]["boards"][0]["games"][0]["outcome"], "1-0");
    added(
        at,
        &["replay", FILE, "2.1", "--why", "colours"],
        &["replay"],
    );
    added(
        at,
        &["penalise", FILE, "Daan", "warning", "--why", "noise"],
        &["penalise"],
    );
    added(at, &["withdraw", FILE, "Daan", "--why", "ill"], &["leave"]);
    added(at, &["note", FILE, "The lights went out."], &["note"]);
    let value = done(at, &["log", FILE]);
    let events = value["events"].as_array().expect("events");
    assert!(events.iter().any(|one| one["undone"] == true));
    assert_eq!(value["head"].as_str().map(str::len), Some(64));
    let value = done(at, &["standings", FILE]);
    assert_eq!(value["standings"][0]["place"], 1);
    let value = done(at, &["standings", FILE, "--why", "Anna", "Bruno"]);
    assert!(value["page"]["parts"].is_array(), "{value}");
    for sheet in [
        "pairings",
        "results",
        "table",
        "standings",
        "norms",
        "ratings",
        "protocol",
        "schedule",
        "programme",
        "check-in",
        "duties",
        "equipment",
        "desk",
        "decisions",
    ] {
        let value = done(at, &["print", FILE, sheet]);
        assert!(value["page"]["title"].is_string(), "{sheet}: {value}");
    }
    refused(at, &["print", FILE, "teams"], "team-none");
    let value = done(at, &["print", FILE, "table", "--out", "table.html"]);
    assert_eq!(value["file"], "table.html");
    for form in ["trf", "csv", "games", "json", "ratings", "ratings-json"] {
        let value = done(at, &["export", FILE, form]);
        assert_eq!(
            value["data"].is_object(),
            form.ends_with("json"),
            "{form}: {value}"
        );
        assert_eq!(
            value["data"].is_string(),
            !form.ends_with("json"),
            "{form}: {value}"
        );
    }
    done(at, &["export", FILE, "trf", "--out", "cup.trf"]);
    let value = done(at, &["verify", FILE]);
    assert_eq!(value["seal"]["state"], "whole");
    assert_eq!(value["drawings"].as_array().map(Vec::len), Some(0));
    let value = done(at, &["repair-file", FILE]);
    assert_eq!(value["notes"][0]["code"], "file-nothing");
    refused(at, &["finish", FILE], "unfinished");
    refused(at, &["log", "gone.peatee"], "file-open");
    let value = refused(at, &["result", FILE], "usage");
    assert_eq!(
        value["refused"]["arguments"]["kind"],
        "MissingRequiredArgument"
    );
}

/// Commands on TRF files, on teams, sections, ratings, openings and titles.
#[test]
fn found_7_d2_the_rest_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let value = done(at, &["generate", "--players", "8", "--rounds", "3"]);
    let trf = value["data"].as_str().expect("a report");
    fs::write(at.join("a.trf"), trf).expect("written");
    let value = done(at, &["check", "a.trf"]);
    assert_eq!(value["rounds"].as_array().map(Vec::len), Some(3));
    assert_eq!(value["rounds"][0], json!({"round": 1, "same": true}));
    let (value, _) = answer(at, &["pair", "a.trf", "--explain"]);
    assert!(
        value["round"].is_object() || value["refused"].is_object(),
        "{value}"
    );
    let value = done(at, &["import", "b.peatee", "a.trf"]);
    assert_eq!(value["notes"][0]["arguments"]["players"], 8);
    assert!(value["events"].as_array().is_some_and(|all| all.len() > 8));
    let log = done(at, &["log", "b.peatee"]);
    assert_eq!(log["head"], value["head"]);
    // teams
    let new = ["new", "t.peatee", "--name", "Teams", "--boards", "2"];
    done(at, &new);
    added(
        at,
        &["appoint", "t.peatee", "Mari Tamm", "--role", "chief-judge"],
        &["appoint"],
    );
    added(at, &["approve", "t.peatee"], &["approve"]);
    for team in ["North", "South", "West"] {
        added(at, &["add", "t.peatee", team], &["register"]);
        for name in ["One", "Two", "Three"] {
            added(
                at,
                &["member", "t.peatee", team, &format!("{name} {team}")],
                &["enlist"],
            );
        }
    }
    added(
        at,
        &[
            "amend-member",
            "t.peatee",
            "North",
            "1",
            "One North",
            "--rating",
            "1900",
        ],
        &["amend-member"],
    );
    added(
        at,
        &["board-order", "t.peatee", "South", "2", "1", "3"],
        &["board-order"],
    );
    added(at, &["close", "t.peatee"], &["close"]);
    added(at, &["rank", "t.peatee"], &["number"]);
    added(
        at,
        &["lineup", "t.peatee", "North", "1", "1", "3"],
        &["line-up"],
    );
    added(at, &["pair", "t.peatee"], &["pair"]);
    added(at, &["score", "t.peatee", "1.1", "1-0", "="], &["enter"; 2]);
    added(at, &["undo", "t.peatee", "--why", "again"], &["undo"]);
    added(at, &["undo", "t.peatee", "--why", "again"], &["undo"]);
    added(at, &["forfeit", "t.peatee", "1.1", "+:-"], &["forfeit"]);
    refused(at, &["score", "t.peatee", "2.1", "=", "--json"], "usage");
    done(at, &["print", "t.peatee", "teams"]);
    // sections
    done(at, &["new", "s.peatee", "--name", "Festival"]);
    for section in ["A", "B"] {
        added(
            at,
            &["section", "s.peatee", "--section", section],
            &["instruct"],
        );
        let value = added(
            at,
            &[
                "add",
                "s.peatee",
                "--section",
                section,
                &format!("Anna {section}"),
                "--licence",
                section,
            ],
            &["register"],
        );
        assert_eq!(value["events"][0]["section"], section);
    }
    let value = done(at, &["standings", "s.peatee"]);
    assert_eq!(value["sections"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        done(at, &["export", "s.peatee", "json"])["data"]["sections"][1]["section"],
        "B"
    );
    fs::write(at.join("list.csv"), "name,id,rating\nAnna A,A,2100\n").expect("written");
    let value = added(at, &["ratings", "s.peatee", "list.csv"], &["amend"]);
    assert_eq!(
        value["not_found"],
        json!([{"name": "B: Anna B", "why": "not-listed"}])
    );
    added(
        at,
        &["class-numbers", "s.peatee", "master=1", "--section", "A"],
        &["instruct"],
    );
    // openings
    fs::write(at.join("table.txt"), "32-28 19-23\n33-29 17-22\n").expect("written");
    done(
        at,
        &[
            "new",
            "o.peatee",
            "--name",
            "Drawn",
            "--system",
            "match 1",
            "--openings",
            "table.txt",
        ],
    );
    added(
        at,
        &["appoint", "o.peatee", "Mari Tamm", "--role", "chief-judge"],
        &["appoint"],
    );
    added(at, &["approve", "o.peatee"], &["approve"]);
    for name in ["Anna", "Bruno"] {
        added(at, &["add", "o.peatee", name], &["register"]);
    }
    let commit = ["commit", "o.peatee", "--openings", "--secret", "keys.txt"];
    added(at, &commit, &["commit-openings"]);
    added(at, &["close", "o.peatee"], &["close"]);
    added(at, &["rank", "o.peatee"], &["number"]);
    added(at, &["pair", "o.peatee"], &["pair"]);
    let drawn = [
        "openings", "o.peatee", "--secret", "keys.txt", "--words", "snow",
    ];
    let value = added(at, &drawn, &["draw-openings"]);
    assert_eq!(value["round"]["openings"]["words"], "snow");
    let value = done(at, &["verify", "o.peatee"]);
    assert_eq!(value["drawings"][0]["same"], true);
    added(at, &["result", "o.peatee", "1.1", "1-0"], &["enter"]);
    added(at, &["finish", "o.peatee"], &["finish"]);
    let value = done(at, &["titles", "o.peatee", "--on", "2026-12-31"]);
    assert!(
        value["players"].is_array() && value["left_out"].is_array(),
        "{value}"
    );
    // one game more
    done(
        at,
        &["new", "k.peatee", "--name", "Cup", "--system", "knockout"],
    );
    added(
        at,
        &["appoint", "k.peatee", "Mari Tamm", "--role", "chief-judge"],
        &["appoint"],
    );
    added(at, &["approve", "k.peatee"], &["approve"]);
    for name in ["Anna", "Bruno"] {
        added(at, &["add", "k.peatee", name], &["register"]);
    }
    added(at, &["close", "k.peatee"], &["close"]);
    added(at, &["rank", "k.peatee"], &["number"]);
    added(at, &["pair", "k.peatee"], &["pair"]);
    added(at, &["result", "k.peatee", "1.1", "="], &["enter"]);
    added(at, &["more", "k.peatee", "1.1"], &["add-game"]);
}
