//! The windows in which one player has one game open. The oldest gives way to a new one beyond a number: a page that
//! comes back after its connection broke always gets in.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use conduct::PersonId;
use store::GameId;
use tokio::sync::Notify;

/// Windows of one player in one game.
const MOST_WINDOWS: usize = 6;

type Key = (GameId, PersonId);

/// Who has which game open, the oldest window first.
#[derive(Debug, Default)]
pub(super) struct Windows(Mutex<HashMap<Key, VecDeque<Arc<Notify>>>>);

/// One window; it is gone when this is dropped.
#[derive(Debug)]
pub(super) struct Window {
    key: Key,
    replaced: Arc<Notify>,
    of: Arc<Windows>,
}

impl Windows {
    /// A new window of a player.
    pub(super) fn open(self: &Arc<Windows>, game: GameId, person: PersonId) -> Window {
        let (key, replaced) = ((game, person), Arc::new(Notify::new()));
        let mut windows = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let open = windows.entry(key).or_default();
        open.push_back(Arc::clone(&replaced));
        let oldest = (open.len() > MOST_WINDOWS).then(|| open.pop_front());
        if let Some(oldest) = oldest.flatten() {
            oldest.notify_one();
        }
        drop(windows);
        Window {
            key,
            replaced,
            of: Arc::clone(self),
        }
    }
}

impl Window {
    /// Waits until a newer window takes its place.
    pub(super) async fn replaced(&self) {
        self.replaced.notified().await;
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let mut windows = self.of.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(open) = windows.get_mut(&self.key) else {
            return;
        };
        open.retain(|other| !Arc::ptr_eq(other, &self.replaced));
        if open.is_empty() {
            windows.remove(&self.key);
        }
    }
}
