//! One's own page: games that wait, games under way, and what is kept of one.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use conduct::PersonId;
use serde::Deserialize;
use store::{Challenge, Page as Listing, Session, Standing, StoreError, TokenHash};

use super::played::{Callings, Line};
use super::{Frame, rendered, sign_in_first};
use crate::api_error::ApiError;
use crate::extract::{Form, Query};
use crate::people::turns::is_alone;
use crate::people::{self, Ended};
use crate::serve::AppState;
use crate::service::in_address;
use crate::time::iso_day;

/// Maximum finished games shown; the profile has them all.
const FINISHED: usize = 10;
/// Maximum challenges read.
const CHALLENGES: u32 = 50;

#[derive(Template)]
#[template(path = "me.html")]
struct Me {
    frame: Frame,
    name: String,
    profile: String,
    is_guest: bool,
    is_administrator: bool,
    /// What has just been done.
    done: Option<&'static str>,
    waiting: Vec<Line>,
    live: Vec<Line>,
    finished: Vec<Line>,
    challenges: Vec<Open>,
}

/// A challenge that nobody has accepted.
#[derive(Debug)]
struct Open {
    address: String,
    rules: String,
    control: String,
    day: String,
}

/// What the address says besides.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    done: String,
}

/// The key of what has just been done.
fn done(word: &str) -> Option<&'static str> {
    match word {
        "password" => Some("page-done-password"),
        "sessions" => Some("page-done-sessions"),
        _ => None,
    }
}

/// Somebody's games: those that wait for him, the others under way, and the last that are over.
async fn games(
    app: &AppState,
    frame: &Frame,
    person: PersonId,
) -> Result<[Vec<Line>; 3], StoreError> {
    let store = app.service.store();
    let mut callings = Callings::new(&app.service, frame.words);
    let (mut waiting, mut live, mut finished) = (Vec::new(), Vec::new(), Vec::new());
    for going in app.turns.of(store, person).await? {
        let meta = &going.game.meta;
        // Whoever plays against himself keeps nobody waiting.
        let is_waiting = going.is_own_turn && !is_alone(meta, person);
        let mut line = callings.line(meta, person, is_waiting).await?;
        // The heading says it of all of them.
        line.state.clear();
        match is_waiting {
            true => waiting.push(line),
            false => live.push(line),
        }
    }
    let played = store.games_of(person, Listing::first(100)).await?;
    let over = played.iter().filter(|meta| meta.ended.is_some());
    for meta in over.take(FINISHED) {
        finished.push(callings.line(meta, person, false).await?);
    }
    Ok([waiting, live, finished])
}

fn open(challenge: &Challenge, frame: &Frame) -> Open {
    let (words, offer) = (frame.words, &challenge.offer);
    Open {
        address: in_address(offer.id.0),
        rules: words.say(&format!("rules-{}", offer.terms.rules.id())),
        control: super::control_name(&offer.terms.control.to_string(), words),
        day: iso_day(offer.created_at),
    }
}

/// `GET /me`.
pub(crate) async fn me(
    State(app): State<AppState>,
    headers: HeaderMap,
    Query(asked): Query<Asked>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/me").await;
    let Some(person) = frame.person.clone() else {
        return sign_in_first(frame);
    };
    let kept = tokio::try_join!(
        games(&app, &frame, person.id),
        app.service
            .store()
            .challenges_of(person.id, None, CHALLENGES)
    );
    let Ok(([waiting, live, finished], challenges)) = kept else {
        return ApiError::Unavailable.page(frame);
    };
    let challenges = challenges.iter().filter(|one| one.game.is_none());
    let page = Me {
        name: frame.who(),
        profile: in_address(person.id.0),
        is_guest: person.standing == Standing::Guest,
        is_administrator: person.is_administrator,
        done: done(&asked.done),
        waiting,
        live,
        finished,
        challenges: challenges.map(|one| open(one, &frame)).collect(),
        frame,
    };
    let mut response = rendered(&page);
    // Whoever comes here is remembered for as long again.
    if let Some(cookie) = people::once_more(&app.service, &headers) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

#[derive(Template)]
#[template(path = "sessions.html")]
struct Sessions {
    frame: Frame,
    sessions: Vec<Shown>,
}

/// A session as its owner sees it.
#[derive(Debug)]
struct Shown {
    /// Names it in the form, and opens nothing.
    id: String,
    is_this: bool,
    begun: String,
    seen: String,
}

/// The front of the hash.
fn short(token: TokenHash) -> String {
    let front = token.0.iter().take(8);
    front.map(|byte| format!("{byte:02x}")).collect()
}

fn shown(session: &Session, this: TokenHash) -> Shown {
    Shown {
        id: short(session.token),
        is_this: session.token == this,
        begun: iso_day(session.created_at),
        seen: iso_day(session.seen_at),
    }
}

/// `GET /me/sessions`.
pub(crate) async fn sessions(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/me/sessions").await;
    let visitor = match people::visitor(&app.service, &headers).await {
        Ok(Some(visitor)) => visitor,
        Ok(None) => return Redirect::to("/sign-in").into_response(),
        Err(_) => return ApiError::Unavailable.page(frame),
    };
    let now = app.service.expires_by();
    let listed = app.service.store().sessions_of(visitor.person, now).await;
    let Ok(listed) = listed else {
        return ApiError::Unavailable.page(frame);
    };
    let (this, others): (Vec<_>, Vec<_>) = listed
        .iter()
        .map(|one| shown(one, visitor.session))
        .partition(|one| one.is_this);
    rendered(&Sessions {
        sessions: this.into_iter().chain(others).collect(),
        frame,
    })
}

/// Which session is to end: one by its short name, or `others`.
#[derive(Debug, Deserialize)]
pub(crate) struct Ending {
    session: String,
}

/// `POST /me/sessions`.
pub(crate) async fn end_session(
    State(app): State<AppState>,
    headers: HeaderMap,
    Form(ending): Form<Ending>,
) -> Response {
    let visitor = match people::visitor(&app.service, &headers).await {
        Ok(Some(visitor)) => visitor,
        Ok(None) => return Redirect::to("/sign-in").into_response(),
        Err(_) => return ApiError::Unavailable.page(Frame::new(&app, &headers, "/me").await),
    };
    let store = app.service.store();
    let ended = async {
        if ending.session == "others" {
            store
                .revoke_other_sessions(visitor.person, visitor.session)
                .await?;
            return Ok::<_, StoreError>("/me?done=sessions");
        }
        let listed = store
            .sessions_of(visitor.person, app.service.expires_by())
            .await?;
        // Only one's own can be named.
        let named = listed.iter().find(|one| short(one.token) == ending.session);
        if let Some(session) = named {
            store.revoke_session(session.token).await?;
        }
        Ok("/me/sessions")
    };
    match ended.await {
        Ok(path) => {
            app.service.session_ended(Ended::Of(visitor.person));
            Redirect::to(path).into_response()
        }
        Err(_) => ApiError::Unavailable.page(Frame::new(&app, &headers, "/me").await),
    }
}
