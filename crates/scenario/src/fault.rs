//! What is wrong with a line of a scenario.

use conduct::{
    ParseControlError, ParseFormError, SheetFault, UnknownBreach, UnknownMisconduct, UnknownPenalty,
};
use games::{Article, OddsFault, UnknownRules, UnknownSetting};

use crate::settings::NAMES;
use crate::words::short;

/// What is wrong with a line of a scenario, or with the file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineFault {
    /// The line ends too early.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Something else should stand there.
    #[error("expected {expected}, found {found:?}")]
    Unexpected {
        /// What should.
        expected: String,
        /// What does.
        found: String,
    },
    /// The line goes on too long.
    #[error("{0:?} is too much")]
    TooMuch(String),
    /// A time cannot be read.
    #[error("{0:?} is no time")]
    NoTime(String),
    /// A result cannot be read.
    #[error("{0:?} is no result")]
    NoResult(String),
    /// No player does that.
    #[error("nobody does {0:?}")]
    NoDeed(String),
    /// No judge does that.
    #[error("no judge does {0:?}")]
    NoJudgesDeed(String),
    /// The time stands behind the reason.
    #[error("the time stands before \"because\"")]
    TimeBehindReason,
    /// A reason must be given.
    #[error("\"because …\" is missing")]
    NoReason,
    /// The colon behind the name of a breach is missing.
    #[error("a colon follows the name of the breach")]
    NoColon,
    /// The sign of a correction is missing.
    #[error("a correction begins with + for more time or - for less")]
    NoSign,
    /// Moves are made again too often.
    #[error("at most {0} times")]
    TooOften(usize),
    /// A number of moves is too large.
    #[error("so many moves")]
    TooManyMoves,
    /// The file has too many bytes.
    #[error("a scenario has at most {0} bytes")]
    TooLong(usize),
    /// Too much is done.
    #[error("more than {0} acts")]
    TooManyActs(usize),
    /// A setting stands behind an act.
    #[error("settings stand before the first act")]
    LateSetting,
    /// A setting has no value.
    #[error("{0} says nothing")]
    EmptySetting(String),
    /// There is no such setting.
    #[error("no setting {0:?}; known are {known}, Competition", known = NAMES.join(", "))]
    NoSetting(String),
    /// A setting has another value than it may.
    #[error("{name} is {known}, not {found:?}")]
    WrongSetting {
        /// The name of the setting.
        name: &'static str,
        /// What it may be.
        known: &'static str,
        /// What it is.
        found: String,
    },
    /// No rule set is named.
    #[error("the setting Rules is missing")]
    NoRules,
    /// The score is compulsory by this article.
    #[error("Score cannot be free here: the moves must be written down ({0})")]
    ScoreNotFree(Article),
    /// There is no such breach.
    #[error(transparent)]
    Breach(#[from] UnknownBreach),
    /// There is no such misconduct.
    #[error(transparent)]
    Misconduct(#[from] UnknownMisconduct),
    /// There is no such penalty.
    #[error(transparent)]
    Penalty(#[from] UnknownPenalty),
    /// No score sheet takes what was written.
    #[error(transparent)]
    Sheet(#[from] SheetFault),
    /// There is no such rule set.
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    /// The time control cannot be read.
    #[error(transparent)]
    Control(#[from] ParseControlError),
    /// There is no such form of play.
    #[error(transparent)]
    Form(#[from] ParseFormError),
    /// There is no such reading of the draw rules.
    #[error(transparent)]
    Draws(#[from] UnknownSetting),
    /// The odds cannot be given.
    #[error(transparent)]
    Odds(#[from] OddsFault),
}

impl LineFault {
    /// Something else should stand there.
    pub(crate) fn unexpected(expected: impl Into<String>, found: &str) -> LineFault {
        LineFault::Unexpected {
            expected: expected.into(),
            found: short(found),
        }
    }
}
