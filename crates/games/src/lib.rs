#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod board;
mod check;
mod draughts;
mod game;
mod kind;
mod phrase;
mod refusal;
mod respell;
mod rule_set;
mod spot;

pub use board::{Cell, Figure, Grid};
pub use check::{CheckOptions, Checked, Checker, Finding, Heading, Ply, What};
pub use game::{Ended, Game, LegalMove, Played, Start};
pub use kind::{Because, Evidence, Kind, KindRefused, kind_of};
pub use phrase::{Argument, Phrase};
pub use refusal::{Refusal, RefusalReason, SetupRefused};
pub use respell::{Misspelled, Why, respell};
pub use rule_set::{RuleSet, UnknownRules};
pub use spot::{Spelling, Spot, Stepped};
