//! The files of an SQLite database: made for their owner alone, locked by one server, watched for being deleted or replaced.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::error::{OpenError, StoreError};

/// Nobody but the owner reads or writes; SQLite gives its log the mode of the database.
const OWNER_ONLY: u32 = 0o600;

/// The files of an open database.
#[derive(Debug)]
pub(super) struct Files {
    database: Watched,
    wal: Watched,
    /// Of a server: without it a second one would open the database.
    lock_file: Option<Watched>,
    /// Held by a server for as long as the database is open.
    lock: Mutex<Option<File>>,
}

/// A file by its name and by what the file system calls it: SQLite goes on writing to one that was deleted.
#[derive(Debug)]
pub(super) struct Watched {
    path: PathBuf,
    id: (u64, u64),
}

impl Watched {
    pub(super) fn new(path: PathBuf) -> Result<Watched, OpenError> {
        match id(&path) {
            Ok(id) => Ok(Watched { path, id }),
            Err(error) => Err(OpenError::File(path, error)),
        }
    }

    pub(super) fn check(&self) -> Result<(), StoreError> {
        let path = self.path.display();
        match id(&self.path) {
            Ok(id) if id == self.id => Ok(()),
            Ok(_) => Err(StoreError::Unavailable(format!(
                "{path} was replaced by another file"
            ))),
            Err(error) => Err(StoreError::Unavailable(format!("{path}: {error}"))),
        }
    }
}

/// Device and inode.
fn id(path: &Path) -> io::Result<(u64, u64)> {
    let file = fs::metadata(path)?;
    Ok((file.dev(), file.ino()))
}

/// A file beside the database, as SQLite names its own.
pub(super) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(suffix);
    PathBuf::from(name)
}

/// How files of the store are opened.
pub(super) fn owner_only() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).mode(OWNER_ONLY);
    options
}

/// Makes the file of a database unless it is there; its name without detours, by which everybody knows it.
pub(super) fn prepare(path: &Path) -> Result<PathBuf, OpenError> {
    let fault = |error| OpenError::File(path.to_owned(), error);
    // An existing file is not opened: closing it would end the locks that this process has on it.
    match owner_only().create_new(true).open(path) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => warn_if_readable(path),
        Err(error) => return Err(fault(error)),
    }
    let path = path.canonicalize().map_err(fault)?;
    has_one_name(&path)?;
    Ok(path)
}

/// SQLite names its log after the database: by another name of the same file it would write without the log of the first.
fn has_one_name(path: &Path) -> Result<(), OpenError> {
    let file = fs::metadata(path).map_err(|error| OpenError::File(path.to_owned(), error))?;
    match file.nlink() {
        0 | 1 => Ok(()),
        names => Err(OpenError::Names {
            path: path.to_owned(),
            names,
        }),
    }
}

fn warn_if_readable(path: &Path) {
    let mode = fs::metadata(path).map(|file| file.permissions().mode());
    if mode.is_ok_and(|mode| mode & 0o077 != 0) {
        let path = path.display();
        tracing::warn!(%path, "others than the owner may open this file; chmod 600 is safer");
    }
}

/// Takes the database for one server. The lock goes with the process.
pub(super) fn lock(database: &Path) -> Result<File, OpenError> {
    // Not the database itself: closing a second handle of it would end the locks of SQLite.
    let path = beside(database, "-lock");
    let fault = |error| OpenError::File(path.clone(), error);
    let mut file = owner_only()
        .create(true)
        .truncate(false)
        .open(&path)
        .map_err(fault)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(in_use(database));
        }
        Err(TryLockError::Error(error)) => return Err(fault(error)),
    }
    // The number is a courtesy for the message above.
    let named = file.set_len(0).and_then(|()| {
        let process = std::process::id();
        writeln!(file, "{process}")
    });
    if let Err(error) = named {
        tracing::warn!(%error, "the lock file does not say who holds it");
    }
    Ok(file)
}

/// Another server has the database; which, as its lock file says.
pub(super) fn in_use(database: &Path) -> OpenError {
    let process = fs::read_to_string(beside(database, "-lock")).unwrap_or_default();
    OpenError::InUse {
        path: database.to_owned(),
        process: process.trim().to_owned(),
    }
}

impl Files {
    /// Watches the files of a database that has just been opened.
    pub(super) fn new(database: &Path, lock: Option<File>) -> Result<Files, OpenError> {
        Ok(Files {
            wal: Watched::new(beside(database, "-wal"))?,
            lock_file: match &lock {
                Some(_) => Some(Watched::new(beside(database, "-lock"))?),
                None => None,
            },
            database: Watched::new(database.to_owned())?,
            lock: Mutex::new(lock),
        })
    }

    /// Whether the files that are open are still those of their names.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.database.check()?;
        self.wal.check()?;
        self.lock_file.as_ref().map_or(Ok(()), Watched::check)
    }

    /// Lets another server have the database.
    pub(super) fn unlock(&self) {
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        *lock = None;
    }
}
