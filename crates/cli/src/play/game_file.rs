//! The file that a game is kept in.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::staged::Staged;

/// A file of its own that a game is kept in, written anew whenever the game changes. It is whole at all
/// times; if nothing was ever written into it, it goes away.
#[derive(Debug)]
pub(crate) struct GameFile {
    path: PathBuf,
    is_written: bool,
}

impl GameFile {
    /// A new file.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be made.
    pub(crate) fn create(path: &Path) -> io::Result<GameFile> {
        OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(GameFile {
            path: path.to_owned(),
            is_written: false,
        })
    }

    /// Writes the whole game into the file.
    ///
    /// # Errors
    /// When it cannot be written; what was written before is still there.
    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        let mut staged = Staged::beside(&self.path)?;
        staged.write_all(text.as_bytes())?;
        staged.place(&self.path)?;
        self.is_written = true;
        Ok(())
    }
}

impl Drop for GameFile {
    fn drop(&mut self) {
        if !self.is_written {
            // It is empty, and nobody is left to tell.
            fs::remove_file(&self.path).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_whole_or_gone() {
        let name = format!("peatee-save-{}.pdn", std::process::id());
        let path = std::env::temp_dir().join(name);
        let file = GameFile::create(&path).expect("made");
        assert!(GameFile::create(&path).is_err(), "it is there already");
        drop(file);
        assert!(!path.exists(), "nothing was written into it");
        let mut file = GameFile::create(&path).expect("made");
        for text in ["1. 32-28 *", "*"] {
            file.write(text).expect("written");
            assert_eq!(fs::read_to_string(&path).expect("there"), text);
        }
        drop(file);
        fs::remove_file(&path).expect("still there");
    }
}
