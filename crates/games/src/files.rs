//! Files of games, of draughts or chess, whatever wrote them.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;

use notation::Encoding;
use notation::pdn::{ReadPdnError, Reader, Source, Visitor};

use crate::pgn::{PgnReader, looks_like_pgn};

/// The two kinds of files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    /// Draughts.
    Pdn,
    /// Chess.
    Pgn,
}

impl Format {
    /// The format that the name of a file shows.
    pub fn of_path(path: &Path) -> Option<Format> {
        let extension = path.extension().and_then(OsStr::to_str)?;
        let is = |format: &Format| extension.eq_ignore_ascii_case(format.extension());
        [Format::Pdn, Format::Pgn].into_iter().find(is)
    }

    /// What the names of its files end with.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Pdn => "pdn",
            Format::Pgn => "pgn",
        }
    }
}

/// Bytes that come from a file or a pipe.
#[derive(Debug)]
pub struct Input<R>(R);

impl<R: Read> Source for Input<R> {
    type Error = io::Error;

    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(into) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}

/// The start of a file that was looked at, and the rest.
type Whole<R> = io::Chain<io::Cursor<Vec<u8>>, R>;

/// A file of games being read.
#[derive(Debug)]
pub struct GameFile<R: Read>(Inner<R>);

#[derive(Debug)]
enum Inner<R: Read> {
    Pdn(Box<Reader<Input<Whole<R>>>>),
    Pgn(Box<PgnReader<Whole<R>>>),
}

/// Why a file cannot be read, or not further.
pub type ReadFileError = ReadPdnError<io::Error>;

/// So much of a file is looked at to tell its kind.
const SAMPLE: u64 = 16 * 1024;

impl<R: Read> GameFile<R> {
    /// A file of a known format, or of one to be found out from its first bytes.
    ///
    /// # Errors
    /// When those cannot be read.
    pub fn new(
        mut input: R,
        format: Option<Format>,
        encoding: Option<Encoding>,
    ) -> io::Result<GameFile<R>> {
        let mut sample = Vec::new();
        if format.is_none() {
            input.by_ref().take(SAMPLE).read_to_end(&mut sample)?;
        }
        let format = format.unwrap_or(match looks_like_pgn(&sample) {
            true => Format::Pgn,
            false => Format::Pdn,
        });
        let whole = io::Cursor::new(sample).chain(input);
        Ok(GameFile(match (format, encoding) {
            (Format::Pdn, None) => Inner::Pdn(Box::new(Reader::new(Input(whole)))),
            (Format::Pdn, Some(encoding)) => {
                Inner::Pdn(Box::new(Reader::with_encoding(Input(whole), encoding)))
            }
            (Format::Pgn, None) => Inner::Pgn(Box::new(PgnReader::new(whole))),
            (Format::Pgn, Some(encoding)) => {
                Inner::Pgn(Box::new(PgnReader::with_encoding(whole, encoding)))
            }
        }))
    }

    /// Its format.
    pub const fn format(&self) -> Format {
        match &self.0 {
            Inner::Pdn(_) => Format::Pdn,
            Inner::Pgn(_) => Format::Pgn,
        }
    }

    /// The encoding found; none as long as every byte is ASCII.
    pub fn encoding(&self) -> Option<Encoding> {
        match &self.0 {
            Inner::Pdn(reader) => reader.encoding(),
            Inner::Pgn(reader) => reader.encoding(),
        }
    }

    /// Tells of the next game; false when there is none.
    ///
    /// # Errors
    /// When the file cannot be read further.
    pub fn read(&mut self, visitor: &mut impl Visitor) -> Result<bool, ReadFileError> {
        match &mut self.0 {
            Inner::Pdn(reader) => reader.read(visitor),
            Inner::Pgn(reader) => reader.read(visitor),
        }
    }
}
