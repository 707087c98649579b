#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod board;
mod draughts;
mod game;
mod phrase;
mod refusal;
mod rule_set;

pub use board::{Cell, Figure, Grid};
pub use game::{Ended, Game, LegalMove, Played, Start};
pub use phrase::{Argument, Phrase};
pub use refusal::{Refusal, RefusalReason, SetupRefused};
pub use rule_set::{RuleSet, UnknownRules};
