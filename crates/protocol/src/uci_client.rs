//! UCI from the side of the board.

use std::time::Duration;

use rules::Color;

use crate::cancel::Cancel;
use crate::client::{Asked, BestMove, Client, Failure, Pace};
use crate::process::{Launch, Process, Wait};

/// To say who it is, and to be ready.
const GREETING: Duration = Duration::from_secs(60);
/// To end a search that is cancelled.
const STOPPING: Duration = Duration::from_secs(5);
/// A mate in n moves is worth so many hundredths less n.
const MATE: f64 = 30_000.0;

/// An engine that speaks UCI.
#[derive(Debug)]
pub struct UciClient {
    process: Process,
    name: String,
}

impl UciClient {
    /// Starts an engine.
    ///
    /// # Errors
    /// When it does not start, does not speak UCI, or does not know an option.
    pub fn start(launch: &Launch) -> Result<UciClient, Failure> {
        let mut process = Process::start(launch)?;
        process.say("uci")?;
        let mut client = UciClient {
            name: launch.command.first().cloned().unwrap_or_default(),
            process,
        };
        let options = client.introduction()?;
        for (name, value) in &launch.settings {
            let known = options
                .iter()
                .find(|option| option.eq_ignore_ascii_case(name));
            let known = known.ok_or_else(|| {
                let options = options.join(", ");
                Failure::Refused(format!("it has no option {name}; it has {options}"))
            })?;
            let line = format!("setoption name {known} value {value}");
            client.process.say(&line)?;
        }
        client.settle()?;
        Ok(client)
    }

    /// Reads who the engine is and what can be set.
    fn introduction(&mut self) -> Result<Vec<String>, Failure> {
        let wait = Wait::new(GREETING);
        let mut options = Vec::new();
        loop {
            let line = self.process.hear(wait)?;
            if let Some(name) = line.strip_prefix("id name ") {
                name.trim().clone_into(&mut self.name);
            } else if let Some(option) = line.strip_prefix("option name ") {
                // Names may have blanks.
                let name = option.split(" type ").next().unwrap_or(option);
                options.push(name.trim().to_owned());
            } else if line.trim() == "uciok" {
                return Ok(options);
            }
        }
    }

    /// Waits until it has done what it was told.
    fn settle(&mut self) -> Result<(), Failure> {
        self.process.say("isready")?;
        let wait = Wait::new(GREETING);
        while self.process.hear(wait)?.trim() != "readyok" {}
        Ok(())
    }

    /// Ends a search under way; its move does not matter any more.
    fn stop(&mut self) -> Result<(), Failure> {
        self.process.say("stop")?;
        let wait = Wait::new(STOPPING);
        while !self.process.hear(wait)?.starts_with("bestmove") {}
        Ok(())
    }
}

impl Client for UciClient {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, _: Asked<'_>, _: Color, _: &Pace) -> Result<(), Failure> {
        self.process.say("ucinewgame")?;
        self.settle()
    }

    fn think(
        &mut self,
        asked: Asked<'_>,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        let Asked::Chess { first, moves, turn } = asked else {
            return Err(Failure::Refused("UCI has no draughts".to_owned()));
        };
        let mut position = format!("position fen {first}");
        if !moves.is_empty() {
            position.push_str(&format!(" moves {}", moves.join(" ")));
        }
        self.process.say(&position)?;
        self.process.say(&go_line(pace, turn))?;
        let wait = Wait::new(pace.patience);
        let mut thought = BestMove::default();
        loop {
            let Some(line) = self.process.hear_unless(cancel, wait)? else {
                self.stop()?;
                return Err(Failure::Cancelled);
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["info", rest @ ..] => note(&mut thought, rest),
                ["bestmove", "(none)" | "0000", ..] | ["bestmove"] => return Err(Failure::GaveUp),
                ["bestmove", best, ..] => {
                    (*best).clone_into(&mut thought.text);
                    return Ok(thought);
                }
                _ => (),
            }
        }
    }

    fn end(&mut self, _: Asked<'_>, _: Option<Color>) -> Result<(), Failure> {
        Ok(())
    }
}

/// Takes over what an `info` line says.
fn note(thought: &mut BestMove, words: &[&str]) {
    let mut words = words.iter().copied();
    while let Some(name) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
        match name {
            "depth" => thought.depth = number().and_then(|depth| u32::try_from(depth).ok()),
            "nodes" => thought.nodes = number().and_then(|nodes| u64::try_from(nodes).ok()),
            "cp" => {
                if let Some(score) = number() {
                    thought.note_score(score as f64);
                }
            }
            "mate" => {
                if let Some(moves) = number() {
                    let nearness = MATE - moves.unsigned_abs() as f64;
                    thought.note_score(moves.signum() as f64 * nearness.max(0.0));
                }
            }
            // A line, or words for people, may hold anything.
            "pv" | "string" => return,
            _ => (),
        }
    }
}

fn go_line(pace: &Pace, turn: Color) -> String {
    let mut line = "go".to_owned();
    if let Some(depth) = pace.depth {
        line.push_str(&format!(" depth {depth}"));
    }
    if let Some(nodes) = pace.nodes {
        line.push_str(&format!(" nodes {nodes}"));
    }
    if let Some(time) = pace.move_time {
        line.push_str(&format!(" movetime {}", time.as_millis().max(1)));
    }
    if let Some(clock) = pace.clock {
        // Our clocks get their increment before the move, those of UCI after it.
        let now = |color: Color| {
            let added = if color == turn {
                clock.increment
            } else {
                Duration::ZERO
            };
            (clock.left[color] + added).as_millis()
        };
        let increment = clock.increment.as_millis();
        line.push_str(&format!(
            " wtime {} btime {} winc {increment} binc {increment}",
            now(Color::White),
            now(Color::Black)
        ));
        if let Some(moves) = clock.moves {
            line.push_str(&format!(" movestogo {moves}"));
        }
    }
    if line == "go" {
        line.push_str(" infinite");
    }
    line
}
