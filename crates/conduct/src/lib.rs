#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod breach;
mod clock;
mod command;
mod control;
mod course;
mod end;
mod envelope;
mod event;
mod form;
mod game;
mod incident;
mod judging;
mod line;
mod protocol;
mod refused;
mod seal;
mod sheet;
mod slips;
mod story;
mod terms;
mod time;

pub use breach::{
    Breach, Misconduct, Penalty, Remedy, UnknownBreach, UnknownMisconduct, UnknownPenalty,
};
pub use clock::{Clock, ClockFault, Correction, LEAST_AFTER_CORRECTION, Pressed};
pub use command::Command;
pub use control::{Bonus, ControlFault, Counting, ParseControlError, Stage, TimeControl};
pub use course::{Stop, course};
pub use end::{Annulment, End, LONGEST_UNTOUCHED, Verdict};
pub use envelope::Envelope;
pub use event::{Event, EventClass, Happened};
pub use form::{Boards, Form, FormFault, ParseFormError, SHORTEST_BY_LETTER};
pub use game::{
    Game, LEAST_TO_RESUME, LONGEST_ADJOURNMENT, Misfit, Phase, ReplayError, TIME_TO_CHOOSE, Unfit,
};
pub use incident::{Decision, Incident, Matter, Report};
pub use judging::{Judging, Plea, Sanction, Sheets};
pub use line::{Cut, ScoreEntry};
pub use protocol::Heading;
pub use refused::{Refused, WrongPosition};
pub use seal::{
    Chance, Commitment, EnvelopeKey, KeyId, LONGEST_SEALED, OpenFault, ParseHexError,
    ParseKeyError, ParseReceiptError, Receipt, SealFault, Sealed, SealedBytesError, open, seal,
};
pub use sheet::{
    AgainstFault, Deviation, Difference, Sheet, SheetFault, Written, against, compare,
};
pub use slips::{Meaning, PenSlip, Reading, read_sealed, read_sealed_bound};
pub use terms::{Aid, Competition, Duty, Mode, PersonId, Terms, TermsFault};
pub use time::{Millis, Moment};
// The words of `games` in which a game is agreed and ended, for rooms that have no arrow to it.
pub use games::{
    ByColor, Color, DrawOptions, DrawReason, Ended, Outcome as GameOutcome, RuleSet, Score,
    WinReason, WinningPosition,
};
