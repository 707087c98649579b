//! `peatee rules`: the rule sets, each as the one table that everything reads.

use std::io::Write;

use ::rules::{DrawRule, Rules as Table};
use games::RuleSet;
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
        writeln!(out, "  {}", draw_line(rule))?;
    }
    Ok(())
}

fn rows(table: &Table) -> [(&'static str, String); 6] {
    [
        ("rows of men", table.rows_of_men.to_string()),
        (
            "men capture backwards",
            table.men_capture_backwards.to_string(),
        ),
        (
            "king lands",
            format!("{:?} ({})", table.king_landing, table.articles.landing),
        ),
        (
            "crowned while capturing",
            format!(
                "{:?} ({})",
                table.crowning, table.articles.crowned_capturing
            ),
        ),
        ("precedence of captures", format!("{:?}", table.precedence)),
        ("capture sign", table.writing.capture_sign.to_string()),
    ]
}

fn draw_line(rule: &DrawRule) -> String {
    let moves = rule.limit / rule.count.units_per_move();
    format!(
        "draw {:24} {:3}  {:?} ({})",
        format!("{:?}", rule.reason),
        moves,
        rule.ending,
        rule.article
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
