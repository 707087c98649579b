//! The cross-table: everybody against everybody by drawn number (`002:§37.1`), in the order of the standings.

use texts::{Language, Value as Argument};
use tournament::{Competition, Place, PlayerId, Row};

use super::footnotes::Footnotes;
use super::leaf::{Block, Leaf};
use super::marks::{legend, marks_of};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{people, progress, standings, team};

/// The cross-table of a round robin or a match; of a system that follows results, what everybody did in each round.
/// Whose games are annulled stands below it, not in it (`002:§38.3`).
pub fn cross_table(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let key = match competition.follows_results() {
        true => "progress",
        false => "cross-table",
    };
    let blocks = blocks(voice, competition);
    Leaf::new(competition, language, voice.say(key), blocks)
}

pub(super) fn blocks(voice: Voice, competition: &Competition) -> Vec<Block> {
    let boards = competition.rounds().iter().flat_map(|round| &round.boards);
    // The boards of teams stand in the results of a round.
    let mut notes = match competition.is_for_teams() {
        true => Vec::new(),
        false => legend(voice, boards),
    };
    let table = match competition.follows_results() {
        true => {
            let legend = match competition.is_for_teams() {
                true => "legend-progress-teams",
                false => "legend-progress",
            };
            notes.insert(0, voice.say(legend));
            progress::table(voice, competition)
        }
        false => table(voice, competition),
    };
    if competition.is_for_teams() && !competition.follows_results() {
        notes.insert(0, voice.say("legend-cross-teams"));
    }
    notes.extend(standings::legend(voice, competition));
    notes.extend(Footnotes::of(voice, competition).lines(|_| true));
    let mut blocks = vec![Block::Table(table)];
    if !notes.is_empty() {
        blocks.push(Block::Notes(notes));
    }
    let gone = gone(voice, competition);
    if !gone.is_empty() {
        blocks.push(Block::Heading(voice.say("not-in-table")));
        blocks.push(Block::Notes(gone));
    }
    blocks
}

fn table(voice: Voice, competition: &Competition) -> Table {
    let standing = competition.standings();
    let players: Vec<PlayerId> = standing.iter().map(|row| row.player).collect();
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say(people::kind(competition))),
    ];
    heads.extend(players.iter().map(|player| {
        let number = people::number(competition, *player);
        Head::short(Kind::Mark, number, competition.name(*player).to_owned())
    }));
    heads.push(standings::points_head(voice, competition));
    heads.extend(standings::tie_break_heads(voice, competition));
    heads.push(Head::new(Kind::Total, voice.say("rank")));
    let footnotes = Footnotes::of(voice, competition);
    let rows = standing
        .iter()
        .map(|row| line(voice, competition, &players, row, &footnotes));
    Table::new(standings::behind(voice, competition), heads, rows.collect())
}

fn line(
    voice: Voice,
    competition: &Competition,
    players: &[PlayerId],
    row: &Row,
    footnotes: &Footnotes,
) -> Vec<Cell> {
    let mut cells = vec![
        Cell::new(people::number(competition, row.player)),
        people::name(competition, row.player),
    ];
    cells.extend(players.iter().map(|other| match *other == row.player {
        true => Cell::road(),
        false => {
            let between = [row.player, *other];
            Cell::new(met(voice, competition, between, footnotes))
        }
    }));
    cells.push(Cell::new(voice.points(row.points)));
    cells.extend(standings::tie_break_cells(voice, row));
    cells.push(Cell::new(standings::place(row)));
    cells
}

/// What the first has against the second, a mark for each game, in the order in which they were played.
fn met(
    voice: Voice,
    competition: &Competition,
    [player, other]: [PlayerId; 2],
    footnotes: &Footnotes,
) -> String {
    let scoring = competition.scoring();
    let rounds = (1..).zip(competition.rounds());
    let boards = rounds.flat_map(|(number, round)| {
        let boards = (1..).zip(&round.boards);
        boards.map(move |(board, meeting)| (number, board, meeting))
    });
    let boards = boards.filter(|(_, _, meeting)| meeting.opponent(player) == Some(other));
    let marks = boards.flat_map(|(round, board, meeting)| match competition.is_for_teams() {
        true => {
            let points = team::points_of(voice, meeting, player, &scoring);
            Vec::from_iter(points.map(|text| text + footnotes.sign_of_meeting(round, board)))
        }
        false => marks_of(voice, meeting, player, &scoring, |game| {
            footnotes.sign(Place { round, board, game })
        }),
    });
    marks.collect::<Vec<_>>().join(" ")
}

/// Who is not in the table, what became of his games, and why he left.
fn gone(voice: Voice, competition: &Competition) -> Vec<String> {
    let log = (1..).zip(competition.log());
    let stands = log.filter(|(number, _)| !competition.is_undone(*number));
    let gone = stands.filter_map(|(_, event)| {
        let (player, leaving, why) = event.what.departure()?;
        let name = people::called(competition, player);
        let said = voice.leaving(leaving);
        let arguments = [
            ("name", Argument::Text(&name)),
            ("leaving", Argument::Text(&said)),
            ("why", Argument::Text(why)),
        ];
        (!leaving.counts()).then(|| match why.is_empty() {
            // The public is not told why.
            true => format!("{name}: {said}."),
            false => voice.with("gone", &arguments),
        })
    });
    gone.collect()
}
