//! Sentences in the reader's language.

use games::{Argument, Ended, Phrase, Refusal};
use rules::Article;
use texts::{Language, Value};

/// One who says things in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaker {
    language: Language,
}

impl Speaker {
    pub(crate) fn new(language: Language) -> Speaker {
        Speaker { language }
    }

    /// The sentence of a key without arguments.
    pub(crate) fn plain(&self, key: &str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The sentence of a phrase. A missing one is shown by its key; a test sees that none is.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        let arguments: Vec<(&str, Value<'_>)> = phrase
            .arguments
            .iter()
            .map(|(name, value)| (*name, value_of(value)))
            .collect();
        texts::say(self.language, &phrase.key, &arguments).unwrap_or_else(|| phrase.key.clone())
    }

    /// A sentence with the article beside it.
    pub(crate) fn cited(&self, phrase: &Phrase, article: Option<Article>) -> String {
        let sentence = self.say(phrase);
        match article {
            Some(article) => format!("{sentence} ({article})"),
            None => sentence,
        }
    }

    /// Why a text is no legal move, with the article.
    pub(crate) fn refusal(&self, refusal: &Refusal, text: &str) -> String {
        self.cited(&refusal.phrase(text), refusal.article)
    }

    /// How the game ended, with the article.
    pub(crate) fn ended(&self, ended: Ended) -> String {
        self.cited(&Phrase::of_outcome(ended.outcome), ended.article)
    }
}

fn value_of(argument: &Argument) -> Value<'_> {
    match argument {
        Argument::Number(number) => Value::Number(*number),
        Argument::Text(text) => Value::Text(text),
    }
}
