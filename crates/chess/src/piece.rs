//! The pieces.

use core::fmt;

use rules::{Article, Book, Color};
use shakmaty::Role;

/// One of the six kinds of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceKind {
    /// One square in any direction (`004:C08`).
    King,
    /// Along rows, files and diagonals (`004:C11`).
    Queen,
    /// Along rows and files (`004:C09`).
    Rook,
    /// Along diagonals (`004:C10`).
    Bishop,
    /// Two squares one way and one the other, over other pieces if need be (`004:C12`).
    Knight,
    /// One step forwards, two from its first square, and diagonally to capture (`004:C13`).
    Pawn,
}

impl PieceKind {
    /// Every kind, the king first.
    pub const ALL: [PieceKind; 6] = [
        PieceKind::King,
        PieceKind::Queen,
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Knight,
        PieceKind::Pawn,
    ];

    /// The English letter of the kind: `K`, `Q`, `R`, `B`, `N`, `P`.
    pub const fn letter(self) -> char {
        match self {
            PieceKind::King => 'K',
            PieceKind::Queen => 'Q',
            PieceKind::Rook => 'R',
            PieceKind::Bishop => 'B',
            PieceKind::Knight => 'N',
            PieceKind::Pawn => 'P',
        }
    }

    /// The name of the kind in message keys: `king`, `queen`, `rook`, `bishop`, `knight`, `pawn`.
    pub const fn key(self) -> &'static str {
        match self {
            PieceKind::King => "king",
            PieceKind::Queen => "queen",
            PieceKind::Rook => "rook",
            PieceKind::Bishop => "bishop",
            PieceKind::Knight => "knight",
            PieceKind::Pawn => "pawn",
        }
    }

    /// Where the movement of this kind is written.
    pub const fn article(self) -> Article {
        let number = match self {
            PieceKind::King => "C08",
            PieceKind::Queen => "C11",
            PieceKind::Rook => "C09",
            PieceKind::Bishop => "C10",
            PieceKind::Knight => "C12",
            PieceKind::Pawn => "C13",
        };
        Article::new(Book::ChessLeaflet, number)
    }

    /// The kind that a letter of either case names.
    pub(crate) const fn from_letter(letter: u8) -> Option<PieceKind> {
        match letter {
            b'K' | b'k' => Some(PieceKind::King),
            b'Q' | b'q' => Some(PieceKind::Queen),
            b'R' | b'r' => Some(PieceKind::Rook),
            b'B' | b'b' => Some(PieceKind::Bishop),
            b'N' | b'n' => Some(PieceKind::Knight),
            b'P' | b'p' => Some(PieceKind::Pawn),
            _ => None,
        }
    }

    /// The kind that shakmaty calls `role`.
    pub(crate) const fn from_role(role: Role) -> PieceKind {
        match role {
            Role::King => PieceKind::King,
            Role::Queen => PieceKind::Queen,
            Role::Rook => PieceKind::Rook,
            Role::Bishop => PieceKind::Bishop,
            Role::Knight => PieceKind::Knight,
            Role::Pawn => PieceKind::Pawn,
        }
    }

    /// What shakmaty calls this kind.
    pub(crate) const fn role(self) -> Role {
        match self {
            PieceKind::King => Role::King,
            PieceKind::Queen => Role::Queen,
            PieceKind::Rook => Role::Rook,
            PieceKind::Bishop => Role::Bishop,
            PieceKind::Knight => Role::Knight,
            PieceKind::Pawn => Role::Pawn,
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A piece of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// King, queen, rook, bishop, knight or pawn.
    pub kind: PieceKind,
}

impl Piece {
    /// The letter that FEN uses: upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.kind.letter(),
            Color::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece that shakmaty calls `piece`.
    pub(crate) const fn from_shakmaty(piece: shakmaty::Piece) -> Piece {
        Piece {
            color: our_color(piece.color),
            kind: PieceKind::from_role(piece.role),
        }
    }
}

/// The side in the words that all games share.
pub(crate) const fn our_color(color: shakmaty::Color) -> Color {
    match color {
        shakmaty::Color::White => Color::White,
        shakmaty::Color::Black => Color::Black,
    }
}

/// The side in shakmaty's words.
pub(crate) const fn their_color(color: Color) -> shakmaty::Color {
    match color {
        Color::White => shakmaty::Color::White,
        Color::Black => shakmaty::Color::Black,
    }
}
