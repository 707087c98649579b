//! The games of the server: those under way and those that are over.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use store::{GameMeta, Page as Listing, Place, StoreError};

use super::played::{Callings, Line, place, written};
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::Query;
use crate::serve::AppState;

/// Games in each list of a page.
const LISTED: usize = 20;

#[derive(Template)]
#[template(path = "games.html")]
struct Games {
    frame: Frame,
    /// None where the other list is asked for.
    live: Option<Part>,
    recent: Option<Part>,
    is_first: bool,
}

/// A part of a list.
#[derive(Debug)]
struct Part {
    lines: Vec<Line>,
    /// Where the older games are.
    older: Option<String>,
}

/// Which part is asked for: of the games under way, or of those that are over; behind which game.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    live: String,
    before: String,
}

/// `GET /games`: both lists, or the older part of one.
pub(crate) async fn games(
    State(app): State<AppState>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/games").await;
    let behind = |text: &str| match text {
        "" => Some(None),
        text => place(text).map(Some),
    };
    let (Some(live), Some(before)) = (behind(&asked.live), behind(&asked.before)) else {
        return ApiError::NotFound.page(frame);
    };
    match filled(&app, frame.clone(), live, before).await {
        Ok(page) => rendered(&page),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

async fn filled(
    app: &AppState,
    frame: Frame,
    live: Option<Place>,
    before: Option<Place>,
) -> Result<Games, StoreError> {
    let store = app.service.store();
    let mut callings = Callings::new(&app.service, frame.words);
    let mut page = Games {
        frame,
        live: None,
        recent: None,
        is_first: live.is_none() && before.is_none(),
    };
    if before.is_none() {
        let games = store.list_live(listing(live)).await?;
        let last = |meta: &GameMeta| Some(format!("/games?live={}", written(meta.place())));
        page.live = Some(part(&mut callings, &games, last).await?);
    }
    if live.is_none() {
        let games = store.list_recent(listing(before)).await?;
        let last = |meta: &GameMeta| {
            let place = meta.ended_place()?;
            Some(format!("/games?before={}", written(place)))
        };
        page.recent = Some(part(&mut callings, &games, last).await?);
    }
    Ok(page)
}

/// One more than is shown, to know whether there are more.
const fn listing(before: Option<Place>) -> Listing {
    let limit = LISTED as u32 + 1;
    Listing { limit, before }
}

async fn part(
    callings: &mut Callings<'_>,
    games: &[GameMeta],
    behind: impl Fn(&GameMeta) -> Option<String>,
) -> Result<Part, StoreError> {
    let mut lines = Vec::new();
    for meta in games.iter().take(LISTED) {
        lines.push(callings.public_line(meta).await?);
    }
    let last = games.get(LISTED - 1).filter(|_| games.len() > LISTED);
    Ok(Part {
        lines,
        older: last.and_then(behind),
    })
}
