//! Who stands where, with what decides between equals.

use texts::Language;
use tournament::team::First;
use tournament::{Competition, Count, Game, PlayerId, Row, System, TieBreak};

use super::leaf::{self, Block, Leaf};
use super::table::{Cell, Head, Kind, Table};
use super::voice::Voice;
use super::{people, protocol};

/// The standings, the best first; what the columns count is said below.
pub fn standings(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let mut blocks = vec![Block::Table(table(voice, competition))];
    let legend = legend(voice, competition);
    if !legend.is_empty() {
        blocks.push(Block::Notes(legend));
    }
    Leaf::new(competition, language, voice.say("standings"), blocks)
}

/// The standings as a page of a server shows them: row by row, each with why it stands before the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingsOnPage {
    /// Behind which round they are.
    pub caption: String,
    /// What stands above the columns of points and tie-breaks, each in short and in full.
    pub heads: Vec<(String, String)>,
    /// The rows, the best first.
    pub rows: Vec<Ranked>,
    /// What the columns count.
    pub legend: Vec<String>,
}

/// A row of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// The place, or those that are shared.
    pub place: String,
    /// His number; empty where he has none.
    pub number: String,
    /// What he is called.
    pub name: String,
    /// His federation and his club.
    pub about: String,
    /// His points and what decides between equals, as [`StandingsOnPage::heads`] names them.
    pub values: Vec<String>,
    /// Why he stands before the next, step by step; nothing for the last.
    pub why: Vec<String>,
}

/// The standings row by row.
pub fn standings_on_page(competition: &Competition, language: Language) -> StandingsOnPage {
    let voice = Voice(language);
    let table = table(voice, competition);
    let standing = competition.standings();
    let reasons = super::why::reasons(voice, competition, &standing);
    let reasons = reasons.into_iter().chain(core::iter::repeat(Vec::new()));
    let rows = table
        .rows
        .into_iter()
        .zip(reasons)
        .filter_map(|(row, why)| {
            let mut cells = row.into_iter();
            let (place, number, name) = (cells.next()?, cells.next()?, cells.next()?);
            Some(Ranked {
                place: place.text,
                number: number.text,
                name: leaf::seen(&name.text),
                about: leaf::seen(&name.small),
                values: cells.map(|cell| cell.text).collect(),
                why,
            })
        });
    let heads = table.heads.into_iter().skip(3);
    let heads = heads.map(|head| {
        let full = head.full.unwrap_or_else(|| head.text.clone());
        (head.text, full)
    });
    StandingsOnPage {
        caption: leaf::seen(&table.caption),
        rows: rows.collect(),
        heads: heads.collect(),
        legend: legend(voice, competition),
    }
}

pub(super) fn table(voice: Voice, competition: &Competition) -> Table {
    let mut heads = vec![
        Head::new(Kind::Number, voice.say("rank")),
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say(people::kind(competition))),
        points_head(voice, competition),
    ];
    heads.extend(tie_break_heads(voice, competition));
    let rows = competition.standings().into_iter().map(|row| {
        let mut cells = vec![
            Cell::new(place(&row)),
            Cell::new(people::number(competition, row.player)),
            people::name(competition, row.player),
            Cell::new(voice.points(row.points) + assumed(competition, row.player)),
        ];
        cells.extend(tie_break_cells(voice, &row));
        cells
    });
    let mut caption = behind(voice, competition);
    let has_assumed = |player| !assumed(competition, player).is_empty();
    if competition.in_table().any(has_assumed) {
        caption = format!("{caption}; {}", voice.say("standing-assumed"));
    }
    Table::new(caption, heads, rows.collect())
}

/// Behind which round everybody stands where he does, and whether something is open still.
pub(super) fn behind(voice: Voice, competition: &Competition) -> String {
    let at = competition.standing_at();
    let said = match at.is_over {
        true => voice.counted("behind-rounds", "count", at.round),
        false => voice.counted("round-under-way", "number", at.round),
    };
    let said = match competition.ended_early() {
        None => said,
        Some(_) => format!("{said}; {}", protocol::state(voice, competition)),
    };
    match at.unfinished {
        0 => said,
        open => {
            let open = voice.counted("standing-unfinished", "count", open);
            format!("{said}; {open}")
        }
    }
}

/// The sign behind the points of somebody for whom a result is assumed.
fn assumed(competition: &Competition, player: PlayerId) -> &'static str {
    let boards = competition.rounds().iter();
    let boards = boards.filter_map(|round| round.board_of(player));
    let mut games = boards.flat_map(|board| &board.games);
    match games.any(|game| matches!(game, Game::Adjourned { assumed: Some(_) })) {
        true => "*",
        false => "",
    }
}

/// What stands above the points: of teams, which points they are.
pub(super) fn points_head(voice: Voice, competition: &Competition) -> Head {
    let (short, full) = match competition.team_rules().map(|rules| rules.first) {
        None => return Head::new(Kind::Total, voice.say("points")),
        Some(First::MatchPoints) => ("match-points-short", "match-points"),
        Some(First::BoardPoints) => ("board-points-short", "board-points"),
    };
    Head::short(Kind::Total, voice.say(short), voice.say(full))
}

/// What a tie-break counts: the games of teams are their boards.
pub(super) fn counted(voice: Voice, competition: &Competition, tie_break: TieBreak) -> String {
    match tie_break.count {
        Count::GamePoints if competition.is_for_teams() => voice.say("board-points").to_lowercase(),
        _ => voice.tie_break(tie_break),
    }
}

/// The place, or those that are shared: `2–3`.
pub(super) fn place(row: &Row) -> String {
    match row.place == row.to {
        true => row.place.to_string(),
        false => format!("{}–{}", row.place, row.to),
    }
}

pub(super) fn tie_breaks(competition: &Competition) -> &[TieBreak] {
    let known = competition.instructions();
    known.map_or(&[], |known| &known.tie_breaks)
}

pub(super) fn tie_break_heads(voice: Voice, competition: &Competition) -> Vec<Head> {
    let all = tie_breaks(competition).iter();
    let full = |one: TieBreak| counted(voice, competition, one);
    let heads = all.map(|one| Head::short(Kind::Number, one.to_string(), full(*one)));
    heads.collect()
}

pub(super) fn tie_break_cells(voice: Voice, row: &Row) -> Vec<Cell> {
    let values = row.values.iter();
    values.map(|value| Cell::new(voice.value(*value))).collect()
}

/// What the order goes by, where it is not the points, and what each column counts.
pub(super) fn legend(voice: Voice, competition: &Competition) -> Vec<String> {
    let known = competition.instructions();
    let is_knockout = known.is_some_and(|known| known.system == System::Knockout);
    let order = is_knockout.then(|| voice.say("legend-knockout"));
    let all = tie_breaks(competition).iter();
    let lines = all.map(|one| format!("{one}: {}", counted(voice, competition, *one)));
    let points = points_head(voice, competition);
    let points = points.full.map(|full| format!("{}: {full}", points.text));
    order.into_iter().chain(points).chain(lines).collect()
}
