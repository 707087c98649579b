//! An event file on a disk: locked, written whole or not at all.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use tournament::file;

use crate::fault::Fault;

/// An event file, locked while it is open.
pub(super) struct Disk {
    path: PathBuf,
    /// None before it is created.
    file: Option<File>,
    /// Length of the file when it was read or last written.
    length: u64,
    /// Length of the part that is whole.
    whole: u64,
}

impl Disk {
    /// A file that is to be created.
    pub(super) const fn new(path: PathBuf) -> Disk {
        Disk {
            path,
            file: None,
            length: 0,
            whole: 0,
        }
    }

    /// Opens and locks a file, and reads it. Another process that has it open is waited for.
    pub(super) fn open(path: PathBuf) -> anyhow::Result<(Disk, Vec<u8>)> {
        let bytes = Disk::read(&path);
        let (file, bytes) = bytes.with_context(|| path.display().to_string())?;
        let length = bytes.len() as u64;
        let disk = Disk {
            path,
            file: Some(file),
            length,
            whole: length,
        };
        Ok((disk, bytes))
    }

    fn read(path: &Path) -> Result<(File, Vec<u8>), Fault> {
        let file = OpenOptions::new().read(true).write(true).open(path);
        let mut file = file.map_err(|error| failed("file-open", &error))?;
        lock(&file)?;
        let mut bytes = Vec::new();
        let most = file::LONGEST_FILE as u64 + 1;
        let read = Read::by_ref(&mut file).take(most).read_to_end(&mut bytes);
        read.map_err(|error| failed("file-read", &error))?;
        match bytes.len() > file::LONGEST_FILE {
            true => Err(Fault::new("file-long")),
            false => Ok((file, bytes)),
        }
    }

    /// The same with a part behind it that is not whole.
    pub(super) fn with_whole(self, whole: usize) -> Disk {
        Disk {
            whole: whole as u64,
            ..self
        }
    }

    /// Says how much of what was written is whole.
    pub(super) const fn keep_whole(&mut self, whole: usize) {
        self.whole = whole as u64;
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) const fn is_new(&self) -> bool {
        self.file.is_none()
    }

    /// Adds a text at the end, and has it on the disk when it returns. If that fails, the file is as it was.
    pub(super) fn add(&mut self, text: &str) -> Result<(), Fault> {
        match &mut self.file {
            None => {
                self.file = Some(created(&self.path, text)?);
            }
            Some(file) => {
                is_untouched(file, self.length)?;
                added(file, self.length, text)?;
            }
        }
        self.length += text.len() as u64;
        self.whole = self.length;
        Ok(())
    }

    /// Removes what stands behind the whole part, and keeps it in a file of its own.
    pub(super) fn cut(&mut self) -> Result<PathBuf, Fault> {
        let kept = beside(&self.path, "torn");
        let Some(file) = &mut self.file else {
            return Ok(kept);
        };
        is_untouched(file, self.length)?;
        keep_tail(file, self.whole, &kept).map_err(|error| failed("file-write", &error))?;
        cut_to(file, self.whole).map_err(|error| failed("file-write", &error))?;
        self.length = self.whole;
        Ok(kept)
    }

    /// Replaces everything by a text that is not longer, after the file was copied.
    pub(super) fn replace(&mut self, text: &[u8]) -> Result<PathBuf, Fault> {
        let kept = unused(&self.path, "edited");
        let Some(file) = &mut self.file else {
            return Ok(kept);
        };
        is_untouched(file, self.length)?;
        copied(file, &kept)?;
        let write = |file: &mut File| {
            file.seek(SeekFrom::Start(0))?;
            file.write_all(text)?;
            cut_to(file, text.len() as u64)
        };
        write(file).map_err(|error| failed("file-write", &error))?;
        self.length = text.len() as u64;
        self.whole = self.length;
        Ok(kept)
    }
}

fn failed(key: &str, error: &io::Error) -> Fault {
    Fault::of_io(key, error)
}

/// Locks a file. File systems without locks are used without one.
fn lock(file: &File) -> Result<(), Fault> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(_) => file.lock().map_err(|error| failed("file-locked", &error)),
    }
}

/// Nobody has written since the file was read. An editor does not ask for locks.
fn is_untouched(file: &File, length: u64) -> Result<(), Fault> {
    let now = file.metadata();
    let now = now.map_err(|error| failed("file-read", &error))?.len();
    match now == length {
        true => Ok(()),
        false => Err(Fault::new("file-meanwhile")),
    }
}

fn created(path: &Path, text: &str) -> Result<File, Fault> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create_new(true)
        .open(path);
    let mut file = file.map_err(|error| failed("file-begin", &error))?;
    let written = lock(&file).and_then(|()| {
        let written = file
            .write_all(text.as_bytes())
            .and_then(|()| file.sync_all());
        written.map_err(|error| failed("file-begin", &error))
    });
    match written {
        Ok(()) => Ok(file),
        Err(fault) => {
            // Nothing has happened, so nothing is left behind.
            fs::remove_file(path).unwrap_or_default();
            Err(fault)
        }
    }
}

fn added(file: &mut File, length: u64, text: &str) -> Result<(), Fault> {
    let written = file
        .seek(SeekFrom::Start(length))
        .and_then(|_| file.write_all(text.as_bytes()))
        .and_then(|()| file.sync_data());
    let Err(error) = written else {
        return Ok(());
    };
    Err(match cut_to(file, length) {
        Ok(()) => failed("file-write", &error),
        Err(_) => failed("file-half", &error),
    })
}

fn cut_to(file: &File, length: u64) -> io::Result<()> {
    file.set_len(length)?;
    file.sync_all()
}

fn keep_tail(file: &mut File, from: u64, to: &Path) -> io::Result<()> {
    let mut kept = OpenOptions::new().create(true).append(true).open(to)?;
    file.seek(SeekFrom::Start(from))?;
    io::copy(file, &mut kept)?;
    kept.write_all(b"\n")?;
    kept.sync_all()
}

fn copied(file: &mut File, to: &Path) -> Result<(), Fault> {
    let copy = OpenOptions::new().write(true).create_new(true).open(to);
    let mut copy = copy.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Fault::new("file-kept").text("file", to.display().to_string())
        }
        _ => failed("file-write", &error),
    })?;
    let written = file
        .seek(SeekFrom::Start(0))
        .and_then(|_| io::copy(file, &mut copy))
        .and_then(|_| copy.sync_all());
    written.map_err(|error| failed("file-write", &error))
}

/// The path of a file beside another that is not there yet: `cup.peatee.edited`, then `cup.peatee.edited-2`.
fn unused(path: &Path, end: &str) -> PathBuf {
    let more = (2..100).map(|number| beside(path, &format!("{end}-{number}")));
    let mut names = core::iter::once(beside(path, end)).chain(more);
    let free = names.find(|name| fs::symlink_metadata(name).is_err());
    free.unwrap_or_else(|| beside(path, end))
}

/// The path of a file beside another: `cup.peatee.torn`.
fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    PathBuf::from(name)
}
