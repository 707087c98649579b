//! A table, in no form yet.

use unicode_width::UnicodeWidthStr;

/// What stands in a column, which says how it is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Words.
    Words,
    /// A word or two that stand on one line.
    Label,
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
            Kind::Label => "label",
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

    /// Whether it wants a page on its side: it has marks, and is wider than A4 stands. Words would be wrapped instead.
    pub(super) fn is_wide(&self) -> bool {
        const UPRIGHT: usize = 186;
        let has_marks = self.heads.iter().any(|head| head.kind == Kind::Mark);
        let width: usize = (0..self.heads.len()).map(|i| self.millimetres(i)).sum();
        self.layout == Layout::Lines && has_marks && width > UPRIGHT
    }

    /// About how wide a column is in print.
    fn millimetres(&self, column: usize) -> usize {
        let Some(head) = self.heads.get(column) else {
            return 0;
        };
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        let letters = cells.map(|cell| match head.kind {
            Kind::Name | Kind::Words => cell.text.width() + cell.small.width(),
            Kind::Label | Kind::Number | Kind::Mark | Kind::Total => {
                cell.text.width().max(cell.small.width())
            }
        });
        let letters = letters.chain([head.text.width()]).max().unwrap_or_default();
        match head.kind {
            Kind::Name | Kind::Words => 3 + (letters * 2).min(48),
            Kind::Label | Kind::Number | Kind::Total => 3 + letters * 2,
            Kind::Mark => (2 + letters * 2).max(7),
        }
    }
}
