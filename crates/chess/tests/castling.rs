//! Castling: `004:C17` to `004:C24`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use common::{after, fide, leaflet, refused};
use peatee_chess::{ChessRules, Game};

const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// 004:C17
#[test]
fn chess_c17_king_two_squares_rook_beside_it() {
    for game in [fide(OPEN), leaflet(OPEN)] {
        let short = game.find("O-O").unwrap();
        assert_eq!(
            (short.from().to_string(), short.to().to_string()),
            ("e1".into(), "g1".into())
        );
        let (rook, beside) = short.rook().unwrap();
        assert_eq!(
            (rook.to_string(), beside.to_string()),
            ("h1".into(), "f1".into())
        );
        assert_eq!(game.find("e1g1"), Ok(short));
        assert_eq!(game.find("0-0"), Ok(short));
        assert_eq!(
            after(game, "0-0-0").fen(),
            "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"
        );
    }
}

/// 004:C17
#[test]
fn chess_c17_castling_needs_a_rook() {
    let game = fide("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    refused(&game, "O-O", "chess-castling-no-rook", "004:C17", "h1");
    refused(&game, "e1g1", "chess-castling-no-rook", "004:C17", "h1");
    refused(
        &game,
        "e1c1q",
        "chess-promotion-not-allowed",
        "004:C16",
        "c1",
    );
}

/// 004:C18
#[test]
fn chess_c18_king_has_moved() {
    let moved = after(fide(OPEN), "Ke2 Ke7 Ke1 Ke8");
    refused(&moved, "O-O", "chess-castling-king-moved", "004:C18", "e1");
    let away = fide("4k3/8/8/8/8/8/8/R4K1R w - - 0 1");
    refused(&away, "O-O-O", "chess-castling-king-moved", "004:C18", "f1");
}

/// 004:C18
#[test]
fn chess_c18_rook_has_moved() {
    let moved = after(fide(OPEN), "Rh2 Rh7 Rh1 Rh8");
    refused(&moved, "O-O", "chess-castling-rook-moved", "004:C18", "h1");
    assert!(moved.find("O-O-O").is_ok());
    let other = after(fide("4k3/8/8/7R/8/6n1/8/R3K2R b KQ - 0 1"), "Nxh1 Rxh1 Kd8");
    refused(&other, "O-O", "chess-castling-rook-moved", "004:C18", "h1");
}

/// 004:C18
#[test]
fn chess_c18_right_lost_before_the_set_up() {
    let game = fide("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1");
    refused(
        &game,
        "O-O",
        "chess-castling-right-lost",
        "004:C18",
        "e1 h1",
    );
    refused(
        &game,
        "Kg1",
        "chess-castling-right-lost",
        "004:C18",
        "e1 h1",
    );
}

/// 004:C19
#[test]
fn chess_c19_squares_between_are_empty() {
    let start = Game::new(ChessRules::Fide);
    refused(
        &start,
        "O-O",
        "chess-castling-not-empty",
        "004:C19",
        "f1 g1",
    );
    refused(
        &start,
        "e1g1",
        "chess-castling-not-empty",
        "004:C19",
        "f1 g1",
    );
    refused(
        &start,
        "O-O-O",
        "chess-castling-not-empty",
        "004:C19",
        "d1 c1 b1",
    );
    let game = fide("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
    refused(&game, "O-O-O", "chess-castling-not-empty", "004:C19", "b1");
}

/// 004:C20
#[test]
fn chess_c20_not_out_of_check() {
    let game = fide("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1");
    refused(&game, "O-O", "chess-castling-in-check", "004:C20", "e1 e3");
    let refusal = game.find("O-O").unwrap_err();
    assert_eq!(refusal.instead, ["Kd1", "Kd2", "Kf1", "Kf2"]);
}

/// 004:C21
#[test]
fn chess_c21_not_across_an_attacked_square() {
    let game = fide("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    refused(
        &game,
        "O-O",
        "chess-castling-through-check",
        "004:C21",
        "f1 f8",
    );
}

/// 004:C22
#[test]
fn chess_c22_not_into_check() {
    let game = fide("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    refused(
        &game,
        "e1g1",
        "chess-castling-into-check",
        "004:C22",
        "g1 g8",
    );
}

/// 004:C23
#[test]
fn chess_c23_rook_may_be_attacked() {
    for fen in [
        "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    ] {
        assert!(fide(fen).find("O-O-O").is_ok(), "{fen}");
    }
}

/// 004:C24
#[test]
fn chess_c24_king_and_rook_on_the_same_row() {
    let game = fide("7k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let game = after(game, "e8=R+ Kg7");
    refused(&game, "O-O", "chess-castling-no-rook", "004:C17", "h1");
    refused(&game, "e1e3", "chess-wrong-movement", "004:C08", "e1 e3");
}

/// 004:C18: an own piece on the way is the plain reason where nobody can castle any more.
#[test]
fn chess_c18_own_piece_without_the_right() {
    let game = fide("4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1");
    refused(&game, "e1g1", "chess-own-piece-there", "FIDE:3.1", "g1");
}
