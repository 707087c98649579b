//! What several tests share: a small random source and the bridge to the slow reference.

#![allow(
    clippy::expect_used,
    dead_code,
    unreachable_pub,
    reason = "several test files include this module, and each uses a part of it"
)]

use peatee_rules::{Board, Color, Kind, Move, Piece, Position, Setup, Square, Variant, VariantId};

use crate::reference::{self, RefMove, RuleSet, Side};

/// A fixed sequence of numbers (splitmix64), so that a failure can be repeated.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.roll() % n as u64) as usize
    }
}

/// How many cases to run: a small number by default, the full one in `cargo xtask prove rules`.
pub fn cases(default: usize) -> usize {
    std::env::var("PEATEE_CASES").map_or(default, |n| n.parse().expect("PEATEE_CASES is a number"))
}

pub fn rule_set<V: Variant>() -> RuleSet {
    match V::ID {
        VariantId::International => RuleSet::International,
        VariantId::Russian => RuleSet::Russian,
        VariantId::Brazilian => RuleSet::Brazilian,
        VariantId::Russian1953 => RuleSet::Russian1953,
        VariantId::Hundred1953 => RuleSet::Hundred1953,
        VariantId::Home => RuleSet::Home,
        VariantId::HomeNext => RuleSet::HomeNext,
        VariantId::HomeContinue => RuleSet::HomeContinue,
        VariantId::HomeNextContinue => RuleSet::HomeNextContinue,
    }
}

/// A position with up to `most` pieces a side, men and kings, anywhere they may stand.
pub fn random_position<V: Variant>(dice: &mut Dice, most: usize) -> Position<V> {
    loop {
        let turn = if dice.below(2) == 0 {
            Color::White
        } else {
            Color::Black
        };
        let mut setup = Setup::<V::Board>::empty(turn);
        let kings_in_ten = dice.below(11);
        for color in Color::ALL {
            for _ in 0..=dice.below(most) {
                let square = any_square::<V>(dice);
                let is_king = dice.below(10) < kings_in_ten;
                place(&mut setup, square, color, is_king);
            }
        }
        if let Ok(position) = setup.validate() {
            return position;
        }
    }
}

fn place<B: Board>(setup: &mut Setup<B>, square: Square<B>, color: Color, is_king: bool) {
    for set in [&mut setup.men, &mut setup.kings] {
        set.white.remove(square);
        set.black.remove(square);
    }
    let set = if is_king {
        &mut setup.kings
    } else {
        &mut setup.men
    };
    set[color].insert(square);
}

pub fn any_square<V: Variant>(dice: &mut Dice) -> Square<V::Board> {
    let number = 1 + dice.below(usize::from(V::Board::SQUARES)) as u8;
    Square::new(number).expect("a number of the board")
}

pub fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

pub fn to_reference<V: Variant>(position: &Position<V>) -> reference::Board {
    let mut board = reference::Board::empty(rule_set::<V>().size(), side(position.turn()));
    for square in Square::<V::Board>::all() {
        let piece = position.piece_at(square).map(|Piece { color, kind }| {
            let kind = match kind {
                Kind::Man => reference::Kind::Man,
                Kind::King => reference::Kind::King,
            };
            (side(color), kind)
        });
        board.put(square.number(), piece);
    }
    board
}

pub fn move_to_reference<B: Board>(m: Move<B>) -> RefMove {
    RefMove {
        from: m.from().number(),
        to: m.to().number(),
        captured: m.captured().into_iter().map(Square::number).collect(),
    }
}
