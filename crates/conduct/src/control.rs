//! How much time there is for how many moves.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use games::Phrase;

use crate::time::Millis;

/// A time control: how much time each player has, and for how many moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl(Kind);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Untimed,
    Stages { stages: Vec<Stage>, bonus: Bonus },
    EachMove(Millis),
}

/// Time for a number of moves, or for all that are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// How many moves; none: the rest of the game.
    pub moves: Option<NonZeroU16>,
    /// The time given for them, besides what was saved before.
    pub time: Millis,
}

/// What a player gets for each move besides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Increment: added when the clock is pressed.
    Increment(Millis),
    /// Delay: time at the start of each turn that does not count.
    Delay(Millis),
}

/// Why there is no such time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum ControlFault {
    /// No stage at all, or more than [`TimeControl::MOST_STAGES`].
    #[error("a time control has 1 to {} stages", TimeControl::MOST_STAGES)]
    Stages,
    /// A stage for the rest of the game has another behind it.
    #[error("a stage for the rest of the game is the last one")]
    NotLast,
    /// No time, or more than [`TimeControl::LONGEST`].
    #[error("a time is longer than nothing and at most {} days", TimeControl::LONGEST.0 / 86_400_000)]
    Time,
    /// No moves.
    #[error("a number of moves is at least 1")]
    Moves,
}

impl ControlFault {
    /// The sentence that says it, still without a language.
    pub fn phrase(self) -> Phrase {
        match self {
            ControlFault::Stages => {
                Phrase::new("control-wrong-stages").number("most", TimeControl::MOST_STAGES as u64)
            }
            ControlFault::NotLast => Phrase::new("control-wrong-not-last"),
            ControlFault::Time => Phrase::new("control-wrong-time"),
            ControlFault::Moves => Phrase::new("control-wrong-moves"),
        }
    }
}

/// How a time control counts, for those who put it into words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting<'a> {
    /// There is no clock.
    Untimed,
    /// One stage after the other; the last one begins anew.
    Stages(&'a [Stage], Bonus),
    /// Time for each move.
    EachMove(Millis),
}

impl TimeControl {
    /// How it counts.
    pub fn counting(&self) -> Counting<'_> {
        match &self.0 {
            Kind::Untimed => Counting::Untimed,
            Kind::Stages { stages, bonus } => Counting::Stages(stages, *bonus),
            Kind::EachMove(time) => Counting::EachMove(*time),
        }
    }

    /// No time is longer than a year.
    pub const LONGEST: Millis = Millis::days(366);
    /// More stages than these make no sense.
    pub const MOST_STAGES: usize = 16;

    /// No clock.
    pub const fn untimed() -> TimeControl {
        TimeControl(Kind::Untimed)
    }

    /// One stage after the other; the last one begins anew as often as its moves are made. Time
    /// that is saved in one is there in the next (`002:§32.17`).
    ///
    /// # Errors
    /// When the stages make no sense.
    pub fn stages(stages: Vec<Stage>, bonus: Bonus) -> Result<TimeControl, ControlFault> {
        if !(1..=TimeControl::MOST_STAGES).contains(&stages.len()) {
            return Err(ControlFault::Stages);
        }
        let (_, before) = stages.split_last().ok_or(ControlFault::Stages)?;
        if before.iter().any(|stage| stage.moves.is_none()) {
            return Err(ControlFault::NotLast);
        }
        let extra = match bonus {
            Bonus::None => None,
            Bonus::Increment(extra) | Bonus::Delay(extra) => Some(extra),
        };
        let mut times = stages.iter().map(|stage| stage.time).chain(extra);
        if !times.all(is_sound) {
            return Err(ControlFault::Time);
        }
        Ok(TimeControl(Kind::Stages { stages, bonus }))
    }

    /// A number of moves each hour (`002:§32a`, `002:§32b`, `002:§32c`, `002:§32.3`).
    ///
    /// # Errors
    /// When there are none.
    pub fn moves_an_hour(moves: u16) -> Result<TimeControl, ControlFault> {
        TimeControl::moves_in(moves, Millis::hours(1))
    }

    /// A number of moves in each stretch of time (`000:10.1`, `001:10.1`).
    ///
    /// # Errors
    /// When there are none, or no time.
    pub fn moves_in(moves: u16, time: Millis) -> Result<TimeControl, ControlFault> {
        let moves = NonZeroU16::new(moves).ok_or(ControlFault::Moves)?;
        let stage = Stage {
            moves: Some(moves),
            time,
        };
        TimeControl::stages(vec![stage], Bonus::None)
    }

    /// A time for the whole game, perhaps with something for each move (`000:10.3`, `001:10.3`).
    ///
    /// # Errors
    /// When there is no time.
    pub fn whole_game(time: Millis, bonus: Bonus) -> Result<TimeControl, ControlFault> {
        TimeControl::stages(vec![Stage { moves: None, time }], bonus)
    }

    /// A time for each move, as in play by letter (`000:11.1.3`); nothing is saved.
    ///
    /// # Errors
    /// When there is no time.
    pub fn each_move(time: Millis) -> Result<TimeControl, ControlFault> {
        let control = TimeControl(Kind::EachMove(time));
        is_sound(time).then_some(control).ok_or(ControlFault::Time)
    }

    /// Whether the players must write their moves down: with a number of moves to make they must
    /// (`000:10.2`), with a time for the whole game they need not (`000:10.4`).
    pub fn is_score_compulsory(&self) -> bool {
        match &self.0 {
            Kind::Untimed | Kind::EachMove(_) => false,
            Kind::Stages { stages, .. } => stages.iter().any(|stage| stage.moves.is_some()),
        }
    }

    /// Whether there is a clock that gives nothing for each move (`001:7.2.9`).
    pub(crate) fn runs_without_increment(&self) -> bool {
        matches!(&self.0, Kind::Stages { bonus, .. } if !matches!(bonus, Bonus::Increment(_)))
    }

    /// Whether a clock runs at all.
    pub const fn is_timed(&self) -> bool {
        !matches!(self.0, Kind::Untimed)
    }

    /// The time for each move, if that is how it is counted.
    pub(crate) const fn for_each_move(&self) -> Option<Millis> {
        match self.0 {
            Kind::EachMove(time) => Some(time),
            Kind::Untimed | Kind::Stages { .. } => None,
        }
    }

    /// The time up to the first control; none without a clock.
    pub(crate) fn first_time(&self) -> Option<Millis> {
        let first = self.first_stage().map(|stage| stage.time);
        self.for_each_move().or(first)
    }

    /// The shortest of its times: of a stage or of a move; none without a clock.
    pub(crate) fn shortest_time(&self) -> Option<Millis> {
        match &self.0 {
            Kind::Untimed => None,
            Kind::EachMove(time) => Some(*time),
            Kind::Stages { stages, .. } => stages.iter().map(|stage| stage.time).min(),
        }
    }

    pub(crate) const fn bonus(&self) -> Bonus {
        match self.0 {
            Kind::Stages { bonus, .. } => bonus,
            Kind::Untimed | Kind::EachMove(_) => Bonus::None,
        }
    }

    /// What a player has been given, and what he owes, after so many moves. After the last stage it begins anew.
    pub(crate) fn due(&self, moves: u32) -> Due {
        let Kind::Stages { stages, bonus } = &self.0 else {
            return Due::default();
        };
        let mut given = match bonus {
            Bonus::Increment(extra) => extra.times(moves),
            Bonus::None | Bonus::Delay(_) => Millis::ZERO,
        };
        let mut left = moves;
        for (i, stage) in stages.iter().enumerate() {
            let Some(length) = stage.moves.map(|moves| u32::from(moves.get())) else {
                return Due {
                    given: given.plus(stage.time),
                    to_control: None,
                };
            };
            let is_last = i + 1 == stages.len();
            if left < length || is_last {
                let rounds = left / length + 1;
                return Due {
                    given: given.plus(stage.time.times(rounds)),
                    to_control: Some(length - left % length),
                };
            }
            given = given.plus(stage.time);
            left -= length;
        }
        Due::default()
    }

    /// How many moves a player must have made when he has used so much time: the control number. None to make is 0.
    pub fn moves_due_by(&self, used: Millis) -> u32 {
        let Kind::Stages {
            stages,
            bonus: Bonus::None,
        } = &self.0
        else {
            return 0;
        };
        let (mut due, mut left) = (0_u32, used);
        for (i, stage) in stages.iter().enumerate() {
            let Some(length) = stage.moves.map(|moves| u32::from(moves.get())) else {
                return due;
            };
            let is_last = i + 1 == stages.len();
            let rounds = left.0 / stage.time.0.max(1);
            if rounds == 0 || is_last {
                let rounds = u32::try_from(rounds).unwrap_or(u32::MAX);
                return due.saturating_add(length.saturating_mul(rounds));
            }
            due = due.saturating_add(length);
            left = left.minus(stage.time);
        }
        due
    }

    /// How many moves the first control asks for; 0 where there is none.
    pub(crate) fn first_number(&self) -> u32 {
        let first = self.first_stage().and_then(|stage| stage.moves);
        first.map_or(0, |moves| u32::from(moves.get()))
    }

    fn first_stage(&self) -> Option<Stage> {
        match &self.0 {
            Kind::Stages { stages, .. } => stages.first().copied(),
            Kind::Untimed | Kind::EachMove(_) => None,
        }
    }
}

/// What a player has been given up to the next control, and how many moves he owes for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Due {
    pub(crate) given: Millis,
    /// None where there is no control.
    pub(crate) to_control: Option<u32>,
}

fn is_sound(time: Millis) -> bool {
    time > Millis::ZERO && time <= TimeControl::LONGEST
}

/// As the tag `TimeControl` of PDN and PGN has it, in seconds: `15/3600`, `5400+30`, `40/7200:3600`,
/// `-` without a clock. Ours besides: `300d5` for a delay, `*259200` for each move.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |time: Millis| Seconds(time);
        match &self.0 {
            Kind::Untimed => f.write_str("-"),
            Kind::EachMove(time) => write!(f, "*{}", seconds(*time)),
            Kind::Stages { stages, bonus } => {
                for (i, stage) in stages.iter().enumerate() {
                    f.write_str(if i > 0 { ":" } else { "" })?;
                    if let Some(moves) = stage.moves {
                        write!(f, "{moves}/")?;
                    }
                    write!(f, "{}", seconds(stage.time))?;
                    match bonus {
                        Bonus::None => {}
                        Bonus::Increment(extra) => write!(f, "+{}", seconds(*extra))?,
                        Bonus::Delay(extra) => write!(f, "d{}", seconds(*extra))?,
                    }
                }
                Ok(())
            }
        }
    }
}

/// Seconds, with milliseconds where there are any.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Millis(time) = self.0;
        match time % 1000 {
            0 => write!(f, "{}", time / 1000),
            parts => write!(f, "{}.{parts:03}", time / 1000),
        }
    }
}

/// Why a text is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseControlError {
    /// A part of it cannot be read.
    #[error(
        "{0:?} is no time control; expected for instance 15/3600, 5400+30, 300d5, *259200 or -"
    )]
    Unreadable(String),
    /// It can be read and makes no sense.
    #[error(transparent)]
    Fault(#[from] ControlFault),
}

impl ParseControlError {
    /// The sentence that says it, still without a language.
    pub fn phrase(&self) -> Phrase {
        match self {
            ParseControlError::Unreadable(_) => Phrase::new("control-wrong-unreadable"),
            ParseControlError::Fault(fault) => fault.phrase(),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<TimeControl, ParseControlError> {
        let text = text.trim();
        let unreadable = || ParseControlError::Unreadable(text.chars().take(40).collect());
        if text == "-" {
            return Ok(TimeControl::untimed());
        }
        if let Some(time) = text.strip_prefix('*') {
            let time = seconds(time).ok_or_else(unreadable)?;
            return Ok(TimeControl::each_move(time)?);
        }
        let mut stages = Vec::new();
        let mut bonus = None;
        for part in text.split(':').take(TimeControl::MOST_STAGES + 1) {
            let (stage, extra) = stage(part).ok_or_else(unreadable)?;
            // One bonus holds throughout.
            if *bonus.get_or_insert(extra) != extra {
                return Err(unreadable());
            }
            stages.push(stage);
        }
        Ok(TimeControl::stages(stages, bonus.unwrap_or_default())?)
    }
}

/// `40/7200+30`.
fn stage(text: &str) -> Option<(Stage, Bonus)> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok()?), time),
        None => (None, text),
    };
    let (time, bonus) = match time.split_once(['+', 'd']) {
        Some((time, extra)) => {
            let extra = seconds(extra)?;
            let is_delay = text.contains('d');
            (
                time,
                if is_delay {
                    Bonus::Delay(extra)
                } else {
                    Bonus::Increment(extra)
                },
            )
        }
        None => (time, Bonus::None),
    };
    let bonus = match bonus {
        Bonus::Increment(Millis::ZERO) | Bonus::Delay(Millis::ZERO) => Bonus::None,
        bonus => bonus,
    };
    let time = seconds(time)?;
    Some((Stage { moves, time }, bonus))
}

/// Seconds, with up to three decimals.
fn seconds(text: &str) -> Option<Millis> {
    let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |text: &str| text.len() <= 12 && text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(parts) || parts.len() > 3 {
        return None;
    }
    let parts: u64 = format!("{parts:0<3}").parse().ok()?;
    Some(Millis::seconds(whole.parse().ok()?).plus(Millis(parts)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_as_they_are_written() {
        for text in [
            "-",
            "15/3600",
            "5400+30",
            "40/7200:3600",
            "300d5",
            "*259200",
            "0.500+0.050",
        ] {
            let control: TimeControl = text.parse().expect("a control");
            assert_eq!(control.to_string(), text);
        }
        assert_eq!(
            "600+0".parse(),
            TimeControl::whole_game(Millis::minutes(10), Bonus::None).map_err(Into::into)
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "x",
            "15/",
            "/60",
            "0/60",
            "0",
            "60+",
            "3600:40/60",
            "1e9",
            "99999999999",
            "60.0001",
            "60+5:60d5",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        assert_eq!(TimeControl::moves_an_hour(0), Err(ControlFault::Moves));
        assert_eq!(
            TimeControl::each_move(Millis::ZERO),
            Err(ControlFault::Time)
        );
    }

    /// 000:10.2, 000:10.4, 001:10.2: a number of moves makes the score compulsory, a time for the whole game
    /// does not.
    #[test]
    fn intl_10_2_when_the_score_is_compulsory() {
        let is_compulsory = |text: &str| {
            text.parse::<TimeControl>()
                .map(|control| control.is_score_compulsory())
        };
        assert_eq!(is_compulsory("15/3600"), Ok(true));
        assert_eq!(is_compulsory("40/7200:3600"), Ok(true));
        assert_eq!(is_compulsory("3600"), Ok(false));
        assert_eq!(is_compulsory("3600+30"), Ok(false));
    }
}
