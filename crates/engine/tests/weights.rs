//! Weight files: what is built in can be read, and what is damaged is not.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use endgame::Shipped;
use peatee_engine::{Engine, Limits, NotWeights, Searchable, Weights};
use rules::{
    Brazilian, Color, Game, Home, International, Position, Russian, Setup, Square, Variant,
};

fn file(name: &str) -> Vec<u8> {
    let path = format!("{}/weights/{name}.weights", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).expect("a weight file")
}

/// The issue: one weight file a rule set, embedded with a version and a checksum.
#[test]
fn every_file_is_of_its_rule_set_and_no_other() {
    fn read<V: Variant>(name: &str) -> Result<Weights, NotWeights> {
        Weights::read::<V>(&file(name))
    }
    assert!(read::<International>("international").is_ok());
    assert!(read::<Russian>("russian").is_ok());
    assert!(read::<Brazilian>("brazilian").is_ok());
    assert!(read::<Home>("home").is_ok());
    let other = read::<Russian>("brazilian").map(|_| ());
    assert_eq!(other, Err(NotWeights::OtherRules));
}

/// The recipe of what is built in stands in docs/training.md.
#[test]
fn every_generation_that_is_built_in_is_documented() {
    fn check<V: Variant>(name: &str) {
        let page = include_str!("../../../docs/training.md");
        let generation = Weights::built_in::<V>().expect("built in").generation();
        let row = format!("| {name} | {generation} ");
        assert!(page.contains(&row), "{row}");
        let next = format!("| {name} | {} ", generation + 1);
        assert!(!page.contains(&next), "{next}");
    }
    check::<International>("international");
    check::<Russian>("russian");
    check::<Brazilian>("brazilian");
    check::<Home>("home");
}

#[test]
fn a_damaged_file_is_refused() {
    let whole = file("russian");
    let read = |bytes: &[u8]| Weights::read::<Russian>(bytes).map(|_| ());
    assert_eq!(read(&[]), Err(NotWeights::NotAWeightFile));
    assert_eq!(read(b"PEATEE-9"), Err(NotWeights::NotAWeightFile));
    assert_eq!(read(&whole[..whole.len() / 2]), Err(NotWeights::Damaged));
    for place in [24, 32, 40, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x10;
        assert_eq!(read(&damaged), Err(NotWeights::Damaged), "byte {place}");
    }
}

/// A position seen from the other side is worth the same to the side to move.
#[test]
fn the_other_side_judges_alike() {
    fn check<V: Searchable>() {
        let engine = Engine::<V>::new(1);
        let mut position = Position::<V>::initial();
        for ply in 0..40_usize {
            assert_eq!(engine.judge(&position), engine.judge(&position.flipped()));
            let moves = position.legal_moves();
            let Some(m) = moves.get(ply * 7 % moves.len().max(1)) else {
                break;
            };
            position = position.play(*m).expect("a legal move");
        }
    }
    check::<International>();
    check::<Russian>();
    check::<Brazilian>();
    check::<Home>();
}

/// Force is learnt first: without one of its men a side is worse off in every rule set.
#[test]
fn a_man_less_is_worse() {
    fn check<V: Searchable>() {
        let engine = Engine::<V>::new(1);
        for number in 1..=V::RULES.rows_of_men * 4 {
            let mut setup = Setup::initial::<V>();
            setup.men[Color::White].remove(Square::new(number).expect("a square").turned());
            let position = setup.validate::<V>().expect("playable");
            let score = engine.judge(&position).hundredths();
            assert!(score < -30, "{}: without {number}: {score}", V::RULES.id);
        }
    }
    check::<International>();
    check::<Russian>();
    check::<Brazilian>();
}

/// The gate of docs/training.md in small: what was learnt beats force alone at equal nodes.
#[test]
fn what_was_learnt_beats_force_alone() {
    let mut half_points = 0;
    for (n, learnt_is_white) in (0..4).flat_map(|n| [(n, true), (n, false)]) {
        let mut game = Game::<International>::initial(&Shipped);
        let mut learnt = Engine::new(1);
        let mut force = Engine::with_weights(1, None);
        for ply in 0..160 {
            let moves = game.position().legal_moves();
            let m = if ply < 2 {
                moves[n * 2 % moves.len()]
            } else {
                let is_learnt = (game.position().turn() == Color::White) == learnt_is_white;
                let engine = if is_learnt { &mut learnt } else { &mut force };
                match engine.search(&game, Limits::nodes(800)) {
                    Some(found) => found.best,
                    None => break,
                }
            };
            game.play(m).expect("a legal move");
        }
        half_points += match game.outcome() {
            Some(rules::Outcome::Win { winner, .. }) => {
                2 * i32::from((winner == Color::White) == learnt_is_white)
            }
            Some(rules::Outcome::Draw { .. }) | None => 1,
        };
    }
    assert!(half_points >= 12, "{half_points} of 16");
}
