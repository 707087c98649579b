//! The first look at a game: every part gets its place, and what is wrong becomes a fault.

use std::io::Read;

use notation::Score;
use notation::pdn::{Fault, Place, ReadPdnError};

use crate::pgn::tag::{Tag, is_tag_like};
use crate::pgn::word::{is_san, number, odd_move, prose_end, word_length};
use crate::pgn::{AHEAD, Game, MOST_PARTS, PgnReader, ReadPgnError, What};

/// Variations may lie this deep.
const DEEPEST: u32 = 128;
/// After so many faults the rest of a game is passed over.
const MOST_FAULTS: u32 = 100;
/// So many of the first things may be no part of a game, before the file is no PGN.
const MOST_FOREIGN: u32 = 20;

impl<R: Read> PgnReader<R> {
    /// Looks through one game; true when the file ends with it.
    pub(super) fn scan(&mut self, game: &mut Game) -> Result<bool, ReadPgnError> {
        loop {
            let lines = self.window.pass_blanks()?;
            if self.window.is_too_long || game.parts.len() > MOST_PARTS {
                return Ok(false);
            }
            let is_end = self.window.is_at_end();
            if is_end || self.part(game, lines)? {
                self.over(game);
                return Ok(is_end);
            }
        }
    }

    fn over(&mut self, game: &mut Game) {
        if game.depth > 0 {
            self.fault(game, Fault::UnclosedVariation, self.window.place());
        }
        if game.is_one() {
            self.begin_moves(game);
        }
    }

    /// Looks at one part, so many line ends behind the last one; true if it is of the next game.
    fn part(&mut self, game: &mut Game, lines: u64) -> Result<bool, ReadPgnError> {
        let byte = self.window.peek(0);
        let is_of_moves = matches!(byte, b'(' | b')' | b'}' | b']' | b'$' | b'!' | b'?');
        if is_of_moves && !game.is_one() {
            self.foreign(game, 1)?;
            return Ok(false);
        }
        match byte {
            b'[' => return self.bracket(game, lines),
            b'{' => self.comment(game)?,
            b';' => self.line_comment(game)?,
            b'(' => self.open(game),
            b')' => self.close(game),
            b'}' | b']' => self.stray(game),
            b'$' => self.nag(game)?,
            b'!' | b'?' => self.glyph(game),
            b'*' => return self.result(game, Score::Unknown, 1),
            b'0'..=b'9' => return self.digits(game, lines),
            _ => return self.word(game),
        }
        Ok(false)
    }

    /// Passes a part, and keeps its place for `pgn-reader` to come to it. What is not to be told is
    /// blanked.
    fn keep(&mut self, game: &mut Game, length: usize, what: What) {
        if game.is_muted() {
            self.window.blank(length);
            return;
        }
        game.add(what, self.window.place());
        game.longest = game.longest.max(length);
        self.window.pass(length);
    }

    /// Passes a part that `pgn-reader` shall not see.
    fn take(&mut self, game: &mut Game, length: usize, what: What) {
        if !game.is_muted() {
            game.add(what, self.window.place());
        }
        self.window.blank(length);
    }

    fn fault(&mut self, game: &mut Game, fault: Fault, at: Place) {
        game.faults += 1;
        if game.faults < MOST_FAULTS {
            game.add(What::Fault(fault), at);
        } else if game.faults == MOST_FAULTS {
            game.add(What::Fault(Fault::TooManyFaults), at);
            game.is_given_up = true;
        }
    }

    /// Something that is no part of a game.
    #[cold]
    fn foreign(&mut self, game: &mut Game, length: usize) -> Result<(), ReadPgnError> {
        let word = self.window.ahead(length);
        let shown = word.get(..24).unwrap_or(word);
        let shown = self.window.encoding_or_default().decode(shown);
        let fault = Fault::Unknown(shown.trim_end_matches('\u{fffd}').to_owned());
        self.fault(game, fault, self.window.place());
        self.window.blank(length.max(1));
        game.foreign += 1;
        if game.foreign > MOST_FOREIGN && !game.is_one() && !self.has_read_game {
            return Err(ReadPdnError::NoGames);
        }
        Ok(())
    }

    /// The moves have begun, at the latest here.
    fn begin_moves(&mut self, game: &mut Game) {
        if !game.in_moves {
            game.in_moves = true;
            game.begin(self.window.place());
            game.add(What::Moves, self.window.place());
        }
    }

    /// `[`: a tag, of this game or of the next one.
    fn bracket(&mut self, game: &mut Game, lines: u64) -> Result<bool, ReadPgnError> {
        if !game.in_moves {
            return self.tag(game, lines);
        }
        let line = self.window.ahead(AHEAD);
        let line = line.split(|byte| *byte == b'\n').next().unwrap_or(line);
        let is_first = lines > 0 || self.window.place().column == 1;
        if is_tag_like(line, is_first) {
            return Ok(true);
        }
        let length = word_length(line.get(1..).unwrap_or_default()) + 1;
        self.foreign(game, length)?;
        Ok(false)
    }

    /// `[Name "value"]`, and everything that was meant to be one.
    fn tag(&mut self, game: &mut Game, lines: u64) -> Result<bool, ReadPgnError> {
        let length = self.window.line_ahead()?;
        let line = self.window.ahead(length);
        let at = self.window.place();
        let tag = Tag::read(line);
        let is_known = |names: &[u8]| {
            let mut names = names.split(|byte| *byte == b'"');
            names.any(|known| !known.is_empty() && known.eq_ignore_ascii_case(tag.name))
        };
        if lines > 1 && is_known(&game.names) {
            // A header with no moves behind it, and then the next one.
            return Ok(true);
        }
        if game.names.len() < AHEAD * 8 {
            game.names.extend_from_slice(tag.name);
            game.names.push(b'"');
        }
        game.has_tag = true;
        game.begin(at);
        let (length, fault) = (tag.length, tag.fault.clone());
        match fault {
            None => self.keep(game, length, What::Tag),
            Some(fault) => {
                let (name, value) = (tag.name.to_vec(), tag.value.to_vec());
                self.fault(game, fault, at);
                if !name.is_empty() {
                    game.add(What::OddTag(name, value), at);
                }
                self.window.blank(length);
            }
        }
        Ok(false)
    }

    /// `{text}`, up to the first closing bracket.
    fn comment(&mut self, game: &mut Game) -> Result<(), ReadPgnError> {
        let at = self.window.place();
        let end = self.window.find(b'}')?;
        if let Some(end) = end
            && !self.window.has_event(end)
        {
            self.told(game, end + 1);
            return Ok(());
        }
        // Not closed before the next game, or not at all: it ends with its line, so that what is
        // behind it is not lost.
        let end = self.window.line_ahead()?;
        game.begin(at);
        self.told(game, end + 1);
        self.window.close_comment();
        self.fault(game, Fault::UnclosedComment, at);
        Ok(())
    }

    /// `; text`, up to the end of the line, written as `{text}`.
    fn line_comment(&mut self, game: &mut Game) -> Result<(), ReadPgnError> {
        let end = self.window.line_ahead()?;
        self.window.open_comment(end);
        self.told(game, end + 1);
        self.window.close_comment();
        Ok(())
    }

    /// Passes a comment. Those before the first move are kept apart: `pgn-reader` would take them
    /// for the end of the tags.
    fn told(&mut self, game: &mut Game, length: usize) {
        if game.in_moves {
            return self.keep(game, length, What::Comment);
        }
        let at = self.window.place();
        game.begin(at);
        let text = self.window.ahead(length).get(1..length.saturating_sub(1));
        game.early.push((text.unwrap_or_default().to_vec(), at));
        self.window.blank(length);
    }

    /// `(`: a variation, or a remark in words.
    fn open(&mut self, game: &mut Game) {
        self.begin_moves(game);
        let rest = self.window.rest();
        if let Some(end) = prose_end(rest) {
            self.window.open_comment(end);
            self.keep(game, end + 1, What::Comment);
            return self.window.close_comment();
        }
        let at = self.window.place();
        if !game.has_moved {
            self.fault(game, Fault::StrayBracket('('), at);
        }
        game.depth += 1;
        if game.depth > DEEPEST {
            if game.too_deep == 0 {
                self.fault(game, Fault::TooDeep, at);
            }
            game.too_deep += 1;
        }
        self.keep(game, 1, What::Open);
    }

    fn close(&mut self, game: &mut Game) {
        if game.depth == 0 {
            return self.stray(game);
        }
        self.keep(game, 1, What::Close);
        game.depth -= 1;
        game.too_deep = game.too_deep.saturating_sub(1);
    }

    fn stray(&mut self, game: &mut Game) {
        let bracket = char::from(self.window.peek(0));
        self.fault(game, Fault::StrayBracket(bracket), self.window.place());
        self.window.blank(1);
    }

    /// `$14`
    fn nag(&mut self, game: &mut Game) -> Result<(), ReadPgnError> {
        let rest = self.window.rest().get(1..).unwrap_or_default();
        let length = word_length(rest);
        let digits = self.window.ahead(length + 1).get(1..).unwrap_or_default();
        let is_nag = digits.iter().all(u8::is_ascii_digit) && number(digits) <= 255;
        if length == 0 || length > 3 || !is_nag {
            return self.foreign(game, length + 1);
        }
        self.mark(game, length + 1);
        Ok(())
    }

    /// `!?` and the like; a longer run says no more than its first two signs.
    fn glyph(&mut self, game: &mut Game) {
        let is_sign = |byte: &&u8| matches!(byte, b'!' | b'?');
        let run = self.window.rest().iter().take_while(is_sign).count();
        self.mark(game, run.min(2));
        self.window.blank(run.saturating_sub(2));
    }

    fn mark(&mut self, game: &mut Game, length: usize) {
        if game.has_moved {
            self.keep(game, length, What::Mark);
        } else {
            self.window.blank(length);
        }
    }

    /// A result: the end of the game, unless it stands in a variation.
    fn result(
        &mut self,
        game: &mut Game,
        score: Score,
        length: usize,
    ) -> Result<bool, ReadPgnError> {
        self.window.blank(length);
        if game.depth > 0 || !game.is_one() {
            return Ok(false);
        }
        self.begin_moves(game);
        game.score = Some(score);
        // A comment in the same line is still about this game.
        loop {
            let is_blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
            let blanks = self.window.rest().iter().take_while(is_blank).count();
            if self.window.peek(blanks) != b'{' {
                return Ok(true);
            }
            self.window.blank(blanks);
            self.comment(game)?;
        }
    }

    /// A digit at the front: a move number, a result, or castling with zeros.
    fn digits(&mut self, game: &mut Game, lines: u64) -> Result<bool, ReadPgnError> {
        let rest = self.window.rest();
        let word = rest.get(..word_length(rest)).unwrap_or_default();
        let digits = word.iter().take_while(|b| b.is_ascii_digit()).count();
        let next = word.get(digits);
        if digits > 9 || next.is_some_and(|next| !next.is_ascii_alphabetic()) {
            return self.word(game);
        }
        let number = number(word.get(..digits).unwrap_or_default());
        let behind = rest.get(digits..).unwrap_or_default();
        let dots = behind.iter().take(AHEAD / 4).take_while(|b| **b == b'.');
        let dots = dots.count();
        if number == 1 && dots == 1 && lines > 1 && game.has_moved && game.depth == 0 {
            // No tags and no result between two games.
            return Ok(true);
        }
        self.begin_moves(game);
        let what = What::Number(number, u32::try_from(dots).unwrap_or(0));
        self.take(game, digits + dots, what);
        Ok(false)
    }

    /// A move, a result, or nothing that is known.
    fn word(&mut self, game: &mut Game) -> Result<bool, ReadPgnError> {
        let rest = self.window.rest();
        let length = word_length(rest).max(1);
        let word = rest.get(..length).unwrap_or_default();
        if is_san(word) {
            self.begin_moves(game);
            game.has_moved = true;
            self.keep(game, length, What::Move);
            return Ok(false);
        }
        if let Some(score) = self.score(word, rest) {
            return self.result(game, score, length);
        }
        if let Some(text) = odd_move(word) {
            self.begin_moves(game);
            game.has_moved = true;
            self.take(game, length, What::OddMove(text));
            return Ok(false);
        }
        // "En passant" says nothing that the move does not.
        let en_passant = [&b"e.p."[..], b"e.p", b"ep", b"E.P."];
        if let Some(said) = en_passant.into_iter().find(|said| rest.starts_with(said))
            && game.has_moved
            && (said != b"ep" || length == 2)
        {
            self.window.blank(said.len());
            return Ok(false);
        }
        self.foreign(game, length)?;
        Ok(false)
    }

    /// The result that a word says. Forfeits are written like judgements of a position, `+/-`; they
    /// count only where nothing follows.
    fn score(&self, word: &[u8], rest: &[u8]) -> Option<Score> {
        let text = self.window.encoding_or_default().decode(word);
        let score = Score::parse(&text)?;
        let is_plain = text.starts_with(['0', '1', '½']) && score != Score::BothLost;
        let behind = rest.get(word.len()..).unwrap_or_default();
        let behind = behind.trim_ascii_start();
        let is_last = matches!(behind.first(), None | Some(b'['));
        (is_plain || is_last).then_some(score)
    }
}
