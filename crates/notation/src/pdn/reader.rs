//! The reader: one pass over the bytes, one part at a time.

use alloc::string::String;
use alloc::vec::Vec;

use crate::encoding::Encoding;
use crate::mark::Mark;
use crate::pdn::visitor::{Fault, Place, Text, Visitor, Wish};
use crate::pdn::window::{LONGEST, Source, Window};
use crate::score::Score;

/// So many bytes are looked at ahead: every move, number, mark and result is shorter.
const AHEAD: usize = 512;
/// A written move has at most so many bytes.
const LONGEST_MOVE: usize = 200;
/// Variations may lie this deep.
const DEEPEST: u32 = 128;
/// After so many faults a game is given up, and before the first tag or move the file.
const MOST_FAULTS: u32 = 100;
/// So many of the first things may be no part of a game, before the file is no PDN.
const MOST_FOREIGN: u32 = 20;

/// Why a file cannot be read further.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadPdnError<E> {
    /// The source failed.
    #[error("{0}")]
    Source(E),
    /// There is a zero byte in it: no text.
    #[error("this is no text file (byte {at} is zero)")]
    Binary {
        /// The byte, from 0.
        at: u64,
    },
    /// Every second byte is zero or may be.
    #[error("this file is in {0}; save it as UTF-8")]
    Wide(&'static str),
    /// It is text and has neither tags nor moves.
    #[error("this is no file of games: no tag and no move in its first lines")]
    NoGames,
}

/// Reads games one after the other.
#[derive(Debug)]
pub struct Reader<S> {
    window: Window<S>,
    encoding: Option<Encoding>,
    /// How far the bytes in memory have been looked at for their encoding.
    seen: u64,
    has_read_game: bool,
    /// Something that was read ahead and must be told before anything else.
    scratch: Vec<u8>,
}

/// What is known of the game at hand.
struct Game {
    has_begun: bool,
    is_told: bool,
    in_moves: bool,
    has_moved: bool,
    depth: u32,
    /// How deep the variations lie that are not told.
    too_deep: u32,
    faults: u32,
    foreign: u32,
    /// The names of its tags, a quote behind each.
    names: Vec<u8>,
    /// What its Result tag says, if that is no usual result: the same text will end it.
    result: Vec<u8>,
    /// Comments before the first tag or move.
    before: Vec<(Vec<u8>, Place)>,
}

/// What comes after a part of a game.
enum Then {
    GoOn,
    /// The game is over; nothing of the next one is passed.
    Over(Option<Score>),
}

impl<S: Source> Reader<S> {
    /// A reader of a source.
    pub fn new(source: S) -> Reader<S> {
        Reader {
            window: Window::new(source),
            encoding: None,
            seen: 0,
            has_read_game: false,
            scratch: Vec::new(),
        }
    }

    /// A reader that does not guess the encoding.
    pub fn with_encoding(source: S, encoding: Encoding) -> Reader<S> {
        Reader {
            encoding: Some(encoding),
            ..Reader::new(source)
        }
    }

    /// The encoding, given or found; none as long as every byte is ASCII.
    pub const fn encoding(&self) -> Option<Encoding> {
        self.encoding
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.window.place()
    }

    /// Tells of the next game; false when there is none.
    ///
    /// # Errors
    /// When the source fails, or is no text, or holds no games.
    pub fn read(&mut self, visitor: &mut impl Visitor) -> Result<bool, ReadPdnError<S::Error>> {
        let mut game = Game {
            has_begun: false,
            is_told: true,
            in_moves: false,
            has_moved: false,
            depth: 0,
            too_deep: 0,
            faults: 0,
            foreign: 0,
            names: Vec::new(),
            result: Vec::new(),
            before: Vec::new(),
        };
        loop {
            let blank_line = self.blanks()?;
            if self.window.is_at_end() {
                return Ok(self.over(&mut game, visitor, None));
            }
            match self.part(&mut game, visitor, blank_line)? {
                Then::GoOn => {}
                Then::Over(score) => {
                    if self.over(&mut game, visitor, score) {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Passes blanks and sees to it that the next part is in memory.
    #[inline]
    fn blanks(&mut self) -> Result<bool, ReadPdnError<S::Error>> {
        let blank_line = self.window.pass_blanks().map_err(ReadPdnError::Source)?;
        while self.window.want(AHEAD).map_err(ReadPdnError::Source)? {}
        if self.window.offset() >= self.seen {
            self.look()?;
        }
        Ok(blank_line)
    }

    /// Looks at new bytes: are they text, and in which encoding?
    #[cold]
    fn look(&mut self) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place().byte;
        let rest = self.window.rest();
        let next_look = at + rest.len().max(1) as u64;
        if at == 0 && self.encoding.is_none() {
            let guess = Encoding::guess(rest);
            if !guess.keeps_ascii() {
                return Err(ReadPdnError::Wide(guess.name()));
            }
        }
        if let Some(zero) = memchr::memchr(0, rest) {
            return Err(ReadPdnError::Binary {
                at: at + zero as u64,
            });
        }
        if self.encoding.is_none() && !rest.is_ascii() {
            self.encoding = Some(Encoding::guess(rest));
        }
        if at == 0 && rest.starts_with(b"\xef\xbb\xbf") {
            self.window.pass_text(3);
        }
        self.seen = next_look;
        Ok(())
    }

    /// Tells that a game is over; false if there was none.
    fn over(&mut self, game: &mut Game, visitor: &mut impl Visitor, score: Option<Score>) -> bool {
        if !game.has_begun {
            // A result on its own, such as the second one of a game, is no game.
            game.before.clear();
            return false;
        }
        let at = self.window.place();
        if game.depth > 0 {
            if game.is_told {
                for _ in 0..game.depth.min(DEEPEST) {
                    visitor.close_variation();
                }
            }
            visitor.fault(Fault::UnclosedVariation, at);
        }
        visitor.end(score, at);
        self.has_read_game = true;
        true
    }

    /// Reads one part of a game.
    #[inline]
    fn part(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        blank_line: bool,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        match self.window.peek(0) {
            b'0'..=b'9' => return self.number_or_move(game, visitor),
            b'a'..=b'h' | b'A'..=b'H' => self.letters(game, visitor)?,
            b'[' => return self.tag(game, visitor, blank_line),
            b'{' => self.comment(game, visitor)?,
            b';' | b'%' => self.line_comment(game, visitor)?,
            b'(' => self.open(game, visitor)?,
            b')' => self.close(game, visitor),
            b'!' | b'?' | b'$' | b'=' => self.mark(game, visitor)?,
            b'+' | b'-' | b'*' | 0xc2 => return self.sign(game, visitor),
            b'/' => self.setup(game, visitor)?,
            b'.' => self.window.pass(1),
            b'}' | b']' => self.stray(game, visitor),
            _ => self.foreign(game, visitor)?,
        }
        Ok(Then::GoOn)
    }

    fn encoding_or_default(&self) -> Encoding {
        self.encoding.unwrap_or(Encoding::UTF_8)
    }

    /// A game has begun, at the latest here.
    fn begin(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        if game.has_begun {
            return;
        }
        game.has_begun = true;
        let at = game
            .before
            .first()
            .map_or(self.window.place(), |(_, at)| *at);
        visitor.begin(at);
    }

    /// The moves have begun, at the latest here.
    #[inline]
    fn begin_moves(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        if !game.in_moves {
            self.begin_moves_now(game, visitor);
        }
    }

    #[cold]
    fn begin_moves_now(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        self.begin(game, visitor);
        game.in_moves = true;
        game.is_told = visitor.moves() == Wish::Tell;
        let encoding = self.encoding_or_default();
        for (text, at) in core::mem::take(&mut game.before) {
            if game.is_told {
                visitor.comment(Text::new(&text, encoding), at);
            }
        }
    }

    fn fault(&mut self, game: &mut Game, visitor: &mut impl Visitor, fault: Fault, at: Place) {
        game.faults += 1;
        if game.faults < MOST_FAULTS {
            visitor.fault(fault, at);
        } else if game.faults == MOST_FAULTS {
            visitor.fault(Fault::TooManyFaults, at);
            game.is_told = false;
        }
    }

    /// Something that is no part of a game.
    #[cold]
    fn foreign(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let rest = self.window.rest();
        let ends = |byte: &u8| {
            byte.is_ascii_whitespace() || matches!(byte, b'[' | b'{' | b'(' | b')' | b';' | b',')
        };
        let first = usize::from(!rest.is_empty());
        let length = first
            + rest
                .get(first..)
                .unwrap_or_default()
                .iter()
                .take(LONGEST_MOVE)
                .take_while(|byte| !ends(byte))
                .count();
        let shown = self.encoding_or_default().decode(&rest[..length.min(24)]);
        let fault = Fault::Unknown(String::from(shown.trim_end_matches('\u{fffd}')));
        self.window.pass_text(length);
        game.foreign += 1;
        if !game.has_begun {
            let is_first = !self.has_read_game;
            if is_first && game.foreign > MOST_FOREIGN {
                return Err(ReadPdnError::NoGames);
            }
            if is_first {
                return Ok(());
            }
        }
        self.fault(game, visitor, fault, at);
        Ok(())
    }

    /// `[Name "value"]`, and everything that was meant to be one.
    fn tag(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        blank_line: bool,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        if game.in_moves {
            return Ok(Then::Over(None));
        }
        let at = self.window.place();
        let tag = loop {
            let tag = Tag::read(self.window.rest());
            let is_whole = tag.length < self.window.rest().len();
            if is_whole || !self.window.fill().map_err(ReadPdnError::Source)? {
                break tag;
            }
        };
        let name = self
            .window
            .rest()
            .get(tag.name.0..tag.name.1)
            .unwrap_or_default();
        if is_known(&game.names, name) && blank_line {
            // A header with no moves behind it, and then the next one.
            return Ok(Then::Over(None));
        }
        if name.is_empty() {
            self.window.pass_text(tag.length);
            self.begin(game, visitor);
            self.fault(game, visitor, Fault::BadTag, at);
            return Ok(Then::GoOn);
        }
        if game.names.len() < AHEAD * 8 {
            game.names.extend_from_slice(name);
            game.names.push(b'"');
        }
        self.begin(game, visitor);
        if let Some(fault) = tag.fault {
            self.fault(game, visitor, fault, at);
        }
        let encoding = self.encoding_or_default();
        let rest = self.window.rest();
        let part = |(from, to): (usize, usize)| rest.get(from..to).unwrap_or_default();
        let is_result = part(tag.name).eq_ignore_ascii_case(b"result");
        let is_standard =
            || core::str::from_utf8(part(tag.value)).is_ok_and(|text| Score::parse(text).is_some());
        if is_result && !is_standard() {
            game.result = part(tag.value).trim_ascii().into();
        }
        visitor.tag(
            Text::new(part(tag.name), encoding),
            Text::quoted(part(tag.value), encoding),
            at,
        );
        self.window.pass_text(tag.length);
        Ok(Then::GoOn)
    }

    /// `{text}`, up to the first closing bracket.
    fn comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let mut from = 1;
        let end = loop {
            let rest = self.window.rest();
            match memchr::memchr(b'}', rest.get(from..).unwrap_or_default()) {
                Some(end) => break Some(from + end),
                None => from = rest.len().max(1),
            }
            if !self.window.fill().map_err(ReadPdnError::Source)? {
                break None;
            }
        };
        let rest = self.window.rest();
        let header = memchr::memmem::find(&rest[..end.unwrap_or(rest.len())], b"\n[Event ");
        if let (Some(end), None) = (end, header) {
            self.tell_comment(game, visitor, 1..end, at);
            self.window.pass_text(end + 1);
            return Ok(());
        }
        if from >= LONGEST && header.is_none() {
            self.tell_comment(game, visitor, 1..from, at);
            self.fault(game, visitor, Fault::TooLong, at);
            return self.pass_until(b'}');
        }
        // Not closed before the next game, or not at all: it ends with its line, so that what is
        // behind it is not lost.
        let rest = self.window.rest();
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        self.tell_comment(game, visitor, 1..end, at);
        self.begin(game, visitor);
        self.fault(game, visitor, Fault::UnclosedComment, at);
        self.window.pass_text(end);
        Ok(())
    }

    /// `; text` and `% text`, up to the end of the line; the latter is for programs and not told.
    fn line_comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let is_told = self.window.peek(0) == b';';
        let end = loop {
            if let Some(end) = memchr::memchr(b'\n', self.window.rest()) {
                break end;
            }
            if !self.window.fill().map_err(ReadPdnError::Source)? {
                break self.window.rest().len();
            }
        };
        if is_told {
            let text = self.window.rest().get(1..end).unwrap_or_default();
            let to = 1 + text.trim_ascii_end().len();
            self.tell_comment(game, visitor, 1..to, at);
        }
        self.window.pass_text(end);
        if end >= LONGEST {
            if is_told {
                self.fault(game, visitor, Fault::TooLong, at);
            }
            return self.pass_until(b'\n');
        }
        Ok(())
    }

    fn tell_comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        range: core::ops::Range<usize>,
        at: Place,
    ) {
        let text = self.window.rest().get(range).unwrap_or_default();
        if game.in_moves {
            if game.is_told && game.too_deep == 0 {
                visitor.comment(Text::new(text, self.encoding_or_default()), at);
            }
        } else if game
            .before
            .iter()
            .map(|(text, _)| text.len())
            .sum::<usize>()
            + text.len()
            < LONGEST
            && game.before.len() < AHEAD
        {
            game.before.push((text.into(), at));
        }
    }

    /// Passes everything up to and with a byte.
    fn pass_until(&mut self, byte: u8) -> Result<(), ReadPdnError<S::Error>> {
        loop {
            let rest = self.window.rest();
            if let Some(end) = memchr::memchr(byte, rest) {
                self.window.pass_text(end + 1);
                return Ok(());
            }
            let length = rest.len();
            self.window.pass_text(length);
            if !self.window.fill().map_err(ReadPdnError::Source)? {
                return Ok(());
            }
        }
    }

    /// `(`: a mark, a remark in words, or a variation.
    fn open(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let rest = self.window.rest();
        if let Some((mark, length)) = Mark::at_front(rest) {
            self.window.pass(length);
            self.tell_mark(game, visitor, mark, at);
            return Ok(());
        }
        let inside = rest.get(1..).unwrap_or_default().trim_ascii_start();
        if begins_prose(inside) {
            return self.prose(game, visitor);
        }
        self.window.pass(1);
        self.begin_moves(game, visitor);
        if !game.has_moved {
            self.fault(game, visitor, Fault::StrayBracket('('), at);
        }
        game.depth += 1;
        if game.depth > DEEPEST {
            if game.too_deep == 0 {
                self.fault(game, visitor, Fault::TooDeep, at);
            }
            game.too_deep += 1;
        } else if game.is_told {
            visitor.open_variation(at);
        }
        Ok(())
    }

    /// Words in brackets are a comment.
    fn prose(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        while memchr::memchr(b')', self.window.rest()).is_none() {
            if !self.window.fill().map_err(ReadPdnError::Source)? {
                break;
            }
        }
        let rest = self.window.rest();
        let end = memchr::memchr(b')', rest).unwrap_or(rest.len());
        self.begin_moves(game, visitor);
        self.tell_comment(game, visitor, 1..end, at);
        self.window.pass_text(end + 1);
        Ok(())
    }

    fn close(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        if game.depth == 0 {
            return self.stray(game, visitor);
        }
        self.window.pass(1);
        game.depth -= 1;
        if game.too_deep > 0 {
            game.too_deep -= 1;
        } else if game.is_told {
            visitor.close_variation();
        }
    }

    fn stray(&mut self, game: &mut Game, visitor: &mut impl Visitor) {
        let at = self.window.place();
        let bracket = char::from(self.window.peek(0));
        self.window.pass(1);
        if game.has_begun {
            self.fault(game, visitor, Fault::StrayBracket(bracket), at);
        }
    }

    fn mark(
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

    fn tell_mark(&mut self, game: &mut Game, visitor: &mut impl Visitor, mark: Mark, at: Place) {
        if game.has_moved && game.is_told && game.too_deep == 0 {
            visitor.mark(mark, at);
        }
    }

    /// `+`, `-`, `*` or `½` at the front: a result, a mark, or a move that is not known.
    fn sign(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let rest = self.window.rest();
        if let Some((score, length)) = Score::at_front(rest) {
            return self.result(game, visitor, score, length);
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
            let is_end = dashes == 1 && self.is_result(game, 1);
            if is_end {
                return self.result(game, visitor, Score::Unknown, 1);
            }
            self.begin_moves(game, visitor);
            self.scratch.clear();
            self.scratch.resize(dashes, b'-');
            self.window.pass(dashes);
            self.tell_move(game, visitor, at);
            return Ok(Then::GoOn);
        }
        self.foreign(game, visitor)?;
        Ok(Then::GoOn)
    }

    /// Whether the next so many bytes are what the Result tag says, with no move behind them.
    fn is_result(&self, game: &Game, length: usize) -> bool {
        let rest = self.window.rest();
        let behind = || rest.get(length..).unwrap_or_default().trim_ascii_start();
        rest.get(..length) == Some(&game.result)
            && matches!(behind().first(), None | Some(b'[' | b'{'))
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

    /// A digit at the front: a move number, a move or a result.
    #[inline]
    fn number_or_move(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let at = self.window.place();
        let rest = self.window.rest();
        if rest[0] <= b'2' && rest.len() > 1 && matches!(rest[1], b'-' | b':' | b'/' | b'.') {
            if let Some((score, length)) = Score::at_front(rest) {
                return self.result(game, visitor, score, length);
            }
        }
        let (number, digits) = leading_number(rest);
        match rest.get(digits).copied().unwrap_or(b' ') {
            b'.' => {
                let dots = rest[digits..]
                    .iter()
                    .take(AHEAD / 4)
                    .take_while(|b| **b == b'.')
                    .count();
                self.window.pass(digits + dots);
                self.begin_moves(game, visitor);
                if game.is_told && game.too_deep == 0 {
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
        if game.is_told && game.too_deep == 0 {
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
        let is_end = self.is_result(game, length);
        if is_end && squares >= 2 && game.depth == 0 {
            return self.result(game, visitor, Score::Unknown, length);
        }
        self.begin_moves(game, visitor);
        self.window.pass_text(length);
        if squares >= 2 {
            self.tell_move(game, visitor, at);
            self.glued_marks(game, visitor);
        } else if let Ok(number) = core::str::from_utf8(&self.scratch)
            .unwrap_or_default()
            .parse()
            && self.scratch.len() <= 4
        {
            // A move number that has lost its dot.
            if game.is_told && game.too_deep == 0 {
                visitor.number(number, 0, at);
            }
        } else {
            let text = String::from_utf8_lossy(&self.scratch)
                .chars()
                .take(24)
                .collect();
            self.fault(game, visitor, Fault::Unknown(text), at);
        }
        Ok(Then::GoOn)
    }

    /// A letter of a file at the front: a move by names, or a word.
    fn letters(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        if let Some((mark, length)) = Mark::at_front(self.window.rest()) {
            self.window.pass(length);
            self.tell_mark(game, visitor, mark, at);
            return Ok(());
        }
        let (length, squares) = spell(self.window.rest(), &mut self.scratch);
        if squares < 2 {
            return self.foreign(game, visitor);
        }
        self.begin_moves(game, visitor);
        self.window.pass_text(length);
        self.tell_move(game, visitor, at);
        self.glued_marks(game, visitor);
        Ok(())
    }

    /// Tells of the move that was put into the scratch space.
    fn tell_move(&mut self, game: &mut Game, visitor: &mut impl Visitor, at: Place) {
        game.has_moved = true;
        if game.is_told && game.too_deep == 0 {
            match core::str::from_utf8(&self.scratch) {
                Ok(text) => visitor.played(text, at),
                Err(_) => visitor.played(&String::from_utf8_lossy(&self.scratch), at),
            }
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

    /// `/FEN "..."/`: another position from here on.
    fn setup(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let rest = self.window.rest();
        let end = rest.iter().skip(1).take(AHEAD - 2).position(|b| *b == b'/');
        let Some(end) = end else {
            self.window.pass(1);
            self.begin(game, visitor);
            self.fault(game, visitor, Fault::BadSetup, at);
            return Ok(());
        };
        let inside = rest[1..=end].trim_ascii();
        let fen = inside
            .strip_prefix(b"FEN")
            .or_else(|| inside.strip_prefix(b"fen"))
            .map(|fen| fen.trim_ascii())
            .map(|fen| fen.strip_prefix(b"\"").unwrap_or(fen))
            .map(|fen| fen.strip_suffix(b"\"").unwrap_or(fen));
        let fen: Option<Vec<u8>> = fen.map(Into::into);
        self.begin_moves(game, visitor);
        match fen {
            Some(fen) if game.is_told && game.too_deep == 0 => {
                visitor.setup(Text::new(&fen, self.encoding_or_default()), at);
            }
            Some(_) => {}
            None => self.fault(game, visitor, Fault::BadSetup, at),
        }
        self.window.pass_text(end + 2);
        Ok(())
    }
}

/// Whether a name stands among those that were put one behind the other.
fn is_known(names: &[u8], name: &[u8]) -> bool {
    names
        .split(|byte| *byte == b'"')
        .any(|known| !known.is_empty() && known == name)
}

/// Whether what stands behind an opening bracket is words and not moves.
fn begins_prose(inside: &[u8]) -> bool {
    let word = inside
        .iter()
        .take_while(|byte| byte.is_ascii_alphabetic())
        .count();
    let is_name =
        |byte: Option<&u8>| byte.is_some_and(|byte| matches!(byte, b'a'..=b'h' | b'A'..=b'H'));
    let first = inside.first();
    match word {
        0 => first.is_some_and(|byte| !byte.is_ascii() || matches!(byte, b'"' | b'\'')),
        // `c3`, `cd4`, `c:d4`
        1 | 2 => {
            !is_name(first)
                || inside
                    .get(word)
                    .is_none_or(|next| !matches!(next, b'0'..=b'9' | b':' | b'x' | b'-'))
        }
        _ => true,
    }
}

/// A number at the front and its length; at most nine digits count.
#[inline]
fn leading_number(bytes: &[u8]) -> (u32, usize) {
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
fn spell(bytes: &[u8], out: &mut Vec<u8>) -> (usize, usize) {
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
        let next = square(bytes.get(behind + more..).unwrap_or_default());
        let fits = next > 0 && next != 4 && (next > 1 || !by_name);
        if !fits {
            break;
        }
        // `c:e5` names the file only, as `ce5` does.
        if !(by_name && squares == 0) {
            out.extend_from_slice(&bytes[at + blanks..behind]);
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

/// Whether a square at the front is a number and nothing else: no sign or dot behind it.
fn is_bare(bytes: &[u8], length: usize) -> bool {
    let next = bytes.get(length).copied().unwrap_or(b' ');
    let behind = count_blanks(&bytes[length..]);
    (1..=2).contains(&length)
        && bytes[0].is_ascii_digit()
        && !matches!(next, b'.' | b'/')
        && sign_length(&bytes[length + behind..]) == 0
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
        [b'-' | b'x' | b'X' | b':', ..] => 1,
        [0xc3, 0x97, ..] => 2,
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        _ => 0,
    }
}

/// Where the parts of a tag lie, from its opening bracket on.
struct Tag {
    name: (usize, usize),
    value: (usize, usize),
    length: usize,
    fault: Option<Fault>,
}

impl Tag {
    fn read(bytes: &[u8]) -> Tag {
        let blanks = |from: usize| {
            let rest = bytes.get(from..).unwrap_or_default();
            from + rest.iter().take_while(|b| b.is_ascii_whitespace()).count()
        };
        let line_end = |from: usize| {
            let rest = bytes.get(from..).unwrap_or_default();
            from + memchr::memchr(b'\n', rest).unwrap_or(rest.len())
        };
        let from = blanks(1);
        let line = line_end(from);
        let header = bytes.get(from..line).unwrap_or_default();
        let name_end = memchr::memchr2(b'"', b']', header).map_or(line, |end| from + end);
        let name = bytes
            .get(from..name_end)
            .unwrap_or_default()
            .trim_ascii_end();
        let mut tag = Tag {
            name: (from, from + name.len()),
            value: (name_end, name_end),
            length: name_end,
            fault: None,
        };
        if bytes.get(name_end) != Some(&b'"') {
            // `[Round 17]` and `[Empty]`: the first word is the name.
            let first = name.iter().take_while(|b| !b.is_ascii_whitespace()).count();
            let value = blanks(from + first).min(tag.name.1);
            tag.value = (value, tag.name.1);
            tag.name.1 = from + first;
            tag.fault = Some(Fault::BadTag);
            tag.length = name_end + usize::from(bytes.get(name_end) == Some(&b']'));
            return tag;
        }
        let open = name_end + 1;
        let (end, is_closed) = string_end(bytes, open, line);
        tag.value = (open, end);
        tag.length = end + usize::from(is_closed);
        let behind = blanks(tag.length);
        if bytes.get(behind) == Some(&b']') {
            tag.length = behind + 1;
        } else if is_closed {
            tag.fault = Some(Fault::BadTag);
        }
        if !is_closed {
            tag.fault = Some(Fault::UnclosedQuote);
            let value = bytes.get(open..end).unwrap_or_default().trim_ascii_end();
            let value = value.strip_suffix(b"]").unwrap_or(value);
            tag.value = (open, open + value.len());
            tag.length = end;
        }
        tag
    }
}

/// Where a string ends that must end in its line. A backslash hides a quote, unless that quote is
/// the last of the line: then the backslash is part of a path.
fn string_end(bytes: &[u8], from: usize, line: usize) -> (usize, bool) {
    let mut at = from;
    while at < line {
        match bytes[at] {
            b'"' => return (at, true),
            b'\\' if matches!(bytes.get(at + 1), Some(b'\\' | b'"')) => {
                let is_last = bytes[at + 1] == b'"'
                    && memchr::memchr(b'"', bytes.get(at + 2..line).unwrap_or_default()).is_none();
                if is_last {
                    return (at + 1, true);
                }
                at += 2;
            }
            _ => at += 1,
        }
    }
    (line, false)
}
