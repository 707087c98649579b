//! Where games are written to: standard output, a file, or a folder of files.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use games::{Converted, Format, Phrase};

use crate::inputs::Input;
use crate::speak::Speaker;
use crate::staged::{Staged, create_in};

/// What may not be written over.
#[derive(Debug)]
pub(crate) struct Guard<'a> {
    pub(crate) is_forced: bool,
    pub(crate) inputs: HashSet<PathBuf>,
    pub(crate) speaker: &'a Speaker,
}

impl<'a> Guard<'a> {
    pub(crate) fn new(is_forced: bool, inputs: &[Input], speaker: &'a Speaker) -> Guard<'a> {
        let paths = inputs.iter().filter_map(|input| match input {
            Input::File(path) => fs::canonicalize(path).ok(),
            Input::Standard => None,
        });
        Guard {
            is_forced,
            inputs: paths.collect(),
            speaker,
        }
    }

    /// Refuses a file that is read, or that is there and may not be lost.
    fn check(&self, path: &Path) -> Result<()> {
        if fs::symlink_metadata(path).is_err() {
            return Ok(());
        }
        if fs::canonicalize(path).is_ok_and(|path| self.inputs.contains(&path)) {
            return self.refuse("convert-is-input", path);
        }
        if !self.is_forced {
            return self.refuse("convert-exists", path);
        }
        Ok(())
    }

    fn refuse<T>(&self, key: &str, path: &Path) -> Result<T> {
        let phrase = Phrase::new(key).text("path", path.display().to_string());
        bail!("{}", self.speaker.say(&phrase));
    }
}

/// Where games are written to. Nothing is to be seen of files before [`finish`](Target::finish).
pub(crate) struct Target<'a>(Inner<'a>);

enum Inner<'a> {
    Stream(Joined<Box<dyn Write + 'a>>),
    File(Joined<Staged>, PathBuf, Guard<'a>),
    Folder(Folder<'a>),
}

impl<'a> Target<'a> {
    /// Standard output for `-`, else a file, or a folder with so many games a file.
    ///
    /// # Errors
    /// When it is there already, or is one of the inputs, or cannot be made.
    pub(crate) fn open(
        path: &Path,
        split: Option<u64>,
        guard: Guard<'a>,
        out: &'a mut impl Write,
    ) -> Result<Target<'a>> {
        let is_standard = path == Path::new("-");
        let kind = fs::metadata(path).ok().filter(|_| !is_standard);
        Ok(Target(match (split, kind) {
            (Some(_), _) if is_standard => return guard.refuse("convert-not-folder", path),
            (Some(_), Some(kind)) if !kind.is_dir() => {
                return guard.refuse("convert-not-folder", path);
            }
            (Some(size), _) => Inner::Folder(Folder::open(path, size, guard)?),
            (None, _) if is_standard => Inner::Stream(Joined::new(Box::new(BufWriter::new(out)))),
            (None, Some(kind)) if kind.is_dir() => {
                return guard.refuse("convert-is-folder", path);
            }
            (None, Some(kind)) if !kind.is_file() => {
                // A device or a pipe: there is nothing to lose in it.
                let file = OpenOptions::new().write(true).open(path);
                let file = file.with_context(|| path.display().to_string())?;
                Inner::Stream(Joined::new(Box::new(BufWriter::new(file))))
            }
            (None, _) => {
                guard.check(path)?;
                // A link stays one: the file behind it is written.
                let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
                let staged = Staged::beside(&path).with_context(|| path.display().to_string())?;
                let mut joined = Joined::new(staged);
                joined.format = Format::of_path(&path);
                Inner::File(joined, path, guard)
            }
        }))
    }

    /// Whether a game of this format may stand with those before it: no reader takes draughts and
    /// chess in one file.
    pub(crate) fn takes(&self, format: Option<Format>) -> bool {
        match &self.0 {
            Inner::Stream(joined) => joined.takes(format),
            Inner::File(joined, ..) => joined.takes(format),
            Inner::Folder(_) => true,
        }
    }

    /// Whether it is shown as it is written.
    pub(crate) fn is_stream(&self) -> bool {
        matches!(self.0, Inner::Stream(_))
    }

    /// Writes a game by its text.
    ///
    /// # Errors
    /// When it cannot be written, or a file for it is there already.
    pub(crate) fn write(&mut self, game: &Converted, text: &str) -> Result<()> {
        match &mut self.0 {
            Inner::Stream(joined) => Ok(joined.write(game.format, text)?),
            Inner::File(joined, path, _) => {
                let written = joined.write(game.format, text);
                written.with_context(|| path.display().to_string())
            }
            Inner::Folder(folder) => folder.write(game, text),
        }
    }

    /// Lets what was written be seen.
    ///
    /// # Errors
    /// When it cannot; nothing is left of it then.
    pub(crate) fn finish(self) -> Result<()> {
        match self.0 {
            Inner::Stream(mut joined) => Ok(joined.out.flush()?),
            Inner::File(joined, path, guard) => {
                guard.check(&path)?;
                let placed = joined.out.place(&path);
                placed.with_context(|| path.display().to_string())
            }
            Inner::Folder(folder) => folder.finish(),
        }
    }
}

/// Games one behind the other, an empty line between them.
struct Joined<W> {
    out: W,
    format: Option<Format>,
    is_empty: bool,
}

impl<W: Write> Joined<W> {
    fn new(out: W) -> Joined<W> {
        Joined {
            out,
            format: None,
            is_empty: true,
        }
    }

    fn takes(&self, format: Option<Format>) -> bool {
        match (self.format, format) {
            (Some(ours), Some(theirs)) => ours == theirs,
            _ => true,
        }
    }

    fn write(&mut self, format: Option<Format>, text: &str) -> io::Result<()> {
        if !self.is_empty {
            self.out.write_all(b"\n")?;
        }
        self.is_empty = false;
        self.format = self.format.or(format);
        self.out.write_all(text.as_bytes())
    }
}

/// A folder that files are written into. They are made in a folder of their own inside and moved
/// out of it at the end.
struct Folder<'a> {
    path: PathBuf,
    /// Whether it was not there before.
    is_new: bool,
    staging: PathBuf,
    /// Maximum games of a file.
    size: u64,
    guard: Guard<'a>,
    names: Vec<String>,
    open: Option<Joined<BufWriter<File>>>,
    left: u64,
    is_done: bool,
}

impl<'a> Folder<'a> {
    fn open(path: &Path, size: u64, guard: Guard<'a>) -> Result<Folder<'a>> {
        let is_new = fs::symlink_metadata(path).is_err();
        if is_new {
            fs::create_dir(path).with_context(|| path.display().to_string())?;
        }
        // From here on the folder is put away again if anything fails.
        let mut folder = Folder {
            path: path.to_owned(),
            is_new,
            staging: PathBuf::new(),
            size,
            guard,
            names: Vec::new(),
            open: None,
            left: 0,
            is_done: false,
        };
        let made = create_in(path, |path| fs::create_dir(path));
        (folder.staging, ()) = made.with_context(|| path.display().to_string())?;
        Ok(folder)
    }

    fn write(&mut self, game: &Converted, text: &str) -> Result<()> {
        let takes = |open: &Joined<_>| open.takes(game.format);
        let is_full = self.left == 0 || !self.open.as_ref().is_some_and(takes);
        if is_full {
            self.next(game)?;
        }
        self.left = self.left.saturating_sub(1);
        let name = self.names.last().map_or("", String::as_str);
        match &mut self.open {
            Some(open) => open
                .write(game.format, text)
                .with_context(|| self.path.join(name).display().to_string()),
            None => Ok(()),
        }
    }

    /// Begins the next file.
    fn next(&mut self, game: &Converted) -> Result<()> {
        self.close()?;
        let number = self.names.len() + 1;
        let name = game.file_name(number, self.size == 1);
        let path = self.path.join(&name);
        self.guard.check(&path)?;
        let file = File::create_new(self.staging.join(&name));
        let file = file.with_context(|| path.display().to_string())?;
        self.open = Some(Joined::new(BufWriter::new(file)));
        self.names.push(name);
        self.left = self.size;
        Ok(())
    }

    fn close(&mut self) -> Result<()> {
        let Some(mut open) = self.open.take() else {
            return Ok(());
        };
        let name = self.names.last().map_or("", String::as_str);
        open.out
            .flush()
            .with_context(|| self.path.join(name).display().to_string())
    }

    /// Moves every file to its place; those that were moved are taken away if one cannot be.
    fn finish(mut self) -> Result<()> {
        self.close()?;
        let mut placed: Vec<PathBuf> = Vec::new();
        for name in &self.names {
            let path = self.path.join(name);
            let is_new = fs::symlink_metadata(&path).is_err();
            let moved = self.guard.check(&path).and_then(|()| {
                let moved = fs::rename(self.staging.join(name), &path);
                moved.with_context(|| path.display().to_string())
            });
            if moved.is_err() {
                placed.iter().for_each(remove);
                return moved;
            }
            if is_new {
                placed.push(path);
            }
        }
        self.is_done = true;
        Ok(())
    }
}

impl Drop for Folder<'_> {
    fn drop(&mut self) {
        // There is nobody to tell, and the fault that led here is told.
        if !self.staging.as_os_str().is_empty() {
            fs::remove_dir_all(&self.staging).unwrap_or_default();
        }
        if self.is_new && !self.is_done {
            fs::remove_dir(&self.path).unwrap_or_default();
        }
    }
}

fn remove(path: &PathBuf) {
    fs::remove_file(path).unwrap_or_default();
}
