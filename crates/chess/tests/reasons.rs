//! Every reason for a refusal has a position in which it is the one given.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use std::collections::BTreeSet;

use common::after;
use peatee_chess::{ChessRules, Game, Reason};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";

/// 004:C13: a pawn before a king is blocked by it and captures nothing there; to the side it would capture.
#[test]
fn found_7_t_examiner_14_a_pawn_before_a_king_is_blocked() {
    for rules in [ChessRules::Leaflet, ChessRules::Fide] {
        for (fen, text, key) in [
            (
                "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1",
                "e8",
                "chess-pawn-forward-blocked",
            ),
            (
                "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1",
                "e7e8q",
                "chess-pawn-forward-blocked",
            ),
            (
                "8/8/8/8/4k3/8/4P3/4K3 w - - 0 1",
                "e2e4",
                "chess-pawn-double-blocked",
            ),
            (
                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                "e2d8",
                "chess-wrong-movement",
            ),
        ] {
            let game = Game::from_fen(rules, fen).expect("playable");
            let refusal = game.find(text).expect_err("not legal");
            assert_eq!(refusal.reason.key(), key, "{text}");
        }
    }
}

/// Position, moves before, attempt, key.
const ROWS: [(&str, &str, &str, &str); 35] = [
    (START, "", "hello", "chess-unreadable"),
    (START, "", "e2e9", "chess-no-such-square"),
    (START, "f3 e5 g4 Qh4", "e4", "chess-game-over"),
    (START, "", "e4e5", "chess-empty-square"),
    (START, "", "d8d5", "chess-opponents-piece"),
    (START, "", "Bg1-f3", "chess-other-piece"),
    (START, "", "Nd5", "chess-no-such-piece-move"),
    (START, "Nf3 e6 d3 d6", "Nd2", "chess-ambiguous"),
    (START, "", "e2e2", "chess-stays-put"),
    (START, "", "Ra2", "chess-own-piece-there"),
    (START, "", "Qxe8", "chess-king-cannot-be-captured"),
    (START, "", "Nxf3", "chess-nothing-to-capture"),
    (START, "", "b1b3", "chess-wrong-movement"),
    (START, "", "f1c4", "chess-blocked"),
    (START, "e4 e5", "e4e5", "chess-pawn-forward-blocked"),
    (START, "Nf3 e5", "f4", "chess-pawn-double-blocked"),
    (START, "e3 e5", "e3e5", "chess-pawn-double-not-first"),
    (START, "", "e2d3", "chess-pawn-diagonal-needs-capture"),
    (START, "e4 e5", "e4e3", "chess-pawn-backwards"),
    (PASSING, "", "exd6", "chess-en-passant-not-now"),
    (CASTLES, "Ra7 O-O", "e1f1q", "chess-king-to-attacked"),
    (START, "e4 e5 d4 Bb4 Nc3 a6", "Nd5", "chess-pinned"),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "e4",
        "fxe3",
        "chess-exposes-king",
    ),
    (START, "e4 e5 d3 Bb4", "a3", "chess-in-check-must-be-met"),
    (
        "7k/P7/8/8/8/8/8/K7 w - - 0 1",
        "",
        "a8",
        "chess-promotion-missing",
    ),
    (START, "", "e2e4q", "chess-promotion-not-allowed"),
    (
        "7k/P7/8/8/8/8/8/K7 w - - 0 1",
        "",
        "a8=K",
        "chess-promotion-piece",
    ),
    (
        CASTLES,
        "Kd1 Kd8 Ke1 Ke8",
        "O-O",
        "chess-castling-king-moved",
    ),
    (
        CASTLES,
        "Ra2 Kd8 Ra1 Ke8",
        "O-O-O",
        "chess-castling-rook-moved",
    ),
    (
        "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
        "",
        "O-O",
        "chess-castling-right-lost",
    ),
    (PASSING, "", "O-O", "chess-castling-no-rook"),
    (START, "", "O-O", "chess-castling-not-empty"),
    (
        "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        "O-O",
        "chess-castling-in-check",
    ),
    (
        "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        "O-O",
        "chess-castling-through-check",
    ),
    (
        "4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        "O-O",
        "chess-castling-into-check",
    ),
];

fn told(rules: ChessRules, fen: &str, line: &str, text: &str) -> &'static str {
    let game = after(Game::from_fen(rules, fen).expect(fen), line);
    match game.find(text) {
        Ok(_) => "legal",
        Err(refusal) => refusal.reason.key(),
    }
}

#[test]
fn chess_every_reason_is_given() {
    let mut given = BTreeSet::new();
    for (fen, line, text, key) in ROWS {
        assert_eq!(
            told(ChessRules::Fide, fen, line, text),
            key,
            "{fen} {line} {text}"
        );
        given.insert(key);
    }
    given.insert(told(ChessRules::Leaflet, PASSING, "", "exd6"));
    let all: BTreeSet<&str> = Reason::ALL.iter().map(|reason| reason.key()).collect();
    assert_eq!(given, all);
}
