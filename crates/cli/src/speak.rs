//! Sentences in the reader's language.

pub(crate) use games::shown;
use games::{Cited, Ended, Phrase, Refusal};
use rules::Article;
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
        server::say(self.language, phrase)
    }

    /// A sentence with the article beside it.
    pub(crate) fn cited(&self, phrase: &Phrase, article: Option<Article>) -> String {
        let sentence = self.say(phrase);
        match article {
            Some(article) => format!("{sentence} ({article})"),
            None => sentence,
        }
    }

    /// A sentence that stands inside another, with its article.
    pub(crate) fn words(&self) -> impl Fn(&Cited) -> String + use<> {
        let speaker = *self;
        move |cited| speaker.cited(&cited.phrase, cited.article)
    }

    /// Why a text is no legal move, with the article.
    pub(crate) fn refusal(&self, refusal: &Refusal, text: &str) -> String {
        self.cited(&refusal.phrase(text), refusal.article)
    }

    /// How the game ended, with the article.
    pub(crate) fn ended(&self, ended: Ended) -> String {
        self.cited(&ended.phrase(), ended.article)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Argument, GamePhrase, RefusalReason, RuleSet};
    use notation::{MoveFault, ParseMoveError};
    use rules::{Book, Color, Counter, DrawReason, Ending, Outcome, WinReason};
    use texts::Value;

    fn value_of(argument: &Argument) -> Value<'_> {
        match argument {
            Argument::Number(number) => Value::Number(*number),
            Argument::Text(text) => Value::Text(text),
        }
    }

    /// Says a phrase in every language; each must be there and leave nothing open.
    fn is_said(phrase: &Phrase) {
        for language in Language::ALL {
            let arguments: Vec<(&str, Value<'_>)> = phrase
                .arguments
                .iter()
                .map(|(name, value)| (*name, value_of(value)))
                .collect();
            let sentence = texts::say(language, &phrase.key, &arguments);
            let sentence =
                sentence.unwrap_or_else(|| panic!("{} is not said in {language:?}", phrase.key));
            assert!(!sentence.trim().is_empty(), "{}", phrase.key);
            assert!(
                !sentence.contains(['{', '}', '$']),
                "{language:?}: {sentence}"
            );
        }
    }

    fn refusal(reason: RefusalReason) -> Refusal {
        Refusal {
            reason,
            article: Some(Article::new(Book::International, "4.2")),
            squares: vec!["c3".to_owned(), "d4".to_owned()],
            instead: vec!["c3:e5".to_owned()],
        }
    }

    #[test]
    fn every_draughts_reason_is_said_in_every_language() {
        for reason in rules::Reason::ALL {
            is_said(&refusal(RefusalReason::Draughts(reason)).phrase("cd4"));
        }
    }

    #[test]
    fn every_fault_of_a_text_is_said_in_every_language() {
        let faults = [
            MoveFault::ExpectedSquare,
            MoveFault::ExpectedSign,
            MoveFault::MixedSigns,
            MoveFault::TooManySquares,
            MoveFault::NoSuchSquare,
            MoveFault::LightSquare,
        ];
        for fault in faults {
            let error = ParseMoveError {
                at: 2,
                fault,
                found: "a2".to_owned(),
            };
            is_said(&refusal(RefusalReason::Text(error)).phrase("a2-a3"));
        }
    }

    #[test]
    fn every_chess_reason_is_said_in_every_language() {
        for reason in chess::Reason::ALL {
            is_said(&refusal(RefusalReason::Chess(reason)).phrase("Nf3"));
        }
    }

    #[test]
    fn every_outcome_is_said_in_every_language() {
        for winner in Color::ALL {
            for by in WinReason::ALL {
                is_said(&Phrase::of_outcome(Outcome::Win { winner, by }));
            }
        }
        for by in DrawReason::ALL {
            is_said(&Phrase::of_outcome(Outcome::Draw { by }));
        }
    }

    /// 001:7.2.10
    #[test]
    fn rus_7_2_10_small_endings_are_compulsory_draws() {
        let compulsory = [
            DrawReason::TwoAgainstKing,
            DrawReason::MainRoadHeld,
            DrawReason::NotPlayedOut,
        ];
        let russian = games::Game::new(RuleSet::Draughts(rules::VariantId::Russian));
        let speaker = Speaker::new(Language::Estonian);
        for by in compulsory {
            let ended = russian.ended_by(Outcome::Draw { by });
            is_said(&ended.phrase());
            let said = speaker.ended(ended);
            assert!(said.to_lowercase().contains("sundviik"), "{said}");
        }
        let international = games::Game::new(RuleSet::Draughts(rules::VariantId::International));
        let by = DrawReason::TwoAgainstKing;
        let said = speaker.ended(international.ended_by(Outcome::Draw { by }));
        assert!(!said.to_lowercase().contains("sundviik"), "{said}");
    }

    /// Every rule that counts, or that is claimed, in the tables of the rule sets and in chess.
    #[test]
    fn every_counter_and_claim_is_said_in_every_language() {
        let chess = [
            DrawReason::Repetition,
            DrawReason::FivefoldRepetition,
            DrawReason::FiftyMoves,
            DrawReason::SeventyFiveMoves,
        ];
        let draughts = rules::VariantId::ALL
            .iter()
            .flat_map(|variant| variant.rules().draws);
        let counted = draughts.clone().map(|rule| rule.reason).chain(chess);
        for reason in counted {
            for done in [1, 2, 5, 11, 21] {
                is_said(&Phrase::of_counter(Counter {
                    reason,
                    done,
                    limit: 30,
                    ending: Ending::Automatic,
                    article: Article::new(Book::Russian, "7.2"),
                }));
            }
        }
        let claimed = draughts
            .filter(|rule| rule.ending == Ending::OnClaim)
            .map(|rule| rule.reason);
        for reason in claimed.chain([DrawReason::Repetition, DrawReason::FiftyMoves]) {
            is_said(&Phrase::of_claim(reason));
        }
    }

    #[test]
    fn every_rule_set_has_a_name_in_every_language() {
        for rules in RuleSet::all() {
            is_said(&Phrase::new(format!("rules-{rules}")));
        }
    }

    #[test]
    fn an_article_stands_beside_its_sentence() {
        let speaker = Speaker::new(Language::English);
        let said = speaker.refusal(
            &refusal(RefusalReason::Draughts(rules::Reason::GameOver)),
            "c3-d4",
        );
        assert!(said.ends_with("(000:4.2)"), "{said}");
    }
}
