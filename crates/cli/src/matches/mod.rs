//! `peatee match`: two engines play each other until it is known which is stronger.

mod args;
mod board;
mod hall;
mod limits;
mod openings;
mod pdn;
mod report;
mod solved;
mod sprt;
mod stop;
mod tally;
mod umpire;

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use players::EngineSpec;
use protocol::Log;

pub(crate) use args::{Match, some_seconds};
use board::Terms;
use hall::Hall;
use limits::Limits;
use report::Report;
use solved::Solved;
use sprt::Verdict;
use stop::Stop;
use umpire::Umpire;

use crate::Answer;
use crate::speak::Speaker;

/// Plays the match and tells what it showed.
pub(crate) fn run(task: &Match, speaker: &Speaker, out: &mut impl Write) -> Result<Answer> {
    let specs = specs(task)?;
    if task.concurrency > 1 && specs.iter().any(EngineSpec::has_one_place) {
        bail!("--concurrency: a program at one address plays one game at a time");
    }
    let limits = limits(task);
    can_be_told(&specs, &limits)?;
    let mut openings = openings::openings(task.rules, task.openings.as_deref(), speaker)?;
    if let Some(seed) = task.seed {
        openings::shuffle(&mut openings, seed);
    }
    let games = task.games.unwrap_or(2 * u32::try_from(openings.len())?);
    let mut games_file = task
        .pdn
        .as_deref()
        .map(pdn::GamesFile::create)
        .transpose()?;
    let solved = task.tables.as_deref();
    let solved = solved.map(|folder| Solved::open(task.rules, folder).context("--tables"));
    let solved = solved.transpose()?;
    let log = task.log.as_deref().map(new_log).transpose()?;
    let stop = Stop::default();
    let _listener = stop.listen().context("no signals")?;
    let hall = Hall {
        specs,
        limits,
        openings,
        rules: task.rules,
        terms: Terms {
            margin: task.margin,
            max_plies: task.max_plies,
            solved,
            umpire: Umpire::new(hundredths(task.win_score), hundredths(task.draw_score)),
            stop: stop.clone(),
        },
        games,
        log,
    };
    let mut report = Report::new(task, limits);
    let mut pairs = Pairs::default();
    let bar = progress(games);
    hall.play(usize::from(task.concurrency), |told| {
        report.names.clone_from(&told.names);
        if let Some(file) = &mut games_file {
            file.write(&told)?;
        }
        pairs.take(told.pair, told.half_points, &mut report);
        report.note(&told);
        bar.set_position(u64::from(report.results.games()));
        let left = HumanDuration(bar.eta());
        bar.set_message(format!(", {left:#} left  {}", report.line()));
        let is_decided = report
            .verdict
            .is_some_and(|verdict| verdict != Verdict::Open);
        report.is_void = report.failures.len() > task.max_failures as usize;
        Ok(!(is_decided || report.is_void))
    })?;
    bar.finish_and_clear();
    report.is_interrupted = stop.is_asked();
    if task.json {
        writeln!(out, "{}", report.json())?;
    } else {
        report.write(out)?;
    }
    Ok(report.answer())
}

fn specs(task: &Match) -> Result<[EngineSpec; 2]> {
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

/// Sees to it that no engine has limits that it cannot be told of: they would cost it every game.
fn can_be_told(specs: &[EngineSpec; 2], limits: &[Limits; 2]) -> Result<()> {
    for (i, (spec, limits)) in specs.iter().zip(limits).enumerate() {
        if spec.has_one_place() && !limits.are_whole_minutes() {
            let (letter, number) = (['A', 'B'][i], i + 1);
            bail!(
                "engine {letter}: DamExchange can only be told whole minutes, for a game or for up to 999 moves: \
                 write --clock 60 or --clock 75/60, or --limit{number} clock=60 for this engine alone"
            );
        }
    }
    Ok(())
}

fn hundredths(men: Option<f64>) -> Option<i32> {
    men.map(|men| (men * 100.0).round() as i32)
}

fn new_log(path: &Path) -> Result<Log> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let file = file.with_context(|| format!("--log {}", path.display()))?;
    Ok(Log::new(file))
}

/// A line on the terminal, there before the first game ends; nothing elsewhere.
fn progress(games: u32) -> ProgressBar {
    let target = match io::stderr().is_terminal() {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let bar = ProgressBar::with_draw_target(Some(u64::from(games)), target);
    let word = if games == 1 { "game" } else { "games" };
    if let Ok(style) = ProgressStyle::with_template(&format!("{{pos}} of {{len}} {word}{{msg}}")) {
        bar.set_style(style);
    }
    bar.tick();
    bar
}

/// Pairs of which one game is still to come.
#[derive(Debug, Default)]
struct Pairs(BTreeMap<usize, usize>);

impl Pairs {
    /// Counts a game, and its pair when both are there.
    fn take(&mut self, pair: usize, half_points: usize, report: &mut Report) {
        report.results.add(half_points);
        match self.0.remove(&pair) {
            Some(other) => report.add_pair(half_points + other),
            None => {
                self.0.insert(pair, half_points);
            }
        }
    }
}
