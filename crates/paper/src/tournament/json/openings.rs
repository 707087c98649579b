//! Openings as JSON.

use serde_json::{Value, json};
use tournament::Competition;

use super::super::export::position;

/// What is laid down.
pub(super) fn laid_down(competition: &Competition) -> Option<Value> {
    let rules = competition.instructions()?.openings.as_ref()?;
    let commitment = competition.openings_commitment();
    Some(json!({
        "for": rules.scope.name(),
        "games": rules.games,
        "sha256": rules.table.hash(),
        "count": rules.table.openings().len(),
        "commitment": commitment.map(|commitment| commitment.to_string()),
    }))
}

/// How the openings of a round were drawn.
pub(super) fn drawn(competition: &Competition, round: u32) -> Option<Value> {
    let draw = competition.openings_of(round)?;
    let table = &competition.instructions()?.openings.as_ref()?.table;
    let openings = draw.numbers.iter().filter_map(|number| {
        let opening = table.get(*number)?;
        Some(json!({
            "number": number,
            "name": opening.name,
            "start": opening.start.to_string(),
            "fen": position(competition, opening),
        }))
    });
    Some(json!({
        "key": draw.secret,
        "words": draw.words,
        "drawn": openings.collect::<Vec<_>>(),
    }))
}
