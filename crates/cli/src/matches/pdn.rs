//! The games of a match as a file: PDN, or PGN for chess.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use matches::GameReport;
use notation::{Layout, Points, Record, Score, Step, write_record};

use crate::convert::tags::kind_tags;
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
    let score = played.winner.map_or(Score::Draw, Score::Win);
    let mut record = Record {
        score,
        ..Record::default()
    };
    let white = report.white();
    for (name, value) in [
        ("Event", "peatee match"),
        ("Site", "?"),
        ("Date", &today()),
        (
            "Round",
            &format!("{}.{}", report.pair + 1, report.which + 1),
        ),
        ("White", &report.names[white]),
        ("Black", &report.names[1 - white]),
        ("Result", score.text(Points::One)),
    ] {
        record.set_tag(name, value);
    }
    record.tags.extend(kind_tags(played.game.rules(), None));
    if let Some(fen) = &played.fen {
        record.set_tag("SetUp", "1");
        record.set_tag("FEN", fen);
    }
    record.set_tag("Termination", played.end.to_string());
    let texts = played.game.texts().into_iter();
    let steps = texts.zip(&played.comments).map(|(text, comment)| {
        let mut step = Step::new(text);
        step.comments.extend(comment.clone());
        step
    });
    record.line.steps = steps.collect();
    write_record(&record, Layout::Pdn)
}
