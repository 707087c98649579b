//! The part of a file that is in memory: one game, and where it lies in the file.

use std::io::{self, Read};

use notation::Encoding;
use notation::pdn::{Place, ReadPdnError};

use crate::pgn::word::is_blank;
use crate::pgn::{AHEAD, ReadPgnError};

/// So many bytes are read at once.
const BLOCK: usize = 64 * 1024;
/// A game longer than this is passed over.
const LONGEST_GAME: usize = 16 * 1024 * 1024;
/// What begins a game, even where something before it is not closed.
const EVENT: &[u8] = b"\n[Event ";

/// The part of the file that is in memory, and where it lies in the file.
#[derive(Debug)]
pub(super) struct Window<R> {
    source: R,
    bytes: Vec<u8>,
    /// Where the game begins, how far it has been looked through, and what has been read.
    from: usize,
    at: usize,
    to: usize,
    is_last: bool,
    pub(super) is_too_long: bool,
    /// Bytes of the file before `bytes`.
    before: u64,
    line: u64,
    /// Where in the file this line begins, moved on by every byte that begins no character.
    line_from: u64,
    pub(super) encoding: Option<Encoding>,
    /// The next closing bracket of a comment and the next end of a line, once looked for, so that
    /// no hostile file is searched again and again. Far beyond the file if there is none.
    known: [Option<u64>; 2],
    /// The next line that begins a game, once looked for.
    event: Option<u64>,
}

impl<R: Read> Window<R> {
    pub(super) fn new(source: R) -> Window<R> {
        Window {
            source,
            bytes: Vec::new(),
            from: 0,
            at: 0,
            to: 0,
            is_last: false,
            is_too_long: false,
            before: 0,
            line: 1,
            line_from: 0,
            encoding: None,
            known: [None; 2],
            event: None,
        }
    }

    pub(super) fn begin_game(&mut self) {
        self.from = self.at;
        self.is_too_long = false;
    }

    /// The game, as far as it has been looked through.
    pub(super) fn game(&self) -> &[u8] {
        self.bytes.get(self.from..self.at).unwrap_or_default()
    }

    pub(super) fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..self.to).unwrap_or_default()
    }

    /// The next so many bytes, or as many as there are.
    pub(super) fn ahead(&self, count: usize) -> &[u8] {
        let rest = self.rest();
        rest.get(..count).unwrap_or(rest)
    }

    pub(super) fn peek(&self, ahead: usize) -> u8 {
        self.rest().get(ahead).copied().unwrap_or(0)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.is_last && self.at == self.to
    }

    /// How many bytes only continue a character.
    fn continuing(&self, bytes: &[u8]) -> u64 {
        if self.encoding_or_default() != Encoding::UTF_8 || bytes.is_ascii() {
            return 0;
        }
        bytes.iter().filter(|byte| **byte & 0xc0 == 0x80).count() as u64
    }

    pub(super) fn encoding_or_default(&self) -> Encoding {
        self.encoding.unwrap_or(Encoding::UTF_8)
    }

    /// How many bytes of the file have been passed.
    fn offset(&self) -> u64 {
        self.before + self.at as u64
    }

    pub(super) fn place(&self) -> Place {
        let byte = self.offset();
        let column = byte.saturating_sub(self.line_from);
        Place {
            line: self.line,
            column: u32::try_from(column).map_or(u32::MAX, |n| n.saturating_add(1)),
            byte,
        }
    }

    /// Brings more bytes; false at the end, or when the game would be too long.
    #[cold]
    fn more(&mut self) -> Result<bool, ReadPgnError> {
        self.is_too_long |= self.to - self.from > LONGEST_GAME;
        if self.is_last || self.is_too_long {
            return Ok(false);
        }
        let is_first = self.before == 0 && self.to == 0;
        if self.from > 0 {
            self.bytes.copy_within(self.from..self.to, 0);
        }
        self.before += self.from as u64;
        self.at -= self.from;
        self.to -= self.from;
        self.from = 0;
        if self.bytes.len() < self.to + BLOCK {
            self.bytes.resize(self.to + BLOCK, 0);
        }
        let old = self.to;
        while self.to < old + BLOCK && !self.is_last {
            let room = self.bytes.get_mut(self.to..old + BLOCK).unwrap_or_default();
            match self.source.read(room) {
                Ok(0) => self.is_last = true,
                Ok(count) => self.to += count.min(room.len()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(ReadPdnError::Source(error)),
            }
        }
        self.look(old, is_first)?;
        if self.is_last {
            // The last line ends as all others do.
            self.bytes.truncate(self.to);
            self.bytes.push(b'\n');
            self.to += 1;
        }
        Ok(true)
    }

    /// Looks at new bytes: are they text, and in which encoding?
    fn look(&mut self, old: usize, is_first: bool) -> Result<(), ReadPgnError> {
        let new = self.bytes.get(old..self.to).unwrap_or_default();
        if is_first && self.encoding.is_none() {
            let guess = Encoding::guess(new);
            if !guess.keeps_ascii() {
                return Err(ReadPdnError::Wide(guess.name()));
            }
        }
        if let Some(zero) = memchr::memchr(0, new) {
            let at = self.before + (old + zero) as u64;
            return Err(ReadPdnError::Binary { at });
        }
        if self.encoding.is_none() && !new.is_ascii() {
            self.encoding = Some(Encoding::guess(self.rest()));
        }
        if is_first && new.starts_with(b"\xef\xbb\xbf") {
            self.blank(3);
            // A byte order mark has no width.
            self.line_from = 3;
        }
        Ok(())
    }

    /// Passes bytes of any kind.
    pub(super) fn pass(&mut self, count: usize) {
        let until = (self.at + count).min(self.to);
        let passed = self.bytes.get(self.at..until).unwrap_or_default();
        let is_plain = |byte: &u8| byte.is_ascii() && *byte != b'\n';
        if passed.len() > 16 || !passed.iter().all(is_plain) {
            self.count_lines(until);
        }
        self.at = until;
    }

    fn count_lines(&mut self, until: usize) {
        let passed = self.bytes.get(self.at..until).unwrap_or_default();
        let base = self.before + self.at as u64;
        if let Some(last) = memchr::memrchr(b'\n', passed) {
            self.line += memchr::memchr_iter(b'\n', passed).count() as u64;
            let behind = passed.get(last + 1..).unwrap_or_default();
            self.line_from = base + last as u64 + 1 + self.continuing(behind);
        } else {
            self.line_from += self.continuing(passed);
        }
    }

    /// Passes bytes of any kind and makes them blanks.
    pub(super) fn blank(&mut self, count: usize) {
        let from = self.at;
        self.pass(count);
        for byte in self.bytes.iter_mut().take(self.at).skip(from) {
            *byte = b' ';
        }
    }

    /// Passes blanks and what a line behind `%` says to programs, and sees to it that the next
    /// part is in memory. Gives the number of line ends.
    pub(super) fn pass_blanks(&mut self) -> Result<u64, ReadPgnError> {
        let first = self.line;
        let is_fresh = self.at == self.from;
        loop {
            if is_fresh {
                self.from = self.at;
            }
            if self.to - self.at < AHEAD {
                self.more()?;
            }
            let blanks = self.rest().iter().take_while(|byte| is_blank(**byte));
            let blanks = blanks.count();
            if blanks == 1 && self.peek(0) == b' ' {
                self.at += 1;
            } else if blanks > 0 {
                self.blank(blanks);
            } else if self.peek(0) == b'%' && self.place().column == 1 {
                let line = self.line_ahead()?;
                self.blank(line);
            } else {
                return Ok(self.line - first);
            }
            if self.is_too_long {
                return Ok(self.line - first);
            }
        }
    }

    /// How far ahead a closing bracket or the end of a line stands.
    pub(super) fn find(&mut self, byte: u8) -> Result<Option<usize>, ReadPgnError> {
        let offset = self.offset();
        let [bracket, line] = &mut self.known;
        let known = if byte == b'\n' { line } else { bracket };
        if let Some(known) = known.filter(|known| *known >= offset) {
            let ahead = usize::try_from(known - offset).ok();
            return Ok(ahead.filter(|_| known != u64::MAX));
        }
        let found = self.search(byte)?;
        let [bracket, line] = &mut self.known;
        let known = if byte == b'\n' { line } else { bracket };
        *known = match found {
            Some(ahead) => Some(offset + ahead as u64),
            None => self.is_last.then_some(u64::MAX),
        };
        Ok(found)
    }

    fn search(&mut self, byte: u8) -> Result<Option<usize>, ReadPgnError> {
        let mut from = 0;
        loop {
            let rest = self.rest();
            let new = rest.get(from..).unwrap_or_default();
            if let Some(end) = memchr::memchr(byte, new) {
                return Ok(Some(from + end));
            }
            from = rest.len();
            if !self.more()? {
                return Ok(None);
            }
        }
    }

    /// Whether a line that begins a game stands among the next so many bytes.
    pub(super) fn has_event(&mut self, length: usize) -> bool {
        let offset = self.offset();
        if self.event.is_none_or(|event| event < offset) {
            let found = memchr::memmem::find(self.ahead(length), EVENT);
            self.event = found.map(|ahead| offset + ahead as u64);
        }
        self.event
            .is_some_and(|event| event < offset + length as u64)
    }

    /// How far ahead the end of this line is.
    pub(super) fn line_ahead(&mut self) -> Result<usize, ReadPgnError> {
        let end = self.find(b'\n')?;
        Ok(end.unwrap_or(self.rest().len()))
    }

    /// Writes what lies ahead as the inside of a comment; its end is for `close_comment`.
    pub(super) fn open_comment(&mut self, length: usize) {
        let end = (self.at + length).min(self.to);
        let Some([first, inside @ ..]) = self.bytes.get_mut(self.at..end) else {
            return;
        };
        *first = b'{';
        for byte in inside.iter_mut().filter(|byte| **byte == b'}') {
            *byte = b')';
        }
    }

    /// Writes the end of a comment over the last byte passed, unless that was blanked.
    pub(super) fn close_comment(&mut self) {
        let last = self.at.checked_sub(1);
        if let Some(byte) = last.and_then(|last| self.bytes.get_mut(last))
            && *byte != b' '
        {
            *byte = b'}';
        }
    }

    /// Passes everything up to a line that begins a game.
    pub(super) fn pass_to_next_event(&mut self) -> Result<(), ReadPgnError> {
        loop {
            self.is_too_long = false;
            if let Some(end) = memchr::memmem::find(self.rest(), EVENT) {
                self.pass(end + 1);
                return Ok(());
            }
            let kept = if self.is_last { 0 } else { EVENT.len() };
            self.pass(self.rest().len().saturating_sub(kept));
            self.from = self.at;
            if !self.more()? {
                return Ok(());
            }
        }
    }
}
