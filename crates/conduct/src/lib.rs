#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod clock;
mod command;
mod control;
mod end;
mod form;
mod game;
mod seal;
mod slips;
mod sheet;
mod terms;
mod time;

pub use clock::{Clock, ClockFault, Correction, LEAST_AFTER_CORRECTION, Pressed};
pub use command::{Command, Event, Happened, Refused};
pub use control::{Bonus, ControlFault, ParseControlError, Stage, TimeControl};
pub use end::End;
pub use form::{Boards, Form, FormFault, ParseFormError, SHORTEST_BY_LETTER};
pub use game::{Game, Misfit, ReplayError};
pub use seal::{
    Chance, Commitment, EnvelopeKey, KeyId, LONGEST_SEALED, OpenFault, ParseHexError,
    ParseKeyError, ParseReceiptError, Receipt, SealFault, Sealed, SealedBytesError, open, seal,
};
pub use slips::{Meaning, PenSlip, Reading, read_sealed};
pub use sheet::{
    AgainstFault, Deviation, Difference, Sheet, SheetFault, Written, against, compare,
};
pub use terms::Terms;
pub use time::{Millis, Moment};
