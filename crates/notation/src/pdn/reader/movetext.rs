//! The text of the moves: numbers, moves, marks and the result.

use alloc::string::String;

use crate::mark::Mark;
use crate::name::is_dash;
use crate::pdn::error::ReadPdnError;
use crate::pdn::reader::{AHEAD, Game, Reader, Then};
use crate::pdn::spell::{leading_number, spell};
use crate::pdn::visitor::{Fault, Place, Visitor};
use crate::pdn::window::Source;
use crate::score::Score;

impl<S: Source> Reader<S> {
    /// A digit at the front: a move number, a move or a result.
    #[inline]
    pub(super) fn number_or_move(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        if game.in_moves && game.result.is_empty() && game.is_told() && self.run(game, visitor) {
            return Ok(Then::GoOn);
        }
        let at = self.window.place();
        let rest = self.window.rest();
        if let [b'0'..=b'2', b'-' | b':' | b'/' | b'.', ..] = rest
            && let Some((score, length)) = Score::at_front(rest)
        {
            return self.result(game, visitor, score, length);
        }
        let (number, digits) = leading_number(rest);
        match rest.get(digits).copied().unwrap_or(b' ') {
            // `37.32`: no number with a move behind it.
            b'.' if game.in_moves && is_dotted_pair(&rest[digits..]) => {
                self.any_move(game, visitor, at)
            }
            b'.' => {
                let dots = rest[digits..]
                    .iter()
                    .take(AHEAD / 4)
                    .take_while(|b| **b == b'.')
                    .count();
                self.window.pass(digits + dots);
                self.begin_moves(game, visitor);
                if game.is_told() {
                    visitor.number(number, dots as u32, at);
                }
                Ok(Then::GoOn)
            }
            b'-' | b'x' if digits <= 2 && game.result.is_empty() => {
                // The usual case: two numbers and a sign between them.
                let (_, more) = leading_number(&rest[digits + 1..]);
                let length = digits + 1 + more;
                let next = rest.get(length).copied().unwrap_or(b' ');
                if (1..=2).contains(&more) && matches!(next, b' ' | b'\n' | b'\r') {
                    self.simple_move(game, visitor, length, at);
                    return Ok(Then::GoOn);
                }
                self.any_move(game, visitor, at)
            }
            _ => self.any_move(game, visitor, at),
        }
    }

    #[inline]
    fn simple_move(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        length: usize,
        at: Place,
    ) {
        self.begin_moves(game, visitor);
        game.has_moved = true;
        game.moves += 1;
        if game.is_told() {
            let rest = self.window.rest();
            if let Ok(text) = core::str::from_utf8(&rest[..length]) {
                visitor.played(text, at);
            }
        }
        self.window.pass(length);
    }

    /// A move in any spelling, or a number on its own.
    fn any_move(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        at: Place,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let (length, squares) = spell(self.window.rest(), &mut self.scratch);
        // Before a game, a number or a year is one of a text.
        let is_year = length == 4 && self.scratch.len() == 5;
        let is_begun = game.has_begun || (squares >= 2 && !is_year);
        if length == 0 || !is_begun {
            self.foreign(game, visitor)?;
            return Ok(Then::GoOn);
        }
        if squares < 2 && self.garbled_move(game, visitor) {
            return Ok(Then::GoOn);
        }
        if squares >= 2 {
            let score = Score::at_front(&self.scratch);
            let score = score.map(|(score, _)| score);
            let is_end = self.is_result(game, length) && game.depth == 0;
            if let Some(score) = score.or(is_end.then_some(Score::Unknown)) {
                return self.result(game, visitor, score, length);
            }
        }
        self.begin_moves(game, visitor);
        self.window.pass_text(length);
        if squares >= 2 {
            self.tell_move(game, visitor, at);
            self.glued_marks(game, visitor);
        } else if game.is_told() {
            // A move number that has lost its dot.
            let (number, _) = leading_number(&self.scratch);
            visitor.number(number, 0, at);
        }
        Ok(Then::GoOn)
    }

    /// A letter of a file at the front: a move by names, or a word.
    pub(super) fn letters(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let at = self.window.place();
        if let Some((mark, length)) = Mark::at_front(self.window.rest()) {
            self.window.pass(length);
            self.tell_mark(game, visitor, mark, at);
            return Ok(Then::GoOn);
        }
        let (length, squares) = spell(self.window.rest(), &mut self.scratch);
        if squares < 2 {
            return self.other(game, visitor);
        }
        self.begin_moves(game, visitor);
        self.window.pass_text(length);
        self.tell_move(game, visitor, at);
        self.glued_marks(game, visitor);
        Ok(Then::GoOn)
    }

    /// A word that was meant to be a move and cannot be read as one: a fault. Cyrillic letters that
    /// look like Latin ones are read as those. False if the word looks like no move.
    #[cold]
    pub(super) fn garbled_move(&mut self, game: &mut Game, visitor: &mut impl Visitor) -> bool {
        if !game.in_moves {
            return false;
        }
        let at = self.window.place();
        let rest = self.window.rest();
        let length = garbled(rest);
        // In other encodings a letter may look like a sign once it is decoded.
        let Ok(word) = core::str::from_utf8(&rest[..length]) else {
            return false;
        };
        if !looks_like_move(word) {
            return false;
        }
        let latin: String = word.chars().map(latin).collect();
        let (read, squares) = spell(latin.as_bytes(), &mut self.scratch);
        let fault = Fault::Unknown(word.into());
        self.window.pass_text(length);
        if squares >= 2 && read == latin.len() {
            self.tell_move(game, visitor, at);
            self.glued_marks(game, visitor);
        } else {
            self.fault(game, visitor, fault, at);
        }
        true
    }

    /// Tells of the move that was put into the scratch space.
    fn tell_move(&mut self, game: &mut Game, visitor: &mut impl Visitor, at: Place) {
        game.has_moved = true;
        game.moves += 1;
        if game.is_told() {
            match core::str::from_utf8(&self.scratch) {
                Ok(text) => visitor.played(text, at),
                Err(_) => visitor.played(&String::from_utf8_lossy(&self.scratch), at),
            }
        }
    }

    /// `+`, `-`, `*` or `½` at the front: a result, a mark, or a move that is not known.
    pub(super) fn sign(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let rest = self.window.rest();
        if let Some((score, length)) = Score::at_front(rest) {
            return self.result(game, visitor, score, length);
        }
        let said = game.result.len();
        if said > 0 && game.depth == 0 && self.is_result(game, said) {
            return self.result(game, visitor, Score::Unknown, said);
        }
        let at = self.window.place();
        if let Some((mark, length)) = Mark::at_front(rest) {
            self.window.pass(length);
            self.tell_mark(game, visitor, mark, at);
            return Ok(Then::GoOn);
        }
        let dashes = rest.iter().take_while(|byte| **byte == b'-').count();
        let is_alone = rest
            .get(dashes)
            .is_none_or(|byte| !byte.is_ascii_alphanumeric());
        if matches!(dashes, 1 | 2) && is_alone {
            self.begin_moves(game, visitor);
            self.scratch.clear();
            self.scratch.extend_from_slice(b"--");
            self.window.pass(dashes);
            self.tell_move(game, visitor, at);
            self.glued_marks(game, visitor);
            return Ok(Then::GoOn);
        }
        self.other(game, visitor)
    }

    pub(super) fn mark(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        match Mark::at_front(self.window.rest()) {
            Some((mark, length)) => {
                self.window.pass(length);
                self.tell_mark(game, visitor, mark, at);
                Ok(())
            }
            None => self.foreign(game, visitor),
        }
    }

    pub(super) fn tell_mark(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        mark: Mark,
        at: Place,
    ) {
        if !game.has_moved {
            if game.has_begun {
                self.fault(game, visitor, Fault::EarlyMark, at);
            }
        } else if game.is_told() {
            visitor.mark(mark, at);
        }
    }

    /// Marks right behind a move, where a star means that it was forced.
    fn glued_marks(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        while let Some((mark, length)) = Mark::at_front(self.window.rest()) {
            if self.window.peek(0) == b'-' {
                return;
            }
            let at = self.window.place();
            self.window.pass(length);
            self.tell_mark(game, visitor, mark, at);
        }
    }

    /// Whether the next so many bytes are what the Result tag says, with no move behind them.
    fn is_result(&self, game: &Game, length: usize) -> bool {
        let rest = self.window.rest();
        let behind = || rest.get(length..).unwrap_or_default().trim_ascii_start();
        rest.get(..length) == Some(&game.result)
            && match behind().first() {
                None => self.window.is_last(),
                Some(next) => *next == b'[',
            }
    }

    /// A result: the end of the game, unless it stands in a variation.
    fn result(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        score: Score,
        length: usize,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        self.window.pass_text(length);
        if game.depth > 0 {
            return Ok(Then::GoOn);
        }
        if !game.has_begun {
            return Ok(Then::Over(Some(score)));
        }
        self.begin_moves(game, visitor);
        // A comment in the same line is still about this game.
        loop {
            let rest = self.window.rest();
            let blanks = rest
                .iter()
                .take_while(|b| matches!(b, b' ' | b'\t'))
                .count();
            if rest.get(blanks) != Some(&b'{') {
                return Ok(Then::Over(Some(score)));
            }
            self.window.pass(blanks);
            self.comment(game, visitor)?;
        }
    }
}

/// Whether behind a dot stands a number that is neither a move nor a result: `37.32`. But `1.32 28` is
/// a number and a move with a blank for its sign.
fn is_dotted_pair(behind: &[u8]) -> bool {
    let behind = behind.get(1..).unwrap_or_default();
    let (_, digits) = leading_number(behind);
    let behind = behind.get(digits..).unwrap_or_default();
    let is_over = behind.first().is_none_or(ends_word);
    let word = behind.trim_ascii_start();
    let (_, bare) = leading_number(word);
    // A half point is no number.
    let ends = |byte: &u8| ends_word(byte) && *byte != b'/';
    let is_number = (1..=2).contains(&bare) && word.get(bare).is_none_or(ends);
    (1..=2).contains(&digits) && is_over && !is_number
}

/// The longest move that cannot be read, in characters; each has at most four bytes.
const LONGEST_GARBLED: usize = 16;

/// The length of a word that may be such a move.
fn garbled(bytes: &[u8]) -> usize {
    let length = bytes.iter().take_while(|byte| !ends_word(byte)).count();
    if length <= 4 * LONGEST_GARBLED {
        length
    } else {
        0
    }
}

/// Whether a byte cannot be in such a word.
fn ends_word(byte: &u8) -> bool {
    let is_bracket = matches!(byte, b'[' | b']' | b'{' | b'}' | b'(' | b')');
    let is_sign = matches!(
        byte,
        b';' | b',' | b'"' | b'$' | b'%' | b'!' | b'?' | b'\\' | b'/' | b'+' | b'='
    );
    byte.is_ascii_whitespace() || byte.is_ascii_control() || is_bracket || is_sign
}

/// Whether a word has digits and, inside, one of the signs of a move, and few letters.
fn looks_like_move(word: &str) -> bool {
    let is_sign =
        |c: char| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×' | '*' | '.' | 'х' | 'Х');
    let count = |is_it: fn(char) -> bool| word.chars().filter(|c| is_it(*c)).count();
    let mut inner = word.chars();
    let is_framed = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let has_ends = is_framed(inner.next()) && is_framed(inner.next_back());
    let digits = count(|c| c.is_ascii_digit());
    let letters = count(|c| c.is_alphabetic() && !matches!(c, 'x' | 'X' | 'х' | 'Х'));
    let is_plain = word.chars().all(|c| c.is_alphanumeric() || is_sign(c));
    let is_short = word.chars().count() <= LONGEST_GARBLED;
    has_ends && is_short && is_plain && inner.any(is_sign) && digits >= 1 && letters <= 4
}

/// The Latin letter that a Cyrillic one looks like.
const fn latin(c: char) -> char {
    match c {
        'а' | 'А' => 'a',
        'в' | 'В' => 'b',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        'н' | 'Н' => 'h',
        'х' | 'Х' => 'x',
        c => c,
    }
}
