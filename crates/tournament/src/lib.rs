#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod colors;
mod competition;
mod csv_rows;
pub mod desk;
mod event;
mod federation;
mod festival;
pub mod file;
mod import;
mod instructions;
pub mod lots;
pub mod norms;
pub mod openings;
pub mod organisation;
mod person;
mod points;
pub mod rating;
mod refused;
mod round;
mod standings;
pub mod swiss;
mod table;
pub mod team;
mod tie_break;
pub mod trf;
mod zone;

pub use colors::{Colors, NoColors};
pub use competition::{
    Bound, Competition, Concern, Correction, Drawing, DrawingOfNumbers, Item, LONGEST_TEXT, Misfit,
    Participant, Recomputed, StandingAt,
};
pub use event::{
    Command, Effect, Event, Happened, Leaving, Moment, NoPlace, Numbered, Pairing, Place,
};
pub use federation::{Federation, NoFederation};
pub use festival::{Entry, Festival, MOST_SECTIONS, NoSection, Purpose};
pub use import::{Imported, NoImport, import};
pub use instructions::{Encounter, Instructions, LateCorrections, NoSystem, System};
pub use norms::{Class, Date};
pub use person::{NoSex, Official, Penalty, Player, PlayerId, Role, Sex};
pub use points::{Mark, NoPoints, Points, Scoring};
pub use refused::{Awaited, Given, Refused, Rests, WrongInstructions, WrongPairing, WrongPlayer};
pub use round::{Board, Game, Outcome, Round};
pub use standings::{Compared, Outing, Row, Step, Term, Value};
pub use table::{
    MOST_CYCLES, MOST_PARTICIPANTS, NoTable, Pair, RoundRobin, Table, TableRound, WrongOrder,
};
pub use tie_break::{Count, NoTieBreak, TieBreak, Unsuited};
pub use zone::{NoZone, Zone};
