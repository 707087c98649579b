#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod lots;
pub mod norms;
pub mod openings;
mod points;
pub mod rating;
mod table;

pub use norms::{Class, Date};
pub use points::{Mark, NoPoints, Points, Scoring};
pub use table::{
    MOST_CYCLES, MOST_PARTICIPANTS, NoTable, Pair, RoundRobin, Table, TableRound, WrongOrder,
};
