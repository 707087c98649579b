//! What is said of the hashes and the moments of an event file, and of what was drawn by lot and is drawn again.

use games::Phrase;
use jiff::Timestamp;
use texts::Language;
use tournament::desk::{DoubtfulMoment, MomentDoubt};
use tournament::file::{Seal, Sign};
use tournament::{Drawing, Moment, Recomputed};

use super::refusal::refusal;
use crate::words;

/// What is to be said of the hashes of a file; whether only its line ends were changed, as an editor does.
pub fn seal(seal: Seal, is_edited: bool) -> Vec<Phrase> {
    let said = |key: &str, line: usize| {
        Phrase::new(format!("tournament-seal-{key}")).number("line", line as u64)
    };
    let found = match seal {
        Seal::None => return vec![Phrase::new("tournament-seal-none")],
        Seal::Whole { from } => return vec![said("whole", from)],
        Seal::Broken(found) => found,
    };
    let mut all = vec![match found.sign {
        Sign::Hash { at } => said("changed", found.line).number("at", at as u64),
        Sign::OwnHash => said("own-hash", found.line),
        Sign::NoHash => said("no-hash", found.line),
    }];
    if is_edited {
        all.push(Phrase::new("tournament-seal-editor"));
    }
    all
}

/// A moment that cannot be right.
pub fn doubtful_moment(doubtful: &DoubtfulMoment) -> Phrase {
    let phrase = Phrase::new(match doubtful.doubt {
        MomentDoubt::Back => "tournament-moment-back",
        MomentDoubt::Ahead => "tournament-moment-ahead",
    });
    let phrase = phrase.number("number", doubtful.number);
    phrase.text("at", universal(doubtful.at))
}

/// That a clock which shows `now` is behind the last moment of a log.
pub fn clock_back(last: Moment, now: Moment) -> Phrase {
    let phrase = Phrase::new("tournament-clock-back").text("last", universal(last));
    phrase.text("now", universal(now))
}

/// A moment in universal time, as it stands in the file.
fn universal(moment: Moment) -> String {
    let moment = Timestamp::from_millisecond(moment.0);
    moment.map_or_else(|_| "?".to_owned(), |moment| format!("{moment:.0}"))
}

/// A drawing, and whether the same comes out.
pub fn redrawn(section: Option<&str>, one: &Recomputed, language: Language) -> String {
    let what = match one.what {
        Drawing::Numbers => Phrase::new("tournament-redrawn-numbers"),
        Drawing::RoundOfDay(round) => {
            Phrase::new("tournament-redrawn-round").number("round", round)
        }
        Drawing::Openings(round) => {
            Phrase::new("tournament-redrawn-openings").number("round", round)
        }
    };
    let said = match &one.is_same {
        Ok(true) => words::plain(language, "tournament-redrawn-same"),
        Ok(false) => words::plain(language, "tournament-redrawn-differ"),
        Err(refused) => refusal(refused, language),
    };
    let line = Phrase::new("tournament-redrawn-line")
        .number("event", one.event)
        .text("what", words::say(language, &what))
        .text("said", said);
    let line = words::say(language, &line);
    match section {
        None => line,
        Some(section) => format!("{section}: {line}"),
    }
}
