//! Whether a file is of chess or of draughts, by how it begins.

use notation::{GameType, Score};

use crate::pgn::tag::Tag;
use crate::pgn::word::{is_san, word_length};

/// Whether a file that begins like this is of chess rather than draughts: by its `GameType`, its
/// FEN, or else its first move.
pub fn looks_like_pgn(sample: &[u8]) -> bool {
    let mut rest = sample;
    while let Some(first) = rest.first() {
        let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let line = rest.get(..line).unwrap_or_default();
        let passed = match first {
            b'[' => {
                let tag = Tag::read(line);
                if let Some(is_chess) = says_chess(&tag) {
                    return is_chess;
                }
                tag.length
            }
            b'{' => memchr::memchr(b'}', rest).unwrap_or(rest.len()) + 1,
            b';' | b'%' => line.len(),
            _ => {
                let length = word_length(rest).max(1);
                let word = rest.get(..length).unwrap_or_default();
                if let Some(is_chess) = is_chess_move(word) {
                    return is_chess;
                }
                length
            }
        };
        rest = rest.get(passed.max(1)..).unwrap_or_default();
    }
    false
}

/// What a tag says of the game, if it does.
fn says_chess(tag: &Tag<'_>) -> Option<bool> {
    let value = String::from_utf8_lossy(tag.value);
    if tag.name.eq_ignore_ascii_case(b"GameType") {
        let game = value.parse::<GameType>().ok()?;
        return Some(game.number == 0);
    }
    if tag.name.eq_ignore_ascii_case(b"FEN") {
        let is_draughts = value.contains(':');
        return (is_draughts || value.contains('/')).then_some(!is_draughts);
    }
    // Chess openings are `A00` to `E99`; the Italian draughts federation has numbers.
    let is_opening = tag.name.eq_ignore_ascii_case(b"ECO")
        && matches!(tag.value, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9', ..]);
    is_opening.then_some(true)
}

/// Whether the first move of a file is of chess; none for what is no move of either. A step or
/// jump from dark square to dark square is of draughts.
fn is_chess_move(word: &[u8]) -> Option<bool> {
    let plain: Vec<u8> = word
        .iter()
        .copied()
        .filter(|byte| !matches!(byte, b'-' | b':' | b'x' | b'+' | b'#'))
        .collect();
    let is_square = |file: u8, rank: u8| matches!((file, rank), (b'a'..=b'h', b'1'..=b'8'));
    let is_dark = |file: u8, rank: u8| (file ^ rank) & 1 == 0;
    match plain.as_slice() {
        // `32-28`; a number alone counts moves.
        digits if digits.iter().all(u8::is_ascii_digit) => {
            let is_result = std::str::from_utf8(word).is_ok_and(|w| Score::parse(w).is_some());
            (plain.len() < word.len() && !is_result).then_some(false)
        }
        [file, rank] => is_square(*file, *rank).then_some(true),
        // `cd4`, as draughts players write it.
        [b'a'..=b'h', file, rank] if word == plain && is_square(*file, *rank) => Some(false),
        [file, rank, to_file, to_rank, ..]
            if is_square(*file, *rank) && is_square(*to_file, *to_rank) =>
        {
            let is_straight = file == to_file || rank == to_rank;
            let is_draughts = is_dark(*file, *rank) && is_dark(*to_file, *to_rank);
            Some(is_straight || !is_draughts)
        }
        _ => (is_san(word) && word != b"--").then_some(true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seen in Italian files: an opening number in the tag of chess.
    #[test]
    fn an_opening_of_draughts_is_not_of_chess() {
        assert!(!looks_like_pgn(b"[ECO \"0090\"]\n\n1. 23-19 11-15"));
        assert!(looks_like_pgn(b"[ECO \"B12\"]\n\n1. e4 c6"));
    }
}
