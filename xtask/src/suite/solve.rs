//! How many positions of the suite the engine solves, and how soon.

use std::time::{Duration, Instant};

use anyhow::Result;
use engine::{Engine, Limits, Searchable};
use rules::with_variant;

use super::Plan;
use super::case::{Case, cases, rule_sets};

/// Seconds after which is counted, besides the longest time.
const MARKS: [f64; 2] = [0.01, 0.1];
const MEGABYTES: usize = 16;

/// Solves all positions and prints the share of every rule set as a table.
pub(super) fn run(plan: &Plan) -> Result<()> {
    let mut marks: Vec<f64> = MARKS.to_vec();
    marks.retain(|mark| *mark < plan.time.as_secs_f64());
    marks.push(plan.time.as_secs_f64());
    let columns: Vec<String> = marks.iter().map(|mark| format!("{mark} s")).collect();
    println!(
        "| rule set | positions | {} | unsolved |",
        columns.join(" | ")
    );
    println!("|---|---|{}", "---|".repeat(marks.len() + 1));
    let wanted = |rules: &rules::VariantId| plan.rules.is_none_or(|only| only == *rules);
    for rules in rule_sets().filter(wanted) {
        with_variant!(rules, V => row::<V>(plan, &marks)?);
    }
    Ok(())
}

fn row<V: Searchable>(plan: &Plan, marks: &[f64]) -> Result<()> {
    let cases = cases::<V>()?;
    let mut engine = Engine::<V>::new(MEGABYTES);
    let mut solved = Vec::new();
    let mut unsolved = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        match solved_after(&mut engine, case, plan.time)? {
            Some(time) => solved.push(time.as_secs_f64()),
            None => unsolved.push((number + 1).to_string()),
        }
    }
    let share = |mark: &f64| {
        let count = solved.iter().filter(|time| *time <= mark).count();
        let percent = 100.0 * count as f64 / cases.len().max(1) as f64;
        format!("{count} ({percent:.0} %)")
    };
    let shares: Vec<String> = marks.iter().map(share).collect();
    let left = match unsolved.is_empty() {
        true => "–".to_owned(),
        false => format!("no. {}", unsolved.join(", ")),
    };
    println!(
        "| {} | {} | {} | {left} |",
        V::RULES.id,
        cases.len(),
        shares.join(" | ")
    );
    Ok(())
}

/// When the engine found the move that it kept to the end; none where it ended with another.
fn solved_after<V: Searchable>(
    engine: &mut Engine<V>,
    case: &Case<V>,
    time: Duration,
) -> Result<Option<Duration>> {
    let game = case.game();
    engine.forget();
    let mut since = None;
    let begin = Instant::now();
    let found = engine.search_telling(&game, Limits::time(time), |found| {
        since = match found.best == case.best {
            true => since.or(Some(begin.elapsed())),
            false => None,
        };
    });
    let is_kept = found.is_some_and(|found| found.best == case.best);
    // A clock that is looked at now and then may end a search late.
    let after = since.unwrap_or(time);
    Ok((is_kept && after <= time).then_some(after))
}
