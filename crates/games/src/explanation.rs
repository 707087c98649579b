//! What is told of a move that somebody asks about: legal or not, what is wrong with it, and what would do.

use serde_json::{Value, json};
use texts::Phrase;

use crate::game::{Game, LegalMove, Played};
use crate::phrase::GamePhrase as _;
use crate::refusal::Refusal;

/// Maximum legal moves that are named beside a refusal.
const MOST_INSTEAD: usize = 12;

impl LegalMove {
    /// The move with its squares, for programs.
    pub fn to_json(&self) -> Value {
        json!({
            "text": self.text,
            "full": self.full,
            "from": self.from,
            "to": self.to,
            "captured": self.captured,
            "paths": self.paths,
            "promotes": self.promotes,
        })
    }
}

impl Played {
    /// The remark on a sign in the text that does not fit the move.
    pub fn slip_phrase(&self, text: &str) -> Option<Phrase> {
        self.slip
            .map(|slip| Phrase::of_slip(text, slip, &self.text))
    }
}

impl Refusal {
    /// What would be legal instead, if there is anything; of many moves the first.
    pub fn instead_phrase(&self) -> Option<Phrase> {
        if self.instead.is_empty() {
            return None;
        }
        let mut moves = self.instead.clone();
        if moves.len() > MOST_INSTEAD {
            moves.truncate(MOST_INSTEAD);
            moves.push(format!("+{}", self.instead.len() - MOST_INSTEAD));
        }
        Some(Phrase::new("instead").text("moves", moves.join(", ")))
    }

    /// What is wrong, where that is written, the squares concerned and what would do, for programs.
    pub fn to_json(&self) -> Value {
        json!({
            "reason": self.reason.key(),
            "article": self.article.map(|article| article.to_string()),
            "squares": self.squares,
            "instead": self.instead,
        })
    }
}

impl Game {
    /// Whether a text is a legal move here, and why not, for programs.
    pub fn explain_json(&self, text: &str) -> Value {
        let asked = json!({
            "rules": self.rules().id(),
            "fen": self.fen(),
            "text": text,
        });
        match self.explain(text) {
            Ok(legal) => extended(asked, json!({ "legal": true, "move": legal.to_json() })),
            Err(refusal) => extended(
                extended(asked, json!({ "legal": false })),
                refusal.to_json(),
            ),
        }
    }
}

/// An object with the members of another.
pub(crate) fn extended(mut object: Value, more: Value) -> Value {
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.extend(more);
    }
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rules: &str, fen: &str) -> Game {
        let rules = rules.parse().expect("a rule set");
        Game::from_fen(rules, fen).expect("playable")
    }

    #[test]
    fn many_legal_moves_are_cut_short() {
        let game = game("international", "W:WK28,K33,K39,K44:B1");
        let refusal = game.explain("28-1").expect_err("not legal");
        let count = refusal.instead.len();
        assert!(count > MOST_INSTEAD, "{refusal:?}");
        let phrase = refusal.instead_phrase().expect("there are some");
        let said = phrase.say(texts::Language::English);
        assert!(said.contains(&format!(", +{}", count - 12)), "{said}");
    }

    #[test]
    fn programs_are_told_why_a_move_is_not_legal() {
        let game = game("international", "W:W31,45:B27,17,40");
        let refused = game.explain_json("45x34");
        assert_eq!(refused["legal"], false);
        assert_eq!(refused["article"], "000:4.13");
        assert_eq!(refused["instead"], json!(["31x11"]));
        let legal = game.explain_json("31x11");
        assert_eq!(legal["legal"], true);
        assert_eq!(legal["move"]["to"], "11");
    }
}
