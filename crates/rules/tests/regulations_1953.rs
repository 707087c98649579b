//! The regulations of 1953 by paragraph: book `002`, §1 to §16 (Russian draughts) and §17 to §31
//! (hundred-square draughts). How moves are written (§14, §29) is tested in `notation`, how the
//! board lies in `games`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use endgame::Shipped;
use notation::{parse_fen, parse_square, read_fen, square_name};
use peatee_rules::{
    Article, Board, Board8, Board10, Book, Color, Direction, DrawReason, Ending, Game, Hundred1953,
    International, Naming, Outcome, Position, Reason, Russian, Russian1953, SetupFault, Square,
    SquareSet, Variant, VariantId, WinReason,
};
use scene::{BLACK, WHITE, after, counts, ended, fen, find, legal, refused, routes, wander_kings};

mod scene;

/// A game of chapter 1.
fn small(fen: &str) -> Game<Russian1953> {
    scene::game(fen)
}

/// A game of chapter 2.
fn hundred(fen: &str) -> Game<Hundred1953> {
    scene::game(fen)
}

fn square(name: &str) -> Square<Board8> {
    parse_square(name).unwrap()
}

fn names<B: Board>(squares: SquareSet<B>, naming: Naming) -> String {
    let names = squares
        .into_iter()
        .map(|square| square_name(square, naming));
    names.collect::<Vec<_>>().join(" ")
}

fn draw(by: DrawReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Draw { by }, article.to_owned()))
}

fn win(winner: Color, by: WinReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Win { winner, by }, article.to_owned()))
}

fn cited(number: &'static str) -> Option<Article> {
    Some(Article::new(Book::Regulations1953, number))
}

// Chapter 1: board, pieces, moves.

/// 002:§1.1, 002:§1.2
#[test]
fn r53_1_1_thirty_two_of_sixty_four_squares() {
    assert_eq!(VariantId::Russian1953.board_rows(), 8);
    let squares = (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)));
    let dark =
        squares.filter(|(file, rank)| Square::<Board8>::from_file_rank(*file, *rank).is_some());
    let mut in_row = [0; 8];
    dark.for_each(|(_, rank)| in_row[usize::from(rank)] += 1);
    assert_eq!(in_row, [4; 8]);
}

/// 002:§2.1
#[test]
fn r53_2_1_start_position() {
    let start = Game::<Russian1953>::initial(&Shipped);
    assert_eq!(
        fen(&start),
        "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"
    );
    assert!(start.position().kings(WHITE).is_empty());
    let thirteen = parse_fen::<Board8>("W:W20-32:B1-12").unwrap();
    assert!(thirteen.validate::<Russian1953>().is_err());
}

/// 002:§3.2, 002:§15a: who has no piece or no move has lost.
#[test]
fn r53_3_2_aim_of_the_game() {
    let no_pieces = after(small("W:Wc3:Bd4"), "c3:e5");
    assert_eq!(
        ended(&no_pieces),
        win(WHITE, WinReason::NoPieces, "002:§15a")
    );
    let no_move = after(small("W:Wf2,f4,g1:Bh2"), "f2-g3");
    assert_eq!(ended(&no_move), win(WHITE, WinReason::NoMove, "002:§15a"));
    refused(&no_move, "h2-g1", Reason::GameOver, "002:§3.2", "");
}

/// 002:§3.3, 002:§15b, 002:§16a: a win or a draw, each with its paragraph.
#[test]
fn r53_3_3_win_or_draw() {
    let article = |outcome| VariantId::Russian1953.article_of(outcome);
    let resigned = Outcome::Win {
        winner: BLACK,
        by: WinReason::Resignation,
    };
    assert_eq!(article(resigned), cited("§15b"));
    let drawn = |by| article(Outcome::Draw { by });
    assert_eq!(drawn(DrawReason::Agreement), cited("§16a"));
    assert_eq!(drawn(DrawReason::UnchangedForce), cited("§16b"));
    assert_eq!(drawn(DrawReason::KingsAgainstKing), cited("§16c"));
    assert_eq!(drawn(DrawReason::Repetition), cited("§16d"));
    assert_eq!(
        drawn(DrawReason::TwoAgainstKing),
        None,
        "no five-move rule in 1953"
    );
}

/// 002:§4.1
#[test]
fn r53_4_1_a_capture_is_one_move() {
    let chain = after(small("W:Wc3:Bd4,d6,h2"), "c3:c7");
    assert_eq!((chain.moves().len(), chain.position().turn()), (1, BLACK));
    assert_eq!(fen(&chain), "B:Wc7:Bh2");
    refused(
        &small("W:Wc3:Bh2"),
        "c3-c3",
        Reason::SameSquare,
        "002:§4.1",
        "c3",
    );
}

/// 002:§4.2: the moves of a limit are counted per player.
#[test]
fn r53_4_2_a_move_is_white_and_black_together() {
    let quiet = after(small("W:WKc1,Ke1,a3:BKd8,Kf8,h6"), "c1-d2");
    assert_eq!(counts(&quiet), "");
    assert_eq!(counts(&after(quiet, "d8-e7")), "002:§16b 1/30");
}

/// 002:§5.1
#[test]
fn r53_5_1_white_begins() {
    let start = Game::<Russian1953>::initial(&Shipped);
    refused(&start, "b6-a5", Reason::OpponentsPiece, "002:§5.1", "b6");
    refused(&start, "d4-c5", Reason::EmptySquare, "002:§5.1", "d4");
    refused(
        &small("W:Wc3:Bh8"),
        "ed4",
        Reason::NoPieceOnFile,
        "002:§5.1",
        "",
    );
    let sides = after(start, "c3-d4 b6-a5 b2-c3");
    assert_eq!(sides.position().turn(), BLACK);
}

/// 002:§6.1
#[test]
fn r53_6_1_a_man_steps_forwards() {
    let man = small("W:Wd4,a3:Bb8");
    assert_eq!(legal(&man), "d4-c5 d4-e5 a3-b4");
    refused(&man, "d4-e3", Reason::Backwards, "002:§6.1", "d4 e3");
    refused(&man, "d4-f6", Reason::TooFar, "002:§6.1", "d4 f6");
    refused(&man, "d4-d6", Reason::OffDiagonal, "002:§6.1", "d4 d6");
    refused(
        &small("W:Wd4,e5:Bb8"),
        "d4-e5",
        Reason::Occupied,
        "002:§6.1",
        "e5",
    );
}

/// 002:§6.2: there may be any number of kings.
#[test]
fn r53_6_2_promotion() {
    assert_eq!(
        fen(&after(small("W:WKa1,Kc1,g7:Bh2"), "g7-f8")),
        "B:WKa1,Kc1,Kf8:Bh2"
    );
    assert_eq!(fen(&after(small("B:Wa7:Bb2"), "b2-c1")), "W:Wa7:BKc1");
    assert!(read_fen::<Russian1953>("W:WK21-32:BK1-12").is_ok());
    let uncrowned = parse_fen::<Board8>("W:Wf8:Bh2").unwrap();
    let fault = SetupFault::ManOnCrownRow(WHITE, square("f8").into());
    assert_eq!(uncrowned.validate::<Russian1953>().unwrap_err().0, [fault]);
}

/// 002:§7.1
#[test]
fn r53_7_1_a_king_goes_any_distance() {
    let king = small("W:WKd4,f6:Bb6,a7");
    assert_eq!(
        legal(&king),
        "f6-e7 f6-g7 d4-c5 d4-e5 d4-c3 d4-e3 d4-b2 d4-f2 d4-a1 d4-g1"
    );
    refused(&king, "d4-g7", Reason::OwnPieceJumped, "002:§7.1", "f6");
    refused(&king, "d4-b6", Reason::Occupied, "002:§7.1", "b6");
    refused(&king, "d4-d6", Reason::OffDiagonal, "002:§7.1", "d4 d6");
    refused(
        &small("W:WKa1,e5:Bc3,h2"),
        "a1:f6",
        Reason::Blocked,
        "002:§7.1",
        "e5",
    );
}

/// 002:§8.1
#[test]
fn r53_8_1_capture_is_compulsory() {
    let must = small("W:Wc3,g3:Bd4");
    assert_eq!(legal(&must), "c3:e5");
    refused(&must, "g3-h4", Reason::CaptureCompulsory, "002:§8.1", "c3");
    let no_room = small("W:Wc3:Bd4,e5");
    refused(
        &no_room,
        "c3:e5",
        Reason::NoFreeSquareBehind,
        "002:§8.1",
        "d4 e5",
    );
    refused(
        &small("W:Wc3:Bd4,h8"),
        "c3:e5:f6",
        Reason::NothingCaptured,
        "002:§8.1",
        "e5 f6",
    );
}

/// 002:§8.2
#[test]
fn r53_8_2_all_in_one_move() {
    let chain = small("W:Wc3:Bd4,d6");
    assert_eq!(routes(&chain), "c3:e5:c7");
    refused(
        &chain,
        "c3:e5",
        Reason::CaptureContinues,
        "002:§8.2",
        "e5 d6",
    );
}

/// 002:§8.3
#[test]
fn r53_8_3_forwards_and_backwards() {
    assert_eq!(
        legal(&small("W:Wd4:Bc3,c5,e3,e5")),
        "d4:b6 d4:f6 d4:b2 d4:f2"
    );
    assert_eq!(
        legal(&small("W:WKd4:Bc3,c5,e3,e5")),
        "d4:h8 d4:a7 d4:g7 d4:b6 d4:f6 d4:b2 d4:f2 d4:a1 d4:g1"
    );
}

/// 002:§8.4, 002:§9.3, 002:§9.6: the capturer chooses, whatever the number or value.
#[test]
fn r53_8_4_free_choice() {
    assert_eq!(routes(&small("W:Wc3:BKb4,d4,d6")), "c3:a5 c3:e5:c7");
    assert_eq!(routes(&small("W:WKe1:Bc3,f2")), "e1:a5 e1:b4 e1:g3 e1:h4");
    assert_eq!(routes(&small("W:WKh4,c3:Bd4,e7")), "c3:e5 h4:d8");
}

/// 002:§8.5, 002:§8.6, 002:§14-ex2: captured pieces stay until the end, and none is jumped twice.
#[test]
fn r53_14_ex2_captured_pieces_stay_until_the_end() {
    let strike = small("W:WKe1:Bb6,c3,c5,d6,e5,e7");
    assert_eq!(routes(&strike), "e1:a5:d8:f6:d4");
    refused(
        &strike,
        "e1:a5:d8:f6:d4:b2",
        Reason::CapturedAgain,
        "002:§8.6",
        "c3",
    );
    let blocked = Reason::NoFreeSquareBehind;
    refused(&strike, "e1:a5:d8:f6:d4:a7", blocked, "002:§9.1", "c5 b6");
    assert_eq!(fen(&after(strike, "e1:d4")), "B:WKd4:Bc5,d6");
}

/// 002:§8.6: a man that comes back to where it began.
#[test]
fn r53_8_6_each_piece_once() {
    let round = small("W:Wd2:Bc3,c5,e3,e5,h8");
    assert_eq!(legal(&round), "d2:d2");
    refused(
        &round,
        "d2:b4:d6:f4:d2:b4",
        Reason::CapturedAgain,
        "002:§8.6",
        "c3",
    );
}

/// 002:§9.1
#[test]
fn r53_9_1_a_king_captures_at_a_distance() {
    let king = small("W:WKa1:Bd4,h2");
    assert_eq!(legal(&king), "a1:h8 a1:g7 a1:f6 a1:e5");
    refused(&king, "a1-b2", Reason::CaptureCompulsory, "002:§8.1", "a1");
    refused(
        &small("W:WKa1:Bd4,e5"),
        "a1:f6",
        Reason::NoFreeSquareBehind,
        "002:§9.1",
        "d4 e5",
    );
    refused(
        &king,
        "a1:e5:d6",
        Reason::NothingCaptured,
        "002:§9.1",
        "e5 d6",
    );
}

/// 002:§9.1, 002:§9.2: any free square behind, but for those from which it does not go on.
#[test]
fn r53_9_2_landing_square() {
    let chain = small("W:WKa1:Bc3,f4");
    assert_eq!(routes(&chain), "a1:e5:g3 a1:e5:h2");
    refused(
        &chain,
        "a1:e5",
        Reason::CaptureContinues,
        "002:§9.1",
        "e5 f4",
    );
    refused(&chain, "a1:d4", Reason::WrongLanding, "002:§9.2", "d4 e5");
}

/// 002:§9.4
#[test]
fn r53_9_4_promotion_during_a_capture() {
    let on = small("W:Wf6:Be7,b6,h2");
    assert_eq!(routes(&on), "f6:d8:a5");
    refused(&on, "f6:d8", Reason::CaptureContinues, "002:§9.4", "d8 b6");
    assert_eq!(fen(&after(on, "f6:a5")), "B:WKa5:Bh2");
}

/// 002:§9.5
#[test]
fn r53_9_5_promotion_without_capture() {
    let crowned = after(small("W:Wg7:Bc5,h2"), "g7-f8");
    assert_eq!(fen(&crowned), "B:WKf8:Bc5,h2");
    assert_eq!(legal(&after(crowned, "h2-g1")), "f8:b4 f8:a3");
}

/// 002:§1.1, 002:§6.1, 002:§7.1, 002:§8.4, 002:§9.4: moves and captures are those of book 001.
#[test]
fn r53_8_4_moves_are_those_of_the_russian_code() {
    let rules = Russian1953::RULES;
    let same = |of: fn(&peatee_rules::Rules) -> String| of(&rules) == of(&Russian::RULES);
    assert!(same(|rules| format!(
        "{:?}",
        (rules.rows_of_men, rules.men_capture_backwards)
    )));
    assert!(same(|rules| format!(
        "{:?}",
        (rules.king_landing, rules.crowning, rules.precedence)
    )));
    assert_ne!(rules.draws, Russian::RULES.draws);
    let start = Position::<Russian1953>::initial();
    assert_eq!(start.perft(6), Position::<Russian>::initial().perft(6));
}

/// 002:§13.1
#[test]
fn r53_13_1_main_road() {
    let road = std::iter::successors(Some(square("a1")), |at| at.step(Direction::UpRight));
    assert_eq!(road.collect::<SquareSet<_>>(), SquareSet::main_road());
    let road = SquareSet::<Board8>::main_road();
    assert_eq!(names(road, Naming::Algebraic), "h8 g7 f6 e5 d4 c3 b2 a1");
}

/// 002:§14-ex1, 002:§8.5
#[test]
fn r53_14_ex1_the_piece_behind_captured_ones() {
    let strike = small("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7");
    assert_eq!(routes(&strike), "a5:e1:g3:e5");
    refused(
        &strike,
        "a5:e1:g3:e5:b2",
        Reason::NoFreeSquareBehind,
        "002:§9.1",
        "d4 c3",
    );
    assert_eq!(fen(&after(strike, "a5:e5 d4:d8")), "B:WKd8,e3:Bd6");
}

/// 002:§14-ex3, 002:§9.4
#[test]
fn r53_14_ex3_crowned_on_the_way() {
    let strike = small("W:Wa1,a3,b2,b4,c3,d2,e3,f2,f4:Ba5,c5,c7,d6,e7,g7");
    let taken = after(strike, "c3-d4");
    assert_eq!(legal(&taken), "a5:c3");
    assert_eq!(taken.position().paths(find(&taken, "a5:c3")).len(), 2);
    assert_eq!(
        find(&taken, "a5:c3:e1:g3:e5:c3"),
        find(&taken, "a5:c3:e5:g3:e1:c3")
    );
    let answered = after(taken, "a5:c3");
    assert_eq!(fen(&answered), "W:Wa1,a3,b2,e3:BKc3,c5,c7,d6,e7,g7");
    assert_eq!(
        fen(&after(answered, "b2:d4:b6:d8:f6:h8")),
        "B:Wa1,a3,e3,Kh8:Bd6"
    );
}

// Chapter 1: draws.

const FOUR_KINGS: &str = "W:WKc1,Ke1,a3:BKd8,Kf8,h6";
const ROUND: &str = "c1-d2 d8-e7 d2-c1 e7-d8";

/// 002:§16b: thirty moves by each side without a change in number or kind, on claim.
#[test]
fn r53_16b_unchanged_force_on_claim() {
    let nearly = wander_kings(&small(FOUR_KINGS), 59);
    assert_eq!(
        (nearly.claims(), counts(&nearly)),
        (vec![], "002:§16b 29/30".into())
    );
    let claimable = wander_kings(&nearly, 1);
    assert_eq!(claimable.claims(), [DrawReason::UnchangedForce]);
    assert_eq!(ended(&claimable), None, "not by itself");
    let later = wander_kings(&claimable, 5);
    assert_eq!(later.claims(), [DrawReason::UnchangedForce]);
}

/// 002:§16b: moves of men do not matter, captures and promotions do.
#[test]
fn r53_16b_what_begins_it_again() {
    let by_man = after(small(FOUR_KINGS), "c1-d2 d8-e7 a3-b4");
    assert_eq!(by_man.counts().unchanged, 3);
    let promotes = after(small("W:WKc1,a7:BKd8,h6"), "c1-d2 d8-e7 a7-b8");
    assert_eq!(promotes.counts().unchanged, 0);
    let captures = after(small("W:WKc1,g3:BKd8,h4"), "c1-d2 h4:f2");
    assert_eq!(captures.counts().unchanged, 0);
}

/// 002:§16c: eighteen own moves with exactly three kings.
#[test]
fn r53_16c_three_kings_against_one() {
    let nearly = wander_kings(&small("W:WKa3,Ka5,Ka7:BKg1"), 34);
    assert_eq!(ended(&nearly), None);
    assert_eq!(counts(&nearly), "002:§16c 17/18, 002:§16b 17/30");
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(
        ended(&drawn),
        draw(DrawReason::KingsAgainstKing, "002:§16c")
    );
    let four = wander_kings(&small("W:WKa3,Ka5,Ka7,Kb8:BKg1"), 40);
    assert_eq!(
        (ended(&four), counts(&four).as_str()),
        (None, "002:§16b 20/30")
    );
}

/// 002:§16d, 002:§16.1: the third occurrence is claimed by the player to move.
#[test]
fn r53_16d_repetition_on_claim() {
    let twice = after(small(FOUR_KINGS), ROUND);
    assert_eq!(twice.claims(), []);
    assert!(
        counts(&twice).starts_with("002:§16d 2/3"),
        "{}",
        counts(&twice)
    );
    let thrice = after(twice, ROUND);
    assert_eq!(thrice.claims(), [DrawReason::Repetition]);
    assert_eq!(ended(&thrice), None);
    let counters = thrice.counters();
    let counter = counters.first().unwrap();
    assert_eq!(
        (counter.done, counter.limit, counter.ending),
        (3, 3, Ending::OnClaim)
    );
}

/// 002:§16.2: the claim with a move that is not made.
#[test]
fn r53_16_2_claim_before_an_own_move() {
    let nearly = after(
        small(FOUR_KINGS),
        "c1-d2 d8-e7 d2-c1 e7-d8 c1-d2 d8-e7 d2-c1",
    );
    assert_eq!(nearly.claims(), []);
    let back = find(&nearly, "e7-d8");
    assert_eq!(nearly.claims_with(back), [DrawReason::Repetition]);
    assert_eq!(nearly.claims_with(find(&nearly, "e7-f6")), []);
    assert_eq!(nearly.moves().len(), 7, "nothing was played");
}

/// 002:§16.3: who moves on loses the right until the position stands again.
#[test]
fn r53_16_3_a_move_gives_up_the_claim() {
    let thrice = after(small(FOUR_KINGS), &[ROUND, ROUND].join(" "));
    let moved_on = after(thrice, "e1-f2");
    assert_eq!(moved_on.claims(), []);
    let again = after(moved_on, "f8-g7 f2-e1 g7-f8");
    assert_eq!(again.claims(), [DrawReason::Repetition]);
}

/// 002:§16.4: at different stages of the game.
#[test]
fn r53_16_4_not_necessarily_in_succession() {
    let twice = after(small(FOUR_KINGS), ROUND);
    let tour = "e1-f2 f8-g7 f2-g3 g7-f6 g3-f2 f6-g7 f2-e1";
    let later = after(twice, tour);
    assert_eq!(later.claims(), []);
    let thrice = after(later, "g7-f8");
    assert_eq!(thrice.position(), small(FOUR_KINGS).position());
    assert_eq!(thrice.claims(), [DrawReason::Repetition]);
}

// Chapter 2.

/// 002:§17.1, 002:§17.2
#[test]
fn r53_17_1_fifty_of_a_hundred_squares() {
    assert_eq!(VariantId::Hundred1953.board_rows(), 10);
    let squares = (0..10).flat_map(|file| (0..10).map(move |rank| (file, rank)));
    let dark =
        squares.filter(|(file, rank)| Square::<Board10>::from_file_rank(*file, *rank).is_some());
    let mut in_row = [0; 10];
    dark.for_each(|(_, rank)| in_row[usize::from(rank)] += 1);
    assert_eq!(in_row, [5; 10]);
}

/// 002:§18.1
#[test]
fn r53_18_1_start_position() {
    let start = Game::<Hundred1953>::initial(&Shipped);
    assert_eq!(*start.position(), read_fen("W:W31-50:B1-20").unwrap());
    let too_many = parse_fen::<Board10>("W:W30-50:B1-20").unwrap();
    assert!(too_many.validate::<Hundred1953>().is_err());
}

/// 002:§19, 002:§30
#[test]
fn r53_19_aim_and_losses() {
    let no_pieces = after(hundred("W:W32:B28"), "32:23");
    assert_eq!(
        ended(&no_pieces),
        win(WHITE, WinReason::NoPieces, "002:§30")
    );
    let no_move = after(hundred("W:W46,47:B36"), "46-41");
    assert_eq!(ended(&no_move), win(WHITE, WinReason::NoMove, "002:§30"));
    refused(&no_move, "36-41", Reason::GameOver, "002:§19", "");
    let resigned = Outcome::Win {
        winner: BLACK,
        by: WinReason::Resignation,
    };
    assert_eq!(VariantId::Hundred1953.article_of(resigned), cited("§30"));
}

/// 002:§20
#[test]
fn r53_20_a_capture_is_one_move() {
    let chain = after(hundred("W:W32,50:B9,19,28,36"), "32:3");
    assert_eq!(
        (chain.moves().len(), fen(&chain).as_str()),
        (1, "B:WK3,50:B36")
    );
    refused(
        &hundred("W:W32:B1"),
        "32-32",
        Reason::SameSquare,
        "002:§20",
        "32",
    );
}

/// 002:§21
#[test]
fn r53_21_white_begins() {
    let start = Game::<Hundred1953>::initial(&Shipped);
    assert_eq!(start.position().turn(), WHITE);
    refused(&start, "20-25", Reason::OpponentsPiece, "002:§21", "20");
    refused(&start, "25-20", Reason::EmptySquare, "002:§21", "25");
}

/// 002:§22.1
#[test]
fn r53_22_1_a_man_steps_forwards() {
    let man = hundred("W:W28,35:B1");
    assert_eq!(legal(&man), "28-22 28-23 35-30");
    refused(&man, "28-32", Reason::Backwards, "002:§22.1", "28 32");
    refused(&man, "28-17", Reason::TooFar, "002:§22.1", "28 17");
    refused(&man, "28-27", Reason::OffDiagonal, "002:§22.1", "28 27");
    refused(
        &hundred("W:W28,22:B1"),
        "28-22",
        Reason::Occupied,
        "002:§22.1",
        "22",
    );
}

/// 002:§22.2
#[test]
fn r53_22_2_promotion() {
    assert_eq!(fen(&after(hundred("W:W6,K50:B36"), "6-1")), "B:WK1,K50:B36");
    assert_eq!(fen(&after(hundred("B:W16:B41"), "41-47")), "W:W16:BK47");
}

/// 002:§23
#[test]
fn r53_23_a_king_goes_any_distance() {
    let king = hundred("W:WK28,22:B33,39,45");
    assert_eq!(
        legal(&king),
        "22-17 22-18 28-5 28-10 28-14 28-19 28-23 28-32 28-37 28-41 28-46"
    );
    refused(&king, "28-17", Reason::OwnPieceJumped, "002:§23", "22");
    refused(&king, "28-33", Reason::Occupied, "002:§23", "33");
    refused(&king, "28-27", Reason::OffDiagonal, "002:§23", "28 27");
    refused(
        &hundred("W:WK46,23:B37,1"),
        "46:19",
        Reason::Blocked,
        "002:§23",
        "23",
    );
}

/// 002:§24.1: a man takes the larger number, whatever the value.
#[test]
fn r53_24_1_man_most_pieces() {
    let man = hundred("W:W28:BK22,23,14");
    assert_eq!(legal(&man), "28:10");
    let fewer = Reason::MorePieces { takes: 1, must: 2 };
    refused(&man, "28:17", fewer, "002:§25.2", "28");
}

/// 002:§24.2: the rest is §8.
#[test]
fn r53_24_2_otherwise_as_on_the_small_board() {
    let must = hundred("W:W32,50:B28");
    refused(&must, "50-44", Reason::CaptureCompulsory, "002:§24.2", "32");
    refused(
        &hundred("W:W32:B28,23"),
        "32:23",
        Reason::NoFreeSquareBehind,
        "002:§24.2",
        "28 23",
    );
    refused(
        &hundred("W:W32:B19,28"),
        "32:23",
        Reason::CaptureContinues,
        "002:§24.2",
        "23 19",
    );
    refused(
        &hundred("W:W32:B28,8"),
        "32:23:18",
        Reason::NothingCaptured,
        "002:§24.2",
        "23 18",
    );
    assert_eq!(
        legal(&hundred("W:W28:B22,23,32,33")),
        "28:17 28:19 28:37 28:39"
    );
    let round = hundred("W:W33:B18,19,28,29,40");
    assert_eq!(legal(&round), "33:33");
    refused(
        &round,
        "33:22:13:24:33:22",
        Reason::CapturedAgain,
        "002:§24.2",
        "28",
    );
}

/// 002:§25.1
#[test]
fn r53_25_1_king_most_pieces() {
    let king = hundred("W:WK46:BK41,33,37");
    assert!(!king.position().must_capture(), "nothing behind 41 is free");
    let king = hundred("W:WK28:B22,19,10,K44");
    assert_eq!(legal(&king), "28:5", "two men rather than a king");
    let fewer = Reason::MorePieces { takes: 1, must: 2 };
    refused(&king, "28:50", fewer, "002:§25.2", "28");
    let chain = hundred("W:WK46:B33,37");
    assert_eq!(routes(&chain), "46:28:39 46:28:44 46:28:50");
    refused(
        &chain,
        "46:28",
        Reason::CaptureContinues,
        "002:§25.1",
        "28 33",
    );
    refused(&chain, "46:32", Reason::WrongLanding, "002:§25.1", "32 28");
    refused(
        &chain,
        "46:28:39:34",
        Reason::NothingCaptured,
        "002:§25.1",
        "39 34",
    );
    refused(
        &hundred("W:WK46:B28,23"),
        "46:19",
        Reason::NoFreeSquareBehind,
        "002:§25.1",
        "28 23",
    );
}

/// 002:§25.2, 002:§25-ex1: king or man, but the larger number.
#[test]
fn r53_25_ex1_king_or_man() {
    let either = hundred("W:WK12,30:B23,33,K34,44");
    assert_eq!(routes(&either), "12:29:40:49 30:39:28:19");
    let fewer = |takes| Reason::MorePieces { takes, must: 3 };
    refused(&either, "12:29:42", fewer(2), "002:§25.2", "12 30");
    refused(&either, "30:39:50", fewer(2), "002:§25.2", "12 30");
}

/// 002:§25.2, 002:§25-ex2: two kings or two men.
#[test]
fn r53_25_ex2_whatever_the_value() {
    let either = hundred("W:W38:BK21,24,K32,33");
    assert_eq!(routes(&either), "38:27:16 38:29:20");
}

/// 002:§25.3, 002:§25-ex3
#[test]
fn r53_25_ex3_passing_over_the_last_row() {
    let passing = hundred("W:W22:B7,8,17,19,45");
    assert_eq!(routes(&passing), "22:11:2:13:24");
    assert_eq!(fen(&after(passing, "22:24")), "B:W24:B45");
}

/// 002:§25.4, 002:§25-ex4
#[test]
fn r53_25_ex4_stopping_on_the_last_row() {
    let stopping = hundred("W:W33:B7,17,19,28,36");
    assert_eq!(routes(&stopping), "33:22:11:2");
    refused(
        &stopping,
        "33:22:11:2:24",
        Reason::CrownedStops,
        "002:§25.4",
        "2",
    );
    let next = after(stopping, "33:2 36-41");
    assert_eq!(fen(&next), "W:WK2:B19,41");
    assert_eq!(legal(&next), "2:24 2:30 2:35", "on its next move it may");
}

/// 002:§29-ex5
#[test]
fn r53_29_ex5_the_piece_behind_captured_ones() {
    let strike = hundred("B:W21,32,33,37,43:BK8,10,19,22");
    assert_eq!(routes(&strike), "8:26:48:39:28");
    refused(
        &strike,
        "8:26:48:39:28:41",
        Reason::NoFreeSquareBehind,
        "002:§25.1",
        "32 37",
    );
    assert_eq!(fen(&after(strike, "8:28 32:5")), "B:WK5:B22");
}

/// 002:§29-ex6
#[test]
fn r53_29_ex6_not_twice() {
    let strike = hundred("W:WK48:B18,21,27,28,37");
    assert_eq!(routes(&strike), "48:26:12:23:32");
    refused(
        &strike,
        "48:26:12:23:32:41",
        Reason::CapturedAgain,
        "002:§24.2",
        "37",
    );
    refused(
        &strike,
        "48:26:12:23:32:16",
        Reason::NoFreeSquareBehind,
        "002:§25.1",
        "27 21",
    );
}

/// 002:§17.1, 002:§22.1, 002:§23, 002:§24.1, 002:§25.3: moves and captures are those of book 000.
#[test]
fn r53_24_1_moves_are_those_of_international_draughts() {
    let start = Position::<Hundred1953>::initial();
    assert_eq!(
        start.perft(6),
        Position::<International>::initial().perft(6)
    );
    assert_ne!(Hundred1953::RULES.draws, International::RULES.draws);
    let rules = Hundred1953::RULES;
    let base = International::RULES;
    assert_eq!(
        (rules.crowning, rules.precedence),
        (base.crowning, base.precedence)
    );
}

/// 002:§31.1: eighteen own moves with exactly four kings.
#[test]
fn r53_31_1_four_kings_against_one() {
    let nearly = wander_kings(&hundred("W:WK46,K47,K48,K49:BK3"), 34);
    assert_eq!(ended(&nearly), None);
    assert_eq!(counts(&nearly), "002:§31.1 17/18, 002:§16b 17/30");
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(
        ended(&drawn),
        draw(DrawReason::KingsAgainstKing, "002:§31.1")
    );
}

/// 002:§31.2: the rest is §16, but for three kings (ambiguities B9).
#[test]
fn r53_31_2_otherwise_as_on_the_small_board() {
    let three = wander_kings(&hundred("W:WK46,K47,K48:BK3"), 59);
    assert_eq!(
        (three.claims(), counts(&three)),
        (vec![], "002:§16b 29/30".into())
    );
    let claimable = wander_kings(&three, 1);
    assert_eq!(
        (claimable.claims(), ended(&claimable)),
        (vec![DrawReason::UnchangedForce], None)
    );
    let round = "47-42 4-10 42-47 10-4";
    let thrice = after(
        hundred("W:WK47,K48,36:BK4,K3,15"),
        &[round, round].join(" "),
    );
    assert_eq!(
        (thrice.claims(), ended(&thrice)),
        (vec![DrawReason::Repetition], None)
    );
    let agreed = Outcome::Draw {
        by: DrawReason::Agreement,
    };
    assert_eq!(VariantId::Hundred1953.article_of(agreed), cited("§31.2"));
    let by_man = after(hundred("W:WK47,K48,36:BK4,K3,15"), "48-42 4-10 36-31");
    assert_eq!(by_man.counts().unchanged, 3);
}

/// 002:§14.6, 002:§14.7, 002:§29.6: a short text that fits several captures is refused.
#[test]
fn r53_14_6_ambiguous_captures() {
    let kings = small("W:WKd2:Bb6,d6,f4,f6,g7");
    refused(&kings, "d2:a7", Reason::Ambiguous, "002:§14.6", "d2 a7");
    assert_eq!(routes(&kings), "d2:g5:d8:a5 d2:g5:e7:c5:a7 d2:h6:f8:c5:a7");
    let either = hundred("W:WK42:B11,12,13,29,30,40");
    refused(&either, "42:6", Reason::Ambiguous, "002:§29.6", "42 6");
    assert_eq!(routes(&either), "42:24:35:44:6 42:24:8:17:6");
}

/// 002:§9.4: a man that was crowned by its capture goes on as a king.
#[test]
fn found_7_t_examiner2_11_a_crowned_man_goes_on_by_its_own_paragraph() {
    let crowned = small("W:Wf6:Be7,b6");
    refused(
        &crowned,
        "f6:d8",
        Reason::CaptureContinues,
        "002:§9.4",
        "d8 b6",
    );
}
