#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod client;
mod server;
mod view;

pub use client::{Act, FromClient};
pub use server::{FromServer, Refusal, Update};
pub use view::{
    Away, Clocks, Counter, Dial, End, Envelope, GameView, LegalMove, MoveMade, Phase, Piece,
    PieceKind, Player, Resumption, Said, Side, State, Two,
};

/// The version of this language. A page of another version loads itself anew.
pub const PROTOCOL: u32 = 1;

/// No frame of a client is longer than this many bytes.
pub const LONGEST_FRAME: usize = 4096;

/// No text in one is longer than this many bytes.
pub const LONGEST_TEXT: usize = 256;
