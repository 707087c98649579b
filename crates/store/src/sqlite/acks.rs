//! What was acknowledged last, in a file beside the database.
//!
//! SQLite ends its log silently at the first page that does not fit its checksum: whatever was committed behind it is gone,
//! and nothing inside the database can tell. So the last acknowledged version of each game is noted outside of it, behind
//! the commit and before the answer. Commits that are more than moves (accounts, challenges, displays) are counted in the
//! database, and the number of the last one is noted too. The database knows that it has such a file. The note is not synced: it survives a killed process, and after a power cut it is at
//! most older than the database. It never claims what was not on disk.
//!
//! The file has the name of its database, and says now and then how many acknowledgements it holds: a file of another
//! database, a hole in the ring or a slot that is neither empty nor whole means that nothing can be compared.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::SqliteConnection;

use super::damage::Damage;
use super::files::{Watched, beside, in_use, owner_only};
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
/// Behind these, the name of the file, and how many acknowledgements there were when it was written last.
const HEAD: GameId = GameId(u64::MAX - 1);
const HEADS: u64 = 1;
/// The name of the file is written anew with every so manieth acknowledgement, and with the first.
const HEAD_EVERY: u64 = 256;
const LENGTH: u64 = (SLOTS + COMMITS + HEADS) * SLOT as u64;

/// A ring of acknowledgements in a file of fixed size.
#[derive(Debug)]
pub(super) struct Acks {
    ring: Mutex<Ring>,
    /// Whether the file is the one of its name.
    watched: Watched,
    path: PathBuf,
}

#[derive(Debug)]
struct Ring {
    file: File,
    /// The number of the next acknowledgement of a game.
    next: u64,
    /// The number of the next acknowledgement of another commit.
    next_commit: u64,
    /// What the file is called; 0 before it has a name.
    id: u64,
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
        let fault = |error| OpenError::File(path.clone(), error);
        let file = owner_only().create(true).truncate(false).open(&path);
        let file = file.map_err(fault)?;
        // A second lock: the file of the first one may have been deleted.
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(in_use(database)),
            Err(TryLockError::Error(error)) => return Err(fault(error)),
        }
        let (ring, noted) = Ring::read(file, &path).map_err(fault)?;
        let acks = Acks {
            ring: Mutex::new(ring),
            watched: Watched::new(path.clone())?,
            path,
        };
        Ok((acks, noted))
    }

    /// Whether the file is still the one of its name, and whole.
    pub(super) fn is_there(&self) -> bool {
        let length = fs::metadata(&self.path).map_or(0, |file| file.len());
        length == LENGTH && self.watched.check().is_ok()
    }

    /// Lets another server have the file.
    pub(super) fn unlock(&self) {
        if let Err(error) = self.ring().file.unlock() {
            tracing::warn!(%error, "the lock of acknowledgements stays");
        }
    }

    fn ring(&self) -> MutexGuard<'_, Ring> {
        self.ring.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the file its name.
    fn call(&self, id: u64) {
        let mut ring = self.ring();
        ring.id = id;
        ring.write_head();
    }

    /// Begins the file anew with what is known of games. What was in it stays beside it.
    fn begin_anew(&self, id: u64, known: &HashMap<GameId, u64>) {
        let kept = beside(&self.path, &format!(".damaged-{}", seconds()));
        let begun = fs::copy(&self.path, kept).and_then(|_| self.ring().clear());
        if let Err(error) = begun {
            tracing::warn!(%error, "the record of acknowledgements is not begun anew");
            return;
        }
        self.call(id);
        for (&game, &version) in known {
            self.note(game, version);
        }
    }

    /// Notes that a game has been acknowledged up to a version.
    pub(super) fn note(&self, game: GameId, version: u64) {
        let mut ring = self.ring();
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
        if number % HEAD_EVERY == 1 {
            ring.write_head();
        }
    }

    /// Notes that everything up to a commit is acknowledged.
    pub(super) fn note_commit(&self, commit: u64) {
        let mut ring = self.ring();
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
    fn read(file: File, path: &Path) -> io::Result<(Ring, Noted)> {
        // Its whole size at once: a full disk then has room for it.
        file.set_len(LENGTH)?;
        let bytes = fs::read(path)?;
        let (mut commits, mut acks, mut head) = (Vec::new(), Vec::new(), None);
        let mut is_whole = true;
        for slot in bytes.chunks_exact(SLOT) {
            match Ack::from_slot(slot) {
                Some(ack) if ack.game == COMMIT => commits.push(ack),
                Some(ack) if ack.game == HEAD => head = Some(ack),
                Some(ack) => acks.push(ack),
                None => is_whole &= slot.iter().all(|byte| *byte == 0),
            }
        }
        acks.sort_by_key(|ack| ack.number);
        commits.sort_by_key(|ack| ack.number);
        let next = |last: Option<&Ack>| last.map_or(1, |last| last.number.wrapping_add(1));
        let ring = Ring {
            file,
            next: next(acks.last()),
            next_commit: next(commits.last()),
            id: head.map_or(0, |head| head.number),
            has_failed: false,
        };
        let last = acks.last().map_or(0, |last| last.number);
        let held = last.min(SLOTS);
        let noted = Noted {
            games: acks.iter().map(|ack| (ack.game, ack.version)).collect(),
            commit: commits.last().map(|ack| ack.version),
            id: head.map(|head| head.number),
            // They are numbered from 1, and none is left out.
            is_whole: is_whole
                && acks.len() as u64 == held
                && head.is_none_or(|head| last >= head.version),
        };
        Ok((ring, noted))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.set_len(LENGTH)?;
        (self.next, self.next_commit) = (1, 1);
        Ok(())
    }

    fn write_head(&mut self) {
        if self.id == 0 {
            return;
        }
        let head = Ack {
            number: self.id,
            game: HEAD,
            version: self.next.saturating_sub(1),
        };
        self.write(SLOTS + COMMITS, head);
    }

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
    /// What the file is called; none where it is new, or was written before files had names.
    id: Option<u64>,
    /// Whether every slot is empty or whole, and none is missing.
    is_whole: bool,
}

/// Compares what was acknowledged with what is there, and makes the database know its file. Each loss is told once.
pub(super) async fn settle(
    connection: &mut SqliteConnection,
    acks: &Acks,
    noted: &Noted,
    damage: &Damage,
) -> Result<Losses, StoreError> {
    let (found, is_noted, file_id): (i64, bool, i64) =
        sqlx::query_as("SELECT number, is_noted, file_id FROM commits WHERE id = 1")
            .fetch_one(&mut *connection)
            .await?;
    let (found, file_id) = (number(found), number(file_id));
    let is_foreign = file_id != 0 && noted.id.is_some_and(|id| id != file_id);
    let is_nameless = file_id != 0 && noted.id.is_none();
    let acknowledged = noted.commit.filter(|_| !is_foreign).unwrap_or(found);
    let games = match is_foreign {
        true => &HashMap::new(),
        false => &noted.games,
    };
    let is_unusable = is_foreign || is_nameless || !noted.is_whole;
    let losses = Losses {
        events: lost(connection, acks, games, damage).await?,
        commits: acknowledged.saturating_sub(found),
        is_record_missing: is_noted && (noted.commit.is_none() || is_unusable),
        is_damaged: false,
    };
    let file_id = match (is_noted, file_id) {
        (true, 1..) => file_id,
        _ => name_file(connection).await?,
    };
    match losses.is_record_missing {
        true => {
            let mut known = games.clone();
            known.extend(losses.events.iter().map(|lost| (lost.game, lost.found)));
            acks.begin_anew(file_id, &known);
        }
        false => acks.call(file_id),
    }
    acks.note_commit(found);
    Ok(losses)
}

/// Makes the database know that it has a file of acknowledgements, and by which name.
async fn name_file(connection: &mut SqliteConnection) -> Result<u64, StoreError> {
    let name = "UPDATE commits SET is_noted = 1, file_id = (random() & 9223372036854775807) | 1
                WHERE id = 1 RETURNING file_id";
    let named: i64 = sqlx::query_scalar(name).fetch_one(&mut *connection).await?;
    // Whatever becomes of the log, the database knows.
    bring(connection).await?;
    Ok(number(named))
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
    damage: &Damage,
) -> Result<Vec<LostEvents>, StoreError> {
    let mut lost = Vec::new();
    for (&game, &acknowledged) in last {
        let count = "SELECT coalesce(max(version) + 1, 0) FROM events WHERE game = $1";
        let found: Result<i64, sqlx::Error> = sqlx::query_scalar(count)
            .bind(bits(game.0))
            .fetch_one(&mut *connection)
            .await;
        let found = match found.map_err(StoreError::from) {
            Ok(found) => number(found),
            // It does not keep the other games closed.
            Err(error @ StoreError::Damaged(_)) => {
                damage.found(&error);
                continue;
            }
            Err(error) => return Err(error),
        };
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

/// Seconds since 1970, for names of files.
fn seconds() -> u64 {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
    since_epoch.map_or(0, |passed| passed.as_secs())
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
        let kept = beside(&self.database, &format!("-wal.damaged-{}", seconds()));
        match fs::rename(&self.copy, &kept) {
            Ok(()) => Some(kept),
            Err(_) => Some(self.copy),
        }
    }
}
