//! Every game of a competition as a table for other programs.

use games::{RuleSet, opening_game};
use tournament::openings::Opening;
use tournament::{Board, Competition, Game, Place};

use super::{csv_table, state, texts};

pub(super) fn table(competition: &Competition) -> String {
    let mut heading = texts(&[
        "round", "board", "game", "white", "black", "outcome", "state",
    ]);
    if competition.is_for_teams() {
        heading.extend(texts(&["white_team", "black_team"]));
    }
    let has_openings = competition
        .instructions()
        .is_some_and(|known| known.openings.is_some());
    if has_openings {
        heading.extend(texts(&["opening", "opening_name", "opening_fen"]));
    }
    let rows = competition.places().filter_map(|(place, game)| {
        let mut cells = cells(competition, place, game)?;
        if has_openings {
            cells.extend(opening_cells(competition, place));
        }
        Some(cells)
    });
    csv_table(core::iter::once(heading).chain(rows))
}

fn cells(competition: &Competition, place: Place, game: &Game) -> Option<Vec<String>> {
    let meeting = competition.board(place.round, place.board)?;
    let outcome = game.outcome().map(|outcome| outcome.to_string());
    let numbers = [place.round, place.board, place.game].map(|number| number.to_string());
    let sides = [true, false].map(|is_white| side(competition, meeting, place, is_white));
    let [(white, white_team), (black, black_team)] = sides;
    let mut cells = numbers.to_vec();
    cells.extend([white, black, outcome.unwrap_or_default()]);
    cells.push(state(game).to_owned());
    cells.extend([white_team, black_team].into_iter().flatten());
    Some(cells)
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

/// The number of the opening of a game, its name and its position.
fn opening_cells(competition: &Competition, place: Place) -> [String; 3] {
    let Some(opening) = competition.opening(place) else {
        return Default::default();
    };
    [
        opening.number.to_string(),
        opening.name.clone(),
        position(competition, opening).unwrap_or_default(),
    ]
}

/// The position in which an opening ends.
pub(crate) fn position(competition: &Competition, opening: &Opening) -> Option<String> {
    let rules: RuleSet = competition.instructions()?.rules.parse().ok()?;
    let start = &opening.start;
    let game = opening_game(rules, start.fen(), start.moves()).ok()?;
    Some(game.fen())
}
