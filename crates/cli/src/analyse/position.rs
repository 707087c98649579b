//! The best lines of one position.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::bail;
use endgame::Value;
use games::{Game, Phrase, Start};
use indicatif::ProgressBar;
use rules::with_game;
use serde_json::json;

use super::thinker::{Chess, Draughts, Thinker};
use super::worth::Worth;
use crate::Answer;
use crate::args::{Analyse, AnalyseFormat};
use crate::speak::Speaker;
use crate::tables;

/// The search of a position takes so long if nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(3);
/// So many moves are shown while the search goes on.
const SHOWN: usize = 8;

/// A line fit to be shown.
struct Line {
    worth: Worth,
    /// None where a table knows.
    depth: Option<u32>,
    nodes: u64,
    moves: Vec<String>,
}

/// What was found.
struct Analysed {
    lines: Vec<Line>,
    table: Option<Value>,
    /// Of the search alone: making ready is not part of it.
    time: Duration,
}

impl Analysed {
    /// Positions looked at: the lines are found by one search.
    fn nodes(&self) -> u64 {
        self.lines.first().map_or(0, |line| line.nodes)
    }
}

pub(crate) fn run(
    analyse: &Analyse,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    if analyse.format() == AnalyseFormat::Pdn {
        bail!("--format pdn: a position is no game; name a file of games");
    }
    let game = analyse.position().game()?;
    if let Some(ended) = game.ended() {
        writeln!(io::stderr(), "{}", speaker.ended(ended))?;
    }
    let analysed = match game.family() {
        Start::Draughts(any) => with_game!(any, game => {
            lines(&mut Draughts::new(analyse, USUAL_TIME)?, game, analyse.lines())
        }),
        Start::Chess(game) => lines(&mut Chess::new(analyse, USUAL_TIME)?, game, 1),
    };
    match analyse.format() {
        AnalyseFormat::Json => writeln!(out, "{}", told(&game, &analysed))?,
        AnalyseFormat::Text | AnalyseFormat::Pdn => show(&game, &analysed, speaker, out)?,
    }
    Ok(match analysed.lines.is_empty() {
        false => Answer::Yes,
        true => Answer::No,
    })
}

fn lines<T: Thinker>(thinker: &mut T, game: &T::Game, count: usize) -> Analysed {
    // Long work shows that it goes on, to a person.
    let bar = match io::stderr().is_terminal() {
        true => ProgressBar::new_spinner(),
        false => ProgressBar::hidden(),
    };
    let begin = Instant::now();
    let thoughts = thinker.think(game, count, &mut |thought| {
        let depth = thought.depth.unwrap_or(0);
        let shown = thought.line.get(..SHOWN).unwrap_or(&thought.line);
        let moves = T::texts(game, shown).join(" ");
        bar.set_message(format!("{depth}  {}  {moves}", thought.worth));
        bar.tick();
    });
    let time = begin.elapsed();
    bar.finish_and_clear();
    let lines = thoughts.into_iter().map(|thought| Line {
        worth: thought.worth,
        depth: thought.depth,
        nodes: thought.nodes,
        moves: T::texts(game, &thought.line),
    });
    Analysed {
        lines: lines.collect(),
        table: thinker.table(game),
        time,
    }
}

fn show(
    game: &Game,
    analysed: &Analysed,
    speaker: &Speaker,
    out: &mut impl Write,
) -> io::Result<()> {
    if let Some(value) = analysed.table {
        let verdict = speaker.say(&tables::sentence(value, game.turn()));
        let uncounted = speaker.plain("tables-not-counted");
        writeln!(out, "{verdict} {uncounted}")?;
    }
    for (number, line) in (1..).zip(&analysed.lines) {
        let depth = match line.depth {
            Some(depth) => depth.to_string(),
            None => speaker.plain("analyse-by-table"),
        };
        let moves = line.moves.join(" ");
        writeln!(out, "{number:>2}  {:>7}  {depth:>3}  {moves}", line.worth)?;
    }
    match analysed.nodes() {
        // The tables, or the end of the game, answered.
        0 => Ok(()),
        nodes => {
            let looked_at = Phrase::new("analyse-looked-at").number("count", nodes);
            writeln!(out, "{}", speaker.say(&looked_at))
        }
    }
}

fn told(game: &Game, analysed: &Analysed) -> serde_json::Value {
    let lines = analysed.lines.iter().map(|line| {
        json!({
            "score": line.worth.hundredths(),
            "win_in": line.worth.win_in(),
            "loss_in": line.worth.reversed().win_in(),
            "depth": line.depth,
            "moves": line.moves,
        })
    });
    json!({
        "rules": game.rules().id(),
        "fen": game.fen(),
        "table": analysed.table.map(tables::as_json),
        "lines": lines.collect::<Vec<_>>(),
        "nodes": analysed.nodes(),
        "seconds": analysed.time.as_secs_f64(),
    })
}
