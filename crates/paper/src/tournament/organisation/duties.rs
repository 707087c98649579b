//! Whose duty is what, and what is done (`002:§40`, `002:§41`).

use texts::Language;
use tournament::organisation::Phase;
use tournament::{Competition, Item, Numbered};

use super::roll::tick;
use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;

/// The duties before the competition, of each round and at the end: whose they are, and who has done them when.
pub fn duties(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let all = competition.checklist();
    let of = |caption: String, is_it: &dyn Fn(&Item<'_>) -> bool| {
        let items: Vec<&Item<'_>> = all.iter().filter(|item| is_it(item)).collect();
        (!items.is_empty()).then(|| Block::Table(table(voice, competition, caption, &items)))
    };
    let mut blocks = Vec::new();
    blocks.extend(of(voice.say("phase-before"), &|item| {
        item.duty.phase() == Phase::Before
    }));
    blocks.extend(numbers(voice, competition).map(Block::Line));
    let last = all.iter().filter_map(|item| item.round).max();
    for round in 1..=last.unwrap_or_default() {
        let caption = voice.counted("phase-round", "number", round);
        blocks.extend(of(caption, &|item| item.round == Some(round)));
    }
    blocks.extend(of(voice.say("phase-after"), &|item| {
        item.duty.phase() == Phase::After
    }));
    Leaf::new(competition, language, voice.say("duties"), blocks)
}

/// How the numbers were given where no lots were drawn: nobody has done that duty then.
fn numbers(voice: Voice, competition: &Competition) -> Option<String> {
    match competition.numbered()? {
        Numbered::Lots { .. } => None,
        Numbered::Rating => Some(voice.say("lots-rating")),
        Numbered::Given { .. } => Some(voice.say("lots-given")),
    }
}

fn table(voice: Voice, competition: &Competition, caption: String, items: &[&Item<'_>]) -> Table {
    let heads = vec![
        Head::new(Kind::Label, voice.say("done")),
        Head::new(Kind::Name, voice.say("duty")),
        Head::new(Kind::Words, voice.say("whose")),
        Head::new(Kind::Label, voice.say("article")),
        Head::new(Kind::Label, voice.say("author")),
        Head::new(Kind::Label, voice.when(competition)),
    ];
    let rows = items.iter().map(|item| {
        let by = item.done.map(|event| event.by.clone());
        let when = item.done.map(|event| voice.moment(competition, event.at));
        vec![
            Cell::new(tick(item.done.is_some())),
            Cell::new(voice.duty(item.duty)),
            Cell::new(voice.role(item.duty.role())),
            Cell::new(item.duty.article()),
            Cell::new(by.unwrap_or_default()),
            Cell::new(when.unwrap_or_default()),
        ]
    });
    Table::new(caption, heads, rows.collect())
}
