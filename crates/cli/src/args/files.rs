//! Files that are read and judged: games and scenarios.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use games::RuleSet;
use notation::Encoding;
use rules::DrawOptions;

use super::position::{Setting, chosen, rule_set, setting};

/// Conduct games.
#[derive(Subcommand, Debug)]
pub(crate) enum Conduct {
    /// Run written scenarios of official games and report what happens
    Run(Run),
}

/// Run scenarios.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee conduct run crates/conduct/scenarios/002/34-ex.txt

docs/scenarios.md describes the language.

Exit status: 0 all went as expected, 1 something did not, 2 a file could not be read.")]
pub(crate) struct Run {
    /// Scenarios, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Print only the titles, and what was not as expected
    #[arg(long)]
    pub(crate) brief: bool,

    /// Print JSON, one object per line, the last of each file with the result
    #[arg(long)]
    pub(crate) json: bool,
}

/// Check files of games.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  peatee check games.pdn
  peatee check --faults --rules russian archive/
  peatee check --json - < games.pdn

Exit status: 0 every game is right, 1 some game has a fault, 2 some file could not be read.")]
pub(crate) struct Check {
    /// PDN or PGN files, folders of them, or - for standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// Rule set of games that do not state theirs [default: detected from their squares]
    #[arg(long, short, value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Interpretation of a draw rule, such as small-endings=not-played-out; overrides the Draws tag of a game (may be repeated)
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = setting)]
    options: Vec<Setting>,

    /// Encoding of the files, such as windows-1251 [default: detected]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// Show only games with errors, and only their errors
    #[arg(long)]
    pub(crate) faults: bool,

    /// Print JSON, one object per line, the last with the totals
    #[arg(long)]
    pub(crate) json: bool,
}

impl Check {
    /// The readings of the draw rules that hold whatever a game says.
    pub(crate) fn chosen(&self) -> [Option<&'static str>; DrawOptions::SETTINGS.len()] {
        chosen(&self.options)
    }
}

pub(crate) fn encoding(name: &str) -> Result<Encoding, String> {
    let encoding = Encoding::by_name(name).filter(|encoding| encoding.keeps_ascii());
    encoding
        .ok_or_else(|| "known are utf-8, latin1, windows-1251, windows-1257 and the like".into())
}
