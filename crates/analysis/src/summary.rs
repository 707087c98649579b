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

    /// Accuracy in per cent, 100 where nothing was given away; none where no move had a choice.
    ///
    /// The formula of lichess.org (<https://lichess.org/page/accuracy>), where a move that gives away *d* per cent of a
    /// point has the accuracy 103.1668 exp(−0.04354 *d*) − 3.1669; here *d* is the average of a side's moves.
    pub fn accuracy(&self) -> Option<f64> {
        let given_away = self.average_loss() * 100.0;
        let accuracy = 103.1668 * (-0.04354 * given_away).exp() - 3.1669;
        (self.moves > 0).then(|| accuracy.clamp(0.0, 100.0))
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

    /// The numbers, from 0, of the `most` moves that gave away most, in the order of the game; only those with a better line.
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let blamed = |(_, reviewed): &(usize, &ReviewedMove)| reviewed.judgement.is_blame();
        let mut found: Vec<(usize, &ReviewedMove)> =
            self.moves.iter().enumerate().filter(blamed).collect();
        found.sort_by(|(_, one), (_, other)| other.loss.total_cmp(&one.loss));
        let mut plies: Vec<usize> = found.into_iter().take(most).map(|(ply, _)| ply).collect();
        plies.sort_unstable();
        plies
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_loss(loss: f64) -> Option<f64> {
        let summary = Summary {
            moves: 10,
            loss: loss * 10.0,
            ..Summary::default()
        };
        summary.accuracy().map(|accuracy| accuracy.round())
    }

    /// The curve of <https://lichess.org/page/accuracy>: nothing given away is 100 %, and 10 % of a point each move is
    /// 103.1668 exp(−0.4354) − 3.1669.
    #[test]
    fn accuracy_follows_the_published_curve() {
        assert_eq!(of_loss(0.0), Some(100.0));
        assert_eq!(of_loss(0.1), Some(64.0));
        assert_eq!(of_loss(0.3), Some(25.0));
        assert_eq!(of_loss(1.0), Some(0.0));
        assert_eq!(Summary::default().accuracy(), None);
    }
}
