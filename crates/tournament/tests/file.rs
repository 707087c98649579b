//! The event file: read as it was written, and every fault with its line.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{System, file};
use proptest::prelude::*;

fn text(hall: &Hall) -> String {
    let events = hall.competition.log().iter();
    let lines: Vec<String> = events.map(file::write_event).collect();
    format!("{}\n{}\n", file::HEADING, lines.join("\n"))
}

/// The issue of tournaments: the file is the competition.
#[test]
fn what_is_written_is_read() {
    let mut hall = Hall::drawn(System::RoundRobin { cycles: 2 }, 5);
    for _ in 0..4 {
        hall.pair_and_play();
    }
    hall.leave(2);
    let again = file::read(&text(&hall)).expect("readable");
    assert_eq!(again.log(), hall.competition.log());
    assert_eq!(again.standings(), hall.competition.standings());
    assert_eq!(again.rounds(), hall.competition.rounds());
}

/// The issue of tournaments: what is wrong in it is named with its line and reason.
#[test]
fn every_fault_has_its_line() {
    let mut hall = Hall::drawn(System::RoundRobin { cycles: 1 }, 4);
    hall.pair();
    let whole = text(&hall);
    let count = whole.lines().count();
    let with = |line: &str| {
        let fault = file::read(&format!("{whole}{line}\n"));
        let fault = fault.expect_err(line);
        assert_eq!(fault.line, count + 1, "{fault}");
        fault.why.to_string()
    };
    let at = "2027-01-15T08:00:00.000Z | M | ";
    assert!(with("what").contains("expected TIME"));
    assert!(with("now | M | approve").contains("expected a time"));
    assert!(with(&format!("{at}dance")).contains("nothing is called \"dance\""));
    assert!(with(&format!("{at}enter game=1.1")).contains("outcome is missing"));
    assert!(with(&format!("{at}enter game=1.1 outcome=5-5")).contains("as 1-0"));
    assert!(with(&format!("{at}enter game=9.1 outcome=1-0")).contains("there is no round 9"));
    assert!(with(&format!("{at}approve loudly=yes")).contains("approve has no loudly"));
    assert!(with(&format!("{at}note text=\"open")).contains("closing quotation mark"));
    assert!(with(&format!("{at}note text=a text=b")).contains("text stands twice"));
    assert!(with(&format!("{at}undo event=1 why=x")).contains("cannot be undone"));
    assert!(with(&format!("{at}pair boards=1-1")).contains("stands twice"));
    let first = file::read("peatee tournament 9\n").expect_err("another version");
    assert!(
        first
            .why
            .to_string()
            .contains("expected \"peatee tournament 2\"")
    );
    assert!(first.why.to_string().contains("a newer program"), "{first}");
}

proptest! {
    /// Whatever stands in a file, it is read or refused.
    #[test]
    fn any_text_is_borne(text in "\\PC{0,200}", verb in "[a-z-]{1,12}", rest in "( ?[a-z]{1,8}=[^ ]{0,8}){0,4}") {
        drop(file::read(&format!("{}\n{text}\n", file::HEADING)));
        drop(file::read_festival(&format!("{}\n{text}\n", file::HEADING)));
        drop(file::open(format!("{}\n{text}", file::HEADING).as_bytes()));
        drop(file::open(text.as_bytes()));
        let line = format!("2027-01-15T08:00:00Z | M | {verb}{rest}");
        if let Ok(entry) = file::read_entry(&line) {
            prop_assert_eq!(file::read_entry(&file::write_entry(&entry)), Ok(entry));
        }
        if let Ok(event) = file::read_event(&line) {
            prop_assert_eq!(file::read_event(&file::write_event(&event)), Ok(event));
        }
    }

    /// Whatever a section is called and whenever something is held, the file says the same.
    #[test]
    fn any_section_and_time_is_kept(
        section in "[^\\p{C}|]{1,40}",
        minutes in 1..=1440_u32,
        day in 1..=28_u32,
        hour in 0..24_u32,
        round in 1..=99_u32,
    ) {
        let start = format!("2026-02-{day:02}T{hour:02}:59");
        let sitting = peatee_tournament::organisation::Sitting {
            matter: peatee_tournament::organisation::Matter::Round(round),
            start: start.parse().expect("a time"),
            minutes,
            room: section.clone(),
        };
        let what = peatee_tournament::organisation::Arrangement::Scheduled(sitting);
        let entry = peatee_tournament::LogEntry {
            section: Some(section),
            event: peatee_tournament::Event {
                at: peatee_tournament::Moment(1_800_000_000_000),
                by: "M".to_owned(),
                what: peatee_tournament::Happened::Arranged(what),
            },
        };
        prop_assert_eq!(file::read_entry(&file::write_entry(&entry)), Ok(entry));
    }

    /// Whatever somebody is called, the file says the same.
    #[test]
    fn any_name_is_kept(name in "[^\\p{C}|]{1,60}") {
        let note = peatee_tournament::Event {
            at: peatee_tournament::Moment(1_800_000_000_000),
            by: "M".to_owned(),
            what: peatee_tournament::Happened::Noted(name),
        };
        prop_assert_eq!(file::read_event(&file::write_event(&note)), Ok(note));
    }
}
