//! Texts of moves, read and written.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use std::collections::BTreeSet;

use common::{after, fide, refused};
use peatee_chess::{ChessRules, Game, ParseFenError, Reason, SetupFault};

/// 004:C32, FIDE C.8 to C.13
#[test]
fn chess_c32_every_notation_finds_the_move() {
    let game = fide("r3k2r/pP3ppp/8/3pP3/8/5N2/PPP2PPP/R3K2R w KQkq d6 0 1");
    let same = [
        ["exd6", "e5d6", "e5xd6", "ed6!?"],
        ["O-O", "0-0", "e1g1", "Ke1-g1"],
        ["Nd4", "f3d4", "Nf3-d4", "Nf3d4+"],
        ["bxa8=Q+", "b7a8q", "b7xa8Q", "bxa8q"],
        ["b8=N", "b8N", "b7b8n", "b7-b8=N"],
    ];
    for texts in same {
        let moves: BTreeSet<String> = texts
            .iter()
            .map(|text| game.find(text).expect(text).to_string())
            .collect();
        assert_eq!(moves.len(), 1, "{texts:?}");
    }
}

/// FIDE C.10
#[test]
fn chess_ambiguous_text() {
    let game = fide("6k1/8/8/8/8/8/4K3/R6R w - - 0 1");
    refused(&game, "Rd1", "chess-ambiguous", "FIDE:C.10", "a1 h1");
    assert_eq!(game.find("Rd1").unwrap_err().instead, ["Rad1", "Rhd1"]);
    assert_eq!(game.text(game.find("a1d1").unwrap()), "Rad1");
}

/// FIDE C.8, C.9
#[test]
fn chess_text_that_does_not_fit_the_board() {
    let game = Game::new(ChessRules::Fide);
    refused(
        &game,
        "Ng1xf3",
        "chess-nothing-to-capture",
        "FIDE:C.9",
        "f3",
    );
    refused(&game, "Bg1-f3", "chess-other-piece", "FIDE:C.8", "g1");
    refused(&game, "Nf4", "chess-no-such-piece-move", "004:C12", "f4");
    refused(&game, "Ngc3", "chess-wrong-movement", "004:C12", "g1 c3");
    refused(
        &game,
        "exd3",
        "chess-pawn-diagonal-needs-capture",
        "004:C15",
        "d3",
    );
    refused(&game, "e2e9", "chess-no-such-square", "004:C01", "e9");
    refused(
        &fide("7k/8/8/8/8/8/4K3/R7 w - - 0 1"),
        "Qa4",
        "chess-no-such-piece-move",
        "004:C11",
        "a4",
    );
}

#[test]
fn chess_unreadable_text() {
    let game = Game::new(ChessRules::Fide);
    for (text, at) in [("", 0), ("hello", 1), ("e4??x", 4), ("♘f3", 0)] {
        let refusal = game.find(text).unwrap_err();
        assert_eq!(refusal.reason, Reason::Unreadable { at }, "{text}");
        assert_eq!(refusal.article, None);
        assert_eq!(refusal.instead.len(), 20);
    }
}

/// Of two pieces, the one that nearly could is spoken of.
#[test]
fn chess_nearest_reason_of_several_pieces() {
    let game = fide("4r2k/8/8/8/8/8/4N3/4K2N w - - 0 1");
    refused(&game, "Nd4", "chess-pinned", "004:C26", "e2 e8");
    refused(&game, "Ne5", "chess-no-such-piece-move", "004:C12", "e5");
}

#[test]
fn chess_moves_are_listed_by_their_texts() {
    let game = Game::new(ChessRules::Fide);
    let texts: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|m| game.text(m))
        .collect();
    let mut sorted = texts.clone();
    sorted.sort();
    assert_eq!(texts, sorted);
}

#[test]
fn chess_refusals_speak() {
    let refusal = fide("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")
        .find("Nc3")
        .unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "the knight is pinned: e2, e8 (004:C26)"
    );
}

#[test]
fn chess_fen_faults() {
    let error = Game::from_fen(ChessRules::Fide, "8/8/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
    let ParseFenError::Unplayable(faults) = error else {
        panic!("{error}")
    };
    assert_eq!(faults.0, [SetupFault::NoKing(rules::Color::Black)]);
}

/// A move of another game is refused and changes nothing.
#[test]
fn chess_foreign_move_is_not_legal() {
    let black = after(Game::new(ChessRules::Fide), "e4");
    let m = black.find("e5").unwrap();
    let mut white = Game::new(ChessRules::Fide);
    assert!(white.play(m).is_err());
    assert!(white.claims_with(m).is_empty());
    assert_eq!(white.text(m), "e5");
}
