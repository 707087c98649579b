//! The generator against the slow reference: written from the rulebooks alone, by another hand.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod reference;
mod support;

use std::collections::BTreeSet;

use endgame::Shipped;
use peatee_rules::{
    Attempt, Brazilian, Color, DrawOptions, Game, Home, HomeContinue, HomeCounts, HomeNext,
    HomeNextContinue, Hundred1953, International, KingsOnlyRule, Move, Outcome, Position, Reason,
    Russian, Russian1953, SmallEndings, Square, Variant, WinReason, WinningPosition,
};
use reference::{RefMove, Verdict};
use support::{
    Dice, any_square, cases, move_to_reference, random_position, rule_set, side, to_reference,
};

/// One test for each rule set: random positions, then random games.
macro_rules! compare {
    ($($test:ident: $variant:ident;)*) => {
        mod positions {
            use super::*;
            $(#[test] fn $test() { compare_positions::<$variant>(); })*
        }
        mod games {
            use super::*;
            $(#[test] fn $test() { compare_games::<$variant>(); })*
        }
    };
}

compare! {
    international: International;
    russian: Russian;
    brazilian: Brazilian;
    russian_1953: Russian1953;
    hundred_1953: Hundred1953;
    home: Home;
    home_next: HomeNext;
    home_continue: HomeContinue;
    home_next_continue: HomeNextContinue;
}

fn compare_positions<V: Variant>() {
    let mut dice = Dice::new(0x5EED);
    for _ in 0..cases(20_000) {
        let position = random_position::<V>(&mut dice, 12);
        let board = to_reference(&position);
        let legal = position.legal_moves();
        compare_moves(&position, &board, &legal);
        compare_routes(&position, &board, &legal);
        compare_attempts(&position, &legal, &mut dice);
    }
}

fn compare_moves<V: Variant>(
    position: &Position<V>,
    board: &reference::Board,
    legal: &[Move<V::Board>],
) {
    let rules = rule_set::<V>();
    let mut ours: Vec<RefMove> = legal.iter().map(|m| move_to_reference(*m)).collect();
    ours.sort();
    assert_eq!(ours, reference::legal_moves(rules, board), "{position:?}");
    assert_eq!(
        position.perft(1),
        legal.len() as u64,
        "bulk count of {position:?}"
    );
    assert_eq!(position.has_move(), !legal.is_empty(), "{position:?}");
    for m in legal {
        let after = reference::play(rules, board, &move_to_reference(*m));
        assert_eq!(
            to_reference(&position.play_unchecked(*m)),
            after,
            "{m:?} in {position:?}"
        );
    }
}

/// Every way of making every move.
fn compare_routes<V: Variant>(
    position: &Position<V>,
    board: &reference::Board,
    legal: &[Move<V::Board>],
) {
    let ours: BTreeSet<Vec<u8>> = legal
        .iter()
        .flat_map(|m| position.paths(*m))
        .map(|path| path.into_iter().map(Square::number).collect())
        .collect();
    let theirs = reference::legal_routes(rule_set::<V>(), board);
    let theirs: BTreeSet<Vec<u8>> = theirs.into_iter().map(|(path, _)| path).collect();
    assert_eq!(ours, theirs, "{position:?}");
}

/// An attempt is explained as legal exactly when it is in the list.
fn compare_attempts<V: Variant>(position: &Position<V>, legal: &[Move<V::Board>], dice: &mut Dice) {
    for m in legal {
        for path in position.paths(*m) {
            assert_eq!(
                position.explain(&Attempt::Route(path)),
                Ok(*m),
                "{position:?}"
            );
        }
        check_attempt(position, legal, m.from(), m.to());
    }
    for _ in 0..8 {
        let (from, to) = (any_square::<V>(dice), any_square::<V>(dice));
        check_attempt(position, legal, from, to);
    }
    for from in position.pieces(position.turn()) {
        check_attempt(position, legal, from, any_square::<V>(dice));
    }
}

fn check_attempt<V: Variant>(
    position: &Position<V>,
    legal: &[Move<V::Board>],
    from: Square<V::Board>,
    to: Square<V::Board>,
) {
    let fitting: Vec<&Move<V::Board>> = legal
        .iter()
        .filter(|m| m.from() == from && m.to() == to)
        .collect();
    let only = (fitting.len() == 1).then(|| *fitting[0]);
    assert_eq!(
        position.move_between(from, to),
        only,
        "{from}-{to} in {position:?}"
    );
    match position.explain(&Attempt::Route(vec![from, to])) {
        Ok(m) => assert!(fitting.contains(&&m), "{from}-{to} in {position:?}"),
        Err(illegal) => {
            let is_ambiguous = illegal.reason == Reason::Ambiguous;
            assert_eq!(
                is_ambiguous,
                fitting.len() > 1,
                "{from}-{to}: {illegal:?} in {position:?}"
            );
            assert!(
                is_ambiguous || fitting.is_empty(),
                "{from}-{to}: {illegal:?} in {position:?}"
            );
            assert!(illegal.instead.iter().all(|m| legal.contains(m)));
        }
    }
}

/// Draws and wins, ply by ply, against a judge that keeps no count.
fn compare_games<V: Variant>() {
    let mut dice = Dice::new(0xD1CE);
    for round in 0..cases(20_000) / 80 {
        let position = match round % 4 {
            0 => random_position::<V>(&mut dice, 6),
            _ => random_position::<V>(&mut dice, 3),
        };
        let options = DrawOptions {
            kings_only_rule: [KingsOnlyRule::Literal, KingsOnlyRule::NotInSmallEndings]
                [dice.below(2)],
            small_endings: [SmallEndings::PlayedOut, SmallEndings::NotPlayedOut]
                [usize::from(dice.below(4) == 0)],
            home_counts: [HomeCounts::PerPlayer, HomeCounts::Plies][dice.below(2)],
            // The reference has no tables.
            winning_position: WinningPosition::Narrow,
        };
        play_beside(Game::new(position, options, &Shipped), &mut dice);
    }
}

fn play_beside<V: Variant>(mut game: Game<V>, dice: &mut Dice) {
    let rules = rule_set::<V>();
    let options = reference::DrawOptions {
        kings_only_not_in_small_endings: game.options().kings_only_rule
            == KingsOnlyRule::NotInSmallEndings,
        home_counts_plies: game.options().home_counts == HomeCounts::Plies,
        no_increment: game.options().small_endings == SmallEndings::NotPlayedOut,
    };
    let mut boards = vec![to_reference(game.position())];
    let mut moves = Vec::new();
    loop {
        let expected = reference::verdict(rules, options, &boards, &moves);
        assert_eq!(verdict_of::<V>(game.outcome()), expected, "{game:?}");
        let claims: Vec<String> = game
            .claims()
            .into_iter()
            .filter_map(|by| V::ID.article_of(Outcome::Draw { by }))
            .map(|article| article.to_string())
            .collect();
        assert_eq!(
            claims,
            reference::claims(rules, &boards, &moves),
            "{game:?}"
        );
        if game.outcome().is_some() || moves.len() == 140 {
            return;
        }
        let m = cautious_move(game.position(), dice);
        game.play(m).expect("a legal move");
        moves.push(move_to_reference(m));
        boards.push(to_reference(game.position()));
    }
}

/// A random move, but mostly one that loses nothing at once, so that endings last.
fn cautious_move<V: Variant>(position: &Position<V>, dice: &mut Dice) -> Move<V::Board> {
    let legal = position.legal_moves();
    let safe: Vec<Move<V::Board>> = legal
        .iter()
        .copied()
        .filter(|m| !position.play_unchecked(*m).must_capture())
        .collect();
    if safe.is_empty() || dice.below(20) == 0 {
        return legal[dice.below(legal.len())];
    }
    safe[dice.below(safe.len())]
}

fn verdict_of<V: Variant>(outcome: Option<Outcome>) -> Verdict {
    match outcome {
        None => Verdict::Continues,
        Some(Outcome::Win { winner, by }) => Verdict::Win {
            winner: side(winner),
            no_pieces: by == WinReason::NoPieces,
        },
        Some(draw @ Outcome::Draw { .. }) => Verdict::Draw {
            article: V::ID.article_of(draw).map_or("", |article| {
                let text = article.to_string();
                ARTICLES
                    .iter()
                    .find(|known| **known == text)
                    .copied()
                    .unwrap_or("unknown")
            }),
        },
    }
}

const ARTICLES: [&str; 17] = [
    "000:6.1",
    "000:6.2",
    "000:6.3",
    "000:6.4",
    "001:7.2.3",
    "001:7.2.4",
    "001:7.2.5",
    "001:7.2.6",
    "001:7.2.7",
    "001:7.2.8",
    "001:7.2.9",
    "002:§16b",
    "002:§16c",
    "002:§16d",
    "002:§31.1",
    "003:19",
    "003:20",
];

/// The law of the other side: turning the board and exchanging the colours changes nothing else.
#[test]
fn colours_are_equal() {
    fn check<V: Variant>() {
        let mut dice = Dice::new(7);
        for _ in 0..2_000 {
            let position = random_position::<V>(&mut dice, 12);
            let turned = position.flipped();
            assert_eq!(turned.flipped(), position);
            assert_eq!(turned.turn(), !position.turn());
            assert_eq!(position.perft(2), turned.perft(2), "{position:?}");
        }
    }
    check::<International>();
    check::<Russian>();
    check::<Brazilian>();
    check::<Home>();
    assert_eq!(!Color::White, Color::Black);
}

/// The key of a position, kept step by step, is the key counted afresh.
#[test]
fn hash_step_equals_fresh_hash() {
    fn check<V: Variant>() {
        let mut dice = Dice::new(11);
        for _ in 0..2_000 {
            let position = random_position::<V>(&mut dice, 12);
            for m in position.legal_moves() {
                let after = position.play_unchecked(m);
                assert_eq!(
                    position.hash_key_after(position.hash_key(), m),
                    after.hash_key(),
                    "{m:?} in {position:?}"
                );
            }
        }
    }
    check::<International>();
    check::<Russian>();
    check::<Brazilian>();
    check::<Home>();
    check::<HomeContinue>();
}
