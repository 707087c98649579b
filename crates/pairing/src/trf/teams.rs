//! The records of teams: 310 and the older 013, 300, 320, 330, 352, 362.

use core::fmt::Write;

use super::line::Line;
use super::{Expected, Fault, Field, MOST_PLAYERS, MOST_ROUNDS, Problem};
use crate::{Colors, ParseColorsError, Points};

/// The highest number of a team that three columns hold.
pub const MOST_TEAMS: u16 = 999;

/// What a file says of teams; where there are none, single players compete.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Teams {
    /// The colours on the boards of a match (`352`).
    pub colors: Option<Colors>,
    /// What a match won, drawn and lost is worth (`362`); 2, 1 and 0 where it is not said.
    pub match_points: Option<[Points; 3]>,
    /// The teams, in the order of their lines (`310`, or `013` where there is no `310`).
    pub teams: Vec<Team>,
    /// Who was left over (`320`).
    pub byes: Option<TeamByes>,
    /// Matches that were not played (`330`).
    pub forfeits: Vec<Forfeit>,
    /// Who played at which board, where it is not the order of the team (`300`).
    pub line_ups: Vec<LineUp>,
}

/// A team and its players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Team {
    /// Number, 1 to 999; of `013` the place of the line.
    pub number: u16,
    /// Name, at most 32 characters.
    pub name: String,
    /// Short name, at most five characters.
    pub nickname: String,
    /// Strength, at most six characters.
    pub strength: Option<u32>,
    /// Match points as the file has them.
    pub match_points: Points,
    /// Points of the boards as the file has them.
    pub game_points: Points,
    /// Place.
    pub rank: Option<u16>,
    /// The numbers of its players in their board order.
    pub players: Vec<u16>,
}

/// The teams that were left over, and what they have for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamByes {
    /// Match points.
    pub match_points: Points,
    /// Points of the boards.
    pub game_points: Points,
    /// The team of each round, if there is one.
    pub teams: Vec<Option<u16>>,
}

/// A match that was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// Whether the team that has White on the first board has come, and whether the other has.
    pub has_come: [bool; 2],
    /// The round, from 1.
    pub round: u16,
    /// Which teams: first who has White on the first board.
    pub teams: [u16; 2],
}

/// Who played for a team in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// The round, from 1.
    pub round: u16,
    /// The team.
    pub team: u16,
    /// Whom it met.
    pub opponent: Option<u16>,
    /// The player of each board; none where it stays empty.
    pub players: Vec<Option<u16>>,
}

/// Reads what a record says of teams; false when the code is none of these.
pub(super) fn read(line: &Line, code: &str, teams: &mut Teams) -> Result<bool, Fault> {
    match code {
        "310" => teams.teams.push(team(line)?),
        "300" => teams.line_ups.push(line_up(line)?),
        "320" => teams.byes = Some(byes(line)?),
        "330" => teams.forfeits.push(forfeit(line)?),
        "352" => {
            let colors = line.rest(5);
            let colors = colors.trim().parse::<Colors>();
            let why = |none: ParseColorsError| line.unexpected(5, Expected::Boards, none.0);
            teams.colors = Some(colors.map_err(why)?);
        }
        "362" => teams.match_points = Some(match_points(line)?),
        _ => return Ok(false),
    }
    Ok(true)
}

fn team(line: &Line) -> Result<Team, Fault> {
    for column in [4, 8, 41, 47, 54, 61, 68, 72, 73] {
        line.blank(column)?;
    }
    let points = |from, to| match line.text(from, to).as_str() {
        "" => Ok(Points::ZERO),
        _ => line.many_points(from, to),
    };
    let strength = line.text(48, 53);
    Ok(Team {
        number: line.within((5, 7), (1, MOST_TEAMS), Field::Team)?,
        name: line.text(9, 40),
        nickname: line.text(42, 46),
        strength: match strength.as_str() {
            "" => None,
            text => {
                let strength = text.parse().ok();
                let why = || line.unexpected(48, Expected::Number(Field::Strength), text);
                Some(strength.ok_or_else(why)?)
            }
        },
        match_points: points(55, 60)?,
        game_points: points(62, 67)?,
        rank: line.number(69, 71, Field::Rank)?,
        players: members(line, 74)?,
    })
}

/// The older record: the number of a team is the place of its line.
pub(super) fn old_team(line: &Line, place: usize) -> Result<Team, Fault> {
    line.blank(4)?;
    let number = u16::try_from(place).ok();
    let number = number.filter(|number| *number <= MOST_TEAMS);
    Ok(Team {
        number: number.ok_or_else(|| line.fault(1, Problem::TooManyTeams))?,
        name: line.text(5, 36),
        players: members(line, 37)?,
        ..Team::default()
    })
}

/// Groups of five columns; a group without a number is passed over.
fn members(line: &Line, from: usize) -> Result<Vec<u16>, Fault> {
    let found = seats(line, from, |at| line.text(at, at + 3).is_empty())?;
    Ok(found.into_iter().flatten().collect())
}

/// Numbers of players in groups of five columns; none for `0000`.
fn seats(
    line: &Line,
    from: usize,
    is_passed: impl Fn(usize) -> bool,
) -> Result<Vec<Option<u16>>, Fault> {
    let mut found = Vec::new();
    let groups = (from..=line.len()).step_by(5);
    for at in groups.filter(|at| !is_passed(*at)) {
        let number = line.within((at, at + 3), (0, MOST_PLAYERS), Field::Player)?;
        line.blank(at + 4)?;
        found.push((number > 0).then_some(number));
    }
    Ok(found)
}

fn round(line: &Line, from: usize) -> Result<u16, Fault> {
    line.within((from, from + 2), (1, MOST_ROUNDS), Field::Round)
}

fn number(line: &Line, from: usize) -> Result<u16, Fault> {
    line.within((from, from + 2), (1, MOST_TEAMS), Field::Team)
}

fn line_up(line: &Line) -> Result<LineUp, Fault> {
    for column in [4, 8, 12, 16] {
        line.blank(column)?;
    }
    let opponent = line.number(13, 15, Field::Team)?;
    Ok(LineUp {
        round: round(line, 5)?,
        team: number(line, 9)?,
        opponent: opponent.filter(|number| *number > 0),
        players: seats(line, 17, |_| false)?,
    })
}

fn byes(line: &Line) -> Result<TeamByes, Fault> {
    for column in [4, 9, 14] {
        line.blank(column)?;
    }
    let mut teams = Vec::new();
    for at in (15..=line.len()).step_by(4) {
        let number = line.number(at, at + 2, Field::Team)?;
        line.blank(at + 3)?;
        teams.push(number.filter(|number| *number > 0));
    }
    while teams.last().is_some_and(Option::is_none) {
        teams.pop();
    }
    Ok(TeamByes {
        match_points: line.points(5, 8)?,
        game_points: line.points(10, 13)?,
        teams,
    })
}

fn forfeit(line: &Line) -> Result<Forfeit, Fault> {
    for column in [4, 7, 11, 15] {
        line.blank(column)?;
    }
    let has_come = match line.text(5, 6).as_str() {
        "+-" => [true, false],
        "-+" => [false, true],
        "--" => [false, false],
        found => return Err(line.unexpected(5, Expected::OneOf(&["+-", "-+", "--"]), found)),
    };
    Ok(Forfeit {
        has_come,
        round: round(line, 8)?,
        teams: [number(line, 12)?, number(line, 16)?],
    })
}

/// Codes and points in turn: `TW 2.0   TD 1.0   TL 0.0`.
fn match_points(line: &Line) -> Result<[Points; 3], Fault> {
    let mut found = [Points(20), Points(10), Points::ZERO];
    let words = line.words(5).into_iter().flat_map(|(at, word)| {
        // From ten points on nothing stands between the code and them: `TW11.0`.
        match word.split_at_checked(2) {
            Some((code, points)) if code.starts_with('T') && !points.is_empty() => {
                vec![(at, code.to_owned()), (at + 2, points.to_owned())]
            }
            _ => vec![(at, word)],
        }
    });
    let words: Vec<(usize, String)> = words.collect();
    for pair in words.chunks(2) {
        let [(at, code), (from, text)] = pair else {
            let at = pair.first().map_or(5, |(at, _)| *at);
            return Err(line.unexpected(at, Expected::Points, ""));
        };
        let place = match code.as_str() {
            "TW" => 0,
            "TD" => 1,
            "TL" => 2,
            _ => {
                let expected = Expected::OneOf(&["TW", "TD", "TL"]);
                return Err(line.unexpected(*at, expected, code));
            }
        };
        found[place] = line.points(*from, from + text.chars().count() - 1)?;
    }
    Ok(found)
}

/// The lines of the records.
pub(super) fn write(teams: &Teams) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    lines.extend(teams.colors.map(|colors| format!("352 {colors}")));
    lines.extend(teams.match_points.map(|[win, draw, loss]| {
        let [win, draw, loss] = [win, draw, loss].map(|points| tenths(points, 4));
        format!("362 TW{win}   TD{draw}   TL{loss}")
    }));
    lines.extend(teams.teams.iter().map(team_line));
    lines.extend(teams.byes.as_ref().map(|byes| {
        let teams = byes.teams.iter().map(|team| match team {
            Some(team) => format!("{team:>3}"),
            None => "000".to_owned(),
        });
        let (first, second) = (tenths(byes.match_points, 4), tenths(byes.game_points, 4));
        let teams: Vec<String> = teams.collect();
        format!("320 {first} {second} {}", teams.join(" "))
    }));
    lines.extend(teams.forfeits.iter().map(|forfeit| {
        let sign = |has_come| if has_come { '+' } else { '-' };
        let [one, other] = forfeit.has_come.map(sign);
        let [white, black] = forfeit.teams;
        format!(
            "330 {one}{other} {:>3} {white:>3} {black:>3}",
            forfeit.round
        )
    }));
    lines.extend(teams.line_ups.iter().map(|line_up| {
        let opponent = line_up.opponent.unwrap_or_default();
        let (round, team) = (line_up.round, line_up.team);
        let mut line = format!("300 {round:>3} {team:>3} {opponent:>3}");
        for player in &line_up.players {
            let written = match player {
                Some(player) => write!(line, " {player:>4}"),
                None => write!(line, " 0000"),
            };
            if written.is_err() {
                line.clear();
            }
        }
        line
    }));
    lines
}

fn team_line(team: &Team) -> String {
    let cut = |text: &str, width: usize| text.chars().take(width).collect::<String>();
    let strength = team.strength.map(|strength| strength.to_string());
    let rank = team.rank.map(|rank| rank.to_string());
    let members: Vec<String> = team
        .players
        .iter()
        .map(|number| format!("{number:>4}"))
        .collect();
    format!(
        "310 {:>3} {:<32} {:<5} {:>6} {} {} {:>3}  {}",
        team.number,
        cut(&team.name, 32),
        cut(&team.nickname, 5),
        cut(&strength.unwrap_or_default(), 6),
        tenths(team.match_points, 6),
        tenths(team.game_points, 6),
        rank.unwrap_or_default(),
        members.join(" ")
    )
}

fn tenths(points: Points, width: usize) -> String {
    let Points(tenths) = points.max(Points::ZERO);
    format!("{:>width$}", format!("{}.{}", tenths / 10, tenths % 10))
}
