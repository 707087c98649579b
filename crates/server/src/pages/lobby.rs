//! The lobby: who waits for an opponent.

mod standing;

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use conduct::{Moment, PersonId};
use games::Color;
use serde::Deserialize;
use store::{Challenge, ChallengeId, SeatWish, StoreError};

use super::control::agreed;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::Query;
use crate::serve::AppState;
use crate::service::{from_address, in_address};
pub(crate) use standing::{Lobby, LobbyFull};

/// Challenges on a page.
const LISTED: usize = 40;
/// Challenges that are asked for at once: one more than is shown tells whether there are others.
const AT_ONCE: u32 = LISTED as u32 + 1;

/// The place of a challenge in the list.
type Spot = (Moment, ChallengeId);

/// Which part is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    before: String,
}

impl Asked {
    /// Behind which challenge; none where the address says what is no place.
    fn behind(&self) -> Option<Option<Spot>> {
        if self.before.is_empty() {
            return Some(None);
        }
        let (at, id) = self.before.split_once('-')?;
        let spot = (Moment(from_address(at)?), ChallengeId(from_address(id)?));
        Some(Some(spot))
    }
}

fn spot(challenge: &Challenge) -> Spot {
    (challenge.offer.created_at, challenge.offer.id)
}

/// A part of the challenges of others whose owners are there, and where the next part begins.
async fn listed(
    app: &AppState,
    me: Option<PersonId>,
    mut behind: Option<Spot>,
) -> Result<(Vec<Challenge>, Option<Spot>), StoreError> {
    let (store, now) = (app.service.store(), app.service.now());
    let mut listed: Vec<Challenge> = Vec::new();
    loop {
        let some = store.open_challenges(behind, AT_ONCE).await?;
        let Some(last) = some.last().map(spot) else {
            return Ok((listed, None));
        };
        behind = Some(last);
        let others = some.into_iter().filter(|one| Some(one.offer.by) != me);
        listed.extend(others.filter(|one| app.lobby.is_waiting(&one.offer, now)));
        if listed.len() > LISTED {
            listed.truncate(LISTED);
            let next = listed.last().map(spot);
            return Ok((listed, next));
        }
    }
}

/// Somebody's own challenges, the newest first. He is here: they go on standing.
async fn own(app: &AppState, me: PersonId) -> Result<Vec<Challenge>, StoreError> {
    let mut own = Vec::new();
    for id in app.lobby.of(me) {
        let found = app.service.store().challenge(id).await?;
        let open = found.filter(|one| one.game.is_none() && one.offer.by == me);
        if let Some(challenge) = open {
            app.lobby.saw(id, me, app.service.now());
            own.push(challenge);
        }
    }
    own.sort_by_key(|one| core::cmp::Reverse(spot(one)));
    Ok(own)
}

#[derive(Template)]
#[template(path = "lobby.html")]
struct LobbyPage {
    frame: Frame,
    list: String,
    texts: String,
}

#[derive(Template)]
#[template(path = "lobby_list.html")]
struct LobbyList {
    frame: Frame,
    own: Vec<Row>,
    others: Vec<Row>,
    is_first: bool,
    /// Where the next part is.
    older: Option<String>,
}

/// A challenge in the list.
struct Row {
    id: String,
    name: String,
    /// Rules, time, and what else is agreed.
    terms: Vec<String>,
    /// The key of the colour that whoever accepts would play.
    colour: &'static str,
}

/// A challenge as whoever looks sees it.
fn row(challenge: &Challenge, name: String, is_own: bool, frame: &Frame) -> Row {
    let offer = &challenge.offer;
    Row {
        id: in_address(offer.id.0),
        name,
        terms: agreed(&offer.terms, frame.words),
        colour: match (offer.wish, is_own) {
            (SeatWish::Lot, _) => "page-side-lot",
            (SeatWish::Side(Color::White), true) | (SeatWish::Side(Color::Black), false) => {
                "page-side-white"
            }
            (SeatWish::Side(Color::Black), true) | (SeatWish::Side(Color::White), false) => {
                "page-side-black"
            }
        },
    }
}

async fn list(app: &AppState, frame: &Frame, behind: Option<Spot>) -> Result<String, StoreError> {
    let me = frame.asker();
    let own = match me {
        Some(me) => own(app, me).await?,
        None => Vec::new(),
    };
    let (others, next) = listed(app, me, behind).await?;
    let persons: Vec<PersonId> = others.iter().map(|one| one.offer.by).collect();
    let names = app.service.called(&persons, frame.words.0).await?;
    let own = own.iter().map(|one| row(one, String::new(), true, frame));
    let others = others.iter().map(|one| {
        let name = names.get(&one.offer.by).cloned();
        row(one, name.unwrap_or_default(), false, frame)
    });
    let list = LobbyList {
        frame: frame.clone(),
        own: own.collect(),
        others: others.collect(),
        is_first: behind.is_none(),
        older: next.map(|(at, id)| {
            let (at, id) = (in_address(at.0), in_address(id.0));
            format!("/lobby?before={at}-{id}")
        }),
    };
    Ok(list.render().unwrap_or_default())
}

/// `GET /lobby`.
pub(crate) async fn lobby(
    State(app): State<AppState>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/lobby").await;
    let Some(behind) = asked.behind() else {
        return ApiError::NotFound.page(frame);
    };
    match list(&app, &frame, behind).await {
        Ok(list) => rendered(&LobbyPage {
            list,
            texts: super::game::scripts(&app, frame.words),
            frame,
        }),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

/// `GET /lobby/list`: the list alone, for the page that looks again every few seconds.
pub(crate) async fn lobby_list(
    State(app): State<AppState>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/lobby").await;
    let Some(behind) = asked.behind() else {
        return ApiError::NotFound.page(frame);
    };
    let fresh = [(header::CACHE_CONTROL, "no-store")];
    match list(&app, &frame, behind).await {
        Ok(list) => (fresh, axum::response::Html(list)).into_response(),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}
