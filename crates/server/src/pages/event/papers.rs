//! What is printed of a competition and everybody may have, and the event file for its owner.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use paper::tournament::{PageRequest, Sheet, page, page_of_all};
use texts::Language;
use tournament::{Competition, Festival};

use super::{Asked, event_id, in_query, round_asked};
use crate::api_error::ApiError;
use crate::events::{Action, Role, ShownRound, may};
use crate::extract::{Path, Query};
use crate::pages::{Frame, sign_in_first};
use crate::serve::AppState;
use crate::service::in_address;

/// The documents that everybody may have, by their names in addresses.
const DOCUMENTS: [(&str, Sheet); 6] = [
    ("pairings", Sheet::Pairings),
    ("results", Sheet::Results),
    ("table", Sheet::Table),
    ("standings", Sheet::Standings),
    ("programme", Sheet::Programme),
    ("schedule", Sheet::Schedule),
];

/// A document as a link.
#[derive(Debug)]
pub(super) struct Paper {
    pub(super) address: String,
    pub(super) name: String,
}

/// The documents that there are; those of a round are of the one that is shown.
pub(super) fn of(
    frame: &Frame,
    address: &str,
    section: Option<&str>,
    competition: &Competition,
    round: Option<&ShownRound>,
) -> Vec<Paper> {
    let round = round.map(|round| round.number);
    let papers = DOCUMENTS.iter().filter_map(|(name, sheet)| {
        let is_of_round = matches!(sheet, Sheet::Pairings | Sheet::Results);
        let needs_round = !matches!(sheet, Sheet::Programme | Sheet::Schedule);
        if needs_round && round.is_none() {
            return None;
        }
        let section = section.map(|name| format!("section={}", in_query(name)));
        let of_round = round.filter(|_| is_of_round);
        let query: Vec<String> = section
            .into_iter()
            .chain(of_round.map(|round| format!("round={round}")))
            .collect();
        let query = query.join("&");
        let mark = if query.is_empty() { "" } else { "?" };
        let words = frame.words;
        let said = match (sheet, of_round) {
            (Sheet::Pairings, Some(round)) => named(words, "tournament-pairings", round),
            (Sheet::Results, Some(round)) => named(words, "tournament-results", round),
            (Sheet::Table, _) if competition.follows_results() => words.say("tournament-progress"),
            (Sheet::Table, _) => words.say("tournament-cross-table"),
            (Sheet::Standings, _) => words.say("tournament-standings"),
            (Sheet::Programme, _) => words.say("tournament-programme"),
            _ => words.say("tournament-schedule"),
        };
        Some(Paper {
            address: format!("{address}/documents/{name}{mark}{query}"),
            name: said,
        })
    });
    papers.collect()
}

fn named(words: crate::pages::words::Words, key: &str, round: u32) -> String {
    let phrase = games::Phrase::new(key).number("number", round);
    words.phrase(&phrase)
}

/// `GET /events/ID/documents/NAME`: as the command line prints it, without what only officials see.
pub(crate) async fn document(
    State(app): State<AppState>,
    Path((id, name)): Path<(String, String)>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/events/{id}")).await;
    match written(&app, &frame, &id, &name, &asked).await {
        Ok(document) => document,
        Err(refused) => refused.page(frame),
    }
}

async fn written(
    app: &AppState,
    frame: &Frame,
    id: &str,
    name: &str,
    asked: &Asked,
) -> Result<Response, ApiError> {
    let mut documents = DOCUMENTS.iter();
    let (_, sheet) = documents
        .find(|(known, _)| *known == name)
        .ok_or(ApiError::NotFound)?;
    let snapshot = app.service.event(event_id(id)?).await?;
    let section = asked.section().map(str::to_owned);
    let competition = snapshot.public().competition(section.as_deref());
    let competition = competition.map_err(|_| ApiError::NotFound)?;
    let wanted = PageRequest {
        round: round_asked(competition, &asked.round)?,
        ..PageRequest::of(*sheet)
    };
    let language = frame.words.0;
    let print = move || {
        let leaf = leaf(snapshot.public(), section.as_deref(), &wanted, language)?;
        Some(leaf.with_head(snapshot.head, snapshot.seal).document())
    };
    let document = app.service.desks().render(print).await;
    let document = document.ok_or(ApiError::Internal)?;
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    Ok((headers, document.ok_or(ApiError::NotFound)?).into_response())
}

/// A document brings its style with it, so that it can be saved; nothing else is loaded or run.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; \
    base-uri 'none'; frame-ancestors 'none'";

fn leaf(
    public: &Festival,
    section: Option<&str>,
    wanted: &PageRequest,
    language: Language,
) -> Option<paper::tournament::Leaf> {
    match public.is_about_all(section) {
        true => page_of_all(public, wanted, language).ok(),
        false => page(public.part(section), wanted, language).ok(),
    }
}

/// `GET /events/ID/file`: the event file, byte for byte, for whoever may have it.
pub(crate) async fn file(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let frame = Frame::new(&app, &headers, format!("/events/{id}")).await;
    let event = match event_id(&id) {
        Ok(event) => event,
        Err(refused) => return refused.page(frame),
    };
    let store = app.service.store();
    let known = match store.event_file(event).await {
        Ok(known) => known,
        Err(error) => return ApiError::from(error).page(frame),
    };
    if !may(Role::of(frame.asker(), &known), Action::Download) {
        return match frame.person {
            None => sign_in_first(frame),
            Some(_) => ApiError::EventForbidden.page(frame),
        };
    }
    match store.load_event_file(event).await {
        Ok(kept) => {
            let name = in_address(event.0);
            let headers = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (
                    header::CONTENT_DISPOSITION,
                    format!("attachment; filename=\"{name}.peatee\""),
                ),
                (header::CACHE_CONTROL, "no-store".to_owned()),
            ];
            (headers, kept.text()).into_response()
        }
        Err(error) => ApiError::from(error).page(frame),
    }
}
