//! Sentences in every language.

use games::Color;
use texts::{Language, Phrase};
use wire::Said;

/// A phrase in one language; a missing one is shown by its key, and a test sees that none is.
pub fn say(language: Language, phrase: &Phrase) -> String {
    phrase.say(language)
}

/// The word for a side: in sentences, frames and files.
pub(crate) const fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// A sentence without arguments.
pub(crate) fn plain(language: Language, key: &str) -> String {
    texts::say(language, key, &[]).unwrap_or_else(|| key.to_owned())
}

/// A phrase in every language.
pub(crate) fn in_all(phrase: &Phrase) -> Said {
    let said = Language::ALL
        .into_iter()
        .map(|language| (language.tag().to_owned(), say(language, phrase)));
    said.collect()
}
