//! The `001` record: a player and their rounds.

use rules::Color;

use super::line::Line;
use super::{Expected, Fault, Field, MOST_PLAYERS, MOST_ROUNDS, PlayerRecord, Problem, RoundEntry};
use crate::{Mark, Sex};

/// Columns that separate the fields at the head of the record.
const BLANKS: [usize; 5] = [4, 9, 85, 90, 91];
/// The first column of the first round.
const FIRST_ROUND: usize = 92;
/// Columns of a round.
pub(super) const WIDTH: usize = 10;

/// The column in which a round begins, from 0.
pub(super) const fn column(round: usize) -> usize {
    FIRST_ROUND + WIDTH * round
}

/// Reads a player and the rounds.
pub(super) fn read(line: &Line) -> Result<PlayerRecord, Fault> {
    for column in BLANKS {
        line.blank(column)?;
    }
    let number = line.within((5, 8), (1, MOST_PLAYERS), Field::PairingNumber)?;
    let mut rounds = Vec::new();
    for round in 0..=usize::from(MOST_ROUNDS) {
        if column(round) > line.len() {
            break;
        }
        if round == usize::from(MOST_ROUNDS) {
            return Err(line.fault(column(round), Problem::TooManyRounds));
        }
        rounds.push(entry(line, column(round), number)?);
    }
    while rounds.last().is_some_and(Option::is_none) {
        rounds.pop();
    }
    Ok(PlayerRecord {
        number,
        sex: sex(line)?,
        title: line.text(11, 13),
        name: line.text(15, 47),
        rating: line.number(49, 52, Field::Rating)?,
        federation: line.text(54, 56),
        id: line.text(58, 68),
        birth: line.text(70, 79),
        points: line.points(81, 84)?,
        rank: line.number(86, 89, Field::Rank)?,
        rounds,
    })
}

/// TRF16 has w for women, many programs write f.
fn sex(line: &Line) -> Result<Option<Sex>, Fault> {
    match (line.at(10), Sex::from_letter(line.at(10))) {
        (' ', _) => Ok(None),
        (_, Some(sex)) => Ok(Some(sex)),
        (found, None) => Err(line.unexpected(10, Expected::OneOfOrBlank(&["m", "w", "f"]), found)),
    }
}

fn entry(line: &Line, at: usize, player: u16) -> Result<Option<RoundEntry>, Fault> {
    for column in [at + 4, at + 6, at + 8, at + 9] {
        line.blank(column)?;
    }
    let opponent = match line.number(at, at + 3, Field::Opponent)? {
        Some(number) if number == player => {
            return Err(line.fault(at, Problem::MeetsSelf(player)));
        }
        Some(0) => Some(None),
        Some(number) => Some(Some(number)),
        None => None,
    };
    let color = match line.at(at + 5) {
        'w' => Some(Color::White),
        'b' => Some(Color::Black),
        '-' | ' ' => None,
        found => {
            let expected = Expected::OneOfOrBlank(&["w", "b", "-"]);
            return Err(line.unexpected(at + 5, expected, found));
        }
    };
    // A star is a game that is not over.
    let letter = match line.at(at + 7).to_ascii_uppercase() {
        '*' => ' ',
        letter => letter,
    };
    match opponent.flatten() {
        Some(opponent) => game(line, at, opponent, color, letter).map(Some),
        None if color.is_some() => Err(line.fault(at + 5, Problem::ColorAlone)),
        None if opponent.is_none() && line.at(at + 5) == ' ' && letter == ' ' => Ok(None),
        None if line.at(at + 7) == '*' => Ok(None),
        None => bye(line, at, letter).map(Some),
    }
}

fn game(
    line: &Line,
    at: usize,
    opponent: u16,
    color: Option<Color>,
    letter: char,
) -> Result<RoundEntry, Fault> {
    let mark = match (letter, Mark::from_letter(letter)) {
        (' ', _) => None,
        (_, Some(mark @ (Mark::ForfeitWin | Mark::ForfeitLoss))) => Some(mark),
        (_, Some(mark)) if mark.was_played() && color.is_some() => Some(mark),
        (_, Some(mark)) if mark.was_played() => {
            return Err(line.fault(at + 5, Problem::NoColor));
        }
        (_, Some(_)) => {
            return Err(line.fault(at + 7, Problem::ByeAgainst(letter)));
        }
        (_, None) => return Err(unknown(line, at, letter)),
    };
    Ok(RoundEntry {
        opponent: Some(opponent),
        color,
        mark,
    })
}

/// Older files write a bye with the sign of a result.
fn bye(line: &Line, at: usize, letter: char) -> Result<RoundEntry, Fault> {
    let mark = match letter {
        '=' | 'H' => Mark::HalfBye,
        'U' => Mark::PairingBye,
        'Z' | ' ' => Mark::ZeroBye,
        // What they mean is told when it is known whether teams compete.
        '+' => Mark::ForfeitWin,
        '-' => Mark::ForfeitLoss,
        'F' => Mark::FullBye,
        '1' | '0' | 'W' | 'D' | 'L' => {
            return Err(line.fault(at + 7, Problem::ResultAlone(letter)));
        }
        _ => return Err(unknown(line, at, letter)),
    };
    Ok(RoundEntry::bye(mark))
}

fn unknown(line: &Line, at: usize, letter: char) -> Fault {
    line.unexpected(at + 7, Expected::Result, letter)
}
