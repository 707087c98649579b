//! The header of a game: its tags.

use crate::pdn::error::ReadPdnError;
use crate::pdn::reader::{AHEAD, Game, Reader, Then};
use crate::pdn::tag::Tag;
use crate::pdn::visitor::{Fault, Place, Text, Visitor};
use crate::pdn::window::{LONGEST, Mile, Source};
use crate::score::Score;

impl<S: Source> Reader<S> {
    /// `[Name "value"]`, and everything that was meant to be one.
    pub(super) fn tag(
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
}

/// Brackets that forums put around games.
fn is_wrapper(name: &[u8]) -> bool {
    [&b"pdn"[..], b"/pdn", b"pgn", b"/pgn"].contains(&name)
}

/// Whether a name stands among those that were put one behind the other.
fn is_known(names: &[u8], name: &[u8]) -> bool {
    names
        .split(|byte| *byte == b'"')
        .any(|known| !known.is_empty() && known == name)
}
