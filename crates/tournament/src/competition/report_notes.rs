//! The records of a report beside its players: name, place, dates, officials.

use jiff::civil::Date;
use pairing::trf::{Note, Report};

use super::Competition;
use crate::event::Leaving;
use crate::organisation::Matter;
use crate::team::First;

impl Competition {
    pub(super) fn notes(&self) -> Vec<Note> {
        let Some(known) = &self.instructions else {
            return Vec::new();
        };
        let tie_breaks: Vec<String> = known.tie_breaks.iter().map(ToString::to_string).collect();
        let tie_breaks = tie_breaks.join(",");
        // The whole order of the standings; for teams it says which points come first.
        let first = match &known.teams {
            None => "PTS",
            Some(rules) => match rules.first {
                First::MatchPoints => "MPTS",
                First::BoardPoints => "GPTS",
            },
        };
        let order = match (tie_breaks.is_empty(), self.is_for_teams()) {
            (true, false) => String::new(),
            (true, true) => first.to_owned(),
            (false, _) => format!("{first},{tie_breaks}"),
        };
        let (start, end) = self.report_days(&known.dates);
        let rated = self
            .in_table()
            .filter(|player| self.strength(*player).is_some());
        let records = [
            ("012", known.name.clone()),
            ("022", known.place.clone()),
            ("032", known.federation.clone()),
            ("042", start),
            ("052", end),
            ("062", self.in_table().count().to_string()),
            ("072", rated.count().to_string()),
            ("092", known.system.to_string()),
            ("122", known.control.clone()),
            ("202", tie_breaks),
            ("212", order),
        ];
        let officials = self.officials.iter().filter_map(|official| {
            let code = match official.role {
                crate::Role::ChiefJudge => "102",
                crate::Role::Judge => "112",
                crate::Role::Organiser | crate::Role::Staff => return None,
            };
            Some((code, official.name.clone()))
        });
        let early = self.ended_early().map(|why| {
            let (played, all) = (self.last_round(), self.rounds_laid_down());
            let all = all.unwrap_or_default();
            ("###", format!("ended after round {played} of {all}: {why}"))
        });
        let corrections = self.late_corrections().map(|text| ("###", text));
        let penalties = self.late_penalties().map(|text| ("###", text));
        let left = self.left_notes().map(|text| ("###", text));
        let comments = early
            .into_iter()
            .chain(corrections)
            .chain(penalties)
            .chain(left);
        let records = records.into_iter().chain(officials).chain(comments);
        let records = records.filter(|(_, text)| !text.is_empty());
        let notes = records.map(|(code, text)| Note {
            code: code.to_owned(),
            text,
        });
        notes.collect()
    }

    /// Everybody who has left, under his number, and what became of his games: TRF has no record for it.
    fn left_notes(&self) -> impl Iterator<Item = String> {
        self.participants().filter_map(|(player, one)| {
            let (leaving, number) = (one.left?, self.report_number(player)?);
            Some(left_note(number, leaving))
        })
    }

    /// The first and the last day: as the instructions have them, or else of the rounds on the schedule. Words that hold no date
    /// stand whole in the first, or in both where they came from two records.
    fn report_days(&self, dates: &str) -> (String, String) {
        let mut said = days(dates);
        if said.is_empty() && dates.is_empty() {
            said = self.round_days().into_iter().flatten().collect();
        }
        match (said.iter().min(), said.iter().max()) {
            (Some(first), Some(last)) => (slashed(*first), slashed(*last)),
            // As another program wrote them, each with its year.
            _ => match dates
                .split_once(" – ")
                .filter(|(first, last)| has_year(first) && has_year(last))
            {
                Some((first, last)) => (first.to_owned(), last.to_owned()),
                None => (dates.to_owned(), String::new()),
            },
        }
    }

    /// The day of every round, as far as it is on the schedule, or in the instructions.
    fn round_days(&self) -> Vec<Option<Date>> {
        let all = self.all_rounds().unwrap_or_default();
        let given = self.instructions.iter().flat_map(|known| &known.round_days);
        let given = given.copied().chain(core::iter::repeat(None));
        let day = |(round, given)| {
            let sitting = self.sitting(Matter::Round(round));
            sitting
                .map(|sitting| sitting.start.date())
                .or_else(|| civil(given))
        };
        (1..=all).zip(given).map(day).collect()
    }

    /// Record 132: the day of every round, where one is known.
    pub(super) fn report_round_days(&self) -> Vec<Option<crate::Date>> {
        let days = self.round_days();
        let last = days.iter().rposition(Option::is_some);
        let days = days.into_iter().take(last.map_or(0, |last| last + 1));
        days.map(|day| day.and_then(plain)).collect()
    }
}

/// That somebody has left, as a comment of a report file.
fn left_note(number: u16, leaving: Leaving) -> String {
    format!("left {number}: {}", leaving.name())
}

/// What [`left_note`] wrote; none of any other comment.
pub(crate) fn read_left_note(text: &str) -> Option<(u16, Leaving)> {
    let (number, leaving) = text.trim().strip_prefix("left ")?.split_once(": ")?;
    Some((number.parse().ok()?, Leaving::from_name(leaving)?))
}

/// The comments of a report file that tell of corrected results and of games lost by a penalty: why a round was paired otherwise
/// than it would be now.
pub fn noted_corrections(report: &Report) -> impl Iterator<Item = &str> {
    let comments = report.notes.iter().filter(|note| note.code == "###");
    let texts = comments.map(|note| note.text.trim());
    texts.filter(|text| {
        ["correction ", "penalty "]
            .into_iter()
            .any(|word| text.contains(word))
    })
}

fn plain(day: Date) -> Option<crate::Date> {
    let number = |part| u8::try_from(part).ok();
    let year = u16::try_from(day.year()).ok()?;
    crate::Date::new(year, number(day.month())?, number(day.day())?)
}

fn civil(day: Option<crate::Date>) -> Option<Date> {
    let number = |part| i8::try_from(part).ok();
    let day = day?;
    let year = i16::try_from(day.year()).ok()?;
    Date::new(year, number(day.month())?, number(day.day())?).ok()
}

/// A date as TRF has it.
fn slashed(day: Date) -> String {
    format!("{:04}/{:02}/{:02}", day.year(), day.month(), day.day())
}

/// The dates in a text, as `2026-12-05`, `2026/12/05`, `2026.12.05`, `05.12.2026`, `05. 12. 2026`, `December 5, 2026` or
/// `5 December 2026`.
fn days(text: &str) -> Vec<Date> {
    let is_part = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '/' | '.');
    let joined = joined(text);
    let words = joined.split(|letter| !is_part(letter));
    words.filter_map(day).chain(named_days(text)).collect()
}

/// Whether a text has four digits in a row.
fn has_year(text: &str) -> bool {
    let mut runs = text.split(|letter: char| !letter.is_ascii_digit());
    runs.any(|run| run.len() == 4)
}

/// A text without the blanks behind points in its dates.
fn joined(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_behind_point = joined.ends_with('.') && letter == ' ';
        let is_before_digit = letters.peek().is_some_and(char::is_ascii_digit);
        if !(is_behind_point && is_before_digit) {
            joined.push(letter);
        }
    }
    joined
}

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The dates whose month is named in English, as other programs write them.
fn named_days(text: &str) -> Vec<Date> {
    let words = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | '.'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let dates = words.windows(3).filter_map(|three| {
        let &[first, second, year] = three else {
            return None;
        };
        let (month, day) = match month(first) {
            Some(month) => (month, second),
            None => (month(second)?, first),
        };
        let year = year.get(..4).filter(|_| year.len() == 4)?;
        Date::new(year.parse().ok()?, month, day.parse().ok()?).ok()
    });
    dates.collect()
}

/// The month of a name, or of its first three letters or more.
fn month(word: &str) -> Option<i8> {
    let word = word.to_ascii_lowercase();
    let found = MONTHS
        .iter()
        .position(|name| word.len() >= 3 && name.starts_with(&word))?;
    i8::try_from(found + 1).ok()
}

fn day(word: &str) -> Option<Date> {
    let parts: Vec<&str> = word
        .trim_matches(['-', '/', '.'])
        .split(['-', '/', '.'])
        .collect();
    let [first, middle, last] = parts.as_slice() else {
        return None;
    };
    let (year, day) = match (first.len(), last.len()) {
        (4, 1..=2) => (first, last),
        (1..=2, 4) => (last, first),
        _ => return None,
    };
    Date::new(year.parse().ok()?, middle.parse().ok()?, day.parse().ok()?).ok()
}
