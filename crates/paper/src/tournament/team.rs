//! Teams: their matches board by board, their players, and what happened to them.

use texts::{Language, Value as Argument};
use tournament::team::{First, TeamAct};
use tournament::{Board, Competition, Game, Instructions, PlayerId, Scoring};

use super::events::Teller;
use super::leaf::{Block, Leaf};
use super::marks::{result, state as state_key};
use super::people;
use super::round::{Sheet, Stage};
use super::table::{Cell, Head, Kind, Layout, Table};
use super::voice::Voice;

/// The players of every team in their board order.
pub fn teams(competition: &Competition, language: Language) -> Leaf {
    let voice = Voice(language);
    let blocks = rosters(voice, competition);
    Leaf::new(competition, language, voice.say("teams"), blocks)
}

/// Every team that was registered, also one that has left; then a table for each with its players.
pub(super) fn entered(voice: Voice, competition: &Competition) -> Vec<Block> {
    let heads = vec![
        Head::new(Kind::Number, voice.say("number")),
        Head::new(Kind::Name, voice.say("team")),
        Head::new(Kind::Label, voice.say("federation")),
        Head::new(Kind::Words, voice.say("club")),
        Head::new(Kind::Number, voice.say("rating")),
    ];
    let rows = by_number(competition).into_iter().filter_map(|team| {
        let known = &competition.participant(team)?.player;
        let strength = competition.strength(team);
        Some(vec![
            Cell::new(people::number(competition, team)),
            Cell::new(&known.name),
            Cell::new(&known.federation),
            Cell::new(&known.club),
            Cell::new(strength.map_or(String::new(), |strength| strength.to_string())),
        ])
    });
    let caption = voice.say("participants-caption");
    let table = used(Table::new(caption, heads, rows.collect()));
    let table = core::iter::once(Block::Table(table));
    table.chain(rosters(voice, competition)).collect()
}

fn by_number(competition: &Competition) -> Vec<PlayerId> {
    let mut teams: Vec<PlayerId> = competition.participants().map(|(team, _)| team).collect();
    teams.sort_by_key(|team| (competition.number_of(*team).unwrap_or(u32::MAX), *team));
    teams
}

/// A table without the columns in which nothing stands.
pub(super) fn used(table: Table) -> Table {
    let is_used: Vec<bool> = (0..table.heads.len())
        .map(|column| {
            let mut cells = table.rows.iter().filter_map(|row| row.get(column));
            cells.any(|cell| *cell != Cell::default())
        })
        .collect();
    let kept = |i: &usize| is_used.get(*i).copied().unwrap_or_default();
    let heads = table.heads.into_iter().enumerate();
    let heads = heads.filter(|(i, _)| kept(i)).map(|(_, head)| head);
    let rows = table.rows.into_iter().map(|row| {
        let cells = row.into_iter().enumerate();
        let cells = cells.filter(|(i, _)| kept(i)).map(|(_, cell)| cell);
        cells.collect()
    });
    Table::new(table.caption, heads.collect(), rows.collect())
}

/// A table for each team; nothing where single players compete.
fn rosters(voice: Voice, competition: &Competition) -> Vec<Block> {
    let teams = by_number(competition)
        .into_iter()
        .filter(|team| !competition.members(*team).is_empty());
    teams
        .map(|team| Block::Table(roster(voice, competition, team)))
        .collect()
}

fn roster(voice: Voice, competition: &Competition, team: PlayerId) -> Table {
    let heads = vec![
        Head::short(Kind::Number, voice.say("number"), voice.say("team-order")),
        Head::new(Kind::Name, voice.say("name")),
        Head::new(Kind::Label, voice.say("born")),
        Head::new(Kind::Label, voice.say("class")),
        Head::new(Kind::Number, voice.say("rating")),
    ];
    let members = (1..).zip(competition.members(team));
    let rows = members.map(|(place, member): (u32, _)| {
        let class = member.class.map(|class| voice.class(Some(class)));
        let rating = member.rating.map(|rating| rating.to_string());
        vec![
            Cell::new(place),
            Cell::with(&member.name, member.title.clone()),
            Cell::new(&member.birth),
            Cell::new(class.unwrap_or_default()),
            Cell::new(rating.unwrap_or_default()),
        ]
    });
    let caption = people::called(competition, team);
    used(Table::new(caption, heads, rows.collect()))
}

/// The matches of a round, a table for each; nothing where single players compete.
pub(super) fn matches(sheet: &Sheet<'_>) -> Vec<Block> {
    if !sheet.competition.is_for_teams() {
        return Vec::new();
    }
    let meetings = (1..).zip(&sheet.round.boards);
    let tables =
        meetings.map(|(number, meeting)| Block::Table(match_table(sheet, number, meeting)));
    let mut blocks: Vec<Block> = tables.collect();
    blocks.extend(usual_line_ups(sheet).map(|line| Block::Notes(vec![line])));
    blocks
}

/// A match board by board, the team that is named first on the left.
fn match_table(sheet: &Sheet<'_>, number: u32, meeting: &Board) -> Table {
    let voice = sheet.voice;
    let place = || {
        let full = voice.say("team-order");
        Head::short(Kind::Number, voice.say("number"), full)
    };
    let colour = || Head::new(Kind::Mark, "");
    let team = |team| Head::new(Kind::Name, people::called(sheet.competition, team));
    let heads = vec![
        Head::new(Kind::Number, voice.say("board")),
        place(),
        team(meeting.white),
        colour(),
        Head::new(Kind::Mark, voice.say("result")),
        colour(),
        place(),
        team(meeting.black),
    ];
    let rows = (0..meeting.games.len()).map(|game| match_row(sheet, meeting, game));
    Table {
        layout: Layout::Meetings,
        ..Table::new(
            voice.counted("match-number", "number", number),
            heads,
            rows.collect(),
        )
    }
}

fn match_row(sheet: &Sheet<'_>, meeting: &Board, game: usize) -> Vec<Cell> {
    let voice = sheet.voice;
    let [first, second] =
        [meeting.white, meeting.black].map(|team| seat(sheet, meeting, team, game));
    let state = match (sheet.stage, meeting.games.get(game)) {
        (Stage::Behind, Some(state)) => state,
        (Stage::Before, _) | (_, None) => &Game::Open,
    };
    let shown = match state.outcome() {
        Some(outcome) => result(
            voice,
            meeting.turned(game, outcome),
            &sheet.competition.scoring(),
        ),
        None => ":".to_owned(),
    };
    let said = state_key(state).map(|key| voice.say(key));
    let [first_place, first_name, first_colour] = first;
    let [second_place, second_name, second_colour] = second;
    vec![
        Cell::new(meeting.colors.board_of(game) + 1),
        first_place,
        first_name,
        first_colour,
        Cell::with(shown, said.unwrap_or_default()),
        second_colour,
        second_place,
        second_name,
    ]
}

/// Who sits there for a team: his place in the board order, his name, and his colour.
fn seat(sheet: &Sheet<'_>, meeting: &Board, team: PlayerId, game: usize) -> [Cell; 3] {
    let (voice, competition) = (sheet.voice, sheet.competition);
    let colour = match meeting.has_white(team, game) {
        true => voice.say("white-short"),
        false => voice.say("black-short"),
    };
    let member = competition.seated(sheet.number, team, game);
    let known = member.and_then(|member| competition.member(team, member));
    match (member, known) {
        (Some(member), Some(known)) => [
            Cell::new(member),
            Cell::with(&known.name, known.title.clone()),
            Cell::new(colour),
        ],
        _ => [
            Cell::default(),
            Cell::new(voice.say("vacant")),
            Cell::new(colour),
        ],
    }
}

/// Which teams have not said who plays.
fn usual_line_ups(sheet: &Sheet<'_>) -> Option<String> {
    let teams = sheet
        .round
        .boards
        .iter()
        .flat_map(|board| [board.white, board.black]);
    let silent = teams.filter(|team| !sheet.competition.has_line_up(sheet.number, *team));
    let silent: Vec<String> = silent
        .map(|team| people::called(sheet.competition, team))
        .collect();
    let teams = silent.join(", ");
    let is_asked = sheet.stage == Stage::Before && !silent.is_empty();
    is_asked.then(|| {
        sheet
            .voice
            .with("line-up-usual", &[("teams", Argument::Text(&teams))])
    })
}

/// The board points of a match, the team that is named first on the left: `2½:1½`; nothing before one is there.
pub(super) fn score(voice: Voice, meeting: &Board, scoring: &Scoring) -> String {
    let [first, second] =
        [meeting.white, meeting.black].map(|team| voice.points(meeting.game_points(team, scoring)));
    match (meeting.marks(meeting.white).next(), meeting.is_over()) {
        (None, _) => String::new(),
        (Some(_), true) => format!("{first}:{second}"),
        (Some(_), false) => format!("{first}:{second}…"),
    }
}

/// The board points of a team in a match, with dots as long as it is not over; nothing before one is there.
pub(super) fn points_of(
    voice: Voice,
    meeting: &Board,
    team: PlayerId,
    scoring: &Scoring,
) -> Option<String> {
    meeting.marks(team).next()?;
    let points = voice.points(meeting.game_points(team, scoring));
    Some(match meeting.is_over() {
        true => points,
        false => format!("{points}…"),
    })
}

/// How many boards a match has, and their colours; empty where single players compete.
pub(super) fn match_line(voice: Voice, known: &Instructions) -> String {
    known.teams.map_or(String::new(), |rules| {
        let colors = (0..rules.boards() as usize).map(|board| {
            voice.say(match rules.colors.first_has_white(board) {
                true => "white-short",
                false => "black-short",
            })
        });
        let colors = colors.collect::<Vec<_>>().join(" ");
        let count = Argument::Number(rules.boards().into());
        let arguments = [("count", count), ("colors", Argument::Text(&colors))];
        voice.with("team-match-line", &arguments)
    })
}

pub(super) fn match_scoring(voice: Voice, known: &Instructions) -> String {
    let rules = known.teams.as_ref();
    rules.map_or(String::new(), |rules| voice.scoring(&rules.match_points))
}

pub(super) fn standing_first(voice: Voice, known: &Instructions) -> String {
    known.teams.map_or(String::new(), |rules| {
        voice
            .say(match rules.first {
                First::MatchPoints => "match-points",
                First::BoardPoints => "board-points",
            })
            .to_lowercase()
    })
}

/// What a team has on its boards that is left over; only the Swiss system leaves one over.
pub(super) fn bye(voice: Voice, known: &Instructions) -> String {
    let rules = known.teams.filter(|_| known.system.follows_results());
    rules.map_or(String::new(), |rules| voice.points(rules.bye))
}

/// What happened to teams, in words.
impl Teller<'_> {
    pub(super) fn team(self, act: &TeamAct) -> String {
        let named = |team: &PlayerId| people::called(self.competition, *team);
        let names = |team: &PlayerId, members: &[u32]| {
            let names = members.iter().map(|place| {
                let member = self.competition.member(*team, *place);
                let name = member.map_or("?", |member| member.name.as_str());
                format!("{place} {name}")
            });
            names.collect::<Vec<_>>().join(", ")
        };
        match act {
            TeamAct::Enlist { team, member } => self.with(
                "event-enlisted",
                &[("name", &member.name), ("team", &named(team))],
            ),
            TeamAct::Amend { team, right, .. } => self.with(
                "event-member-amended",
                &[("name", &right.name), ("team", &named(team))],
            ),
            TeamAct::Order { team, order } => {
                let order: Vec<String> = order.iter().map(u32::to_string).collect();
                let order = order.join(", ");
                self.with(
                    "event-board-order",
                    &[("team", &named(team)), ("order", &order)],
                )
            }
            TeamAct::LineUp {
                team,
                round,
                members,
            } => {
                let names = names(team, members);
                let round = round.to_string();
                let arguments = [
                    ("team", &*named(team)),
                    ("round", &round),
                    ("names", &names),
                ];
                self.with("event-line-up", &arguments)
            }
            TeamAct::Forfeit {
                round,
                board,
                outcome,
            } => {
                let place = format!("{round}.{board}");
                let result = self.result(*outcome);
                self.with("event-forfeited", &[("place", &place), ("result", &result)])
            }
        }
    }
}
