//! Where games are written to: standard output, a file, or a folder of files.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use games::{Format, Phrase};

use super::staged::{Staged, create_in};
use crate::inputs::{Input, format_of};
use crate::speak::Speaker;

/// A game as text, ready to be written.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) text: String,
    /// The kind of file that it belongs into; none for a page to print.
    pub(crate) format: Option<Format>,
    /// The names of the players, for a file of its own.
    pub(crate) players: [String; 2],
}

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
                joined.format = format_of(&path);
                Inner::File(joined, path, guard)
            }
        }))
    }

    /// Whether a sheet of this kind may stand with those before it: no reader takes draughts and
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

    /// Writes a game.
    ///
    /// # Errors
    /// When it cannot be written, or a file for it is there already.
    pub(crate) fn write(&mut self, sheet: &Sheet) -> Result<()> {
        match &mut self.0 {
            Inner::Stream(joined) => Ok(joined.write(sheet)?),
            Inner::File(joined, path, _) => {
                let written = joined.write(sheet);
                written.with_context(|| path.display().to_string())
            }
            Inner::Folder(folder) => folder.write(sheet),
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

    fn write(&mut self, sheet: &Sheet) -> io::Result<()> {
        if !self.is_empty {
            self.out.write_all(b"\n")?;
        }
        self.is_empty = false;
        self.format = self.format.or(sheet.format);
        self.out.write_all(sheet.text.as_bytes())
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

    fn write(&mut self, sheet: &Sheet) -> Result<()> {
        let takes = |open: &Joined<_>| open.takes(sheet.format);
        let is_full = self.left == 0 || !self.open.as_ref().is_some_and(takes);
        if is_full {
            self.next(sheet)?;
        }
        self.left = self.left.saturating_sub(1);
        let name = self.names.last().map_or("", String::as_str);
        match &mut self.open {
            Some(open) => open
                .write(sheet)
                .with_context(|| self.path.join(name).display().to_string()),
            None => Ok(()),
        }
    }

    /// Begins the next file.
    fn next(&mut self, sheet: &Sheet) -> Result<()> {
        self.close()?;
        let number = self.names.len() + 1;
        let name = file_name(number, self.size, sheet);
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

/// `0001-white-black.pdn`, or `0001.pdn` for a file of several games.
fn file_name(number: usize, size: u64, sheet: &Sheet) -> String {
    let extension = match sheet.format {
        Some(Format::Pdn) => "pdn",
        Some(Format::Pgn) => "pgn",
        None => "txt",
    };
    let mut name = format!("{number:04}");
    if size == 1 {
        for player in sheet.players.iter().map(|player| plain_name(player)) {
            name.push('-');
            name.push_str(&player);
        }
    }
    format!("{name}.{extension}")
}

/// A name that every file system takes: small letters and digits, dashes between, not for ever.
fn plain_name(name: &str) -> String {
    const MOST_BYTES: usize = 48;
    let mut plain = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        let c = if c.is_alphanumeric() { c } else { '-' };
        if plain.len() + c.len_utf8() > MOST_BYTES {
            break;
        }
        if c != '-' || !(plain.is_empty() || plain.ends_with('-')) {
            plain.push(c);
        }
    }
    let plain = plain.trim_end_matches('-');
    if plain.is_empty() { "x" } else { plain }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_on_every_file_system() {
        for (name, expected) in [
            ("Петров, И.", "петров-и"),
            ("../../etc/passwd", "etc-passwd"),
            ("CON", "con"),
            ("?", "x"),
            ("a\0b\nc", "a-b-c"),
            ("Šķēle", "šķēle"),
        ] {
            assert_eq!(plain_name(name), expected);
        }
        assert!(plain_name(&"ж".repeat(300)).len() <= 48);
    }
}
