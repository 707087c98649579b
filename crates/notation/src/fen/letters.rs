//! Positions as the Hub protocol writes them: the side to move, then one letter a square.

use alloc::string::String;

use rules::{Board, Setup, Square};

use super::{FenFault, ParseFenError, Reader};

/// Whether a text is meant as one letter a square: letters alone, and more of them than any word.
pub(super) fn is_meant(text: &str) -> bool {
    text.len() > 16 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The set-up of a position in letters: `W` or `B` for the side to move, then `w`, `b`, `W`, `B` or `e` for each
/// square in the order of numbers.
///
/// # Errors
/// The first fault, with its byte offset.
pub fn parse_letters<B: Board>(text: &str) -> Result<Setup<B>, ParseFenError> {
    let mut reader = Reader { text, at: 0 };
    let turn = reader
        .color()
        .ok_or_else(|| reader.fault(FenFault::ExpectedTurn))?;
    let mut setup = Setup::empty(turn);
    for square in Square::all() {
        match reader.peek() {
            Some(b'w') => setup.men.white.insert(square),
            Some(b'b') => setup.men.black.insert(square),
            Some(b'W') => setup.kings.white.insert(square),
            Some(b'B') => setup.kings.black.insert(square),
            Some(b'e') => (),
            Some(_) | None => return Err(reader.fault(FenFault::ExpectedLetter)),
        }
        reader.at += 1;
    }
    match reader.peek() {
        None => Ok(setup),
        Some(_) => Err(reader.fault(FenFault::ExpectedLetter)),
    }
}

/// A set-up in letters.
pub fn write_letters<B: Board>(setup: &Setup<B>) -> String {
    let letter = |square: Square<B>| match () {
        () if setup.men.white.contains(square) => 'w',
        () if setup.men.black.contains(square) => 'b',
        () if setup.kings.white.contains(square) => 'W',
        () if setup.kings.black.contains(square) => 'B',
        () => 'e',
    };
    let mut text = String::from(setup.turn.letter());
    text.extend(Square::all().map(letter));
    text
}
