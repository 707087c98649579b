//! Points, and what a result is worth.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};
use core::str::FromStr;

/// Points in tenths: every scoring system in use, and TRF, has one decimal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Points(pub i32);

impl Points {
    /// None.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(5);
    /// One point.
    pub const ONE: Points = Points(10);
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// As a table has it: `7`, `7½`, `7.2`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenths) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        let text = match (whole, tenths) {
            (whole, 0) => format!("{sign}{whole}"),
            (0, 5) => format!("{sign}½"),
            (whole, 5) => format!("{sign}{whole}½"),
            (whole, tenths) => format!("{sign}{whole}.{tenths}"),
        };
        f.pad(&text)
    }
}

/// What is not a number of points.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected points as 7, 7.5 or 7½, found {0:?}")]
pub struct ParsePointsError(pub String);

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Reads `7`, `7.5`, `7,5`, `7½` and `½`.
    fn from_str(text: &str) -> Result<Points, ParsePointsError> {
        read(text.trim()).ok_or_else(|| ParsePointsError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Points> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let is_number = |text: &str| {
        let is_short = (1..=6).contains(&text.len());
        is_short && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let whole = |text: &str| is_number(text).then(|| text.parse::<i32>().ok()).flatten();
    let tenths = match (digits.strip_suffix('½'), digits.split_once(['.', ','])) {
        (Some(""), _) => 5,
        (Some(before), _) => whole(before)? * 10 + 5,
        (None, Some((before, after))) if after.len() == 1 => whole(before)? * 10 + whole(after)?,
        (None, Some(_)) => return None,
        (None, None) => whole(digits)? * 10,
    };
    Some(Points(sign * tenths))
}

/// What one player has in one round, as a table shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Won at the board.
    Win,
    /// Drawn at the board.
    Draw,
    /// Lost at the board.
    Loss,
    /// Won at the board; no rating is computed from it.
    UnratedWin,
    /// Drawn at the board; no rating is computed from it.
    UnratedDraw,
    /// Lost at the board; no rating is computed from it.
    UnratedLoss,
    /// The opponent did not play (`002:§37.2`).
    ForfeitWin,
    /// Did not play (`002:§37.2`).
    ForfeitLoss,
    /// Was given the round with all its points.
    FullBye,
    /// Asked to be free, with half the points.
    HalfBye,
    /// Was left over when the round was paired.
    PairingBye,
    /// Was not there.
    ZeroBye,
}

impl Mark {
    /// Every one, with its letter in TRF.
    pub const LETTERS: [(Mark, char); 12] = [
        (Mark::Win, '1'),
        (Mark::Draw, '='),
        (Mark::Loss, '0'),
        (Mark::UnratedWin, 'W'),
        (Mark::UnratedDraw, 'D'),
        (Mark::UnratedLoss, 'L'),
        (Mark::ForfeitWin, '+'),
        (Mark::ForfeitLoss, '-'),
        (Mark::FullBye, 'F'),
        (Mark::HalfBye, 'H'),
        (Mark::PairingBye, 'U'),
        (Mark::ZeroBye, 'Z'),
    ];

    /// Its letter in TRF.
    pub fn letter(self) -> char {
        let found = Mark::LETTERS.iter().find(|(mark, _)| *mark == self);
        found.map_or('?', |(_, letter)| *letter)
    }

    /// The mark of a letter in TRF.
    pub fn from_letter(letter: char) -> Option<Mark> {
        let found = Mark::LETTERS.iter().find(|(_, known)| *known == letter);
        found.map(|(mark, _)| *mark)
    }

    /// Whether a game was played at the board.
    pub const fn was_played(self) -> bool {
        match self {
            Mark::Win
            | Mark::Draw
            | Mark::Loss
            | Mark::UnratedWin
            | Mark::UnratedDraw
            | Mark::UnratedLoss => true,
            Mark::ForfeitWin
            | Mark::ForfeitLoss
            | Mark::FullBye
            | Mark::HalfBye
            | Mark::PairingBye
            | Mark::ZeroBye => false,
        }
    }
}

/// What each mark is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoring {
    /// A win, at the board or because the opponent did not come; also a bye with all its points.
    pub win: Points,
    /// A draw; also a bye with half the points.
    pub draw: Points,
    /// A loss at the board.
    pub loss: Points,
    /// A loss because of not playing.
    pub forfeit_loss: Points,
    /// A round for which one was left over.
    pub pairing_bye: Points,
    /// A round for which one was not there.
    pub zero_bye: Points,
}

impl Scoring {
    /// 1, ½ and 0 (`002:§37.1`).
    pub const ONE_HALF_ZERO: Scoring = Scoring::of(Points::ONE, Points::HALF, Points::ZERO);
    /// 2, 1 and 0.
    pub const TWO_ONE_ZERO: Scoring = Scoring::of(Points(20), Points::ONE, Points::ZERO);

    /// A system by its three values: a bye is a win, absence is worth nothing.
    pub const fn of(win: Points, draw: Points, loss: Points) -> Scoring {
        Scoring {
            win,
            draw,
            loss,
            forfeit_loss: Points::ZERO,
            pairing_bye: win,
            zero_bye: Points::ZERO,
        }
    }

    /// What a mark is worth. Plus counts as a win (`002:§37.2`).
    pub const fn points(&self, mark: Mark) -> Points {
        match mark {
            Mark::Win | Mark::UnratedWin | Mark::ForfeitWin | Mark::FullBye => self.win,
            Mark::Draw | Mark::UnratedDraw | Mark::HalfBye => self.draw,
            Mark::Loss | Mark::UnratedLoss => self.loss,
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::PairingBye => self.pairing_bye,
            Mark::ZeroBye => self.zero_bye,
        }
    }
}

/// What is no scoring system.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseScoringError {
    /// A part is no number of points.
    #[error(transparent)]
    Points(#[from] ParsePointsError),
    /// There are not three parts.
    #[error("expected WIN-DRAW-LOSS, as 2-1-0")]
    Parts,
}

impl FromStr for Scoring {
    type Err = ParseScoringError;

    /// Reads `1-½-0`, `1-1/2-0` and `2-1-0`: a win, a draw and a loss.
    fn from_str(text: &str) -> Result<Scoring, ParseScoringError> {
        let text = text.replace("1/2", "½");
        let points: Result<Vec<Points>, _> = text.split('-').map(str::parse).collect();
        match points?[..] {
            [win, draw, loss] => Ok(Scoring::of(win, draw, loss)),
            _ => Err(ParseScoringError::Parts),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 002:§37.1: a win one point, a draw half a point.
    #[test]
    fn r53_37_1_a_win_is_one_and_a_draw_half() {
        let scoring = Scoring::ONE_HALF_ZERO;
        let worth = [Mark::Win, Mark::Draw, Mark::Loss].map(|mark| scoring.points(mark));
        assert_eq!(worth.map(|points| points.to_string()), ["1", "½", "0"]);
    }

    /// 002:§37.2: plus counts as one, minus as zero, and neither was played.
    #[test]
    fn r53_37_2_plus_and_minus_count() {
        let scoring = Scoring::ONE_HALF_ZERO;
        assert_eq!(scoring.points(Mark::ForfeitWin), Points::ONE);
        assert_eq!(scoring.points(Mark::ForfeitLoss), Points::ZERO);
        assert_eq!(Mark::ForfeitWin.letter(), '+');
        assert_eq!(Mark::from_letter('-'), Some(Mark::ForfeitLoss));
        assert!(!Mark::ForfeitWin.was_played() && !Mark::ForfeitLoss.was_played());
    }

    #[test]
    fn a_scoring_is_read_by_its_three_values() {
        for text in ["1-½-0", "1-1/2-0", "1-0.5-0"] {
            assert_eq!(text.parse(), Ok(Scoring::ONE_HALF_ZERO));
        }
        assert_eq!("2-1-0".parse(), Ok(Scoring::TWO_ONE_ZERO));
        assert_eq!("2-1".parse::<Scoring>(), Err(ParseScoringError::Parts));
        assert!("2-x-0".parse::<Scoring>().is_err());
    }

    #[test]
    fn points_are_read_as_they_are_shown() {
        for tenths in -2000..2000 {
            let points = Points(tenths);
            assert_eq!(points.to_string().parse(), Ok(points));
        }
        for text in ["", "-", "½½", "1.", "1.25", "x", "1..5", "1234567", "+1"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
        assert_eq!("7,5".parse(), Ok(Points(75)));
    }
}
