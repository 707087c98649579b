//! Counts of move sequences against the published ones (chessprogramming wiki, "Perft Results").

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use peatee_chess::{ChessRules, Game, perft};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
const POSITION_3: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -";

fn counts(game: &Game, expected: &[u64]) {
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(perft(game, depth), count, "depth {depth}");
    }
}

fn from(rules: ChessRules, fen: &str) -> Game {
    Game::from_fen(rules, fen).expect(fen)
}

/// 004:C03
#[test]
fn chess_c03_perft_start() {
    counts(&Game::new(ChessRules::Fide), &[20, 400, 8_902, 197_281]);
}

/// 004:C17, 004:C26, 004:C29
#[test]
fn chess_perft_kiwipete() {
    counts(&from(ChessRules::Fide, KIWIPETE), &[48, 2_039, 97_862]);
}

/// 004:C14, 004:C26, 004:C29
#[test]
fn chess_perft_position_3() {
    counts(
        &from(ChessRules::Fide, POSITION_3),
        &[14, 191, 2_812, 43_238],
    );
}

/// 004:C29: the published counts of en passant captures are what the leaflet lacks (Kiwipete depth 2: 1; position 3
/// depths 2 and 3: 0 and 2).
#[test]
fn chess_c29_perft_of_the_leaflet_has_no_en_passant() {
    counts(&from(ChessRules::Leaflet, KIWIPETE), &[48, 2_038]);
    counts(&from(ChessRules::Leaflet, POSITION_3), &[14, 191, 2_810]);
}

#[test]
fn depth_nought_is_the_position_itself() {
    assert_eq!(perft(&Game::new(ChessRules::Fide), 0), 1);
}
