//! A run of usual moves, read without looking at each part anew.

use crate::pdn::reader::{Game, Reader};
use crate::pdn::visitor::Visitor;
use crate::pdn::window::Source;

/// A run of usual moves is looked at in pieces of so many bytes.
const RUN: usize = 256;

impl<S: Source> Reader<S> {
    /// Reads on as long as there is nothing but the usual: numbers with a dot, and moves of two
    /// numbers and a sign, with one blank or the end of a line behind each. Stops before anything
    /// else; false if it stopped at once.
    pub(super) fn run(&mut self, game: &mut Game, visitor: &mut impl Visitor) -> bool {
        let rest = self.window.rest();
        let text = text_at_front(&rest[..rest.len().min(RUN)]);
        let bytes = text.as_bytes();
        let mut place = self.window.place();
        let (mut at, mut lines, mut begins) = (0, 0, 0);
        // A word at a time, with its neighbours: `32-28 ` and what follows it.
        while let Some(head) = bytes.get(at..).and_then(<[u8]>::first_chunk::<8>) {
            let Some((number, digits)) = short_number([head[0], head[1]]) else {
                break;
            };
            let length = match head[digits] {
                // No game has a move 0: that is `0.5-0.5`.
                b'.' if number > 0 && is_behind_number(&head[digits + 1..]) => {
                    visitor.number(u32::from(number), 1, place);
                    digits + 1
                }
                b'-' | b'x' => {
                    let Some((to, more)) = short_number([head[digits + 1], head[digits + 2]])
                    else {
                        break;
                    };
                    let length = digits + 1 + more;
                    let is_result = number == 0 || to == 0 || number == to;
                    if is_result || !matches!(head[length], b' ' | b'\n') {
                        break;
                    }
                    visitor.played(&text[at..at + length], place);
                    game.has_moved = true;
                    game.moves += 1;
                    length
                }
                _ => break,
            };
            match head[length] {
                b' ' => at += length + 1,
                b'\n' => {
                    at += length + 1;
                    lines += 1;
                    begins = at;
                }
                _ => at += length,
            }
            place = match lines {
                0 => self.window.place_ahead(at),
                _ => self.window.place_below(at, lines, begins),
            };
        }
        self.window.pass_lines(at, lines, begins);
        at > 0
    }
}

/// The part at the front that is UTF-8: all of it, or up to another encoding or a cut character.
fn text_at_front(bytes: &[u8]) -> &str {
    match core::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => core::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    }
}

/// A number of one or two digits, and how many it has.
#[inline]
fn short_number([tens, ones]: [u8; 2]) -> Option<(u8, usize)> {
    let (tens, ones) = (tens.wrapping_sub(b'0'), ones.wrapping_sub(b'0'));
    match (tens, ones) {
        (0..=9, 0..=9) => Some((tens * 10 + ones, 2)),
        (0..=9, _) => Some((tens, 1)),
        _ => None,
    }
}

/// Whether what stands right behind a dot is a blank, or begins like a move: one or two digits and
/// a sign.
#[inline]
fn is_behind_number(behind: &[u8]) -> bool {
    matches!(
        behind,
        [b' ' | b'\n', ..]
            | [b'0'..=b'9', b'-' | b'x', ..]
            | [b'0'..=b'9', b'0'..=b'9', b'-' | b'x', ..]
    )
}
