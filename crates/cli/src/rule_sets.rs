//! `peatee rules`: the rule sets, each as the one table that everything reads.

use std::io::Write;

use ::rules::{
    Count, Crowning, DrawRule, Ending, KingLanding, Outcome, Precedence, Rules as Table,
};
use games::{GamePhrase, Phrase, RuleSet};
use serde_json::{Value, json};

use crate::Answer;
use crate::args::Rules;
use crate::speak::Speaker;

pub(crate) fn run(
    asked: &Rules,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match (asked.rules, asked.json) {
        (None, false) => {
            for rules in RuleSet::all() {
                writeln!(
                    out,
                    "{:20} {}",
                    rules.id(),
                    speaker.plain(&format!("rules-{rules}"))
                )?;
            }
        }
        (None, true) => writeln!(out, "{}", Value::from_iter(RuleSet::all().map(RuleSet::id)))?,
        (Some(rules), false) => show(rules, speaker, out)?,
        (Some(rules), true) => writeln!(out, "{}", as_json(rules))?,
    }
    Ok(Answer::Yes)
}

fn show(rules: RuleSet, speaker: &Speaker, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(
        out,
        "{}: {}",
        rules,
        speaker.plain(&format!("rules-{rules}"))
    )?;
    let RuleSet::Draughts(variant) = rules else {
        return Ok(());
    };
    let table = variant.rules();
    for (name, value) in rows(table) {
        writeln!(out, "  {name:24} {value}")?;
    }
    for rule in table.draws {
        writeln!(out, "  {}", draw_line(rule, speaker))?;
    }
    Ok(())
}

fn rows(table: &Table) -> [(&'static str, String); 6] {
    let articles = &table.articles;
    let precedence = articles
        .precedence
        .map_or_else(String::new, |article| format!(" ({article})"));
    [
        ("rows of men", table.rows_of_men.to_string()),
        (
            "men capture backwards",
            if table.men_capture_backwards {
                "yes"
            } else {
                "no"
            }
            .to_owned(),
        ),
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

fn landing(landing: KingLanding) -> &'static str {
    match landing {
        KingLanding::Any => "on any free square behind the captured piece",
        KingLanding::Next => "on the next square behind the captured piece",
    }
}

fn crowning(crowning: Crowning) -> &'static str {
    match crowning {
        Crowning::WhenItStops => {
            "goes on capturing as a man, and is crowned only if it stops there"
        }
        Crowning::AtOnce => "is crowned at once and goes on capturing as a king",
        Crowning::EndsTheCapture => "stops there and is crowned",
    }
}

fn which(precedence: Precedence) -> &'static str {
    match precedence {
        Precedence::Free => "any, as the player likes",
        Precedence::MostPieces => "one of those that take most pieces",
        Precedence::KingFirst => "one by a king, if a king can capture",
    }
}

/// A draw rule: its number of moves or occurrences, the pieces it speaks of, and its sentence.
fn draw_line(rule: &DrawRule, speaker: &Speaker) -> String {
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
    let moves = rule.limit / rule.count.units_per_move();
    format!(
        "{moves:>3}{pieces}  {}",
        speaker.cited(&phrase, Some(rule.article))
    )
}

fn as_json(rules: RuleSet) -> Value {
    let RuleSet::Draughts(variant) = rules else {
        return json!({ "rules": rules.id(), "board_rows": rules.board_rows() });
    };
    let table = variant.rules();
    json!({
        "rules": rules.id(),
        "board_rows": rules.board_rows(),
        "table": rows(table).into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "draws": table.draws.iter().map(|rule| json!({
            "reason": format!("{:?}", rule.reason),
            "moves": rule.limit / rule.count.units_per_move(),
            "ending": format!("{:?}", rule.ending),
            "article": rule.article.to_string(),
        })).collect::<Vec<_>>(),
    })
}
