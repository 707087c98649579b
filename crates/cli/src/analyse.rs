//! `peatee analyse`: the best lines of a position.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::bail;
use engine::{Engine, Found, Limits, Score};
use games::{Game, Start};
use indicatif::ProgressBar;
use rules::{Variant, with_game};
use serde_json::{Value, json};

use crate::Answer;
use crate::args::Analyse;
use crate::speak::Speaker;

/// A line fit to be shown.
struct Line {
    score: Score,
    depth: u8,
    nodes: u64,
    moves: Vec<String>,
}

pub(crate) fn run(
    analyse: &Analyse,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let game = analyse.position.game()?;
    if let Some(ended) = game.ended() {
        writeln!(io::stderr(), "{}", speaker.ended(ended))?;
    }
    let begin = Instant::now();
    let lines = match game.family() {
        Start::Draughts(any) => with_game!(any, game => lines(game, analyse)),
        Start::Chess(_) => {
            bail!(
                "{} is not analysed yet: draughts only",
                analyse.position.rules
            )
        }
    };
    if analyse.json {
        writeln!(out, "{}", told(&game, &lines, begin.elapsed()))?;
    } else {
        for (number, line) in (1..).zip(&lines) {
            let score = score(line.score);
            let moves = line.moves.join(" ");
            writeln!(out, "{number:>2}  {score:>7}  {:>3}  {moves}", line.depth)?;
        }
    }
    Ok(match lines.is_empty() {
        false => Answer::Yes,
        true => Answer::No,
    })
}

fn lines<V: Variant>(game: &rules::Game<V>, wanted: &Analyse) -> Vec<Line> {
    let mut engine = Engine::<V>::new(wanted.megabytes());
    engine.set_threads(wanted.threads());
    let is_limited = wanted.depth.is_some() || wanted.nodes.is_some();
    let time = match (wanted.seconds, is_limited) {
        (Some(seconds), _) => Some(seconds),
        (None, true) => None,
        (None, false) => Some(DEFAULT_TIME),
    };
    let limits = Limits {
        depth: wanted.depth.unwrap_or(Limits::NONE.depth),
        nodes: wanted.nodes.unwrap_or(Limits::NONE.nodes),
        time,
    };
    // Long work shows that it goes on, to a person.
    let bar = match io::stderr().is_terminal() {
        true => ProgressBar::new_spinner(),
        false => ProgressBar::hidden(),
    };
    let found = engine.analyse(game, limits, wanted.lines(), |found| {
        if let Some(best) = found.first() {
            let line = shown(game, best);
            let moves: Vec<&str> = line.moves.iter().take(8).map(String::as_str).collect();
            bar.set_message(format!(
                "{}  {}  {}",
                line.depth,
                score(line.score),
                moves.join(" ")
            ));
            bar.tick();
        }
    });
    bar.finish_and_clear();
    found.iter().map(|found| shown(game, found)).collect()
}

const DEFAULT_TIME: Duration = Duration::from_secs(3);

/// A line in the notation of its rule set.
fn shown<V: Variant>(game: &rules::Game<V>, found: &Found<V>) -> Line {
    let mut position = *game.position();
    let mut moves = Vec::new();
    for m in &found.line {
        moves.push(notation::write_move(
            &position,
            *m,
            notation::MoveForm::Short,
        ));
        // A line is made of legal moves.
        match position.play(*m) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    Line {
        score: found.score,
        depth: found.depth,
        nodes: found.nodes,
        moves,
    }
}

/// Men for the side to move; `#5` is a win in five plies.
fn score(score: Score) -> String {
    match (score.win_in(), score.loss_in()) {
        (Some(plies), _) => format!("#{plies}"),
        (_, Some(plies)) => format!("-#{plies}"),
        (None, None) => score.to_string(),
    }
}

fn told(game: &Game, lines: &[Line], time: Duration) -> Value {
    let nodes = lines.first().map_or(0, |line| line.nodes);
    let lines = lines.iter().map(|line| {
        json!({
            "score": line.score.hundredths(),
            "win_in": line.score.win_in(),
            "loss_in": line.score.loss_in(),
            "depth": line.depth,
            "moves": line.moves,
        })
    });
    json!({
        "rules": game.rules().id(),
        "fen": game.fen(),
        "lines": lines.collect::<Vec<_>>(),
        "nodes": nodes,
        "seconds": time.as_secs_f64(),
    })
}
