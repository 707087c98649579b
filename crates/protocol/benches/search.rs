//! How fast the search is and how it grows: time and nodes to a depth on twenty positions, beside another engine
//! that speaks Hub, in turn in the same run.
//!
//! `cargo bench --profile release -p peatee-protocol --bench search -- [--depth N] [--rounds N]
//! [--peer COMMAND] [--folder FOLDER] [--set NAME=VALUE]…`
#![allow(
    clippy::print_stdout,
    reason = "a bench tells its figures on standard output"
)]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use notation::read_fen;
use peatee_protocol::{Asked, Builtin, Cancel, Client, HubClient, Launch, Pace};
use rules::{AnyGame, Color, DrawOptions, Game, International, VariantId};

const POSITIONS: &str = include_str!("positions.txt");
const MEGABYTES: &str = "64";

type Failed = Box<dyn std::error::Error>;

/// What is asked for on the command line.
struct Plan {
    depth: u8,
    rounds: usize,
    peer: Option<Launch>,
}

/// One engine and the best it did on each position.
struct Runner {
    name: String,
    client: Box<dyn Client>,
    seconds: Vec<f64>,
    nodes: Vec<u64>,
}

fn main() -> Result<(), Failed> {
    let plan = plan(std::env::args().skip(1))?;
    let games =
        POSITIONS
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|fen| {
                Ok(Game::<International>::new(
                    read_fen(fen)?,
                    DrawOptions::default(),
                    &engine::Shipped,
                )
                .into())
            })
            .collect::<Result<Vec<AnyGame>, Failed>>()?;
    let mut runners = runners(&plan, games.len())?;
    let pace = Pace {
        depth: Some(plan.depth),
        nodes: None,
        move_time: None,
        clock: None,
        patience: Duration::from_secs(600),
    };
    for _ in 0..plan.rounds {
        for (i, game) in games.iter().enumerate() {
            for runner in &mut runners {
                runner.run(i, game, &pace)?;
            }
        }
    }
    report(&runners, &plan);
    Ok(())
}

impl Runner {
    fn new(name: String, client: Box<dyn Client>, positions: usize) -> Runner {
        Runner {
            name,
            client,
            seconds: vec![f64::MAX; positions],
            nodes: vec![0; positions],
        }
    }

    fn run(&mut self, i: usize, game: &AnyGame, pace: &Pace) -> Result<(), Failed> {
        let asked = Asked::Draughts(game);
        self.client.begin(asked, Color::White, pace)?;
        let begin = Instant::now();
        let thought = self.client.think(asked, pace, &Cancel::default())?;
        self.seconds[i] = self.seconds[i].min(begin.elapsed().as_secs_f64());
        self.nodes[i] = thought.nodes.unwrap_or(0);
        self.client.end(asked, None)?;
        Ok(())
    }
}

fn runners(plan: &Plan, positions: usize) -> Result<Vec<Runner>, Failed> {
    let mut runners = Vec::new();
    for threads in ["1", "2"] {
        let settings = [("hash", MEGABYTES), ("threads", threads)];
        let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let engine = Builtin::new(VariantId::International, &settings)?;
        let name = format!("peatee, threads {threads}");
        runners.push(Runner::new(name, Box::new(engine), positions));
    }
    if let Some(launch) = &plan.peer {
        let engine = HubClient::start(launch, VariantId::International)?;
        let name = engine.name().to_owned();
        runners.push(Runner::new(name, Box::new(engine), positions));
    }
    Ok(runners)
}

fn report(runners: &[Runner], plan: &Plan) {
    println!(
        "seconds to depth {}, best of {} rounds",
        plan.depth, plan.rounds
    );
    for i in 0..runners[0].seconds.len() {
        let seconds = runners.iter().map(|r| format!("{:9.3}", r.seconds[i]));
        println!("{:2} {}", i + 1, seconds.collect::<String>());
    }
    for runner in runners {
        let (nodes, seconds) = (
            runner.nodes.iter().sum::<u64>() as f64 / 1e6,
            runner.seconds.iter().sum::<f64>(),
        );
        println!(
            "{:20} {seconds:8.2} s {nodes:8.2} M nodes {:6.2} M nodes/s, mean speed-up over the first {:.2}",
            runner.name,
            nodes / seconds,
            speed_up(&runners[0], runner),
        );
    }
}

/// The geometric mean of the ratios of times.
fn speed_up(first: &Runner, other: &Runner) -> f64 {
    let ratios = first.seconds.iter().zip(&other.seconds);
    let logs: f64 = ratios.map(|(first, other)| (first / other).ln()).sum();
    (logs / first.seconds.len() as f64).exp()
}

fn plan(mut arguments: impl Iterator<Item = String>) -> Result<Plan, Failed> {
    let mut plan = Plan {
        depth: 14,
        rounds: 3,
        peer: None,
    };
    while let Some(name) = arguments.next() {
        if name == "--bench" {
            continue;
        }
        let value = arguments.next().ok_or(format!("{name} wants a value"))?;
        let peer = plan.peer.get_or_insert_with(Launch::default);
        match name.as_str() {
            "--depth" => plan.depth = value.parse()?,
            "--rounds" => plan.rounds = value.parse()?,
            "--peer" => peer.command = value.split_whitespace().map(str::to_owned).collect(),
            "--folder" => peer.folder = Some(PathBuf::from(value)),
            "--set" => {
                let (name, value) = value.split_once('=').ok_or("--set NAME=VALUE")?;
                peer.settings.push((name.to_owned(), value.to_owned()));
            }
            other => return Err(format!("no option {other:?}").into()),
        }
    }
    plan.peer = plan.peer.filter(|peer| !peer.command.is_empty());
    Ok(plan)
}
