//! Lines about teams.

use pairing::Colors;

use super::fields::{Line, add};
use super::wrong::{Expected, WrongLine};
use super::{read, write};
use crate::team::{First, TeamAct, TeamRules};

/// What is laid down for teams, where a line has it.
pub(super) fn rules(line: &mut Line<'_>) -> Result<Option<TeamRules>, WrongLine> {
    let read = |text: &str| text.parse::<Colors>().ok();
    let Some(colors) = line.may_parse("boards", Expected::Like("WBWB"), read)? else {
        return Ok(None);
    };
    Ok(Some(TeamRules {
        colors,
        match_points: line.parse("match-points", Expected::Like("2,1,0,0,2,0"), read::scoring)?,
        first: line.parse("first", Expected::named(&First::NAMES), First::from_name)?,
        bye: line.parse("bye-boards", Expected::Like("2½"), |text| {
            text.parse().ok()
        })?,
    }))
}

pub(super) fn write_rules(line: &mut String, rules: &TeamRules) {
    add(line, "boards", &rules.colors.to_string());
    add(line, "match-points", &write::scoring(&rules.match_points));
    add(line, "first", rules.first.name());
    add(line, "bye-boards", &rules.bye.to_string());
}

pub(super) fn act(line: &mut Line<'_>) -> Result<TeamAct, WrongLine> {
    let places = |line: &mut Line<'_>, key: &str| {
        line.parse(key, Expected::Like("2,1,3"), |text| {
            read::list(text, |one| one.parse().ok())
        })
    };
    if line.verb == "forfeit" {
        let place = line.parse("match", Expected::Like("2.1"), read::read_place)?;
        return Ok(TeamAct::Forfeit {
            round: place.round,
            board: place.board,
            outcome: read::outcome(line)?,
        });
    }
    let team = read::id(line, "team")?;
    Ok(match line.verb {
        "enlist" => TeamAct::Enlist {
            team,
            member: Box::new(read::player(line)?),
        },
        "amend-member" => TeamAct::Amend {
            team,
            member: read::number(line, "member")?,
            right: Box::new(read::player(line)?),
        },
        "board-order" => TeamAct::Order {
            team,
            order: places(line, "order")?,
        },
        "line-up" => TeamAct::LineUp {
            team,
            round: read::number(line, "round")?,
            members: places(line, "members")?,
        },
        other => return Err(WrongLine::NoKind(other.to_owned())),
    })
}

pub(super) fn write(line: &mut String, act: &TeamAct) {
    let list = |places: &[u32]| {
        let places: Vec<String> = places.iter().map(u32::to_string).collect();
        places.join(",")
    };
    line.push_str(match act {
        TeamAct::Enlist { .. } => "enlist",
        TeamAct::Amend { .. } => "amend-member",
        TeamAct::Order { .. } => "board-order",
        TeamAct::LineUp { .. } => "line-up",
        TeamAct::Forfeit { .. } => "forfeit",
    });
    if let Some(team) = act.team() {
        add(line, "team", &team.to_string());
    }
    match act {
        TeamAct::Enlist { member, .. } => write::player(line, member),
        TeamAct::Amend { member, right, .. } => {
            add(line, "member", &member.to_string());
            write::player(line, right);
        }
        TeamAct::Order { order, .. } => add(line, "order", &list(order)),
        TeamAct::LineUp { round, members, .. } => {
            add(line, "round", &round.to_string());
            add(line, "members", &list(members));
        }
        TeamAct::Forfeit {
            round,
            board,
            outcome,
        } => {
            add(line, "match", &format!("{round}.{board}"));
            add(line, "outcome", &outcome.to_string());
        }
    }
}
