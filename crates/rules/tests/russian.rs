//! Russian and Brazilian draughts by article: book `001`, chapters 2 to 7. How moves are written
//! (chapter 8) is tested in `notation`, how the board lies (2.1.4) in `games`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use endgame::Shipped;
use notation::{parse_fen, parse_square, read_fen, square_name};
use peatee_rules::{
    Article, Board, Board8, Book, Brazilian, Color, Direction, DrawOptions, DrawReason, Ending,
    HomeCounts, Kind, KingsOnlyRule, Naming, Outcome, Piece, Position, Reason, Russian, SetupFault,
    SmallEndings, Square, SquareSet, Variant, VariantId, WinOracle, WinReason, WinningPosition,
};
use scene::{
    BLACK, WHITE, after, counts, ended, fen, find, game_with, legal, refused, routes, wander,
    wander_kings,
};

mod scene;

type Game = peatee_rules::Game<Russian>;

const START: &str = "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8";

fn game(fen: &str) -> Game {
    scene::game(fen)
}

fn brazilian(fen: &str) -> peatee_rules::Game<Brazilian> {
    scene::game(fen)
}

fn square(name: &str) -> Square<Board8> {
    parse_square(name).unwrap()
}

/// The names of squares, sorted.
fn names(squares: impl IntoIterator<Item = Square<Board8>>) -> String {
    let name = |square| square_name(square, Naming::Algebraic);
    let mut names: Vec<String> = squares.into_iter().map(name).collect();
    names.sort();
    names.join(" ")
}

fn draw(by: DrawReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Draw { by }, article.to_owned()))
}

fn win(winner: Color, by: WinReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Win { winner, by }, article.to_owned()))
}

// The board and the pieces.

/// 001:2.1, 001:2.1.1, 001:2.1.2
#[test]
fn rus_2_1_1_thirty_two_dark_squares_of_sixty_four() {
    let is_dark = |file, rank| Square::<Board8>::from_file_rank(file, rank).is_some();
    for (file, rank) in (0..7).flat_map(|file| (0..7).map(move |rank| (file, rank))) {
        assert_ne!(is_dark(file, rank), is_dark(file + 1, rank));
        assert_ne!(is_dark(file, rank), is_dark(file, rank + 1));
    }
    assert_eq!((Board8::ROWS, Board8::SQUARES), (8, 32));
    assert_eq!(SquareSet::<Board8>::ALL.len(), 32);
    assert!(!is_dark(8, 0) && !is_dark(0, 8));
    assert_eq!(Square::<Board8>::new(33), None);
}

/// 001:2.1, 001:2.1.3
#[test]
fn rus_2_1_3_main_road() {
    let road = std::iter::successors(Some(square("a1")), |at| at.step(Direction::UpRight));
    let road: Vec<Square<Board8>> = road.collect();
    assert_eq!(names(road.iter().copied()), "a1 b2 c3 d4 e5 f6 g7 h8");
    assert_eq!(
        road.into_iter().collect::<SquareSet<_>>(),
        SquareSet::main_road()
    );
}

/// 001:2.1.5.1, 001:3.6
#[test]
fn rus_2_1_5_1_bases_are_the_crown_rows() {
    assert_eq!(names(SquareSet::row(0)), "b8 d8 f8 h8");
    assert_eq!(names(SquareSet::row(7)), "a1 c1 e1 g1");
    let promoted = |fen: &str| {
        let game = game(fen);
        let moves = game.position().legal_moves();
        let crowned = moves.iter().filter(|m| game.position().promotes(**m));
        names(crowned.map(|m| m.to()).collect::<SquareSet<_>>())
    };
    assert_eq!(promoted("W:Wa7,c7,e7,g7:Bh2"), "b8 d8 f8 h8");
    assert_eq!(promoted("B:Wa7:Bb2,d2,f2,h2"), "a1 c1 e1 g1");
    assert_eq!(promoted("W:Wb6,d6,f6,h6:Bh2"), "");
    let setup = parse_fen::<Board8>("W:Wb8:Ba1").unwrap();
    let faults = setup.validate::<Russian>().unwrap_err();
    let on = |name| SquareSet::from(square(name));
    assert_eq!(
        faults.0,
        [
            SetupFault::ManOnCrownRow(WHITE, on("b8")),
            SetupFault::ManOnCrownRow(BLACK, on("a1")),
        ]
    );
}

/// 001:2.2, 001:2.2.1
#[test]
fn rus_2_2_1_at_most_twelve_pieces_each() {
    let thirteen = parse_fen::<Board8>("W:W20-32:B1-12").unwrap();
    let faults = thirteen.validate::<Russian>().unwrap_err();
    let too_many = SetupFault::TooManyPieces {
        color: WHITE,
        count: 13,
        limit: 12,
    };
    assert_eq!(faults.0, [too_many]);
    assert_eq!(thirteen.validate::<Brazilian>().unwrap_err().0, [too_many]);
    assert!(read_fen::<Russian>("W:W21-32:B1-12").is_ok());
}

/// 001:2.2, 001:2.2.2, 001:3.3
#[test]
fn rus_2_2_2_start_position() {
    let start = Game::initial(&Shipped);
    assert_eq!(fen(&start), START);
    assert_eq!(names(start.position().empty()), "a5 b4 c5 d4 e5 f4 g5 h4");
    let first: SquareSet<Board8> = start
        .position()
        .legal_moves()
        .iter()
        .map(|m| m.from())
        .collect();
    assert_eq!(names(first), "a3 c3 e3 g3");
    assert_eq!(start.position().legal_moves().len(), 7);
}

// Moves.

/// 001:3.1
#[test]
fn rus_3_1_men_and_kings() {
    let (man, king) = (game("W:Wd4:Ba7"), game("W:WKd4:Bh2"));
    let piece = |game: &Game| game.position().piece_at(square("d4"));
    let white = |kind| Some(Piece { color: WHITE, kind });
    assert_eq!(
        (piece(&man), piece(&king)),
        (white(Kind::Man), white(Kind::King))
    );
    assert_eq!(legal(&man), "d4-c5 d4-e5");
    assert_eq!(king.position().legal_moves().len(), 13);
}

/// 001:3.2
#[test]
fn rus_3_2_what_a_move_is() {
    let chain = game("W:Wc3:Bd4,d6,h2");
    let m = find(&chain, "c3:c7");
    assert_eq!((m.from(), m.to()), (square("c3"), square("c7")));
    assert_eq!(names(m.captured()), "d4 d6");
    assert!(!chain.position().promotes(m));
    assert!(
        game("W:Wc7:Ba3")
            .position()
            .promotes(find(&game("W:Wc7:Ba3"), "c7-d8"))
    );
    refused(&chain, "c3-c3", Reason::SameSquare, "001:3.2", "c3");
}

/// 001:3.3
#[test]
fn rus_3_3_white_begins_and_sides_alternate() {
    let start = Game::initial(&Shipped);
    refused(&start, "b6-a5", Reason::OpponentsPiece, "001:3.3", "b6");
    refused(&start, "d4-e5", Reason::EmptySquare, "001:3.3", "d4");
    refused(
        &game("W:Wc3:Bh8"),
        "ed4",
        Reason::NoPieceOnFile,
        "001:3.3",
        "",
    );
    let replied = after(start, "c3-d4");
    assert_eq!(replied.position().turn(), BLACK);
    refused(&replied, "d4-e5", Reason::OpponentsPiece, "001:3.3", "d4");
    assert_eq!(after(replied, "b6-a5").position().turn(), WHITE);
}

/// 001:3.5
#[test]
fn rus_3_5_a_man_steps_forwards() {
    let white = game("W:Wd4,h4:Bb8");
    assert_eq!(legal(&white), "d4-c5 d4-e5 h4-g5");
    assert_eq!(legal(&game("B:Wg1:Bd4")), "d4-c3 d4-e3");
    refused(&white, "d4-c3", Reason::Backwards, "001:3.5", "d4 c3");
    refused(&white, "d4-b6", Reason::TooFar, "001:3.5", "d4 b6");
    refused(&white, "d4-d6", Reason::OffDiagonal, "001:3.5", "d4 d6");
    refused(
        &game("W:Wd4,e5:Bb8"),
        "d4-e5",
        Reason::Occupied,
        "001:3.5",
        "e5",
    );
}

/// 001:3.6, 001:4.15: a quiet promotion ends the move, even if the king could capture at once.
#[test]
fn rus_4_15_promotion_without_a_capture() {
    let crowned = after(game("W:Wg7:Bc5,h2"), "g7-f8");
    assert_eq!(fen(&crowned), "B:WKf8:Bc5,h2");
    refused(&crowned, "f8:b4", Reason::OpponentsPiece, "001:3.3", "f8");
    let next = after(crowned, "h2-g1");
    assert_eq!(fen(&next), "W:WKf8:Bc5,Kg1");
    assert_eq!(legal(&next), "f8:b4 f8:a3");
}

/// 001:3.8
#[test]
fn rus_3_8_a_king_goes_any_distance() {
    let king = game("W:WKd4,f2:Bb6,a7,f6,h8");
    assert_eq!(legal(&king), "d4:g7");
    let king = game("W:WKd4,f2:Bb6,a7");
    assert_eq!(
        legal(&king),
        "d4-h8 d4-g7 d4-f6 d4-c5 d4-e5 d4-c3 d4-e3 d4-b2 d4-a1 f2-e3 f2-g3"
    );
    refused(
        &king,
        "d4-a7",
        Reason::NoFreeSquareBehind,
        "001:4.3",
        "b6 a7",
    );
    refused(&king, "d4-b6", Reason::Occupied, "001:3.8", "b6");
    refused(&king, "d4-d6", Reason::OffDiagonal, "001:3.8", "d4 d6");
    let behind_own = game("W:WKa1,e5:Bc3,h2");
    assert_eq!(legal(&behind_own), "a1:d4");
    refused(&behind_own, "a1:f6", Reason::Blocked, "001:3.8", "e5");
}

// Captures.

/// 001:4.1
#[test]
fn rus_4_1_forwards_and_backwards() {
    assert_eq!(
        legal(&game("W:Wd4:Bc3,c5,e3,e5")),
        "d4:b6 d4:f6 d4:b2 d4:f2"
    );
    assert_eq!(
        legal(&game("W:WKd4:Bc3,c5,e3,e5")),
        "d4:h8 d4:a7 d4:g7 d4:b6 d4:f6 d4:b2 d4:f2 d4:a1 d4:g1"
    );
    let chain = after(game("W:Wc3,h2:Bd4,d6,a7"), "c3:c7");
    assert_eq!(fen(&chain), "B:Wc7,h2:Ba7", "two captures are one move");
}

/// 001:4.2
#[test]
fn rus_4_2_capture_is_compulsory() {
    let must = game("W:Wc3,g3:Bd4");
    assert_eq!(legal(&must), "c3:e5");
    refused(&must, "g3-h4", Reason::CaptureCompulsory, "001:4.2", "c3");
    refused(&must, "c3-b4", Reason::CaptureCompulsory, "001:4.2", "c3");
    refused(
        &game("W:WKa1,c3:Bd4"),
        "a1-b2",
        Reason::CaptureCompulsory,
        "001:4.2",
        "c3",
    );
    let no_room = game("W:Wc3:Bd4,e5");
    assert_eq!(legal(&no_room), "c3-b4");
    refused(
        &no_room,
        "c3:e5",
        Reason::NoFreeSquareBehind,
        "001:4.2",
        "d4 e5",
    );
}

/// 001:4.3
#[test]
fn rus_4_3_a_king_captures_at_a_distance() {
    let king = game("W:WKa1:Bd4");
    assert_eq!(legal(&king), "a1:h8 a1:g7 a1:f6 a1:e5");
    refused(&king, "a1-b2", Reason::CaptureCompulsory, "001:4.2", "a1");
    let two_in_a_row = game("W:WKa1:Bd4,e5");
    assert!(!two_in_a_row.position().must_capture());
    refused(
        &two_in_a_row,
        "a1:f6",
        Reason::NoFreeSquareBehind,
        "001:4.3",
        "d4 e5",
    );
}

/// 001:4.5
#[test]
fn rus_4_5_a_man_goes_on_capturing() {
    let chain = game("W:Wc3:Bd4,d6");
    assert_eq!(routes(&chain), "c3:e5:c7");
    refused(
        &chain,
        "c3:e5",
        Reason::CaptureContinues,
        "001:4.5",
        "e5 d6",
    );
    refused(
        &chain,
        "c3:e5:f6",
        Reason::NothingCaptured,
        "001:4.2",
        "e5 f6",
    );
}

/// 001:4.6: where one landing square lets the capture go on, only such squares will do.
#[test]
fn rus_4_6_a_king_goes_on_capturing() {
    let chain = game("W:WKa1:Bc3,f4");
    assert_eq!(routes(&chain), "a1:e5:g3 a1:e5:h2");
    refused(
        &chain,
        "a1:e5",
        Reason::CaptureContinues,
        "001:4.6",
        "e5 f4",
    );
    refused(&chain, "a1:d4", Reason::WrongLanding, "001:4.6", "d4 e5");
    refused(
        &chain,
        "a1:e5:g3:h4",
        Reason::NothingCaptured,
        "001:4.3",
        "g3 h4",
    );
    let diagram_4 = game("W:WKd2:Bb6,d6,f4,f6,g7");
    assert_eq!(
        routes(&diagram_4),
        "d2:g5:d8:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7"
    );
    refused(
        &diagram_4,
        "d2:h6:f8:b4",
        Reason::WrongLanding,
        "001:4.6",
        "b4 c5",
    );
}

/// 001:4.7
#[test]
fn rus_4_7_own_pieces_are_not_jumped() {
    let blocked = game("W:WKa1,b2:Bf6");
    assert_eq!(legal(&blocked), "b2-a3 b2-c3");
    refused(&blocked, "a1:g7", Reason::OwnPieceJumped, "001:4.7", "b2");
    refused(&blocked, "a1-c3", Reason::OwnPieceJumped, "001:4.7", "b2");
    refused(
        &game("W:Wc3,d4:Bh8"),
        "c3:e5",
        Reason::OwnPieceJumped,
        "001:4.7",
        "d4",
    );
    refused(
        &game("W:Wc3,f6:Bd4,h8"),
        "c3:e5:g7",
        Reason::OwnPieceJumped,
        "001:4.7",
        "f6",
    );
}

/// 001:4.8: squares may be crossed again and the origin counts as free; a piece is jumped once.
#[test]
fn rus_4_8_no_piece_is_jumped_twice() {
    let round = game("W:Wd2:Bc3,c5,e3,e5,h8");
    assert_eq!(legal(&round), "d2:d2");
    assert_eq!(round.position().paths(find(&round, "d2:d2")).len(), 2);
    refused(
        &round,
        "d2:b4:d6:f4:d2:b4",
        Reason::CapturedAgain,
        "001:4.8",
        "c3",
    );
    assert_eq!(fen(&after(round, "d2:d2")), "B:Wd2:Bh8");
}

/// 001:4.8, 001:4.11: captured pieces stand in the way until the capture ends (002:§14, example 2).
#[test]
fn rus_4_11_captured_pieces_are_removed_afterwards() {
    let strike = game("W:WKe1:Bb6,c3,c5,d6,e5,e7");
    assert_eq!(routes(&strike), "e1:a5:d8:f6:d4");
    let on = |square: &str| format!("e1:a5:d8:f6:d4:{square}");
    refused(&strike, &on("b2"), Reason::CapturedAgain, "001:4.8", "c3");
    refused(
        &strike,
        &on("a7"),
        Reason::NoFreeSquareBehind,
        "001:4.3",
        "c5 b6",
    );
    assert_eq!(fen(&after(strike, "e1:d4")), "B:WKd4:Bc5,d6");
}

/// 001:4.13: one or two, men or kings, man or king: as the player likes.
#[test]
fn rus_4_13_free_choice_of_capture() {
    assert_eq!(routes(&game("W:Wc3:Bb4,d4,d6")), "c3:a5 c3:e5:c7");
    assert_eq!(routes(&game("W:Wc3:BKb4,d4,d6")), "c3:a5 c3:e5:c7");
    assert_eq!(routes(&game("W:WKh4,c3:Bd4,e7")), "c3:e5 h4:d8");
}

/// 001:4.14
#[test]
fn rus_4_14_promotion_during_a_capture() {
    let on = game("W:Wf6:Be7,b6");
    assert_eq!(routes(&on), "f6:d8:a5");
    refused(&on, "f6:d8", Reason::CaptureContinues, "001:4.14", "d8 b6");
    assert!(on.position().promotes(find(&on, "f6:a5")));
    assert_eq!(fen(&after(game("W:Wf6:Be7,b6,h2"), "f6:a5")), "B:WKa5:Bh2");
    let as_king = game("W:Wf6:Be7,c7,h2");
    assert_eq!(
        routes(&as_king),
        "f6:d8:a5 f6:d8:b6",
        "it lands as a king does"
    );
    assert_eq!(fen(&after(as_king, "f6:b6")), "B:WKb6:Bh2");
    assert_eq!(fen(&after(game("W:Wf6:Be7,h2"), "f6:d8")), "B:WKd8:Bh2");
}

// Brazilian draughts.

/// 001:4.16, 001:4.16.1
#[test]
fn rus_4_16_1_brazilian_most_pieces() {
    let most = brazilian("W:Wc3:Bb4,d4,d6");
    assert_eq!(routes(&most), "c3:e5:c7");
    let fewer = Reason::MorePieces { takes: 1, must: 2 };
    refused(&most, "c3:a5", fewer, "001:4.16.1", "c3");
    assert_eq!(
        routes(&brazilian("W:Wc3:BKb4,d4,d6")),
        "c3:e5:c7",
        "a man counts as a king"
    );
    assert_eq!(
        routes(&brazilian("W:WKh4,c3:Bd4,e7")),
        "c3:e5 h4:d8",
        "equals are free"
    );
}

/// 001:4.16, 001:4.16.2
#[test]
fn rus_4_16_2_brazilian_no_promotion_in_passing() {
    let passing = brazilian("W:Wf6:Be7,c7,h2");
    assert_eq!(routes(&passing), "f6:d8:b6");
    refused(
        &passing,
        "f6:d8:a5",
        Reason::CrownedStops,
        "001:4.16.3",
        "d8",
    );
    assert_eq!(fen(&after(passing, "f6:b6")), "B:Wb6:Bh2");
}

/// 001:3.6, 001:4.16, 001:4.16.3
#[test]
fn rus_4_16_3_brazilian_stops_on_the_last_row() {
    let stopping = brazilian("W:Wf6:Be7,b6,h2");
    assert_eq!(routes(&stopping), "f6:d8");
    refused(
        &stopping,
        "f6:d8:a5",
        Reason::CrownedStops,
        "001:4.16.3",
        "d8",
    );
    let crowned = after(stopping, "f6:d8 h2-g1");
    assert_eq!(fen(&crowned), "W:WKd8:Bb6,Kg1");
    assert_eq!(legal(&crowned), "d8:a5", "on its next turn it may");
}

/// 001:4.16: all else as in Russian draughts.
#[test]
fn rus_4_16_brazilian_is_russian_but_for_captures() {
    let (russian, brazilian_rules) = (Russian::RULES, Brazilian::RULES);
    assert_eq!(brazilian_rules.draws, russian.draws);
    assert_eq!(brazilian_rules.writing, russian.writing);
    assert_eq!(brazilian_rules.rows_of_men, russian.rows_of_men);
    assert_eq!(
        fen(&peatee_rules::Game::<Brazilian>::initial(&Shipped)),
        START
    );
    let lone = wander_kings(&brazilian("W:WKa3,Ka5:BKg1"), 9);
    assert_eq!(ended(&lone), draw(DrawReason::TwoAgainstKing, "001:7.2.8"));
}

// Results.

/// 001:6, 001:6.1, 001:6.1.2
#[test]
fn rus_6_1_2_blocked() {
    let free = after(game("W:Wf2,g1:Bh2"), "f2-g3");
    assert_eq!((ended(&free), legal(&free).as_str()), (None, "h2:f4"));
    let blocked = after(game("W:Wf2,f4,g1:Bh2"), "f2-g3");
    assert_eq!(ended(&blocked), win(WHITE, WinReason::NoMove, "001:6.1.2"));
    refused(&blocked, "h2-g1", Reason::GameOver, "001:6", "");
}

/// 001:6, 001:6.1, 001:6.1.3
#[test]
fn rus_6_1_3_no_pieces() {
    let won = after(game("W:Wc3:Bd4"), "c3:e5");
    assert_eq!(ended(&won), win(WHITE, WinReason::NoPieces, "001:6.1.3"));
    let lost = after(game("B:We5:Bd6"), "d6:f4");
    assert_eq!(ended(&lost), win(BLACK, WinReason::NoPieces, "001:6.1.3"));
    assert_eq!(lost.outcome().unwrap().score(), "0-1");
}

/// 001:6, 001:6.1, 001:6.2, 001:6.1.1, 001:6.2.1, 001:7.2.1: what players declare has its article.
#[test]
fn rus_6_every_result_has_its_article() {
    let article = |outcome| VariantId::Russian.article_of(outcome);
    let cited = |number| Some(Article::new(Book::Russian, number));
    let won = |by| Outcome::Win { winner: WHITE, by };
    assert_eq!(article(won(WinReason::Resignation)), cited("6.1.1"));
    assert_eq!(article(won(WinReason::NoMove)), cited("6.1.2"));
    assert_eq!(article(won(WinReason::NoPieces)), cited("6.1.3"));
    let drawn = |by| Outcome::Draw { by };
    assert_eq!(article(drawn(DrawReason::Agreement)), cited("6.2.1"));
    for rule in VariantId::Russian.rules().draws {
        assert_eq!(article(drawn(rule.reason)), Some(rule.article));
        assert_eq!(rule.ending, Ending::Automatic);
    }
}

// Draws.

const FOUR_KINGS: &str = "W:WKc1,Ke1,a3:BKd8,Kf8,h6";
const THREE_KINGS: &str = "W:WKa3,Ka5,Ka7:BKg1";

/// The lone black king is not on the main road.
fn off_road(position: &Position<Russian>) -> bool {
    (position.kings(BLACK) & SquareSet::main_road()).is_empty()
}

fn kings(_: usize) -> Kind {
    Kind::King
}

/// 001:6.2, 001:6.2.2, 001:7.2, 001:7.2.3
#[test]
fn rus_7_2_3_third_occurrence() {
    let round = "c1-d2 d8-e7 d2-c1 e7-d8";
    let twice = after(game(FOUR_KINGS), round);
    assert_eq!(
        counts(&twice),
        "001:7.2.3 2/3, 001:7.2.5 2/15, 001:7.2.6 2/60"
    );
    let nearly = after(twice, "c1-d2 d8-e7 d2-c1");
    assert_eq!(ended(&nearly), None);
    let thrice = after(nearly, "e7-d8");
    assert_eq!(ended(&thrice), draw(DrawReason::Repetition, "001:7.2.3"));
    assert_eq!(counts(&thrice), "");
    refused(&thrice, "c1-d2", Reason::GameOver, "001:6", "");
}

/// 001:7.2.4: fifteen own moves of the side with three kings or more.
#[test]
fn rus_7_2_4_three_kings_against_one() {
    for start in [THREE_KINGS, "W:WKa3,Ka5,Ka7,Kb8:BKg1"] {
        let nearly = wander(&game(start), 28, &kings, &off_road);
        assert_eq!(ended(&nearly), None, "{start}");
        let own_moves = "001:7.2.4 14/15";
        assert!(
            counts(&nearly).starts_with(own_moves),
            "{}",
            counts(&nearly)
        );
        let drawn = wander(&nearly, 1, &kings, &off_road);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::KingsAgainstKing, "001:7.2.4"),
            "{start}"
        );
    }
    let black_first = game(&THREE_KINGS.replace("W:W", "B:W"));
    let nearly = wander(&black_first, 29, &kings, &off_road);
    assert_eq!((ended(&nearly), nearly.counts().with_kings), (None, 14));
}

/// 001:7.2.4: four kings that become three go on counting (ambiguities A3); a man is no king (B4).
#[test]
fn rus_7_2_4_goes_on_with_fewer_kings() {
    let four = wander(&game("W:WKa3,Ka5,Ka7,Kb8:BKg1"), 10, &kings, &off_road);
    assert_eq!(four.counts().with_kings, 5);
    let three = sacrifice(&four);
    assert_eq!(three.position().pieces(WHITE).len(), 3);
    assert_eq!(three.counts().with_kings, 6);
    let nearly = wander(&three, 16, &kings, &off_road);
    assert_eq!(ended(&nearly), None);
    let drawn = wander(&nearly, 1, &kings, &off_road);
    assert_eq!(
        ended(&drawn),
        draw(DrawReason::KingsAgainstKing, "001:7.2.4")
    );
    let with_man = wander(&game("W:WKa3,Ka5,Ka7,h4:BKg1"), 6, &kings, &off_road);
    assert_eq!(with_man.counts().with_kings, 0);
}

/// The game after White gave up one king and Black took it off the road.
fn sacrifice(game: &Game) -> Game {
    let lines = game
        .position()
        .legal_moves()
        .into_iter()
        .filter_map(|offer| {
            let mut offered = game.clone();
            offered.play(offer).ok()?;
            let replies = offered.position().legal_moves();
            replies.into_iter().find_map(|reply| {
                let mut taken = offered.clone();
                taken.play(reply).ok()?;
                let fits = reply.captured().len() == 1
                    && !taken.position().must_capture()
                    && taken.outcome().is_none()
                    && off_road(taken.position());
                fits.then_some(taken)
            })
        });
    lines.into_iter().next().expect("a sacrifice")
}

/// 001:7.2, 001:7.2.5: fifteen moves by each side.
#[test]
fn rus_7_2_5_king_moves_only() {
    let eight = "W:WKc1,a3,b2,a1:BKf8,h6,g7,h8";
    let nearly = wander_kings(&game(eight), 29);
    assert_eq!(
        (ended(&nearly), counts(&nearly).as_str()),
        (None, "001:7.2.5 14/15")
    );
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(ended(&drawn), draw(DrawReason::KingMovesOnly, "001:7.2.5"));
    let man_at_last = |ply| if ply == 29 { Kind::Man } else { Kind::King };
    let begun_again = wander(&game(eight), 29, &man_at_last, &|_| true);
    assert_eq!(
        (ended(&begun_again), counts(&begun_again).as_str()),
        (None, "")
    );
}

/// 001:7.2.6: thirty moves by each side with four or five pieces, sixty with six or seven; moves of
/// men do not begin it again.
#[test]
fn rus_7_2_6_unchanged_force() {
    let man_sometimes = |ply| if ply % 28 == 1 { Kind::Man } else { Kind::King };
    for (start, plies, count) in [
        ("W:WKe1,a1:BKd8,h8,f8", 60, "001:7.2.6 29/30"),
        ("W:WKe1,a1,c1:BKd8,h8,f8", 120, "001:7.2.6 59/60"),
    ] {
        let nearly = wander(&game(start), plies - 1, &man_sometimes, &|_| true);
        assert_eq!(ended(&nearly), None, "{start}");
        assert!(counts(&nearly).ends_with(count), "{}", counts(&nearly));
        let drawn = wander_kings(&nearly, 1);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::UnchangedForce, "001:7.2.6"),
            "{start}"
        );
    }
}

/// 001:7.2.6: it counts while both sides have a king and four to seven pieces stand.
#[test]
fn rus_7_2_6_which_material() {
    let counted = |fen: &str| counts(&wander_kings(&game(fen), 4)).contains("001:7.2.6");
    assert!(counted("W:WKc1,a3:BKd8,h6"));
    assert!(counted("W:WKc1,a3,b2,a1:BKd8,h6,h8"));
    assert!(!counted("W:WKc1,a3,b2,a1:BKf8,h6,g7,h8"), "eight pieces");
    let no_king = after(game("W:WKc1,a3,b2:Bh8,h6"), "c1-d2 h8-g7");
    assert!(!counts(&no_king).contains("001:7.2.6"), "Black has no king");
    let promoted = after(game("W:WKc1,a7,h2:BKd8,h6"), "c1-d2 d8-e7 a7-b8");
    assert_eq!(
        promoted.counts().unchanged,
        0,
        "a promotion begins it again"
    );
}

/// 001:7.2.5, 001:7.2.6: the option by which the second replaces the first (ambiguities B5).
#[test]
fn rus_7_2_5_not_in_small_endings() {
    let five = "W:WKe1,a1:BKd8,h8,f8";
    let literal = wander_kings(&game(five), 30);
    assert_eq!(
        ended(&literal),
        draw(DrawReason::KingMovesOnly, "001:7.2.5")
    );
    let options = DrawOptions {
        kings_only_rule: KingsOnlyRule::NotInSmallEndings,
        ..DrawOptions::default()
    };
    let special = wander_kings(&game_with::<Russian>(five, options), 59);
    assert_eq!(
        (ended(&special), counts(&special).as_str()),
        (None, "001:7.2.6 29/30")
    );
    let drawn = wander_kings(&special, 1);
    assert_eq!(ended(&drawn), draw(DrawReason::UnchangedForce, "001:7.2.6"));
    let eight = game_with::<Russian>("W:WKc1,a3,b2,a1:BKf8,h6,g7,h8", options);
    let drawn = wander_kings(&eight, 30);
    assert_eq!(ended(&drawn), draw(DrawReason::KingMovesOnly, "001:7.2.5"));
}

/// 001:7.2.7: five own moves while the lone king holds the main road (the moves of the worked
/// examples).
#[test]
fn rus_7_2_7_main_road_held() {
    for (start, line, fifth) in [
        (
            "W:WKa3,Ka5,Ka7:BKh8",
            "a3-e7 h8-e5 e7-b4 e5-a1 a7-c5 a1-e5 c5-e3 e5-b2",
            "b4-e1",
        ),
        (
            "W:WKa5,Ka7,c1:BKh8",
            "a5-b4 h8-f6 a7-b6 f6-g7 c1-d2 g7-a1 b4-c5 a1-b2",
            "c5-e7",
        ),
    ] {
        let nearly = after(game(start), line);
        assert_eq!(ended(&nearly), None);
        assert!(
            counts(&nearly).contains("001:7.2.7 4/5"),
            "{}",
            counts(&nearly)
        );
        let drawn = after(nearly, fifth);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::MainRoadHeld, "001:7.2.7"),
            "{start}"
        );
    }
}

/// 001:7.2.7: when the king leaves the road, the count begins again (ambiguities B1).
#[test]
fn rus_7_2_7_leaving_the_road() {
    let held = after(game("W:WKa3,Ka5,Ka7:BKh8"), "a3-e7 h8-e5 e7-b4");
    assert_eq!(held.counts().against_road, 2);
    let left = after(held, "e5-h2");
    assert!(!counts(&left).contains("001:7.2.7"), "{}", counts(&left));
    assert_eq!(after(left, "a7-b8").counts().against_road, 0);
}

/// 001:7.2.7: no draw where the fifth move leaves the king no escape (ambiguities B2).
#[test]
fn rus_7_2_7_unless_it_wins() {
    let line = "d6-c5 b2-f6 c5-a7 f6-c3 a7-c5 c3-b2 f2-g1 b2-d4 c5-b4";
    let trapped = after(game("W:WKd6,Ke3,Kf2:BKb2"), line);
    assert_eq!(trapped.counts().against_road, 5);
    assert_eq!(ended(&trapped), None);
    let replies = trapped.position().legal_moves();
    assert!(!replies.is_empty());
    for reply in replies {
        let after = trapped.position().play(reply).unwrap();
        let wins = |m| after.play(m).unwrap().terminal().is_some();
        assert!(after.legal_moves().into_iter().any(wins));
    }
}

/// 001:7.2.8: five own moves; with king against king, five by each.
#[test]
fn rus_7_2_8_two_or_one_against_a_king() {
    for (start, plies) in [
        ("W:WKa3,Ka5:BKg1", 9),
        ("W:WKa3,h4:BKg1", 9),
        ("W:WKa3:BKg1", 10),
    ] {
        let nearly = wander_kings(&game(start), plies - 1);
        assert_eq!(ended(&nearly), None, "{start}");
        assert!(
            counts(&nearly).starts_with("001:7.2.8 4/5"),
            "{}",
            counts(&nearly)
        );
        let drawn = wander_kings(&nearly, 1);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::TwoAgainstKing, "001:7.2.8"),
            "{start}"
        );
    }
}

/// 001:7.2.8: no draw where the fifth move leaves the king no escape.
#[test]
fn rus_7_2_8_unless_it_wins() {
    let line = "d4-a7 f4-c7 g1-c5 c7-b8 c5-d4 b8-g3 a7-b8 g3-h2 d4-g1";
    let trapped = after(game("W:WKd4,Kg1:BKf4"), line);
    assert_eq!(trapped.counts().with_two.white, 5);
    assert_eq!(ended(&trapped), None);
    let caught = after(trapped, "h2-e5 b8:h2");
    assert_eq!(ended(&caught), win(WHITE, WinReason::NoPieces, "001:6.1.3"));
}

/// 001:7.2.9: without an increment such endings are not played out, unless a win is at hand.
#[test]
fn rus_7_2_9_not_played_out() {
    let options = DrawOptions {
        small_endings: SmallEndings::NotPlayedOut,
        ..DrawOptions::default()
    };
    let start = |fen: &str| game_with::<Russian>(fen, options);
    let fixed = draw(DrawReason::NotPlayedOut, "001:7.2.9");
    for fen in [
        "W:WKa3:BKg1",
        "W:WKa3,Ka5:BKg1",
        "W:WKa3,h4:BKg1",
        "W:WKa3,Ka5,Ka7:BKh8",
    ] {
        assert_eq!(ended(&start(fen)), fixed, "{fen}");
        assert_eq!(
            ended(&game(fen)),
            None,
            "{fen}: played out with an increment"
        );
    }
    assert_eq!(ended(&start(THREE_KINGS)), None, "off the road");
    assert_eq!(ended(&start("W:WKa1:BKd4")), None, "White takes the king");
    let arises = after(start("W:WKa3,Ka5:BKg1,h4"), "a5-e1 h4-g3");
    assert_eq!(ended(&arises), None);
    let arises = after(arises, "e1:h4");
    assert_eq!(ended(&arises), fixed, "as soon as it stands");
}

/// Says that White wins everything.
struct WhiteWins;

impl WinOracle<Russian> for WhiteWins {
    fn wins(&self, _: &Position<Russian>, side: Color) -> Option<bool> {
        Some(side == WHITE)
    }
}

const NARROW: DrawOptions = DrawOptions {
    winning_position: WinningPosition::Narrow,
    kings_only_rule: KingsOnlyRule::Literal,
    small_endings: SmallEndings::PlayedOut,
    home_counts: HomeCounts::PerPlayer,
};

/// 001:7.2.7, 001:7.2.8, 001:7.2.9: the oracle says what is won, unless the word is read narrowly (ambiguities B2).
#[test]
fn rus_7_2_8_the_oracle_says_what_is_won() {
    let position = read_fen::<Russian>("W:WKa3,Ka5:BKg1").unwrap();
    let asked = Game::new(position, DrawOptions::default(), &WhiteWins);
    assert_eq!(
        ended(&wander_kings(&asked, 9)),
        None,
        "the oracle says it is won"
    );
    let narrow = Game::new(position, NARROW, &WhiteWins);
    let drawn = draw(DrawReason::TwoAgainstKing, "001:7.2.8");
    assert_eq!(ended(&wander_kings(&narrow, 9)), drawn, "and is not asked");
    let unplayed = DrawOptions {
        small_endings: SmallEndings::NotPlayedOut,
        ..DrawOptions::default()
    };
    let won = Game::new(position, unplayed, &WhiteWins);
    assert_eq!(ended(&won), None);
}

/// The game of `found/001-7.2.8-won-on-fifth-move.pdn`: the fifth move reaches a position won in two.
const WON_ON_FIFTH: &str = "b4-d2 b2-g7 d2-h6 g7-f8 c5-g1 f8-d6 g1-h2 d6-b8 h6-e3";

/// 001:7.2.8: won by the tables, though not at once: the game goes on, and is drawn when the win is let slip.
#[test]
fn found_7_b1_rus_7_2_8_won_on_the_fifth_move() {
    let start = "W:WKb4,Kc5:BKb2";
    let drawn = draw(DrawReason::TwoAgainstKing, "001:7.2.8");
    let narrow = after(game_with::<Russian>(start, NARROW), WON_ON_FIFTH);
    assert_eq!(ended(&narrow), drawn, "the narrow reading");
    let won = after(game(start), WON_ON_FIFTH);
    assert_eq!(ended(&won), None, "the exact one, which is the default");
    for answered in next_games(&won) {
        assert!(white_wins(&answered), "{}", fen(&answered));
        let (won, slipped): (Vec<Game>, Vec<Game>) = next_games(&answered).partition(white_wins);
        assert!(won.iter().all(|next| ended(next) != drawn));
        let asked_again = slipped.iter().all(|next| ended(next) == drawn);
        assert!(asked_again, "after each later move");
    }
}

/// The positions after each legal move, as games.
fn next_games(game: &Game) -> impl Iterator<Item = Game> {
    let moves = game.position().legal_moves();
    moves.into_iter().map(|m| {
        let mut next = game.clone();
        next.play(m).unwrap();
        next
    })
}

fn white_wins(game: &Game) -> bool {
    Shipped.wins(game.position(), WHITE) == Some(true)
}

/// The game after so many moves by each side in which White keeps the win and Black the main road, with a mistake left to
/// White.
fn held_while_won(game: &Game, moves: u8) -> Option<Game> {
    let (won, slipped): (Vec<Game>, Vec<Game>) = next_games(game).partition(white_wins);
    if moves == 0 {
        let errs =
            |next: &Game| counts(next).is_empty() && next.position().pieces(WHITE).len() == 3;
        return slipped.iter().any(errs).then(|| game.clone());
    }
    let replies = won
        .into_iter()
        .flat_map(|won| next_games(&won).collect::<Vec<_>>());
    let mut held = replies.filter(|next| counts(next).contains("001:7.2.7"));
    held.find_map(|next| held_while_won(&next, moves - 1))
}

/// 001:7.2.7: two kings and a man win on the main road in up to 23 moves (`001:endgame-Kh2Kb8a1-Kg7`): the count draws
/// only where the win is let slip.
#[test]
fn found_7_b1_rus_7_2_7_a_long_win_is_played_on() {
    let game = held_while_won(&game("W:WKh2,Kb8,a1:BKg7"), 6).expect("Black can stay on the road");
    assert!(counts(&game).contains("001:7.2.7 5/5"), "{}", counts(&game));
    let drawn = draw(DrawReason::MainRoadHeld, "001:7.2.7");
    let slipped: Vec<Game> = next_games(&game).filter(|next| !white_wins(next)).collect();
    assert!(slipped.iter().any(|next| ended(next) == drawn));
    assert!(
        next_games(&game)
            .filter(white_wins)
            .all(|next| ended(&next).is_none())
    );
}

/// 001:7.2.7, 001:7.2.8: a won ending that is played on shows no count above its limit.
#[test]
fn found_7_b5_rus_7_2_7_a_count_stops_at_its_limit() {
    let start = game("W:WKh2,Kb8,a1:BKg7");
    for moves in 5..=7 {
        let game = held_while_won(&start, moves).expect("Black can stay on the road");
        assert!(counts(&game).contains("001:7.2.7 5/5"), "{}", counts(&game));
    }
    let won = after(game("W:WKb4,Kc5:BKb2"), WON_ON_FIFTH);
    for answered in next_games(&won).flat_map(|next| next_games(&next).collect::<Vec<_>>()) {
        let counts = counts(&answered);
        assert!(!counts.contains("6/5"), "{counts}");
    }
}

/// 001:7.2.9: a won position is not drawn at once; it is as soon as the win is let slip.
#[test]
fn found_7_b2_rus_7_2_9_a_win_to_show() {
    let unplayed = DrawOptions {
        small_endings: SmallEndings::NotPlayedOut,
        ..DrawOptions::default()
    };
    let start = "B:WKd2,Ka3,e7:BKd6";
    let arises = after(game_with::<Russian>(start, unplayed), "d6:f8");
    assert_eq!(ended(&arises), None, "won in two");
    let narrowly = DrawOptions {
        winning_position: WinningPosition::Narrow,
        ..unplayed
    };
    let fixed = draw(DrawReason::NotPlayedOut, "001:7.2.9");
    let narrow = after(game_with::<Russian>(start, narrowly), "d6:f8");
    assert_eq!(ended(&narrow), fixed, "the narrow reading");
    let (won, slipped): (Vec<Game>, Vec<Game>) = next_games(&arises).partition(white_wins);
    assert!(!won.is_empty() && won.iter().all(|next| ended(next).is_none()));
    assert!(!slipped.is_empty() && slipped.iter().all(|next| ended(next) == fixed));
}

/// 001:7.2: whichever is met first ends the game.
#[test]
fn rus_7_2_the_first_met_ends_the_game() {
    // King against king: 7.2.8 after ten plies, long before 7.2.5 after thirty.
    let lone = wander_kings(&game("W:WKa3:BKg1"), 10);
    assert_eq!(lone.counts().king_moves, 10);
    assert_eq!(ended(&lone), draw(DrawReason::TwoAgainstKing, "001:7.2.8"));
    // A third occurrence before the ten plies are over.
    let round = "a3-b4 g1-h2 b4-a3 h2-g1";
    let twice = after(game("W:WKa3:BKg1"), &[round, round].join(" "));
    assert_eq!(ended(&twice), draw(DrawReason::Repetition, "001:7.2.3"));
}

/// 001:8.5.5: a short text that fits several captures is not taken for one of them.
#[test]
fn rus_8_5_5_ambiguous_captures() {
    let diagram_4 = game("W:WKd2:Bb6,d6,f4,f6,g7");
    let illegal = refused(&diagram_4, "d2:a7", Reason::Ambiguous, "001:8.5.5", "d2 a7");
    assert_eq!(illegal.instead.len(), 2);
    assert_eq!(
        find(&diagram_4, "d2:h6:a7"),
        find(&diagram_4, "d2:h6:f8:c5:a7")
    );
    assert_eq!(names(find(&diagram_4, "d2:a5").captured()), "b6 f4 f6");
}

/// 001:4.2: a man jumps its neighbour only, so that what stands further off is no reason.
#[test]
fn found_7_t_examiner2_11_a_man_jumps_its_neighbour_only() {
    let far = game("W:Wc3:Bd4,g7");
    refused(&far, "c3:e5:h8", Reason::TooFar, "001:4.2", "e5 h8");
    // Nothing at all between the two.
    let free = game("W:Wc3:Bd4,a7");
    refused(
        &free,
        "c3:e5:g7",
        Reason::NothingCaptured,
        "001:4.2",
        "e5 g7",
    );
}

/// 001:4.14: a man that was crowned by its capture goes on as a king.
#[test]
fn found_7_t_examiner2_11_a_crowned_man_goes_on_by_its_own_article() {
    let crowned = game("W:Wf6:Be7,b6");
    refused(
        &crowned,
        "f6:d8",
        Reason::CaptureContinues,
        "001:4.14",
        "d8 b6",
    );
    let king = game("W:WKf6:Be7,b6");
    refused(&king, "f6:d8", Reason::CaptureContinues, "001:4.6", "d8 b6");
    let man = game("W:Wc3:Bd4,f6");
    refused(&man, "c3:e5", Reason::CaptureContinues, "001:4.5", "e5 f6");
}
