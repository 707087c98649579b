//! Questions to the rules: legal moves, why not, how many.

use clap::Args;
use games::RuleSet;

use super::position::{Position, rule_set};

/// List every legal move, one per line.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee moves --rules russian --fen \"W:Wc3,a1:Bd4,h8\"")]
pub(crate) struct Moves {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Print every landing square of a capture
    #[arg(long)]
    pub(crate) full: bool,

    /// Print JSON, with squares
    #[arg(long)]
    pub(crate) json: bool,
}

/// Explain one move.
#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  peatee explain --rules international --fen \"W:W31,45:B27,17,40\" 45x34"
)]
pub(crate) struct Explain {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Move: 32-28, 27x18, b4:d6, d2:g5:e7, ed4; for chess Nf3, e2e4, O-O
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    pub(crate) text: String,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Count move sequences.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee perft --rules international --depth 7 --divide")]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) position: Position,

    /// Length of the sequences, in plies
    #[arg(long, short, value_parser = clap::value_parser!(u32).range(0..=99))]
    pub(crate) depth: u32,

    /// Show the count for each first move
    #[arg(long)]
    pub(crate) divide: bool,

    /// Print JSON
    #[arg(long, conflicts_with = "divide")]
    pub(crate) json: bool,
}

/// Rule sets.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peatee rules brazilian")]
pub(crate) struct Rules {
    /// Rule set whose table is shown
    #[arg(value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: Option<RuleSet>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
