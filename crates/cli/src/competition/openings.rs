//! Openings on the command line: the table in the instructions, and the drawing.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use games::{RuleSet, opening_game};
use paper::tournament::{PageRequest, Sheet, page};
use tournament::openings::{OpeningRules, OpeningTable, Scope};

use super::answer::Reply;
use super::args::{EventFile, named};
use super::log::Log;
use super::{secret, show_round};
use crate::fault::read_text;

/// What is laid down for openings.
#[derive(Args, Debug)]
pub(crate) struct WantedOpenings {
    /// Table of openings to draw from: moves or a FEN on each line, with a name after #
    #[arg(long = "openings", value_name = "TABLE.txt")]
    opening_table: Option<PathBuf>,
    /// Scope of a drawn opening: round, board
    #[arg(long, value_name = "WHAT", default_value = "round", value_parser = scope, requires = "opening_table")]
    openings_for: Scope,
    /// Games of an encounter played with the same opening, colours reversed [default: all of them]
    #[arg(long, value_name = "N", requires = "opening_table")]
    opening_games: Option<u32>,
}

fn scope(text: &str) -> Result<Scope, String> {
    named(text, &Scope::NAMES)
}

impl WantedOpenings {
    /// What is laid down for openings, where a table is given: one that the rule set can play.
    pub(super) fn rules(&self, rules: RuleSet, games: u32) -> anyhow::Result<Option<OpeningRules>> {
        let Some(path) = &self.opening_table else {
            return Ok(None);
        };
        Ok(Some(OpeningRules {
            table: read(path, rules)?,
            scope: self.openings_for,
            games: self.opening_games.unwrap_or(games),
        }))
    }
}

fn read(path: &Path, rules: RuleSet) -> anyhow::Result<OpeningTable> {
    let text = read_text(path)?;
    let table = OpeningTable::read(&text, |start| {
        opening_game(rules, start.fen(), start.moves()).map(drop)
    });
    table.with_context(|| format!("{} ({rules})", path.display()))
}

/// Draws the openings of a round, and shows them.
pub(super) fn draw(
    event_file: &EventFile,
    file: &Path,
    words: &str,
    round: Option<u32>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let mut log = Log::open(event_file, &reply.speaker())?;
    let secret = secret::kept(file)?;
    let known = log.competition();
    let (round, command) = known.drawing_of_openings(secret, round, words)?;
    log.act([command], reply)?;
    let known = log.competition();
    let pairings = PageRequest::of_round(Sheet::Pairings, round);
    let leaf = log.sealed(page(known, &pairings, reply.speaker().language())?);
    show_round(&leaf, known, round, reply)?;
    Ok(())
}
