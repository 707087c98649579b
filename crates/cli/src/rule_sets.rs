//! `peatee rules`: the rule sets, each as the one table that everything reads.

use std::io::Write;

use games::RuleSet;
use serde_json::Value;

use crate::Answer;
use crate::args::Rules;
use crate::speak::Speaker;

pub(crate) fn run(
    asked: &Rules,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let name = |rules: RuleSet| speaker.say(&rules.name_phrase());
    match (asked.rules, asked.json) {
        (None, false) => {
            for rules in RuleSet::all() {
                writeln!(out, "{:20} {}", rules.id(), name(rules))?;
            }
        }
        (None, true) => writeln!(out, "{}", Value::from_iter(RuleSet::all().map(RuleSet::id)))?,
        (Some(rules), false) => {
            writeln!(out, "{rules}: {}", name(rules))?;
            for line in rules.table_lines(&speaker.words()) {
                writeln!(out, "  {line}")?;
            }
        }
        (Some(rules), true) => writeln!(out, "{}", rules.to_json())?,
    }
    Ok(Answer::Yes)
}
