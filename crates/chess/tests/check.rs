//! Check and mate: `004:C25` to `004:C28`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use common::{after, fide, leaflet, refused, targets};
use peatee_chess::{ChessRules, Game};
use rules::{Color, Outcome, WinReason};

/// 004:C25
#[test]
fn chess_c25_check() {
    let game = fide("4k3/8/8/8/8/4r3/8/4K3 w - - 0 1");
    assert!(game.is_check());
    assert!(!Game::new(ChessRules::Fide).is_check());
}

/// 004:C25: the bishop on a4 may not move for its own king on a5, and yet gives check.
#[test]
fn chess_c25_pinned_piece_gives_check() {
    let game = fide("8/8/8/k7/b7/8/8/R2K4 w - - 0 1");
    assert!(game.is_check());
    refused(
        &game,
        "Rb1",
        "chess-in-check-must-be-met",
        "004:C26",
        "d1 a4",
    );
    refused(&game, "Kc2", "chess-king-to-attacked", "004:C08", "c2 a4");
}

/// 004:C26
#[test]
fn chess_c26_pinned() {
    let game = fide("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    refused(&game, "Nc3", "chess-pinned", "004:C26", "e2 e8");
    let rook = fide("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1");
    refused(&rook, "Rd2", "chess-pinned", "004:C26", "e2 e8");
    assert_eq!(targets(&rook, "e2"), "e3 e4 e5 e6 e7 e8");
}

/// 004:C26, FIDE 3.7.3: both pawns leave the row, and the rook sees the king.
#[test]
fn chess_c26_en_passant_exposes_the_king() {
    let game = after(fide("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), "e4");
    refused(&game, "fxe3", "chess-exposes-king", "004:C26", "h4 b4");
}

/// 004:C26
#[test]
fn chess_c26_check_must_be_met() {
    let game = fide("4k3/8/8/8/8/4r3/8/R3K2R w - - 0 1");
    refused(
        &game,
        "Rh8",
        "chess-in-check-must-be-met",
        "004:C26",
        "e1 e3",
    );
    let refusal = game.find("a1a2").unwrap_err();
    assert_eq!(
        refusal.instead,
        ["Kd1", "Kd2", "Kf1", "Kf2"],
        "the rook cannot help"
    );
}

/// 004:C26: in double check one of two is not enough.
#[test]
fn chess_c26_double_check() {
    let double = fide("4r2k/8/8/8/8/3n4/2P5/4K3 w - - 0 1");
    refused(
        &double,
        "cxd3",
        "chess-in-check-must-be-met",
        "004:C26",
        "e1 e8",
    );
}

/// 004:C26: a piece that would stop one check and open another line is pinned.
#[test]
fn chess_c26_pinned_while_in_check() {
    let game = fide("4r2k/8/8/8/4N2b/8/8/4K3 w - - 0 1");
    refused(&game, "Ng3", "chess-pinned", "004:C26", "e4 e8");
    refused(
        &game,
        "Nc3",
        "chess-in-check-must-be-met",
        "004:C26",
        "e1 h4",
    );
}

/// 004:C27
#[test]
fn chess_c27_three_ways_out_of_check() {
    let game = fide("4r2k/8/8/8/8/8/2R5/1B2K2B w - - 0 1");
    let legal = game.legal_moves();
    let texts: Vec<_> = legal.iter().map(|m| game.text(*m)).collect();
    assert!(texts.contains(&"Kf2".to_owned()), "the king goes");
    assert!(texts.contains(&"Re2".to_owned()), "the rook blocks");
    let capture = fide("4r2k/8/8/1B6/8/8/8/4K3 w - - 0 1");
    assert!(capture.find("Bxe8").is_ok());
}

/// 004:C28
#[test]
fn chess_c28_checkmate() {
    for rules in ChessRules::ALL {
        let game = after(Game::new(rules), "f3 e5 g4 Qh4#");
        let outcome = game.outcome().unwrap();
        assert_eq!(
            outcome,
            Outcome::Win {
                winner: Color::Black,
                by: WinReason::Checkmate
            }
        );
        assert_eq!(game.article_of(outcome).to_string(), "004:C28");
        assert!(game.legal_moves().is_empty());
        refused(&game, "e1f2", "chess-game-over", "004:C28", "");
        assert!(game.find("e3").unwrap_err().instead.is_empty());
    }
}

/// 004:C28
#[test]
fn chess_c28_no_move_after_mate() {
    let mut game = after(Game::new(ChessRules::Fide), "e4 e5 Bc4 Nc6 Qh5");
    let m = game.find("Nf6").unwrap();
    game.play(m).unwrap();
    let fen = game.fen();
    assert!(game.play(m).is_err(), "the same move again is not legal");
    assert_eq!(game.fen(), fen);
    let text = game.text(game.find("Qxf7").unwrap());
    assert_eq!(text, "Qxf7#");
}

/// 004:C28, 004:C29: what only a capture in passing averts is mate by the leaflet.
#[test]
fn chess_c28_mate_without_en_passant() {
    let fen = "8/8/6pp/7k/5p2/5N1P/6P1/6K1 w - - 0 1";
    let text = |game: &Game| game.text(game.find("g2g4").unwrap());
    assert_eq!(text(&fide(fen)), "g4+");
    assert_eq!(text(&leaflet(fen)), "g4#");
    assert!(after(fide(fen), "g4").find("fxg3").is_ok());
    let outcome = after(leaflet(fen), "g4").outcome();
    assert_eq!(
        outcome,
        Some(Outcome::Win {
            winner: Color::White,
            by: WinReason::Checkmate
        })
    );
}
