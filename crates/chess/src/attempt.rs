//! What a player's text says, before anybody asks whether it is legal.

use shakmaty::{CastlingSide, File, Rank};

use crate::{PieceKind, Square};

/// A move as it was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attempt {
    /// `O-O` or `O-O-O`.
    Castle(CastlingSide),
    /// Both squares are named: `e2e4`, `Ng1-f3`.
    Squares {
        said: Option<PieceKind>,
        from: Square,
        aim: Aim,
    },
    /// The piece and where it goes: `Nf3`, `exd5`, `R1a3`.
    Piece {
        piece: PieceKind,
        file: Option<File>,
        rank: Option<Rank>,
        aim: Aim,
    },
}

/// Where a move goes and what it does there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aim {
    pub(crate) to: Square,
    /// The text has a capture sign.
    pub(crate) captures: bool,
    pub(crate) promotion: Option<PieceKind>,
}

/// Why a text is no attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unread {
    /// Reading stopped at this byte.
    At(usize),
    /// A square beyond the board.
    NoSuchSquare(String),
}

/// Reads a move in any of the notations of [`Game::find`](crate::Game::find).
pub(crate) fn parse(text: &str) -> Result<Attempt, Unread> {
    let mut reader = Reader {
        bytes: text.as_bytes(),
        at: 0,
    };
    reader.spaces();
    let attempt = match reader.peek() {
        Some(letter @ (b'O' | b'o' | b'0')) => reader.castling(letter)?,
        Some(_) | None => reader.piece_move()?,
    };
    reader.marks();
    reader.spaces();
    match reader.peek() {
        Some(_) => reader.stop(),
        None => Ok(attempt),
    }
}

/// As much of a square as a text gives.
#[derive(Clone, Copy)]
enum Place {
    Nothing,
    File(File),
    Rank(Rank),
    Whole(Square),
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.ahead(0)
    }

    fn ahead(&self, by: usize) -> Option<u8> {
        self.bytes.get(self.at + by).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn stop<T>(&self) -> Result<T, Unread> {
        Err(Unread::At(self.at))
    }

    fn spaces(&mut self) {
        while self.take(b' ') {}
    }

    /// Signs of check and mate, then of praise and blame.
    fn marks(&mut self) {
        while self.take(b'+') || self.take(b'#') {}
        while self.take(b'!') || self.take(b'?') {}
    }

    fn castling(&mut self, letter: u8) -> Result<Attempt, Unread> {
        self.at += 1;
        self.castling_part(letter)?;
        if self.peek() != Some(b'-') {
            return Ok(Attempt::Castle(CastlingSide::KingSide));
        }
        self.castling_part(letter)?;
        Ok(Attempt::Castle(CastlingSide::QueenSide))
    }

    fn castling_part(&mut self, letter: u8) -> Result<(), Unread> {
        if self.take(b'-') && self.take(letter) {
            Ok(())
        } else {
            self.stop()
        }
    }

    fn piece_move(&mut self) -> Result<Attempt, Unread> {
        let said = self.piece_letter();
        let first = self.place()?;
        let captures = self.take(b'x') || self.take(b':');
        let is_joined = captures || (!matches!(first, Place::Nothing) && self.take(b'-'));
        let second = if self.is_at_square() {
            Some(self.square()?)
        } else {
            None
        };
        let aim = |reader: &mut Self, to| reader.aim(to, captures);
        match (first, second) {
            (Place::Whole(from), Some(to)) => Ok(Attempt::Squares {
                said,
                from,
                aim: aim(self, to)?,
            }),
            (Place::Whole(to), None) if !is_joined => self.by_piece(said, None, None, to, captures),
            (Place::Nothing, Some(to)) if captures => self.by_piece(said, None, None, to, true),
            (Place::File(file), Some(to)) => self.by_piece(said, Some(file), None, to, captures),
            (Place::Rank(rank), Some(to)) => self.by_piece(said, None, Some(rank), to, captures),
            (Place::Nothing | Place::File(_) | Place::Rank(_) | Place::Whole(_), _) => self.stop(),
        }
    }

    fn by_piece(
        &mut self,
        said: Option<PieceKind>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        captures: bool,
    ) -> Result<Attempt, Unread> {
        let piece = said.unwrap_or(PieceKind::Pawn);
        Ok(Attempt::Piece {
            piece,
            file,
            rank,
            aim: self.aim(to, captures)?,
        })
    }

    fn aim(&mut self, to: Square, captures: bool) -> Result<Aim, Unread> {
        Ok(Aim {
            to,
            captures,
            promotion: self.promotion()?,
        })
    }

    /// A capital letter; small ones are files.
    fn piece_letter(&mut self) -> Option<PieceKind> {
        let letter = self.peek().filter(u8::is_ascii_uppercase)?;
        let piece = PieceKind::from_letter(letter)?;
        self.at += 1;
        Some(piece)
    }

    fn place(&mut self) -> Result<Place, Unread> {
        if self.is_at_square() {
            return self.square().map(Place::Whole);
        }
        let place = match self.peek() {
            Some(file @ b'a'..=b'h') => Place::File(File::new(u32::from(file - b'a'))),
            Some(rank @ b'1'..=b'8') => Place::Rank(Rank::new(u32::from(rank - b'1'))),
            Some(_) | None => return Ok(Place::Nothing),
        };
        self.at += 1;
        Ok(place)
    }

    /// A small letter and a digit, on the board or not; `x` is the capture sign.
    fn is_at_square(&self) -> bool {
        let letter = self
            .peek()
            .filter(|&letter| letter.is_ascii_lowercase() && letter != b'x');
        letter.is_some() && self.ahead(1).is_some_and(|digit| digit.is_ascii_digit())
    }

    fn square(&mut self) -> Result<Square, Unread> {
        let start = self.at;
        self.at += 1;
        while self.peek().is_some_and(|digit| digit.is_ascii_digit()) {
            self.at += 1;
        }
        let name = self.bytes.get(start..self.at).unwrap_or_default();
        let name = String::from_utf8_lossy(name);
        name.parse()
            .map_err(|_| Unread::NoSuchSquare(name.into_owned()))
    }

    fn promotion(&mut self) -> Result<Option<PieceKind>, Unread> {
        let is_announced = self.take(b'=');
        match self.peek().and_then(PieceKind::from_letter) {
            Some(piece) => {
                self.at += 1;
                Ok(Some(piece))
            }
            None if is_announced => self.stop(),
            None => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(said: Option<PieceKind>, from: &str, to: &str, captures: bool) -> Attempt {
        let aim = Aim {
            to: to.parse().unwrap(),
            captures,
            promotion: None,
        };
        Attempt::Squares {
            said,
            from: from.parse().unwrap(),
            aim,
        }
    }

    #[test]
    fn the_same_move_in_every_notation() {
        assert_eq!(parse("e2e4"), Ok(squares(None, "e2", "e4", false)));
        assert_eq!(parse(" e2-e4!? "), Ok(squares(None, "e2", "e4", false)));
        assert_eq!(parse("e4xd5"), Ok(squares(None, "e4", "d5", true)));
        assert_eq!(
            parse("Ng1-f3+"),
            Ok(squares(Some(PieceKind::Knight), "g1", "f3", false))
        );
        for text in ["O-O-O", "0-0-0", "o-o-o#"] {
            assert_eq!(parse(text), Ok(Attempt::Castle(CastlingSide::QueenSide)));
        }
    }

    #[test]
    fn promotion_is_read_with_and_without_its_sign() {
        let expected = parse("e8=Q");
        assert!(expected.is_ok());
        for text in ["e8Q", "e8q", "e8=q!", "Pe8=Q++"] {
            assert_eq!(parse(text), expected, "{text}");
        }
        assert_eq!(parse("e7e8=Q"), parse("e7-e8q"));
    }

    #[test]
    fn half_squares_name_the_piece() {
        let Ok(Attempt::Piece {
            piece, file, rank, ..
        }) = parse("Rax4")
        else {
            return assert_eq!(parse("Rax4"), Err(Unread::At(3)));
        };
        panic!("{piece} {file:?} {rank:?}");
    }

    #[test]
    fn the_place_where_reading_stopped() {
        let faults = [
            ("", 0),
            ("hello", 1),
            ("e", 1),
            ("N", 1),
            ("e4x", 3),
            ("e2-e", 3),
            ("e4 d5", 3),
            ("e8=", 3),
            ("e8=X", 3),
            ("O-", 2),
            ("O-0", 2),
            ("N-f3", 1),
            ("é4", 0),
            ("e4é", 2),
            ("E2E4", 0),
            ("e2e4qq", 5),
            ("e4+?+", 4),
            ("0000", 1),
        ];
        for (text, at) in faults {
            assert_eq!(parse(text), Err(Unread::At(at)), "{text}");
        }
    }

    #[test]
    fn squares_beyond_the_board() {
        for (text, name) in [
            ("e2e9", "e9"),
            ("i4", "i4"),
            ("Nj3", "j3"),
            ("e2e10", "e10"),
        ] {
            assert_eq!(
                parse(text),
                Err(Unread::NoSuchSquare(name.into())),
                "{text}"
            );
        }
    }
}
