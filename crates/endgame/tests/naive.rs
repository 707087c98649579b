//! Tables against a solver that knows nothing of indexes, un-moves or files: it keeps every position in a map and asks
//! each for its moves, over and over, until nothing changes.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the count is kept as evidence")]

use std::collections::HashMap;

use peatee_endgame::{Means, Tables, Value, build};
use rules::{
    Brazilian, ByColor, Color, Home, HomeContinue, HomeNext, HomeNextContinue, Hundred1953,
    International, Position, Russian, Russian1953, Setup, Square, SquareSet, Variant,
};

/// Every position with so many pieces, both sides having one at least, both sides to move.
fn positions<V: Variant>(pieces: usize) -> Vec<Position<V>> {
    let mut setups = vec![Setup::<V::Board>::empty(Color::White)];
    for square in Square::<V::Board>::all() {
        let set = SquareSet::from(square);
        let with_a_piece: Vec<Setup<V::Board>> = setups
            .iter()
            .filter(|setup| count(setup) < pieces)
            .flat_map(|setup| {
                let mut placed = [*setup; 4];
                placed[0].men.white |= set;
                placed[1].men.black |= set;
                placed[2].kings.white |= set;
                placed[3].kings.black |= set;
                placed
            })
            .collect();
        setups.extend(with_a_piece);
    }
    let both = |setup: &Setup<V::Board>| {
        let sides = ByColor::new_with(|color| setup.men[color] | setup.kings[color]);
        !sides.white.is_empty() && !sides.black.is_empty()
    };
    let whole = setups
        .into_iter()
        .filter(|setup| count(setup) == pieces && both(setup));
    whole
        .flat_map(|setup| Color::ALL.map(|turn| Setup { turn, ..setup }.validate::<V>().ok()))
        .flatten()
        .collect()
}

fn count<B: rules::Board>(setup: &Setup<B>) -> usize {
    let sets = [
        setup.men.white,
        setup.men.black,
        setup.kings.white,
        setup.kings.black,
    ];
    sets.iter().map(|set| set.len() as usize).sum()
}

/// Plies to the end of every decided position: even for a loss of the side to move, odd for a win. Positions are
/// decided in the order of their plies, each by one look at its moves.
fn solve<V: Variant>(most: usize) -> (Vec<Position<V>>, HashMap<Position<V>, u16>) {
    let all: Vec<Position<V>> = (2..=most).flat_map(positions::<V>).collect();
    let next: Vec<Vec<Position<V>>> = all
        .iter()
        .map(|position| {
            let moves = position.legal_moves();
            let next = moves.iter().map(|m| position.play(*m).expect("legal"));
            next.collect()
        })
        .collect();
    let mut decided = HashMap::new();
    let mut quiet_rounds = 0;
    for plies in 0.. {
        let decides = |next: &Vec<Position<V>>| {
            let mut ends = next.iter().map(|next| plies_of(next, &decided));
            match plies % 2 {
                0 => ends.all(|plies| plies.is_some_and(|plies| plies % 2 == 1)),
                _ => ends.any(|plies| plies.is_some_and(|plies| plies % 2 == 0)),
            }
        };
        let new: Vec<Position<V>> = all
            .iter()
            .zip(&next)
            .filter(|(position, next)| !decided.contains_key(position) && decides(next))
            .map(|(position, _)| *position)
            .collect();
        quiet_rounds = if new.is_empty() { quiet_rounds + 1 } else { 0 };
        decided.extend(new.into_iter().map(|position| (position, plies)));
        if quiet_rounds == 2 {
            break;
        }
    }
    (all, decided)
}

fn plies_of<V: Variant>(
    position: &Position<V>,
    decided: &HashMap<Position<V>, u16>,
) -> Option<u16> {
    match position.pieces(position.turn()).is_empty() {
        true => Some(0),
        false => decided.get(position).copied(),
    }
}

/// Builds tables and compares every position; how many there were.
fn agree<V: Variant>(most: u8) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    build::<V>(folder.path(), most, Means::threads(2), &mut |_| {}).expect("built");
    let tables = Tables::<V>::open(folder.path()).expect("opened");
    let (all, decided) = solve::<V>(most.into());
    for position in &all {
        let expected = match decided.get(position) {
            None => Value::Draw,
            Some(&plies) if plies % 2 == 0 => Value::Loss { plies },
            Some(&plies) => Value::Win { plies },
        };
        assert_eq!(tables.probe(position), Some(expected), "{position:?}");
        assert_eq!(tables.verdict(position), Some(expected.verdict()));
    }
    all.len()
}

#[test]
fn two_pieces_of_every_rule_set() {
    // Placings by rows and pieces, each with either side to move.
    for hundred in [agree::<International>(2), agree::<Hundred1953>(2)] {
        assert_eq!(hundred, 2 * 8_845);
    }
    for sixty_four in [
        agree::<Russian>(2),
        agree::<Brazilian>(2),
        agree::<Russian1953>(2),
        agree::<Home>(2),
        agree::<HomeNext>(2),
        agree::<HomeContinue>(2),
        agree::<HomeNextContinue>(2),
    ] {
        assert_eq!(sixty_four, 2 * 3_488);
    }
}

#[test]
fn three_pieces_of_russian() {
    assert_eq!(agree::<Russian>(3), 2 * 199_520);
}

/// Every position of up to three pieces of every rule set: `cargo xtask prove tables`.
#[test]
#[ignore = "takes a minute"]
fn three_pieces_of_every_rule_set() {
    let counts = [
        agree::<International>(3),
        agree::<Hundred1953>(3),
        agree::<Russian>(3),
        agree::<Brazilian>(3),
        agree::<Russian1953>(3),
        agree::<Home>(3),
        agree::<HomeNext>(3),
        agree::<HomeContinue>(3),
        agree::<HomeNextContinue>(3),
    ];
    let total: usize = counts.iter().sum();
    println!("counted: {total} positions of 9 rule sets, no difference");
}
