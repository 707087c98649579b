#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod admin;
mod api_error;
mod assets;
mod blindfold;
mod bucket;
mod engines;
mod events;
mod extract;
mod guard;
mod limits;
mod listen;
mod multipart;
mod occupancy;
mod pages;
mod people;
mod proxy;
mod reviews;
mod room;
mod scheduler;
mod serve;
mod service;
mod socket;
mod speech;
mod tally;
mod time;
mod view;

pub use engines::ENGINE_MEGABYTES;
pub use limits::ConnectionLimits;
pub use people::password::PasswordCost;
pub use proxy::{Network, NetworkError};
pub use serve::{AddressLimits, Options, ServeError, Server, serve};
pub use service::{KeysNeeded, Service, ServiceError};
pub use speech::say;
