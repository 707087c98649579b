//! Hash chain of an event file (`docs/decisions/0033-chained-event-files.md`).
//!
//! The head of a file is the SHA-256 of its bytes, which is what `sha256sum` prints. A line that is added ends with
//! `after=HEAD`, the head of everything before it. Who changes a line has to change every line behind it, and the head that
//! was printed or published tells on him.

use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use super::fields::{self, Line};
use super::{HEADING, write_entry};
use crate::festival::LogEntry;
use crate::lots::hexadecimal;

/// Field of a line that holds the head of everything before it.
pub(super) const AFTER: &str = "after";
/// Field of a line that holds how many more lines the same command wrote.
pub(super) const MORE: &str = "more";
/// Fewest digits of a head that are worth comparing: 64 bits.
const FEWEST_DIGITS: usize = 16;
const DIGITS: usize = 64;

/// SHA-256 of a file up to the end of one of its lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Head([u8; 32]);

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&hexadecimal(&self.0))
    }
}

impl fmt::Debug for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Head({self})")
    }
}

/// A head copied from paper: all 64 digits, or the first of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeadDigits(String);

/// What is no beginning of a head.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseHeadDigitsError {
    /// Something else than a hexadecimal digit.
    #[error("{0:?} is no hexadecimal digit")]
    NoDigit(char),
    /// Too few digits, or more than a head has.
    #[error("expected {FEWEST_DIGITS} to {DIGITS} hexadecimal digits, found {0}")]
    Length(usize),
}

impl HeadDigits {
    /// Whether a head begins with these digits.
    pub fn fits(&self, head: &Head) -> bool {
        head.to_string().starts_with(&self.0)
    }
}

/// Blanks between groups of digits and capital letters are read too.
impl FromStr for HeadDigits {
    type Err = ParseHeadDigitsError;

    fn from_str(text: &str) -> Result<HeadDigits, ParseHeadDigitsError> {
        let digits = text.chars().filter(|c| !c.is_whitespace());
        let digits: String = digits.map(|c| c.to_ascii_lowercase()).collect();
        if let Some(other) = digits.chars().find(|c| !c.is_ascii_hexdigit()) {
            return Err(ParseHeadDigitsError::NoDigit(other));
        }
        match digits.len() {
            FEWEST_DIGITS..=DIGITS => Ok(HeadDigits(digits)),
            length => Err(ParseHeadDigitsError::Length(length)),
        }
    }
}

/// Running hash of a file, to which lines are added.
#[derive(Clone, Default)]
pub struct Chain(Sha256);

impl Chain {
    /// The chain of a new file, and the line that it begins with.
    pub fn begin() -> (Chain, String) {
        let heading = format!("{HEADING}\n");
        let mut chain = Chain::default();
        chain.take(heading.as_bytes());
        (chain, heading)
    }

    /// Takes in bytes of the file.
    pub fn take(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Head of everything that was taken in.
    pub fn head(&self) -> Head {
        Head(self.0.clone().finalize().into())
    }

    /// The lines of entries that one command makes, each with the head before it and its end. They are taken in.
    pub fn add(&mut self, entries: &[LogEntry]) -> String {
        let mut text = String::new();
        let more = (0..entries.len()).rev();
        for (entry, more) in entries.iter().zip(more) {
            let mut line = write_entry(entry);
            if more > 0 {
                fields::add(&mut line, MORE, &more.to_string());
            }
            fields::add(&mut line, AFTER, &self.head().to_string());
            line.push('\n');
            self.take(line.as_bytes());
            text.push_str(&line);
        }
        text
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chain({})", self.head())
    }
}

/// First place where a file is not what was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Break {
    /// First line that was changed, from 1 on.
    pub line: usize,
    /// What shows it.
    pub sign: Sign,
}

/// What shows that a line was changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// The hash in a later line does not fit: this line was changed, or a line behind it added or removed.
    Hash {
        /// Line whose hash does not fit.
        at: usize,
    },
    /// Nothing but the hash in the line itself was changed.
    OwnHash,
    /// The line has no hash, and stands behind lines that have one.
    NoHash,
}

/// Whether the lines of a file are those that were written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seal {
    /// No line has a hash: a file of version 1.
    None,
    /// Every hash fits.
    Whole {
        /// First line that has a hash. In a file of version 1 it covers all lines before it together.
        from: usize,
    },
    /// Something was changed.
    Broken(Break),
}

/// Follows the hashes of a file line by line.
#[derive(Debug)]
pub(super) struct Follower {
    chain: Chain,
    seal: Seal,
    /// Last line with an event.
    last: usize,
    /// Every line must have a hash.
    must: bool,
    /// The chain as it were if only the hash of the broken line were wrong.
    otherwise: Option<Chain>,
}

impl Follower {
    /// A follower behind the heading; in a file of version 2 every line has a hash.
    pub(super) fn new(heading: &[u8], must: bool) -> Follower {
        let mut chain = Chain::default();
        chain.take(heading);
        Follower {
            chain,
            seal: Seal::None,
            last: 1,
            must,
            otherwise: None,
        }
    }

    /// A line that tells no event.
    pub(super) fn pass(&mut self, bytes: &[u8]) {
        self.chain.take(bytes);
        if let Some(otherwise) = &mut self.otherwise {
            otherwise.take(bytes);
        }
    }

    /// A line with an event, and the hash that stands in it.
    pub(super) fn take(&mut self, line: usize, bytes: &[u8], after: Option<&str>) {
        self.look(line, bytes, after);
        self.chain.take(bytes);
        self.last = line;
    }

    fn look(&mut self, line: usize, bytes: &[u8], after: Option<&str>) {
        let head = self.chain.head();
        let is_right = after.is_some_and(|after| after == head.to_string());
        self.seal = match (self.seal, after) {
            (Seal::Broken(known), _) => Seal::Broken(self.blamed(known, after)),
            (Seal::None, None) if !self.must => Seal::None,
            (_, None) => Seal::Broken(Break {
                line,
                sign: Sign::NoHash,
            }),
            (Seal::None, Some(_)) if is_right => Seal::Whole { from: line },
            (seal @ Seal::Whole { .. }, Some(_)) if is_right => seal,
            (_, Some(after)) => {
                self.otherwise = righted(&self.chain, bytes, after, &head);
                Seal::Broken(Break {
                    line: self.last,
                    sign: Sign::Hash { at: line },
                })
            }
        };
    }

    /// Blames the hash of a line instead of the line before it, where the next line says so.
    fn blamed(&mut self, known: Break, after: Option<&str>) -> Break {
        let otherwise = self.otherwise.take();
        let is_own = otherwise.is_some_and(|chain| after == Some(&chain.head().to_string()));
        match known.sign {
            Sign::Hash { at } if is_own => Break {
                line: at,
                sign: Sign::OwnHash,
            },
            _ => known,
        }
    }

    pub(super) const fn has_hashes(&self) -> bool {
        self.must || !matches!(self.seal, Seal::None)
    }

    pub(super) fn end(self) -> (Chain, Seal) {
        (self.chain, self.seal)
    }
}

/// The chain behind a line, had the right hash stood in it.
fn righted(before: &Chain, bytes: &[u8], after: &str, head: &Head) -> Option<Chain> {
    let text = core::str::from_utf8(bytes).ok()?;
    let (front, back) = text.rsplit_once(after)?;
    let mut chain = before.clone();
    chain.take(format!("{front}{head}{back}").as_bytes());
    Some(chain)
}

/// Whether a line that has no end is whole but for it: its last field is a hash with all its digits.
pub(super) fn is_complete(line: &mut Line<'_>) -> bool {
    let after = line.may(AFTER);
    after.is_some_and(|after| after.len() == DIGITS && after.bytes().all(|b| b.is_ascii_hexdigit()))
}
