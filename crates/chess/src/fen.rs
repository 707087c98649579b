//! Reading FEN: what was said, and where it is not FEN.

use core::fmt;
use core::num::NonZeroU32;

use shakmaty::{Color, File, Piece, Rank, Setup, Square};

use crate::SetupFaults;

/// Why a FEN gives no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseFenError {
    /// The text is not FEN.
    #[error("expected {expected} at byte {at}")]
    Syntax {
        /// The byte at which reading stopped, counted from 0.
        at: usize,
        /// What may stand there.
        expected: Expected,
    },
    /// The text is FEN, but the position cannot be played.
    #[error(transparent)]
    Unplayable(#[from] SetupFaults),
}

/// What a FEN should have at the place where reading stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A piece letter or a number of empty squares that the row still has room for.
    PieceOrEmpty,
    /// The `/` between two rows of eight squares.
    Slash,
    /// The one space between two fields.
    Space,
    /// `w` or `b`.
    Side,
    /// `-`, or of the letters `KQkq` in this order those that apply.
    Castling,
    /// `-` or a square of the third or sixth row.
    EnPassant,
    /// The half-moves since the last pawn move or capture, 0 to 65535.
    HalfMoves,
    /// The number of the move, 1 to 65535.
    MoveNumber,
    /// Nothing more.
    End,
}

impl Expected {
    /// Every value.
    pub const ALL: [Expected; 9] = [
        Expected::PieceOrEmpty,
        Expected::Slash,
        Expected::Space,
        Expected::Side,
        Expected::Castling,
        Expected::EnPassant,
        Expected::HalfMoves,
        Expected::MoveNumber,
        Expected::End,
    ];

    /// The name of this expectation in message keys.
    pub const fn key(self) -> &'static str {
        match self {
            Expected::PieceOrEmpty => "chess-fen-piece-or-empty",
            Expected::Slash => "chess-fen-slash",
            Expected::Space => "chess-fen-space",
            Expected::Side => "chess-fen-side",
            Expected::Castling => "chess-fen-castling",
            Expected::EnPassant => "chess-fen-en-passant",
            Expected::HalfMoves => "chess-fen-half-moves",
            Expected::MoveNumber => "chess-fen-move-number",
            Expected::End => "chess-fen-end",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::PieceOrEmpty => {
                "a piece letter or a number of empty squares that fits the row"
            }
            Expected::Slash => "\"/\" after eight squares",
            Expected::Space => "one space",
            Expected::Side => "\"w\" or \"b\"",
            Expected::Castling => "\"-\" or letters of \"KQkq\" in this order",
            Expected::EnPassant => "\"-\" or a square of the third or sixth row",
            Expected::HalfMoves => "the number of half-moves, 0 to 65535",
            Expected::MoveNumber => "the number of the move, 1 to 65535",
            Expected::End => "the end",
        })
    }
}

/// Reads a FEN into the set-up it describes, playable or not.
pub(crate) fn parse(fen: &str) -> Result<Setup, ParseFenError> {
    let mut reader = Reader {
        bytes: fen.as_bytes(),
        at: 0,
    };
    let mut setup = Setup::empty();
    reader.board(&mut setup)?;
    reader.space()?;
    setup.turn = reader.side()?;
    reader.space()?;
    reader.castling(&mut setup)?;
    reader.space()?;
    setup.ep_square = reader.en_passant()?;
    if reader.peek().is_some() {
        reader.counters(&mut setup)?;
    }
    reader.end()?;
    Ok(setup)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn expected<T>(&self, expected: Expected) -> Result<T, ParseFenError> {
        Err(ParseFenError::Syntax {
            at: self.at,
            expected,
        })
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn space(&mut self) -> Result<(), ParseFenError> {
        if self.take(b' ') {
            Ok(())
        } else {
            self.expected(Expected::Space)
        }
    }

    fn end(&self) -> Result<(), ParseFenError> {
        if self.peek().is_none() {
            Ok(())
        } else {
            self.expected(Expected::End)
        }
    }

    fn board(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        for rank in Rank::ALL.into_iter().rev() {
            if rank != Rank::Eighth && !self.take(b'/') {
                return self.expected(Expected::Slash);
            }
            self.row(rank, setup)?;
        }
        Ok(())
    }

    fn row(&mut self, rank: Rank, setup: &mut Setup) -> Result<(), ParseFenError> {
        let mut file = 0;
        while file < 8 {
            let byte = self.peek().unwrap_or(b' ');
            let piece = Piece::from_char(char::from(byte));
            match (piece, byte) {
                (Some(piece), _) => {
                    setup
                        .board
                        .set_piece_at(Square::from_coords(File::new(file), rank), piece);
                    file += 1;
                }
                (None, b'1'..=b'8') if u32::from(byte - b'0') <= 8 - file => {
                    file += u32::from(byte - b'0');
                }
                (None, _) => return self.expected(Expected::PieceOrEmpty),
            }
            self.at += 1;
        }
        Ok(())
    }

    fn side(&mut self) -> Result<Color, ParseFenError> {
        if self.take(b'w') {
            Ok(Color::White)
        } else if self.take(b'b') {
            Ok(Color::Black)
        } else {
            self.expected(Expected::Side)
        }
    }

    fn castling(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        if self.take(b'-') {
            return Ok(());
        }
        let corners = [
            (b'K', Square::H1),
            (b'Q', Square::A1),
            (b'k', Square::H8),
            (b'q', Square::A8),
        ];
        for (letter, corner) in corners {
            if self.take(letter) {
                setup.castling_rights.add(corner);
            }
        }
        let is_field = setup.castling_rights.any() && matches!(self.peek(), None | Some(b' '));
        if is_field {
            Ok(())
        } else {
            self.expected(Expected::Castling)
        }
    }

    fn en_passant(&mut self) -> Result<Option<Square>, ParseFenError> {
        if self.take(b'-') {
            return Ok(None);
        }
        let name = self.bytes.get(self.at..self.at + 2).unwrap_or_default();
        match Square::from_ascii(name) {
            Ok(square) if matches!(square.rank(), Rank::Third | Rank::Sixth) => {
                self.at += 2;
                Ok(Some(square))
            }
            Ok(_) | Err(_) => self.expected(Expected::EnPassant),
        }
    }

    fn counters(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        self.space()?;
        setup.halfmoves = u32::from(self.number(Expected::HalfMoves)?);
        self.space()?;
        let start = self.at;
        let number = u32::from(self.number(Expected::MoveNumber)?);
        setup.fullmoves = NonZeroU32::new(number).ok_or(ParseFenError::Syntax {
            at: start,
            expected: Expected::MoveNumber,
        })?;
        Ok(())
    }

    /// A number without sign or leading zeros.
    fn number(&mut self, expected: Expected) -> Result<u16, ParseFenError> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let text = core::str::from_utf8(rest.get(..digits).unwrap_or_default()).unwrap_or_default();
        let is_padded = digits > 1 && text.starts_with('0');
        match text.parse() {
            Ok(number) if !is_padded => {
                self.at += digits;
                Ok(number)
            }
            Ok(_) | Err(_) => self.expected(expected),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(fen: &str) -> (usize, Expected) {
        match parse(fen) {
            Err(ParseFenError::Syntax { at, expected }) => (at, expected),
            Err(ParseFenError::Unplayable(_)) | Ok(_) => panic!("{fen:?} was read"),
        }
    }

    #[test]
    fn the_place_of_the_fault_is_named() {
        assert_eq!(fault(""), (0, Expected::PieceOrEmpty));
        assert_eq!(
            fault("8/8/8/8/8/8/8/7x w - - 0 1"),
            (15, Expected::PieceOrEmpty)
        );
        assert_eq!(fault("8/8/8/8/8/8/8/71k w - - 0 1"), (16, Expected::Space));
        assert_eq!(
            fault("8/8/8/8/8/8/8/72 w - - 0 1"),
            (15, Expected::PieceOrEmpty)
        );
        assert_eq!(fault("8/8/8/8/8/8/8 w - - 0 1"), (13, Expected::Slash));
        assert_eq!(fault("8/8/8/8/8/8/8/8  w - - 0 1"), (16, Expected::Side));
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w QK - 0 1"),
            (19, Expected::Castling)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w - e4 0 1"),
            (20, Expected::EnPassant)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w - é 0 1"),
            (20, Expected::EnPassant)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w - - 00 1"),
            (22, Expected::HalfMoves)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w - - 0 0"),
            (24, Expected::MoveNumber)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/8 w - - 0 99999"),
            (24, Expected::MoveNumber)
        );
        assert_eq!(fault("8/8/8/8/8/8/8/8 w - - 0 1 "), (25, Expected::End));
        assert_eq!(fault("8/8/8/8/8/8/8/8 w - - 0"), (23, Expected::Space));
    }

    #[test]
    fn the_counters_may_be_left_out_together() {
        assert_eq!(
            parse("8/8/8/8/8/8/8/8 w - -"),
            parse("8/8/8/8/8/8/8/8 w - - 0 1")
        );
    }

    #[test]
    fn the_text_says_what_and_where() {
        let error = parse("8/8/8/8/8/8/8/8 x - -").unwrap_err();
        assert_eq!(error.to_string(), "expected \"w\" or \"b\" at byte 16");
    }
}
