//! A position in mid-game: `/FEN "..."/`.

use crate::pdn::error::ReadPdnError;
use crate::pdn::reader::{AHEAD, Game, Reader};
use crate::pdn::visitor::{Fault, Text, Visitor};
use crate::pdn::window::Source;

/// The text of a position in mid-game may have so many bytes.
const LONGEST_SETUP: usize = 400;

impl<S: Source> Reader<S> {
    /// `/FEN "..."/`: another position from here on.
    pub(super) fn setup(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        self.begin_moves(game, visitor);
        let Some((fen, length)) = setup_fen(self.window.rest()) else {
            let length = bad_setup(self.window.rest());
            self.window.pass_text(length);
            self.fault(game, visitor, Fault::BadSetup, at);
            return Ok(());
        };
        if game.is_told() {
            visitor.setup(Text::new(fen, self.encoding_or_default()), at);
        }
        self.window.pass_text(length);
        Ok(())
    }
}

/// The FEN of `/FEN "..."/` at the front, and the length of the whole. A FEN of chess has strokes
/// of its own, so the quotes decide where there are some.
fn setup_fen(bytes: &[u8]) -> Option<(&[u8], usize)> {
    let bytes = &bytes[..bytes.len().min(AHEAD)];
    let inside = bytes.get(1..)?.trim_ascii_start();
    let inside = inside
        .strip_prefix(b"FEN")
        .or_else(|| inside.strip_prefix(b"fen"))?;
    let inside = inside.trim_ascii_start();
    let quoted = inside.strip_prefix(b"\"");
    let fen = quoted.unwrap_or(inside);
    let end = memchr::memchr(if quoted.is_some() { b'"' } else { b'/' }, fen)?;
    let behind = fen[end..].strip_prefix(b"\"").unwrap_or(&fen[end..]);
    let behind = behind.trim_ascii_start().strip_prefix(b"/")?;
    let fen = fen[..end].trim_ascii();
    let is_text =
        |byte: &u8| matches!(byte, b' '..=b'~') && *byte != b'"' || byte.is_ascii_whitespace();
    let is_good = !fen.is_empty() && fen.len() <= LONGEST_SETUP && fen.iter().all(is_text);
    is_good.then_some((fen, bytes.len() - behind.len()))
}

/// The length of something at the front that was meant to be a position: up to the second stroke
/// if it is named so or is one word.
fn bad_setup(bytes: &[u8]) -> usize {
    let inside = &bytes[1..bytes.len().min(AHEAD)];
    let is_named = inside.trim_ascii_start().starts_with(b"FEN");
    let ends = |byte: &u8| *byte == b'/' || *byte == b'\n' || (!is_named && *byte == b' ');
    let end = inside.iter().position(ends);
    match end {
        Some(end) if inside[end] == b'/' => end + 2,
        _ => 1,
    }
}
