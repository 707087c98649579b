//! Checkpoints of SQLite's write-ahead log (WAL), by a task beside the writer.
//!
//! SQLite would checkpoint behind every thousandth page, while the writer waits for the disk twice and all games with it. So
//! another connection does it beside the writer, and seldom: a page that was written often is copied once, and two ask the
//! disk for a short while only. It never reaches the end while there are moves; now and then the writer does the little that
//! is left, and the log begins anew.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::writer::Message;
use crate::error::StoreError;

/// Time between two checkpoints,
const INTERVAL: Duration = Duration::from_secs(10);
/// or the number of requests behind which one is due at once.
const DUE_REQUESTS: u64 = 10_000;
/// Pages of the log from which the writer finishes the checkpoint: 32 MB.
const MAX_WAL_PAGES: i64 = 8000;

/// Handle of the task that checkpoints the log whenever something was written.
#[derive(Debug)]
pub(super) struct Checkpointer {
    written: Arc<Written>,
    /// The task stops when this is dropped.
    stays: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// What was written since the last checkpoint.
#[derive(Debug, Default)]
struct Written {
    requests: AtomicU64,
    due: Notify,
}

impl Checkpointer {
    /// `queue` is the writer's.
    pub(super) fn new(
        options: SqliteConnectOptions,
        queue: mpsc::WeakSender<Message>,
    ) -> Checkpointer {
        let written = Arc::new(Written::default());
        let (stays, goes) = oneshot::channel();
        let task = tokio::spawn(run(options, Arc::clone(&written), queue, goes));
        Checkpointer {
            written,
            stays,
            task,
        }
    }

    /// Counts requests that were written.
    pub(super) fn count(&self, requests: u64) {
        let before = self.written.requests.fetch_add(requests, Ordering::Relaxed);
        if before < DUE_REQUESTS && before + requests >= DUE_REQUESTS {
            self.written.due.notify_one();
        }
    }

    /// Stops the task and waits for its end.
    pub(super) async fn close(self) {
        drop(self.stays);
        // What is left in the log is checkpointed when the file is closed.
        self.task.await.unwrap_or_default();
    }
}

async fn run(
    options: SqliteConnectOptions,
    written: Arc<Written>,
    queue: mpsc::WeakSender<Message>,
    mut goes: oneshot::Receiver<()>,
) {
    let mut connection = None;
    loop {
        tokio::select! {
            _ = &mut goes => break,
            () = written.due.notified() => {}
            () = sleep(INTERVAL) => {}
        }
        if written.requests.swap(0, Ordering::Relaxed) == 0 {
            continue;
        }
        match checkpoint_by(&options, &mut connection).await {
            Ok(pages) if pages > MAX_WAL_PAGES => {
                // A writer that has stopped checkpoints as it closes.
                if let Some(queue) = queue.upgrade() {
                    queue.send(Message::TruncateWal).await.unwrap_or_default();
                }
            }
            Ok(_) => {}
            // The disk may be full. Nothing is lost: the log is as good as the file.
            Err(error) => {
                tracing::warn!(%error, "the log of the database stays long");
                connection = None;
            }
        }
    }
    if let Some(connection) = connection {
        connection.close().await.unwrap_or_default();
    }
}

async fn checkpoint_by(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
) -> Result<i64, StoreError> {
    let open = match connection.take() {
        Some(open) => open,
        None => SqliteConnection::connect_with(options).await?,
    };
    checkpoint(connection.insert(open)).await
}

/// Checkpoints what it can without blocking anybody; how many pages the log has.
pub(super) async fn checkpoint(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let (_, pages, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)")
        .fetch_one(connection)
        .await?;
    Ok(pages)
}
