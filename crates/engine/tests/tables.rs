//! With endgame tables the engine plays what they know: it wins what is won, in time, and does not lose what is drawn.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::sync::Arc;

use endgame::Shipped;
use endgame::{Means, Value, Verdict, build};
use notation::read_fen;
use peatee_engine::{Engine, Found, Limits, Searchable, Tables};
use rules::{
    ByColor, Color, DrawOptions, Game, International, Move, Outcome, Position, Russian, Setup,
    Square, SquareSet, Variant, WinningPosition,
};

fn tables<V: Variant>(pieces: u8) -> Arc<Tables<V>> {
    let folder = tempfile::tempdir().expect("a folder");
    build::<V>(folder.path(), pieces, Means::threads(2), &mut |_| ()).expect("built");
    // What is open stays readable when its folder goes.
    Arc::new(Tables::open(folder.path()).expect("whole"))
}

fn engine<V: Variant>(tables: &Arc<Tables<V>>) -> Engine<V> {
    let mut engine = Engine::new(1);
    engine.set_tables(Some(Arc::clone(tables)));
    engine
}

fn think<V: Searchable>(engine: &mut Engine<V>, game: &Game<V>) -> Found<V> {
    let found = engine.search(game, Limits::nodes(300));
    found.expect("the game goes on")
}

/// A fixed sequence of numbers (splitmix).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) as usize % sides
    }
}

/// Two pieces against one, anywhere, whoever is to move; none where they cannot stand so or the game is over.
fn dealt<V: Variant>(dice: &mut Dice) -> Option<Game<V>> {
    let squares: Vec<Square<V::Board>> = Square::all().collect();
    let mut setup = Setup::<V::Board>::empty(Color::ALL[dice.roll(2)]);
    let strong = Color::ALL[dice.roll(2)];
    let mut taken = SquareSet::EMPTY;
    for owner in [strong, strong, !strong] {
        let square = squares[dice.roll(squares.len())];
        if taken.contains(square) {
            return None;
        }
        taken |= SquareSet::from(square);
        let kinds: [&mut ByColor<SquareSet<V::Board>>; 2] = [&mut setup.men, &mut setup.kings];
        let [men, kings] = kinds;
        let kind = if dice.roll(2) == 0 { men } else { kings };
        kind[owner] |= SquareSet::from(square);
    }
    let position = setup.validate::<V>().ok()?;
    let game = Game::new(position, DrawOptions::default(), &Shipped);
    game.outcome().is_none().then_some(game)
}

/// The move after which the other side is worst off; of those that lose, the one that loses last.
fn best_defence<V: Variant>(tables: &Tables<V>, position: &Position<V>) -> Move<V::Board> {
    let worth = |m: &Move<V::Board>| {
        let after = tables.probe(&position.play_unchecked(*m));
        match after.expect("in the tables") {
            Value::Loss { plies } => 100_000 - i32::from(plies),
            Value::Draw => 0,
            Value::Win { plies } => i32::from(plies) - 100_000,
        }
    };
    let moves = position.legal_moves();
    let best = moves.into_iter().max_by_key(worth);
    best.expect("the game goes on")
}

/// Plays won positions out against the best defence.
fn wins_what_is_won<V: Searchable>(seed: u64) {
    let tables = tables::<V>(3);
    let mut engine = engine(&tables);
    let mut dice = Dice(seed);
    let mut won = 0;
    while won < 60 {
        let Some(mut game) = dealt::<V>(&mut dice) else {
            continue;
        };
        let value = tables.probe(game.position()).expect("three pieces");
        let Value::Win { plies } = value else {
            continue;
        };
        let us = game.position().turn();
        engine.forget();
        let first = think(&mut engine, &game);
        if first.score.win_in() != Some(u32::from(plies)) {
            // Only a draw rule can stand between: five moves of each side.
            assert!(value.own_moves() > Some(5), "{first:?} {value:?}");
            continue;
        }
        while game.outcome().is_none() {
            let m = match game.position().turn() == us {
                true => think(&mut engine, &game).best,
                false => best_defence(&tables, game.position()),
            };
            game.play(m).expect("legal");
        }
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(us));
        assert_eq!(game.moves().len(), usize::from(plies), "{value:?}");
        won += 1;
    }
}

#[test]
fn a_won_ending_is_won_in_the_number_of_moves_of_the_tables() {
    wins_what_is_won::<Russian>(1);
    wins_what_is_won::<International>(2);
}

#[test]
fn a_drawn_ending_is_never_lost() {
    let tables = tables::<Russian>(3);
    let mut engine = engine(&tables);
    let mut dice = Dice(3);
    let mut drawn = 0;
    while drawn < 40 {
        let Some(mut game) = dealt::<Russian>(&mut dice) else {
            continue;
        };
        if tables.verdict(game.position()) != Some(Verdict::Draw) {
            continue;
        }
        let us = game.position().turn();
        engine.forget();
        while game.outcome().is_none() {
            let position = *game.position();
            let m = match position.turn() == us {
                true => think(&mut engine, &game).best,
                false => {
                    let moves = position.legal_moves();
                    moves[dice.roll(moves.len())]
                }
            };
            game.play(m).expect("legal");
            if position.turn() == us {
                let after = tables.verdict(game.position());
                assert_ne!(after, Some(Verdict::Win), "{position:?} {m:?}");
            }
        }
        assert_ne!(game.outcome().and_then(Outcome::winner), Some(!us));
        drawn += 1;
    }
}

/// 001:7.2.8: with two pieces against a lone king five moves are left; the tables count none of them. Nor does the exact
/// reading of the article, for which whatever is won is played on.
#[test]
fn rus_7_2_8_a_win_beyond_the_count_is_not_told() {
    let tables = tables::<Russian>(3);
    let position: Position<Russian> = read_fen("W:WKd8,a7:BKg1").expect("playable");
    assert_eq!(
        tables.probe(&position).expect("known").own_moves(),
        Some(5),
        "just in time"
    );
    let mut exact = Game::new(position, DrawOptions::default(), &Shipped);
    let narrow = DrawOptions {
        winning_position: WinningPosition::Narrow,
        ..DrawOptions::default()
    };
    let mut game = Game::new(position, narrow, &Shipped);
    let mut engine = engine(&tables);
    assert_eq!(think(&mut engine, &game).score.win_in(), Some(9));
    // Two moves there and back: the position is the same, the count is not.
    for text in ["d8-e7", "g1-h2", "e7-d8", "h2-g1"] {
        let m = notation::read_move(game.position(), text).expect("legal").m;
        game.play(m).expect("legal");
        exact.play(m).expect("legal");
    }
    assert_eq!(game.position(), &position);
    let found = think(&mut engine, &game);
    assert_eq!(found.score.win_in(), None);
    assert_eq!(think(&mut engine, &exact).score.win_in(), Some(9));
    // Nobody may ask for the draw: the move that wins without the count is played all the same.
    let after = position.play(found.best).expect("legal");
    assert!(
        matches!(tables.probe(&after), Some(Value::Loss { plies: 8 })),
        "{found:?}"
    );
}

/// Far from the tables they change nothing, and taken away they leave nothing behind.
#[test]
fn without_a_position_to_know_the_search_is_the_same() {
    let game = Game::<Russian>::initial(&Shipped);
    let limits = Limits::nodes(20_000);
    let plain = Engine::new(1).search(&game, limits);
    let mut asked = engine(&tables::<Russian>(2));
    assert_eq!(asked.search(&game, limits), plain);
    asked.set_tables(None);
    assert_eq!(asked.search(&game, limits), plain);
}
