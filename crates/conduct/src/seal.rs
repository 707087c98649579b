//! The sealed move: written secretly, kept in an envelope, opened at resumption (`002:§34.2`).
//!
//! Both players see a [`Commitment`], which says nothing of the move but fits no other. The sealer
//! keeps a [`Receipt`] that proves what he wrote. The house keeps a [`Sealed`] envelope: what was
//! written is locked with a key of its own, and that key with the [`EnvelopeKey`] of a key file,
//! which lies outside the database and its backups.
//!
//! Nothing here draws random bytes: they come as a [`Chance`].

use core::fmt;
use core::str::FromStr;

use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

/// The longest text that can be sealed, in bytes. Every text is filled up to it, so that the length
/// of an envelope tells nothing.
pub const LONGEST_SEALED: usize = 128;

const SALT: usize = 32;
const KEY: usize = 32;
const NONCE: usize = 24;
const TAG: usize = 16;
const CONTENTS: usize = SALT + LONGEST_SEALED;

/// The first byte of every stored envelope.
const VERSION: u8 = 1;
/// The first line of a key file.
const HEADER: &str = "peatee envelope key 1\n";

// No two uses of a key or of the hash may be taken for each other.
const FOR_KEY_ID: &[u8] = b"peatee envelope key id 1\n";
const FOR_KEY: &[u8] = b"peatee sealed key 1\n";
const FOR_CONTENTS: &[u8] = b"peatee sealed move 1\n";

/// Puts a text into an envelope. The text is kept as it is written: whether it is a legal move is
/// seen when it is opened.
///
/// `about` says which game and ply the envelope belongs to. It is not kept, but nobody opens the
/// envelope without saying the same.
///
/// # Errors
///
/// If the text is blank, longer than [`LONGEST_SEALED`] bytes, or has control characters or characters that are not
/// seen, such as those that turn the direction of writing.
///
/// # Examples
///
/// ```
/// use peatee_conduct::{Chance, EnvelopeKey, open, seal};
///
/// // In earnest, both come from the random numbers of the machine.
/// let (key, chance) = (EnvelopeKey::new([7; 32]), Chance::new([9; Chance::LENGTH]));
///
/// let (sealed, receipt) = seal("32-28", chance, &key, b"game 12, ply 81")?;
/// assert!(receipt.proves(&sealed.commitment()));
///
/// let opened = open(&sealed, &key, b"game 12, ply 81")?;
/// assert_eq!(opened.text(), "32-28");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn seal(
    text: &str,
    chance: Chance,
    key: &EnvelopeKey,
    about: &[u8],
) -> Result<(Sealed, Receipt), SealFault> {
    // What was sealed before may have such characters, and is opened as it is.
    if let Some(at) = text.find(is_unseen) {
        return Err(SealFault::Control { at });
    }
    let receipt = Receipt::new(chance.salt, text)?;
    let sealed = Sealed {
        commitment: Commitment::of(&receipt.salt, text),
        key_id: key.id(),
        key: Locked::lock(&chance.key, &key.0, chance.key_nonce, FOR_KEY)?,
        contents: Locked::lock(
            &receipt.to_contents(),
            &chance.key,
            chance.contents_nonce,
            &belonging(about),
        )?,
    };
    Ok((sealed, receipt))
}

/// Opens an envelope with the key and the game and ply that it was sealed with.
///
/// # Errors
///
/// If it needs another key, belongs to another game or ply, or if anything in it has been altered.
pub fn open(sealed: &Sealed, key: &EnvelopeKey, about: &[u8]) -> Result<Receipt, OpenFault> {
    let (needed, given) = (sealed.key_id, key.id());
    if needed != given {
        return Err(OpenFault::OtherKey { needed, given });
    }
    let inner = sealed.key.unlock(&key.0, FOR_KEY).ok_or(OpenFault::Key)?;
    let receipt = sealed
        .contents
        .unlock(&inner, &belonging(about))
        .and_then(|contents| Receipt::from_contents(&contents))
        .ok_or(OpenFault::Contents)?;
    if !receipt.proves(&sealed.commitment) {
        return Err(OpenFault::Commitment);
    }
    Ok(receipt)
}

/// Why a text cannot be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealFault {
    /// Nothing is written.
    #[error("nothing is written")]
    Blank,
    /// The text is longer than [`LONGEST_SEALED`].
    #[error("{0} bytes are written, at most {LONGEST_SEALED} can be sealed")]
    TooLong(usize),
    /// The text has a control character, such as a line end, or one that is not seen.
    #[error("control character at byte {at}")]
    Control {
        /// Its place.
        at: usize,
    },
    /// The cipher refuses, as it does with many gigabytes; never with a text of this length.
    #[error("the cipher refuses the text")]
    Cipher,
}

/// Why an envelope cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenFault {
    /// It was sealed with another key.
    #[error("the envelope needs key {needed}, this is key {given}")]
    OtherKey {
        /// The key it was sealed with.
        needed: KeyId,
        /// The key that was tried.
        given: KeyId,
    },
    /// Its own key has been altered.
    #[error("the key inside the envelope has been altered")]
    Key,
    /// What was written has been altered, or belongs to another game or ply.
    #[error("the contents of the envelope have been altered, or are of another game or ply")]
    Contents,
    /// What was written is not what the commitment was made of.
    #[error("the contents of the envelope do not fit its commitment")]
    Commitment,
}

impl OpenFault {
    /// Whether the right key was tried, and the envelope is not what was closed: no key will ever open it.
    pub const fn is_damage(self) -> bool {
        match self {
            OpenFault::OtherKey { .. } => false,
            OpenFault::Key | OpenFault::Contents | OpenFault::Commitment => true,
        }
    }
}

/// The key of a key file, with which envelopes are closed and opened.
pub struct EnvelopeKey(Zeroizing<[u8; KEY]>);

impl EnvelopeKey {
    /// A key of random bytes.
    pub fn new(random: [u8; KEY]) -> EnvelopeKey {
        EnvelopeKey(Zeroizing::new(random))
    }

    /// The name of the key, by which an envelope says which key it needs.
    pub fn id(&self) -> KeyId {
        let hash = Sha256::new_with_prefix(FOR_KEY_ID).chain_update(*self.0);
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = hash.finalize().into();
        KeyId([a, b, c, d, e, f, g, h])
    }

    /// What stands in the key file: a line that says what it is, and the key in hex digits.
    pub fn to_file_text(&self) -> Zeroizing<String> {
        // Long enough from the beginning: a text that grows leaves copies behind.
        let mut text = Zeroizing::new(String::with_capacity(HEADER.len() + 2 * KEY + 1));
        text.push_str(HEADER);
        // Writing to a String cannot fail.
        write_hex(&mut *text, &*self.0).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// Reads the text of a key file, which must be exactly as it was written, though hex digits may be
/// capitals.
impl FromStr for EnvelopeKey {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<EnvelopeKey, ParseKeyError> {
        let rest = text.strip_prefix(HEADER).ok_or(ParseKeyError::Header)?;
        let (digits, end) = rest.split_at(rest.find('\n').unwrap_or(rest.len()));
        let key = unhex(digits)?;
        if end != "\n" {
            return Err(ParseKeyError::End);
        }
        Ok(EnvelopeKey(key))
    }
}

/// The name of the key, never the key.
impl fmt::Debug for EnvelopeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EnvelopeKey({})", self.id())
    }
}

/// Why a key file cannot be read. No part of the key is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseKeyError {
    /// The first line is another.
    #[error("expected the line \"peatee envelope key 1\" first")]
    Header,
    /// The second line is not a key.
    #[error(transparent)]
    Digits(#[from] ParseHexError),
    /// The second line has no end, or something follows it.
    #[error("expected a line end after the key and nothing more")]
    End,
}

/// The name of a key: eight bytes of a hash of it, which tell nothing of the key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId([u8; 8]);

/// Sixteen hex digits.
impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for KeyId {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<KeyId, ParseHexError> {
        unhex(text).map(|bytes| KeyId(*bytes))
    }
}

impl fmt::Debug for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "KeyId({self})")
    }
}

/// The random bytes of one sealing. They are used up by it, so that no two envelopes share any.
pub struct Chance {
    salt: Zeroizing<[u8; SALT]>,
    key: Zeroizing<[u8; KEY]>,
    key_nonce: [u8; NONCE],
    contents_nonce: [u8; NONCE],
}

impl Chance {
    /// How many random bytes a sealing needs.
    pub const LENGTH: usize = SALT + KEY + NONCE + NONCE;

    /// Takes random bytes, of which nobody may know any beforehand.
    pub fn new(random: [u8; Chance::LENGTH]) -> Chance {
        let random = Zeroizing::new(random);
        let mut chance = Chance {
            salt: Zeroizing::new([0; SALT]),
            key: Zeroizing::new([0; KEY]),
            key_nonce: [0; NONCE],
            contents_nonce: [0; NONCE],
        };
        let secrets = chance.salt.iter_mut().chain(chance.key.iter_mut());
        let nonces = chance
            .key_nonce
            .iter_mut()
            .chain(&mut chance.contents_nonce);
        for (place, byte) in secrets.chain(nonces).zip(random.iter()) {
            *place = *byte;
        }
        chance
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").finish_non_exhaustive()
    }
}

/// What both players see of a sealed move: the SHA-256 of a salt of 32 random bytes and then the
/// text in UTF-8, with nothing between or after them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The commitment to a text. Anybody can make it, for example of the [`Receipt`] `SALT TEXT` by
    /// `(printf %s SALT | xxd -r -p; printf %s 'TEXT') | sha256sum`.
    pub fn of(salt: &[u8; 32], text: &str) -> Commitment {
        let hash = Sha256::new_with_prefix(salt).chain_update(text);
        Commitment(hash.finalize().into())
    }
}

/// Sixty-four hex digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Commitment, ParseHexError> {
        unhex(text).map(|bytes| Commitment(*bytes))
    }
}

/// What was written, with the salt of its commitment: the sealer's proof, and what is found when the
/// envelope is opened. It is a secret until then.
#[derive(Clone, PartialEq, Eq)]
pub struct Receipt {
    salt: Zeroizing<[u8; SALT]>,
    text: Zeroizing<String>,
}

impl Receipt {
    fn new(salt: Zeroizing<[u8; SALT]>, text: &str) -> Result<Receipt, SealFault> {
        check(text)?;
        let text = Zeroizing::new(text.to_owned());
        Ok(Receipt { salt, text })
    }

    /// What was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The random bytes that keep the commitment from being guessed.
    pub fn salt(&self) -> &[u8; 32] {
        &self.salt
    }

    /// Whether this is what the commitment was made of.
    pub fn proves(&self, commitment: &Commitment) -> bool {
        Commitment::of(&self.salt, &self.text) == *commitment
    }

    /// The salt, the text, and zeros up to the full length; a text has none.
    fn to_contents(&self) -> Zeroizing<[u8; CONTENTS]> {
        let mut contents = Zeroizing::new([0; CONTENTS]);
        let written = self.salt.iter().chain(self.text.as_bytes());
        for (place, byte) in contents.iter_mut().zip(written) {
            *place = *byte;
        }
        contents
    }

    fn from_contents(contents: &[u8; CONTENTS]) -> Option<Receipt> {
        let (salt, filled) = contents.split_first_chunk::<SALT>()?;
        let zeros = filled.iter().rev().take_while(|byte| **byte == 0).count();
        let text = filled.get(..filled.len().checked_sub(zeros)?)?;
        Receipt::new(Zeroizing::new(*salt), str::from_utf8(text).ok()?).ok()
    }
}

/// One line to keep: the salt in hex digits, a blank, and the text as it was written.
impl fmt::Display for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, self.salt())?;
        write!(f, " {}", self.text())
    }
}

/// Nothing of what was written.
impl fmt::Debug for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receipt").finish_non_exhaustive()
    }
}

impl FromStr for Receipt {
    type Err = ParseReceiptError;

    fn from_str(line: &str) -> Result<Receipt, ParseReceiptError> {
        let (salt, text) = line.split_once(' ').ok_or(ParseReceiptError::NoBlank)?;
        Ok(Receipt::new(unhex(salt)?, text)?)
    }
}

/// Why a line is not a receipt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseReceiptError {
    /// No blank parts the salt from the text.
    #[error("expected the salt, a blank and the text")]
    NoBlank,
    /// The salt cannot be read.
    #[error(transparent)]
    Salt(#[from] ParseHexError),
    /// The text cannot have been sealed.
    #[error(transparent)]
    Text(#[from] SealFault),
}

/// A closed envelope. Every envelope is of the same length.
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed {
    commitment: Commitment,
    key_id: KeyId,
    key: Locked<KEY>,
    contents: Locked<CONTENTS>,
}

impl Sealed {
    /// How many bytes an envelope takes.
    pub const LENGTH: usize = 1 + 32 + 8 + (NONCE + KEY + TAG) + (NONCE + CONTENTS + TAG);

    /// What both players may see of it.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The key it needs.
    pub fn key_id(&self) -> KeyId {
        self.key_id
    }

    /// The envelope as it is stored: a version, the commitment, the name of the key, then the
    /// envelope's own key and the contents, both locked.
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = [&[VERSION], &self.commitment.0[..], &self.key_id.0].concat();
        [head, self.key.to_bytes(), self.contents.to_bytes()].concat()
    }

    /// Reads what [`Sealed::to_bytes`] wrote. Whether it has been altered is seen by [`open`].
    ///
    /// # Errors
    ///
    /// If the version is not known, or the length is not [`Sealed::LENGTH`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Sealed, SealedBytesError> {
        match bytes.split_first() {
            Some((&VERSION, rest)) => {
                Sealed::from_body(rest).ok_or(SealedBytesError::Length(bytes.len()))
            }
            Some((&other, _)) => Err(SealedBytesError::Version(other)),
            None => Err(SealedBytesError::Length(0)),
        }
    }

    /// What follows the version.
    fn from_body(mut rest: &[u8]) -> Option<Sealed> {
        let sealed = Sealed {
            commitment: Commitment(take(&mut rest)?),
            key_id: KeyId(take(&mut rest)?),
            key: Locked::take(&mut rest)?,
            contents: Locked::take(&mut rest)?,
        };
        rest.is_empty().then_some(sealed)
    }
}

/// What is no secret: the commitment and the name of the key.
impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sealed")
            .field("commitment", &self.commitment)
            .field("key_id", &self.key_id)
            .finish_non_exhaustive()
    }
}

/// Why bytes are not an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SealedBytesError {
    /// The envelope is of a version that is not known here.
    #[error("expected an envelope of version {VERSION}, found {0}")]
    Version(u8),
    /// There are too many bytes, or too few.
    #[error("expected {expected} bytes, found {0}", expected = Sealed::LENGTH)]
    Length(usize),
}

/// Bytes locked with a key: without it, nobody reads them or alters them unnoticed.
#[derive(Clone, PartialEq, Eq)]
struct Locked<const N: usize> {
    nonce: [u8; NONCE],
    bytes: [u8; N],
    tag: [u8; TAG],
}

impl<const N: usize> Locked<N> {
    fn lock(
        secret: &[u8; N],
        key: &[u8; KEY],
        nonce: [u8; NONCE],
        about: &[u8],
    ) -> Result<Locked<N>, SealFault> {
        let mut bytes = *secret;
        let tag = XChaCha20Poly1305::new(key.into())
            .encrypt_inout_detached((&nonce).into(), about, bytes.as_mut_slice().into())
            .map_err(|_| SealFault::Cipher)?
            .into();
        Ok(Locked { nonce, bytes, tag })
    }

    fn unlock(&self, key: &[u8; KEY], about: &[u8]) -> Option<Zeroizing<[u8; N]>> {
        let mut bytes = Zeroizing::new(self.bytes);
        XChaCha20Poly1305::new(key.into())
            .decrypt_inout_detached(
                (&self.nonce).into(),
                about,
                bytes.as_mut_slice().into(),
                (&self.tag).into(),
            )
            .ok()?;
        Some(bytes)
    }

    fn to_bytes(&self) -> Vec<u8> {
        [&self.nonce[..], &self.bytes, &self.tag].concat()
    }

    fn take(rest: &mut &[u8]) -> Option<Locked<N>> {
        Some(Locked {
            nonce: take(rest)?,
            bytes: take(rest)?,
            tag: take(rest)?,
        })
    }
}

/// The next bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}

/// What the contents are bound to.
fn belonging(about: &[u8]) -> Vec<u8> {
    [FOR_CONTENTS, about].concat()
}

/// Whether a text can be sealed.
/// Characters that are not seen, or that change how others are: joiners, directions of writing, variations, tags.
const fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{34f}'
            | '\u{600}'..='\u{605}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

fn check(text: &str) -> Result<(), SealFault> {
    if text.len() > LONGEST_SEALED {
        return Err(SealFault::TooLong(text.len()));
    }
    if let Some(at) = text.find(char::is_control) {
        return Err(SealFault::Control { at });
    }
    if text.trim().is_empty() {
        return Err(SealFault::Blank);
    }
    Ok(())
}

/// Why a text is not the hex digits that it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseHexError {
    /// There are too many bytes, or too few.
    #[error("expected {expected} hex digits, found {found} bytes")]
    Length {
        /// How many digits there should be.
        expected: usize,
        /// How many bytes there are.
        found: usize,
    },
    /// Something else stands where a digit should.
    #[error("expected a hex digit at byte {at}")]
    Digit {
        /// Its place.
        at: usize,
    },
}

fn unhex<const N: usize>(text: &str) -> Result<Zeroizing<[u8; N]>, ParseHexError> {
    if text.len() != 2 * N {
        let (expected, found) = (2 * N, text.len());
        return Err(ParseHexError::Length { expected, found });
    }
    let mut bytes = Zeroizing::new([0; N]);
    for (at, digit) in text.bytes().enumerate() {
        let value = hex_value(digit).ok_or(ParseHexError::Digit { at })?;
        if let Some(byte) = bytes.get_mut(at / 2) {
            *byte = *byte << 4 | value;
        }
    }
    Ok(bytes)
}

fn hex_value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

fn write_hex(to: &mut impl fmt::Write, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(to, "{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(text: &[u8]) -> [u8; CONTENTS] {
        let mut contents = [5; CONTENTS];
        contents[SALT..].fill(0);
        contents[SALT..][..text.len()].copy_from_slice(text);
        contents
    }

    #[test]
    fn contents_are_the_salt_and_the_text() {
        for text in ["a", " c3-d4 ", &"x".repeat(LONGEST_SEALED)] {
            let contents = contents(text.as_bytes());
            let receipt = Receipt::from_contents(&contents).expect("readable");
            assert_eq!((receipt.salt(), receipt.text()), (&[5; SALT], text));
            assert_eq!(*receipt.to_contents(), contents);
        }
    }

    #[test]
    fn contents_that_nobody_sealed_are_not_read() {
        for text in [&b""[..], b" ", b"a\0b", b"a\n", b"\xff"] {
            assert_eq!(Receipt::from_contents(&contents(text)), None);
        }
    }
}
