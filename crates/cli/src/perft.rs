//! `peatee perft`: how many sequences of moves there are.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use games::Game;
use serde_json::json;

use crate::Answer;
use crate::args::Perft;

pub(crate) fn run(perft: &Perft, out: &mut impl Write) -> anyhow::Result<Answer> {
    let game = perft.position.game()?;
    let mut progress = Progress::new();
    let nodes = count(&game, perft.depth, |text, nodes| {
        progress.step(text)?;
        if perft.divide {
            writeln!(out, "{text} {nodes}")?;
        }
        Ok(())
    })?;
    progress.clear()?;
    if perft.json {
        let answer = json!({
            "rules": game.rules().id(), "fen": game.fen(), "depth": perft.depth, "nodes": nodes,
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "nodes {nodes}")?;
    }
    Ok(Answer::Yes)
}

/// Counts first move by first move, so that somebody can watch.
fn count(
    game: &Game,
    depth: u32,
    mut counted: impl FnMut(&str, u64) -> io::Result<()>,
) -> io::Result<u64> {
    if depth == 0 {
        return Ok(1);
    }
    let mut total = 0_u64;
    for m in game.legal_moves() {
        let mut after = game.clone();
        if after.play(&m.full).is_ok() {
            let nodes = after.perft(depth - 1);
            counted(&m.text, nodes)?;
            total = total.saturating_add(nodes);
        }
    }
    Ok(total)
}

/// A line on the terminal that says how far the count has come; nothing elsewhere.
struct Progress {
    begun: Instant,
    shown: bool,
}

impl Progress {
    fn new() -> Progress {
        Progress {
            begun: Instant::now(),
            shown: false,
        }
    }

    fn step(&mut self, text: &str) -> io::Result<()> {
        let is_watched = io::stderr().is_terminal();
        if is_watched && self.begun.elapsed() > Duration::from_millis(300) {
            self.shown = true;
            write!(io::stderr(), "\r\x1b[Kcounted {text} …")?;
        }
        Ok(())
    }

    fn clear(&self) -> io::Result<()> {
        if self.shown {
            write!(io::stderr(), "\r\x1b[K")?;
        }
        Ok(())
    }
}
