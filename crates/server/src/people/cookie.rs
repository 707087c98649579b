//! The cookie that tells who somebody is.

use axum::http::{HeaderMap, HeaderValue, header};
use store::TokenHash;

use super::hash;

/// Over plain http, on one's own machine or in a closed network.
const PLAIN: &str = "peatee";
/// Over https the browser itself sees to it that no other host has set it.
const SECURE: &str = "__Host-peatee";
/// Browsers keep nothing for longer.
const SECONDS: u64 = 400 * 24 * 60 * 60;

const fn name(is_secure: bool) -> &'static str {
    if is_secure { SECURE } else { PLAIN }
}

/// A cookie of ours as a header.
fn header(name: &str, value: &str, seconds: u64, rest: &str, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; SameSite=Lax; Max-Age={seconds}{rest}{secure}");
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
}

/// The cookie of a session.
pub(super) fn of_session(token: &str, is_secure: bool) -> HeaderValue {
    header(name(is_secure), token, SECONDS, "; HttpOnly", is_secure)
}

/// What takes the cookie away.
pub(super) fn none(is_secure: bool) -> HeaderValue {
    header(name(is_secure), "", 0, "; HttpOnly", is_secure)
}

/// The cookie of the language switch.
pub(crate) fn of_language(tag: &str, is_secure: bool) -> HeaderValue {
    header(super::language::COOKIE, tag, SECONDS, "", is_secure)
}

/// The value of a cookie.
pub(super) fn value<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).iter();
    let pairs = all
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(';'));
    let mut named = pairs.filter_map(|pair| pair.trim().split_once('='));
    named
        .find(|(found, _)| *found == name)
        .map(|(_, value)| value)
}

/// The token that a browser sends.
pub(super) fn token(headers: &HeaderMap, is_secure: bool) -> Option<&str> {
    let is_whole = |value: &&str| value.len() == 64 && value.bytes().all(|b| b.is_ascii_hexdigit());
    value(headers, name(is_secure)).filter(is_whole)
}

/// The hash of the token that a browser sends.
pub(super) fn token_hash(headers: &HeaderMap, is_secure: bool) -> Option<TokenHash> {
    token(headers, is_secure).map(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookie: &str) -> HeaderMap {
        let value = HeaderValue::from_str(cookie).expect("a header");
        HeaderMap::from_iter([(header::COOKIE, value)])
    }

    #[test]
    fn only_a_whole_token_counts() {
        let whole = "a".repeat(64);
        let sent = with(&format!("x=1; peatee={whole}"));
        assert_eq!(token(&sent, false), Some(whole.as_str()));
        assert_eq!(token(&with("peatee=abc"), false), None);
        assert_eq!(token(&with(&format!("xpeatee={whole}")), false), None);
    }

    #[test]
    fn a_secure_house_takes_only_the_cookie_that_no_other_host_can_set() {
        let whole = "b".repeat(64);
        assert_eq!(token(&with(&format!("peatee={whole}")), true), None);
        let sent = with(&format!("__Host-peatee={whole}"));
        assert_eq!(token(&sent, true), Some(whole.as_str()));
        let cookie = of_session(&whole, true);
        let text = cookie.to_str().expect("text");
        assert!(text.starts_with("__Host-peatee=b"), "{text}");
        for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(!text.contains("Domain"), "{text}");
    }
}
