//! Teams on the command line: their players, line-ups and matches.

use clap::{Args, Subcommand};
use tournament::team::{First, TeamAct};
use tournament::{Colors, Command, Competition, Place, Player, Points, Scoring};

use super::answer::Reply;
use super::args::{Amendment, Entrant, EventFile, named};
use super::entry::{self, Listed};
use super::log::Log;

/// What is laid down for teams.
#[derive(Args, Debug)]
pub(crate) struct WantedOfTeams {
    /// Team competition: boards per match, such as 4, or WBBW for the colours of the first-named team
    #[arg(long, value_name = "BOARDS")]
    pub(crate) boards: Option<Colors>,
    /// Match points for a win, a draw and a loss
    #[arg(long, default_value = "2-1-0", requires = "boards")]
    pub(crate) match_points: Scoring,
    /// Primary score of the standings: match-points, board-points
    #[arg(long, default_value = "match-points", value_parser = first, requires = "boards")]
    pub(crate) first: First,
    /// Board points for a bye in a Swiss [default: a draw on every board]
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

/// What is done with a team.
#[derive(Subcommand, Debug)]
pub(crate) enum Act {
    /// Add a player to the end of a team's board order, or everybody in a list
    Member {
        #[command(flatten)]
        event_file: EventFile,
        /// Team, by part of the name or by number (of registration, before numbers are given)
        team: String,
        #[command(flatten)]
        entrant: Box<Entrant>,
    },
    /// Correct the details of a team's player; those not given stay unchanged
    AmendMember {
        #[command(flatten)]
        event_file: EventFile,
        /// Team
        team: String,
        /// Player, by place in the board order or by part of the name
        member: String,
        #[command(flatten)]
        right: Box<Amendment>,
    },
    /// Change the board order of a team before it is paired
    BoardOrder {
        #[command(flatten)]
        event_file: EventFile,
        /// Team
        team: String,
        /// Players in the new order, by current place or by part of the name
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// Hand in a team's line-up for a round
    Lineup {
        #[command(flatten)]
        event_file: EventFile,
        /// Team
        team: String,
        /// Round
        round: u32,
        /// Players from the first board on; remaining boards are empty and lost
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// Enter the results of a whole match, with the first-named team on the left: 1-0 = 0-1 +:-
    Score {
        #[command(flatten)]
        event_file: EventFile,
        /// Match, as ROUND.MATCH
        meeting: Place,
        /// Result of each board; * for an unfinished one. Options must come before the results
        #[arg(required = true, allow_hyphen_values = true, value_parser = board_result)]
        results: Vec<String>,
    },
    /// Record a match that one team or both forfeit: -:+, +:-, -:-
    Forfeit {
        #[command(flatten)]
        event_file: EventFile,
        /// Match, as ROUND.MATCH
        meeting: Place,
        /// Result of the first-named team and the other
        #[arg(allow_hyphen_values = true)]
        outcome: String,
    },
}

impl Act {
    pub(super) const fn event_file(&self) -> &EventFile {
        match self {
            Act::Member { event_file, .. }
            | Act::AmendMember { event_file, .. }
            | Act::BoardOrder { event_file, .. }
            | Act::Lineup { event_file, .. }
            | Act::Score { event_file, .. }
            | Act::Forfeit { event_file, .. } => event_file,
        }
    }
}

/// Does it.
pub(super) fn run(act: &Act, reply: &mut Reply<'_>) -> anyhow::Result<()> {
    let mut log = Log::open(act.event_file(), &reply.speaker())?;
    let commands = match act {
        Act::Member { team, entrant, .. } => {
            let listed = Listed::of(entrant)?;
            listed.tell(reply)?;
            enlisted(log.competition(), team, listed.players)?
        }
        act => commands(act, log.competition())?,
    };
    log.act(commands, reply)
}

/// Players of a team, behind those named before.
fn enlisted(known: &Competition, team: &str, players: Vec<Player>) -> anyhow::Result<Vec<Command>> {
    let team = known.find(team)?;
    let members = players.into_iter().map(|member| {
        let member = Box::new(member);
        Command::Team(TeamAct::Enlist { team, member })
    });
    Ok(members.collect())
}

/// What is to be asked of the competition.
fn commands(act: &Act, known: &Competition) -> anyhow::Result<Vec<Command>> {
    let one = match act {
        Act::Member { team, entrant, .. } => {
            return enlisted(known, team, Listed::of(entrant)?.players);
        }
        Act::AmendMember {
            team,
            member,
            right,
            ..
        } => {
            let team = known.find(team)?;
            let member = known.find_member(team, member)?;
            let before = known.member(team, member).cloned().unwrap_or_default();
            let right = entry::amended(&before, right)?;
            TeamAct::Amend {
                team,
                member,
                right,
            }
        }
        Act::BoardOrder { team, members, .. } => {
            let team = known.find(team)?;
            let order = known.find_members(team, members)?;
            TeamAct::Order { team, order }
        }
        Act::Lineup {
            team,
            round,
            members,
            ..
        } => {
            let team = known.find(team)?;
            TeamAct::LineUp {
                team,
                round: *round,
                members: known.find_members(team, members)?,
            }
        }
        Act::Score {
            meeting, results, ..
        } => return Ok(known.enter_match(*meeting, results)?),
        Act::Forfeit {
            meeting, outcome, ..
        } => TeamAct::Forfeit {
            round: meeting.round,
            board: meeting.board,
            outcome: known.read_outcome(outcome)?,
        },
    };
    Ok(vec![Command::Team(one)])
}
