//! New games: against the computer, at one screen, with a friend by a link, or with anyone.

mod challenge;
mod wishes;

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
use crate::house::{HouseError, computer, in_address, random_id};
use crate::people::{self, Arrival, Visitor};
use crate::serve::Doors;
pub(crate) use challenge::{accept, challenge, challenge_state, withdraw};
use wishes::Against;
use wishes::consulting;
pub(crate) use wishes::{Fault, LEAVE_TIME, Wishes, is_long_enough, position_in, usual_side};

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
fn plan(wishes: &Wishes) -> Result<Plan, Vec<Fault>> {
    let (terms, against, side) = (wishes.terms(), wishes.against(), wishes.color());
    let consulting = against.as_ref().map_or(Ok(Default::default()), |against| {
        wishes.consulting(*against)
    });
    match (terms, against, side, wishes.named(), consulting) {
        (Ok((terms, _)), Ok(against), Ok(side), Ok(_), Ok(consulting)) => Ok(Plan {
            consulting,
            terms,
            against,
            side,
            first: Some(wishes.first_move.clone()).filter(|text| !text.is_empty()),
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
    State(doors): State<Doors>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Form<Wishes>, FormRejection>,
) -> Response {
    let frame = Frame::new(&doors, &headers, "/").await;
    let Ok(Form(wishes)) = form else {
        let fault = Fault::new("form", "start-wrong-form");
        return again(&doors, frame, Wishes::default(), &[fault]);
    };
    let plan = match plan(&wishes.clone().filled()) {
        Ok(plan) => plan,
        Err(faults) => return again(&doors, frame, wishes, &faults),
    };
    match unfree(&doors, &plan.consulting).await {
        Ok(None) => {}
        Ok(Some(fault)) => return again(&doors, frame, wishes, &[fault]),
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    match unusable(&doors, &headers, &wishes.name).await {
        Ok(None) => {}
        Ok(Some(key)) => return again(&doors, frame, wishes, &[Fault::new("name", key)]),
        Err(_) => return ApiError::Unavailable.page(frame),
    }
    // A form with a mistake makes nothing, and costs nothing.
    if !may_make(&doors, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let Ok((visitor, arrival)) = somebody(&doors, &headers, &wishes.name).await else {
        return ApiError::Unavailable.page(frame);
    };
    match made(&doors, plan, visitor, people::language(&headers), peer).await {
        Ok(path) => with_cookie(Redirect::to(&path).into_response(), arrival),
        Err(Unmade::Full(full)) => {
            let refused = match full {
                LobbyFull::OfPerson => Some("start-wrong-many"),
                LobbyFull::OfAddress => Some("start-wrong-many-here"),
                LobbyFull::InAll => None,
            };
            let refused = refused.map(|key| Fault::new("opponent", key));
            let response = match refused {
                Some(fault) => again(&doors, frame, wishes, &[fault]),
                None => ApiError::TooManyMade.page(frame),
            };
            with_cookie(response, arrival)
        }
        Err(Unmade::House(error)) => {
            tracing::warn!(%error, "no game is made");
            ApiError::Unavailable.page(frame)
        }
    }
}

/// What is wrong with the names of those who consult, if somebody else has one of them.
async fn unfree(doors: &Doors, consulting: &[Vec<Name>; 2]) -> Result<Option<Fault>, StoreError> {
    for (field, names) in ["consult", "consult_other"].into_iter().zip(consulting) {
        if let Some(name) = people::not_free(&doors.house, names).await? {
            return Ok(Some(taken_name(field, name)));
        }
    }
    Ok(None)
}

/// The key of what is wrong with the name of one who is not known yet, if nobody may be called so, or somebody is.
pub(super) async fn unusable(
    doors: &Doors,
    headers: &HeaderMap,
    written: &str,
) -> Result<Option<&'static str>, StoreError> {
    let is_known = people::visitor(&doors.house, headers).await?.is_some();
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
            (false, false) if people::is_taken(&doors.house, &name).await? => "page-name-taken",
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
    House(HouseError),
}

impl<E: Into<HouseError>> From<E> for Unmade {
    fn from(error: E) -> Unmade {
        Unmade::House(error.into())
    }
}

/// Makes it; the address of the page to go to.
async fn made(
    doors: &Doors,
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
    let own = people::introduce(&doors.house, own, language).await?;
    let others = people::introduce(&doors.house, others, language).await?;
    if let Some(is_open) = is_open {
        let side = plan.side.unwrap_or(Color::White);
        plan.terms.sides[side] = own;
        return put_up(doors, plan, me, is_open.then_some(peer.ip())).await;
    }
    let mut sides = seated(by, me, opponent);
    sides[by].extend(own);
    sides[!by].extend(others);
    let terms = Terms {
        sides,
        ..plan.terms
    };
    let (game, mut events) = doors.house.prepare(terms)?;
    if let Some(first) = plan.first
        && let Some(begun) = first_move(&game, &events, me, first)
    {
        events.extend(begun);
    }
    let id = game.id;
    doors.house.store().create_game(game, &events).await?;
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
    doors: &Doors,
    plan: Plan,
    by: PersonId,
    in_lobby: Option<IpAddr>,
) -> Result<String, Unmade> {
    let id = ChallengeId(random_id());
    let created_at = doors.house.now();
    if let Some(from) = in_lobby {
        let place = doors.lobby.put_up(id, by, from, created_at);
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
    if let Err(error) = doors.house.store().put_up_challenge(challenge).await {
        doors.lobby.forget(id);
        return Err(error.into());
    }
    Ok(format!("/challenges/{}", in_address(id.0)))
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
    State(doors): State<Doors>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Result<Form<Wishes>, FormRejection>,
) -> Response {
    if !doors.lookings.take(peer.ip(), doors.house.now()) {
        return ApiError::RateLimited.into_response();
    }
    let wishes = match form {
        Ok(Form(wishes)) => wishes.usual(),
        Err(refused) => return refused.into_response(),
    };
    let words = Words(people::language(&headers));
    // The captures of a position that somebody has made up may take a while to list.
    let agreed = tokio::task::spawn_blocking(move || agreed(&wishes, words)).await;
    match agreed {
        Ok(agreed) => Json(agreed).into_response(),
        Err(_) => ApiError::Internal.into_response(),
    }
}

fn agreed(wishes: &Wishes, words: Words) -> Agreed {
    let control = wishes.time().ok();
    let control = control.map(|control| explained(&control, words));
    let tried = Some(wishes.first_move.as_str()).filter(|text| !text.is_empty());
    let (position, faults, refusal) = match wishes.terms() {
        Ok((_, game)) => {
            let refusal = tried.and_then(|tried| Unmoved::of(&game, tried, words));
            (Some(Shown::of(&game)), Vec::new(), refusal)
        }
        Err(faults) => (unplayable(wishes), faults, None),
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
fn unplayable(wishes: &Wishes) -> Option<Shown> {
    let rules = wishes.rule_set().ok()?;
    let fen = position_in(&wishes.position);
    if fen.is_empty() {
        return Some(Shown::of(&Game::new(rules)));
    }
    let game = Game::from_irregular(rules, fen, games::DrawOptions::default());
    Some(Shown::without_moves(&game.ok()?))
}
