//! PGN: files of chess games, told to the same visitor as PDN.
//!
//! `pgn-reader` reads the text. It gives no places, passes over what it does not know without a
//! word, takes an empty line for the end of a game and needs every token to be closed. So each game
//! is first looked through here: every part gets its place, what is wrong becomes a fault, and what
//! `pgn-reader` could trip over is blanked out.

mod scan;
mod sniff;
mod tag;
mod teller;
mod window;
mod word;

use std::io::{self, Read};

use notation::pdn::{Fault, Place, ReadPdnError, Visitor};
use notation::{Encoding, Score};

pub use sniff::looks_like_pgn;
use window::Window;

/// So many bytes are looked at ahead: every move, number and result is shorter.
const AHEAD: usize = 512;
/// A game of more parts than this is passed over.
const MOST_PARTS: usize = 500_000;

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
