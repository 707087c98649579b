#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod adviser;
mod casual_game;
mod chess_engine;
mod choice;
mod computer;
mod contestant;
mod engine_spec;
mod factory;
mod guest;
mod mistakes;
mod player;
mod policy;

pub use adviser::Adviser;
pub use casual_game::{CasualGame, ComputerTurn, OfferAnswer, Seat, TurnFailed};
pub use chess_engine::ChessEngine;
pub use choice::Choice;
pub use computer::Computer;
pub use contestant::Contestant;
pub use engine::{Level, ParseLevelError};
pub use engine_spec::{EngineSpec, NotASetting, ParseEngineError, setting};
pub use factory::PlayerFactory;
pub use guest::{Guest, NoGuest};
pub use player::{Decision, Player};
pub use policy::Policy;
pub use protocol::{Cancel, Failure};
