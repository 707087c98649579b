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
        err(&over).contains("All rounds are already paired; number of rounds: 6."),
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
            err(&output).contains("line 3, column 81: expected points such as 7.5, found nothing"),
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
        + &line(2, "Смирнов, Пётр", "   1 b 0", " 0.0")
        + "142 1\r\n";
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

/// Item A.8 of what trials found: sex and federation are given on the command line, kept, and exported.
#[test]
fn found_7_a8_sex_and_federation_are_given() {
    let folder = Folder::new("tournament-sex");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let done = |arguments: &[&str]| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output)
    };
    done(&["new", event, "--name", "Cup", "--federation", "est"]);
    done(&["appoint", event, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", event]);
    done(&[
        "add",
        event,
        "Anna",
        "--sex",
        "w",
        "--federation",
        "lat",
        "--birth",
        "1990-05-31",
    ]);
    let list = folder.write(
        "list.csv",
        "name,federation,sex,shoe\nBruno,LTU,m,43\nCarla,EST,F,\n",
    );
    let list = list.to_str().expect("plain");
    let told = done(&["add", event, "--from", list]);
    assert!(told.contains("shoe"), "{told}");
    done(&["amend", event, "Bruno", "Bruno", "--sex", "w"]);
    let report = done(&["export", event, "trf"]);
    for line in [
        "032 EST",
        "001    1 w    Anna ",
        "001    2 w    Bruno ",
        "001    3 w    Carla ",
    ] {
        assert!(
            report.lines().any(|known| known.starts_with(line)),
            "{report}"
        );
    }
    assert!(report.contains(" LAT "), "{report}");
    let json = done(&["export", event, "json"]);
    assert!(
        json.contains("\"sex\": \"w\"") && json.contains("\"federation\": \"EST\""),
        "{json}"
    );
}

/// A code that no federation has and a birth that cannot be are refused with the line of the list, in the reader's language.
#[test]
fn found_7_a8_codes_and_births_are_refused() {
    let folder = Folder::new("tournament-codes");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let begun = peatee(&["tournament", "new", event, "--name", "Cup", "--boards", "2"]);
    assert_eq!(begun.status.code(), Some(0), "{}", err(&begun));
    let refused = |arguments: &[&str], why: &str| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_ne!(output.status.code(), Some(0), "{}", out(&output));
        assert!(err(&output).contains(why), "{}", err(&output));
    };
    refused(
        &["add", event, "A", "--federation", "LVA"],
        "no federation has the code \"LVA\"",
    );
    refused(
        &["add", event, "A", "--birth", "1990-02-30"],
        "“1990-02-30” is not a date of birth",
    );
    refused(
        &["add", event, "A", "--birth", "3000"],
        "“3000” is in the future",
    );
    refused(
        &["add", event, "A", "--sex", "x"],
        "expected m or w, found \"x\"",
    );
    refused(
        &["new", "other.peatee", "--name", "B", "--federation", "XQX"],
        "no federation has the code \"XQX\"",
    );
    for (rows, why) in [
        (
            "A,EST,1990\nB,LVA,1990\n",
            "list.csv:3: No federation has the code “LVA”.",
        ),
        (
            "A,EST,1990-13-01\n",
            "list.csv:2: “1990-13-01” is not a date of birth.",
        ),
    ] {
        let list = folder.write("list.csv", format!("name,federation,birth\n{rows}"));
        let list = list.to_str().expect("plain");
        refused(&["add", event, "--from", list], why);
        let kept = fs::read_to_string(event).expect("an event");
        assert!(!kept.contains("| register "), "{kept}");
    }
    let list = folder.write("list.csv", "name,federation\nB,LVA\n");
    let list = list.to_str().expect("plain");
    refused(
        &["--lang", "et", "add", event, "--from", list],
        "list.csv:2: Liitu koodiga „LVA“ ei ole.",
    );
}

/// The list of a team's players names the columns that it skips, as every list does.
#[test]
fn found_7_a8_a_list_of_members_names_what_it_skips() {
    let folder = Folder::new("tournament-members");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let list = folder.write("list.csv", "name;shoe;hat\nA1;43;\nA2;44;\n");
    let list = list.to_str().expect("plain");
    for arguments in [
        &["new", event, "--name", "Cup", "--boards", "2"][..],
        &["appoint", event, "Mari Tamm", "--role", "chief-judge"],
        &["approve", event],
        &["add", event, "Alpha"],
    ] {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    }
    let output = peatee(&["tournament", "member", event, "Alpha", "--from", list]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(
        out(&output).contains("unknown and were skipped: shoe, hat"),
        "{}",
        out(&output)
    );
}

/// What is not right in a report and hinders nothing is told with its place.
#[test]
fn found_7_a8_findings_of_a_report_are_told() {
    let folder = Folder::new("tournament-findings");
    let line = |number: u8, federation: &str, round: &str, points: &str| {
        format!(
            "001 {number:>4}      {:<33} 2100 {federation}             1990/02/30 {points} {number:>4}  {round}\n",
            "Name"
        )
    };
    let text = line(1, "EST", "   2 w 1", " 1.0") + &line(2, "LVA", "   1 b 0", " 0.0");
    let file = folder.write("odd.trf", format!("142 3\n152 W\n{text}"));
    let name = file.to_str().expect("plain");
    for task in ["check", "pair"] {
        let output = peatee(&["tournament", task, name]);
        let said = err(&output);
        assert!(
            said.contains(
                "odd.trf: line 3, column 70: expected a year or a date such as 1953-05-31"
            ),
            "{said}"
        );
        assert!(
            said.contains("odd.trf: line 4, column 54: No federation has the code “LVA”."),
            "{said}"
        );
    }
}

/// Our report of teams is taken over again, with teams, line-ups and results.
#[test]
fn found_7_a8_a_report_of_teams_is_taken_over() {
    let folder = Folder::new("tournament-teams-back");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let done = |arguments: &[&str]| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(
            output.status.code(),
            Some(0),
            "{arguments:?} {}",
            err(&output)
        );
        out(&output)
    };
    done(&[
        "new", event, "--name", "Cup", "--boards", "2", "--system", "swiss 3",
    ]);
    done(&["appoint", event, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", event]);
    for team in ["Alpha", "Beta", "Gamma"] {
        done(&["add", event, team]);
        for member in ["1", "2", "3"] {
            done(&["member", event, team, &format!("{team} {member}")]);
        }
    }
    done(&["close", event]);
    done(&["rank", event]);
    done(&["lineup", event, "Alpha", "1", "1", "3"]);
    done(&["pair", event]);
    done(&["score", event, "1.1", "1-0", "="]);
    let report = folder.write("cup.trf", done(&["export", event, "trf"]));
    let report = report.to_str().expect("plain");
    let again = folder.file("again.peatee");
    let again = again.to_str().expect("plain");
    let told = done(&["import", again, report]);
    assert_eq!(told, "Imported: teams 3, players 9, rounds 1.\n");
    let table = |event: &str| {
        let all = done(&["standings", event]);
        let rows = all.lines().filter(|line| !line.contains("SHA-256"));
        rows.map(str::to_owned).collect::<Vec<_>>()
    };
    let shown = |all: Vec<String>| -> Vec<String> {
        all.into_iter()
            .filter(|line| {
                ["Alpha", "Beta", "Gamma"]
                    .iter()
                    .any(|team| line.contains(team))
            })
            .collect()
    };
    assert_eq!(shown(table(again)), shown(table(event)));
    let refused = peatee(&["tournament", "pair", report]);
    assert!(
        err(&refused).contains("a team competition"),
        "{}",
        err(&refused)
    );
}

/// The head of a player's line, then the rounds.
fn player(number: u16, federation: &str, birth: &str, points: &str, rounds: &str) -> String {
    format!(
        "001 {number:>4} m    {:<33} 2100 {federation}             {birth} {points:>4} {number:>4}  {rounds}\n",
        "Name"
    )
}

/// Two players who met.
fn pair(first: &str, second: &str, points: [&str; 2]) -> String {
    player(1, "EST", "1990/01/31", points[0], first)
        + &player(2, "EST", "1990/01/31", points[1], second)
}

const LANGUAGES: [&str; 5] = ["en", "et", "ru", "lv", "lt"];

/// Item D.2 of what trials found: why a report is refused is told in the reader's language, with line and column.
#[test]
fn found_7_d2_a_refused_report_is_told_in_every_language() {
    let folder = Folder::new("tournament-d2-refused");
    let sound = ["1.0", "0.0"];
    for (name, text, expected) in [
        (
            "letter.trf",
            pair("   2 w ?", "   1 b 0", sound),
            [
                "line 1, column 99: expected a result, one of 1 = 0 W D L + - H F U Z, found “?”",
                "rida 1, veerg 99: oodati tulemust, ühte märkidest 1 = 0 W D L + - H F U Z, aga seal on „?“",
                "строка 1, столбец 99: ожидается результат, один из знаков 1 = 0 W D L + - H F U Z, а там «?»",
                "1. rinda, 99. aile: bija jābūt rezultātam, vienai no zīmēm 1 = 0 W D L + - H F U Z, bet tur ir „?”",
                "1 eilutė, 99 stulpelis: turi būti rezultatas, vienas iš ženklų 1 = 0 W D L + - H F U Z, o ten „?“",
            ],
        ),
        (
            "short.trf",
            "142 5\n152 W\n001    1      A\n".to_owned(),
            [
                "line 3, column 81: expected points such as 7.5, found nothing",
                "rida 3, veerg 81: oodati punkte kujul 7.5, aga seal ei ole midagi",
                "строка 3, столбец 81: ожидается число очков вида 7.5, а там пусто",
                "3. rinda, 81. aile: bija jābūt punktiem kā 7.5, bet tur nav nekā",
                "3 eilutė, 81 stulpelis: turi būti taškai, pavyzdžiui, 7.5, o ten nieko nėra",
            ],
        ),
        (
            "contradiction.trf",
            pair("   2 w 1", "   1 b 1", ["1.0", "1.0"]),
            [
                "line 1, column 99: result “1” against “1” of player 2\nline 2, column 99: result “1” against “1” of player 1",
                "rida 1, veerg 99: tulemus „1“ ei sobi mängija 2 tulemusega „1“\nrida 2, veerg 99: ",
                "строка 1, столбец 99: результат «1» не согласуется с результатом «1» игрока 2\nстрока 2, столбец 99: ",
                "1. rinda, 99. aile: rezultāts „1” nesader ar spēlētāja ar numuru 2 rezultātu „1”\n2. rinda, 99. aile: ",
                "1 eilutė, 99 stulpelis: rezultatas „1“ nedera su žaidėjo Nr. 2 rezultatu „1“\n2 eilutė, 99 stulpelis: ",
            ],
        ),
    ] {
        let file = folder.write(name, text);
        let file = file.to_str().expect("plain");
        let event = folder.file("cup.peatee");
        let event = event.to_str().expect("plain");
        for (language, expected) in LANGUAGES.into_iter().zip(expected) {
            for task in [
                &["pair", file][..],
                &["check", file],
                &["import", event, file],
            ] {
                let output = peatee(&[&["--lang", language, "tournament"], task].concat());
                assert_eq!(output.status.code(), Some(2), "{task:?}");
                let said = err(&output);
                let whole = format!("peatee: {file}: {expected}");
                assert!(said.starts_with(&whole), "{language} {task:?}: {said}");
            }
        }
        let output = peatee(&["--lang", "et", "tournament", "check", file, "--json"]);
        let said = out(&output);
        assert!(said.contains("\"code\": \"report-line\""), "{said}");
        let english = expected[0].replace('\n', "\\n");
        assert!(
            said.contains(&format!("\"sentence\": \"{english}\"")),
            "{said}"
        );
    }
}

/// Item D.2 of what trials found: what hinders nothing is told in the reader's language too.
#[test]
fn found_7_d2_findings_of_a_report_are_told_in_every_language() {
    let folder = Folder::new("tournament-d2-findings");
    let file = folder.write(
        "odd.trf",
        format!("142 3\n152 W\n132 {:87}26/13/01\n", "")
            + &player(1, "EST", "1990/02/30", "1.0", "   2 w 1")
            + &player(2, "LVA", "1990/01/31", "0.0", "   1 b 0"),
    );
    let file = file.to_str().expect("plain");
    for (language, expected) in LANGUAGES.into_iter().zip([
        [
            "line 3, column 92: expected a date such as 26/11/15, found “26/13/01”",
            "line 4, column 70: expected a year or a date such as 1953-05-31, found “1990/02/30”",
            "line 5, column 54: No federation has the code “LVA”.",
        ],
        [
            "rida 3, veerg 92: oodati kuupäeva kujul 26/11/15, aga seal on „26/13/01“",
            "rida 4, veerg 70: oodati aastat või kuupäeva kujul 1953-05-31, aga seal on „1990/02/30“",
            "rida 5, veerg 54: Liitu koodiga „LVA“ ei ole.",
        ],
        [
            "строка 3, столбец 92: ожидается дата вида 26/11/15, а там «26/13/01»",
            "строка 4, столбец 70: ожидались год или дата вида 1953-05-31, а там «1990/02/30»",
            "строка 5, столбец 54: Федерации с кодом «LVA» нет.",
        ],
        [
            "3. rinda, 92. aile: bija jābūt datumam kā 26/11/15, bet tur ir „26/13/01”",
            "4. rinda, 70. aile: bija jābūt gadam vai datumam kā 1953-05-31, bet tur ir „1990/02/30”",
            "5. rinda, 54. aile: Federācijas ar kodu „LVA” nav.",
        ],
        [
            "3 eilutė, 92 stulpelis: turi būti data, pavyzdžiui, 26/11/15, o ten „26/13/01“",
            "4 eilutė, 70 stulpelis: turi būti metai arba data, pavyzdžiui, 1953-05-31, o ten „1990/02/30“",
            "5 eilutė, 54 stulpelis: Federacijos, kurios kodas „LVA“, nėra.",
        ],
    ]) {
        let output = peatee(&["--lang", language, "tournament", "check", file]);
        let said = err(&output);
        for expected in expected {
            let whole = format!("peatee: {file}: {expected}");
            assert!(said.contains(&whole), "{language}: {said}");
        }
    }
}

/// Item D.2 of what trials found: which rounds are as they should be.
#[test]
fn found_7_d2_a_checked_report_is_told_in_every_language() {
    let folder = Folder::new("tournament-d2-checked");
    let file = folder.file("t.trf");
    let text = generated("5");
    fs::write(&file, &text).expect("written");
    let name = file.to_str().expect("plain");
    let same = [
        "round 1 ok\n",
        "1. voor: sobib\n",
        "тур 1: сходится\n",
        "1. kārta: sakrīt\n",
        "1 ratas: sutampa\n",
    ];
    for (language, expected) in LANGUAGES.into_iter().zip(same) {
        let output = peatee(&["--lang", language, "tournament", "check", name]);
        let said = out(&output);
        assert!(said.starts_with(expected), "{said}");
    }
    let changed = match text.contains("152 W") {
        true => text.replace("152 W", "152 B"),
        false => text.replace("152 B", "152 W"),
    };
    fs::write(&file, changed + "### correction of 1.1\n").expect("written");
    for (language, (head, labels, see)) in LANGUAGES.into_iter().zip([
        (
            "round 1 differs\n",
            ["  in the file  ", "  expected     "],
            "see correction of 1.1",
        ),
        (
            "1. voor: erineb\n",
            ["  failis         ", "  peab olema     "],
            "vt correction of 1.1",
        ),
        (
            "тур 1: расходится\n",
            ["  в файле         ", "  должно быть     "],
            "см. correction of 1.1",
        ),
        (
            "1. kārta: atšķiras\n",
            ["  failā     ", "  jābūt     "],
            "sk. correction of 1.1",
        ),
        (
            "1 ratas: skiriasi\n",
            ["  faile        ", "  turi būti    "],
            "žr. correction of 1.1",
        ),
    ]) {
        let output = peatee(&["--lang", language, "tournament", "check", name]);
        assert_eq!(output.status.code(), Some(1));
        let said = out(&output);
        let lines: Vec<&str> = said.lines().collect();
        assert!(said.starts_with(head), "{said}");
        for (line, label) in lines.iter().skip(1).zip(labels) {
            let label = label.trim_end();
            assert!(line.starts_with(label), "{line}");
        }
        let boards: Vec<usize> = lines[1..3]
            .iter()
            .filter_map(|line| {
                let start = line.find(|letter: char| letter.is_ascii_digit())?;
                Some(line[..start].chars().count())
            })
            .collect();
        assert_eq!(
            boards, [boards[0]; 2],
            "the boards stand below each other: {said}"
        );
        assert!(lines.contains(&see), "{said}");
    }
}

/// Item D.2 of what trials found: a report that cannot be taken over says why in the reader's language.
#[test]
fn found_7_d2_a_refused_import_is_told_in_every_language() {
    let folder = Folder::new("tournament-d2-import");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let of_teams = "310   1 A                                                                          1    2\n\
        310   2 B                                                                          3    4\n\
        300   1   1   2 0000    2\n\
        300   1   2   1 0000    4\n";
    let one_board = player(1, "EST", "1990/01/31", "1.0", "   2 w 1")
        + &player(2, "EST", "1990/01/31", "0.0", "   1 b 0")
        + "310   1 A                                                                          1\n\
           310   2 B                                                                          2\n";
    for (name, text, expected) in [
        (
            "nobody.trf",
            "142 3\n152 W\n".to_owned(),
            [
                "There are no players in the file.",
                "Failis ei ole mängijaid.",
                "В файле нет игроков.",
                "Failā nav spēlētāju.",
                "Faile nėra žaidėjų.",
            ],
        ),
        (
            "assigned.trf",
            pair("   2 w 1", "   1 b 0", ["1.0", "0.0"]) + "299           2.0    2    1\n",
            [
                "Record 299 assigns points in addition to the results; an event file has no place for them.",
                "Kirje 299 annab punkte lisaks tulemustele; võistlusfailis neile kohta ei ole.",
                "Запись 299 назначает очки помимо результатов; в файле соревнования для них нет места.",
                "Ieraksts 299 piešķir punktus papildus rezultātiem; sacensību failā tiem nav vietas.",
                "Įrašas 299 skiria taškų papildomai prie rezultatų; varžybų faile jiems vietos nėra.",
            ],
        ),
        (
            "gap.trf",
            player(1, "EST", "1990/01/31", "0.0", "")
                + &player(2, "EST", "1990/01/31", "1.0", "   4 b 1")
                + &player(3, "EST", "1990/01/31", "0.0", "")
                + &player(4, "EST", "1990/01/31", "0.0", "   2 w 0")
                + of_teams,
            [
                "Round 1: team 1 has an empty board before an occupied one.",
                "1. voor: võistkonnal 1 on tühi laud enne lauda, millel on mängija.",
                "Тур 1: у команды 1 доска без игрока стоит перед доской с игроком.",
                "1. kārta: komandai Nr. 1 galdiņš bez spēlētāja ir pirms galdiņa ar spēlētāju.",
                "1 ratas: komandos Nr. 1 lenta be žaidėjo yra prieš lentą su žaidėju.",
            ],
        ),
        (
            "board.trf",
            one_board,
            [
                "Teams must play on 2 to 30 boards.",
                "Võistkonnad mängivad 2 kuni 30 laual.",
                "Команды играют на 2–30 досках.",
                "Komandas spēlē pie 2–30 galdiņiem.",
                "Komandos žaidžia prie 2–30 lentų.",
            ],
        ),
    ] {
        let file = folder.write(name, text);
        let file = file.to_str().expect("plain");
        for (language, expected) in LANGUAGES.into_iter().zip(expected) {
            let task = ["--lang", language, "tournament", "import", event, file];
            let output = peatee(&task);
            assert_eq!(output.status.code(), Some(2), "{name}");
            let whole = format!("peatee: {file}: {expected}\n");
            assert_eq!(err(&output), whole, "{language}");
        }
        let task = [
            "--lang",
            "lv",
            "tournament",
            "import",
            event,
            file,
            "--json",
        ];
        let said = out(&peatee(&task));
        assert!(said.contains("\"code\": \"import-"), "{said}");
        assert!(said.contains(expected[0]), "{said}");
    }
}

/// Item D.2 of what trials found: what the competition itself refuses is told in the language, with its own code.
#[test]
fn found_7_d2_a_refusal_inside_an_import_is_the_competitions() {
    let folder = Folder::new("tournament-d2-inside");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    // The second team has no players.
    let text = "142 3\n352 WB\n".to_owned()
        + &player(1, "EST", "1990/01/31", "0.0", "")
        + &player(2, "EST", "1990/01/31", "0.0", "")
        + "310   1 A                                                                          1    2\n\
           310   2 B\n";
    let file = folder.write("nobody.trf", text);
    let file = file.to_str().expect("plain");
    for (language, expected) in LANGUAGES.into_iter().zip([
        "Team 2 has no players yet: name them in their board order.",
        "Võistkonnal 2 ei ole veel mängijaid: nimetage need laudade järjekorras.",
        "В команде 2 ещё нет игроков: назовите их в порядке досок.",
        "Komandai Nr. 2 vēl nav spēlētāju: nosauciet tos galdiņu secībā.",
        "Komanda Nr. 2 dar neturi žaidėjų: išvardykite juos lentų tvarka.",
    ]) {
        let task = ["--lang", language, "tournament", "import", event, file];
        assert_eq!(err(&peatee(&task)), format!("peatee: {file}: {expected}\n"));
    }
    let output = peatee(&["tournament", "import", event, file, "--json"]);
    let said = out(&output);
    assert!(said.contains("\"code\": \"team-nobody\""), "{said}");
}

/// Item D.2 of what trials found: a refused list of players, and one of a team's players, in every language.
#[test]
fn found_7_d2_a_refused_list_is_told_in_every_language() {
    let folder = Folder::new("tournament-d2-list");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let list = folder.write("list.csv", "name,rating\nAnna,2100\nBruno,2x\n");
    let list = list.to_str().expect("plain");
    for arguments in [
        &["new", event, "--name", "Cup", "--boards", "2"][..],
        &["appoint", event, "Mari Tamm", "--role", "chief-judge"],
        &["approve", event],
        &["add", event, "Alpha"],
    ] {
        let output = peatee(&[&["tournament"], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    }
    for (language, expected) in LANGUAGES.into_iter().zip([
        "a rating must be a whole number, not “2x”",
        "reiting on täisarv, mitte „2x“",
        "рейтинг — целое число, а не «2x»",
        "reitings ir vesels skaitlis, nevis „2x”",
        "reitingas yra sveikasis skaičius, o ne „2x“",
    ]) {
        for task in [
            &["add", event, "--from", list][..],
            &["member", event, "Alpha", "--from", list],
        ] {
            let output = peatee(&[&["--lang", language, "tournament"], task].concat());
            assert_eq!(output.status.code(), Some(2), "{task:?}");
            let said = err(&output);
            assert_eq!(said, format!("peatee: {list}:3: {expected}\n"), "{task:?}");
        }
    }
}

/// docs/trf.md: a file without players is not checked, and says so.
#[test]
fn found_7_t_arbiter2_22_a_report_of_nobody_is_not_checked() {
    let folder = Folder::new("tournament-trf-nobody");
    for (task, text) in [
        ("check", ""),
        ("check", "012 x\n"),
        ("pair", "142 3\n152 W\n"),
    ] {
        let file = folder.write("nobody.trf", text);
        let file = file.to_str().expect("plain");
        let output = peatee(&["tournament", task, file]);
        let told = (output.status.code(), out(&output), err(&output));
        let said = format!("peatee: {file}: There are no players in the file.\n");
        assert_eq!(told, (Some(2), String::new(), said), "{task}");
    }
}

/// docs/trf.md: the number of rounds is asked for where a report does not say it; what is assumed is told.
#[test]
fn found_7_t_arbiter2_09_an_import_asks_for_the_rounds() {
    let folder = Folder::new("tournament-trf-rounds");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let text = "192 FIDE_DUTCH\n".to_owned() + &pair("   2 w 1", "   1 b 0", ["1.0", "0.0"]);
    let file = folder.write("cup.trf", &text);
    let file = file.to_str().expect("plain");
    for (language, expected) in LANGUAGES.into_iter().zip([
        "The file does not say how many rounds there will be (record 142); give the number with --rounds.",
        "Failist ei selgu, mitu vooru kokku mängitakse (kirje 142); andke voorude arv võtmega --rounds.",
        "В файле не указано, сколько всего туров (запись 142); задайте их число ключом --rounds.",
        "Failā nav norādīts, cik kārtu pavisam ir (ieraksts 142); norādiet to skaitu ar --rounds.",
        "Faile nenurodyta, kiek iš viso yra ratų (įrašas 142); nurodykite jų skaičių su --rounds.",
    ]) {
        let output = peatee(&["--lang", language, "tournament", "import", event, file]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(err(&output), format!("peatee: {file}: {expected}\n"));
    }
    assert!(fs::metadata(event).is_err(), "nothing is kept");
    let import = ["tournament", "import", event, file, "--rounds"];
    let output = peatee(&[&import[..], &["7"]].concat());
    let told = (output.status.code(), out(&output));
    let taken = "Imported: players 2, rounds 1.\n";
    assert_eq!(told, (Some(0), taken.to_owned()), "{}", err(&output));
    let kept = fs::read_to_string(event).expect("an event file");
    assert!(kept.contains("system=\"swiss 7\""), "{kept}");
    // A system that is not known here.
    let file = folder.write("other.trf", text.replace("FIDE_DUTCH", "FIDE_LIM"));
    let file = file.to_str().expect("plain");
    let other = folder.file("other.peatee");
    let other = other.to_str().expect("plain");
    let output = peatee(&["tournament", "import", other, file, "--rounds", "7"]);
    let assumed = "The file names no known pairing system; the competition continues as “Swiss system, rounds: 7”.\n";
    assert_eq!(out(&output), format!("{taken}{assumed}"));
    // Fewer than are paired.
    let three = player(1, "EST", "1990/01/31", "2.0", "   2 w 1     3 w 1")
        + &player(2, "EST", "1990/01/31", "1.0", "   1 b 0  0000 - U")
        + &player(3, "EST", "1990/01/31", "1.0", "0000 - U     1 b 0");
    let file = folder.write("three.trf", three);
    let file = file.to_str().expect("plain");
    let third = folder.file("three.peatee");
    let third = third.to_str().expect("plain");
    let output = peatee(&["tournament", "import", third, file, "--rounds", "1"]);
    assert!(
        err(&output).contains("Rounds in total: 1; already paired: 2."),
        "{}",
        err(&output)
    );
}

/// docs/trf.md: a knockout in which a drawn meeting has gone on is not written, as a mini-match is not.
#[test]
fn found_7_t_arbiter2_10_additional_games_are_not_written() {
    let folder = Folder::new("tournament-trf-knockout");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
    let done = |arguments: &[&str]| {
        let output = peatee(&[&["tournament"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output)
    };
    done(&["new", event, "--name", "Cup", "--system", "knockout"]);
    done(&["appoint", event, "Mari Tamm", "--role", "chief-judge"]);
    done(&["approve", event]);
    for (name, rating) in [("A", "1900"), ("B", "1800"), ("C", "1700")] {
        done(&["add", event, name, "--rating", rating]);
    }
    done(&["close", event]);
    done(&["rank", event]);
    done(&["pair", event]);
    let written = done(&["export", event, "trf"]);
    let file = folder.write("cup.trf", written);
    let file = file.to_str().expect("plain");
    let again = folder.file("again.peatee");
    let again = again.to_str().expect("plain");
    let refused = peatee(&["tournament", "import", again, file]);
    assert!(
        err(&refused).contains("A knockout cannot be imported"),
        "{}",
        err(&refused)
    );
    done(&["result", event, "1.1", "="]);
    done(&["more", event, "1.1"]);
    let refused = peatee(&["tournament", "export", event, "trf"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        err(&refused).contains("TRF has one game per round, but here an encounter has 2."),
        "{}",
        err(&refused)
    );
}

/// docs/decisions/0028: a round that differs since a game was lost as a penalty behind it points to the penalty.
#[test]
fn found_7_t_arbiter2_16_a_check_points_to_a_penalty() {
    let folder = Folder::new("tournament-trf-penalty");
    let comment = "penalty 1.1: 0-1, phone; pairing of round 2 stands; M, 2026-11-19T15:26:54Z";
    // The first colour decides every colour of the first round.
    let text = generated("5");
    let changed = match text.contains("152 W") {
        true => text.replace("152 W", "152 B"),
        false => text.replace("152 B", "152 W"),
    };
    let file = folder.write("t.trf", format!("### {comment}\n{changed}"));
    let output = peatee(&["tournament", "check", file.to_str().expect("plain")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).ends_with(&format!("see {comment}\n")),
        "{}",
        out(&output)
    );
}
