//! `peatee analyse`: the best lines of a position, or the mistakes of whole games.

mod games_file;
mod position;

use std::io::Write;
use std::time::Duration;

use analysis::{Analyser, Budget, Limits};
use anyhow::bail;
use games::RuleSet;

use crate::Answer;
use crate::args::Analyse;
use crate::speak::Speaker;

pub(crate) fn run(
    analyse: &Analyse,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match &analyse.file {
        Some(file) => games_file::run(file, analyse, speaker, out),
        None => position::run(analyse, speaker, out),
    }
}

/// The analyser that was asked for; each position takes so long if nothing else limits it.
///
/// # Errors
/// When something is asked for that draughts alone has.
fn analyser(wanted: &Analyse, rules: RuleSet, otherwise: Duration) -> anyhow::Result<Analyser> {
    if matches!(rules, RuleSet::Chess(_)) {
        if wanted.lines() > 1 {
            bail!("--lines: chess is analysed with one line");
        }
        if wanted.threads() > 1 {
            bail!("--threads: chess is analysed with one thread");
        }
        if wanted.tables.is_some() {
            bail!("--tables: endgame tables are for draughts only");
        }
    }
    let analyser = Analyser::new(Budget {
        threads: wanted.threads(),
        megabytes: wanted.megabytes(),
        limits: limits(wanted, otherwise),
    });
    Ok(match &wanted.tables {
        Some(folder) => analyser.with_tables(folder),
        None => analyser,
    })
}

/// The limits asked for, or so much time where there are none.
fn limits(wanted: &Analyse, otherwise: Duration) -> Limits {
    let is_limited = wanted.depth.is_some() || wanted.nodes.is_some();
    let time = match (wanted.seconds, is_limited) {
        (Some(seconds), _) => Some(seconds),
        (None, true) => None,
        (None, false) => Some(otherwise),
    };
    Limits {
        depth: wanted.depth.unwrap_or(Limits::NONE.depth),
        nodes: wanted.nodes.unwrap_or(Limits::NONE.nodes),
        time,
    }
}
