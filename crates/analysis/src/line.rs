//! A line of play.

use crate::evaluation::Evaluation;

/// A line of play from a position: the best move and what is expected to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth to the side to move.
    pub evaluation: Evaluation,
    /// Plies of the search; none where a table knows.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves as the rule set writes them.
    pub moves: Vec<String>,
}
