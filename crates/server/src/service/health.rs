//! Whether the server is in order: what it says of itself at `/healthz` and in the log.

use core::fmt;
use std::sync::PoisonError;

use store::{GameId, LostEvents, StoreError};
use tokio::time::{Duration, Instant};

use super::Service;

/// The store is asked to write at most so often, however many ask.
const FRESH: Duration = Duration::from_secs(1);

/// When the store was asked last whether it keeps anything, and what it said.
#[derive(Debug)]
pub(super) struct Checked {
    at: Instant,
    said: Result<(), StoreError>,
}

/// How the server is.
#[derive(Debug)]
pub(crate) struct Health {
    /// Whether the store keeps what it is given.
    pub(crate) store: Result<(), StoreError>,
    /// Games that cannot be opened.
    quarantined: usize,
    /// Games of which acknowledged events are missing.
    lost: usize,
    /// Other commits that were acknowledged and are missing.
    lost_commits: u64,
    /// Whether it is not known what was acknowledged.
    is_record_missing: bool,
    /// Whether pages of the database are damaged.
    is_damaged: bool,
    /// Envelopes that do not open though the key is at hand.
    damaged_envelopes: usize,
    /// Whether the clock is far from the last moment on record.
    is_clock_doubtful: bool,
}

/// A line for each thing that is wrong, then `ok`, `degraded` or `no database`.
impl fmt::Display for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [
            ("unreadable-games", self.quarantined as u64),
            ("games-with-lost-events", self.lost as u64),
            ("lost-commits", self.lost_commits),
            ("missing-records", u64::from(self.is_record_missing)),
            ("damaged-database", u64::from(self.is_damaged)),
            ("damaged-envelopes", self.damaged_envelopes as u64),
            ("doubtful-clock", u64::from(self.is_clock_doubtful)),
        ];
        let wrong = counts.iter().filter(|(_, count)| *count > 0);
        for (name, count) in wrong.clone() {
            writeln!(f, "{name} {count}")?;
        }
        let is_whole = wrong.count() == 0;
        match (&self.store, is_whole) {
            (Err(_), _) => writeln!(f, "no database"),
            (Ok(()), true) => writeln!(f, "ok"),
            (Ok(()), false) => writeln!(f, "degraded"),
        }
    }
}

impl Service {
    /// How the server is. Something is written to find out, and waits for the disk as a move does.
    pub(crate) async fn health(&self) -> Health {
        let mut checked = self.checked.lock().await;
        let said = match &*checked {
            Some(last) if last.at.elapsed() < FRESH => last.said.clone(),
            _ => {
                let said = self.store.check().await;
                if let Err(error) = &said {
                    tracing::error!(%error, "nothing can be kept");
                }
                let at = Instant::now();
                *checked = Some(Checked {
                    at,
                    said: said.clone(),
                });
                said
            }
        };
        let losses = self.store.losses();
        Health {
            store: said,
            quarantined: self.quarantined(),
            lost: losses.events.len(),
            lost_commits: losses.commits,
            is_record_missing: losses.is_record_missing,
            is_damaged: losses.is_damaged,
            damaged_envelopes: self.count_damaged_envelopes(),
            is_clock_doubtful: self.is_clock_doubtful(),
        }
    }

    /// Names the games of which acknowledged events are missing.
    pub(super) fn tell_losses(&self) {
        for lost in self.store.losses().events {
            let LostEvents {
                game,
                acknowledged,
                found,
            } = lost;
            let address = super::in_address(game.0);
            tracing::error!(
                address,
                acknowledged,
                found,
                "acknowledged events are missing"
            );
        }
    }

    /// A game cannot be opened: it is left as it is, and told once.
    pub(super) fn quarantine(&self, game: GameId, why: &str) {
        let mut games = self
            .quarantine
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if games.insert(game, why.to_owned()).is_none() {
            let address = super::in_address(game.0);
            tracing::error!(address, why, "a game cannot be opened");
        }
    }

    /// A game was opened.
    pub(super) fn release(&self, game: GameId) {
        let mut games = self
            .quarantine
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        games.remove(&game);
    }

    /// How many games cannot be opened.
    pub(super) fn quarantined(&self) -> usize {
        let games = self
            .quarantine
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        games.len()
    }
}
