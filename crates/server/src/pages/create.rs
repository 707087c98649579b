//! New games: against the computer, at one screen, with a friend by a link, or with anyone.

mod challenge;
mod options;

use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::rejection::FormRejection;
use axum::extract::{ConnectInfo, Form, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use conduct::{Command, Event, PersonId, Terms};
use games::{Argument, ByColor, Color, Game, Phrase, Still};
use serde::Serialize;
use store::{ChallengeId, Name, NewChallenge, SeatWish, StoreError};
use texts::Language;

use super::control::explained;
use super::start::{Shown, again};
use super::words::Words;
use super::{Frame, LobbyFull, may_make};
use crate::api_error::ApiError;
use crate::people::{self, Arrival, Visitor};
use crate::serve::AppState;
use crate::service::{ServiceError, computer, in_address, random_id};
pub(crate) use challenge::{accept, challenge, challenge_state, withdraw};
use options::Against;
use options::consulting;
pub(crate) use options::{Fault, GameOptions, LEAVE_TIME, is_long_enough, position_in, usual_side};

fn seated(side: Color, one: PersonId, other: PersonId) -> ByColor<Vec<PersonId>> {
    ByColor::new_with(|color| vec![if color == side { one } else { other }])
}

fn by_lot(lot: u64) -> Color {
    match lot.is_multiple_of(2) {
        true => Color::White,
        false => Color::Black,
    }
}

/// What is to be made.
struct Plan {
    terms: Terms,
    against: Against,
    side: Option<Color>,
    /// The first move, made on the board of the start page.
    first: Option<String>,
    /// Who consults on the own side, and on the other one.
    consulting: [Vec<Name>; 2],
}

/// What a form asks for.
///
/// # Errors
/// Everything that is wrong with it.
fn plan(options: &GameOptions) -> Result<Plan, Vec<Fault>> {
    let (terms, against, side) = (options.terms(), options.against(), options.color());
    let consulting = against.as_ref().map_or(Ok(Default::default()), |against| {
        options.consulting(*against)
    });
    match (terms, against, side, options.named(), consulting) {
        (Ok((terms, _)), Ok(against), Ok(side), Ok(_), Ok(consulting)) => Ok(Plan {
            consulting,
            terms,
            against,
            side,
            first: Some(options.first_move.clone()).filter(|text| !text.is_empty()),
        }),
        (terms, against, side, name, consulting) => {
            let faults = [against.err(), side.err(), name.err(), consulting.err()];
            let of_terms = terms.err().into_iter().flatten();
            Err(faults.into_iter().flatten().chain(of_terms).collect())
        }
    }
}

/// `POST /games`.
pub(crate) async fn create(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Form<GameOptions>, FormRejection>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/").await;
    let Ok(Form(options)) = form else {
        let fault = Fault::new("form", "start-wrong-form");
        return again(&app, frame, GameOptions::default(), &[fault]);
    };
    let plan = match plan(&options.clone().filled()) {
        Ok(plan) => plan,
        Err(faults) => return again(&app, frame, options, &faults),
    };
    match unfree(&app, &plan.consulting).await {
        Ok(None) => {}
        Ok(Some(fault)) => return again(&app, frame, options, &[fault]),
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    match unusable(&app, &headers, &options.name).await {
        Ok(None) => {}
        Ok(Some(key)) => return again(&app, frame, options, &[Fault::new("name", key)]),
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    // A form with a mistake makes nothing, and costs nothing.
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let Ok((visitor, arrival)) = somebody(&app, &headers, &options.name).await else {
        return ApiError::Unavailable.page(frame);
    };
    match made(&app, plan, visitor, people::language(&headers), peer).await {
        Ok(path) => with_cookie(Redirect::to(&path).into_response(), arrival),
        Err(Unmade::Full(full)) => {
            let refused = match full {
                LobbyFull::OfPerson => Some("start-wrong-many"),
                LobbyFull::OfAddress => Some("start-wrong-many-here"),
                LobbyFull::InAll => None,
            };
            let refused = refused.map(|key| Fault::new("opponent", key));
            let response = match refused {
                Some(fault) => again(&app, frame, options, &[fault]),
                None => ApiError::TooManyMade.page(frame),
            };
            with_cookie(response, arrival)
        }
        Err(Unmade::Service(error)) => {
            tracing::warn!(%error, "no game is made");
            ApiError::Unavailable.page(frame)
        }
    }
}

/// What is wrong with the names of those who consult, if somebody else has one of them.
async fn unfree(app: &AppState, consulting: &[Vec<Name>; 2]) -> Result<Option<Fault>, StoreError> {
    for (field, names) in ["consult", "consult_other"].into_iter().zip(consulting) {
        if let Some(name) = people::not_free(&app.service, names).await? {
            return Ok(Some(taken_name(field, name)));
        }
    }
    Ok(None)
}

/// The key of what is wrong with the name of one who is not known yet, if nobody may be called so, or somebody is.
pub(super) async fn unusable(
    app: &AppState,
    headers: &HeaderMap,
    written: &str,
) -> Result<Option<&'static str>, StoreError> {
    let is_known = people::visitor(&app.service, headers).await?.is_some();
    if is_known || written.trim().is_empty() {
        return Ok(None);
    }
    let Ok(name) = written.parse::<Name>() else {
        return Ok(Some("start-wrong-name"));
    };
    Ok(Some(
        match (people::names::is_reserved(&name), name.mixes_alphabets()) {
            (true, _) => "page-name-reserved",
            (false, true) => "page-name-mixed",
            (false, false) if people::is_taken(&app.service, &name).await? => "page-name-taken",
            (false, false) => return Ok(None),
        },
    ))
}

fn taken_name(field: &'static str, name: &Name) -> Fault {
    let phrase = Phrase::new("start-wrong-consult-taken").text("name", name.as_str());
    Fault::of(field, phrase)
}

/// Why nothing was made.
enum Unmade {
    /// There are as many challenges in the lobby as there may be.
    Full(LobbyFull),
    Service(ServiceError),
}

impl<E: Into<ServiceError>> From<E> for Unmade {
    fn from(error: E) -> Unmade {
        Unmade::Service(error.into())
    }
}

/// Makes it; the address of the page to go to.
async fn made(
    app: &AppState,
    mut plan: Plan,
    visitor: Visitor,
    language: Language,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
) -> Result<String, Unmade> {
    let me = visitor.person;
    let by = plan.side.unwrap_or_else(|| by_lot(random_id()));
    let (opponent, is_open) = match plan.against {
        Against::Computer { level } => (computer(level), None),
        Against::Screen => (me, None),
        Against::Friend => (me, Some(false)),
        Against::Anyone => (me, Some(true)),
    };
    let [own, others] = &plan.consulting;
    let own = people::introduce(&app.service, own, language).await?;
    let others = people::introduce(&app.service, others, language).await?;
    if let Some(is_open) = is_open {
        let side = plan.side.unwrap_or(Color::White);
        plan.terms.sides[side] = own;
        return put_up(app, plan, me, is_open.then_some(peer.ip())).await;
    }
    let mut sides = seated(by, me, opponent);
    sides[by].extend(own);
    sides[!by].extend(others);
    let terms = Terms {
        sides,
        ..plan.terms
    };
    let (game, mut events) = app.service.prepare(terms)?;
    if let Some(first) = plan.first
        && let Some(begun) = first_move(&game, &events, me, first)
    {
        events.extend(begun);
    }
    let id = game.id;
    app.service.store().create_game(game, &events).await?;
    Ok(format!("/games/{}", in_address(id.0)))
}

/// What comes of the first move, if whoever made it has that seat and it is legal: a game that waits begins with it. Otherwise
/// the game is made without.
fn first_move(
    game: &store::NewGame,
    events: &[Event],
    by: PersonId,
    text: String,
) -> Option<Vec<Event>> {
    let mut played = conduct::Game::replay(game.terms.clone(), events).ok()?;
    let turn = played.moves().turn();
    if !game.terms.sides[turn].contains(&by) {
        return None;
    }
    let mut happened = match events.is_empty() {
        true => played.decide(&Command::Begin, game.created_at).ok()?,
        false => Vec::new(),
    };
    for event in &happened {
        played.apply(event).ok()?;
    }
    let command = Command::Play { by: turn, text };
    happened.extend(played.decide(&command, game.created_at).ok()?);
    Some(happened)
}

/// Puts a challenge up: in the lobby, from an address, or for whoever gets its link.
async fn put_up(
    app: &AppState,
    plan: Plan,
    by: PersonId,
    in_lobby: Option<IpAddr>,
) -> Result<String, Unmade> {
    let id = ChallengeId(random_id());
    let created_at = app.service.now();
    if let Some(from) = in_lobby {
        let place = app.lobby.put_up(id, by, from, created_at);
        place.map_err(Unmade::Full)?;
    }
    let challenge = NewChallenge {
        id,
        terms: plan.terms,
        by,
        wish: plan.side.map_or(SeatWish::Lot, SeatWish::Side),
        is_open: in_lobby.is_some(),
        created_at,
    };
    if let Err(error) = app.service.store().put_up_challenge(challenge).await {
        app.lobby.forget(id);
        return Err(error.into());
    }
    Ok(format!("/challenges/{}", in_address(id.0)))
}

/// Whoever asks, made a guest if he is not known.
pub(super) async fn somebody(
    app: &AppState,
    headers: &HeaderMap,
    name: &str,
) -> Result<(Visitor, Option<Arrival>), StoreError> {
    if let Some(visitor) = people::visitor(&app.service, headers).await? {
        return Ok((visitor, None));
    }
    let name = Some(name).filter(|name| !name.trim().is_empty());
    let language = people::language(headers);
    let arrival = people::welcome(&app.service, name, language).await?;
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

/// What a form would agree, for the page to show before anything is made.
#[derive(Debug, Serialize)]
pub(crate) struct Agreed {
    /// The time control in words.
    control: Option<String>,
    position: Option<Shown>,
    faults: Vec<Said>,
    /// Why the first move that was tried, or the piece that was picked up for it, may not move.
    refusal: Option<Unmoved>,
}

/// Why a first move is not legal.
#[derive(Debug, Serialize)]
struct Unmoved {
    said: String,
    article: Option<String>,
    squares: Vec<String>,
    instead: Vec<String>,
}

impl Unmoved {
    /// What is tried is a move, or the square of a piece that is picked up.
    fn of(game: &Game, tried: &str, words: Words) -> Option<Unmoved> {
        let refusal = match game.why_still(tried) {
            Still::Stuck => {
                let phrase = Phrase::new("reason-stuck").text("square", tried);
                return Some(Unmoved {
                    said: words.phrase(&phrase),
                    article: None,
                    squares: vec![tried.to_owned()],
                    instead: Vec::new(),
                });
            }
            Still::Forbidden(refusal) => *refusal,
            Still::Movable => game.explain(tried).err()?,
        };
        Some(Unmoved {
            said: words.phrase(&refusal.phrase(tried)),
            article: refusal.article.map(|article| article.to_string()),
            squares: refusal.squares,
            instead: refusal.instead.into_iter().take(8).collect(),
        })
    }
}

/// What is wrong with a field, in words.
#[derive(Debug, Serialize)]
struct Said {
    field: &'static str,
    said: String,
    /// The squares that it speaks of.
    squares: Vec<String>,
}

/// The squares that a sentence names.
fn squares(phrase: &Phrase) -> Vec<String> {
    let named = phrase.arguments.iter().filter_map(|(name, value)| {
        let is_square = matches!(*name, "square" | "squares");
        match value {
            Argument::Text(text) if is_square => Some(text.split(", ").map(str::to_owned)),
            Argument::Text(_) | Argument::Number(_) => None,
        }
    });
    named.flatten().collect()
}

/// `POST /terms`: the same form, and nothing is made.
pub(crate) async fn agree(
    State(app): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Form<GameOptions>, FormRejection>,
) -> Response {
    if !app.lookings.take(peer.ip(), app.service.now()) {
        return ApiError::RateLimited.into_response();
    }
    let options = match form {
        Ok(Form(options)) => options.usual(),
        Err(refused) => return refused.into_response(),
    };
    let words = Words(people::language(&headers));
    // The captures of a position that somebody has made up may take a while to list.
    let agreed = tokio::task::spawn_blocking(move || agreed(&options, words)).await;
    match agreed {
        Ok(agreed) => Json(agreed).into_response(),
        Err(_) => ApiError::Internal.into_response(),
    }
}

fn agreed(options: &GameOptions, words: Words) -> Agreed {
    let control = options.time().ok();
    let control = control.map(|control| explained(&control, words));
    let tried = Some(options.first_move.as_str()).filter(|text| !text.is_empty());
    let (position, faults, refusal) = match options.terms() {
        Ok((_, game)) => {
            let refusal = tried.and_then(|tried| Unmoved::of(&game, tried, words));
            (Some(Shown::of(&game)), Vec::new(), refusal)
        }
        Err(faults) => (unplayable(options), faults, None),
    };
    let said = faults.into_iter().map(|fault| Said {
        field: fault.field,
        said: words.phrase(&fault.phrase),
        squares: squares(&fault.phrase),
    });
    Agreed {
        control,
        position,
        faults: said.collect(),
        refusal,
    }
}

/// A position that can be read and not played, so that it can be mended; else the first one.
fn unplayable(options: &GameOptions) -> Option<Shown> {
    let rules = options.rule_set().ok()?;
    let fen = position_in(&options.position);
    if fen.is_empty() {
        return Some(Shown::of(&Game::new(rules)));
    }
    let game = Game::from_irregular(rules, fen, games::DrawOptions::default());
    Some(Shown::without_moves(&game.ok()?))
}
