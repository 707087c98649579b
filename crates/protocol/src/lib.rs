#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod any_engine;
mod background;
mod builtin;
mod cancel;
mod client;
mod dxp;
mod hub;
mod hub_client;
mod level;
mod line;
mod process;
mod spoken;
mod squares;
mod uci;
mod uci_client;

pub use builtin::Builtin;
pub use cancel::{Cancel, CancelGuard};
pub use client::{Asked, BestMove, Client, Clock, Failure, Pace};
pub use dxp::{DxpAddress, DxpClient, DxpMessage, Initiative, NotDxp, dxp_terms, serve_dxp};
pub use hub::serve_hub;
pub use hub_client::HubClient;
pub use process::{Launch, Log};
pub use uci::{UciFound, UciLimits, UciPlayer, UciScore, pace_limits, serve_uci};
pub use uci_client::UciClient;
