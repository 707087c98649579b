#![no_std]
#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

extern crate alloc;

mod attempt;
mod fen;
mod found;
mod list;
mod name;
mod write;

pub use attempt::{
    MoveFault, ParseMoveError, ParsedMove, ReadMove, ReadMoveError, Sign, Slip, parse_move,
    read_move,
};
pub use fen::{FenFault, ParseFenError, ReadFenError, parse_fen, read_fen, write_fen};
pub use list::{ListFault, ParseListError, parse_list, write_list};
pub use name::{SquareFault, parse_square, square_name};
pub use write::{MoveForm, route_text, write_move};
