//! What makes an arbiter's hands faster: whole rounds at once, lists as they come, the last thing taken back.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

use support::{err, out, run_in};

const FILE: &str = "cup.peatee";

fn peatee(folder: &Path, arguments: &[&str]) -> Output {
    let all: Vec<&str> = ["tournament"].iter().chain(arguments).copied().collect();
    run_in(folder, &all)
}

fn done(folder: &Path, arguments: &[&str]) -> String {
    let done = peatee(folder, arguments);
    assert!(done.status.success(), "{arguments:?}: {}", err(&done));
    out(&done)
}

fn refused(folder: &Path, arguments: &[&str], why: &str) {
    let before = fs::read(folder.join(FILE)).expect("the file");
    let done = peatee(folder, arguments);
    assert_eq!(done.status.code(), Some(2), "{arguments:?}: {}", out(&done));
    assert!(err(&done).contains(why), "{arguments:?}: {}", err(&done));
    assert_eq!(fs::read(folder.join(FILE)).expect("the file"), before);
}

/// A round robin of four, numbered by rating, before its first round.
fn event() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["new", FILE, "--name", "Cup", "--place", "Pärnu"]);
    done(at, &["appoint", FILE, "Mari Tamm", "--role", "chief-judge"]);
    done(at, &["approve", FILE]);
    let list =
        "NAME;Rating;Shoe size;\nAnna;2400;38;\nBruno;2300;44;\nCilla;2200;40;\nDaan;2100;45;\n";
    fs::write(at.join("list.csv"), list).expect("written");
    let said = done(at, &["add", FILE, "--from", "list.csv"]);
    assert!(
        said.contains("unknown and were skipped: Shoe size"),
        "{said}"
    );
    done(at, &["close", FILE]);
    done(at, &["rank", FILE]);
    folder
}

/// Issue 21, D.3: headings in any case, unknown columns named and skipped; what cannot be meant is refused.
#[test]
fn found_7_d3_lists_with_headings_in_any_case() {
    let folder = event();
    let at = folder.path();
    assert!(done(at, &["log", FILE]).contains("register name=Anna rating=2400"));
    for (list, why) in [
        ("Player,rating\nX,1\n", "no column “name”"),
        ("name,NAME\nX,Y\n", "appears twice"),
        (
            "name,rating\nX,high\n",
            "other.csv:2: a rating must be a whole number, not “high”",
        ),
    ] {
        fs::write(at.join("other.csv"), list).expect("written");
        refused(at, &["add", FILE, "--from", "other.csv"], why);
    }
}

/// Issue 21, D.3: the results of a round from a list, all or none.
#[test]
fn found_7_d3_the_results_of_a_round_from_a_list() {
    let folder = event();
    let at = folder.path();
    refused(at, &["results", FILE, "r.txt"], "not paired");
    done(at, &["pair", FILE]);
    let list = |text: &str| fs::write(at.join("r.txt"), text).expect("written");
    for (text, why) in [
        ("1 1-0\n2 7-7\n", "line 2: expected a game and its result"),
        ("1 1-0\n1 0-1\n", "line 2: game 1.1 already has a result"),
        ("1 1-0\n9 0-1\n", "no game 1.9"),
        ("# nothing\n", "no result was given"),
    ] {
        list(text);
        refused(at, &["results", FILE, "r.txt"], why);
    }
    refused(at, &["results", FILE, "none.txt"], "cannot be read");
    list("# round 1\n1;1-0\n1.2, 1/2   # a long game\n");
    let said = done(at, &["results", FILE, "r.txt"]);
    assert!(said.contains("Results of round 1"), "{said}");
    assert!(said.contains("½"), "{said}");
    refused(at, &["results", FILE, "r.txt"], "already has a result");
}

/// Issue 21, D.3: the results of a round one after the other; what is no result is asked for again.
#[test]
fn found_7_d3_the_results_of_a_round_asked_for() {
    let folder = event();
    let at = folder.path();
    done(at, &["pair", FILE]);
    let typed = |text: &str| {
        let mut command = support::command(&["tournament", "results", FILE]);
        let command = command.current_dir(at).stdin(Stdio::piped());
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("piped");
        std::io::Write::write_all(&mut stdin, text.as_bytes()).expect("typed");
        drop(stdin);
        child.wait_with_output().expect("it ends")
    };
    let none = typed("q\n");
    assert_eq!(none.status.code(), Some(2), "{}", out(&none));
    let said = typed("\nwon\n1/2\n");
    assert!(said.status.success(), "{}", err(&said));
    let said = out(&said);
    assert!(said.contains("1.2  White "), "{said}");
    assert!(said.contains("“won” is not a result"), "{said}");
    assert!(done(at, &["log", FILE]).contains("enter game=1.2 outcome=½-½"));
    assert!(typed("+\n").status.success());
    assert!(done(at, &["log", FILE]).contains("enter game=1.1 outcome=+:-"));
}

/// Issue 21, D.3: `1/2` is a draw, and `undo` without a number takes back the last thing that stands.
#[test]
fn found_7_d3_half_a_point_and_the_last_thing_undone() {
    let folder = event();
    let at = folder.path();
    done(at, &["pair", FILE]);
    done(at, &["result", FILE, "1.1", "1/2"]);
    done(at, &["result", FILE, "1.2", "1-0"]);
    let count = done(at, &["log", FILE]).lines().count();
    let said = done(at, &["undo", FILE, "--why", "wrong board"]);
    assert!(
        said.contains(&format!("Entry {count} was undone")),
        "{said}"
    );
    let said = done(at, &["undo", FILE, "--why", "this one too"]);
    assert!(
        said.contains(&format!("Entry {} was undone", count - 1)),
        "{said}"
    );
    let said = done(
        at,
        &[
            "undo",
            FILE,
            &(count - 2).to_string(),
            "--why",
            "by its number",
        ],
    );
    assert!(
        said.contains(&format!("Entry {} was undone", count - 2)),
        "{said}"
    );
}

/// Issue 21, D.3: a trial of the pairing shows the round and writes nothing.
#[test]
fn found_7_d3_pair_without_keeping_it() {
    let folder = event();
    let at = folder.path();
    let before = fs::read(at.join(FILE)).expect("the file");
    let said = done(at, &["pair", FILE, "--dry-run"]);
    assert!(
        said.contains("Pairings of round 1") && said.contains("nothing was written"),
        "{said}"
    );
    assert_eq!(fs::read(at.join(FILE)).expect("the file"), before);
    let kept = done(at, &["pair", FILE]);
    let boards = |said: &str| {
        let lines = said.lines().filter(|line| line.contains("  :  "));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(boards(&kept), boards(&said));
    assert_eq!(boards(&kept).len(), 2);
}

/// Issue 21, D.3: only the boards that change are named; the others stay, in their places.
#[test]
fn found_7_d3_repair_names_only_what_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["new", FILE, "--name", "Cup", "--system", "swiss 3"]);
    done(at, &["appoint", FILE, "Mari Tamm", "--role", "chief-judge"]);
    done(at, &["approve", FILE]);
    let players: String = (1..=9).map(|i| format!("P{i},{}\n", 2000 - i)).collect();
    fs::write(at.join("list.csv"), format!("name,rating\n{players}")).expect("written");
    done(at, &["add", FILE, "--from", "list.csv"]);
    done(at, &["close", FILE]);
    done(at, &["rank", FILE]);
    done(at, &["pair", FILE]);
    let boards = |log: &str| -> Vec<String> {
        let line = log.lines().last().expect("a line");
        let boards = line.split("boards=").nth(1).expect("boards");
        let boards = boards.split(' ').next().expect("them");
        boards
            .trim_matches('"')
            .split(',')
            .map(str::to_owned)
            .collect()
    };
    let before = boards(&done(at, &["log", FILE]));
    assert_eq!(before.len(), 4);
    // The colours of the second board are changed over.
    let (white, black) = before[1].split_once('-').expect("two");
    let turned = format!("{black}-{white}");
    done(
        at,
        &["repair", FILE, &turned, "--why", "colours", "--anyway"],
    );
    let after = boards(&done(at, &["log", FILE]));
    let mut expected = before.clone();
    expected[1].clone_from(&turned);
    assert_eq!(after, expected);
    // Who is taken from his opponent must be named with him.
    let (first, _) = before[0].split_once('-').expect("two");
    refused(
        at,
        &[
            "repair",
            FILE,
            &format!("{first}-{white}"),
            "--why",
            "x",
            "--anyway",
        ],
        "",
    );
}

/// Issue 21, D.3: a name that several have lists these, and nobody else.
#[test]
fn found_7_d3_ambiguous_names_list_the_matches_only() {
    let folder = event();
    let at = folder.path();
    done(at, &["new", "two.peatee", "--name", "Two"]);
    for (name, club) in [
        ("Jaan Kask", "A"),
        ("Jaan Kask", "B"),
        ("Jaan Kaskemets", "C"),
        ("Ilze", "D"),
    ] {
        done(at, &["add", "two.peatee", name, "--club", club]);
    }
    let told = |name: &str| err(&peatee(at, &["withdraw", "two.peatee", name, "--why", "x"]));
    let exact = told("jaan kask");
    assert!(exact.contains("1 Jaan Kask, 2 Jaan Kask"), "{exact}");
    assert!(!exact.contains("Kaskemets"), "{exact}");
    let part = told("kask");
    assert!(
        part.contains("3 Jaan Kaskemets") && !part.contains("Ilze"),
        "{part}"
    );
}

/// Issue 21, D.3: the table in the order of the standings; the protocol begins with them and ends with place and date.
#[test]
fn found_7_d3_the_table_and_the_protocol_by_standing() {
    let folder = event();
    let at = folder.path();
    for _ in 0..3 {
        done(at, &["pair", FILE]);
        // Who has the lower rating wins.
        let pairs = done(at, &["log", FILE]);
        let line = pairs.lines().last().expect("a round").to_owned();
        let boards = line.split("boards=").nth(1).expect("boards");
        let boards = boards.trim_matches('"').split(',');
        let results: String = (1..)
            .zip(boards)
            .map(|(board, pair): (u32, &str)| {
                let (white, black) = pair.split_once('-').expect("two");
                let is_white = white.parse::<u32>().ok() > black.parse::<u32>().ok();
                format!("{board} {}\n", if is_white { "1" } else { "0" })
            })
            .collect();
        fs::write(at.join("r.txt"), results).expect("written");
        done(at, &["results", FILE, "r.txt"]);
    }
    let order = |text: &str, names: &[&str]| {
        let places: Vec<_> = names.iter().map(|name| text.find(name)).collect();
        assert!(places.iter().all(Option::is_some), "{names:?}: {text}");
        assert!(places.is_sorted(), "{names:?}: {text}");
    };
    let table = done(at, &["print", FILE, "table", "--text"]);
    order(&table, &["Daan", "Cilla", "Bruno", "Anna"]);
    let protocol = done(at, &["print", FILE, "protocol", "--text"]);
    order(
        &protocol,
        &[
            "Standings",
            "Daan",
            "Participants",
            "Place and date: Pärnu, ____",
            "Mari Tamm, ",
        ],
    );
}

/// Issue 21, D.2: what was done is told in a sentence of the reader's language, never as a line of the file.
#[test]
fn found_7_d2_answers_are_sentences() {
    let folder = event();
    let at = folder.path();
    for (language, word) in [
        ("en", "The participants received their numbers."),
        ("et", "Osavõtjad said numbrid."),
    ] {
        let why = ["undo", FILE, "--why", "again"];
        done(at, &why);
        let ranked = run_in(at, &["--lang", language, "tournament", "rank", FILE]);
        let said = out(&ranked);
        assert!(said.contains(word), "{said}");
        assert!(said.contains("   1  Anna\n   2  Bruno\n"), "{said}");
        assert!(!said.contains("order="), "{said}");
    }
    done(at, &["pair", FILE]);
    let words = [
        ("en", "White 1 Anna, Black 4 Daan"),
        ("et", "Valge 1 Anna, Must 4 Daan"),
        ("ru", "Белые 1 Anna, Чёрные 4 Daan"),
        ("lv", "Baltie 1 Anna, Melnie 4 Daan"),
        ("lt", "Baltieji 1 Anna, Juodieji 4 Daan"),
    ];
    for (language, seats) in words {
        let entered = [
            "--lang",
            language,
            "tournament",
            "result",
            FILE,
            "1.1",
            "1-0",
        ];
        let said = out(&run_in(at, &entered));
        assert!(said.contains(seats), "{said}");
        assert!(!said.contains("outcome="), "{said}");
        done(at, &["undo", FILE, "--why", "again"]);
    }
}

/// An event file as it would be after a match in the nights in which the clocks of Tallinn change (IANA, `europe`).
fn nights(zone: &str) -> String {
    let head = format!(
        "peatee tournament 1
2026-03-28T20:00:00.000Z | organiser | instruct name=Cup place=Pärnu{zone} rules=international system=\"match 4\" scoring=1,½,0,0,1,0 games=1 meeting=sum tie-breaks=DE default-minutes=30 public=yes\n"
    );
    let day = "2026-03-28T20:30:00.000Z";
    let begun = [
        "appoint name=\"Mari Tamm\" role=chief-judge",
        "approve",
        "register name=Anna rating=2400",
        "register name=Bruno rating=2300",
        "close",
        "number by=rating order=1,2",
        "pair boards=1-2",
    ];
    let begun = begun.map(|what| format!("{day} | Mari Tamm | {what}\n"));
    let played = [
        ("2026-03-28T22:30:00.000Z", "enter game=1.1 outcome=1-0"),
        ("2026-03-28T22:40:00.000Z", "pair boards=2-1"),
        (
            "2026-03-29T00:30:00.000Z",
            "correct game=1.1 outcome=0-1 was=1-0 why=\"names changed over\"",
        ),
        ("2026-10-25T00:30:00.000Z", "note text=\"before the hour\""),
        ("2026-10-25T01:30:00.000Z", "note text=\"after the hour\""),
    ];
    let played = played.map(|(at, what)| format!("{at} | Mari Tamm | {what}\n"));
    head + &begun.concat() + &played.concat()
}

/// Issue 21, D.3: pages tell the time of the hall, also in the hour that comes twice; the file keeps universal time.
#[test]
fn found_7_d3_pages_tell_the_time_of_the_hall() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    fs::write(at.join(FILE), nights(" zone=Europe/Tallinn")).expect("written");
    let protocol = done(at, &["print", FILE, "protocol", "--text"]);
    for shown in [
        "Time (Europe/Tallinn)",
        "Mari Tamm, 2026-03-29 02:30 UTC+2.",
        "2026-10-25 03:30 UTC+3",
        "2026-10-25 03:30 UTC+2",
    ] {
        assert!(protocol.contains(shown), "{shown}: {protocol}");
    }
    let log = done(at, &["log", FILE]);
    for shown in [
        "2026-03-29T00:30:00.000+02:00 | Mari Tamm | enter game=1.1",
        "2026-03-29T02:30:00.000+02:00 | Mari Tamm | correct game=1.1",
        "2026-10-25T03:30:00.000+03:00 | Mari Tamm | note text=\"before",
        "2026-10-25T03:30:00.000+02:00 | Mari Tamm | note text=\"after",
    ] {
        assert!(log.contains(shown), "{shown}: {log}");
    }
    let log = done(at, &["log", FILE, "--json"]);
    assert!(
        log.contains("\"at\": \"2026-03-29T00:30:00.000Z\""),
        "{log}"
    );
    assert!(!log.contains("+02:00"), "{log}");
    let all = done(at, &["export", FILE, "json"]);
    assert!(all.contains("\"time_zone\": \"Europe/Tallinn\""), "{all}");
    assert!(all.contains("\"at\": \"2026-03-29T00:30:00Z\""), "{all}");
    done(at, &["note", FILE, "now"]);
    let text = fs::read_to_string(at.join(FILE)).expect("the file");
    assert!(text.starts_with(&nights(" zone=Europe/Tallinn")), "{text}");
    let last = text.lines().last().and_then(|line| line.split(' ').next());
    assert!(last.is_some_and(|moment| moment.ends_with('Z')), "{text}");
}

/// Issue 21, D.3: an event under way gets its zone, without a new approval; without one pages are in UTC, as before.
#[test]
fn found_7_d3_the_zone_of_an_event_under_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    fs::write(at.join(FILE), nights("")).expect("written");
    let before = done(at, &["print", FILE, "protocol", "--text"]);
    assert!(before.contains("Time (UTC)"), "{before}");
    assert!(before.contains("2026-10-25 01:30  "), "{before}");
    let footnote = "Mari Tamm, 2026-03-29 00:30.";
    assert!(before.contains(footnote), "{before}");
    let log = done(at, &["log", FILE]);
    assert!(log.contains("2026-03-28T22:30:00.000Z | "), "{log}");
    for name in ["Europe/Tartu", "EEST", "+02:00", ""] {
        let why = format!("“{name}” is not a time zone");
        refused(at, &["time-zone", FILE, name], &why);
    }
    let said = done(at, &["time-zone", FILE, "europe/tallinn"]);
    assert_eq!(said, "Times are printed in the time zone Europe/Tallinn.\n");
    refused(
        at,
        &["time-zone", FILE, "Europe/Tallinn"],
        "The time zone is already Europe/Tallinn.",
    );
    let after = done(at, &["print", FILE, "protocol", "--text"]);
    assert!(after.contains("2026-10-25 03:30 UTC+2"), "{after}");
    let footnote = "Mari Tamm, 2026-03-29 02:30 UTC+2.";
    assert!(after.contains(footnote), "{after}");
    done(at, &["result", FILE, "2.1", "1-0"]);
    done(at, &["pair", FILE]);
    done(at, &["verify", FILE]);
}

/// Issue 21, D.3: an unknown name is refused in each language, and no file is begun.
#[test]
fn found_7_d3_an_unknown_zone_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    let words = ["new", FILE, "--name", "Cup", "--time-zone", "Europe/Tartu"];
    for (language, sentence) in [
        ("en", "“Europe/Tartu” is not a time zone."),
        ("et", "„Europe/Tartu“ ei ole ajavöönd."),
        ("ru", "«Europe/Tartu» — не часовой пояс."),
        ("lv", "„Europe/Tartu” nav laika josla."),
        ("lt", "„Europe/Tartu“ nėra laiko juosta."),
    ] {
        let all = [&["--lang", language, "tournament"][..], &words].concat();
        let refused = run_in(at, &all);
        assert_eq!(refused.status.code(), Some(2), "{}", out(&refused));
        assert!(err(&refused).contains(sentence), "{}", err(&refused));
        assert!(!at.join(FILE).exists());
    }
    let told = peatee(at, &[&words[..], &["--json"]].concat());
    assert!(
        out(&told).contains("\"code\": \"no-zone\""),
        "{}",
        out(&told)
    );
}

/// Issue 21, D.3: a new section takes the zone of the event, and one command lays it down for all of them.
#[test]
fn found_7_d3_sections_share_the_zone() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(
        at,
        &["new", FILE, "--name", "Days", "--time-zone", "Europe/Riga"],
    );
    done(at, &["appoint", FILE, "Mari Tamm", "--role", "chief-judge"]);
    done(at, &["section", FILE, "--section", "Open"]);
    let own = ["--time-zone", "Europe/Vilnius"];
    let women = ["section", FILE, "--section", "Women"];
    done(at, &[&women[..], &own].concat());
    let log = done(at, &["log", FILE, "--json"]);
    let count = |zone: &str| log.matches(&format!("\"zone\": \"{zone}\"")).count();
    assert_eq!([count("Europe/Riga"), count("Europe/Vilnius")], [2, 1]);
    done(at, &["time-zone", FILE, "Europe/Vilnius"]);
    let log = done(at, &["log", FILE, "--json"]);
    let count = |zone: &str| log.matches(&format!("\"zone\": \"{zone}\"")).count();
    assert_eq!([count("Europe/Riga"), count("Europe/Vilnius")], [2, 3]);
    let page = done(at, &["print", FILE, "protocol", "--text"]);
    assert!(!page.contains("Europe/Riga"), "{page}");
}

/// Trial of an examiner, 13: only what is given is put right; the name stays as it was.
#[test]
fn found_7_t_examiner_13_amend_without_the_name() {
    let folder = event();
    let at = folder.path();
    let last = || {
        let log = done(at, &["log", FILE]);
        log.lines().last().expect("a line").to_owned()
    };
    done(at, &["amend", FILE, "Anna", "--club", "Pärnu"]);
    let line = last();
    assert!(
        line.ends_with("amend player=1 name=Anna club=Pärnu rating=2400"),
        "{line}"
    );
    done(at, &["amend", FILE, "2", "--class", "I", "--sex", "m"]);
    let line = last();
    assert!(
        line.ends_with("amend player=2 name=Bruno class=I rating=2300 sex=m"),
        "{line}"
    );
    // The name alone, as before.
    done(at, &["amend", FILE, "Anna", "Anna Kask"]);
    let line = last();
    assert!(
        line.ends_with("amend player=1 name=\"Anna Kask\" club=Pärnu rating=2400"),
        "{line}"
    );
    for (language, why) in [
        ("en", "nothing to correct"),
        ("et", "parandada ei ole midagi"),
        ("ru", "исправлять нечего"),
        ("lv", "nav ko labot"),
        ("lt", "nėra ko taisyti"),
    ] {
        let before = fs::read(at.join(FILE)).expect("the file");
        let same = ["amend", FILE, "Anna", "--club", "Pärnu"];
        for words in [&["amend", FILE, "Anna"][..], &same] {
            let all = [&["--lang", language, "tournament"], words].concat();
            let said = run_in(at, &all);
            assert_eq!(said.status.code(), Some(2), "{}", out(&said));
            assert!(err(&said).contains(why), "{}", err(&said));
        }
        assert_eq!(fs::read(at.join(FILE)).expect("the file"), before);
    }
    // A list has everybody's name, and puts nobody right.
    let said = peatee(at, &["amend", FILE, "Anna", "--from", "list.csv"]);
    assert_eq!(said.status.code(), Some(2), "{}", out(&said));
}

/// Trial of an examiner, 13: the same for a player of a team.
#[test]
fn found_7_t_examiner_13_amend_a_member_without_the_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["new", FILE, "--name", "Cup", "--boards", "2"]);
    done(at, &["add", FILE, "North"]);
    done(
        at,
        &["member", FILE, "North", "Jaan Kask", "--rating", "1900"],
    );
    done(
        at,
        &["amend-member", FILE, "North", "Jaan", "--club", "Tartu"],
    );
    let log = done(at, &["log", FILE]);
    let line = log.lines().last().expect("a line");
    assert!(
        line.contains("name=\"Jaan Kask\" club=Tartu rating=1900"),
        "{line}"
    );
    refused(
        at,
        &["amend-member", FILE, "North", "1"],
        "nothing to correct",
    );
    refused(
        at,
        &["amend-member", FILE, "North", "9", "--club", "Tartu"],
        "no player 9",
    );
}

/// A Swiss of eight, numbered by rating, with its first round.
fn swiss() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = folder.path();
    done(at, &["new", FILE, "--name", "Cup", "--system", "swiss 5"]);
    done(at, &["appoint", FILE, "Mari Tamm", "--role", "chief-judge"]);
    done(at, &["approve", FILE]);
    let players: String = (1..=8)
        .map(|i| format!("P{i},{}\n", 2400 - 10 * i))
        .collect();
    fs::write(at.join("list.csv"), format!("name,rating\n{players}")).expect("written");
    done(at, &["add", FILE, "--from", "list.csv"]);
    done(at, &["close", FILE]);
    done(at, &["rank", FILE]);
    done(at, &["pair", FILE]);
    folder
}

/// Issue 21, D.3: who comes late to a Swiss by rating has the number of his rating; it is told in five languages and to
/// programs, printed, taken back, and agrees with the report.
#[test]
fn found_7_d3_late_entry_on_the_command_line() {
    let folder = swiss();
    let at = folder.path();
    let before = done(at, &["print", FILE, "check-in", "--text"]);
    let add = ["add", FILE, "Late", "--rating", "2365"];
    for (language, words) in [
        (
            "en",
            "Registered: Late. By rating the number is 4; everybody who had this number or a higher one moved up by one.",
        ),
        (
            "et",
            "Registreeriti: Late. Reitingu järgi on number 4; kellel oli see või suurem number, selle oma on nüüd ühe võrra suurem.",
        ),
        (
            "ru",
            "Регистрация участника: Late. Номер по рейтингу — 4; у кого был этот или больший номер, у того он теперь на единицу больше.",
        ),
        (
            "lv",
            "Reģistrēts dalībnieks: Late. Numurs pēc reitinga ir 4; kam bija šis vai lielāks numurs, tam tas tagad ir par vienu lielāks.",
        ),
        (
            "lt",
            "Užregistruotas dalyvis: Late. Numeris pagal reitingą – 4; kas turėjo šį ar didesnį numerį, to numeris dabar vienetu didesnis.",
        ),
    ] {
        let all = [&["--lang", language, "tournament"], &add[..]].concat();
        let said = out(&run_in(at, &all));
        assert!(said.contains(words), "{said}");
        done(at, &["undo", FILE, "--why", "again"]);
    }
    assert_eq!(
        done(at, &["print", FILE, "check-in", "--text"]).len(),
        before.len()
    );
    let said = done(at, &[&add[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    let event = &json["events"][0];
    assert_eq!(event["kind"], "register");
    assert_eq!(event["fields"]["number"], "4");
    let json = done(at, &["export", FILE, "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let numbers: Vec<_> = json["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|one| (one["id"].as_u64(), one["number"].as_u64()))
        .collect();
    assert_eq!(numbers[8], (Some(9), Some(4)));
    assert_eq!(numbers[3], (Some(4), Some(5)));
    for sheet in ["check-in", "table", "pairings"] {
        let page = done(at, &["print", FILE, sheet, "--text"]);
        let squeezed = page.split_whitespace().collect::<Vec<_>>().join(" ");
        if sheet != "pairings" {
            assert!(squeezed.contains("4 Late"), "{sheet}: {page}");
        }
        assert!(squeezed.contains("5 P4"), "{sheet}: {page}");
    }
    for round in 1..=4 {
        let results: String = (1..=4)
            .map(|board| format!("{board} {}\n", ["1-0", "0-1", "="][(round + board) % 3]))
            .collect();
        fs::write(at.join("r.txt"), results).expect("written");
        done(at, &["results", FILE, "r.txt"]);
        done(at, &["pair", FILE]);
    }
    done(at, &["export", FILE, "trf", "--out", "cup.trf"]);
    let checked = done(at, &["check", "cup.trf"]);
    assert_eq!(checked.matches(" ok").count(), 5, "{checked}");
    // Behind the fourth round he is the last one.
    let said = done(at, &["add", FILE, "Later", "--rating", "2900"]);
    assert_eq!(said, "Registered: Later.\n");
}
