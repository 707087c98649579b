//! Accounts: made, entered, left; passwords changed.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use conduct::PersonId;
use serde::Deserialize;
use store::{Name, NameFault, PasswordLink, Person, Standing, StoreError, TokenHash};
use texts::Language;

use super::form::{Field, FormPage, new_password};
use super::{Frame, may_make, sign_in_first};
use crate::api_error::ApiError;
use crate::extract::{Form, Path};
use crate::people::password::{Busy, Tried};
use crate::people::{self, Caller, Ended, cookie, names};
use crate::proxy::site;
use crate::serve::AppState;
use crate::service::in_address;

/// What somebody writes who wants an account.
#[derive(Deserialize)]
pub(crate) struct Registering {
    name: String,
    password: String,
    again: String,
}

fn is_account(frame: &Frame) -> bool {
    let standing = frame.person.as_ref().map(|person| &person.standing);
    matches!(standing, Some(Standing::Account { .. }))
}

fn registering(frame: Frame, written: Option<&Registering>) -> FormPage {
    let words = frame.words;
    let mut name = Field::text("name", words.say("page-account-name"), "");
    name.hint = Some(words.say("page-account-name-hint"));
    if let Some(written) = written {
        name.value.clone_from(&written.name);
        let fault = new_name(&written.name).err();
        name.fault = fault.map(|key| words.say(key));
    }
    let is_guest = frame.person.is_some();
    let passwords = written.map(|written| (&*written.password, &*written.again));
    let mut page = FormPage::new(frame, "/register", "page-register", "page-register-button");
    page.intro = vec![words.say("page-register-why")];
    if is_guest {
        page.intro.push(words.say("page-register-guest"));
    }
    page.fields = vec![name];
    page.fields.extend(new_password(words, passwords));
    page.links = vec![("/sign-in", words.say("page-has-account"))];
    page
}

/// The name of a new account, or the key of what is wrong with it.
fn new_name(text: &str) -> Result<Name, &'static str> {
    let name: Name = text.parse().map_err(|fault| match fault {
        NameFault::Blank => "page-name-blank",
        NameFault::NoLetter => "page-name-letter",
        NameFault::TooLong(_) => "page-name-long",
        NameFault::Control { .. } | NameFault::Unseen { .. } => "page-name-control",
    })?;
    match (names::is_reserved(&name), name.mixes_alphabets()) {
        (true, _) => Err("page-name-reserved"),
        (false, true) => Err("page-name-mixed"),
        (false, false) => Ok(name),
    }
}

/// `GET /register`.
pub(crate) async fn register_form(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/register").await;
    match is_account(&frame) {
        true => Redirect::to("/me").into_response(),
        false => registering(frame, None).shown(),
    }
}

/// `POST /register`.
pub(crate) async fn register(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(written): Form<Registering>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/register").await;
    if frame.is_unsure {
        return ApiError::Unavailable.page(frame);
    }
    if is_account(&frame) {
        return Redirect::to("/me").into_response();
    }
    if !may_make(&app, peer) {
        return ApiError::TooManyMade.page(frame);
    }
    let (words, guest) = (frame.words, frame.person.clone());
    let page = registering(frame, Some(&written));
    let Some(name) = new_name(&written.name).ok().filter(|_| !page.is_wrong()) else {
        return page.refused(ApiError::Form);
    };
    match people::is_taken(&app.service, &name).await {
        Ok(false) => {}
        Ok(true) => return taken(page),
        Err(_) => return ApiError::Unavailable.page(page.frame),
    }
    let Ok(password) = app.passwords.hash(peer.0.ip(), written.password).await else {
        return busy(page);
    };
    let store = app.service.store();
    let folded = name.folded();
    let made = match guest {
        Some(Person { id, .. }) => store.register(id, name, password).await.map(|()| id),
        None => people::create_account(&app.service, name, password, words.0).await,
    };
    match made {
        Ok(person) => {
            app.passwords.came_in(&folded, peer.0.ip());
            app.service.renamed(person).await;
            enter(&app, &headers, person, "/me").await
        }
        Err(StoreError::NameTaken) => taken(page),
        Err(_) => ApiError::Unavailable.page(page.frame),
    }
}

/// Somebody else has the name, or one that looks the same.
fn taken(mut page: FormPage) -> Response {
    let fault = page.frame.words.say("page-name-taken");
    if let Some(field) = page.fields.first_mut() {
        field.fault = Some(fault);
    }
    page.refused(ApiError::NameTaken)
}

/// Says that the queue of password hashes is full.
pub(super) fn busy(mut page: FormPage) -> Response {
    page.problem = Some(page.frame.words.say("page-busy"));
    page.refused(ApiError::PasswordsBusy)
}

/// Somebody is who he says: a session with another token begins, and the one that the browser had ends. Whoever cannot
/// get the new one keeps the old.
async fn enter(app: &AppState, headers: &HeaderMap, person: PersonId, path: &str) -> Response {
    let entered = async {
        let arrival = people::begin(&app.service, person).await?;
        people::end(&app.service, headers).await?;
        Ok::<_, StoreError>(arrival)
    };
    match entered.await {
        Ok(arrival) => {
            let mut response = Redirect::to(path).into_response();
            response
                .headers_mut()
                .append(header::SET_COOKIE, arrival.cookie);
            response
        }
        Err(_) => ApiError::Unavailable.page(Frame::new(app, headers, "/").await),
    }
}

/// What somebody writes who comes back.
#[derive(Deserialize)]
pub(crate) struct Entering {
    name: String,
    password: String,
}

fn entering(frame: Frame, name: &str) -> FormPage {
    let words = frame.words;
    let is_guest = frame.person.is_some();
    let mut page = FormPage::new(frame, "/sign-in", "page-sign-in", "page-sign-in");
    if is_guest {
        page.intro = vec![words.say("page-sign-in-guest")];
    }
    let (label, password) = (words.say("page-account-name"), words.say("page-password"));
    page.fields = vec![
        Field::text("name", label, name),
        Field::password("password", password, "current-password"),
    ];
    page.links = vec![("/register", words.say("page-no-account"))];
    page
}

/// `GET /sign-in`.
pub(crate) async fn sign_in_form(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/sign-in").await;
    match is_account(&frame) {
        true => Redirect::to("/me").into_response(),
        false => entering(frame, "").shown(),
    }
}

/// `POST /sign-in`.
pub(crate) async fn sign_in(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(written): Form<Entering>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/sign-in").await;
    let words = frame.words;
    let mut page = entering(frame, &written.name);
    let name: Option<Name> = written.name.parse().ok();
    let tried = name.as_ref().map(|name| Tried::Name(name.folded()));
    if !may_try(&app, peer, tried) {
        return tired(page);
    }
    let found = match &name {
        Some(name) => app.service.store().person_by_name(name).await,
        None => Ok(None),
    };
    let Ok(found) = found else {
        return ApiError::Unavailable.page(page.frame);
    };
    let folded = name.as_ref().map(Name::folded);
    let caller = app.passwords.caller(folded.as_deref(), peer.0.ip());
    let who = (peer.0.ip(), caller);
    match is_right(&app, who, found.as_ref(), written.password.clone()).await {
        Err(Busy) => busy(page),
        Ok(false) => {
            failed(peer, found.as_ref());
            // Which of the two is wrong is not said.
            page.problem = Some(words.say("page-sign-in-wrong"));
            page.refused(ApiError::WrongPassword)
        }
        Ok(true) => {
            let Some(person) = found else {
                return ApiError::Unavailable.page(page.frame);
            };
            app.passwords.came_in(&person.name.folded(), peer.0.ip());
            renew(&app, peer, &person, written.password).await;
            let entered = enter(&app, &headers, person.id, "/me").await;
            with_language(&app, &headers, entered, &person)
        }
    }
}

/// Writes a failed sign-in down, for whoever looks after the server. What was typed as a name is not written: it may be a
/// password.
fn failed(ConnectInfo(peer): ConnectInfo<SocketAddr>, found: Option<&Person>) {
    let address = peer.ip();
    match found {
        Some(person) => {
            let account = in_address(person.id.0);
            tracing::warn!(%address, %account, "sign-in failed: wrong password");
        }
        None => tracing::warn!(%address, "sign-in failed: no such account"),
    }
}

/// Hashes the right password anew where the kept hash cost less than it should. Nobody is kept out if that fails.
async fn renew(app: &AppState, peer: ConnectInfo<SocketAddr>, person: &Person, password: String) {
    let Standing::Account { password: kept } = &person.standing else {
        return;
    };
    if let Some(new) = app.passwords.renewed(peer.0.ip(), password, kept).await {
        let store = app.service.store();
        let renewed = store.renew_password(person.id, kept.clone(), new).await;
        if let Err(error) = renewed {
            tracing::warn!(%error, "a password hash is not renewed");
        }
    }
}

/// Whether a password is that of an account.
async fn is_right(
    app: &AppState,
    who: (IpAddr, Caller),
    person: Option<&Person>,
    password: String,
) -> Result<bool, Busy> {
    let kept = person.and_then(|person| match &person.standing {
        Standing::Account { password } => Some(password.clone()),
        Standing::Guest | Standing::Gone => None,
    });
    app.passwords.is_right(who, password, kept).await
}

/// The language of an account, where the browser has none of its own.
fn with_language(
    app: &AppState,
    headers: &HeaderMap,
    mut response: Response,
    person: &Person,
) -> Response {
    let own = Language::from_tag(&person.language);
    if let Some(language) = own.filter(|_| people::chosen(headers).is_none()) {
        let cookie = cookie::of_language(language.tag(), app.service.has_secure_cookies());
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The page of an account's form whose first field is the account's password, if that is right; otherwise the answer.
pub(super) async fn with_password(
    app: &AppState,
    peer: ConnectInfo<SocketAddr>,
    mut page: FormPage,
    person: &Person,
    password: String,
) -> Result<FormPage, Response> {
    if !may_try(app, peer, Some(Tried::Person(person.id))) {
        return Err(tired(page));
    }
    // His tries are counted by his account, and he has come in already.
    let who = (peer.0.ip(), Caller::Known);
    match is_right(app, who, Some(person), password).await {
        Err(Busy) => Err(busy(page)),
        Ok(true) => Ok(page),
        Ok(false) => {
            let fault = page.frame.words.say("page-password-wrong");
            if let Some(field) = page.fields.first_mut() {
                field.fault = Some(fault);
            }
            Err(page.refused(ApiError::WrongPassword))
        }
    }
}

/// Whether a password may be tried now: from this address, and for this account.
pub(super) fn may_try(
    app: &AppState,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    tried: Option<Tried>,
) -> bool {
    let now = app.service.now();
    let address = peer.ip().to_canonical();
    app.tries.take(address, now)
        && (address.is_ipv4() || app.tries_of_site.take(site(address), now))
        && tried.is_none_or(|tried| app.tries_of_account.take(tried, now))
}

/// Too many passwords were tried.
pub(super) fn tired(mut page: FormPage) -> Response {
    page.problem = Some(page.frame.words.say("page-too-many-tries"));
    page.refused(ApiError::TooManyTries)
}

/// `POST /sign-out`.
pub(crate) async fn sign_out(State(app): State<AppState>, headers: HeaderMap) -> Response {
    match people::end(&app.service, &headers).await {
        Ok(cookie) => {
            let cookies = [(header::SET_COOKIE, cookie)];
            (cookies, Redirect::to("/")).into_response()
        }
        Err(_) => ApiError::Unavailable.page(Frame::new(&app, &headers, "/").await),
    }
}

/// What somebody writes who wants another password.
#[derive(Deserialize)]
pub(crate) struct Changing {
    current: String,
    password: String,
    again: String,
}

fn changing(frame: Frame, written: Option<&Changing>) -> FormPage {
    let words = frame.words;
    let username = frame.person.as_ref().map(|person| person.name.to_string());
    let passwords = written.map(|written| (&*written.password, &*written.again));
    let mut page = FormPage::new(frame, "/me/password", "page-change-password", "page-save");
    page.intro = vec![words.say("page-change-password-ends")];
    page.username = username;
    let label = words.say("page-current-password");
    page.fields = vec![Field::password("current", label, "current-password")];
    page.fields.extend(new_password(words, passwords));
    page.links = vec![("/me", words.say("page-back-to-me"))];
    page
}

/// `GET /me/password`.
pub(crate) async fn change_form(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/me/password").await;
    match is_account(&frame) {
        true => changing(frame, None).shown(),
        false => sign_in_first(frame),
    }
}

/// `POST /me/password`.
pub(crate) async fn change(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Form(written): Form<Changing>,
) -> Response {
    let frame = Frame::new(&app, &headers, "/me/password").await;
    if frame.is_unsure {
        return ApiError::Unavailable.page(frame);
    }
    let Some(person) = frame.person.clone().filter(|_| is_account(&frame)) else {
        return Redirect::to("/sign-in").into_response();
    };
    let page = changing(frame, Some(&written));
    if page.is_wrong() {
        return page.refused(ApiError::Form);
    }
    let page = match with_password(&app, peer, page, &person, written.current).await {
        Ok(page) => page,
        Err(refused) => return refused,
    };
    let Ok(password) = app.passwords.hash(peer.0.ip(), written.password).await else {
        return busy(page);
    };
    let store = app.service.store();
    match store.change_password(person.id, password).await {
        Ok(()) => {
            app.service.session_ended(Ended::Of(person.id));
            enter(&app, &headers, person.id, "/me?done=password").await
        }
        Err(_) => ApiError::Unavailable.page(page.frame),
    }
}

/// What somebody writes who comes by a link.
#[derive(Deserialize)]
pub(crate) struct Setting {
    password: String,
    again: String,
}

/// The link of an address, whose it is, and the page of its form.
async fn by_link(
    app: &AppState,
    headers: &HeaderMap,
    token: &str,
    written: Option<&Setting>,
) -> Result<(TokenHash, FormPage), Response> {
    let frame = Frame::secret(app, headers).await;
    let store = app.service.store();
    let found = async {
        let link = store.link(people::hash(token), app.service.now()).await?;
        match link {
            Some(PasswordLink { token, person, .. }) => {
                let person = store.person(person).await?;
                Ok(person.map(|person| (token, person)))
            }
            None => Ok::<_, StoreError>(None),
        }
    };
    let (hash, person) = match found.await {
        Ok(Some(found)) => found,
        Ok(None) => {
            return Err(ApiError::LinkGone.page(frame));
        }
        Err(_) => return Err(ApiError::Unavailable.page(frame)),
    };
    let words = frame.words;
    let passwords = written.map(|written| (&*written.password, &*written.again));
    let action = format!("/password/{token}");
    let mut page = FormPage::new(frame, &action, "page-set-password", "page-save");
    let name = person.name.to_string();
    page.intro = vec![words.with("page-set-password-for", "name", &name)];
    page.username = Some(name);
    page.fields = new_password(words, passwords).into();
    Ok((hash, page))
}

/// Nothing of a page with a secret in its address is kept or told.
fn secret(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let no_store = HeaderValue::from_static("no-store");
    headers.insert(header::CACHE_CONTROL, no_store);
    let nobody = HeaderValue::from_static("no-referrer");
    headers.insert(header::REFERRER_POLICY, nobody);
    response
}

/// `GET /password/TOKEN`.
pub(crate) async fn link_form(
    State(app): State<AppState>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    let found = by_link(&app, &headers, &token, None).await;
    secret(match found {
        Ok((_, page)) => page.shown(),
        Err(response) => response,
    })
}

/// `POST /password/TOKEN`.
pub(crate) async fn set_by_link(
    State(app): State<AppState>,
    peer: ConnectInfo<SocketAddr>,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(written): Form<Setting>,
) -> Response {
    let found = by_link(&app, &headers, &token, Some(&written)).await;
    let (hash, page) = match found {
        Ok(found) => found,
        Err(response) => return secret(response),
    };
    if page.is_wrong() {
        return secret(page.refused(ApiError::Form));
    }
    if !may_try(&app, peer, None) {
        return secret(tired(page));
    }
    let Ok(password) = app.passwords.hash(peer.0.ip(), written.password).await else {
        return secret(busy(page));
    };
    let now = app.service.now();
    let set = app.service.store().use_link(hash, now, password).await;
    match set {
        Ok(person) => {
            app.service.session_ended(Ended::Of(person));
            enter(&app, &headers, person, "/me?done=password").await
        }
        Err(StoreError::NoLink) => secret(ApiError::LinkGone.page(page.frame)),
        Err(_) => ApiError::Unavailable.page(page.frame),
    }
}
