//! PostgreSQL, by its address.

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

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use sqlx::PgConnection;
use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

use crate::append::Append;
use crate::error::{OpenError, StoreError};
use crate::game::Losses;
use crate::ids::GameId;
use crate::migrations::migrator;
use crate::store::Answer;

pub(crate) static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrator!(
        "postgres":
        "0001_house",
        "0002_accounts",
        "0003_lobby",
        "0004_simuls",
        "0005_rematches",
        "0006_live_seats",
        "0007_clock",
        "0008_reviews",
        "0009_event_files",
    )
});

const CONNECTIONS: u32 = 16;
/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

type Db = sqlx::Postgres;
type Connection = PgConnection;
type Engine = PostgresStore;

/// Adds events, if the game has come that far and the command was not done before. Of two that come at once, the key of
/// the table refuses one.
const APPEND: &str = "
    INSERT INTO events (game, version, payload, command)
    SELECT $1, $2 + place - 1, payload, CASE WHEN place = json_array_length($3::json) THEN $4 END
    FROM json_array_elements_text($3::json) WITH ORDINALITY AS list (payload, place)
    WHERE $2 = (SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = $1)
      AND NOT EXISTS (SELECT 1 FROM events WHERE game = $1 AND command = $4)";

/// Adds lines to an event file, if it has come that far and the command was not done before. Of two requests that come at
/// once, the key of the table refuses one.
const APPEND_LINES: &str = "
    INSERT INTO event_lines (event, version, line, command, author, at)
    SELECT $1, $2 + place - 1, line, CASE WHEN place = json_array_length($3::json) THEN $4 END, $5, $6
    FROM json_array_elements_text($3::json) WITH ORDINALITY AS list (line, place)
    WHERE $2 = (SELECT coalesce(max(version) + 1, 0) FROM event_lines WHERE event = $1)
      AND NOT EXISTS (SELECT 1 FROM event_lines WHERE event = $1 AND command = $4)";

/// Several people at once.
const PERSONS: &str = "
    SELECT * FROM persons
    WHERE id IN (SELECT value::bigint FROM json_array_elements_text($1::json) AS list (value))";

/// A statement that writes and changes nothing: PostgreSQL keeps a new version of a row whatever is in it.
fn write_probe() -> String {
    "UPDATE persons SET language = language WHERE id = (SELECT min(id) FROM persons)".to_owned()
}

/// A store in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to a database. Its tables are made or brought up to date.
    ///
    /// # Errors
    /// When it cannot be reached, or a newer version of the program has written it.
    pub async fn open(address: &str) -> Result<PostgresStore, OpenError> {
        let options: PgConnectOptions = address.parse()?;
        // Whatever the server is set to: what is acknowledged is on disk.
        let options = options.options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await?;
        let migrated = MIGRATIONS.run(&pool).await;
        migrated.map_err(|error| OpenError::migrating(error, &MIGRATIONS))?;
        Ok(PostgresStore { pool })
    }

    /// Does work that is more than one statement, wholly or not at all.
    async fn write<T>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Connection) -> Answer<'c, T>,
    ) -> Result<T, StoreError> {
        // Dropped without a commit, a transaction is taken back.
        let mut transaction = self.pool.begin().await?;
        let done = work(&mut transaction).await?;
        transaction.commit().await?;
        Ok(done)
    }

    /// Does work that is one statement, and so a transaction by itself.
    async fn write_at_once<T>(
        &self,
        work: impl for<'c> FnOnce(&'c mut Connection) -> Answer<'c, T>,
    ) -> Result<T, StoreError> {
        work(&mut *self.read().await?).await
    }

    /// Adds events that lists say nothing of; whether they were added.
    async fn add(&self, append: Arc<Append>) -> Result<bool, StoreError> {
        queries::add_events(&mut *self.read().await?, &append).await
    }

    async fn read(&self) -> Result<PoolConnection<Db>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// PostgreSQL checks its own log, and is not on this machine.
    #[expect(
        clippy::unused_self,
        reason = "the queries are compiled for both databases"
    )]
    const fn acknowledge(&self, _: GameId, _: u64) {}

    #[expect(
        clippy::unused_self,
        reason = "the queries are compiled for both databases"
    )]
    fn losses_found(&self) -> Losses {
        Losses::default()
    }

    async fn finish(&self) -> Result<(), StoreError> {
        self.pool.close().await;
        Ok(())
    }
}
