//! The counters that some programs write behind a position: `:H12:F34`.

use core::fmt;

/// What stands behind the pieces of a FEN, as lidraughts writes it. No draw is counted from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FenCounters {
    /// `H`: half-moves since the last capture or move of a man.
    pub half_moves: Option<u32>,
    /// `F`: the number of the next move.
    pub full_move: Option<u32>,
}

impl FenCounters {
    /// The counters of a FEN; those that are missing or cannot be read are none.
    pub fn of(fen: &str) -> FenCounters {
        let mut counters = FenCounters::default();
        for part in fen.trim().trim_end_matches('.').split(':').skip(3) {
            if let Some((letter, number)) = FenCounters::part(part)
                && let Some(place) = counters.place(letter)
            {
                *place = Some(number);
            }
        }
        counters
    }

    /// A letter and the number behind it, which has one to nine digits.
    pub(super) fn part(text: &str) -> Option<(u8, u32)> {
        let (letter, digits) = text.split_at_checked(1)?;
        let is_number =
            (1..=9).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        let number = is_number.then(|| digits.parse().ok()).flatten()?;
        Some((*letter.as_bytes().first()?, number))
    }

    /// Where the counter with a letter is kept.
    pub(super) const fn place(&mut self, letter: u8) -> Option<&mut Option<u32>> {
        match letter {
            b'H' => Some(&mut self.half_moves),
            b'F' => Some(&mut self.full_move),
            _ => None,
        }
    }
}

/// As they stand behind a FEN: `:H0:F1`, or nothing.
impl fmt::Display for FenCounters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(half_moves) = self.half_moves {
            write!(f, ":H{half_moves}")?;
        }
        match self.full_move {
            Some(full_move) => write!(f, ":F{full_move}"),
            None => Ok(()),
        }
    }
}
