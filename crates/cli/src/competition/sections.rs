//! Sections of an event: opened, and printed together.

use anyhow::Context;
use paper::tournament::Leaf;
use serde_json::{Value, json};
use tournament::{Command, Festival, Instructions, NoSection, Refused};

use super::args::{Export, Paper, Sheet, Wanted};
use super::{export, instructions};
use crate::fault::Fault;
use crate::speak::Speaker;

/// A section's instructions: what is not given is that of the event.
pub(super) fn opening(festival: &Festival, name: &str, wanted: &Wanted) -> anyhow::Result<Command> {
    let mut wanted = wanted_of(festival, wanted)?;
    if wanted.name.is_empty() {
        let whole = festival.whole().instructions();
        let whole = whole.map_or("", |known| known.name.as_str());
        wanted.name = format!("{whole}, {name}");
    }
    Ok(Command::Instruct(Box::new(wanted)))
}

fn wanted_of(festival: &Festival, wanted: &Wanted) -> anyhow::Result<Instructions> {
    let Some(whole) = festival.whole().instructions() else {
        return instructions(wanted, None);
    };
    let mut made = instructions(wanted, whole.rules.parse().ok())?;
    let usual = [
        (&mut made.place, &whole.place),
        (&mut made.federation, &whole.federation),
        (&mut made.dates, &whole.dates),
        (&mut made.control, &whole.control),
    ];
    for (own, shared) in usual {
        if own.is_empty() {
            own.clone_from(shared);
        }
    }
    if wanted.rules.is_none() {
        made.rules.clone_from(&whole.rules);
    }
    made.norms = wanted.norms.over(whole.norms);
    made.last_day = made.last_day.or(whole.last_day);
    made.zone = made.zone.or_else(|| whole.zone.clone());
    Ok(made)
}

/// A page of the whole event: that of each section, one behind the other.
pub(super) fn page(festival: &Festival, wanted: &Paper, speaker: &Speaker) -> anyhow::Result<Leaf> {
    let (language, sheet) = (speaker.language(), wanted.sheet);
    match sheet {
        Sheet::Schedule => return Ok(paper::tournament::schedule_of_all(festival, language)),
        Sheet::Programme => return Ok(paper::tournament::programme_of_all(festival, language)),
        Sheet::Equipment => return Ok(paper::tournament::equipment_of_all(festival, language)),
        Sheet::Pairings
        | Sheet::Results
        | Sheet::Table
        | Sheet::Standings
        | Sheet::Norms
        | Sheet::Ratings
        | Sheet::Protocol
        | Sheet::CheckIn
        | Sheet::Duties
        | Sheet::Desk
        | Sheet::Decisions
        | Sheet::Teams
        | Sheet::Boards => {}
    }
    let mut leaves = Vec::new();
    for (name, competition) in festival.sections() {
        // A section that has not come so far has nothing to show.
        if matches!(sheet, Sheet::Pairings | Sheet::Results) && competition.rounds().is_empty() {
            continue;
        }
        let leaf = export::page(competition, wanted, speaker).with_context(|| name.to_owned())?;
        leaves.push((name.to_owned(), leaf));
    }
    let leaf = paper::tournament::joined(festival.whole(), leaves, language);
    leaf.ok_or_else(|| Fault::new("sections-empty").into())
}

/// Who stands where in each section, for other programs.
pub(super) fn standings(festival: &Festival) -> Value {
    let sections = festival.sections().map(
        |(name, competition)| json!({"section": name, "standings": export::standings(competition)}),
    );
    sections.collect()
}

/// The whole event for other programs.
pub(super) fn text(festival: &Festival, form: Export) -> anyhow::Result<String> {
    match form {
        Export::Json => {
            let sections = festival.sections().map(|(name, competition)| {
                let mut all = export::everything(competition);
                all["section"] = json!(name);
                all
            });
            let sections: Vec<Value> = sections.collect();
            let mut whole = export::everything(festival.whole());
            whole["sections"] = json!(sections);
            Ok(format!("{whole:#}\n"))
        }
        Export::Trf | Export::Csv | Export::Games | Export::Ratings | Export::RatingsJson => {
            let names: Vec<&str> = festival.sections().map(|(name, _)| name).collect();
            Err(Refused::from(NoSection::Which(names.join(", "))).into())
        }
    }
}
