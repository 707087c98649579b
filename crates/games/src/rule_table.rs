//! The table of a rule set, for people and for programs.

use std::collections::BTreeMap;

use rules::{
    Count, Crowning, DrawRule, Ending, KingLanding, Outcome, Precedence, Rules as Table, VariantId,
};
use serde_json::{Value, json};
use texts::Phrase;

use crate::cited::{Cited, Words};
use crate::phrase::GamePhrase as _;
use crate::rule_set::RuleSet;

impl RuleSet {
    /// Its name as people know it.
    pub fn name_phrase(self) -> Phrase {
        Phrase::new(format!("rules-{self}"))
    }

    /// The lines of its table: what is special about its moves, in English, then its draws in the words given. Chess has none.
    pub fn table_lines(self, words: &Words<'_>) -> Vec<String> {
        let RuleSet::Draughts(variant) = self else {
            return Vec::new();
        };
        let rows = rows(variant).map(|(name, value)| format!("{name:24} {value}"));
        let draws = variant.rules().draws.iter();
        let draws = draws.map(|rule| draw_line(rule, words));
        rows.into_iter().chain(draws).collect()
    }

    /// Its table, for programs.
    pub fn to_json(self) -> Value {
        let board_rows = self.board_rows();
        let RuleSet::Draughts(variant) = self else {
            return json!({ "rules": self.id(), "board_rows": board_rows });
        };
        let draws = variant.rules().draws.iter().map(|rule| {
            json!({
                "reason": format!("{:?}", rule.reason),
                "moves": moves(rule),
                "ending": format!("{:?}", rule.ending),
                "article": rule.article.to_string(),
            })
        });
        json!({
            "rules": self.id(),
            "board_rows": board_rows,
            "table": BTreeMap::from(rows(variant)),
            "draws": draws.collect::<Vec<_>>(),
        })
    }
}

/// What is special about the moves of a rule set, each with its name.
fn rows(variant: VariantId) -> [(&'static str, String); 6] {
    let table: &Table = variant.rules();
    let articles = &table.articles;
    let precedence = articles
        .precedence
        .map_or_else(String::new, |article| format!(" ({article})"));
    let backwards = match table.men_capture_backwards {
        true => "yes",
        false => "no",
    };
    [
        ("rows of men", table.rows_of_men.to_string()),
        ("men capture backwards", backwards.to_owned()),
        (
            "king lands",
            format!("{} ({})", landing(table.king_landing), articles.landing),
        ),
        (
            "man on the last row",
            format!(
                "{} ({})",
                crowning(table.crowning),
                articles.crowned_capturing
            ),
        ),
        (
            "which capture",
            format!("{}{precedence}", which(table.precedence)),
        ),
        ("capture sign", table.writing.capture_sign.to_string()),
    ]
}

const fn landing(landing: KingLanding) -> &'static str {
    match landing {
        KingLanding::Any => "on any free square behind the captured piece",
        KingLanding::Next => "on the next square behind the captured piece",
    }
}

const fn crowning(crowning: Crowning) -> &'static str {
    match crowning {
        Crowning::WhenItStops => {
            "goes on capturing as a man, and is crowned only if it stops there"
        }
        Crowning::AtOnce => "is crowned at once and goes on capturing as a king",
        Crowning::EndsTheCapture => "stops there and is crowned",
    }
}

const fn which(precedence: Precedence) -> &'static str {
    match precedence {
        Precedence::Free => "any, as the player likes",
        Precedence::MostPieces => "one of those that take most pieces",
        Precedence::KingFirst => "one by a king, if a king can capture",
    }
}

/// The moves or occurrences that a draw rule counts.
fn moves(rule: &DrawRule) -> u16 {
    rule.limit / rule.count.units_per_move()
}

/// A draw rule: its number of moves or occurrences, the pieces it speaks of, and its sentence.
fn draw_line(rule: &DrawRule, words: &Words<'_>) -> String {
    let phrase = match rule.ending {
        Ending::Automatic => Phrase::of_outcome(Outcome::Draw { by: rule.reason }),
        Ending::OnClaim => Phrase::of_claim(rule.reason),
    };
    let pieces = match rule.count {
        Count::Unchanged {
            pieces: Some((fewest, most)),
        } => format!(" [{fewest}–{most}]"),
        Count::Unchanged { pieces: None }
        | Count::Occurrences
        | Count::KingMoves
        | Count::WithoutCapture
        | Count::SinceThreeAgainstKing
        | Count::SinceTwoAgainstKing
        | Count::OwnMovesWithKings { .. }
        | Count::OwnMovesAgainstMainRoad
        | Count::OwnMovesWithTwo
        | Count::NotPlayedOut => String::new(),
    };
    let said = words(&Cited {
        phrase,
        article: Some(rule.article),
    });
    format!("{:>3}{pieces}  {said}", moves(rule))
}
