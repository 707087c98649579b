//! The part of a file that is in memory, and where it lies in the file.

use alloc::vec;
use alloc::vec::Vec;

use crate::encoding::Encoding;
use crate::pdn::{Place, ReadPdnError};

/// Where bytes come from.
pub trait Source {
    /// Why it gave none.
    type Error;

    /// Puts some bytes at the front of `into` and says how many; none at the end.
    ///
    /// # Errors
    /// When it cannot be read.
    fn read(&mut self, into: &mut [u8]) -> Result<usize, Self::Error>;
}

impl Source for &[u8] {
    type Error = core::convert::Infallible;

    fn read(&mut self, into: &mut [u8]) -> Result<usize, Self::Error> {
        let length = self.len().min(into.len());
        let (now, later) = self.split_at(length);
        into[..length].copy_from_slice(now);
        *self = later;
        Ok(length)
    }
}

/// Bytes read at once.
const BLOCK: usize = 64 * 1024;
/// No token may be longer than this.
pub(crate) const LONGEST: usize = 1024 * 1024;
/// A zero byte among so many first ones is none of a text.
const START: usize = 8 * 1024;

/// What is looked for far ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mile {
    /// The end of a comment.
    Brace,
    /// The end of a remark in round brackets.
    Bracket,
    /// The header of the next game.
    Header,
    /// The end of the line.
    Line,
}

impl Mile {
    const COUNT: usize = 4;

    const fn text(self) -> &'static [u8] {
        match self {
            Mile::Brace => b"}",
            Mile::Bracket => b")",
            Mile::Header => b"\n[Event ",
            Mile::Line => b"\n",
        }
    }
}

/// A window that moves forward over a source.
#[derive(Debug)]
pub(crate) struct Window<S> {
    source: S,
    bytes: Vec<u8>,
    /// What has been read and not passed: `bytes[from..to]`.
    from: usize,
    to: usize,
    is_last: bool,
    /// Bytes of the file before `bytes`.
    before: u64,
    line: u64,
    /// Where in the file this line begins, moved on by every byte that begins no character, so that
    /// columns count characters.
    line_from: u64,
    encoding: Option<Encoding>,
    /// How far the file has been seen to hold none of each mile, so that nothing is looked at twice.
    free: [u64; Mile::COUNT],
}

impl<S: Source> Window<S> {
    pub(crate) fn new(source: S, encoding: Option<Encoding>) -> Window<S> {
        Window {
            source,
            bytes: vec![0; BLOCK],
            from: 0,
            to: 0,
            is_last: false,
            before: 0,
            line: 1,
            line_from: 0,
            encoding,
            free: [0; Mile::COUNT],
        }
    }

    /// The encoding, given or found; none as long as every byte is ASCII.
    pub(crate) const fn encoding(&self) -> Option<Encoding> {
        self.encoding
    }

    /// What is in memory and not passed.
    #[inline]
    pub(crate) fn rest(&self) -> &[u8] {
        &self.bytes[self.from..self.to]
    }

    /// A byte ahead; 0 beyond the end of what is in memory.
    #[inline]
    pub(crate) fn peek(&self, ahead: usize) -> u8 {
        self.rest().get(ahead).copied().unwrap_or(0)
    }

    /// Whether nothing more will come.
    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.is_last && self.from == self.to
    }

    /// Whether all that is left is in memory.
    pub(crate) const fn is_last(&self) -> bool {
        self.is_last
    }

    #[inline]
    fn offset(&self) -> u64 {
        self.before + self.from as u64
    }

    /// Where the first byte of the rest lies.
    #[inline]
    pub(crate) fn place(&self) -> Place {
        let byte = self.offset();
        Place {
            line: self.line,
            column: u32::try_from(byte - self.line_from).map_or(u32::MAX, |n| n.saturating_add(1)),
            byte,
        }
    }

    /// Where a byte further on in this line lies.
    #[inline]
    pub(crate) fn place_ahead(&self, ahead: usize) -> Place {
        let here = self.place();
        Place {
            line: here.line,
            column: here.column.saturating_add(ahead as u32),
            byte: here.byte + ahead as u64,
        }
    }

    /// Where a byte further on lies, so many lines below, if its line begins at `begins`.
    #[inline]
    pub(crate) fn place_below(&self, ahead: usize, lines: u64, begins: usize) -> Place {
        Place {
            line: self.line + lines,
            column: (ahead - begins) as u32 + 1,
            byte: self.offset() + ahead as u64,
        }
    }

    /// Sees to it that so many bytes are in memory, or all that are left.
    #[inline]
    pub(crate) fn want(&mut self, count: usize) -> Result<(), ReadPdnError<S::Error>> {
        if self.to - self.from < count && !self.is_last {
            self.fill()?;
        }
        Ok(())
    }

    /// Brings more bytes; false at the end, or when the longest token would not fit. How many come
    /// does not depend on how the source parts them.
    #[cold]
    pub(crate) fn fill(&mut self) -> Result<bool, ReadPdnError<S::Error>> {
        if self.is_last || self.to - self.from >= LONGEST {
            return Ok(false);
        }
        if self.from > 0 {
            self.bytes.copy_within(self.from..self.to, 0);
            self.before += self.from as u64;
            self.to -= self.from;
            self.from = 0;
        }
        if self.to + BLOCK / 2 > self.bytes.len() {
            self.bytes.resize(self.to + BLOCK, 0);
        }
        let old = self.to;
        while self.to < self.bytes.len() && !self.is_last {
            let room = &mut self.bytes[self.to..];
            let count = self.source.read(room).map_err(ReadPdnError::Source)?;
            self.is_last = count == 0;
            self.to += count.min(room.len());
        }
        self.look(old)?;
        Ok(self.to > old)
    }

    /// Looks at new bytes: are they text, and in which encoding?
    fn look(&mut self, old: usize) -> Result<(), ReadPdnError<S::Error>> {
        let new = &self.bytes[old..self.to];
        let is_first = self.before == 0 && old == 0;
        if is_first
            && self.encoding.is_none()
            && let Some(name) = wide(new)
        {
            return Err(ReadPdnError::Wide(name));
        }
        if is_first && let Some(at) = memchr::memchr(0, &new[..new.len().min(START)]) {
            return Err(ReadPdnError::Binary { at: at as u64 });
        }
        if self.encoding.is_none() && !new.is_ascii() {
            self.encoding = Some(Encoding::guess(new));
        }
        let has_mark = is_first && new.starts_with(b"\xef\xbb\xbf");
        if has_mark && self.encoding == Some(Encoding::UTF_8) {
            self.from = 3;
            self.line_from = 3;
        }
        Ok(())
    }

    /// Where the next mile stands in the rest, if it does within the longest token. What is in
    /// memory grows up to there.
    pub(crate) fn find(&mut self, mile: Mile) -> Result<Option<usize>, ReadPdnError<S::Error>> {
        loop {
            let found = self.find_within(mile, self.rest().len());
            if found.is_some() || !self.fill()? {
                return Ok(found);
            }
        }
    }

    /// Where the next mile stands in so much of the rest.
    pub(crate) fn find_within(&mut self, mile: Mile, limit: usize) -> Option<usize> {
        let offset = self.offset();
        let free = self.free[mile as usize].max(offset);
        let start = usize::try_from(free - offset).unwrap_or(usize::MAX);
        let text = mile.text();
        let part = self.rest().get(start..limit).unwrap_or_default();
        let found = match text {
            [byte] => memchr::memchr(*byte, part),
            _ => memchr::memmem::find(part, text),
        };
        let seen = found.unwrap_or((part.len() + 1).saturating_sub(text.len()));
        self.free[mile as usize] = free + seen as u64;
        found.map(|found| start + found)
    }

    /// Passes bytes of one line, all ASCII.
    #[inline]
    pub(crate) fn pass(&mut self, count: usize) {
        self.from = (self.from + count).min(self.to);
    }

    /// Passes bytes in which so many lines ended, the last of them right before `begins`.
    #[inline]
    pub(crate) fn pass_lines(&mut self, count: usize, lines: u64, begins: usize) {
        if lines > 0 {
            self.line += lines;
            self.line_from = self.offset() + begins as u64;
        }
        self.pass(count);
    }

    /// Passes bytes of any kind.
    pub(crate) fn pass_text(&mut self, count: usize) {
        let until = (self.from + count).min(self.to);
        let passed = &self.bytes[self.from..until];
        let base = self.before + self.from as u64;
        if let Some(last) = memchr::memrchr(b'\n', passed) {
            self.line += memchr::memchr_iter(b'\n', passed).count() as u64;
            self.line_from = base + last as u64 + 1 + self.continuing(&passed[last + 1..]);
        } else {
            self.line_from += self.continuing(passed);
        }
        self.from = until;
    }

    /// How many bytes only continue a character.
    fn continuing(&self, bytes: &[u8]) -> u64 {
        if self.encoding != Some(Encoding::UTF_8) || bytes.is_ascii() {
            return 0;
        }
        bytes.iter().filter(|byte| **byte & 0xc0 == 0x80).count() as u64
    }

    /// Passes blanks; tells whether there was an empty line among them. A comma between moves is a
    /// blank, and so are the two characters `\r` that some programs leave in the text.
    #[inline]
    pub(crate) fn pass_blanks(&mut self) -> Result<bool, ReadPdnError<S::Error>> {
        let first = self.line;
        loop {
            let mut at = self.from;
            while at < self.to {
                match self.bytes[at] {
                    b' ' | b'\t' | b'\r' | b',' | 0x0b | 0x0c | 0x1a => {}
                    b'\n' => {
                        self.line += 1;
                        self.line_from = self.before + at as u64 + 1;
                    }
                    b'\\' if at + 1 == self.to && !self.is_last => break,
                    b'\\' if matches!(self.bytes[at + 1..self.to].first(), Some(b'r' | b'n')) => {
                        at += 1;
                    }
                    _ => {
                        self.from = at;
                        return Ok(self.line > first + 1);
                    }
                }
                at += 1;
            }
            self.from = at;
            if !self.fill()? {
                return Ok(self.line > first + 1);
            }
        }
    }
}

/// The name of an encoding with two bytes a character that a file begins in.
fn wide(bytes: &[u8]) -> Option<&'static str> {
    match *bytes {
        [0xff, 0xfe, ..] => Some("UTF-16LE"),
        [0xfe, 0xff, ..] => Some("UTF-16BE"),
        [a, 0, b, 0, ..] if a > 0 && b > 0 => Some("UTF-16LE"),
        [0, a, 0, b, ..] if a > 0 && b > 0 => Some("UTF-16BE"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time.
    struct Drops<'a>(&'a [u8]);

    impl Source for Drops<'_> {
        type Error = core::convert::Infallible;

        fn read(&mut self, into: &mut [u8]) -> Result<usize, Self::Error> {
            let mut one = self.0.get(..1).unwrap_or_default();
            self.0 = self.0.get(1..).unwrap_or_default();
            one.read(into)
        }
    }

    #[test]
    fn lines_and_columns_count_characters() {
        let mut window = Window::new(Drops("ä ö\n\n  ü x".as_bytes()), None);
        assert_eq!(window.want(100), Ok(()));
        window.pass_text("ä".len());
        assert_eq!((window.place().line, window.place().column), (1, 2));
        assert_eq!(window.pass_blanks(), Ok(false));
        window.pass_text("ö".len());
        assert_eq!(window.pass_blanks(), Ok(true));
        assert_eq!((window.place().line, window.place().column), (3, 3));
        window.pass_text("ü ".len());
        assert_eq!((window.place().line, window.place().column), (3, 5));
        assert_eq!(window.place().byte, 12);
    }
}
