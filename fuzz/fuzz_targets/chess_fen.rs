//! Any text as a chess FEN: it is refused, or written and read back the same.
#![no_main]

use games::{Game, RuleSet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for rules in RuleSet::all().filter(|rules| matches!(rules, RuleSet::Chess(_))) {
        if let Ok(game) = Game::from_fen(rules, text) {
            let again = Game::from_fen(rules, &game.fen()).expect("our own FEN");
            assert_eq!(again.fen(), game.fen());
            assert_eq!(again.legal_moves(), game.legal_moves());
        }
    }
});
