//! How the numbers were found, with all that is needed to recompute them (`docs/lots.md`).

use tournament::{Competition, Event, Happened, Numbered, PlayerId};

use super::leaf::Block;
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;

pub(super) fn blocks(voice: Voice, competition: &Competition) -> Vec<Block> {
    let commitment = competition.commitment();
    let commitment = commitment.map(|found| (voice.say("lots-commitment"), found.to_string()));
    let mut facts: Vec<(String, String)> = commitment.into_iter().collect();
    let mut blocks = Vec::new();
    match competition.numbered() {
        None => blocks.push(Block::Line(voice.say("lots-none"))),
        Some(Numbered::Rating) => blocks.push(Block::Line(voice.say("lots-rating"))),
        Some(Numbered::Given { .. }) => blocks.push(Block::Line(voice.say("lots-given"))),
        Some(Numbered::Lots {
            secret,
            words,
            serial,
        }) => {
            blocks.push(Block::Line(voice.say("lots-how")));
            let name = competition.instructions().map(|known| known.name.clone());
            facts.push((voice.say("lots-secret"), secret.clone()));
            facts.push((voice.say("lots-name"), name.unwrap_or_default()));
            facts.push((voice.say("lots-words"), words.clone()));
            facts.push((voice.say("lots-purpose"), "numbers".to_owned()));
            facts.push((voice.say("lots-serial"), serial.to_string()));
        }
    }
    if !facts.is_empty() {
        blocks.push(Block::Facts(facts));
    }
    if matches!(competition.numbered(), Some(Numbered::Lots { .. })) {
        blocks.push(Block::Table(entries(voice, competition)));
    }
    blocks
}

/// What lay in the urn, in the order in which it was drawn.
fn entries(voice: Voice, competition: &Competition) -> Table {
    let heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("lots-entry")),
    ];
    let (drawn, then) = drawing(competition);
    let rows = (1..).zip(drawn).map(|(number, player): (u32, PlayerId)| {
        vec![Cell::new(number), Cell::new(then.entry(player))]
    });
    Table::new(voice.say("lots-entries"), heads, rows.collect())
}

/// The order that was drawn last, and the competition as it stood then: names may have been put right since.
fn drawing(competition: &Competition) -> (Vec<PlayerId>, Competition) {
    let stands = |(number, event): &(u32, &Event)| {
        !competition.is_undone(*number) && !matches!(event.what, Happened::Undone { .. })
    };
    let log: Vec<&Event> = (1..)
        .zip(competition.log())
        .filter(stands)
        .map(|(_, event)| event)
        .collect();
    let last = log.iter().rposition(|event| {
        let how = &event.what;
        matches!(
            how,
            Happened::Numbered {
                how: Numbered::Lots { .. },
                ..
            }
        )
    });
    let found = last.and_then(|last| {
        let before = log.iter().take(last).map(|event| (*event).clone());
        let then = Competition::replay(before).ok()?;
        let Happened::Numbered { order, .. } = &log.get(last)?.what else {
            return None;
        };
        Some((order.clone(), then))
    });
    found.unwrap_or_else(|| (competition.order().to_vec(), competition.clone()))
}
