//! `peatee tournament pair`, `check` and `generate` with report files, as a script calls them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;

use support::trf::{LANGUAGES, generated, pair, peatee, player, with_other_colour};
use support::{Folder, err, out};

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
    fs::write(&file, with_other_colour(&text)).expect("written");
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
    let changed = with_other_colour(&text);
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

/// docs/decisions/0028: a round that differs since a game was lost as a penalty behind it points to the penalty.
#[test]
fn found_7_t_arbiter2_16_a_check_points_to_a_penalty() {
    let folder = Folder::new("tournament-trf-penalty");
    let comment = "penalty 1.1: 0-1, phone; pairing of round 2 stands; M, 2026-11-19T15:26:54Z";
    let changed = with_other_colour(&generated("5"));
    let file = folder.write("t.trf", format!("### {comment}\n{changed}"));
    let output = peatee(&["tournament", "check", file.to_str().expect("plain")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        out(&output).ends_with(&format!("see {comment}\n")),
        "{}",
        out(&output)
    );
}
