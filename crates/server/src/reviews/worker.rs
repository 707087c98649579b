//! The worker: the task that reviews games, one after the other, a position at a time.

use std::sync::Arc;

use analysis::{Analyser, Cancel, ENGINE, ReviewError, TableError};
use conduct::Heading;
use store::{GameId, KeptReview, StoreError};
use tokio::task::{JoinError, spawn_blocking};

use super::{NotReviewed, Reviews, budget, written, written_budget};
use crate::service::Service;

/// Why a review failed.
#[derive(Debug, thiserror::Error)]
enum ReviewFailed {
    /// The store does not give the game, or does not keep the review.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The game is not reviewed.
    #[error(transparent)]
    Game(#[from] NotReviewed),
    /// The search cannot begin.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// The search was ended.
    #[error(transparent)]
    Search(#[from] ReviewError),
    /// The search broke down.
    #[error("the search broke down: {0}")]
    Thread(#[from] JoinError),
}

/// Ends the search when nobody waits for it any more: when the server stops.
#[derive(Debug, Default)]
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

/// Reviews the games in the queue until it is aborted. What is not done then can be asked for again.
pub(crate) async fn run_worker(service: Arc<Service>, reviews: Arc<Reviews>) {
    loop {
        let next = reviews.queue().start();
        let Some(game) = next else {
            reviews.asked.notified().await;
            continue;
        };
        let done = review_game(&service, &reviews, game).await;
        if let Err(error) = &done {
            tracing::warn!(%game, %error, "a game is not reviewed");
        }
        reviews.queue().end(done.is_ok());
    }
}

/// Reviews a game and stores the result. Between two positions it gives its turn back.
async fn review_game(
    service: &Service,
    reviews: &Reviews,
    game: GameId,
) -> Result<(), ReviewFailed> {
    let kept = service.store().load(game).await?;
    // What is kept of a review has no names.
    let written = written(&kept, &Heading::default())?;
    let budget = budget(written.game().rules(), written.game().plies());
    let mut reviewing = Analyser::new(budget).begin(written.game())?;
    let cancel = CancelOnDrop::default();
    while !reviewing.is_done() {
        let turn = service.searches().background_turn().await;
        let own = cancel.0.clone();
        let step = spawn_blocking(move || {
            let stepped = reviewing.step(&own).map(drop);
            drop(turn);
            stepped.map(|()| reviewing)
        });
        reviewing = step.await??;
        reviews.queue().progress(reviewing.done());
    }
    let review = written.with_review(reviewing.finish());
    let review = KeptReview {
        made_at: service.now(),
        engine: ENGINE.to_owned(),
        budget: written_budget(&budget),
        review: review.to_json().to_string(),
    };
    Ok(service.store().keep_review(game, review).await?)
}
