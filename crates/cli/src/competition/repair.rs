//! A round that is paired otherwise by hand.

use games::Phrase;
use serde_json::json;
use tournament::{Command, Competition, Concern, Mark, Pairing, PlayerId};

use super::answer::Reply;
use super::args::{Book, Paper, Sheet};
use super::book::Log;
use super::{entry, export, show_round};
use crate::Answer;

/// Pairs the last round otherwise, and says what that breaks. What may not be broken must be wanted twice.
pub(super) fn run(
    book: &Book,
    boards: &[String],
    why: &str,
    anyway: bool,
    reply: &mut Reply<'_>,
) -> anyhow::Result<Answer> {
    let speaker = &reply.speaker();
    let mut log = Log::open(book, speaker)?;
    let pairing = paired(log.competition(), boards)?;
    let concerns = log.competition().review(&pairing)?;
    for concern in &concerns {
        let said = paper::tournament::concern(log.competition(), concern, speaker.language());
        reply.line(&format!("! {said}"))?;
        reply.add(
            "concerns",
            || json!({"absolute": concern.is_absolute(), "sentence": said}),
        );
    }
    if concerns.iter().any(Concern::is_absolute) && !anyway {
        reply.note(&Phrase::new("tournament-warning-confirm"))?;
        return Ok(Answer::No);
    }
    let why = why.to_owned();
    log.act(&[Command::Repair { pairing, why }], reply)?;
    let leaf = export::page(log.competition(), &Paper::of(Sheet::Pairings), speaker)?;
    let leaf = log.sealed(leaf);
    show_round(&leaf, log.competition(), None, reply)?;
    Ok(Answer::Yes)
}

/// The last round with the boards that are named; those of nobody who is named stay where they are.
fn paired(known: &Competition, boards: &[String]) -> anyhow::Result<Pairing> {
    let last = known.rounds().last();
    let named = named(known, boards)?;
    let both = named
        .boards
        .iter()
        .flat_map(|(white, black)| [*white, *black]);
    let all = both.chain(named.free.iter().map(|(player, _)| *player));
    let all: Vec<PlayerId> = all.collect();
    let is_named = |player: &PlayerId| all.contains(player);
    let mut pairing = Pairing {
        of_table: named.of_table,
        ..Pairing::default()
    };
    let mut new = named.boards.into_iter();
    for board in last.iter().flat_map(|round| &round.boards) {
        match is_named(&board.white) || is_named(&board.black) {
            true => pairing.boards.extend(new.next()),
            false => pairing.boards.push((board.white, board.black)),
        }
    }
    pairing.boards.extend(new);
    let free = last.iter().flat_map(|round| &round.free);
    let stays = free.filter(|(player, _)| !is_named(player));
    pairing.free = named.free.into_iter().chain(stays.copied()).collect();
    Ok(pairing)
}

fn named(known: &Competition, boards: &[String]) -> anyhow::Result<Pairing> {
    let mut pairing = Pairing {
        of_table: known.rounds().last().and_then(|round| round.of_table),
        ..Pairing::default()
    };
    let number = |text: &str| entry::find(known, text);
    for board in boards {
        match board.split_once('-') {
            Some((white, black)) => pairing.boards.push((number(white)?, number(black)?)),
            None => {
                let player = number(board)?;
                let free = known.rounds().last().and_then(|round| {
                    let free = round.free.iter().find(|(free, _)| *free == player);
                    free.and_then(|(_, mark)| *mark)
                });
                let is_robin = pairing.of_table.is_some();
                let mark = free.or((!is_robin).then_some(Mark::PairingBye));
                pairing.free.push((player, mark));
            }
        }
    }
    Ok(pairing)
}
