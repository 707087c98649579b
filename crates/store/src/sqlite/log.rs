//! The log of SQLite on its way into the file.
//!
//! SQLite would bring it there behind every thousandth page, while the writer waits for the disk twice and all games with
//! him. So another connection does it beside the writer, and seldom: a page that was written often is brought once, and the
//! disk is asked by two for a short while only. It never reaches the end while there are moves; now and then the writer does
//! the little that is left, and begins the log anew.

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

/// What was written is brought after so long,
const PAUSE: Duration = Duration::from_secs(10);
/// or when so many requests were written.
const MANY: u64 = 10_000;
/// So many pages the log may have before the writer helps: 32 MB.
const LONGEST_LOG: i64 = 8000;

/// One who brings the log into the file, whenever something was written.
#[derive(Debug)]
pub(super) struct LogKeeper {
    written: Arc<Written>,
    /// He stops when this goes.
    stays: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// What was written since he brought the log last.
#[derive(Debug, Default)]
struct Written {
    requests: AtomicU64,
    many: Notify,
}

impl LogKeeper {
    /// `queue` is the writer's.
    pub(super) fn new(
        options: SqliteConnectOptions,
        queue: mpsc::WeakSender<Message>,
    ) -> LogKeeper {
        let written = Arc::new(Written::default());
        let (stays, goes) = oneshot::channel();
        let task = tokio::spawn(keep(options, Arc::clone(&written), queue, goes));
        LogKeeper {
            written,
            stays,
            task,
        }
    }

    /// So many requests were written.
    pub(super) fn count(&self, requests: u64) {
        let before = self.written.requests.fetch_add(requests, Ordering::Relaxed);
        if before < MANY && before + requests >= MANY {
            self.written.many.notify_one();
        }
    }

    /// Waits until he has finished.
    pub(super) async fn close(self) {
        drop(self.stays);
        // Whatever he did not bring is brought when the file is closed.
        self.task.await.unwrap_or_default();
    }
}

async fn keep(
    options: SqliteConnectOptions,
    written: Arc<Written>,
    queue: mpsc::WeakSender<Message>,
    mut goes: oneshot::Receiver<()>,
) {
    let mut connection = None;
    loop {
        tokio::select! {
            _ = &mut goes => break,
            () = written.many.notified() => {}
            () = sleep(PAUSE) => {}
        }
        if written.requests.swap(0, Ordering::Relaxed) == 0 {
            continue;
        }
        match bring_by(&options, &mut connection).await {
            Ok(pages) if pages > LONGEST_LOG => {
                // Where the writer has gone, the log goes with him.
                if let Some(queue) = queue.upgrade() {
                    queue.send(Message::EndLog).await.unwrap_or_default();
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

async fn bring_by(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
) -> Result<i64, StoreError> {
    let open = match connection.take() {
        Some(open) => open,
        None => SqliteConnection::connect_with(options).await?,
    };
    bring(connection.insert(open)).await
}

/// Brings what can be brought without anybody waiting; how many pages the log has.
pub(super) async fn bring(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let (_, pages, _): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)")
        .fetch_one(connection)
        .await?;
    Ok(pages)
}
