//! Reviews of finished games as they are kept.

use conduct::Moment;

use crate::ids::GameId;
use crate::store::Answer;

/// The review of a game. It holds no names: those of the players may change, and go when they leave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptReview {
    /// When it was made.
    pub made_at: Moment,
    /// Which engine made it, with its version.
    pub engine: String,
    /// What it was allowed to use: a review of the same game by the same engine under the same budget finds the same.
    pub budget: String,
    /// What was found, as JSON.
    pub review: String,
}

/// Where reviews are kept: one for each game.
pub trait Reviews {
    /// Keeps the review of a game; it takes the place of an older one. Fails with
    /// [`StoreError::NoGame`](crate::StoreError::NoGame).
    fn keep_review(&self, game: GameId, review: KeptReview) -> Answer<'_, ()>;

    /// The review of a game, if one was made.
    fn review(&self, game: GameId) -> Answer<'_, Option<KeptReview>>;
}
