#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod birth;
mod colors;
mod date;
mod federation;
mod points;
pub mod round_robin;
mod sex;
pub mod swiss;
pub mod trf;

pub use birth::{Birth, NoBirth};
pub use colors::{Colors, NoColors};
pub use date::{Date, NoDate};
pub use federation::{Federation, NoFederation};
pub use points::{Mark, NoPoints, Points, Scoring};
pub use sex::{NoSex, Sex};
// The one word of `rules` that pairing needs.
pub use rules::Color;
