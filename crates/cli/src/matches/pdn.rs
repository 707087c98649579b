//! The games of a match as a file: PDN, or PGN for chess.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::RecordHeader;
use matches::GameReport;
use notation::{Layout, Score, write_record};
use rules::ByColor;

use crate::play::today;

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
        let text = format!("{between}{}", text(report));
        if let Err(error) = self.file.write_all(text.as_bytes()) {
            // Half a game would spoil those before it.
            self.file.set_len(self.whole).unwrap_or_default();
            return Err(error).with_context(|| self.path.display().to_string());
        }
        self.whole += text.len() as u64;
        Ok(())
    }
}

fn text(report: &GameReport) -> String {
    let played = &report.played;
    let white = report.white();
    let header = RecordHeader {
        event: "peatee match",
        date: today(),
        round: &format!("{}.{}", report.pair + 1, report.which + 1),
        names: ByColor {
            white: &report.names[white],
            black: &report.names[1 - white],
        },
        is_consultation: false,
        first: played.fen.as_deref(),
        claim: None,
        score: played.winner.map_or(Score::Draw, Score::Win),
    };
    let mut record = header.record(&played.game);
    record.set_tag("Termination", played.end.to_string());
    for (step, comment) in record.line.steps.iter_mut().zip(&played.comments) {
        step.comments.extend(comment.clone());
    }
    write_record(&record, Layout::Pdn)
}
