//! The two ways chess is played here.

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position, PositionError};

/// A rule set of chess: the leaflet of the boxed game (`004`) completed by the FIDE Laws, or the leaflet alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ChessRules {
    /// What the leaflet says, completed by the FIDE Laws where it is silent: en passant (`004:C29`) and draws by
    /// repetition, by counting moves and by dead position (`004:C31`).
    Fide,
    /// What the leaflet says: no en passant, and a draw only by agreement or stalemate.
    Leaflet,
}

impl ChessRules {
    /// Both rule sets.
    pub const ALL: [ChessRules; 2] = [ChessRules::Fide, ChessRules::Leaflet];

    /// The name of the rule set in files and addresses: `chess` or `chess-leaflet`.
    pub const fn id(self) -> &'static str {
        match self {
            ChessRules::Fide => "chess",
            ChessRules::Leaflet => "chess-leaflet",
        }
    }

    /// Whether a pawn that has just stepped two squares may be captured in passing (`004:C29`).
    pub const fn has_en_passant(self) -> bool {
        match self {
            ChessRules::Fide => true,
            ChessRules::Leaflet => false,
        }
    }

    /// Whether repetition, counted moves and dead positions are draws (`004:C31`).
    pub const fn has_counted_draws(self) -> bool {
        match self {
            ChessRules::Fide => true,
            ChessRules::Leaflet => false,
        }
    }

    /// The position after `m`, which must be legal.
    pub(crate) fn after(self, position: &Chess, m: shakmaty::Move) -> Chess {
        let mut next = position.clone();
        next.play_unchecked(m);
        self.without_foreign_rights(next)
    }

    /// The position as these rules see it: the leaflet knows no en passant square.
    pub(crate) fn without_foreign_rights(self, position: Chess) -> Chess {
        if self.has_en_passant() || position.maybe_ep_square().is_none() {
            return position;
        }
        let mut setup = position.to_setup(EnPassantMode::Always);
        setup.ep_square = None;
        Chess::from_setup(setup, CastlingMode::Standard)
            .or_else(PositionError::ignore_impossible_check)
            .unwrap_or(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_differ() {
        assert_eq!(
            ChessRules::ALL.map(ChessRules::id),
            ["chess", "chess-leaflet"]
        );
    }
}
