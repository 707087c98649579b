//! A leaf as plain text, its columns aligned by how wide the letters are shown.

use unicode_width::UnicodeWidthStr;

use super::leaf::{Block, Leaf, seen};
use super::openings::Shown;
use super::table::{Cell, Kind, Table};

impl Leaf {
    /// The leaf as plain text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.over.join(", "), self.title.clone()];
        lines.retain(|line| !line.is_empty());
        for block in &self.blocks {
            lines.push(String::new());
            lines.extend(block.lines());
        }
        let lines = lines.iter().map(|line| seen(line.trim_end()));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }
}

impl Block {
    fn lines(&self) -> Vec<String> {
        match self {
            Block::Heading(text) => vec![text.clone(), "=".repeat(width(text))],
            Block::Line(text) => vec![text.clone()],
            Block::Facts(facts) => fact_lines(facts),
            Block::Notes(notes) => notes.clone(),
            Block::Table(table) => table.lines(),
            Block::Openings(openings) => openings.iter().map(Shown::line).collect(),
            Block::Signatures(names) => {
                let line = |name: &String| format!("____________________  {name}");
                names.iter().map(line).collect()
            }
        }
    }
}

fn fact_lines(facts: &[(String, String)]) -> Vec<String> {
    let widest = facts.iter().map(|(name, _)| width(name)).max();
    let line = |(name, value): &(String, String)| {
        let name = padded(name, widest.unwrap_or_default(), Kind::Words);
        format!("{name}  {value}")
    };
    facts.iter().map(line).collect()
}

impl Table {
    /// What stands in the cells of every row.
    pub(super) fn texts(&self) -> Vec<Vec<String>> {
        let rows = self.rows.iter().map(|row| {
            let cells = self.cells(row);
            cells.map(|(kind, cell)| cell.shown(kind)).collect()
        });
        rows.collect()
    }

    fn lines(&self) -> Vec<String> {
        let heads: Vec<String> = self.heads.iter().map(|head| head.text.clone()).collect();
        let rows = self.texts();
        let widths: Vec<usize> = heads
            .iter()
            .enumerate()
            .map(|(i, head)| {
                let column = rows.iter().filter_map(|row| row.get(i));
                let column = column.map(|text| width(text));
                column.max().unwrap_or_default().max(width(head))
            })
            .collect();
        let line = |texts: &Vec<String>| {
            let kinds = self.heads.iter().map(|head| head.kind);
            let cells = texts.iter().zip(&widths).zip(kinds);
            let cells = cells.map(|((text, width), kind)| padded(text, *width, kind));
            cells.collect::<Vec<_>>().join("  ")
        };
        let rule = widths.iter().map(|width| "-".repeat(*width));
        let rule = rule.collect::<Vec<_>>().join("  ");
        let above = [self.caption.clone(), line(&heads), rule];
        above.into_iter().chain(rows.iter().map(line)).collect()
    }
}

impl Cell {
    fn shown(&self, kind: Kind) -> String {
        match (self.is_road, self.small.as_str(), kind) {
            (true, _, _) => "\\".to_owned(),
            (false, "", _) => seen(&self.text),
            (false, small, Kind::Words | Kind::Label | Kind::Name) => {
                seen(format!("{} ({small})", self.text).trim_start())
            }
            (false, small, Kind::Number | Kind::Mark | Kind::Total) => {
                seen(format!("{} {small}", self.text).trim_start())
            }
        }
    }
}

/// How many places a terminal needs: a letter with its accent apart is one, a Chinese sign two.
fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

fn padded(text: &str, wanted: usize, kind: Kind) -> String {
    let missing = wanted.saturating_sub(width(text));
    let (left, right) = match kind {
        Kind::Words | Kind::Label | Kind::Name => (0, missing),
        Kind::Number | Kind::Total => (missing, 0),
        Kind::Mark => (missing / 2, missing - missing / 2),
    };
    format!("{}{text}{}", " ".repeat(left), " ".repeat(right))
}
