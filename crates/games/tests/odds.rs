//! Odds in every rule set: `000:11.1.7`.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use peatee_games::{Color, DrawOptions, Figure, Game, OddsFault, RuleSet, odds};

fn rules(id: &str) -> RuleSet {
    id.parse().expect("a rule set")
}

fn start(rules: RuleSet, fen: &str) -> Game {
    Game::start(rules, Some(fen), DrawOptions::default()).expect(fen)
}

/// The squares of a side's pieces, without the king of chess.
fn can_give(rules: RuleSet, side: Color) -> Vec<String> {
    let cells = Game::new(rules).grid().cells.into_iter();
    cells
        .filter(|cell| match cell.piece {
            Some((owner, Figure::Chess(kind))) => owner == side && kind.letter() != 'K',
            Some((owner, Figure::Man | Figure::DraughtsKing)) => owner == side,
            None => false,
        })
        .map(|cell| cell.name)
        .collect()
}

fn count(game: &Game, side: Color) -> usize {
    let cells = game.grid().cells.into_iter();
    cells
        .filter(|cell| cell.piece.is_some_and(|(owner, _)| owner == side))
        .count()
}

/// Gives these pieces and checks the game: so many fewer for the giver, all for the other, White moves and can.
fn give(rules: RuleSet, giver: Color, without: &[&str]) -> Game {
    let fen = odds(rules, giver, without).expect("they can be given");
    let (first, game) = (Game::new(rules), start(rules, &fen));
    assert_eq!(game.fen(), fen, "{rules}");
    assert_eq!(count(&game, giver) + without.len(), count(&first, giver));
    assert_eq!(count(&game, !giver), count(&first, !giver));
    assert_eq!(game.turn(), Color::White);
    assert_eq!(game.ended(), None);
    assert!(!game.legal_moves().is_empty(), "{rules} {without:?}");
    game
}

/// 000:11.1.7: any one piece of either side, in every rule set.
#[test]
fn intl_11_1_7_one_piece_fewer() {
    for rules in RuleSet::all() {
        for giver in Color::ALL {
            for square in can_give(rules, giver) {
                let game = give(rules, giver, &[&square]);
                let cells = game.grid().cells;
                let given = cells.iter().find(|cell| cell.name == square);
                assert!(given.is_some_and(|cell| cell.piece.is_none()), "{square}");
            }
        }
    }
}

/// 000:11.1.7: one or more men fewer: any number, as long as one piece is left.
#[test]
fn intl_11_1_7_any_number_of_pieces() {
    for rules in RuleSet::all() {
        for giver in Color::ALL {
            let squares = can_give(rules, giver);
            let names: Vec<&str> = squares.iter().map(String::as_str).collect();
            for many in 1..names.len() {
                give(rules, giver, &names[..many]);
                give(rules, giver, &names[names.len() - many..]);
            }
            match rules {
                RuleSet::Draughts(_) => {
                    assert_eq!(odds(rules, giver, &names), Err(OddsFault::NothingLeft));
                }
                RuleSet::Chess(_) => assert_eq!(count(&give(rules, giver, &names), giver), 1),
            }
        }
    }
}

/// 000:11.1.7: as FEN.
#[test]
fn intl_11_1_7_the_set_up() {
    let fen = odds(rules("international"), Color::Black, &["20", "1"]);
    let expected = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                    B2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19";
    assert_eq!(fen.as_deref(), Ok(expected));
    let fen = odds(rules("russian"), Color::White, &["c3"]);
    let expected = "W:Wa1,a3,b2,c1,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
    assert_eq!(fen.as_deref(), Ok(expected));
}

/// 000:11.1.7, 004:C18: in chess the castling goes with its rook, and only with it.
#[test]
fn intl_11_1_7_castling_without_a_rook() {
    let castling = |giver, without: &[&str]| {
        let fen = odds(rules("chess"), giver, without).expect("they can be given");
        fen.split(' ').nth(2).map(str::to_owned)
    };
    let says = |text: &str| Some(text.to_owned());
    assert_eq!(castling(Color::White, &["a1"]), says("Kkq"));
    assert_eq!(castling(Color::White, &["h1", "a1"]), says("kq"));
    assert_eq!(castling(Color::Black, &["h8"]), says("KQq"));
    assert_eq!(castling(Color::Black, &["d8", "b8", "f7"]), says("KQkq"));
    let fen = odds(rules("chess"), Color::Black, &["a8", "b7"]);
    let expected = "1nbqkbnr/p1pppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1";
    assert_eq!(fen.as_deref(), Ok(expected));
}

/// 000:11.1.7: each thing that cannot be given is refused by its name.
#[test]
fn intl_11_1_7_what_cannot_be_given() {
    let give = |id: &str, squares: &[&str]| odds(rules(id), Color::White, squares).err();
    let named = |fault: fn(String) -> OddsFault, square: &str| Some(fault(square.to_owned()));
    assert_eq!(give("international", &[]), Some(OddsFault::NoSquare));
    for square in ["", "0", "51", "a1", " 31", "031", "31-35", "é"] {
        let unknown = named(OddsFault::UnknownSquare, square);
        assert_eq!(give("international", &["32", square]), unknown);
    }
    // A light square, a number on a board with letters, a capital letter.
    for square in ["a2", "22", "C3"] {
        let unknown = named(OddsFault::UnknownSquare, square);
        assert_eq!(give("russian", &[square]), unknown);
    }
    assert_eq!(
        give("international", &["25"]),
        named(OddsFault::Empty, "25")
    );
    assert_eq!(give("chess", &["e4"]), named(OddsFault::Empty, "e4"));
    let black = give("international", &["31", "20"]);
    assert_eq!(black, named(OddsFault::Opponents, "20"));
    assert_eq!(give("chess", &["e8"]), named(OddsFault::Opponents, "e8"));
    let twice = give("international", &["31", "32", "31"]);
    assert_eq!(twice, named(OddsFault::Twice, "31"));
    assert_eq!(give("chess", &["d1", "e1"]), named(OddsFault::King, "e1"));
    assert_eq!(give("chess-leaflet", &["e1"]), named(OddsFault::King, "e1"));
}
