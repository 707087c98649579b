//! Players, as they are named on the command line and in lists.

use std::fs;

use anyhow::{Context, bail};
use tournament::{Competition, Player, PlayerId, Refused};

use super::args::Entrant;
use super::said::Fault;
use crate::speak::shown;

/// The player that a text names: by the number of registration, or by a part of the name that fits no other.
pub(super) fn find(known: &Competition, text: &str) -> anyhow::Result<PlayerId> {
    if let Ok(number) = text.parse::<u32>() {
        return match known.participant(PlayerId(number)) {
            Some(_) => Ok(PlayerId(number)),
            None => Err(Refused::NoPlayer(PlayerId(number)).into()),
        };
    }
    let wanted = text.to_lowercase();
    let fits = |name: &str| name.to_lowercase().contains(&wanted);
    let found: Vec<(PlayerId, &str)> = known
        .participants()
        .map(|(player, one)| (player, one.player.name.as_str()))
        .filter(|(_, name)| fits(name))
        .collect();
    match found[..] {
        [(player, _)] => Ok(player),
        [] => Err(Fault::new("unknown-name").text("name", shown(text)).into()),
        _ => {
            let all = found
                .iter()
                .map(|(player, name)| format!("{player} {name}"));
            let all: Vec<String> = all.collect();
            let fault = Fault::new("which-name").text("name", shown(text));
            Err(fault.text("all", all.join(", ")).into())
        }
    }
}

/// Whom the command line names: one, or everybody of a list.
pub(super) fn players(entrant: &Entrant) -> anyhow::Result<Vec<Player>> {
    match &entrant.from {
        Some(path) => {
            let text = fs::read_to_string(path);
            let text = text.with_context(|| format!("cannot read {}", path.display()))?;
            listed(&text).with_context(|| path.display().to_string())
        }
        None => Ok(vec![Player {
            name: entrant.name.clone().unwrap_or_default(),
            federation: entrant.federation.clone(),
            club: entrant.club.clone(),
            birth: entrant.birth.clone(),
            class: entrant.class,
            rating: entrant.rating,
            title: entrant.title.clone(),
            licence: entrant.licence.clone(),
        }]),
    }
}

fn listed(text: &str) -> anyhow::Result<Vec<Player>> {
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let heading = reader.headers()?.clone();
    let known = [
        "name",
        "federation",
        "club",
        "birth",
        "class",
        "rating",
        "title",
        "licence",
    ];
    if let Some(other) = heading.iter().find(|name| !known.contains(name)) {
        bail!(
            "line 1: no column {other:?}; known are {}",
            known.join(", ")
        );
    }
    if !heading.iter().any(|name| name == "name") {
        bail!("line 1: the column name is missing");
    }
    let mut players = Vec::new();
    for record in reader.records() {
        let record = record?;
        let line = record.position().map_or(0, csv::Position::line);
        let cell = |name: &str| {
            let place = heading.iter().position(|known| known == name);
            let cell = place.and_then(|place| record.get(place));
            cell.unwrap_or_default().to_owned()
        };
        let class = match cell("class").as_str() {
            "" => None,
            text => Some(
                text.parse()
                    .with_context(|| format!("line {line}: class"))?,
            ),
        };
        let rating = match cell("rating").as_str() {
            "" => None,
            text => Some(
                text.parse()
                    .with_context(|| format!("line {line}: rating {text:?}"))?,
            ),
        };
        players.push(Player {
            name: cell("name"),
            federation: cell("federation"),
            club: cell("club"),
            birth: cell("birth"),
            class,
            rating,
            title: cell("title"),
            licence: cell("licence"),
        });
    }
    Ok(players)
}
