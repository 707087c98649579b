//! Report files (TRF) taken over and written.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;

use support::trf::{LANGUAGES, done, pair, peatee, player};
use support::{Folder, err, out};

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

/// Our report of teams is taken over again, with teams, line-ups and results.
#[test]
fn found_7_a8_a_report_of_teams_is_taken_over() {
    let folder = Folder::new("tournament-teams-back");
    let event = folder.file("cup.peatee");
    let event = event.to_str().expect("plain");
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
