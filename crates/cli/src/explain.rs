//! `peatee explain`: legal, or why not and by which article.

use std::io::Write;

use games::{Game, GamePhrase as _, LegalMove, Phrase, Played, Refusal};
use serde_json::json;

use crate::Answer;
use crate::args::Explain;
use crate::moves::described;
use crate::speak::{Speaker, shown};

/// How many legal moves are shown beside a refusal.
const MOST_SHOWN: usize = 12;

pub(crate) fn run(
    explain: &Explain,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    let game = explain.position.game()?;
    match game.explain(&explain.text) {
        Ok(m) => legal(explain, &game, &m, speaker, out),
        Err(refusal) if refusal.reason.is_readable() => {
            refused(explain, &game, &refusal, speaker, out)
        }
        Err(refusal) => {
            if explain.json {
                write_json(&game, &explain.text, &refusal, out)?;
            }
            let why = speaker.refusal(&refusal, &shown(&explain.text));
            match instead(&refusal, speaker) {
                Some(instead) => anyhow::bail!("{why}\n{instead}"),
                None => anyhow::bail!("{why}"),
            }
        }
    }
}

fn legal(
    explain: &Explain,
    game: &Game,
    m: &LegalMove,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    if explain.json {
        let answer = json!({
            "rules": game.rules().id(),
            "fen": game.fen(),
            "text": explain.text,
            "legal": true,
            "move": described(m),
        });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(
            out,
            "{}",
            speaker.say(&Phrase::new("legal-move").text("move", m.full.clone()))
        )?;
        // Playing it in a copy tells whether the pen slipped.
        let played = game.clone().play(&explain.text);
        if let Some(slip) = played.ok().and_then(|played| slip(&explain.text, &played)) {
            writeln!(out, "{}", speaker.say(&slip))?;
        }
    }
    Ok(Answer::Yes)
}

fn refused(
    explain: &Explain,
    game: &Game,
    refusal: &Refusal,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<Answer> {
    if explain.json {
        write_json(game, &explain.text, refusal, out)?;
        return Ok(Answer::No);
    }
    writeln!(
        out,
        "{}",
        speaker.say(&Phrase::new("not-legal").text("move", shown(&explain.text)))
    )?;
    writeln!(out, "{}", speaker.refusal(refusal, &shown(&explain.text)))?;
    if let Some(ended) = game.ended() {
        writeln!(out, "{}", speaker.ended(ended))?;
    }
    if let Some(instead) = instead(refusal, speaker) {
        writeln!(out, "{instead}")?;
    }
    Ok(Answer::No)
}

/// The remark on a sign that does not fit the move.
pub(crate) fn slip(text: &str, played: &Played) -> Option<Phrase> {
    played
        .slip
        .map(|slip| Phrase::of_slip(text, slip, &played.text))
}

/// What would be legal instead, if there is anything.
pub(crate) fn instead(refusal: &Refusal, speaker: &Speaker) -> Option<String> {
    if refusal.instead.is_empty() {
        return None;
    }
    let mut shown = refusal.instead.clone();
    if shown.len() > MOST_SHOWN {
        shown.truncate(MOST_SHOWN);
        shown.push(format!("+{}", refusal.instead.len() - MOST_SHOWN));
    }
    let shown = shown.join(", ");
    Some(speaker.say(&Phrase::new("instead").text("moves", shown)))
}

fn write_json(
    game: &Game,
    text: &str,
    refusal: &Refusal,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let answer = json!({
        "rules": game.rules().id(),
        "fen": game.fen(),
        "text": text,
        "legal": false,
        "reason": refusal.reason.key(),
        "article": refusal.article.map(|article| article.to_string()),
        "squares": refusal.squares,
        "instead": refusal.instead,
    });
    writeln!(out, "{answer}")?;
    Ok(())
}
