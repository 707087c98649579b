//! Reviews of finished games (part 11).

use conduct::Moment;
use peatee_store::{GameId, KeptReview, StoreError};

use super::{Bed, lonely_terms, new_game};

fn review(at: u64, engine: &str) -> KeptReview {
    KeptReview {
        made_at: Moment(at),
        engine: engine.to_owned(),
        budget: "1 thread, 16 MB, 4000000 nodes a position".to_owned(),
        review: "{\"moves\":[{\"move\":\"32-28\",\"sign\":\"?\"}]}".to_owned(),
    }
}

pub(crate) async fn a_game_has_one_review(bed: &Bed) {
    let store = bed.open().await;
    let (game, other) = (GameId(u64::MAX), GameId(2));
    let unknown = store.keep_review(game, review(1, "peatee 0.1.0")).await;
    assert_eq!(unknown, Err(StoreError::NoGame(game)));
    for id in [game, other] {
        let new = new_game(id.0, lonely_terms());
        store.create_game(new, &[]).await.expect("kept");
        assert_eq!(store.review(id).await, Ok(None));
    }
    let first = review(1, "peatee 0.1.0");
    store
        .keep_review(game, first.clone())
        .await
        .expect("a game");
    assert_eq!(store.review(game).await, Ok(Some(first)));
    assert_eq!(store.review(other).await, Ok(None));
    // A newer engine has looked again.
    let second = review(u64::MAX, "peatee 0.2.0");
    store
        .keep_review(game, second.clone())
        .await
        .expect("a game");

    store.close().await.expect("closed");
    let store = bed.open().await;
    assert_eq!(store.review(game).await, Ok(Some(second)));
    assert_eq!(store.review(GameId(3)).await, Ok(None));
}
