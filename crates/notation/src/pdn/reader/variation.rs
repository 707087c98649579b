//! Variations, and brackets that belong to none.

use crate::mark::Mark;
use crate::pdn::error::ReadPdnError;
use crate::pdn::reader::{AHEAD, DEEPEST, Game, Reader};
use crate::pdn::spell::is_prose;
use crate::pdn::visitor::{Fault, Visitor};
use crate::pdn::window::Source;

impl<S: Source> Reader<S> {
    /// `(`: a mark, a remark in words, or a variation.
    pub(super) fn open(
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

    pub(super) fn close(
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

    pub(super) fn close_all(game: &mut Game, visitor: &mut impl Visitor) {
        for _ in 0..core::mem::take(&mut game.told) {
            visitor.close_variation();
        }
    }

    pub(super) fn stray(
        &mut self,
        game: &mut Game,
        visitor: &mut impl Visitor,
    ) -> Result<(), ReadPdnError<S::Error>> {
        let at = self.window.place();
        let bracket = char::from(self.window.peek(0));
        self.window.pass(1);
        self.misplaced(game, visitor, Fault::StrayBracket(bracket), at)
    }
}
