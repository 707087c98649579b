//! Odds: the first position without some pieces of the stronger player (`000:11.1.7`).

use chess::PieceKind;
use rules::Color;
use texts::Phrase;

use crate::board::{Cell, Figure, Grid};
use crate::draughts;
use crate::game::Game;
use crate::rule_set::RuleSet;

/// Why odds cannot be given so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OddsFault {
    /// No piece is given.
    #[error("no piece is given")]
    NoSquare,
    /// The board has no such square, or none that is played on.
    #[error("no square {0:?}")]
    UnknownSquare(String),
    /// Nothing stands there.
    #[error("nothing stands on {0}")]
    Empty(String),
    /// The piece there is the opponent's.
    #[error("the piece on {0} is the opponent's")]
    Opponents(String),
    /// A square is named again.
    #[error("{0} is named twice")]
    Twice(String),
    /// The king of chess cannot be given.
    #[error("the king on {0} cannot be given")]
    King(String),
    /// The giver would have no piece to play with.
    #[error("no piece would be left")]
    NothingLeft,
}

impl OddsFault {
    /// The sentence that says it, still without a language.
    pub fn phrase(&self) -> Phrase {
        let on = |key: &str, square: &String| Phrase::new(key).text("square", square.clone());
        match self {
            OddsFault::NoSquare => Phrase::new("odds-no-square"),
            OddsFault::UnknownSquare(square) => on("odds-unknown-square", square),
            OddsFault::Empty(square) => on("odds-empty", square),
            OddsFault::Opponents(square) => on("odds-opponents", square),
            OddsFault::Twice(square) => on("odds-twice", square),
            OddsFault::King(square) => on("odds-king", square),
            OddsFault::NothingLeft => Phrase::new("odds-nothing-left"),
        }
    }
}

/// The first position of a rule set without the giver's pieces on these squares, as FEN (`000:11.1.7`). Squares are
/// named as the rule set names them; White moves first as ever. In chess a rook that is given takes the castling on its
/// side with it.
///
/// # Errors
/// The first square that cannot be given, and why; or that nothing would be left.
///
/// # Examples
/// ```
/// use peatee_games::{Color, Game, RuleSet, odds};
///
/// let rules: RuleSet = "chess".parse()?;
/// let fen = odds(rules, Color::White, &["a1"])?;
/// assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
/// Game::from_fen(rules, &fen)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn odds(rules: RuleSet, giver: Color, without: &[&str]) -> Result<String, OddsFault> {
    let game = Game::new(rules);
    let mut grid = game.grid();
    if without.is_empty() {
        return Err(OddsFault::NoSquare);
    }
    for (i, name) in without.iter().enumerate() {
        if without.iter().take(i).any(|earlier| earlier == name) {
            return Err(OddsFault::Twice((*name).to_owned()));
        }
        take_off(&mut grid, giver, name)?;
    }
    let is_givers = |cell: &Cell| cell.piece.is_some_and(|(owner, _)| owner == giver);
    if !grid.cells.iter().any(is_givers) {
        return Err(OddsFault::NothingLeft);
    }
    Ok(match rules {
        RuleSet::Draughts(variant) => draughts::initial_without(variant, giver, without),
        RuleSet::Chess(_) => chess_fen(&grid, &game.fen()),
    })
}

fn take_off(grid: &mut Grid, giver: Color, name: &str) -> Result<(), OddsFault> {
    let said = || name.to_owned();
    // Squares that are not played on have no name.
    let mut named = grid.cells.iter_mut().filter(|cell| !cell.name.is_empty());
    let cell = named
        .find(|cell| cell.name == name)
        .ok_or_else(|| OddsFault::UnknownSquare(name.chars().take(8).collect()))?;
    match cell.piece {
        None => Err(OddsFault::Empty(said())),
        Some((owner, _)) if owner != giver => Err(OddsFault::Opponents(said())),
        Some((_, Figure::Chess(PieceKind::King))) => Err(OddsFault::King(said())),
        Some((_, Figure::Man | Figure::DraughtsKing | Figure::Chess(_))) => {
            cell.piece = None;
            Ok(())
        }
    }
}

/// The FEN of the first position with other pieces, and with the castling that is left of it.
fn chess_fen(grid: &Grid, first: &str) -> String {
    let rows: Vec<String> = grid.rows().map(chess_row).collect();
    let mut fields: Vec<String> = first.split(' ').map(str::to_owned).collect();
    if let [board, _, castling, ..] = fields.as_mut_slice() {
        *board = rows.join("/");
        castling.retain(|right| has_rook(grid, right));
        if castling.is_empty() {
            castling.push('-');
        }
    }
    fields.join(" ")
}

/// Whether the rook that a letter of castling stands for is still on its corner.
fn has_rook(grid: &Grid, right: char) -> bool {
    let corner = match right {
        'K' => "h1",
        'Q' => "a1",
        'k' => "h8",
        'q' => "a8",
        _ => return false,
    };
    let mut cells = grid.cells.iter();
    cells.any(|cell| cell.name == corner && cell.piece.is_some())
}

/// One row of a chess FEN: `RNBQKBNR`, `8`, `P1PP4`.
fn chess_row(cells: &[Cell]) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for cell in cells {
        match cell.piece.and_then(letter) {
            Some(letter) => {
                push_count(&mut row, empty);
                empty = 0;
                row.push(letter);
            }
            None => empty += 1,
        }
    }
    push_count(&mut row, empty);
    row
}

fn push_count(row: &mut String, empty: u32) {
    if empty > 0 {
        row.push_str(&empty.to_string());
    }
}

fn letter((color, figure): (Color, Figure)) -> Option<char> {
    match figure {
        Figure::Chess(kind) => Some(chess::Piece { color, kind }.letter()),
        Figure::Man | Figure::DraughtsKing => None,
    }
}
