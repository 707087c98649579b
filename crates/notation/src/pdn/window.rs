//! The part of a file that is in memory, and where it lies in the file.

use alloc::vec;
use alloc::vec::Vec;

use crate::pdn::Place;

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

/// So many bytes are read at once.
const BLOCK: usize = 64 * 1024;
/// No token may be longer than this.
pub(crate) const LONGEST: usize = 1024 * 1024;

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
}

impl<S: Source> Window<S> {
    pub(crate) fn new(source: S) -> Window<S> {
        Window {
            source,
            bytes: vec![0; BLOCK],
            from: 0,
            to: 0,
            is_last: false,
            before: 0,
            line: 1,
            line_from: 0,
        }
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

    /// How many bytes of the file have been passed.
    #[inline]
    pub(crate) fn offset(&self) -> u64 {
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

    /// Sees to it that so many bytes are in memory, or all that are left; tells whether bytes came.
    #[inline]
    pub(crate) fn want(&mut self, count: usize) -> Result<bool, S::Error> {
        if self.to - self.from >= count || self.is_last {
            return Ok(false);
        }
        self.fill()
    }

    /// Brings more bytes; false at the end, or when the longest token would not fit.
    #[cold]
    pub(crate) fn fill(&mut self) -> Result<bool, S::Error> {
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
        let count = self.source.read(&mut self.bytes[self.to..])?;
        self.is_last = count == 0;
        self.to += count;
        Ok(count > 0)
    }

    /// Passes bytes of one line, all ASCII.
    #[inline]
    pub(crate) fn pass(&mut self, count: usize) {
        self.from = (self.from + count).min(self.to);
    }

    /// Passes bytes of any kind.
    pub(crate) fn pass_text(&mut self, count: usize) {
        let until = (self.from + count).min(self.to);
        let passed = &self.bytes[self.from..until];
        let base = self.before + self.from as u64;
        if let Some(last) = memchr::memrchr(b'\n', passed) {
            self.line += memchr::memchr_iter(b'\n', passed).count() as u64;
            self.line_from = base + last as u64 + 1 + continuing(&passed[last + 1..]);
        } else {
            self.line_from += continuing(passed);
        }
        self.from = until;
    }

    /// Passes blanks; tells whether there was an empty line among them. A comma between moves is a
    /// blank, and so are the two characters `\r` that some programs leave in the text.
    #[inline]
    pub(crate) fn pass_blanks(&mut self) -> Result<bool, S::Error> {
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
                    b'\\' if matches!(self.bytes.get(at + 1), Some(b'r' | b'n')) => at += 1,
                    _ => {
                        self.from = at;
                        return Ok(self.line > first + 1);
                    }
                }
                at += 1;
            }
            self.from = at.min(self.to);
            if !self.fill()? {
                return Ok(self.line > first + 1);
            }
        }
    }
}

/// How many bytes only continue a character of UTF-8.
fn continuing(bytes: &[u8]) -> u64 {
    if bytes.is_ascii() {
        return 0;
    }
    bytes.iter().filter(|byte| **byte & 0xc0 == 0x80).count() as u64
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
        let mut window = Window::new(Drops("ä ö\n\n  ü x".as_bytes()));
        assert_eq!(window.want(100), Ok(true));
        while window.fill() == Ok(true) {}
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
