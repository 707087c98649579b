//! Words of the movetext: blanks between them, numbers, and the spellings of moves.

use pgn_reader::SanPlus;

use crate::pgn::AHEAD;

pub(super) const fn is_blank(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b'.' | 0x0b | 0x1a)
}

/// Whether no word has this byte.
const fn ends_word(byte: u8) -> bool {
    is_blank(byte)
        || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']')
        || matches!(byte, b'!' | b'?' | b'$' | b';' | b'*')
}

/// The length of a word at the front.
pub(super) fn word_length(bytes: &[u8]) -> usize {
    let word = bytes
        .iter()
        .take(AHEAD - 2)
        .position(|byte| ends_word(*byte));
    word.unwrap_or(bytes.len().min(AHEAD - 2))
}

/// The number that digits say.
pub(super) fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number: u32, digit| {
        let digit = u32::from(digit.wrapping_sub(b'0'));
        number.saturating_mul(10).saturating_add(digit)
    })
}

/// Whether `pgn-reader` takes the word for a move: algebraic notation, or castling with zeros.
pub(super) fn is_san(word: &[u8]) -> bool {
    if word.first() == Some(&b'0') {
        let plain = word.strip_suffix(b"+").or(word.strip_suffix(b"#"));
        return matches!(plain.unwrap_or(word), b"0-0" | b"0-0-0");
    }
    SanPlus::from_ascii_prefix(word).is_ok_and(|(_, length)| length == word.len())
}

/// A move in a form that `pgn-reader` does not know and the rules do: `e2-e4`, `e8Q`, `exd5++`,
/// `o-o`.
pub(super) fn odd_move(word: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(word).ok().filter(|t| t.len() <= 16)?;
    let text = text.replace(['–', '—', '−'], "-").replace(':', "x");
    let plain = text.trim_end_matches(['+', '#']);
    if plain.len() > 2 && plain.chars().all(|c| matches!(c, 'o' | 'O' | '0' | '-')) {
        let upper = plain.replace(['o', '0'], "O");
        return is_san(upper.as_bytes()).then(|| upper + &text[plain.len()..]);
    }
    let mut bare = plain.replace('-', "");
    let is_letter = |c: char| matches!(c.to_ascii_uppercase(), 'Q' | 'R' | 'B' | 'N');
    let is_promoted = bare.ends_with(is_letter) && !bare.contains('=');
    if is_promoted && let Some(letter) = bare.pop() {
        bare.extend(['=', letter]);
    }
    let is_move = bare.len() >= 2 && is_san(bare.as_bytes());
    is_move.then_some(text)
}

/// Where words in round brackets end; none if there are moves in them.
pub(super) fn prose_end(bytes: &[u8]) -> Option<usize> {
    let is_bracket = |byte: &u8| matches!(byte, b'(' | b')' | b'{' | b'}');
    let inside = bytes.get(1..)?;
    let end = inside.iter().take(8 * AHEAD).position(is_bracket)? + 1;
    let inside = bytes.get(1..end)?.trim_ascii_start();
    let word = inside.get(..word_length(inside).max(1))?;
    let is_word = word.first().is_some_and(|byte| {
        byte.is_ascii_alphabetic() || !byte.is_ascii() || matches!(byte, b'!' | b'?' | b'"')
    });
    let is_move = || is_san(word) || odd_move(word).is_some();
    (bytes.get(end) == Some(&b')') && is_word && !is_move()).then_some(end)
}
