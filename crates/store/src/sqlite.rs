//! SQLite: a file with one writer.

#[path = "accounts_kept.rs"]
mod accounts;
#[path = "event_files_kept.rs"]
mod event_files;
#[path = "queries.rs"]
mod queries;
#[path = "reviews_kept.rs"]
mod reviews;
#[path = "simuls.rs"]
mod simuls;

mod acks;
mod checkpoint;
mod damage;
mod files;
mod together;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::Mutex;

use crate::append::Append;
use crate::error::{OpenError, StoreError};
use crate::game::Losses;
use crate::ids::GameId;
use crate::migrations::migrator;
use crate::store::{Answer, working};
use acks::{Acks, Noted, WalCopy};
use damage::{Damage, Look};
use files::Files;
use writer::Queue;

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator!(
        "sqlite":
        "0001_house",
        "0002_accounts",
        "0003_lobby",
        "0004_simuls",
        "0005_rematches",
        "0006_live_seats",
        "0007_commits",
        "0008_clock",
        "0009_reviews",
        "0010_event_files",
    )
});

/// How long another program may hold the file.
const PATIENCE: Duration = Duration::from_secs(5);
const READERS: u32 = 4;

type Db = sqlx::Sqlite;
type Connection = SqliteConnection;
type Engine = SqliteStore;

/// Adds events, if the game has come that far and the command was not done before. One statement, and so all or nothing.
const APPEND: &str = "
    INSERT INTO events (game, version, payload, command)
    SELECT $1, $2 + key, value, CASE WHEN key + 1 = json_array_length($3) THEN $4 END
    FROM json_each($3)
    WHERE $2 = (SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = $1)
      AND NOT EXISTS (SELECT 1 FROM events WHERE game = $1 AND command = $4)";

/// Adds lines to an event file, if it has come that far and the command was not done before.
const APPEND_LINES: &str = "
    INSERT INTO event_lines (event, version, line, command, author, at)
    SELECT $1, $2 + key, value, CASE WHEN key + 1 = json_array_length($3) THEN $4 END, $5, $6
    FROM json_each($3)
    WHERE $2 = (SELECT coalesce(max(version) + 1, 0) FROM event_lines WHERE event = $1)
      AND NOT EXISTS (SELECT 1 FROM event_lines WHERE event = $1 AND command = $4)";

/// Several people at once.
const PERSONS: &str = "SELECT * FROM persons WHERE id IN (SELECT value FROM json_each($1))";

/// A statement that writes and changes nothing that anybody reads. A row with its old value would not do: SQLite leaves a
/// page alone whose bytes stay the same.
fn write_probe() -> String {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
    let number = since_epoch.map_or(0, |passed| passed.subsec_nanos());
    format!("PRAGMA user_version = {number}")
}

/// Makes the tables or brings them up to date, with nobody else at it: sqlx takes no lock of its own here.
async fn migrate(connection: &mut Connection) -> Result<(), OpenError> {
    let mut alone = connection.begin_with("BEGIN IMMEDIATE").await?;
    let migrated = MIGRATIONS.run(&mut *alone).await;
    migrated.map_err(|error| OpenError::migrating(error, &MIGRATIONS))?;
    Ok(alone.commit().await?)
}

/// A store in an SQLite file. One task writes; requests that come while it waits for the disk share the next
/// transaction. Needs a tokio runtime for as long as it lives.
#[derive(Debug)]
pub struct SqliteStore {
    queue: Queue,
    readers: SqlitePool,
    files: Arc<Files>,
    /// Stays open as long as the store, so that SQLite does not exchange the log behind our back when others close.
    anchor: Mutex<Option<SqliteConnection>>,
    /// Of a server.
    acks: Option<Arc<Acks>>,
    losses: Losses,
    damage: Damage,
    /// Of a server.
    look: Option<Look>,
}

impl SqliteStore {
    /// Opens a file, or makes it. Its tables are made or brought up to date.
    ///
    /// # Errors
    /// When it cannot be opened, or a newer version of the program has written it.
    pub async fn open(path: impl AsRef<Path>) -> Result<SqliteStore, OpenError> {
        let path = files::prepare(path.as_ref())?;
        SqliteStore::open_files(&path, None, None).await
    }

    /// As [`open`](SqliteStore::open), for the one server that conducts the games: no other server opens the file
    /// meanwhile, and what was acknowledged before and is missing now is found.
    ///
    /// # Errors
    /// As [`open`](SqliteStore::open), and when another server has the file.
    pub async fn open_for_server(path: impl AsRef<Path>) -> Result<SqliteStore, OpenError> {
        let path = files::prepare(path.as_ref())?;
        let lock = files::lock(&path)?;
        let copy = WalCopy::make(&path);
        let (acks, noted) = Acks::open(&path)?;
        let acks = Arc::new(acks);
        let store = SqliteStore::open_files(&path, Some(lock), Some((acks, noted))).await?;
        let damaged = copy.and_then(|copy| copy.settle(store.losses.are_some()));
        tell_losses(&store.losses, damaged);
        Ok(store)
    }

    async fn open_files(
        path: &Path,
        lock: Option<std::fs::File>,
        acks: Option<(Arc<Acks>, Noted)>,
    ) -> Result<SqliteStore, OpenError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .busy_timeout(PATIENCE)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let writing = options.clone().pragma("wal_autocheckpoint", "0");
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        migrate(&mut connection).await?;
        let damage = Damage::default();
        let losses = match &acks {
            Some((acks, noted)) => acks::settle(&mut connection, acks, noted, &damage).await?,
            None => Losses::default(),
        };
        let is_server = acks.is_some();
        let acks = acks.map(|(acks, _)| acks);
        let anchor = SqliteConnection::connect_with(&options).await?;
        let files = Arc::new(Files::new(path, lock)?);
        let look = is_server.then(|| {
            Look::begin(
                path,
                options.clone().pragma("query_only", "on"),
                damage.clone(),
            )
        });
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.pragma("query_only", "on"));
        Ok(SqliteStore {
            queue: Queue::new(
                writing,
                connection,
                Arc::clone(&files),
                acks.clone(),
                damage.clone(),
            ),
            readers,
            files,
            anchor: Mutex::new(Some(anchor)),
            acks,
            losses,
            damage,
            look,
        })
    }

    /// The file may not grow beyond so many pages. For tests of a full disk.
    ///
    /// # Errors
    /// When the store is not available.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        let work = working(move |connection| {
            Box::pin(async move {
                let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
                sqlx::raw_sql(limit).execute(connection).await?;
                Ok(())
            })
        });
        self.write_at_once(work).await
    }

    /// Does work that is more than one statement, wholly or not at all.
    async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Connection) -> Answer<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let work = working(move |connection| {
            Box::pin(async move {
                sqlx::query("SAVEPOINT request")
                    .execute(&mut *connection)
                    .await?;
                let done = work(&mut *connection).await;
                if done.as_ref().is_err_and(StoreError::is_fatal) {
                    return done;
                }
                if done.is_err() {
                    sqlx::query("ROLLBACK TO request")
                        .execute(&mut *connection)
                        .await?;
                }
                sqlx::query("RELEASE request")
                    .execute(&mut *connection)
                    .await?;
                done
            })
        });
        self.queue.ask(work).await
    }

    /// Does work that is one statement, which SQLite does wholly or not at all.
    async fn write_at_once<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Connection) -> Answer<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.queue.ask(work).await
    }

    /// Adds events that lists say nothing of; whether they were added.
    async fn add(&self, append: Arc<Append>) -> Result<bool, StoreError> {
        self.queue.add(append).await
    }

    async fn read(&self) -> Result<PoolConnection<Db>, StoreError> {
        self.files.check()?;
        Ok(self.readers.acquire().await?)
    }

    /// Events are about to be acknowledged: a game has come to a version.
    fn acknowledge(&self, game: GameId, version: u64) {
        if let Some(acks) = &self.acks {
            acks.note(game, version);
        }
    }

    fn losses_found(&self) -> Losses {
        let is_gone = self.acks.as_ref().is_some_and(|acks| !acks.is_there());
        Losses {
            is_record_missing: self.losses.is_record_missing || is_gone,
            is_damaged: self.damage.is_found(),
            ..self.losses.clone()
        }
    }

    async fn finish(&self) -> Result<(), StoreError> {
        if let Some(look) = &self.look {
            look.close().await;
        }
        self.readers.close().await;
        let closed = self.queue.close().await;
        if let Some(anchor) = self.anchor.lock().await.take() {
            // Everything is on disk; the next opening finishes what closing could not.
            anchor.close().await.unwrap_or_default();
        }
        if let Some(acks) = &self.acks {
            acks.unlock();
        }
        self.files.unlock();
        closed
    }
}

/// Whoever opens the store names the games: it knows what they are called.
fn tell_losses(losses: &Losses, damaged: Option<PathBuf>) {
    if losses.commits > 0 {
        let commits = losses.commits;
        tracing::error!(
            commits,
            "acknowledged changes are missing: accounts, sessions, challenges, displays, competitions or games"
        );
    }
    if losses.is_record_missing {
        tracing::warn!(
            "the file beside the database that says what was acknowledged is gone, damaged or that of another database: whether anything is lost is not known"
        );
    }
    if let Some(log) = damaged {
        let log = log.display();
        tracing::error!(%log, "the log of the database was damaged; this is how it was");
    }
}
