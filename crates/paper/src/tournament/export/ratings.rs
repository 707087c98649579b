//! The rating report as a table for other programs.

use tournament::Competition;
use tournament::desk::RatingBasis;
use tournament::rating::{Change, NoFirstRating, RatingLine};

use super::{csv_table, texts};

pub(super) fn table(parts: &[(Option<String>, &Competition)], basis: &RatingBasis) -> String {
    let heading = texts(&[
        "section",
        "number",
        "member",
        "name",
        "team",
        "licence",
        "games",
        "before",
        "average",
        "scored",
        "expected",
        "k",
        "change",
        "after",
        "first",
        "performance",
    ]);
    let rows = parts.iter().flat_map(|(section, known)| {
        let lines = known.rating_report(&basis.system, &basis.careers);
        let rows = lines.into_iter();
        rows.map(move |line| row(section.as_deref(), known, &line))
    });
    csv_table(core::iter::once(heading).chain(rows))
}

fn row(section: Option<&str>, known: &Competition, line: &RatingLine) -> Vec<String> {
    let cells = RatingCells::of(line);
    let player = known.rated_player(line.who).cloned().unwrap_or_default();
    let number = |number: Option<i32>| number.map_or(String::new(), |number| number.to_string());
    let counted = |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
    let team = match line.who.member {
        Some(_) => known.name(line.who.participant),
        None => "",
    };
    let first = if matches!(line.change, Change::First(_)) {
        "yes"
    } else {
        ""
    };
    vec![
        section.unwrap_or_default().to_owned(),
        counted(known.number_of(line.who.participant)),
        counted(line.who.member),
        player.name,
        team.to_owned(),
        player.licence,
        line.counted().count().to_string(),
        number(line.before),
        number(line.performance.map(|found| found.average)),
        cells.scored,
        cells.expected.unwrap_or_default(),
        counted(cells.k),
        cells.change.unwrap_or_default(),
        number(line.after()),
        first.to_owned(),
        number(line.performance.map(|found| found.rating)),
    ]
}

/// What a line says in numbers.
#[derive(Default)]
pub(crate) struct RatingCells {
    pub(crate) scored: String,
    pub(crate) expected: Option<String>,
    pub(crate) k: Option<u32>,
    pub(crate) change: Option<String>,
    pub(crate) why_none: Option<String>,
}

impl RatingCells {
    pub(crate) fn of(line: &RatingLine) -> RatingCells {
        let scored = fraction(i64::from(line.halves()) * 5, 1);
        let cells = RatingCells {
            scored,
            ..RatingCells::default()
        };
        match &line.change {
            Change::Rated(report) => {
                let expected = report.games.iter().map(|game| i64::from(game.expected));
                RatingCells {
                    expected: Some(fraction(expected.sum(), 4)),
                    k: Some(report.k),
                    change: Some(fraction(report.change, 6)),
                    ..cells
                }
            }
            Change::NoFirst(none) => RatingCells {
                why_none: Some(NoFirstRating::to_string(none)),
                ..cells
            },
            Change::NoChange(none) => RatingCells {
                why_none: Some(none.to_string()),
                ..cells
            },
            Change::First(_) | Change::Nothing => cells,
        }
    }
}

/// A number of so many decimals, as programs read it.
pub(crate) fn fraction(number: i64, decimals: u32) -> String {
    let whole = 10_u64.pow(decimals);
    let sign = if number < 0 { "-" } else { "" };
    let number = number.unsigned_abs();
    let (above, behind) = (number / whole, number % whole);
    let width = decimals as usize;
    format!("{sign}{above}.{behind:0>width$}")
}
