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
                let apart = squares_apart(rest);
                let said = apart.map_or_else(|| is_chess_move(word), |both| is_chess_move(&both));
                if let Some(is_chess) = said {
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

/// Two squares at the front with a sign between them and blanks around it, as the book of 1953 prints moves: `c3 — b4`,
/// `d2 : h6` (`002:§14.5`, `002:§14.6`).
fn squares_apart(bytes: &[u8]) -> Option<[u8; 4]> {
    let blanks = |bytes: &[u8]| {
        bytes
            .iter()
            .take_while(|b| matches!(b, b' ' | b'\t'))
            .count()
    };
    let [file, rank, behind @ ..] = bytes else {
        return None;
    };
    let before = blanks(behind);
    let sign = behind.get(before..)?;
    let length = match sign.first()? {
        b'-' | b':' | b'x' => 1,
        _ => dash_length(sign),
    };
    let next = sign.get(length..)?;
    let after = blanks(next);
    let [to_file, to_rank, ..] = next.get(after..)? else {
        return None;
    };
    let is_apart = length > 0 && before + after > 0;
    let both = [*file, *rank, *to_file, *to_rank];
    let are_squares = matches!(both, [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']);
    (is_apart && are_squares).then_some(both)
}

/// The length of a dash at the front that is no hyphen: `–`, `—` and `−` in UTF-8, the first two also in windows-1252;
/// 0 where there is none.
fn dash_length(bytes: &[u8]) -> usize {
    match bytes {
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        [0x96 | 0x97, ..] => 1,
        _ => 0,
    }
}

/// A word without the signs of a move.
fn without_signs(word: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(word.len());
    let mut rest = word;
    while let [first, behind @ ..] = rest {
        let dash = dash_length(rest);
        if dash == 0 && !matches!(first, b'-' | b':' | b'x' | b'+' | b'#') {
            plain.push(*first);
        }
        rest = rest.get(dash..).filter(|_| dash > 0).unwrap_or(behind);
    }
    plain
}

/// Whether the first move of a file is of chess; none for what is no move of either. A step or
/// jump from dark square to dark square is of draughts.
fn is_chess_move(word: &[u8]) -> Option<bool> {
    let plain = without_signs(word);
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

    /// 002:§14.5, §14.6: a dash of any length, or a colon, with blanks around it or not, from dark square to dark square.
    #[test]
    fn found_7_t_examiner2_01_a_long_dash_is_of_draughts() {
        for text in [
            "1. c3\u{2014}b4 d6\u{2014}c5\n2. b4 : d6\n",
            "1. c3\u{2013}b4 d6\u{2013}c5\n2. b4 : d6\n",
            "1. c3 \u{2014} b4 d6 \u{2014} c5\n",
            "1. c3 - b4 d6 - c5\n",
            "1. d2 : h6\n",
            "Valge \u{2014} Petrov  Must \u{2014} Ivanov\n1. e3\u{2014}d4 d6\u{2014}c5\n4. b4 : d6 h4\u{2014}f2\n",
        ] {
            assert!(!looks_like_pgn(text.as_bytes()), "{text}");
        }
        assert!(!looks_like_pgn(b"1. c3\x97b4 d6\x97c5 2. b4 : d6"));
        for text in [
            "1. e2\u{2014}e4 e7\u{2014}e5",
            "1. e2 \u{2014} e4 e7 \u{2014} e5",
            "1. e4 e5",
            "1. g1 - f3",
        ] {
            assert!(looks_like_pgn(text.as_bytes()), "{text}");
        }
    }

    /// Seen in Italian files: an opening number in the tag of chess.
    #[test]
    fn an_opening_of_draughts_is_not_of_chess() {
        assert!(!looks_like_pgn(b"[ECO \"0090\"]\n\n1. 23-19 11-15"));
        assert!(looks_like_pgn(b"[ECO \"B12\"]\n\n1. e4 c6"));
    }
}
