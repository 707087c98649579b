#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod any;
mod build;
mod cache;
mod class;
mod coder;
mod draw_counts;
mod file;
mod index;
mod kin;
mod pack;
mod placing;
mod shipped;
mod solve;
mod source;
mod tables;
mod value;
mod verify;

pub use any::{AnyMismatch, AnyTables};
pub use build::{MOST_PIECES, Means, Progress, build, build_class, folder_of};
pub use class::{Class, Force};
pub use file::{TableError, TableFault};
pub use kin::kin;
pub use shipped::{SHIPPED_FOR, Shipped, shipped_classes};
pub use tables::{Held, Tables};
pub use value::{Value, Verdict};
pub use verify::{Extent, Mismatch, verify};
