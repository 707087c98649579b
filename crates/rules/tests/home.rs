//! The home game by rule of its leaflet: book `003`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use endgame::Shipped;
use notation::{parse_fen, read_fen};
use peatee_rules::{
    Article, Board8, Book, Color, DrawOptions, DrawReason, Ending, Home, HomeContinue, HomeCounts,
    HomeNext, HomeNextContinue, Outcome, Reason, SetupFault, Variant, VariantId, WinReason,
};
use scene::{
    BLACK, WHITE, after, counts, ended, fen, find, game_with, legal, refused, routes, wander,
    wander_kings,
};

mod scene;

type Game = peatee_rules::Game<Home>;

fn game(fen: &str) -> Game {
    scene::game(fen)
}

fn draw(by: DrawReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Draw { by }, article.to_owned()))
}

fn win(winner: Color, by: WinReason, article: &str) -> Option<(Outcome, String)> {
    Some((Outcome::Win { winner, by }, article.to_owned()))
}

/// 003:1, 003:3
#[test]
fn home_3_start_position() {
    let start = Game::initial(&Shipped);
    assert_eq!(
        fen(&start),
        "W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"
    );
    for color in Color::ALL {
        assert_eq!(start.position().men(color).len(), 12);
    }
    let thirteen = parse_fen::<Board8>("W:W20-32:B1-12").unwrap();
    let too_many = SetupFault::TooManyPieces {
        color: WHITE,
        count: 13,
        limit: 12,
    };
    assert_eq!(thirteen.validate::<Home>().unwrap_err().0, [too_many]);
}

/// 003:5
#[test]
fn home_5_a_man_steps_forwards() {
    let man = game("W:Wd4,a3:Bb8");
    assert_eq!(legal(&man), "d4-c5 d4-e5 a3-b4");
    refused(&man, "d4-c3", Reason::Backwards, "003:5", "d4 c3");
    refused(&man, "d4-f6", Reason::TooFar, "003:5", "d4 f6");
    refused(&man, "d4-d6", Reason::OffDiagonal, "003:5", "d4 d6");
    refused(
        &game("W:Wd4,e5:Bb8"),
        "d4-e5",
        Reason::Occupied,
        "003:5",
        "e5",
    );
}

/// 003:5: on his turn a player must move a man of his own; passing is not possible.
#[test]
fn home_5_no_passing() {
    let start = Game::initial(&Shipped);
    refused(&start, "c3-c3", Reason::SameSquare, "003:5", "c3");
    refused(&start, "b6-a5", Reason::OpponentsPiece, "003:5", "b6");
    refused(&start, "d4-c5", Reason::EmptySquare, "003:5", "d4");
    refused(
        &game("W:Wc3:Bh8"),
        "ed4",
        Reason::NoPieceOnFile,
        "003:5",
        "",
    );
    assert_eq!(after(start, "c3-d4").position().turn(), BLACK);
}

/// 003:6: compulsory, and for men forwards only.
#[test]
fn home_6_men_capture_forwards() {
    let behind = game("W:Wd4:Bc3,e3,c7");
    assert_eq!(legal(&behind), "d4-c5 d4-e5");
    refused(
        &behind,
        "d4:b2",
        Reason::CapturesForwardsOnly,
        "003:6",
        "d4 c3",
    );
    refused(
        &behind,
        "d4:f2",
        Reason::CapturesForwardsOnly,
        "003:6",
        "d4 e3",
    );
    let must = game("W:Wc3,g3:BKd4");
    assert_eq!(legal(&must), "c3:e5", "kings are captured too");
    refused(&must, "g3-h4", Reason::CaptureCompulsory, "003:6", "c3");
    assert_eq!(legal(&game("B:Wd4,f6:Be5,a3")), "e5:c3");
    let own = game("W:Wc3,d4:Bh8");
    refused(&own, "c3:e5", Reason::OwnPieceJumped, "003:6", "d4");
}

/// 003:7
#[test]
fn home_7_free_choice() {
    assert_eq!(routes(&game("W:Wc3:Bb4,d4,d6")), "c3:a5 c3:e5:c7");
    assert_eq!(routes(&game("W:Wc3,g3:Bd4,f4")), "c3:e5 g3:e5");
}

/// 003:8: on the free square behind; a king on any of them.
#[test]
fn home_8_landing_square() {
    let full = game("W:Wc3:Bd4,e5");
    assert_eq!(legal(&full), "c3-b4");
    refused(&full, "c3:e5", Reason::NoFreeSquareBehind, "003:8", "d4 e5");
    assert_eq!(legal(&game("W:WKa1:Bd4")), "a1:h8 a1:g7 a1:f6 a1:e5");
    let chain = game("W:WKa1:Bc3,f4");
    refused(&chain, "a1:d4", Reason::WrongLanding, "003:8", "d4 e5");
}

/// 003:8: the option by which a king lands only on the next square (ambiguities C2).
#[test]
fn home_8_next_square_only() {
    let next = scene::game::<HomeNext>("W:WKa1:Bd4");
    assert_eq!(legal(&next), "a1:e5");
    refused(&next, "a1:g7", Reason::WrongLanding, "003:8", "g7 e5");
    assert_eq!(routes(&scene::game::<HomeNext>("W:WKa1:Bc3,f4")), "a1:d4");
    assert_eq!(
        legal(&scene::game::<HomeNextContinue>("W:WKa1:Bd4")),
        "a1:e5"
    );
    assert_eq!(
        legal(&scene::game::<HomeNext>("W:WKd4:Bh2")),
        legal(&game("W:WKd4:Bh2"))
    );
}

/// 003:9: as long as possible, for men forwards at every jump.
#[test]
fn home_9_chain_capture() {
    let chain = game("W:Wc3:Bd4,d6");
    assert_eq!(routes(&chain), "c3:e5:c7");
    refused(&chain, "c3:e5", Reason::CaptureContinues, "003:9", "e5 d6");
    refused(
        &chain,
        "c3:e5:f6",
        Reason::NothingCaptured,
        "003:8",
        "e5 f6",
    );
    let turning_back = game("W:Wc3:Bd4,f4");
    assert_eq!(routes(&turning_back), "c3:e5");
    refused(
        &turning_back,
        "c3:e5:g3",
        Reason::CapturesForwardsOnly,
        "003:6",
        "e5 f4",
    );
    let king = game("W:WKa1:Bc3,f4");
    assert_eq!(routes(&king), "a1:e5:g3 a1:e5:h2");
    refused(&king, "a1:e5", Reason::CaptureContinues, "003:9", "e5 f4");
    refused(
        &king,
        "a1:e5:g3:h4",
        Reason::NothingCaptured,
        "003:15",
        "g3 h4",
    );
}

/// 003:10: captured pieces stay until the capture ends, and none is jumped twice.
#[test]
fn home_10_removal_afterwards() {
    assert_eq!(routes(&game("W:Wc1:Bd2,d4,d6")), "c1:e3:c5:e7");
    assert_eq!(
        fen(&after(game("W:Wc1:Bd2,d4,d6,h8"), "c1:e7")),
        "B:We7:Bh8"
    );
    let strike = game("W:WKe1:Bb6,c3,c5,d6,e5,e7");
    assert_eq!(routes(&strike), "e1:a5:d8:f6:d4");
    refused(
        &strike,
        "e1:a5:d8:f6:d4:b2",
        Reason::CapturedAgain,
        "003:10",
        "c3",
    );
}

/// 003:12: crowned on the opposite side, and the move ends there.
#[test]
fn home_12_promotion() {
    assert_eq!(fen(&after(game("W:Wg7:Bh2"), "g7-f8")), "B:WKf8:Bh2");
    assert_eq!(fen(&after(game("B:Wa7:Bb2"), "b2-c1")), "W:Wa7:BKc1");
    let capture = game("W:Wf6:Be7,b6,h2");
    assert_eq!(routes(&capture), "f6:d8");
    refused(&capture, "f6:d8:a5", Reason::CrownedStops, "003:12", "d8");
    assert_eq!(fen(&after(capture, "f6:d8")), "B:WKd8:Bb6,h2");
    assert!(read_fen::<Home>("W:Wb8:Bh2").is_err());
}

/// 003:12: the option by which it goes on as a king (ambiguities C3).
#[test]
fn home_12_goes_on_as_a_king() {
    let goes_on = scene::game::<HomeContinue>("W:Wf6:Be7,b6,h2");
    assert_eq!(routes(&goes_on), "f6:d8:a5");
    refused(
        &goes_on,
        "f6:d8",
        Reason::CaptureContinues,
        "003:12",
        "d8 b6",
    );
    assert_eq!(fen(&after(goes_on, "f6:a5")), "B:WKa5:Bh2");
    let two = "W:Wf6:Be7,c7,h2";
    assert_eq!(
        routes(&scene::game::<HomeContinue>(two)),
        "f6:d8:a5 f6:d8:b6"
    );
    assert_eq!(routes(&scene::game::<HomeNextContinue>(two)), "f6:d8:b6");
}

/// 003:13
#[test]
fn home_13_a_king_goes_any_distance() {
    let king = game("W:WKd4,f6:Bb6,a7");
    assert_eq!(
        legal(&king),
        "f6-e7 f6-g7 d4-c5 d4-e5 d4-c3 d4-e3 d4-b2 d4-f2 d4-a1 d4-g1"
    );
    refused(&king, "d4-b6", Reason::Occupied, "003:13", "b6");
    refused(&king, "d4-d6", Reason::OffDiagonal, "003:13", "d4 d6");
    refused(
        &king,
        "d4-a7",
        Reason::NoFreeSquareBehind,
        "003:15",
        "b6 a7",
    );
    refused(
        &game("W:WKa1,e5:Bc3,h2"),
        "a1:f6",
        Reason::Blocked,
        "003:13",
        "e5",
    );
}

/// 003:14
#[test]
fn home_14_king_first() {
    let both = game("W:WKa1,c5:Bd6,e5");
    assert_eq!(legal(&both), "a1:h8 a1:g7 a1:f6");
    refused(&both, "c5:e7", Reason::KingFirst, "003:14", "a1");
    let more_with_the_man = game("W:WKa5,c1,e1:Bb6,d2,d4");
    assert_eq!(legal(&more_with_the_man), "a5:d8 a5:c7");
    refused(
        &more_with_the_man,
        "c1:e3:c5:a7",
        Reason::KingFirst,
        "003:14",
        "a5",
    );
    assert_eq!(
        routes(&game("W:WKa1,Ke1,c5:Bb6,c3")),
        "a1:d4 a1:e5 a1:f6 a1:g7 a1:h8 e1:a5:c7 e1:a5:d8",
        "among kings and routes the choice is free"
    );
    assert_eq!(legal(&game("W:WKh2,c5:Bd6")), "h2:b8 h2:c7");
    assert_eq!(
        legal(&game("W:WKa1,c5:Bd6")),
        "c5:e7",
        "a king that cannot capture bars nobody"
    );
}

/// 003:15
#[test]
fn home_15_a_king_captures_at_a_distance() {
    let far = game("W:WKa1:Bf6,h2");
    assert_eq!(legal(&far), "a1:h8 a1:g7");
    assert_eq!(
        legal(&game("W:WKh8:Bc3,a7")),
        "h8:b2 h8:a1",
        "forwards and backwards"
    );
    refused(
        &game("W:WKa1:Bd4,e5"),
        "a1:f6",
        Reason::NoFreeSquareBehind,
        "003:15",
        "d4 e5",
    );
}

/// 003:2, 003:16, 003:17
#[test]
fn home_17_blocked_or_eliminated() {
    let eliminated = after(game("W:Wc3:Bd4"), "c3:e5");
    assert_eq!(
        ended(&eliminated),
        win(WHITE, WinReason::NoPieces, "003:16")
    );
    refused(&eliminated, "d4-e3", Reason::GameOver, "003:16", "");
    let blocked = after(game("W:Wf2,g1:Bh2"), "f2-g3");
    assert_eq!(ended(&blocked), win(WHITE, WinReason::NoMove, "003:17"));
    assert_eq!(legal(&blocked), "");
}

/// 003:18: king against king is not drawn by itself, but may be agreed.
#[test]
fn home_18_draw_by_agreement() {
    let lone = wander_kings(&game("W:WKa3:BKg1"), 29);
    assert_eq!(ended(&lone), None);
    let agreed = Outcome::Draw {
        by: DrawReason::Agreement,
    };
    let cited = Some(Article::new(Book::Home, "18"));
    assert_eq!(VariantId::Home.article_of(agreed), cited);
    let resigned = Outcome::Win {
        winner: WHITE,
        by: WinReason::Resignation,
    };
    assert_eq!(
        VariantId::Home.article_of(resigned),
        None,
        "the leaflet is silent"
    );
}

/// 003:19: fifteen moves by each side; moves of men do not begin it again.
#[test]
fn home_19_fifteen_moves_without_capture() {
    let man_sometimes = |ply| match ply % 10 {
        5 => peatee_rules::Kind::Man,
        _ => peatee_rules::Kind::King,
    };
    let nearly = wander(
        &game("W:WKc1,a1,c3:BKf8,h8,f6"),
        29,
        &man_sometimes,
        &|_| true,
    );
    assert_eq!(
        (ended(&nearly), counts(&nearly).as_str()),
        (None, "003:19 14/15")
    );
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(ended(&drawn), draw(DrawReason::NoCapture, "003:19"));
    let capture = after(game("W:WKc1,g3:BKf8,h4"), "c1-d2 h4:f2");
    assert_eq!(capture.counts().without_capture, 0);
}

/// 003:19: the option by which the fifteen are of both sides together (ambiguities C5).
#[test]
fn home_19_counted_in_plies() {
    let options = DrawOptions {
        home_counts: HomeCounts::Plies,
        ..DrawOptions::default()
    };
    let start = game_with::<Home>("W:WKc1,a1,c3:BKf8,h8,f6", options);
    let nearly = wander_kings(&start, 14);
    assert_eq!(
        (ended(&nearly), counts(&nearly).as_str()),
        (None, "003:19 14/15")
    );
    let drawn = wander_kings(&nearly, 1);
    assert_eq!(ended(&drawn), draw(DrawReason::NoCapture, "003:19"));
}

/// 003:20
#[test]
fn home_20_third_occurrence() {
    let round = "c1-d2 d8-e7 d2-c1 e7-d8";
    let twice = after(game("W:WKc1,Ke1,a3:BKd8,Kf8,h6"), round);
    assert_eq!(counts(&twice), "003:20 2/3, 003:19 2/15");
    let thrice = after(twice, round);
    assert_eq!(ended(&thrice), draw(DrawReason::Repetition, "003:20"));
    for rule in Home::RULES.draws {
        assert_eq!(rule.ending, Ending::Automatic);
    }
}

/// 003:7: the leaflet does not say how captures are written; a text that fits several is refused
/// without an article.
#[test]
fn home_7_ambiguous_captures() {
    let two_ways = game("W:WKd2:Bb6,d6,f4,f6,g7");
    let illegal = refused(&two_ways, "d2:a7", Reason::Ambiguous, "", "d2 a7");
    assert_eq!(illegal.instead.len(), 2);
    assert_ne!(find(&two_ways, "d2:h6:a7"), find(&two_ways, "d2:g5:a7"));
}
