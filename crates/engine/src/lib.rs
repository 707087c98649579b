#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod compiled;
mod correction;
mod evaluate;
mod history;
mod levels;
mod opponent;
mod probe;
mod running;
mod score;
mod search;
mod signals;
mod spare;
mod table;
mod tree;
mod tuning;
mod vector;

pub use compiled::Searchable;
pub use endgame::{Shipped, TableError, Tables};
pub use evaluate::{NotWeights, Weights};
pub use levels::{Care, Eyes, Level, Look, ParseLevelError};
pub use opponent::{Choice, Opponent};
pub use running::Running;
pub use score::Score;
pub use search::{Engine, Found, Limits};
pub use signals::Remote;
pub use spare::spare_megabytes;
pub use tuning::Tuning;
