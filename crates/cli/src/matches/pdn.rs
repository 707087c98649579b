//! The games of a match as a file: PDN, or PGN for chess.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::PartialDate;
use jiff::Timestamp;
use matches::GameReport;
use notation::{Layout, write_record};

/// A file that every game is added to as it ends.
#[derive(Debug)]
pub(crate) struct GamesFile {
    path: PathBuf,
    file: File,
    is_empty: bool,
    /// Length of the file with its last whole game.
    whole: u64,
}

impl GamesFile {
    /// A new file.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be made.
    pub(crate) fn create(path: &Path) -> Result<GamesFile> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        Ok(GamesFile {
            file: file.with_context(|| format!("--pdn {}", path.display()))?,
            path: path.to_owned(),
            is_empty: true,
            whole: 0,
        })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn write(&mut self, report: &GameReport) -> Result<()> {
        let between = if self.is_empty { "" } else { "\n" };
        self.is_empty = false;
        let record = report.record(PartialDate::from(Timestamp::now()));
        let text = format!("{between}{}", write_record(&record, Layout::Pdn));
        if let Err(error) = self.file.write_all(text.as_bytes()) {
            // Half a game would spoil those before it.
            self.file.set_len(self.whole).unwrap_or_default();
            return Err(error).with_context(|| self.path.display().to_string());
        }
        self.whole += text.len() as u64;
        Ok(())
    }
}
