#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod evaluate;
mod known;
mod levels;
mod order;
mod score;
mod search;
mod signals;
mod table;
mod tree;
mod tuning;
mod vector;

pub use endgame::{TableError, Tables};
pub use evaluate::{NotWeights, Weights};
pub use levels::Level;
pub use score::Score;
pub use search::{Engine, Found, Limits};
pub use signals::Remote;
pub use tuning::Tuning;
