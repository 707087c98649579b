//! One position of a game as the fitting step reads it: three words of eight bytes.

use endgame::Verdict;
use rules::{Board, Color, Position, Setup, Square, SquareSet, Variant};

/// A quiet position with what the search and the game said of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    own: u64,
    other: u64,
    kings: u64,
    pub(crate) us: Color,
    score: i32,
    /// The result where it does not come from the game: half points of the side to move, or that there is none.
    known: Option<u64>,
}

/// In place of a result: the position was never played on.
const NO_RESULT: u64 = 3;

/// What a position that is won by the tables counts, in hundredths of a man.
pub(crate) const WON: i32 = 600;

/// Squares take the lower bits; what is said stands above them.
const ABOVE: u32 = 50;

impl Record {
    /// The position as its side to move sees it, with the search's score in hundredths of a man.
    pub(crate) fn new<V: Variant>(position: &Position<V>, score: i32) -> Record {
        let us = position.turn();
        Record {
            own: seen(us, position.pieces(us)),
            other: seen(us, position.pieces(!us)),
            kings: seen(us, position.kings(us) | position.kings(!us)),
            us,
            score,
            known: None,
        }
    }

    /// The position with what the tables say of it.
    pub(crate) fn settled<V: Variant>(position: &Position<V>, verdict: Verdict) -> Record {
        let (score, halves) = match verdict {
            Verdict::Win => (WON, 2),
            Verdict::Draw => (0, 1),
            Verdict::Loss => (-WON, 0),
        };
        Record {
            known: Some(halves),
            ..Record::new(position, score)
        }
    }

    /// A position that stood in no game, with the search's score alone.
    pub(crate) fn judged<V: Variant>(position: &Position<V>, score: i32) -> Record {
        Record {
            known: Some(NO_RESULT),
            ..Record::new(position, score)
        }
    }

    /// The bytes: own pieces and the score (14 bits), the other's and the result (0 lost, 1 drawn, 2
    /// won, 3 none), kings.
    pub(crate) fn bytes(&self, winner: Option<Color>) -> [u8; 24] {
        let score = self.score.clamp(-8000, 8000) as u64 & 0x3FFF;
        let result = self.known.unwrap_or(match winner {
            None => 1,
            Some(color) if color == self.us => 2,
            Some(_) => 0,
        });
        let words = [
            self.own | score << ABOVE,
            self.other | result << ABOVE,
            self.kings,
        ];
        let mut bytes = [0; 24];
        for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }
}

/// The position of a record, seen by White, with the score and the result in half points.
pub(crate) fn read<V: Variant>(bytes: &[u8; 24]) -> Option<(Position<V>, i32, i32)> {
    let mut words = [0_u64; 3];
    for (word, part) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = u64::from_le_bytes(part.try_into().ok()?);
    }
    let [own, other, kings] = words;
    let mut setup = Setup::<V::Board>::empty(Color::White);
    for square in Square::<V::Board>::all() {
        let bit = 1 << (square.number() - 1);
        let color = match (own & bit != 0, other & bit != 0) {
            (true, _) => Color::White,
            (_, true) => Color::Black,
            (false, false) => continue,
        };
        let set = if kings & bit != 0 {
            &mut setup.kings
        } else {
            &mut setup.men
        };
        set[color].insert(square);
    }
    let score = (own as i64 >> ABOVE) as i32;
    Some((setup.validate().ok()?, score, (other >> ABOVE & 3) as i32))
}

/// Squares numbered from 0 as a side sees them that plays upwards.
fn seen<B: Board>(viewer: Color, set: SquareSet<B>) -> u64 {
    set.into_iter()
        .map(|square: Square<B>| match viewer {
            Color::White => square,
            Color::Black => square.turned(),
        })
        .map(|square| 1 << (square.number() - 1))
        .sum()
}
