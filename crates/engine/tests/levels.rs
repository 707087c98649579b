//! "Levels 1–10 and human-like weaker play that makes sensible, not random, mistakes."
#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use endgame::Shipped;
use notation::{MoveForm, read_fen, write_move};
use peatee_engine::{Care, Eyes, Level, Opponent, Searchable};
use rules::{Color, DrawOptions, Game, International, Outcome, Russian, VariantId, with_variant};

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

#[test]
fn there_are_ten_levels() {
    let numbers: Vec<u8> = Level::all().map(Level::number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!((Level::new(0), Level::new(11)), (None, None));
}

/// Of a thousand moves of the middle game: forgotten, glanced at, and how far misjudged in all.
fn errors(level: Level) -> [u64; 3] {
    let eyes = Eyes::new(level, 1);
    let mut errors = [0; 3];
    for key in 0..1000 {
        let look = eyes.look(30, key, false);
        errors[0] += u64::from(look.care == Care::Slip);
        errors[1] += u64::from(look.care <= Care::Glance);
        errors[2] += u64::from(look.haze.unsigned_abs());
    }
    errors
}

#[test]
fn every_level_looks_further_and_errs_less() {
    let levels: Vec<Level> = Level::all().collect();
    for pair in levels.windows(2) {
        let [below, above] = [pair[0].limits(), pair[1].limits()];
        assert!(below.depth <= above.depth && below.nodes <= above.nodes);
        let [more, fewer] = [errors(pair[0]), errors(pair[1])];
        assert!(
            more.iter().zip(&fewer).all(|(more, fewer)| more >= fewer),
            "{pair:?}: {more:?}, {fewer:?}"
        );
        assert!(below != above || more != fewer, "{pair:?}");
    }
    assert_eq!(errors(Level::HIGHEST), [0; 3]);
}

/// Whoever takes sees what is taken back, at every level.
#[test]
fn a_capture_is_never_played_without_a_look_at_the_answer() {
    let eyes = Eyes::new(Level::LOWEST, 1);
    assert!((0..1000).all(|key| eyes.look(30, key, true).care >= Care::Glance));
}

/// The first moves of a player against itself.
fn moves<V: Searchable>(level: Level, seed: u64) -> Vec<String> {
    let mut player = Opponent::<V>::new(level, seed);
    let mut game = Game::<V>::initial(&Shipped);
    let mut texts = Vec::new();
    while texts.len() < 12
        && let Some(choice) = player.choose(&game)
    {
        texts.push(write_move(game.position(), choice.m, MoveForm::Full));
        game.play(choice.m).expect("legal");
    }
    texts
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_seed_another() {
    for number in [1, 4, 8] {
        let level = level(number);
        let first = moves::<International>(level, 1);
        assert_eq!(first, moves::<International>(level, 1), "{number}");
        assert!(
            (2..6).any(|seed| moves::<International>(level, seed) != first),
            "{number}"
        );
    }
}

/// 001:6.1.2: after e1-f2 Black has no move; the other two moves let him out.
#[test]
fn a_win_in_one_is_played_from_level_3_on() {
    let position = read_fen("W:We1,g3:Bh4").expect("a playable position");
    let game = Game::<Russian>::new(position, DrawOptions::default(), &Shipped);
    assert_eq!(game.position().legal_moves().len(), 3);
    for level in Level::all().skip(2) {
        for seed in 0..8 {
            let choice = Opponent::new(level, seed).choose(&game).expect("a move");
            let text = write_move(game.position(), choice.m, MoveForm::Full);
            assert_eq!(text, "e1-f2", "{level:?}, seed {seed}");
        }
    }
}

#[test]
fn a_finished_game_has_no_move_to_choose() {
    let mut game = Game::<Russian>::initial(&Shipped);
    let mut player = Opponent::new(Level::LOWEST, 3);
    while let Some(choice) = player.choose(&game) {
        game.play(choice.m).expect("legal");
    }
    assert!(game.outcome().is_some());
}

/// The half points of level 1 in one game against somebody who plays any move.
fn against_chance<V: Searchable>(color: Color, seed: u64) -> u32 {
    let mut player = Opponent::<V>::new(Level::LOWEST, seed);
    let mut game = Game::<V>::initial(&Shipped);
    let mut chance = seed + 1;
    while game.outcome().is_none() && game.moves().len() < 200 {
        let m = if game.position().turn() == color {
            player.choose(&game).expect("a move").m
        } else {
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let moves = game.position().legal_moves();
            moves[(chance >> 33) as usize % moves.len()]
        };
        game.play(m).expect("legal");
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) if winner == color => 2,
        Some(Outcome::Win { .. }) => 0,
        Some(Outcome::Draw { .. }) | None => 1,
    }
}

#[test]
fn level_1_plays_sensible_moves_in_every_rule_set() {
    for &variant in VariantId::ALL {
        // Who plays any move gets 40 ± 12 against another who does.
        let halves: u32 = with_variant!(variant, V => (0..20)
            .flat_map(|seed| Color::ALL.map(|color| against_chance::<V>(color, seed)))
            .sum());
        assert!(halves >= 56, "{}: {halves} of 80", variant.id());
    }
}
