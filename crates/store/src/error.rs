//! What the store refuses, and what it cannot do.

use conduct::ReplayError;

use crate::ids::{ChallengeId, EventId, GameId, SimulId};
use crate::payload::PayloadError;

/// Why the store does not answer as asked. Nothing is half done then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The game, or the event file, has come to another version than the one expected.
    #[error("expected version {expected}, found {found}")]
    Conflict {
        /// How many events or lines the caller knew of.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// There is no such game.
    #[error("no game {0}")]
    NoGame(GameId),
    /// There is no such person, or no person of those that were named.
    #[error("no such person")]
    NoPerson,
    /// There is no such challenge, or somebody has accepted or withdrawn it.
    #[error("no open challenge {0}")]
    NoChallenge(ChallengeId),
    /// There is no such link, or it was used or has expired.
    #[error("no such link")]
    NoLink,
    /// There is no such simultaneous display, it has begun, or it is full.
    #[error("no open display {0}")]
    NoSimul(SimulId),
    /// There is no such event file.
    #[error("no event file {0}")]
    NoEventFile(EventId),
    /// The event file is checked out: it is gone on with elsewhere.
    #[error("the event file {0} is checked out")]
    CheckedOut(EventId),
    /// The account keeps as many event files, or as long ones, as it may.
    #[error("the account may keep no more event files")]
    EventsFull,
    /// An account has this name.
    #[error("the name is taken")]
    NameTaken,
    /// The id is in use.
    #[error("the id is taken")]
    IdTaken,
    /// What is kept cannot be read.
    #[error(transparent)]
    Payload(#[from] PayloadError),
    /// The database is there, but what it holds is damaged.
    #[error("what is kept is damaged: {0}")]
    Damaged(String),
    /// The events make no game.
    #[error(transparent)]
    Misfit(#[from] ReplayError),
    /// The database cannot be reached, has no room or failed. Unless the connection was lost in the middle, nothing was
    /// kept; a command with an id can be sent again in any case.
    #[error("the store is not available: {0}")]
    Unavailable(String),
}

impl StoreError {
    /// Whether the fault is the database's and not that of a request: it harms every request of a transaction.
    pub(crate) const fn is_fatal(&self) -> bool {
        matches!(self, StoreError::Unavailable(_) | StoreError::Damaged(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        use sqlx::error::ErrorKind;
        let Some(fault) = error.as_database_error() else {
            return match error {
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                    StoreError::Damaged(error.to_string())
                }
                // Of the others, the ones that can happen here are of the connection.
                _ => StoreError::Unavailable(error.to_string()),
            };
        };
        if is_damage(fault) {
            return StoreError::Damaged(fault.message().to_owned());
        }
        match fault.kind() {
            ErrorKind::UniqueViolation if fault.message().contains("folded") => {
                StoreError::NameTaken
            }
            ErrorKind::UniqueViolation => StoreError::IdTaken,
            // Of all the references only those to persons and games can dangle; see where games are added.
            ErrorKind::ForeignKeyViolation => StoreError::NoPerson,
            // New kinds may come; whatever is no breach of a constraint is the database's fault.
            _ => StoreError::Unavailable(fault.message().to_owned()),
        }
    }
}

/// Whether a database says that its pages are not what they were.
fn is_damage(fault: &dyn sqlx::error::DatabaseError) -> bool {
    let code = fault.code().unwrap_or_default();
    if fault
        .try_downcast_ref::<sqlx::sqlite::SqliteError>()
        .is_some()
    {
        // SQLITE_CORRUPT and SQLITE_NOTADB; the higher bits tell more.
        let code = code.parse::<u32>().unwrap_or_default();
        return matches!(code & 0xff, 11 | 26);
    }
    // data_corrupted and index_corrupted of PostgreSQL.
    matches!(&*code, "XX001" | "XX002")
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database that is known.
    #[error("{0:?} is no database; expected sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE")]
    Address(String),
    /// A newer version of the program has written it.
    #[error(
        "the database has schema {found}, this program knows schemas up to {known}: it was written by a newer version"
    )]
    Newer {
        /// The schema of the database.
        found: i64,
        /// The newest that is known.
        known: i64,
    },
    /// A file cannot be made or opened.
    #[error("{}: {}", .0.display(), .1)]
    File(std::path::PathBuf, std::io::Error),
    /// The file has other names, by which another program may have it open.
    #[error(
        "{} has {names} names (hard links): opened by two of them it would be ruined; remove the others, and copy it with `cp` or `.backup`",
        path.display()
    )]
    Names {
        /// The database.
        path: std::path::PathBuf,
        /// How many names it has.
        names: u64,
    },
    /// Another server has it.
    #[error("{} is in use by another server (process {process})", path.display())]
    InUse {
        /// The database.
        path: std::path::PathBuf,
        /// Whose it is, as its lock file says.
        process: String,
    },
    /// It does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be reached or read.
    #[error("the database cannot be opened")]
    Database(#[from] sqlx::Error),
    /// Its tables cannot be brought up to date.
    #[error("the tables of the database cannot be brought up to date")]
    Migration(#[source] sqlx::migrate::MigrateError),
}

impl OpenError {
    pub(crate) fn migrating(
        error: sqlx::migrate::MigrateError,
        migrations: &sqlx::migrate::Migrator,
    ) -> OpenError {
        let known = migrations.iter().map(|one| one.version).max().unwrap_or(0);
        match error {
            sqlx::migrate::MigrateError::VersionMissing(found) if found > known => {
                OpenError::Newer { found, known }
            }
            other => OpenError::Migration(other),
        }
    }
}
