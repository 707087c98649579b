//! A challenge: seen by who put it up, and by who may accept it.

use std::net::SocketAddr;

use askama::Template;
use axum::Json;
use axum::extract::rejection::FormRejection;
use axum::extract::{ConnectInfo, Form, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use conduct::{PersonId, Terms};
use games::Color;
use serde::{Deserialize, Serialize};
use store::{Challenge, ChallengeId, GameId, NewChallenge, SeatWish, StoreError};

use super::{Fault, by_lot, consulting, seated, somebody, taken_name, unusable, with_cookie};
use crate::api_error::ApiError;
use crate::extract::Path;
use crate::pages::control::{agreed, explained};
use crate::pages::{Frame, may_make, rendered, still};
use crate::people::{self, Visitor};
use crate::serve::AppState;
use crate::service::{ServiceError, from_address, in_address, random_id};

#[derive(Template)]
#[template(path = "challenge.html")]
struct ChallengePage {
    frame: Frame,
    id: String,
    terms: Vec<String>,
    /// The key of the colour that whoever reads would play.
    colour: &'static str,
    /// The game that it has become; whoever goes back to the challenge is not sent forward again.
    game: Option<String>,
    is_own: bool,
    is_open: bool,
    is_by_letter: bool,
    is_known: bool,
    /// Whether somebody consults with whoever put it up.
    consult: String,
    /// What is wrong with those who consult with whoever accepts it.
    wrong: String,
    /// What is wrong with the name of whoever accepts it.
    wrong_name: String,
    challenger: String,
    board: String,
    texts: String,
}

/// The challenge of an address, if it is there.
async fn find(app: &AppState, id: &str) -> Result<Option<(ChallengeId, Challenge)>, StoreError> {
    let Some(number) = from_address(id).map(ChallengeId) else {
        return Ok(None);
    };
    let found = app.service.store().challenge(number).await?;
    Ok(found.map(|found| (number, found)))
}

fn to_game(game: GameId) -> Response {
    Redirect::to(&format!("/games/{}", in_address(game.0))).into_response()
}

/// `GET /challenges/ID`.
pub(crate) async fn challenge(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/challenges/{id}")).await;
    shown(&app, frame, id, Accepting::default(), None).await
}

/// The page of a challenge, with what is wrong with a name or with who consults, if anything is.
async fn shown(
    app: &AppState,
    frame: Frame,
    id: String,
    accepting: Accepting,
    wrong: Option<Fault>,
) -> Response {
    let (number, found) = match find(app, &id).await {
        Ok(Some(found)) => found,
        Ok(None) => return ApiError::ChallengeGone.page(frame),
        Err(_) => return ApiError::Unavailable.page(frame),
    };
    let offer = found.offer;
    let challenger = app.service.store().person(offer.by).await;
    let challenger = challenger.ok().flatten();
    let is_own = frame.person.as_ref().is_some_and(|one| one.id == offer.by);
    if is_own && offer.is_open && found.game.is_none() {
        app.lobby.saw(number, offer.by, app.service.now());
    }
    let words = frame.words;
    let mine = match (offer.wish, is_own) {
        (SeatWish::Lot, _) => None,
        (SeatWish::Side(side), true) => Some(side),
        (SeatWish::Side(side), false) => Some(!side),
    };
    let with: Vec<PersonId> = consulting_with(&offer);
    let Ok(names) = app.service.called(&with, words.0).await else {
        return ApiError::Unavailable.page(frame);
    };
    let with: Vec<&str> = with
        .iter()
        .filter_map(|person| names.get(person).map(String::as_str))
        .collect();
    let called = challenger.map_or_else(String::new, |person| frame.called(&person));
    let all: Vec<&str> = [called.as_str()].into_iter().chain(with).collect();
    let Ok(game) = conduct::Game::new(offer.terms.clone()) else {
        return ApiError::ChallengeGone.page(frame);
    };
    let grid = game.moves().grid();
    let mut terms = agreed(&offer.terms, words);
    if let Some(time) = terms.get_mut(1) {
        *time = explained(&offer.terms.control, words);
    }
    if all.len() > 1 {
        terms.push(words.say("terms-consultation"));
    }
    let of_field = |fault: &Fault, is_name: bool| match (fault.field == "name") == is_name {
        true => words.phrase(&fault.phrase),
        false => String::new(),
    };
    let is_wrong = wrong.is_some();
    let page = rendered(&ChallengePage {
        id,
        terms,
        colour: match mine {
            Some(Color::White) => "page-side-white",
            Some(Color::Black) => "page-side-black",
            None => "page-side-lot",
        },
        game: found.game.map(|game| in_address(game.0)),
        is_own,
        is_open: offer.is_open,
        is_by_letter: offer.terms.is_by_letter(),
        is_known: frame.person.is_some(),
        challenger: all.join(", "),
        consult: accepting.consult,
        wrong_name: wrong
            .as_ref()
            .map_or_else(String::new, |fault| of_field(fault, true)),
        wrong: wrong.map_or_else(String::new, |fault| of_field(&fault, false)),
        board: still::drawn(
            &grid,
            mine.unwrap_or(Color::White),
            &words.say("start-board"),
        ),
        texts: crate::pages::game::scripts(app, words),
        frame,
    });
    match is_wrong {
        true => ApiError::Form.with_body(page),
        false => page,
    }
}

/// Who consults with whoever put a challenge up.
fn consulting_with(offer: &NewChallenge) -> Vec<PersonId> {
    let sides = &offer.terms.sides;
    sides.white.iter().chain(&sides.black).copied().collect()
}

/// What the page of a challenge asks for every other second.
#[derive(Debug, Serialize)]
pub(crate) struct ChallengeState {
    game: Option<String>,
}

/// `GET /challenges/ID/state`. As long as its owner asks, it stands in the lobby.
pub(crate) async fn challenge_state(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<ChallengeState>, ApiError> {
    let found = find(&app, &id).await;
    let found = found.map_err(|_| ApiError::Unavailable)?;
    let (number, found) = found.ok_or(ApiError::NotFound)?;
    let visitor = people::visitor(&app.service, &headers).await.ok().flatten();
    let is_own = visitor.is_some_and(|visitor| visitor.person == found.offer.by);
    if is_own && found.offer.is_open && found.game.is_none() {
        app.lobby.saw(number, found.offer.by, app.service.now());
    }
    Ok(Json(ChallengeState {
        game: found.game.map(|game| in_address(game.0)),
    }))
}

/// What one who accepts a challenge says.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Accepting {
    name: String,
    /// Who consults with him: names with commas between them.
    consult: String,
}

/// `POST /challenges/ID`.
pub(crate) async fn accept(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Result<Form<Accepting>, FormRejection>,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/challenges/{id}")).await;
    if frame.is_unsure {
        return ApiError::Unavailable.page(frame);
    }
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let (number, found) = match find(&app, &id).await {
        Ok(Some(found)) => found,
        Ok(None) => return ApiError::ChallengeGone.page(frame),
        Err(_) => return ApiError::Unavailable.page(frame),
    };
    let known = frame.person.as_ref().map(|person| person.id);
    if let Some(game) = found.game {
        return already(&app, frame, game, known).await;
    }
    if known == Some(found.offer.by) {
        return Redirect::to(&format!("/challenges/{id}")).into_response();
    }
    let accepting = form.map(|Form(accepting)| accepting).unwrap_or_default();
    let with = match consulting("consult", &accepting.consult) {
        Ok(with) => with,
        Err(fault) => return shown(&app, frame, id, accepting, Some(fault)).await,
    };
    match people::not_free(&app.service, &with).await {
        Ok(None) => {}
        Ok(Some(name)) => {
            let fault = taken_name("consult", name);
            return shown(&app, frame, id, accepting, Some(fault)).await;
        }
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    match unusable(&app, &headers, &accepting.name).await {
        Ok(None) => {}
        Ok(Some(key)) => {
            let fault = Fault::new("name", key);
            return shown(&app, frame, id, accepting, Some(fault)).await;
        }
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    let Ok((visitor, arrival)) = somebody(&app, &headers, &accepting.name).await else {
        return ApiError::Unavailable.page(frame);
    };
    let with = people::introduce(&app.service, &with, people::language(&headers)).await;
    let Ok(with) = with else {
        return ApiError::Unavailable.page(frame);
    };
    let response = match accepted(&app, number, &found.offer, visitor, with).await {
        Ok(path) => Redirect::to(&path).into_response(),
        Err(ServiceError::Store(StoreError::NoChallenge(_))) => {
            ApiError::ChallengeTaken.page(frame)
        }
        Err(_) => ApiError::Unavailable.page(frame),
    };
    with_cookie(response, arrival)
}

/// Somebody accepts what is accepted: a player goes to his game, anybody else came too late.
async fn already(app: &AppState, frame: Frame, game: GameId, known: Option<PersonId>) -> Response {
    let Ok(kept) = app.service.store().load(game).await else {
        return ApiError::Unavailable.page(frame);
    };
    let sides = kept.meta.sides;
    let mut players = sides.white.iter().chain(&sides.black);
    match players.any(|player| Some(*player) == known) {
        true => to_game(game),
        false => ApiError::ChallengeTaken.page(frame),
    }
}

async fn accepted(
    app: &AppState,
    id: ChallengeId,
    offer: &NewChallenge,
    visitor: Visitor,
    with: Vec<PersonId>,
) -> Result<String, ServiceError> {
    let by = match offer.wish {
        SeatWish::Side(side) => side,
        SeatWish::Lot => by_lot(random_id()),
    };
    let mut sides = seated(by, offer.by, visitor.person);
    sides[by].extend(consulting_with(offer));
    sides[!by].extend(with);
    let terms = Terms {
        sides,
        ..offer.terms.clone()
    };
    let (game, events) = app.service.prepare(terms)?;
    let path = format!("/games/{}", in_address(game.id.0));
    let store = app.service.store();
    store.accept_challenge(id, game, &events).await?;
    app.lobby.forget(id);
    Ok(path)
}

/// `POST /challenges/ID/withdraw`: by who put it up, and nobody else.
pub(crate) async fn withdraw(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/lobby").await;
    if frame.is_unsure {
        return ApiError::Unavailable.page(frame);
    }
    let (number, found) = match find(&app, &id).await {
        Ok(Some(found)) => found,
        Ok(None) => return ApiError::ChallengeGone.page(frame),
        Err(_) => return ApiError::Unavailable.page(frame),
    };
    if frame.person.as_ref().map(|one| one.id) != Some(found.offer.by) {
        return ApiError::ChallengeGone.page(frame);
    }
    app.lobby.forget(number);
    match app.service.store().withdraw_challenge(number).await {
        Ok(()) if found.offer.is_open => Redirect::to("/lobby").into_response(),
        Ok(()) => Redirect::to("/").into_response(),
        // It was accepted in the meantime.
        Err(StoreError::NoChallenge(_)) => {
            Redirect::to(&format!("/challenges/{id}")).into_response()
        }
        Err(_) => ApiError::Unavailable.page(frame),
    }
}
