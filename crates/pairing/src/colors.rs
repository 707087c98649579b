//! Who has White in which game of a meeting.

use core::fmt;
use core::str::FromStr;

/// Who has White on which board: `WBWB` says it for whoever is named first. One board alone is a meeting of two players;
/// in a second game on the same board colours change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colors {
    boards: u32,
    /// A bit for each board on which whoever is named first has White.
    whites: u32,
}

impl Colors {
    /// Two players: White first, then Black, and so on.
    pub const SINGLE: Colors = Colors {
        boards: 1,
        whites: 1,
    };
    /// No match has more boards.
    pub const MOST_BOARDS: u32 = 30;

    /// A number of boards, with colours in turn: whoever is named first has White on the odd ones.
    pub fn in_turn(boards: u32) -> Option<Colors> {
        let is_right = (1..=Colors::MOST_BOARDS).contains(&boards);
        is_right.then_some(Colors {
            boards,
            whites: 0x5555_5555 & ((1 << boards) - 1),
        })
    }

    /// How many boards there are.
    pub const fn boards(self) -> u32 {
        self.boards
    }

    /// On which board a game is played. Both count from 0: after the last board comes the first one again.
    pub const fn board_of(self, game: usize) -> usize {
        game % self.boards as usize
    }

    /// Whether whoever is named first has White in a game, the first being 0.
    pub const fn first_has_white(self, game: usize) -> bool {
        let boards = self.boards as usize;
        let is_white = self.whites >> (game % boards) & 1 == 1;
        is_white == (game / boards).is_multiple_of(2)
    }
}

/// As TRF writes it: `WBWB`.
impl fmt::Display for Colors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.boards as usize).try_for_each(|board| {
            f.write_str(if self.first_has_white(board) {
                "W"
            } else {
                "B"
            })
        })
    }
}

/// What says nothing about boards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 2 to {most} boards as their number or as WBWB, beginning with W, found {0:?}", most = Colors::MOST_BOARDS)]
pub struct ParseColorsError(pub String);

impl FromStr for Colors {
    type Err = ParseColorsError;

    /// Reads `4`, which is in turn, and `WBBW`.
    fn from_str(text: &str) -> Result<Colors, ParseColorsError> {
        read(text).ok_or_else(|| ParseColorsError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Colors> {
    let is_match = |colors: &Colors| colors.boards > 1;
    if let Ok(boards) = text.parse::<u32>() {
        return Colors::in_turn(boards).filter(is_match);
    }
    let boards = u32::try_from(text.len()).ok()?;
    let is_right = text.starts_with('W') && boards <= Colors::MOST_BOARDS;
    let whites = text
        .bytes()
        .enumerate()
        .map(|(board, letter)| match letter {
            b'W' => Some(1 << board),
            b'B' => Some(0),
            _ => None,
        });
    let whites: Option<u32> = is_right.then(|| whites.sum()).flatten();
    whites
        .map(|whites| Colors { boards, whites })
        .filter(is_match)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_as_they_are_written() {
        for text in ["WB", "WBWB", "WBBW", "WWWWW", "WBWBWBWBWB"] {
            let colors: Colors = text.parse().unwrap();
            assert_eq!(colors.to_string(), text);
        }
        assert_eq!("4".parse::<Colors>().unwrap().to_string(), "WBWB");
        assert_eq!("30".parse::<Colors>().unwrap().boards(), 30);
        for text in ["", "0", "1", "31", "-2", "W", "BW", "WX", "wb", "WÄ"] {
            assert!(text.parse::<Colors>().is_err(), "{text}");
        }
        assert!("W".repeat(31).parse::<Colors>().is_err());
    }

    #[test]
    fn colours_change_with_the_board_and_with_the_second_game() {
        let whites = |colors: Colors, games| -> Vec<bool> {
            (0..games)
                .map(|game| colors.first_has_white(game))
                .collect()
        };
        assert_eq!(whites(Colors::SINGLE, 4), [true, false, true, false]);
        let three = Colors::in_turn(3).unwrap();
        assert_eq!(
            whites(three, 6),
            [true, false, true, false, true, false],
            "the second game on a board has the other colour"
        );
        let four = Colors::in_turn(4).unwrap();
        assert_eq!(whites(four, 5), [true, false, true, false, false]);
        assert_eq!(four.board_of(4), 0);
    }
}
