//! What an arbiter's trial found on the sheets (`found_7_t_arbiter`).

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, people, robin, swiss};
use peatee_paper::tournament::{
    cross_table, desk, pairings, protocol, results, standings, told, warnings, why,
};
use texts::Language;
use tournament::organisation::{Arrangement, Matter, Sitting};
use tournament::{Command, Instructions, Mark, Place, PlayerId, System};

const EN: Language = Language::English;

fn place(text: &str) -> Place {
    text.parse().expect("a game")
}

/// A Swiss of eight: game 1.1 adjourned and taken for a draw, round 2 paired by it.
fn assumed() -> Hall {
    let mut hall = Hall::ranked(swiss(4), people(8));
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    for game in ["1.2", "1.3", "1.4"] {
        hall.enter(game, "1-0");
    }
    hall.act(&Command::Assume {
        place: place("1.1"),
        outcome: Hall::outcome("½-½"),
    });
    hall.pair();
    hall
}

/// What happened last, as it is told.
fn last_told(hall: &Hall, language: Language) -> String {
    let last = hall.competition.log().last().expect("an event");
    told(&hall.competition, &last.what, language)
}

/// Decision 0028, 7: the sheet keeps the points by which it was paired, and a footnote says why they are others now.
#[test]
fn found_7_t_arbiter_07_a_sheet_keeps_the_assumed_points() {
    let mut hall = assumed();
    let before = pairings(&hall.competition, 2, EN).expect("paired").text();
    hall.enter("1.1", "0-1");
    let table = |text: &str| text.lines().take(8).map(str::to_owned).collect::<Vec<_>>();
    let after = pairings(&hall.competition, 2, EN).expect("paired").text();
    assert_eq!(table(&after), table(&before));
    assert!(after.contains("used for the pairing"), "{after}");
    let note = "† 1.1: ½:½ → 0:1, the result of the adjourned game had been assumed; Mari Tamm, ";
    for text in [
        after,
        results(&hall.competition, 1, EN).expect("paired").text(),
        protocol(&hall.competition, None, EN).text(),
    ] {
        assert!(text.contains(note), "{text}");
    }
    let said =
        "Game 1.1: result 0:1. It had been assumed to be ½:½. The pairing of round 2 stands.";
    assert_eq!(last_told(&hall, EN), said);
    let text = protocol(&hall.competition, None, EN).text();
    assert!(text.contains(said), "{text}");
}

/// 7: the standings mark points that rest on an assumed result.
#[test]
fn found_7_t_arbiter_07_assumed_points_are_marked() {
    let mut hall = assumed();
    let text = standings(&hall.competition, EN).text();
    assert!(text.contains("½*"), "{text}");
    assert!(text.contains("* with an assumed result"), "{text}");
    hall.enter("1.1", "½-½");
    let text = standings(&hall.competition, EN).text();
    assert!(!text.contains('*'), "{text}");
}

/// 8: the tables say behind which round they are.
#[test]
fn found_7_t_arbiter_08_tables_say_behind_which_round_they_are() {
    let mut hall = Hall::ranked(swiss(4), people(8));
    hall.pair();
    hall.play_all();
    hall.pair();
    for text in [
        standings(&hall.competition, EN).text(),
        cross_table(&hall.competition, EN).text(),
    ] {
        assert!(text.contains("After 1 round"), "{text}");
    }
    hall.enter("2.1", "1-0");
    let text = standings(&hall.competition, EN).text();
    assert!(
        text.contains("Round 2 under way; unfinished games: 3"),
        "{text}"
    );
    let then = hall.competition.behind(1).expect("round 1");
    assert!(standings(&then, EN).text().contains("After 1 round"));
}

/// 9: the judge's page has the games of earlier rounds that nobody has entered.
#[test]
fn found_7_t_arbiter_09_the_desk_has_what_was_left_open() {
    let mut hall = Hall::drawn(robin(1), people(6));
    hall.pair();
    hall.enter("1.1", "1-0");
    hall.enter("1.3", "1-0");
    hall.pair();
    for language in Language::ALL {
        let text = desk(&hall.competition, language).text();
        assert!(text.contains("1.2: "), "{text}");
        assert!(!text.contains("1.3: "), "{text}");
    }
}

/// 1: the standings of a knockout say what their order goes by, and so does the comparison of two.
#[test]
fn found_7_t_arbiter_01_a_knockout_says_what_its_order_goes_by() {
    let mut hall = Hall::ranked(Instructions::new("Cup", System::Knockout), people(4));
    for games in [&["1.1", "1.2"][..], &["2.1"]] {
        hall.pair();
        for game in games {
            hall.enter(game, "1-0");
        }
    }
    let text = standings(&hall.competition, EN).text();
    assert!(text.contains("the round they reached"), "{text}");
    assert!(text.contains("3–4"), "{text}");
    let rows = hall.competition.standings();
    let leaf = why(&hall.competition, rows[0].player, rows[1].player, EN).expect("both");
    let text = leaf.text();
    assert!(text.contains("Round reached"), "{text}");
    assert!(text.contains("This decides"), "{text}");
}

/// 20: a bye is told with what it brings, what stood before is named, and so is what is taken back.
#[test]
fn found_7_t_arbiter_20_a_bye_says_what_it_brings() {
    let mut hall = Hall::ranked(swiss(4), people(8));
    let free = |mark| Command::Free {
        player: PlayerId(3),
        round: 1,
        mark,
    };
    hall.act(&free(Mark::HalfBye));
    let first = last_told(&hall, EN);
    assert!(first.contains("with the points for a draw"), "{first}");
    hall.act(&free(Mark::ZeroBye));
    let second = last_told(&hall, EN);
    let expected = "without points; so far: requested bye with the points for a draw.";
    assert!(second.ends_with(expected), "{second}");
    hall.pair();
    let text = pairings(&hall.competition, 1, EN).expect("paired").text();
    assert!(text.contains("requested bye without points"), "{text}");
    assert!(!text.contains("absent"), "{text}");
}

/// 20: who leaves in the middle of a round of a Swiss has lost his game of it, and that is said.
#[test]
fn found_7_t_arbiter_20_what_is_lost_by_leaving_is_named() {
    let mut hall = Hall::ranked(swiss(4), people(8));
    hall.pair();
    hall.enter("1.2", "1-0");
    let player = hall.competition.rounds()[0].boards[0].white;
    hall.act(&Command::Leave {
        player,
        why: "ill".to_owned(),
    });
    let said = last_told(&hall, EN);
    assert!(said.ends_with("Lost by forfeit: 1.1 −:+."), "{said}");
    hall.play_all();
    hall.act(&Command::Leave {
        player: hall.competition.rounds()[0].boards[1].white,
        why: "ill".to_owned(),
    });
    let said = last_told(&hall, EN);
    assert!(!said.contains("Lost by forfeit"), "{said}");
}

/// 20: a game that would be continued at night is looked at.
#[test]
fn found_7_t_arbiter_20_nobody_plays_on_at_night_unnoticed() {
    let mut hall = Hall::drawn(robin(1), people(6));
    hall.pair();
    hall.act(&Command::Adjourn(place("1.1")));
    let at = |start: &str| {
        Command::Arrange(Arrangement::Scheduled(Sitting {
            matter: Matter::Game(place("1.1")),
            start: start.parse().expect("a time"),
            minutes: 60,
            room: String::new(),
        }))
    };
    for (start, is_said) in [
        ("2026-12-06T23:30", true),
        ("2026-12-07T00:45", true),
        ("2026-12-06T23:00", false),
        ("2026-12-07T10:00", false),
    ] {
        hall.act(&at(start));
        for language in Language::ALL {
            let all = warnings(&hall.competition, language);
            let is_found = all
                .iter()
                .any(|one| one.contains("1.1") && one.contains(&start[..10]));
            assert_eq!(is_found, is_said, "{start}: {all:?}");
        }
    }
}
