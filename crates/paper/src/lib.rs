#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod diagram;
mod page;
mod pieces;
mod plain;
mod sheet;
pub mod tournament;
mod words;

pub use diagram::{Diagram, Look, escaped};
pub use games::shown;
pub use pieces::{Kings, piece};
pub use sheet::{Head, Remark, Row, ScoreSheet, Written, move_name};
