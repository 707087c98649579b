//! A file as it lies on a disk: with a last line that may be torn, and hashes that may not fit.

use super::chain::{self, Break, Chain, Follower, Head, HeadDigits, Seal};
use super::fields::Line;
use super::wrong::WrongLine;
use super::{FaultKind, FileFault, HEADING, HEADING_1, LONGEST_FILE, entry_of, is_event};
use crate::competition::Misfit;
use crate::festival::Festival;

/// What stands behind the last whole line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tail {
    /// Nothing.
    Clean,
    /// The end of the last line is missing; its event is there.
    NoLineEnd,
    /// Lines that were not written to their end. No command has reported them as done.
    Torn {
        /// The first of them, from 1 on.
        line: usize,
    },
    /// A line of version 1 without its end: it can be read, but may have been longer.
    Doubtful {
        /// Which, from 1 on.
        line: usize,
    },
}

/// An event file that was read.
#[derive(Debug)]
pub struct Opened {
    /// The event, without what is torn or doubtful.
    pub festival: Festival,
    /// The hash of the part that stands, to add lines to.
    pub chain: Chain,
    /// Whether its lines are those that were written.
    pub seal: Seal,
    /// How many bytes stand.
    pub whole: usize,
    /// What follows them.
    pub tail: Tail,
}

/// One line of a file, with its end where it has one.
#[derive(Clone, Copy)]
struct Raw<'a> {
    number: usize,
    start: usize,
    bytes: &'a [u8],
}

impl<'a> Raw<'a> {
    fn is_ended(&self) -> bool {
        self.bytes.ends_with(b"\n")
    }

    fn text(&self) -> Result<&'a str, FileFault> {
        let text = core::str::from_utf8(self.bytes);
        let text = text.map_err(|_| self.fault(WrongLine::NotUtf8))?;
        Ok(text.trim_end_matches(['\n', '\r']))
    }

    const fn fault(&self, why: WrongLine) -> FileFault {
        FileFault::in_line(self.number, why)
    }
}

fn lines(bytes: &[u8]) -> impl Iterator<Item = Raw<'_>> {
    let mut start = 0;
    let all = (1..).zip(bytes.split_inclusive(|byte| *byte == b'\n'));
    all.map(move |(number, bytes)| {
        let line = Raw {
            number,
            start,
            bytes,
        };
        start += bytes.len();
        line
    })
}

/// Why a file was not read by whoever has limits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOpened {
    /// Something is wrong in it.
    #[error(transparent)]
    Fault(#[from] FileFault),
    /// The caller did not want to go on.
    #[error("stopped before line {line}")]
    Stopped {
        /// The line that was not read, from 1 on.
        line: usize,
    },
}

/// Reads a file, also one whose last lines were not written to their end.
///
/// # Errors
/// The first line that cannot be read, or whose event does not fit.
pub fn open(bytes: &[u8]) -> Result<Opened, FileFault> {
    read(bytes, &mut |_, _| Ok(()))
}

/// As [`open`], asking before each line whether to go on with what has been read: for a caller with limits of time and memory.
///
/// # Errors
/// The first line that cannot be read, whose event does not fit, or before which the caller stopped.
pub fn open_while(
    bytes: &[u8],
    mut goes_on: impl FnMut(&Festival) -> bool,
) -> Result<Opened, NotOpened> {
    read(bytes, &mut |festival, line| match goes_on(festival) {
        true => Ok(()),
        false => Err(NotOpened::Stopped { line }),
    })
}

/// Reads a file, asking before each line.
fn read<E: From<FileFault>>(
    bytes: &[u8],
    before: &mut dyn FnMut(&Festival, usize) -> Result<(), E>,
) -> Result<Opened, E> {
    not_too_long(bytes.len())?;
    let mut lines = lines(bytes);
    let heading = lines.next().map_or(&[][..], |first| first.bytes);
    let version = version(heading)?;
    let mut reader = Reader {
        festival: Festival::new(),
        follower: Follower::new(heading, version > 1),
        command: None,
        whole: heading.len(),
    };
    let mut tail = Tail::Clean;
    if !heading.ends_with(b"\n") {
        reader.follower.pass(b"\n");
        tail = Tail::NoLineEnd;
    }
    for line in lines {
        before(&reader.festival, line.number)?;
        match line.is_ended() {
            true => reader.take(line)?,
            false => tail = reader.take_last(line)?,
        }
    }
    // A command is done whole or not at all.
    match reader.command {
        Some(first) => {
            let whole = bytes.get(..first.start).unwrap_or_default();
            let tail = Tail::Torn { line: first.number };
            read(whole, before).map(|opened| Opened { tail, ..opened })
        }
        None => Ok(reader.end(tail)),
    }
}

/// An event file that is being read.
struct Reader<'a> {
    festival: Festival,
    follower: Follower,
    /// First line of a command whose last line was not seen yet.
    command: Option<Raw<'a>>,
    whole: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, line: Raw<'a>) -> Result<(), FileFault> {
        let text = line.text()?;
        self.whole += line.bytes.len();
        match is_event(text) {
            true => self.apply(line, text),
            false => {
                self.follower.pass(line.bytes);
                Ok(())
            }
        }
    }

    fn apply(&mut self, line: Raw<'a>, text: &str) -> Result<(), FileFault> {
        let mut read = Line::new(text).map_err(|why| line.fault(why))?;
        let after = read.may(chain::AFTER);
        let more = read.may(chain::MORE);
        let entry = entry_of(read).map_err(|why| line.fault(why))?;
        let applied = self.festival.apply(entry);
        applied.map_err(|Misfit { why, .. }| line.fault(WrongLine::Misfit(why)))?;
        self.follower
            .take(line.number, line.bytes, after.as_deref());
        self.command = more.map(|_| self.command.unwrap_or(line));
        Ok(())
    }

    /// The last line, which has no end.
    fn take_last(&mut self, line: Raw<'a>) -> Result<Tail, FileFault> {
        let number = line.number;
        let torn = Ok(Tail::Torn { line: number });
        let Ok(text) = line.text() else {
            return torn;
        };
        let is_complete = Line::new(text).is_ok_and(|mut read| chain::is_complete(&mut read));
        if is_complete {
            self.take(line)?;
            self.follower.pass(b"\n");
            return Ok(Tail::NoLineEnd);
        }
        let can_be_read = || !is_event(text) || super::read_entry(text).is_ok();
        match !self.follower.has_hashes() && can_be_read() {
            true => Ok(Tail::Doubtful { line: number }),
            false => torn,
        }
    }

    fn end(self, tail: Tail) -> Opened {
        let (chain, seal) = self.follower.end();
        Opened {
            festival: self.festival,
            chain,
            seal,
            whole: self.whole,
            tail,
        }
    }
}

/// The first line that is not as it was written, also of a file whose events do not fit any more; none if every hash fits.
pub fn first_break(bytes: &[u8]) -> Option<Break> {
    let mut lines = lines(bytes);
    let heading = lines.next().map_or(&[][..], |first| first.bytes);
    let mut follower = Follower::new(heading, version(heading).ok()? > 1);
    for line in lines {
        match line.text() {
            Ok(text) if is_event(text) => {
                let after = Line::new(text)
                    .ok()
                    .and_then(|mut read| read.may(chain::AFTER));
                follower.take(line.number, line.bytes, after.as_deref());
            }
            Ok(_) | Err(_) => follower.pass(line.bytes),
        }
    }
    match follower.end().1 {
        Seal::Broken(found) => Some(found),
        Seal::None | Seal::Whole { .. } => None,
    }
}

/// The line behind which a file had this head, from 1 on; none if it never had it.
pub fn find_head(bytes: &[u8], wanted: &HeadDigits) -> Option<(usize, Head)> {
    let mut chain = Chain::default();
    let heads = lines(bytes).map(|line| {
        chain.take(line.bytes);
        if !line.is_ended() {
            chain.take(b"\n");
        }
        (line.number, chain.head())
    });
    heads.into_iter().find(|(_, head)| wanted.fits(head))
}

/// A file as it was before an editor changed the ends of its lines or put a mark before them; none if that would not make its
/// hashes fit.
pub fn unedited(bytes: &[u8]) -> Option<Vec<u8>> {
    let plain = bytes.strip_prefix(MARK).unwrap_or(bytes);
    let mut right = Vec::with_capacity(plain.len());
    for line in plain.split_inclusive(|byte| *byte == b'\n') {
        match line.strip_suffix(b"\r\n") {
            Some(line) => {
                right.extend_from_slice(line);
                right.push(b'\n');
            }
            None => right.extend_from_slice(line),
        }
    }
    let opened = open(&right).ok()?;
    let is_right = matches!(opened.seal, Seal::Whole { .. }) && right != bytes;
    is_right.then_some(right)
}

/// The mark of byte order that some editors put before a text.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// Whether the first bytes of a file are those of an event file, of whatever version.
pub fn is_event_file(first: &[u8]) -> bool {
    let first = first.strip_prefix(MARK).unwrap_or(first);
    first.starts_with(FAMILY.as_bytes())
}

/// What the headings of all versions begin with.
const FAMILY: &str = "peatee tournament ";

pub(super) fn not_too_long(bytes: usize) -> Result<(), FileFault> {
    match bytes > LONGEST_FILE {
        true => Err(FileFault {
            line: 1,
            why: WrongLine::TooLong(LONGEST_FILE as u64),
            kind: FaultKind::TooLong,
        }),
        false => Ok(()),
    }
}

/// The version of a file by its first line.
pub(super) fn version(heading: &[u8]) -> Result<u32, FileFault> {
    let heading = heading.strip_prefix(MARK).unwrap_or(heading);
    let text = String::from_utf8_lossy(heading);
    let text = text.trim_end();
    let newer = text.strip_prefix(FAMILY);
    let newer = newer.and_then(|number| number.parse::<u32>().ok());
    let found = match (text, newer) {
        (HEADING_1, _) => return Ok(1),
        (HEADING, _) => return Ok(2),
        ("", _) => "an empty file".to_owned(),
        (_, Some(version)) => format!("version {version}: a newer program wrote this file"),
        (other, None) => {
            let first: String = other.chars().take(40).collect();
            format!("{first:?}")
        }
    };
    let expected = HEADING;
    let why = WrongLine::Heading { expected, found };
    let kind = newer.map_or(FaultKind::Heading, FaultKind::Newer);
    Err(FileFault { line: 1, why, kind })
}
