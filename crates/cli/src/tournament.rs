//! `peatee tournament`: competitions on the command line.

pub(crate) mod reports;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use notation::Encoding;

use crate::Answer;
use crate::args::encoding;
use crate::competition::{self, Act, EventFile, Reply};
use crate::speak::Speaker;

/// Competitions, and how they answer.
#[derive(Args, Debug)]
#[command(
    after_help = "With --json every command answers with one object: `answer` is yes, no or refused, as the exit status is 0, 1 or 2; `events` are the lines that were added, by their numbers, kinds and fields, and `head` is the hash of the file behind them. docs/tournament-json.md has the rest."
)]
pub(crate) struct Tournaments {
    /// Answer as one JSON object, a refusal too, with sentences in English
    #[arg(long, global = true)]
    json: bool,

    #[command(subcommand)]
    task: Tournament,
}

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
    pub(crate) event_file: EventFile,

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
    asked: &Tournaments,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let mut reply = Reply::new(out, asked.json, speaker);
    let done = act(&asked.task, &mut reply);
    reply.end(done)
}

/// Wrong usage as a JSON object too, where a competition is asked with `--json`; clap says it on standard error.
pub(crate) fn refuse_usage(error: &clap::Error) {
    let mut words = std::env::args_os();
    let is_asked = words.any(|word| word == "tournament") && words.any(|word| word == "--json");
    if is_asked && error.use_stderr() {
        let told = competition::usage(error, &mut std::io::stdout());
        debug_assert!(told.is_ok(), "standard output is gone");
    }
}

fn act(task: &Tournament, reply: &mut Reply<'_>) -> anyhow::Result<Answer> {
    match task {
        Tournament::Act(act) => competition::run(act, reply),
        Tournament::Pair(pair) => match competition::is_book(&pair.event_file.file)? {
            true => competition::pair(pair, reply),
            false => reports::pair(pair, reply),
        },
        Tournament::Check(check) => reports::check(check, reply),
        Tournament::Generate(generate) => reports::generate(generate, reply),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use crate::args::Arguments;

    /// Every command behind this one that has none below it.
    fn each(command: &clap::Command, path: &str, see: &mut impl FnMut(&str, &clap::Command)) {
        let path = format!("{path} {}", command.get_name());
        if !command.has_subcommands() {
            see(&path, command);
        }
        for below in command.get_subcommands() {
            each(below, &path, see);
        }
    }

    #[test]
    fn found_7_d2_every_tournament_command_accepts_json() {
        let mut command = Arguments::command();
        command.build();
        let tournament = command.find_subcommand("tournament").expect("it is there");
        let mut count = 0;
        each(tournament, "peatee", &mut |path, command| {
            count += 1;
            let mut all = command.get_arguments();
            assert!(all.any(|one| one.get_long() == Some("json")), "{path}");
        });
        assert!(count > 40, "{count}");
    }
}
