//! Casual games: offers, claims, and what is written of them.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::{Game, Layout, write_record};
use peatee_players::{Cancel, CasualGame, Computer, Level, OfferAnswer, Seat};
use rules::{ByColor, DrawReason, Outcome};

fn between_people(rules: &str, fen: Option<&str>) -> CasualGame {
    let rules = rules.parse().expect("a rule set");
    let game = Game::start(rules, fen, rules::DrawOptions::default()).expect("playable");
    let seats = ByColor::new_with(|_| Seat::Person);
    CasualGame::new(game, seats, Computer::new(Level::LOWEST, 1))
}

fn play(game: &mut CasualGame, texts: &[&str]) {
    for text in texts {
        game.play(text).expect("legal");
    }
}

/// Makes the first legal move again and again.
fn play_on(game: &mut CasualGame, plies: usize) {
    for _ in 0..plies {
        let first = game.game().legal_moves().swap_remove(0);
        game.play(&first.full).expect("legal");
    }
}

/// 002:§16.8: the reply declines an offer, and a second one waits for the other side's. The other books leave it open.
#[test]
fn r53_16_8_a_second_offer_waits_for_the_other_side() {
    let cancel = Cancel::default();
    for (rules, later) in [
        ("russian-1953", OfferAnswer::NotAgain),
        ("russian", OfferAnswer::Open),
    ] {
        let mut game = between_people(rules, None);
        assert_eq!(game.offer_draw(&cancel), OfferAnswer::Open, "{rules}");
        play_on(&mut game, 2);
        assert_eq!(game.offer_draw(&cancel), OfferAnswer::NotAgain, "{rules}");
        assert!(!game.accept(), "the reply has declined it");
        play_on(&mut game, 10);
        assert_eq!(game.offer_draw(&cancel), later, "{rules}");
    }
}

/// 002:§16.2: a claim with a move that is not made ends the game, and the record tells the move.
#[test]
fn r53_16_2_a_claim_with_a_move_is_written_down() {
    let mut game = between_people("russian-1953", Some("W:WKc1,Ke1,a3:BKd8,Kf8,h6"));
    let there_and_back = ["c1-d2", "d8-c7", "d2-c1", "c7-d8"];
    play(&mut game, &there_and_back);
    play(&mut game, &there_and_back[..3]);
    assert_eq!(game.claim(Some("c7-b6")), Ok(false), "another position");
    assert_eq!(game.claim(Some("c7-d8")), Ok(true));
    let by = DrawReason::Repetition;
    let ended = game.ended().expect("it is drawn");
    assert_eq!(ended.outcome, Outcome::Draw { by });
    let date = "2026.11.15".parse().expect("a date");
    let text = write_record(&game.record(date), Layout::Pdn);
    let words: Vec<&str> = text.split_whitespace().collect();
    let words = words.join(" ");
    assert!(
        words.contains("claims a draw with c7-d8, 002:§16.2"),
        "{text}"
    );
    assert!(words.ends_with("1/2-1/2"), "{text}");
    assert!(game.reopen() && game.ended().is_none());
}
