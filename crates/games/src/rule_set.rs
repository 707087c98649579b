//! The names of all rule sets.

use core::fmt;
use core::str::FromStr;

use chess::ChessRules;
use rules::{Article, Book, VariantId};

/// A rule set of draughts or chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// A draughts rule set.
    Draughts(VariantId),
    /// A chess rule set.
    Chess(ChessRules),
}

impl RuleSet {
    /// Every rule set, draughts first.
    pub fn all() -> impl Iterator<Item = RuleSet> {
        let draughts = VariantId::ALL.iter().copied().map(RuleSet::Draughts);
        draughts.chain([ChessRules::Fide, ChessRules::Leaflet].map(RuleSet::Chess))
    }

    /// The name on the command line and in files.
    pub fn id(self) -> &'static str {
        match self {
            RuleSet::Draughts(variant) => variant.id(),
            RuleSet::Chess(rules) => rules.id(),
        }
    }

    /// The book that it comes from.
    pub fn book(self) -> Book {
        match self {
            RuleSet::Draughts(variant) => variant.rules().articles.a_move.book,
            RuleSet::Chess(ChessRules::Fide) => Book::Fide,
            RuleSet::Chess(ChessRules::Leaflet) => Book::ChessLeaflet,
        }
    }

    /// Where it is written that players move in turn.
    pub fn in_turn(self) -> Article {
        match self {
            RuleSet::Draughts(variant) => variant.rules().articles.own_pieces_in_turn,
            RuleSet::Chess(ChessRules::Fide) => Article::new(Book::Fide, "1.2"),
            RuleSet::Chess(ChessRules::Leaflet) => Article::new(Book::ChessLeaflet, "C04"),
        }
    }

    /// Whether chance decides who begins, where nobody chooses (`003:4`).
    pub fn has_lot(self) -> bool {
        self.book() == Book::Home
    }

    /// The names of the settings of [`rules::DrawOptions`] that change anything in this rule set.
    pub fn draw_settings(self) -> &'static [&'static str] {
        match self.book() {
            Book::Russian => &["winning-position", "kings-only-rule", "small-endings"], // 001:7.2.5–7.2.9
            Book::Home => &["home-counts"],                                             // 003:19
            Book::International | Book::Regulations1953 | Book::ChessLeaflet | Book::Fide => &[],
        }
    }

    /// Rows of its board: 8 or 10.
    pub fn board_rows(self) -> u8 {
        match self {
            RuleSet::Draughts(variant) => variant.board_rows(),
            RuleSet::Chess(_) => 8,
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// There is no rule set with this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no rule set {0:?}; known are {known}", known = RuleSet::all().map(RuleSet::id).collect::<Vec<_>>().join(", "))]
pub struct UnknownRules(pub String);

impl FromStr for RuleSet {
    type Err = UnknownRules;

    fn from_str(id: &str) -> Result<RuleSet, UnknownRules> {
        RuleSet::all()
            .find(|rules| rules.id() == id)
            .ok_or_else(|| UnknownRules(id.to_owned()))
    }
}
