#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod control;
mod time;

pub use clock::{Clock, ClockFault, Correction, LEAST_AFTER_CORRECTION, Pressed};
pub use control::{Bonus, ControlFault, ParseControlError, Stage, TimeControl};
pub use time::{Millis, Moment};
