//! The drawing of lots: anyone can recompute it, and nobody can steer it (`002:J.2`, `002:§41c`).
//!
//! 1. Before registration closes the organiser draws a [`Secret`] and publishes its [`Commitment`].
//! 2. Registration closes: the list of players is fixed.
//! 3. Somebody gives words in public.
//! 4. The organiser publishes the secret. Secret, words and list give the draw, and nothing else
//!    does.
//!
//! The organiser cannot choose a secret that suits him, because he does not know the words; whoever
//! gives the words cannot choose them to suit him, because he does not know the secret. Nobody who
//! knows the secret may therefore give the words.
//!
//! # The recipe
//!
//! Everything that is hashed is text in UTF-8, so that `printf` and `sha256sum` are enough to
//! follow it; `docs/lots.md` has it as a dozen lines of Python and as commands. A *field* is a text
//! behind its length in bytes, written in decimal, and a colon; a comma ends it: `3:abc,`. H is
//! SHA-256, written as 64 lower-case hexadecimal digits.
//!
//! * commitment = H of the fields `peatee lots 1 commitment` and secret in hexadecimal digits.
//! * seed = H of the fields `peatee lots 1 seed`, secret in hexadecimal digits, event, words,
//!   purpose, serial number, number of entries, and each of the entries, sorted by their bytes.
//! * block i = H of the fields `peatee lots 1 block`, seed, and i, from i = 0 on. Its digits, 16 at
//!   a time, are four whole numbers; the blocks one after the other are the stream of numbers.
//! * a number below n: the next number x of the stream that is less than 2⁶⁴ − (2⁶⁴ mod n), as
//!   x mod n. Greater ones are passed over: without that small results would be likelier.
//! * the draw: the sorted entries are numbered from 0; for i from the last place down to 1 the
//!   entries at i and at a number below i + 1 change places. Who then stands first has number 1.
//! * one of several: the one with number 1.
//!
//! Words and texts are used as they are, except that each run of white space in the words counts as
//! one space and none stands at their ends.

mod chain;

use core::fmt;
use core::str::FromStr;

pub use chain::{Chain, LONGEST_CHAIN, is_key};
use sha2::{Digest, Sha256};

/// The fewest random bytes of a secret.
pub const LEAST_SECRET: usize = 16;
/// The most bytes of a secret.
pub const MOST_SECRET: usize = 64;

const FOR_COMMITMENT: &str = "peatee lots 1 commitment";
const FOR_SEED: &str = "peatee lots 1 seed";
const FOR_BLOCK: &str = "peatee lots 1 block";

/// What is no secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoSecret {
    /// It could be guessed, or is longer than there is any use for.
    #[error("a secret has {LEAST_SECRET} to {MOST_SECRET} random bytes, not {0}")]
    Length(usize),
    /// Two hexadecimal digits a byte; the place in the text, from 1 on.
    #[error("expected two hexadecimal digits at byte {0}")]
    NoDigits(usize),
}

/// The random bytes that the organiser keeps to himself until the words have been given.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// A secret of bytes that must come from the random numbers of the machine.
    ///
    /// # Errors
    ///
    /// If they are too few or too many.
    pub fn new(bytes: &[u8]) -> Result<Secret, NoSecret> {
        match bytes.len() {
            LEAST_SECRET..=MOST_SECRET => Ok(Secret(bytes.to_vec())),
            length => Err(NoSecret::Length(length)),
        }
    }

    /// In hexadecimal digits, as it is published after the draw.
    pub fn reveal(&self) -> String {
        hexadecimal(&self.0)
    }
}

/// Tells nothing: a secret must not get into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Reads what [`Secret::reveal`] writes.
impl FromStr for Secret {
    type Err = NoSecret;

    fn from_str(text: &str) -> Result<Secret, NoSecret> {
        Secret::new(&from_hexadecimal(text)?)
    }
}

/// What is published of a secret before registration closes: it tells nothing of the secret and
/// fits no other.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&hexadecimal(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What is no commitment: it has 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("expected 64 hexadecimal digits, found {0:?}")]
pub struct ParseCommitmentError(pub String);

impl FromStr for Commitment {
    type Err = ParseCommitmentError;

    fn from_str(text: &str) -> Result<Commitment, ParseCommitmentError> {
        let bytes = from_hexadecimal(text).ok();
        let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or_else(|| ParseCommitmentError(text.to_owned()));
        bytes.map(Commitment)
    }
}

/// The commitment to a secret.
pub fn commit(secret: &Secret) -> Commitment {
    Commitment(hash(
        &[FOR_COMMITMENT, &secret.reveal()].map(field).concat(),
    ))
}

/// Whether a revealed secret is the one that was committed to.
pub fn verify(commitment: &Commitment, secret: &Secret) -> bool {
    commit(secret) == *commitment
}

/// What is drawn. No two purposes share a stream of numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// The numbers of the participants (`002:J.2`).
    Numbers,
    /// Which round of the table is played on a day of play (`002:J.5`).
    RoundOfDay(u32),
    /// Who has White in the first round, or which of two colours the first player has.
    FirstColour,
    /// Who of equals comes first on a place.
    Tie {
        /// The best place that they share.
        place: u32,
    },
    /// The opening of a board, or of the whole round on board 0.
    Opening {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Anything else, in the words of the organiser.
    Other(String),
}

/// As it is hashed.
impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purpose::Numbers => f.write_str("numbers"),
            Purpose::RoundOfDay(day) => write!(f, "round of day {day}"),
            Purpose::FirstColour => f.write_str("first colour"),
            Purpose::Tie { place } => write!(f, "tie for place {place}"),
            Purpose::Opening { round, board } => {
                write!(f, "opening of round {round} board {board}")
            }
            Purpose::Other(what) => write!(f, "other: {what}"),
        }
    }
}

/// Why nothing is drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoDraw {
    /// The words are blank.
    #[error("the draw needs words given in public")]
    NoWords,
    /// Nothing to draw from.
    #[error("there is nothing to draw from")]
    NoEntries,
    /// An entry is blank, or has white space at an end, so that it could not be told from another.
    #[error("entry {index} is blank or has white space at an end")]
    Blank {
        /// Its index.
        index: usize,
    },
    /// A text has characters that nobody sees.
    #[error("{text:?} has control characters")]
    Control {
        /// The text.
        text: String,
    },
    /// Two entries are the same, so that nobody could say who has which number.
    #[error("entries {first} and {second} are the same: {text:?}")]
    Twice {
        /// The index of one.
        first: usize,
        /// The index of the other.
        second: usize,
        /// What they are.
        text: String,
    },
}

/// The urn of one event: secret and words together.
///
/// # Examples
///
/// ```
/// use peatee_tournament::lots::{self, Lots, Purpose, Secret};
///
/// // In earnest, the bytes come from the random numbers of the machine.
/// let secret = Secret::new(&[7; 32])?;
/// let published = lots::commit(&secret);
///
/// // Registration has closed, words have been given, and the secret is revealed.
/// assert!(lots::verify(&published, &secret));
/// let lots = Lots::new(&secret, "Tallinn 1953", "rain before noon")?;
/// let players = ["Kask", "Tamm", "Mägi"];
/// let order = lots.draw(&Purpose::Numbers, 1, &players)?;
/// let names: Vec<&str> = order.iter().map(|index| players[*index]).collect();
/// assert_eq!(names, ["Tamm", "Kask", "Mägi"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Lots {
    secret: Secret,
    event: String,
    words: String,
}

impl Lots {
    /// The urn of an event (or of one section of it), with the words given in public.
    ///
    /// # Errors
    ///
    /// If the words are blank, or a text has control characters.
    pub fn new(secret: &Secret, event: &str, words: &str) -> Result<Lots, NoDraw> {
        let words: Vec<&str> = words.split_whitespace().collect();
        if words.is_empty() {
            return Err(NoDraw::NoWords);
        }
        let words = words.join(" ");
        visible(event)?;
        visible(&words)?;
        Ok(Lots {
            secret: secret.clone(),
            event: event.to_owned(),
            words,
        })
    }

    /// Draws an order: the indices of the entries, the one with number 1 first. The order in which
    /// the entries are given does not matter.
    ///
    /// The serial number is 1, and 2 if lots must be drawn anew for the same purpose (`002:§38.1`).
    ///
    /// # Errors
    ///
    /// If there are no entries, or they cannot be told apart.
    pub fn draw(
        &self,
        purpose: &Purpose,
        serial: u32,
        entries: &[impl AsRef<str>],
    ) -> Result<Vec<usize>, NoDraw> {
        let mut order = sorted(entries)?;
        let text = self.seed_text(purpose, serial, entries)?;
        let mut stream = Stream::new(hash(&text));
        for place in (1..order.len()).rev() {
            let other = stream.below(place as u64 + 1);
            order.swap(place, other as usize);
        }
        Ok(order)
    }

    /// Draws one of several: the index of the one that [`Lots::draw`] gives number 1.
    ///
    /// # Errors
    ///
    /// If there are no entries, or they cannot be told apart.
    pub fn draw_one_of(
        &self,
        purpose: &Purpose,
        serial: u32,
        entries: &[impl AsRef<str>],
    ) -> Result<usize, NoDraw> {
        let order = self.draw(purpose, serial, entries)?;
        order.first().copied().ok_or(NoDraw::NoEntries)
    }

    /// The text whose SHA-256 is the seed of a draw, to be published with it.
    ///
    /// # Errors
    ///
    /// If there are no entries, or they cannot be told apart.
    pub fn seed_text(
        &self,
        purpose: &Purpose,
        serial: u32,
        entries: &[impl AsRef<str>],
    ) -> Result<String, NoDraw> {
        let order = sorted(entries)?;
        let purpose = purpose.to_string();
        visible(&purpose)?;
        let (serial, count) = (serial.to_string(), entries.len().to_string());
        let head = [
            FOR_SEED,
            &self.secret.reveal(),
            &self.event,
            &self.words,
            &purpose,
            &serial,
            &count,
        ];
        let texts = order.iter().map(|index| entries[*index].as_ref());
        Ok(head.into_iter().chain(texts).map(field).collect())
    }
}

/// The indices of the entries, sorted by the bytes of their texts.
fn sorted(entries: &[impl AsRef<str>]) -> Result<Vec<usize>, NoDraw> {
    let text = |index: usize| entries[index].as_ref();
    for index in 0..entries.len() {
        visible(text(index))?;
        if text(index).is_empty() || text(index).trim() != text(index) {
            return Err(NoDraw::Blank { index });
        }
    }
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|index| text(*index));
    let twice = order.windows(2).find(|two| text(two[0]) == text(two[1]));
    match (twice, order.is_empty()) {
        (Some(two), _) => Err(NoDraw::Twice {
            first: two[0],
            second: two[1],
            text: text(two[0]).to_owned(),
        }),
        (None, true) => Err(NoDraw::NoEntries),
        (None, false) => Ok(order),
    }
}

fn visible(text: &str) -> Result<(), NoDraw> {
    if text.chars().any(char::is_control) {
        return Err(NoDraw::Control {
            text: text.to_owned(),
        });
    }
    Ok(())
}

/// A stream of numbers from a seed.
struct Stream {
    seed: String,
    block: [u8; 32],
    /// How many numbers have been taken.
    taken: u64,
}

impl Stream {
    fn new(seed: [u8; 32]) -> Stream {
        Stream {
            seed: hexadecimal(&seed),
            block: [0; 32],
            taken: 0,
        }
    }

    fn next(&mut self) -> u64 {
        let (block, part) = (self.taken / 4, (self.taken % 4) as usize);
        if part == 0 {
            let number = block.to_string();
            self.block = hash(&[FOR_BLOCK, &self.seed, &number].map(field).concat());
        }
        self.taken += 1;
        let bytes = self.block.iter().skip(part * 8).take(8);
        bytes.fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// A number below `bound`, each as likely as any other; 0 where there is no other.
    fn below(&mut self, bound: u64) -> u64 {
        let bound = bound.max(1);
        // 2⁶⁴ mod bound, without a number that does not fit.
        let beyond = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.next();
            if number <= u64::MAX - beyond {
                return number % bound;
            }
        }
    }
}

/// A text behind its length, so that no two lists of texts are written alike.
fn field(text: &str) -> String {
    format!("{}:{text},", text.len())
}

pub(crate) fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hexadecimal(text: &str) -> Result<Vec<u8>, NoSecret> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = text.as_bytes().chunks(2).enumerate();
    pairs
        .map(|(index, pair)| {
            match pair {
                [high, low] => digit(*high).zip(digit(*low)),
                _ => None,
            }
            .and_then(|(high, low)| u8::try_from(high * 16 + low).ok())
            .ok_or(NoSecret::NoDigits(index * 2 + 1))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bound just above half of all numbers passes over nearly every second of them.
    #[test]
    fn numbers_that_would_be_likelier_are_passed_over() {
        let bound = (1 << 63) + 1;
        let mut all = Stream::new([3; 32]);
        let mut some = Stream::new([3; 32]);
        let numbers: Vec<u64> = (0..64).map(|_| all.next()).collect();
        let kept: Vec<u64> = numbers
            .into_iter()
            .filter(|number| *number < bound)
            .collect();
        assert!((16..48).contains(&kept.len()));
        for number in kept {
            assert_eq!(some.below(bound), number);
        }
    }

    #[test]
    fn bounds_at_their_ends() {
        let mut stream = Stream::new([3; 32]);
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
        assert!(stream.below(u64::MAX) < u64::MAX);
    }
}
