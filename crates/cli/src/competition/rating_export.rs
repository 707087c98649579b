//! The rating report for other programs.

use serde_json::{Value, json};
use tournament::Competition;
use tournament::rating::{
    Careers, Change, GameLine, NoFirstRating, PlayedGame, RatingLine, RatingSystem,
};

use super::args::Export;
use super::cells::inert;
use super::ratings::OfRatings;

/// Sections of an event, or the whole of one without any.
pub(super) type Parts<'a> = [(Option<String>, &'a Competition)];

pub(super) fn text(parts: &Parts<'_>, form: Export, asked: &OfRatings) -> anyhow::Result<String> {
    let (system, careers) = (asked.system()?, asked.careers()?);
    match form {
        Export::RatingsJson => {
            let parts = parts.iter();
            let parts =
                parts.map(|(section, known)| whole(section.as_deref(), known, &system, &careers));
            let parts: Vec<Value> = parts.collect();
            let all = json!({ "system": described(&system), "reports": parts });
            Ok(format!("{all:#}\n"))
        }
        Export::Ratings | Export::Trf | Export::Csv | Export::Games | Export::Json => {
            table(parts, &system, &careers)
        }
    }
}

fn described(system: &RatingSystem) -> Value {
    json!({
        "name": system.name,
        "version": system.version,
        "source": system.source,
        "curve": system.expectation.name(),
        "cap": system.cap.map(|cap| json!({"most": cap.most, "lifted_from": cap.lifted_from})),
        "k": system.development.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "most_k_times_games": system.most_k_times_games,
        "k_percent": system.k_percent,
        "win_score": system.win_score,
        "floor": system.floor,
        "first": system.first.map(|first| json!({
            "games": first.least_games,
            "fictitious": first.fictitious,
            "at": first.fictitious_rating,
            "floor": first.floor,
            "most": first.most,
        })),
    })
}

fn whole(
    section: Option<&str>,
    known: &Competition,
    system: &RatingSystem,
    careers: &Careers,
) -> Value {
    let lines = known.rating_report(system, careers);
    let players = lines.iter().map(|line| player(known, line));
    json!({
        "name": known.instructions().map(|known| &known.name),
        "section": section,
        "year": known.year(),
        "is_over": known.is_over(),
        "players": players.collect::<Vec<_>>(),
    })
}

fn player(known: &Competition, line: &RatingLine) -> Value {
    let cells = Cells::of(line);
    let player = known.rated_player(line.who);
    let mut counted = match &line.change {
        Change::Rated(report) => report.games.iter(),
        Change::Nothing | Change::First(_) | Change::NoFirst(_) | Change::NoChange(_) => [].iter(),
    };
    let games = line.games.iter().map(|played| {
        let reckoned = played.rating.and_then(|_| counted.next());
        game(known, played, reckoned)
    });
    json!({
        "id": line.who.participant.0,
        "member": line.who.member,
        "number": known.number_of(line.who.participant),
        "name": player.map(|player| &player.name),
        "licence": player.map(|player| &player.licence),
        "games": games.collect::<Vec<_>>(),
        "counted": line.counted().count(),
        "before": line.before,
        "average": line.performance.map(|found| found.average),
        "scored": cells.scored,
        "expected": cells.expected,
        "k": cells.k,
        "change": cells.change,
        "after": line.after(),
        "is_first": matches!(line.change, Change::First(_)),
        "performance": line.performance.map(|found| found.rating),
        "why_none": cells.why_none,
    })
}

fn game(known: &Competition, played: &PlayedGame, reckoned: Option<&GameLine>) -> Value {
    let opponent = known.rated_player(played.opponent);
    json!({
        "game": played.place.to_string(),
        "color": if played.has_white { "white" } else { "black" },
        "opponent": played.opponent.participant.0,
        "opponent_member": played.opponent.member,
        "opponent_name": opponent.map(|player| &player.name),
        "rating": played.rating,
        "scored": parts_of(i64::from(played.result.halves()) * 5, 1),
        "difference": reckoned.map(|line| line.difference),
        "is_capped": reckoned.map(|line| line.is_capped),
        "expected": reckoned.map(|line| parts_of(line.expected.into(), 4)),
        "change": reckoned.map(|line| parts_of(line.change, 6)),
    })
}

/// What a line says in numbers.
#[derive(Default)]
struct Cells {
    scored: String,
    expected: Option<String>,
    k: Option<u32>,
    change: Option<String>,
    why_none: Option<String>,
}

impl Cells {
    fn of(line: &RatingLine) -> Cells {
        let scored = parts_of(i64::from(line.halves()) * 5, 1);
        let cells = Cells {
            scored,
            ..Cells::default()
        };
        match &line.change {
            Change::Rated(report) => {
                let expected = report.games.iter().map(|game| i64::from(game.expected));
                Cells {
                    expected: Some(parts_of(expected.sum(), 4)),
                    k: Some(report.k),
                    change: Some(parts_of(report.change, 6)),
                    ..cells
                }
            }
            Change::NoFirst(none) => Cells {
                why_none: Some(NoFirstRating::to_string(none)),
                ..cells
            },
            Change::NoChange(none) => Cells {
                why_none: Some(none.to_string()),
                ..cells
            },
            Change::First(_) | Change::Nothing => cells,
        }
    }
}

/// A number of so many decimals, as programs read it.
fn parts_of(number: i64, decimals: u32) -> String {
    let whole = 10_u64.pow(decimals);
    let sign = if number < 0 { "-" } else { "" };
    let number = number.unsigned_abs();
    let (above, behind) = (number / whole, number % whole);
    let width = decimals as usize;
    format!("{sign}{above}.{behind:0>width$}")
}

fn table(parts: &Parts<'_>, system: &RatingSystem, careers: &Careers) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heading = [
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
    ];
    writer.write_record(heading)?;
    for (section, known) in parts {
        for line in known.rating_report(system, careers) {
            let row = row(section.as_deref(), known, &line);
            writer.write_record(row.iter().map(|cell| inert(cell)))?;
        }
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

fn row(section: Option<&str>, known: &Competition, line: &RatingLine) -> Vec<String> {
    let cells = Cells::of(line);
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
