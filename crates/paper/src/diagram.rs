//! The diagram of a position as SVG, without styles: what a browser may not load, paper does not need.

use core::fmt::{self, Write};

use games::{Cell, Color, Figure, Grid};

use crate::pieces::{Kings, Part, parts};

/// The whole drawing, and what is left round the board for the names of squares.
const WHOLE: f32 = 1000.0;
const MARGIN: f32 = 52.0;

/// A position to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// What stands where.
    pub grid: &'a Grid,
    /// Whether Black's side is below.
    pub is_flipped: bool,
    /// For paper or for the screen.
    pub look: Look,
    /// How kings are shown.
    pub kings: Kings,
}

/// How a diagram looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// Black and white: dark squares are hatched, as printers did it.
    #[default]
    Paper,
    /// In the colours of the board, without names of squares: for small boards in a list.
    Screen,
}

struct Inks {
    light: &'static str,
    dark: &'static str,
    frame: &'static str,
    white: &'static str,
    white_line: &'static str,
    black: &'static str,
    black_line: &'static str,
}

impl Look {
    const fn inks(self) -> Inks {
        match self {
            Look::Paper => Inks {
                light: "#fff",
                dark: "url(#hatched)",
                frame: "#000",
                white: "#fff",
                white_line: "#000",
                black: "#000",
                black_line: "#fff",
            },
            // As in tokens.css: the board is the same by day and by night.
            Look::Screen => Inks {
                light: "#efe7d6",
                dark: "#93a591",
                frame: "#837a6b",
                white: "#fdf9ef",
                white_line: "#2a251f",
                black: "#26221d",
                black_line: "#f3ead6",
            },
        }
    }

    const fn margin(self) -> f32 {
        match self {
            Look::Paper => MARGIN,
            Look::Screen => 4.0,
        }
    }
}

impl Diagram<'_> {
    /// The drawing. `title` is what is read to those who do not see it.
    pub fn svg(&self, title: &str) -> String {
        let mut svg = String::new();
        // Writing to a string does not fail.
        self.write(&mut svg, title).unwrap_or_default();
        svg
    }

    fn write(&self, svg: &mut String, title: &str) -> fmt::Result {
        let title = escaped(title);
        write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WHOLE} {WHOLE}\" width=\"480\" \
             height=\"480\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>"
        )?;
        if self.look == Look::Paper {
            svg.push_str(HATCHED);
        }
        self.board(svg)?;
        if self.look == Look::Paper {
            self.names(svg)?;
        }
        for (column, row, cell) in self.cells() {
            if let Some((color, figure)) = cell.piece {
                self.piece(svg, (column, row), color, figure)?;
            }
        }
        svg.push_str("</svg>");
        Ok(())
    }

    /// Each cell with its column and row as they are shown.
    fn cells(&self) -> impl Iterator<Item = (u8, u8, &Cell)> {
        let size = self.grid.size.max(1);
        let places = (0..size).flat_map(move |row| (0..size).map(move |column| (column, row)));
        places
            .zip(&self.grid.cells)
            .map(move |((x, y), cell)| match self.is_flipped {
                true => (size - 1 - x, size - 1 - y, cell),
                false => (x, y, cell),
            })
    }

    fn unit(&self) -> f32 {
        (WHOLE - 2.0 * self.look.margin()) / f32::from(self.grid.size.max(1))
    }

    /// Where a column or a row begins.
    fn at(&self, index: u8) -> f32 {
        self.look.margin() + f32::from(index) * self.unit()
    }

    fn board(&self, svg: &mut String) -> fmt::Result {
        let (inks, unit, from) = (self.look.inks(), self.unit(), self.look.margin());
        let side = unit * f32::from(self.grid.size);
        write!(
            svg,
            "<rect x=\"{from}\" y=\"{from}\" width=\"{side}\" height=\"{side}\" fill=\"{}\"/><path fill=\"{}\" d=\"",
            inks.light, inks.dark
        )?;
        for (column, row, _) in self.cells().filter(|(_, _, cell)| cell.is_dark) {
            write!(
                svg,
                "M{} {}h{unit}v{unit}h-{unit}z",
                self.at(column),
                self.at(row)
            )?;
        }
        write!(
            svg,
            "\"/><rect x=\"{from}\" y=\"{from}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"{}\" \
             stroke-width=\"4\"/>",
            inks.frame
        )
    }

    /// Numbers stand at the edge squares, letters and digits at columns and rows (`000:2.6`, `001:8.2`).
    fn names(&self, svg: &mut String) -> fmt::Result {
        let last = self.grid.size.saturating_sub(1);
        let half = self.look.margin() / 2.0;
        svg.push_str(
            "<g font-family=\"sans-serif\" font-size=\"26\" text-anchor=\"middle\" fill=\"#000\">",
        );
        let has_letters = self.grid.cells.iter().any(|cell| {
            let first = cell.name.chars().next();
            first.is_some_and(|c| c.is_ascii_lowercase())
        });
        for (column, row, cell) in self.cells().filter(|(_, _, cell)| !cell.name.is_empty()) {
            let (across, down) = (self.middle(column), self.middle(row));
            match has_letters {
                true => {
                    let (letter, digit) = cell.name.split_at(1);
                    if self.is_first_in(cell, column, true) {
                        label(svg, letter, across, WHOLE - half)?;
                    }
                    if self.is_first_in(cell, row, false) {
                        label(svg, digit, half, down)?;
                    }
                }
                false if row == 0 => label(svg, &cell.name, across, half)?,
                false if row == last => label(svg, &cell.name, across, WHOLE - half)?,
                false if column == 0 => label(svg, &cell.name, half, down)?,
                false if column == last => label(svg, &cell.name, WHOLE - half, down)?,
                false => {}
            }
        }
        svg.push_str("</g>");
        Ok(())
    }

    /// Whether a cell is the one of its column (or row) that stands nearest to the edge where names are.
    fn is_first_in(&self, cell: &Cell, index: u8, is_column: bool) -> bool {
        let named = self.cells().filter(|(_, _, other)| !other.name.is_empty());
        let nearest = match is_column {
            true => named
                .filter(|(column, _, _)| *column == index)
                .max_by_key(|(_, row, _)| *row),
            false => named
                .filter(|(_, row, _)| *row == index)
                .min_by_key(|(column, _, _)| *column),
        };
        nearest.is_some_and(|(_, _, other)| other.name == cell.name)
    }

    fn middle(&self, index: u8) -> f32 {
        self.at(index) + self.unit() / 2.0
    }

    fn piece(
        &self,
        svg: &mut String,
        (column, row): (u8, u8),
        color: Color,
        figure: Figure,
    ) -> fmt::Result {
        let inks = self.look.inks();
        let (full, line) = match color {
            Color::White => (inks.white, inks.white_line),
            Color::Black => (inks.black, inks.black_line),
        };
        let scale = self.unit() / 100.0;
        write!(
            svg,
            "<g transform=\"translate({} {}) scale({scale})\" stroke-linejoin=\"round\" stroke-linecap=\"round\">",
            self.at(column),
            self.at(row)
        )?;
        // A black piece has a light edge on paper, and a king shows that two lie on each other.
        let edge = match (color, figure, self.look) {
            (Color::Black, Figure::DraughtsKing, _) | (Color::Black, _, Look::Paper) => line,
            (Color::White | Color::Black, _, _) => "#16130f",
        };
        for part in parts(figure, self.kings) {
            draw(svg, *part, full, line, edge)?;
        }
        svg.push_str("</g>");
        Ok(())
    }
}

fn draw(svg: &mut String, part: Part, full: &str, line: &str, edge: &str) -> fmt::Result {
    let body = format!("fill=\"{full}\" stroke=\"{edge}\" stroke-width=\"3\"");
    let thin = format!("fill=\"none\" stroke=\"{line}\" stroke-width=\"2.5\"");
    match part {
        Part::Disc(y, r) => write!(svg, "<circle cx=\"50\" cy=\"{y}\" r=\"{r}\" {body}/>"),
        Part::Ring(y, r) => write!(svg, "<circle cx=\"50\" cy=\"{y}\" r=\"{r}\" {thin}/>"),
        Part::Pip(x, y, r) => write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" fill=\"{line}\"/>"
        ),
        Part::Ball(x, y, r) => write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" {body}/>"),
        Part::Body(path) => write!(svg, "<path d=\"{path}\" {body}/>"),
        Part::Line(path) => write!(svg, "<path d=\"{path}\" {thin}/>"),
    }
}

fn label(svg: &mut String, name: &str, x: f32, y: f32) -> fmt::Result {
    // A little lower than the middle, so that the figures stand in it.
    write!(
        svg,
        "<text x=\"{x}\" y=\"{}\">{}</text>",
        y + 9.0,
        escaped(name)
    )
}

const HATCHED: &str = "<defs><pattern id=\"hatched\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><rect width=\"9\" height=\"9\" fill=\"#fff\"/><path d=\"M0 0v9\" stroke=\"#000\" \
    stroke-width=\"3.2\"/></pattern></defs>";

/// A text as it may stand in SVG and HTML, between tags or in an attribute.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // Not in XML, however it is written.
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}
