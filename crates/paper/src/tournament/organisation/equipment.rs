//! What must stand in the room (`002:§41d`).

use texts::{Language, Value as Argument};
use tournament::organisation::{BoardSize, Equipment};
use tournament::{Competition, Festival};

use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;

/// How many boards, sets, clocks, forms and envelopes are needed, and how large the boards are.
pub fn equipment(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let blocks = vec![Block::Table(table(voice, competition))];
    Leaf::new(competition, language, voice.say("equipment"), blocks)
}

fn table(voice: Voice, competition: &Competition) -> Table {
    let needed = competition.equipment();
    let size = needed.size.map(|size| board(voice, size));
    let men = needed
        .size
        .map(|size| voice.counted("equipment-men", "men", size.men));
    let remarks = [size, men].into_iter().chain(core::iter::repeat(None));
    let lines = lines(&needed).zip(remarks);
    let heads = vec![
        Head::new(Kind::Name, voice.say("what")),
        Head::new(Kind::Number, voice.say("count")),
        Head::new(Kind::Words, voice.say("remark")),
        Head::new(Kind::Label, voice.say("done")),
    ];
    let rows = lines.map(|((key, count), remark)| {
        vec![
            Cell::new(voice.say(key)),
            Cell::new(count),
            Cell::new(remark.unwrap_or_default()),
            Cell::new("☐"),
        ]
    });
    Table::new(voice.say("equipment-caption"), heads, rows.collect())
}

/// What is needed of each; forms for all rounds where their number is known.
fn lines(needed: &Equipment) -> impl Iterator<Item = (&'static str, u32)> {
    let Equipment {
        boards,
        forms_a_round,
        forms,
        envelopes,
        size: _,
    } = *needed;
    let all = [
        ("equipment-boards", Some(boards)),
        ("equipment-sets", Some(boards)),
        ("equipment-clocks", Some(boards)),
        ("equipment-forms-round", Some(forms_a_round)),
        ("equipment-forms", forms),
        ("equipment-envelopes", Some(envelopes)),
    ];
    let known = |(key, count): (&'static str, Option<u32>)| Some((key, count?));
    all.into_iter().filter_map(known)
}

/// What each section of an event needs, and all of them together.
pub fn equipment_of_all(festival: &Festival, language: Language) -> Leaf {
    let voice = Voice(language);
    let needed: Vec<(&str, Equipment)> = festival
        .sections()
        .map(|(name, competition)| (name, competition.equipment()))
        .collect();
    let mut heads = vec![Head::new(Kind::Name, voice.say("what"))];
    heads.extend(
        needed
            .iter()
            .map(|(name, _)| Head::new(Kind::Number, *name)),
    );
    heads.push(Head::new(Kind::Total, voice.say("total")));
    let keys = Equipment {
        forms: Some(0),
        ..Equipment::default()
    };
    let rows = lines(&keys).map(|(key, _)| {
        let of = |one: &Equipment| lines(one).find(|(known, _)| *known == key);
        let counts: Vec<Option<u32>> = needed
            .iter()
            .map(|(_, one)| of(one).map(|(_, count)| count))
            .collect();
        let shown = |count: &Option<u32>| count.map_or("…".to_owned(), |count| count.to_string());
        let total: Option<u32> = counts.iter().copied().sum();
        let mut row = vec![Cell::new(voice.say(key))];
        row.extend(counts.iter().map(|count| Cell::new(shown(count))));
        row.push(Cell::new(shown(&total)));
        row
    });
    let table = Table::new(voice.say("equipment-caption"), heads, rows.collect());
    let sizes = needed.iter().filter_map(|(name, one)| {
        let size = board(voice, one.size?);
        Some(format!("{name}: {size}"))
    });
    let blocks = vec![Block::Table(table), Block::Notes(sizes.collect())];
    Leaf::new(festival.whole(), language, voice.say("equipment"), blocks)
}

fn board(voice: Voice, size: BoardSize) -> String {
    let number = |number: u32| Argument::Number(number.into());
    let arguments = [
        ("squares", number(size.squares)),
        ("from", number(size.shortest)),
        ("to", number(size.longest)),
    ];
    format!(
        "{} ({})",
        voice.with("equipment-size", &arguments),
        size.article
    )
}
