//! Comments: in braces, behind a semicolon, and words in round brackets.

use crate::pdn::error::ReadPdnError;
use crate::pdn::reader::{Game, Reader};
use crate::pdn::visitor::{Fault, Place, Text, Visitor};
use crate::pdn::window::{LONGEST, Mile, Source};

/// A remark in round brackets may have brackets of its own if it is no longer than this.
const LONGEST_REMARK: usize = 2048;
/// Maximum comments kept until the moves begin.
const MOST_BEFORE: usize = 256;

impl<S: Source> Reader<S> {
    /// `{text}`, up to the first closing bracket.
    pub(super) fn comment(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let end = self.window.find(Mile::Brace)?;
        self.remark(game, visitor, Mile::Brace, end)
    }

    /// `; text` and `% text`, up to the end of the line; the latter is for programs and not told.
    pub(super) fn line_comment(
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

    /// Words in brackets are a comment.
    pub(super) fn prose(
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
    pub(super) fn pass_remark(&mut self, close: Mile) -> Result<(), ReadPdnError<S::Error>> {
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
