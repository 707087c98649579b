//! What a reader tells of a file, and to whom.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::encoding::Encoding;
use crate::mark::Mark;
use crate::score::Score;

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u32,
    /// The byte in the file, from 0.
    pub byte: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A piece of a file that a person wrote, not yet decoded.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a> {
    bytes: &'a [u8],
    encoding: Encoding,
    is_escaped: bool,
}

impl<'a> Text<'a> {
    /// Bytes in an encoding.
    pub fn new(bytes: &'a [u8], encoding: Encoding) -> Text<'a> {
        Text {
            bytes,
            encoding,
            is_escaped: false,
        }
    }

    /// The inside of a quoted string.
    pub(crate) fn quoted(bytes: &'a [u8], encoding: Encoding) -> Text<'a> {
        let is_escaped = memchr::memchr(b'\\', bytes).is_some();
        Text {
            bytes,
            encoding,
            is_escaped,
        }
    }

    /// The bytes as they stand in the file.
    pub const fn bytes(self) -> &'a [u8] {
        self.bytes
    }

    /// The text; a backslash before a quote or a backslash is taken off.
    pub fn decode(self) -> Cow<'a, str> {
        let text = self.encoding.decode(self.bytes);
        if !self.is_escaped {
            return text;
        }
        let mut plain = String::with_capacity(text.len());
        let mut characters = text.chars().peekable();
        while let Some(c) = characters.next() {
            let next = characters.next_if(|next| c == '\\' && matches!(next, '"' | '\\'));
            plain.push(next.unwrap_or(c));
        }
        Cow::Owned(plain)
    }
}

/// What a visitor wants of the moves of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wish {
    /// To be told.
    Tell,
    /// To hear of the next game.
    Skip,
}

/// What is wrong at a place of a file; reading went on after it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Something that is no part of a game, shortened.
    Unknown(String),
    /// A tag without a closing bracket, a name or a value.
    BadTag,
    /// A quoted value without its second quote.
    UnclosedQuote,
    /// A comment without its end.
    UnclosedComment,
    /// A variation without its end.
    UnclosedVariation,
    /// A closing bracket without an opening one.
    StrayBracket(char),
    /// A variation before any move that it could replace.
    EarlyVariation,
    /// A mark before any move that it could be about.
    EarlyMark,
    /// A position in mid-game without its end, or empty.
    BadSetup,
    /// Variations within variations beyond all measure; what lies deeper was passed over.
    TooDeep,
    /// A comment or a value too long to be kept whole.
    TooLong,
    /// The maximum of faults is reached, and the rest of the game was passed over.
    TooManyFaults,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unknown(text) => write!(f, "not part of a game: {text:?}"),
            Fault::BadTag => f.write_str("expected a tag like [Event \"name\"]"),
            Fault::UnclosedQuote => f.write_str("the quote is not closed on its line"),
            Fault::UnclosedComment => f.write_str("the comment is not closed"),
            Fault::UnclosedVariation => f.write_str("the variation is not closed"),
            Fault::StrayBracket(c) => write!(f, "{c:?} closes nothing"),
            Fault::EarlyVariation => f.write_str("a variation before any move"),
            Fault::EarlyMark => f.write_str("a mark before any move"),
            Fault::BadSetup => f.write_str("expected a position like /FEN \"W:W31:B20\"/"),
            Fault::TooDeep => f.write_str("variations are nested too deep"),
            Fault::TooLong => f.write_str("too long; cut off"),
            Fault::TooManyFaults => f.write_str("too many faults; the rest of the game is skipped"),
        }
    }
}

/// One who is told of the parts of a file, in their order. Each function does nothing by default.
#[allow(unused_variables, reason = "defaults do nothing")]
pub trait Visitor {
    /// A game begins here.
    fn begin(&mut self, at: Place) {}

    /// A tag, such as `[White "Name"]`.
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: Place) {}

    /// The tags are over and the moves begin.
    fn moves(&mut self) -> Wish {
        Wish::Tell
    }

    /// A move number with so many dots. It decides nothing: numbers are often wrong.
    fn number(&mut self, number: u32, dots: u32, at: Place) {}

    /// A move as it is written, blanks around its signs aside; `--` where it is not known.
    fn played(&mut self, text: &str, at: Place);

    /// A mark behind the last move.
    fn mark(&mut self, mark: Mark, at: Place) {}

    /// A comment, without its brackets.
    fn comment(&mut self, text: Text<'_>, at: Place) {}

    /// From here on another position holds, given as FEN.
    fn setup(&mut self, fen: Text<'_>, at: Place) {}

    /// Moves instead of the last one begin.
    fn open_variation(&mut self, at: Place) {}

    /// They are over.
    fn close_variation(&mut self) {}

    /// Something is wrong here.
    fn fault(&mut self, fault: Fault, at: Place) {}

    /// The game is over, with its result if one stands there.
    fn end(&mut self, score: Option<Score>, at: Place) {}
}
