//! Simultaneous displays: one plays many, board by board (`000:11.1.2`).

mod boards;

use std::net::SocketAddr;

use askama::Template;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use conduct::{Color, PersonId, Terms, TimeControl};
use games::{ByColor, RuleSet};
use serde::Deserialize;
use store::{HostSide, NewSimul, Simul, SimulGame, SimulId, StoreError};

use super::create::{LEAVE_TIME, is_long_enough, somebody, unusable, with_cookie};
use super::start::CONTROLS;
use super::words::Words;
use super::{Frame, may_make, rendered};
use crate::api_error::ApiError;
use crate::extract::{Form, Path, Query};
use crate::people;
use crate::serve::AppState;
use crate::service::{from_address, in_address, random_id};
use boards::{Board, Display};

/// No display has more boards than these.
const MOST_PLACES: u16 = 50;
/// Numbers of boards that the form offers.
const USUAL_PLACES: u16 = 10;

#[derive(Template)]
#[template(path = "simul_new.html")]
struct NewPage {
    frame: Frame,
    rules: Vec<(&'static str, String)>,
    controls: Vec<(&'static str, String)>,
    places: u16,
    most: u16,
    problem: Option<String>,
}

impl NewPage {
    fn new(frame: Frame, problem: Option<&str>) -> NewPage {
        let words = frame.words;
        let rules = RuleSet::all().map(|rules| {
            let id = rules.id();
            (id, words.say(&format!("rules-{id}")))
        });
        // Play by letter has its own pace.
        let controls = CONTROLS.iter().filter(|text| !text.starts_with('*'));
        NewPage {
            rules: rules.collect(),
            controls: controls
                .map(|text| (*text, super::control_name(text, words)))
                .collect(),
            places: USUAL_PLACES,
            most: MOST_PLACES,
            problem: problem.map(|key| words.say(key)),
            frame,
        }
    }
}

/// `GET /simuls/new`.
pub(crate) async fn new_simul(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/simuls/new").await;
    rendered(&NewPage::new(frame, None))
}

/// What the form of a new display says.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct SimulOptions {
    rules: String,
    control: String,
    side: String,
    places: String,
    /// Whether the giver plays without a board (`000:11.1.5`).
    #[serde(default)]
    blindfold: String,
    #[serde(default)]
    name: String,
}

/// What is agreed, or the key of what is wrong.
fn agreed(wishes: &SimulOptions) -> Result<(Terms, HostSide, u16), &'static str> {
    let rules: Result<RuleSet, _> = wishes.rules.parse();
    let rules = rules.map_err(|_| "page-wrong-rules")?;
    let control: Result<TimeControl, _> = wishes.control.parse();
    let control = control.map_err(|_| "page-wrong-time")?;
    if !is_long_enough(&control) {
        return Err("start-wrong-short-time");
    }
    let side = match wishes.side.as_str() {
        "white" => HostSide::Always(Color::White),
        "black" => HostSide::Always(Color::Black),
        "turns" => HostSide::ByTurns,
        _ => return Err("simul-wrong-side"),
    };
    let places = wishes.places.trim().parse::<u16>().ok();
    let places = places.filter(|places| (1..=MOST_PLACES).contains(places));
    let places = places.ok_or("simul-wrong-places")?;
    let mut terms = Terms::timed(rules, control);
    // Where no clock runs, somebody who walks away leaves the other a way out (decision 0035).
    terms.leave_time = Some(LEAVE_TIME).filter(|_| !terms.control.is_timed());
    if !wishes.blindfold.is_empty() {
        // The side of each board follows when it is set up.
        let side = Color::White;
        terms.form = conduct::Form::BlindfoldSimultaneous { side };
    }
    // Known to be playable before anybody joins.
    conduct::Game::new(on_board(&terms, Color::White, PersonId(0), PersonId(1)))
        .map_err(|_| "page-wrong-time")?;
    Ok((terms, side, places))
}

/// The terms of one board.
fn on_board(terms: &Terms, giver: Color, host: PersonId, other: PersonId) -> Terms {
    Terms {
        form: terms.form.in_display(giver),
        sides: ByColor::new_with(|side| vec![if side == giver { host } else { other }]),
        ..terms.clone()
    }
}

/// `POST /simuls`.
pub(crate) async fn open_simul(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(wishes): Form<SimulOptions>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/simuls/new").await;
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let (terms, side, places) = match agreed(&wishes) {
        Ok(agreed) => agreed,
        Err(key) => {
            let again = rendered(&NewPage::new(frame, Some(key)));
            return ApiError::Form.with_body(again);
        }
    };
    match unusable(&app, &headers, &wishes.name).await {
        Ok(None) => {}
        Ok(Some(key)) => {
            let again = rendered(&NewPage::new(frame, Some(key)));
            return ApiError::Form.with_body(again);
        }
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    let Ok((visitor, arrival)) = somebody(&app, &headers, &wishes.name).await else {
        return ApiError::Unavailable.page(frame);
    };
    let id = SimulId(random_id());
    let opened = app.service.store().open_simul(NewSimul {
        id,
        host: visitor.person,
        terms,
        side,
        places,
        created_at: app.service.now(),
    });
    match opened.await {
        Ok(()) => with_cookie(Redirect::to(&address(id)).into_response(), arrival),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

fn address(id: SimulId) -> String {
    format!("/simuls/{}", in_address(id.0))
}

async fn found(app: &AppState, id: &str) -> Result<Simul, ApiError> {
    let id = from_address(id).map(SimulId).ok_or(ApiError::NotFound)?;
    match app.service.store().simul(id).await {
        Ok(found) => found.ok_or(ApiError::NotFound),
        Err(_) => Err(ApiError::Unavailable),
    }
}

#[derive(Template)]
#[template(path = "simul.html")]
struct SimulPage {
    frame: Frame,
    id: String,
    rules: String,
    control: String,
    side: String,
    is_blindfold: bool,
    display: Display,
    texts: String,
}

/// `GET /simuls/ID`.
pub(crate) async fn simul(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/simuls/{id}")).await;
    let simul = match found(&app, &id).await {
        Ok(simul) => simul,
        Err(refused) => return refused.page(frame),
    };
    let me = frame.asker();
    let Ok(display) = Display::new(&app, &simul, me, frame.words).await else {
        return ApiError::Unavailable.page(frame);
    };
    let words = frame.words;
    let side = match simul.offer.side {
        HostSide::Always(Color::White) => "simul-side-white",
        HostSide::Always(Color::Black) => "simul-side-black",
        HostSide::ByTurns => "simul-side-turns",
    };
    rendered(&SimulPage {
        rules: words.say(&format!("rules-{}", simul.offer.terms.rules.id())),
        control: super::control_name(&simul.offer.terms.control.to_string(), words),
        side: words.say(side),
        is_blindfold: simul.offer.terms.form.is_blindfold_display(),
        texts: super::game::scripts(&app, words),
        display,
        id,
        frame,
    })
}

/// `GET /simuls/ID/state`: what the page asks for every other second.
pub(crate) async fn simul_state(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Display>, ApiError> {
    let simul = found(&app, &id).await?;
    let visitor = people::visitor(&app.service, &headers).await.ok().flatten();
    let me = visitor.map(|visitor| visitor.person);
    // Whoever looks at his display is there, though at no board.
    if me == Some(simul.offer.host) && simul.started_at.is_some() {
        app.service.host_seen(simul.offer.host, false);
    }
    let words = Words(people::language(&headers));
    let display = Display::new(&app, &simul, me, words).await;
    display.map(Json).map_err(|_| ApiError::Unavailable)
}

/// What one who joins says.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Joining {
    #[serde(default)]
    name: String,
}

/// `POST /simuls/ID`: somebody takes part.
pub(crate) async fn join_simul(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(joining): Form<Joining>,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/simuls/{id}")).await;
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let simul = match found(&app, &id).await {
        Ok(simul) => simul,
        Err(refused) => return refused.page(frame),
    };
    match unusable(&app, &headers, &joining.name).await {
        Ok(None) => {}
        Ok(Some(key)) => {
            return ApiError::Name(key).page(frame);
        }
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    let Ok((visitor, arrival)) = somebody(&app, &headers, &joining.name).await else {
        return ApiError::Unavailable.page(frame);
    };
    let back = Redirect::to(&address(simul.offer.id)).into_response();
    if visitor.person == simul.offer.host {
        return back;
    }
    let store = app.service.store();
    match store.join_simul(simul.offer.id, visitor.person).await {
        // Whoever comes too late sees it on the page.
        Ok(()) | Err(StoreError::NoSimul(_)) => with_cookie(back, arrival),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

/// The display in which somebody wants to do something, if it can be said who he is.
async fn known(app: &AppState, id: &str, headers: &HeaderMap) -> Result<(Frame, Simul), Response> {
    let frame = Frame::new(app, headers, format!("/simuls/{id}")).await;
    if frame.is_unsure {
        return Err(ApiError::Unavailable.page(frame));
    }
    match found(app, id).await {
        Ok(simul) => Ok((frame, simul)),
        Err(blank) => Err(blank.page(frame)),
    }
}

/// `POST /simuls/ID/leave`.
pub(crate) async fn leave_simul(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (frame, simul) = match known(&app, &id, &headers).await {
        Ok(known) => known,
        Err(response) => return response,
    };
    if let Some(me) = frame.asker() {
        let left = app.service.store().leave_simul(simul.offer.id, me).await;
        if left.is_err() {
            return ApiError::Unavailable.page(frame);
        }
    }
    Redirect::to(&address(simul.offer.id)).into_response()
}

/// `POST /simuls/ID/start`: the host begins, with whoever is there.
pub(crate) async fn start_simul(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (frame, simul) = match known(&app, &id, &headers).await {
        Ok(known) => known,
        Err(response) => return response,
    };
    let back = Redirect::to(&address(simul.offer.id)).into_response();
    let is_host = frame.asker() == Some(simul.offer.host);
    if !is_host || simul.started_at.is_some() {
        return back;
    }
    match begin_with_those_there(&app, simul).await {
        // A second click finds it begun.
        Ok(()) | Err(StoreError::NoSimul(_)) => back,
        Err(error) => {
            tracing::warn!(%error, "a display does not begin");
            ApiError::Unavailable.page(frame)
        }
    }
}

/// Begins with whoever is there: as often as somebody has just left, without him. An empty display waits on.
async fn begin_with_those_there(app: &AppState, mut simul: Simul) -> Result<(), StoreError> {
    let id = simul.offer.id;
    for _ in 0..=simul.offer.places {
        if simul.seats.is_empty() {
            return Ok(());
        }
        match begin(app, &simul).await {
            Err(StoreError::NoPerson) => {
                let now = app.service.store().simul(id).await?;
                simul = now.ok_or(StoreError::NoSimul(id))?;
            }
            begun => return begun,
        }
    }
    // So many have left and come back meanwhile that the host may as well ask again.
    Err(StoreError::NoPerson)
}

async fn begin(app: &AppState, simul: &Simul) -> Result<(), StoreError> {
    let offer = &simul.offer;
    let mut games = Vec::with_capacity(simul.seats.len());
    for (board, seat) in simul.seats.iter().enumerate() {
        let giver = offer.side.on(board);
        let terms = on_board(&offer.terms, giver, offer.host, seat.person);
        match app.service.prepare(terms) {
            Ok((game, events)) => games.push(SimulGame {
                person: seat.person,
                game,
                events,
            }),
            // They were looked at when the display was opened.
            Err(fault) => tracing::error!(%fault, "a board cannot be played"),
        }
    }
    let now = app.service.now();
    app.service.store().start_simul(offer.id, now, games).await
}

/// Which board the host is at.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct At {
    #[serde(default)]
    after: String,
}

/// `GET /simuls/ID/next?after=GAME`: the next board that waits for the host, or the display where none does.
pub(crate) async fn next_board(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/simuls/{id}")).await;
    let simul = match found(&app, &id).await {
        Ok(simul) => simul,
        Err(refused) => return refused.page(frame),
    };
    let host = Some(simul.offer.host);
    let Ok(display) = Display::new(&app, &simul, host, frame.words).await else {
        return ApiError::Unavailable.page(frame);
    };
    let to = match display.next_after(&at.after) {
        Some(Board { game, .. }) => format!("/games/{game}"),
        None => address(simul.offer.id),
    };
    Redirect::to(&to).into_response()
}
