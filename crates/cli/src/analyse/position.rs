//! The best lines of one position.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use analysis::{Cancel, Line};
use anyhow::bail;
use indicatif::ProgressBar;

use super::analyser;
use crate::Answer;
use crate::args::{Analyse, AnalyseFormat};
use crate::speak::Speaker;

/// The search of a position takes so long if nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(3);
/// Moves shown while the search goes on.
const SHOWN: usize = 8;

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
    let mut analyser = analyser(analyse, game.rules(), USUAL_TIME)?;
    // Long work shows that it goes on, to a person.
    let bar = match io::stderr().is_terminal() {
        true => ProgressBar::new_spinner(),
        false => ProgressBar::hidden(),
    };
    let found = analyser.position(&game, analyse.lines(), &Cancel::default(), &mut |lines| {
        if let Some(best) = lines.first() {
            bar.set_message(message(best));
            bar.tick();
        }
    });
    bar.finish_and_clear();
    let found = found?;
    match analyse.format() {
        AnalyseFormat::Json => writeln!(out, "{}", found.to_json())?,
        AnalyseFormat::Text | AnalyseFormat::Pdn => {
            write!(out, "{}", found.to_text(&speaker.words()))?;
        }
    }
    Ok(match found.lines.is_empty() {
        false => Answer::Yes,
        true => Answer::No,
    })
}

/// What is said of the best line while the search goes on.
fn message(line: &Line) -> String {
    let depth = line.depth.unwrap_or(0);
    let shown = line.moves.get(..SHOWN).unwrap_or(&line.moves);
    format!("{depth}  {}  {}", line.evaluation, shown.join(" "))
}
