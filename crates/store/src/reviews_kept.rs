//! The queries of reviews, compiled once for each database.

use super::{Db, Engine};
use crate::error::StoreError;
use crate::ids::GameId;
use crate::review::{KeptReview, Reviews};
use crate::rows::{ReviewRow, bits};
use crate::store::{Answer, working};

impl Reviews for Engine {
    fn keep_review(&self, game: GameId, review: KeptReview) -> Answer<'_, ()> {
        let work = working(move |connection| {
            Box::pin(async move {
                let query = sqlx::query::<Db>(
                    "INSERT INTO reviews (game, made_at, engine, budget, review)
                     VALUES ($1, $2, $3, $4, $5)
                     ON CONFLICT (game) DO UPDATE SET made_at = excluded.made_at,
                        engine = excluded.engine, budget = excluded.budget, review = excluded.review",
                )
                .bind(bits(game.0))
                .bind(bits(review.made_at.0))
                .bind(review.engine)
                .bind(review.budget)
                .bind(review.review);
                match query.execute(connection).await.map_err(StoreError::from) {
                    // The only reference is to the game.
                    Err(StoreError::NoPerson) => Err(StoreError::NoGame(game)),
                    kept => kept.map(drop),
                }
            })
        });
        Box::pin(self.write_at_once(work))
    }

    fn review(&self, game: GameId) -> Answer<'_, Option<KeptReview>> {
        Box::pin(async move {
            let row: Option<ReviewRow> = sqlx::query_as("SELECT * FROM reviews WHERE game = $1")
                .bind(bits(game.0))
                .fetch_optional(&mut *self.read().await?)
                .await?;
            Ok(row.map(ReviewRow::into_review))
        })
    }
}
