//! Rounds on their way from a draft to the first move, on the command line.

use clap::Subcommand;
use tournament::{Command, Competition};

use super::args::Book;

/// What is done with a round that is paired.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Publish a round that was paired with --draft
    Publish {
        #[command(flatten)]
        book: Book,
        /// Round [default: the last one]
        round: Option<u32>,
    },
    /// Note that a round begins: from now on it is not paired anew, and games of the round before are not replayed
    Begin {
        #[command(flatten)]
        book: Book,
        /// Round [default: the last one]
        round: Option<u32>,
    },
}

impl Act {
    pub(super) const fn book(&self) -> &Book {
        match self {
            Act::Publish { book, .. } | Act::Begin { book, .. } => book,
        }
    }

    pub(super) fn command(&self, known: &Competition) -> Command {
        let last = u32::try_from(known.rounds().len())
            .unwrap_or(u32::MAX)
            .max(1);
        match self {
            Act::Publish { round, .. } => Command::Publish {
                round: round.unwrap_or(last),
            },
            Act::Begin { round, .. } => Command::BeginRound {
                round: round.unwrap_or(last),
            },
        }
    }
}
