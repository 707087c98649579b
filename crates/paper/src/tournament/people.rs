//! Who stands in a table.

use tournament::{Competition, Player, PlayerId};

use super::table::Cell;
use super::voice::Voice;

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
    let parts = parts.map(String::as_str);
    let parts: Vec<&str> = parts.chain(told_apart(competition, player)).collect();
    Cell::with(competition.name(player), parts.join(", "))
}

/// What tells somebody from his namesakes: the year of birth, the whole birth, or the number with the federation; none
/// where nobody else has the name.
fn told_apart(competition: &Competition, player: PlayerId) -> Option<&str> {
    let own = &competition.participant(player)?.player;
    let name = own.name.to_lowercase();
    let others = competition.participants();
    let others = others.filter(|(id, one)| *id != player && one.player.name.to_lowercase() == name);
    let others: Vec<&Player> = others.map(|(_, one)| &one.player).collect();
    let differs = |part: fn(&Player) -> &str| {
        let own = part(own);
        let is_alone = others.iter().all(|other| part(other) != own);
        Some(own).filter(|own| !own.is_empty() && is_alone && !others.is_empty())
    };
    let year: fn(&Player) -> &str = |player| player.birth.get(..4).unwrap_or_default();
    differs(year)
        .or_else(|| differs(|player| &player.birth))
        .or_else(|| differs(|player| &player.licence))
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
    let name = match told_apart(competition, player) {
        None => competition.name(player).to_owned(),
        Some(apart) => format!("{} ({apart})", competition.name(player)),
    };
    match competition.number_of(player) {
        Some(number) => format!("{number} {name}"),
        None => name,
    }
}

/// Who stands in the table, by numbers, or by registration before there are numbers.
pub(super) fn by_number(competition: &Competition) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = competition.in_table().collect();
    players.sort_by_key(|player| (competition.number_of(*player).unwrap_or(u32::MAX), *player));
    players
}

/// What is different in what is known of somebody: `Club: – → Tartu; Born: 1980 → 1981`.
pub(super) fn changes(voice: Voice, before: &Player, after: &Player) -> String {
    let fields = |player: &Player| {
        let class = player.class.map(|class| voice.class(Some(class)));
        let rating = player.rating.map(|rating| rating.to_string());
        [
            ("name", player.name.clone()),
            ("federation", player.federation.clone()),
            ("club", player.club.clone()),
            ("born", player.birth.clone()),
            ("class", class.unwrap_or_default()),
            ("rating", rating.unwrap_or_default()),
            ("given-title", player.title.clone()),
            ("given-licence", player.licence.clone()),
        ]
    };
    let shown = |text: String| {
        if text.is_empty() {
            "–".to_owned()
        } else {
            text
        }
    };
    let pairs = fields(before).into_iter().zip(fields(after));
    let changed = pairs.filter(|(before, after)| before != after);
    let told = changed.map(|((key, before), (_, after))| {
        let label = voice.say(key);
        format!("{label}: {} → {}", shown(before), shown(after))
    });
    told.collect::<Vec<_>>().join("; ")
}
