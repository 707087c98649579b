//! Sentences in the reader's language.

pub(crate) use games::shown;
use games::{Cited, Ended, Phrase, Refusal};
use texts::Language;

/// One who says things in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaker {
    language: Language,
}

impl Speaker {
    pub(crate) const fn new(language: Language) -> Speaker {
        Speaker { language }
    }

    /// The language that is spoken.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a key without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The sentence of a phrase. A missing one is shown by its key; a test sees that none is.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        phrase.say(self.language)
    }

    /// A sentence with its article, which may stand inside another.
    pub(crate) fn words(&self) -> impl Fn(&Cited) -> String + use<> {
        let language = self.language;
        move |cited| cited.say(language)
    }

    /// Why a text is no legal move, with the article.
    pub(crate) fn refusal(&self, refusal: &Refusal, text: &str) -> String {
        refusal.cited(text).say(self.language)
    }

    /// Why a text that is shown is no legal move, and on the next line what would be, if there is anything.
    pub(crate) fn refusal_with_instead(&self, refusal: &Refusal, text: &str) -> String {
        let why = self.refusal(refusal, &shown(text));
        match refusal.instead_phrase() {
            Some(instead) => format!("{why}\n{}", self.say(&instead)),
            None => why,
        }
    }

    /// How the game ended, with the article.
    pub(crate) fn ended(&self, ended: Ended) -> String {
        Cited::from(ended).say(self.language)
    }
}
