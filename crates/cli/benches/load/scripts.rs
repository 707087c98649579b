//! Games to be played from paper, so that those who play them need not think.

use std::collections::HashMap;

use games::{Game, RuleSet};

use crate::live_server::Chance;

/// Games of each rule set, the longest of many.
const KEPT: usize = 8;
const TRIED: usize = 64;

/// Games by their rule set.
#[derive(Debug)]
pub(crate) struct Scripts(HashMap<&'static str, Vec<Vec<String>>>);

impl Scripts {
    pub(crate) fn new(rules: &[&'static str]) -> Scripts {
        let chance = Chance::new(7);
        let of = |name: &&'static str| {
            let rules: RuleSet = name.parse().expect("a rule set");
            let mut games: Vec<Vec<String>> = (0..TRIED).map(|_| any(rules, &chance)).collect();
            games.sort_by_key(|game| core::cmp::Reverse(game.len()));
            games.truncate(KEPT);
            (*name, games)
        };
        Scripts(rules.iter().map(of).collect())
    }

    /// The moves of a game.
    pub(crate) fn of(&self, rules: &str, which: usize) -> &[String] {
        let games = &self.0[rules];
        &games[which % games.len()]
    }
}

/// A game at random, without the move that would end it.
fn any(rules: RuleSet, chance: &Chance) -> Vec<String> {
    let mut game = Game::new(rules);
    let mut texts = Vec::new();
    while texts.len() < 240 {
        let legal = game.legal_moves();
        let which = usize::try_from(chance.below(legal.len() as u64)).expect("few");
        let Some(one) = legal.get(which) else { break };
        game.play(&one.text).expect("legal");
        if game.ended().is_some() {
            break;
        }
        texts.push(one.text.clone());
    }
    texts
}
