//! The reader: one pass over the bytes, one part at a time.

use alloc::string::String;
use alloc::vec::Vec;

use crate::encoding::Encoding;
use crate::mark::Mark;
use crate::pdn::error::ReadPdnError;
use crate::pdn::spell::{LONGEST_MOVE, is_prose, leading_number, spell};
use crate::pdn::tag::{Tag, is_without_bracket};
use crate::pdn::visitor::{Fault, Place, Text, Visitor, Wish};
use crate::pdn::window::{LONGEST, Mile, Source, Window};
use crate::score::Score;

/// So many bytes are looked at ahead: every move, number, mark and result is shorter.
const AHEAD: usize = 512;
/// A remark in round brackets may have brackets of its own if it is no longer than this.
const LONGEST_REMARK: usize = 2048;
/// The text of a position in mid-game may have so many bytes.
const LONGEST_SETUP: usize = 400;
/// A run of usual moves is looked at in pieces of so many bytes.
const RUN: usize = 256;
/// Variations may lie this deep.
const DEEPEST: u32 = 128;
/// After so many faults a game is given up.
const MOST_FAULTS: u32 = 100;
/// So many of the first things may be no part of a game, before the file is no PDN.
const MOST_FOREIGN: u32 = 20;
/// So many comments are kept until the moves begin.
const MOST_BEFORE: usize = 256;

/// Reads games one after the other.
#[derive(Debug)]
pub struct Reader<S> {
    window: Window<S>,
    has_read_game: bool,
    /// The move at hand, as it is told.
    scratch: Vec<u8>,
}

/// What is known of the game at hand.
#[derive(Default)]
struct Game {
    has_begun: bool,
    in_moves: bool,
    /// The visitor wants no moves, or there were too many faults.
    is_silent: bool,
    /// Whether a move stands in the line at hand, and, from the lowest bit on, in those around it.
    has_moved: bool,
    outer_moved: u128,
    depth: u32,
    /// How many variations were told to open and not to close.
    told: u32,
    tags: u32,
    moves: u64,
    faults: u32,
    /// Words before it that are no part of a game.
    foreign: u32,
    /// The names of its tags, a quote behind each.
    names: Vec<u8>,
    /// What its Result tag says, if that is no usual result: the same text will end it.
    result: Vec<u8>,
    /// Comments before the first tag or move, and how long they are together.
    before: Vec<(Vec<u8>, Place)>,
    before_length: usize,
}

impl Game {
    /// Whether the parts of this place are told.
    #[inline]
    const fn is_told(&self) -> bool {
        !self.is_silent && self.depth <= DEEPEST
    }

    /// Whether there is nothing in it that looks like a game of draughts.
    const fn is_hopeless(&self) -> bool {
        self.tags == 0 && self.moves < self.faults as u64
    }
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
            window: Window::new(source, None),
            has_read_game: false,
            scratch: Vec::new(),
        }
    }

    /// A reader that does not guess the encoding.
    pub fn with_encoding(source: S, encoding: Encoding) -> Reader<S> {
        Reader {
            window: Window::new(source, Some(encoding)),
            has_read_game: false,
            scratch: Vec::new(),
        }
    }

    /// The encoding, given or found; none as long as every byte is ASCII.
    pub const fn encoding(&self) -> Option<Encoding> {
        self.window.encoding()
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
        let mut game = Game::default();
        loop {
            let blank_line = self.window.pass_blanks()?;
            self.window.want(AHEAD)?;
            if self.window.is_at_end() {
                let is_foreign = game.foreign > 0 || game.faults > 0;
                let is_empty = game.tags == 0 && game.moves == 0;
                if is_foreign && is_empty && !self.has_read_game {
                    return Err(ReadPdnError::NoGames);
                }
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
            if game.faults == MOST_FAULTS && !self.has_read_game && game.is_hopeless() {
                return Err(ReadPdnError::NoGames);
            }
        }
    }

    /// Tells that a game is over; false if there was none.
    fn over(&mut self, game: &mut Game, visitor: &mut impl Visitor, score: Option<Score>) -> bool {
        if !game.has_begun {
            // A result on its own, such as the second one of a game, is no game.
            game.before.clear();
            game.before_length = 0;
            return false;
        }
        if !game.before.is_empty() {
            self.begin_moves(game, visitor);
        }
        let at = self.window.place();
        if game.depth > 0 {
            Self::close_all(game, visitor);
            visitor.fault(Fault::UnclosedVariation, at);
        }
        visitor.end(score, at);
        self.has_read_game = true;
        true
    }

    fn close_all(game: &mut Game, visitor: &mut impl Visitor) {
        for _ in 0..core::mem::take(&mut game.told) {
            visitor.close_variation();
        }
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
            b'a'..=b'h' | b'A'..=b'H' => return self.letters(game, visitor),
            b'[' => return self.tag(game, visitor, blank_line),
            b'{' => self.comment(game, visitor)?,
            b';' | b'%' => self.line_comment(game, visitor)?,
            b'(' => self.open(game, visitor)?,
            b')' => self.close(game, visitor)?,
            b'!' | b'?' | b'$' | b'=' => self.mark(game, visitor)?,
            b'+' | b'-' | b'*' | 0xc2 => return self.sign(game, visitor),
            b'/' => self.setup(game, visitor)?,
            b'.' => self.window.pass(1),
            b'}' | b']' => self.stray(game, visitor)?,
            _ => return self.other(game, visitor),
        }
        Ok(Then::GoOn)
    }

    fn encoding_or_default(&self) -> Encoding {
        self.encoding().unwrap_or(Encoding::UTF_8)
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
        game.is_silent = visitor.moves() == Wish::Skip || game.faults >= MOST_FAULTS;
        let encoding = self.encoding_or_default();
        for (text, at) in core::mem::take(&mut game.before) {
            if game.is_told() {
                visitor.comment(Text::new(&text, encoding), at);
            }
        }
    }

    fn fault(&mut self, game: &mut Game, visitor: &mut impl Visitor, fault: Fault, at: Place) {
        game.faults = game.faults.saturating_add(1);
        if game.faults < MOST_FAULTS {
            visitor.fault(fault, at);
        } else if game.faults == MOST_FAULTS {
            visitor.fault(Fault::TooManyFaults, at);
            Self::close_all(game, visitor);
            game.is_silent = true;
        }
    }

    /// Something that is no part of a game. Before one, only the first is told.
    fn misplaced(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        fault: Fault,
        at: Place,
    ) -> Result<(), ReadPdnError<S::Error>> {
        if game.has_begun {
            self.fault(game, visitor, fault, at);
            return Ok(());
        }
        game.foreign = game.foreign.saturating_add(1);
        if game.foreign == 1 {
            visitor.fault(fault, at);
        }
        if game.foreign > MOST_FOREIGN && !self.has_read_game {
            // A letter around a game, perhaps.
            let limit = self.window.rest().len();
            let header = self.window.find_within(Mile::Header, limit);
            self.window.pass_text(header.ok_or(ReadPdnError::NoGames)?);
        }
        Ok(())
    }

    /// A character that begins no part of a game: to be passed over, a tag without its bracket, or
    /// foreign.
    #[cold]
    fn other(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<Then, ReadPdnError<S::Error>> {
        let rest = self.window.rest();
        let is_start = !self.has_read_game && !game.has_begun && game.foreign == 0;
        if is_start && is_page(rest) {
            return Err(ReadPdnError::NoGames);
        }
        let unseen = unseen(rest);
        if unseen > 0 {
            self.window.pass_text(unseen);
            return Ok(Then::GoOn);
        }
        let is_first = self.window.place().column == 1;
        if is_first && is_without_bracket(&rest[..rest.len().min(AHEAD)]) {
            return self.tag(game, visitor, true);
        }
        self.foreign(game, visitor)?;
        Ok(Then::GoOn)
    }

    /// A word that is no part of a game.
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
        let behind = rest.get(1..).unwrap_or_default().iter();
        let more = behind.take(LONGEST_MOVE).take_while(|byte| !ends(byte));
        let length = 1 + more.count();
        let shown = rest.get(..length.min(24)).unwrap_or_default();
        let shown = self.encoding_or_default().decode(shown);
        let fault = Fault::Unknown(String::from(shown.trim_end_matches('\u{fffd}')));
        self.window.pass_text(length);
        self.misplaced(game, visitor, fault, at)
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
        let tag = self.whole_tag()?;
        let rest = self.window.rest();
        let part = |(from, to): (usize, usize)| rest.get(from..to).unwrap_or_default();
        let (name, value) = (part(tag.name), part(tag.value));
        if blank_line && is_known(&game.names, name) {
            // A header with no moves behind it, and then the next one.
            return Ok(Then::Over(None));
        }
        if is_wrapper(name) && value.is_empty() {
            self.window.pass_text(tag.length);
            return Ok(Then::GoOn);
        }
        if game.names.len() < AHEAD * 8 {
            game.names.extend_from_slice(name);
            game.names.push(b'"');
        }
        if name.eq_ignore_ascii_case(b"result") {
            let usual = core::str::from_utf8(value).ok().and_then(Score::parse);
            let value = if usual.is_some() { b"" } else { value };
            game.result = value
                .get(..value.len().min(AHEAD))
                .unwrap_or_default()
                .trim_ascii()
                .into();
        }
        self.begin(game, visitor);
        game.tags += 1;
        self.tell_tag(game, visitor, tag, at)?;
        Ok(Then::GoOn)
    }

    fn tell_tag(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        tag: Tag,
        at: Place,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let encoding = self.encoding_or_default();
        let rest = self.window.rest();
        let part = |(from, to): (usize, usize)| rest.get(from..to).unwrap_or_default();
        let (name, value) = (part(tag.name), part(tag.value));
        let fault = match tag.fault {
            None if name.is_empty() => Some(Fault::BadTag),
            Some(_) if tag.length >= LONGEST => Some(Fault::TooLong),
            fault => fault,
        };
        if !name.is_empty() {
            let (name, value) = (Text::new(name, encoding), Text::quoted(value, encoding));
            visitor.tag(name, value, at);
        }
        self.window.pass_text(tag.length);
        let is_cut = fault == Some(Fault::TooLong);
        if let Some(fault) = fault {
            self.fault(game, visitor, fault, at);
        }
        if is_cut {
            self.pass_remark(Mile::Line)?;
        }
        Ok(())
    }

    /// Where the parts of the tag at hand lie, with as much in memory as it takes to be sure.
    fn whole_tag(&mut self) -> Result<Tag, ReadPdnError<S::Error>> {
        let start = usize::from(self.window.peek(0) == b'[');
        loop {
            let rest = self.window.rest();
            let tag = Tag::read(rest, start);
            let value = rest.get(tag.value.0..tag.value.1).unwrap_or_default();
            let is_whole = tag.length < rest.len();
            if is_whole && tag.fault.is_none() && !value.contains(&b'\\') {
                return Ok(tag);
            }
            // The rest of the line decides where a faulty value ends.
            let line = self.window.find(Mile::Line)?;
            let is_last_look = line.is_some_and(|line| line >= tag.name.0) || self.window.is_last();
            if is_last_look || !self.window.fill()? {
                return Ok(Tag::read(self.window.rest(), start));
            }
        }
    }

    /// `{text}`, up to the first closing bracket.
    fn comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let end = self.window.find(Mile::Brace)?;
        self.remark(game, visitor, Mile::Brace, end)
    }

    /// A text whose end is known, or is not there.
    fn remark(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
        close: Mile,
        end: Option<usize>,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let length = self.window.rest().len();
        let header = self.window.find_within(Mile::Header, end.unwrap_or(length));
        if let (Some(end), None) = (end, header) {
            self.tell_comment(game, visitor, end, at);
            self.window.pass_text(end + 1);
            return Ok(());
        }
        if length >= LONGEST && header.is_none() {
            self.tell_comment(game, visitor, length, at);
            self.begin(game, visitor);
            self.fault(game, visitor, Fault::TooLong, at);
            return self.pass_remark(close);
        }
        // Not closed before the next game, or not at all: it ends with its line, so that what is
        // behind it is not lost.
        let line = self.window.find_within(Mile::Line, length);
        let end = line.unwrap_or(length);
        self.tell_comment(game, visitor, end, at);
        self.begin(game, visitor);
        self.fault(game, visitor, Fault::UnclosedComment, at);
        self.window.pass_text(end);
        Ok(())
    }

    /// Passes the rest of a text that is too long, but not the next game.
    fn pass_remark(&mut self, close: Mile) -> Result<(), ReadPdnError<S::Error>> {
        loop {
            let length = self.window.rest().len();
            let end = self.window.find_within(close, length);
            let header = self.window.find_within(Mile::Header, end.unwrap_or(length));
            if let Some(header) = header {
                self.window.pass_text(header);
                return Ok(());
            }
            if let Some(end) = end {
                self.window.pass_text(end + 1);
                return Ok(());
            }
            // The start of a header may stand at the end.
            let is_last = self.window.is_last();
            self.window.pass_text(if is_last {
                length
            } else {
                length.saturating_sub(16)
            });
            if is_last || !self.window.fill()? && self.window.is_at_end() {
                return Ok(());
            }
        }
    }

    /// `; text` and `% text`, up to the end of the line; the latter is for programs and not told.
    fn line_comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let is_told = self.window.peek(0) == b';';
        let line = self.window.find(Mile::Line)?;
        let end = line.unwrap_or(self.window.rest().len());
        if is_told {
            self.tell_comment(game, visitor, end, at);
        }
        self.window.pass_text(end);
        if line.is_none() && end >= LONGEST {
            if is_told {
                self.begin(game, visitor);
                self.fault(game, visitor, Fault::TooLong, at);
            }
            self.pass_remark(Mile::Line)?;
        }
        Ok(())
    }

    /// Tells of the text from the second byte on.
    fn tell_comment(&mut self, game: &mut Game, visitor: &mut impl Visitor, end: usize, at: Place) {
        let text = self
            .window
            .rest()
            .get(1..end)
            .unwrap_or_default()
            .trim_ascii();
        if !game.in_moves && !text.is_empty() {
            let length = game.before_length + text.len();
            if length < LONGEST && game.before.len() < MOST_BEFORE {
                game.before.push((text.into(), at));
                game.before_length = length;
                return;
            }
            // More than is kept: the header must be over.
            self.begin_moves(game, visitor);
        }
        if game.in_moves && game.is_told() {
            let text = self.window.rest().get(1..end).unwrap_or_default();
            let text = Text::new(text, self.encoding_or_default());
            visitor.comment(text, at);
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
        if is_prose(&rest[1..rest.len().min(AHEAD)]) {
            return self.prose(game, visitor);
        }
        self.window.pass(1);
        self.begin_moves(game, visitor);
        if game.depth == 0 && !game.has_moved {
            self.fault(game, visitor, Fault::EarlyVariation, at);
        }
        if game.depth == DEEPEST {
            self.fault(game, visitor, Fault::TooDeep, at);
        }
        game.depth = game.depth.saturating_add(1);
        if game.depth <= DEEPEST {
            game.outer_moved = game.outer_moved << 1 | u128::from(game.has_moved);
            game.has_moved = false;
            if game.is_told() {
                visitor.open_variation(at);
                game.told += 1;
            }
        }
        Ok(())
    }

    /// Words in brackets are a comment.
    fn prose(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        self.begin_moves(game, visitor);
        let first = self.window.find(Mile::Bracket)?;
        let rest = self.window.rest();
        let end = closing_bracket(&rest[..rest.len().min(LONGEST_REMARK)]);
        let end = first.map(|first| end.unwrap_or(first));
        self.remark(game, visitor, Mile::Bracket, end)
    }

    fn close(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        if game.depth == 0 {
            return self.stray(game, visitor);
        }
        self.window.pass(1);
        if game.depth <= DEEPEST {
            game.has_moved = game.outer_moved & 1 == 1;
            game.outer_moved >>= 1;
            if game.told > 0 {
                visitor.close_variation();
                game.told -= 1;
            }
        }
        game.depth -= 1;
        Ok(())
    }

    fn stray(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let bracket = char::from(self.window.peek(0));
        self.window.pass(1);
        self.misplaced(game, visitor, Fault::StrayBracket(bracket), at)
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
        if !game.has_moved {
            if game.has_begun {
                self.fault(game, visitor, Fault::EarlyMark, at);
            }
        } else if game.is_told() {
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
            self.scratch.extend_from_slice(b"--");
            self.window.pass(dashes);
            self.tell_move(game, visitor, at);
            self.glued_marks(game, visitor);
            return Ok(Then::GoOn);
        }
        self.other(game, visitor)
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

    /// A digit at the front: a move number, a move or a result.
    #[inline]
    fn number_or_move(
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

    /// Reads on as long as there is nothing but the usual: numbers with a dot, and moves of two
    /// numbers and a sign, with one blank or the end of a line behind each. Stops before anything
    /// else; false if it stopped at once.
    fn run(&mut self, game: &mut Game, visitor: &mut impl Visitor) -> bool {
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
                b'.' if head[digits + 1] != b'.' && number > 0 => {
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
    fn letters(
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

/// Whether a file begins like a web page.
fn is_page(bytes: &[u8]) -> bool {
    let starts = |text: &[u8]| {
        let head = bytes.get(..text.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(text))
    };
    starts(b"<!doctype") || starts(b"<html") || starts(b"<?xml")
}

/// Brackets that forums put around games.
fn is_wrapper(name: &[u8]) -> bool {
    [&b"pdn"[..], b"/pdn", b"pgn", b"/pgn"].contains(&name)
}

/// The length of a character at the front that is a blank, or seen as none, or as dots.
fn unseen(bytes: &[u8]) -> usize {
    match bytes {
        [0xc2, 0xa0, ..] => 2,
        [0xef, 0xbb, 0xbf, ..] | [0xe2, 0x80, 0x80..=0x8f | 0xa6 | 0xa8..=0xaf, ..] => 3,
        [0xa0 | 0x85, ..] => 1,
        _ => 0,
    }
}

/// Where the bracket at the front is closed, counting those between.
fn closing_bracket(bytes: &[u8]) -> Option<usize> {
    let mut depth = 0_u32;
    memchr::memchr2_iter(b'(', b')', bytes).find(|at| {
        depth = if bytes[*at] == b'(' {
            depth + 1
        } else {
            depth.saturating_sub(1)
        };
        depth == 0
    })
}

/// Whether a name stands among those that were put one behind the other.
fn is_known(names: &[u8], name: &[u8]) -> bool {
    names
        .split(|byte| *byte == b'"')
        .any(|known| !known.is_empty() && known == name)
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
