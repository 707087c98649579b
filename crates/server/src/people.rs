//! Who asks: guests by cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use conduct::{Millis, Moment, PersonId};
use sha2::{Digest, Sha256};
use store::{Name, NewPerson, Session, StoreError, TokenHash};
use texts::Language;

use crate::house::House;

/// The cookie that tells who somebody is.
const COOKIE: &str = "peatee";
/// How long somebody is remembered who does not come back.
const REMEMBERED: Millis = Millis::days(180);

/// Somebody known by a cookie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: PersonId,
}

/// A new guest, and the cookie that tells him again.
#[derive(Debug)]
pub(crate) struct Arrival {
    pub(crate) visitor: Visitor,
    pub(crate) cookie: HeaderValue,
}

/// Who asks, if he is known.
pub(crate) async fn visitor(
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<Visitor>, StoreError> {
    let Some(token) = token(headers) else {
        return Ok(None);
    };
    let session = house.store().session(hash(token), house.now()).await?;
    Ok(session.map(|session| Visitor {
        person: session.person,
    }))
}

/// Who asks with his name, if he is known. A page that is readable by anybody needs no store for it.
pub(crate) async fn person(house: &House, headers: &HeaderMap) -> Option<store::Person> {
    let visitor = visitor(house, headers).await.ok().flatten()?;
    house.store().person(visitor.person).await.ok().flatten()
}

/// Makes a guest of somebody who is not known.
pub(crate) async fn welcome(
    house: &House,
    name: Option<&str>,
    language: Language,
) -> Result<Arrival, StoreError> {
    let now = house.now();
    let person = PersonId(house.random_id());
    let name = name.and_then(|name| name.parse().ok());
    house
        .store()
        .create_person(NewPerson {
            id: person,
            name: name.unwrap_or_else(|| guest_name(person)),
            password: None,
            language: language.tag().to_owned(),
            created_at: now,
        })
        .await?;
    let token = house.random_token();
    house
        .store()
        .begin_session(session(&token, person, now))
        .await?;
    Ok(Arrival {
        visitor: Visitor { person },
        cookie: cookie(&token, house.has_secure_cookies()),
    })
}

/// What a guest is called who has said nothing.
fn guest_name(person: PersonId) -> Name {
    let number = person.0 % 10_000;
    let name = format!("Guest {number:04}").parse();
    name.unwrap_or_else(|_| unreachable!("a short name"))
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

fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

fn cookie(token: &str, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let seconds = REMEMBERED.0 / 1000;
    let text =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The token of the cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter();
    let pairs = all
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'));
    let named = pairs.filter_map(|pair| pair.trim().split_once('='));
    let found = named.into_iter().find(|(name, _)| *name == COOKIE);
    found
        .map(|(_, value)| value)
        .filter(|value| value.len() == 64 && value.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// The language that somebody reads: by the switch, else by the browser.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &HeaderValue| value.to_str().ok())
    };
    let cookies = text(header::COOKIE).unwrap_or_default();
    let chosen = cookies
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == LANGUAGE_COOKIE)
        .and_then(|(_, tag)| Language::from_tag(tag));
    let accepted = || accepted(text(header::ACCEPT_LANGUAGE)?);
    chosen.or_else(accepted).unwrap_or(Language::English)
}

/// The cookie of the language switch.
pub(crate) const LANGUAGE_COOKIE: &str = "language";

/// The first language that we have, by the weights that the browser gives.
fn accepted(header: &str) -> Option<Language> {
    let mut wishes: Vec<(u32, Language)> = header
        .split(',')
        .take(32)
        .filter_map(|wish| {
            let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let weight: f32 = weight.trim().parse().ok()?;
            let primary = tag.trim().split('-').next()?;
            Some(((weight * 1000.0) as u32, Language::from_tag(primary)?))
        })
        .collect();
    wishes.sort_by_key(|(weight, _)| core::cmp::Reverse(*weight));
    wishes.first().map(|(_, language)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_says_which_language() {
        assert_eq!(accepted("et"), Some(Language::Estonian));
        assert_eq!(
            accepted("fr, lv-LV;q=0.8, en;q=0.9"),
            Some(Language::English)
        );
        assert_eq!(accepted("de,fr"), None);
        assert_eq!(accepted(";;;,q=,"), None);
    }

    #[test]
    fn only_a_whole_token_counts() {
        let with = |cookie: &str| {
            let value = HeaderValue::from_str(cookie).expect("a header");
            HeaderMap::from_iter([(header::COOKIE, value)])
        };
        let whole = "a".repeat(64);
        assert_eq!(
            token(&with(&format!("x=1; peatee={whole}"))),
            Some(whole.as_str())
        );
        assert_eq!(token(&with("peatee=abc")), None);
        assert_eq!(token(&with("xpeatee=abc")), None);
    }
}
