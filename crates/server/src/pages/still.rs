//! A board that does not move: for readers without scripts, and until the scripts have come.

use crate::speech::side_word;
use core::fmt::Write;

use games::{Cell, Color, Figure, Grid, PieceKind};

/// The drawing is so wide; as in `board.js`, so that nothing jumps when the scripts take over.
const WHOLE: f32 = 1000.0;
const MARGIN: f32 = 42.0;

/// The board as SVG, seen from one side.
pub(super) fn drawn(grid: &Grid, below: Color, label: &str) -> String {
    let size = usize::from(grid.size);
    let board = Still {
        size,
        unit: (WHOLE - 2.0 * MARGIN) / f32::from(grid.size),
        cells: match below {
            Color::White => grid.cells.iter().collect(),
            Color::Black => grid.cells.iter().rev().collect(),
        },
    };
    let side = WHOLE - 2.0 * MARGIN;
    let mut svg = String::new();
    // Writing into a text cannot fail.
    let written = write!(
        svg,
        "<svg class=\"still\" viewBox=\"0 0 1000 1000\" role=\"img\" aria-label=\"{}\">\
         <rect class=\"square light\" x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{side}\" height=\"{side}\"/>\
         <path class=\"square dark\" d=\"{}\"/>\
         <rect class=\"frame\" x=\"40\" y=\"40\" width=\"920\" height=\"920\"/>{}{}</svg>",
        escaped(label),
        board.dark(),
        board.labels(),
        board.pieces()
    );
    debug_assert!(written.is_ok());
    svg
}

struct Still<'a> {
    size: usize,
    unit: f32,
    /// As shown, row by row.
    cells: Vec<&'a Cell>,
}

impl Still<'_> {
    #[expect(clippy::cast_precision_loss, reason = "at most ten rows")]
    fn at(&self, place: usize) -> f32 {
        MARGIN + place as f32 * self.unit
    }

    fn placed(&self) -> impl Iterator<Item = (f32, f32, &Cell)> {
        self.cells
            .iter()
            .enumerate()
            .map(|(i, cell)| (self.at(i % self.size), self.at(i / self.size), *cell))
    }

    fn dark(&self) -> String {
        let unit = self.unit;
        let dark = self.placed().filter(|(_, _, cell)| cell.is_dark);
        dark.map(|(x, y, _)| format!("M{x} {y}h{unit}v{unit}h-{unit}z"))
            .collect()
    }

    fn pieces(&self) -> String {
        let scale = self.unit / 100.0;
        let standing = self
            .placed()
            .filter_map(|(x, y, cell)| Some((x, y, cell.piece?)));
        let drawn = standing.map(|(x, y, (color, figure))| {
            let (kind, shape) = shape(figure);
            let side = side_word(color);
            format!(
                "<g class=\"piece {side} {kind}\" transform=\"translate({x} {y}) scale({scale})\">{shape}</g>"
            )
        });
        drawn.collect()
    }

    fn name(&self, column: usize, row: usize) -> &str {
        let cell = self.cells.get(row * self.size + column);
        cell.map_or("", |cell| cell.name.as_str())
    }

    fn labels(&self) -> String {
        let is_lettered = self
            .cells
            .iter()
            .any(|cell| cell.name.starts_with(|c: char| c.is_ascii_lowercase()));
        let (low, high) = (MARGIN / 2.0, WHOLE - MARGIN / 2.0);
        let mut labels = String::from("<g class=\"labels outside\" aria-hidden=\"true\">");
        let mut put = |text: &str, x: f32, y: f32| {
            labels.push_str(&format!("<text x=\"{x}\" y=\"{y}\">{text}</text>"));
        };
        let last = self.size.saturating_sub(1);
        for i in 0..self.size {
            let along = self.at(i) + self.unit / 2.0;
            if is_lettered {
                let is_digit = |c: char| c.is_ascii_digit();
                let column = [self.name(i, 0), self.name(i, 1)].concat();
                put(
                    column.split(is_digit).next().unwrap_or_default(),
                    along,
                    high,
                );
                let row = [self.name(0, i), self.name(1, i)].concat();
                let row: String = row.chars().filter(|c| is_digit(*c)).take(1).collect();
                put(&row, low, along);
                continue;
            }
            put(self.name(i, 0), along, low);
            put(self.name(i, last), along, high);
            if i > 0 && i < last {
                put(self.name(0, i), low, along);
                put(self.name(last, i), high, along);
            }
        }
        labels.push_str("</g>");
        labels
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// The pieces of `pieces.js`, each in a box of 100 by 100.
const fn shape(figure: Figure) -> (&'static str, &'static str) {
    match figure {
        Figure::Man => ("man", include_str!("still/man.svg")),
        Figure::DraughtsKing => ("crowned", include_str!("still/crowned.svg")),
        Figure::Chess(PieceKind::Pawn) => ("pawn", include_str!("still/pawn.svg")),
        Figure::Chess(PieceKind::Knight) => ("knight", include_str!("still/knight.svg")),
        Figure::Chess(PieceKind::Bishop) => ("bishop", include_str!("still/bishop.svg")),
        Figure::Chess(PieceKind::Rook) => ("rook", include_str!("still/rook.svg")),
        Figure::Chess(PieceKind::Queen) => ("queen", include_str!("still/queen.svg")),
        Figure::Chess(PieceKind::King) => ("king", include_str!("still/king.svg")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_position_of_each_rule_set_is_drawn_whole() {
        for rules in games::RuleSet::all() {
            let grid = games::Game::new(rules).grid();
            let standing = grid.cells.iter().filter(|cell| cell.piece.is_some());
            let count = standing.count();
            for below in Color::ALL {
                let svg = drawn(&grid, below, "Board");
                assert_eq!(svg.matches("<g class=\"piece").count(), count, "{rules}");
            }
        }
    }
}
