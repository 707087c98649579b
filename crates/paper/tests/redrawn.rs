//! Lots that were drawn more than once: the protocol says so, and what changed between (trial 7, fault 2; decision 0021).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, people, robin};
use peatee_paper::tournament::protocol;
use texts::Language;
use tournament::{Command, Happened, Player, PlayerId, lots};

const EN: Language = Language::English;

fn undo(hall: &mut Hall, is_it: impl Fn(&Happened) -> bool) {
    let log = hall.competition.log();
    let found = log.iter().rposition(|event| is_it(&event.what));
    let event = u32::try_from(found.expect("it happened") + 1).expect("few");
    let why = "a mistake".to_owned();
    hall.act(&Command::Undo { event, why });
}

/// Drawn, taken back, and drawn with another secret after one entry was changed.
fn redrawn() -> Hall {
    let mut hall = Hall::drawn(robin(1), people(5));
    undo(&mut hall, |what| matches!(what, Happened::Numbered { .. }));
    undo(&mut hall, |what| matches!(what, Happened::Closed));
    let right = Player {
        club: "Tartu 17".to_owned(),
        ..people(5).swap_remove(1)
    };
    hall.act(&Command::Amend {
        player: PlayerId(2),
        right: Box::new(right),
    });
    let secret = "5a".repeat(32);
    let commitment = lots::commit(&secret.parse().expect("a secret"));
    hall.act(&Command::Commit(commitment));
    hall.act(&Command::Close);
    hall.act(&Command::Draw {
        secret,
        words: "snow after noon".to_owned(),
    });
    hall
}

fn squeezed(hall: &Hall, language: Language) -> String {
    let text = protocol(&hall.competition, None, language).text();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn found_7_t_arbiter_02_the_protocol_tells_of_every_drawing() {
    let text = squeezed(&redrawn(), EN);
    for part in [
        "Drawings of lots: 2",
        "undone",
        "new secret",
        "Tartu 17",
        "snow after noon",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let once = squeezed(&Hall::drawn(robin(1), people(5)), EN);
    assert!(!once.contains("Drawings of lots:"), "{once}");
}

/// An amended entry says what it was, also where that was taken back.
#[test]
fn found_7_t_arbiter_02_what_was_amended_is_told() {
    let mut hall = Hall::robin(4);
    let right = Player {
        club: "Narva".to_owned(),
        rating: Some(2222),
        ..people(4).swap_remove(1)
    };
    let was = people(4).swap_remove(1).rating;
    hall.act(&Command::Amend {
        player: PlayerId(2),
        right: Box::new(right),
    });
    let was = was.map_or("–".to_owned(), |rating| rating.to_string());
    let changes = format!("Club: – → Narva; Rating: {was} → 2222");
    assert!(squeezed(&hall, EN).contains(&changes), "{changes}");
    undo(&mut hall, |what| matches!(what, Happened::Amended { .. }));
    let text = squeezed(&hall, EN);
    let (_, undone) = text.split_once("was undone").expect("it was");
    assert!(undone.contains("Narva"), "{undone}");
}
