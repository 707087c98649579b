//! What was acknowledged last, in a file beside the database.
//!
//! SQLite ends its log silently at the first page that does not fit its checksum: whatever was committed behind it is gone,
//! and nothing inside the database can tell. So the last acknowledged version of each game is noted outside of it, behind
//! the commit and before the answer. The note is not synced: it survives a killed process, and after a power cut it is at
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
use crate::error::{OpenError, StoreError};
use crate::game::LostEvents;
use crate::ids::GameId;
use crate::rows::{bits, number};

/// How many acknowledgements the file holds before the oldest is overwritten.
const SLOTS: u64 = 16_384;
/// Number, game, version, checksum: 8 bytes each.
const SLOT: usize = 32;

/// A ring of acknowledgements in a file of fixed size.
#[derive(Debug)]
pub(super) struct Acks(Mutex<Ring>);

#[derive(Debug)]
struct Ring {
    file: File,
    /// The number of the next acknowledgement.
    next: u64,
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
    /// Opens or makes the file beside a database; the last acknowledgement of each game that is in it.
    pub(super) fn open(database: &Path) -> Result<(Acks, HashMap<GameId, u64>), OpenError> {
        let path = beside(database, "-acks");
        let opened = Acks::read(&path);
        opened.map_err(|error| OpenError::File(path, error))
    }

    fn read(path: &Path) -> io::Result<(Acks, HashMap<GameId, u64>)> {
        let file = owner_only().create(true).truncate(false).open(path)?;
        // Its whole size at once: a full disk then has room for it.
        file.set_len(SLOTS * SLOT as u64)?;
        let bytes = fs::read(path)?;
        let mut acks: Vec<Ack> = bytes
            .chunks_exact(SLOT)
            .filter_map(Ack::from_slot)
            .collect();
        acks.sort_by_key(|ack| ack.number);
        let next = acks.last().map_or(1, |last| last.number.wrapping_add(1));
        let last = acks.iter().map(|ack| (ack.game, ack.version)).collect();
        let ring = Ring {
            file,
            next,
            has_failed: false,
        };
        Ok((Acks(Mutex::new(ring)), last))
    }

    /// Notes that a game has been acknowledged up to a version.
    pub(super) fn note(&self, game: GameId, version: u64) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ack = Ack {
            number: ring.next,
            game,
            version,
        };
        let place = ring.next % SLOTS * SLOT as u64;
        ring.next = ring.next.wrapping_add(1);
        if let Err(error) = ring.file.write_all_at(&ack.to_slot(), place) {
            // What is kept is kept; only a later loss would go unnoticed.
            if !ring.has_failed {
                tracing::warn!(%error, "acknowledgements are not noted");
            }
            ring.has_failed = true;
        }
    }
}

/// The games that have fewer events than were acknowledged. Each is told once.
pub(super) async fn lost(
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
