#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod act;
mod expect;
mod fault;
mod report;
mod run;
mod settings;
mod words;

use conduct::Terms;
use games::ByColor;

pub use act::{Act, Deed, When};
pub use expect::{Expectation, Mismatch};
pub use fault::LineFault;
pub use run::{CitedRefusal, Failure, Outcome, Problem, Story, Told};
use words::Words;

/// A game told in a text file: what was agreed, what everybody does and when, and what is expected of it.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// What it is called.
    pub title: String,
    /// The articles that it shows.
    pub articles: Vec<String>,
    /// What the players are called.
    pub names: ByColor<String>,
    /// What was agreed.
    pub terms: Terms,
    /// What happens, line by line.
    pub lines: Vec<Line>,
}

/// A line of a scenario.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The line as it is written.
    pub text: String,
    /// What it says.
    pub what: Said,
}

/// What a line says.
#[derive(Clone, Debug)]
pub enum Said {
    /// Somebody does something.
    Act(Act),
    /// Something is expected.
    Expect(Expectation),
}

impl Said {
    /// How much is done.
    fn acts(&self) -> usize {
        match self {
            Said::Act(Act {
                deed: Deed::Both { moves, .. },
                ..
            }) => moves.len(),
            Said::Act(_) | Said::Expect(_) => 1,
        }
    }
}

/// A line cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ScenarioError {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: LineFault,
}

/// No scenario is longer than this many bytes.
pub const LONGEST_SCENARIO: usize = 1 << 20;
/// Nor does more happen in it.
const MOST_ACTS: usize = 20_000;

impl core::str::FromStr for Scenario {
    type Err = ScenarioError;

    fn from_str(text: &str) -> Result<Scenario, ScenarioError> {
        if text.len() > LONGEST_SCENARIO {
            return Err(ScenarioError {
                line: 1,
                problem: LineFault::TooLong(LONGEST_SCENARIO),
            });
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut settings = settings::Settings::default();
        let mut lines = Vec::new();
        let mut acts = 0;
        for (i, written) in text.lines().enumerate() {
            let at = |problem: LineFault| ScenarioError {
                line: i + 1,
                problem,
            };
            let line = written.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match settings::setting(line) {
                Some(_) if !lines.is_empty() => {
                    return Err(at(LineFault::LateSetting));
                }
                Some((name, value)) => settings.set(name, value).map_err(at)?,
                None => {
                    let what = said(line).map_err(at)?;
                    acts += what.acts();
                    if acts > MOST_ACTS {
                        return Err(at(LineFault::TooManyActs(MOST_ACTS)));
                    }
                    lines.push(Line {
                        number: i + 1,
                        text: line.to_owned(),
                        what,
                    });
                }
            }
        }
        settings.finish(lines)
    }
}

fn said(line: &str) -> Result<Said, LineFault> {
    let mut words = Words::new(line);
    match words.take("expect") {
        true => expect::expectation(words).map(Said::Expect),
        false => act::act(line).map(Said::Act),
    }
}
