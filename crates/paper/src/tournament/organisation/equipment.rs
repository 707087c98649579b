//! What must stand in the room (`002:§41d`).

use texts::{Language, Value as Argument};
use tournament::Competition;
use tournament::organisation::BoardSize;

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
    let forms = needed.forms.map(|forms| ("equipment-forms", forms, None));
    let lines = [
        ("equipment-boards", needed.boards, size),
        ("equipment-sets", needed.boards, men),
        ("equipment-clocks", needed.boards, None),
        ("equipment-forms-round", needed.forms_a_round, None),
    ];
    let lines = lines.into_iter().chain(forms);
    let lines = lines.chain([("equipment-envelopes", needed.envelopes, None)]);
    let heads = vec![
        Head::new(Kind::Name, voice.say("what")),
        Head::new(Kind::Number, voice.say("count")),
        Head::new(Kind::Words, voice.say("remark")),
        Head::new(Kind::Label, voice.say("done")),
    ];
    let rows = lines.map(|(key, count, remark)| {
        vec![
            Cell::new(voice.say(key)),
            Cell::new(count),
            Cell::new(remark.unwrap_or_default()),
            Cell::new("☐"),
        ]
    });
    Table::new(voice.say("equipment-caption"), heads, rows.collect())
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
