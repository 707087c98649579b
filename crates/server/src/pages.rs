//! The pages, each readable without scripts.

pub(crate) mod account;
mod control;
mod create;
mod event;
mod events;
mod examples;
pub(crate) mod export;
mod form;
mod game;
pub(crate) mod leave;
mod list;
mod lobby;
pub(crate) mod me;
mod played;
mod printed;
pub(crate) mod profile;
mod review;
mod rules;
mod simul;
mod start;
mod still;
mod upload;
mod words;

use conduct::PersonId;
use std::net::SocketAddr;

use askama::Template;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use texts::Language;

use crate::api_error::ApiError;
use crate::extract::Form;
use crate::people::{self, cookie, names};
use crate::serve::AppState;
use control::control_name;
pub(crate) use create::{accept, agree, challenge, challenge_state, create, withdraw};
pub(crate) use event::{check_out, continue_event, document, enter_result, event, file};
pub(crate) use events::{events, upload_event};
pub(crate) use game::{game, pdn, receipt};
pub(crate) use list::games;
pub(crate) use lobby::{Lobby, LobbyFull, lobby, lobby_list};
pub(crate) use printed::{diagram, diagram_svg, positions, sheet, sheet_text};
pub(crate) use review::{ask_for_review, review, review_json};
pub(crate) use rules::{article, rules};
pub(crate) use simul::{
    join_simul, leave_simul, new_simul, next_board, open_simul, simul, simul_state, start_simul,
};
pub(crate) use start::start;
use words::Words;

/// What every page has around it.
#[derive(Clone, Debug)]
struct Frame {
    words: Words,
    /// Who asks, if he is known.
    person: Option<store::Person>,
    /// Whether nobody could say who asks: the store did not answer. A page is readable all the same; nothing is done in
    /// his name, nor in that of somebody new.
    is_unsure: bool,
    /// In how many games he is waited for.
    waiting: u64,
    /// The version of the files that the browser runs.
    assets: String,
    /// The address of the page, for the language switch.
    path: String,
    /// Whether the address is a secret: the language switch leads elsewhere, and no link leads here.
    is_secret: bool,
}

impl Frame {
    async fn new(app: &AppState, headers: &HeaderMap, path: impl Into<String>) -> Frame {
        let known = people::person(&app.service, headers).await;
        let is_unsure = known.is_err();
        let person = known.ok().flatten();
        let waiting = match &person {
            Some(person) => app.turns.waiting(app.service.store(), person.id).await,
            None => Ok(0),
        };
        Frame {
            person,
            is_unsure,
            // A page is readable without the notice.
            waiting: waiting.unwrap_or_default(),
            words: Words(people::language(headers)),
            assets: app.assets.to_string(),
            path: path.into(),
            is_secret: false,
        }
    }

    /// Of a page whose address nobody else may know.
    async fn secret(app: &AppState, headers: &HeaderMap) -> Frame {
        Frame {
            is_secret: true,
            ..Frame::new(app, headers, "/").await
        }
    }

    /// Who asks, if he is known.
    fn asker(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    const fn languages(&self) -> [Language; 5] {
        Language::ALL
    }

    /// What whoever asks is called.
    fn who(&self) -> String {
        let person = self.person.as_ref();
        person.map_or_else(String::new, |person| self.called(person))
    }

    /// What somebody is called, in the language of the reader.
    fn called(&self, person: &store::Person) -> String {
        names::shown(person.name.as_str(), self.words.0)
    }

    /// The notice of his turn.
    fn waiting_said(&self) -> String {
        self.words.count("page-your-move-in", self.waiting)
    }

    /// Whether a link leads where the reader is.
    fn is_at(&self, path: &str) -> bool {
        self.path == path && !self.is_secret
    }

    fn is_chosen(&self, language: &Language) -> bool {
        self.words.0 == *language
    }
}

fn rendered(template: &impl Template) -> Response {
    match template.render() {
        Ok(html) => Html(html).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page is not rendered");
            ApiError::Internal.into_response()
        }
    }
}

/// `GET /healthz`.
pub(crate) async fn health(State(app): State<AppState>) -> Response {
    let health = app.service.health().await;
    let status = match health.store {
        Ok(()) => StatusCode::OK,
        Err(_) => ApiError::Unavailable.status(),
    };
    (status, format!("{}{health}", app.service.tally())).into_response()
}

/// The language switch.
#[derive(Debug, Deserialize)]
pub(crate) struct Chosen {
    language: String,
    back: String,
}

/// `POST /language`.
pub(crate) async fn language(
    State(app): State<AppState>,
    headers: HeaderMap,
    Form(chosen): Form<Chosen>,
) -> Response {
    let mut response = Redirect::to(&way_back(&chosen.back)).into_response();
    if let Some(language) = Language::from_tag(&chosen.language) {
        let cookie = cookie::of_language(language.tag(), app.service.has_secure_cookies());
        response.headers_mut().insert(header::SET_COOKIE, cookie);
        remember(&app, &headers, language).await;
    }
    response
}

/// No address of ours is longer.
const LONGEST_PATH: usize = 500;

/// A path of ours as it may stand in a header; the start page for anything that could lead elsewhere.
fn way_back(text: &str) -> String {
    // Browsers read `\` as `/`, and pass over control characters.
    let is_odd = |c: char| c == '\\' || c.is_control();
    let is_ours = text.starts_with('/') && !text.starts_with("//");
    if !is_ours || text.contains(is_odd) || text.len() > LONGEST_PATH {
        return "/".to_owned();
    }
    let written = text.bytes().map(|byte| match byte.is_ascii_graphic() {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    });
    written.collect()
}

/// Keeps the language of somebody who is known; the cookie serves without it.
async fn remember(app: &AppState, headers: &HeaderMap, language: Language) {
    let visitor = people::visitor(&app.service, headers).await;
    let Ok(Some(visitor)) = visitor else { return };
    let kept = app.service.store();
    if let Err(error) = kept.set_language(visitor.person, language.tag()).await {
        tracing::warn!(%error, "a language is not kept");
    }
}

#[derive(Template)]
#[template(path = "problem.html")]
struct Problem {
    frame: Frame,
    title: &'static str,
    text: &'static str,
}

/// A page that says one thing.
fn notice(frame: Frame, title: &'static str, text: &'static str) -> Response {
    rendered(&Problem { frame, title, text })
}

impl ApiError {
    /// The refusal as a page in the reader's language; as plain text where it has no page.
    fn page(self, frame: Frame) -> Response {
        match self.page_keys() {
            Some((title, text)) => self.with_body(notice(frame, title, text)),
            None => self.plain(frame.words.0),
        }
    }
}

/// The way to the sign-in for one who is nobody; one who could not be recognised is told so.
fn sign_in_first(frame: Frame) -> Response {
    match frame.is_unsure {
        true => ApiError::Unavailable.page(frame),
        false => Redirect::to("/sign-in").into_response(),
    }
}

/// Whatever is not there.
pub(crate) async fn missing(State(app): State<AppState>, headers: HeaderMap) -> Response {
    nowhere(&app, &headers).await
}

/// An address that leads nowhere.
pub(crate) async fn nowhere(app: &AppState, headers: &HeaderMap) -> Response {
    ApiError::NotFound.page(Frame::new(app, headers, "/").await)
}

/// A request that cannot be read.
pub(crate) async fn unread(app: &AppState, headers: &HeaderMap, status: StatusCode) -> Response {
    let frame = Frame::new(app, headers, "/").await;
    ApiError::Unread(status).page(frame)
}

/// Whether an address may make something now.
fn may_make(app: &AppState, ConnectInfo(peer): ConnectInfo<SocketAddr>) -> bool {
    app.makings.take(peer.ip(), app.service.now())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_in_the_house() {
        for (back, way) in [
            ("/games?before=1-2", "/games?before=1-2"),
            ("/rules/002:§16d", "/rules/002:%C2%A716d"),
            ("/rules/002:%C2%A716d", "/rules/002:%C2%A716d"),
            ("/a b", "/a%20b"),
            ("", "/"),
            ("games", "/"),
            ("//example.org", "/"),
            ("/\\example.org", "/"),
            ("/\t/example.org", "/"),
            ("/\r\nSet-Cookie: a=b", "/"),
            ("https://example.org/", "/"),
            ("/\u{85}", "/"),
        ] {
            assert_eq!(way_back(back), way, "{back:?}");
        }
        assert_eq!(way_back(&"/a".repeat(1000)), "/");
    }
}
