//! The reader: one pass over the bytes, one part at a time.

mod comment;
mod header;
mod movetext;
mod run;
mod setup;
mod variation;

use alloc::string::String;
use alloc::vec::Vec;

use crate::encoding::Encoding;
use crate::pdn::error::ReadPdnError;
use crate::pdn::spell::LONGEST_MOVE;
use crate::pdn::tag::is_without_bracket;
use crate::pdn::visitor::{Fault, Place, Text, Visitor, Wish};
use crate::pdn::window::{Mile, Source, Window};
use crate::score::Score;

/// Bytes of lookahead: every move, number, mark and result is shorter.
const AHEAD: usize = 512;
/// Variations may lie this deep.
const DEEPEST: u32 = 128;
/// After so many faults a game is given up.
const MOST_FAULTS: u32 = 100;
/// Maximum tokens before the first game that are no part of one; beyond them the file is no PDN.
const MOST_FOREIGN: u32 = 20;

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
            // The cross of a won game (001:9.1.10).
            b'X' if game.has_moved => self.mark(game, visitor)?,
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
        if !self.garbled_move(game, visitor) {
            self.foreign(game, visitor)?;
        }
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
}

/// Whether a file begins like a web page.
fn is_page(bytes: &[u8]) -> bool {
    let starts = |text: &[u8]| {
        let head = bytes.get(..text.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(text))
    };
    starts(b"<!doctype") || starts(b"<html") || starts(b"<?xml")
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
