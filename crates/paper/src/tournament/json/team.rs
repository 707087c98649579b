//! Teams as JSON.

use serde_json::{Value, json};
use tournament::{Competition, PlayerId, Scoring};

use super::super::export::decimal;

/// What is laid down for teams.
pub(super) fn rules(known: &Competition) -> Option<Value> {
    let rules = known.team_rules()?;
    let Scoring {
        win, draw, loss, ..
    } = rules.match_points;
    let match_points = [win, draw, loss].map(decimal);
    Some(json!({
        "boards": rules.boards(),
        "colors": rules.colors.to_string(),
        "match_points": match_points,
        "first": rules.first.name(),
        "bye_board_points": decimal(rules.bye),
    }))
}

/// The players of a team in their board order.
pub(super) fn members(known: &Competition, team: PlayerId) -> Option<Value> {
    known.team_rules()?;
    let members = (1..)
        .zip(known.members(team))
        .map(|(place, member): (u32, _)| {
            json!({
                "place": place,
                "name": member.name,
                "federation": member.federation,
                "club": member.club,
                "birth": member.birth,
                "class": member.class.map(|class| class.to_string()),
                "rating": member.rating,
                "title": member.title,
                "licence": member.licence,
                "sex": member.sex.map(|sex| sex.to_string()),
            })
        });
    Some(members.collect())
}

/// Both kinds of points.
pub(super) fn points(known: &Competition, team: PlayerId) -> Option<Value> {
    known.team_rules()?;
    Some(json!({
        "match_points": decimal(known.match_points(team)),
        "board_points": decimal(known.board_points(team)),
    }))
}

/// What single players did, board by board, the best first.
pub(super) fn board_results(known: &Competition) -> Option<Value> {
    known.team_rules()?;
    let results = known.board_results().into_iter().map(|one| {
        json!({
            "board": one.board,
            "team": one.team.0,
            "place": one.member,
            "games": one.games,
            "points": decimal(one.points),
            "unplayed": one.unplayed,
        })
    });
    Some(results.collect())
}
