//! The language that somebody reads.

use axum::http::{HeaderMap, header};
use texts::Language;

use super::cookie;

/// The cookie of the language switch.
pub(crate) const COOKIE: &str = "language";

/// The language that was chosen by the switch.
pub(crate) fn chosen(headers: &HeaderMap) -> Option<Language> {
    cookie::value(headers, COOKIE).and_then(Language::from_tag)
}

/// The language that somebody reads: by the switch, else by the browser.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let asked = headers.get(header::ACCEPT_LANGUAGE);
    let accepted = || accepted(asked?.to_str().ok()?);
    chosen(headers)
        .or_else(accepted)
        .unwrap_or(Language::English)
}

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
}
