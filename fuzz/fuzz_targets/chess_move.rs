//! Any text as a FEN and a chess move: refused with a reason, or a legal move whose own text reads back to it.
#![no_main]

use games::{Game, RuleSet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (fen, text) = text.split_once('\n').unwrap_or(("", text));
    for rules in RuleSet::all().filter(|rules| matches!(rules, RuleSet::Chess(_))) {
        let game = Game::from_fen(rules, fen).unwrap_or_else(|_| Game::new(rules));
        if let Ok(found) = game.explain(text) {
            assert_eq!(game.explain(&found.text), Ok(found));
        }
    }
});
