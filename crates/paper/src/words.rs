//! Sentences of `texts` for what is printed.

use texts::{Language, Phrase, Value};

/// A sentence without arguments. A missing one shows as its key; a test sees that none is.
pub(crate) fn plain(language: Language, key: &str) -> String {
    with(language, key, &[])
}

pub(crate) fn with(language: Language, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
    texts::say(language, key, arguments).unwrap_or_else(|| key.to_owned())
}

/// What somebody typed, fit to be shown again: without control characters, and not for ever.
pub fn shown(typed: &str) -> String {
    const MOST: usize = 40;
    let plain = |c: char| match c.is_control() {
        true => char::REPLACEMENT_CHARACTER,
        false => c,
    };
    let mut text: String = typed.trim().chars().take(MOST).map(plain).collect();
    if typed.trim().chars().count() > MOST {
        text.push('…');
    }
    text
}

/// What the game says of itself.
pub(crate) fn say(language: Language, phrase: &Phrase) -> String {
    phrase.say(language)
}
