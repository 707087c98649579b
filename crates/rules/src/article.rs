//! Where a rule is written.

use core::fmt;

/// A source document, as listed in `docs/rulebooks.md`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Book {
    /// `000`: official rules of international draughts.
    International,
    /// `001`: code of Russian draughts, with the Brazilian differences.
    Russian,
    /// `002`: rules and competition regulations of 1953.
    Regulations1953,
    /// `003`: leaflet of the boxed home game.
    Home,
    /// `004`: leaflet of the boxed chess game.
    ChessLeaflet,
    /// The FIDE Laws of Chess, where the leaflet is silent.
    Fide,
}

impl Book {
    /// The short code before an article number: `000` … `004`, `FIDE`.
    pub const fn code(self) -> &'static str {
        match self {
            Book::International => "000",
            Book::Russian => "001",
            Book::Regulations1953 => "002",
            Book::Home => "003",
            Book::ChessLeaflet => "004",
            Book::Fide => "FIDE",
        }
    }
}

/// One article of a book: `000:4.13`, `002:§16d`, `004:C20`.
///
/// ```
/// use peatee_rules::{Article, Book};
///
/// let majority = Article::new(Book::International, "4.13");
/// assert_eq!(majority.to_string(), "000:4.13");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The document.
    pub book: Book,
    /// The number as that document prints it.
    pub number: &'static str,
}

impl Article {
    /// Article `number` of `book`.
    pub const fn new(book: Book, number: &'static str) -> Article {
        Article { book, number }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.book.code(), self.number)
    }
}
