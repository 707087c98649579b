//! Record 132: the day of each round, above its columns.

use super::line::Line;
use super::{Expected, Fault, MOST_ROUNDS, player};
use crate::Date;

/// Columns of a date, `YY/MM/DD`.
const WIDTH: usize = 8;
/// A date may stand so many columns beside its own.
const BESIDE: usize = 1;
/// Years from 70 on are of the twentieth century, where the file does not say when it began.
const PIVOT: u16 = 70;

/// Reads the days. Years have two digits: they are those next to the year in which the tournament began. Programs write the
/// dates one column beside their own, so what counts is in which round's columns most of a date stands.
pub(super) fn read(line: &Line, began: Option<u16>) -> Result<Vec<Option<Date>>, Fault> {
    let mut days = Vec::new();
    for (at, word) in line.words(5) {
        let round = (at + BESIDE)
            .checked_sub(player::column(0))
            .map(|columns| (columns / player::WIDTH, columns % player::WIDTH));
        let place = round
            .filter(|(round, columns)| *columns <= 2 * BESIDE && *round < usize::from(MOST_ROUNDS));
        let Some((round, _)) = place else {
            let expected = Expected::DatesFrom(player::column(0));
            return Err(line.unexpected(at, expected, word));
        };
        let day = day(&word, began);
        let day = day.ok_or_else(|| line.unexpected(at, Expected::Day, word))?;
        days.resize(days.len().max(round), None);
        days.push(Some(day));
    }
    Ok(days)
}

fn day(text: &str, began: Option<u16>) -> Option<Date> {
    let year = text.get(..2)?.parse::<u16>().ok()?;
    format!("{:04}{}", whole_year(year, began), text.get(2..)?)
        .parse()
        .ok()
}

fn whole_year(year: u16, began: Option<u16>) -> u16 {
    let Some(began) = began else {
        return if year < PIVOT { 2000 } else { 1900 } + year;
    };
    let century = began / 100;
    let near = [century.saturating_sub(1), century, century + 1].map(|one| one * 100 + year);
    let nearest = near.into_iter().min_by_key(|one| one.abs_diff(began));
    nearest.unwrap_or(began)
}

/// The text of the record, without its code.
pub(super) fn write(days: &[Option<Date>]) -> String {
    let short = |day: &Option<Date>| match day {
        Some(day) => format!(
            "{:02}/{:02}/{:02}",
            day.year() % 100,
            day.month(),
            day.day()
        ),
        None => " ".repeat(WIDTH),
    };
    let columns: Vec<String> = days.iter().map(short).collect();
    let before = " ".repeat(player::column(0) - 5);
    format!("{before}{}", columns.join("  "))
}
