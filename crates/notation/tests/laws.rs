//! Laws of reading and writing: what is written reads back as the same, and nothing that can be
//! typed makes a reader panic or point outside the text.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use notation::{
    MoveForm, ReadMoveError, parse_fen, parse_list, parse_move, read_move, write_fen, write_list,
    write_move,
};
use peatee_notation as notation;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use rules::{
    Board, Board8, Board10, Color, Naming, Position, Setup, Square, SquareSet, Variant, VariantId,
    with_variant,
};

/// One piece that a random set-up may have: square, colour, king or man.
type Placed = (u8, bool, bool);

fn placed(most: usize) -> impl Strategy<Value = Vec<Placed>> {
    prop::collection::vec((0..50_u8, any::<bool>(), any::<bool>()), 0..most)
}

fn color(is_white: bool) -> Color {
    if is_white { Color::White } else { Color::Black }
}

/// The set-up of these pieces, the first on each square.
fn setup<B: Board>(pieces: &[Placed], turn: Color) -> Setup<B> {
    let mut setup = Setup::empty(turn);
    let mut taken = SquareSet::<B>::EMPTY;
    for (number, is_white, is_king) in pieces {
        let square = Square::<B>::new(number % B::SQUARES + 1).unwrap();
        if taken.contains(square) {
            continue;
        }
        taken.insert(square);
        let set = if *is_king {
            &mut setup.kings
        } else {
            &mut setup.men
        };
        set[color(*is_white)].insert(square);
    }
    setup
}

/// A playable position of these pieces, men on their crown row crowned; none without pieces.
fn position<V: Variant>(pieces: &[Placed], turn: Color) -> Option<Position<V>> {
    let mut setup = setup::<V::Board>(pieces, turn);
    let rows = V::Board::ROWS;
    for (color, row) in [(Color::White, 0), (Color::Black, rows - 1)] {
        let crowned = setup.men[color] & SquareSet::row(row);
        setup.kings[color] |= crowned;
        setup.men[color] = setup.men[color] - crowned;
    }
    setup.validate().ok()
}

fn fen_reads_back<B: Board>(setup: &Setup<B>, naming: Naming) {
    let fen = write_fen(setup, naming);
    let read = parse_fen::<B>(&fen).expect(&fen);
    assert_eq!(&read, setup, "{fen}");
    assert_eq!(write_fen(&read, naming), fen);
}

fn list_reads_back<B: Board>(setup: &Setup<B>, naming: Naming) {
    let list = write_list(setup, naming);
    assert_eq!(parse_list(&list, setup.turn).as_ref(), Ok(setup), "{list}");
}

/// How many moves of the position were written and read, in every form.
fn moves_read_back<V: Variant>(position: &Position<V>) -> usize {
    let moves = position.legal_moves();
    for m in &moves {
        for form in [MoveForm::Short, MoveForm::Full, MoveForm::File] {
            let text = write_move(position, *m, form);
            let read = read_move(position, &text);
            let read = read.unwrap_or_else(|error| panic!("{text}: {error:?} in {position:?}"));
            assert_eq!((read.m, read.slip), (*m, None), "{text} in {position:?}");
        }
    }
    moves.len()
}

fn lies_within(text: &str, at: usize) {
    assert!(text.is_char_boundary(at), "byte {at} of {text:?}");
}

/// Reads a text as everything that it might be.
fn reads_or_points<V: Variant>(text: &str) {
    if let Err(error) = parse_fen::<V::Board>(text) {
        lies_within(text, error.at);
    }
    if let Err(error) = parse_list::<V::Board>(text, Color::White) {
        lies_within(text, error.at);
    }
    if let Err(error) = parse_move::<V::Board>(text) {
        lies_within(text, error.at);
    }
    match read_move(&Position::<V>::initial(), text) {
        Ok(read) => assert!(Position::<V>::initial().is_legal(read.m)),
        Err(ReadMoveError::Text(error)) => lies_within(text, error.at),
        Err(ReadMoveError::Illegal(_)) => {}
    }
}

fn reads_or_points_everywhere(text: &str) {
    for variant in VariantId::ALL {
        with_variant!(variant, V => reads_or_points::<V>(text));
    }
}

/// Text of the signs that FENs, lists and moves are made of.
fn nearly_notation() -> impl Strategy<Value = String> {
    "[WBK:;,.()x×\u{2014} a-i0-9-]{0,24}|[WB]:[WB]K?[0-9a-h,-]{0,12}:[WB][0-9a-h,K-]{0,12}|White [a-h0-9, K]{0,12}(\\([0-9]\\))?;? ?(Black [a-h0-9, ]{0,9}\\([0-9]\\))?"
}

proptest! {
    #[test]
    fn laws_fen_reads_back(pieces in placed(50), white in any::<bool>()) {
        let turn = color(white);
        fen_reads_back(&setup::<Board10>(&pieces, turn), Naming::Numeric);
        fen_reads_back(&setup::<Board8>(&pieces, turn), Naming::Numeric);
        fen_reads_back(&setup::<Board8>(&pieces, turn), Naming::Algebraic);
    }

    #[test]
    fn laws_lists_read_back(pieces in placed(50), white in any::<bool>()) {
        let turn = color(white);
        list_reads_back(&setup::<Board10>(&pieces, turn), Naming::Numeric);
        list_reads_back(&setup::<Board8>(&pieces, turn), Naming::Numeric);
        list_reads_back(&setup::<Board8>(&pieces, turn), Naming::Algebraic);
    }

    #[test]
    fn laws_moves_read_back(pieces in placed(20), white in any::<bool>()) {
        for variant in VariantId::ALL {
            with_variant!(variant, V => {
                position::<V>(&pieces, color(white)).map_or(0, |position| moves_read_back(&position))
            });
        }
    }

    #[test]
    fn laws_any_text_is_read_or_pointed_at(text in any::<String>()) {
        reads_or_points_everywhere(&text);
    }

    #[test]
    fn laws_nearly_notation_is_read_or_pointed_at(text in nearly_notation()) {
        reads_or_points_everywhere(&text);
    }
}

/// The laws above are about something: random positions have moves, captures among them.
#[test]
fn laws_random_positions_have_moves() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut moves, mut captures) = (0, 0);
    for _ in 0..100 {
        let pieces = placed(20).new_tree(&mut runner).unwrap().current();
        if let Some(position) = position::<rules::Russian>(&pieces, Color::White) {
            moves += moves_read_back(&position);
            captures += usize::from(position.must_capture());
        }
    }
    assert!(
        moves > 100 && captures > 20,
        "{moves} moves, {captures} captures"
    );
}
