//! The competitions of the house: mine, running and past, and the form by which one is uploaded.

use std::net::SocketAddr;
use std::sync::Arc;

use askama::Template;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use conduct::{Moment, PersonId};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use store::{
    EventFile, EventId, EventList, EventPlace, NewEventFile, Person, Standing, StoreError,
};

use super::upload::{self, Taken, Upload};
use super::{Frame, rendered, sign_in_first};
use crate::api_error::ApiError;
use crate::events::{BOUNDS, Replayed, listing};
use crate::extract::Query;
use crate::serve::AppState;
use crate::service::{FIRST_PERSON, from_address, in_address};

/// Events in each list of a page.
const LISTED: usize = 20;

#[derive(Template)]
#[template(path = "events.html")]
struct EventsPage {
    frame: Frame,
    /// Those of whoever asks, if he has an account.
    mine: Option<Part>,
    /// None where another list is asked for.
    running: Option<Part>,
    past: Option<Part>,
    is_first: bool,
    /// The form, for whoever has an account.
    upload: Option<Upload>,
    /// Why a file was not taken.
    problem: Option<String>,
}

/// A part of a list.
#[derive(Debug)]
struct Part {
    lines: Vec<Line>,
    /// Where the rest is.
    more: Option<String>,
}

/// An event as one line.
#[derive(Debug)]
struct Line {
    address: String,
    title: String,
    /// When and where.
    about: String,
    is_out: bool,
}

impl Line {
    fn of(file: &EventFile) -> Line {
        let listing = &file.listing;
        let about = [&*listing.dates, &*listing.place];
        let about = about.into_iter().filter(|part| !part.is_empty());
        Line {
            address: address(file.id),
            title: listing.title.clone(),
            about: about.collect::<Vec<_>>().join(" · "),
            is_out: file.checked_out_at.is_some(),
        }
    }
}

/// The address of an event's page.
pub(super) fn address(event: EventId) -> String {
    format!("/events/{}", in_address(event.0))
}

/// Which part is asked for: one's own events, the running or the past ones, behind a place.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    mine: String,
    running: String,
    past: String,
}

/// A list and the place behind which it is asked for.
type Wanted = (EventList, Option<EventPlace>);

impl Asked {
    /// The one list whose further part is asked for; none for the first page. An error where a place cannot be read.
    fn wanted(&self, person: Option<PersonId>) -> Result<Option<Wanted>, ApiError> {
        let own = person.map(EventList::Of);
        let lists = [
            (&self.mine, own),
            (&self.running, Some(EventList::Running)),
            (&self.past, Some(EventList::Ended)),
        ];
        for (text, list) in lists {
            if !text.is_empty() {
                let place = place(text).ok_or(ApiError::NotFound)?;
                let list = list.ok_or(ApiError::NotFound)?;
                return Ok(Some((list, Some(place))));
            }
        }
        Ok(None)
    }
}

fn place(text: &str) -> Option<EventPlace> {
    let (at, event) = text.split_once('-')?;
    Some(EventPlace {
        at: Moment(from_address(at)?),
        event: EventId(from_address(event)?),
    })
}

async fn part(app: &AppState, (list, behind): Wanted) -> Result<Part, StoreError> {
    let store = app.service.store();
    // One more than is shown, to know whether there are more.
    let files = store.list_event_files(list, behind, LISTED as u32 + 1);
    let files = files.await?;
    let last = files.get(LISTED - 1).filter(|_| files.len() > LISTED);
    let more = last.map(|last| {
        let name = match list {
            EventList::Of(_) => "mine",
            EventList::Running => "running",
            EventList::Ended => "past",
        };
        let EventPlace { at, event } = last.place_in(list);
        format!(
            "/events?{name}={}-{}",
            in_address(at.0),
            in_address(event.0)
        )
    });
    Ok(Part {
        lines: files.iter().take(LISTED).map(Line::of).collect(),
        more,
    })
}

/// Whoever asks, if he has an account.
pub(super) fn account(frame: &Frame) -> Option<&Person> {
    let person = frame.person.as_ref();
    person.filter(|person| matches!(person.standing, Standing::Account { .. }))
}

async fn filled(
    app: &AppState,
    frame: Frame,
    wanted: Option<Wanted>,
) -> Result<EventsPage, StoreError> {
    let own = account(&frame).map(|person| EventList::Of(person.id));
    let is_first = wanted.is_none();
    let (mut mine, mut running, mut past) = (None, None, None);
    match wanted {
        Some(wanted @ (EventList::Of(_), _)) => mine = Some(part(app, wanted).await?),
        Some(wanted @ (EventList::Running, _)) => running = Some(part(app, wanted).await?),
        Some(wanted @ (EventList::Ended, _)) => past = Some(part(app, wanted).await?),
        None => {
            if let Some(own) = own {
                mine = Some(part(app, (own, None)).await?);
            }
            running = Some(part(app, (EventList::Running, None)).await?);
            past = Some(part(app, (EventList::Ended, None)).await?);
        }
    }
    Ok(EventsPage {
        mine,
        running,
        past,
        is_first,
        upload: own.filter(|_| is_first).map(|_| Upload::new("/events")),
        problem: None,
        frame,
    })
}

/// `GET /events`.
pub(crate) async fn events(
    State(app): State<AppState>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, "/events").await;
    let person = account(&frame).map(|person| person.id);
    let wanted = match asked.wanted(person) {
        Ok(wanted) => wanted,
        Err(refused) => return refused.page(frame),
    };
    match filled(&app, frame.clone(), wanted).await {
        Ok(page) => rendered(&page),
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

/// `POST /events`: a new event by its file.
pub(crate) async fn upload_event(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    request: Request,
) -> Response {
    let frame = Frame::new(&app, request.headers(), "/events").await;
    let Some(person) = account(&frame).cloned() else {
        return sign_in_first(frame);
    };
    let taken = match upload::take(&app, peer, &frame, &person, request).await {
        Taken::File { id, file } => (id, file),
        Taken::Problem(problem) => return refused(&app, frame, problem).await,
        Taken::Refused(why) => return why.page(frame),
    };
    let (id, file) = taken;
    let event = event_id(person.id, id.as_str());
    let new = new_file(&app, event, person.id, &file);
    match app.service.store().create_event_file(new).await {
        // A form that was sent twice.
        Ok(()) | Err(StoreError::IdTaken) => Redirect::to(&address(event)).into_response(),
        Err(StoreError::EventsFull) => {
            let problem = frame.words.say("events-full");
            refused(&app, frame, problem).await
        }
        Err(error) => {
            tracing::warn!(%error, "an event is not kept");
            ApiError::Unavailable.page(frame)
        }
    }
}

fn new_file(app: &AppState, id: EventId, owner: PersonId, file: &Arc<Replayed>) -> NewEventFile {
    let mut lines = file.text.split_inclusive('\n').map(str::to_owned);
    NewEventFile {
        id,
        owner,
        created_at: app.service.now(),
        heading: lines.next().unwrap_or_default(),
        lines: lines.collect(),
        listing: listing(&file.opened.festival, None),
        bounds: BOUNDS,
    }
}

/// The page once more, with why a file was not taken.
async fn refused(app: &AppState, frame: Frame, problem: String) -> Response {
    match filled(app, frame.clone(), None).await {
        Ok(mut page) => {
            page.problem = Some(problem);
            ApiError::Form.with_body(rendered(&page))
        }
        Err(_) => ApiError::Unavailable.page(frame),
    }
}

/// The id of an event, by who uploads it and what his form is called: a form that is sent twice makes one event.
fn event_id(person: PersonId, form: &str) -> EventId {
    let mut hash = Sha256::new();
    hash.update(person.0.to_be_bytes());
    hash.update(form.as_bytes());
    let digest = hash.finalize();
    let front = digest.iter().take(6);
    let number = front.fold(0, |number, byte| number << 8 | u64::from(*byte));
    EventId(number | FIRST_PERSON)
}
