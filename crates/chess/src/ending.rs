//! How the game ends, what may be claimed, and what is being counted.

use rules::{Article, Book, Color, Counter, DrawReason, Ending, Outcome, WinReason};
use shakmaty::Position;

use crate::{ChessRules, Game, Move, dead};

/// Occurrences of a position at which a draw may be claimed (FIDE 9.2) and at which it stands (FIDE 9.6.1).
const REPETITION: [u16; 2] = [3, 5];
/// Moves by each side, without a pawn move or capture, for a claim (FIDE 9.3) and for the draw itself (FIDE 9.6.2).
const MOVES: [u16; 2] = [50, 75];

impl Game {
    /// How the game has ended, if it has: checkmate (`004:C28`), stalemate (`004:C30`), and under the FIDE Laws dead
    /// position, the fifth occurrence and the seventy-fifth move. Mate comes before any draw (FIDE 9.6.2).
    ///
    /// A dead position is seen where the pieces left cannot mate, and where pawns wall off two kings; other dead
    /// positions are left to the players.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.position().legal_moves().is_empty() {
            return Some(self.without_moves());
        }
        self.automatic_draw().map(|by| Outcome::Draw { by })
    }

    /// Whether this side could still checkmate by some series of legal moves, as far as its material tells (FIDE 6.9). The
    /// leaflet knows no such draw: there whoever is left may always win.
    pub fn can_win(&self, side: Color) -> bool {
        let shakmaty_side = match side {
            Color::White => shakmaty::Color::White,
            Color::Black => shakmaty::Color::Black,
        };
        self.rules() == ChessRules::Leaflet
            || !self.position().has_insufficient_material(shakmaty_side)
    }

    /// Where it is written that a fallen flag ends the game; the leaflet has no clock.
    pub fn time_article(&self) -> Option<Article> {
        match self.rules() {
            ChessRules::Fide => Some(Article::new(Book::Fide, "6.9")),
            ChessRules::Leaflet => None,
        }
    }

    fn without_moves(&self) -> Outcome {
        match self.is_check() {
            true => Outcome::Win {
                winner: !self.turn(),
                by: WinReason::Checkmate,
            },
            false => Outcome::Draw {
                by: DrawReason::Stalemate,
            },
        }
    }

    fn automatic_draw(&self) -> Option<DrawReason> {
        if !self.rules().has_counted_draws() {
            return None;
        }
        if dead::is_dead(self.position()) {
            Some(DrawReason::DeadPosition)
        } else if self.occurrences() >= REPETITION[1] {
            Some(DrawReason::FivefoldRepetition)
        } else if self.quiet_moves() >= MOVES[1] {
            Some(DrawReason::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// The draws that the player to move may claim at this position (FIDE 9.2.2, 9.3.2).
    pub fn claims(&self) -> Vec<DrawReason> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.standing_claims(),
        }
    }

    /// The draws that the player to move may claim by writing down this move and not playing it (FIDE 9.2.1, 9.3.1);
    /// none for a move that is not legal.
    pub fn claims_with(&self, m: Move) -> Vec<DrawReason> {
        let mut next = self.clone();
        match next.play(m) {
            Ok(()) => next.standing_claims(),
            Err(_) => Vec::new(),
        }
    }

    fn standing_claims(&self) -> Vec<DrawReason> {
        if !self.rules().has_counted_draws() {
            return Vec::new();
        }
        let repeated = self.occurrences() >= REPETITION[0];
        let counted = self.quiet_moves() >= MOVES[0];
        [
            (repeated, DrawReason::Repetition),
            (counted, DrawReason::FiftyMoves),
        ]
        .into_iter()
        .filter_map(|(stands, reason)| stands.then_some(reason))
        .collect()
    }

    /// The counts under way: occurrences of this position from the second on, and moves by each side without a pawn
    /// move or capture. Once a claim stands, the count towards the automatic draw is listed too.
    pub fn counters(&self) -> Vec<Counter> {
        if !self.rules().has_counted_draws() {
            return Vec::new();
        }
        let repeated = match self.occurrences() {
            1 => 0,
            more => more,
        };
        let mut counters = Vec::new();
        counters.extend(self.count(
            repeated,
            REPETITION,
            [DrawReason::Repetition, DrawReason::FivefoldRepetition],
        ));
        counters.extend(self.count(
            self.quiet_moves(),
            MOVES,
            [DrawReason::FiftyMoves, DrawReason::SeventyFiveMoves],
        ));
        counters
    }

    /// The claim's counter when something is counted, and the automatic draw's when the claim stands.
    fn count(&self, done: u16, limits: [u16; 2], reasons: [DrawReason; 2]) -> Vec<Counter> {
        let counter = |step: usize, ending| Counter {
            reason: reasons[step],
            done,
            limit: limits[step],
            ending,
            article: self.draw_article(reasons[step]),
        };
        let claim = (done > 0).then(|| counter(0, Ending::OnClaim));
        let automatic = (done >= limits[0]).then(|| counter(1, Ending::Automatic));
        claim.into_iter().chain(automatic).collect()
    }

    /// Moves by each side since the last pawn move or capture.
    fn quiet_moves(&self) -> u16 {
        u16::try_from(self.position().halfmoves() / 2).unwrap_or(u16::MAX)
    }

    /// Where the rule that ends the game so is written: the leaflet, or FIDE where it is silent. What chess does not
    /// know (no pieces left, the draws of draughts) is given the leaflet's nearest article.
    pub fn article_of(&self, outcome: Outcome) -> Article {
        match outcome {
            Outcome::Win { by, .. } => self.win_article(by),
            Outcome::Draw { by } => self.draw_article(by),
        }
    }

    fn win_article(&self, by: WinReason) -> Article {
        match by {
            WinReason::Checkmate | WinReason::NoPieces | WinReason::NoMove => leaflet("C28"),
            WinReason::Resignation => self.fide_or_leaflet("5.1.2", "C32"),
        }
    }

    fn draw_article(&self, by: DrawReason) -> Article {
        match by {
            DrawReason::Stalemate => leaflet("C30"),
            DrawReason::Agreement => self.fide_or_leaflet("5.2.3", "C31"),
            DrawReason::Repetition => self.fide_or_leaflet("9.2.2", "C31"),
            DrawReason::FivefoldRepetition => self.fide_or_leaflet("9.6.1", "C31"),
            DrawReason::FiftyMoves => self.fide_or_leaflet("9.3", "C31"),
            DrawReason::SeventyFiveMoves => self.fide_or_leaflet("9.6.2", "C31"),
            DrawReason::DeadPosition => self.fide_or_leaflet("5.2.2", "C31"),
            DrawReason::KingMovesOnly
            | DrawReason::ThreeAgainstKing
            | DrawReason::TwoAgainstKing
            | DrawReason::KingsAgainstKing
            | DrawReason::MainRoadHeld
            | DrawReason::NotPlayedOut
            | DrawReason::UnchangedForce
            | DrawReason::NoCapture => leaflet("C31"),
        }
    }

    fn fide_or_leaflet(&self, fide: &'static str, number: &'static str) -> Article {
        match self.rules() {
            ChessRules::Fide => Article::new(Book::Fide, fide),
            ChessRules::Leaflet => leaflet(number),
        }
    }
}

const fn leaflet(number: &'static str) -> Article {
    Article::new(Book::ChessLeaflet, number)
}
