//! Who is there, to be ticked on paper.

use texts::{Language, Value as Argument};
use tournament::Competition;

use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::people;
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;

/// Everybody who takes part: whether he is there, whether he has confirmed the instructions (`002:§39.6`), and room to sign.
pub fn check_in(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let absent = competition.absent().map(Iterator::count);
    let here = competition.present().count();
    let line = match absent {
        None => voice.say("check-in-not-called"),
        Some(absent) => {
            let number = |count: usize| Argument::Number(u64::try_from(count).unwrap_or(u64::MAX));
            let arguments = [
                ("here", number(here.saturating_sub(absent))),
                ("absent", number(absent)),
            ];
            voice.with("check-in-count", &arguments)
        }
    };
    let blocks = vec![Block::Line(line), Block::Table(table(voice, competition))];
    Leaf::new(competition, language, voice.say("check-in"), blocks)
}

fn table(voice: Voice, competition: &Competition) -> Table {
    let heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("name")),
        Head::new(Kind::Mark, voice.say("here")),
        Head::new(Kind::Mark, voice.say("confirmed")),
        Head::new(Kind::Words, voice.say("signature")),
    ];
    let is_called = competition.absent().is_some();
    let players = people::by_number(competition).into_iter();
    let players = players.filter(|player| competition.how_left(*player).is_none());
    let rows = players.map(|player| {
        let is_here = is_called && !competition.is_absent(player);
        vec![
            Cell::new(people::number(competition, player)),
            people::name(competition, player),
            Cell::new(tick(is_here)),
            Cell::new(tick(competition.has_confirmed(player))),
            Cell::new("________________"),
        ]
    });
    Table::new(voice.say("check-in-caption"), heads, rows.collect())
}

/// A box, ticked or not.
pub(super) const fn tick(is_done: bool) -> &'static str {
    if is_done { "✓" } else { "☐" }
}
