//! A board that does not move: for readers without scripts, and until the scripts have come.

use core::fmt::Write;

use games::{Cell, Color, Figure, Grid, Part, PieceKind};
use paper::{escaped, piece};

use crate::speech::side_word;

/// The drawing is so wide; as in `board.js`, so that nothing jumps when the scripts take over.
const WHOLE: f32 = 1000.0;
const MARGIN: f32 = 42.0;

/// The board as SVG, seen from one side.
pub(super) fn drawn(grid: &Grid, below: Color, label: &str) -> String {
    drawn_with(grid, below, label, None)
}

/// The board as White sees it, with a part of it marked.
pub(super) fn marked(grid: &Grid, part: Part, label: &str) -> String {
    drawn_with(grid, Color::White, label, Some(part))
}

fn drawn_with(grid: &Grid, below: Color, label: &str, part: Option<Part>) -> String {
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
         <rect class=\"frame\" x=\"40\" y=\"40\" width=\"920\" height=\"920\"/>{}{}{}</svg>",
        escaped(label),
        board.dark(),
        part.map(|part| board.marks(grid, part)).unwrap_or_default(),
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

    /// The squares of some cells as a path.
    fn squares(&self, is_one: impl Fn(&Cell) -> bool) -> String {
        let unit = self.unit;
        let some = self.placed().filter(|(_, _, cell)| is_one(cell));
        some.map(|(x, y, _)| format!("M{x} {y}h{unit}v{unit}h-{unit}z"))
            .collect()
    }

    fn dark(&self) -> String {
        self.squares(|cell| cell.is_dark)
    }

    /// The squares of a part; a road is a line over them too.
    fn marks(&self, grid: &Grid, part: Part) -> String {
        let lines = part.lines(grid);
        let is_of = |cell: &Cell| lines.iter().flatten().any(|one| one.name == cell.name);
        let squares = self.squares(|cell| cell.is_dark && is_of(cell));
        let roads: String = match Part::ROADS.contains(&part) {
            true => lines.iter().map(|line| self.road(line)).collect(),
            false => String::new(),
        };
        format!("<path class=\"part\" d=\"{squares}\"/><path class=\"roads\" d=\"{roads}\"/>")
    }

    /// A line from the middle of its first square to that of its last.
    fn road(&self, line: &[&Cell]) -> String {
        let ends = [line.first(), line.last()].into_iter().flatten();
        let mut road = String::new();
        for (end, to) in ends.zip(["M", "L"]) {
            let at = self.placed().find(|(_, _, cell)| cell.name == end.name);
            if let Some((x, y, _)) = at {
                let half = self.unit / 2.0;
                road.push_str(&format!("{to}{} {}", x + half, y + half));
            }
        }
        road
    }

    fn pieces(&self) -> String {
        let scale = self.unit / 100.0;
        let standing = self
            .placed()
            .filter_map(|(x, y, cell)| Some((x, y, cell.piece?)));
        let drawn = standing.map(|(x, y, (color, figure))| {
            let (kind, shape) = (kind_word(figure), piece(figure));
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

/// What `board.css` calls a piece.
const fn kind_word(figure: Figure) -> &'static str {
    match figure {
        Figure::Man => "man",
        Figure::DraughtsKing => "crowned",
        Figure::Chess(PieceKind::Pawn) => "pawn",
        Figure::Chess(PieceKind::Knight) => "knight",
        Figure::Chess(PieceKind::Bishop) => "bishop",
        Figure::Chess(PieceKind::Rook) => "rook",
        Figure::Chess(PieceKind::Queen) => "queen",
        Figure::Chess(PieceKind::King) => "king",
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

    /// The columns and rows of the pieces, in whatever order they are drawn, on a board with such a margin.
    fn places(svg: &str, size: u8, margin: f32) -> Vec<(u8, u8)> {
        let unit = (WHOLE - 2.0 * margin) / f32::from(size);
        let at = |text: &str| {
            let place = (text.parse::<f32>().expect("a number") - margin) / unit;
            let index = (0..size).find(|index| (f32::from(*index) - place).abs() < 0.01);
            index.expect("a place on the grid")
        };
        let moved = svg.split("translate(").skip(1);
        let places = moved.map(|text| {
            let (place, rest) = text.split_once(") scale(").expect("a size");
            let scale: f32 = rest
                .split(')')
                .next()
                .expect("an end")
                .parse()
                .expect("a number");
            assert!(
                (scale * 100.0 - unit).abs() < 0.01,
                "a piece is as large as its square"
            );
            let (x, y) = place.split_once(' ').expect("two numbers");
            (at(x), at(y))
        });
        let mut places: Vec<_> = places.collect();
        places.sort_unstable();
        places
    }

    #[test]
    fn page_and_paper_put_the_pieces_on_the_same_squares() {
        for (rules, fen) in [
            ("international", "W:WK46,32,45:B1,K23"),
            ("russian", "W:Wa1,Kc3:Bh8,Kb6"),
            ("chess", "4k2r/8/8/3p4/4P3/8/8/4K2Q w - - 0 1"),
        ] {
            let rules = rules.parse().expect("rules");
            let grid = games::Game::from_fen(rules, fen)
                .expect("a position")
                .grid();
            for below in Color::ALL {
                let diagram = paper::Diagram {
                    grid: &grid,
                    is_flipped: below == Color::Black,
                    look: paper::Look::Screen,
                    kings: paper::Kings::Stacked,
                };
                let of_page = places(&drawn(&grid, below, ""), grid.size, MARGIN);
                let of_paper = places(&diagram.svg(""), grid.size, 4.0);
                assert_eq!(of_page, of_paper, "{rules}");
            }
        }
    }

    /// Nothing jumps when the scripts take over.
    #[test]
    fn the_board_lies_where_the_scripts_draw_it() {
        let script = include_str!("../../../../web/js/board.js");
        for line in [
            format!("const WHOLE = {WHOLE};"),
            format!("const MARGIN = {MARGIN};"),
        ] {
            assert!(script.contains(&line), "{line}");
        }
    }

    /// 002:§13.2: each road is drawn over its squares.
    #[test]
    fn r53_13_2_roads_are_drawn() {
        let rules = "russian-1953".parse().expect("rules");
        let grid = games::Game::new(rules).grid();
        for (part, squares, lines) in [(Part::Triple, 14, 4), (Part::Double, 14, 2)] {
            let svg = marked(&grid, part, "");
            let path = |class: &str| {
                let (_, path) = svg
                    .split_once(&format!("class=\"{class}\" d=\""))
                    .expect(class);
                path.split('"').next().expect("a path").matches('M').count()
            };
            assert_eq!((path("part"), path("roads")), (squares, lines), "{part:?}");
        }
        let base = marked(&grid, Part::Base, "");
        assert!(base.contains("class=\"roads\" d=\"\""), "{base}");
    }
}
