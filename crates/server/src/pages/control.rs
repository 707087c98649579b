//! What was agreed, in words: the same on every page.

use conduct::{Bonus, Counting, Form, Millis, Stage, Terms, TimeControl};
use games::{Color, GamePhrase, Phrase};

use super::words::Words;
use crate::service::level_of;

/// What a time control is called: `20/3600` is "20 moves per hour". A text that is none is shown as it is.
pub(crate) fn control_name(control: &str, words: Words) -> String {
    let control: Result<TimeControl, _> = control.parse();
    control.map_or_else(|error| error.to_string(), |control| named(&control, words))
}

/// What a time control is called.
pub(crate) fn named(control: &TimeControl, words: Words) -> String {
    match control.counting() {
        Counting::Untimed => words.say("control-untimed"),
        Counting::EachMove(time) => words.with("control-each-move", "time", &length(time, words)),
        Counting::Stages(stages, bonus) => with_bonus(stages, bonus, words),
    }
}

/// What a time control is called, and that what is saved goes over into the next stage where moves are counted
/// (`002:§32.17`).
pub(crate) fn explained(control: &TimeControl, words: Words) -> String {
    let named = named(control, words);
    match control.is_score_compulsory() {
        true => format!("{named}. {}", words.say("control-carried")),
        false => named,
    }
}

fn with_bonus(stages: &[Stage], bonus: Bonus, words: Words) -> String {
    let (key, extra) = match bonus {
        Bonus::None => return staged(stages, words),
        Bonus::Increment(extra) => ("control-increment", extra),
        Bonus::Delay(extra) => ("control-delay", extra),
    };
    // A time for the whole game and something for each move say enough by themselves.
    let control = match stages {
        [Stage { moves: None, time }] => length(*time, words),
        stages => staged(stages, words),
    };
    let phrase = Phrase::new(key)
        .text("control", control)
        .text("time", length(extra, words));
    words.phrase(&phrase)
}

fn staged(stages: &[Stage], words: Words) -> String {
    let of_stage = |i: usize, stage: &Stage| {
        let time = length(stage.time, words);
        let is_last = i + 1 == stages.len();
        match stage.moves {
            None if stages.len() == 1 => words.with("control-game", "time", &time),
            None => words.with("control-rest", "time", &time),
            Some(moves) => {
                let key = match is_last {
                    true if stage.time == Millis::hours(1) && stages.len() == 1 => {
                        "control-moves-hour"
                    }
                    true => "control-again",
                    false => "control-stage",
                };
                let phrase = Phrase::new(key).number("moves", moves.get());
                words.phrase(&phrase.text("time", time))
            }
        }
    };
    let said = stages
        .iter()
        .enumerate()
        .map(|(i, stage)| of_stage(i, stage));
    let joined = said.reduce(|first, next| {
        let phrase = Phrase::new("control-then").text("first", first);
        words.phrase(&phrase.text("next", next))
    });
    joined.unwrap_or_default()
}

/// A length of time: "1 hour 30 minutes".
fn length(time: Millis, words: Words) -> String {
    let seconds = time.0 / 1000;
    let parts = [
        ("unit-days", seconds / 86_400),
        ("unit-hours", seconds / 3600 % 24),
        ("unit-minutes", seconds / 60 % 60),
        ("unit-seconds", seconds % 60),
    ];
    // Forty hours are said as such, three days too.
    let parts = match seconds % 86_400 {
        0 => parts,
        _ => [
            ("unit-days", 0),
            ("unit-hours", seconds / 3600),
            parts[2],
            parts[3],
        ],
    };
    let said = parts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(unit, count)| words.phrase(&Phrase::new(unit).number("count", count)));
    let said: Vec<String> = said.collect();
    match said.is_empty() {
        true => time.to_string(),
        false => said.join(" "),
    }
}

/// What was agreed, a line each: rules, time, form, and what else is not as usual.
pub(crate) fn agreed(terms: &Terms, words: Words) -> Vec<String> {
    let mut lines = vec![
        words.say(&format!("rules-{}", terms.rules.id())),
        named(&terms.control, words),
    ];
    lines.extend(form(terms.form, words));
    let is_at_odds = matches!(terms.form, Form::Odds { .. });
    if terms.fen.is_some() && !is_at_odds {
        lines.push(words.say("terms-position"));
    }
    if terms.has_touch_move {
        lines.push(words.say("page-touch-move"));
    }
    lines.extend(readings(terms.unusual_draws(), words));
    lines.extend(absence(terms, words));
    lines
}

/// What becomes of a game whose player is away, where no clock decides it and somebody else waits (decision 0035).
fn absence(terms: &Terms, words: Words) -> Option<String> {
    let [white, black] = [&terms.sides.white, &terms.sides.black].map(|side| side.first());
    let is_one_screen = white.is_some() && white == black;
    let mut players = [white, black].into_iter().flatten();
    let nobody_waits = is_one_screen || players.any(|player| level_of(*player).is_some());
    let time = terms.claims_left().filter(|_| !nobody_waits)?;
    Some(absence_said(time, words))
}

/// What becomes of a game whose player is away for so long.
pub(crate) fn absence_said(time: Millis, words: Words) -> String {
    words.with("terms-absence", "time", &length(time, words))
}

/// Readings of the draw rules in words: "Small endings (001:7.2.9): played out".
pub(crate) fn readings<'a>(
    draws: impl IntoIterator<Item = (&'a str, &'a str)>,
    words: Words,
) -> Vec<String> {
    let said = draws.into_iter().map(|(name, value)| {
        let setting = words.say(&format!("start-reading-{name}"));
        format!(
            "{setting}: {}",
            words.say(&format!("start-reading-{name}-{value}"))
        )
    });
    said.collect()
}

fn form(form: Form, words: Words) -> Option<String> {
    let of = |key: &str, side: Color| Some(words.phrase(&Phrase::new(key).side("side", side)));
    match form {
        // Play by letter is said by its time.
        Form::Ordinary | Form::Correspondence => None,
        Form::Odds { giver } => of("terms-odds", giver),
        Form::Simultaneous { giver } => of("terms-simultaneous", giver),
        Form::Blindfold { side } => of("terms-blindfold", side),
        Form::BlindfoldSimultaneous { side } => of("terms-blindfold-simultaneous", side),
        Form::Blind { sides } => match (sides.white, sides.black) {
            (true, true) => Some(words.say("terms-blind-both")),
            (true, false) => of("terms-blind", Color::White),
            (false, true) => of("terms-blind", Color::Black),
            (false, false) => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use texts::Language;

    fn said(control: &str) -> String {
        control_name(control, Words(Language::English))
    }

    /// Each kind of `conduct`.
    #[test]
    fn every_kind_has_its_words() {
        assert_eq!(said("-"), "No clock");
        assert_eq!(said("300"), "5 minutes for the game");
        assert_eq!(said("300+3"), "5 minutes + 3 seconds per move");
        assert_eq!(said("300d5"), "5 minutes, delay of 5 seconds per move");
        assert_eq!(said("20/3600"), "20 moves per hour");
        assert_eq!(said("40/7200"), "40 moves in 2 hours, repeating");
        assert_eq!(
            said("40/7200+30:20/3600+30:1800+30"),
            "40 moves in 2 hours, then 20 moves in 1 hour, then 30 minutes for the rest of the game + 30 seconds per move"
        );
        assert_eq!(said("*259200"), "Correspondence: 3 days per move");
        assert_eq!(said("10/4320000"), "10 moves in 50 days, repeating");
        assert_eq!(said("5400"), "1 hour 30 minutes for the game");
    }

    #[test]
    fn forms_of_words_follow_the_number() {
        let russian = |control| control_name(control, Words(Language::Russian));
        assert_eq!(russian("21/3600"), "21 ход в час");
        assert_eq!(russian("22/3600"), "22 хода в час");
        assert_eq!(russian("25/3600"), "25 ходов в час");
        assert_eq!(russian("*86400"), "По переписке: 1 день на ход");
    }
}
