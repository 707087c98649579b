//! The command line: a file for each family of commands.

mod analyse;
mod convert;
mod engine;
mod files;
mod play;
mod position;
mod questions;
mod serve;

use clap::{Parser, Subcommand};
use texts::Language;

pub(crate) use self::analyse::{Analyse, AnalyseFormat};
pub(crate) use self::convert::Convert;
pub(crate) use self::engine::{Dxp, Engine, Protocol};
pub(crate) use self::files::{Check, Conduct, Run, encoding};
pub(crate) use self::play::{Kings, Play, PlaySide, When};
pub(crate) use self::position::rule_set;
pub(crate) use self::questions::{Explain, Moves, Perft, Rules};
pub(crate) use self::serve::{Admin, Kept, Serve, Task};
use crate::matches::Match;
use crate::tables::TablesTask;
use crate::tournament::Tournaments;

/// Draughts and chess by the book: legal moves, why a move is not legal, and a game in the terminal.
///
/// Without a command, Peatee opens in the browser, as `peatee serve` does.
#[derive(Parser, Debug)]
#[command(name = "peatee", version, disable_help_subcommand = true, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Language of messages and pages: en, et, ru, lv, lt [default: from the environment]
    #[arg(long, global = true, value_parser = language)]
    lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "Examples:
  peatee play --rules russian --level 3
  peatee explain --rules international --fen \"W:W31,45:B27,17,40\" 45x34
  peatee perft --rules brazilian --depth 8

Exit status: 0 yes, 1 a negative answer (the move is not legal), 2 bad usage or input.";

impl Arguments {
    /// The language asked for, or that of the environment.
    pub(crate) fn language(&self) -> Language {
        let from_environment = || Language::from_environment(|name| std::env::var(name).ok());
        self.lang.unwrap_or_else(from_environment)
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve Peatee in the browser: games against the computer, with friends, or on one screen
    Serve(Serve),
    /// Manage the accounts of the server: administrators, password links, sessions
    Admin(Admin),
    /// Play in the terminal, against the computer or another person
    Play(Play),
    /// Find the best lines of a position, or the mistakes of whole games
    Analyse(Box<Analyse>),
    /// Run as an engine for other programs: speak Hub, DamExchange or, for chess, UCI
    Engine(Engine),
    /// Play a match between two engines: openings, both colours, Elo with error bars, SPRT
    Match(Box<Match>),
    /// List every legal move of a position
    Moves(Moves),
    /// Say whether a move is legal, and if not, why and by which article
    Explain(Explain),
    /// Check the games of PDN and PGN files: are the moves legal, does the result fit?
    Check(Check),
    /// Convert games: other notation, normalised, merged, split or filtered
    Convert(Box<Convert>),
    /// Conduct games according to the regulations
    #[command(subcommand)]
    Conduct(Conduct),
    /// Run a competition without a server; pair, check and generate TRF files
    Tournament(Tournaments),
    /// Build and query endgame tables
    #[command(subcommand)]
    Tables(TablesTask),
    /// Count the move sequences of a given length (perft)
    Perft(Perft),
    /// List the rule sets, or show the table of one
    Rules(Rules),
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| "known are en, et, ru, lv, lt".to_owned())
}
