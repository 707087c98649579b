//! The second look at a game: what `pgn-reader` finds in it is told to a visitor of PDN.

use std::io::Read;
use std::ops::ControlFlow;

use notation::pdn::{Place, ReadPdnError, Text, Visitor, Wish};
use notation::{Encoding, Mark};
use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip};

use crate::pgn::{Game, Part, PgnReader, ReadPgnError, What};

impl<R: Read> PgnReader<R> {
    /// Lets `pgn-reader` read the game that was looked through.
    pub(super) fn tell(&self, game: Game, visitor: &mut impl Visitor) -> Result<(), ReadPgnError> {
        let at = self.window.place();
        visitor.begin(game.begins.unwrap_or(at));
        let mut teller = Teller {
            visitor,
            parts: game.parts.into_iter(),
            early: game.early,
            encoding: self.window.encoding_or_default(),
            depth: 0,
            wish: None,
            text: String::new(),
            last: at,
        };
        // A blank behind the last token: a number of a mark must not be the end.
        let text = self.window.game().chain(&b" "[..]);
        let mut reader = pgn_reader::Reader::build(text)
            .set_supported_tag_line_length(game.longest)
            .set_supported_comment_length(game.longest)
            .finish();
        reader
            .read_game(&mut teller)
            .map_err(ReadPdnError::Source)?;
        teller.finish();
        visitor.end(game.score, at);
        Ok(())
    }
}

/// Tells a visitor of PDN what `pgn-reader` finds, with the places and faults found before.
struct Teller<'a, V> {
    visitor: &'a mut V,
    parts: std::vec::IntoIter<Part>,
    early: Vec<(Vec<u8>, Place)>,
    encoding: Encoding,
    depth: u32,
    wish: Option<Wish>,
    text: String,
    last: Place,
}

impl<V: Visitor> Teller<'_, V> {
    /// Goes on to the next part that `pgn-reader` sees, and gives its place.
    fn next(&mut self) -> Place {
        while let Some(part) = self.parts.next() {
            if self.tell(part) {
                break;
            }
        }
        self.last
    }

    /// Tells of a part that `pgn-reader` does not see; true for one that it does.
    fn tell(&mut self, part: Part) -> bool {
        let Part { what, at } = part;
        self.last = at;
        let is_told = self.wish != Some(Wish::Skip);
        match what {
            What::Tag | What::Move | What::Mark | What::Comment | What::Open | What::Close => {
                return true;
            }
            What::Moves => {
                self.moves();
                return true;
            }
            What::Number(number, dots) if is_told => self.visitor.number(number, dots, at),
            What::OddMove(text) if is_told => self.visitor.played(&text, at),
            What::Number(..) | What::OddMove(_) => {}
            What::OddTag(name, value) => {
                let text = |bytes| Text::new(bytes, self.encoding);
                self.visitor.tag(text(&name), text(&value), at);
            }
            What::Fault(fault) => self.visitor.fault(fault, at),
        }
        false
    }

    fn moves(&mut self) {
        let wish = self.visitor.moves();
        self.wish = Some(wish);
        if wish == Wish::Tell {
            for (text, at) in std::mem::take(&mut self.early) {
                self.visitor.comment(Text::new(&text, self.encoding), at);
            }
        }
    }

    /// Tells what is left.
    fn finish(mut self) {
        while let Some(part) = self.parts.next() {
            self.tell(part);
        }
        for _ in 0..self.depth {
            self.visitor.close_variation();
        }
    }
}

impl<V: Visitor> pgn_reader::Visitor for Teller<'_, V> {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        let at = self.next();
        let text = |bytes| Text::new(bytes, self.encoding);
        let value = value.decode();
        self.visitor
            .tag(text(name.trim_ascii()), text(value.as_ref()), at);
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        self.next();
        match self.wish {
            Some(Wish::Skip) => ControlFlow::Break(()),
            Some(Wish::Tell) | None => ControlFlow::Continue(()),
        }
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        let at = self.next();
        self.text.clear();
        san.append_to_string(&mut self.text);
        self.visitor.played(&self.text, at);
        ControlFlow::Continue(())
    }

    fn nag(&mut self, (): &mut (), Nag(nag): Nag) -> ControlFlow<()> {
        let at = self.next();
        self.visitor.mark(Mark::of_nag(nag.into()), at);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<()> {
        let at = self.next();
        let text = Text::new(comment.0, self.encoding);
        self.visitor.comment(text, at);
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        let at = self.next();
        self.depth += 1;
        self.visitor.open_variation(at);
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, (): &mut ()) -> ControlFlow<()> {
        self.next();
        self.depth = self.depth.saturating_sub(1);
        self.visitor.close_variation();
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {}
}
