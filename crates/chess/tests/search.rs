//! What the modest player must find.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod common;

use common::{after, fide, leaflet};
use peatee_chess::{ChessRules, Game, Limits, Score, search};
use rules::{Outcome, WinReason};

fn best(game: &Game, depth: u8) -> (String, i32) {
    let found = search(
        game,
        Limits {
            depth,
            nodes: 2_000_000,
        },
    )
    .expect("not over");
    (game.text(found.best), found.score.hundredths())
}

/// Plays the found moves on both sides until the game ends, at most so many.
fn play_out(mut game: Game, depth: u8, plies: usize) -> Game {
    for _ in 0..plies {
        match search(
            &game,
            Limits {
                depth,
                nodes: 200_000,
            },
        ) {
            Some(found) => game.play(found.best).expect("legal"),
            None => break,
        }
    }
    game
}

#[test]
fn mate_in_one() {
    assert_eq!(
        best(&fide("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 2),
        ("Ra8#".into(), 29_999)
    );
    let scholar = after(Game::new(ChessRules::Fide), "e4 e5 Bc4 Nc6 Qh5 Nf6");
    assert_eq!(best(&scholar, 2).0, "Qxf7#");
}

#[test]
fn mate_in_two() {
    let (text, score) = best(&fide("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), 4);
    assert_eq!(score, 29_997, "{text}");
}

#[test]
fn mate_in_three() {
    // Two rooks one row behind a mate in two: the king is driven from g6.
    let (text, score) = best(&fide("8/8/6k1/R7/1R6/8/8/6K1 w - - 0 1"), 6);
    assert_eq!(score, 29_995, "{text}");
}

#[test]
fn being_mated_is_seen() {
    let game = fide("7k/R7/1R6/8/8/8/8/6K1 b - - 0 1");
    assert_eq!(best(&game, 4).1, -29_998);
}

#[test]
fn a_hanging_queen_is_taken() {
    let game = fide("rnb1kbnr/pppp1ppp/8/4p3/4P1q1/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1");
    assert!(best(&game, 3).1 > -300);
    let game = fide("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(best(&game, 3).0, "exd5");
}

/// FIDE 9.2: ahead by a queen, the third occurrence is avoided although the move to it looks best at first.
#[test]
fn a_winning_side_does_not_repeat() {
    let start = fide("6k1/5ppp/8/8/8/8/5PPP/Q5K1 w - - 0 1");
    let mut game = after(start, "Qa2 Kh8 Qa1 Kg8 Qa2 Kh8 Qa1 Kg8 Qa2 Kh8");
    assert_eq!(game.claims().len(), 1);
    for _ in 0..6 {
        let found = search(
            &game,
            Limits {
                depth: 4,
                nodes: 500_000,
            },
        )
        .expect("not over");
        let winning = game.turn() == rules::Color::White;
        game.play(found.best).expect("legal");
        assert!(!winning || game.claims().is_empty(), "{}", game.fen());
        if game.outcome().is_some() {
            break;
        }
    }
}

#[test]
fn a_losing_side_repeats() {
    // Black has perpetual check and nothing else.
    let game = fide("5rk1/5ppp/8/8/8/1q6/8/K1R4Q b - - 0 1");
    let found = search(
        &game,
        Limits {
            depth: 4,
            nodes: 300_000,
        },
    )
    .expect("not over");
    assert!(found.score >= Score::DRAW);
}

#[test]
fn a_lone_king_is_mated_by_a_rook() {
    for game in [
        fide("8/8/8/4k3/8/8/8/R3K3 w - - 0 1"),
        leaflet("8/8/8/4k3/8/8/8/R3K3 w - - 0 1"),
    ] {
        let end = play_out(game, 6, 90).outcome();
        let is_mate = matches!(
            end,
            Some(Outcome::Win {
                by: WinReason::Checkmate,
                ..
            })
        );
        assert!(is_mate, "{end:?}");
    }
}

#[test]
fn a_finished_game_has_no_move() {
    let mated = after(Game::new(ChessRules::Fide), "f3 e5 g4 Qh4#");
    assert_eq!(
        search(
            &mated,
            Limits {
                depth: 3,
                nodes: 1_000
            }
        ),
        None
    );
}

#[test]
fn no_nodes_is_still_a_move() {
    let game = Game::new(ChessRules::Fide);
    let found = search(&game, Limits { depth: 5, nodes: 0 }).expect("not over");
    assert_eq!((found.depth, game.text(found.best).as_str()), (0, "Na3"));
}
