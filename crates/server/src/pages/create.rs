//! New games: against the computer, at one screen, or with a friend by a link.

use std::net::SocketAddr;

use askama::Template;
use axum::Json;
use axum::extract::{ConnectInfo, Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use conduct::{PersonId, Terms, TimeControl};
use games::{ByColor, Color, RuleSet};
use serde::{Deserialize, Serialize};
use store::{ChallengeId, NewChallenge, SeatWish, StoreError};

use super::{Frame, Start, may_make, not_found, rendered, too_many, unavailable};
use crate::house::{HouseError, computer, from_address, in_address};
use crate::people::{self, Arrival, Visitor};
use crate::serve::Doors;

/// One who has left for so long may lose the game.
const LEAVE_TIME: conduct::Millis = conduct::Millis::minutes(2);

/// What the form of the start page says.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Wishes {
    opponent: String,
    rules: String,
    control: String,
    side: String,
    #[serde(default)]
    level: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    position: String,
    #[serde(default)]
    touch_move: String,
}

/// What is wrong with the form: the key of its sentence, or a sentence.
enum Wrong {
    Key(&'static str),
    Said(String),
}

/// What is agreed, still without who plays.
fn terms(wishes: &Wishes) -> Result<Terms, Wrong> {
    let rules: RuleSet = wishes
        .rules
        .parse()
        .map_err(|_| Wrong::Key("page-wrong-rules"))?;
    let control: TimeControl = wishes
        .control
        .parse()
        .map_err(|_| Wrong::Key("page-wrong-time"))?;
    let mut terms = Terms::timed(rules, control);
    if wishes.control.starts_with('*') {
        terms.form = conduct::Form::Correspondence;
    }
    let position = wishes.position.trim();
    if !position.is_empty() {
        terms.fen = Some(position.to_owned());
    }
    terms.leave_time = Some(LEAVE_TIME).filter(|_| terms.form != conduct::Form::Correspondence);
    terms.has_touch_move = !wishes.touch_move.is_empty();
    conduct::Game::new(terms.clone()).map_err(|fault| Wrong::Said(fault.to_string()))?;
    Ok(terms)
}

/// The side that somebody gets.
fn side(wish: &str, lot: u64) -> Color {
    match wish {
        "white" => Color::White,
        "black" => Color::Black,
        _ if lot.is_multiple_of(2) => Color::White,
        _ => Color::Black,
    }
}

fn seated(side: Color, one: PersonId, other: PersonId) -> ByColor<Vec<PersonId>> {
    ByColor::new_with(|color| vec![if color == side { one } else { other }])
}

/// `POST /games`.
pub(crate) async fn create(
    State(doors): State<Doors>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(wishes): Form<Wishes>,
) -> Response {
    let frame = Frame::new(&doors, &headers, "/").await;
    if !may_make(&doors, peer) {
        return too_many(frame);
    }
    let agreed = match terms(&wishes) {
        Ok(terms) => terms,
        Err(wrong) => return again(&doors, frame, wrong),
    };
    let Ok((visitor, arrival)) = somebody(&doors, &headers, &wishes.name).await else {
        return unavailable(frame);
    };
    let lot = doors.house.random_id();
    let wanted = side(&wishes.side, lot);
    let made = match wishes.opponent.as_str() {
        "computer" => {
            let highest = doors.house.opponent().highest();
            let level = wishes.level.parse().unwrap_or(1).clamp(1, highest);
            let sides = seated(wanted, visitor.person, computer(level));
            play(&doors, Terms { sides, ..agreed }).await
        }
        "screen" => {
            let sides = seated(wanted, visitor.person, visitor.person);
            play(&doors, Terms { sides, ..agreed }).await
        }
        "friend" => challenge_friend(&doors, agreed, visitor, &wishes.side).await,
        _ => return again(&doors, frame, Wrong::Key("page-wrong-opponent")),
    };
    match made {
        Some(path) => with_cookie(Redirect::to(&path).into_response(), arrival),
        None => unavailable(frame),
    }
}

/// The form once more, with what is wrong.
fn again(doors: &Doors, frame: Frame, wrong: Wrong) -> Response {
    let said = match wrong {
        Wrong::Key(key) => frame.words.say(key),
        Wrong::Said(said) => frame.words.with("page-wrong-terms", "why", &said),
    };
    let start = Start::new(frame, doors.house.opponent().highest(), Some(said));
    (StatusCode::BAD_REQUEST, rendered(&start)).into_response()
}

/// Whoever asks, made a guest if he is not known.
pub(super) async fn somebody(
    doors: &Doors,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Visitor, Option<Arrival>), StoreError> {
    if let Some(visitor) = people::visitor(&doors.house, headers).await? {
        return Ok((visitor, None));
    }
    let name = Some(name).filter(|name| !name.trim().is_empty());
    let language = people::language(headers);
    let arrival = people::welcome(&doors.house, name, language).await?;
    Ok((arrival.visitor, Some(arrival)))
}

pub(super) fn with_cookie(mut response: Response, arrival: Option<Arrival>) -> Response {
    if let Some(arrival) = arrival {
        response
            .headers_mut()
            .append(header::SET_COOKIE, arrival.cookie);
    }
    response
}

async fn play(doors: &Doors, terms: Terms) -> Option<String> {
    match doors.house.create(terms).await {
        Ok(id) => Some(format!("/games/{}", in_address(id.0))),
        Err(error) => {
            tracing::warn!(%error, "no game is made");
            None
        }
    }
}

async fn challenge_friend(
    doors: &Doors,
    terms: Terms,
    visitor: Visitor,
    wish: &str,
) -> Option<String> {
    let id = ChallengeId(doors.house.random_id());
    let put_up = doors.house.store().put_up_challenge(NewChallenge {
        id,
        terms,
        by: visitor.person,
        is_open: false,
        wish: match wish {
            "white" => SeatWish::Side(Color::White),
            "black" => SeatWish::Side(Color::Black),
            _ => SeatWish::Lot,
        },
        created_at: doors.house.now(),
    });
    put_up.await.ok()?;
    Some(format!("/challenges/{}", in_address(id.0)))
}

#[derive(Template)]
#[template(path = "challenge.html")]
struct ChallengePage {
    frame: Frame,
    id: String,
    rules: String,
    control: String,
    is_own: bool,
    challenger: String,
}

/// `GET /challenges/ID`.
pub(crate) async fn challenge(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&doors, &headers, format!("/challenges/{id}")).await;
    let Some(number) = from_address(&id).map(ChallengeId) else {
        return not_found(frame);
    };
    let found = doors.house.store().challenge(number).await;
    let found = match found {
        Ok(Some(found)) => found,
        Ok(None) => return not_found(frame),
        Err(_) => return unavailable(frame),
    };
    if let Some(game) = found.game {
        return Redirect::to(&format!("/games/{}", in_address(game.0))).into_response();
    }
    let visitor = people::visitor(&doors.house, &headers).await.ok().flatten();
    let challenger = doors.house.store().person(found.offer.by).await;
    let challenger = challenger.ok().flatten();
    let words = frame.words;
    rendered(&ChallengePage {
        id,
        rules: words.say(&format!("rules-{}", found.offer.terms.rules.id())),
        control: super::control_name(&found.offer.terms.control.to_string(), words),
        is_own: visitor.is_some_and(|visitor| visitor.person == found.offer.by),
        challenger: challenger.map_or_else(String::new, |person| person.name.to_string()),
        frame,
    })
}

/// What the page of a challenge asks for every other second.
#[derive(Debug, Serialize)]
pub(crate) struct ChallengeState {
    game: Option<String>,
}

/// `GET /challenges/ID/state`.
pub(crate) async fn challenge_state(
    State(doors): State<Doors>,
    Path(id): Path<String>,
) -> Result<Json<ChallengeState>, StatusCode> {
    let id = from_address(&id).map(ChallengeId);
    let id = id.ok_or(StatusCode::NOT_FOUND)?;
    let found = doors.house.store().challenge(id).await;
    let found = found.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    let found = found.ok_or(StatusCode::NOT_FOUND)?;
    Ok(Json(ChallengeState {
        game: found.game.map(|game| in_address(game.0)),
    }))
}

/// What one who accepts a challenge says.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Accepting {
    #[serde(default)]
    name: String,
}

/// `POST /challenges/ID`.
pub(crate) async fn accept(
    State(doors): State<Doors>,
    peer: ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(accepting): Form<Accepting>,
) -> Response {
    let frame = Frame::new(&doors, &headers, format!("/challenges/{id}")).await;
    if !may_make(&doors, peer) {
        return too_many(frame);
    }
    let Some(number) = from_address(&id).map(ChallengeId) else {
        return not_found(frame);
    };
    let found = match doors.house.store().challenge(number).await {
        Ok(Some(found)) => found,
        Ok(None) => return not_found(frame),
        Err(_) => return unavailable(frame),
    };
    if let Some(game) = found.game {
        return Redirect::to(&format!("/games/{}", in_address(game.0))).into_response();
    }
    let Ok((visitor, arrival)) = somebody(&doors, &headers, &accepting.name).await else {
        return unavailable(frame);
    };
    if visitor.person == found.offer.by {
        return Redirect::to(&format!("/challenges/{id}")).into_response();
    }
    match accepted(&doors, number, &found.offer, visitor).await {
        Ok(path) => with_cookie(Redirect::to(&path).into_response(), arrival),
        Err(HouseError::Store(StoreError::NoChallenge(_))) => not_found(frame),
        Err(_) => unavailable(frame),
    }
}

async fn accepted(
    doors: &Doors,
    id: ChallengeId,
    offer: &NewChallenge,
    visitor: Visitor,
) -> Result<String, HouseError> {
    let lot = doors.house.random_id();
    let by = match offer.wish {
        SeatWish::Side(side) => side,
        SeatWish::Lot => side("lot", lot),
    };
    let terms = Terms {
        sides: seated(by, offer.by, visitor.person),
        ..offer.terms.clone()
    };
    let (game, events) = doors.house.prepare(terms)?;
    let path = format!("/games/{}", in_address(game.id.0));
    doors
        .house
        .store()
        .accept_challenge(id, game, &events)
        .await?;
    Ok(path)
}
