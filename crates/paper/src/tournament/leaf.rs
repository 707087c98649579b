//! A printed leaf: what stands on it, one below the other, and how it is written as HTML.

use askama::Template;
use texts::{Language, Value};
use tournament::Competition;
use tournament::file::{Head, Seal};

use super::openings::Shown;
use super::table::{Kind, Table};
use super::voice::Voice;

/// How leaves look, on a screen and on A4: the house's tokens, and what is made of them.
pub const STYLE: &str = concat!(
    include_str!("../../../../web/css/tokens.css"),
    include_str!("../../../../web/css/leaf.css"),
);

/// One thing on a leaf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// A heading.
    Heading(String),
    /// A sentence.
    Line(String),
    /// What something is, by its name.
    Facts(Vec<(String, String)>),
    /// Remarks, in small letters.
    Notes(Vec<String>),
    /// A table.
    Table(Table),
    /// Openings with their positions.
    Openings(Vec<Shown>),
    /// Places to sign.
    Signatures(Vec<String>),
}

/// What is printed on its own: a title and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub(super) language: Language,
    /// The competition, its place and its dates.
    pub(super) over: Vec<String>,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    /// Whether pages of it stand upright and others lie, as each table wants.
    pub(super) is_mixed: bool,
}

/// One thing on a leaf, for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// A heading.
    Heading(&'a str),
    /// A sentence.
    Line(&'a str),
    /// What something is, by its name.
    Facts(&'a [(String, String)]),
    /// Remarks, in small letters.
    Notes(&'a [String]),
    /// A table. Every row has a cell for each head.
    Table {
        /// What it is called.
        caption: &'a str,
        /// What stands in each column.
        heads: Vec<&'a str>,
        /// The cells as plain text has them.
        rows: Vec<Vec<String>>,
    },
    /// Openings, each on a line.
    Openings(Vec<String>),
    /// Places to sign.
    Signatures(&'a [String]),
}

#[derive(Template)]
#[template(path = "leaf.html")]
struct Element<'a> {
    language: &'a str,
    leaf: &'a Leaf,
    blocks: &'a [Block],
    level: u8,
}

#[derive(Template)]
#[template(path = "leaf_blocks.html")]
struct Fragment<'a> {
    blocks: &'a [Block],
    level: u8,
}

#[derive(Template)]
#[template(path = "leaf_document.html")]
struct Document<'a> {
    language: &'a str,
    title: String,
    style: &'a str,
    element: String,
}

impl Leaf {
    pub(super) fn new(
        competition: &Competition,
        language: Language,
        title: String,
        blocks: Vec<Block>,
    ) -> Leaf {
        let known = competition.instructions();
        let over = known.map(|known| [&known.name, &known.place, &known.dates]);
        let over = over.into_iter().flatten().filter(|text| !text.is_empty());
        Leaf {
            language,
            over: over.cloned().collect(),
            title,
            blocks,
            is_mixed: false,
        }
    }

    /// The leaf with the head of the event file that it was made from: who keeps the leaf can tell later whether the file was
    /// changed. A file whose hashes do not fit is named so.
    #[must_use]
    pub fn with_head(mut self, head: Head, seal: Seal) -> Leaf {
        let voice = Voice(self.language);
        let digits = head.to_string();
        let mut notes = vec![voice.with("head", &[("head", Value::Text(&digits))])];
        if let Seal::Broken(found) = seal {
            let line = [("line", Value::Number(found.line as u64))];
            notes.push(voice.with("head-broken", &line));
        }
        self.blocks.push(Block::Notes(notes));
        self
    }

    /// What stands on it, one below the other.
    pub fn parts<'a>(&'a self) -> Vec<Part<'a>> {
        let part = |block: &'a Block| match block {
            Block::Heading(text) => Part::Heading(text),
            Block::Line(text) => Part::Line(text),
            Block::Facts(facts) => Part::Facts(facts),
            Block::Notes(notes) => Part::Notes(notes),
            Block::Table(table) => Part::Table {
                caption: &table.caption,
                heads: table.heads.iter().map(|head| head.text.as_str()).collect(),
                rows: table.texts(),
            },
            Block::Openings(openings) => Part::Openings(openings.iter().map(Shown::line).collect()),
            Block::Signatures(names) => Part::Signatures(names),
        };
        self.blocks.iter().map(part).collect()
    }

    /// Its title and the name of the competition, as a window shows them.
    pub fn title(&self) -> String {
        let name = self.over.first().map(String::as_str);
        let parts = [Some(self.title.as_str()), name].into_iter().flatten();
        parts.map(seen).collect::<Vec<_>>().join(" · ")
    }

    /// The leaf as an HTML element, everything in it escaped. The page around it brings [`STYLE`].
    pub fn html(&self) -> String {
        let language = self.language.tag();
        let page = Element {
            language,
            leaf: self,
            blocks: &self.blocks,
            level: 2,
        };
        // Nothing here can fail but a template that does not compile.
        seen(&page.render().unwrap_or_default())
    }

    /// What stands below its title, as HTML to put into a page whose style has `css/leaf.css`: in an element of class `leaf`,
    /// with headings of this level.
    pub fn fragment(&self, level: u8) -> String {
        fragment(&self.blocks, level)
    }

    /// What it is called.
    pub fn heading(&self) -> String {
        seen(&self.title)
    }

    /// The leaf as a document of its own, with its style, to save and to print.
    pub fn document(&self) -> String {
        let page = Document {
            language: self.language.tag(),
            title: self.title(),
            style: STYLE,
            element: self.html(),
        };
        page.render().unwrap_or_default()
    }

    /// Whether it lies on its side as a whole.
    fn is_wide(&self) -> bool {
        let has_wide = self.blocks.iter().any(|block| match block {
            Block::Table(table) => table.is_wide(),
            Block::Heading(_)
            | Block::Line(_)
            | Block::Facts(_)
            | Block::Notes(_)
            | Block::Openings(_)
            | Block::Signatures(_) => false,
        });
        has_wide && !self.is_mixed
    }
}

/// Blocks as HTML, everything in them escaped.
pub(super) fn fragment(blocks: &[Block], level: u8) -> String {
    let page = Fragment { blocks, level };
    // Nothing here can fail but a template that does not compile.
    seen(&page.render().unwrap_or_default())
}

/// A text without the marks that turn the direction of what follows: a name that brings one turns itself only.
pub(super) fn seen(text: &str) -> String {
    let turns = |c: char| {
        matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}')
            || ('\u{202a}'..='\u{202e}').contains(&c)
            || ('\u{2066}'..='\u{2069}').contains(&c)
    };
    text.chars().filter(|c| !turns(*c)).collect()
}
