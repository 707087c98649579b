//! The review of a finished game: asking for it, how far it is, and what was found.

use std::net::SocketAddr;

use analysis::{Review, ReviewedMove, Summary, WrittenGame};
use askama::Template;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use conduct::PersonId;
use games::{ByColor, Color};
use serde::Serialize;
use store::GameId;

use super::game::heading;
use super::printed::{kept, reader};
use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::Path;
use crate::people::names;
use crate::reviews::{self, Asker, NotReviewed, QueueFull, StoredReview};
use crate::serve::AppState;
use crate::service::from_address;

/// Moves of a better line that are shown.
const SHOWN_MOVES: usize = 8;
/// Moves that are shown as turning points.
const TURNING_POINTS: usize = 3;

impl From<NotReviewed> for ApiError {
    fn from(refused: NotReviewed) -> ApiError {
        match refused {
            NotReviewed::UnderWay => ApiError::NotReviewed("review-under-way"),
            NotReviewed::NoMoves => ApiError::NotReviewed("review-no-moves"),
            NotReviewed::TooLong(_) => ApiError::NotReviewed("review-too-long"),
            NotReviewed::NotFollowed => ApiError::NotReviewed("review-not-followed"),
            NotReviewed::Broken(error) => {
                tracing::error!(%error, "no review");
                ApiError::Unreadable
            }
        }
    }
}

impl From<QueueFull> for ApiError {
    fn from(full: QueueFull) -> ApiError {
        match full {
            QueueFull::InAll => ApiError::ReviewsBusy,
            QueueFull::OfAsker => ApiError::TooManyReviews,
        }
    }
}

/// A finished game that somebody may read.
struct Found {
    id: GameId,
    written: WrittenGame,
    /// What its sides are called, as it is kept.
    names: ByColor<String>,
}

async fn found(app: &AppState, id: &str, reader: Option<PersonId>) -> Result<Found, ApiError> {
    let kept = kept(app, id, reader).await?;
    let heading = heading(&app.service, &kept.meta).await;
    Ok(Found {
        id: kept.meta.id,
        written: reviews::written(&kept, &heading)?,
        names: heading.names,
    })
}

/// Where the review of a game stands.
enum Standing {
    /// Asked for and not yet made, or not even asked for.
    Pending(Option<reviews::State>),
    Stored(Box<StoredReview>),
}

async fn standing(app: &AppState, found: &Found) -> Result<Standing, ApiError> {
    let asked = app.reviews.state(found.id);
    if let Some(reviews::State::Queued { .. } | reviews::State::Running { .. }) = asked {
        return Ok(Standing::Pending(asked));
    }
    let store = app.service.store();
    let stored = reviews::stored(store, found.id, found.written.clone()).await?;
    Ok(match stored {
        Some(stored) => Standing::Stored(Box::new(stored)),
        // It may have been kept, or asked for, meanwhile: the next look sees it.
        None => Standing::Pending(asked),
    })
}

/// What the page asks for every second, and programs now and then.
#[derive(Debug, Default, Serialize)]
pub(crate) struct ReviewStatus {
    state: &'static str,
    /// Reviews that come first.
    ahead: u64,
    /// Moves reviewed.
    done: usize,
    /// Moves of the game.
    total: usize,
    /// Whether this version of the engine would find the same.
    is_current: bool,
    review: Option<serde_json::Value>,
}

impl ReviewStatus {
    fn pending(state: Option<reviews::State>) -> ReviewStatus {
        let in_state = |state| ReviewStatus {
            state,
            ..ReviewStatus::default()
        };
        match state {
            None => in_state("none"),
            Some(reviews::State::Failed) => in_state("failed"),
            Some(reviews::State::Queued { ahead, total }) => ReviewStatus {
                ahead: ahead as u64,
                total,
                ..in_state("queued")
            },
            Some(reviews::State::Running { done, total }) => ReviewStatus {
                done,
                total,
                ..in_state("running")
            },
        }
    }

    fn stored(stored: &StoredReview) -> ReviewStatus {
        let moves = stored.review.moves.len();
        ReviewStatus {
            state: "done",
            done: moves,
            total: moves,
            is_current: stored.is_current,
            review: Some(stored.review.to_json()),
            ..ReviewStatus::default()
        }
    }
}

/// `GET /games/ID/review.json`.
pub(crate) async fn review_json(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    // A game whose review is asked for is over, and open to everybody: the store is spared.
    let asked = from_address(&id).and_then(|id| app.reviews.state(GameId(id)));
    if let Some(reviews::State::Queued { .. } | reviews::State::Running { .. }) = asked {
        return Json(ReviewStatus::pending(asked)).into_response();
    }
    match status(&app, &id, &headers).await {
        Ok(status) => Json(status).into_response(),
        Err(refused) => refused.plain_for(&headers),
    }
}

async fn status(app: &AppState, id: &str, headers: &HeaderMap) -> Result<ReviewStatus, ApiError> {
    let reader = reader(app, headers).await?;
    let found = found(app, id, reader).await?;
    Ok(match standing(app, &found).await? {
        Standing::Pending(state) => ReviewStatus::pending(state),
        Standing::Stored(stored) => ReviewStatus::stored(&stored),
    })
}

/// `POST /games/ID/review`: asks for the review, or joins whoever has asked.
pub(crate) async fn ask_for_review(
    State(app): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let page = format!("/games/{id}/review");
    let frame = Frame::new(&app, &headers, page.as_str()).await;
    let asker = Asker::new(peer.ip(), frame.asker());
    match ask(&app, &id, asker).await {
        Ok(()) => Redirect::to(&page).into_response(),
        Err(refused) => refused.page(frame),
    }
}

async fn ask(app: &AppState, id: &str, asker: Asker) -> Result<(), ApiError> {
    let found = found(app, id, asker.person()).await?;
    match standing(app, &found).await? {
        // It would find the same.
        Standing::Stored(stored) if stored.is_current => Ok(()),
        Standing::Stored(_) | Standing::Pending(_) => {
            let plies = found.written.game().plies();
            Ok(app.reviews.ask(found.id, plies, asker)?)
        }
    }
}

/// What both pages say of the game.
struct Title {
    id: String,
    white: String,
    black: String,
    rules: String,
    result: String,
}

impl Title {
    fn new(id: String, found: &Found, words: Words) -> Title {
        let shown = |side: Color| names::shown_all(&found.names[side], words.0);
        let rules = found.written.game().rules();
        Title {
            id,
            white: shown(Color::White),
            black: shown(Color::Black),
            rules: words.say(&format!("rules-{}", rules.id())),
            result: found.written.result().to_string(),
        }
    }
}

#[derive(Template)]
#[template(path = "review_asked.html")]
struct AskedPage {
    frame: Frame,
    game: Title,
    status: ReviewStatus,
}

impl AskedPage {
    /// How many come first.
    fn queued(&self) -> String {
        self.frame.words.count("review-queued", self.status.ahead)
    }

    /// Whether the page looks again by itself.
    fn is_awaited(&self) -> bool {
        matches!(self.status.state, "queued" | "running")
    }
}

#[derive(Template)]
#[template(path = "review.html")]
struct ReviewPage {
    frame: Frame,
    game: Title,
    is_current: bool,
    sides: Sides,
    graph: String,
    turning: Vec<Row>,
    rows: Vec<Row>,
}

/// What is counted of both sides, White first.
struct Sides {
    accuracy: [String; 2],
    doubtful: [u64; 2],
    weak: [u64; 2],
    very_weak: [u64; 2],
}

impl Sides {
    fn of(review: &Review) -> Sides {
        let sides = [Color::White, Color::Black].map(|side| review.summary(side));
        let accuracy = |summary: &Summary| match summary.accuracy() {
            Some(accuracy) => format!("{accuracy:.0}\u{a0}%"),
            None => "–".to_owned(),
        };
        Sides {
            accuracy: sides.each_ref().map(accuracy),
            doubtful: sides.map(|side| side.doubtful),
            weak: sides.map(|side| side.weak),
            very_weak: sides.map(|side| side.very_weak),
        }
    }
}

/// A reviewed move as it is shown.
struct Row {
    /// How many moves come before it.
    before: usize,
    /// The position behind it, counted as the diagrams are.
    ply: usize,
    number: String,
    text: String,
    sign: String,
    is_blamed: bool,
    score: String,
    /// What it gave away, in per cent of a point.
    loss: String,
    better: Option<String>,
}

impl Row {
    fn new(review: &Review, i: usize, reviewed: &ReviewedMove) -> Row {
        let better = reviewed.better.as_ref().map(|better| {
            let shown = better.moves.iter().take(SHOWN_MOVES);
            let moves: Vec<&str> = shown.map(String::as_str).collect();
            let rest = match better.moves.len() > SHOWN_MOVES {
                true => " …",
                false => "",
            };
            format!("{} {}{rest}", better.evaluation, moves.join(" "))
        });
        Row {
            before: i,
            ply: i + 1,
            number: review.ply(i).to_string(),
            text: reviewed.text.clone(),
            sign: reviewed.judgement.sign(review.rules),
            is_blamed: reviewed.judgement.is_blame(),
            score: reviewed.score(),
            loss: format!("{:.0}", reviewed.loss * 100.0),
            better,
        }
    }
}

/// `GET /games/ID/review`.
pub(crate) async fn review(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/games/{id}/review")).await;
    let found = match found(&app, &id, frame.asker()).await {
        Ok(found) => found,
        Err(refused) => return refused.page(frame),
    };
    let game = Title::new(id, &found, frame.words);
    match standing(&app, &found).await {
        Ok(Standing::Stored(stored)) => rendered(&review_page(frame, game, &stored)),
        Ok(Standing::Pending(state)) => rendered(&AskedPage {
            frame,
            game,
            status: ReviewStatus::pending(state),
        }),
        Err(refused) => refused.page(frame),
    }
}

fn review_page(frame: Frame, game: Title, stored: &StoredReview) -> ReviewPage {
    let review = &stored.review;
    let turning = review.turning_points(TURNING_POINTS);
    let row = |i: usize| review.moves.get(i).map(|m| Row::new(review, i, m));
    ReviewPage {
        is_current: stored.is_current,
        sides: Sides::of(review),
        graph: review.graph(&turning),
        turning: turning.iter().copied().filter_map(row).collect(),
        rows: (0..review.moves.len()).filter_map(row).collect(),
        game,
        frame,
    }
}
