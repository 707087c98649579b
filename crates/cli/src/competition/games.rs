//! Every game of a competition as a table for other programs.

use anyhow::Context;
use tournament::{Board, Competition, Place};

use super::cells::inert;
use super::export::state;
use super::openings;

pub(super) fn table(competition: &Competition) -> anyhow::Result<String> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heading = [
        "round", "board", "game", "white", "black", "outcome", "state",
    ];
    let teams: &[&str] = match competition.is_for_teams() {
        true => &["white_team", "black_team"],
        false => &[],
    };
    let has_openings = competition
        .instructions()
        .is_some_and(|known| known.openings.is_some());
    let drawn: &[&str] = match has_openings {
        true => &["opening", "opening_name", "opening_fen"],
        false => &[],
    };
    writer.write_record(heading.iter().chain(teams).chain(drawn))?;
    for (place, game) in competition.places() {
        let meeting = competition.board(place.round, place.board);
        let meeting = meeting.context("a game has its meeting")?;
        let outcome = game.outcome().map(|outcome| outcome.to_string());
        let numbers = [place.round, place.board, place.game].map(|number| number.to_string());
        let sides = [true, false].map(|is_white| side(competition, meeting, place, is_white));
        let [(white, white_team), (black, black_team)] = sides;
        let mut cells = numbers.to_vec();
        cells.extend([white, black, outcome.unwrap_or_default()]);
        cells.push(state(game).to_owned());
        cells.extend([white_team, black_team].into_iter().flatten());
        if has_openings {
            cells.extend(openings::cells(competition, place));
        }
        writer.write_record(cells.iter().map(|cell| inert(cell)))?;
    }
    Ok(String::from_utf8(writer.into_inner()?)?)
}

/// Who has a colour, and for which team.
fn side(
    competition: &Competition,
    meeting: &Board,
    place: Place,
    is_white: bool,
) -> (String, Option<String>) {
    let game = place.game as usize - 1;
    let who = match meeting.has_white(meeting.white, game) == is_white {
        true => meeting.white,
        false => meeting.black,
    };
    let name = competition.name(who).to_owned();
    if !competition.is_for_teams() {
        return (name, None);
    }
    let member = competition.seated(place.round, who, game);
    let member = member.and_then(|member| competition.member(who, member));
    (
        member.map(|member| member.name.clone()).unwrap_or_default(),
        Some(name),
    )
}
