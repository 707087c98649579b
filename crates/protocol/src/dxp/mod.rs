//! DamExchange: two draughts programs talk over TCP.

mod client;
mod message;
mod table;
mod wire;

pub use client::{DxpAddress, DxpClient, dxp_terms};
pub use message::{DxpMessage, NotDxp};
pub use table::{Initiative, serve_dxp};
