//! The page of a game, and its protocol.

use askama::Template;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use conduct::{Game, Heading, PersonId, Receipt, ReplayError, Terms};
use games::{Layout, Part, write_record};
use store::{GameId, GameMeta, Kept};
use texts::Language;

use super::examples::ends;
use super::printed::{PLAIN, kept, reader, saved};
use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::Path;
use crate::people::{self, names};
use crate::serve::AppState;
use crate::service::{Service, from_address, in_address};
use crate::time::day;

#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    frame: Frame,
    id: String,
    rules: String,
    /// The time control, and what else is agreed.
    control: String,
    is_timed: bool,
    is_over: bool,
    size: u8,
    /// The roads that this board can show.
    roads: Vec<Road>,
    white: String,
    black: String,
    /// The seats of whoever asks: `white`, `black`, both or none.
    seats: String,
    /// The display that it belongs to.
    display: Option<String>,
    /// Whether whoever asks gives that display.
    is_giver: bool,
    /// What its file is called.
    file: &'static str,
    texts: String,
}

/// A road to be chosen.
struct Road {
    name: &'static str,
    label: String,
    /// Its lines, for the scripts: `g1-a7 h2-b8`.
    lines: String,
}

impl Road {
    fn all(rules: &str, words: Words) -> Vec<Road> {
        let Ok(rules) = rules.parse() else {
            return Vec::new();
        };
        let grid = games::Game::new(rules).grid();
        let roads = Part::ROADS.into_iter().map(|road| Road {
            name: road.name(),
            label: words.say(&format!("board-roads-{}", road.name())),
            lines: ends(road, &grid, "-", " "),
        });
        roads.filter(|road| !road.lines.is_empty()).collect()
    }
}

/// `GET /games/ID`.
pub(crate) async fn game(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/games/{id}")).await;
    let Some(number) = from_address(&id).map(GameId) else {
        return ApiError::NotFound.page(frame);
    };
    let room = match app.service.room(number).await {
        Ok(room) => room,
        Err(error) => return ApiError::from(error).page(frame),
    };
    let Ok(view) = room.view().await else {
        return ApiError::Unavailable.page(frame);
    };
    let words = frame.words;
    let seats = room.seats(frame.asker()).await;
    let seats = seats.unwrap_or_default();
    let simultaneous = view.form.strip_prefix("blindfold-").unwrap_or(&view.form);
    let giver = simultaneous.strip_prefix("simultaneous:");
    let display = match giver {
        Some(_) => app.service.store().simul_of(number).await.ok().flatten(),
        None => None,
    };
    rendered(&GamePage {
        id,
        rules: words.say(&format!("rules-{}", view.rules)),
        control: agreed(room.terms(), words),
        is_timed: view.state.clocks.is_some(),
        is_over: view.state.end.is_some(),
        size: view.size,
        roads: Road::all(&view.rules, words),
        white: names::shown_all(&view.players.white.name, words.0),
        black: names::shown_all(&view.players.black.name, words.0),
        display: display.map(|simul| in_address(simul.0)),
        is_giver: giver.is_some_and(|giver| seats.contains(&giver)),
        seats: seats.join(" "),
        file: if view.rules.starts_with("chess") {
            "PGN"
        } else {
            "PDN"
        },
        texts: scripts(&app, words),
        frame,
    })
}

/// The sentences of the scripts: the same for every page of a language.
pub(super) fn scripts(app: &AppState, words: Words) -> String {
    let places = Language::ALL.into_iter().zip(app.scripts.iter());
    let mut of_language = places.filter(|(language, _)| *language == words.0);
    let said = of_language
        .next()
        .map(|(_, place)| place.get_or_init(|| words.of_scripts()));
    said.cloned().unwrap_or_default()
}

/// `GET /games/ID/pdn`: the protocol. A game that is not over is given too: what is sealed is not in it.
pub(crate) async fn pdn(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let found = match reader(&app, &headers).await {
        Ok(reader) => kept(&app, &id, reader).await,
        Err(refused) => Err(refused),
    };
    let kept = match found {
        Ok(kept) => kept,
        Err(refused) => return refused.plain(people::language(&headers)),
    };
    let number = kept.meta.id;
    let is_chess = kept.meta.terms.rules.id().starts_with("chess");
    let ending = if is_chess { "pgn" } else { "pdn" };
    match written(&app.service, kept).await {
        Ok(text) => saved(&id, ending, PLAIN, text),
        Err(error) => {
            tracing::error!(game = number.0, %error, "no protocol");
            ApiError::Unreadable.into_response()
        }
    }
}

/// `GET /games/ID/receipt`: what the sealer wrote, with the salt of its commitment, for himself alone (decision 0013).
pub(crate) async fn receipt(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let visitor = people::visitor(&app.service, &headers).await;
    let visitor = visitor.map_err(|_| ApiError::Unavailable)?;
    let (Some(number), Some(visitor)) = (from_address(&id).map(GameId), visitor) else {
        return Err(ApiError::NotFound);
    };
    let kept = app.service.store().load(number).await?;
    let Some(receipt) = receipt_of(&app.service, number, kept, visitor.person) else {
        return Err(ApiError::NotFound);
    };
    let mut response = saved(&id, "receipt.txt", PLAIN, format!("{receipt}\n"));
    let secret = HeaderValue::from_static("no-store");
    response.headers_mut().insert(CACHE_CONTROL, secret);
    Ok(response)
}

/// What somebody has sealed in a game, as long as it is closed.
fn receipt_of(service: &Service, id: GameId, kept: Kept, person: PersonId) -> Option<Receipt> {
    let game = Game::replay(kept.meta.terms, &kept.events).ok()?;
    let envelope = game.envelope()?;
    let sealed = envelope.sealed()?;
    let is_own = game.side(envelope.by).contains(&person);
    let about = game.seal_subject(&id.0.to_be_bytes());
    is_own.then(|| conduct::open(sealed, service.key(), &about).ok())?
}

/// What stands above a game on paper and in files.
pub(super) async fn heading(service: &Service, meta: &GameMeta) -> Heading {
    Heading {
        site: "Peatee".to_owned(),
        date: day(meta.created_at),
        names: service.names(&meta.sides).await.unwrap_or_default(),
        ..Heading::default()
    }
}

/// A game as PDN.
pub(super) async fn written(service: &Service, kept: Kept) -> Result<String, ReplayError> {
    let heading = heading(service, &kept.meta).await;
    let game = Game::replay(kept.meta.terms, &kept.events)?;
    let record = game.protocol(&heading, &kept.events)?;
    Ok(write_record(&record, Layout::Pdn))
}

/// All that is agreed but the rule set, in one line.
fn agreed(terms: &Terms, words: Words) -> String {
    let mut lines = super::control::agreed(terms, words);
    if terms.is_consultation() {
        lines.push(words.say("terms-consultation"));
    }
    lines.get(1..).unwrap_or_default().join(" · ")
}
