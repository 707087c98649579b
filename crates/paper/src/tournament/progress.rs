//! What everybody did in each round.

use tournament::{Competition, Place, Row};

use super::footnotes::Footnotes;
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
    let notes = Footnotes::of(voice, competition);
    Table::new(
        standings::behind(voice, competition),
        heads,
        rows.map(|row| line(voice, competition, &row, &notes))
            .collect(),
    )
}

fn line(voice: Voice, competition: &Competition, row: &Row, notes: &Footnotes) -> Vec<Cell> {
    let mut cells = vec![
        Cell::new(standings::place(row)),
        Cell::new(people::number(competition, row.player)),
        people::name(competition, row.player),
    ];
    let rounds = 0..competition.rounds().len();
    cells.extend(rounds.map(|i| step(voice, competition, row, i, notes)));
    cells.push(Cell::new(voice.points(row.points)));
    cells.extend(standings::tie_break_cells(voice, row));
    cells
}

/// A round of somebody: whom he met, with which colour, what he has, and below it all his points so far.
fn step(
    voice: Voice,
    competition: &Competition,
    row: &Row,
    index: usize,
    notes: &Footnotes,
) -> Cell {
    let Some(round) = competition.rounds().get(index) else {
        return Cell::default();
    };
    let so_far = voice.points(competition.points_after(index + 1, row.player));
    let mut boards = (1..).zip(&round.boards);
    if let Some((board, _)) = boards.find(|(_, board)| board.has(row.player)) {
        let round = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let place = Place::first(round, board);
        return Cell::with(met(voice, competition, row, place, notes), so_far);
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

/// What somebody did in the meeting of a place.
fn met(
    voice: Voice,
    competition: &Competition,
    row: &Row,
    place: Place,
    notes: &Footnotes,
) -> String {
    let Place { round, board, .. } = place;
    let Some(meeting) = competition.board(round, board) else {
        return String::new();
    };
    let met = meeting.opponent(row.player);
    let met = met.map(|met| people::number(competition, met));
    let colour = match meeting.has_white(row.player, 0) {
        true => voice.say("white-short"),
        false => voice.say("black-short"),
    };
    let scoring = competition.scoring();
    let marks = match competition.is_for_teams() {
        true => {
            let points = team::points_of(voice, meeting, row.player, &scoring);
            Vec::from_iter(points.map(|text| text + notes.sign_of_meeting(round, board)))
        }
        false => marks_of(voice, meeting, row.player, &scoring, |game| {
            notes.sign(Place { round, board, game })
        }),
    };
    // Apart, for a Russian б looks like a 6.
    format!("{} {colour} {}", met.unwrap_or_default(), marks.join(" "))
        .trim_end()
        .to_owned()
}
