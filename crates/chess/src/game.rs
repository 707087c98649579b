//! A game under way.

use rules::Color;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Bitboard, Chess, EnPassantMode, Position};

use crate::piece::our_color;
use crate::{ChessRules, Move, ParseFenError, Piece, Refusal, Square};

/// A game of chess: the position, and of the moves before it what repetition, counting and castling need to know.
///
/// ```
/// use peatee_chess::{ChessRules, Game};
///
/// let mut game = Game::new(ChessRules::Fide);
/// let knight = game.find("Nf3")?;
/// game.play(knight)?;
/// assert_eq!(game.fen(), "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: ChessRules,
    first: First,
    moves: Vec<Move>,
    position: Chess,
    /// The positions since the last pawn move or capture, the present one last.
    seen: Vec<Chess>,
    /// The squares that some piece has left or reached in this game.
    touched: Bitboard,
}

/// What a game began with.
#[derive(Clone, Debug)]
struct First {
    position: Chess,
    touched: Bitboard,
}

impl Game {
    /// A new game from the start position (`004:C03`), White to move (`004:C04`).
    pub fn new(rules: ChessRules) -> Game {
        Game::from_position(rules, Chess::default())
    }

    /// A game from the position that `fen` describes: six fields, or the first four. What the leaflet does not know,
    /// an en passant square, is read and dropped there.
    ///
    /// # Errors
    ///
    /// The first place that is not FEN, or every reason at once why the position cannot be played.
    pub fn from_fen(rules: ChessRules, fen: &str) -> Result<Game, ParseFenError> {
        let position = crate::setup::validate(crate::fen::parse(fen)?)?;
        Ok(Game::from_position(rules, position))
    }

    fn from_position(rules: ChessRules, position: Chess) -> Game {
        let position = rules.without_foreign_rights(position);
        let touched = Bitboard::EMPTY;
        Game::beginning(rules, First { position, touched })
    }

    fn beginning(rules: ChessRules, first: First) -> Game {
        Game {
            rules,
            moves: Vec::new(),
            seen: vec![first.position.clone()],
            position: first.position.clone(),
            touched: first.touched,
            first,
        }
    }

    /// A game of its own from the present position: it may castle as this one may, and counts no
    /// repetition of what was before.
    pub fn fork(&self) -> Game {
        let first = First {
            position: self.position.clone(),
            touched: self.touched,
        };
        Game::beginning(self.rules, first)
    }

    /// The game as it began, before any move.
    #[must_use]
    pub fn begun(&self) -> Game {
        Game::beginning(self.rules, self.first.clone())
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position in FEN; the en passant square is written only where a capture in passing is legal.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }

    /// The rule set of this game.
    pub const fn rules(&self) -> ChessRules {
        self.rules
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        our_color(self.position.turn())
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.position
            .board()
            .piece_at(square.0)
            .map(Piece::from_shakmaty)
    }

    /// Every piece with its square, from a1 along the rows.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        let board = self.position.board();
        board
            .iter()
            .map(|(square, piece)| (Square(square), Piece::from_shakmaty(piece)))
            .collect()
    }

    /// Whether the king of the side to move is attacked (`004:C25`).
    pub fn is_check(&self) -> bool {
        self.position.is_check()
    }

    /// The legal moves in the order of their texts; none once the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<(String, Move)> = self
            .playable()
            .into_iter()
            .map(|m| (self.text(m), m))
            .collect();
        moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        moves.into_iter().map(|(_, m)| m).collect()
    }

    /// The legal moves in no particular order.
    pub fn playable(&self) -> Vec<Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        self.position.legal_moves().into_iter().map(Move).collect()
    }

    /// The move in standard algebraic notation: `Nf3`, `exd6`, `O-O`, `e8=Q+`, `Qxf7#`.
    pub fn text(&self, m: Move) -> String {
        let san = San::from_move(&self.position, m.0).to_string();
        if !self.position.legal_moves().contains(&m.0) {
            return san;
        }
        let next = self.rules.after(&self.position, m.0);
        let mark = match (next.is_check(), next.legal_moves().is_empty()) {
            (true, true) => "#",
            (true, false) => "+",
            (false, _) => "",
        };
        san + mark
    }

    /// The legal move that `text` means, or why it is refused.
    ///
    /// Understood are `Nf3`, `exd5`, `e8=Q`, `e8Q`, `O-O` and `0-0`; protocol texts `e2e4`, `e7e8q`; and long texts
    /// `e2-e4`, `Ng1-f3`, `e4xd5`. Marks of check and of praise (`+`, `#`, `!`, `?`) may follow.
    ///
    /// # Errors
    ///
    /// The most specific reason, with its article, its squares and what is legal instead.
    pub fn find(&self, text: &str) -> Result<Move, Refusal> {
        crate::explain::find(self, text)
    }

    /// The legal move from one square to another, or why there is none.
    ///
    /// # Errors
    ///
    /// As [`Game::find`].
    pub fn explain(
        &self,
        from: Square,
        to: Square,
        promotion: Option<crate::PieceKind>,
    ) -> Result<Move, Refusal> {
        crate::explain::between(self, from, to, promotion)
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`NotLegal`] where the move is not one of [`Game::legal_moves`]; the game is then unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), NotLegal> {
        if self.outcome().is_some() || !self.position.legal_moves().contains(&m.0) {
            return Err(NotLegal(m));
        }
        if m.0.is_zeroing() {
            self.seen.clear();
        }
        self.moves.push(m);
        self.touched.add(m.from().0);
        self.touched.add(m.0.to());
        self.position = self.rules.after(&self.position, m.0);
        self.seen.push(self.position.clone());
        Ok(())
    }

    /// Takes the last move back; false where there is none. The moves before it are made anew.
    pub fn undo(&mut self) -> bool {
        let Some((_, before)) = self.moves.split_last() else {
            return false;
        };
        let mut game = self.begun();
        // What was made once can be made again.
        let is_made = before.iter().all(|m| game.play(*m).is_ok());
        *self = game;
        is_made
    }

    /// How often the present position has stood, with the same side to move and the same rights (FIDE 9.2.3).
    pub fn occurrences(&self) -> u16 {
        let count = self
            .seen
            .iter()
            .filter(|&seen| *seen == self.position)
            .count();
        u16::try_from(count).unwrap_or(u16::MAX)
    }

    pub(crate) const fn position(&self) -> &Chess {
        &self.position
    }

    pub(crate) fn seen(&self) -> &[Chess] {
        &self.seen
    }

    pub(crate) const fn has_touched(&self, square: shakmaty::Square) -> bool {
        self.touched.contains(square)
    }
}

/// A move that the position does not allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is not legal here")]
pub struct NotLegal(pub Move);
