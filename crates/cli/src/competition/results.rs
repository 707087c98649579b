//! The results of a whole round: from a list, or asked for one after the other.

use std::fs;
use std::io::{self, BufRead};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use games::Phrase;
use tournament::{Command, Competition, Game, Mark, Outcome, Place, Refused};

use super::answer::Reply;
use super::args::{Book, Paper, Sheet};
use super::book::Log;
use super::{entry, export, show_round};
use crate::fault::Fault;
use crate::speak::shown;

/// No list of results is longer than so many bytes.
const LONGEST_LIST: usize = 1 << 20;

/// The results of a round.
#[derive(Args, Debug)]
#[command(
    after_help = "A list has a game and its result in each line, as on the sheets: `3 1-0`, `4 1/2`, `5 +:-`; ROUND.BOARD or ROUND.BOARD.GAME for other rounds and games; blanks, commas, semicolons or tabs between; # begins a remark. Without a list every open game of the round is asked for: 1, 0, 1/2 or =, +, - count for White; an empty line leaves the game open, and q ends."
)]
pub(crate) struct Results {
    #[command(flatten)]
    pub(crate) book: Book,
    /// The list; - is the standard input [default: ask]
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
    let known = Log::open(&asked.book, speaker)?;
    let last = u32::try_from(known.competition().rounds().len()).unwrap_or(u32::MAX);
    let round = asked.round.unwrap_or(last);
    if known.competition().rounds().len() < round as usize || round == 0 {
        return Err(Fault::new("not-paired").number("number", round).into());
    }
    let competition = known.competition().clone();
    drop(known);
    let found = match &asked.list {
        Some(path) => listed(path, round, &competition)?,
        None => ask(round, &competition, reply)?,
    };
    if found.is_empty() {
        return Err(Fault::new("no-results").into());
    }
    let enter = |(place, outcome): &(Place, Outcome)| Command::Enter {
        place: *place,
        outcome: *outcome,
    };
    let commands: Vec<Command> = found.iter().map(enter).collect();
    let mut log = Log::open(&asked.book, speaker)?;
    log.act_silently(&commands, reply)?;
    let paper = Paper {
        round: Some(round),
        ..Paper::of(Sheet::Results)
    };
    let leaf = log.sealed(export::page(log.competition(), &paper, speaker)?);
    show_round(&leaf, log.competition(), Some(round), reply)?;
    Ok(())
}

fn listed(
    path: &std::path::Path,
    round: u32,
    known: &Competition,
) -> anyhow::Result<Vec<(Place, Outcome)>> {
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
    let text = text.trim_start_matches('\u{feff}');
    let mut found: Vec<(Place, Outcome)> = Vec::new();
    for (number, line) in (1_u64..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let result = line_of(line, round, known);
        let (place, outcome) = result
            .ok_or_else(|| wrong(number, line))
            .with_context(shown)?;
        needs_no_reason(outcome).with_context(shown)?;
        if found.iter().any(|(other, _)| *other == place) {
            let twice = Fault::new("result-twice").number("line", number);
            return Err(twice.text("game", place.to_string())).with_context(shown);
        }
        found.push((place, outcome));
    }
    Ok(found)
}

fn wrong(number: u64, line: &str) -> Fault {
    let fault = Fault::new("result-line").number("line", number);
    fault.text("text", shown(line))
}

/// A game and its result: `3 1-0`, `1.3.2;1/2`.
fn line_of(line: &str, round: u32, known: &Competition) -> Option<(Place, Outcome)> {
    let is_between = |c: char| c.is_whitespace() || c == ',' || c == ';';
    let (game, result) = line.split_once(is_between)?;
    let result = result.trim_matches(is_between);
    let place = match game.parse::<u32>() {
        Ok(board) => Place::first(round, board),
        Err(_) => game.parse().ok()?,
    };
    Some((place, outcome(result, known)?))
}

/// Points are taken away from whoever was at the board only for a reason (`002:§41i`).
pub(super) fn needs_no_reason(outcome: Outcome) -> Result<(), Fault> {
    let is_usual = |mark| matches!(mark, Mark::Loss | Mark::Draw);
    let both = [outcome.white, outcome.black];
    let is_drawn = both == [Mark::Draw, Mark::Draw];
    match both.into_iter().all(is_usual) && !is_drawn {
        true => Err(Fault::new("outcome-why").text("text", outcome.to_string())),
        false => Ok(()),
    }
}

/// A result, also by what White has.
fn outcome(text: &str, known: &Competition) -> Option<Outcome> {
    let whole = match text {
        "1" => "1-0",
        "0" => "0-1",
        "+" => "+:-",
        "-" => "-:+",
        other => other,
    };
    Outcome::read(whole, &known.scoring())
}

/// Asks for the result of every open game.
fn ask(
    round: u32,
    known: &Competition,
    reply: &mut Reply<'_>,
) -> anyhow::Result<Vec<(Place, Outcome)>> {
    let speaker = reply.speaker();
    if known.instructions().is_none() {
        return Err(Refused::NoInstructions.into());
    }
    let mut lines = io::stdin().lock().lines();
    let mut found = Vec::new();
    for place in open_games(round, known) {
        let seats = entry::seats(known, place, &speaker).unwrap_or_default();
        loop {
            reply.ask(&format!("{place}  {seats}: "))?;
            let Some(line) = lines.next().transpose()? else {
                return Ok(found);
            };
            match line.trim() {
                "" => break,
                "q" => return Ok(found),
                text => match outcome(text, known).filter(|it| needs_no_reason(*it).is_ok()) {
                    Some(outcome) => {
                        found.push((place, outcome));
                        break;
                    }
                    None => {
                        let wrong = Phrase::new("tournament-refused-outcome-text");
                        let wrong = wrong.text("text", shown(text));
                        reply.ask(&format!("{}\n", speaker.say(&wrong)))?;
                    }
                },
            }
        }
    }
    Ok(found)
}

fn open_games(round: u32, known: &Competition) -> Vec<Place> {
    let index = (round as usize).checked_sub(1);
    let boards = index.and_then(|index| known.rounds().get(index));
    let boards = boards.iter().flat_map(|round| &round.boards);
    let games = (1..).zip(boards).flat_map(|(board, meeting)| {
        let games = (1..).zip(&meeting.games);
        let open = games.filter(|(_, game)| matches!(game, Game::Open));
        open.map(move |(game, _)| Place { round, board, game })
    });
    games.collect()
}
