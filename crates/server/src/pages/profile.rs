//! What everybody may know of somebody: name, games, results.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use conduct::PersonId;
use games::RuleSet;
use serde::Deserialize;
use store::{GameMeta, Page as Listing, Person, Place, Standing, StoreError};

use super::played::{Callings, Ending, Line, ending, place, side_of, written};
use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::{Path, Query};
use crate::serve::AppState;
use crate::service::{from_address, level_of};
use crate::time::iso_day;

/// Games on a page.
const LISTED: usize = 20;
/// Maximum games counted.
const COUNTED: u32 = 1000;

#[derive(Template)]
#[template(path = "profile.html")]
struct Profile {
    frame: Frame,
    name: String,
    /// The key of what he is here.
    standing: &'static str,
    since: Option<String>,
    is_own: bool,
    id: String,
    tallies: Vec<Tally>,
    /// Whether there are more games than are counted.
    is_cut: bool,
    games: Vec<Line>,
    /// Where the older games are.
    older: Option<String>,
    is_first: bool,
}

/// Results under one rule set.
#[derive(Debug)]
struct Tally {
    rules: String,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

/// Which part of the list is asked for: behind which game.
#[derive(Debug, Deserialize)]
pub(crate) struct Part {
    #[serde(default)]
    before: String,
}

/// Games that are over, by rule set; those against oneself have no winner.
fn tallies(games: &[GameMeta], person: PersonId, words: Words) -> Vec<Tally> {
    let tally = |rules: RuleSet| {
        let of_rules = games.iter().filter(|meta| meta.terms.rules == rules);
        let endings: Vec<Ending> = of_rules
            .filter_map(|meta| Some(ending(meta.ended?.1, side_of(meta, person)?)))
            .collect();
        let count = |wanted: &[Ending]| {
            let counted = endings.iter().filter(|ending| wanted.contains(ending));
            u32::try_from(counted.count()).unwrap_or(u32::MAX)
        };
        Tally {
            rules: words.say(&format!("rules-{}", rules.id())),
            games: count(&[Ending::Won, Ending::Drawn, Ending::Lost]),
            won: count(&[Ending::Won]),
            drawn: count(&[Ending::Drawn]),
            lost: count(&[Ending::Lost]),
        }
    };
    let all = RuleSet::all().map(tally);
    all.filter(|tally| tally.games > 0).collect()
}

fn standing(person: &Person) -> &'static str {
    match person.standing {
        _ if level_of(person.id).is_some() => "page-is-computer",
        Standing::Account { .. } => "page-is-account",
        Standing::Guest => "page-is-guest",
        Standing::Gone => "page-is-gone",
    }
}

/// `GET /people/ID`.
pub(crate) async fn profile(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/people/{id}")).await;
    let Some(number) = from_address(&id).map(PersonId) else {
        return ApiError::NotFound.page(frame);
    };
    let before = place(&part.before);
    if before.is_none() && !part.before.is_empty() {
        return ApiError::NotFound.page(frame);
    }
    let found = match app.service.store().person(number).await {
        Ok(Some(found)) => found,
        Ok(None) => return ApiError::NotFound.page(frame),
        Err(_) => return ApiError::Unavailable.page(frame),
    };
    match filled(&app, frame.clone(), found, id, before).await {
        Ok(page) => rendered(&page),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

async fn filled(
    app: &AppState,
    frame: Frame,
    person: Person,
    id: String,
    before: Option<Place>,
) -> Result<Profile, StoreError> {
    let words = frame.words;
    let limit = match before {
        // The first page also counts.
        None => COUNTED,
        Some(_) => LISTED as u32 + 1,
    };
    let asked = Listing { limit, before };
    let games = app.service.store().games_of(person.id, asked).await?;
    let mut callings = Callings::new(&app.service, words);
    let mut lines = Vec::new();
    for meta in games.iter().take(LISTED) {
        lines.push(callings.line(meta, person.id, false).await?);
    }
    let last = games.get(LISTED - 1).filter(|_| games.len() > LISTED);
    let is_computer = level_of(person.id).is_some();
    let is_gone = person.standing == Standing::Gone;
    Ok(Profile {
        name: callings.name(person.id).await?,
        standing: standing(&person),
        // When somebody came who has left is nobody's business, and the computer was always here.
        since: (!is_computer && !is_gone).then(|| iso_day(person.created_at)),
        is_own: frame
            .person
            .as_ref()
            .is_some_and(|reader| reader.id == person.id),
        older: last.map(|meta| format!("/people/{id}?before={}", written(meta.place()))),
        is_first: before.is_none(),
        is_cut: games.len() >= COUNTED as usize,
        tallies: match before {
            None => tallies(&games, person.id, words),
            Some(_) => Vec::new(),
        },
        games: lines,
        id,
        frame,
    })
}
