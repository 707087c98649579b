//! Everything that is kept of somebody, for himself.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use conduct::{Event, Happened, PersonId};
use futures_util::stream;
use games::Color;
use serde_json::{Value, json};
use store::{
    EventList, GameMeta, HostSide, Page as Listing, Person, Place, Simul, Standing, Store,
    StoreError, write_event, write_terms,
};

use super::game::written;
use super::{Frame, may_make, sign_in_first};
use crate::api_error::ApiError;
use crate::blindfold;
use crate::serve::AppState;
use crate::service::{Service, in_address};
use crate::speech::side_word;

/// Games read from the store at once.
const AT_ONCE: u32 = 100;

/// `GET /me/export`: written as it is read, so that many games need no more room than one.
pub(crate) async fn export(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/me").await;
    let Some(person) = frame.person.clone() else {
        return sign_in_first(frame);
    };
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let Ok(head) = head(&app.service, &person).await else {
        return ApiError::Unavailable.page(frame);
    };
    let writing = Writing {
        service: app.service,
        person: person.id,
        head: Some(head),
        games: VecDeque::new(),
        before: None,
        is_listed: false,
        is_first: true,
        is_over: false,
    };
    let pieces = stream::unfold(writing, |mut writing| async {
        let piece = writing.next().await?;
        Some((piece, writing))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"peatee.json\"",
        ),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, Body::from_stream(pieces)).into_response()
}

/// Everything but the games, open at its end.
async fn head(service: &Service, person: &Person) -> Result<String, StoreError> {
    let store = service.store();
    let (sessions, challenges, displays, competitions) = tokio::try_join!(
        store.sessions_of(person.id, service.expires_by()),
        challenges(store, person.id),
        displays(store, person.id),
        competitions(store, person.id)
    )?;
    let sessions = sessions.iter().map(|session| {
        json!({
            "created_at": session.created_at.0,
            "seen_at": session.seen_at.0,
            "expires_at": session.expires_at.0,
        })
    });
    let whole = json!({
        "v": 1,
        "person": {
            "id": in_address(person.id.0),
            "name": person.name.as_str(),
            "kind": kind(&person.standing),
            "is_administrator": person.is_administrator,
            "language": person.language,
            "created_at": person.created_at.0,
        },
        "sessions": sessions.collect::<Vec<_>>(),
        "challenges": challenges,
        "displays": displays,
        "competitions": competitions,
    });
    let text = whole.to_string();
    let open = text.strip_suffix('}').unwrap_or(&text);
    Ok(format!("{open},\"games\":["))
}

/// Every challenge that somebody has put up.
async fn challenges(store: &dyn Store, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let mut listed = Vec::new();
    let mut behind = None;
    loop {
        let more = store.challenges_of(person, behind, AT_ONCE).await?;
        let Some(last) = more.last() else {
            return Ok(listed);
        };
        behind = Some((last.offer.created_at, last.offer.id));
        for challenge in &more {
            listed.push(json!({
                "id": in_address(challenge.offer.id.0),
                "created_at": challenge.offer.created_at.0,
                "terms": parsed(&write_terms(&challenge.offer.terms)?),
                "game": challenge.game.map(|game| in_address(game.0)),
            }));
        }
    }
}

/// Every display that somebody gives or takes part in.
async fn displays(store: &dyn Store, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let mut listed = Vec::new();
    let mut behind = None;
    loop {
        let more = store.simuls_of(person, behind, AT_ONCE).await?;
        let Some(last) = more.last() else {
            return Ok(listed);
        };
        behind = Some(*last);
        for id in more {
            // One that has just been taken down is nobody's any more.
            if let Some(simul) = store.simul(id).await? {
                listed.push(display(&simul, person)?);
            }
        }
    }
}

/// Every competition of somebody; the files are at their addresses.
async fn competitions(store: &dyn Store, person: PersonId) -> Result<Vec<Value>, StoreError> {
    let list = EventList::Of(person);
    let mut listed = Vec::new();
    let mut behind = None;
    loop {
        let more = store.list_event_files(list, behind, AT_ONCE).await?;
        let Some(last) = more.last() else {
            return Ok(listed);
        };
        behind = Some(last.place_in(list));
        listed.extend(more.iter().map(|file| {
            json!({
                "id": in_address(file.id.0),
                "created_at": file.created_at.0,
                "title": file.listing.title,
                "file": format!("/events/{}/file", in_address(file.id.0)),
            })
        }));
    }
}

/// A display, with those of its games that are somebody's own.
fn display(simul: &Simul, person: PersonId) -> Result<Value, StoreError> {
    let offer = &simul.offer;
    let is_host = offer.host == person;
    let own = simul
        .seats
        .iter()
        .filter(|seat| is_host || seat.person == person);
    let games = own.filter_map(|seat| seat.game);
    let games: Vec<String> = games.map(|game| in_address(game.0)).collect();
    Ok(json!({
        "id": in_address(offer.id.0),
        "created_at": offer.created_at.0,
        "started_at": simul.started_at.map(|at| at.0),
        "is_host": is_host,
        "host_side": match offer.side {
            HostSide::Always(side) => side_word(side),
            HostSide::ByTurns => "turns",
        },
        "places": offer.places,
        "terms": parsed(&write_terms(&offer.terms)?),
        "games": games,
    }))
}

const fn kind(standing: &Standing) -> &'static str {
    match standing {
        Standing::Account { .. } => "account",
        Standing::Guest => "guest",
        Standing::Gone => "gone",
    }
}

/// What the store wrote, as it is.
fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// An export under way.
struct Writing {
    service: Arc<Service>,
    person: PersonId,
    head: Option<String>,
    games: VecDeque<GameMeta>,
    before: Option<Place>,
    /// Whether no more games are to be asked for.
    is_listed: bool,
    is_first: bool,
    is_over: bool,
}

impl Writing {
    /// The next piece of text. One that fails breaks the answer off, so that nobody takes a part for the whole.
    async fn next(&mut self) -> Option<Result<String, StoreError>> {
        if let Some(head) = self.head.take() {
            return Some(Ok(head));
        }
        if self.is_over {
            return None;
        }
        let piece = self.game().await;
        self.is_over = !matches!(piece, Ok(Some(_)));
        Some(piece.map(|game| game.unwrap_or_else(|| "]}\n".to_owned())))
    }

    async fn game(&mut self) -> Result<Option<String>, StoreError> {
        if self.games.is_empty() && !self.is_listed {
            let asked = Listing {
                limit: AT_ONCE,
                before: self.before,
            };
            let more = self.service.store().games_of(self.person, asked).await?;
            self.before = more.last().map(GameMeta::place);
            // A list leaves out what cannot be read, and may be short before its end.
            self.is_listed = more.is_empty();
            self.games = more.into();
        }
        let Some(meta) = self.games.pop_front() else {
            return Ok(None);
        };
        let game = one(&self.service, &meta, self.person).await?;
        let between = if self.is_first { "" } else { "," };
        self.is_first = false;
        Ok(Some(format!("{between}\n{game}")))
    }
}

/// An event as one may have it: what others have sealed by its commitment alone, for a key may be lost to somebody.
fn without_sealed(mut event: Value, kept: &Event, own: &[Color]) -> Value {
    if let Happened::MoveSealed { by, sealed } = &kept.what
        && !own.contains(by)
        && let Some(what) = event.get_mut("what").and_then(Value::as_object_mut)
    {
        what.remove("sealed");
        let commitment = sealed.commitment().to_string();
        what.insert("commitment".to_owned(), Value::from(commitment));
    }
    event
}

async fn one(service: &Service, meta: &GameMeta, person: PersonId) -> Result<Value, StoreError> {
    let kept = service.store().load(meta.id).await?;
    // Nobody looks up the moves of a game that he plays without a board.
    let is_hidden = blindfold::hides(&kept.meta, Some(person));
    let own = Color::ALL.into_iter();
    let own = own.filter(|side| meta.sides[*side].contains(&person));
    let sealers: Vec<Color> = own.clone().collect();
    let events: Result<Vec<Value>, _> = kept
        .events
        .iter()
        .filter(|_| !is_hidden)
        .map(|event| write_event(event).map(|text| without_sealed(parsed(&text), event, &sealers)))
        .collect();
    Ok(json!({
        "id": in_address(meta.id.0),
        "created_at": meta.created_at.0,
        "ended_at": meta.ended.map(|(at, _)| at.0),
        "result": meta.ended.map(|(_, score)| score.to_string()),
        "own": own.map(side_word).collect::<Vec<_>>(),
        "terms": parsed(&write_terms(&meta.terms)?),
        "events": events?,
        // One that cannot be written is still there as its events.
        "pdn": match is_hidden {
            true => None,
            false => written(service, kept).await.ok(),
        },
    }))
}
