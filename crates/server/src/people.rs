//! Who asks: guests by cookie, accounts by password.

pub(crate) mod cookie;
mod fair;
pub(crate) mod known;
mod language;
pub(crate) mod names;
pub(crate) mod password;
pub(crate) mod turns;

use axum::http::{HeaderMap, HeaderValue};
use conduct::{Millis, Moment, PersonId};
use sha2::{Digest, Sha256};
use store::{Name, NewPerson, PasswordHash, Session, StoreError, TokenHash};
use texts::Language;

use crate::service::{Service, random_id, random_token};
pub(crate) use fair::Caller;
pub(crate) use language::{chosen, language};

/// How long somebody is remembered who does not come back.
const REMEMBERED: Millis = Millis::days(180);
/// A session is renewed no more often.
const RENEWED: Millis = Millis::days(1);

/// Somebody known by a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: PersonId,
    pub(crate) session: TokenHash,
}

/// Which sessions have ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// One.
    Session(TokenHash),
    /// All of somebody, or some.
    Of(PersonId),
}

impl Ended {
    /// Whether the session of somebody may be among them.
    pub(crate) fn concerns(self, visitor: Visitor) -> bool {
        match self {
            Ended::Session(session) => session == visitor.session,
            Ended::Of(person) => person == visitor.person,
        }
    }
}

/// A new guest, and the cookie that tells him again.
#[derive(Debug)]
pub(crate) struct Arrival {
    pub(crate) visitor: Visitor,
    pub(crate) cookie: HeaderValue,
}

/// Who asks, if he is known.
pub(crate) async fn visitor(
    service: &Service,
    headers: &HeaderMap,
) -> Result<Option<Visitor>, StoreError> {
    let Some(token) = cookie::token_hash(headers, service.has_secure_cookies()) else {
        return Ok(None);
    };
    let now = service.lasts_from();
    let session = service.store().session(token, service.expires_by());
    let Some(session) = session.await? else {
        service.known_sessions().forget(token);
        return Ok(None);
    };
    service.known_sessions().remember(token);
    if now
        .since(session.seen_at)
        .is_some_and(|away| away >= RENEWED)
    {
        let renewed = service
            .store()
            .renew_session(token, now, now.plus(REMEMBERED));
        // He is who he is, whether that can be written down or not.
        if let Err(error) = renewed.await {
            tracing::warn!(%error, "a session is not renewed");
        }
    }
    Ok(Some(Visitor {
        person: session.person,
        session: token,
    }))
}

/// Who asks with his name, if he is known.
pub(crate) async fn person(
    service: &Service,
    headers: &HeaderMap,
) -> Result<Option<store::Person>, StoreError> {
    match visitor(service, headers).await? {
        Some(visitor) => service.store().person(visitor.person).await,
        None => Ok(None),
    }
}

/// Makes a guest of somebody who is not known.
pub(crate) async fn welcome(
    service: &Service,
    name: Option<&str>,
    language: Language,
) -> Result<Arrival, StoreError> {
    let person = PersonId(random_id());
    let name = match name.and_then(|name| name.parse().ok()) {
        Some(name) if is_free(service, &name).await? => name,
        Some(_) | None => names::of_guest(person),
    };
    create(service, person, name, None, language).await?;
    begin(service, person).await
}

/// Whether a guest may be called so: nobody takes him for an account, or for one whom the server has named.
async fn is_free(service: &Service, name: &Name) -> Result<bool, StoreError> {
    let may_be = !names::is_reserved(name) && !name.mixes_alphabets();
    Ok(may_be && !is_taken(service, name).await?)
}

/// Whether somebody has an account of this name, or of one that looks the same.
pub(crate) async fn is_taken(service: &Service, name: &Name) -> Result<bool, StoreError> {
    for other in std::iter::once(name.clone()).chain(name.lookalikes()) {
        if service.store().person_by_name(&other).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A name that somebody has who could be taken for another: an account, or one whom the server has named.
pub(crate) async fn not_free<'n>(
    service: &Service,
    names: impl IntoIterator<Item = &'n Name>,
) -> Result<Option<&'n Name>, StoreError> {
    for name in names {
        if !is_free(service, name).await? {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// Makes people who are named by somebody else: they consult with him at his seat (`002:§3.1`), and have no browser of
/// their own.
pub(crate) async fn introduce(
    service: &Service,
    names: &[Name],
    language: Language,
) -> Result<Vec<PersonId>, StoreError> {
    let mut people = Vec::with_capacity(names.len());
    for name in names {
        let person = PersonId(random_id());
        create(service, person, name.clone(), None, language).await?;
        people.push(person);
    }
    Ok(people)
}

/// Makes an account for somebody who is not known.
pub(crate) async fn create_account(
    service: &Service,
    name: Name,
    password: PasswordHash,
    language: Language,
) -> Result<PersonId, StoreError> {
    let person = PersonId(random_id());
    create(service, person, name, Some(password), language).await?;
    Ok(person)
}

async fn create(
    service: &Service,
    id: PersonId,
    name: Name,
    password: Option<PasswordHash>,
    language: Language,
) -> Result<(), StoreError> {
    let person = NewPerson {
        id,
        name,
        password,
        language: language.tag().to_owned(),
        created_at: service.now(),
    };
    service.store().create_person(person).await
}

/// Begins a session, always with a token that nobody has had.
pub(crate) async fn begin(service: &Service, person: PersonId) -> Result<Arrival, StoreError> {
    let token = random_token();
    let session = session(&token, person, service.lasts_from());
    let visitor = Visitor {
        person,
        session: session.token,
    };
    service.store().begin_session(session).await?;
    service.known_sessions().remember(visitor.session);
    Ok(Arrival {
        visitor,
        cookie: cookie::of_session(&token, service.has_secure_cookies()),
    })
}

/// Ends the session that a browser has, whoever's it is. The cookie that takes its place.
pub(crate) async fn end(service: &Service, headers: &HeaderMap) -> Result<HeaderValue, StoreError> {
    let is_secure = service.has_secure_cookies();
    if let Some(token) = cookie::token_hash(headers, is_secure) {
        service.store().revoke_session(token).await?;
        service.session_ended(Ended::Session(token));
    }
    Ok(cookie::none(is_secure))
}

/// The cookie that a browser has sent, to be kept for as long again.
pub(crate) fn once_more(service: &Service, headers: &HeaderMap) -> Option<HeaderValue> {
    let is_secure = service.has_secure_cookies();
    let token = cookie::token(headers, is_secure)?;
    Some(cookie::of_session(token, is_secure))
}

fn session(token: &str, person: PersonId, now: Moment) -> Session {
    Session {
        token: hash(token),
        person,
        created_at: now,
        seen_at: now,
        expires_at: now.plus(REMEMBERED),
    }
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}
