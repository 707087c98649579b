//! What one side gave away in a game.

use games::{GamePhrase as _, Phrase};
use rules::Color;

use crate::judgement::Judgement;
use crate::review::{Review, ReviewedMove};

/// The moves of one side that were reviewed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Summary {
    /// Moves with a choice.
    pub moves: u64,
    /// Doubtful ones.
    pub doubtful: u64,
    /// Weak ones.
    pub weak: u64,
    /// Very weak ones.
    pub very_weak: u64,
    /// The shares of a point given away, all together.
    loss: f64,
}

impl Summary {
    /// The share of a point that a move gave away.
    pub fn average_loss(&self) -> f64 {
        self.loss / (self.moves.max(1) as f64)
    }

    /// How many moves, of what kind they were, and what they gave away.
    pub fn phrases(&self, side: Color, player: impl Into<String>) -> [Phrase; 3] {
        let loss = format!("{:.1}", self.average_loss() * 100.0);
        [
            Phrase::new("analyse-side")
                .side("side", side)
                .text("player", player)
                .text("weighed", self.moves.to_string()),
            Phrase::new("analyse-kinds")
                .text("doubtful", self.doubtful.to_string())
                .text("weak", self.weak.to_string())
                .text("worse", self.very_weak.to_string()),
            Phrase::new("analyse-loss").text("loss", loss),
        ]
    }
}

impl Review {
    /// What a side gave away.
    pub fn summary(&self, side: Color) -> Summary {
        let mut summary = Summary::default();
        let own = |reviewed: &&ReviewedMove| reviewed.side == side && !reviewed.is_only_legal;
        for reviewed in self.moves.iter().filter(own) {
            summary.moves += 1;
            summary.loss += reviewed.loss;
            match reviewed.judgement {
                Judgement::Doubtful => summary.doubtful += 1,
                Judgement::Weak => summary.weak += 1,
                Judgement::VeryWeak => summary.very_weak += 1,
                Judgement::None | Judgement::Strong | Judgement::Only => {}
            }
        }
        summary
    }
}
