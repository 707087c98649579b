//! Teams: a team is a participant, a match of two teams is a meeting, and its games are the boards.
//!
//! What holds for a participant holds for a team: it is registered, drawn, paired, free, leaves and is compared with others.
//! Here is what a team has besides: its players in their board order, who sits at which board, and points of two kinds.

mod board_results;
mod decide;
mod points;
mod refused;
mod report;
mod roster;
mod rules;
mod undo;

pub use board_results::BoardResult;
pub use refused::TeamRefused;
pub(crate) use roster::Rosters;
pub use rules::{First, TeamRules};

use crate::person::{Player, PlayerId};
use crate::round::Outcome;

/// What a team is asked for, or what was done with it: nothing is added by deciding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TeamAct {
    /// Somebody plays for a team, behind those named before in the board order.
    Enlist {
        /// The team.
        team: PlayerId,
        /// The player who joins the team.
        member: Box<Player>,
    },
    /// What is known of somebody is put right.
    Amend {
        /// The team.
        team: PlayerId,
        /// The place in the board order, from 1 on.
        member: u32,
        /// What is right.
        right: Box<Player>,
    },
    /// The board order is changed.
    Order {
        /// The team.
        team: PlayerId,
        /// Who comes first, second and so on, by the places so far.
        order: Vec<u32>,
    },
    /// A team says who plays in a round.
    LineUp {
        /// The team.
        team: PlayerId,
        /// The round.
        round: u32,
        /// By their places in the board order, the first board first; boards that are left over at the end are empty.
        members: Vec<u32>,
    },
    /// A team does not come, or neither does.
    Forfeit {
        /// The round.
        round: u32,
        /// The match.
        board: u32,
        /// What the team that is named first has, and the other: `+:-`, `-:+` or `-:-`.
        outcome: Outcome,
    },
}

impl TeamAct {
    /// The team that it is about, where it is one.
    pub const fn team(&self) -> Option<PlayerId> {
        match self {
            TeamAct::Enlist { team, .. }
            | TeamAct::Amend { team, .. }
            | TeamAct::Order { team, .. }
            | TeamAct::LineUp { team, .. } => Some(*team),
            TeamAct::Forfeit { .. } => None,
        }
    }
}
