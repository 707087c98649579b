//! What stands at the head of a competition's page, and what a form about it offers.

use texts::{Language, Value as Argument};
use tournament::organisation::Matter;
use tournament::{Competition, Mark, Outcome, Role, Scoring};

use super::leaf::seen;
use super::marks::result;
use super::voice::Voice;
use super::{people, protocol};

/// Its dates and place, who plays by which system, the rules with the control, and the chief judge; what is not known is left
/// out.
pub fn summary(competition: &Competition, language: Language) -> Vec<String> {
    let voice = Voice(language);
    let Some(known) = competition.instructions() else {
        return Vec::new();
    };
    let players = competition.present().count();
    let key = match people::kind(competition) {
        "team" => "summary-teams",
        _ => "summary-players",
    };
    let players = voice.with(key, &[("count", Argument::Number(players as u64))]);
    let rules = protocol::rules(voice, &known.rules);
    let judges = competition.officials().iter();
    let mut judges = judges.filter(|official| official.role == Role::ChiefJudge);
    let judge = judges
        .next()
        .map(|judge| format!("{}: {}", voice.role(judge.role), judge.name));
    let parts = [
        known.dates.clone(),
        known.place.clone(),
        format!("{players}, {}", voice.system(known.system)),
        joined(&[&rules, &known.control]),
        judge.unwrap_or_default(),
    ];
    let told = parts.into_iter().filter(|part| !part.is_empty());
    told.map(|part| seen(&part)).collect()
}

fn joined(parts: &[&str]) -> String {
    let told = parts.iter().filter(|part| !part.is_empty());
    told.copied().collect::<Vec<_>>().join(", ")
}

/// When a round begins, if that is laid down: the day of the week in short, and the time.
pub fn round_time(competition: &Competition, round: u32, language: Language) -> Option<String> {
    let start = competition.sitting(Matter::Round(round))?.start;
    let key = format!("weekday-short-{}", start.weekday());
    Some(format!("{} {}", Voice(language).say(&key), start.time()))
}

/// A result as tables show it.
pub fn shown_outcome(outcome: Outcome, scoring: &Scoring, language: Language) -> String {
    result(Voice(language), outcome, scoring)
}

/// The results that can be entered, each with its text in files and what a form calls it; the usual three first.
pub fn outcomes(scoring: &Scoring, language: Language) -> Vec<(&'static str, String)> {
    let voice = Voice(language);
    let outcomes = Outcome::TEXTS.iter().map(|(outcome, text)| {
        let shown = result(voice, *outcome, scoring);
        let is_unrated = matches!(
            outcome.white,
            Mark::UnratedWin | Mark::UnratedDraw | Mark::UnratedLoss
        );
        match is_unrated {
            true => (*text, format!("{shown}, {}", voice.say("state-unrated"))),
            false => (*text, shown),
        }
    });
    outcomes.collect()
}
