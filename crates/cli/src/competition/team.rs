//! Teams on the command line: their players, line-ups and matches.

use clap::{Args, Subcommand};
use serde_json::{Value, json};
use tournament::team::{First, TeamAct, TeamRules};
use tournament::{
    Colors, Command, Competition, Place, PlayerId, Points, Scoring, System, TieBreak,
};

use super::args::{Amendment, Book, Entrant, named, scoring};
use super::list::Entry;
use super::{decimal, entry, outcome};
use crate::fault::Fault;
use crate::speak::shown;

/// What is laid down for teams.
#[derive(Args, Debug)]
pub(crate) struct WantedOfTeams {
    /// Teams compete: boards of a match, as 4, or as WBBW for the colours of the team that is named first
    #[arg(long, value_name = "BOARDS")]
    pub(crate) boards: Option<Colors>,
    /// Points of a match won, drawn and lost
    #[arg(long, default_value = "2-1-0", value_parser = scoring, requires = "boards")]
    pub(crate) match_points: Scoring,
    /// What comes first in the standings: match-points, board-points
    #[arg(long, default_value = "match-points", value_parser = first, requires = "boards")]
    pub(crate) first: First,
    /// Board points of a team that is left over in a Swiss [default: a draw on every board]
    #[arg(long, value_name = "POINTS", requires = "boards")]
    pub(crate) bye_boards: Option<Points>,
}

fn first(text: &str) -> Result<First, String> {
    named(text, &First::NAMES)
}

/// A result, which may begin with a hyphen as options do: whatever follows the first one is taken for a result.
fn board_result(text: &str) -> Result<String, String> {
    match text.starts_with("--") {
        true => Err("options stand before the results".to_owned()),
        false => Ok(text.to_owned()),
    }
}

impl WantedOfTeams {
    pub(super) fn rules(&self, scoring: &Scoring) -> Option<TeamRules> {
        let usual = TeamRules::new(self.boards?, scoring);
        Some(TeamRules {
            match_points: self.match_points,
            first: self.first,
            bye: self.bye_boards.unwrap_or(usual.bye),
            ..usual
        })
    }

    pub(super) fn usual(&self, system: System) -> Vec<TieBreak> {
        match self.boards {
            Some(_) => TieBreak::usual_for_teams(system, self.first),
            None => TieBreak::usual(system),
        }
    }
}

/// What is done with a team.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Name a player of a team, behind those named before in the board order; or everybody of a list
    Member {
        #[command(flatten)]
        book: Book,
        /// Team, by a part of the name, or by the number on the sheets (of registration, before there are numbers)
        team: String,
        #[command(flatten)]
        entrant: Box<Entrant>,
    },
    /// Put right what is known of a player of a team; what is not given stays as it was
    AmendMember {
        #[command(flatten)]
        book: Book,
        /// Team
        team: String,
        /// Player, by the place in the board order or by a part of the name
        member: String,
        #[command(flatten)]
        right: Box<Amendment>,
    },
    /// Change the board order of a team, before it is paired
    BoardOrder {
        #[command(flatten)]
        book: Book,
        /// Team
        team: String,
        /// Players in the new order, by their places so far or by parts of their names
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// Hand in who plays for a team in a round
    Lineup {
        #[command(flatten)]
        book: Book,
        /// Team
        team: String,
        /// Round
        round: u32,
        /// Players, the first board first; boards left over at the end are empty, and lost
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// Enter the results of a whole match, the team that is named first on the left: 1-0 = 0-1 +:-
    Score {
        #[command(flatten)]
        book: Book,
        /// Match, as ROUND.MATCH
        meeting: Place,
        /// A result for each board; * for one that is not over. Options stand before them
        #[arg(required = true, allow_hyphen_values = true, value_parser = board_result)]
        results: Vec<String>,
    },
    /// A team does not come to its match, or neither does: -:+, +:-, -:-
    Forfeit {
        #[command(flatten)]
        book: Book,
        /// Match, as ROUND.MATCH
        meeting: Place,
        /// What the team that is named first has, and the other
        #[arg(allow_hyphen_values = true)]
        outcome: String,
    },
}

impl Act {
    pub(super) const fn book(&self) -> &Book {
        match self {
            Act::Member { book, .. }
            | Act::AmendMember { book, .. }
            | Act::BoardOrder { book, .. }
            | Act::Lineup { book, .. }
            | Act::Score { book, .. }
            | Act::Forfeit { book, .. } => book,
        }
    }
}

/// Players of a team, behind those named before.
pub(super) fn enlisted(
    known: &Competition,
    team: &str,
    players: Vec<Entry>,
) -> anyhow::Result<Vec<Command>> {
    let team = entry::find(known, team)?;
    let members = players.into_iter().map(|member| {
        let member = Box::new(member.player);
        Command::Team(TeamAct::Enlist { team, member })
    });
    Ok(members.collect())
}

/// What is to be asked of the competition.
pub(super) fn commands(act: &Act, known: &Competition) -> anyhow::Result<Vec<Command>> {
    let one = match act {
        Act::Member { team, entrant, .. } => {
            return enlisted(known, team, entry::players(entrant)?.players);
        }
        Act::AmendMember {
            team,
            member,
            right,
            ..
        } => {
            let team = entry::find(known, team)?;
            let member = place(known, team, member)?;
            let before = known.member(team, member).cloned().unwrap_or_default();
            let right = Box::new(entry::amended(&before, right)?);
            TeamAct::Amend {
                team,
                member,
                right,
            }
        }
        Act::BoardOrder { team, members, .. } => {
            let team = entry::find(known, team)?;
            let order = places(known, team, members)?;
            TeamAct::Order { team, order }
        }
        Act::Lineup {
            team,
            round,
            members,
            ..
        } => {
            let team = entry::find(known, team)?;
            TeamAct::LineUp {
                team,
                round: *round,
                members: places(known, team, members)?,
            }
        }
        Act::Score {
            meeting, results, ..
        } => return scored(known, *meeting, results),
        Act::Forfeit {
            meeting,
            outcome: text,
            ..
        } => TeamAct::Forfeit {
            round: meeting.round,
            board: meeting.board,
            outcome: outcome(known, text)?,
        },
    };
    Ok(vec![Command::Team(one)])
}

fn places(known: &Competition, team: PlayerId, members: &[String]) -> anyhow::Result<Vec<u32>> {
    members
        .iter()
        .map(|member| place(known, team, member))
        .collect()
}

/// The place in the board order that a text names: the place itself, or a part of a name that fits no other of the team.
fn place(known: &Competition, team: PlayerId, text: &str) -> anyhow::Result<u32> {
    if let Ok(number) = text.parse() {
        return Ok(number);
    }
    let wanted = text.to_lowercase();
    let members = (1..).zip(known.members(team));
    let found: Vec<(u32, &str)> = members
        .map(|(place, member)| (place, member.name.as_str()))
        .filter(|(_, name)| name.to_lowercase().contains(&wanted))
        .collect();
    match found[..] {
        [(place, _)] => Ok(place),
        [] => {
            let fault = Fault::new("unknown-member").text("team", known.name(team));
            Err(fault.text("name", shown(text)).into())
        }
        _ => {
            let all: Vec<String> = found
                .iter()
                .map(|(place, name)| format!("{place} {name}"))
                .collect();
            let fault = Fault::new("which-name").text("name", shown(text));
            Err(fault.text("all", all.join(", ")).into())
        }
    }
}

/// The results of a match, White first on each board.
fn scored(known: &Competition, place: Place, results: &[String]) -> anyhow::Result<Vec<Command>> {
    let missing = || {
        let place = format!("{}.{}", place.round, place.board);
        Fault::new("unknown-match").text("place", place)
    };
    let meeting = known.board(place.round, place.board).ok_or_else(missing)?;
    if results.len() != meeting.games.len() {
        let fault = Fault::new("match-results").number("boards", meeting.games.len() as u64);
        return Err(fault.number("number", results.len() as u64).into());
    }
    let mut commands = Vec::new();
    for (i, (game, text)) in (1..).zip(results).enumerate() {
        let place = Place { game, ..place };
        if text == "*" {
            continue;
        }
        let outcome = meeting.turned(i, outcome(known, text)?);
        // A board at which nobody sits has its result since the line-up.
        if known.game(place).and_then(tournament::Game::outcome) != Some(outcome) {
            commands.push(Command::Enter { place, outcome });
        }
    }
    Ok(commands)
}

/// Who sits at a game of teams, White first.
pub(super) fn seats(known: &Competition, place: Place) -> Option<[String; 2]> {
    let meeting = known.board(place.round, place.board)?;
    let game = (place.game as usize).checked_sub(1)?;
    let side = |is_white: bool| {
        let teams = [meeting.white, meeting.black];
        let team = teams
            .into_iter()
            .find(|team| meeting.has_white(*team, game) == is_white)?;
        let member = known.seated(place.round, team, game);
        let member = member.and_then(|member| known.member(team, member));
        let name = member.map_or("–", |member| member.name.as_str());
        Some(format!("{name} ({})", known.name(team)))
    };
    Some([side(true)?, side(false)?])
}

/// What is laid down for teams, for other programs.
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
