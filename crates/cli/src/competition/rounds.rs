//! Rounds on their way from a draft to the first move, on the command line.

use clap::Subcommand;
use tournament::Command;

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;

/// What is done with a round that is paired.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Publish a round that was paired with --draft
    Publish {
        #[command(flatten)]
        event_file: EventFile,
        /// Round [default: the last one]
        round: Option<u32>,
    },
    /// Record that a round begins: it can no longer be paired again, nor games of the previous round replayed
    Begin {
        #[command(flatten)]
        event_file: EventFile,
        /// Round [default: the last one]
        round: Option<u32>,
    },
}

/// Publishes a round, or notes that it begins.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let (Act::Publish { event_file, round } | Act::Begin { event_file, round }) = act;
    let mut log = Log::open(event_file, &reply.speaker())?;
    let round = round.unwrap_or_else(|| log.competition().last_round().max(1));
    let command = match act {
        Act::Publish { .. } => Command::Publish { round },
        Act::Begin { .. } => Command::BeginRound { round },
    };
    log.act([command], reply)
}
