//! Sentences with the article beside them.

use rules::{Article, Counter};
use texts::{Language, Phrase};

use crate::game::Ended;
use crate::phrase::GamePhrase as _;
use crate::refusal::Refusal;

/// A phrase, and the article that its sentence cites.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The sentence.
    pub phrase: Phrase,
    /// Where that is written.
    pub article: Option<Article>,
}

impl Cited {
    /// The sentence in a language, with the article behind it in brackets.
    pub fn say(&self, language: Language) -> String {
        let sentence = self.phrase.say(language);
        match self.article {
            Some(article) => format!("{sentence} ({article})"),
            None => sentence,
        }
    }
}

impl From<Phrase> for Cited {
    fn from(phrase: Phrase) -> Cited {
        Cited {
            phrase,
            article: None,
        }
    }
}

impl From<Ended> for Cited {
    fn from(ended: Ended) -> Cited {
        Cited {
            phrase: ended.phrase(),
            article: ended.article,
        }
    }
}

impl From<Counter> for Cited {
    fn from(counter: Counter) -> Cited {
        Cited {
            phrase: Phrase::of_counter(counter),
            article: Some(counter.article),
        }
    }
}

/// The reader's words for a phrase that stands inside another.
pub type Words<'a> = dyn Fn(&Cited) -> String + 'a;

impl Refusal {
    /// The sentence that says why a text is no legal move, with its article.
    pub fn cited(&self, text: &str) -> Cited {
        Cited {
            phrase: self.phrase(text),
            article: self.article,
        }
    }
}
