//! An entry of an event's log, in words.

use texts::Language;
use tournament::{Competition, Festival, LogEntry, Place};

use super::events::told;
use super::voice::Voice;

/// The competition that an entry is about, as it was before it or, where it opened a section, as it is behind it.
fn competition<'a>(entry: &LogEntry, [before, after]: [&'a Festival; 2]) -> &'a Competition {
    let section = entry.section.as_deref();
    let known = before.competition(section);
    known
        .or(after.competition(section))
        .unwrap_or(after.whole())
}

/// What has happened, in a sentence with the name of its section; from the event before and behind it.
pub fn told_entry(entry: &LogEntry, known: [&Festival; 2], language: Language) -> String {
    let said = told(competition(entry, known), &entry.event.what, language);
    match &entry.section {
        None => said,
        Some(section) => format!("{section}: {said}"),
    }
}

/// What belongs to an entry on lines of its own: who sits at the game that it is about, and the numbers that were given.
pub fn details_of_entry(
    entry: &LogEntry,
    known: [&Festival; 2],
    language: Language,
) -> Vec<String> {
    let what = &entry.event.what;
    let competition = competition(entry, known);
    let seats = competition.seats_concerned(what);
    let seats = seats.map(|seats| format!("  {}", both(&seats, language)));
    let mut lines: Vec<String> = seats.into_iter().collect();
    if let tournament::Happened::Numbered { order, .. } = what {
        let order = (1_u32..).zip(order);
        lines.extend(
            order.map(|(number, player)| format!("{number:4}  {}", competition.name(*player))),
        );
    }
    lines
}

/// Who has White in a game, and who Black.
pub fn seats(competition: &Competition, place: Place, language: Language) -> Option<String> {
    let seats = competition.seats(place)?;
    Some(both(&seats, language))
}

fn both([white, black]: &[String; 2], language: Language) -> String {
    let [first, second] = [true, false].map(|is_white| Voice(language).side(is_white));
    format!("{first} {white}, {second} {black}")
}
