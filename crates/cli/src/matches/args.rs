//! What `peatee match` is told.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use games::RuleSet;
use matches::{Control, Hypotheses, Limits, seconds, some_seconds};

use crate::args::rule_set;

/// A match between two engines.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Match {
    /// First engine: builtin[:NAME=VALUE,…], a command line that speaks Hub (or UCI for chess), or one of hub:COMMAND,
    /// uci:COMMAND, dxp:HOST:PORT or dxp-listen:HOST:PORT, with a COMMAND behind a blank if it is to be started
    #[arg(value_name = "A")]
    pub(crate) first: String,

    /// Second engine
    #[arg(value_name = "B")]
    pub(crate) second: String,

    /// Rule set (`peatee rules` lists all)
    #[arg(long, short, default_value = "international", value_name = "RULES", value_parser = rule_set)]
    pub(crate) rules: RuleSet,

    /// Openings, each played with both colours: a file of move lists or FENs, one a line, or one of international-2ply,
    /// international-6ply, russian-ballots, brazilian-ballots [default: every opening of two plies]
    #[arg(long, value_name = "FILE")]
    pub(crate) openings: Option<String>,

    /// Number of games; openings come again where there are too few [default: every opening once with each colour]
    #[arg(long, short = 'n', value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: Option<u32>,

    /// Play the openings in an order drawn from this number
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,

    /// Time for each move, in seconds [default: 0.1, if no other limit is given]
    #[arg(long, value_name = "SECONDS", value_parser = some_seconds, allow_negative_numbers = true, help_heading = PACE)]
    pub(crate) move_time: Option<Duration>,

    /// Positions looked at for each move
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = PACE)]
    pub(crate) nodes: Option<u64>,

    /// Plies looked ahead
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = PACE)]
    pub(crate) depth: Option<u8>,

    /// Clock: BASE+INCREMENT, or MOVES/BASE for so many moves in each period, in seconds
    #[arg(long, value_name = "CLOCK", allow_negative_numbers = true, help_heading = PACE)]
    pub(crate) clock: Option<Control>,

    /// Limits of the first engine instead: nodes=N,depth=N,move-time=S,clock=CLOCK
    #[arg(long, value_name = "LIMITS", help_heading = PACE)]
    pub(crate) limit1: Option<Limits>,

    /// Limits of the second engine instead
    #[arg(long, value_name = "LIMITS", help_heading = PACE)]
    pub(crate) limit2: Option<Limits>,

    /// Time by which an answer may be late before the game is lost, in seconds
    #[arg(
        long, default_value = "0.1", value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true,
        help_heading = PACE
    )]
    pub(crate) margin: Duration,

    /// Folder that the first engine runs in
    #[arg(long, value_name = "FOLDER", help_heading = ENGINES)]
    pub(crate) dir1: Option<PathBuf>,

    /// Folder that the second engine runs in
    #[arg(long, value_name = "FOLDER", help_heading = ENGINES)]
    pub(crate) dir2: Option<PathBuf>,

    /// Parameter of the first engine (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = players::setting, help_heading = ENGINES)]
    pub(crate) set1: Vec<(String, String)>,

    /// Parameter of the second engine (may be repeated)
    #[arg(long, value_name = "NAME=VALUE", value_parser = players::setting, help_heading = ENGINES)]
    pub(crate) set2: Vec<(String, String)>,

    /// Name of the first engine [default: what it calls itself]
    #[arg(long, value_name = "NAME", help_heading = ENGINES)]
    pub(crate) name1: Option<String>,

    /// Name of the second engine
    #[arg(long, value_name = "NAME", help_heading = ENGINES)]
    pub(crate) name2: Option<String>,

    /// Games at the same time
    #[arg(long, short, default_value = "1", value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) concurrency: u16,

    /// Stop as soon as it is known whether A is stronger by ELO0 or by ELO1: ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Hypotheses>,

    /// End a game as won where both engines agree on so many men (pawns in chess) for six plies
    #[arg(long, value_name = "MEN", help_heading = ENDS)]
    pub(crate) win_score: Option<f64>,

    /// End a game as drawn where both engines stay within so many men for twenty plies after the 80th
    #[arg(long, value_name = "MEN", help_heading = ENDS)]
    pub(crate) draw_score: Option<f64>,

    /// Folder of endgame tables (`peatee tables build`): a game ends with their verdict as soon as they have its position. The
    /// engines are not given them; builtin:tables=FOLDER, --set1 and --set2 do that
    #[arg(long, value_name = "FOLDER", help_heading = ENDS)]
    pub(crate) tables: Option<PathBuf>,

    /// Longest game, in plies; longer ones count as drawn
    #[arg(long, default_value = "600", value_name = "N", help_heading = ENDS)]
    pub(crate) max_plies: usize,

    /// Stop when more games than this were lost by a failure: an illegal move, a crash
    #[arg(long, default_value = "2", value_name = "N", help_heading = ENDS)]
    pub(crate) max_failures: u32,

    /// Write the games to this new file, with score, depth and time of every move; scores as the mover sees them
    #[arg(long, value_name = "FILE")]
    pub(crate) pdn: Option<PathBuf>,

    /// Write every line that the engines are told and say to this new file
    #[arg(long, value_name = "FILE")]
    pub(crate) log: Option<PathBuf>,

    /// Answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const PACE: &str = "How long a move may take";
const ENGINES: &str = "Engines";
const ENDS: &str = "How games end besides by the rules";

const EXAMPLES: &str = "Examples:
  peatee match builtin \"builtin:weights=new.bin\" --nodes 20000 --sprt 0,5
  peatee match \"peatee engine hub\" \"./scan hub\" --dir2 scan --set2 book=false --openings international-2ply
  peatee match builtin stockfish --rules chess --move-time 0.05 -n 10 --pdn games.pgn

A game ends by the articles of its rule set; a draw that may be claimed is claimed. Who makes an illegal move, ends or
overruns the time loses. Builtin takes hash, threads, weights, tables, or level=N for the opponent of `peatee play`.

Exit status: 0 the match was played (with --sprt: A is stronger by ELO1), 1 it is not so, or a game was lost by a
failure, 2 bad usage or an engine that cannot play, 130 it was interrupted: the games played until then are told.";
