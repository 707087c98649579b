//! What was acknowledged last, in a file beside the database.
//!
//! SQLite ends its log silently at the first page that does not fit its checksum: whatever was committed behind it is gone,
//! and nothing inside the database can tell. So the last acknowledged version of each game is noted outside of it, behind
//! the commit and before the answer. Commits that are more than moves (accounts, challenges, displays) are counted in the
//! database, and the number of the last one is noted too. The database knows that it has such a file. The note is not synced: it survives a killed process, and after a power cut it is at
//! most older than the database. It never claims what was not on disk.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::SqliteConnection;

use super::files::{beside, owner_only};
use super::log::bring;
use crate::error::{OpenError, StoreError};
use crate::game::{Losses, LostEvents};
use crate::ids::GameId;
use crate::rows::{bits, number};

/// How many acknowledgements the file holds before the oldest is overwritten.
const SLOTS: u64 = 16_384;
/// Number, game, version, checksum: 8 bytes each.
const SLOT: usize = 32;
/// Behind the ring, the last number of a commit, in turn: one of them is whole, whenever the power fails.
const COMMITS: u64 = 2;
/// What stands for the game there.
const COMMIT: GameId = GameId(u64::MAX);

/// A ring of acknowledgements in a file of fixed size.
#[derive(Debug)]
pub(super) struct Acks(Mutex<Ring>);

#[derive(Debug)]
struct Ring {
    file: File,
    /// The number of the next acknowledgement of a game.
    next: u64,
    /// The number of the next acknowledgement of another commit.
    next_commit: u64,
    has_failed: bool,
}

/// One acknowledgement.
#[derive(Clone, Copy, Debug)]
struct Ack {
    number: u64,
    game: GameId,
    version: u64,
}

impl Ack {
    fn to_slot(self) -> [u8; SLOT] {
        let words = [self.number, self.game.0, self.version];
        let words = [words[0], words[1], words[2], checksum(words)];
        let mut slot = [0; SLOT];
        for (place, word) in slot.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        slot
    }

    /// None for an empty slot, and for one that was half written when the power failed.
    fn from_slot(slot: &[u8]) -> Option<Ack> {
        let mut words = [0; 4];
        for (word, bytes) in words.iter_mut().zip(slot.chunks_exact(8)) {
            *word = u64::from_le_bytes(bytes.try_into().ok()?);
        }
        let [number, game, version, sum] = words;
        (sum == checksum([number, game, version])).then_some(Ack {
            number,
            game: GameId(game),
            version,
        })
    }
}

/// FNV-1a over the bytes; never that of an empty slot.
fn checksum(words: [u64; 3]) -> u64 {
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

impl Acks {
    /// Opens or makes the file beside a database, and reads what it says.
    pub(super) fn open(database: &Path) -> Result<(Acks, Noted), OpenError> {
        let path = beside(database, "-acks");
        let opened = Acks::read(&path);
        opened.map_err(|error| OpenError::File(path, error))
    }

    fn read(path: &Path) -> io::Result<(Acks, Noted)> {
        let file = owner_only().create(true).truncate(false).open(path)?;
        // Its whole size at once: a full disk then has room for it.
        file.set_len((SLOTS + COMMITS) * SLOT as u64)?;
        let bytes = fs::read(path)?;
        let slots = bytes.chunks_exact(SLOT).filter_map(Ack::from_slot);
        let (mut commits, mut acks): (Vec<Ack>, Vec<Ack>) =
            slots.partition(|ack| ack.game == COMMIT);
        acks.sort_by_key(|ack| ack.number);
        commits.sort_by_key(|ack| ack.number);
        let next = |last: Option<&Ack>| last.map_or(1, |last| last.number.wrapping_add(1));
        let ring = Ring {
            file,
            next: next(acks.last()),
            next_commit: next(commits.last()),
            has_failed: false,
        };
        let noted = Noted {
            games: acks.iter().map(|ack| (ack.game, ack.version)).collect(),
            commit: commits.last().map(|ack| ack.version),
        };
        Ok((Acks(Mutex::new(ring)), noted))
    }

    /// Notes that a game has been acknowledged up to a version.
    pub(super) fn note(&self, game: GameId, version: u64) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = ring.next;
        ring.next = number.wrapping_add(1);
        ring.write(
            number % SLOTS,
            Ack {
                number,
                game,
                version,
            },
        );
    }

    /// Notes that everything up to a commit is acknowledged.
    pub(super) fn note_commit(&self, commit: u64) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let number = ring.next_commit;
        ring.next_commit = number.wrapping_add(1);
        let ack = Ack {
            number,
            game: COMMIT,
            version: commit,
        };
        ring.write(SLOTS + number % COMMITS, ack);
    }
}

impl Ring {
    fn write(&mut self, place: u64, ack: Ack) {
        let place = place * SLOT as u64;
        if let Err(error) = self.file.write_all_at(&ack.to_slot(), place) {
            // What is kept is kept; only a later loss would go unnoticed.
            if !self.has_failed {
                tracing::warn!(%error, "acknowledgements are not noted");
            }
            self.has_failed = true;
        }
    }
}

/// What the file says when it is opened.
#[derive(Debug)]
pub(super) struct Noted {
    /// The last acknowledged version of each game.
    games: HashMap<GameId, u64>,
    /// The last acknowledged commit; none where the file is new or empty.
    commit: Option<u64>,
}

/// Compares what was acknowledged with what is there, and makes the database know its file. Each loss is told once.
pub(super) async fn settle(
    connection: &mut SqliteConnection,
    acks: &Acks,
    noted: &Noted,
) -> Result<Losses, StoreError> {
    let (found, is_noted): (i64, bool) =
        sqlx::query_as("SELECT number, is_noted FROM commits WHERE id = 1")
            .fetch_one(&mut *connection)
            .await?;
    let found = number(found);
    let acknowledged = noted.commit.unwrap_or(found);
    let losses = Losses {
        events: lost(connection, acks, &noted.games).await?,
        commits: acknowledged.saturating_sub(found),
        is_record_missing: is_noted && noted.commit.is_none(),
    };
    if !is_noted {
        sqlx::query("UPDATE commits SET is_noted = 1 WHERE id = 1")
            .execute(&mut *connection)
            .await?;
        // Whatever becomes of the log, the database knows.
        bring(connection).await?;
    }
    acks.note_commit(found);
    Ok(losses)
}

/// Counts a commit, as a part of it; its number.
pub(super) async fn count_commit(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let count = "UPDATE commits SET number = number + 1 WHERE id = 1 RETURNING number";
    let counted: i64 = sqlx::query_scalar(count).fetch_one(connection).await?;
    Ok(number(counted))
}

/// The games that have fewer events than were acknowledged. Each is told once.
async fn lost(
    connection: &mut SqliteConnection,
    acks: &Acks,
    last: &HashMap<GameId, u64>,
) -> Result<Vec<LostEvents>, StoreError> {
    let mut lost = Vec::new();
    for (&game, &acknowledged) in last {
        let count = "SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = $1";
        let found: i64 = sqlx::query_scalar(count)
            .bind(bits(game.0))
            .fetch_one(&mut *connection)
            .await?;
        let found = number(found);
        if found < acknowledged {
            acks.note(game, found);
            lost.push(LostEvents {
                game,
                acknowledged,
                found,
            });
        }
    }
    lost.sort_by_key(|lost| lost.game);
    Ok(lost)
}

/// A copy of the log as it was before SQLite read it: SQLite writes over what it does not understand.
#[derive(Debug)]
pub(super) struct WalCopy {
    copy: PathBuf,
    database: PathBuf,
}

impl WalCopy {
    /// Copies the log of a database that was not closed; none where there is nothing to copy.
    pub(super) fn make(database: &Path) -> Option<WalCopy> {
        let wal = beside(database, "-wal");
        let length = fs::metadata(&wal).map_or(0, |file| file.len());
        if length == 0 {
            return None;
        }
        let copy = beside(database, "-wal.copy");
        match fs::copy(&wal, &copy) {
            Ok(_) => Some(WalCopy {
                copy,
                database: database.to_owned(),
            }),
            Err(error) => {
                tracing::warn!(%error, "the log of the database is not copied before it is read");
                None
            }
        }
    }

    /// Keeps the copy where something is lost, for whoever can read it; its name then.
    pub(super) fn settle(self, is_lost: bool) -> Option<PathBuf> {
        if !is_lost {
            if let Err(error) = fs::remove_file(&self.copy) {
                tracing::warn!(%error, "a copy of the log of the database stays");
            }
            return None;
        }
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = since_epoch.map_or(0, |passed| passed.as_secs());
        let kept = beside(&self.database, &format!("-wal.damaged-{seconds}"));
        match fs::rename(&self.copy, &kept) {
            Ok(()) => Some(kept),
            Err(_) => Some(self.copy),
        }
    }
}
