//! Sentences of `texts` for what is printed.

use texts::{Language, Phrase, Value};

/// A sentence without arguments. A missing one shows as its key; a test sees that none is.
pub(crate) fn plain(language: Language, key: &str) -> String {
    with(language, key, &[])
}

pub(crate) fn with(language: Language, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
    texts::say(language, key, arguments).unwrap_or_else(|| key.to_owned())
}

/// What the game says of itself.
pub(crate) fn say(language: Language, phrase: &Phrase) -> String {
    phrase.say(language)
}
