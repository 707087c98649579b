//! A whole competition by the command line, as `docs/competition.md` and the README have it; and what is refused.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;

use support::run_in as peatee;

const COOKBOOK: &str = include_str!("../../../docs/competition.md");
const README: &str = include_str!("../../../README.md");

/// The words of a line, as a shell has them.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            c => words.last_mut().expect("a word").push(c),
        }
    }
    words
}

/// The table of openings of the cookbook.
fn openings() -> &'static str {
    let begin = COOKBOOK.find("# openings.txt").expect("a table");
    let table = &COOKBOOK[begin..];
    &table[..table.find("```").expect("its end")]
}

/// The first list on a page.
fn list_of(page: &str) -> &str {
    let list = page.split("```csv\n").nth(1);
    let list = list.and_then(|rest| rest.split("```").next());
    list.expect("a list")
}

/// Runs the commands of the cookbook, up to the first one that contains `until`; returns their output.
fn cook(folder: &Path, until: &str) -> Vec<String> {
    fs::write(folder.join("openings.txt"), openings()).expect("written");
    fs::write(folder.join("list.csv"), list_of(COOKBOOK)).expect("written");
    run_commands(folder, COOKBOOK, until)
}

/// Runs the `peatee tournament` commands of a page, up to the first one that contains `until`; returns their output.
fn run_commands(folder: &Path, page: &str, until: &str) -> Vec<String> {
    let lines = page.lines().filter_map(|line| line.strip_prefix("peatee "));
    let lines = lines.filter(|line| line.starts_with("tournament "));
    let mut said = Vec::new();
    for line in lines.take_while(|line| !line.contains(until)) {
        let words = words(line);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let done = peatee(folder, &words);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{line}: {error}");
        said.push(String::from_utf8(done.stdout).expect("UTF-8"));
    }
    said
}

/// The event of the README: a list of players, a round, its results, standings and the report file.
#[test]
fn the_club_event_of_the_readme() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("players.csv"), list_of(README)).expect("written");
    let said = run_commands(folder.path(), README, "no such line");
    assert!(said.len() > 10, "the event is there");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    assert!(read("round-1.html").contains("Līga Ozola"));
    let trf = read("club.trf");
    assert_eq!(trf.matches("\n001").count(), 4);
    let json = ["tournament", "export", "club.peatee", "json"];
    let json = peatee(folder.path(), &json);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["standings"].as_array().map(Vec::len), Some(4));
    assert_eq!(json["is_over"], false);
}

/// The issue of tournaments: a whole event by the cookbook, from registration to the protocol.
#[test]
fn r53_41k_the_cookbook_ends_with_the_protocol() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = cook(folder.path(), "no such line");
    assert!(said.len() > 25, "the cookbook is there");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    let protocol = read("protocol.html");
    for text in [
        "Cup of the lake",
        "Ольга Смирнова",
        "Mari Tamm",
        "the names were changed over",
    ] {
        assert!(protocol.contains(text), "{text}");
    }
    assert!(read("round-1.html").contains("Līga Ozola"));
    assert!(read("cup.trf").contains("Jonas Petraitis"));
    // Item A.8 of what trials found: the days apart, and above each round.
    let trf = read("cup.trf");
    let record = |code: &str| trf.lines().find_map(|line| line.strip_prefix(code));
    assert_eq!(record("042 "), Some("2026/12/05"));
    assert_eq!(record("052 "), Some("2026/12/06"));
    // The list has no rating of Petraitis for 64 squares.
    assert_eq!(record("072 "), Some("2"));
    let above = format!("132 {:87}26/12/05  26/12/05  26/12/06", "");
    assert_eq!(record("132").map(|rest| format!("132{rest}")), Some(above));
    assert!(
        read("norms.html").contains("2.50"),
        "two of II and two of III"
    );
    let ratings = read("ratings.csv");
    assert!(ratings.contains("Jaan Kask,,1017"), "{ratings}");
    assert!(read("ratings.html").contains("Rating report"));
    let not_found = "Ольга Смирнова: no federation number";
    assert!(said.iter().any(|text| text.contains(not_found)));
    // The file is the log: nothing in it was ever changed.
    let log = read("cup.peatee");
    assert!(log.starts_with("peatee tournament 2\n"));
    assert!(log.contains("correct game=2.2 outcome=1-0"));
    let json = peatee(
        folder.path(),
        &["tournament", "export", "cup.peatee", "json"],
    );
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["standings"].as_array().map(Vec::len), Some(4));
    assert_eq!(json["is_over"], true);
}

/// The issue of tournaments: a short event of teams, as the cookbook has it.
#[test]
fn the_league_of_the_cookbook() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = cook(folder.path(), "no such line");
    assert!(
        said.iter()
            .any(|text| text.contains("Comparison of two teams"))
    );
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    assert!(read("league.peatee").contains("line-up team=3 round=1 members=1,3"));
    let protocol = read("league.html");
    for text in ["Toomas Mets", "Пётр Орлов", "was forfeited"] {
        assert!(protocol.contains(text), "{text}");
    }
    assert!(read("best.html").contains("Results by board"));
    assert!(read("league.trf").contains("310   1 Narva"));
    let export = |form: &str| {
        let words = ["tournament", "export", "league.peatee", form];
        let done = peatee(folder.path(), &words);
        assert!(done.status.success(), "{form}");
        String::from_utf8(done.stdout).expect("UTF-8")
    };
    let json: serde_json::Value = serde_json::from_str(&export("json")).expect("JSON");
    assert_eq!(json["teams"]["colors"], "WB");
    assert_eq!(json["players"][2]["members"][2]["name"], "Toomas Mets");
    assert_eq!(
        json["rounds"][0]["boards"][0]["line_ups"]
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    assert!(json["standings"][0]["team_points"]["match_points"].is_string());
    assert!(
        json["board_results"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    );
    let games = export("games");
    assert_eq!(games.lines().count(), 7, "{games}");
    assert!(export("csv").starts_with(
        "place,number,name,federation,club,class,rating,points,match_points,board_points,GP"
    ));
    // What is wrong changes nothing.
    let folder = tempfile::tempdir().expect("a folder");
    cook(folder.path(), "score league.peatee 1.1");
    let before = fs::read_to_string(folder.path().join("league.peatee")).expect("the file");
    let refused = |words: &[&str], why: &str| {
        let words: Vec<&str> = ["tournament"].iter().chain(words).copied().collect();
        let done = peatee(folder.path(), &words);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{words:?}: {error}");
        assert!(error.contains(why), "{words:?}: {error}");
        let now = fs::read_to_string(folder.path().join("league.peatee")).expect("the file");
        assert_eq!(now, before);
    };
    let line_up = |members: [&'static str; 2], why: &str| {
        let words = [
            "lineup",
            "league.peatee",
            "Tartu",
            "1",
            members[0],
            members[1],
        ];
        refused(&words, why);
    };
    line_up(["Toomas", "Jaan"], "breaks the board order");
    line_up(["Jaan", "Līga"], "Tartu has no player “Līga”");
    line_up(["Jaan", "a"], "matches several players: 1 Jaan Kask");
    line_up(["Jaan", "9"], "has no player 9");
    refused(
        &["score", "league.peatee", "1.1", "1-0"],
        "Boards in the match: 2; results given: 1",
    );
    refused(
        &["score", "league.peatee", "7.1", "1-0", "="],
        "no match 7.1",
    );
    refused(
        &["score", "league.peatee", "1.1", "1-0", "7-0"],
        "is not a result",
    );
    refused(
        &["forfeit", "league.peatee", "1.1", "1-0"],
        "forfeited match is recorded as",
    );
    refused(
        &["member", "league.peatee", "Tartu", "Somebody"],
        "can no longer be changed",
    );
    refused(&["print", "cup.peatee", "boards"], "there are no teams");
}

/// The issue of tournaments: mini-matches with drawn openings, as the cookbook has them.
#[test]
fn the_mini_matches_of_the_cookbook() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = cook(folder.path(), "no such line");
    let last = said.last().expect("the last line");
    assert!(
        last.contains("openings of round 1: the same result"),
        "{last}"
    );
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect(name);
    assert_eq!(read("mini-1.html").matches("<svg").count(), 2);
    let games = read("mini.csv");
    let opening = |line: usize| {
        let line = games.lines().nth(line).expect("a game");
        line.split(',').nth(7).expect("an opening").to_owned()
    };
    // Both games of a mini-match have one opening, and the other board has another.
    assert_eq!(opening(1), opening(2));
    assert_ne!(opening(1), opening(3));
    let json = ["tournament", "export", "mini.peatee", "json"];
    let json = peatee(folder.path(), &json);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).expect("JSON");
    assert_eq!(json["openings"]["count"], 5);
    assert!(json["rounds"][0]["openings"]["drawn"][1]["fen"].is_string());
}

/// The issue of tournaments: what is wrong is refused with its reason, and nothing has changed.
#[test]
fn what_is_wrong_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    cook(folder.path(), "result cup.peatee 1.2");
    let file = folder.path().join("cup.peatee");
    let before = fs::read_to_string(&file).expect("the file");
    let refused = |words: &[&str], why: &str| {
        let words: Vec<&str> = ["tournament"].iter().chain(words).copied().collect();
        let done = peatee(folder.path(), &words);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.code(), Some(2), "{words:?}: {error}");
        assert!(error.contains(why), "{words:?}: {error}");
        assert_eq!(fs::read_to_string(&file).expect("the file"), before);
    };
    refused(
        &["result", "cup.peatee", "1.1", "0-1"],
        "already has a result",
    );
    refused(&["result", "cup.peatee", "1.3", "0-1"], "no game 1.3");
    refused(&["result", "cup.peatee", "7.1", "0-1"], "no game 7.1");
    refused(
        &["result", "cup.peatee", "1.2", "5-0"],
        "is not a result; expected",
    );
    refused(
        &["withdraw", "cup.peatee", "9", "--why", "ill"],
        "no player 9",
    );
    refused(
        &["withdraw", "cup.peatee", "Õun", "--why", "ill"],
        "no player “Õun”",
    );
    refused(
        &["withdraw", "cup.peatee", "a", "--why", "ill"],
        "matches several players",
    );
    refused(&["add", "cup.peatee", "Somebody"], "Registration is closed");
    refused(
        &["undo", "cup.peatee", "1", "--why", "x"],
        "cannot be undone",
    );
    refused(&["undo", "cup.peatee", "99", "--why", "x"], "no entry 99");
    refused(&["finish", "cup.peatee"], "is not finished");
    refused(
        &["pair", "cup.peatee", "--table-round", "1"],
        "already paired",
    );
    refused(
        &["new", "cup.peatee", "--name", "x"],
        "the file cannot be created",
    );
    let taken = [
        "instruct",
        "cup.peatee",
        "--name",
        "x",
        "--tie-breaks",
        "BH",
    ];
    refused(&taken, "cannot be changed");
    // An arbiter reads it in his language, with the article.
    let finish = ["--lang", "et", "tournament", "finish", "cup.peatee"];
    let told = peatee(folder.path(), &finish);
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    let estonian = "peatee: cup.peatee: Partii 1.2 ei ole lõpetatud. Aruandes peavad olema kõik tulemused. (002:§41k)\n";
    assert_eq!(told, estonian);
    // A broken line is named.
    fs::write(&file, format!("{before}nonsense\n")).expect("written");
    let broken = peatee(folder.path(), &["tournament", "log", "cup.peatee"]);
    let error = String::from_utf8_lossy(&broken.stderr).into_owned();
    let line = before.lines().count() + 1;
    assert!(
        error.contains(&format!("line {line} cannot be read: expected TIME")),
        "{error}"
    );
    // A line whose hash is there is whole, though its end is missing (issue 21, D.1).
    fs::write(&file, before.trim_end()).expect("written");
    let whole = peatee(folder.path(), &["tournament", "log", "cup.peatee"]);
    assert_eq!(whole.status.code(), Some(0));
}

/// The issue of tournaments: no Buchholz in a round robin, and the file is not even begun.
#[test]
fn what_decides_nothing_is_not_laid_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let wanted = [
        "tournament",
        "new",
        "x.peatee",
        "--name",
        "x",
        "--tie-breaks",
        "BH/C1",
    ];
    let done = peatee(folder.path(), &wanted);
    assert_eq!(done.status.code(), Some(2));
    let error = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(error.contains("BH/C1 decides nothing"), "{error}");
    assert!(!folder.path().join("x.peatee").exists());
}

/// The issue of tournaments: a Swiss with a bye that was asked for, a late entry, a leaver and an assumed result; what was
/// paired by a result cannot be changed any more.
#[test]
fn a_swiss_from_the_first_round_to_the_report_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let done = |words: &[&str]| {
        let words: Vec<&str> = ["tournament"].iter().chain(words).copied().collect();
        let done = peatee(folder.path(), &words);
        let error = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{words:?}: {error}");
        String::from_utf8(done.stdout).expect("UTF-8")
    };
    let list = "name,rating,federation\nAnna,2200,EST\nBruno,2100,LAT\nCilla,2000,LTU\nDaan,1900,NED\nErki,1800,EST\n";
    fs::write(folder.path().join("players.csv"), list).expect("written");
    done(&[
        "new",
        "s.peatee",
        "--name",
        "Open",
        "--system",
        "swiss 3",
        "--scoring",
        "2-1-0",
    ]);
    done(&["appoint", "s.peatee", "Mari Tamm"]);
    done(&["approve", "s.peatee"]);
    done(&["add", "s.peatee", "--from", "players.csv"]);
    done(&["close", "s.peatee"]);
    done(&["rank", "s.peatee"]);
    done(&["bye", "s.peatee", "Erki", "1", "half"]);
    let paired = done(&["pair", "s.peatee"]);
    assert!(
        paired.contains("Anna") && paired.contains("Erki"),
        "{paired}"
    );
    done(&["result", "s.peatee", "1.1", "2-0"]);
    done(&["adjourn", "s.peatee", "1.2"]);
    done(&["add", "s.peatee", "Fabio", "--rating", "1950"]);
    let pair = peatee(folder.path(), &["tournament", "pair", "s.peatee"]);
    let error = String::from_utf8_lossy(&pair.stderr).into_owned();
    assert!(error.contains("1.2 is not finished"), "{error}");
    done(&["assume", "s.peatee", "1.2", "1-1"]);
    let paired = done(&["pair", "s.peatee", "--explain"]);
    assert!(paired.contains("Fabio"), "{paired}");
    let corrected = done(&["result", "s.peatee", "1.1", "0-2", "--correct", "wrong"]);
    assert!(
        corrected.contains("The pairing of round 2 stands."),
        "{corrected}"
    );
    done(&["result", "s.peatee", "1.2", "2-0"]);
    done(&["withdraw", "s.peatee", "Daan", "--why", "ill"]);
    let json = done(&["export", "s.peatee", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let boards = json["rounds"][1]["boards"]
        .as_array()
        .expect("boards")
        .clone();
    for (i, board) in (1..).zip(&boards) {
        if board["games"][0]["state"] == "open" {
            done(&["result", "s.peatee", &format!("2.{i}"), "1-1"]);
        }
    }
    done(&["pair", "s.peatee"]);
    let trf = done(&["export", "s.peatee", "trf"]);
    assert!(
        trf.contains("192 FIDE_DUTCH") && trf.contains("Fabio"),
        "{trf}"
    );
    fs::write(folder.path().join("s.trf"), &trf).expect("written");
    assert_eq!(trf.matches("\n001").count(), 6);
}
