#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod competition;
mod csv_rows;
pub mod desk;
mod event;
mod festival;
pub mod file;
mod import;
mod instructions;
pub mod lots;
pub mod names;
pub mod norms;
pub mod openings;
pub mod organisation;
mod person;
pub mod rating;
mod refused;
mod round;
mod standings;
pub mod team;
mod tie_break;
mod zone;

pub use competition::{
    Bound, Competition, Concern, Correction, Drawing, DrawingOfNumbers, Item, LONGEST_TEXT, Misfit,
    Participant, Recomputed, StandingAt, noted_corrections,
};
pub use event::{
    Command, Effect, Event, Happened, Leaving, Moment, Numbered, Pairing, ParsePlaceError, Place,
};
pub use festival::{Festival, LogEntry, MOST_SECTIONS, NoSection, Purpose};
pub use import::{Imported, NoImport, import};
pub use instructions::{Encounter, Instructions, LateCorrections, ParseSystemError, System};
pub use norms::Class;
pub use person::{Official, Penalty, Player, PlayerId, Role};
pub use refused::{Awaited, Given, Refused, Rests, WrongInstructions, WrongPairing, WrongPlayer};
pub use round::{Board, Game, Outcome, Round};
pub use standings::{Compared, Outing, Row, Step, Term, Value};
pub use tie_break::{Count, ParseTieBreakError, TieBreak, Unsuited};
pub use zone::{ParseZoneError, Zone};
// What `pairing` has and instructions, players, results and refusals here are made of; the rest goes by its own name.
pub use pairing::round_robin::{MOST_CYCLES, MOST_PARTICIPANTS, NoTable, WrongOrder};
pub use pairing::{
    Colors, Date, Federation, Mark, ParseColorsError, ParseFederationError, ParsePointsError,
    ParseScoringError, ParseSexError, Points, Scoring, Sex,
};
