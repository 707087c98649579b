//! The tactical suite: positions in which one move wins, and that move gives up pieces first.
//!
//! `suite find` looks for such positions in quick games of the engine against itself and verifies them by a deep
//! search; `suite run` tells how many the engine solves in how much time.

mod case;
mod find;
mod solve;

use std::time::Duration;

use anyhow::{Context, Result, bail};
use rules::{VariantId, with_variant};

const USAGE: &str =
    "usage: cargo xtask suite find --rules R [--count N] [--seed N] [--threads N] [--nodes N]
       cargo xtask suite run [--rules R] [--seconds S]";

/// What is asked of the suite.
#[derive(Clone, Copy, Debug)]
struct Plan {
    rules: Option<VariantId>,
    /// Positions to find.
    count: usize,
    seed: u64,
    threads: usize,
    /// Nodes by which a position is verified.
    nodes: u64,
    /// The longest time for a position when it is solved.
    time: Duration,
}

/// `find` or `run`.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let Some((step, rest)) = arguments.split_first() else {
        bail!("{USAGE}");
    };
    let plan = plan(rest)?;
    match step.as_str() {
        "find" => {
            let rules = plan.rules.context("find wants --rules")?;
            with_variant!(rules, V => find::find::<V>(&plan))
        }
        "run" => solve::run(&plan),
        other => bail!("no step {other:?}\n{USAGE}"),
    }
}

fn plan(arguments: &[String]) -> Result<Plan> {
    let mut plan = Plan {
        rules: None,
        count: 20,
        seed: 1,
        threads: 1,
        nodes: 3_000_000,
        time: Duration::from_secs(1),
    };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else {
            bail!("{} wants a value\n{USAGE}", pair[0]);
        };
        let wrong = || format!("{name} {value}");
        match name.as_str() {
            "--rules" => plan.rules = Some(VariantId::from_id(value).with_context(wrong)?),
            "--count" => plan.count = value.parse().with_context(wrong)?,
            "--seed" => plan.seed = value.parse().with_context(wrong)?,
            "--threads" => plan.threads = value.parse().with_context(wrong)?,
            "--nodes" => plan.nodes = value.parse().with_context(wrong)?,
            "--seconds" => {
                let seconds = value.parse().with_context(wrong)?;
                plan.time = Duration::try_from_secs_f64(seconds).with_context(wrong)?;
            }
            other => bail!("no option {other:?}\n{USAGE}"),
        }
    }
    Ok(plan)
}
