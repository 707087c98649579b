//! Counting moves.

use shakmaty::{Chess, Position};

use crate::{ChessRules, Game};

/// The number of ways to move `depth` times from this position, by the movement of the pieces alone: draws do not
/// end a line. The leaflet's count has no en passant.
pub fn perft(game: &Game, depth: u32) -> u64 {
    count(game.rules(), game.position(), depth)
}

fn count(rules: ChessRules, position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&m| count(rules, &rules.after(position, m), depth - 1))
        .sum()
}
