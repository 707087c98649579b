//! `peatee match`: two engines play each other until it is known which is stronger.

mod args;
mod interrupt;
mod openings;
mod pdn;

use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use indicatif::{HumanDuration, ProgressBar};
use matches::{
    Limits, MatchError, MatchPlan, MatchReport, Solved, Summary, Terms, Umpire, shuffle,
};
use players::{Cancel, EngineSpec};
use protocol::Log;

pub(crate) use args::Match;

use crate::Answer;
use crate::progress::bar;
use crate::speak::Speaker;

/// Plays the match and tells what it showed.
pub(crate) fn run(task: &Match, speaker: &Speaker, out: &mut impl Write) -> Result<Answer> {
    let mut plan = plan(task, speaker)?;
    plan.check().map_err(refused)?;
    let mut games_file = task
        .pdn
        .as_deref()
        .map(pdn::GamesFile::create)
        .transpose()?;
    plan.log = task.log.as_deref().map(new_log).transpose()?;
    let cancel = plan.terms.cancel.clone();
    let _listener = interrupt::listen(cancel.clone()).context("no signals")?;
    let names = [task.first.clone(), task.second.clone()];
    let mut report = MatchReport {
        rules: plan.rules,
        limits: plan.limits,
        summary: Summary::new(names, task.sprt),
        is_void: false,
        is_interrupted: false,
    };
    let bar = progress(plan.games);
    let mut written = Ok(());
    plan.play(|game| {
        if let (Ok(()), Some(file)) = (&written, &mut games_file) {
            written = file.write(&game);
        }
        if written.is_err() {
            return ControlFlow::Break(());
        }
        report.summary.note(&game);
        bar.set_position(u64::from(report.summary.results().games()));
        let left = HumanDuration(bar.eta());
        bar.set_message(format!(", {left:#} left  {}", report.line()));
        report.is_void = report.summary.failures().len() > task.max_failures as usize;
        match report.summary.is_decided() || report.is_void {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    })
    .map_err(refused)?;
    written?;
    bar.finish_and_clear();
    report.is_interrupted = cancel.is_cancelled();
    match task.json {
        true => writeln!(out, "{}", report.to_json())?,
        false => write!(out, "{}", report.text())?,
    }
    Ok(match report.is_good() {
        _ if report.is_interrupted => Answer::Interrupted,
        true => Answer::Yes,
        false => Answer::No,
    })
}

/// What the command line asks for.
fn plan(task: &Match, speaker: &Speaker) -> Result<MatchPlan> {
    let engines = engines(task)?;
    let mut openings = openings::openings(task.rules, task.openings.as_deref(), speaker)?;
    if let Some(seed) = task.seed {
        shuffle(&mut openings, seed);
    }
    let games = match task.games {
        Some(games) => games,
        None => 2 * u32::try_from(openings.len())?,
    };
    let solved = task.tables.as_deref();
    let solved = solved.map(|folder| Solved::open(task.rules, folder).context("--tables"));
    Ok(MatchPlan {
        engines,
        limits: limits(task),
        openings,
        rules: task.rules,
        terms: Terms {
            margin: task.margin,
            max_plies: task.max_plies,
            umpire: Umpire::new(hundredths(task.win_score), hundredths(task.draw_score)),
            solved: solved.transpose()?,
            cancel: Cancel::default(),
        },
        games,
        concurrency: usize::from(task.concurrency),
        log: None,
    })
}

fn engines(task: &Match) -> Result<[EngineSpec; 2]> {
    let first: EngineSpec = task.first.parse().context("A")?;
    let second: EngineSpec = task.second.parse().context("B")?;
    Ok([
        first.with(task.name1.as_ref(), task.dir1.as_ref(), &task.set1),
        second.with(task.name2.as_ref(), task.dir2.as_ref(), &task.set2),
    ])
}

/// The limits of both engines: their own, or those that both have.
fn limits(task: &Match) -> [Limits; 2] {
    let mut shared = Limits {
        move_time: task.move_time,
        nodes: task.nodes,
        depth: task.depth,
        clock: task.clock,
    };
    if shared == Limits::default() {
        shared.move_time = Some(Duration::from_millis(100));
    }
    [task.limit1.unwrap_or(shared), task.limit2.unwrap_or(shared)]
}

/// Why a match is not played, with the option that would help.
fn refused(error: MatchError) -> anyhow::Error {
    match error {
        MatchError::OneAddress => anyhow!("--concurrency: {error}"),
        MatchError::NotWholeMinutes { engine } => {
            let number = engine + 1;
            anyhow!(
                "{error}: write --clock 60 or --clock 75/60, or --limit{number} clock=60 for this engine alone"
            )
        }
        MatchError::NoOpening | MatchError::Engine { .. } => error.into(),
    }
}

fn hundredths(men: Option<f64>) -> Option<i32> {
    men.map(|men| (men * 100.0).round() as i32)
}

fn new_log(path: &Path) -> Result<Log> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let file = file.with_context(|| format!("--log {}", path.display()))?;
    Ok(Log::new(file))
}

/// A line on the terminal, there before the first game ends.
fn progress(games: u32) -> ProgressBar {
    let word = if games == 1 { "game" } else { "games" };
    let bar = bar(
        Some(u64::from(games)),
        &format!("{{pos}} of {{len}} {word}{{msg}}"),
    );
    bar.tick();
    bar
}
