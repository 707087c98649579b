#![no_std]
#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

extern crate alloc;

mod attempt;
mod clock;
mod encoding;
mod fen;
mod found;
mod game_type;
mod layout;
mod list;
mod mark;
mod name;
pub mod pdn;
mod record;
mod score;
mod write;

pub use attempt::{
    MoveFault, ParseMoveError, ParsedMove, ReadMove, ReadMoveError, Sign, Slip, parse_move,
    read_move,
};
pub use clock::{
    ClockNote, ClockTime, Command, ParseTimeError, TimeFault, commands, without_commands,
};
pub use encoding::Encoding;
pub use fen::{
    FenCounters, FenFault, ParseFenError, ReadFenError, parse_fen, parse_letters, read_fen,
    read_fen_waiving, write_fen, write_letters,
};
pub use game_type::{
    Corner, GameType, GameTypeFault, ParseGameTypeError, SquareNames, SquareNaming, rules_tag,
};
pub use layout::{Layout, write_record};
pub use list::{ListFault, ParseListError, is_list, parse_list, write_list, write_side_list};
pub use mark::Mark;
pub use name::{SquareFault, parse_square, square_name};
pub use record::{Builder, Line, Record, Step, Tag};
pub use score::{Points, Score};
pub use write::{MoveForm, route_text, write_move, write_move_as};
