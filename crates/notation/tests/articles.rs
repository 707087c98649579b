//! How squares, positions and moves are written, by article: `000:8`, `001:8`, `002:§14`,
//! `002:§29`, and the signs of `000:9` and `001:9`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use endgame::Shipped;
use notation::pdn::Reader;
use notation::{
    Builder, FenCounters, FenFault, Layout, Mark, MoveFault, MoveForm, ParsedMove, ReadMoveError,
    Record, Sign, Slip, Step, parse_fen, parse_list, parse_move, parse_square, read_fen, read_move,
    square_name, write_fen, write_letters, write_list, write_move, write_record,
};
use peatee_notation as notation;
use rules::{
    Attempt, Board, Board8, Board10, Color, Game, Hundred1953, International, Move, Naming,
    Position, Reason, Russian, Russian1953, Setup, Square, Variant,
};

fn position<V: Variant>(fen: &str) -> Position<V> {
    read_fen(fen).expect(fen)
}

fn read<V: Variant>(position: &Position<V>, text: &str) -> Move<V::Board> {
    match read_move(position, text) {
        Ok(read) => read.m,
        Err(error) => panic!("{text}: {error:?}"),
    }
}

fn slip<V: Variant>(position: &Position<V>, text: &str) -> Option<Slip> {
    read_move(position, text).expect(text).slip
}

/// The text of the move that a text means.
fn rewritten<V: Variant>(position: &Position<V>, text: &str, form: MoveForm) -> String {
    write_move(position, read(position, text), form)
}

/// Checks that every one of these texts means the same move.
fn same_move<V: Variant>(position: &Position<V>, texts: &[&str]) {
    let first = read(position, texts[0]);
    for text in texts {
        assert_eq!(read(position, text), first, "{text}");
    }
}

/// Checks that a text cannot be read, with what is wrong, where, and what stands there.
fn unread<B: Board>(text: &str, fault: MoveFault, at: usize, found: &str) {
    let error = parse_move::<B>(text).expect_err(text);
    assert_eq!(
        (error.fault, error.at, error.found.as_str()),
        (fault, at, found),
        "{text}"
    );
}

/// The game played from texts.
fn played<V: Variant>(line: &[String]) -> Game<V> {
    let mut game = Game::<V>::initial(&Shipped);
    for text in line {
        game.play(read(game.position(), text)).expect(text);
    }
    game
}

/// Plays a game of chosen moves and rebuilds it from its score.
fn is_rebuilt<V: Variant>(seed: u64, form: MoveForm) -> usize {
    let mut game = Game::<V>::initial(&Shipped);
    let mut score = Vec::new();
    let mut dice = seed;
    while game.outcome().is_none() && score.len() < 150 {
        let moves = game.position().legal_moves();
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let m = moves[(dice >> 33) as usize % moves.len()];
        score.push(write_move(game.position(), m, form));
        game.play(m).unwrap();
    }
    let again = played::<V>(&score);
    assert!(again.positions().eq(game.positions()), "{score:?}");
    assert_eq!(again.moves(), game.moves());
    score.len()
}

// International draughts.

/// 000:8.1: a whole game is rebuilt from its score.
#[test]
fn intl_8_1_a_game_is_rebuilt_from_its_score() {
    let plies: usize = (0..20)
        .map(|seed| is_rebuilt::<International>(seed, MoveForm::Short))
        .sum();
    assert!(plies > 1000, "{plies}");
}

/// 000:2.6, 000:8.1: squares are named by their numbers, whatever the rule set.
#[test]
fn intl_8_1_squares_are_numbers() {
    for number in 1..=50 {
        let square = Square::<Board10>::new(number).unwrap();
        assert_eq!(square_name(square, Naming::Numeric), number.to_string());
        assert_eq!(parse_square::<Board10>(&number.to_string()), Ok(square));
    }
    assert!(
        parse_square::<Board10>("a1").is_err(),
        "the book names no files"
    );
}

/// 000:8.2, 000:8.2.1
#[test]
fn intl_8_2_1_origin_then_destination() {
    let start = Position::<International>::initial();
    let m = read(&start, "32-28");
    assert_eq!((m.from().number(), m.to().number()), (32, 28));
    assert_eq!(write_move(&start, m, MoveForm::Short), "32-28");
    assert_eq!(write_move(&start, m, MoveForm::Full), "32-28");
    unread::<Board10>("32", MoveFault::ExpectedSign, 2, "");
    unread::<Board10>("-28", MoveFault::ExpectedSquare, 0, "-");
    unread::<Board10>("32-28-23", MoveFault::TooManySquares, 5, "-");
    unread::<Board10>("32x28-19", MoveFault::MixedSigns, 5, "-");
    unread::<Board10>("32-51", MoveFault::NoSuchSquare, 3, "51");
    unread::<Board10>("c3-d4", MoveFault::ExpectedSquare, 0, "c");
}

/// 000:8.2.1: the whole route where origin and destination do not say enough (002:§29.6).
#[test]
fn intl_8_2_1_the_route_where_it_must_be_shown() {
    let either = position::<International>("W:WK42:B11,12,13,29,30,40");
    let routes = ["42x24x8x17x6", "42x24x35x44x6"];
    for route in routes {
        assert_eq!(rewritten(&either, route, MoveForm::Short), route);
    }
    assert_ne!(read(&either, routes[0]), read(&either, routes[1]));
    match read_move(&either, "42x6") {
        Err(ReadMoveError::Illegal(illegal)) => assert_eq!(illegal.reason, Reason::Ambiguous),
        other => panic!("{other:?}"),
    }
    let chain = position::<International>("W:W32:B9,19,28");
    assert_eq!(rewritten(&chain, "32x23x14x3", MoveForm::Short), "32x3");
    assert_eq!(rewritten(&chain, "32x3", MoveForm::Full), "32x23x14x3");
}

/// 000:8.2, 000:8.2.2, 000:9.1.1: a hyphen, or any dash.
#[test]
fn intl_8_2_2_hyphen_for_a_quiet_move() {
    let start = Position::<International>::initial();
    same_move(
        &start,
        &[
            "32-28",
            "32 - 28",
            "32\u{2013}28",
            "32\u{2014}28",
            "32\u{2212}28",
            " 32-28 ",
        ],
    );
    assert_eq!(slip(&start, "32-28"), None);
    assert_eq!(slip(&start, "32x28"), Some(Slip::QuietAsCapture));
}

/// 000:8.2, 000:8.2.3, 000:9.1.2: a small cross.
#[test]
fn intl_8_2_3_cross_for_a_capture() {
    let capture = position::<International>("W:W32:B28");
    same_move(&capture, &["32x23", "32X23", "32×23", "32:23", "32 x 23"]);
    assert_eq!(rewritten(&capture, "32:23", MoveForm::Short), "32x23");
    assert_eq!(slip(&capture, "32x23"), None);
    assert_eq!(slip(&capture, "32-23"), Some(Slip::CaptureAsQuiet));
}

// Russian draughts.

/// 001:8.1, 001:8.2, 001:8.3, 002:§14.1, 002:§14.2, 002:§14.3
#[test]
fn rus_8_3_square_names() {
    let name = |number| square_name(Square::<Board8>::new(number).unwrap(), Naming::Algebraic);
    let top: Vec<String> = (1..=4).map(name).collect();
    let bottom: Vec<String> = (29..=32).map(name).collect();
    assert_eq!(top, ["b8", "d8", "f8", "h8"]);
    assert_eq!(
        bottom,
        ["a1", "c1", "e1", "g1"],
        "a1 is White's lower left corner"
    );
    for number in 1..=32 {
        let square = Square::<Board8>::new(number).unwrap();
        assert_eq!(parse_square(&name(number)), Ok(square));
        let (file, rank) = (square.file(), square.rank());
        let expected = format!("{}{}", char::from(b'a' + file), rank + 1);
        assert_eq!(name(number), expected);
    }
    unread::<Board8>("a2-b3", MoveFault::LightSquare, 0, "a2");
    unread::<Board8>("c3-i5", MoveFault::NoSuchSquare, 3, "i5");
    unread::<Board8>("c3-d9", MoveFault::NoSuchSquare, 3, "d9");
}

const START_LIST: &str = "White a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12); \
                          Black a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8 (12)";

/// 001:8.4, 002:§14.4: the start position as the codes print it.
#[test]
fn rus_8_4_positions_as_lists() {
    let start = Setup::initial::<Russian>();
    assert_eq!(write_list(&start, Naming::Algebraic), START_LIST);
    assert_eq!(parse_list(START_LIST, Color::White), Ok(start));
    assert_eq!(
        parse_list(START_LIST, Color::White),
        Ok(Setup::initial::<Russian1953>())
    );
    let ending = position::<Russian>("B:WKa1,c3:BKh8").to_setup();
    let list = "White Ka1, c3 (2); Black Kh8 (1)";
    assert_eq!(write_list(&ending, Naming::Algebraic), list);
    assert_eq!(parse_list(list, Color::Black), Ok(ending));
    let wrong = parse_list::<Board8>("White a1, c3 (3); Black h8 (1)", Color::White).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "expected (2) after 2 squares, found \"(3)\" at byte 13"
    );
    let twice = parse_list::<Board8>("White a1 (1); Black a1 (1)", Color::White).unwrap_err();
    assert_eq!(twice.to_string(), "square named twice: \"a1\" at byte 20");
}

/// 001:8.4, 002:§14.4, 002:§29.2: word for word as the books print them.
#[test]
fn found_7_t_examiner2_10_positions_as_the_books_print_them() {
    let small = Setup::initial::<Russian>();
    for text in [
        "valged – a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12); \
         mustad – a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8, (12).",
        "valge — a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12); \
         must — a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8 (12).",
        "Белые — a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2 (12); \
         чёрные — a7, b6, b8, c7, d6, d8, e7, f6, f8, g7, h6, h8 (12)",
    ] {
        assert_eq!(parse_list(text, Color::White), Ok(small), "{text}");
    }
    let large = "valge — 46, 47, 48, 49, 50, 41, 42, 43, 44, 45, 36, 37, 38, 39, 40, 31, 32, 33, 34, 35 (20) — \
                 mustad 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 (20).";
    assert_eq!(
        parse_list(large, Color::White),
        Ok(Setup::initial::<International>())
    );
    for text in [
        "",
        "valged",
        "valged – (1); mustad – h8 (1)",
        "valged – a1,, c3 (2); mustad – h8 (1)",
        "valged – a1 (1); valged – h8 (1)",
        "valged – a1 (1); mustad – h8 (1) more",
        "valged a1 (1",
        "–",
        "é(",
    ] {
        assert!(parse_list::<Board8>(text, Color::White).is_err(), "{text}");
    }
}

/// 001:8.4: and as FEN.
#[test]
fn rus_8_4_positions_as_fen() {
    let start = Setup::initial::<Russian>();
    let fen = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";
    assert_eq!(write_fen(&start, Naming::Algebraic), fen);
    assert_eq!(position::<Russian>(fen).to_setup(), start);
    assert_eq!(position::<Russian>("W:W21-32:B1-12").to_setup(), start);
}

/// 001:8.1, 001:8.5, 001:8.5.1: a whole game is rebuilt from its score.
#[test]
fn rus_8_5_a_game_is_rebuilt_from_its_score() {
    let forms = [MoveForm::Short, MoveForm::Full, MoveForm::File];
    let games = forms
        .into_iter()
        .flat_map(|form| (0..10).map(move |seed| (seed, form)));
    let plies: usize = games
        .map(|(seed, form)| is_rebuilt::<Russian>(seed, form))
        .sum();
    assert!(plies > 1000, "{plies}");
}

/// 001:8.5, 001:8.5.1, 001:8.5.2, 001:9.1.1
#[test]
fn rus_8_5_1_quiet_move() {
    let start = Position::<Russian>::initial();
    assert_eq!(rewritten(&start, "a3-b4", MoveForm::Short), "a3-b4");
    same_move(
        &start,
        &["a3-b4", "a3 \u{2014} b4", "a3b4", "A3-B4", "21-17"],
    );
    unread::<Board8>("a3-", MoveFault::ExpectedSquare, 3, "");
    unread::<Board8>("a3+b4", MoveFault::ExpectedSign, 2, "+");
}

/// 001:8.5.3, 001:9.1.2: a colon is written, a cross is read as well.
#[test]
fn rus_8_5_3_cross_or_colon() {
    let capture = position::<Russian>("W:Wc3:Bd4");
    assert_eq!(rewritten(&capture, "c3xe5", MoveForm::Short), "c3:e5");
    same_move(&capture, &["c3:e5", "c3xe5", "c3×e5", "c3 : e5", "c3e5"]);
}

/// 001:8.5.4
#[test]
fn rus_8_5_4_short_form_of_a_chain() {
    let chain = position::<Russian>("W:Wc3:Bd4,d6");
    assert_eq!(rewritten(&chain, "c3:e5:c7", MoveForm::Short), "c3:c7");
    assert_eq!(rewritten(&chain, "c3:c7", MoveForm::Full), "c3:e5:c7");
}

/// 001:8.5.5, 002:§14.6, 002:§14.7: Diagram 4, where the route must be shown.
#[test]
fn rus_8_5_5_full_form_of_a_chain() {
    let diagram_4 = position::<Russian>("W:WKd2:Bb6,d6,f4,f6,g7");
    for route in ["d2:h6:f8:c5:a7", "d2:g5:e7:c5:a7", "d2:g5:d8:a5"] {
        assert_eq!(rewritten(&diagram_4, route, MoveForm::Short), route);
    }
    same_move(&diagram_4, &["d2:g5:d8:a5", "d2:a5", "d2:d8:a5"]);
    assert_eq!(
        rewritten(&diagram_4, "d2:a5", MoveForm::Full),
        "d2:g5:d8:a5"
    );
    same_move(&diagram_4, &["d2:h6:f8:c5:a7", "d2:h6:a7", "d2:f8:a7"]);
    match read_move(&diagram_4, "d2:c5:a7") {
        Err(ReadMoveError::Illegal(illegal)) => assert_eq!(illegal.reason, Reason::Ambiguous),
        other => panic!("{other:?}"),
    }
}

/// Item B.3 of part 7, 001:8.5.4, 000:8.2.1: the captures of another piece ask for no route, nor does a straight one;
/// on a hundred squares only two captures with the same ends do.
#[test]
fn found_7_b3_origin_and_end_say_enough() {
    let two_pieces = position::<Russian>("W:Wc3,g3:Bd4,d6,h4,h6");
    assert_eq!(rewritten(&two_pieces, "c3:e5:c7", MoveForm::Short), "c3:c7");
    let straight = position::<Russian>("W:WKa1:Bc3,e5");
    assert_eq!(rewritten(&straight, "a1:d4:g7", MoveForm::Short), "a1:g7");
    let hundred = position::<International>("W:WK46:B37,23,33");
    assert_eq!(rewritten(&hundred, "46x14", MoveForm::Short), "46x14");
}

/// Item B.4 of part 7: lidraughts writes its half-move clock and the number of the move behind the pieces.
#[test]
fn found_7_b4_counters_behind_a_fen() {
    let start = Setup::initial::<International>();
    for fen in [
        "W:W31-50:B1-20:H0:F1",
        "W:W31-50:B1-20:F1:H0.",
        "W:W31-50:B1-20:F12",
    ] {
        assert_eq!(position::<International>(fen).to_setup(), start, "{fen}");
    }
    let counters = FenCounters::of("B:WK3,31:BK40:H17:F42");
    assert_eq!(
        (counters.half_moves, counters.full_move),
        (Some(17), Some(42))
    );
    assert_eq!(counters.to_string(), ":H17:F42");
    assert_eq!(FenCounters::of("W:W31-50:B1-20").to_string(), "");
    for (fen, at) in [
        ("W:W31-50:B1-20:H0:H1", 18),
        ("W:W31-50:B1-20:X1", 15),
        ("W:W31-50:B1-20:H", 15),
        ("W:W31-50:B1-20:H-1", 15),
        ("W:W31-50:B1-20:H9999999999", 15),
        ("W:W31-50:B1-20:", 15),
        ("W:W31-50:B1-20:Hõ", 15),
    ] {
        let error = parse_fen::<Board10>(fen).expect_err(fen);
        assert_eq!(
            (error.fault, error.at),
            (FenFault::ExpectedCounter, at),
            "{fen}"
        );
    }
}

/// Item B.4 of part 7: a position in the letters of the Hub protocol, on both boards.
#[test]
fn found_7_b4_positions_in_letters() {
    let hub = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    let start = Setup::initial::<International>();
    assert_eq!(position::<International>(&hub).to_setup(), start);
    assert_eq!(write_letters(&start), hub);
    let small = position::<Russian>("B:WKc3:Bd8,Ka5").to_setup();
    let letters = write_letters(&small);
    assert_eq!(letters.len(), 33);
    assert_eq!(position::<Russian>(&letters).to_setup(), small);
    for (text, at) in [
        (format!("{hub}e"), 51),
        (hub[..50].to_owned(), 50),
        (hub.replacen("be", "bx", 1), 21),
    ] {
        let error = parse_fen::<Board10>(&text).expect_err("a fault");
        assert_eq!(
            (error.fault, error.at),
            (FenFault::ExpectedLetter, at),
            "{text}"
        );
    }
}

/// 001:8.5.5: two captures from a3 to f8, one of them straight on: its turns would not tell it.
#[test]
fn rus_8_5_5_every_landing_square_where_turns_say_too_little() {
    let straight = position::<Russian>("W:WKa3:BKb2,Kb4,Kd2,Ke5,Ke7");
    assert_eq!(
        rewritten(&straight, "a3:c5:f8", MoveForm::Short),
        "a3:c5:f8"
    );
    match read_move(&straight, "a3:f8") {
        Err(ReadMoveError::Illegal(illegal)) => {
            assert_eq!(
                (illegal.reason, illegal.instead.len()),
                (Reason::Ambiguous, 2)
            );
        }
        other => panic!("{other:?}"),
    }
}

// The regulations of 1953.

/// 002:§14.1, 002:§14.5: a dash and a colon.
#[test]
fn r53_14_5_dash_and_colon() {
    let start = Position::<Russian1953>::initial();
    assert_eq!(rewritten(&start, "a3\u{2014}b4", MoveForm::Short), "a3-b4");
    let capture = position::<Russian1953>("B:Wg3:Bh4");
    assert_eq!(rewritten(&capture, "h4 : f2", MoveForm::Short), "h4:f2");
    assert_eq!(
        slip(&capture, "h4\u{2014}f2"),
        Some(Slip::CaptureAsQuiet),
        "the misprint of §14.8"
    );
}

/// 002:§14.6, 002:§14.7
#[test]
fn r53_14_6_chain_capture() {
    let chain = position::<Russian1953>("W:Wc3:Bd4,d6");
    assert_eq!(rewritten(&chain, "c3:e5:c7", MoveForm::Short), "c3:c7");
    let kings = position::<Russian1953>("W:WKd2:Bb6,d6,f4,f6,g7");
    for route in ["d2:h6:f8:c5:a7", "d2:g5:e7:c5:a7", "d2:g5:d8:a5"] {
        assert_eq!(rewritten(&kings, route, MoveForm::Short), route);
    }
    assert_eq!(kings.legal_moves().len(), 3, "§14.7 overlooks d2:g5:d8:a5");
}

/// 002:§14.8, 002:§14.9: the sample game in the short notation that the book prints for it.
#[test]
fn r53_14_9_short_notation() {
    let full = "e3-d4 d6-c5 f2-e3 f6-g5 c3-b4 g5-h4 b4:d6 h4:f2 e1:g3 c7:h4";
    let short = "ed4 dc5 fe3 fg5 cb4 gh4 bd6 hf2 eg3 ch4";
    let mut game = Game::<Russian1953>::initial(&Shipped);
    for (full, short) in full.split(' ').zip(short.split(' ')) {
        let m = read(game.position(), full);
        assert_eq!(read(game.position(), short), m, "{short}");
        assert_eq!(write_move(game.position(), m, MoveForm::File), short);
        assert_eq!(write_move(game.position(), m, MoveForm::Short), full);
        game.play(m).unwrap();
    }
    let parsed: ParsedMove<Board8> = parse_move("ed4").unwrap();
    let to = parse_square("d4").unwrap();
    assert_eq!(parsed.attempt, Attempt::FromFile { file: 4, to });
    assert_eq!(parsed.sign, Sign::Unsaid);
}

/// 002:§14.9: where two moves would be written alike, the full notation.
#[test]
fn r53_14_9_not_where_two_moves_are_alike() {
    let alike = position::<Russian1953>("W:Wc3,Kc5:Bh8");
    assert_eq!(rewritten(&alike, "c3-d4", MoveForm::File), "c3-d4");
    assert_eq!(rewritten(&alike, "c3-b4", MoveForm::File), "c3-b4");
    assert_eq!(rewritten(&alike, "c5-d6", MoveForm::File), "cd6");
    match read_move(&alike, "cd4") {
        Err(ReadMoveError::Illegal(illegal)) => {
            assert_eq!(
                (illegal.reason, illegal.instead.len()),
                (Reason::Ambiguous, 2)
            );
        }
        other => panic!("{other:?}"),
    }
}

/// 002:§29.1, 002:§29.2
#[test]
fn r53_29_2_positions_as_lists() {
    let start = Setup::initial::<Hundred1953>();
    let listed = |numbers: std::ops::RangeInclusive<u8>| {
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        numbers.join(", ")
    };
    let list = format!(
        "White {} (20); Black {} (20)",
        listed(31..=50),
        listed(1..=20)
    );
    assert_eq!(write_list(&start, Naming::Numeric), list);
    assert_eq!(parse_list(&list, Color::White), Ok(start));
    let as_printed = "White 46-50, 41-45, 36-40, 31-35 (20); Black 1-20 (20)";
    assert_eq!(parse_list(as_printed, Color::White), Ok(start));
}

/// 002:§29.1, 002:§29.3, 002:§29.4, 002:§29.5
#[test]
fn r53_29_4_dash_and_colon() {
    let start = Position::<Hundred1953>::initial();
    assert_eq!(rewritten(&start, "31\u{2014}27", MoveForm::Short), "31-27");
    let capture = position::<Hundred1953>("W:W27:B22");
    assert_eq!(rewritten(&capture, "27x18", MoveForm::Short), "27:18");
    same_move(&capture, &["27:18", "27x18", "27 : 18"]);
    let chain = position::<Hundred1953>("W:W32:B9,19,28");
    assert_eq!(rewritten(&chain, "32:23:14:3", MoveForm::Short), "32:3");
}

/// 002:§29.6
#[test]
fn r53_29_6_full_notation() {
    let either = position::<Hundred1953>("W:WK42:B11,12,13,29,30,40");
    for route in ["42:24:8:17:6", "42:24:35:44:6"] {
        assert_eq!(rewritten(&either, route, MoveForm::Short), route);
    }
    assert_eq!(either.legal_moves().len(), 2);
}

/// 002:§29.7: the sample opening.
#[test]
fn r53_29_7_sample_opening() {
    let opening = "31-27 19-24 37-31 18-22 27:18 13:22 34-30 14-19";
    let score: Vec<String> = opening.split(' ').map(str::to_owned).collect();
    let game = played::<Hundred1953>(&score);
    let mut again = Game::<Hundred1953>::initial(&Shipped);
    for (m, text) in game.moves().iter().zip(&score) {
        assert_eq!(&write_move(again.position(), *m, MoveForm::Short), text);
        again.play(*m).unwrap();
    }
}

/// 000:9.1, 001:9.1: every sign can be put behind a move, written and read.
#[test]
fn intl_9_1_signs_are_written_and_read() {
    let marks = [
        Mark::Strong,
        Mark::VeryStrong,
        Mark::Weak,
        Mark::VeryWeak,
        Mark::LooksWeak,
        Mark::LooksStrong,
        Mark::Forced,
        Mark::Won,
        Mark::Drawn,
        Mark::Gained(2),
        Mark::Lost(1),
        Mark::AdLibitum,
    ];
    let mut record = Record::default();
    for mark in marks {
        let mut step = Step::new("32-28");
        step.marks = vec![mark];
        record.line.steps.push(step);
    }
    let mut all = Step::new("19-23");
    all.marks = marks.to_vec();
    record.line.steps.push(all);
    for layout in [Layout::Pdn, Layout::Columns] {
        let text = write_record(&record, layout);
        let mut builder = Builder::new();
        assert_eq!(Reader::new(text.as_bytes()).read(&mut builder), Ok(true));
        assert_eq!(builder.take(), (record.clone(), Vec::new()), "{text}");
    }
    let page = write_record(&record, Layout::Plain);
    assert!(page.contains("32-28!?") && page.contains("32-28+2") && page.contains("32-28a.l."));
}

/// 002:§33.1: behind a position on the way moves are numbered on, with those that were not legal.
#[test]
fn r53_33_1_numbers_behind_a_position() {
    let setup = |text: &str, fen: &str| Step {
        setup: Some(fen.to_owned()),
        ..Step::new(text)
    };
    let mut record = Record::default();
    record.line.steps = vec![
        Step::new("32-28"),
        // Black's first move is none, and White's third.
        setup("37-32", "W:W28,37:B23,5"),
        Step::new("5-10"),
        setup("10-15", "B:W28,31:B23,10"),
        setup("31-27", "W:W28,31:B23,15"),
    ];
    let text = write_record(&record, Layout::Pdn).replace('\n', " ");
    for part in ["1. 32-28", "2. 37-32 5-10", "3... 10-15", "4. 31-27"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

/// A line with a percent sign in front is passed over by other programs: none begins so.
#[test]
fn no_line_begins_with_a_percent_sign() {
    let mut record = Record::default();
    let mut step = Step::new("32-28");
    step.comments = vec!["a % %b ".repeat(60).trim().to_owned()];
    record.line.steps.push(step);
    for layout in [Layout::Pdn, Layout::Columns, Layout::Plain] {
        let text = write_record(&record, layout);
        assert!(text.lines().all(|line| !line.starts_with('%')), "{text}");
    }
}
