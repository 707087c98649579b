//! Score sheets: by article, and their laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use games::Color::{Black, White};
use games::{ByColor, Color, Game, LegalMove, RuleSet};
use peatee_conduct::{
    AgainstFault, Command, Deviation, Difference, End, Millis, Moment, ScoreEntry, Sheet,
    SheetFault, Terms, Written, against, compare,
};
use proptest::prelude::*;

fn rules(id: &str) -> RuleSet {
    id.parse().expect("a rule set")
}

fn sheet(moves: &str) -> Sheet {
    Sheet::with(moves.split_whitespace()).expect("short enough")
}

fn difference(id: &str, white: &Sheet, black: &Sheet) -> Option<Difference> {
    compare(rules(id), None, &[], ByColor { white, black }).expect("playable")
}

fn deviation(id: &str, sheet: &Sheet, made: &str) -> Option<Deviation> {
    let made: Vec<&str> = made.split_whitespace().collect();
    against(rules(id), None, &entries(&made), sheet).expect("playable")
}

/// Moves as they are on the score of a game.
fn entries(made: &[impl AsRef<str>]) -> Vec<ScoreEntry> {
    let mut game = peatee_conduct::Game::new(Terms::new(rules("international"))).expect("playable");
    let text = "32-28".to_owned();
    for command in [Command::Begin, Command::Play { by: White, text }] {
        for event in game
            .decide(&command, Moment(0))
            .expect("it can be asked for")
        {
            game.apply(&event).expect("it fits");
        }
    }
    let entry = &game.entries()[0];
    let of = |text: &str| entry.clone().with_text(Some(text));
    made.iter().map(|text| of(text.as_ref())).collect()
}

fn text(written: Option<&Written>) -> Option<&str> {
    written.map(|written| written.text.as_str())
}

/// 002:§33.1, 000:10.2.2: each player writes every move, and the number of moves is known at any moment.
#[test]
fn r53_33_1_the_moves_are_counted() {
    let mut sheet = Sheet::default();
    let mut counts = Vec::new();
    for entry in ["32-28", "19-23", "28x19", "14x23"] {
        counts.push((sheet.moves(White), sheet.moves(Black)));
        sheet.write(entry).expect("there is room");
    }
    assert_eq!(counts, [(0, 0), (1, 0), (1, 1), (2, 1)]);
    assert_eq!(sheet.entries(), ["32-28", "19-23", "28x19", "14x23"]);
    let mut black_first = Sheet::new(Black);
    black_first.write("19-23").expect("there is room");
    assert_eq!((black_first.moves(White), black_first.moves(Black)), (0, 1));
}

/// 002:§33.2: both sheets are signed by both players; what is signed is not changed.
#[test]
fn r53_33_2_signed_by_both() {
    let mut sheet = sheet("c3-d4 d6-c5");
    assert!(!sheet.is_signed());
    sheet.sign(Black);
    assert!(sheet.is_signed_by(Black) && !sheet.is_signed_by(White) && !sheet.is_signed());
    let signed = Err(SheetFault::Signed(Black));
    assert_eq!(sheet.write("b2-c3"), signed);
    assert_eq!(sheet.correct(0, "b2-c3"), signed);
    assert_eq!(sheet.strike_from(0), signed);
    sheet.sign(White);
    assert!(sheet.is_signed());
    assert_eq!(sheet.entries(), ["c3-d4", "d6-c5"]);
}

/// 002:§33.3: one move in different spellings is no difference.
#[test]
fn r53_33_3_spellings_are_no_difference() {
    let spellings = [
        ["32-28", "19-23", "28x19"],
        ["32–28", "19 23!", "28:19"],
        ["32 - 28", " 19-23", "28×19?"],
    ]
    .map(|entries| Sheet::with(entries).expect("short enough"));
    for white in &spellings {
        for black in &spellings {
            assert_eq!(difference("international", white, black), None);
        }
    }
    let (long, short) = (sheet("e3-d4 d6-c5 d2-e3"), sheet("ed4 dc5 de3"));
    assert_eq!(difference("russian-1953", &long, &short), None);
    let (pieces, squares) = (
        sheet("e4 e5 Nf3 Nc6 Bc4 Nf6 O-O"),
        sheet("e2-e4 e7e5 Ng1-f3 b8c6 Bf1-c4 g8f6 e1g1"),
    );
    assert_eq!(difference("chess", &pieces, &squares), None);
}

/// 002:§33.3: the first difference, with what each wrote and what it means.
#[test]
fn r53_33_3_the_first_difference() {
    let (white, black) = (
        sheet("32-28 19-23 28x19 14x23 37-32"),
        sheet("32-28 19-23 28x19 13x24 1-1"),
    );
    let found = difference("international", &white, &black).expect("they differ");
    assert_eq!(found.ply, 3);
    let meanings = [found.white, found.black].map(|written| written.expect("written").meaning);
    assert_eq!(meanings, [Ok("14x23".to_owned()), Ok("13x24".to_owned())]);
}

/// 002:§33.3: a mistake is found, and told whether it can be read, also where both have it.
#[test]
fn r53_33_3_a_mistake_on_a_sheet() {
    let right = sheet("32-28 19-23");
    for (entry, is_readable) in [
        ("19-24x", false),
        ("", false),
        ("19-28", true),
        ("19-99", true),
    ] {
        let wrong = Sheet::with(["32-28", entry]).expect("short enough");
        for (white, black) in [(&right, &wrong), (&wrong, &right), (&wrong, &wrong)] {
            let found = difference("international", white, black).expect("a mistake");
            assert_eq!(found.ply, 1);
            for (side, written) in [(white, found.white), (black, found.black)] {
                let written = written.expect("written");
                assert_eq!(written.is_legal(), side == &right, "{entry:?}");
                assert_eq!(
                    written.is_readable(),
                    side == &right || is_readable,
                    "{entry:?}"
                );
            }
        }
    }
}

/// 002:§33.3: a sheet that ends before the other differs where it ends.
#[test]
fn r53_33_3_a_missing_entry() {
    let (long, short) = (sheet("32-28 19-23 28x19"), sheet("32-28 19-23"));
    let found = difference("international", &long, &short).expect("one is missing");
    assert_eq!((found.ply, text(found.white.as_ref())), (2, Some("28x19")));
    assert_eq!(found.black, None);
    let found = difference("international", &short, &long).expect("one is missing");
    assert_eq!((found.white, found.black.is_some()), (None, true));
    assert_eq!(
        difference("international", &Sheet::default(), &Sheet::default()),
        None
    );
}

/// 002:§33.3: what differs is corrected: an entry, or all from one on.
#[test]
fn r53_33_3_corrected() {
    let right = sheet("32-28 19-23 28x19");
    let mut wrong = sheet("32-28 19-24 28x19");
    wrong.correct(1, "19-23").expect("there is one");
    assert_eq!(difference("international", &right, &wrong), None);
    let mut twice = sheet("32-28 19-23 19-23 28x19");
    twice.strike_from(2).expect("there is one");
    twice.write("28:19").expect("there is room");
    assert_eq!(difference("international", &right, &twice), None);
    let missing = |ply| Err(SheetFault::NoEntry { ply, entries: 3 });
    assert_eq!(twice.correct(3, "1-2"), missing(3));
    assert_eq!(twice.strike_from(usize::MAX), missing(usize::MAX));
}

/// 002:§33.3: a sheet against the moves made: written otherwise, not written, not made.
#[test]
fn r53_33_3_against_the_moves_made() {
    let made = "32-28 19-23 28x19 14x23";
    let at = |entries: &str| deviation("international", &sheet(entries), made);
    assert_eq!(at("32-28 19–23 28:19 14×23"), None);
    let other = at("32-28 19-23 28x19 13x24").expect("another move");
    assert_eq!((other.ply, other.made.as_deref()), (3, Some("14x23")));
    assert_eq!(
        other.wrote.map(|written| written.meaning),
        Some(Ok("13x24".to_owned()))
    );
    let short = at("32-28 19-23").expect("two are missing");
    assert_eq!(
        (short.ply, short.wrote, short.made.as_deref()),
        (2, None, Some("28x19"))
    );
    let long = at("32-28 19-23 28x19 14x23 37-32").expect("one too many");
    assert_eq!((long.ply, long.made), (4, None));
    assert!(long.wrote.is_some_and(|written| written.is_legal()));
}

/// 000:5.7, 002:§33.3: where an error was let stand, both wrote what was done, and go on from what then stood.
#[test]
fn intl_5_7_an_error_that_was_let_stand() {
    let mut made = entries(&["32-28", "15-25", "38-32", "18-23"]);
    made[1] = made[1].clone().with_after("W:W28,31,33-50:B1-14,16-20,25");
    let mut other = made.clone();
    // Where no move was made, the players write nothing.
    let stood = made[1].clone().with_text(None);
    let stood = stood.with_after("W:W28,31,33-50:B1-14,16-20,26");
    other.insert(2, stood);
    for made in [made, other] {
        let at = |white: &str, black: &str| {
            let (white, black) = (&sheet(white), &sheet(black));
            let sheets = ByColor { white, black };
            let found = compare(rules("international"), None, &made, sheets);
            found.expect("playable").map(|found| found.ply)
        };
        let right = "32-28 15-25 38-32 18-23";
        assert_eq!(at(right, "32-28 15–25 38-32 18-23"), None);
        assert_eq!(at(right, "32-28 15-24 38-32 18-23"), Some(1));
        assert_eq!(at(right, "32-28 15-25 37-31 18-23"), Some(2));
        assert_eq!(at(right, "32-28"), Some(1));
        let against = |text: &str| {
            let found = against(rules("international"), None, &made, &sheet(text));
            found.expect("playable").map(|found| found.ply)
        };
        assert_eq!(against(right), None);
        assert_eq!(against("32-28 19-23 38-32 18-23"), Some(1));
        assert_eq!(against("32-28 15-25 38-32"), Some(3));
    }
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let made = entries(&["32-28", "32-28"]);
    let fault = against(rules("international"), None, &made, &sheet("32-28 19-23"));
    assert!(matches!(fault, Err(AgainstFault::Made { ply: 1, .. })));
    let fen = Some("W:W1");
    let empty = Sheet::default();
    let sheets = ByColor {
        white: &empty,
        black: &empty,
    };
    assert!(compare(rules("international"), fen, &[], sheets).is_err());
    let fault = against(rules("international"), fen, &[], &empty);
    assert!(matches!(fault, Err(AgainstFault::Setup(_))));
}

/// From a position with Black to move the first entry is Black's.
#[test]
fn from_another_position() {
    let (white, black) = (sheet("19-23 28x19"), sheet("19-23 28:19"));
    let sheets = ByColor {
        white: &white,
        black: &black,
    };
    let fen = Some("B:W28,48:B19,1");
    assert_eq!(compare(rules("international"), fen, &[], sheets), Ok(None));
    let made = entries(&["19-23", "28x19"]);
    assert_eq!(
        against(rules("international"), fen, &made, &white),
        Ok(None)
    );
}

#[test]
fn a_sheet_is_bounded() {
    let mut full = Sheet::default();
    for _ in 0..Sheet::MOST_ENTRIES {
        full.write("?").expect("there is room");
    }
    assert_eq!(full.write("32-28"), Err(SheetFault::Full));
    let mut sheet = Sheet::default();
    sheet.write(&"é".repeat(32)).expect("64 bytes");
    let too_long = Err(SheetFault::TooLong { bytes: 66 });
    assert_eq!(sheet.write(&"é".repeat(33)), too_long);
    assert_eq!(sheet.correct(0, &"é".repeat(33)), too_long);
    assert_eq!(sheet.entries().len(), 1);
}

/// 002:§33.4: a sheet that shows the moves of the control does not help one who has not made them.
#[test]
fn r53_33_4_scores_do_not_decide_time() {
    let terms = Terms {
        control: "2/3600".parse().expect("a control"),
        ..Terms::new(rules("international"))
    };
    let mut game = peatee_conduct::Game::new(terms).expect("playable");
    let start = Moment(0);
    let mut act = |command: Command, now| {
        for event in game.decide(&command, now).expect("it can be") {
            game.apply(&event).expect("what was decided can happen");
        }
        (game.clock().moves(White), game.end().cloned())
    };
    act(Command::Begin, start);
    for (by, text) in [(White, "32-28"), (Black, "19-23")] {
        let text = text.to_owned();
        act(Command::Play { by, text }, start);
    }
    let claimed = sheet("32-28 19-23 28x19");
    assert_eq!(claimed.moves(White), 2);
    let (made, end) = act(Command::Look, start.plus(Millis::hours(1)));
    assert_eq!((made, end), (1, Some(End::Time { loser: White })));
}

/// A random game: how each move is chosen among the legal ones, and how each player spells it.
type Choices = Vec<(usize, ByColor<usize>)>;

fn choices() -> impl Strategy<Value = Choices> {
    let choice = (0..1000usize, 0..6usize, 0..6usize)
        .prop_map(|(chosen, white, black)| (chosen, ByColor { white, black }));
    prop::collection::vec(choice, 1..60)
}

/// One spelling of several.
fn spelled(game: &Game, m: &LegalMove, way: usize) -> String {
    match game.rules() {
        RuleSet::Draughts(_) => spelled_draughts(game, m, way),
        RuleSet::Chess(_) => spelled_chess(m, way),
    }
}

fn spelled_draughts(game: &Game, m: &LegalMove, way: usize) -> String {
    let is_capture = !m.captured.is_empty();
    let signed =
        |text: &str, sign: &str| text.split(['x', ':', '-']).collect::<Vec<_>>().join(sign);
    let spelled = match (way, is_capture) {
        (0, _) => m.text.clone(),
        (1, _) => m.full.clone(),
        (2, true) => signed(&m.text, "×"),
        (2, false) => signed(&m.text, "–"),
        (3, true) => signed(&m.full, " : "),
        (3, false) => signed(&m.full, " - "),
        (4, _) => format!(
            " {}!? ",
            signed(&m.text, if is_capture { "X" } else { "-" })
        ),
        _ => numbers(game, &m.full, if is_capture { "x" } else { "-" }),
    };
    match spelled.len() {
        0..=Sheet::LONGEST_ENTRY => spelled,
        _ => m.text.clone(),
    }
}

/// A route with numbers for squares.
fn numbers(game: &Game, route: &str, sign: &str) -> String {
    let grid = game.grid();
    let named: Vec<&str> = grid
        .cells
        .iter()
        .map(|cell| cell.name.as_str())
        .filter(|name| !name.is_empty())
        .collect();
    let number = |name| {
        named
            .iter()
            .position(|other| *other == name)
            .expect("a square")
            + 1
    };
    let numbers = route
        .split(['x', ':', '-'])
        .map(|name| number(name).to_string());
    numbers.collect::<Vec<_>>().join(sign)
}

fn spelled_chess(m: &LegalMove, way: usize) -> String {
    let bare = m.text.trim_end_matches(['+', '#']);
    let piece = bare.split_once('=').map_or("", |(_, piece)| piece);
    match way {
        0 => m.text.clone(),
        1 => bare.to_owned(),
        2 => format!("{}{}{piece}", m.from, m.to),
        3 => format!("{}–{}{}", m.from, m.to, piece.to_lowercase()),
        4 => format!(" {}! ", m.text),
        _ => bare.replace('x', ":"),
    }
}

/// A game of these choices: the moves as the rule set writes them, and two sheets of it. Ends early where the game does.
struct Played {
    made: Vec<String>,
    /// The other legal moves at each ply.
    others: Vec<Vec<String>>,
    sheets: ByColor<Sheet>,
}

fn played(rules: RuleSet, choices: &Choices) -> Played {
    let mut game = Game::new(rules);
    let mut played = Played {
        made: Vec::new(),
        others: Vec::new(),
        sheets: ByColor::default(),
    };
    for (chosen, ways) in choices {
        let mut legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let m = legal.swap_remove(chosen % legal.len());
        for side in Color::ALL {
            let entry = spelled(&game, &m, ways[side]);
            played.sheets[side].write(&entry).expect("short enough");
        }
        game.play(&m.text).expect("legal");
        played.made.push(m.text);
        played
            .others
            .push(legal.into_iter().map(|m| m.text).collect());
    }
    played
}

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(RuleSet::all().collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// Sheets of one game agree, however it is spelled; a move written otherwise, left out or not made is found where it
    /// is.
    #[test]
    fn meanings_are_compared(
        rules in rule_sets(),
        choices in choices(),
        at in 0..60usize,
        other in 0..1000usize,
        side in prop::bool::ANY.prop_map(|is_white| if is_white { White } else { Black }),
    ) {
        let Played { made, others, sheets } = played(rules, &choices);
        let both = ByColor { white: &sheets.white, black: &sheets.black };
        let score = entries(&made);
        prop_assert_eq!(compare(rules, None, &[], both), Ok(None));
        prop_assert_eq!(against(rules, None, &score, &sheets[side]), Ok(None));

        let ply = at % made.len();
        let mut wrong = sheets[side].clone();
        if !others[ply].is_empty() {
            let other = &others[ply][other % others[ply].len()];
            wrong.correct(ply, other).expect("there is one");
            let mut both = both;
            both[side] = &wrong;
            let found = compare(rules, None, &[], both).expect("playable").expect("they differ");
            prop_assert_eq!(found.ply, ply);
            let of = |side| match side { White => found.white.as_ref(), Black => found.black.as_ref() };
            let meaning = |side| of(side).map(|written: &Written| written.meaning.clone());
            prop_assert_eq!(meaning(side), Some(Ok(other.clone())));
            prop_assert_eq!(meaning(!side), Some(Ok(made[ply].clone())));
            let found = against(rules, None, &score, &wrong).expect("playable").expect("they differ");
            prop_assert_eq!((found.ply, found.made), (ply, Some(made[ply].clone())));
        }

        wrong = sheets[side].clone();
        wrong.strike_from(ply).expect("there is one");
        let mut both = both;
        both[side] = &wrong;
        let found = compare(rules, None, &[], both).expect("playable").expect("it is shorter");
        prop_assert_eq!(found.ply, ply);
        prop_assert!(found.white.is_none() != found.black.is_none());
        let found = against(rules, None, &score[..ply], &sheets[side]).expect("playable").expect("it is longer");
        prop_assert_eq!((found.ply, found.made), (ply, None));
    }

    /// Whatever is written: nothing panics, a difference lies within the sheets, and the sides may be exchanged.
    #[test]
    fn any_entries_are_compared(
        rules in rule_sets(),
        white in prop::collection::vec("[0-9a-hxO:=–-]{0,7}|.{0,16}", 0..5),
        black in prop::collection::vec("[0-9a-hxO:=–-]{0,7}|.{0,16}", 0..5),
    ) {
        let [white, black] = [white, black].map(|entries| Sheet::with(entries).expect("short enough"));
        let sheets = ByColor { white: &white, black: &black };
        let found = compare(rules, None, &[], sheets).expect("playable");
        let turned = compare(rules, None, &[], sheets.swapped()).expect("playable");
        let longest = white.entries().len().max(black.entries().len());
        prop_assert!(found.as_ref().is_none_or(|found| found.ply < longest));
        let swapped = turned.map(|found| Difference { white: found.black, black: found.white, ..found });
        prop_assert_eq!(found, swapped);
    }
}

fn cases() -> u32 {
    let asked = std::env::var("PEATEE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(600)
}
