//! Slips of the pen in a sealed move: by article, and their laws.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use games::{Game, RuleSet};
use peatee_conduct::{Meaning, PenSlip, Reading, read_sealed, read_sealed_bound};
use proptest::prelude::*;
use serde_json::Value;

fn game(rules: &str, fen: &str) -> Game {
    Game::from_fen(rules.parse().expect("a rule set"), fen).expect("playable")
}

fn certain(text: &str, slip: PenSlip) -> Meaning {
    let text = text.to_owned();
    Meaning::Certain(Reading { text, slip })
}

fn doubt(texts: &[&str], slip: PenSlip) -> Meaning {
    let reading = |text: &&str| Reading {
        text: (*text).to_owned(),
        slip,
    };
    Meaning::Doubt(texts.iter().map(reading).collect())
}

/// 002:§36.2: the slips of the book, in the positions of the examples.
#[test]
fn r53_36_2_the_examples() {
    let examples = include_str!("../../games/tests/data/examples.json");
    let examples: Value = serde_json::from_str(examples).expect("JSON");
    let cases = examples["cases"].as_array().expect("cases");
    let sealed: Vec<&Value> = cases
        .iter()
        .filter(|case| case["kind"] == "sealed")
        .collect();
    assert!(!sealed.is_empty());
    for case in sealed {
        assert_eq!(case["variant"], "russian1953");
        for item in case["items"].as_array().expect("items") {
            run_item(item);
        }
    }
}

fn run_item(item: &Value) {
    let text = |name: &str| item[name].as_str().expect("a text");
    let meant = item["meant"].as_array().expect("a list");
    let meant: BTreeSet<&str> = meant.iter().filter_map(Value::as_str).collect();
    let meaning = read_sealed(&game("russian-1953", text("fen")), text("written"));
    let readings = meaning.readings().iter();
    let texts: BTreeSet<&str> = readings.map(|reading| reading.text.as_str()).collect();
    assert_eq!(texts, meant, "{item}");
    let is_certain = matches!(meaning, Meaning::Certain(_));
    assert_eq!(is_certain, meant.len() == 1, "{item}");
}

/// 002:§36.2: each slip on the board of a hundred squares.
#[test]
fn r53_36_2_each_slip_by_numbers() {
    let start = Game::new("international".parse().expect("a rule set"));
    let read = |text| read_sealed(&start, text);
    assert_eq!(read("32-28"), certain("32-28", PenSlip::None));
    assert_eq!(read("32x28!"), certain("32-28", PenSlip::None));
    assert_eq!(read("19-23"), certain("32-28", PenSlip::Turned));
    assert_eq!(read("46-21"), Meaning::Doubt(Vec::new()));
    assert_eq!(
        read("31-28"),
        doubt(&["31-26", "31-27", "32-28", "33-28"], PenSlip::OneCharacter)
    );
    assert_eq!(read("35-3O"), certain("35-30", PenSlip::OneCharacter));
    assert_eq!(read("35 3O"), certain("35-30", PenSlip::OneCharacter));

    let one = game("international", "W:W32,45:B28");
    assert_eq!(
        read_sealed(&one, "45-40"),
        certain("32x23", PenSlip::Capture)
    );
    let two = game("international", "W:W32,33,45:B28");
    assert_eq!(
        read_sealed(&two, "45-40"),
        doubt(&["32x23", "33x22"], PenSlip::Capture)
    );
}

/// 002:§36.2: "some other move" instead of the compulsory capture may be a capture itself: one that
/// takes too few, one that was not there, one that stops too early.
#[test]
fn found_7_t_examiner_01_another_move_instead_of_the_compulsory_capture() {
    let one = [
        ("hundred-1953", "W:W31,45,50:B27,17,40", "45:34", "31:11"),
        ("hundred-1953", "W:W31,45,50:B27,17,40", "31:22", "31:11"),
        ("hundred-1953", "W:W31,45,50:B27,17,40", "50-44", "31:11"),
        ("international", "W:W31,45,50:B27,17,40", "45x34", "31x11"),
        ("russian-1953", "W:Wc3,a1:Bd4,d6,h8", "c3:e5", "c3:c7"),
        ("russian-1953", "W:Wc3,a1:Bd4,d6,h8", "c3e5", "c3:c7"),
        ("russian-1953", "W:Wc3,a1:Bd4,d6,h8", "22x15", "c3:c7"),
        ("russian-1953", "W:Wc3,g3:Bd4", "g3:h4", "c3:e5"),
    ];
    for (rules, fen, written, meant) in one {
        let meaning = read_sealed(&game(rules, fen), written);
        assert_eq!(
            meaning,
            certain(meant, PenSlip::Capture),
            "{rules} {written}"
        );
    }
}

/// 002:§36.2: an unfinished capture means what it would have become, another move any capture.
#[test]
fn found_7_t_examiner_01_the_completion_of_a_capture_is_nearest() {
    // Both men take two.
    let men = game("international", "W:W31,35,50:B27,17,30,20");
    let both = ["31x11", "35x15"];
    for (written, meant) in [("31x22", "31x11"), ("35-24", "35x15")] {
        let meaning = read_sealed(&men, written);
        assert_eq!(meaning, certain(meant, PenSlip::Capture), "{written}");
    }
    for written in ["50-44", "50x39"] {
        let meaning = read_sealed(&men, written);
        assert_eq!(meaning, doubt(&both, PenSlip::Capture), "{written}");
    }
    // The king goes on from f6 alone.
    let king = game("russian-1953", "W:WKa1,a3:Bc3,b4,g5");
    for written in ["a1:f6", "a1:e5", "29x15", "29x11"] {
        let meaning = read_sealed(&king, written);
        assert_eq!(meaning, certain("a1:h4", PenSlip::Capture), "{written}");
    }
}

/// 002:§36.1: no legal move, or several, is for the judge.
#[test]
fn r53_36_1_in_doubt_the_judge_decides() {
    let nothing = Meaning::Doubt(Vec::new());
    for rules in RuleSet::all() {
        let start = Game::new(rules);
        let long = ["a3-b4"; 1000].join("-");
        for text in [
            "",
            " ",
            "-",
            "x",
            "?",
            "…",
            "сЗ-д4",
            "0-0-0-0",
            "a",
            "99999999999-1",
            &long,
        ] {
            assert_eq!(read_sealed(&start, text), nothing, "{rules} {text}");
        }
    }
}

/// 002:§36.1: two captures with the same ends, of which only the ends were written.
#[test]
fn r53_36_1_two_captures_between_the_same_squares() {
    let game = game("russian-1953", "W:WKd2:Bb6,d6,f4,f6,g7");
    let texts: Vec<String> = game.legal_moves().into_iter().map(|m| m.text).collect();
    let between = texts.iter().map(String::as_str);
    let between: Vec<&str> = between
        .filter(|text| text.starts_with("d2") && text.ends_with("a7"))
        .collect();
    assert!(between.len() > 1);
    for written in ["d2:a7", "d2-a7", "e7:h2", "D2 x A7"] {
        let slip = if written.starts_with('e') {
            PenSlip::Turned
        } else {
            PenSlip::None
        };
        assert_eq!(
            read_sealed(&game, written),
            doubt(&between, slip),
            "{written}"
        );
    }
}

/// 002:§36.2: on the small board also where signs are wrong or missing, squares have numbers, or
/// only the file was written.
#[test]
fn r53_36_2_every_spelling_of_the_small_board() {
    let one = game("russian-1953", "W:Wc3:Bg7");
    for text in ["c3d4", "C3 D4", "22-18"] {
        assert_eq!(
            read_sealed(&one, text),
            certain("c3-d4", PenSlip::None),
            "{text}"
        );
    }
    for text in ["f6-e5", "F6E5", "fe5", "11-15"] {
        assert_eq!(
            read_sealed(&one, text),
            certain("c3-d4", PenSlip::Turned),
            "{text}"
        );
    }
    for text in [
        "c3/d4", "c-d4", "e3d4", "e3:d4", "ed4", "c?-d4", "x3-d4", "c3-dч", "12-18",
    ] {
        assert_eq!(
            read_sealed(&one, text),
            certain("c3-d4", PenSlip::OneCharacter),
            "{text}"
        );
    }
    // A route with dashes.
    let twice = game("russian-1953", "W:Wc3:Bd4,d6,h8");
    for text in ["c3-e5-c7", "c3-a5-c7", "c3:e5:c3"] {
        let meaning = read_sealed(&twice, text);
        assert_eq!(meaning, certain("c3:c7", PenSlip::OneCharacter), "{text}");
    }
}

/// 002:§34.2: a sealed move is written in full notation. The short form (002:§14.9) is read, since it leaves no doubt
/// (002:§36.1), but not without a remark.
#[test]
fn found_7_t_examiner2_14_the_short_form_is_remarked() {
    let one = game("russian-1953", "W:Wc3:Bg7");
    for text in ["cd4", " cd4! ", "cd4 ="] {
        assert_eq!(read_sealed(&one, text), certain("c3-d4", PenSlip::Short));
    }
    let kings = game("russian-1953", "W:WKa1,Ka5:Bh2");
    assert_eq!(read_sealed(&kings, "ad2"), certain("a5-d2", PenSlip::Short));
    let two = game("russian-1953", "W:WKa1,Ka7:Bh2");
    assert_eq!(
        read_sealed(&two, "ad4"),
        doubt(&["a7-d4", "a1-d4"], PenSlip::Short)
    );
}

/// 001:9.1, 002:§16.7: the sign of an offer behind a move is no part of it.
#[test]
fn found_7_t_examiner2_15_an_offer_is_no_slip() {
    let one = game("russian-1953", "W:Wc3:Bg7");
    for text in ["c3-d4 =", "c3-d4=", "c3-d4 = "] {
        assert_eq!(read_sealed(&one, text), certain("c3-d4", PenSlip::None));
    }
    // 002:§36.2 prints f8—c7 for c1—d2, which is f8—e7 from the other side; what is printed means nothing.
    let man = game("russian-1953", "W:Wc1:Bb8");
    assert_eq!(
        read_sealed(&man, "f8-e7"),
        certain("c1-d2", PenSlip::Turned)
    );
    assert_eq!(read_sealed(&man, "f8-c7"), Meaning::Doubt(Vec::new()));
}

/// 002:§11.1, 002:§36.2: who has touched a piece moves with it, whatever he seals.
#[test]
fn found_7_t_examiner2_02_only_moves_of_the_touched_piece_are_meant() {
    let start = Game::new("russian-1953".parse().expect("a rule set"));
    let read = |touched, text| read_sealed_bound(&start, Some(touched), text);
    assert_eq!(read("c3", "c3-d4"), certain("c3-d4", PenSlip::None));
    assert_eq!(
        read("c3", "e3-d4"),
        doubt(&["c3-b4", "c3-d4"], PenSlip::Touched)
    );
    assert_eq!(read("a3", "e3-d4"), certain("a3-b4", PenSlip::Touched));
    assert_eq!(read("a3", "c3-b4"), certain("a3-b4", PenSlip::Touched));
    // The file of c3 and e3, of which c3 was touched.
    assert_eq!(read("c3", "cd4"), certain("c3-d4", PenSlip::Short));
}

/// 002:§36.2: the same in chess, where no capture is compulsory.
#[test]
fn r53_36_2_slips_in_chess() {
    let start = Game::new("chess".parse().expect("a rule set"));
    let read = |text| read_sealed(&start, text);
    for text in ["Nf3", "g1f3", "g1-f3", "Ng1f3"] {
        assert_eq!(read(text), certain("Nf3", PenSlip::None), "{text}");
    }
    for text in ["Nc6", "b8-c6", "Nb8c6"] {
        assert_eq!(read(text), certain("Nf3", PenSlip::Turned), "{text}");
    }
    for text in ["nf3", "G1F3", "Nxf3", "g1-f8"] {
        assert_eq!(read(text), certain("Nf3", PenSlip::OneCharacter), "{text}");
    }
    let knights = ["Na3", "Nc3", "Nf3", "Nh3"];
    assert_eq!(read("Ng3"), doubt(&knights, PenSlip::OneCharacter));
    assert_eq!(read("e2-e5"), doubt(&["e3", "e4"], PenSlip::OneCharacter));

    let two = game("chess", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(
        read_sealed(&two, "Rd1"),
        doubt(&["Rad1", "Rhd1"], PenSlip::None)
    );
}

/// The text with every square seen from the other side, one character or number at a time.
fn turned(rules: RuleSet, text: &str) -> String {
    if rules.board_rows() == 10 {
        let signs = ["x", ":", "-"];
        let sign = signs.into_iter().find(|sign| text.contains(sign));
        let sign = sign.expect("a sign");
        let numbers = text.split(sign).map(|number| {
            let number: u8 = number.parse().expect("a number");
            (51 - number).to_string()
        });
        return numbers.collect::<Vec<_>>().join(sign);
    }
    let turned = |c: char| match "abcdefgh".find(c).or("12345678".find(c)) {
        Some(at) if c.is_ascii_digit() => char::from(b'8' - at as u8),
        Some(at) => char::from(b'h' - at as u8),
        None => c,
    };
    text.chars().map(turned).collect()
}

/// A game after moves at random, until it ends.
fn after(rules: RuleSet, choices: &[prop::sample::Index]) -> Game {
    let mut game = Game::new(rules);
    for choice in choices {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        game.play(&choice.get(&legal).text).expect("legal");
    }
    game
}

fn rule_sets() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(RuleSet::all().collect::<Vec<_>>())
}

fn choices() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..120)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// A move written as it should be is that move; turned, it is among those that may be meant,
    /// unless it is then another move.
    #[test]
    fn what_is_written_well_is_read_well(rules in rule_sets(), choices in choices()) {
        let game = after(rules, &choices);
        for m in game.legal_moves() {
            for text in [&m.text, &m.full] {
                prop_assert_eq!(read_sealed(&game, text), certain(&m.text, PenSlip::None), "{}", text);
                let turned = turned(rules, text);
                let is_exact = match game.explain(&turned) {
                    Ok(_) => true,
                    Err(refusal) => refusal.reason.is_ambiguous(),
                };
                let meaning = read_sealed(&game, &turned);
                let meant = Reading { text: m.text.clone(), slip: PenSlip::Turned };
                prop_assert!(is_exact || meaning.readings().contains(&meant), "{} {:?}", turned, meaning);
            }
        }
    }

    /// Whatever is written: what it means is legal, of one slip, and certain where it is one move.
    #[test]
    fn what_is_written_badly_means_legal_moves(
        rules in rule_sets(),
        choices in choices(),
        written in prop_oneof!["[a-h1-8x:-]{2,7}", "[0-9]{1,2}[-x][0-9]{1,2}", "[KQRBNa-h][a-h1-8]{2,4}", ".{0,140}"],
    ) {
        let game = after(rules, &choices);
        let legal: BTreeSet<String> = game.legal_moves().into_iter().map(|m| m.text).collect();
        let meaning = read_sealed(&game, &written);
        let readings = meaning.readings();
        prop_assert!(readings.iter().all(|reading| legal.contains(&reading.text)));
        prop_assert!(readings.windows(2).all(|two| two[0].slip == two[1].slip));
        prop_assert_eq!(matches!(meaning, Meaning::Certain(_)), readings.len() == 1);
    }
}

fn cases() -> u32 {
    let asked = std::env::var("PEATEE_CASES").ok();
    asked.and_then(|text| text.parse().ok()).unwrap_or(200)
}
