//! Where the bytes of a table lie: in a file on disk, or in the program itself.

use std::fs::File;
use std::io;

/// Bytes that are read at any place, by many threads at once.
#[derive(Debug)]
pub(crate) enum Source {
    File(File),
    Memory(&'static [u8]),
}

impl Source {
    /// How many bytes there are.
    pub(crate) fn size(&self) -> io::Result<u64> {
        match self {
            Source::File(file) => Ok(file.metadata()?.len()),
            Source::Memory(bytes) => Ok(bytes.len() as u64),
        }
    }

    /// Fills the buffer from a place on.
    pub(crate) fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        match self {
            Source::File(file) => read_at(file, offset, buffer),
            Source::Memory(bytes) => {
                let from = usize::try_from(offset).ok();
                let range = from.and_then(|from| Some(from..from.checked_add(buffer.len())?));
                let found = range.and_then(|range| bytes.get(range));
                buffer.copy_from_slice(found.ok_or(io::ErrorKind::UnexpectedEof)?);
                Ok(())
            }
        }
    }

    /// Reads the beginning, as much as there is; what is missing stays as it was.
    pub(crate) fn read_up_to(&self, buffer: &mut [u8]) -> io::Result<()> {
        let there = usize::try_from(self.size()?).unwrap_or(usize::MAX);
        let len = buffer.len().min(there);
        self.read_at(0, &mut buffer[..len])
    }
}

#[cfg(unix)]
fn read_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, buffer, offset)
}

#[cfg(windows)]
fn read_at(file: &File, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
    let mut at = 0;
    while at < buffer.len() {
        let place = offset + at as u64;
        match std::os::windows::fs::FileExt::seek_read(file, &mut buffer[at..], place)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => at += read,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_like_a_file_and_not_beyond_its_end() {
        let source = Source::Memory(b"table");
        let mut two = [0; 2];
        source.read_at(3, &mut two).unwrap();
        assert_eq!(&two, b"le");
        assert!(source.read_at(4, &mut two).is_err());
        assert!(source.read_at(u64::MAX, &mut two).is_err());
        let mut long = [0; 8];
        source.read_up_to(&mut long).unwrap();
        assert_eq!(&long, b"table\0\0\0");
    }
}
