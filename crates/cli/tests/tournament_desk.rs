//! What an arbiter does at the desk: rounds changed by hand, files of other programs, ratings, openings, class numbers.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;

use support::desk::Desk;

/// A desk with the event file `e.peatee`, approved, and its players.
fn begun(system: &str, players: &str, more: &[&str]) -> Desk {
    let desk = Desk::of("e.peatee");
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
    let desk = begun(system, players, more);
    desk.done(&["close", "e.peatee"]);
    desk.done(&["rank", "e.peatee"]);
    desk
}

const FOUR: &str = "name,rating\nAnna,2200\nBruno,2100\nCilla,2000\nDaan,1900\n";

/// The issue of tournaments: manual change with warnings. What breaks an absolute criterion is asked twice.
#[test]
fn a_round_changed_by_hand_says_what_it_breaks() {
    let desk = ranked("swiss 3", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "0-1"]);
    desk.done(&["pair", "e.peatee"]);
    let before = desk.read("e.peatee");
    // 1 and 3 have met.
    let again = ["repair", "e.peatee", "3-1", "2-4", "--why", "a options"];
    let (code, told) = desk.asked(&again);
    assert_eq!(code, Some(1), "{told}");
    assert!(
        told.contains("3 Cilla and 1 Anna have already met (C1)"),
        "{told}"
    );
    assert!(told.contains("--anyway"), "{told}");
    assert_eq!(desk.read("e.peatee"), before);
    let told = desk.done(&[&again[..], &["--anyway"]].concat());
    assert!(told.contains("have already met (C1)"), "{told}");
    assert!(told.contains("3–1, 2–4"), "{told}");
    // Another colour is warned of, and done.
    let round = desk.done(&["export", "e.peatee", "json"]);
    let round: serde_json::Value = serde_json::from_str(&round).expect("JSON");
    assert_eq!(round["rounds"][1]["boards"][0]["white"], 3);
}

/// The issue of tournaments: in a round robin the table is the law, and colours may be turned with a warning.
#[test]
fn a_round_of_the_table_changed_by_hand() {
    let desk = ranked("round-robin", FOUR, &[]);
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
        told.contains("1 Anna and 2 Bruno are not paired in this round"),
        "{told}"
    );
}

/// A spreadsheet of this part of the world writes semicolons; what is wrong in a list is refused with its line.
#[test]
fn a_list_of_players_from_a_spreadsheet() {
    let desk = begun("swiss 3", FOUR, &[]);
    desk.write("more.csv", "name;club;rating\nErki;\"Võru; Tartu\";1800\n");
    desk.done(&["add", "e.peatee", "--from", "more.csv"]);
    let whole = "register name=Erki club=\"Võru; Tartu\" rating=1800";
    assert!(desk.read("e.peatee").contains(whole));
    desk.write("bad.csv", "name;rating\nFrida;1800\nGert;18x0\n");
    let why = "bad.csv:3: a rating must be a whole number, not “18x0”";
    desk.refused(&["add", "e.peatee", "--from", "bad.csv"], why);
    desk.refused(&["forbid", "e.peatee", "Anna", "Anna"], "the same player");
}

/// Trial 7, fault 15: lists as spreadsheets of our countries write them: their encodings, headings, classes and blank rows.
#[test]
fn found_7_t_arbiter_15_lists_of_spreadsheets_are_read() {
    let desk = begun("swiss 3", FOUR, &[]);
    let bytes =
        |name: &str, bytes: &[u8]| fs::write(desk.path().join(name), bytes).expect("written");
    // windows-1257: P\u{f5}ld, J\u{e4}rk.
    bytes(
        "et.csv",
        b"Nimi;Klubi;S\xfcnd;J\xe4rk;Reiting\r\nP\xf5ld J\xfcri;V\xf5ru;1980;ii;1902\r\n;;;;\r\n",
    );
    let told = desk.done(&[
        "add",
        "e.peatee",
        "--from",
        "et.csv",
        "--encoding",
        "windows-1257",
    ]);
    assert!(told.contains("windows-1257"), "{told}");
    let whole = "register name=\"Põld Jüri\" club=Võru birth=1980 class=II rating=1902";
    assert!(
        desk.read("e.peatee").contains(whole),
        "{}",
        desk.read("e.peatee")
    );
    // windows-1251, found out: Фамилия, имя; Разряд.
    let russian = "\"Фамилия, имя\";Разряд\nИванов Пётр;2 разряд\nСидорова Анна;кмс\n";
    let letter = |letter: char| match letter {
        'А'..='я' => u8::try_from(u32::from(letter) - 0x410 + 0xc0).expect("one byte"),
        'ё' => 0xb8,
        other => u8::try_from(other).expect("ASCII"),
    };
    bytes("ru.csv", &russian.chars().map(letter).collect::<Vec<u8>>());
    desk.done(&["add", "e.peatee", "--from", "ru.csv"]);
    assert!(
        desk.read("e.peatee")
            .contains("register name=\"Иванов Пётр\" class=II")
    );
    assert!(
        desk.read("e.peatee")
            .contains("register name=\"Сидорова Анна\" class=candidate")
    );
    // UTF-16, with a mark and without.
    for (name, mark, player) in [("u1.csv", "\u{feff}", "Ģirts"), ("u2.csv", "", "Žana")] {
        let text = format!("{mark}Vārds;Klase\n{player};kl. III\n\n;\n");
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        bytes(name, &units.collect::<Vec<u8>>());
        desk.done(&["add", "e.peatee", "--from", name]);
        let whole = format!("register name={player} class=III");
        assert!(
            desk.read("e.peatee").contains(&whole),
            "{}",
            desk.read("e.peatee")
        );
    }
    desk.done(&["add", "e.peatee", "Uku", "--class", "iv"]);
    assert!(desk.read("e.peatee").contains("name=Uku class=IV"));
}

/// Trial 7, fault 15: whatever is refused in a list is refused with file and line.
#[test]
fn found_7_t_arbiter_15_refusals_name_file_and_line() {
    let desk = begun("swiss 3", FOUR, &[]);
    for (list, why) in [
        ("name;class\nFrida;II\n;III\n", "bad.csv:3: Missing: name"),
        ("name;class\nFrida;VIII\n", "bad.csv:2: the class must be"),
        (
            "name;class\nFrida;II\nAnna;I\n",
            "bad.csv:3: “Anna” is already registered",
        ),
        (
            "name;rating\nFrida;9999\n",
            "bad.csv:2: A rating can be at most 3500",
        ),
        (
            "name;rating\n\nFrida;1;2\n",
            "bad.csv:3: “2” is in a column without a heading",
        ),
    ] {
        desk.write("bad.csv", list);
        desk.refused(&["add", "e.peatee", "--from", "bad.csv"], why);
    }
    fs::write(desk.path().join("bad.csv"), b"name\nP\xf5ld\n").expect("written");
    let utf_8 = [
        "add",
        "e.peatee",
        "--from",
        "bad.csv",
        "--encoding",
        "utf-8",
    ];
    desk.refused(&utf_8, "bad.csv: the list cannot be read as UTF-8");
}

/// An arbiter has the sheets before him: a number is the one that they show, and what is done is told with the name.
#[test]
fn a_number_is_the_one_on_the_sheets() {
    let turned = "name,rating\nAnna,1900\nAnna Maria,2000\nCilla,2100\nDaan,2200\n";
    let desk = ranked("swiss 3", turned, &[]);
    let told = desk.done(&["bye", "e.peatee", "1", "1", "half"]);
    assert!(told.contains("1 Daan"), "{told}");
    // A whole name fits before a part of a longer one.
    desk.done(&["forbid", "e.peatee", "Anna", "Cilla"]);
    desk.done(&["pair", "e.peatee"]);
    let told = desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    assert!(
        told.contains("  White 2 Cilla, Black 3 Anna Maria"),
        "{told}"
    );
    let told = desk.done(&["withdraw", "e.peatee", "2", "--why", "ill"]);
    assert!(told.contains("2 Cilla"), "{told}");
    desk.refused(
        &["withdraw", "e.peatee", "2", "--why", "ill"],
        "Player 2 has withdrawn",
    );
    desk.refused(
        &["withdraw", "e.peatee", "0", "--why", "ill"],
        "no player 0",
    );
    desk.refused(
        &["withdraw", "e.peatee", "nna", "--why", "ill"],
        "4 Anna, 3 Anna Maria",
    );
}

/// The issue of tournaments: a report of another program becomes an event file; a broken one is refused with its line.
#[test]
fn a_report_is_taken_over() {
    let desk = ranked("swiss 3", FOUR, &[]);
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
    desk.refused(
        &["import", "e.peatee", "e.trf"],
        "the file cannot be created",
    );
    desk.write("bad.trf", "001    1      A\n001    x      B\n");
    desk.refused(&["import", "new.peatee", "bad.trf"], "line 2");
    assert!(!desk.path().join("new.peatee").exists());
}

/// 002:N.13: masters and players without a class have no number in the book; the organiser sets one, or there are no norms.
#[test]
fn r53_n_13_the_organiser_sets_numbers() {
    let players = "name,class\nA,master\nB,I\nC,II\nD,\n";
    let desk = ranked("round-robin", players, &[]);
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

/// The issue of tournaments: numbers the organiser sets for classes that the document leaves open (002:N.13). They stand in
/// the instructions, and are open until the first round; a file without them is read as before.
#[test]
fn r53_n_13_the_numbers_stand_in_the_instructions() {
    let players = "name,class\nA,master\nB,I\nC,II\nD,\n";
    let desk = ranked("round-robin", players, &["--number", "master=0.5"]);
    assert!(desk.read("e.peatee").contains("class-numbers=master:0.50"));
    desk.done(&["class-numbers", "e.peatee", "none=5.5"]);
    let norms = ["print", "e.peatee", "norms", "--text"];
    let told = desk.done(&norms);
    assert!(told.contains("the coefficient is 2.25"), "{told}");
    let told = desk.done(&["print", "e.peatee", "programme", "--text"]);
    assert!(
        told.contains("Master of sport 0.50; Without a class 5.50"),
        "{told}"
    );
    // For this once the organiser may ask for others: (1.5 + 1 + 2 + 5.5) / 4 = 2.5
    let told = desk.done(&[&norms[..], &["--number", "master=1.5"]].concat());
    assert!(told.contains("the coefficient is 2.50"), "{told}");
    // What was changed is a draft again, and nothing else of the instructions may be changed with it.
    desk.refused(&["pair", "e.peatee"], "not approved");
    desk.refused(
        &[
            "instruct", "e.peatee", "--name", "Other", "--number", "none=6",
        ],
        "cannot be changed",
    );
    desk.done(&["approve", "e.peatee"]);
    desk.done(&["pair", "e.peatee"]);
    desk.refused(
        &["class-numbers", "e.peatee", "none=6"],
        "cannot be changed",
    );
    desk.refused(&["class-numbers", "e.peatee", "III=6"], "002:N.13");
    let kept = desk.read("e.peatee");
    desk.write(
        "old.peatee",
        &kept
            .replace(" class-numbers=master:0.50,none:5.50", "")
            .replace(" class-numbers=master:0.50", ""),
    );
    let told = desk.done(&["print", "old.peatee", "norms", "--text"]);
    assert!(told.contains("the organiser has to set one"), "{told}");
    desk.write(
        "bad.peatee",
        &kept.replace("master:0.50,none", "first:1,none"),
    );
    desk.refused(&["log", "bad.peatee"], "found “first:1”");
}

const LIST: &str = "name;id;games;peak;rating 64;rating 100\n\"Kask, Jaan\";101;212;1975;1902;1850\n\
                    \"Ozola, Līga\";102;18;1790;1790;\n\"Petraitis, Jonas\";103;;;;1600\n";

/// The issue of tournaments: rating lists imported from CSV. Every change is an event that names its author and can be
/// undone; who is not found is named; a broken list is refused with its line, and nothing is changed.
#[test]
fn ratings_are_taken_from_a_list() {
    let players = "name,rating,licence\nJaan Kask,1850,101\nLīga Ozola,1790,102\nJonas Petraitis,,103\nKaja Saar,,\n";
    let desk = begun("round-robin", players, &["--rules", "russian"]);
    desk.write("list.csv", LIST);
    let told = desk.done(&["ratings", "e.peatee", "list.csv", "--by", "Anna Org"]);
    for line in [
        "Jaan Kask: 1850 → 1902",
        "Jonas Petraitis: in the list without a rating",
        "Kaja Saar: no federation number",
        "changed: 1, unchanged: 1, not found in the list: 2",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let log = desk.read("e.peatee");
    let last = log.lines().last().expect("a line");
    assert!(
        last.contains("| Anna Org | amend player=1 name=\"Jaan Kask\" rating=1902"),
        "{last}"
    );
    // The same list changes nothing more.
    desk.done(&["ratings", "e.peatee", "list.csv"]);
    assert_eq!(desk.read("e.peatee"), log);
    let number = log.lines().count() - 1;
    desk.done(&[
        "undo",
        "e.peatee",
        &number.to_string(),
        "--why",
        "an old list",
    ]);
    let json: serde_json::Value =
        serde_json::from_str(&desk.done(&["export", "e.peatee", "json"])).expect("JSON");
    assert_eq!(json["players"][0]["rating"], 1850);
    let told = desk.done(&["ratings", "e.peatee", "list.csv", "--discipline", "100"]);
    assert!(told.contains("Jonas Petraitis: – → 1600"), "{told}");
    // Bad input.
    let refused = |list: &str, more: &[&str], why: &str| {
        desk.write("bad.csv", list);
        desk.refused(&[&["ratings", "e.peatee", "bad.csv"], more].concat(), why);
    };
    refused(
        "name,id,rating\nA,101,1\nB,101,2\n",
        &[],
        "line 3, column “id”: the same id as in line 2",
    );
    refused(
        "name,id,rating\nA,101,19x\n",
        &[],
        "line 2, column “rating”",
    );
    refused(
        "name,id,rating,shoes\nA,101,1900,44\n",
        &[],
        "line 1, column “shoes”",
    );
    refused("name,id\nA,101\n", &[], "no ratings");
    refused(LIST, &["--discipline", "blitz"], "no ratings for “blitz”");
    refused("", &[], "line 1");
    desk.refused(
        &["ratings", "e.peatee", "none.csv"],
        "none.csv: the file cannot be read",
    );
}

/// The issue of tournaments: Elo with configurable K and tables; as a page, text, CSV and JSON, and for every section.
#[test]
fn the_games_change_ratings() {
    let desk = ranked("round-robin", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "+:-"]);
    // Anna 2200 against Daan 1900 is expected to score 0.85: 20 × 0.15 = 3. Bruno did not play.
    let told = desk.done(&["print", "e.peatee", "ratings", "--text"]);
    assert!(
        told.contains("20 × (1 − 0.85) = +3.00; 2200 + 3 = 2203."),
        "{told}"
    );
    assert!(told.contains("only the games so far"), "{told}");
    let table = desk.done(&["export", "e.peatee", "ratings"]);
    assert!(
        table.contains(",1,,Anna,,,1,2200,1900,1.0,0.8500,20,3.000000,2203,,2700"),
        "{table}"
    );
    assert!(
        table.contains(",2,,Bruno,,,0,2100,,0.0,,,,2100,,"),
        "{table}"
    );
    let json: serde_json::Value =
        serde_json::from_str(&desk.done(&["export", "e.peatee", "ratings-json", "--k", "10"]))
            .expect("JSON");
    assert_eq!(json["system"]["k"], serde_json::json!(["10"]));
    let anna = &json["reports"][0]["players"][0];
    assert_eq!(
        (&anna["after"], &anna["games"][0]["difference"]),
        (&2202.into(), &300.into())
    );
    let page = desk.done(&["print", "e.peatee", "ratings"]);
    assert!(
        page.contains("<h1>Rating report</h1>") && page.contains("2203"),
        "{page}"
    );
    // Of the FMJD's system little is known: it has to be given, on the line or in a file.
    let fmjd = [
        "print",
        "e.peatee",
        "ratings",
        "--text",
        "--rating-system",
        "fmjd",
    ];
    desk.refused(&fmjd, "give --curve and --k");
    let told = desk.done(&[&fmjd[..], &["--curve", "logistic", "--k", "20", "--half-k"]].concat());
    assert!(
        told.contains("20 × 50 % × (1 − 0.849) = +1.51; 2200 + 2 = 2202."),
        "{told}"
    );
    desk.write("ours.txt", "system fide\nname Ours\nk 32\n");
    let told = desk.done(&[
        "print",
        "e.peatee",
        "ratings",
        "--text",
        "--rating-system",
        "ours.txt",
    ]);
    assert!(
        told.contains("Ours") && told.contains("32 × (1 − 0.85)"),
        "{told}"
    );
    desk.write("ours.txt", "system fide\nk many\n");
    desk.refused(
        &[
            "print",
            "e.peatee",
            "ratings",
            "--rating-system",
            "ours.txt",
        ],
        "line 2",
    );
    desk.refused(
        &["print", "e.peatee", "ratings", "--k", "20 for all"],
        "games<30",
    );
}

/// The issue of tournaments: several sections in one event. A list is for all of them, and so is the report.
#[test]
fn ratings_of_every_section() {
    let desk = Desk::of("e.peatee");
    desk.done(&["new", "e.peatee", "--name", "Days", "--rules", "russian"]);
    desk.write("list.csv", LIST);
    for (section, name, licence) in [("Open", "Jaan Kask", "101"), ("Women", "Līga Ozola", "102")]
    {
        desk.done(&["section", "e.peatee", "--section", section]);
        desk.done(&[
            "add",
            "e.peatee",
            name,
            "--licence",
            licence,
            "--section",
            section,
        ]);
    }
    let told = desk.done(&["ratings", "e.peatee", "list.csv"]);
    assert!(told.contains("Open: Jaan Kask: – → 1902"), "{told}");
    assert!(told.contains("Women: Līga Ozola: – → 1790"), "{told}");
    assert!(
        desk.read("e.peatee")
            .contains("rating=1790 licence=102 section=Women")
    );
    let told = desk.done(&["print", "e.peatee", "ratings", "--text"]);
    assert!(
        told.contains("Women\n") && told.contains("Līga Ozola"),
        "{told}"
    );
    let table = desk.done(&["export", "e.peatee", "ratings"]);
    assert!(table.contains("Women,,,Līga Ozola,,102,0,1790"), "{table}");
}

/// A name is no formula of whoever opens the table in a spreadsheet.
#[test]
fn found_7_e7_exported_tables_hold_no_formulas() {
    let players = "name;club;rating\n\"=HYPERLINK(\"\"http://evil.example\"\")\";@SUM(A1);1900\n\
                   Kask;-1+cmd|x;1800\nLepp;;1700\nMets;;1600\n";
    let desk = ranked("round-robin", players, &[]);
    let table = desk.done(&["export", "e.peatee", "csv"]);
    assert!(table.contains("'=HYPERLINK"), "{table}");
    assert!(table.contains("'@SUM(A1)"), "{table}");
    assert!(table.contains("'-1+cmd|x"), "{table}");
    for form in ["csv", "games", "ratings"] {
        let table = desk.done(&["export", "e.peatee", form]);
        assert!(!table.contains(",=") && !table.contains("\"="), "{table}");
    }
}

/// An arbiter's trial, 8: a table of an earlier round is that of the round that is asked for.
#[test]
fn found_7_t_arbiter_08_a_table_behind_the_round_that_is_asked_for() {
    let desk = ranked("swiss 3", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "1-0"]);
    desk.done(&["result", "e.peatee", "1.2", "1-0"]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "2.1", "1-0"]);
    for sheet in ["standings", "table"] {
        let now = desk.done(&["print", "e.peatee", sheet, "--text"]);
        let under_way = "Round 2 under way; unfinished games: 1";
        assert!(now.contains(under_way), "{now}");
        let then = ["print", "e.peatee", sheet, "--text", "--round", "1"];
        let then = desk.done(&then);
        assert!(then.contains("After 1 round"), "{then}");
        let later = ["print", "e.peatee", sheet, "--round", "3"];
        desk.refused(&later, "Round 3 is not paired");
    }
}

/// An arbiter's trial, 7: where a round differs because a result is another one now, the check says so.
#[test]
fn found_7_t_arbiter_07_the_check_names_what_was_corrected() {
    let desk = ranked("swiss 3", FOUR, &[]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["adjourn", "e.peatee", "1.1"]);
    desk.done(&["result", "e.peatee", "1.2", "1-0"]);
    desk.done(&["assume", "e.peatee", "1.1", "1-0"]);
    desk.done(&["pair", "e.peatee"]);
    desk.done(&["result", "e.peatee", "1.1", "0-1"]);
    desk.done(&["export", "e.peatee", "trf", "--out", "e.trf"]);
    let (code, told) = desk.asked(&["check", "e.trf"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("round 2 differs"), "{told}");
    assert!(told.contains("see correction 1.1: 1-0 -> 0-1"), "{told}");
}

/// FIDE C.05, annex 1, an arbiter's trial, 4: a double round robin says how its cycles turn.
#[test]
fn found_7_t_arbiter_04_a_double_round_robin_says_how_its_cycles_turn() {
    let twice = begun("round-robin 2", FOUR, &[]);
    assert!(twice.read("e.peatee").contains(" last-rounds=swapped"));
    let once = begun("round-robin", FOUR, &[]);
    assert!(!once.read("e.peatee").contains("last-rounds"));
}
