//! Learning the evaluation from our own games; docs/training.md tells the whole way.

mod check;
mod contest;
mod games;
mod judgement;
mod ladder;
mod record;
mod tune;

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use engine::{Level, Limits, Tuning};
use rules::{VariantId, with_variant};

use judgement::Judgement;

const USAGE: &str = "usage: cargo xtask train games --rules R --out FILE [--seconds S] [--threads N] [--nodes N] \
[--weights FILE|none] [--random PLIES] [--unfair HUNDREDTHS] [--tables FOLDER] [--met NODES] [--seed N]
       cargo xtask train match --rules R [--weights FILE|none] [--against FILE|none] [--tune NAME=N,…] \
[--tune-against NAME=N,…] [--seconds S] [--threads N] [--nodes N | --move-time MS] [--hash MB] [--random PLIES] [--unfair HUNDREDTHS] [--seed N]
       cargo xtask train tune --rules R --vary NAME=STEP,… [--tune NAME=N,…] [--weights FILE|none] [--seconds S] [--threads N] \
[--nodes N] [--random PLIES] [--unfair HUNDREDTHS] [--seed N]
       cargo xtask train check --rules R --out FILE [--weights FILE|none]
       cargo xtask train ladder --rules R [--pairs N] [--levels FROM-TO] [--threads N] [--seed N]
Without --weights or --against a player judges by the weights that are built in; none is force alone.";

/// One step of the way.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let Some((step, rest)) = arguments.split_first() else {
        bail!("{USAGE}");
    };
    match step.as_str() {
        "games" => {
            let plan = plan(rest)?;
            with_variant!(plan.variant, V => games::play::<V>(&plan))
        }
        "match" => {
            let plan = plan(rest)?;
            with_variant!(plan.variant, V => contest::contest::<V>(&plan))
        }
        "tune" => {
            let plan = plan(rest)?;
            with_variant!(plan.variant, V => tune::climb::<V>(&plan))
        }
        "check" => {
            let plan = plan(rest)?;
            with_variant!(plan.variant, V => check::check::<V>(&plan))
        }
        "ladder" => {
            let plan = plan(rest)?;
            with_variant!(plan.variant, V => ladder::climb::<V>(&plan))
        }
        other => bail!("no step {other:?}\n{USAGE}"),
    }
}

/// How games are to be played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    variant: VariantId,
    out: PathBuf,
    time: Duration,
    threads: usize,
    nodes: u64,
    /// Time for a move of a match instead of nodes, for what makes a node dearer or cheaper.
    move_time: Option<Duration>,
    /// What an engine remembers.
    megabytes: usize,
    weights: Judgement,
    against: Judgement,
    tune: Tuning,
    tune_against: Tuning,
    /// Numbers of the search that are to be found, and by how much they are moved to find out.
    vary: Vec<(String, i32)>,
    /// The most random moves before the engines play.
    random: u64,
    /// A beginning that is worth more than this to a side is not played.
    unfair: i32,
    /// Endings that they know are labelled by these tables.
    tables: Option<PathBuf>,
    /// How many nodes are spent on each position that a search has met; without it none is looked at.
    met: Option<u64>,
    seed: u64,
    /// Of a ladder, the pairs of games on each rung.
    pairs: u64,
    /// Of a ladder, the levels that play the one below.
    levels: RangeInclusive<u8>,
}

impl Plan {
    /// How far an engine of a match looks.
    fn limits(&self) -> Limits {
        self.move_time
            .map_or(Limits::nodes(self.nodes), Limits::time)
    }
}

fn plan(arguments: &[String]) -> Result<Plan> {
    let mut plan = Plan {
        variant: VariantId::International,
        out: PathBuf::new(),
        time: Duration::from_secs(60),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        nodes: 2000,
        move_time: None,
        megabytes: 2,
        weights: Judgement::BuiltIn,
        against: Judgement::BuiltIn,
        tune: Tuning::default(),
        tune_against: Tuning::default(),
        vary: Vec::new(),
        random: 14,
        unfair: 120,
        tables: None,
        met: None,
        seed: 1,
        pairs: 50,
        levels: Level::LOWEST.number()..=Level::HIGHEST.number(),
    };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else {
            bail!("{} wants a value\n{USAGE}", pair[0]);
        };
        let number = || {
            value
                .parse::<u64>()
                .with_context(|| format!("{name} {value}"))
        };
        match name.as_str() {
            "--rules" => plan.variant = VariantId::from_id(value).context("no such rule set")?,
            "--out" => plan.out = PathBuf::from(value),
            "--seconds" => plan.time = Duration::from_secs(number()?),
            "--threads" => plan.threads = number()? as usize,
            "--nodes" => plan.nodes = number()?,
            "--move-time" => plan.move_time = Some(Duration::from_millis(number()?)),
            "--hash" => plan.megabytes = number()? as usize,
            "--weights" => plan.weights = Judgement::named(value),
            "--against" => plan.against = Judgement::named(value),
            "--tune" => tune(&mut plan.tune, value)?,
            "--tune-against" => tune(&mut plan.tune_against, value)?,
            "--vary" => plan.vary = numbers(value)?,
            "--random" => plan.random = number()?,
            "--unfair" => plan.unfair = number()? as i32,
            "--tables" => plan.tables = Some(PathBuf::from(value)),
            "--met" => plan.met = Some(number()?),
            "--seed" => plan.seed = number()?,
            "--pairs" => plan.pairs = number()?,
            "--levels" => plan.levels = levels(value)?,
            other => bail!("no option {other:?}\n{USAGE}"),
        }
    }
    Ok(plan)
}

/// `7-10`, or one of them.
fn levels(text: &str) -> Result<RangeInclusive<u8>> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| {
        text.parse::<u8>()
            .with_context(|| format!("--levels {text}"))
    };
    Ok(number(from)?..=number(to)?)
}

/// `name=value,…` over what is set already.
fn tune(tuning: &mut Tuning, text: &str) -> Result<()> {
    for (name, value) in numbers(text)? {
        tuning.set(&name, value);
    }
    Ok(())
}

/// `name=value,…`, each the name of a number of the search.
fn numbers(text: &str) -> Result<Vec<(String, i32)>> {
    text.split(',')
        .map(|pair| {
            let (name, value) = pair.split_once('=')?;
            Tuning::default().get(name)?;
            Some((name.to_owned(), value.parse().ok()?))
        })
        .zip(text.split(','))
        .map(|(known, pair)| {
            known.with_context(|| format!("{pair:?} is none of {:?}", Tuning::NAMES))
        })
        .collect()
}
