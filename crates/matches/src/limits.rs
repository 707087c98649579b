//! How long moves may take, and the clocks of a game.

use std::str::FromStr;
use std::time::Duration;

use players::{NotASetting, setting};
use protocol::{Clock, Pace, dxp_terms};
use rules::{ByColor, Color};

/// The limits of one engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Time for each move.
    pub move_time: Option<Duration>,
    /// Positions that are looked at for each move.
    pub nodes: Option<u64>,
    /// Plies that are looked ahead.
    pub depth: Option<u8>,
    /// The clock.
    pub clock: Option<Control>,
}

/// A time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// Time at the start, and again after so many moves.
    pub base: Duration,
    /// Added before every move.
    pub increment: Duration,
    /// Moves of a period; none: the base is for the whole game.
    pub moves: Option<u32>,
}

/// A text that is no time in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseSecondsError {
    /// No number, below nothing, or too much.
    #[error("a time in seconds is wanted, such as 0.1")]
    NoTime,
    /// No time at all, where some is wanted.
    #[error("a time in seconds is wanted, more than 0, such as 0.1")]
    NotSome,
}

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is neither BASE+INCREMENT nor MOVES/BASE in seconds")]
pub struct ParseControlError(pub String);

/// Why a text says no limits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseLimitsError {
    /// A part is not `NAME=VALUE`.
    #[error(transparent)]
    Setting(#[from] NotASetting),
    /// There is no such limit.
    #[error("{0:?} is none of nodes, depth, move-time, clock")]
    Unknown(String),
    /// A number that cannot be read.
    #[error("{name}: {value:?} is no number that fits")]
    Number {
        /// The limit.
        name: String,
        /// What was written.
        value: String,
    },
    /// A time for each move that cannot be read.
    #[error(transparent)]
    Seconds(#[from] ParseSecondsError),
    /// A clock that cannot be read.
    #[error(transparent)]
    Control(#[from] ParseControlError),
}

/// Nobody waits longer: a year.
const LONGEST: Duration = Duration::from_secs(366 * 86_400);

/// A time in seconds.
///
/// # Errors
/// When it is none, or longer than a year.
pub fn seconds(text: &str) -> Result<Duration, ParseSecondsError> {
    let time = text.parse().ok().map(Duration::try_from_secs_f64);
    match time {
        Some(Ok(time)) if time <= LONGEST => Ok(time),
        Some(Ok(_) | Err(_)) | None => Err(ParseSecondsError::NoTime),
    }
}

/// A time in seconds, more than none.
///
/// # Errors
/// When it is not.
pub fn some_seconds(text: &str) -> Result<Duration, ParseSecondsError> {
    let time = seconds(text).ok().filter(|time| !time.is_zero());
    time.ok_or(ParseSecondsError::NotSome)
}

impl FromStr for Control {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Control, ParseControlError> {
        let (moves, time) = match text.split_once('/') {
            Some((moves, time)) => (Some(moves), time),
            None => (None, text),
        };
        let (base, increment) = time.split_once('+').unwrap_or((time, "0"));
        let wanted = || ParseControlError(text.to_owned());
        let moves = moves.map(|moves| moves.parse().ok().filter(|moves| *moves > 0));
        if moves == Some(None) {
            return Err(wanted());
        }
        let control = Control {
            base: seconds(base).map_err(|_| wanted())?,
            increment: seconds(increment).map_err(|_| wanted())?,
            moves: moves.flatten(),
        };
        if control.base.is_zero() && control.increment.is_zero() {
            return Err(wanted());
        }
        Ok(control)
    }
}

impl FromStr for Limits {
    type Err = ParseLimitsError;

    fn from_str(text: &str) -> Result<Limits, ParseLimitsError> {
        let mut limits = Limits::default();
        for part in text.split(',') {
            let (name, value) = setting(part)?;
            let number = || ParseLimitsError::Number {
                name: name.clone(),
                value: value.clone(),
            };
            match name.as_str() {
                "nodes" => limits.nodes = Some(value.parse().map_err(|_| number())?),
                "depth" => limits.depth = Some(value.parse().map_err(|_| number())?),
                "move-time" => limits.move_time = Some(some_seconds(&value)?),
                "clock" => limits.clock = Some(value.parse()?),
                _ => return Err(ParseLimitsError::Unknown(name)),
            }
        }
        Ok(limits)
    }
}

/// An engine without a time to keep is waited for so long.
const LONGEST_MOVE: Duration = Duration::from_secs(600);
/// After its time is over, an engine is waited for so much longer before it counts as dead.
const GRACE: Duration = Duration::from_secs(10);

impl Limits {
    /// Whether they are whole minutes for a game or for so many moves, and nothing else: all that DamExchange can say.
    pub fn are_whole_minutes(&self) -> bool {
        let clocks = Clocks::new(ByColor::new_with(|_| *self));
        dxp_terms(&clocks.pace(Color::White), Color::White).is_ok()
    }

    /// What an engine is told before a move that may take so long.
    pub(crate) fn pace(self, allowed: Option<Duration>, clock: Option<Clock>) -> Pace {
        Pace {
            depth: self.depth,
            nodes: self.nodes,
            move_time: self.move_time,
            clock,
            patience: allowed.map_or(LONGEST_MOVE, |time| time.saturating_add(GRACE)),
        }
    }
}

/// The clocks of a game under way.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    limits: ByColor<Limits>,
    left: ByColor<Duration>,
    made: ByColor<u32>,
}

impl Clocks {
    pub(crate) fn new(limits: ByColor<Limits>) -> Clocks {
        let base = |color| {
            limits[color]
                .clock
                .map_or(Duration::ZERO, |clock| clock.base)
        };
        Clocks {
            left: ByColor::new_with(base),
            limits,
            made: ByColor::default(),
        }
    }

    /// What an engine is told before its move.
    pub(crate) fn pace(&self, color: Color) -> Pace {
        let limits = self.limits[color];
        let clock = limits.clock.map(|control| Clock {
            left: self.left,
            increment: control.increment,
            moves: control.moves.map(|moves| moves - self.made[color] % moves),
        });
        limits.pace(self.allowed(color), clock)
    }

    /// The longest time for the next move, if there is one.
    pub(crate) fn allowed(&self, color: Color) -> Option<Duration> {
        let limits = self.limits[color];
        let by_clock = limits
            .clock
            .map(|control| self.left[color] + control.increment);
        match (limits.move_time, by_clock) {
            (Some(fixed), Some(by_clock)) => Some(fixed.min(by_clock)),
            (fixed, by_clock) => fixed.or(by_clock),
        }
    }

    /// A move was made in this time. What was overrun and forgiven is not owed.
    pub(crate) fn press(&mut self, color: Color, used: Duration) {
        let Some(control) = self.limits[color].clock else {
            return;
        };
        self.left[color] = (self.left[color] + control.increment).saturating_sub(used);
        self.made[color] += 1;
        if control
            .moves
            .is_some_and(|moves| self.made[color].is_multiple_of(moves))
        {
            self.left[color] += control.base;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read() {
        let control: Control = "10+0.1".parse().expect("a clock");
        assert_eq!(control.base, Duration::from_secs(10));
        assert_eq!(control.increment, Duration::from_millis(100));
        assert_eq!(control.moves, None);
        let control: Control = "75/60".parse().expect("a clock");
        assert_eq!(
            (control.base, control.moves),
            (Duration::from_secs(60), Some(75))
        );
        for bad in [
            "",
            "+",
            "0",
            "0+0",
            "x",
            "1+x",
            "0/5",
            "-1",
            "nan",
            "5/",
            "1e999",
            "1e19+1e19",
        ] {
            assert!(bad.parse::<Control>().is_err(), "{bad}");
        }
    }

    #[test]
    fn limits_are_read() {
        let limits: Limits = "nodes=500,depth=9".parse().expect("limits");
        assert_eq!((limits.nodes, limits.depth), (Some(500), Some(9)));
        for bad in [
            "",
            "nodes",
            "nodes=x",
            "depth=300",
            "move-time=-1",
            "move-time=0",
            "speed=3",
            "clock=0",
        ] {
            assert!(bad.parse::<Limits>().is_err(), "{bad}");
        }
    }

    /// docs/dxp.md: a request has three digits of minutes and three of moves, and no other limit.
    #[test]
    fn dxp_is_told_whole_minutes() {
        let whole = |text: &str| text.parse::<Limits>().expect("limits").are_whole_minutes();
        for good in ["clock=60", "clock=59940", "clock=75/60", "clock=999/120"] {
            assert!(whole(good), "{good}");
        }
        for bad in [
            "move-time=60",
            "nodes=1",
            "depth=1",
            "clock=59",
            "clock=60.5",
            "clock=60+1",
            "clock=60000",
            "clock=1000/60",
            "clock=60,depth=3",
            "clock=60,move-time=1",
        ] {
            assert!(!whole(bad), "{bad}");
        }
    }

    #[test]
    fn a_clock_runs_and_a_new_period_adds_its_time() {
        let limits = Limits {
            clock: "2/10+1".parse().ok(),
            ..Limits::default()
        };
        let mut clocks = Clocks::new(ByColor::new_with(|_| limits));
        let second = Duration::from_secs(1);
        assert_eq!(clocks.allowed(Color::White), Some(11 * second));
        clocks.press(Color::White, 4 * second);
        assert_eq!(clocks.allowed(Color::White), Some(8 * second));
        let clock = clocks.pace(Color::White).clock.expect("a clock");
        assert_eq!((clock.left.white, clock.moves), (7 * second, Some(1)));
        clocks.press(Color::White, 8 * second);
        assert_eq!(clocks.allowed(Color::White), Some(11 * second));
        assert_eq!(clocks.allowed(Color::Black), Some(11 * second));
    }
}
