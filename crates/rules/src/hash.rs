//! Keys for hash tables: one random number for each piece on each square, and one for the turn.

use crate::moves::Move;
use crate::position::Position;
use crate::variants::Variant;
use crate::{Color, generate};

/// Keys by colour, kind and bit.
static KEYS: [[[u64; 64]; 2]; 2] = keys();
const BLACK_TO_MOVE: u64 = mixed(u64::MAX);

/// The key of a position, counted afresh.
pub(crate) fn whole<V: Variant>(position: &Position<V>) -> u64 {
    let turn = if position.turn == Color::Black {
        BLACK_TO_MOVE
    } else {
        0
    };
    Color::ALL.into_iter().fold(turn, |key, color| {
        let men = squares(color, 0, position.men(color).bits());
        let kings = squares(color, 1, position.kings(color).bits());
        key ^ men ^ kings
    })
}

/// The key after a legal move, from the key before it.
#[inline]
pub(crate) fn step<V: Variant>(position: &Position<V>, key: u64, m: Move<V::Board>) -> u64 {
    let (us, kings) = (position.turn, position.kings);
    let was_king = usize::from(kings & m.from.mask() != 0);
    let is_king = was_king | usize::from(generate::crowns::<V>(us, m));
    let ours = &KEYS[us as usize];
    let moved = ours[was_king & 1][usize::from(m.from.bit() & 63)]
        ^ ours[is_king & 1][usize::from(m.to.bit() & 63)];
    let captured = m.captured.bits();
    let key = key ^ BLACK_TO_MOVE ^ moved;
    if captured == 0 {
        return key;
    }
    key ^ squares(!us, 0, captured & !kings) ^ squares(!us, 1, captured & kings)
}

fn squares(color: Color, kind: usize, mut bits: u64) -> u64 {
    let keys = &KEYS[color as usize][kind & 1];
    let mut key = 0;
    while bits != 0 {
        key ^= keys[bits.trailing_zeros() as usize];
        bits &= bits - 1;
    }
    key
}

const fn keys() -> [[[u64; 64]; 2]; 2] {
    let mut keys = [[[0; 64]; 2]; 2];
    let mut i = 0;
    while i < 256 {
        keys[i / 128][i / 64 % 2][i % 64] = mixed(i as u64 + 1);
        i += 1;
    }
    keys
}

/// The splitmix64 finisher: a fixed, well-spread function of its input.
const fn mixed(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
