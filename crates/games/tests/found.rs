//! Cases that trials found wrong, by the number of their item.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use notation::{Builder, Layout, Record, write_record};
use peatee_games::{Format, Game, GameFile, RuleSet, Spelling, respell};

fn read(text: &str) -> Record {
    let mut file = GameFile::new(text.as_bytes(), Some(Format::Pdn), None).expect("memory");
    let mut builder = Builder::new();
    assert!(file.read(&mut builder).expect("a file of games"));
    let (record, faults) = builder.take();
    assert!(faults.is_empty(), "{faults:?}");
    record
}

/// Item B.4 of part 7: counters of lidraughts and large numbers of remarks are part of a game, and stay when it is
/// written.
#[test]
fn found_7_b4_counters_and_large_remarks_stay() {
    let rules: RuleSet = "international".parse().expect("a rule set");
    let text = "[Result \"*\"]\n[FEN \"B:W31-50:B1-20:H4:F12\"]\n\n12... 20-25 $902 13. 32-28 *\n";
    let mut record = read(text);
    let wrong = respell(&mut record, rules, Spelling::default()).expect("playable");
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(record.fen().expect("a position").ends_with(",20:H4:F12"));
    let written = write_record(&record, Layout::Pdn);
    assert!(written.contains("12... 20-25 $902 13. 32-28"), "{written}");
    assert_eq!(read(&written), record);
}

/// Item B.4 of part 7: a game begins from what other programs write.
#[test]
fn found_7_b4_games_begin_from_foreign_positions() {
    let rules: RuleSet = "international".parse().expect("a rule set");
    let first = Game::new(rules).fen();
    let hub = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
    for fen in ["W:W31-50:B1-20:H0:F1", hub.as_str()] {
        assert_eq!(Game::from_fen(rules, fen).expect(fen).fen(), first);
    }
    assert!(Game::from_fen(rules, "W:W31-50:B1-20:H0:F1:G2").is_err());
}
