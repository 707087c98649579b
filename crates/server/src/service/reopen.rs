//! The games that go on by themselves are opened when the server starts.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use store::{GameId, Page, StoreError};
use tokio::time::{Duration, sleep};

use super::Service;

/// After a failure of the store nothing is tried for so long.
const REST: Duration = Duration::from_secs(1);
/// Games asked for at once.
const AT_ONCE: u32 = 500;
/// A game that the store does not give so often, while it answers otherwise, is left alone.
const TRIES: u32 = 3;

/// Which games are to be opened.
#[derive(Debug, Default)]
struct Going {
    /// Those with a clock. Any other waits for somebody to come, and so does the computer in it.
    timed: Vec<GameId>,
    /// Those that are not over and not listed either: they cannot be read.
    unlisted: Vec<GameId>,
}

impl Service {
    async fn going(&self) -> Result<Going, StoreError> {
        // Their ids stand in an index, apart from the rows.
        let all = self.store.unfinished().await?;
        let mut listed = HashSet::new();
        let mut timed = Vec::new();
        let mut page = Page::first(AT_ONCE);
        loop {
            let live = match self.store.list_live(page).await {
                Ok(live) => live,
                // A damaged page hides the rows around it: every game is asked for alone.
                Err(StoreError::Damaged(why)) => {
                    tracing::error!(why, "the list of games is damaged");
                    break;
                }
                Err(error) => return Err(error),
            };
            let Some(last) = live.last() else { break };
            page.before = Some(last.place());
            listed.extend(live.iter().map(|meta| meta.id));
            let going = live.iter().filter(|meta| meta.terms.control.is_timed());
            timed.extend(going.map(|meta| meta.id));
        }
        let unlisted = all.into_iter().filter(|id| !listed.contains(id)).collect();
        Ok(Going { timed, unlisted })
    }

    /// Opens the rooms of all games that go on by themselves: their flags fall whether anybody looks or not. One that
    /// cannot be opened does not keep the others waiting.
    pub(crate) async fn reopen(self: Arc<Service>) {
        let going = loop {
            match self.going().await {
                Ok(going) => break going,
                Err(error) => {
                    tracing::warn!(%error, "the store does not tell which games go on");
                    sleep(REST).await;
                }
            }
        };
        let games = going.timed.into_iter().chain(going.unlisted);
        let mut waiting: VecDeque<(GameId, u32)> = games.map(|id| (id, 0)).collect();
        let games = waiting.len();
        while let Some((id, tries)) = waiting.pop_front() {
            let Err(error) = self.room(id).await else {
                continue;
            };
            if !matches!(
                error,
                super::ServiceError::Store(StoreError::Unavailable(_))
            ) {
                continue;
            }
            tracing::warn!(game = id.0, %error, "a room does not open yet");
            // Whose fault it is decides whether it is tried for ever.
            let tries = tries + u32::from(self.store.check().await.is_ok());
            match tries < TRIES {
                true => waiting.push_back((id, tries)),
                false => self.quarantine(id, &error.to_string()),
            }
            sleep(REST).await;
        }
        let quarantined = self.quarantined();
        tracing::info!(games, quarantined, "games go on");
    }
}
