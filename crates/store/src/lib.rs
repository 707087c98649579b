#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
#![expect(
    clippy::duplicate_mod,
    reason = "the queries are compiled for each of the two databases"
)]

mod accounts;
mod append;
mod challenge;
mod error;
mod event_file;
mod game;
mod ids;
mod link;
mod migrations;
mod name;
mod payload;
mod person;
mod postgres;
mod review;
mod rows;
mod session;
mod simul;
mod sqlite;
mod store;
mod summary;

pub use accounts::{Accounts, LiveGame};
pub use challenge::{Challenge, NewChallenge, SeatWish};
pub use error::{OpenError, StoreError};
pub use event_file::{
    EventFile, EventFiles, EventList, EventListing, EventPlace, KeptEventFile, NewEventFile,
    NewLines, OwnerBounds,
};
pub use game::{Appended, GameMeta, Kept, Losses, LostEvents, NewGame, Page, Place};
pub use ids::{ChallengeId, CommandId, CommandIdError, EventId, GameId, SimulId, TokenHash};
pub use link::PasswordLink;
pub use name::{Name, NameFault};
pub use payload::{
    PayloadError, read_event, read_terms, words as payload_words, write_event, write_terms,
};
pub use person::{NewPerson, PasswordHash, Person, Standing};
pub use postgres::PostgresStore;
pub use review::{KeptReview, Reviews};
pub use session::Session;
pub use simul::{HostSide, NewSimul, Simul, SimulGame, SimulSeat, Simuls};
pub use sqlite::SqliteStore;
pub use store::{Answer, Store, open, open_for_server};
