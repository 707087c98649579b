#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod hub;
mod level;
mod line;
mod player;

pub use hub::serve_hub;
