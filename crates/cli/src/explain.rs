//! `peatee explain`: legal, or why not and by which article.

use std::io::Write;

use anyhow::bail;
use games::{Game, LegalMove, Phrase, Refusal};

use crate::Answer;
use crate::args::Explain;
use crate::speak::{Speaker, shown};

pub(crate) fn run(
    explain: &Explain,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let game = explain.position.game()?;
    let explained = game.explain(&explain.text);
    if explain.json {
        writeln!(out, "{}", game.explain_json(&explain.text))?;
    }
    match explained {
        Err(refusal) if !refusal.reason.is_readable() => {
            bail!("{}", speaker.refusal_with_instead(&refusal, &explain.text))
        }
        Ok(_) if explain.json => Ok(Answer::Yes),
        Err(_) if explain.json => Ok(Answer::No),
        Ok(m) => legal(&explain.text, &game, &m, speaker, out),
        Err(refusal) => refused(&explain.text, &game, &refusal, speaker, out),
    }
}

fn legal(
    text: &str,
    game: &Game,
    m: &LegalMove,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let legal = Phrase::new("legal-move").text("move", m.full.clone());
    writeln!(out, "{}", speaker.say(&legal))?;
    // Playing it in a copy tells whether the pen slipped.
    let played = game.clone().play(text).ok();
    if let Some(slip) = played.and_then(|played| played.slip_phrase(text)) {
        writeln!(out, "{}", speaker.say(&slip))?;
    }
    Ok(Answer::Yes)
}

fn refused(
    text: &str,
    game: &Game,
    refusal: &Refusal,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let not_legal = Phrase::new("not-legal").text("move", shown(text));
    writeln!(out, "{}", speaker.say(&not_legal))?;
    writeln!(out, "{}", speaker.refusal(refusal, &shown(text)))?;
    if let Some(ended) = game.ended() {
        writeln!(out, "{}", speaker.ended(ended))?;
    }
    if let Some(instead) = refusal.instead_phrase() {
        writeln!(out, "{}", speaker.say(&instead))?;
    }
    Ok(Answer::No)
}
