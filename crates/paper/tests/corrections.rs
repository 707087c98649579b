//! Results that were corrected late, and games lost as a penalty, as sheets show them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod hall;

use hall::{Hall, people, swiss};
use peatee_paper::tournament::{cross_table, pairings, protocol, results};
use texts::Language;
use tournament::{Command, Penalty, Place};

const EN: Language = Language::English;

fn second_round_paired() -> Hall {
    let mut hall = Hall::ranked(swiss(4), people(4));
    hall.pair();
    hall.enter("1.1", "½-½");
    hall.enter("1.2", "1-0");
    hall.pair();
    hall
}

fn correct(re_pair: bool) -> Command {
    Command::Correct {
        place: Place::first(1, 1),
        outcome: Hall::outcome("1-0"),
        why: "entered wrongly".to_owned(),
        re_pair,
    }
}

/// Console 5: a sign and a footnote wherever the result stands; the sheet of the next round keeps its scores.
#[test]
fn found_7_a3_a_late_correction_is_marked_on_every_sheet() {
    let mut hall = second_round_paired();
    let before = pairings(&hall.competition, 2, EN).expect("paired").text();
    hall.act(&correct(false));
    let note = "† 1.1: ½:½ → 1:0, “entered wrongly”; Mari Tamm, ";
    let stands = "The pairing of round 2 stands.";
    for text in [
        results(&hall.competition, 1, EN).expect("paired").text(),
        cross_table(&hall.competition, EN).text(),
        protocol(&hall.competition, None, EN).text(),
    ] {
        assert!(text.contains(note) && text.contains(stands), "{text}");
    }
    let text = results(&hall.competition, 1, EN).expect("paired").text();
    assert!(text.contains("1:0†"), "{text}");
    let text = cross_table(&hall.competition, EN).text();
    assert!(text.contains("1†") && text.contains("0†"), "{text}");
    let text = protocol(&hall.competition, None, EN).text();
    let event =
        "Game 1.1: result corrected, ½:½ → 1:0: “entered wrongly”. The pairing of round 2 stands.";
    assert!(text.contains(event), "{text}");
    let after = pairings(&hall.competition, 2, EN).expect("paired").text();
    let table = |text: &str| text.lines().take(8).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(table(&after), table(&before), "the points are as they were");
    assert!(after.contains("used for the pairing"), "{after}");
    assert!(after.contains(note), "{after}");
}

/// Console 5: a re-paired round says which pairing it replaces.
#[test]
fn found_7_a3_a_second_pairing_says_what_it_replaces() {
    let mut hall = second_round_paired();
    hall.act(&correct(true));
    let text = pairings(&hall.competition, 2, EN).expect("paired").text();
    assert!(text.contains("pairing no. 2 of the round"), "{text}");
    let text = results(&hall.competition, 1, EN).expect("paired").text();
    assert!(text.contains("Round 2 is paired again."), "{text}");
}

/// A draft says that it is one.
#[test]
fn found_7_a3_a_draft_says_so() {
    let mut hall = Hall::ranked(swiss(4), people(4));
    hall.act(&Command::PairDraft { of_table: None });
    let draft = "Draft: not published yet.";
    let text = pairings(&hall.competition, 1, EN).expect("paired").text();
    assert!(text.contains(draft), "{text}");
    hall.act(&Command::Publish { round: 1 });
    let text = pairings(&hall.competition, 1, EN).expect("paired").text();
    assert!(!text.contains(draft), "{text}");
}

/// 002:§41i: a game lost as a penalty is told in the results, the table and the protocol, in every language.
#[test]
fn r53_41i_found_7_a4_a_lost_game_is_told() {
    let mut hall = second_round_paired();
    hall.act(&Command::Penalise {
        player: hall.competition.rounds()[1].boards[0].white,
        penalty: Penalty::LossOfGame,
        game: Some(Place::first(2, 1)),
        why: "took advice".to_owned(),
    });
    for language in Language::ALL {
        for text in [
            results(&hall.competition, 2, language)
                .expect("paired")
                .text(),
            cross_table(&hall.competition, language).text(),
            protocol(&hall.competition, None, language).text(),
        ] {
            assert!(text.contains("† 2.1: "), "{text}");
            assert!(text.contains("took advice"), "{text}");
        }
    }
    let text = protocol(&hall.competition, None, EN).text();
    assert!(text.contains("loss of game 2.1 as a penalty"), "{text}");
}
