//! What is printed of a game: its score sheet and diagrams; and the positions on its way, for whoever looks back.

use askama::Template;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use conduct::{Heading, PersonId, Stop};
use games::{ByColor, GamePhrase, Phrase};
use paper::{Diagram, Head, Kings, Look, ScoreSheet, move_name};
use serde::{Deserialize, Serialize};
use store::{GameId, Kept};
use texts::{Language, Value};

use super::game::heading;
use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::blindfold;
use crate::extract::{Path, Query};
use crate::people::{self, names};
use crate::serve::AppState;
use crate::service::from_address;
use crate::speech::say;
use crate::view;

#[derive(Template)]
#[template(path = "sheet.html")]
struct SheetPage {
    frame: Frame,
    id: String,
    sheet: String,
}

#[derive(Template)]
#[template(path = "diagram.html")]
struct DiagramPage {
    frame: Frame,
    id: String,
    white: String,
    black: String,
    svg: String,
    caption: String,
    fen: String,
    /// Of the links: which position, and which side is below.
    ply: usize,
    is_flipped: bool,
}

/// What is asked of a diagram.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Asked {
    ply: Option<usize>,
    #[serde(default)]
    flip: String,
    #[serde(default)]
    look: String,
    #[serde(default)]
    kings: String,
}

impl Asked {
    fn is_flipped(&self) -> bool {
        !matches!(self.flip.as_str(), "" | "0" | "no")
    }

    fn kings(&self) -> Kings {
        match self.kings.as_str() {
            "turned" => Kings::TurnedOver,
            _ => Kings::Stacked,
        }
    }

    fn look(&self) -> Look {
        match self.look.as_str() {
            "screen" => Look::Screen,
            _ => Look::Paper,
        }
    }
}

/// A kept game for somebody to see: not while he plays it without a board.
pub(super) async fn kept(
    app: &AppState,
    id: &str,
    reader: Option<PersonId>,
) -> Result<Kept, ApiError> {
    let number = from_address(id).map(GameId).ok_or(ApiError::NotFound)?;
    match app.service.store().load(number).await {
        Ok(kept) if blindfold::hides(&kept.meta, reader) => Err(ApiError::Hidden),
        Ok(kept) => Ok(kept),
        Err(error) => Err(error.into()),
    }
}

/// Who asks for what is no page.
pub(super) async fn reader(
    app: &AppState,
    headers: &HeaderMap,
) -> Result<Option<PersonId>, ApiError> {
    let visitor = people::visitor(&app.service, headers).await;
    let visitor = visitor.map_err(|_| ApiError::Unavailable)?;
    Ok(visitor.map(|visitor| visitor.person))
}

/// What was kept makes no game: that is told to whoever looks after the server.
fn broken(id: GameId, error: &impl core::fmt::Display) -> ApiError {
    tracing::error!(game = id.0, %error, "nothing to print");
    ApiError::Unreadable
}

/// The names of both sides, in the language of the reader.
fn in_words(names: &ByColor<String>, words: Words) -> ByColor<String> {
    ByColor::new_with(|side| names::shown_all(&names[side], words.0))
}

async fn written(
    app: &AppState,
    id: &str,
    reader: Option<PersonId>,
    words: Words,
) -> Result<ScoreSheet, ApiError> {
    let kept = kept(app, id, reader).await?;
    let heading = heading(&app.service, &kept.meta).await;
    let heading = Heading {
        names: in_words(&heading.names, words),
        ..heading
    };
    let head = Head {
        heading,
        board: String::new(),
        control: super::control_name(&kept.meta.terms.control.to_string(), words),
    };
    let game = kept.meta.id;
    ScoreSheet::new(kept.meta.terms, &kept.events, head).map_err(|error| broken(game, &error))
}

/// `GET /games/ID/sheet`.
pub(crate) async fn sheet(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/games/{id}/sheet")).await;
    match written(&app, &id, frame.asker(), frame.words).await {
        Ok(sheet) => rendered(&SheetPage {
            sheet: sheet.html(frame.words.0),
            id,
            frame,
        }),
        Err(refused) => refused.page(frame),
    }
}

/// `GET /games/ID/sheet.txt`.
pub(crate) async fn sheet_text(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let language = people::language(&headers);
    let written = match reader(&app, &headers).await {
        Ok(reader) => written(&app, &id, reader, Words(language)).await,
        Err(refused) => Err(refused),
    };
    match written {
        Ok(sheet) => saved(&id, "txt", PLAIN, sheet.text(language)),
        Err(refused) => refused.plain(language),
    }
}

/// The kind of a file of plain text.
pub(super) const PLAIN: &str = "text/plain; charset=utf-8";

/// A file to keep.
pub(super) fn saved(id: &str, ending: &str, kind: &'static str, text: String) -> Response {
    let name = format!("attachment; filename=\"peatee-{id}.{ending}\"");
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(name) = HeaderValue::from_str(&name) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    response
}

/// One position of a game, with what is said of it.
struct Drawn {
    stop: Stop,
    caption: String,
    ply: usize,
}

fn drawn(kept: Kept, asked: &Asked, language: Language) -> Result<Drawn, ApiError> {
    let id = kept.meta.id;
    let course = conduct::course(kept.meta.terms, &kept.events);
    let (game, mut stops) = course.map_err(|error| broken(id, &error))?;
    let last = stops.len() - 1;
    let ply = asked.ply.unwrap_or(last);
    if ply > last {
        return Err(ApiError::NoPly(last));
    }
    let stop = stops.swap_remove(ply);
    let place = match move_name(game.entries(), ply) {
        Some(name) => texts::say(language, "diagram-after", &[("move", Value::Text(&name))]),
        None => texts::say(language, "diagram-start", &[]),
    };
    let turn = say(language, &Phrase::new("to-move").side("side", stop.turn));
    let caption: Vec<String> = place.into_iter().chain([turn]).collect();
    Ok(Drawn {
        stop,
        caption: caption.join(" "),
        ply,
    })
}

fn picture(drawn: &Drawn, asked: &Asked) -> String {
    let diagram = Diagram {
        grid: &drawn.stop.grid,
        is_flipped: asked.is_flipped(),
        look: asked.look(),
        kings: asked.kings(),
    };
    diagram.svg(&drawn.caption)
}

/// `GET /games/ID/diagram?ply=N`.
pub(crate) async fn diagram(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/games/{id}/diagram")).await;
    let found = match kept(&app, &id, frame.asker()).await {
        Ok(found) => found,
        Err(refused) => return refused.page(frame),
    };
    let names = app.service.names(&found.meta.sides).await;
    let names = in_words(&names.unwrap_or_default(), frame.words);
    match drawn(found, &asked, frame.words.0) {
        Ok(drawn) => rendered(&DiagramPage {
            svg: picture(&drawn, &asked),
            caption: drawn.caption,
            fen: drawn.stop.fen,
            ply: drawn.ply,
            is_flipped: asked.is_flipped(),
            white: names.white,
            black: names.black,
            id,
            frame,
        }),
        Err(refused) => refused.page(frame),
    }
}

/// `GET /games/ID/diagram.svg?ply=N&flip=yes`.
pub(crate) async fn diagram_svg(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let language = people::language(&headers);
    let found = match reader(&app, &headers).await {
        Ok(reader) => kept(&app, &id, reader).await,
        Err(refused) => Err(refused),
    };
    match found.and_then(|found| drawn(found, &asked, language)) {
        Ok(drawn) => saved(&id, "svg", "image/svg+xml", picture(&drawn, &asked)),
        Err(refused) => refused.plain(language),
    }
}

/// The next position, by what is otherwise than before.
#[derive(Debug, Serialize)]
pub(crate) struct Step {
    turn: wire::Side,
    last: Vec<String>,
    /// Squares that are empty now.
    gone: Vec<String>,
    /// Pieces that were not there.
    here: Vec<wire::Piece>,
}

/// `GET /games/ID/positions`: the first position, and each behind a move.
pub(crate) async fn positions(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<Step>>, ApiError> {
    let reader = reader(&app, &headers).await?;
    let kept = kept(&app, &id, reader).await?;
    let course = conduct::course(kept.meta.terms, &kept.events);
    let (_, stops) = course.map_err(|_| ApiError::Unreadable)?;
    let mut before: Vec<wire::Piece> = Vec::new();
    let steps = stops.into_iter().map(|stop| {
        let pieces = view::pieces_of(stop.grid);
        let stays = |piece: &wire::Piece| pieces.iter().any(|now| now.at == piece.at);
        let gone = before.iter().filter(|piece| !stays(piece));
        let step = Step {
            turn: view::side(stop.turn),
            last: stop.last.map_or_else(Vec::new, Vec::from),
            gone: gone.map(|piece| piece.at.clone()).collect(),
            here: pieces
                .iter()
                .filter(|piece| !before.contains(piece))
                .cloned()
                .collect(),
        };
        before = pieces;
        step
    });
    Ok(Json(steps.collect()))
}
