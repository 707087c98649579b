//! The results of a whole round: from a list, or asked for one after the other.

use std::fs;
use std::io::{self, BufRead};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use paper::tournament::{PageRequest, Sheet, page, refusal, seats};
use tournament::desk::{DeskRefused, enter_all};
use tournament::{Competition, Outcome, Place, Refused};

use super::answer::Reply;
use super::args::EventFile;
use super::log::Log;
use super::show_round;
use crate::fault::Fault;

/// No list of results is longer than so many bytes.
const LONGEST_LIST: usize = 1 << 20;

/// The results of a round.
#[derive(Args, Debug)]
#[command(
    after_help = "A list has a game and its result in each line, as on the sheets: `3 1-0`, `4 1/2`, `5 +:-`; ROUND.BOARD or ROUND.BOARD.GAME for other rounds and games; blanks, commas, semicolons or tabs between; # begins a remark. Without a list every open game of the round is asked for: 1, 0, 1/2 or =, +, - count for White; an empty line leaves the game open, and q ends."
)]
pub(crate) struct Results {
    #[command(flatten)]
    pub(crate) event_file: EventFile,
    /// List of results, or - for standard input [default: ask]
    #[arg(value_name = "LIST")]
    pub(crate) list: Option<PathBuf>,
    /// Round [default: the last one]
    #[arg(long)]
    pub(crate) round: Option<u32>,
}

/// Enters all results, or none.
pub(super) fn run(asked: &Results, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let speaker = &reply.speaker();
    // Nobody else is kept waiting while somebody thinks.
    let known = Log::open(&asked.event_file, speaker)?;
    let round = known.competition().paired_round(asked.round)?;
    let competition = known.competition().clone();
    drop(known);
    let found = match &asked.list {
        Some(path) => listed(path, round, &competition)?,
        None => ask(round, &competition, reply)?,
    };
    let commands = enter_all(&found)?;
    let mut log = Log::open(&asked.event_file, speaker)?;
    log.act_silently(commands, reply)?;
    let known = log.competition();
    let results = PageRequest::of_round(Sheet::Results, round);
    let leaf = log.sealed(page(known, &results, speaker.language())?);
    show_round(&leaf, known, round, reply)?;
    Ok(())
}

fn listed(path: &Path, round: u32, known: &Competition) -> anyhow::Result<Vec<(Place, Outcome)>> {
    let text = match path.as_os_str() == "-" {
        true => io::read_to_string(io::stdin().lock()),
        false => fs::read_to_string(path),
    };
    let failed = |error: io::Error| Fault::of_io("file-read", &error);
    let shown = || path.display().to_string();
    let text = text.map_err(failed).with_context(shown)?;
    if text.len() > LONGEST_LIST {
        return Err(Fault::new("file-long")).with_context(shown);
    }
    known.read_results(&text, round).with_context(shown)
}

/// A result for which no reason is needed.
fn read_usual(known: &Competition, text: &str) -> Option<Outcome> {
    let outcome = known.read_short_outcome(text);
    outcome.filter(|outcome| !outcome.needs_reason())
}

/// Asks for the result of every open game.
fn ask(
    round: u32,
    known: &Competition,
    reply: &mut Reply<'_>,
) -> anyhow::Result<Vec<(Place, Outcome)>> {
    let language = reply.speaker().language();
    if known.instructions().is_none() {
        return Err(Refused::NoInstructions.into());
    }
    let mut lines = io::stdin().lock().lines();
    let mut found = Vec::new();
    for place in known.open_games(round) {
        let seats = seats(known, place, language).unwrap_or_default();
        loop {
            reply.ask(&format!("{place}  {seats}: "))?;
            let Some(line) = lines.next().transpose()? else {
                return Ok(found);
            };
            match line.trim() {
                "" => break,
                "q" => return Ok(found),
                text => match read_usual(known, text) {
                    Some(outcome) => {
                        found.push((place, outcome));
                        break;
                    }
                    None => {
                        let wrong = DeskRefused::NoOutcomeText(text.to_owned());
                        reply.ask(&format!("{}\n", refusal(&wrong.into(), language)))?;
                    }
                },
            }
        }
    }
    Ok(found)
}
