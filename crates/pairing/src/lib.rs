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

pub use birth::{Birth, ParseBirthError};
pub use colors::{Colors, ParseColorsError};
pub use date::{Date, ParseDateError};
pub use federation::{Federation, ParseFederationError};
pub use points::{Mark, ParsePointsError, ParseScoringError, Points, Scoring};
pub use sex::{ParseSexError, Sex};
// The one word of `rules` that pairing needs.
pub use rules::Color;
