//! Writes random legal games to standard output: `synthetic RULES BYTES [SEED]`.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use peatee_games::{RuleSet, SyntheticOptions, synthetic_file};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| arguments.get(i).and_then(|text| text.parse().ok());
    let rules = arguments.first().and_then(|id| id.parse::<RuleSet>().ok());
    let (Some(rules), Some(bytes)) = (rules, number(1)) else {
        let told = writeln!(io::stderr(), "usage: synthetic RULES BYTES [SEED]");
        return ExitCode::from(if told.is_ok() { 2 } else { 1 });
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let seed = number(2).unwrap_or(1);
    let options = SyntheticOptions::default();
    let written = synthetic_file(rules, seed, bytes, &options, &mut out).and_then(|_| out.flush());
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let told = writeln!(io::stderr(), "synthetic: {error}");
            ExitCode::from(if told.is_ok() { 1 } else { 2 })
        }
    }
}
