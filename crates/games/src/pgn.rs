//! PGN: files of chess games, told to the same visitor as PDN.
//!
//! `pgn-reader` reads the text. It gives no places, passes over what it does not know without a
//! word, takes an empty line for the end of a game and needs every token to be closed. So each game
//! is first looked through here: every part gets its place, what is wrong becomes a fault, and what
//! `pgn-reader` could trip over is blanked out.

use std::io::{self, Read};
use std::ops::ControlFlow;

use notation::pdn::{Fault, Place, ReadPdnError, Text, Visitor, Wish};
use notation::{Encoding, GameType, Mark, Score};
use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip};

/// So many bytes are read at once.
const BLOCK: usize = 64 * 1024;
/// So many bytes are looked at ahead: every move, number and result is shorter.
const AHEAD: usize = 512;
/// A game longer than this is passed over.
const LONGEST_GAME: usize = 16 * 1024 * 1024;
/// A game of more parts than this is passed over.
const MOST_PARTS: usize = 500_000;
/// Variations may lie this deep.
const DEEPEST: u32 = 128;
/// After so many faults the rest of a game is passed over.
const MOST_FAULTS: u32 = 100;
/// So many of the first things may be no part of a game, before the file is no PGN.
const MOST_FOREIGN: u32 = 20;
/// What begins a game, even where something before it is not closed.
const EVENT: &[u8] = b"\n[Event ";

/// Why a file cannot be read further: the same reasons as for PDN.
pub type ReadPgnError = ReadPdnError<io::Error>;

/// Reads chess games one after the other. A game is in memory as a whole, never the file.
#[derive(Debug)]
pub struct PgnReader<R> {
    window: Window<R>,
    has_read_game: bool,
}

impl<R: Read> PgnReader<R> {
    /// A reader of a source; it has its own buffer.
    pub fn new(source: R) -> PgnReader<R> {
        PgnReader {
            window: Window::new(source),
            has_read_game: false,
        }
    }

    /// A reader that does not guess the encoding.
    pub fn with_encoding(source: R, encoding: Encoding) -> PgnReader<R> {
        let mut reader = PgnReader::new(source);
        reader.window.encoding = Some(encoding);
        reader
    }

    /// The encoding, given or found; none as long as every byte is ASCII.
    pub const fn encoding(&self) -> Option<Encoding> {
        self.window.encoding
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.window.place()
    }

    /// Tells of the next game; false when there is none. Moves are told in standard algebraic
    /// notation, castling with letters; long forms such as `e2-e4` as they stand.
    ///
    /// # Errors
    /// When the source fails, or is no text, or holds no games.
    pub fn read(&mut self, visitor: &mut impl Visitor) -> Result<bool, ReadPgnError> {
        loop {
            let mut game = Game::default();
            self.window.begin_game();
            let is_end = self.scan(&mut game)?;
            if self.window.is_too_long || game.parts.len() > MOST_PARTS {
                return self.refuse(&game, visitor);
            }
            if game.is_one() {
                self.has_read_game = true;
                self.tell(game, visitor)?;
                return Ok(true);
            }
            if game.foreign > 0 && !self.has_read_game && is_end {
                return Err(ReadPdnError::NoGames);
            }
            for part in game.parts {
                if let What::Fault(fault) = part.what {
                    visitor.fault(fault, part.at);
                }
            }
            if is_end {
                return Ok(false);
            }
        }
    }

    /// Passes over a game that is too long.
    fn refuse(&mut self, game: &Game, visitor: &mut impl Visitor) -> Result<bool, ReadPgnError> {
        let at = game.begins.unwrap_or(self.window.place());
        self.window.pass_to_next_event()?;
        self.has_read_game = true;
        visitor.begin(at);
        visitor.fault(Fault::TooLong, at);
        visitor.end(None, self.window.place());
        Ok(true)
    }

    /// Lets `pgn-reader` read the game that was looked through.
    fn tell(&self, game: Game, visitor: &mut impl Visitor) -> Result<(), ReadPgnError> {
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

    /// Looks through one game; true when the file ends with it.
    fn scan(&mut self, game: &mut Game) -> Result<bool, ReadPgnError> {
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

/// A game that is looked through.
#[derive(Default)]
struct Game {
    parts: Vec<Part>,
    /// Comments before the first move.
    early: Vec<(Vec<u8>, Place)>,
    /// The names of its tags, a quote behind each.
    names: Vec<u8>,
    begins: Option<Place>,
    has_tag: bool,
    in_moves: bool,
    has_moved: bool,
    depth: u32,
    /// How deep the variations lie that are not told.
    too_deep: u32,
    is_given_up: bool,
    faults: u32,
    foreign: u32,
    /// The length of its longest part.
    longest: usize,
    score: Option<Score>,
}

impl Game {
    /// Whether there is more to it than stray words.
    fn is_one(&self) -> bool {
        self.has_tag || self.has_moved
    }

    fn is_muted(&self) -> bool {
        self.is_given_up || self.too_deep > 0
    }

    fn begin(&mut self, at: Place) {
        self.begins.get_or_insert(at);
    }

    fn add(&mut self, what: What, at: Place) {
        self.parts.push(Part { what, at });
    }
}

/// A part of a game and its place.
struct Part {
    what: What,
    at: Place,
}

enum What {
    // These `pgn-reader` comes to by itself.
    Tag,
    Moves,
    Move,
    Mark,
    Comment,
    Open,
    Close,
    // These it does not see.
    Number(u32, u32),
    OddTag(Vec<u8>, Vec<u8>),
    OddMove(String),
    Fault(Fault),
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
        self.visitor.mark(Mark::of_nag(nag), at);
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

/// The part of the file that is in memory, and where it lies in the file.
#[derive(Debug)]
struct Window<R> {
    source: R,
    bytes: Vec<u8>,
    /// Where the game begins, how far it has been looked through, and what has been read.
    from: usize,
    at: usize,
    to: usize,
    is_last: bool,
    is_too_long: bool,
    /// Bytes of the file before `bytes`.
    before: u64,
    line: u64,
    /// Where in the file this line begins, moved on by every byte that begins no character.
    line_from: u64,
    encoding: Option<Encoding>,
    /// The next closing bracket of a comment and the next end of a line, once looked for, so that
    /// no hostile file is searched again and again. Far beyond the file if there is none.
    known: [Option<u64>; 2],
    /// The next line that begins a game, once looked for.
    event: Option<u64>,
}

impl<R: Read> Window<R> {
    fn new(source: R) -> Window<R> {
        Window {
            source,
            bytes: Vec::new(),
            from: 0,
            at: 0,
            to: 0,
            is_last: false,
            is_too_long: false,
            before: 0,
            line: 1,
            line_from: 0,
            encoding: None,
            known: [None; 2],
            event: None,
        }
    }

    fn begin_game(&mut self) {
        self.from = self.at;
        self.is_too_long = false;
    }

    /// The game, as far as it has been looked through.
    fn game(&self) -> &[u8] {
        self.bytes.get(self.from..self.at).unwrap_or_default()
    }

    fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..self.to).unwrap_or_default()
    }

    /// The next so many bytes, or as many as there are.
    fn ahead(&self, count: usize) -> &[u8] {
        let rest = self.rest();
        rest.get(..count).unwrap_or(rest)
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.rest().get(ahead).copied().unwrap_or(0)
    }

    fn is_at_end(&self) -> bool {
        self.is_last && self.at == self.to
    }

    fn encoding_or_default(&self) -> Encoding {
        self.encoding.unwrap_or(Encoding::UTF_8)
    }

    /// How many bytes of the file have been passed.
    fn offset(&self) -> u64 {
        self.before + self.at as u64
    }

    fn place(&self) -> Place {
        let byte = self.offset();
        let column = byte.saturating_sub(self.line_from);
        Place {
            line: self.line,
            column: u32::try_from(column).map_or(u32::MAX, |n| n.saturating_add(1)),
            byte,
        }
    }

    /// Brings more bytes; false at the end, or when the game would be too long.
    #[cold]
    fn more(&mut self) -> Result<bool, ReadPgnError> {
        self.is_too_long |= self.to - self.from > LONGEST_GAME;
        if self.is_last || self.is_too_long {
            return Ok(false);
        }
        let is_first = self.before == 0 && self.to == 0;
        if self.from > 0 {
            self.bytes.copy_within(self.from..self.to, 0);
        }
        self.before += self.from as u64;
        self.at -= self.from;
        self.to -= self.from;
        self.from = 0;
        if self.bytes.len() < self.to + BLOCK {
            self.bytes.resize(self.to + BLOCK, 0);
        }
        let old = self.to;
        while self.to < old + BLOCK && !self.is_last {
            let room = self.bytes.get_mut(self.to..old + BLOCK).unwrap_or_default();
            match self.source.read(room) {
                Ok(0) => self.is_last = true,
                Ok(count) => self.to += count.min(room.len()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(ReadPdnError::Source(error)),
            }
        }
        self.look(old, is_first)?;
        if self.is_last {
            // The last line ends as all others do.
            self.bytes.truncate(self.to);
            self.bytes.push(b'\n');
            self.to += 1;
        }
        Ok(true)
    }

    /// Looks at new bytes: are they text, and in which encoding?
    fn look(&mut self, old: usize, is_first: bool) -> Result<(), ReadPgnError> {
        let new = self.bytes.get(old..self.to).unwrap_or_default();
        if is_first && self.encoding.is_none() {
            let guess = Encoding::guess(new);
            if !guess.keeps_ascii() {
                return Err(ReadPdnError::Wide(guess.name()));
            }
        }
        if let Some(zero) = memchr::memchr(0, new) {
            let at = self.before + (old + zero) as u64;
            return Err(ReadPdnError::Binary { at });
        }
        if self.encoding.is_none() && !new.is_ascii() {
            self.encoding = Some(Encoding::guess(self.rest()));
        }
        if is_first && new.starts_with(b"\xef\xbb\xbf") {
            self.blank(3);
            // A byte order mark has no width.
            self.line_from = 3;
        }
        Ok(())
    }

    /// Passes bytes of any kind.
    fn pass(&mut self, count: usize) {
        let until = (self.at + count).min(self.to);
        let passed = self.bytes.get(self.at..until).unwrap_or_default();
        let is_plain = |byte: &u8| byte.is_ascii() && *byte != b'\n';
        if passed.len() > 16 || !passed.iter().all(is_plain) {
            self.count_lines(until);
        }
        self.at = until;
    }

    fn count_lines(&mut self, until: usize) {
        let passed = self.bytes.get(self.at..until).unwrap_or_default();
        let base = self.before + self.at as u64;
        if let Some(last) = memchr::memrchr(b'\n', passed) {
            self.line += memchr::memchr_iter(b'\n', passed).count() as u64;
            let behind = passed.get(last + 1..).unwrap_or_default();
            self.line_from = base + last as u64 + 1 + continuing(behind);
        } else {
            self.line_from += continuing(passed);
        }
    }

    /// Passes bytes of any kind and makes them blanks.
    fn blank(&mut self, count: usize) {
        let from = self.at;
        self.pass(count);
        for byte in self.bytes.iter_mut().take(self.at).skip(from) {
            *byte = b' ';
        }
    }

    /// Passes blanks and what a line behind `%` says to programs, and sees to it that the next
    /// part is in memory. Gives the number of line ends.
    fn pass_blanks(&mut self) -> Result<u64, ReadPgnError> {
        let first = self.line;
        let is_fresh = self.at == self.from;
        loop {
            if is_fresh {
                self.from = self.at;
            }
            if self.to - self.at < AHEAD {
                self.more()?;
            }
            let blanks = self.rest().iter().take_while(|byte| is_blank(**byte));
            let blanks = blanks.count();
            if blanks == 1 && self.peek(0) == b' ' {
                self.at += 1;
            } else if blanks > 0 {
                self.blank(blanks);
            } else if self.peek(0) == b'%' && self.place().column == 1 {
                let line = self.line_ahead()?;
                self.blank(line);
            } else {
                return Ok(self.line - first);
            }
            if self.is_too_long {
                return Ok(self.line - first);
            }
        }
    }

    /// How far ahead a closing bracket or the end of a line stands.
    fn find(&mut self, byte: u8) -> Result<Option<usize>, ReadPgnError> {
        let offset = self.offset();
        let [bracket, line] = &mut self.known;
        let known = if byte == b'\n' { line } else { bracket };
        if let Some(known) = known.filter(|known| *known >= offset) {
            let ahead = usize::try_from(known - offset).ok();
            return Ok(ahead.filter(|_| known != u64::MAX));
        }
        let found = self.search(byte)?;
        let [bracket, line] = &mut self.known;
        let known = if byte == b'\n' { line } else { bracket };
        *known = match found {
            Some(ahead) => Some(offset + ahead as u64),
            None => self.is_last.then_some(u64::MAX),
        };
        Ok(found)
    }

    fn search(&mut self, byte: u8) -> Result<Option<usize>, ReadPgnError> {
        let mut from = 0;
        loop {
            let rest = self.rest();
            let new = rest.get(from..).unwrap_or_default();
            if let Some(end) = memchr::memchr(byte, new) {
                return Ok(Some(from + end));
            }
            from = rest.len();
            if !self.more()? {
                return Ok(None);
            }
        }
    }

    /// Whether a line that begins a game stands among the next so many bytes.
    fn has_event(&mut self, length: usize) -> bool {
        let offset = self.offset();
        if self.event.is_none_or(|event| event < offset) {
            let found = memchr::memmem::find(self.ahead(length), EVENT);
            self.event = found.map(|ahead| offset + ahead as u64);
        }
        self.event
            .is_some_and(|event| event < offset + length as u64)
    }

    /// How far ahead the end of this line is.
    fn line_ahead(&mut self) -> Result<usize, ReadPgnError> {
        let end = self.find(b'\n')?;
        Ok(end.unwrap_or(self.rest().len()))
    }

    /// Writes what lies ahead as the inside of a comment; its end is for `close_comment`.
    fn open_comment(&mut self, length: usize) {
        let end = (self.at + length).min(self.to);
        let Some([first, inside @ ..]) = self.bytes.get_mut(self.at..end) else {
            return;
        };
        *first = b'{';
        for byte in inside.iter_mut().filter(|byte| **byte == b'}') {
            *byte = b')';
        }
    }

    /// Writes the end of a comment over the last byte passed, unless that was blanked.
    fn close_comment(&mut self) {
        let last = self.at.checked_sub(1);
        if let Some(byte) = last.and_then(|last| self.bytes.get_mut(last))
            && *byte != b' '
        {
            *byte = b'}';
        }
    }

    /// Passes everything up to a line that begins a game.
    fn pass_to_next_event(&mut self) -> Result<(), ReadPgnError> {
        loop {
            self.is_too_long = false;
            if let Some(end) = memchr::memmem::find(self.rest(), EVENT) {
                self.pass(end + 1);
                return Ok(());
            }
            let kept = if self.is_last { 0 } else { EVENT.len() };
            self.pass(self.rest().len().saturating_sub(kept));
            self.from = self.at;
            if !self.more()? {
                return Ok(());
            }
        }
    }
}

/// How many bytes only continue a character of UTF-8.
fn continuing(bytes: &[u8]) -> u64 {
    if bytes.is_ascii() {
        return 0;
    }
    bytes.iter().filter(|byte| **byte & 0xc0 == 0x80).count() as u64
}

const fn is_blank(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b',' | b'.' | 0x0b | 0x1a)
}

/// Whether no word has this byte.
const fn ends_word(byte: u8) -> bool {
    is_blank(byte)
        || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']')
        || matches!(byte, b'!' | b'?' | b'$' | b';' | b'*')
}

/// The length of a word at the front.
fn word_length(bytes: &[u8]) -> usize {
    let word = bytes
        .iter()
        .take(AHEAD - 2)
        .position(|byte| ends_word(*byte));
    word.unwrap_or(bytes.len().min(AHEAD - 2))
}

/// The number that digits say.
fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number: u32, digit| {
        let digit = u32::from(digit.wrapping_sub(b'0'));
        number.saturating_mul(10).saturating_add(digit)
    })
}

/// Whether `pgn-reader` takes the word for a move: algebraic notation, or castling with zeros.
fn is_san(word: &[u8]) -> bool {
    if word.first() == Some(&b'0') {
        let plain = word.strip_suffix(b"+").or(word.strip_suffix(b"#"));
        return matches!(plain.unwrap_or(word), b"0-0" | b"0-0-0");
    }
    SanPlus::from_ascii_prefix(word).is_ok_and(|(_, length)| length == word.len())
}

/// A move in a form that `pgn-reader` does not know and the rules do: `e2-e4`, `e8Q`, `exd5++`,
/// `o-o`.
fn odd_move(word: &[u8]) -> Option<String> {
    let text = std::str::from_utf8(word).ok().filter(|t| t.len() <= 16)?;
    let text = text.replace(['–', '—', '−'], "-").replace(':', "x");
    let plain = text.trim_end_matches(['+', '#']);
    if plain.len() > 2 && plain.chars().all(|c| matches!(c, 'o' | 'O' | '0' | '-')) {
        let upper = plain.replace(['o', '0'], "O");
        return is_san(upper.as_bytes()).then(|| upper + &text[plain.len()..]);
    }
    let mut bare = plain.replace('-', "");
    let is_letter = |c: char| matches!(c.to_ascii_uppercase(), 'Q' | 'R' | 'B' | 'N');
    let is_promoted = bare.ends_with(is_letter) && !bare.contains('=');
    if is_promoted && let Some(letter) = bare.pop() {
        bare.extend(['=', letter]);
    }
    let is_move = bare.len() >= 2 && is_san(bare.as_bytes());
    is_move.then_some(text)
}

/// Where words in round brackets end; none if there are moves in them.
fn prose_end(bytes: &[u8]) -> Option<usize> {
    let is_bracket = |byte: &u8| matches!(byte, b'(' | b')' | b'{' | b'}');
    let inside = bytes.get(1..)?;
    let end = inside.iter().take(8 * AHEAD).position(is_bracket)? + 1;
    let inside = bytes.get(1..end)?.trim_ascii_start();
    let word = inside.get(..word_length(inside).max(1))?;
    let is_word = word.first().is_some_and(|byte| {
        byte.is_ascii_alphabetic() || !byte.is_ascii() || matches!(byte, b'!' | b'?' | b'"')
    });
    let is_move = || is_san(word) || odd_move(word).is_some();
    (bytes.get(end) == Some(&b')') && is_word && !is_move()).then_some(end)
}

/// Whether a line that begins with `[` is a tag: always a name, and a quote if it is not the first
/// thing in its line.
fn is_tag_like(line: &[u8], is_first: bool) -> bool {
    let inside = line.get(1..).unwrap_or_default().trim_ascii_start();
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name = inside.iter().take_while(is_name).count();
    let behind = inside.get(name..).unwrap_or_default().trim_ascii_start();
    name > 0 && (is_first || behind.starts_with(b"\""))
}

/// The parts of a tag.
struct Tag<'a> {
    name: &'a [u8],
    value: &'a [u8],
    length: usize,
    /// What is wrong with it, so that it must be read here.
    fault: Option<Fault>,
}

impl<'a> Tag<'a> {
    /// Reads the tag at the front of a line.
    fn read(line: &'a [u8]) -> Tag<'a> {
        let part = |from: usize, to: usize| line.get(from..to).unwrap_or_default();
        let blanks = |from: usize| {
            let rest = part(from, line.len()).iter();
            from + rest.take_while(|byte| byte.is_ascii_whitespace()).count()
        };
        let name_end = memchr::memchr2(b'"', b']', line).unwrap_or(line.len());
        let name = part(1, name_end).trim_ascii();
        let odd = |name, value: &'a [u8], length, fault| Tag {
            name,
            value: value.trim_ascii(),
            length,
            fault: Some(fault),
        };
        if line.get(name_end) != Some(&b'"') {
            // `[Round 17]` and `[Empty]`: the first word is the name.
            let first = name.iter().take_while(|b| !b.is_ascii_whitespace()).count();
            let (name, value) = name.split_at(first);
            return odd(name, value, (name_end + 1).min(line.len()), Fault::BadTag);
        }
        let open = name_end + 1;
        let close = string_end(line, open);
        let bracket = close.map(|close| blanks(close + 1));
        if let (Some(close), Some(bracket)) = (close, bracket) {
            let value = part(open, close);
            if line.get(bracket) == Some(&b']') && !name.is_empty() {
                return Tag {
                    name,
                    value,
                    length: bracket + 1,
                    fault: None,
                };
            }
            if bracket == line.len() {
                return odd(name, value, bracket, Fault::BadTag);
            }
        }
        // A quote within the value, or a backslash at its end: the last quote closes it.
        let last = memchr::memrchr(b'"', line).filter(|last| *last >= open);
        let bracket = last.map_or(line.len(), |last| blanks(last + 1));
        if let (Some(last), Some(b']')) = (last, line.get(bracket)) {
            return odd(name, part(open, last), bracket + 1, Fault::BadTag);
        }
        let value = part(open, line.len()).trim_ascii_end();
        let value = value.strip_suffix(b"]").unwrap_or(value);
        odd(name, value, line.len(), Fault::UnclosedQuote)
    }
}

/// Where a string ends in its line; a backslash hides what is behind it.
fn string_end(line: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        match line.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// Whether a file that begins like this is of chess rather than draughts: by its `GameType`, its
/// FEN, or else its first move.
pub fn looks_like_pgn(sample: &[u8]) -> bool {
    let mut rest = sample;
    while let Some(first) = rest.first() {
        let line = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let line = rest.get(..line).unwrap_or_default();
        let passed = match first {
            b'[' => {
                let tag = Tag::read(line);
                if let Some(is_chess) = says_chess(&tag) {
                    return is_chess;
                }
                tag.length
            }
            b'{' => memchr::memchr(b'}', rest).unwrap_or(rest.len()) + 1,
            b';' | b'%' => line.len(),
            _ => {
                let length = word_length(rest).max(1);
                let word = rest.get(..length).unwrap_or_default();
                if let Some(is_chess) = is_chess_move(word) {
                    return is_chess;
                }
                length
            }
        };
        rest = rest.get(passed.max(1)..).unwrap_or_default();
    }
    false
}

/// What a tag says of the game, if it does.
fn says_chess(tag: &Tag<'_>) -> Option<bool> {
    let value = String::from_utf8_lossy(tag.value);
    if tag.name.eq_ignore_ascii_case(b"GameType") {
        let game = value.parse::<GameType>().ok()?;
        return Some(game.number == 0);
    }
    if tag.name.eq_ignore_ascii_case(b"FEN") {
        let is_draughts = value.contains(':');
        return (is_draughts || value.contains('/')).then_some(!is_draughts);
    }
    let is_opening = tag.name.eq_ignore_ascii_case(b"ECO") && !value.is_empty();
    is_opening.then_some(true)
}

/// Whether the first move of a file is of chess; none for what is no move of either. A step or
/// jump from dark square to dark square is of draughts.
fn is_chess_move(word: &[u8]) -> Option<bool> {
    let plain: Vec<u8> = word
        .iter()
        .copied()
        .filter(|byte| !matches!(byte, b'-' | b':' | b'x' | b'+' | b'#'))
        .collect();
    let is_square = |file: u8, rank: u8| matches!((file, rank), (b'a'..=b'h', b'1'..=b'8'));
    let is_dark = |file: u8, rank: u8| (file ^ rank) & 1 == 0;
    match plain.as_slice() {
        // `32-28`; a number alone counts moves.
        digits if digits.iter().all(u8::is_ascii_digit) => {
            let is_result = std::str::from_utf8(word).is_ok_and(|w| Score::parse(w).is_some());
            (plain.len() < word.len() && !is_result).then_some(false)
        }
        [file, rank] => is_square(*file, *rank).then_some(true),
        // `cd4`, as draughts players write it.
        [b'a'..=b'h', file, rank] if word == plain && is_square(*file, *rank) => Some(false),
        [file, rank, to_file, to_rank, ..]
            if is_square(*file, *rank) && is_square(*to_file, *to_rank) =>
        {
            let is_straight = file == to_file || rank == to_rank;
            let is_draughts = is_dark(*file, *rank) && is_dark(*to_file, *to_rank);
            Some(is_straight || !is_draughts)
        }
        _ => (is_san(word) && word != b"--").then_some(true),
    }
}
