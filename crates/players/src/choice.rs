//! A move that somebody has chosen.

use engine::Score;
use notation::MoveForm;
use rules::{Game, Move, Variant};

/// A move that a player has chosen, and what it thinks of its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move: in draughts with every landing square, in chess as people write it.
    pub text: String,
    /// Hundredths of a man, or of a pawn, for the side to move. Forced wins and losses count thousands.
    pub score: i32,
}

impl Choice {
    /// A move of draughts.
    pub(crate) fn draughts<V: Variant>(game: &Game<V>, m: Move<V::Board>, score: Score) -> Choice {
        Choice {
            text: notation::write_move(game.position(), m, MoveForm::Full),
            score: score.hundredths(),
        }
    }

    /// A move of chess.
    pub(crate) fn chess(game: &chess::Game, m: chess::Move, score: chess::Score) -> Choice {
        Choice {
            text: game.text(m),
            score: score.hundredths(),
        }
    }
}
