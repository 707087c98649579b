//! What a rating system asks, in words.

use texts::Value as Argument;
use tournament::rating::{Expectation, FirstRule, KRule, RatingSystem};

use super::super::voice::Voice;

/// Everything that ratings were computed by, so that anybody can do it again.
pub(super) fn facts(voice: Voice, system: &RatingSystem) -> Vec<(String, String)> {
    let curve = match system.expectation {
        Expectation::FideTable => "rating-curve-fide",
        Expectation::Logistic => "rating-curve-logistic",
        Expectation::Normal => "rating-curve-normal",
    };
    let name = [&system.name, &system.version];
    let name = name.into_iter().filter(|text| !text.is_empty());
    let name = name.map(|text| known(voice, text));
    let name = name.collect::<Vec<_>>().join(", ");
    let facts = [
        ("rating-system", name),
        ("rating-source", known(voice, &system.source)),
        ("rating-curve", voice.say(curve)),
        ("rating-cap", cap(voice, system)),
        ("rating-factors", factors(voice, system)),
        ("rating-first", first(voice, system.first)),
    ];
    let told = facts.into_iter().filter(|(_, value)| !value.is_empty());
    told.map(|(key, value)| (voice.say(key), value)).collect()
}

/// What the house itself has written of a system, in words; anything else as it was given.
fn known(voice: Voice, text: &str) -> String {
    match text {
        RatingSystem::FIDE_VERSION => voice.say("rating-fide-version"),
        RatingSystem::FIDE_SOURCE => voice.say("rating-fide-source"),
        RatingSystem::CHANGED_SOURCE => voice.say("rating-changed-source"),
        RatingSystem::FMJD_NAME => voice.say("rating-fmjd-name"),
        RatingSystem::FMJD_SOURCE => voice.say("rating-fmjd-source"),
        _ => text.to_owned(),
    }
}

fn cap(voice: Voice, system: &RatingSystem) -> String {
    let Some(cap) = system.cap else {
        return voice.say("rating-cap-none");
    };
    let most = voice.counted("rating-cap-most", "count", cap.most);
    match cap.lifted_from {
        None => most,
        Some(from) => format!("{most}; {}", rated(voice, "rating-cap-lifted", from)),
    }
}

/// The factors, the first one first, and what makes them less.
fn factors(voice: Voice, system: &RatingSystem) -> String {
    let rules = system.development.iter().map(|rule| factor(voice, rule));
    let most = system.most_k_times_games;
    let most = most.map(|most| voice.counted("rating-k-most", "count", most));
    let percent = (system.k_percent != 100)
        .then(|| voice.counted("rating-k-percent", "percent", system.k_percent));
    let win =
        (system.win_score != 1).then(|| voice.counted("rating-k-win", "count", system.win_score));
    let all = rules.chain(most).chain(percent).chain(win);
    all.collect::<Vec<_>>().join("; ")
}

fn factor(voice: Voice, rule: &KRule) -> String {
    let games = rule
        .games_below
        .map(|games| voice.counted("rating-k-games", "count", games));
    let age = rule
        .until_age
        .map(|age| voice.counted("rating-k-age", "age", age.into()));
    let below = rule
        .rating_below
        .map(|below| rated(voice, "rating-k-below", below));
    let peak = rule
        .peak_from
        .map(|from| rated(voice, "rating-k-peak", from));
    let asked: Vec<String> = [games, age, below, peak].into_iter().flatten().collect();
    match asked.is_empty() {
        true => rule.k.to_string(),
        false => format!("{} ({})", rule.k, asked.join(", ")),
    }
}

fn first(voice: Voice, rule: Option<FirstRule>) -> String {
    let Some(rule) = rule else {
        return voice.say("rating-first-none");
    };
    let games = voice.counted("rating-first-games", "count", rule.least_games);
    let fictitious = (rule.fictitious > 0).then(|| {
        let rating = rule.fictitious_rating.to_string();
        let count = ("count", Argument::Number(rule.fictitious.into()));
        let rating = ("rating", Argument::Text(&rating));
        voice.with("rating-first-fictitious", &[count, rating])
    });
    let floor = rule
        .floor
        .map(|floor| rated(voice, "rating-first-floor", floor));
    let most = rule
        .most
        .map(|most| rated(voice, "rating-first-most", most));
    let more = [fictitious, floor, most].into_iter().flatten();
    let all: Vec<String> = core::iter::once(games).chain(more).collect();
    all.join("; ")
}

/// A sentence with a rating in it, which is written without spaces between its digits.
pub(super) fn rated(voice: Voice, key: &str, rating: i32) -> String {
    let rating = rating.to_string();
    voice.with(key, &[("rating", Argument::Text(&rating))])
}
