//! How the numbers were found, with all that is needed to recompute them (`docs/lots.md`).

use texts::Value as Argument;
use tournament::{Competition, DrawingOfNumbers, Event, Happened, Numbered, PlayerId};

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
    blocks.extend(repeated(voice, competition));
    blocks
}

/// Every drawing where there was more than one, and what changed in the urn between them.
fn repeated(voice: Voice, competition: &Competition) -> Vec<Block> {
    let drawings = competition.drawings_of_numbers();
    if drawings.len() < 2 {
        return Vec::new();
    }
    let heads = vec![
        Head::new(Kind::Number, voice.say("event")),
        Head::new(Kind::Label, voice.when(competition)),
        Head::new(Kind::Words, voice.say("author")),
        Head::new(Kind::Words, voice.say("lots-words")),
        Head::new(Kind::Words, voice.say("lots-changed")),
        Head::new(Kind::Label, voice.say("state")),
    ];
    let stands = |one: &&DrawingOfNumbers| !competition.is_undone(one.event);
    let valid = drawings.iter().rfind(stands).map(|one| one.event);
    let mut rows = Vec::new();
    let mut before = None;
    for one in &drawings {
        let state = match (competition.is_undone(one.event), valid == Some(one.event)) {
            (true, _) => "lots-taken-back",
            (false, true) => "lots-stands",
            (false, false) => "lots-replaced",
        };
        rows.push(vec![
            Cell::new(one.event),
            Cell::new(voice.moment(competition, one.at)),
            Cell::new(&one.by),
            Cell::new(&one.words),
            Cell::new(before.map_or("–".to_owned(), |before| changed(voice, before, one))),
            Cell::new(voice.say(state)),
        ]);
        before = Some(one);
    }
    let count = u32::try_from(drawings.len()).unwrap_or(u32::MAX);
    vec![
        Block::Line(voice.counted("lots-count", "count", count)),
        Block::Table(Table::new(voice.say("lots-drawings"), heads, rows)),
    ]
}

/// What was different in the urn from one drawing to the next.
fn changed(voice: Voice, before: &DrawingOfNumbers, after: &DrawingOfNumbers) -> String {
    let only_in = |one: &DrawingOfNumbers, other: &DrawingOfNumbers| {
        let entries = one.entries.iter();
        let only = entries.filter(|entry| !other.entries.contains(entry));
        only.cloned().collect::<Vec<_>>().join("; ")
    };
    let moved = [
        ("lots-gone", only_in(before, after)),
        ("lots-come", only_in(after, before)),
    ];
    let moved = moved.iter().filter(|(_, entries)| !entries.is_empty());
    let mut told: Vec<String> = moved
        .map(|(key, entries)| voice.with(key, &[("entries", Argument::Text(entries))]))
        .collect();
    if before.name != after.name {
        let label = voice.say("lots-name");
        told.push(format!("{label}: {} → {}", before.name, after.name));
    }
    if told.is_empty() {
        told.push(voice.say("lots-unchanged"));
    }
    if before.secret != after.secret {
        told.push(voice.say("lots-new-secret"));
    }
    told.join("; ")
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
