//! The files that a command reads: named ones, those in a folder, or standard input.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::{Format, GameFile, Phrase};
use indicatif::ProgressBar;
use notation::Encoding;

use crate::fault::Fault;
use crate::progress::bar;

/// Something to read games from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    File(PathBuf),
    Standard,
}

impl Input {
    /// Its name in messages.
    pub(crate) fn name(&self) -> String {
        match self {
            Input::File(path) => path.display().to_string(),
            Input::Standard => "-".to_owned(),
        }
    }

    /// The format that the name shows for sure. Chess is kept in files of either name.
    fn format(&self) -> Option<Format> {
        match self {
            Input::File(path) => Format::of_path(path).filter(|format| *format == Format::Pgn),
            Input::Standard => None,
        }
    }
}

/// The inputs behind the paths given: a file is itself, `-` is standard input, a folder is every
/// `.pdn` and `.pgn` file in it and below it.
///
/// # Errors
/// When a path is not there, or a folder holds no such file.
pub(crate) fn gather(paths: &[PathBuf]) -> Result<Vec<Input>> {
    let mut inputs = Vec::new();
    for path in paths {
        if path == Path::new("-") {
            inputs.push(Input::Standard);
            continue;
        }
        let kind = fs::metadata(path).with_context(|| format!("{}", path.display()))?;
        if !kind.is_dir() {
            inputs.push(Input::File(path.clone()));
            continue;
        }
        let before = inputs.len();
        in_folder(path, &mut inputs)?;
        if inputs.len() == before {
            let empty = Fault::of(Phrase::new("games-folder-empty"));
            return Err(empty).with_context(|| path.display().to_string());
        }
    }
    Ok(inputs)
}

fn in_folder(folder: &Path, inputs: &mut Vec<Input>) -> Result<()> {
    let entries = fs::read_dir(folder)
        .and_then(Iterator::collect::<io::Result<Vec<_>>>)
        .with_context(|| format!("{}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    paths.sort();
    for path in paths {
        // A link to a folder might lead round in a circle.
        let kind = fs::symlink_metadata(&path).with_context(|| format!("{}", path.display()))?;
        if kind.is_dir() {
            in_folder(&path, inputs)?;
        } else if Format::of_path(&path).is_some() {
            inputs.push(Input::File(path));
        }
    }
    Ok(())
}

/// Opens inputs and shows how far they have been read.
#[derive(Debug)]
pub(crate) struct Opener {
    bar: ProgressBar,
    encoding: Option<Encoding>,
}

impl Opener {
    /// Shows nothing where nobody sits before the screen, or where the answer is written to it as
    /// it is found.
    pub(crate) fn new(inputs: &[Input], encoding: Option<Encoding>) -> Opener {
        let sizes = inputs.iter().map(|input| match input {
            Input::File(path) => fs::metadata(path).map_or(0, |kind| kind.len()),
            Input::Standard => 0,
        });
        let total = sizes.sum();
        let template = "{bar:30} {binary_bytes}/{binary_total_bytes} {msg}";
        let bar = bar(Some(total).filter(|bytes| *bytes > 0), template);
        Opener { bar, encoding }
    }

    /// A file of games, counted as it is read.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub(crate) fn open(&self, input: &Input) -> Result<GameFile<Box<dyn Read>>> {
        let source: Box<dyn Read> = match input {
            Input::File(path) => {
                let file = File::open(path).with_context(|| input.name())?;
                if file.metadata().is_ok_and(|kind| kind.is_dir()) {
                    let folder = Fault::of(Phrase::new("io-folder"));
                    return Err(folder).with_context(|| input.name());
                }
                Box::new(self.bar.wrap_read(file))
            }
            Input::Standard => Box::new(self.bar.wrap_read(io::stdin())),
        };
        GameFile::new(source, input.format(), self.encoding).with_context(|| input.name())
    }

    /// Says beside the bar what has been done so far.
    pub(crate) fn tell(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Writes something without the bar in its way.
    pub(crate) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
