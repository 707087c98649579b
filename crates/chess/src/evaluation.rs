//! What a position is worth at a glance.

use shakmaty::{Bitboard, Chess, Color, Position, Role, Square};

/// What a piece is worth, in hundredths of a pawn.
pub(crate) const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 315,
        Role::Bishop => 330,
        Role::Rook => 505,
        Role::Queen => 960,
        Role::King => 0,
    }
}

/// What two bishops are worth beyond each of them.
const BISHOP_PAIR: i32 = 35;

/// A bonus by square: rows from the far end to the own end, files from the edge to the middle; both wings are alike.
type Table = [[i32; 4]; 8];

const PAWN: Table = [
    [0, 0, 0, 0],
    [70, 75, 75, 80],
    [24, 28, 34, 42],
    [8, 10, 16, 28],
    [0, 2, 12, 24],
    [2, 0, 2, 8],
    [4, 6, 4, -14],
    [0, 0, 0, 0],
];

const KNIGHT: Table = [
    [-55, -36, -24, -20],
    [-34, -14, 4, 8],
    [-20, 6, 18, 24],
    [-16, 8, 24, 30],
    [-18, 4, 20, 26],
    [-24, 4, 14, 16],
    [-36, -16, 2, 6],
    [-52, -32, -24, -20],
];

const BISHOP: Table = [
    [-18, -10, -8, -8],
    [-10, 2, 2, 2],
    [-6, 4, 8, 10],
    [-4, 8, 10, 16],
    [-4, 6, 14, 16],
    [-2, 12, 10, 10],
    [-4, 14, 4, 6],
    [-18, -8, -14, -8],
];

const ROOK: Table = [
    [4, 6, 8, 10],
    [16, 20, 22, 22],
    [0, 4, 6, 8],
    [-4, 0, 4, 6],
    [-6, 0, 2, 4],
    [-8, 0, 2, 4],
    [-10, -2, 2, 4],
    [-6, -2, 6, 12],
];

const QUEEN: Table = [
    [-12, -4, 0, 2],
    [-6, 0, 4, 6],
    [-4, 4, 6, 8],
    [-2, 4, 8, 10],
    [-2, 4, 8, 10],
    [-4, 4, 6, 6],
    [-8, 0, 4, 4],
    [-14, -10, -6, 0],
];

const KING_MIDDLE: Table = [
    [-60, -60, -65, -70],
    [-50, -50, -55, -60],
    [-45, -45, -50, -55],
    [-40, -40, -45, -50],
    [-30, -32, -40, -45],
    [-14, -18, -26, -30],
    [14, 12, -6, -14],
    [22, 32, 8, -2],
];

const KING_END: Table = [
    [-48, -32, -22, -16],
    [-26, -8, 2, 6],
    [-14, 6, 18, 24],
    [-12, 8, 24, 32],
    [-12, 6, 22, 30],
    [-16, 2, 12, 18],
    [-28, -10, 0, 4],
    [-50, -34, -24, -22],
];

/// The pieces that count as "middle game", in phase points: 24 at the start.
const FULL_PHASE: i32 = 24;

/// The worth of the position for the side to move, in hundredths of a pawn.
pub(crate) fn evaluate(position: &Chess) -> i32 {
    let phase = phase(position).min(FULL_PHASE);
    let us = position.turn();
    side(position, us, phase) - side(position, !us, phase)
}

fn phase(position: &Chess) -> i32 {
    let board = position.board();
    let weigh = |pieces: Bitboard, points: i32| count(pieces) * points;
    weigh(board.knights(), 1)
        + weigh(board.bishops(), 1)
        + weigh(board.rooks(), 2)
        + weigh(board.queens(), 4)
}

fn side(position: &Chess, color: Color, phase: i32) -> i32 {
    let board = position.board();
    let mut worth = 0;
    for at in board.by_color(color) {
        if let Some(role) = board.role_at(at) {
            worth += value(role) + placement(role, at, color, phase);
        }
    }
    if count(board.by_piece(color.bishop())) >= 2 {
        worth += BISHOP_PAIR;
    }
    worth + hunt(position, color)
}

fn placement(role: Role, at: Square, color: Color, phase: i32) -> i32 {
    match role {
        Role::Pawn => look_up(&PAWN, at, color),
        Role::Knight => look_up(&KNIGHT, at, color),
        Role::Bishop => look_up(&BISHOP, at, color),
        Role::Rook => look_up(&ROOK, at, color),
        Role::Queen => look_up(&QUEEN, at, color),
        Role::King => {
            let middle = look_up(&KING_MIDDLE, at, color);
            let end = look_up(&KING_END, at, color);
            (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE
        }
    }
}

fn look_up(table: &Table, at: Square, color: Color) -> i32 {
    let row = 7 - color.relative_rank(at.rank()).to_usize();
    let file = at.file().to_usize();
    table[row][file.min(7 - file)]
}

/// Against a lone king: how near it is to the edge, and the own king to it.
fn hunt(position: &Chess, color: Color) -> i32 {
    let board = position.board();
    let is_lone = count(board.by_color(!color)) == 1;
    let can_mate =
        (board.rooks() | board.queens() | board.pawns()).any() || count(board.by_color(color)) >= 3;
    match (board.king_of(color), board.king_of(!color)) {
        (Some(hunter), Some(hunted)) if is_lone && can_mate => {
            14 * from_centre(hunted) + 6 * (14 - walk(hunter, hunted))
        }
        _ => 0,
    }
}

/// Steps from the four middle squares, along files and along rows.
fn from_centre(at: Square) -> i32 {
    let off = |line: u32| if line < 4 { 3 - line } else { line - 4 };
    signed(off(at.file().to_u32()) + off(at.rank().to_u32()))
}

fn walk(a: Square, b: Square) -> i32 {
    signed(a.file().distance(b.file()) + a.rank().distance(b.rank()))
}

fn count(pieces: Bitboard) -> i32 {
    i32::try_from(pieces.count()).unwrap_or(i32::MAX)
}

fn signed(steps: u32) -> i32 {
    i32::try_from(steps).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, EnPassantMode};

    use crate::{ChessRules, Game};

    use super::*;

    fn worth(fen: &str) -> i32 {
        evaluate(Game::from_fen(ChessRules::Fide, fen).expect(fen).position())
    }

    #[test]
    fn the_start_is_even() {
        assert_eq!(evaluate(&Chess::default()), 0);
    }

    #[test]
    fn colours_are_alike() {
        let fen = "r1bqkb1r/pp3ppp/2n1pn2/2pp4/3P4/2PBPN2/PP3PPP/RNBQK2R w KQkq - 0 6";
        let game = Game::from_fen(ChessRules::Fide, fen).unwrap();
        let mirrored = game
            .position()
            .to_setup(EnPassantMode::Legal)
            .into_mirrored();
        let mirrored: Chess = mirrored.position(CastlingMode::Standard).unwrap();
        assert_eq!(evaluate(game.position()), evaluate(&mirrored));
    }

    #[test]
    fn a_lone_king_is_driven_to_the_edge() {
        let edge = worth("k7/8/2K5/8/8/8/8/7R w - - 0 1");
        let centre = worth("8/8/8/3k4/8/2K5/8/7R w - - 0 1");
        assert!(edge > centre);
    }
}
