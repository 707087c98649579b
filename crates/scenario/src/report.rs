//! The story of a scenario as sentences for people, and as JSON for programs.

use conduct::{Event, Game, Happened, Millis, Refused};
use games::{Article, Book, Cited, Color, Phrase, Words, shown};
use serde_json::{Value, json};

use crate::Scenario;
use crate::run::{Outcome, Story, Told};

impl Scenario {
    /// Who plays, by which rules, in what time, and which articles it shows.
    pub fn heading(&self, words: &Words<'_>) -> String {
        let terms = &self.terms;
        let names = [&self.names.white, &self.names.black];
        let mut parts = Vec::new();
        if names.iter().any(|name| !name.is_empty()) {
            let known = |name: &String| match name.as_str() {
                "" => "?".to_owned(),
                name => name.to_owned(),
            };
            parts.push(names.map(known).join(" – "));
        }
        if terms.is_consultation() {
            parts.push(words(&Phrase::new("scenario-consultation").into()));
        }
        parts.push(terms.rules.to_string());
        if terms.control.is_timed() {
            parts.push(terms.control.to_string());
        }
        if let Some(session) = terms.session {
            let session = Phrase::new("scenario-session").text("time", session.to_string());
            parts.push(words(&session.into()));
        }
        if !self.articles.is_empty() {
            parts.push(self.articles.join(", "));
        }
        parts.join(" · ")
    }

    /// What the regulations ask for otherwise, though the scenario may be played.
    pub fn warning(&self) -> Option<Cited> {
        let session = self.terms.unusual_session()?;
        let phrase = Phrase::new("scenario-unusual-session");
        Some(Cited {
            phrase: phrase.text("time", session.to_string()),
            article: Some(Article::new(Book::Regulations1953, "§32.5")),
        })
    }

    /// What was asked for on a line, as it is written.
    fn asked(&self, told: &Told) -> &str {
        let line = self.lines.iter().find(|line| line.number == told.line);
        line.map_or("", |line| line.text.as_str())
    }
}

impl Story {
    /// The whole story of a scenario: what came of each act, a line for each event or refusal.
    pub fn lines(&self, scenario: &Scenario, words: &Words<'_>) -> Vec<String> {
        let told = self.told.iter();
        told.flat_map(|told| self.lines_of(told, scenario, words))
            .collect()
    }

    fn lines_of(&self, told: &Told, scenario: &Scenario, words: &Words<'_>) -> Vec<String> {
        let line = |at: Millis, sign: &str, text: &str| {
            let at = at.to_string();
            format!("{at:>11} {sign} {text}")
        };
        match &told.outcome {
            Outcome::Happened(events) => {
                let lines = events.iter().map(|event| {
                    let sentence = words(&Cited {
                        phrase: event.what.phrase(),
                        article: self.article(event),
                    });
                    line(self.since_beginning(told, event), " ", &sentence)
                });
                lines.collect()
            }
            Outcome::Refused(refused) => {
                let asked = Phrase::new("scenario-refused")
                    .text("asked", shown(scenario.asked(told)))
                    .text("why", words(&refusal(refused, told, scenario)));
                vec![line(told.at, "×", &words(&asked.into()))]
            }
        }
    }

    /// How the game stands at the end; none if it could not even be begun.
    pub fn closing(&self, words: &Words<'_>) -> Option<String> {
        let game = self.game.as_ref()?;
        let result = match game.end() {
            Some(_) => Phrase::new("scenario-result").text("score", game.score().to_string()),
            None => Phrase::new("scenario-unfinished"),
        };
        let mut said = vec![words(&result.into())];
        if game.clock().control().is_timed() {
            let used = |side: Color| game.clock().used(side, self.until).to_string();
            let clocks = Phrase::new("scenario-clocks")
                .text("white", used(Color::White))
                .text("black", used(Color::Black));
            said.push(words(&clocks.into()));
        }
        Some(said.join(" "))
    }

    /// Whether all went as expected, and where not.
    pub fn verdict(&self) -> Phrase {
        match &self.failure {
            None => Phrase::new("scenario-as-expected"),
            Some(failure) => Phrase::new("scenario-not-as-expected")
                .number("line", u64::try_from(failure.line).unwrap_or(u64::MAX))
                .text("text", shown(&failure.text))
                .text("problem", failure.problem.to_string()),
        }
    }

    /// An object for each event or refusal, the last with the result.
    pub fn to_json(&self, file: &str, scenario: &Scenario, words: &Words<'_>) -> Vec<Value> {
        let told = self.told.iter();
        let told = told.flat_map(|told| self.json_of(told, scenario, words));
        told.chain([self.result_json(file, scenario, words)])
            .collect()
    }

    fn result_json(&self, file: &str, scenario: &Scenario, words: &Words<'_>) -> Value {
        let failure = self.failure.as_ref();
        let score = self.game.as_ref().map(Game::score);
        let warnings = scenario.warning().into_iter();
        json!({
            "file": file,
            "title": scenario.title,
            "articles": scenario.articles,
            "warnings": warnings.map(|warning| words(&warning)).collect::<Vec<_>>(),
            "score": score.map(|score| score.to_string()),
            "as_expected": failure.is_none(),
            "failure": failure.map(|failure| json!({
                "line": failure.line,
                "text": failure.text,
                "problem": failure.problem.to_string(),
            })),
        })
    }

    fn json_of(&self, told: &Told, scenario: &Scenario, words: &Words<'_>) -> Vec<Value> {
        let number = |article: Option<Article>| article.map(|article| article.to_string());
        match &told.outcome {
            Outcome::Happened(events) => {
                let value = |event: &Event| {
                    let phrase = event.what.phrase();
                    json!({
                        "line": told.line,
                        "at_ms": self.since_beginning(told, event).0,
                        "event": phrase.key,
                        "text": words(&phrase.into()),
                        "article": number(self.article(event)),
                    })
                };
                events.iter().map(value).collect()
            }
            Outcome::Refused(refused) => {
                let cited = refusal(refused, told, scenario);
                vec![json!({
                    "line": told.line,
                    "at_ms": told.at.0,
                    "refused": refused.phrase("").key,
                    "text": words(&cited),
                    "article": number(cited.article),
                })]
            }
        }
    }

    /// When something happened, since the beginning. Time alone brings things about before it is asked.
    fn since_beginning(&self, told: &Told, event: &Event) -> Millis {
        let begun = self.events.first().map_or(event.at, |first| first.at);
        let offset = self.told.first().map_or(Millis::ZERO, |first| first.at);
        let since = event.at.since(begun);
        since.map_or(told.at, |since| since.plus(offset))
    }

    /// Where the end of a game is written.
    fn article(&self, event: &Event) -> Option<Article> {
        let Happened::Ended(end) = &event.what else {
            return None;
        };
        end.article(self.game.as_ref()?.moves())
    }
}

fn refusal(refused: &Refused, told: &Told, scenario: &Scenario) -> Cited {
    let text = told.command.named_move().unwrap_or_default();
    Cited {
        phrase: refused.phrase(text),
        article: refused.article(scenario.terms.rules),
    }
}
