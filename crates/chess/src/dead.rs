//! Positions in which nobody can ever be mated (FIDE 5.2.2).

use shakmaty::{Bitboard, Chess, Color, Position, attacks};

/// Whether no series of legal moves can end in mate, as far as this looks: too little material on both sides, or
/// kings walled off by pawns that can never move. A `true` is certain; a `false` is not.
pub(crate) fn is_dead(position: &Chess) -> bool {
    position.is_insufficient_material() || is_walled(position)
}

/// Only kings and pawns, every pawn stopped by a pawn, and neither king can ever reach one to take.
///
/// Then no pawn moves again: a pawn captures only what comes in front of it diagonally, and the only piece that
/// moves there is a king, which may not. Kings cannot check each other, so there is no mate.
fn is_walled(position: &Chess) -> bool {
    let board = position.board();
    board.occupied() == board.pawns() | board.kings()
        && position.legal_ep_square().is_none()
        && Color::ALL
            .into_iter()
            .all(|color| pawns_are_stuck(position, color))
        && Color::ALL
            .into_iter()
            .all(|color| !reaches_a_pawn(position, color))
}

fn pawns_are_stuck(position: &Chess, color: Color) -> bool {
    let board = position.board();
    let pawns = board.by_piece(color.pawn());
    let in_front = pawns.shift(color.fold_wb(8, -8));
    let capturable = pawn_attacks(position, color) & board.by_color(!color);
    board.pawns().is_superset(in_front) && capturable.is_empty()
}

/// Whether the king could walk, were the other king not there, to a pawn that no pawn protects.
fn reaches_a_pawn(position: &Chess, color: Color) -> bool {
    let board = position.board();
    let allowed = !(pawn_attacks(position, !color) | board.by_piece(color.pawn()));
    let mut reached = board.by_piece(color.king());
    loop {
        let wider = (neighbours(reached) & allowed) | reached;
        if wider == reached {
            return wider.intersects(board.by_piece((!color).pawn()));
        }
        reached = wider;
    }
}

fn pawn_attacks(position: &Chess, color: Color) -> Bitboard {
    let pawns = position.board().by_piece(color.pawn());
    pawns.into_iter().fold(Bitboard::EMPTY, |all, pawn| {
        all | attacks::pawn_attacks(color, pawn)
    })
}

fn neighbours(squares: Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| {
        all | attacks::king_attacks(square)
    })
}

#[cfg(test)]
mod tests {
    use crate::{ChessRules, Game};

    use super::*;

    fn dead(fen: &str) -> bool {
        let game = Game::from_fen(ChessRules::Fide, fen).expect(fen);
        is_dead(game.position())
    }

    /// FIDE 5.2.2
    #[test]
    fn too_little_material() {
        assert!(dead("8/8/4k3/8/8/3K4/8/8 w - - 0 1"));
        assert!(dead("8/8/4k3/8/8/3KN3/8/8 w - - 0 1"));
        assert!(dead("8/8/4k3/8/5b2/3K4/8/8 w - - 0 1"));
        assert!(!dead("8/8/4k3/8/8/3K4/8/R7 w - - 0 1"));
        assert!(!dead("8/8/4kn2/8/8/3KN3/8/8 w - - 0 1"));
    }

    /// FIDE 5.2.2
    #[test]
    fn pawns_that_wall_off_the_kings() {
        assert!(dead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"));
        assert!(
            !dead("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1"),
            "the g-file is open"
        );
        assert!(dead("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1"));
        assert!(
            !dead("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/8/4K3 w - - 0 1"),
            "g3-g4 is left"
        );
        assert!(
            !dead("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1PR/8/8/4K3 w - - 0 1"),
            "a rook is left"
        );
    }
}
