//! PDN: files of draughts games, read as a stream of parts.
//!
//! The reader takes what the standard PDN 3.0 allows and what thirty years of programs wrote. It
//! tells a [`Visitor`] of tags, moves, marks, comments and variations in the order of the file, with
//! their places, and keeps no more of the file in memory than the part at hand. Faults are told
//! and reading goes on. Whether a move is legal is not its matter.

mod error;
mod reader;
mod spell;
mod tag;
mod visitor;
mod window;

pub use error::ReadPdnError;
pub use reader::Reader;
pub use visitor::{Fault, Place, Text, Visitor, Wish};
pub use window::Source;
