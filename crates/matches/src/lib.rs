#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod game;
mod limits;
mod openings;
mod plan;
mod report;
mod solved;
mod sprt;
mod summary;
mod tally;
mod umpire;

pub use game::{Effort, End, Played, Terms};
pub use limits::{
    Control, Limits, ParseControlError, ParseLimitsError, ParseSecondsError, seconds, some_seconds,
};
pub use openings::{LineError, Opening, OpeningError, OpeningsError, shuffle};
pub use plan::{GameReport, MatchError, MatchPlan};
pub use report::MatchReport;
pub use solved::{NoTables, Solved};
pub use sprt::{Hypotheses, ParseHypothesesError, Verdict};
pub use summary::{LostByFailure, Summary};
pub use tally::{Elo, Pentanomial, Results};
pub use umpire::Umpire;
