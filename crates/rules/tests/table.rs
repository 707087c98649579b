//! The table of rules, field by field: each changes some position, text or article. A rule that is
//! declared and not wired fails here.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use endgame::Shipped;
use notation::{MoveForm, parse_move, read_fen, write_fen, write_move};
use peatee_rules::{
    Article, Articles, Board8, Book, Count, Crowning, DrawOptions, DrawReason, DrawRule, Ending,
    Game, Home, KingLanding, Naming, Outcome, Position, Precedence, RouteShown, Rules, Russian,
    Setup, SmallEndings, Variant, VariantId, WinReason, Writing,
};

/// Makes rule sets that differ from Russian draughts in what is named.
macro_rules! differing {
    ($($name:ident: $changes:expr;)*) => {
        $(
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            struct $name;

            impl Variant for $name {
                type Board = Board8;
                const RULES: Rules = $changes;
                const ID: VariantId = VariantId::Russian;
            }
        )*
    };
}

differing! {
    FewerMen: Rules { rows_of_men: 2, ..Russian::RULES };
    ForwardsOnly: Rules { men_capture_backwards: false, ..Russian::RULES };
    NextLanding: Rules { king_landing: KingLanding::Next, ..Russian::RULES };
    WhenItStops: Rules { crowning: Crowning::WhenItStops, ..Russian::RULES };
    EndsTheCapture: Rules { crowning: Crowning::EndsTheCapture, ..Russian::RULES };
    MostPieces: Rules { precedence: Precedence::MostPieces, ..Russian::RULES };
    KingFirst: Rules { precedence: Precedence::KingFirst, ..Russian::RULES };
    Numbers: Rules {
        writing: Writing { naming: Naming::Numeric, ..Russian::RULES.writing },
        ..Russian::RULES
    };
    Crosses: Rules {
        writing: Writing { capture_sign: 'x', ..Russian::RULES.writing },
        ..Russian::RULES
    };
    EndsAlone: Rules {
        writing: Writing { route: RouteShown::SameEnds, ..Russian::RULES.writing },
        ..Russian::RULES
    };
    NoDraws: Rules { draws: &[], ..Russian::RULES };
    TwoRules: Rules { draws: &[SECOND, THIRD], ..Russian::RULES };
    Everything: Rules { draws: &EVERYTHING, ..Russian::RULES };
    Marked: Rules { articles: MARKS, ..Russian::RULES };
    MarkedMost: Rules {
        articles: MARKS,
        precedence: Precedence::MostPieces,
        crowning: Crowning::WhenItStops,
        ..Russian::RULES
    };
}

const SECOND: DrawRule = DrawRule {
    reason: DrawReason::Repetition,
    count: Count::Occurrences,
    limit: 2,
    ending: Ending::OnClaim,
    article: mark("second"),
};

const THIRD: DrawRule = DrawRule {
    reason: DrawReason::NoCapture,
    limit: 3,
    ending: Ending::Automatic,
    article: mark("third"),
    ..SECOND
};

/// A claim under this name as soon as this count reaches this number.
const fn claim(reason: DrawReason, count: Count, limit: u16) -> DrawRule {
    DrawRule {
        reason,
        count,
        limit,
        ..SECOND
    }
}

/// One rule for everything that may be counted, each under a name of its own.
static EVERYTHING: [DrawRule; 12] = [
    claim(DrawReason::Repetition, Count::Occurrences, 2),
    claim(DrawReason::KingMovesOnly, Count::KingMoves, 2),
    claim(DrawReason::FiftyMoves, Count::Unchanged { pieces: None }, 2),
    claim(DrawReason::UnchangedForce, SMALL, 2),
    claim(DrawReason::NoCapture, Count::WithoutCapture, 2),
    claim(
        DrawReason::ThreeAgainstKing,
        Count::SinceThreeAgainstKing,
        2,
    ),
    claim(DrawReason::TwoAgainstKing, Count::SinceTwoAgainstKing, 2),
    claim(DrawReason::KingsAgainstKing, THREE_KINGS, 1),
    claim(DrawReason::MainRoadHeld, Count::OwnMovesAgainstMainRoad, 1),
    claim(DrawReason::DeadPosition, Count::OwnMovesWithTwo, 1),
    claim(DrawReason::NotPlayedOut, Count::NotPlayedOut, 0),
    claim(DrawReason::Stalemate, Count::KingMoves, 3),
];

const SMALL: Count = Count::Unchanged {
    pieces: Some((4, 5)),
};
const THREE_KINGS: Count = Count::OwnMovesWithKings { least: 3, most: 3 };

const fn mark(field: &'static str) -> Article {
    Article::new(Book::Home, field)
}

/// Every article of a table, each named after its field.
const MARKS: Articles = Articles {
    a_move: mark("a_move"),
    own_pieces_in_turn: mark("own_pieces_in_turn"),
    dark_squares: mark("dark_squares"),
    square_names: Some(mark("square_names")),
    man_move: mark("man_move"),
    king_move: mark("king_move"),
    compulsory: mark("compulsory"),
    man_capture: mark("man_capture"),
    king_capture: mark("king_capture"),
    man_goes_on: mark("man_goes_on"),
    king_goes_on: mark("king_goes_on"),
    landing: mark("landing"),
    own_not_jumped: mark("own_not_jumped"),
    not_twice: mark("not_twice"),
    crowned_capturing: mark("crowned_capturing"),
    precedence: Some(mark("precedence")),
    move_text: Some(mark("move_text")),
    full_route: Some(mark("full_route")),
    ended: mark("ended"),
    no_pieces: mark("no_pieces"),
    no_move: mark("no_move"),
    resignation: Some(mark("resignation")),
    agreement: mark("agreement"),
};

fn position<V: Variant>(fen: &str) -> Position<V> {
    read_fen(fen).expect(fen)
}

/// The texts of the legal moves of a position, sorted.
fn legal<V: Variant>(fen: &str) -> String {
    let position = position::<V>(fen);
    let moves = position.legal_moves();
    let text = |m: &_| write_move(&position, *m, MoveForm::Short);
    let texts: BTreeSet<String> = moves.iter().map(text).collect();
    texts.into_iter().collect::<Vec<_>>().join(" ")
}

/// Every field of the table has a test below; a new one does not compile here until it has.
#[test]
fn table_names_every_field() {
    let Rules {
        id,
        rows_of_men: _,           // table_rows_of_men
        men_capture_backwards: _, // table_men_capture_backwards
        king_landing: _,          // table_king_landing
        crowning: _,              // table_crowning
        precedence: _,            // table_precedence
        draws: _,                 // table_draws, table_counts
        writing:
            Writing {
                naming: _,       // table_writing
                capture_sign: _, // table_writing
                route: _,        // table_writing
            },
        articles: _, // table_articles, table_articles_of_results
    } = Russian::RULES;
    assert_eq!(VariantId::from_id(id), Some(VariantId::Russian));
    let ids: BTreeSet<&str> = VariantId::ALL.iter().map(|variant| variant.id()).collect();
    assert_eq!(ids.len(), VariantId::ALL.len(), "each has its own name");
    for variant in VariantId::ALL {
        assert_eq!(VariantId::from_id(variant.id()), Some(*variant));
    }
    assert_eq!(VariantId::from_id("checkers"), None);
}

#[test]
fn table_rows_of_men() {
    let men = |setup: Setup<Board8>| setup.men.white.len();
    assert_eq!(men(Setup::initial::<Russian>()), 12);
    assert_eq!(men(Setup::initial::<FewerMen>()), 8);
    let twelve = Setup::initial::<Russian>();
    assert!(twelve.validate::<Russian>().is_ok());
    assert!(
        twelve.validate::<FewerMen>().is_err(),
        "more than it begins with"
    );
}

#[test]
fn table_men_capture_backwards() {
    let fen = "W:Wd4:Be3";
    assert_eq!(legal::<Russian>(fen), "d4:f2");
    assert_eq!(legal::<ForwardsOnly>(fen), "d4-c5 d4-e5");
}

#[test]
fn table_king_landing() {
    let fen = "W:WKa1:Bf6";
    assert_eq!(legal::<Russian>(fen), "a1:g7 a1:h8");
    assert_eq!(legal::<NextLanding>(fen), "a1:g7");
}

#[test]
fn table_crowning() {
    let fen = "W:Wf6:Be7,c7,a3";
    assert_eq!(legal::<Russian>(fen), "f6:d8:a5 f6:d8:b6", "as a king");
    assert_eq!(legal::<WhenItStops>(fen), "f6:b6", "as a man");
    assert_eq!(legal::<EndsTheCapture>(fen), "f6:d8", "not at all");
    let king = position::<Russian>(fen);
    assert!(king.promotes(king.legal_moves()[0]));
    let man = position::<WhenItStops>(fen);
    assert!(!man.promotes(man.legal_moves()[0]));
}

#[test]
fn table_precedence() {
    let fen = "W:WKe1,c3:Bb4,b6,f2";
    assert_eq!(legal::<Russian>(fen), "c3:c7 e1:g3 e1:h4");
    assert_eq!(legal::<MostPieces>(fen), "c3:c7");
    assert_eq!(legal::<KingFirst>(fen), "e1:g3 e1:h4");
}

#[test]
fn table_writing() {
    let quiet = "W:Wc3:Bh8";
    assert_eq!(legal::<Russian>(quiet), "c3-b4 c3-d4");
    assert_eq!(legal::<Numbers>(quiet), "22-17 22-18");
    let capture = "W:Wc3:Bd4";
    assert_eq!(legal::<Russian>(capture), "c3:e5");
    assert_eq!(legal::<Crosses>(capture), "c3xe5");
    let chains = "W:WKd2:Bb6,d6,f4,f6,g7";
    let routes = "d2:g5:e7:c5:a7 d2:h6:f8:c5:a7";
    assert_eq!(legal::<EndsAlone>(chains), format!("d2:a5 {routes}"));
    assert!(legal::<Russian>(chains).contains("d2:g5:d8:a5"));
    let setup = position::<Numbers>(quiet).to_setup();
    assert_eq!(write_fen(&setup, Numbers::RULES.writing.naming), "W:W22:B4");
}

/// The game after the moves of a line.
fn played<V: Variant>(fen: &str, line: &str) -> Game<V> {
    let options = DrawOptions {
        small_endings: SmallEndings::NotPlayedOut,
        ..DrawOptions::default()
    };
    let mut game = Game::<V>::new(position(fen), options, &Shipped);
    for text in line.split_whitespace() {
        let attempt = parse_move(text).unwrap().attempt;
        game.play(game.explain(&attempt).expect(text)).unwrap();
    }
    game
}

const FOUR_KINGS: &str = "W:WKc1,Ke1,a3:BKd8,Kf8,h6";
const ROUND: &str = "c1-d2 d8-e7 d2-c1 e7-d8";

/// Every field of a draw rule but its count: reason, limit, ending and article.
#[test]
fn table_draws() {
    let DrawRule {
        reason,
        count: _, // table_counts
        limit,
        ending,
        article,
    } = SECOND;
    let once = played::<TwoRules>(FOUR_KINGS, ROUND);
    assert_eq!((once.outcome(), once.claims()), (None, vec![reason]));
    let shown = once.counters().into_iter();
    let shown: Vec<_> = shown
        .map(|c| (c.reason, c.limit, c.ending, c.article))
        .collect();
    let third = (THIRD.reason, THIRD.limit, THIRD.ending, THIRD.article);
    assert_eq!(shown, [(reason, limit, ending, article), third]);
    let by = THIRD.reason;
    let twice_round = [ROUND, ROUND].join(" ");
    let twice = played::<TwoRules>(FOUR_KINGS, &twice_round);
    assert_eq!(twice.outcome(), Some(Outcome::Draw { by }));
    assert_eq!(played::<NoDraws>(FOUR_KINGS, &twice_round).outcome(), None);
}

/// Everything that a draw rule may count gives some claim, and in some other game none.
#[test]
fn table_counts() {
    use DrawReason as By;
    let claims = |fen: &str, line: &str| played::<Everything>(fen, line).claims();
    let kings = "c1-d2 d8-e7";
    let unchanged = [By::KingMovesOnly, By::FiftyMoves, By::NoCapture];
    assert_eq!(claims(FOUR_KINGS, kings), unchanged);
    assert_eq!(
        claims(FOUR_KINGS, "c1-d2 d8-e7 a3-b4"),
        [By::FiftyMoves, By::NoCapture]
    );
    let promotion = claims("W:WKc1,a7:BKd8,h6", "a7-b8 h6-g5");
    assert_eq!(promotion, [By::NoCapture]);
    let [king_moves, force, captures] = unchanged;
    let small = claims("W:WKc1,a3:BKd8,h6", kings);
    assert_eq!(small, [king_moves, force, By::UnchangedForce, captures]);
    let round = claims(FOUR_KINGS, ROUND);
    assert_eq!(
        round,
        [By::Repetition, king_moves, force, captures, By::Stalemate]
    );
    let three = claims("W:WKa3,Ka5,Ka7:BKg1", "a5-c7 g1-h2 c7-b6");
    let after_three = [king_moves, force, By::UnchangedForce, captures];
    let own = [By::ThreeAgainstKing, By::KingsAgainstKing, By::Stalemate];
    assert_eq!(three, [&after_three[..], &own].concat());
    let four = claims("W:WKa3,Ka5,Ka7,Kb8:BKg1", "a5-c7 g1-h2 c7-b6");
    assert_eq!(
        four,
        [&after_three[..], &[By::Stalemate]].concat(),
        "not four kings"
    );
    let road = claims("W:WKa3,Ka5,Ka7:BKh8", "a3-e7");
    assert_eq!(
        road,
        [By::KingsAgainstKing, By::MainRoadHeld, By::NotPlayedOut]
    );
    let two = claims("W:WKa3,Ka5:BKg1", "a5-d8 g1-f2 d8-a5");
    let own = [
        By::TwoAgainstKing,
        By::DeadPosition,
        By::NotPlayedOut,
        By::Stalemate,
    ];
    assert_eq!(two, [&unchanged[..], &own].concat());
    assert_eq!(claims("W:WKa3,Ka5:BKg1", ""), [By::NotPlayedOut]);
}

/// The field whose article a refused text is told.
fn told<V: Variant>(fen: &str, text: &str) -> &'static str {
    let game = Game::<V>::new(position(fen), DrawOptions::default(), &Shipped);
    let illegal = game
        .explain(&parse_move(text).unwrap().attempt)
        .expect_err(text);
    illegal.article.expect(text).number
}

/// Every article of the table is told for some refused move.
#[test]
fn table_articles() {
    let fields = [
        told::<Marked>("W:Wc3:Bh8", "c3-c3"),
        told::<Marked>("W:Wc3:Bh8", "e3-d4"),
        told::<Marked>("W:Wc3:Bh8", "c3-b2"),
        told::<Marked>("W:WKc3:Bh8", "c3-c5"),
        told::<Marked>("W:Wc3:Bd4", "c3-b4"),
        told::<Marked>("W:Wc3:Bd4,e5", "c3:e5"),
        told::<Marked>("W:WKa1:Bd4,e5", "a1:f6"),
        told::<Marked>("W:Wc3:Bd4,d6", "c3:e5"),
        told::<Marked>("W:WKa1:Bc3,f4", "a1:e5"),
        told::<Marked>("W:WKa1:Bc3,f4", "a1:d4"),
        told::<Marked>("W:Wc3,d4:Bh8", "c3:e5"),
        told::<Marked>("W:Wd2:Bc3,c5,e3,e5", "d2:b4:d6:f4:d2:b4"),
        told::<MarkedMost>("W:Wf6:Be7,b6", "f6:d8:a5"),
        told::<MarkedMost>("W:Wc3:Bb4,d4,d6", "c3:a5"),
        told::<Marked>("W:WKd2:Bb6,d6,f4,f6,g7", "d2:a7"),
        told::<Marked>("B:Wc3:B", "c3-d4"),
    ];
    let Articles {
        a_move,
        own_pieces_in_turn,
        dark_squares: _, // told by the door: games/tests/reading.rs
        square_names: _, // likewise
        man_move,
        king_move,
        compulsory,
        man_capture,
        king_capture,
        man_goes_on,
        king_goes_on,
        landing,
        own_not_jumped,
        not_twice,
        crowned_capturing,
        precedence,
        move_text: _, // likewise
        full_route,
        ended,
        no_pieces: _,   // table_articles_of_results
        no_move: _,     // likewise
        resignation: _, // likewise
        agreement: _,   // likewise
    } = MARKS;
    let articles = [
        a_move,
        own_pieces_in_turn,
        man_move,
        king_move,
        compulsory,
        man_capture,
        king_capture,
        man_goes_on,
        king_goes_on,
        landing,
        own_not_jumped,
        not_twice,
        crowned_capturing,
        precedence.unwrap(),
        full_route.unwrap(),
        ended,
    ];
    assert_eq!(fields, articles.map(|article| article.number));
}

/// The articles of results are those of the rule set's own table, and not the same in every book.
#[test]
fn table_articles_of_results() {
    let won = |by| Outcome::Win {
        winner: peatee_rules::Color::White,
        by,
    };
    let mut told = BTreeSet::new();
    for variant in VariantId::ALL {
        let articles = variant.rules().articles;
        let of = |outcome| variant.article_of(outcome);
        let agreed = Outcome::Draw {
            by: DrawReason::Agreement,
        };
        let expected = [
            (won(WinReason::NoPieces), Some(articles.no_pieces)),
            (won(WinReason::NoMove), Some(articles.no_move)),
            (won(WinReason::Resignation), articles.resignation),
            (agreed, Some(articles.agreement)),
        ];
        for (outcome, article) in expected {
            assert_eq!(of(outcome), article, "{variant:?}");
        }
        told.insert(expected.map(|(_, article)| article.map(|article| article.to_string())));
    }
    // International, Russian with Brazilian, the two of 1953, the four home games.
    assert_eq!(told.len(), 5);
}

/// The options of the home game are tables of their own, and differ in one field each.
#[test]
fn table_options_are_variants() {
    let differing = |variant: VariantId| {
        let (a, b) = (variant.rules(), VariantId::Home.rules());
        (
            a.king_landing != b.king_landing,
            a.crowning != b.crowning,
            a.precedence != b.precedence,
        )
    };
    assert_eq!(differing(VariantId::HomeNext), (true, false, false));
    assert_eq!(differing(VariantId::HomeContinue), (false, true, false));
    assert_eq!(differing(VariantId::HomeNextContinue), (true, true, false));
    assert_eq!(VariantId::HomeNext.rules().draws, Home::RULES.draws);
}
