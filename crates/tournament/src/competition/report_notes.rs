//! The records of a report beside its players: name, place, dates, officials.

use jiff::civil::Date;

use super::Competition;
use crate::organisation::Matter;
use crate::trf::Note;

/// Blanks before the first date of record 132, which stands above the first round.
const BEFORE_DATES: usize = 87;

impl Competition {
    pub(super) fn notes(&self) -> Vec<Note> {
        let Some(known) = &self.instructions else {
            return Vec::new();
        };
        let tie_breaks: Vec<String> = known.tie_breaks.iter().map(ToString::to_string).collect();
        let tie_breaks = tie_breaks.join(",");
        // The whole order of the standings; for teams the first points have a name of their own.
        let order = match tie_breaks.is_empty() || self.is_for_teams() {
            true => String::new(),
            false => format!("PTS,{tie_breaks}"),
        };
        let (start, end) = self.report_days(&known.dates);
        let rated = self
            .in_table()
            .filter(|player| self.strength(*player).is_some());
        let records = [
            ("012", known.name.clone()),
            ("022", known.place.clone()),
            ("042", start),
            ("052", end),
            ("062", self.in_table().count().to_string()),
            ("072", rated.count().to_string()),
            ("092", known.system.to_string()),
            ("122", known.control.clone()),
            ("132", self.round_dates()),
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
        let corrections = self.late_corrections().map(|text| ("###", text));
        let records = records.into_iter().chain(officials).chain(corrections);
        let records = records.filter(|(_, text)| !text.is_empty());
        let notes = records.map(|(code, text)| Note {
            code: code.to_owned(),
            text,
        });
        notes.collect()
    }

    /// The first and the last day: as the instructions have them, or else of the rounds on the schedule. Words that hold no date
    /// stand whole in the first.
    fn report_days(&self, dates: &str) -> (String, String) {
        let mut said = days(dates);
        if said.is_empty() && dates.is_empty() {
            said = self.round_days().into_iter().flatten().collect();
        }
        match (said.iter().min(), said.iter().max()) {
            (Some(first), Some(last)) => (slashed(*first), slashed(*last)),
            _ => (dates.to_owned(), String::new()),
        }
    }

    /// The day of every round, as far as it is on the schedule.
    fn round_days(&self) -> Vec<Option<Date>> {
        let all = self.all_rounds().unwrap_or_default();
        let day = |round| {
            self.sitting(Matter::Round(round))
                .map(|sitting| sitting.start.date())
        };
        (1..=all).map(day).collect()
    }

    /// Record 132: a date above every round.
    fn round_dates(&self) -> String {
        let days = self.round_days();
        if days.iter().all(Option::is_none) {
            return String::new();
        }
        let blank = " ".repeat(8);
        let short = |day: &Option<Date>| {
            day.map_or_else(
                || blank.clone(),
                |day| slashed(day).chars().skip(2).collect(),
            )
        };
        let columns: Vec<String> = days.iter().map(short).collect();
        format!("{}{}", " ".repeat(BEFORE_DATES), columns.join("  "))
    }
}

/// A date as TRF has it.
fn slashed(day: Date) -> String {
    format!("{:04}/{:02}/{:02}", day.year(), day.month(), day.day())
}

/// The dates in a text, as `2026-12-05`, `2026/12/05`, `2026.12.05` or `05.12.2026`.
fn days(text: &str) -> Vec<Date> {
    let is_part = |letter: char| letter.is_ascii_digit() || matches!(letter, '-' | '/' | '.');
    let words = text.split(|letter| !is_part(letter));
    words.filter_map(day).collect()
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
