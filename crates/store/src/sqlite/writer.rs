//! The one who writes, and the queue before him.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::store::Answer;

/// How many requests may wait; whoever comes then waits for a place.
const LONGEST_QUEUE: usize = 4096;
/// How many share a transaction at most.
const LARGEST_BATCH: usize = 1024;

/// The queue before the writer.
#[derive(Debug)]
pub(super) struct Queue(mpsc::Sender<Message>);

enum Message {
    Request(Box<dyn Request>),
    Close(oneshot::Sender<()>),
}

/// Work that waits for its turn, then for the disk.
trait Request: Send {
    /// Does the work in the transaction at hand. An error is the database's, and harms all who share the transaction;
    /// a refusal is kept for the answer.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Answer<'c, ()>;

    /// Tells the asker, once the transaction is on disk or has failed.
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
        let answer = match (committed, self.done) {
            (Ok(()), Some(done)) => done,
            (Err(error), _) => Err(error.clone()),
            (Ok(()), None) => Err(stopped()),
        };
        // Whoever does not wait any more need not know.
        drop(self.asker.send(answer));
    }
}

fn stopped() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

impl Queue {
    /// A queue with a writer behind it, who stops when nobody can ask any more.
    pub(super) fn new(options: SqliteConnectOptions, connection: SqliteConnection) -> Queue {
        let (sender, receiver) = mpsc::channel(LONGEST_QUEUE);
        let writer = Writer {
            options,
            connection: Some(connection),
        };
        tokio::spawn(writer.serve(receiver));
        Queue(sender)
    }

    /// Has work done, and waits until it is on disk.
    pub(super) async fn ask<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Answer<'c, T> + Send + 'static,
        T: Send + 'static,
    {
        let (asker, answer) = oneshot::channel();
        let request = Box::new(Asked {
            work: Some(work),
            done: None,
            asker,
        });
        let sent = self.0.send(Message::Request(request)).await;
        sent.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }

    /// Has the writer stop behind what was asked before.
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
}

impl Writer {
    async fn serve(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut messages = Vec::new();
        while queue.recv_many(&mut messages, LARGEST_BATCH).await > 0 {
            let mut batch = Vec::with_capacity(messages.len());
            let mut closing = Vec::new();
            for message in messages.drain(..) {
                match message {
                    Message::Request(request) => batch.push(request),
                    Message::Close(asker) => closing.push(asker),
                }
            }
            self.serve_batch(batch).await;
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

    /// Does all of a batch in one transaction, and answers when it is on disk.
    async fn serve_batch(&mut self, mut batch: Vec<Box<dyn Request>>) {
        if batch.is_empty() {
            return;
        }
        let committed = self.commit(&mut batch).await;
        if committed.is_err() {
            self.undo().await;
        }
        for request in batch {
            request.answer(&committed);
        }
    }

    async fn commit(&mut self, batch: &mut [Box<dyn Request>]) -> Result<(), StoreError> {
        let connection = self.connection().await?;
        sqlx::query("BEGIN IMMEDIATE")
            .execute(&mut *connection)
            .await?;
        for request in batch {
            request.run(connection).await?;
        }
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        Ok(())
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => SqliteConnection::connect_with(&self.options).await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Takes a transaction back. Where that fails, SQLite has done it already or the connection is broken; a new one is
    /// right in both cases.
    async fn undo(&mut self) {
        if let Some(connection) = &mut self.connection
            && sqlx::query("ROLLBACK").execute(connection).await.is_err()
        {
            self.connection = None;
        }
    }

    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Everything is on disk; the next opening finishes what closing could not.
            connection.close().await.unwrap_or_default();
        }
    }
}
