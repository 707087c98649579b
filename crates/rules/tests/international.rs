//! International draughts by article: book `000`, chapters 2 to 7. How moves are written (chapter 8)
//! is tested in `notation`, how the board lies (2.4) in `games`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use endgame::Shipped;
use notation::{parse_fen, read_fen};
use peatee_rules::{
    Article, Board, Board10, Book, Color, Direction, DrawReason, Ending, International, Kind,
    Outcome, Piece, Position, Reason, Setup, SetupFault, Square, SquareSet, VariantId, Waiver,
    WinReason,
};
use scene::{
    BLACK, WHITE, after, counts, ended, fen, find, legal, refused, routes, wander, wander_kings,
};

mod scene;

type Game = peatee_rules::Game<International>;

fn game(fen: &str) -> Game {
    scene::game(fen)
}

fn square(number: u8) -> Square<Board10> {
    Square::new(number).unwrap()
}

fn numbers(set: SquareSet<Board10>) -> Vec<u8> {
    set.into_iter().map(Square::number).collect()
}

fn draw(by: DrawReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Draw { by }, article.to_owned()))
}

fn win(winner: Color, by: WinReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Win { winner, by }, article.to_owned()))
}

// The board and the pieces.

/// 000:2.1, 000:2.2
#[test]
fn intl_2_1_fifty_dark_squares_of_a_hundred() {
    let is_dark = |file, rank| Square::<Board10>::from_file_rank(file, rank).is_some();
    for (file, rank) in (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank))) {
        assert_ne!(is_dark(file, rank), is_dark(file + 1, rank));
        assert_ne!(is_dark(file, rank), is_dark(file, rank + 1));
    }
    assert_eq!((Board10::ROWS, Board10::SQUARES), (10, 50));
    assert_eq!(SquareSet::<Board10>::ALL.len(), 50);
    assert!(!is_dark(10, 0) && !is_dark(0, 10));
    assert_eq!(Square::<Board10>::new(0), None);
    assert_eq!(Square::<Board10>::new(51), None);
}

/// 000:2.3
#[test]
fn intl_2_3_main_road_and_seventeen_diagonals() {
    let road = std::iter::successors(Some(square(46)), |at| at.step(Direction::UpRight));
    let road: Vec<u8> = road.map(Square::number).collect();
    assert_eq!(road, [46, 41, 37, 32, 28, 23, 19, 14, 10, 5]);
    let mut set = numbers(SquareSet::main_road());
    set.reverse();
    assert_eq!(set, road);
    let lines = |way: Direction| {
        let begins =
            |at: &Square<Board10>| at.step(way.reverse()).is_none() && at.step(way).is_some();
        Square::all().filter(begins).count()
    };
    assert_eq!(
        (lines(Direction::UpRight), lines(Direction::UpLeft)),
        (9, 8)
    );
}

/// 000:2.5.1
#[test]
fn intl_2_5_1_bases_are_the_crown_rows() {
    assert_eq!(numbers(SquareSet::row(0)), [1, 2, 3, 4, 5]);
    assert_eq!(numbers(SquareSet::row(9)), [46, 47, 48, 49, 50]);
    let promoted = |fen: &str| -> Vec<u8> {
        let game = game(fen);
        let moves = game.position().legal_moves();
        let crowned = moves.iter().filter(|m| game.position().promotes(**m));
        let mut to: Vec<u8> = crowned.map(|m| m.to().number()).collect();
        to.sort_unstable();
        to.dedup();
        to
    };
    assert_eq!(promoted("W:W6-10:B36"), [1, 2, 3, 4, 5]);
    assert_eq!(promoted("B:W16:B41-45"), [46, 47, 48, 49, 50]);
    assert_eq!(promoted("W:W11-15:B36"), []);
    assert_eq!(promoted("B:W16:B36-40"), []);
}

/// 000:2.6, 000:2.6.1, 000:2.6.2, 000:2.6.3
#[test]
fn intl_2_6_numbers_run_from_the_upper_left() {
    for number in 1..=50 {
        let (row, column) = ((number - 1) / 5, (number - 1) % 5);
        let file = 2 * column + if row % 2 == 0 { 2 } else { 1 };
        assert_eq!(
            (square(number).row(), square(number).file() + 1),
            (row, file)
        );
        let again = Square::<Board10>::from_file_rank(file - 1, 9 - row);
        assert_eq!(again, Some(square(number)));
    }
    let on = |wanted: fn(Square<Board10>) -> bool| -> Vec<u8> {
        numbers(Square::all().filter(|at| wanted(*at)).collect())
    };
    assert_eq!(on(|at| at.rank() == 9), [1, 2, 3, 4, 5]);
    assert_eq!(on(|at| at.rank() == 0), [46, 47, 48, 49, 50]);
    assert_eq!(on(|at| at.file() == 0), [6, 16, 26, 36, 46]);
    assert_eq!(on(|at| at.file() == 9), [5, 15, 25, 35, 45]);
    let is_corner = |at: Square<Board10>| {
        let at_edge = |line| line == 0 || line == 9;
        at_edge(at.file()) && at_edge(at.rank())
    };
    let corners: SquareSet<Board10> = Square::all().filter(|at| is_corner(*at)).collect();
    assert_eq!(numbers(corners), [5, 46]);
}

/// 000:2.7
#[test]
fn intl_2_7_at_most_twenty_pieces_each() {
    let twenty_one = parse_fen::<Board10>("W:W30-50:B1-20").unwrap();
    let faults = twenty_one.validate::<International>().unwrap_err();
    let too_many = SetupFault::TooManyPieces {
        color: WHITE,
        count: 21,
        limit: 20,
    };
    assert_eq!(faults.0, [too_many]);
    let study = twenty_one.validate_waiving::<International>(&[Waiver::TooManyPieces]);
    assert_eq!(study.unwrap().men(WHITE).len(), 21);
    let kings = parse_fen::<Board10>("W:W40:BK1-21").unwrap();
    assert!(kings.validate::<International>().is_err());
    assert!(read_fen::<International>("W:W31-50:BK1-20").is_ok());
}

/// 000:2.8, 000:3.3
#[test]
fn intl_2_8_start_position() {
    let start = Game::initial(&Shipped);
    assert_eq!(*start.position(), read_fen("W:W31-50:B1-20").unwrap());
    assert_eq!(
        numbers(start.position().empty()),
        (21..=30).collect::<Vec<_>>()
    );
    assert_eq!(
        legal(&start),
        "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"
    );
}

/// 000:3.5: what cannot have come about is no position.
#[test]
fn intl_3_5_no_man_stands_on_its_crown_row() {
    let setup: Setup<Board10> = parse_fen("W:W3,40:B48,11").unwrap();
    let faults = setup.validate::<International>().unwrap_err();
    let at = |number| SquareSet::from(square(number));
    assert_eq!(
        faults.0,
        [
            SetupFault::ManOnCrownRow(WHITE, at(3)),
            SetupFault::ManOnCrownRow(BLACK, at(48)),
        ]
    );
    assert_eq!(
        faults.to_string(),
        "White man on its crown row at 3; Black man on its crown row at 48"
    );
    assert!(read_fen::<International>("W:W48:B3").is_ok());
}

// Moves.

/// 000:3.1: two kinds of piece, told apart on the same square.
#[test]
fn intl_3_1_men_and_kings() {
    let (man, king) = (game("W:W28:B45"), game("W:WK28:B45"));
    let piece = |game: &Game| game.position().piece_at(square(28));
    let white = |kind| Some(Piece { color: WHITE, kind });
    assert_eq!(
        (piece(&man), piece(&king)),
        (white(Kind::Man), white(Kind::King))
    );
    assert_eq!(man.position().piece_at(square(29)), None);
    assert_ne!(man.position(), king.position());
    assert_eq!(man.position().legal_moves().len(), 2);
    assert_eq!(king.position().legal_moves().len(), 17);
}

/// 000:3.2: a move has an origin, a last square and the pieces it captures.
#[test]
fn intl_3_2_what_a_move_is() {
    let chain = game("W:W32:B9,19,28");
    let m = find(&chain, "32x3");
    assert_eq!((m.from(), m.to()), (square(32), square(3)));
    assert_eq!(numbers(m.captured()), [9, 19, 28]);
    assert!(chain.position().promotes(m));
    let quiet = find(&game("W:W32:B9"), "32-27");
    assert!(!quiet.is_capture());
    refused(&chain, "32-32", Reason::SameSquare, "000:3.2", "32");
}

/// 000:3.3
#[test]
fn intl_3_3_white_begins_and_sides_alternate() {
    let start = Game::initial(&Shipped);
    assert_eq!(start.position().turn(), WHITE);
    refused(&start, "20-25", Reason::OpponentsPiece, "000:3.3", "20");
    refused(&start, "25-20", Reason::EmptySquare, "000:3.3", "25");
    let replied = after(start, "32-28");
    assert_eq!(replied.position().turn(), BLACK);
    refused(&replied, "28-22", Reason::OpponentsPiece, "000:3.3", "28");
    assert_eq!(after(replied, "19-23").position().turn(), WHITE);
}

/// 000:3.4
#[test]
fn intl_3_4_a_man_steps_forwards() {
    let white = game("W:W28,35:B1");
    assert_eq!(legal(&white), "28-22 28-23 35-30");
    assert_eq!(legal(&game("B:W50:B23,16")), "16-21 23-28 23-29");
    refused(&white, "28-32", Reason::Backwards, "000:3.4", "28 32");
    refused(&white, "28-17", Reason::TooFar, "000:3.4", "28 17");
    refused(&white, "28-27", Reason::OffDiagonal, "000:3.4", "28 27");
    let crowded = game("W:W28,22:B1");
    refused(&crowded, "28-22", Reason::Occupied, "000:3.4", "22");
    refused(
        &game("B:W50:B23"),
        "23-18",
        Reason::Backwards,
        "000:3.4",
        "23 18",
    );
}

/// 000:3.5, 000:3.8: the man is crowned by its move, and the king waits for its next turn.
#[test]
fn intl_3_5_promotion_ends_the_move() {
    let before = game("W:W6,45:B8,40");
    assert_eq!(legal(&before), "45x34");
    let before = game("W:W6:B12,36");
    let crowned = after(before, "6-1");
    assert_eq!(fen(&crowned), "B:WK1:B12,36");
    refused(&crowned, "1x18", Reason::OpponentsPiece, "000:3.3", "1");
    let later = after(crowned, "36-41");
    assert_eq!(later.position().turn(), WHITE);
    assert_eq!(legal(&game("W:WK1:B12,41")), legal(&later));
    assert!(later.position().must_capture());
}

/// 000:3.9
#[test]
fn intl_3_9_a_king_goes_any_distance() {
    let king = game("W:WK28:B6,33,39,45");
    assert_eq!(
        legal(&king),
        "28-5 28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-37 28-41 28-46"
    );
    refused(&king, "28-6", Reason::Occupied, "000:3.9", "6");
    refused(&king, "28-27", Reason::OffDiagonal, "000:3.9", "28 27");
    refused(
        &king,
        "28-44",
        Reason::NoFreeSquareBehind,
        "000:4.3",
        "33 39",
    );
    let behind_own = game("W:WK46,23:B37,1");
    assert_eq!(legal(&behind_own), "46x28 46x32");
    refused(&behind_own, "46x19", Reason::Blocked, "000:3.9", "23");
}

// Captures.

/// 000:4.1: all four ways, for men and kings; own pieces stay.
#[test]
fn intl_4_1_forwards_and_backwards() {
    assert_eq!(
        legal(&game("W:W28:B22,23,32,33")),
        "28x17 28x19 28x37 28x39"
    );
    assert_eq!(
        legal(&game("W:WK28:B22,23,32,33")),
        "28x5 28x6 28x10 28x11 28x14 28x17 28x19 28x37 28x39 28x41 28x44 28x46 28x50"
    );
    let chain = after(game("W:W32,50:B9,19,28,36"), "32x3");
    assert_eq!(fen(&chain), "B:WK3,50:B36", "three captures are one move");
    assert_eq!(legal(&game("W:W28,22,23:B45")), "22-17 22-18 23-18 23-19");
}

/// 000:4.2
#[test]
fn intl_4_2_capture_is_compulsory() {
    let must = game("W:W32,50:B28");
    assert_eq!(legal(&must), "32x23");
    let quiet = Reason::CaptureCompulsory;
    refused(&must, "50-44", quiet, "000:4.2", "32");
    let illegal = refused(&must, "32-27", quiet, "000:4.2", "32");
    assert_eq!(illegal.instead, [find(&must, "32x23")]);
    let no_room = game("W:W32:B28,23");
    assert_eq!(legal(&no_room), "32-27");
    refused(
        &no_room,
        "32x23",
        Reason::NoFreeSquareBehind,
        "000:4.2",
        "28 23",
    );
    refused(
        &game("W:W32:B1"),
        "32x23",
        Reason::TooFar,
        "000:3.4",
        "32 23",
    );
}

/// 000:4.3
#[test]
fn intl_4_3_a_king_captures_at_a_distance() {
    let king = game("W:WK46,50:B28");
    assert_eq!(legal(&king), "46x5 46x10 46x14 46x19 46x23");
    refused(&king, "46-41", Reason::CaptureCompulsory, "000:4.2", "46");
    let stopped = game("W:WK46:B28,10");
    assert_eq!(legal(&stopped), "46x5", "it must go on over 10");
    assert_eq!(legal(&game("W:WK46:B28,10,5")), "46x14 46x19 46x23");
    let two_in_a_row = game("W:WK46:B28,23");
    assert!(!two_in_a_row.position().must_capture());
    refused(
        &two_in_a_row,
        "46x19",
        Reason::NoFreeSquareBehind,
        "000:4.3",
        "28 23",
    );
    refused(
        &game("W:WK46:B28,10,5"),
        "46x5",
        Reason::Blocked,
        "000:3.9",
        "10",
    );
    refused(
        &game("W:WK46:B28,5"),
        "46x5",
        Reason::Occupied,
        "000:3.9",
        "5",
    );
}

/// 000:4.5
#[test]
fn intl_4_5_a_man_goes_on_capturing() {
    let chain = game("W:W32:B19,28,8");
    assert_eq!(routes(&chain), "32x23x14");
    refused(
        &chain,
        "32x23",
        Reason::CaptureContinues,
        "000:4.5",
        "23 19",
    );
    refused(
        &chain,
        "32x23x18",
        Reason::NothingCaptured,
        "000:4.2",
        "23 18",
    );
    assert_eq!(fen(&after(chain, "32x14")), "B:W14:B8");
}

/// 000:4.6: the king chooses its landing squares so that it captures on.
#[test]
fn intl_4_6_a_king_goes_on_capturing() {
    let chain = game("W:WK46:B33,37");
    assert_eq!(routes(&chain), "46x28x39 46x28x44 46x28x50");
    refused(
        &chain,
        "46x28",
        Reason::CaptureContinues,
        "000:4.6",
        "28 33",
    );
    refused(&chain, "46x32", Reason::WrongLanding, "000:4.6", "32 28");
    refused(
        &chain,
        "46x32x27",
        Reason::NothingCaptured,
        "000:4.3",
        "32 27",
    );
    refused(
        &chain,
        "46x28x39x34",
        Reason::NothingCaptured,
        "000:4.3",
        "39 34",
    );
}

/// 000:4.7
#[test]
fn intl_4_7_own_pieces_are_not_jumped() {
    let blocked = game("W:W28,37,K46:B19");
    assert_eq!(legal(&blocked), "28-22 28-23 37-31 37-32 46-41");
    refused(&blocked, "46-32", Reason::OwnPieceJumped, "000:4.7", "37");
    refused(&blocked, "46x14", Reason::OwnPieceJumped, "000:4.7", "37");
    refused(
        &game("W:W37,32:B1"),
        "37x28",
        Reason::OwnPieceJumped,
        "000:4.7",
        "32",
    );
    let chain = game("W:W32,19:B28");
    assert_eq!(routes(&chain), "32x23");
    refused(&chain, "32x23x14", Reason::OwnPieceJumped, "000:4.7", "19");
}

/// A king among pieces that nobody would come to by play: listing every way took over a second.
#[test]
fn ways_without_number_are_walked_and_understood() {
    let crowd = game("W:WK22:B7,8,9,10,17,20,25,27,28,30,37,38,39,40");
    let position = crowd.position();
    let mut most = 0;
    for m in position.legal_moves() {
        let all = position.paths(m);
        most = most.max(all.len());
        for few in [0_usize, 1, 5] {
            let first = &all[..few.min(all.len())];
            assert_eq!(position.some_paths(m, few), first);
        }
        for path in all {
            assert_eq!(position.explain(&peatee_rules::Attempt::Route(path)), Ok(m));
        }
    }
    assert!(most > 64, "{most}");
}

/// 000:4.8: squares may be crossed again and the origin counts as free; a piece is jumped once.
#[test]
fn intl_4_8_no_piece_is_jumped_twice() {
    let round = game("W:W33:B18,19,28,29,40");
    assert_eq!(legal(&round), "33x33");
    let m = find(&round, "33x33");
    let mut paths = round.position().paths(m);
    paths.sort();
    let way = |numbers: [u8; 5]| numbers.map(square).to_vec();
    assert_eq!(
        paths,
        [way([33, 22, 13, 24, 33]), way([33, 24, 13, 22, 33])]
    );
    refused(
        &round,
        "33x22x13x24x33x22",
        Reason::CapturedAgain,
        "000:4.8",
        "28",
    );
    assert_eq!(fen(&after(round, "33x33")), "B:W33:B40");
}

/// 000:4.8, 000:4.11: captured pieces stand in the way until the capture ends (002:§29, example 6).
#[test]
fn intl_4_11_captured_pieces_are_removed_afterwards() {
    let strike = game("W:WK48:B18,21,27,28,37");
    assert_eq!(routes(&strike), "48x26x12x23x32");
    let on = |square: u8| format!("48x26x12x23x32x{square}");
    refused(&strike, &on(41), Reason::CapturedAgain, "000:4.8", "37");
    refused(
        &strike,
        &on(16),
        Reason::NoFreeSquareBehind,
        "000:4.3",
        "27 21",
    );
    assert_eq!(fen(&after(strike, "48x32")), "B:WK32:B27");
}

/// 000:4.13: the largest number, whatever captures and whatever is captured.
#[test]
fn intl_4_13_most_pieces() {
    let men = game("W:W32,37:B9,19,28,31");
    assert_eq!(routes(&men), "32x23x14x3");
    let more = |takes, must| Reason::MorePieces { takes, must };
    refused(&men, "37x26", more(1, 3), "000:4.13", "32");
    let king_or_man = game("W:WK26,42:BK8,29,38");
    assert_eq!(legal(&king_or_man), "42x24", "two men rather than one king");
    refused(&king_or_man, "26x3", more(1, 2), "000:4.13", "42");
    let same_piece = game("W:W28:B22,23,14");
    assert_eq!(legal(&same_piece), "28x10");
    refused(&same_piece, "28x17", more(1, 2), "000:4.13", "28");
}

/// 000:4.14: among equals the player chooses piece, direction and victims (002:§25, examples 1, 2).
#[test]
fn intl_4_14_free_choice_among_equals() {
    assert_eq!(routes(&game("W:W38:BK21,24,K32,33")), "38x27x16 38x29x20");
    assert_eq!(
        routes(&game("W:WK12,30:B23,33,K34,44")),
        "12x29x40x49 30x39x28x19"
    );
}

/// 000:4.15: who passes over the last row stays a man; who stops there is crowned (002:§25,
/// examples 3, 4).
#[test]
fn intl_4_15_no_promotion_in_passing() {
    let passing = game("W:W22:B7,8,17,19,45");
    assert_eq!(routes(&passing), "22x11x2x13x24");
    let m = find(&passing, "22x24");
    assert!(!passing.position().promotes(m));
    assert_eq!(fen(&after(passing, "22x24")), "B:W24:B45");
    let stopping = game("W:W33:B7,17,19,28");
    assert_eq!(routes(&stopping), "33x22x11x2");
    refused(
        &stopping,
        "33x22x11x2x24",
        Reason::CrownedStops,
        "000:4.15",
        "2",
    );
    assert_eq!(fen(&after(stopping, "33x2")), "B:WK2:B19");
}

// Draws.

const FOUR_KINGS: &str = "W:WK47,K48,36:BK4,K3,15";

/// 000:6.1, 000:7.3, 000:7.3.2: at the third occurrence with the same side to move.
#[test]
fn intl_6_1_third_occurrence() {
    let round = "47-42 4-10 42-47 10-4";
    let twice = after(game(FOUR_KINGS), round);
    assert_eq!(counts(&twice), "000:6.1 2/3, 000:6.2 2/25");
    assert_eq!(ended(&after(twice.clone(), "47-42 4-10 42-47")), None);
    let thrice = after(twice, round);
    assert_eq!(ended(&thrice), draw(DrawReason::Repetition, "000:6.1"));
    refused(&thrice, "47-42", Reason::GameOver, "000:7.1", "");
    let mut over = thrice.clone();
    assert!(over.play(find(&game(FOUR_KINGS), "47-42")).is_err());
    assert!(over.undo() && over.outcome().is_none());
}

/// 000:6.1: it need not be in succession, and the side to move is part of it.
#[test]
fn intl_6_1_not_in_succession_and_the_same_side() {
    let apart = "47-42 4-10 42-47 10-4 47-41 4-9 41-47 9-4";
    assert_eq!(
        ended(&after(game(FOUR_KINGS), apart)),
        draw(DrawReason::Repetition, "000:6.1")
    );
    // The same placement three times, but with Black to move the third time.
    let lost_a_tempo = after(
        game(FOUR_KINGS),
        "47-42 4-10 42-47 10-4 47-42 4-10 42-33 10-4 33-47",
    );
    let squares = |game: &Game| Color::ALL.map(|color| numbers(game.position().pieces(color)));
    assert_eq!(squares(&lost_a_tempo), squares(&game(FOUR_KINGS)));
    assert_eq!(lost_a_tempo.position().turn(), BLACK);
    assert_eq!(ended(&lost_a_tempo), None);
}

/// 000:6.2: twenty-five moves by each side.
#[test]
fn intl_6_2_king_moves_only() {
    let nearly = wander_kings(&game(FOUR_KINGS), 49);
    assert_eq!(ended(&nearly), None);
    assert_eq!(counts(&nearly), "000:6.2 24/25");
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(ended(&drawn), draw(DrawReason::KingMovesOnly, "000:6.2"));
}

/// 000:6.2: a move of a man or a capture begins the count again.
#[test]
fn intl_6_2_is_begun_again() {
    let man_at_last = |ply| if ply == 49 { Kind::Man } else { Kind::King };
    let by_man = wander(&game(FOUR_KINGS), 49, &man_at_last, &|_| true);
    assert_eq!(
        (by_man.counts().king_moves, counts(&by_man).as_str()),
        (0, "")
    );
    assert_eq!(ended(&wander_kings(&by_man, 10)), None);
    let capture = after(game("W:WK46,K50,K6:BK40,K1,K2"), "50-44 40x49");
    assert_eq!(capture.counts().king_moves, 0);
}

/// 000:6.3: sixteen moves by each side since three pieces first stood against a lone king.
#[test]
fn intl_6_3_sixteen_move_rule() {
    for three in ["WK46,K47,K48", "WK46,K47,45", "WK46,44,45"] {
        let start = game(&format!("W:{three}:BK3"));
        assert_eq!(counts(&start), "");
        let nearly = wander_kings(&start, 31);
        assert_eq!(ended(&nearly), None, "{three}");
        let drawn = wander_kings(&nearly, 1);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::ThreeAgainstKing, "000:6.3"),
            "{three}"
        );
    }
    let nine = wander_kings(&game("W:WK46,K47,K48:BK3"), 18);
    assert_eq!(counts(&nine), "000:6.2 9/25, 000:6.3 9/16");
}

/// 000:6.3: neither a promotion nor a capture inside the sixteen moves begins them again.
#[test]
fn intl_6_3_is_never_begun_again() {
    let promoted = after(game("W:WK46,6,45:BK3"), "46-41 3-8 6-1");
    assert_eq!(promoted.counts().since_three, Some(3));
    let drawn = wander_kings(&promoted, 29);
    assert_eq!(ended(&drawn), draw(DrawReason::ThreeAgainstKing, "000:6.3"));
    let shuffled = wander_kings(&game("W:WK46,K47,K48:BK3"), 26);
    assert_eq!(shuffled.counts().since_three, Some(26));
    let (offer, reply) = sacrifice(&shuffled);
    let two = after(shuffled, &format!("{offer} {reply}"));
    assert_eq!(two.position().pieces(WHITE).len(), 2);
    assert_eq!(counts(&two), "000:6.3 14/16", "the count of 6.4 begins");
    let drawn = wander_kings(&two, 4);
    assert_eq!(ended(&drawn), draw(DrawReason::ThreeAgainstKing, "000:6.3"));
}

/// White's move that gives up one king, and the capture, after which the game goes on.
fn sacrifice(game: &Game) -> (String, String) {
    let lines = game.position().legal_moves().into_iter().flat_map(|offer| {
        let offered = game.position().play(offer).unwrap();
        let replies = offered.legal_moves().into_iter();
        let takes_one = replies.filter(move |reply| {
            let taken = offered.play(*reply).unwrap();
            reply.captured().len() == 1 && !taken.must_capture() && taken.has_move()
        });
        takes_one
            .map(move |reply| (offer, reply))
            .collect::<Vec<_>>()
    });
    let (offer, reply) = lines.into_iter().next().expect("a sacrifice");
    let text = |m: peatee_rules::Move<Board10>| format!("{}-{}", m.from(), m.to());
    (text(offer), text(reply))
}

/// 000:6.3: it begins when the material arises, and four pieces or three men are no such material.
#[test]
fn intl_6_3_which_material() {
    let four = wander_kings(&game("W:WK46,K47,K48,45:BK3"), 4);
    assert_eq!(counts(&four), "000:6.2 2/25");
    assert_eq!(
        counts(&wander_kings(&game("W:WK46,K47,K48:BK3,4"), 4)),
        "000:6.2 2/25"
    );
    let arises = after(game("W:WK46,40,45:BK3,34"), "40x29");
    assert_eq!(arises.counts().since_three, Some(0));
    let men = after(game("W:W44,45,50:BK3"), "44-39 3-8");
    assert_eq!(men.counts().since_three, None);
}

/// 000:6.4
#[test]
fn intl_6_4_five_move_rule() {
    for two in ["WK46,K47", "WK46,45", "WK47"] {
        let start = game(&format!("W:{two}:BK3"));
        let nearly = wander_kings(&start, 9);
        assert_eq!(ended(&nearly), None, "{two}");
        assert_eq!(counts(&nearly), "000:6.2 4/25, 000:6.4 4/5", "{two}");
        let drawn = wander_kings(&nearly, 1);
        assert_eq!(
            ended(&drawn),
            draw(DrawReason::TwoAgainstKing, "000:6.4"),
            "{two}"
        );
    }
}

/// 000:6.4, 000:7.2.3: who wins with the last move of the count has won (ambiguities A6).
#[test]
fn intl_6_4_the_last_move_may_win() {
    let ninth = after(
        game("W:WK47:BK3"),
        "47-42 3-8 42-47 8-2 47-41 2-7 41-46 7-1 46-23",
    );
    assert_eq!(counts(&ninth), "000:6.2 4/25, 000:6.4 4/5");
    let won = after(ninth, "1x34");
    assert_eq!(ended(&won), win(BLACK, WinReason::NoPieces, "000:7.2.3"));
}

/// 000:6.4: a change inside the material does not begin the count again.
#[test]
fn intl_6_4_is_never_begun_again() {
    let start = game("W:WK46,6:BK3");
    let promoted = after(start, "46-41 3-8 6-1 8-3");
    assert_eq!(promoted.counts().since_two, Some(4));
    let drawn = wander_kings(&promoted, 6);
    assert_eq!(ended(&drawn), draw(DrawReason::TwoAgainstKing, "000:6.4"));
}

/// 000:6.1, 000:6.2, 000:6.3, 000:6.4, 000:7.1.2: each ends the game by itself.
#[test]
fn intl_6_1_draws_are_automatic() {
    let draws = VariantId::International.rules().draws;
    let told: Vec<(String, Ending)> = draws
        .iter()
        .map(|rule| (rule.article.to_string(), rule.ending))
        .collect();
    let automatic = ["000:6.1", "000:6.2", "000:6.4", "000:6.3"];
    assert_eq!(
        told,
        automatic.map(|article| (article.to_owned(), Ending::Automatic))
    );
    assert_eq!(
        after(game(FOUR_KINGS), "47-42 4-10 42-47 10-4").claims(),
        []
    );
}

// Results.

/// 000:7.1, 000:7.1.1, 000:7.2, 000:7.2.3
#[test]
fn intl_7_2_3_no_pieces() {
    let won = after(game("W:W32:B28"), "32x23");
    assert_eq!(ended(&won), win(WHITE, WinReason::NoPieces, "000:7.2.3"));
    let outcome = won.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.score()), (Some(WHITE), "1-0"));
    assert_eq!(
        ended(&after(game("B:W23:B18"), "18x29")),
        win(BLACK, WinReason::NoPieces, "000:7.2.3")
    );
    let set_up = Position::<International>::terminal(&read_fen("W:W:B28").unwrap());
    assert_eq!(set_up.and_then(Outcome::winner), Some(BLACK));
}

/// 000:7.2, 000:7.2.2
#[test]
fn intl_7_2_2_no_move() {
    let blocked = after(game("W:W46,47:B36"), "46-41");
    assert_eq!(ended(&blocked), win(WHITE, WinReason::NoMove, "000:7.2.2"));
    assert_eq!(legal(&blocked), "");
    refused(&blocked, "36-41", Reason::GameOver, "000:7.1", "");
    assert_eq!(ended(&after(game("W:W46,47:B36,20"), "46-41")), None);
}

/// 000:7.1, 000:7.1.2, 000:7.2.1, 000:7.3.1: what players declare has its article too.
#[test]
fn intl_7_1_two_kinds_of_result() {
    let article = |outcome| VariantId::International.article_of(outcome);
    let cited = |number| Some(Article::new(Book::International, number));
    let resigned = Outcome::Win {
        winner: BLACK,
        by: WinReason::Resignation,
    };
    assert_eq!(
        (article(resigned), resigned.score()),
        (cited("7.2.1"), "0-1")
    );
    let agreed = Outcome::Draw {
        by: DrawReason::Agreement,
    };
    assert_eq!(
        (article(agreed), agreed.score()),
        (cited("7.3.1"), "1/2-1/2")
    );
    assert_eq!(agreed.winner(), None);
    let foreign = Outcome::Draw {
        by: DrawReason::Stalemate,
    };
    assert_eq!(article(foreign), None);
}

/// 000:8.2.1: a short text that fits several captures is not taken for one of them (002:§29.6).
#[test]
fn intl_8_2_1_ambiguous_captures() {
    let either = game("W:WK42:B11,12,13,29,30,40");
    let illegal = refused(&either, "42x6", Reason::Ambiguous, "000:8.2.1", "42 6");
    assert_eq!(illegal.instead.len(), 2);
    assert_eq!(find(&either, "42x8x6"), find(&either, "42x24x8x17x6"));
    assert_ne!(find(&either, "42x8x6"), find(&either, "42x44x6"));
}

/// 000:4.2, 000:4.5: a further leg has to take something, and two pieces in a row are not jumped.
#[test]
fn intl_4_5_each_leg_takes_a_piece() {
    let alone = game("W:W33:B28,2");
    refused(
        &alone,
        "33x22x11",
        Reason::NothingCaptured,
        "000:4.2",
        "22 11",
    );
    let in_a_row = game("W:W33:B28,22");
    refused(
        &in_a_row,
        "33x17",
        Reason::NoFreeSquareBehind,
        "000:4.2",
        "28 22",
    );
    let two = game("W:W32:B27,28,17,18");
    refused(
        &two,
        "32x21x12x3",
        Reason::NothingCaptured,
        "000:4.2",
        "12 3",
    );
}
