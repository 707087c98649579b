#![no_std]
#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod article;
mod board;
mod capture;
mod color;
mod counters;
mod explain;
mod game;
mod generate;
mod hash;
mod jump;
mod moves;
mod options;
mod outcome;
mod perft;
mod position;
mod setup;
mod square;
mod table;
mod variants;
mod winning;

pub use article::{Article, Book};
pub use board::{Board, Board8, Board10, Direction, Lines};
pub use color::{ByColor, Color};
pub use counters::Counters;
pub use explain::{Attempt, Illegal, Reason};
pub use game::Game;
pub use moves::{Move, MoveList};
pub use options::{
    DrawOptions, HomeCounts, KingsOnlyRule, SmallEndings, UnknownSetting, WinningPosition,
};
pub use outcome::{Counter, DrawReason, Ending, Outcome, WinReason};
pub use position::{Kind, NotLegal, Piece, Position};
pub use setup::{Setup, SetupErrors, SetupFault, Waiver};
pub use square::{Square, SquareSet, Squares};
pub use table::{
    Articles, Count, Crowning, DrawRule, KingLanding, Naming, Precedence, RouteShown, Rules,
    Writing,
};
pub use variants::{
    AnyGame, AnyPosition, Brazilian, Home, HomeContinue, HomeNext, HomeNextContinue, Hundred1953,
    International, Russian, Russian1953, Variant, VariantId,
};
pub use winning::{WinOracle, Winning};
