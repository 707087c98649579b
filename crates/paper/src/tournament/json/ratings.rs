//! The rating report as JSON.

use serde_json::{Value, json};
use tournament::Competition;
use tournament::desk::RatingBasis;
use tournament::rating::{Careers, Change, GameLine, PlayedGame, RatingLine, RatingSystem};

use super::super::export::{RatingCells, fraction};

/// What the games of competitions do to ratings, game by game: of a competition, or of the sections of an event with their
/// names.
pub fn ratings(parts: &[(Option<String>, &Competition)], basis: &RatingBasis) -> Value {
    let RatingBasis { system, careers } = basis;
    let parts = parts.iter();
    let parts = parts.map(|(section, known)| whole(section.as_deref(), known, system, careers));
    let parts: Vec<Value> = parts.collect();
    json!({ "system": described(system), "reports": parts })
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
    let cells = RatingCells::of(line);
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
        "scored": fraction(i64::from(played.result.halves()) * 5, 1),
        "difference": reckoned.map(|line| line.difference),
        "is_capped": reckoned.map(|line| line.is_capped),
        "expected": reckoned.map(|line| fraction(line.expected.into(), 4)),
        "change": reckoned.map(|line| fraction(line.change, 6)),
    })
}
