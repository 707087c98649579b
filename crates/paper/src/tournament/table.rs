//! A table, in no form yet.

/// What stands in a column, which says how it is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Words.
    Words,
    /// The name that a row is about.
    Name,
    /// A number.
    Number,
    /// What somebody has in a game.
    Mark,
    /// A sum that the eye looks for.
    Total,
}

impl Kind {
    /// Its class in HTML.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Kind::Words => "words",
            Kind::Name => "name",
            Kind::Number => "number",
            Kind::Mark => "mark",
            Kind::Total => "total",
        }
    }
}

/// The head of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub(super) text: String,
    /// In full, where the head is an abbreviation.
    pub(super) full: Option<String>,
    pub(super) kind: Kind,
}

impl Head {
    pub(super) fn new(kind: Kind, text: impl Into<String>) -> Head {
        Head {
            text: text.into(),
            full: None,
            kind,
        }
    }

    pub(super) fn short(kind: Kind, text: impl Into<String>, full: String) -> Head {
        Head {
            full: Some(full),
            ..Head::new(kind, text)
        }
    }
}

/// A cell: what it says, and what it says in small letters behind it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) small: String,
    /// Whether somebody would meet himself here: the main road of a cross-table.
    pub(super) is_road: bool,
}

impl Cell {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers and texts are given as they come"
    )]
    pub(super) fn new(text: impl ToString) -> Cell {
        Cell {
            text: text.to_string(),
            ..Cell::default()
        }
    }

    pub(super) fn with(text: impl ToString, small: impl Into<String>) -> Cell {
        Cell {
            small: small.into(),
            ..Cell::new(text)
        }
    }

    pub(super) fn road() -> Cell {
        Cell {
            is_road: true,
            ..Cell::default()
        }
    }
}

/// How a table is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// One row a line.
    Lines,
    /// Two players a row, who stand one above the other where a screen is narrow.
    Meetings,
}

/// A table with a caption. Every row has a cell for each head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    pub(super) layout: Layout,
    pub(super) caption: String,
    pub(super) heads: Vec<Head>,
    pub(super) rows: Vec<Vec<Cell>>,
}

impl Table {
    pub(super) fn new(caption: String, heads: Vec<Head>, rows: Vec<Vec<Cell>>) -> Table {
        Table {
            layout: Layout::Lines,
            caption,
            heads,
            rows,
        }
    }

    /// Its class in HTML.
    pub(super) fn class(&self) -> &'static str {
        match (self.layout, self.is_wide()) {
            (Layout::Meetings, _) => "grid meetings",
            (Layout::Lines, true) => "grid wide",
            (Layout::Lines, false) => "grid",
        }
    }

    /// The cells of a row, each with the kind of its column.
    pub(super) fn cells<'a>(&'a self, row: &'a [Cell]) -> impl Iterator<Item = (Kind, &'a Cell)> {
        self.heads.iter().map(|head| head.kind).zip(row)
    }

    /// Whether it wants a page on its side.
    pub(super) fn is_wide(&self) -> bool {
        const UPRIGHT: usize = 14;
        self.heads.len() > UPRIGHT
    }
}
