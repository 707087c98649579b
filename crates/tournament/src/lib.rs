#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod points;
pub mod swiss;
pub mod trf;

pub use points::{Mark, NoPoints, Points, Scoring};
