//! `peatee tournament`: competitions on the command line.

pub(crate) mod reports;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use notation::Encoding;

use crate::Answer;
use crate::args::encoding;
use crate::competition::{self, Act, Book};
use crate::speak::Speaker;

/// What is done with tournaments.
#[derive(Subcommand, Debug)]
pub(crate) enum Tournament {
    #[command(flatten)]
    Act(Box<Act>),
    /// Pair the next round of a competition, or of a TRF file by the Dutch system of FIDE
    Pair(Pair),
    /// Pair every round of a TRF file again, and say where the file differs
    Check(Check),
    /// Make a random tournament from a seed, as TRF
    Generate(Generate),
}

/// Pair the next round.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  peatee tournament pair cup.peatee
  peatee tournament pair open.trf --explain

An event file is paired by its instructions, and the round is kept in it. Of a TRF file it prints the number of pairs, then white and black of each board in publishing order; who is left over is paired with 0.
Byes that were asked for stand in the round's column or in records 240. Exit status 1: the round cannot be paired.")]
pub(crate) struct Pair {
    #[command(flatten)]
    pub(crate) book: Book,

    /// Say why: score groups with colour preferences and floats, then the brackets
    #[arg(long)]
    pub(crate) explain: bool,

    /// Round of the table that is played, if not the next one
    #[arg(long, value_name = "N")]
    pub(crate) table_round: Option<u32>,

    /// Draw by lot which round of the table is played
    #[arg(long, conflicts_with = "table_round")]
    pub(crate) by_lot: bool,

    /// Encoding of a TRF file, such as windows-1251 [default: found out]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,

    /// As a draft that is published later; until then a corrected result pairs it anew
    #[arg(long, conflicts_with = "by_lot")]
    pub(crate) draft: bool,

    /// Show the pairing without keeping it; of a TRF file nothing is ever kept
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// Pair every round again.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee tournament check open.trf

Exit status 1: at least one round differs.")]
pub(crate) struct Check {
    /// The file
    #[arg(value_name = "FILE.trf")]
    pub(crate) file: PathBuf,

    /// Encoding of the file, such as windows-1251 [default: found out]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,
}

/// Make a random tournament.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  peatee tournament generate --players 60 --rounds 9 --seed 7 --forfeits 20 --byes 10 > random.trf

The same options make the same file everywhere. Exit status 1: a round could not be paired.")]
pub(crate) struct Generate {
    /// Players
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=9999))]
    pub(crate) players: u16,

    /// Rounds
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=99))]
    pub(crate) rounds: u16,

    /// Decides everything that is left to chance
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Drawn games between equals, of 1000
    #[arg(long, default_value_t = 300, value_name = "PER_MILLE", value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub(crate) draws: u16,

    /// Games that are not played, of 1000
    #[arg(long, default_value_t = 0, value_name = "PER_MILLE", value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub(crate) forfeits: u16,

    /// Players who ask to be free of a round, of 1000
    #[arg(long, default_value_t = 0, value_name = "PER_MILLE", value_parser = clap::value_parser!(u16).range(0..=1000))]
    pub(crate) byes: u16,

    /// Accelerate as in Baku
    #[arg(long)]
    pub(crate) accelerated: bool,
}

pub(crate) fn run(
    task: &Tournament,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match task {
        Tournament::Act(act) => {
            let done = competition::run(act, speaker, out);
            done.map_err(|error| competition::said(error, speaker))
        }
        Tournament::Pair(pair) => match competition::is_book(&pair.book.file)? {
            true => {
                let paired = competition::pair(pair, speaker, out);
                paired.map_err(|error| competition::said(error, speaker))
            }
            false => reports::pair(pair, out),
        },
        Tournament::Check(check) => reports::check(check, out),
        Tournament::Generate(generate) => reports::generate(generate, out),
    }
}
