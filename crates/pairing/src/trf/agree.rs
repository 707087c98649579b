//! Whether the lines of a file agree with each other.

use std::collections::BTreeMap;

use super::read::Lines;
use super::{Fault, PlayerRecord, Problem, Report, RoundEntry, player};
use crate::{Mark, Points};

/// What the lines contradict.
pub(super) fn check(report: &Report, lines: &Lines) -> Vec<Fault> {
    let players: BTreeMap<u16, &PlayerRecord> = report
        .players
        .iter()
        .map(|player| (player.number, player))
        .collect();
    let played = report.played_rounds();
    let mut faults = Vec::new();
    for player in &report.players {
        let line = lines.players.get(&player.number).copied().unwrap_or(0);
        let fault = |column, what| Fault { line, column, what };
        for (round, entry) in player.rounds.iter().enumerate() {
            let Some(entry) = entry else { continue };
            if let Some((offset, what)) = contradiction(&players, player, round, *entry) {
                faults.push(fault(player::column(round) + offset, what));
            }
        }
        // Where teams compete, what counts are the points of records 310.
        if !report.is_for_teams() {
            faults.extend(points(report, player, played).map(|what| fault(81, what)));
        }
    }
    faults.extend(of_teams(report, lines));
    faults.extend(strangers(report, lines));
    if !report.ranked_by_line {
        faults.extend(hole(&lines.players));
    }
    faults.extend(too_long(report, played, lines));
    faults
}

/// The game of a player and that of the opponent must be one game.
fn contradiction(
    players: &BTreeMap<u16, &PlayerRecord>,
    player: &PlayerRecord,
    round: usize,
    entry: RoundEntry,
) -> Option<(usize, Problem)> {
    let number = entry.opponent?;
    let Some(opponent) = players.get(&number) else {
        return Some((0, Problem::NoPlayer(number)));
    };
    let Some(Some(mirror)) = opponent.rounds.get(round) else {
        let no_game = Problem::NoGame {
            player: number,
            round: round + 1,
        };
        return Some((0, no_game));
    };
    if mirror.opponent != Some(player.number) {
        let other = Problem::OtherOpponent {
            player: number,
            round: round + 1,
        };
        return Some((0, other));
    }
    if entry.color.is_some() && entry.color == mirror.color {
        return Some((5, Problem::SameColor(number)));
    }
    let player = number;
    let results = match (entry.mark, mirror.mark) {
        (Some(own), Some(other)) if complement(own, other) => return None,
        (None, None) => return None,
        (Some(own), Some(other)) => Problem::Results { own, player, other },
        (None, Some(other)) => Problem::NoResult { player, other },
        (Some(own), None) => Problem::NoResultThere { own, player },
    };
    Some((7, results))
}

/// Whether two results can stand in one game. Less than a point in all is a penalty; more is a mistake.
fn complement(own: Mark, other: Mark) -> bool {
    use Mark::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    let is_ordered = |first, second| {
        matches!(
            (first, second),
            (Win | Draw | Loss, Loss)
                | (Draw, Draw)
                | (UnratedWin | UnratedDraw | UnratedLoss, UnratedLoss)
                | (UnratedDraw, UnratedDraw)
                | (ForfeitWin | ForfeitLoss, ForfeitLoss)
        )
    };
    is_ordered(own, other) || is_ordered(other, own)
}

/// Points must be those of the results; programs also write them with the acceleration or the next bye counted in.
fn points(report: &Report, player: &PlayerRecord, played: usize) -> Option<Problem> {
    let worth = |round: usize| {
        let entry = player.rounds.get(round).copied().flatten();
        report.points_in(round, player.number, entry)
    };
    let past: Points = (0..played).map(worth).sum();
    let next: Points = (played..player.rounds.len()).map(worth).sum();
    let added = acceleration(report, player.number, played);
    let late = player
        .rounds
        .iter()
        .all(Option::is_none)
        .then_some(Points::ZERO);
    let allowed = [past, past + next, past + added, past + next + added];
    let is_allowed = allowed.contains(&player.points) || late == Some(player.points);
    (!is_allowed).then_some(Problem::OtherPoints {
        points: player.points,
        sum: past,
    })
}

/// Points that a player is given for the pairing of the round after `played`.
fn acceleration(report: &Report, number: u16, played: usize) -> Points {
    let round = u16::try_from(played + 1).unwrap_or(u16::MAX);
    let holds = |record: &&super::Acceleration| {
        (record.first_player..=record.last_player).contains(&number)
            && (record.first_round..=record.last_round).contains(&round)
    };
    report
        .accelerations
        .iter()
        .rfind(holds)
        .map_or(Points::ZERO, |record| record.points)
}

/// Records that name somebody who is not in the file.
fn strangers(report: &Report, lines: &Lines) -> Vec<Fault> {
    let byes = report.byes.iter().zip(&lines.byes);
    let byes = byes.map(|(byes, line)| (*line, 11, &byes.players));
    let groups = report.forbidden.iter().zip(&lines.forbidden);
    let groups = groups.map(|(group, line)| {
        (
            *line,
            if group.rounds.is_some() { 13 } else { 5 },
            &group.players,
        )
    });
    let assigned = report.assigned.iter().zip(&lines.assigned);
    let assigned = assigned.map(|(record, line)| (*line, 24, &record.players));
    let teams = &report.teams.teams;
    // Where teams compete, these records name teams.
    let is_known = |number: &u16| match teams.is_empty() {
        true => lines.players.contains_key(number),
        false => teams.iter().any(|team| team.number == *number),
    };
    let missing = |number: u16| match teams.is_empty() {
        true => Problem::NoPlayer(number),
        false => Problem::NoTeam(number),
    };
    let mut faults = Vec::new();
    for (line, column, numbers) in byes.chain(groups).chain(assigned) {
        let mut strangers = numbers.iter().filter(|number| !is_known(number));
        faults.extend(strangers.next().map(|number| Fault {
            line,
            column,
            what: missing(*number),
        }));
    }
    faults
}

/// Records of teams that name a team or a player who is not there, or somebody twice.
fn of_teams(report: &Report, lines: &Lines) -> Vec<Fault> {
    let teams = &report.teams;
    let mut faults = Vec::new();
    let mut fault = |line: usize, column, what: Problem| faults.push(Fault { line, column, what });
    let mut places: BTreeMap<u16, u16> = BTreeMap::new();
    let mut numbers: BTreeMap<u16, usize> = BTreeMap::new();
    for (team, line) in teams.teams.iter().zip(lines.teams.iter().copied()) {
        if numbers.insert(team.number, line).is_some() {
            fault(line, 5, Problem::TeamTwice(team.number));
        }
        for player in &team.players {
            if !lines.players.contains_key(player) {
                fault(line, 74, Problem::NoPlayer(*player));
            } else if let Some(other) = places.insert(*player, team.number) {
                let (player, team) = (*player, other);
                fault(line, 74, Problem::InTeam { player, team });
            }
        }
    }
    for (line_up, line) in teams.line_ups.iter().zip(&lines.line_ups) {
        let named = [Some(line_up.team), line_up.opponent];
        for team in named
            .into_iter()
            .flatten()
            .filter(|team| !numbers.contains_key(team))
        {
            fault(*line, 9, Problem::NoTeam(team));
        }
        let mut players = line_up.players.iter().flatten();
        // Who stands in no team plays for the one that lines him up.
        let is_other = |player: &&u16| match places.get(player) {
            Some(team) => *team != line_up.team,
            None => !lines.players.contains_key(player),
        };
        if let Some(player) = players.find(is_other) {
            let (player, team) = (*player, line_up.team);
            fault(*line, 17, Problem::NotInTeam { player, team });
        }
    }
    for (forfeit, line) in teams.forfeits.iter().zip(&lines.forfeits) {
        for team in forfeit
            .teams
            .iter()
            .filter(|team| !numbers.contains_key(team))
        {
            fault(*line, 12, Problem::NoTeam(*team));
        }
    }
    let byes = teams
        .byes
        .iter()
        .flat_map(|byes| byes.teams.iter().flatten());
    for team in byes.filter(|team| !numbers.contains_key(team)) {
        fault(lines.team_byes, 15, Problem::NoTeam(*team));
    }
    faults
}

/// Numbers run from 1 without a gap.
fn hole(lines: &BTreeMap<u16, usize>) -> Option<Fault> {
    let (expected, (player, line)) = (1..)
        .zip(lines)
        .find(|(expected, (number, _))| expected != *number)?;
    let player = *player;
    Some(Fault {
        line: *line,
        column: 5,
        what: Problem::Gap { expected, player },
    })
}

fn too_long(report: &Report, played: usize, lines: &Lines) -> Option<Fault> {
    let rounds = report.rounds?;
    (played > usize::from(rounds)).then_some(Fault {
        line: lines.rounds,
        column: 5,
        what: Problem::MorePlayed { rounds, played },
    })
}
