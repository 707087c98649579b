//! Lines about openings.

use super::fields::{Line, add};
use super::read;
use super::wrong::{Expected, WrongLine};
use crate::openings::{OpeningDraw, OpeningRules, OpeningTable, Scope};

/// What is laid down for openings, where a line has it.
pub(super) fn rules(line: &mut Line<'_>) -> Result<Option<OpeningRules>, WrongLine> {
    let Some(text) = line.may("opening-table") else {
        return Ok(None);
    };
    // Whether the moves are legal was seen when it was laid down.
    let table: OpeningTable = text.parse().map_err(WrongLine::OpeningTable)?;
    let (given, found) = (line.must("opening-hash")?, table.hash());
    if given != found {
        return Err(WrongLine::OpeningHash { found, given });
    }
    Ok(Some(OpeningRules {
        table,
        scope: line.parse("openings", Expected::named(&Scope::NAMES), Scope::from_name)?,
        games: line.parse("opening-games", Expected::Number, |text| {
            text.parse().ok().filter(|games| *games > 0)
        })?,
    }))
}

pub(super) fn write_rules(line: &mut String, rules: &OpeningRules) {
    add(line, "openings", rules.scope.name());
    add(line, "opening-games", &rules.games.to_string());
    add(line, "opening-hash", &rules.table.hash());
    add(line, "opening-table", rules.table.text());
}

/// A line in which the table is not written out.
pub(super) fn without_table(line: &str, rules: &OpeningRules) -> String {
    let mut table = String::new();
    add(&mut table, "opening-table", rules.table.text());
    line.replacen(&table, " opening-table=…", 1)
}

pub(super) fn draw(line: &mut Line<'_>) -> Result<OpeningDraw, WrongLine> {
    Ok(OpeningDraw {
        round: read::number(line, "round")?,
        secret: line.must("secret")?,
        words: line.must("words")?,
        numbers: line.parse("openings", Expected::Like("12,7"), |text| {
            read::list(text, |number| number.parse().ok())
        })?,
    })
}

pub(super) fn write(line: &mut String, draw: &OpeningDraw) {
    add(line, "round", &draw.round.to_string());
    add(line, "secret", &draw.secret);
    add(line, "words", &draw.words);
    let numbers: Vec<String> = draw.numbers.iter().map(u32::to_string).collect();
    add(line, "openings", &numbers.join(","));
}
