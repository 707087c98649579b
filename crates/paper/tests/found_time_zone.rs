//! Moments on printed pages are those of the clocks where the competition is held (`found_7_d3`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, people, robin, swiss};
use peatee_paper::tournament::{duties, pairings, programme, protocol, results};
use texts::Language;
use tournament::organisation::{Arrangement, Duty};
use tournament::{Command, Instructions, Moment, Pairing, PlayerId, Zone};

const ALL: [Language; 5] = [
    Language::English,
    Language::Estonian,
    Language::Russian,
    Language::Latvian,
    Language::Lithuanian,
];

fn in_zone(name: &str) -> Instructions {
    Instructions {
        zone: Some(name.parse::<Zone>().expect("a zone")),
        ..robin(1)
    }
}

fn at(text: &str) -> Moment {
    let at: jiff::Timestamp = text.parse().expect("a moment");
    Moment(at.as_millisecond())
}

/// The protocol of a hall where a note was written at a moment.
fn noted(instructions: Instructions, moment: &str, language: Language) -> String {
    let mut hall = Hall::ranked(instructions, people(4));
    let note = Command::Note("the clock of board 1".to_owned());
    let noted = hall.competition.act(&note, at(moment), "Mari Tamm");
    assert!(noted.is_ok(), "{noted:?}");
    protocol(&hall.competition, None, language).text()
}

/// The rules of the European Union: clocks in Tallinn go forward on 29 March 2026 and back on 25 October 2026, at 01:00
/// in universal time (IANA, `europe`).
#[test]
fn found_7_d3_moments_of_a_protocol_are_local() {
    for (moment, shown) in [
        ("2026-03-28T21:59:59Z", "2026-03-28 23:59 UTC+2"),
        ("2026-03-28T22:30:00Z", "2026-03-29 00:30 UTC+2"),
        ("2026-03-29T00:30:00Z", "2026-03-29 02:30 UTC+2"),
        ("2026-03-29T00:59:59Z", "2026-03-29 02:59 UTC+2"),
        ("2026-03-29T01:00:00Z", "2026-03-29 04:00 UTC+3"),
        ("2026-10-25T00:30:00Z", "2026-10-25 03:30 UTC+3"),
        ("2026-10-25T01:30:00Z", "2026-10-25 03:30 UTC+2"),
    ] {
        for language in ALL {
            let text = noted(in_zone("Europe/Tallinn"), moment, language);
            assert!(text.contains(shown), "{moment}: {text}");
            assert!(text.contains("(Europe/Tallinn)"), "{text}");
            assert!(!text.contains("(UTC)"), "{text}");
        }
    }
}

#[test]
fn found_7_d3_other_offsets_of_zones() {
    for (zone, shown) in [
        ("Asia/Kolkata", "2026-03-29 06:00 UTC+5:30"),
        ("America/St_Johns", "2026-03-28 22:00 UTC−2:30"),
        ("America/Sao_Paulo", "2026-03-28 21:30 UTC−3"),
        ("Europe/Moscow", "2026-03-29 03:30 UTC+3"),
        ("UTC", "2026-03-29 00:30 UTC"),
    ] {
        let text = noted(in_zone(zone), "2026-03-29T00:30:00Z", Language::English);
        assert!(text.contains(&format!("{shown}  ")), "{text}");
        assert!(text.contains(&format!("Time ({zone})")), "{text}");
    }
}

/// Without a time zone, as pages were printed before.
#[test]
fn found_7_d3_without_a_zone_moments_are_universal() {
    let heads = [
        "Time (UTC)",
        "Aeg (UTC)",
        "Время (UTC)",
        "Laiks (UTC)",
        "Laikas (UTC)",
    ];
    for (language, head) in ALL.into_iter().zip(heads) {
        let text = noted(robin(1), "2026-03-29T00:30:00Z", language);
        assert!(text.contains(head), "{text}");
        assert!(text.contains("2026-03-29 00:30  "), "{text}");
    }
}

/// The zone is one of the things laid down, in the protocol and in the programme.
#[test]
fn found_7_d3_the_zone_is_laid_down() {
    let labels = [
        "Time zone",
        "Ajavöönd",
        "Часовой пояс",
        "Laika josla",
        "Laiko juosta",
    ];
    let zoned = Hall::ranked(in_zone("Europe/Riga"), people(4)).competition;
    let plain = Hall::robin(4).competition;
    for (language, label) in ALL.into_iter().zip(labels) {
        for text in [
            protocol(&zoned, None, language).text(),
            programme(&zoned, language).text(),
        ] {
            let line = text.lines().find(|line| line.contains(label));
            let line = line.expect("the zone");
            assert!(line.ends_with("Europe/Riga"), "{line}");
        }
        assert!(!programme(&plain, language).text().contains(label));
    }
}

/// Everything with a moment: a corrected result, a pairing that replaces another one, a duty.
#[test]
fn found_7_d3_moments_of_other_pages_are_local() {
    let instructions = Instructions {
        zone: Some("Europe/Vilnius".parse().expect("a zone")),
        ..swiss(3)
    };
    let mut known = Hall::ranked(instructions, people(4)).competition;
    let pair = Command::Pair { of_table: None };
    let players = [[1, 2], [3, 4]].map(|both| both.map(PlayerId));
    let repair = Command::Repair {
        pairing: Pairing {
            boards: players.map(|[white, black]| (white, black)).to_vec(),
            ..Pairing::default()
        },
        why: "they asked".to_owned(),
    };
    let enter = |place: &str| Command::Enter {
        place: place.parse().expect("a game"),
        outcome: Hall::outcome("1-0"),
    };
    let correct = Command::Correct {
        place: "1.1".parse().expect("a game"),
        outcome: Hall::outcome("0-1"),
        why: "the sheet".to_owned(),
        re_pair: false,
    };
    let tick = Command::Arrange(Arrangement::Ticked {
        duty: Duty::Room,
        round: None,
        remark: String::new(),
    });
    for (command, moment) in [
        (&pair, "2027-06-30T21:15:00Z"),
        (&repair, "2027-06-30T21:30:00Z"),
        (&enter("1.1"), "2027-06-30T22:00:00Z"),
        (&enter("1.2"), "2027-06-30T22:10:00Z"),
        (&pair, "2027-06-30T22:20:00Z"),
        (&correct, "2027-06-30T22:40:00Z"),
        (&tick, "2027-06-30T20:50:00Z"),
    ] {
        let acted = known.act(command, at(moment), "Mari Tamm");
        assert!(acted.is_ok(), "{command:?}: {acted:?}");
    }
    let english = Language::English;
    let sheet = pairings(&known, 1, english).expect("paired").text();
    let replaced = "it replaces the one of 2027-07-01 00:15 UTC+3.";
    assert!(sheet.contains(replaced), "{sheet}");
    let sheet = results(&known, 1, english).expect("paired").text();
    let corrected = "Mari Tamm, 2027-07-01 01:40 UTC+3.";
    assert!(sheet.contains(corrected), "{sheet}");
    let duties = duties(&known, english).text();
    assert!(duties.contains("2027-06-30 23:50 UTC+3"), "{duties}");
}
