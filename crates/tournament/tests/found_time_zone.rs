//! The time zone of a competition (`found_7_d3`): its name, its place in the file, and the days that follow from it.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::Hall;
use peatee_tournament::{
    Command, Competition, Happened, Instructions, LogEntry, Moment, Outcome, Refused, System, Zone,
    file,
};

const TABLE: System = System::RoundRobin { cycles: 1 };

fn zone(name: &str) -> Zone {
    name.parse().expect("a zone")
}

fn at(text: &str) -> Moment {
    let at: jiff::Timestamp = text.parse().expect("a moment");
    Moment(at.as_millisecond())
}

fn won() -> Outcome {
    let known = Outcome::TEXTS.into_iter().find(|(_, text)| *text == "1-0");
    known.expect("a result").0
}

/// A hall of four with a round paired.
fn paired(zone: Option<&Zone>) -> Competition {
    let mut hall = Hall::with(TABLE, 4, |known| known.zone = zone.cloned());
    hall.pair();
    hall.competition
}

/// The instructions as they stand, with another time zone.
fn moved(known: &Competition, zone: Option<Zone>) -> Command {
    let known = known.instructions().expect("instructions").clone();
    Command::Instruct(Box::new(Instructions { zone, ..known }))
}

#[test]
fn found_7_d3_a_zone_is_a_name_of_the_iana_database() {
    for (text, name) in [
        ("Europe/Tallinn", "Europe/Tallinn"),
        ("europe/riga", "Europe/Riga"),
        ("Europe/Kyiv", "Europe/Kyiv"),
        ("UTC", "UTC"),
    ] {
        assert_eq!(zone(text).name(), name);
    }
    for text in [
        "",
        "Tallinn",
        "Europe/Tartu",
        "EEST",
        "+02:00",
        "Etc/Unknown",
        "Europe/Tallinn ",
        "EET-2EEST,M3.5.0/3,M10.5.0/4",
    ] {
        assert!(text.parse::<Zone>().is_err(), "{text:?}");
    }
}

#[test]
fn found_7_d3_the_file_has_the_zone() {
    let known = paired(Some(&zone("Europe/Tallinn")));
    let first = known.log().first().expect("instructions").clone();
    let entry = LogEntry {
        section: None,
        event: first,
    };
    let line = file::write_entry(&entry);
    assert!(line.contains(" zone=Europe/Tallinn"), "{line}");
    assert!(line.starts_with("2027-01-15T08:00:01.000Z | "), "{line}");
    let read = file::read_entry(&line).expect("it is read");
    assert_eq!(read, entry);
    let wrong = line.replace("Europe/Tallinn", "Europe/Tartu");
    let wrong = file::read_entry(&wrong).expect_err("no such zone");
    assert!(wrong.to_string().contains("Europe/Tartu"), "{wrong}");
    let told = file::told_entry(&entry, known.zone());
    assert!(
        told.starts_with("2027-01-15T10:00:01.000+02:00 | "),
        "{told}"
    );
    assert_eq!(file::read_entry(&told).expect("it is read"), entry);
    assert_eq!(file::told_entry(&entry, None), line);
}

/// The day of the last result, where no last day is laid down (002:N.5 counts from it).
#[test]
fn found_7_d3_the_last_day_is_a_local_one() {
    for (moment, local, universal) in [
        ("2026-03-29T00:30:00Z", "2026-03-29", "2026-03-29"),
        ("2026-03-28T22:30:00Z", "2026-03-29", "2026-03-28"),
        ("2026-03-28T21:59:59Z", "2026-03-28", "2026-03-28"),
    ] {
        for (zone, day) in [(Some(zone("Europe/Tallinn")), local), (None, universal)] {
            let mut known = paired(zone.as_ref());
            let enter = Command::Enter {
                place: "1.1".parse().expect("a game"),
                outcome: won(),
            };
            let entered = known.act(&enter, at(moment), "Mari Tamm");
            assert!(entered.is_ok(), "{entered:?}");
            let found = known.last_day().map(|day| day.to_string());
            assert_eq!(found.as_deref(), Some(day), "{moment} {zone:?}");
        }
    }
}

/// Rating systems ask how old somebody is in the year of the last round.
#[test]
fn found_7_d3_the_year_is_a_local_one() {
    for (zone, year) in [(Some(zone("Europe/Tallinn")), 2027), (None, 2026)] {
        let mut hall = Hall::with(TABLE, 4, |known| known.zone.clone_from(&zone));
        let pair = Command::Pair { of_table: None };
        let paired = hall
            .competition
            .act(&pair, at("2026-12-31T22:00:00Z"), "Mari Tamm");
        assert!(paired.is_ok(), "{paired:?}");
        assert_eq!(hall.competition.year(), Some(year));
    }
}

/// The zone touches neither the urn nor a pairing: it is laid down at any time, and what was approved stays so.
#[test]
fn found_7_d3_the_zone_is_laid_down_at_any_time() {
    let mut known = paired(None);
    let (moment, by) = (at("2027-01-15T09:00:00Z"), "Mari Tamm");
    let tallinn = Some(zone("Europe/Tallinn"));
    let command = moved(&known, tallinn.clone());
    let acted = known.act(&command, moment, by);
    assert!(acted.is_ok(), "{acted:?}");
    assert_eq!(known.zone(), tallinn.as_ref());
    assert!(known.is_approved());
    let Command::Instruct(mut other) = moved(&known, Some(zone("Europe/Riga"))) else {
        unreachable!("just made");
    };
    other.place = "Riga".to_owned();
    for command in [Command::Instruct(other), moved(&known, tallinn.clone())] {
        let refused = known.act(&command, moment, by);
        assert!(
            matches!(refused, Err(Refused::InstructionsStand)),
            "{refused:?}"
        );
    }
    // A report is printed when all is over.
    let mut hall = Hall::with(System::Match { games: 1 }, 2, |_| {});
    hall.pair();
    hall.enter("1.1", "1-0");
    hall.act(&Command::Finish);
    let command = moved(&hall.competition, tallinn.clone());
    hall.act(&command);
    assert_eq!(hall.competition.zone(), tallinn.as_ref());
    let last = hall.competition.log().last().map(|event| &event.what);
    assert!(matches!(last, Some(Happened::Instructed(_))), "{last:?}");
}
