//! A slow reference for the rules of draughts: a plain array, plain loops, no counters kept between moves.
//!
//! Written from the specification alone, by another hand than the `rules` crate, which it is compared with.
//! Nothing here is fast, and nothing here may be taken from the crate under test. A call that makes no sense
//! (a square off the board, a move that is not legal) panics: the test that made it is wrong.

#![allow(
    dead_code,
    unreachable_pub,
    unused_imports,
    reason = "several test files include this module, and each uses a part of it"
)]

mod draws;
mod moves;

pub use draws::{DrawOptions, Verdict, claims, verdict};
pub use moves::{RefMove, legal_moves, legal_routes, perft, play};

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Side {
    White,
    Black,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// One rank towards the opponent's base, seen from White.
    fn forwards(self) -> i32 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// The rank on which this side's men are crowned (000:2.5.1, 001:2.1.5.1).
    fn crown_rank(self, size: i32) -> i32 {
        match self {
            Side::White => size - 1,
            Side::Black => 0,
        }
    }
}

/// Man or king (000:3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    Man,
    King,
}

/// Which rules are played, the options of the home game spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleSet {
    International,
    Russian,
    Brazilian,
    Russian1953,
    Hundred1953,
    Home,
    /// Home, a king lands only on the square next behind the captured piece (C2).
    HomeNext,
    /// Home, a man crowned in the middle of a capture goes on as a king (C3).
    HomeContinue,
    /// Home with both options.
    HomeNextContinue,
}

impl RuleSet {
    /// Every rule set, with the variants of the home game.
    pub const ALL: [RuleSet; 9] = [
        RuleSet::International,
        RuleSet::Russian,
        RuleSet::Brazilian,
        RuleSet::Russian1953,
        RuleSet::Hundred1953,
        RuleSet::Home,
        RuleSet::HomeNext,
        RuleSet::HomeContinue,
        RuleSet::HomeNextContinue,
    ];

    /// Squares along one side of the board: 8 or 10.
    pub fn size(self) -> i32 {
        match self {
            RuleSet::International | RuleSet::Hundred1953 => 10, // 000:2.1, 002:§17.1
            RuleSet::Russian | RuleSet::Brazilian | RuleSet::Russian1953 => 8, // 001:2.1.1, 002:§1.1
            RuleSet::Home
            | RuleSet::HomeNext
            | RuleSet::HomeContinue
            | RuleSet::HomeNextContinue => 8, // 003:1
        }
    }

    /// Whether this is the home game, with whatever options.
    fn is_home(self) -> bool {
        match self {
            RuleSet::Home
            | RuleSet::HomeNext
            | RuleSet::HomeContinue
            | RuleSet::HomeNextContinue => true,
            RuleSet::International
            | RuleSet::Russian
            | RuleSet::Brazilian
            | RuleSet::Russian1953
            | RuleSet::Hundred1953 => false,
        }
    }
}

/// A place on the board, (rank, file), both from 0 at White's lower left corner.
type Place = (i32, i32);

/// A position: `cells[rank][file]` from White's lower left corner, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct Board {
    pub cells: Vec<Vec<Option<(Side, Kind)>>>,
    pub turn: Side,
}

impl Board {
    /// A board without pieces.
    pub fn empty(size: i32, turn: Side) -> Board {
        let width = size as usize;
        Board {
            cells: vec![vec![None; width]; width],
            turn,
        }
    }

    /// The start position: only the two middle rows are empty (000:2.8, 001:2.2.2, 003:3).
    pub fn start(rules: RuleSet) -> Board {
        let size = rules.size();
        let rows_of_men = size / 2 - 1;
        let mut board = Board::empty(size, Side::White);

        for place in board.dark_places() {
            if place.0 < rows_of_men {
                board.set(place, Some((Side::White, Kind::Man)));
            } else if place.0 >= size - rows_of_men {
                board.set(place, Some((Side::Black, Kind::Man)));
            }
        }
        board
    }

    /// Puts a piece on a numbered square, or clears it.
    pub fn put(&mut self, number: u8, piece: Option<(Side, Kind)>) {
        let place = self.place(number);
        self.set(place, piece);
    }

    /// What stands on a numbered square.
    pub fn at(&self, number: u8) -> Option<(Side, Kind)> {
        self.get(self.place(number))
    }

    /// Squares along one side.
    fn size(&self) -> i32 {
        self.cells.len() as i32
    }

    /// The place of a numbered square (000:2.6): from the upper left, row by row.
    fn place(&self, number: u8) -> Place {
        let half = self.size() / 2;
        let index = i32::from(number) - 1;
        assert!(
            (0..half * self.size()).contains(&index),
            "no square {number}"
        );

        // The first dark square of the top row is the second one from the left, of the next row the first.
        let (row, column) = (index / half, index % half);
        let file = 2 * column + if row % 2 == 0 { 1 } else { 0 };
        (self.size() - 1 - row, file)
    }

    /// The number of a dark square (000:2.6).
    fn number(&self, (rank, file): Place) -> u8 {
        let row = self.size() - 1 - rank;
        (row * (self.size() / 2) + file / 2 + 1) as u8
    }

    /// Every playing square (000:2.2); the lower left corner is one (000:2.4).
    fn dark_places(&self) -> Vec<Place> {
        let size = self.size();
        (0..size)
            .flat_map(|rank| (0..size).map(move |file| (rank, file)))
            .filter(|(rank, file)| (rank + file) % 2 == 0)
            .collect()
    }

    /// Whether a place lies on the board.
    fn contains(&self, (rank, file): Place) -> bool {
        (0..self.size()).contains(&rank) && (0..self.size()).contains(&file)
    }

    /// Whether a place lies on the board and is empty.
    fn is_free(&self, place: Place) -> bool {
        self.contains(place) && self.get(place).is_none()
    }

    fn get(&self, (rank, file): Place) -> Option<(Side, Kind)> {
        self.cells[rank as usize][file as usize]
    }

    fn set(&mut self, (rank, file): Place, piece: Option<(Side, Kind)>) {
        self.cells[rank as usize][file as usize] = piece;
    }

    /// The places and kinds of one side's pieces.
    fn pieces(&self, side: Side) -> Vec<(Place, Kind)> {
        let mut pieces = Vec::new();
        for place in self.dark_places() {
            if let Some((owner, kind)) = self.get(place)
                && owner == side
            {
                pieces.push((place, kind));
            }
        }
        pieces
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(rules: RuleSet, depths: u32) -> Vec<u64> {
        let start = Board::start(rules);
        (1..=depths)
            .map(|depth| perft(rules, &start, depth))
            .collect()
    }

    #[test]
    fn reference_perft() {
        assert_eq!(counts(RuleSet::International, 4), [9, 81, 658, 4265]);
        assert_eq!(counts(RuleSet::Russian, 5), [7, 49, 302, 1469, 7482]);
        assert_eq!(counts(RuleSet::Brazilian, 5), [7, 49, 302, 1469, 7473]);
        assert_eq!(counts(RuleSet::Home, 5), [7, 49, 302, 1469, 7361]);
    }

    #[test]
    fn reference_numbers() {
        let board = Board::empty(8, Side::White);
        let corners = [
            (1, (7, 1)),
            (4, (7, 7)),
            (5, (6, 0)),
            (29, (0, 0)),
            (32, (0, 6)),
        ];
        for (number, place) in corners {
            assert_eq!(board.place(number), place);
            assert_eq!(board.number(place), number);
        }
    }
}
