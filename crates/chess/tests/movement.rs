//! How the pieces move and what the arbiter says when they do not: `004:C03` to `004:C16`, `004:C29`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use common::{after, fide, leaflet, refused, targets};
use peatee_chess::{ChessRules, Game, PieceKind, Square};
use rules::Color;

/// 004:C03
#[test]
fn chess_c03_start_position() {
    let game = Game::new(ChessRules::Fide);
    assert_eq!(
        game.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(game.pieces().len(), 32);
    let d1: Square = "d1".parse().unwrap();
    let queen = game.piece_at(d1).unwrap();
    assert_eq!((queen.color, queen.kind), (Color::White, PieceKind::Queen));
}

/// 004:C04
#[test]
fn chess_c04_white_begins_and_moves_alternate() {
    let game = Game::new(ChessRules::Leaflet);
    assert_eq!(game.turn(), Color::White);
    refused(&game, "e7e5", "chess-opponents-piece", "004:C04", "e7");
    refused(&game, "e4e5", "chess-empty-square", "004:C04", "e4");
    refused(&game, "e2e2", "chess-stays-put", "004:C04", "e2");
    let game = after(game, "e4");
    assert_eq!(game.turn(), Color::Black);
    refused(&game, "d2d4", "chess-opponents-piece", "004:C04", "d2");
}

/// 004:C05
#[test]
fn chess_c05_no_jumping() {
    let game = Game::new(ChessRules::Fide);
    refused(&game, "Ra1-a5", "chess-blocked", "004:C05", "a2");
    refused(&game, "Bf1-a6", "chess-blocked", "004:C05", "e2");
    refused(&game, "d1d7", "chess-blocked", "004:C05", "d2");
    refused(&game, "Qh5", "chess-blocked", "004:C05", "e2");
}

/// 004:C06
#[test]
fn chess_c06_capturing_by_displacement() {
    let game = fide("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1");
    let m = game.find("Rxd5").unwrap();
    assert_eq!(m.captured().map(|at| at.to_string()).as_deref(), Some("d5"));
    assert_eq!(after(game, "Rxd5").fen(), "4k3/8/8/3R4/8/8/8/4K3 b - - 0 1");
}

/// 004:C06, FIDE 3.1
#[test]
fn chess_c06_own_pieces_are_not_captured() {
    let game = Game::new(ChessRules::Fide);
    refused(&game, "Ra1a2", "chess-own-piece-there", "FIDE:3.1", "a2");
    refused(&game, "Ke2", "chess-own-piece-there", "FIDE:3.1", "e2");
    refused(&game, "e1h1", "chess-own-piece-there", "FIDE:3.1", "h1");
    let refusal = game.find("Ra1a2").unwrap_err();
    assert_eq!(refusal.reason.piece(), Some(PieceKind::Pawn));
    assert_eq!(refusal.instead.len(), 20, "the rook has no move");
}

/// 004:C07
#[test]
fn chess_c07_king_is_never_captured() {
    let game = fide("4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1");
    refused(
        &game,
        "e2e8",
        "chess-king-cannot-be-captured",
        "004:C07",
        "e8",
    );
    refused(
        &game,
        "Rxe8",
        "chess-king-cannot-be-captured",
        "004:C07",
        "e8",
    );
    assert!(
        game.legal_moves()
            .iter()
            .all(|m| m.to().to_string() != "e8")
    );
}

/// 004:C08
#[test]
fn chess_c08_king_one_square() {
    let game = fide("7k/8/8/8/3K4/8/8/R7 w - - 0 1");
    assert_eq!(targets(&game, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
    refused(&game, "Kd6", "chess-wrong-movement", "004:C08", "d4 d6");
    refused(&game, "d4f4", "chess-wrong-movement", "004:C08", "d4 f4");
}

/// 004:C08
#[test]
fn chess_c08_king_not_to_attacked_square() {
    let game = fide("3r3k/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(targets(&game, "e1"), "e2 f1 f2");
    refused(&game, "Kd2", "chess-king-to-attacked", "004:C08", "d2 d8");
    refused(&game, "e1d1", "chess-king-to-attacked", "004:C08", "d1 d8");
    let protected = fide("6rk/8/8/8/8/8/6q1/4K3 w - - 0 1");
    refused(
        &protected,
        "Kf2",
        "chess-king-to-attacked",
        "004:C08",
        "f2 g2",
    );
    let capture = fide("6rk/8/8/8/8/8/6q1/5K2 w - - 0 1");
    refused(
        &capture,
        "Kxg2",
        "chess-king-to-attacked",
        "004:C08",
        "g2 g8",
    );
}

/// 004:C08: the king does not hide behind itself.
#[test]
fn chess_c08_king_stays_on_the_line_of_check() {
    let game = fide("k3r3/8/8/8/8/8/4K3/8 w - - 0 1");
    refused(&game, "Ke1", "chess-king-to-attacked", "004:C08", "e1 e8");
}

/// 004:C09
#[test]
fn chess_c09_rook() {
    let game = fide("7k/8/3p4/8/1R6/8/1P6/K7 w - - 0 1");
    assert_eq!(targets(&game, "b4"), "a4 b3 b5 b6 b7 b8 c4 d4 e4 f4 g4 h4");
    refused(&game, "Rd6", "chess-wrong-movement", "004:C09", "b4 d6");
}

/// 004:C10
#[test]
fn chess_c10_bishop() {
    let game = fide("7k/8/3p4/8/1B6/8/P7/K7 w - - 0 1");
    assert_eq!(targets(&game, "b4"), "a3 a5 c3 c5 d2 d6 e1");
    refused(&game, "Bb6", "chess-wrong-movement", "004:C10", "b4 b6");
    refused(&game, "b4e7", "chess-blocked", "004:C05", "d6");
}

/// 004:C11
#[test]
fn chess_c11_queen() {
    let game = fide("7k/8/8/8/1Q6/8/1P6/K7 w - - 0 1");
    let all = "a3 a4 a5 b3 b5 b6 b7 b8 c3 c4 c5 d2 d4 d6 e1 e4 e7 f4 f8 g4 h4";
    assert_eq!(targets(&game, "b4"), all);
    refused(&game, "Qc6", "chess-wrong-movement", "004:C11", "b4 c6");
}

/// 004:C12
#[test]
fn chess_c12_knight_jumps() {
    let game = fide("7k/8/8/2ppp3/2pNp3/2ppp3/8/K7 w - - 0 1");
    assert_eq!(targets(&game, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    refused(&game, "Nd6", "chess-wrong-movement", "004:C12", "d4 d6");
}

/// 004:C13
#[test]
fn chess_c13_pawn_one_step_if_free() {
    let game = fide("4k3/8/8/4p3/4P3/8/P7/4K3 w - - 0 1");
    assert_eq!(targets(&game, "e4"), "");
    refused(&game, "e5", "chess-pawn-forward-blocked", "004:C13", "e5");
    refused(&game, "a2a5", "chess-wrong-movement", "004:C13", "a2 a5");
    refused(&game, "a2b2", "chess-wrong-movement", "004:C13", "a2 b2");
}

/// 004:C13
#[test]
fn chess_c13_pawn_never_backwards() {
    let game = fide("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    refused(&game, "e4e3", "chess-pawn-backwards", "004:C13", "e4 e3");
    refused(&game, "e3", "chess-pawn-backwards", "004:C13", "e4 e3");
    let black = fide("4k3/8/8/4p3/8/8/8/4K3 b - - 0 1");
    refused(&black, "e5e6", "chess-pawn-backwards", "004:C13", "e5 e6");
    assert_eq!(targets(&black, "e5"), "e4");
}

/// 004:C14
#[test]
fn chess_c14_double_step_needs_both_squares() {
    refused(
        &fide("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"),
        "e4",
        "chess-pawn-double-blocked",
        "004:C14",
        "e3",
    );
    refused(
        &leaflet("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"),
        "e2e4",
        "chess-pawn-double-blocked",
        "004:C14",
        "e4",
    );
}

/// 004:C14
#[test]
fn chess_c14_double_step_only_first() {
    let game = fide("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    refused(&game, "e5", "chess-pawn-double-not-first", "004:C14", "e3");
    assert_eq!(targets(&Game::new(ChessRules::Fide), "e2"), "e3 e4");
}

/// 004:C15
#[test]
fn chess_c15_pawn_captures_diagonally() {
    let game = fide("4k3/8/8/3p1n2/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(targets(&game, "e4"), "d5 e5 f5");
    let quiet = fide("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
    refused(
        &quiet,
        "exd5",
        "chess-pawn-diagonal-needs-capture",
        "004:C15",
        "d5",
    );
    refused(
        &quiet,
        "e4f5",
        "chess-pawn-diagonal-needs-capture",
        "004:C15",
        "f5",
    );
}

/// 004:C16
#[test]
fn chess_c16_promotion() {
    let game = fide("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    refused(&game, "a8", "chess-promotion-missing", "004:C16", "a8");
    refused(&game, "a7a8k", "chess-promotion-piece", "004:C16", "a8");
    refused(&game, "a8=P", "chess-promotion-piece", "004:C16", "a8");
    refused(
        &game,
        "a1a2q",
        "chess-promotion-not-allowed",
        "004:C16",
        "a2",
    );
    let refusal = game.find("a7a8").unwrap_err();
    assert_eq!(refusal.instead, ["a8=B", "a8=N", "a8=Q+", "a8=R+"]);
    let m = game.find("a8Q").unwrap();
    assert_eq!(m.promotion(), Some(PieceKind::Queen));
    assert_eq!(m.to_string(), "a7a8q");
    let start = Game::new(ChessRules::Fide);
    refused(
        &start,
        "e2e4q",
        "chess-promotion-not-allowed",
        "004:C16",
        "e4",
    );
}

/// 004:C16: promotion is asked for last, when the move is otherwise legal.
#[test]
fn chess_c16_a_pinned_pawn_is_not_asked_for_its_promotion() {
    let game = fide("8/k1P4R/8/8/8/8/8/K7 b - - 0 1");
    assert!(game.find("Kb6").is_ok());
    let pinned = fide("8/r1P1K3/8/8/8/8/8/7k w - - 0 1");
    refused(&pinned, "c8", "chess-pinned", "004:C26", "c7 a7");
}

/// 004:C29, FIDE 3.7.3
#[test]
fn chess_c29_en_passant() {
    let game = after(fide("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5");
    let m = game.find("exd6").unwrap();
    assert!(m.is_en_passant());
    assert_eq!(m.captured().map(|at| at.to_string()).as_deref(), Some("d5"));
    let later = after(game, "Kd1 Kd7");
    refused(
        &later,
        "exd6",
        "chess-en-passant-not-now",
        "FIDE:3.7.3.2",
        "d5",
    );
}

/// 004:C29
#[test]
fn chess_c29_no_en_passant_in_leaflet() {
    let game = after(leaflet("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5");
    refused(
        &game,
        "e5d6",
        "chess-no-en-passant-in-leaflet",
        "004:C29",
        "d5",
    );
    assert_eq!(targets(&game, "e5"), "e6");
    assert_eq!(game.fen(), "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2");
}
