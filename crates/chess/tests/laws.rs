//! Laws that hold in every game: random playouts and random attempts.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use peatee_chess::{ChessRules, Game, Limits, Move, PieceKind, Reason, Refusal, Square, search};
use proptest::prelude::*;

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/PPP2ppp/8/8/8/8/ppp2PPP/4K3 w - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
];

fn any_rules() -> impl Strategy<Value = ChessRules> {
    prop::sample::select(ChessRules::ALL.to_vec())
}

/// A game some random moves after one of the starts.
fn any_game() -> impl Strategy<Value = Game> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..60);
    (any_rules(), prop::sample::select(STARTS.to_vec()), choices).prop_map(
        |(rules, fen, choices)| {
            let mut game = Game::from_fen(rules, fen).expect(fen);
            for choice in choices {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[choice.index(moves.len())]).expect("legal");
            }
            game
        },
    )
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..8u8, 0..8u8).prop_map(|(file, rank)| Square::new(file, rank).expect("on the board"))
}

fn any_promotion() -> impl Strategy<Value = Option<PieceKind>> {
    prop::option::weighted(0.3, prop::sample::select(PieceKind::ALL.to_vec()))
}

fn text_of(from: Square, to: Square, promotion: Option<PieceKind>) -> String {
    let letter = promotion.map(|kind| kind.letter().to_ascii_lowercase());
    format!("{from}{to}{}", letter.map(String::from).unwrap_or_default())
}

/// Every pair of squares is legal exactly when it is listed, and refused with an article and a place otherwise.
fn check_attempt(game: &Game, legal: &BTreeSet<String>, text: &str) {
    match game.find(text) {
        Ok(m) => assert!(
            legal.contains(text) && m.to_string() == text,
            "{} {text}",
            game.fen()
        ),
        Err(refusal) => {
            assert!(!legal.contains(text), "{} {text}: {refusal}", game.fen());
            assert!(refusal.article.is_some());
            check_reason(game, text, &refusal);
            assert_eq!(refusal.instead.is_empty(), legal.is_empty());
        }
    }
}

/// What a reason promises beyond its squares.
fn check_reason(game: &Game, text: &str, refusal: &Refusal) {
    let (reason, count) = (refusal.reason, refusal.squares.len());
    if matches!(
        reason,
        Reason::ExposesKing | Reason::InCheckMustBeMet | Reason::KingToAttacked
    ) {
        assert!(count >= 2, "{} {text}: no attacker", game.fen());
    }
    if matches!(reason, Reason::CastlingRightLost | Reason::Pinned { .. }) {
        assert_eq!(count, 2, "{} {text}", game.fen());
    }
    if reason == Reason::PromotionMissing {
        assert!(game.find(&format!("{text}q")).is_ok(), "{text}");
    }
    if reason == Reason::PromotionNotAllowed {
        assert!(game.find(&text[..4]).is_ok(), "{text}");
    }
}

fn names(moves: &[Move]) -> BTreeSet<String> {
    moves.iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn attempts_are_legal_exactly_when_listed(
        game in any_game(),
        attempts in prop::collection::vec((any_square(), any_square(), any_promotion()), 60),
    ) {
        let legal = names(&game.legal_moves());
        for (from, to, promotion) in attempts {
            check_attempt(&game, &legal, &text_of(from, to, promotion));
        }
    }

    #[test]
    fn texts_are_found_back(game in any_game()) {
        for m in game.legal_moves() {
            let text = game.text(m);
            prop_assert_eq!(game.find(&text), Ok(m), "{} {}", game.fen(), text);
            prop_assert_eq!(game.find(&m.to_string()), Ok(m));
        }
    }

    #[test]
    fn fen_is_stable(game in any_game()) {
        let fen = game.fen();
        let again = Game::from_fen(game.rules(), &fen).expect(&fen);
        prop_assert_eq!(again.fen(), fen);
    }

    #[test]
    fn any_text_is_answered(game in any_game(), texts in prop::collection::vec(".{0,12}", 12)) {
        for text in texts {
            if let Ok(m) = game.find(&text) {
                prop_assert!(game.legal_moves().contains(&m));
            }
        }
    }

    #[test]
    fn move_like_texts_are_answered(
        game in any_game(),
        texts in prop::collection::vec("[KQRBNP]?[a-i]?[0-9]?[x:-]?[a-i]?[0-9]?=?[qQrRkKpP]?[+#!?]{0,2}", 24),
    ) {
        let legal = game.legal_moves();
        for text in texts {
            if let Ok(m) = game.find(&text) {
                prop_assert!(legal.contains(&m), "{} {}", game.fen(), text);
            }
        }
    }

    #[test]
    fn any_fen_is_answered(text in "[KQRBNPkqrbnp1-8/]{0,70} ?[wb]? ?[KQkq-]{0,4} ?[a-h-]?[36]? ?[0-9]{0,6} ?[0-9]{0,6}") {
        if let Ok(game) = Game::from_fen(ChessRules::Fide, &text) {
            prop_assert_eq!(Game::from_fen(ChessRules::Fide, &game.fen()).expect("its own FEN").fen(), game.fen());
        }
    }

    #[test]
    fn any_board_is_answered(pieces in prop::collection::vec((any_square(), "[KQRBNPkqrbnp]"), 0..24), black in any::<bool>()) {
        let mut rows = vec![vec!["1".to_owned(); 8]; 8];
        for (square, piece) in pieces {
            rows[usize::from(square.rank())][usize::from(square.file())] = piece;
        }
        let board: Vec<String> = rows.iter().rev().map(|row| row.concat()).collect();
        let fen = format!("{} {} KQkq - 0 1", board.join("/"), if black { 'b' } else { 'w' });
        if let Ok(game) = Game::from_fen(ChessRules::Fide, &fen) {
            prop_assert!(game.fen().contains("KQkq"));
        }
    }

    #[test]
    fn search_answers_with_a_legal_move(game in any_game(), nodes in 0..400u64) {
        let limits = Limits { depth: 3, nodes };
        let found = search(&game, limits);
        let legal = game.legal_moves();
        prop_assert_eq!(found.is_none(), legal.is_empty());
        if let Some(found) = found {
            prop_assert!(legal.contains(&found.best));
            let mut line = game.clone();
            for m in &found.line {
                prop_assert!(line.play(*m).is_ok());
            }
            prop_assert_eq!(search(&game, limits), Some(found));
        }
    }
}

/// All 4096 pairs of squares with every promotion, in a few positions.
#[test]
fn attempts_of_all_pairs_of_squares() {
    for fen in STARTS {
        for rules in ChessRules::ALL {
            let game = Game::from_fen(rules, fen).expect(fen);
            let legal = names(&game.legal_moves());
            for from in Square::all() {
                for to in Square::all() {
                    for promotion in [None, Some(PieceKind::Queen), Some(PieceKind::King)] {
                        let told = game.explain(from, to, promotion);
                        assert_eq!(told.is_ok(), legal.contains(&text_of(from, to, promotion)));
                    }
                }
            }
        }
    }
}
