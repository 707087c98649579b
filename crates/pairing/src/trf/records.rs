//! The records beside the players: rounds, colour, points, byes, accelerations, forbidden pairs.

use rules::Color;

use super::line::Line;
use super::read::Reading;
use super::{
    Acceleration, Byes, Expected, Fault, Field, Forbidden, MOST_PLAYERS, MOST_ROUNDS, Problem,
    Report, System, assigned, teams,
};
use crate::{Mark, Points};

/// Reads what a record says into the report; false when the code is none of these.
pub(super) fn read(line: &Line, code: &str, reading: &mut Reading) -> Result<bool, Fault> {
    let Reading {
        report,
        has_bye: bye,
        old_teams,
        ..
    } = reading;
    match code {
        "142" | "XXR" => report.rounds = Some(rounds(line)?),
        "152" => report.first_color = Some(color(line)?),
        "162" => scoring(line, report, bye)?,
        "192" => report.system = Some(system(&line.rest(5))),
        "240" => report.byes.push(byes(line)?),
        "250" => report.accelerations.extend(acceleration(line)?),
        "260" => report.forbidden.push(forbidden(line)?),
        "XXA" => report.accelerations.extend(old_accelerations(line)?),
        "XXC" => configuration(line, report)?,
        "XXP" => report.forbidden.push(old_forbidden(line)?),
        "BBW" => win(report, *bye, line.points(5, line.len().max(8))?),
        "BBD" => report.scoring.draw = line.points(5, line.len().max(8))?,
        "BBL" => report.scoring.loss = line.points(5, line.len().max(8))?,
        "BBZ" => report.scoring.zero_bye = line.points(5, line.len().max(8))?,
        "BBF" => report.scoring.forfeit_loss = line.points(5, line.len().max(8))?,
        "BBU" => {
            report.scoring.pairing_bye = line.points(5, line.len().max(8))?;
            *bye = true;
        }
        "299" => report.assigned.push(assigned::read(line)?),
        "013" => {
            // Numbers are the places of the lines, until records 310 give others.
            let place = old_teams.len() + 1;
            old_teams.push((line.number, teams::old_team(line, place)?));
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn win(report: &mut Report, has_bye: bool, points: Points) {
    report.scoring.win = points;
    if !has_bye {
        report.scoring.pairing_bye = points;
    }
}

fn rounds(line: &Line) -> Result<u16, Fault> {
    line.within((4, line.len().max(5)), (1, MOST_ROUNDS), Field::Rounds)
}

fn color(line: &Line) -> Result<Color, Fault> {
    match line.rest(5).as_str() {
        "W" => Ok(Color::White),
        "B" => Ok(Color::Black),
        found => Err(line.unexpected(5, Expected::OneOf(&["W", "B"]), found)),
    }
}

fn scoring(line: &Line, report: &mut Report, bye: &mut bool) -> Result<(), Fault> {
    let mut at = 5;
    while at <= line.len() {
        let code = line.text(at, at + 1);
        let points = line.points(at + 2, at + 5)?;
        match code.as_str() {
            "W" => win(report, *bye, points),
            "D" => report.scoring.draw = points,
            "L" => report.scoring.loss = points,
            "P" => {
                report.scoring.pairing_bye = points;
                *bye = true;
            }
            "A" | "Z" => {
                report.scoring.zero_bye = points;
                report.scoring.forfeit_loss = points;
            }
            _ => {
                let expected = Expected::OneOf(&["W", "D", "L", "P", "A", "Z"]);
                return Err(line.unexpected(at, expected, code));
            }
        }
        for column in at + 6..at + 9 {
            line.blank(column)?;
        }
        at += 9;
    }
    Ok(())
}

fn system(name: &str) -> System {
    match name {
        "FIDE_DUTCH" | "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => System::Dutch,
        "FIDE_DUTCH_BAKU" | "FIDE_DUTCH_2025_BAKU" | "FIDE_DUTCH_2026_BAKU" => System::DutchBaku,
        other => System::Other(other.to_owned()),
    }
}

fn configuration(line: &Line, report: &mut Report) -> Result<(), Fault> {
    for (column, word) in line.words(4) {
        match word.as_str() {
            "rank" => report.ranked_by_line = true,
            "white1" => report.first_color = Some(Color::White),
            "black1" => report.first_color = Some(Color::Black),
            _ => {
                let expected = Expected::OneOf(&["rank", "white1", "black1"]);
                return Err(line.unexpected(column, expected, word));
            }
        }
    }
    Ok(())
}

/// Numbers of players in groups of five columns, the first four holding the number.
fn players(line: &Line, from: usize) -> Result<Vec<u16>, Fault> {
    let mut players = Vec::new();
    let mut at = from;
    while at <= line.len() {
        players.push(line.within((at, at + 3), (1, MOST_PLAYERS), Field::Player)?);
        line.blank(at + 4)?;
        at += 5;
    }
    Ok(players)
}

fn byes(line: &Line) -> Result<Byes, Fault> {
    let mark = match line.at(5) {
        'F' => Mark::FullBye,
        'H' => Mark::HalfBye,
        'Z' => Mark::ZeroBye,
        found => return Err(line.unexpected(5, Expected::Bye, found)),
    };
    line.blank(6)?;
    line.blank(10)?;
    Ok(Byes {
        mark,
        round: line.within((7, 9), (1, MOST_ROUNDS), Field::Round)?,
        players: players(line, 11)?,
    })
}

/// Match points (columns 5 to 8) are for teams.
fn acceleration(line: &Line) -> Result<Option<Acceleration>, Fault> {
    for column in [4, 9, 14, 18, 22, 27] {
        line.blank(column)?;
    }
    let points = |from, to| match line.text(from, to).as_str() {
        "" => Ok(Points::ZERO),
        _ => line.points(from, to),
    };
    let found = Acceleration {
        points: points(10, 13)?,
        match_points: points(5, 8)?,
        first_round: line.within((15, 17), (1, MOST_ROUNDS), Field::Round)?,
        last_round: line.within((19, 21), (1, MOST_ROUNDS), Field::Round)?,
        first_player: line.within((23, 26), (1, MOST_PLAYERS), Field::Player)?,
        last_player: line.within((28, 31), (1, MOST_PLAYERS), Field::Player)?,
    };
    if found.first_round > found.last_round {
        return Err(line.fault(15, Problem::RoundsReversed));
    }
    if found.first_player > found.last_player {
        return Err(line.fault(23, Problem::PlayersReversed));
    }
    let is_something = found.points != Points::ZERO || found.match_points != Points::ZERO;
    Ok(is_something.then_some(found))
}

fn old_accelerations(line: &Line) -> Result<Vec<Acceleration>, Fault> {
    let player = line.within((5, 8), (1, MOST_PLAYERS), Field::Player)?;
    let mut found: Vec<Acceleration> = Vec::new();
    let (mut at, mut round) = (10, 1);
    while at <= line.len() && round <= MOST_ROUNDS {
        let blank = line.text(at, at + 3).is_empty();
        let points = if blank {
            Points::ZERO
        } else {
            line.points(at, at + 3)?
        };
        line.blank(at + 4)?;
        match found.last_mut() {
            Some(last) if last.points == points && last.last_round + 1 == round => {
                last.last_round = round
            }
            Some(_) | None => found.push(Acceleration {
                points,
                match_points: Points::ZERO,
                first_round: round,
                last_round: round,
                first_player: player,
                last_player: player,
            }),
        }
        (at, round) = (at + 5, round + 1);
    }
    found.retain(|acceleration| acceleration.points != Points::ZERO);
    Ok(found)
}

fn forbidden(line: &Line) -> Result<Forbidden, Fault> {
    for column in [4, 8, 12] {
        line.blank(column)?;
    }
    let first = line.within((5, 7), (1, MOST_ROUNDS), Field::Round)?;
    let last = line.within((9, 11), (1, MOST_ROUNDS), Field::Round)?;
    if first > last {
        return Err(line.fault(5, Problem::RoundsReversed));
    }
    Ok(Forbidden {
        rounds: Some((first, last)),
        players: players(line, 13)?,
    })
}

fn old_forbidden(line: &Line) -> Result<Forbidden, Fault> {
    Ok(Forbidden {
        rounds: None,
        players: numbers(line)?,
    })
}

/// Numbers of players in any columns.
pub(super) fn numbers(line: &Line) -> Result<Vec<u16>, Fault> {
    let words = line.words(4).into_iter();
    let number = |(column, word): (usize, String)| {
        let last = column + word.chars().count() - 1;
        line.within((column, last), (1, MOST_PLAYERS), Field::Player)
    };
    words.map(number).collect()
}
