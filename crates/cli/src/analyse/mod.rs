//! `peatee analyse`: the best lines of a position, or the mistakes of whole games.

mod games_file;
mod pdn;
mod position;
mod sheet;
mod sign;
mod thinker;
mod told;
mod walk;
mod worth;

use std::io::Write;

use crate::Answer;
use crate::args::Analyse;
use crate::speak::Speaker;

pub(crate) fn run(
    analyse: &Analyse,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    match &analyse.file {
        Some(file) => games_file::run(file, analyse, speaker, out),
        None => position::run(analyse, speaker, out),
    }
}
