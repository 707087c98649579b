//! What everybody did in each round.

use tournament::{Board, Competition, Row};

use super::marks::{mark, marks_of};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{people, standings, team};

pub(super) fn table(voice: Voice, competition: &Competition) -> Table {
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("rank")),
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say(people::kind(competition))),
    ];
    let rounds = 1..=u32::try_from(competition.rounds().len()).unwrap_or(u32::MAX);
    heads.extend(rounds.map(|round| {
        let full = voice.counted("round-number", "number", round);
        Head::short(Kind::Mark, round.to_string(), full)
    }));
    heads.push(standings::points_head(voice, competition));
    heads.extend(standings::tie_break_heads(voice, competition));
    let rows = competition.standings().into_iter();
    let rounds = u32::try_from(competition.rounds().len()).unwrap_or(u32::MAX);
    Table::new(
        voice.counted("behind-rounds", "count", rounds),
        heads,
        rows.map(|row| line(voice, competition, &row)).collect(),
    )
}

fn line(voice: Voice, competition: &Competition, row: &Row) -> Vec<Cell> {
    let mut cells = vec![
        Cell::new(standings::place(row)),
        Cell::new(people::number(competition, row.player)),
        people::name(competition, row.player),
    ];
    cells.extend((0..competition.rounds().len()).map(|i| step(voice, competition, row, i)));
    cells.push(Cell::new(voice.points(row.points)));
    cells.extend(standings::tie_break_cells(voice, row));
    cells
}

/// A round of somebody: whom he met, with which colour, what he has, and below it all his points so far.
fn step(voice: Voice, competition: &Competition, row: &Row, index: usize) -> Cell {
    let Some(round) = competition.rounds().get(index) else {
        return Cell::default();
    };
    let so_far = voice.points(competition.points_after(index + 1, row.player));
    if let Some(board) = round.board_of(row.player) {
        return Cell::with(met(voice, competition, row, board), so_far);
    }
    let free = round.free.iter().find(|(player, _)| *player == row.player);
    match free {
        Some((_, Some(given))) => {
            let given = match competition.is_for_teams() {
                true => voice.points(competition.board_points_in(round, row.player)),
                false => mark(voice, *given, &competition.scoring()),
            };
            Cell::with(format!("{} {given}", voice.say("free-short")), so_far)
        }
        Some((_, None)) => Cell::with(voice.say("free-short"), so_far),
        None => Cell::with("", so_far),
    }
}

fn met(voice: Voice, competition: &Competition, row: &Row, board: &Board) -> String {
    let met = board.opponent(row.player);
    let met = met.map(|met| people::number(competition, met));
    let colour = match board.has_white(row.player, 0) {
        true => voice.say("white-short"),
        false => voice.say("black-short"),
    };
    let scoring = competition.scoring();
    let marks = match competition.is_for_teams() {
        true => Vec::from_iter(team::points_of(voice, board, row.player, &scoring)),
        false => marks_of(voice, board, row.player, &scoring),
    };
    // Apart, for a Russian б looks like a 6.
    format!("{} {colour} {}", met.unwrap_or_default(), marks.join(" "))
        .trim_end()
        .to_owned()
}
