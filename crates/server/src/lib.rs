#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod assets;
mod bucket;
mod guard;
mod house;
mod opponent;
mod pages;
mod people;
mod room;
mod serve;
mod socket;
mod speech;
mod tally;
mod time;
mod view;

pub use house::{House, HouseError};
pub use opponent::{Opponent, Thought};
pub use serve::{AddressLimits, Options, ServeError, Server, serve};
pub use speech::say;
