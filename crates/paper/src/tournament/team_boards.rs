//! What single players did for their teams, board by board.

use texts::Language;
use tournament::Competition;
use tournament::team::BoardResult;

use super::leaf::{Block, Leaf};
use super::people;
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;

/// The results at each board, the best first.
pub fn boards(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let blocks = blocks(voice, competition);
    Leaf::new(competition, language, voice.say("boards"), blocks)
}

/// The same as a part of the protocol; nothing where single players compete.
pub(super) fn section(voice: Voice, competition: &Competition) -> Vec<Block> {
    match competition.is_for_teams() {
        false => Vec::new(),
        true => {
            let heading = Block::Heading(voice.say("boards"));
            core::iter::once(heading)
                .chain(blocks(voice, competition))
                .collect()
        }
    }
}

fn blocks(voice: Voice, competition: &Competition) -> Vec<Block> {
    let results = competition.board_results();
    let boards = results.chunk_by(|one, other| one.board == other.board);
    let mut blocks: Vec<Block> = boards
        .map(|results| Block::Table(table(voice, competition, results)))
        .collect();
    blocks.push(Block::Notes(vec![voice.say("legend-boards")]));
    blocks
}

fn table(voice: Voice, competition: &Competition, results: &[BoardResult]) -> Table {
    let heads = vec![
        Head::new(Kind::Number, voice.say("rank")),
        Head::new(Kind::Name, voice.say("name")),
        Head::new(Kind::Words, voice.say("team")),
        Head::new(Kind::Total, voice.say("points")),
        Head::new(Kind::Number, voice.say("games")),
        Head::new(Kind::Number, voice.say("percent")),
        Head::new(Kind::Number, voice.say("unplayed")),
    ];
    let rows = results.iter().map(|one| {
        let better = |other: &&BoardResult| {
            let is_better = (other.points, core::cmp::Reverse(other.games))
                > (one.points, core::cmp::Reverse(one.games));
            other.games > 0 && is_better
        };
        let place = match one.games {
            0 => String::new(),
            _ => (results.iter().filter(better).count() + 1).to_string(),
        };
        row(voice, competition, &place, one)
    });
    let board = results.first().map_or(0, |first| first.board);
    let caption = voice.counted("board-number", "number", board);
    Table::new(caption, heads, rows.collect())
}

fn row(voice: Voice, competition: &Competition, place: &str, one: &BoardResult) -> Vec<Cell> {
    let member = competition.member(one.team, one.member);
    let name = member.map_or("?", |member| member.name.as_str());
    let share = match one.games {
        0 => String::new(),
        _ => {
            let hundredths = one.share(competition.scoring().win);
            let tenths = (hundredths + 5) / 10;
            voice.decimal(format!("{}.{}", tenths / 10, tenths % 10))
        }
    };
    let unplayed = match one.unplayed {
        0 => String::new(),
        count => count.to_string(),
    };
    vec![
        Cell::new(place),
        Cell::with(name, member.map_or("", |member| &member.title)),
        Cell::new(people::called(competition, one.team)),
        Cell::new(voice.points(one.points)),
        Cell::new(one.games),
        Cell::new(share),
        Cell::new(unplayed),
    ]
}
