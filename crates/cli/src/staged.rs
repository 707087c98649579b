//! A file that appears under its name only once it is whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file being written beside the one that it will become. Dropped before that, it is gone.
#[derive(Debug)]
pub(crate) struct Staged {
    path: PathBuf,
    file: BufWriter<File>,
    is_placed: bool,
}

impl Staged {
    /// A new file in the folder of the target.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) fn beside(target: &Path) -> io::Result<Staged> {
        Staged::with(OpenOptions::new().write(true), target)
    }

    /// A new file in the folder of the target that only its owner reads.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) fn secret_beside(target: &Path) -> io::Result<Staged> {
        let mut options = OpenOptions::new();
        options.write(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt as _;
            options.mode(0o600);
        }
        Staged::with(&mut options, target)
    }

    fn with(options: &mut OpenOptions, target: &Path) -> io::Result<Staged> {
        let (path, file) = create_in(folder_of(target), |path| {
            options.create_new(true).open(path)
        })?;
        Ok(Staged {
            path,
            file: BufWriter::new(file),
            is_placed: false,
        })
    }

    /// Gives the file its name, over any other that has it.
    ///
    /// # Errors
    /// When it cannot be written or named; it is gone then.
    pub(crate) fn place(mut self, target: &Path) -> io::Result<()> {
        self.file.flush()?;
        if let Ok(kind) = fs::metadata(target) {
            // Who may read it stays as it was; not every file system can say so.
            let kept = self.file.get_ref().set_permissions(kind.permissions());
            kept.unwrap_or_default();
        }
        self.file.get_ref().sync_all()?;
        fs::rename(&self.path, target)?;
        self.is_placed = true;
        Ok(())
    }

    /// Gives the file a name that no other has.
    ///
    /// # Errors
    /// When it cannot be written, or there is such a file; it is gone then.
    pub(crate) fn place_new(mut self, target: &Path) -> io::Result<()> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        match fs::hard_link(&self.path, target) {
            // The name beside it goes when it is dropped.
            Ok(()) => Ok(()),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
            // A file system without links.
            Err(_) if fs::symlink_metadata(target).is_ok() => Err(ErrorKind::AlreadyExists.into()),
            Err(_) => {
                fs::rename(&self.path, target)?;
                self.is_placed = true;
                Ok(())
            }
        }
    }
}

/// Writes a file whole or not at all, over any other that has its name.
///
/// # Errors
/// When it cannot be written; what was there is there still.
pub(crate) fn write_whole(path: &Path, text: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|kind| !kind.is_file()) {
        // A device or a pipe: there is nothing to lose in it.
        return OpenOptions::new().write(true).open(path)?.write_all(text);
    }
    // A link stays one: the file behind it is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut staged = Staged::beside(&path)?;
    staged.write_all(text)?;
    staged.place(&path)
}

impl Write for Staged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        if !self.is_placed {
            // There is nobody to tell, and the fault that led here is told.
            fs::remove_file(&self.path).unwrap_or_default();
        }
    }
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Makes something in a folder under a name that nothing has; no reader of games takes it for one.
pub(crate) fn create_in<T>(
    folder: &Path,
    mut create: impl FnMut(&Path) -> io::Result<T>,
) -> io::Result<(PathBuf, T)> {
    let process = std::process::id();
    for attempt in 0..1000 {
        let path = folder.join(format!(".peatee-{process}-{attempt}.part"));
        match create(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            made => return made.map(|made| (path, made)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_placed_is_gone() {
        let name = format!("peatee-staged-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).expect("a new folder");
        let target = folder.join("game.pdn");
        let count = || fs::read_dir(&folder).expect("readable").count();

        let mut staged = Staged::beside(&target).expect("made");
        staged.write_all(b"half").expect("written");
        assert_eq!(count(), 1);
        drop(staged);
        assert_eq!(count(), 0);

        let mut staged = Staged::beside(&target).expect("made");
        staged.write_all(b"whole").expect("written");
        staged.place(&target).expect("placed");
        assert_eq!(fs::read(&target).expect("there"), b"whole");
        assert_eq!(count(), 1);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
