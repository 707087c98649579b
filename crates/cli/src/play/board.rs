//! The board in a terminal.

use std::io::{self, Write};

use games::{Cell, Figure, Game, Grid};
use rules::Color;

use crate::args::Kings;

/// How the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Style {
    ascii: bool,
    color: bool,
    kings: Kings,
    /// Seen from Black's side.
    pub(crate) flipped: bool,
    /// The name of each empty playing square on it.
    pub(crate) names: bool,
}

impl Style {
    pub(crate) fn new(ascii: bool, color: bool, kings: Kings) -> Style {
        Style {
            ascii,
            color: color && !ascii,
            kings,
            flipped: false,
            names: false,
        }
    }

    /// Whether a piece is drawn as two men, one laid on the other (`002:§7.2`).
    fn is_double(self, figure: Figure) -> bool {
        figure == Figure::DraughtsKing && !self.ascii && self.kings == Kings::Crowned
    }
}

/// Colours of the 256-colour palette: birch and tar, and amber for what has just happened.
mod shade {
    pub(super) const LIGHT: u8 = 187;
    pub(super) const DARK: u8 = 65;
    pub(super) const AMBER: u8 = 136;
    pub(super) const WHITE_PIECE: u8 = 231;
    pub(super) const BLACK_PIECE: u8 = 16;
    pub(super) const NAME: u8 = 151;
}

/// Draws the board; `last` names the squares of the last move.
pub(crate) fn draw(
    game: &Game,
    style: Style,
    last: &[String],
    out: &mut impl Write,
) -> io::Result<()> {
    let grid = game.grid();
    let has_letters = game
        .variant()
        .is_none_or(|variant| variant.rules().writing.naming == rules::Naming::Algebraic);
    let mut rows: Vec<Vec<&Cell>> = grid.rows().map(|row| row.iter().collect()).collect();
    if style.flipped {
        rows.reverse();
        rows.iter_mut().for_each(|row| row.reverse());
    }
    writeln!(out)?;
    for (i, row) in rows.iter().enumerate() {
        let (before, after) = edge(&grid, row, i, style, has_letters);
        write!(out, "{before:>4} ")?;
        for cell in row {
            draw_cell(cell, style, last, out)?;
        }
        writeln!(out, " {after}")?;
    }
    if has_letters {
        writeln!(out, "     {}", letters(grid.size, style))?;
    }
    writeln!(out)
}

/// What stands left and right of a row: its rank, or its first and last number.
fn edge(grid: &Grid, row: &[&Cell], i: usize, style: Style, has_letters: bool) -> (String, String) {
    if has_letters {
        let rank = if style.flipped {
            i + 1
        } else {
            usize::from(grid.size) - i
        };
        return (rank.to_string(), String::new());
    }
    let mut names = row
        .iter()
        .map(|cell| cell.name.as_str())
        .filter(|name| !name.is_empty());
    let first = names.next().unwrap_or_default();
    (
        first.to_owned(),
        names.next_back().unwrap_or_default().to_owned(),
    )
}

fn letters(size: u8, style: Style) -> String {
    let letter = |i: u8| char::from(b'a' + i);
    let order: Vec<u8> = if style.flipped {
        (0..size).rev().collect()
    } else {
        (0..size).collect()
    };
    order
        .into_iter()
        .map(|i| format!(" {}  ", letter(i)))
        .collect()
}

fn draw_cell(cell: &Cell, style: Style, last: &[String], out: &mut impl Write) -> io::Result<()> {
    let is_last = !cell.name.is_empty() && last.contains(&cell.name);
    let inside = content(cell, style, is_last);
    if !style.color {
        return write!(out, "{inside}");
    }
    let ground = match (is_last, cell.is_dark) {
        (true, _) => shade::AMBER,
        (false, true) => shade::DARK,
        (false, false) => shade::LIGHT,
    };
    let ink = match cell.piece {
        Some((Color::White, _)) => shade::WHITE_PIECE,
        Some((Color::Black, _)) => shade::BLACK_PIECE,
        None => shade::NAME,
    };
    write!(out, "\x1b[48;5;{ground};38;5;{ink}m{inside}\x1b[0m")
}

/// Four characters: a piece, a name, or nothing. Without colours the last move stands in brackets.
fn content(cell: &Cell, style: Style, is_last: bool) -> String {
    let brackets = is_last && !style.color;
    match cell.piece {
        Some((color, figure)) if brackets => {
            format!("[{}]{}", drawn(color, figure, style), gap(figure, style))
        }
        Some((color, figure)) => format!(" {} {}", drawn(color, figure, style), gap(figure, style)),
        None if style.names && !cell.name.is_empty() => format!("{:^4}", cell.name),
        None if brackets => "[ ] ".to_owned(),
        None if style.color => "    ".to_owned(),
        None if cell.is_dark => " .  ".to_owned(),
        None => "    ".to_owned(),
    }
}

/// A piece as text.
fn drawn(color: Color, figure: Figure, style: Style) -> String {
    let glyph = glyph(color, figure, style).to_string();
    glyph.repeat(if style.is_double(figure) { 2 } else { 1 })
}

/// What fills the cell behind a piece.
fn gap(figure: Figure, style: Style) -> &'static str {
    if style.is_double(figure) { "" } else { " " }
}

/// Filled figures where colour tells the sides apart, else White's in outline.
fn glyph(color: Color, figure: Figure, style: Style) -> char {
    let is_outline = !style.color && color == Color::White;
    match figure {
        Figure::Man | Figure::DraughtsKing if style.ascii => {
            let letter = if color == Color::White { 'w' } else { 'b' };
            if figure == Figure::Man {
                letter
            } else {
                letter.to_ascii_uppercase()
            }
        }
        Figure::Chess(kind) if style.ascii => {
            let letter = kind.letter();
            if color == Color::White {
                letter
            } else {
                letter.to_ascii_lowercase()
            }
        }
        // The other side of a piece has a ring (`000:3.6`, `001:3.7`).
        Figure::DraughtsKing if style.kings == Kings::TurnedOver => {
            if is_outline {
                '◎'
            } else {
                '◉'
            }
        }
        Figure::Man | Figure::DraughtsKing => {
            if is_outline {
                '○'
            } else {
                '●'
            }
        }
        Figure::Chess(kind) => chess_glyph(kind, is_outline),
    }
}

fn chess_glyph(kind: chess::PieceKind, is_outline: bool) -> char {
    let (outline, filled) = match kind {
        chess::PieceKind::King => ('♔', '♚'),
        chess::PieceKind::Queen => ('♕', '♛'),
        chess::PieceKind::Rook => ('♖', '♜'),
        chess::PieceKind::Bishop => ('♗', '♝'),
        chess::PieceKind::Knight => ('♘', '♞'),
        chess::PieceKind::Pawn => ('♙', '♟'),
    };
    if is_outline { outline } else { filled }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(kings: Kings, ascii: bool) -> String {
        let rules = "russian".parse().expect("a rule set");
        let game = Game::from_fen(rules, "W:WKc3,e3:BKh8,a7").expect("playable");
        let mut out = Vec::new();
        draw(&game, Style::new(ascii, false, kings), &[], &mut out).expect("memory");
        String::from_utf8(out).expect("text")
    }

    /// Item B.5 of part 7, 000:3.6, 001:3.7: a king may be a piece that is turned over.
    #[test]
    fn found_7_b5_kings_turned_over() {
        let crowned = board(Kings::Crowned, false);
        assert!(
            crowned.contains("○○") && crowned.contains("●●"),
            "{crowned}"
        );
        let turned = board(Kings::TurnedOver, false);
        assert!(
            turned.contains(" ◎  ") && turned.contains(" ◉  "),
            "{turned}"
        );
        assert!(!turned.contains("○○") && !turned.contains("●●"), "{turned}");
        assert_eq!(board(Kings::TurnedOver, true), board(Kings::Crowned, true));
    }
}
