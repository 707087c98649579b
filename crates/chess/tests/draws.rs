//! Draws, claims and counts: `004:C30`, `004:C31` and the FIDE Laws.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use common::{after, fide, leaflet, refused};
use peatee_chess::{ChessRules, Game};
use rules::{Color, Counter, DrawReason, Ending, Outcome, WinReason};

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8";

fn shuffled(rules: ChessRules, times: usize) -> Game {
    after(Game::new(rules), &[SHUFFLE; 8][..times].join(" "))
}

fn count(game: &Game, reason: DrawReason) -> Option<(u16, u16, Ending, String)> {
    let counters = game.counters();
    let counter: &Counter = counters.iter().find(|counter| counter.reason == reason)?;
    Some((
        counter.done,
        counter.limit,
        counter.ending,
        counter.article.to_string(),
    ))
}

/// 004:C30
#[test]
fn chess_c30_stalemate_is_a_draw_in_both() {
    let fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    for game in [fide(fen), leaflet(fen)] {
        let outcome = game.outcome().unwrap();
        assert_eq!(
            outcome,
            Outcome::Draw {
                by: DrawReason::Stalemate
            }
        );
        assert_eq!(game.article_of(outcome).to_string(), "004:C30");
        refused(&game, "Kg8", "chess-game-over", "004:C30", "");
    }
}

/// 004:C31, FIDE 9.2.2
#[test]
fn chess_c31_threefold_is_claimed() {
    let twice = shuffled(ChessRules::Fide, 1);
    assert!(twice.claims().is_empty());
    let seen = Some((2, 3, Ending::OnClaim, "FIDE:9.2.2".into()));
    assert_eq!(count(&twice, DrawReason::Repetition), seen);
    let thrice = shuffled(ChessRules::Fide, 2);
    assert_eq!(thrice.claims(), [DrawReason::Repetition]);
    assert_eq!(thrice.outcome(), None);
    let onward = Some((3, 5, Ending::Automatic, "FIDE:9.6.1".into()));
    assert_eq!(count(&thrice, DrawReason::FivefoldRepetition), onward);
}

/// 004:C31, FIDE 9.2.1
#[test]
fn chess_c31_threefold_is_claimed_with_a_move() {
    let game = after(shuffled(ChessRules::Fide, 1), "Nf3 Nf6 Ng1");
    assert!(game.claims().is_empty(), "it is the second time after Ng1");
    let m = game.find("Ng8").unwrap();
    assert_eq!(game.claims_with(m), [DrawReason::Repetition]);
    let other = game.find("Nd5").unwrap();
    assert!(game.claims_with(other).is_empty());
}

/// 004:C31, FIDE 9.2.3: the same pieces on the same squares, but not the same rights.
#[test]
fn chess_c31_rights_are_part_of_the_position() {
    let rook = "Rg1 Rg8 Rh1 Rh8";
    let game = after(fide("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), rook);
    assert_eq!(game.occurrences(), 1);
    let again = after(game, rook);
    assert_eq!(again.occurrences(), 2);
}

/// 004:C31, FIDE 9.6.1
#[test]
fn chess_c31_fivefold_ends_the_game() {
    assert_eq!(shuffled(ChessRules::Fide, 3).outcome(), None);
    let game = shuffled(ChessRules::Fide, 4);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome,
        Outcome::Draw {
            by: DrawReason::FivefoldRepetition
        }
    );
    assert_eq!(game.article_of(outcome).to_string(), "FIDE:9.6.1");
    assert!(game.claims().is_empty() && game.legal_moves().is_empty());
    refused(&game, "e4", "chess-game-over", "FIDE:9.6.1", "");
}

/// 004:C31, FIDE 9.3
#[test]
fn chess_c31_fifty_moves_are_claimed() {
    let game = fide("7k/8/8/8/8/8/8/RK6 b - - 98 80");
    assert_eq!(
        count(&game, DrawReason::FiftyMoves),
        Some((49, 50, Ending::OnClaim, "FIDE:9.3".into()))
    );
    let game = after(game, "Kg8");
    assert!(game.claims().is_empty());
    let m = game.find("Ra2").unwrap();
    assert_eq!(game.claims_with(m), [DrawReason::FiftyMoves]);
    let game = after(game, "Ra2");
    assert_eq!(game.claims(), [DrawReason::FiftyMoves]);
    assert_eq!(game.outcome(), None);
}

/// 004:C31, FIDE 9.6.2
#[test]
fn chess_c31_seventy_five_moves_end_the_game() {
    let game = fide("7k/8/8/8/8/8/8/RK6 w - - 149 100");
    assert_eq!(game.outcome(), None);
    let game = after(game, "Ra2");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome,
        Outcome::Draw {
            by: DrawReason::SeventyFiveMoves
        }
    );
    assert_eq!(game.article_of(outcome).to_string(), "FIDE:9.6.2");
}

/// 004:C28, FIDE 9.6.2: mate on the last move counts.
#[test]
fn chess_c28_mate_comes_before_the_seventy_fifth_move() {
    let game = after(fide("7k/8/6K1/8/8/8/8/R7 w - - 149 100"), "Ra8#");
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::White));
}

/// 004:C31, FIDE 5.2.2
#[test]
fn chess_c31_dead_position() {
    let fen = "8/8/4k3/8/8/3K4/4p3/8 w - - 0 1";
    let game = after(fide(fen), "Kxe2");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        outcome,
        Outcome::Draw {
            by: DrawReason::DeadPosition
        }
    );
    assert_eq!(game.article_of(outcome).to_string(), "FIDE:5.2.2");
    assert_eq!(after(leaflet(fen), "Kxe2").outcome(), None);
}

/// 004:C31
#[test]
fn chess_c31_leaflet_knows_only_agreement_and_stalemate() {
    let game = shuffled(ChessRules::Leaflet, 8);
    assert_eq!(game.outcome(), None);
    assert!(game.claims().is_empty() && game.counters().is_empty());
    let m = game.find("Nf3").unwrap();
    assert!(game.claims_with(m).is_empty());
    let game = leaflet("7k/8/8/8/8/8/8/RK6 w - - 400 300");
    assert_eq!(game.outcome(), None);
}

/// 004:C31, 004:C32, FIDE 5.1.2, 5.2.3
#[test]
fn chess_c31_articles_of_what_players_decide() {
    let agreement = Outcome::Draw {
        by: DrawReason::Agreement,
    };
    let resignation = Outcome::Win {
        winner: Color::White,
        by: WinReason::Resignation,
    };
    let articles = |rules| {
        let game = Game::new(rules);
        [agreement, resignation].map(|outcome| game.article_of(outcome).to_string())
    };
    assert_eq!(articles(ChessRules::Fide), ["FIDE:5.2.3", "FIDE:5.1.2"]);
    assert_eq!(articles(ChessRules::Leaflet), ["004:C31", "004:C32"]);
}
