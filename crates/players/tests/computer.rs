//! The computer at its levels: what it keeps from move to move, and what ends its search.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::thread;
use std::time::{Duration, Instant};

use games::{Color, Game, RuleSet};
use peatee_players::{Adviser, Cancel, Computer, Decision, Failure, Level, Player};

fn game(rules: &str, fen: Option<&str>) -> Game {
    let rules: RuleSet = rules.parse().expect("a rule set");
    match fen {
        Some(fen) => Game::from_fen(rules, fen).expect("playable"),
        None => Game::new(rules),
    }
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// The first moves of the computer against itself.
fn moves(rules: &str, level: Level, seed: u64) -> Vec<String> {
    let mut players = [0, 1].map(|_| Computer::within(level, seed, 1));
    let mut game = game(rules, None);
    for ply in 0..8 {
        let choice = players[ply % 2].choose(&game, &Cancel::default());
        game.play(&choice.expect("a move").text).expect("legal");
    }
    game.texts()
}

#[test]
fn the_same_seed_plays_the_same_game_in_every_family() {
    for rules in ["international", "russian", "chess"] {
        let first = moves(rules, level(2), 1);
        assert_eq!(first, moves(rules, level(2), 1), "{rules}");
        assert!(
            (2..6).any(|seed| moves(rules, level(2), seed) != first),
            "{rules}"
        );
    }
}

#[test]
fn the_memory_of_a_game_is_bounded() {
    let game = game("brazilian", None);
    for (level, most, expected) in [(1, 8, 1), (8, 8, 8), (10, 8, 8), (10, 2, 2)] {
        let mut computer = Computer::within(Level::new(level).expect("a level"), 1, most);
        assert_eq!(computer.megabytes(), 0, "before its first move");
        let cancel = Cancel::default();
        cancel.cancel();
        let cancelled = computer.decide(&game, &cancel);
        assert_eq!(cancelled, Err(Failure::Cancelled));
        assert_eq!(computer.megabytes(), expected, "level {level}");
    }
}

/// How long a decision takes, cancelled after some time if one is given.
fn timed(game: &Game, after: Option<Duration>) -> (Result<Decision, Failure>, Duration) {
    let cancel = Cancel::default();
    let button = cancel.clone();
    thread::scope(|scope| {
        if let Some(after) = after {
            scope.spawn(move || {
                thread::sleep(after);
                button.cancel();
            });
        }
        let begun = Instant::now();
        let decision = Computer::within(level(10), 1, 1).decide(game, &cancel);
        (decision, begun.elapsed())
    })
}

/// In the opening every level looks at the moves one by one, later the strongest have one long search of them.
#[test]
fn a_search_is_cancelled() {
    for (rules, plies) in [("international", 0), ("international", 6), ("chess", 6)] {
        let mut game = game(rules, None);
        for _ in 0..plies {
            let first = game.legal_moves().into_iter().next().expect("a move");
            game.play(&first.full).expect("legal");
        }
        // What is read once is read.
        timed(&game, Some(Duration::ZERO)).0.expect_err("cancelled");
        let (decision, whole) = timed(&game, None);
        assert!(matches!(decision, Ok(Decision::Play { .. })), "{rules}");
        // The machine may be busy with something else for a moment.
        let is_cut = (0..5).any(|_| {
            let (decision, part) = timed(&game, Some(whole / 10));
            assert_eq!(decision, Err(Failure::Cancelled), "{rules}");
            part < whole / 2
        });
        assert!(is_cut, "{rules}: of {whole:?}");
    }
}

/// A win in one is played at every level that looks at moves (docs/levels.md). A longer mate was once liked more.
#[test]
fn a_mate_in_one_is_played_at_every_level() {
    let game = game("chess", Some("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
    for level in Level::all() {
        let choice = Computer::new(level, 1).choose(&game, &Cancel::default());
        assert_eq!(choice.expect("a move").text, "Ra8#", "{level:?}");
    }
}

#[test]
fn a_finished_game_has_no_decision() {
    let game = game("russian", Some("B:Wg5:Bh4"));
    let mut game = game;
    while game.ended().is_none() {
        let first = game.legal_moves().into_iter().next().expect("a move");
        game.play(&first.full).expect("legal");
    }
    let decision = Computer::new(level(1), 1).decide(&game, &Cancel::default());
    assert_eq!(decision, Err(Failure::GaveUp));
}

/// A draw is judged by the side that is asked, whoever is to move.
#[test]
fn an_offer_is_judged_for_the_one_who_is_asked() {
    let ahead = game("russian", Some("W:WKc1,Ke1,a3:Bh6"));
    let adviser = Adviser::new(level(1));
    let accepts = |side| adviser.accepts_draw(&ahead, side, &Cancel::default());
    assert_eq!(accepts(Color::White), Ok(false));
    assert_eq!(accepts(Color::Black), Ok(true));
}
