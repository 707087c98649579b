//! Who stands in a table.

use tournament::{Competition, PlayerId};

use super::table::Cell;

/// The number of somebody, empty where he has none.
pub(super) fn number(competition: &Competition, player: PlayerId) -> String {
    let number = competition.number_of(player);
    number.map_or(String::new(), |number| number.to_string())
}

/// His name, and in small letters his federation and his club.
pub(super) fn name(competition: &Competition, player: PlayerId) -> Cell {
    let known = competition.participant(player).map(|one| &one.player);
    let parts = known.map(|player| [&player.federation, &player.club]);
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    let parts: Vec<&str> = parts.map(String::as_str).collect();
    Cell::with(competition.name(player), parts.join(", "))
}

/// The key of what stands above names.
pub(super) fn kind(competition: &Competition) -> &'static str {
    match competition.is_for_teams() {
        true => "team",
        false => "name",
    }
}

/// His number and his name, as a sentence has them.
pub(super) fn called(competition: &Competition, player: PlayerId) -> String {
    let name = competition.name(player);
    match competition.number_of(player) {
        Some(number) => format!("{number} {name}"),
        None => name.to_owned(),
    }
}

/// Who stands in the table, by numbers, or by registration before there are numbers.
pub(super) fn by_number(competition: &Competition) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = competition.in_table().collect();
    players.sort_by_key(|player| (competition.number_of(*player).unwrap_or(u32::MAX), *player));
    players
}
