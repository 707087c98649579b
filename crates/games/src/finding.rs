//! What a check has found, as phrases for people and as JSON for programs.

use core::fmt;

use notation::Points;
use notation::pdn::Place;
use rules::{Article, Color, Reason};
use serde_json::{Value, json};
use texts::Phrase;

use crate::check::{Checked, Finding, Heading, Ply, What};
use crate::cited::{Cited, Words};
use crate::explanation::extended;
use crate::kind::Because;
use crate::phrase::GamePhrase as _;
use crate::refusal::{RefusalReason, SetupRefused};
use crate::shown::shown;

/// The number of a move as it stands on a score sheet: `12.` for White, `12...` for Black.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.side {
            Color::White => write!(f, "{}.", self.number),
            Color::Black => write!(f, "{}...", self.number),
        }
    }
}

impl Heading {
    /// White and Black as they can be shown, `?` for who is not named.
    pub fn players(&self) -> String {
        let name = |name: &str| match name.trim() {
            "" => "?".to_owned(),
            name => shown(name),
        };
        format!("{} – {}", name(&self.white), name(&self.black))
    }
}

impl Because {
    /// Its name in JSON.
    const fn name(self) -> &'static str {
        match self {
            Because::RulesTag => "tag Rules",
            Because::GameType => "tag GameType",
            Because::Given => "given",
            Because::Squares => "squares",
            Because::Chess => "file of chess",
        }
    }
}

impl Finding {
    /// Its sentence. What stands inside it, such as why a move is not legal, is said in the words given.
    pub fn phrase(&self, words: &Words<'_>) -> Cited {
        let phrase = match &self.what {
            What::Written(fault) => Phrase::of_fault(fault),
            What::Kind(refused) => {
                Phrase::new("check-kind").text("why", words(&refused.phrase().into()))
            }
            What::Setup(refused) => {
                Phrase::new("check-setup").text("why", refused.sentences(words))
            }
            What::Draws(text) => Phrase::new("games-draws-tag").text("text", shown(text)),
            What::Illegal { text, refusal } => {
                let is_unclear = refusal.reason == RefusalReason::Draughts(Reason::Ambiguous);
                let key = match (is_unclear, self.is_aside) {
                    (true, _) => "check-unclear",
                    (false, true) => "check-illegal-aside",
                    (false, false) => "check-illegal",
                };
                let text = shown(text);
                let why = words(&refusal.cited(&text));
                Phrase::new(key).text("move", text).text("why", why)
            }
            What::Unknown => Phrase::new("check-unknown-move"),
            What::Slip { text, slip, right } => Phrase::of_slip(text, *slip, right),
            What::MovesAfterEnd(ended) => {
                Phrase::new("check-after-end").text("how", words(&(*ended).into()))
            }
            What::ResultDiffers { stated, ended } => Phrase::new("check-result-differs")
                .text("stated", stated.text(Points::One))
                .text("how", words(&(*ended).into())),
            What::TwoResults { tag, end } => Phrase::new("check-two-results")
                .text("tag", tag.text(Points::One))
                .text("end", end.text(Points::One)),
            What::Drawn(ended) => return (*ended).into(),
            What::Claimable { reason, article } => {
                return Cited {
                    phrase: Phrase::of_claim(*reason),
                    article: *article,
                };
            }
        };
        phrase.into()
    }

    /// The finding with its place, for programs.
    pub fn to_json(&self) -> Value {
        let Place { line, column, byte } = self.at;
        let place = json!({
            "line": line,
            "column": column,
            "byte": byte,
            "ply": self.ply.map(|ply| ply.count),
            "variation": self.is_aside,
            "fault": self.what.is_fault(),
        });
        extended(place, self.what.to_json())
    }
}

impl SetupRefused {
    /// Every reason why the position cannot be used, one behind the other in the words given.
    pub fn sentences(&self, words: &Words<'_>) -> String {
        let phrases = self.phrases();
        let said = phrases.iter().map(|phrase| words(&phrase.clone().into()));
        said.collect::<Vec<_>>().join(" ")
    }
}

impl What {
    fn to_json(&self) -> Value {
        let article = |article: Option<Article>| article.map(|article| article.to_string());
        match self {
            What::Written(fault) => json!({ "what": "written", "text": fault.to_string() }),
            What::Kind(refused) => json!({ "what": "rules", "text": refused.to_string() }),
            What::Setup(refused) => json!({ "what": "position", "text": refused.to_string() }),
            What::Draws(text) => json!({ "what": "draws", "text": text }),
            What::Illegal { text, refusal } => {
                let what = json!({ "what": "illegal", "move": text });
                extended(what, refusal.to_json())
            }
            What::Unknown => json!({ "what": "unknown-move" }),
            What::Slip { text, right, .. } => {
                json!({ "what": "slip", "move": text, "right": right })
            }
            What::MovesAfterEnd(ended) => json!({
                "what": "moves-after-end",
                "reason": ended.phrase().key,
                "article": article(ended.article),
            }),
            What::ResultDiffers { stated, ended } => json!({
                "what": "result-differs",
                "stated": stated.text(Points::One),
                "outcome": ended.outcome.score(),
                "reason": ended.phrase().key,
                "article": article(ended.article),
            }),
            What::TwoResults { tag, end } => json!({
                "what": "two-results",
                "tag": tag.text(Points::One),
                "end": end.text(Points::One),
            }),
            What::Drawn(ended) => json!({
                "what": "drawn",
                "reason": ended.phrase().key,
                "article": article(ended.article),
            }),
            What::Claimable {
                reason,
                article: at,
            } => json!({
                "what": "claimable",
                "reason": Phrase::of_claim(*reason).key,
                "article": article(*at),
            }),
        }
    }
}

impl Checked {
    /// Everything that was found in the game, for programs.
    pub fn to_json(&self) -> Value {
        let heading = &self.heading;
        json!({
            "line": self.at.line,
            "white": heading.white,
            "black": heading.black,
            "event": heading.event,
            "date": heading.date,
            "round": heading.round,
            "rules": self.kind.map(|kind| kind.rules.id()),
            "rules_from": self.kind.map(|kind| kind.because.name()),
            "plies": self.plies,
            "variation_plies": self.variation_plies,
            "result": self.stated.map(|score| score.text(Points::One)),
            "ended": self.ended.map(|ended| json!({
                "outcome": ended.outcome.score(),
                "reason": ended.phrase().key,
                "article": ended.article.map(|article| article.to_string()),
            })),
            "right": self.is_right(),
            "findings": self.findings.iter().map(Finding::to_json).collect::<Vec<_>>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::{Book, DrawReason};

    use super::*;
    use crate::{Game, Outcome, RuleSet};

    fn finding(what: What) -> Finding {
        Finding {
            at: Place::default(),
            ply: None,
            is_aside: false,
            what,
        }
    }

    /// What is said inside another sentence has its article with it.
    #[test]
    fn a_sentence_inside_another_is_said_in_the_words_given() {
        let rules = RuleSet::Draughts(rules::VariantId::International);
        let ended = Game::new(rules).ended_by(Outcome::Draw {
            by: DrawReason::Repetition,
        });
        let words = |cited: &Cited| format!("{}/{}", cited.phrase.key, cited.article.is_some());
        let cited = finding(What::MovesAfterEnd(ended)).phrase(&words);
        let expected = Phrase::new("check-after-end").text("how", "draw-repetition/true");
        assert_eq!(cited, expected.into());
        let drawn = finding(What::Drawn(ended)).phrase(&words);
        assert_eq!(drawn.article, ended.article);
    }

    #[test]
    fn a_claim_is_told_to_programs_by_its_key() {
        let claimable = finding(What::Claimable {
            reason: DrawReason::Repetition,
            article: Some(Article::new(Book::International, "6.1")),
        });
        let told = claimable.to_json();
        assert_eq!(told["what"], "claimable");
        assert_eq!(told["reason"], "claim-repetition");
        assert_eq!(told["fault"], false);
        assert_eq!(told["ply"], Value::Null);
    }
}
