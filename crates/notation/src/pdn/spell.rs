//! How moves are spelled: squares, signs and the blanks between them.

use alloc::vec::Vec;

/// A written move has at most so many bytes.
pub(crate) const LONGEST_MOVE: usize = 200;

/// Whether what stands behind an opening bracket is words and not moves.
pub(crate) fn is_prose(inside: &[u8]) -> bool {
    let ends = |byte: &u8| matches!(byte, b'(' | b')' | b'{' | b'[');
    let length = inside.iter().take_while(|byte| !ends(byte)).count();
    let inside = inside[..length].trim_ascii_start();
    let mut words = inside.split(u8::is_ascii_whitespace);
    begins_prose(inside) || words.any(is_word)
}

/// Whether the first word is one of a language.
fn begins_prose(inside: &[u8]) -> bool {
    let word = inside
        .iter()
        .take_while(|byte| byte.is_ascii_alphabetic())
        .count();
    let is_name =
        |byte: Option<&u8>| byte.is_some_and(|byte| matches!(byte, b'a'..=b'h' | b'A'..=b'H'));
    let first = inside.first();
    match word {
        0 => {
            let is_letter = !matches!(inside, [..=0x7f | 0xc2 | 0xe2, ..] | []);
            is_letter || matches!(first, Some(b'"' | b'\''))
        }
        // `c3`, `cd4`, `c:d4`
        1 | 2 => {
            let next = inside.get(word);
            !is_name(first)
                || !next.is_some_and(|next| matches!(next, b'0'..=b'9' | b':' | b'x' | b'-'))
        }
        _ => true,
    }
}

/// Whether these are three letters or more, and nothing else but a stop behind them.
fn is_word(text: &[u8]) -> bool {
    let stops = |byte: &&u8| matches!(byte, b'.' | b',' | b';' | b':' | b'!' | b'?');
    let length = text.len() - text.iter().rev().take_while(stops).count();
    let word = &text[..length];
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
    word.len() >= 3 && !matches!(word[0], 0xc2 | 0xe2) && word.iter().all(is_letter)
}

/// A number at the front and its length; at most nine digits count.
#[inline]
pub(crate) fn leading_number(bytes: &[u8]) -> (u32, usize) {
    let mut number = 0;
    let mut digits = 0;
    while let Some(byte @ b'0'..=b'9') = bytes.get(digits) {
        if digits == 9 {
            break;
        }
        number = number * 10 + u32::from(byte - b'0');
        digits += 1;
    }
    (number, digits)
}

/// Spells a move at the front into `out`, without the blanks around its signs. Gives its length in
/// the file and how many squares it names; one or none is no move.
pub(crate) fn spell(bytes: &[u8], out: &mut Vec<u8>) -> (usize, usize) {
    out.clear();
    let mut at = square(bytes);
    let by_name = bytes.first().is_some_and(u8::is_ascii_alphabetic);
    if at == 0 {
        return (0, 0);
    }
    out.extend_from_slice(&bytes[..at]);
    let mut squares = usize::from(at > 1 || !by_name);
    // Four digits are two squares, and a blank may stand for the sign.
    if !by_name && at == 4 {
        out.insert(2, b' ');
        return (4, 2);
    }
    while at < LONGEST_MOVE {
        let blanks = count_blanks(&bytes[at..]);
        let sign = sign_length(&bytes[at + blanks..]);
        if sign == 0 {
            let next = square(&bytes[at + blanks..]);
            let is_glued = blanks == 0 && by_name && next == 2;
            let is_apart =
                blanks > 0 && !by_name && squares == 1 && is_bare(&bytes[at + blanks..], next);
            if !is_glued && !is_apart {
                break;
            }
            if is_apart {
                out.push(b' ');
            }
            out.extend_from_slice(&bytes[at + blanks..at + blanks + next]);
            at += blanks + next;
            squares += 1;
            continue;
        }
        let behind = at + blanks + sign;
        let more = count_blanks(bytes.get(behind..).unwrap_or_default());
        // A blank before a dash and none behind it: a mark such as `-1`.
        if blanks > 0 && more == 0 && squares >= 2 {
            break;
        }
        // Behind a capture without a blank: also pieces lost, `28x19-2`, or a game won, `28x19X`.
        if squares >= 2 && is_mark(last_sign(out), &bytes[at + blanks..], blanks, more) {
            break;
        }
        let next = square(bytes.get(behind + more..).unwrap_or_default());
        let is_alike = bytes
            .get(behind + more)
            .is_some_and(u8::is_ascii_alphabetic)
            == by_name;
        let fits = next > 0 && next != 4 && (next > 1 || !by_name) && is_alike;
        if !fits {
            break;
        }
        // `c:e5` names the file only, as `ce5` does.
        if !(by_name && squares == 0) {
            match bytes[at + blanks..behind] {
                // The dashes of windows-1252 and its kin.
                [0x96 | 0x97] => out.push(b'-'),
                ref sign => out.extend_from_slice(sign),
            }
        }
        out.extend_from_slice(&bytes[behind + more..behind + more + next]);
        at = behind + more + next;
        squares += 1;
    }
    // The short form names a file and a square.
    if by_name && squares == 1 && out.len() == 3 {
        squares = 2;
    }
    (at, squares)
}

/// Whether what stands behind a move of at least two squares is a mark, though it begins with a sign:
/// `-2` behind a capture of numbers (`000:9.1.13`), or `X` with a blank behind it (`001:9.1.10`). `said` is
/// the sign before.
fn is_mark(said: Option<u8>, bytes: &[u8], blanks_before: usize, blanks_behind: usize) -> bool {
    match bytes.first() {
        // The dashes of windows-1252 and its kin are written as the plain one.
        Some(b'-' | 0x96 | 0x97) => {
            // A blank behind the sign makes it no move either: it would be written without.
            let (pieces, _) = leading_number(bytes.get(1 + blanks_behind..).unwrap_or_default());
            let is_capture = matches!(said, Some(b'x' | b'X' | b':' | 0x97));
            is_capture && (1..=MOST_PIECES).contains(&pieces)
        }
        Some(b'X') => blanks_behind > 0 && (blanks_before == 0 || said != Some(b'X')),
        Some(_) | None => false,
    }
}

/// The last byte of the last sign in a spelled move.
fn last_sign(spelled: &[u8]) -> Option<u8> {
    let is_sign = |byte: &u8| !byte.is_ascii_alphanumeric() || matches!(byte, b'x' | b'X');
    spelled.iter().copied().rfind(is_sign)
}

/// No side has more pieces to lose.
const MOST_PIECES: u32 = 20;

/// The length of a square at the front: up to four digits, a letter and a digit, or for the short
/// form a letter before such a pair.
fn square(bytes: &[u8]) -> usize {
    match bytes.first() {
        Some(b'0'..=b'9') => {
            bytes
                .iter()
                .take(5)
                .take_while(|b| b.is_ascii_digit())
                .count()
                % 5
        }
        Some(b'a'..=b'h' | b'A'..=b'H') => match bytes.get(1) {
            Some(b'1'..=b'8') => 2,
            _ => 1,
        },
        _ => 0,
    }
}

/// Whether a square at the front is a number and nothing else: no dot, and no sign with another
/// square behind it.
fn is_bare(bytes: &[u8], length: usize) -> bool {
    let next = bytes.get(length).copied().unwrap_or(b' ');
    let behind = &bytes[length..];
    let behind = &behind[count_blanks(behind)..];
    let sign = sign_length(behind);
    let beyond = &behind[sign..];
    let goes_on = sign > 0 && square(&beyond[count_blanks(beyond)..]) > 0;
    (1..=2).contains(&length)
        && bytes[0].is_ascii_digit()
        && !matches!(next, b'.' | b'/')
        && !goes_on
}

/// Blanks at the front, but not many: they are inside a move.
fn count_blanks(bytes: &[u8]) -> usize {
    let blanks = bytes
        .iter()
        .take(4)
        .take_while(|b| matches!(b, b' ' | b'\t'))
        .count();
    if blanks > 3 { 0 } else { blanks }
}

/// The length of a sign between squares: a dash of any kind, `x`, `×` or `:`.
fn sign_length(bytes: &[u8]) -> usize {
    match bytes {
        [b'-' | b'x' | b'X' | b':' | 0x96 | 0x97, ..] => 1,
        [0xc3, 0x97, ..] => 2,
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        _ => 0,
    }
}
