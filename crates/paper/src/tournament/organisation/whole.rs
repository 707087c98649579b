//! The schedule and the programme of an event with sections.

use texts::Language;
use tournament::organisation::Sitting;
use tournament::{Competition, Festival};

use super::programme::{discipline, laid_down};
use super::{heading, schedule};
use crate::tournament::leaf::{Block, Leaf};
use crate::tournament::protocol;
use crate::tournament::table::{Cell, Head, Kind, Table};
use crate::tournament::voice::Voice;

/// Something of the schedule: whose it is, or that it is everybody's.
struct Line<'a> {
    section: Option<&'a str>,
    competition: &'a Competition,
    sitting: &'a Sitting,
}

/// What is held when in the whole event, and which games of each section wait to be continued.
pub fn schedule_of_all(festival: &Festival, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = times(voice, festival);
    for (name, competition) in festival.sections() {
        let waiting = schedule::waiting(voice, competition);
        let warnings = schedule::looked_at(voice, competition);
        if !waiting.is_empty() || !warnings.is_empty() {
            blocks.push(Block::Heading(name.to_owned()));
            blocks.extend(waiting);
            blocks.extend(warnings);
        }
    }
    Leaf::new(festival.whole(), language, voice.say("schedule"), blocks)
}

/// What participants see before the start: the officials, the instructions of each section, the schedule, and what every
/// participant keeps to (`002:§39.3`).
pub fn programme_of_all(festival: &Festival, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = protocol::officials(voice, festival.whole());
    for (name, competition) in festival.sections() {
        blocks.push(Block::Heading(name.to_owned()));
        blocks.extend(laid_down(voice, competition));
    }
    blocks.push(heading(voice, "schedule"));
    blocks.extend(times(voice, festival));
    blocks.push(heading(voice, "discipline"));
    blocks.push(Block::Table(discipline(voice)));
    Leaf::new(festival.whole(), language, voice.say("programme"), blocks)
}

fn times(voice: Voice, festival: &Festival) -> Vec<Block> {
    let lines = lines(festival);
    if lines.is_empty() {
        return vec![Block::Line(voice.say("schedule-none"))];
    }
    let heads = vec![
        Head::new(Kind::Label, voice.say("day")),
        Head::new(Kind::Label, voice.say("time")),
        Head::new(Kind::Label, voice.say("section")),
        Head::new(Kind::Name, voice.say("held")),
        Head::new(Kind::Words, voice.say("room")),
    ];
    let mut before = String::new();
    let rows = lines.into_iter().map(|line| {
        let day = voice.day(line.sitting);
        let shown = if day == before {
            String::new()
        } else {
            day.clone()
        };
        before = day;
        let section = line
            .section
            .map_or_else(|| voice.say("every-section"), str::to_owned);
        vec![
            Cell::new(shown),
            Cell::new(voice.hours(line.sitting)),
            Cell::new(section),
            Cell::new(voice.matter(line.competition, line.sitting.matter)),
            Cell::new(&line.sitting.room),
        ]
    });
    let rows = rows.collect();
    vec![Block::Table(Table::new(
        voice.say("times-of-place"),
        heads,
        rows,
    ))]
}

/// Everything of the schedule by time; what all sections have stands once.
fn lines(festival: &Festival) -> Vec<Line<'_>> {
    let sections: Vec<(&str, &Competition)> = festival.sections().collect();
    let mut lines = Vec::new();
    for (i, (name, competition)) in sections.iter().enumerate() {
        for sitting in competition.schedule() {
            let has_it = |other: &Competition| other.schedule().any(|one| one == sitting);
            let is_everybodys = sections.len() > 1
                && !matches!(sitting.matter, tournament::organisation::Matter::Game(_))
                && sections.iter().all(|(_, other)| has_it(other));
            if is_everybodys && i > 0 {
                continue;
            }
            lines.push(Line {
                section: (!is_everybodys).then_some(*name),
                competition,
                sitting,
            });
        }
    }
    lines.sort_by_key(|line| line.sitting.start);
    lines
}
