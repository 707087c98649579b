//! Openings on the command line: the table in the instructions, the drawing, and what programs read of it.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use games::{Phrase, RuleSet, opening_game};
use serde_json::{Value, json};
use tournament::lots::Chain;
use tournament::openings::{NoOpenings, Opening, OpeningRules, OpeningTable, Scope};
use tournament::{Command, Competition, Place, Purpose, Refused};

use super::answer::Reply;
use super::args::{Book, Paper, Sheet, named};
use super::book::Log;
use super::{export, secret, show_round};
use crate::fault::read_text;

/// What is laid down for openings.
#[derive(Args, Debug)]
pub(crate) struct WantedOpenings {
    /// Table of openings from which is drawn: moves or a FEN on each line, and what it is called behind a #
    #[arg(long = "openings", value_name = "TABLE.txt")]
    opening_table: Option<PathBuf>,
    /// For what an opening is drawn: round, board
    #[arg(long, value_name = "WHAT", default_value = "round", value_parser = scope, requires = "opening_table")]
    openings_for: Scope,
    /// Games of a meeting in which an opening is played, with colours changed [default: all of them]
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

/// Binds the organiser to the keys of the openings.
pub(super) fn commit(book: &Book, file: &Path, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let mut log = Log::open(book, &reply.speaker())?;
    let secret = secret::kept_or_new(file)?;
    log.may_bind(&secret, Purpose::Openings)?;
    let commitment = Chain::new(secret).commitment();
    log.act(&[Command::CommitOpenings(commitment)], reply)?;
    let publish = Phrase::new("tournament-publish").text("commitment", commitment.to_string());
    reply.note(&publish)?;
    Ok(())
}

/// Draws the openings of a round, and shows them.
pub(super) fn draw(
    book: &Book,
    file: &Path,
    words: &str,
    round: Option<u32>,
    reply: &mut Reply<'_>,
) -> anyhow::Result<()> {
    let mut log = Log::open(book, &reply.speaker())?;
    let round = round.unwrap_or_else(|| log.competition().next_openings());
    let key = Chain::new(secret::kept(file)?).key(round);
    let key = key.ok_or(Refused::Openings(NoOpenings::NotPaired(round)))?;
    let command = Command::DrawOpenings {
        round,
        secret: key.reveal(),
        words: words.to_owned(),
    };
    log.act(&[command], reply)?;
    let known = log.competition();
    let pairings = Paper {
        round: Some(round),
        ..Paper::of(Sheet::Pairings)
    };
    let leaf = log.sealed(export::page(known, &pairings, &reply.speaker())?);
    show_round(&leaf, known, Some(round), reply)?;
    Ok(())
}

/// What is laid down, for programs.
pub(super) fn laid_down(competition: &Competition) -> Option<Value> {
    let rules = competition.instructions()?.openings.as_ref()?;
    let commitment = competition.openings_commitment();
    Some(json!({
        "for": rules.scope.name(),
        "games": rules.games,
        "sha256": rules.table.hash(),
        "count": rules.table.openings().len(),
        "commitment": commitment.map(|commitment| commitment.to_string()),
    }))
}

/// How the openings of a round were drawn, for programs.
pub(super) fn drawn(competition: &Competition, round: u32) -> Option<Value> {
    let draw = competition.openings_of(round)?;
    let table = &competition.instructions()?.openings.as_ref()?.table;
    let openings = draw.numbers.iter().filter_map(|number| {
        let opening = table.get(*number)?;
        Some(json!({
            "number": number,
            "name": opening.name,
            "start": opening.start.to_string(),
            "fen": position(competition, opening),
        }))
    });
    Some(json!({
        "key": draw.secret,
        "words": draw.words,
        "drawn": openings.collect::<Vec<_>>(),
    }))
}

/// The number of the opening of a game, its name and its position, as cells.
pub(super) fn cells(competition: &Competition, place: Place) -> [String; 3] {
    let Some(opening) = competition.opening(place) else {
        return Default::default();
    };
    [
        opening.number.to_string(),
        opening.name.clone(),
        position(competition, opening).unwrap_or_default(),
    ]
}

/// The position in which an opening ends.
fn position(competition: &Competition, opening: &Opening) -> Option<String> {
    let rules: RuleSet = competition.instructions()?.rules.parse().ok()?;
    let start = &opening.start;
    let game = opening_game(rules, start.fen(), start.moves()).ok()?;
    Some(game.fen())
}
