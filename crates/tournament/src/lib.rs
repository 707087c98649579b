#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod lots;
mod points;
mod table;

pub use points::{Mark, NoPoints, Points, Scoring};
pub use table::{
    MOST_CYCLES, MOST_PARTICIPANTS, NoTable, Pair, RoundRobin, Table, TableRound, WrongOrder,
};
