//! Games from files, replayed: legality, results, draws, and where each is found.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use notation::pdn::{Fault, Reader};
use notation::{Builder, Layout, Record, Score, Slip, write_record};
use peatee_games::{
    Because, CheckOptions, Checked, Checker, Finding, Kind, KindRefused, Ply, RefusalReason,
    RuleSet, Spelling, What, respell,
};
use rules::{Color, DrawReason, Naming, Outcome, Reason, VariantId};
use serde_json::Value;

fn check(text: &str) -> Checked {
    check_all(text, CheckOptions::default())
        .into_iter()
        .next()
        .expect("a game")
}

fn check_all(text: &str, options: CheckOptions) -> Vec<Checked> {
    let mut reader = Reader::new(text.as_bytes());
    let mut checker = Checker::new(options);
    let mut games = Vec::new();
    while reader.read(&mut checker).expect("a text") {
        games.push(checker.take());
    }
    games
}

fn record(text: &str) -> Record {
    let mut builder = Builder::new();
    assert_eq!(Reader::new(text.as_bytes()).read(&mut builder), Ok(true));
    let (record, faults) = builder.take();
    assert_eq!(faults, []);
    record
}

fn place(finding: &Finding) -> (u64, u32, u32) {
    let ply = finding.ply.map_or(0, |ply| ply.count);
    (finding.at.line, finding.at.column, ply)
}

/// A sample game of the spec.
fn sample(id: &str) -> Value {
    let examples: Value =
        serde_json::from_str(include_str!("data/examples.json")).expect("examples");
    let cases = examples["cases"].as_array().expect("cases");
    cases
        .iter()
        .find(|case| case["id"] == id && case["kind"] == "game")
        .expect("the sample")
        .clone()
}

/// The moves as the book prints them, without what follows them.
fn printed(id: &str, end: &str) -> String {
    let sample = sample(id);
    let text = sample["as_printed"].as_str().expect("a text");
    text.split(end).next().expect("moves").to_owned()
}

/// 002:§14.8: the sample game replays; its misprint `h4-f2` is found as one and is no fault.
#[test]
fn r53_14_8_the_sample_game_and_its_misprint() {
    let moves = printed("002:§14.8", ", White");
    let checked = check(&format!("[Rules \"russian-1953\"]\n{moves} 0-1"));
    assert!(checked.is_right());
    assert_eq!(checked.plies, 10);
    assert_eq!(checked.stated, Some(Score::Win(Color::Black)));
    let [finding] = &checked.findings[..] else {
        panic!("one finding: {:?}", checked.findings);
    };
    let What::Slip { text, slip, right } = &finding.what else {
        panic!("a slip: {finding:?}");
    };
    assert_eq!((text.as_str(), right.as_str()), ("h4-f2", "h4:f2"));
    assert_eq!(*slip, Slip::CaptureAsQuiet);
    assert_eq!(place(finding), (2, 55, 8));
}

/// 002:§29.7: the sample opening replays without a remark.
#[test]
fn r53_29_7_the_sample_opening() {
    let moves = printed("002:§29.7", " and");
    let checked = check(&format!("[Rules \"hundred-1953\"]\n{moves} *"));
    assert!(checked.findings.is_empty(), "{:?}", checked.findings);
    assert_eq!((checked.plies, checked.stated), (8, None));
}

/// 002:§14.8, 002:§29.7: White's moves on the left, Black's on the right; read back they are the
/// same game.
#[test]
fn r53_14_8_moves_in_two_columns() {
    let moves = printed("002:§14.8", ", White");
    let rules = RuleSet::Draughts(VariantId::Russian1953);
    let mut game = record(&format!("{moves} 0-1"));
    let wrong = respell(&mut game, rules, Spelling::default()).expect("playable");
    assert!(wrong.is_empty());
    let columns = write_record(&game, Layout::Columns);
    let expected = "  1.  e3-d4             d6-c5
  2.  f2-e3             f6-g5
  3.  c3-b4             g5-h4
  4.  b4:d6             h4:f2
  5.  e1:g3             c7:h4
0-1
";
    assert_eq!(columns, expected);
    assert_eq!(record(&columns), game);

    let moves = printed("002:§29.7", " and");
    let rules = RuleSet::Draughts(VariantId::Hundred1953);
    let mut game = record(&format!("{moves} *"));
    respell(&mut game, rules, Spelling::default()).expect("playable");
    let columns = write_record(&game, Layout::Columns);
    assert!(columns.starts_with("  1.  31-27             19-24\n"));
    assert!(columns.contains("  3.  27:18             13:22\n"));
    assert_eq!(record(&columns), game);
}

/// 002:§14.9: the short form that the book prints is the same game.
#[test]
fn r53_14_9_the_sample_game_in_short_form() {
    let sample = sample("002:§14.8");
    let text = sample["as_printed"].as_str().expect("a text");
    let short = text.split("Short notation: ").nth(1).expect("short form");
    let rules = RuleSet::Draughts(VariantId::Russian1953);
    let mut game = record(&format!("{short} 0-1"));
    respell(&mut game, rules, Spelling::default()).expect("playable");
    let moves: Vec<&str> = game
        .line
        .steps
        .iter()
        .map(|step| step.text.as_str())
        .collect();
    let expected: Vec<&str> = sample["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(moves, expected);
}

/// 000:4.13: the refusal carries its article and its place, and the next game is not lost.
#[test]
fn intl_4_13_an_illegal_move_has_its_place_and_article() {
    let text = "[GameType \"20\"]\n[FEN \"W:W31,45:B27,17,40\"]\n\n1. 45x34 *\n\n[GameType \"20\"]\n1. 32-28 *\n";
    let games = check_all(text, CheckOptions::default());
    assert_eq!(games.len(), 2);
    assert!(games[1].is_right());
    let fault = games[0].first_fault().expect("a fault");
    assert_eq!(place(fault), (4, 4, 1));
    let What::Illegal { text, refusal } = &fault.what else {
        panic!("illegal: {fault:?}");
    };
    assert_eq!(text, "45x34");
    let wanted = RefusalReason::Draughts(Reason::MorePieces { takes: 1, must: 2 });
    assert_eq!(refusal.reason, wanted);
    let article = refusal.article.expect("an article");
    assert_eq!(article.to_string(), "000:4.13");
}

/// Variations are followed from the position before the move they replace, to any depth, and a
/// fault in one does not end the game.
#[test]
fn variations_are_checked_from_where_they_begin() {
    let text = "[GameType \"20\"]
1. 32-28 (1. 33-28 18-22 (1... 19-23 2. 28x19 14x23) 2. 39-33) 19-23 (19-24 2. 28-28) 2. 28x19 14x23 *";
    let checked = check(text);
    assert_eq!((checked.plies, checked.variation_plies), (4, 7));
    let [finding] = &checked.findings[..] else {
        panic!("one finding: {:?}", checked.findings);
    };
    assert!(finding.is_aside);
    assert_eq!(place(finding).2, 3);
    assert!(matches!(&finding.what, What::Illegal { text, .. } if text == "28-28"));
}

/// A move that cannot be read is a fault where it stands, and never passed over in silence. Seen where a
/// program or a scanner had read print: `14*23`, `37.32`, `IO-14`, `28xl9`.
#[test]
fn a_garbled_move_is_blamed_where_it_stands() {
    for (garbled, column) in [("14*23", 25), ("28xl9", 19), ("I4x23", 25), ("14.23", 25)] {
        let usual = if column == 19 { "28x19" } else { "14x23" };
        let text = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 2-0";
        let checked = check(&text.replace(usual, garbled));
        let fault = checked.first_fault().expect("a fault");
        assert_eq!((fault.at.line, fault.at.column), (2, column), "{garbled}");
        let told = matches!(&fault.what, What::Written(Fault::Unknown(text)) if text == garbled);
        assert!(told, "{fault:?}");
    }
}

/// Cyrillic letters that look like Latin ones are read as what they look like.
#[test]
fn letters_of_another_alphabet_are_understood() {
    let checked = check("[GameType \"25\"]\n1. с3-d4 d6-с5 2. b2-с3 f6-g5 *");
    assert!(checked.is_right(), "{:?}", checked.findings);
    assert_eq!(checked.plies, 4);
    assert_eq!(
        check("[GameType \"20\"]\n1. 32-28 19-23 2. 28х19 *").plies,
        3
    );
}

/// A draw with blanks around its sign ends one game and begins none.
#[test]
fn a_result_with_blanks_is_one() {
    let text = "[GameType \"20\"]\n1. 32-28 1/2 - 1/2\n\n[GameType \"20\"]\n1. 32-28 *";
    let games = check_all(text, CheckOptions::default());
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].stated, Some(Score::Draw));
    let text = "[GameType \"20\"]\n[Result \"+-\"]\n1. 32-28 19-23 +-\n";
    assert_eq!((check(text).plies, check(text).findings.len()), (2, 0));
}

/// A variation before any move cannot be followed, and is not the game. Seen in a set of exercises.
#[test]
fn a_variation_before_any_move_is_not_the_game() {
    let checked = check("[GameType \"25\"]\n(1. g3-h4 b6-a5) 1. g3-h4 b6-a5 *");
    assert!(checked.is_right(), "{:?}", checked.findings);
    assert_eq!((checked.plies, checked.variation_plies), (2, 0));
}

/// Game sites name the variant in a tag of its own.
#[test]
fn a_variant_that_is_not_ours_is_refused() {
    let checked = check("[Variant \"American/English\"]\n1. c3-d4 *");
    assert!(matches!(
        checked.first_fault().map(|fault| &fault.what),
        Some(What::Kind(KindRefused::Variant(_)))
    ));
    assert!(check("[Variant \"Russian\"]\n1. c3-d4 *").is_right());
}

/// 000:7.2.3: the moves say who won; the file says otherwise.
#[test]
fn intl_7_2_3_a_result_that_does_not_fit() {
    let won = "[GameType \"20\"]\n[FEN \"W:W28:B23\"]\n[Result \"1-1\"]\n1. 28x19 1-1";
    let checked = check(won);
    let fault = checked.first_fault().expect("a fault");
    let What::ResultDiffers { stated, ended } = &fault.what else {
        panic!("a wrong result: {fault:?}");
    };
    assert_eq!(*stated, Score::Draw);
    assert_eq!(ended.outcome.winner(), Some(Color::White));
    assert!(check(&won.replace("1-1", "2-0")).is_right());
    assert!(check(&won.replace("1-1", "1-0")).is_right());
}

#[test]
fn two_results_that_differ_are_a_fault() {
    let checked = check("[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 0-1");
    assert!(matches!(
        checked.first_fault().map(|fault| &fault.what),
        Some(What::TwoResults {
            tag: Score::Win(Color::White),
            end: Score::Win(Color::Black)
        })
    ));
    // Where nothing stands behind the moves, the tag says it.
    let checked = check("[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 *");
    assert_eq!(checked.stated, Some(Score::Win(Color::White)));
}

/// 000:6.1: the third time the same position stands the game is drawn; moves after it are a fault.
#[test]
fn intl_6_1_drawn_by_repetition_and_played_on() {
    let shuffle = "47-41 3-9 41-47 9-3 ".repeat(2);
    let text = format!("[GameType \"20\"]\n[FEN \"W:WK47,50:BK3,6\"]\n{shuffle}47-41 *");
    let checked = check(&text);
    let plies = |is_it: fn(&What) -> bool| {
        let found = checked.findings.iter().find(|finding| is_it(&finding.what));
        found.map(|finding| place(finding).2)
    };
    let repeated = |what: &What| {
        let by = DrawReason::Repetition;
        matches!(what, What::Drawn(ended) if ended.outcome == Outcome::Draw { by })
    };
    assert_eq!(plies(repeated), Some(8), "{:?}", checked.findings);
    assert_eq!(
        plies(|what| matches!(what, What::MovesAfterEnd(_))),
        Some(9)
    );
}

/// 002:§16.2: a draw by repetition has to be claimed; the file is right whether it was or not.
#[test]
fn r53_16_2_a_draw_that_could_be_claimed() {
    let shuffle = "c1-b2 d8-c7 b2-c1 c7-d8 ".repeat(2);
    let text = format!("[Rules \"russian-1953\"]\n[FEN \"W:WKc1,a1:BKd8,h8\"]\n{shuffle}*");
    let checked = check(&text);
    assert!(checked.is_right(), "{:?}", checked.findings);
    let claim = checked
        .findings
        .iter()
        .find_map(|finding| match &finding.what {
            What::Claimable { reason, article } => {
                Some((*reason, article.is_some(), place(finding).2))
            }
            _ => None,
        });
    assert_eq!(claim, Some((DrawReason::Repetition, true, 8)));
}

#[test]
fn the_rule_set_is_found_and_said() {
    let kind = |text: &str| check(text).kind;
    let draughts = |variant, because| {
        Some(Kind {
            rules: RuleSet::Draughts(variant),
            because,
        })
    };
    assert_eq!(
        kind("1. 32-28 *"),
        draughts(VariantId::International, Because::Squares)
    );
    assert_eq!(
        kind("1. c3-d4 *"),
        draughts(VariantId::Russian, Because::Squares)
    );
    assert_eq!(
        kind("[GameType \"26\"]\n1. c3-d4 *"),
        draughts(VariantId::Brazilian, Because::GameType)
    );
    let options = CheckOptions {
        rules: Some(RuleSet::Draughts(VariantId::Brazilian)),
        ..CheckOptions::default()
    };
    let given = check_all("1. c3-d4 *", options);
    assert_eq!(
        given[0].kind,
        draughts(VariantId::Brazilian, Because::Given)
    );
}

/// A position set up in mid-game holds from there on.
#[test]
fn a_set_up_in_mid_game_is_followed() {
    let text = "[GameType \"20\"]\n1. 32-28 /FEN \"B:W28:B23,5\"/ 23x32 0-2";
    let checked = check(text);
    assert_eq!(checked.plies, 2);
    assert_eq!(
        checked.ended.and_then(|ended| ended.outcome.winner()),
        Some(Color::Black)
    );
    assert!(checked.is_right(), "{:?}", checked.findings);
    let bad = check(&text.replace("B:W28", "B:W23"));
    assert!(matches!(
        bad.first_fault().map(|f| &f.what),
        Some(What::Setup(_))
    ));
}

/// 002:§33.1: moves behind such a position are numbered on.
#[test]
fn r53_33_1_numbers_behind_a_set_up() {
    let text = "[GameType \"20\"]\n1. 32-28 /FEN \"W:W28,37:B13,5\"/ 37-32 5-5 *";
    let checked = check(text);
    let ply = checked.first_fault().and_then(|fault| fault.ply);
    let expected = Ply {
        count: 3,
        number: 2,
        side: Color::Black,
    };
    assert_eq!(ply, Some(expected));
}

/// 000:5.4.15: a man that was left uncrowned may have been let stand, so that a position on the way may have one, and
/// one that the game begins with may not.
#[test]
fn intl_5_4_15_an_uncrowned_man_in_mid_game() {
    let moves = "/FEN \"B:W1:B23,5\"/ 23-28 *";
    let refused = |text: &str| match check(text).first_fault().map(|found| &found.what) {
        Some(What::Setup(refused)) => Some(refused.to_string()),
        other => {
            assert!(other.is_none(), "{other:?}");
            None
        }
    };
    let on_the_way = format!("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 {moves}");
    assert_eq!(refused(&on_the_way), None);
    let said = refused("[GameType \"20\"]\n[FEN \"B:W1:B23,5\"]\n1... 23-28 *");
    assert_eq!(said.as_deref(), Some("White man on its crown row at 1"));
}

/// A game of letters becomes one of numbers and comes back.
#[test]
fn spelled_by_number_and_back() {
    let rules = RuleSet::Draughts(VariantId::Russian);
    let text = "[FEN \"W:Wc3,a1:Bd4,h8\"]\n\n1. c3:e5 (1. c3xe5 h8-g7 $1) 1... h8-g7 2. a1-b2 *";
    let mut game = record(text);
    let numeric = Spelling {
        naming: Some(Naming::Numeric),
        ..Spelling::default()
    };
    respell(&mut game, rules, numeric).expect("playable");
    let text = write_record(&game, Layout::Pdn);
    assert!(text.contains("[FEN \"W:W22,29:B4,18\"]"), "{text}");
    assert!(
        text.contains("1. 22:15 (1. 22:15 4-8!) 1... 4-8 2. 29-25 *"),
        "{text}"
    );
    respell(&mut game, rules, Spelling::default()).expect("playable");
    let text = write_record(&game, Layout::Pdn);
    assert!(
        text.contains("1. c3:e5 (1. c3:e5 h8-g7!) 1... h8-g7 2. a1-b2 *"),
        "{text}"
    );
}

/// 001:7.2.8: the fifth move reaches a position that is won in two, which the narrow reading calls drawn.
#[test]
fn found_7_b1_rus_7_2_8_won_on_the_fifth_move() {
    let text = include_str!("data/found/001-7.2.8-won-on-fifth-move.pdn");
    let checked = check(text);
    assert_eq!((checked.plies, checked.ended), (9, None));
    assert!(checked.findings.is_empty(), "{:?}", checked.findings);
    let mut narrow = CheckOptions::default();
    narrow
        .draws
        .set("winning-position", "narrow")
        .expect("a setting");
    let checked = check_all(text, narrow);
    let by = DrawReason::TwoAgainstKing;
    let ended = checked[0].ended.map(|ended| ended.outcome);
    assert_eq!(ended, Some(Outcome::Draw { by }));
}

/// Item B.5 of part 7: the tag `Draws` names the readings by which a game was played; whoever chooses one has it read so.
#[test]
fn found_7_b5_the_readings_of_a_game_are_honoured() {
    let game = |draws: &str| {
        format!(
            "[GameType \"25\"]\n[FEN \"W:WKa3,Ka5:BKg1,h4\"]\n{draws}\n1. a5-e1 h4-g3 2. e1:h4 g1-a7 *\n"
        )
    };
    let plain = check_all(&game(""), CheckOptions::default());
    assert!(plain[0].is_right(), "{:?}", plain[0].findings);
    // 001:7.2.9: not played out, it is a draw as soon as it stands.
    let tagged = game("[Draws \"kings-only-rule=literal small-endings=not-played-out\"]");
    let found = check_all(&tagged, CheckOptions::default());
    let fault = found[0].first_fault().map(|found| &found.what);
    assert!(matches!(fault, Some(What::MovesAfterEnd(_))), "{fault:?}");
    // The next game of the file does not have it.
    let both = check_all(&(tagged.clone() + &game("")), CheckOptions::default());
    assert_eq!(both.len(), 2);
    assert!(!both[0].is_right() && both[1].is_right());
    // Whoever chooses otherwise has it read otherwise.
    let chosen = CheckOptions {
        chosen: [None, None, Some("played-out"), None],
        ..CheckOptions::default()
    };
    let otherwise = check_all(&tagged, chosen);
    assert!(otherwise[0].is_right(), "{:?}", otherwise[0].findings);
    for unknown in ["small-endings=perhaps", "loudly"] {
        let found = check_all(
            &game(&format!("[Draws \"{unknown}\"]")),
            CheckOptions::default(),
        );
        let fault = found[0]
            .first_fault()
            .map(|found| (found.at.line, &found.what));
        assert!(
            matches!(fault, Some((3, What::Draws(text))) if text == unknown),
            "{fault:?}"
        );
    }
}

/// 002:§16.2: a claim with a move that is not made is written as a comment, and found supported or not.
#[test]
fn found_7_t_player_09_a_claim_before_the_own_move_is_found_supported() {
    let moves = "1. c1-d2 d8-c7 2. d2-c1 c7-d8 3. c1-d2 d8-c7 4. d2-c1";
    let fen = "[SetUp \"1\"][FEN \"W:WKc1,Ke1,a3:BKd8,Kf8,h6\"]";
    for (with, expected) in [("c7-d8", 1), ("c7-b8", 0)] {
        let note = peatee_games::claim_note(Color::Black, Some(with));
        let tags = format!("[Rules \"russian-1953\"]{fen}[Result \"1/2-1/2\"]");
        let checked = check(&format!("{tags}\n\n{moves} {{{note}}} 1/2-1/2\n"));
        let claims = checked.findings.iter().filter(|finding| {
            matches!(finding.what, What::Claimable { reason, .. } if reason == DrawReason::Repetition)
        });
        assert_eq!(claims.count(), expected, "{with}: {:?}", checked.findings);
    }
}
