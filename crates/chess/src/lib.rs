#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod attempt;
mod castling;
mod dead;
mod ending;
mod evaluation;
mod explain;
mod fault;
mod fen;
mod game;
mod moves;
mod perft;
mod piece;
mod reason;
mod ruleset;
mod score;
mod search;
mod setup;
mod square;

pub use fen::{Expected, ParseFenError};
pub use game::{Game, NotLegal};
pub use moves::Move;
pub use perft::perft;
pub use piece::{Piece, PieceKind};
pub use reason::{Reason, Refusal};
pub use ruleset::ChessRules;
pub use score::Score;
pub use search::{Found, Limits, search, search_until};
pub use setup::{SetupFault, SetupFaults};
pub use square::{ParseSquareError, Square};
