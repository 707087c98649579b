//! Whether pages of the database are damaged: looked for once behind every start, and remembered wherever SQLite meets it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::error::StoreError;

/// Larger files are not looked through: 100 MB take 0.2 s where they are in memory, and as long as reading them otherwise.
const LARGEST: u64 = 2 << 30;
/// Time that a look under way gets to end when the store is closed.
const END: Duration = Duration::from_secs(1);

/// Set at the first damaged page, and never taken back: what was damaged once is for the operator to see.
#[derive(Clone, Debug, Default)]
pub(super) struct Damage(Arc<AtomicBool>);

impl Damage {
    pub(super) fn found(&self, why: &StoreError) {
        if !self.0.swap(true, Ordering::Relaxed) {
            tracing::error!(%why, "the database is damaged; put a backup in its place");
        }
    }

    pub(super) fn is_found(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A look through the whole file, beside everything else.
#[derive(Debug)]
pub(super) struct Look(Mutex<Option<JoinHandle<()>>>);

impl Look {
    pub(super) fn begin(path: &Path, options: SqliteConnectOptions, damage: Damage) -> Look {
        let length = std::fs::metadata(path).map_or(0, |file| file.len());
        if length > LARGEST {
            tracing::info!(
                length,
                "the database is too large to be looked through at the start"
            );
            return Look(Mutex::new(None));
        }
        Look(Mutex::new(Some(tokio::spawn(async move {
            match look(&options).await {
                Ok(()) => {}
                Err(error @ StoreError::Damaged(_)) => damage.found(&error),
                Err(error) => tracing::warn!(%error, "the database is not looked through"),
            }
        }))))
    }

    /// Ends with what it is at.
    pub(super) async fn close(&self) {
        if let Some(mut task) = self.0.lock().await.take()
            && timeout(END, &mut task).await.is_err()
        {
            task.abort();
        }
    }
}

async fn look(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = SqliteConnection::connect_with(options).await?;
    let said: Result<String, sqlx::Error> = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut connection)
        .await;
    connection.close().await.unwrap_or_default();
    match said?.as_str() {
        "ok" => Ok(()),
        why => Err(StoreError::Damaged(why.to_owned())),
    }
}
