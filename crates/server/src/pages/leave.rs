//! Somebody leaves: only a pseudonym stays.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use conduct::PersonId;
use serde::Deserialize;
use store::{Person, Standing};

use super::account::with_password;
use super::form::{Field, FormPage};
use super::{Frame, notice, sign_in_first};
use crate::api_error::ApiError;
use crate::extract::Form;
use crate::people::{self, Ended, names};
use crate::serve::AppState;
use crate::service::random_id;

/// What somebody writes who leaves.
#[derive(Deserialize)]
pub(crate) struct Leaving {
    #[serde(default)]
    password: String,
    #[serde(default)]
    sure: String,
}

fn leaving(frame: Frame, person: &Person) -> FormPage {
    let words = frame.words;
    let mut page = FormPage::new(frame, "/me/delete", "page-delete", "page-delete-button");
    page.is_danger = true;
    page.intro = vec![
        words.say("page-delete-what"),
        words.say("page-delete-stays"),
    ];
    page.fields = vec![Field::checkbox("sure", words.say("page-delete-sure"))];
    if let Standing::Account { .. } = person.standing {
        let label = words.say("page-password");
        let password = Field::password("password", label, "current-password");
        page.fields.insert(0, password);
        page.username = Some(person.name.to_string());
    }
    page.links = vec![
        ("/me/export", words.say("page-export")),
        ("/me", words.say("page-back-to-me")),
    ];
    page
}

/// `GET /me/delete`.
pub(crate) async fn form(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/me/delete").await;
    match frame.person.clone() {
        Some(person) => leaving(frame, &person).shown(),
        None => sign_in_first(frame),
    }
}

/// `POST /me/delete`.
pub(crate) async fn leave(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(written): Form<Leaving>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/me/delete").await;
    if frame.is_unsure {
        return ApiError::Unavailable.page(frame);
    }
    let Some(person) = frame.person.clone() else {
        return Redirect::to("/sign-in").into_response();
    };
    let words = frame.words;
    let mut page = leaving(frame, &person);
    if written.sure.is_empty() {
        if let Some(field) = page.fields.last_mut() {
            field.fault = Some(words.say("page-delete-not-sure"));
        }
        return page.refused(ApiError::Form);
    }
    if let Standing::Account { .. } = person.standing {
        page = match with_password(&app, peer, page, &person, written.password).await {
            Ok(page) => page,
            Err(refused) => return refused,
        };
    }
    gone(&app, &headers, page.frame, person.id).await
}

/// The pseudonym says nothing of who it was.
async fn gone(app: &AppState, headers: &HeaderMap, mut frame: Frame, person: PersonId) -> Response {
    let pseudonym = names::of_gone(PersonId(random_id()));
    let left = async {
        let store = app.service.store();
        store.pseudonymise(person, pseudonym).await?;
        app.service.session_ended(Ended::Of(person));
        app.service.renamed(person).await;
        people::end(&app.service, headers).await
    };
    let Ok(cookie) = left.await else {
        return ApiError::Unavailable.page(frame);
    };
    frame.person = None;
    frame.waiting = 0;
    frame.path = "/".to_owned();
    let page = notice(frame, "page-left-title", "page-left");
    ([(header::SET_COOKIE, cookie)], page).into_response()
}
