//! From a set-up to a position that can be played.

use core::fmt;

use rules::Color;
use shakmaty::{Bitboard, CastlingMode, Chess, PositionErrorKinds, Rank, Setup};

use crate::piece::{our_color, their_color};
use crate::{PieceKind, Square};

/// One reason why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SetupFault {
    /// A side has no king (`004:C03`).
    NoKing(Color),
    /// A side has more than one king (`004:C03`).
    ManyKings(Color),
    /// A pawn stands on the first or last row, where it would have been promoted (`004:C16`).
    PawnOnEndRow(Square),
    /// More pieces than 16 with eight pawns promoted can give (`004:C03`, `004:C16`).
    TooMuchMaterial(Color),
    /// The side that has just moved is in check (`004:C26`).
    OpponentInCheck(Color),
    /// More than two pieces give check, or two that no one move can have brought about.
    ImpossibleCheck,
    /// Castling is announced, but the king or the rook of this corner is not on its first square (`004:C18`).
    CastlingRight(Square),
    /// A capture in passing is announced on a square that no pawn has just passed.
    EnPassantSquare(Square),
}

impl SetupFault {
    /// One value of each kind, for tests that walk all messages.
    pub fn samples() -> Vec<SetupFault> {
        let corner = Square(shakmaty::Square::A1);
        vec![
            SetupFault::NoKing(Color::White),
            SetupFault::ManyKings(Color::White),
            SetupFault::PawnOnEndRow(corner),
            SetupFault::TooMuchMaterial(Color::White),
            SetupFault::OpponentInCheck(Color::White),
            SetupFault::ImpossibleCheck,
            SetupFault::CastlingRight(corner),
            SetupFault::EnPassantSquare(corner),
        ]
    }

    /// The name of this fault in message keys.
    pub const fn key(self) -> &'static str {
        match self {
            SetupFault::NoKing(_) => "chess-setup-no-king",
            SetupFault::ManyKings(_) => "chess-setup-many-kings",
            SetupFault::PawnOnEndRow(_) => "chess-setup-pawn-on-end-row",
            SetupFault::TooMuchMaterial(_) => "chess-setup-too-much-material",
            SetupFault::OpponentInCheck(_) => "chess-setup-opponent-in-check",
            SetupFault::ImpossibleCheck => "chess-setup-impossible-check",
            SetupFault::CastlingRight(_) => "chess-setup-castling-right",
            SetupFault::EnPassantSquare(_) => "chess-setup-en-passant-square",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::NoKing(color) => write!(f, "no king for {color}"),
            SetupFault::ManyKings(color) => write!(f, "more than one king for {color}"),
            SetupFault::PawnOnEndRow(square) => write!(f, "pawn on an end row at {square}"),
            SetupFault::TooMuchMaterial(color) => write!(f, "too many pieces for {color}"),
            SetupFault::OpponentInCheck(color) => write!(f, "{color} is in check and not to move"),
            SetupFault::ImpossibleCheck => f.write_str("checks that no move can give"),
            SetupFault::CastlingRight(corner) => {
                write!(
                    f,
                    "castling with {corner}, where king and rook do not stand for it"
                )
            }
            SetupFault::EnPassantSquare(square) => write!(f, "no pawn has just passed {square}"),
        }
    }
}

/// Every reason why a set-up cannot be played, at least one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct SetupFaults(pub Vec<SetupFault>);

impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.0.iter().map(SetupFault::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

/// The position that can be played, or all that is wrong with it.
pub(crate) fn validate(setup: Setup) -> Result<Chess, SetupFaults> {
    let mut faults = named_faults(&setup);
    match setup.position::<Chess>(CastlingMode::Standard) {
        Ok(position) if faults.is_empty() => Ok(position),
        Ok(_) => Err(SetupFaults(faults)),
        Err(error) => {
            // What shakmaty refuses and has no name above is a check that cannot arise.
            if error.kinds().contains(PositionErrorKinds::IMPOSSIBLE_CHECK) || faults.is_empty() {
                faults.push(SetupFault::ImpossibleCheck);
            }
            Err(SetupFaults(faults))
        }
    }
}

fn named_faults(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        faults.extend(king_fault(setup, color));
        faults.extend(has_too_much(setup, color).then_some(SetupFault::TooMuchMaterial(color)));
    }
    let end_pawns = setup.board.pawns() & Bitboard::BACKRANKS;
    faults.extend(
        end_pawns
            .into_iter()
            .map(|square| SetupFault::PawnOnEndRow(Square(square))),
    );
    faults.extend(opponent_in_check(setup));
    faults.extend(castling_faults(setup));
    faults.extend(en_passant_fault(setup));
    faults
}

fn king_fault(setup: &Setup, color: Color) -> Option<SetupFault> {
    match setup.board.by_piece(their_color(color).king()).count() {
        0 => Some(SetupFault::NoKing(color)),
        1 => None,
        _ => Some(SetupFault::ManyKings(color)),
    }
}

/// Whether the pawns left and the pieces beyond the first sixteen would take more than eight pawns.
fn has_too_much(setup: &Setup, color: Color) -> bool {
    let count = |kind: PieceKind, squares: Bitboard| {
        (setup.board.by_piece(kind.role().of(their_color(color))) & squares).count()
    };
    let all = Bitboard::FULL;
    let promoted = count(PieceKind::Queen, all).saturating_sub(1)
        + count(PieceKind::Rook, all).saturating_sub(2)
        + count(PieceKind::Knight, all).saturating_sub(2)
        + count(PieceKind::Bishop, Bitboard::LIGHT_SQUARES).saturating_sub(1)
        + count(PieceKind::Bishop, Bitboard::DARK_SQUARES).saturating_sub(1);
    count(PieceKind::Pawn, all) + promoted > 8
}

fn opponent_in_check(setup: &Setup) -> Option<SetupFault> {
    let board = &setup.board;
    let kings = board.by_piece((!setup.turn).king());
    let is_attacked = |king| board.attacks_to(king, setup.turn, board.occupied()).any();
    kings
        .into_iter()
        .any(is_attacked)
        .then(|| SetupFault::OpponentInCheck(our_color(!setup.turn)))
}

fn castling_faults(setup: &Setup) -> Vec<SetupFault> {
    let stands = |corner: shakmaty::Square| {
        let color = shakmaty::Color::from_white(corner.rank() == Rank::First);
        let king = shakmaty::Square::from_coords(shakmaty::File::E, corner.rank());
        setup.board.by_piece(color.rook()).contains(corner)
            && setup.board.by_piece(color.king()).contains(king)
    };
    let corners = setup.castling_rights.into_iter();
    corners
        .filter(|&corner| !stands(corner))
        .map(|corner| SetupFault::CastlingRight(Square(corner)))
        .collect()
}

fn en_passant_fault(setup: &Setup) -> Option<SetupFault> {
    let square = setup.ep_square?;
    let forwards = setup.turn.fold_wb(8, -8);
    let is_empty =
        |at: Option<shakmaty::Square>| at.is_some_and(|at| !setup.board.occupied().contains(at));
    let has_passed = square.rank() == setup.turn.relative_rank(Rank::Sixth)
        && is_empty(Some(square))
        && is_empty(square.offset(forwards))
        && square
            .offset(-forwards)
            .is_some_and(|at| setup.board.by_piece((!setup.turn).pawn()).contains(at));
    (!has_passed).then_some(SetupFault::EnPassantSquare(Square(square)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(fen: &str) -> String {
        match validate(crate::fen::parse(fen).expect(fen)) {
            Ok(_) => String::new(),
            Err(faults) => faults.to_string(),
        }
    }

    #[test]
    fn all_reasons_are_given_at_once() {
        assert_eq!(
            faults("P6k/8/8/8/8/8/8/8 w KQ e6 0 1"),
            "no king for White; pawn on an end row at a8; \
             castling with a1, where king and rook do not stand for it; \
             castling with h1, where king and rook do not stand for it; no pawn has just passed e6"
        );
    }

    #[test]
    fn each_reason_has_its_position() {
        assert_eq!(
            faults("8/8/8/8/8/8/8/8 w - - 0 1"),
            "no king for White; no king for Black"
        );
        assert_eq!(
            faults("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"),
            "more than one king for White"
        );
        assert_eq!(
            faults("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
            "Black is in check and not to move"
        );
        assert_eq!(
            faults("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1"),
            "checks that no move can give"
        );
        let queens = "4k3/8/8/8/8/PPPPPPPP/QQ6/4K3 w - - 0 1";
        assert_eq!(faults(queens), "too many pieces for White");
        assert_eq!(faults("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "");
        assert_eq!(
            faults("4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1"),
            "no pawn has just passed d6"
        );
    }

    #[test]
    fn samples_have_different_keys() {
        let mut keys: Vec<_> = SetupFault::samples()
            .into_iter()
            .map(SetupFault::key)
            .collect();
        keys.dedup();
        assert_eq!(keys.len(), 8);
    }
}
