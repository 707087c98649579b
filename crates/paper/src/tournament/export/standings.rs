//! The standings as a table for other programs.

use tournament::{Competition, Refused, Row};

use super::{csv_table, decimal, texts};

pub(super) fn table(competition: &Competition) -> Result<String, Refused> {
    let known = competition.instructions().ok_or(Refused::NoInstructions)?;
    let mut heading = texts(&[
        "place",
        "number",
        "name",
        "federation",
        "club",
        "class",
        "rating",
        "points",
    ]);
    if competition.is_for_teams() {
        heading.extend(texts(&["match_points", "board_points"]));
    }
    heading.extend(known.tie_breaks.iter().map(ToString::to_string));
    let standings = competition.standings();
    let rows = standings.iter().map(|row| cells(competition, row));
    Ok(csv_table(core::iter::once(heading).chain(rows)))
}

fn cells(competition: &Competition, row: &Row) -> Vec<String> {
    let participant = competition.participant(row.player);
    let player = participant
        .map(|one| one.player.clone())
        .unwrap_or_default();
    let number = competition.number_of(row.player);
    let strength = competition.strength(row.player);
    let text = |value: Option<String>| value.unwrap_or_default();
    let mut cells = vec![
        row.place.to_string(),
        text(number.map(|number| number.to_string())),
        player.name,
        player.federation,
        player.club,
        text(player.class.map(|class| class.to_string())),
        text(strength.map(|rating| rating.to_string())),
        decimal(row.points),
    ];
    if competition.is_for_teams() {
        cells.push(decimal(competition.match_points(row.player)));
        cells.push(decimal(competition.board_points(row.player)));
    }
    let values = row.values.iter();
    cells.extend(values.map(|value| text(value.map(|value| value.to_string()))));
    cells
}
