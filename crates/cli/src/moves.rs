//! `peatee moves`: every legal move, one a line.

use std::io::{self, Write};

use games::LegalMove;
use serde_json::json;

use crate::Answer;
use crate::args::Moves;
use crate::speak::Speaker;

pub(crate) fn run(
    moves: &Moves,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let game = moves.position.game()?;
    let legal = game.legal_moves();
    if moves.json {
        let answer = json!({
            "rules": game.rules().id(),
            "fen": game.fen(),
            "moves": legal.iter().map(LegalMove::to_json).collect::<Vec<_>>(),
        });
        writeln!(out, "{answer}")?;
        return Ok(Answer::Yes);
    }
    if let Some(ended) = game.ended() {
        // Not a move, so not among them.
        writeln!(io::stderr(), "{}", speaker.ended(ended))?;
    }
    for m in &legal {
        writeln!(out, "{}", if moves.full { &m.full } else { &m.text })?;
    }
    Ok(Answer::Yes)
}
