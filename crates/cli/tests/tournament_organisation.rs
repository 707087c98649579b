//! The organisation of a competition and its sections by the command line.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

use std::fs;
use std::path::Path;
use std::process::Output;

use support::run_in;

fn peatee(folder: &Path, words: &[&str]) -> Output {
    run_in(folder, &[&["tournament"], words].concat())
}

fn done(folder: &Path, line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let done = peatee(folder, &words);
    let error = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "{line}: {error}");
    String::from_utf8(done.stdout).expect("UTF-8")
}

fn refused(folder: &Path, line: &str, why: &str) {
    let file = folder.join("c.peatee");
    let before = fs::read_to_string(&file).expect("the file");
    let words: Vec<&str> = line.split(' ').collect();
    let done = peatee(folder, &words);
    let error = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(done.status.code(), Some(2), "{line}: {error}");
    assert!(error.contains(why), "{line}: {error}");
    assert_eq!(fs::read_to_string(&file).expect("the file"), before);
}

/// A round robin of four with a judge, approved and numbered.
fn robin(folder: &Path) {
    done(folder, "new c.peatee --name Cup --rules russian-1953");
    done(folder, "appoint c.peatee Mari");
    done(folder, "approve c.peatee");
    for name in ["Anna", "Bruno", "Cilla", "Daan"] {
        done(folder, &format!("add c.peatee {name} --confirmed"));
    }
    done(folder, "close c.peatee");
    done(folder, "rank c.peatee");
}

/// 002:§41b, 002:§35.7, 002:§35.11: the schedule by the command line: refused with the article, warned, printed in five languages.
#[test]
fn r53_41b_the_schedule_by_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    robin(folder);
    let said = done(
        folder,
        "schedule c.peatee round-1 2026-12-05 10:00 --minutes 60",
    );
    assert!(
        said.contains("! Round 1 lasts 60 minutes") && said.contains("(002:§32.5)"),
        "{said}"
    );
    done(
        folder,
        "schedule c.peatee round-2 2026-12-05 12:00 --minutes 240",
    );
    refused(
        folder,
        "schedule c.peatee round-3 2026-12-05 11:00",
        "Rounds must follow one another",
    );
    refused(
        folder,
        "schedule c.peatee round-9 2026-12-09 11:00",
        "no round 9",
    );
    refused(
        folder,
        "schedule c.peatee party 2026-12-09 11:00",
        "nothing is called",
    );
    refused(
        folder,
        "schedule c.peatee round-3 2026-13-09 11:00",
        "expected a day",
    );
    done(folder, "pair c.peatee");
    done(folder, "adjourn c.peatee 1.1");
    done(folder, "postpone c.peatee 1.2");
    refused(
        folder,
        "schedule c.peatee game-1.1 2026-12-07 10:00 --minutes 30",
        "002:§35.9",
    );
    let said = done(
        folder,
        "resume c.peatee 1.2 1.1 --day 2026-12-07 --time 10:00",
    );
    assert!(
        said.contains("1.2, 1.1") && said.contains("2026-12-07"),
        "{said}"
    );
    for language in ["en", "et", "ru", "lv", "lt"] {
        for sheet in [
            "schedule",
            "programme",
            "check-in",
            "duties",
            "equipment",
            "desk",
            "decisions",
        ] {
            let page = peatee(folder, &["print", "c.peatee", sheet, "--lang", language]);
            assert!(page.status.success());
            let page = String::from_utf8(page.stdout).expect("UTF-8");
            assert!(
                page.contains(&format!("lang=\"{language}\"")),
                "{language} {sheet}"
            );
            assert!(!page.contains("tournament-"), "{language} {sheet}");
        }
    }
    let json = done(folder, "export c.peatee json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["schedule"].as_array().map(Vec::len), Some(4));
    assert_eq!(json["waiting"][0]["game"], "1.2");
    assert_eq!(json["players"][0]["has_confirmed"], true);
}

/// 002:§41e, 002:§41j: who is appointed for something else is refused by name.
#[test]
fn r53_41j_who_may_do_what() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    robin(folder);
    done(folder, "appoint c.peatee Peeter --role staff");
    done(folder, "pair c.peatee");
    refused(
        folder,
        "result c.peatee 1.1 1-0 --by Peeter",
        "the task of another official (002:§41e)",
    );
    done(folder, "call-roll c.peatee --by Peeter");
    done(folder, "check-in c.peatee Anna Bruno --by Peeter");
    refused(folder, "check-in c.peatee Anna", "already checked in");
    refused(folder, "appoint c.peatee Olaf --role judge2", "known are");
    done(folder, "tick c.peatee ready --round 1");
    refused(
        folder,
        "tick c.peatee ready --round 1",
        "already been ticked off",
    );
    refused(folder, "tick c.peatee ready", "name the round");
}

/// The issue of tournaments: several sections in one event, each with its own pages, and pages of the whole.
#[test]
fn several_sections_in_one_event() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    done(folder, "new c.peatee --name Days --rules brazilian");
    done(folder, "appoint c.peatee Mari");
    done(folder, "section c.peatee --section Open");
    done(folder, "section c.peatee --section Women --control 30+5");
    done(folder, "approve c.peatee");
    for (section, names) in [("Open", ["A", "B", "C"]), ("Women", ["D", "E", "F"])] {
        for name in names {
            done(folder, &format!("add c.peatee {name} --section {section}"));
        }
        done(folder, &format!("close c.peatee --section {section}"));
        done(folder, &format!("rank c.peatee --section {section}"));
    }
    refused(folder, "pair c.peatee", "The event has sections");
    refused(
        folder,
        "pair c.peatee --section Juniors",
        "no section “Juniors”",
    );
    done(folder, "pair c.peatee --section Women");
    done(folder, "result c.peatee 1.1 1-0 --section Women");
    refused(
        folder,
        "result c.peatee 1.1 1-0 --section Open",
        "no game 1.1",
    );
    let all = done(folder, "standings c.peatee");
    assert!(
        all.contains("Open\n====") && all.contains("Women\n====="),
        "{all}"
    );
    let women = done(folder, "standings c.peatee --section Women");
    assert!(
        women.contains("Days, Women") && !women.contains("A "),
        "{women}"
    );
    let protocol = done(folder, "print c.peatee protocol --section Women --text");
    assert!(
        protocol.contains("Mari") && protocol.contains("Brazilian"),
        "{protocol}"
    );
    done(folder, "print c.peatee protocol --out all.html");
    done(
        folder,
        "schedule c.peatee round-1 2026-12-05 10:00 --room Hall",
    );
    done(
        folder,
        "schedule c.peatee round-2 2026-12-05 12:00 --section Open",
    );
    let days = done(folder, "print c.peatee schedule --text");
    let squeezed = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let days: Vec<String> = days.lines().map(squeezed).collect();
    let has = |wanted: &str| days.iter().any(|line| line == wanted);
    assert!(
        has("2026-12-05, Saturday 10:00–11:00 all Round 1 Hall"),
        "{days:?}"
    );
    assert!(has("12:00–13:00 Open Round 2"), "{days:?}");
    let needed = done(folder, "print c.peatee equipment --text");
    let needed: Vec<String> = needed.lines().map(squeezed).collect();
    assert!(needed.contains(&"Boards 1 1 2".to_owned()), "{needed:?}");
    let programme = done(folder, "print c.peatee programme --text");
    assert_eq!(programme.matches("002:§39.1 ").count(), 1, "{programme}");
    assert!(
        programme.contains("30+5") && programme.contains("Days, Open"),
        "{programme}"
    );
    let json = done(folder, "export c.peatee json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["sections"][1]["section"], "Women");
    refused(
        folder,
        "export c.peatee trf",
        "name one of them: Open, Women",
    );
    let log = done(folder, "log c.peatee --section Women");
    assert!(
        log.contains("section=Women") && !log.contains("section=Open"),
        "{log}"
    );
}

/// Trial of an examiner, 12: a round of another length than 4 to 6 hours is put on, and said to be unusual (002:§32.5); without
/// a length it has four hours.
#[test]
fn found_7_t_examiner_12_schedule_says_another_length() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    robin(folder);
    let schedule = |language: &str, minutes: &str| {
        let line = format!(
            "--lang {language} tournament schedule c.peatee round-1 2026-12-05 10:00{minutes}"
        );
        let words: Vec<&str> = line.split(' ').collect();
        let said = run_in(folder, &words);
        assert!(said.status.success());
        String::from_utf8(said.stdout).expect("UTF-8")
    };
    for minutes in [" --minutes 240", " --minutes 360", ""] {
        let said = schedule("en", minutes);
        assert!(!said.contains("32.5"), "{minutes}: {said}");
    }
    let json = done(folder, "export c.peatee json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["schedule"][0]["minutes"], 240);
    for (language, words) in [
        (
            "en",
            "! Round 1 lasts 90 minutes; a game should be given 4 to 6 hours. (002:§32.5)",
        ),
        (
            "et",
            "! 1. voor kestab 90 minutit; partii jaoks on ette nähtud 4–6 tundi. (002:§32.5)",
        ),
        (
            "ru",
            "! Тур 1 длится 90 минут; на партию даётся от 4 до 6 часов. (002:§32.5)",
        ),
        (
            "lv",
            "! 1. kārta ilgst 90 minūtes; partijai paredzētas 4 līdz 6 stundas. (002:§32.5)",
        ),
        (
            "lt",
            "! 1 ratas trunka 90 minučių; partijai skiriama nuo 4 iki 6 valandų. (002:§32.5)",
        ),
    ] {
        let said = schedule(language, " --minutes 90");
        assert!(said.contains(words), "{said}");
    }
    for minutes in ["239", "361"] {
        let said = schedule("en", &format!(" --minutes {minutes}"));
        let words = format!("Round 1 lasts {minutes} minutes");
        assert!(said.contains(&words), "{said}");
    }
    let line = "schedule c.peatee round-1 2026-12-05 10:00 --minutes 361 --json";
    let json: serde_json::Value = serde_json::from_str(&done(folder, line)).expect("JSON");
    let warning = json["warnings"][0].as_str().expect("a warning");
    assert!(warning.contains("(002:§32.5)"), "{warning}");
}

/// Trial of an examiner, 12: where sections have rules of their own, each is looked at.
#[test]
fn found_7_t_examiner_12_schedule_looks_at_every_section() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    done(folder, "new c.peatee --name Days --rules brazilian");
    done(folder, "section c.peatee --section Open");
    done(
        folder,
        "section c.peatee --section Masters --rules russian-1953",
    );
    let said = done(
        folder,
        "schedule c.peatee round-1 2026-12-05 10:00 --minutes 90",
    );
    assert!(
        said.contains("! Masters: Round 1 lasts 90 minutes"),
        "{said}"
    );
    assert!(!said.contains("Open: Round 1 lasts"), "{said}");
}

/// Trial of an examiner, 13: numbers by rating are not said to be drawn.
#[test]
fn found_7_t_examiner_13_numbers_by_rating_are_no_lots() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    robin(folder);
    let page = |language: &str| {
        let line = format!("--lang {language} tournament print c.peatee duties --text");
        let words: Vec<&str> = line.split(' ').collect();
        let said = run_in(folder, &words);
        assert!(said.status.success());
        String::from_utf8(said.stdout).expect("UTF-8")
    };
    for (language, duty, numbers) in [
        (
            "en",
            "Lots have been drawn",
            "The numbers follow the ratings, highest first.",
        ),
        (
            "et",
            "Loosimine on tehtud",
            "Numbrid on reitingu järgi, kõrgeim esimesena.",
        ),
        (
            "ru",
            "Жеребьёвка проведена",
            "Номера идут по рейтингу, начиная с высшего.",
        ),
        (
            "lv",
            "Izloze ir notikusi",
            "Numuri ir pēc reitinga, augstākais pirmais.",
        ),
        (
            "lt",
            "Burtai ištraukti",
            "Numeriai suteikti pagal reitingą, aukščiausias pirmas.",
        ),
    ] {
        let page = page(language);
        let line = page.lines().find(|line| line.contains(duty));
        let line = line.expect("the table of a round robin begins with lots");
        assert!(line.contains('☐') && !line.contains('✓'), "{line}");
        assert!(page.contains(numbers), "{page}");
    }
}
