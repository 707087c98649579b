//! Single-writer task. It commits the appends that wait in its queue in one transaction and answers behind its sync (group
//! commit).

use std::sync::Arc;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::acks::{Acks, count_commit};
use super::checkpoint::{Checkpointer, checkpoint};
use super::damage::Damage;
use super::files::Files;
use super::queries::add_events;
use super::together::{add_together, together};
use crate::append::Append;
use crate::error::StoreError;
use crate::store::Answer;

/// Capacity of the queue; whoever asks when it is full waits for a place (backpressure).
const QUEUE_CAPACITY: usize = 4096;
/// Maximum requests in one transaction.
const MAX_BATCH: usize = 1024;

/// Handle of the writer's queue.
#[derive(Debug)]
pub(super) struct Queue(mpsc::Sender<Message>);

pub(super) enum Message {
    Request(Box<dyn Request>),
    /// The write-ahead log is long, and little of it is left to checkpoint: the writer shall finish it.
    TruncateWal,
    Close(oneshot::Sender<()>),
}

/// A request in the writer's queue: run in a transaction, answered once that is on disk.
pub(super) trait Request: Send {
    /// Does the work in the transaction at hand. An error is the database's, and harms all who share the transaction;
    /// a refusal is kept for the answer.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Answer<'c, ()>;

    /// The events of a request that adds some and does nothing else: it may be done together with others.
    fn plain(&self) -> Option<&Append> {
        None
    }

    /// The events of a plain request were added together with others.
    fn added(&mut self) {}

    /// Answers the caller, once the transaction is on disk or has failed.
    fn answer(self: Box<Self>, committed: &Result<(), StoreError>);
}

struct Asked<W, T> {
    work: Option<W>,
    done: Option<Result<T, StoreError>>,
    asker: oneshot::Sender<Result<T, StoreError>>,
}

impl<W, T> Request for Asked<W, T>
where
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, T> + Send,
    T: Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Answer<'c, ()> {
        Box::pin(async move {
            let Some(work) = self.work.take() else {
                return Ok(());
            };
            match work(connection).await {
                Err(error) if error.is_fatal() => Err(error),
                done => {
                    self.done = Some(done);
                    Ok(())
                }
            }
        })
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        tell(self.asker, self.done, committed);
    }
}

/// Events to add, alone or together with those of other games.
struct Plain {
    append: Arc<Append>,
    done: Option<Result<bool, StoreError>>,
    asker: oneshot::Sender<Result<bool, StoreError>>,
}

impl Request for Plain {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Answer<'c, ()> {
        Box::pin(async move {
            match add_events(connection, &self.append).await {
                Err(error) if error.is_fatal() => Err(error),
                done => {
                    self.done = Some(done);
                    Ok(())
                }
            }
        })
    }

    fn plain(&self) -> Option<&Append> {
        (!self.append.payloads.is_empty()).then_some(&self.append)
    }

    fn added(&mut self) {
        self.done = Some(Ok(true));
    }

    fn answer(self: Box<Self>, committed: &Result<(), StoreError>) {
        tell(self.asker, self.done, committed);
    }
}

/// Answers a caller; one who has stopped waiting is passed over.
fn tell<T>(
    asker: oneshot::Sender<Result<T, StoreError>>,
    done: Option<Result<T, StoreError>>,
    committed: &Result<(), StoreError>,
) {
    let answer = match (committed, done) {
        (Ok(()), Some(done)) => done,
        (Err(error), _) => Err(error.clone()),
        (Ok(()), None) => Err(stopped()),
    };
    drop(asker.send(answer));
}

fn stopped() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

impl Queue {
    /// Spawns the writer and returns its queue. It stops when the last handle is dropped.
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        files: Arc<Files>,
        acks: Option<Arc<Acks>>,
        damage: Damage,
    ) -> Queue {
        let (sender, receiver) = mpsc::channel(QUEUE_CAPACITY);
        let writer = Writer {
            checkpointer: Some(Checkpointer::new(options.clone(), sender.downgrade())),
            options,
            connection: Some(connection),
            files,
            acks,
            damage,
        };
        tokio::spawn(writer.serve(receiver));
        Queue(sender)
    }

    /// Runs work in the writer, and waits until it is on disk.
    pub(super) async fn ask<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, T> + Send + 'static,
        T: Send + 'static,
    {
        let (asker, answer) = oneshot::channel();
        let request = Asked {
            work: Some(work),
            done: None,
            asker,
        };
        self.send(Box::new(request)).await?;
        answer.await.map_err(|_| stopped())?
    }

    /// Appends events, and waits until they are on disk; whether they were added.
    pub(super) async fn add(&self, append: Arc<Append>) -> Result<bool, StoreError> {
        let (asker, answer) = oneshot::channel();
        let request = Plain {
            append,
            done: None,
            asker,
        };
        self.send(Box::new(request)).await?;
        answer.await.map_err(|_| stopped())?
    }

    async fn send(&self, request: Box<dyn Request>) -> Result<(), StoreError> {
        let sent = self.0.send(Message::Request(request)).await;
        sent.map_err(|_| stopped())
    }

    /// Stops the writer behind the requests that wait.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (asker, closed) = oneshot::channel();
        if self.0.send(Message::Close(asker)).await.is_ok() {
            closed.await.map_err(|_| stopped())?;
        }
        Ok(())
    }
}

struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure that could not be undone: the next transaction connects anew.
    connection: Option<SqliteConnection>,
    /// None once the writer stops.
    checkpointer: Option<Checkpointer>,
    files: Arc<Files>,
    /// Of a server.
    acks: Option<Arc<Acks>>,
    damage: Damage,
}

impl Writer {
    async fn serve(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut messages = Vec::new();
        while queue.recv_many(&mut messages, MAX_BATCH).await > 0 {
            let mut batch = Vec::with_capacity(messages.len());
            let mut closing = Vec::new();
            let mut truncates_wal = false;
            for message in messages.drain(..) {
                match message {
                    Message::Request(request) => batch.push(request),
                    Message::TruncateWal => truncates_wal = true,
                    Message::Close(asker) => closing.push(asker),
                }
            }
            self.serve_batch(batch).await;
            if truncates_wal {
                self.finish_checkpoint().await;
            }
            if !closing.is_empty() {
                queue.close();
                self.close().await;
                for asker in closing {
                    asker.send(()).unwrap_or_default();
                }
                return;
            }
        }
        self.close().await;
    }

    /// Group commit: runs a batch in one transaction, and answers all of it when that is on disk.
    async fn serve_batch(&mut self, mut batch: Vec<Box<dyn Request>>) {
        if batch.is_empty() {
            return;
        }
        let committed = self.commit(&mut batch).await;
        if let (Ok(Some(number)), Some(acks)) = (&committed, &self.acks) {
            acks.note_commit(*number);
        }
        let committed = committed.map(|_| ());
        if let Err(error @ StoreError::Damaged(_)) = &committed {
            self.damage.found(error);
        }
        match (&committed, &self.checkpointer) {
            (Err(_), _) => self.undo().await,
            (Ok(()), Some(checkpointer)) => checkpointer.count(batch.len() as u64),
            (Ok(()), None) => {}
        }
        for request in batch {
            request.answer(&committed);
        }
    }

    /// Checkpoints the rest of the write-ahead log: the next transaction begins it anew.
    async fn finish_checkpoint(&mut self) {
        if let Some(connection) = &mut self.connection {
            // Where it fails, the log stays; it is tried again.
            checkpoint(connection).await.unwrap_or_default();
        }
    }

    /// Commits a batch to the files that have their names: what is written to a deleted file is not kept.
    /// Its number, unless it adds to games alone.
    async fn commit(&mut self, batch: &mut [Box<dyn Request>]) -> Result<Option<u64>, StoreError> {
        self.files.check()?;
        let number = self.write(batch).await?;
        self.files.check()?;
        Ok(number)
    }

    async fn write(&mut self, batch: &mut [Box<dyn Request>]) -> Result<Option<u64>, StoreError> {
        let connection = self.connection().await?;
        // One statement is a transaction by itself, and asks the connection once.
        if together(batch) == batch.len() && add_together(connection, batch).await? {
            return Ok(None);
        }
        sqlx::query("BEGIN IMMEDIATE")
            .execute(&mut *connection)
            .await?;
        let mut rest = batch;
        while !rest.is_empty() {
            let (these, others) = rest.split_at_mut(together(rest));
            if !add_together(connection, these).await? {
                for request in these {
                    request.run(connection).await?;
                }
            }
            rest = others;
        }
        let number = count_commit(connection).await?;
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        Ok(Some(number))
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Rolls a transaction back. Where that fails, SQLite has done it already or the connection is broken; a new one is
    /// right in both cases.
    async fn undo(&mut self) {
        if let Some(connection) = &mut self.connection
            && sqlx::query("ROLLBACK").execute(connection).await.is_err()
        {
            self.connection = None;
        }
    }

    async fn close(&mut self) {
        if let Some(checkpointer) = self.checkpointer.take() {
            checkpointer.close().await;
        }
        if let Some(connection) = self.connection.take() {
            // Everything is on disk; the next opening finishes what closing could not.
            connection.close().await.unwrap_or_default();
        }
    }
}
