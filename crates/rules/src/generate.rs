//! Which moves are legal: the generator, compiled once for each rule set and side.

use crate::Color;
use crate::board::{Board, Direction, step_bits};
use crate::moves::{Move, MoveList};
use crate::position::Position;
use crate::square::{Square, SquareSet};
use crate::table::Crowning;
use crate::variants::Variant;

/// The side to move as a type, so that directions are known at compile time.
pub(crate) trait Side {
    const COLOR: Color;
    const FORWARD: [Direction; 2];
    type Other: Side;
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    const FORWARD: [Direction; 2] = [Direction::UpLeft, Direction::UpRight];
    type Other = Black;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    const FORWARD: [Direction; 2] = [Direction::DownLeft, Direction::DownRight];
    type Other = White;
}

/// Adds every legal move of the position to the list.
pub(crate) fn legal_moves<V: Variant>(position: &Position<V>, out: &mut MoveList<V::Board>) {
    match position.turn {
        Color::White => Scene::<V, White>::new(position).legal_moves(out),
        Color::Black => Scene::<V, Black>::new(position).legal_moves(out),
    }
}

pub(crate) fn has_capture<V: Variant>(position: &Position<V>) -> bool {
    match position.turn {
        Color::White => Scene::<V, White>::new(position).has_capture(),
        Color::Black => Scene::<V, Black>::new(position).has_capture(),
    }
}

pub(crate) fn has_move<V: Variant>(position: &Position<V>) -> bool {
    match position.turn {
        Color::White => Scene::<V, White>::new(position).has_move(),
        Color::Black => Scene::<V, Black>::new(position).has_move(),
    }
}

pub(crate) fn move_between<V: Variant>(
    position: &Position<V>,
    from: Square<V::Board>,
    to: Square<V::Board>,
) -> Option<Move<V::Board>> {
    match position.turn {
        Color::White => Scene::<V, White>::new(position).move_between(from, to),
        Color::Black => Scene::<V, Black>::new(position).move_between(from, to),
    }
}

/// Our pieces, theirs, and the kings of both after a legal move of side `S`.
#[inline(always)]
pub(crate) fn after<V: Variant, S: Side>(
    us: u64,
    them: u64,
    kings: u64,
    m: Move<V::Board>,
) -> (u64, u64, u64) {
    let (from, to, captured) = (m.from.mask(), m.to.mask(), m.captured.bits());
    let is_king = kings & from != 0 || crowned::<V, S>(to, captured);
    let kings = kings & !(from | captured) | if is_king { to } else { 0 };
    (us & !from | to, them & !captured, kings)
}

/// The position after a legal move of side `S`.
#[inline(always)]
fn play_as<V: Variant, S: Side>(position: &Position<V>, m: Move<V::Board>) -> Position<V> {
    let mut next = *position;
    let (us, them, kings) = after::<V, S>(
        position.pieces[S::COLOR],
        position.pieces[S::Other::COLOR],
        position.kings,
        m,
    );
    next.pieces[S::COLOR] = us;
    next.pieces[S::Other::COLOR] = them;
    next.kings = kings;
    next.turn = S::Other::COLOR;
    next
}

/// The position after a legal move of the side to move.
#[inline(always)]
pub(crate) fn play<V: Variant>(position: &Position<V>, m: Move<V::Board>) -> Position<V> {
    match position.turn {
        Color::White => play_as::<V, White>(position, m),
        Color::Black => play_as::<V, Black>(position, m),
    }
}

/// Whether a man of this side that makes this move is a king after it.
pub(crate) fn crowns<V: Variant>(color: Color, m: Move<V::Board>) -> bool {
    let (to, captured) = (m.to.mask(), m.captured.bits());
    match color {
        Color::White => crowned::<V, White>(to, captured),
        Color::Black => crowned::<V, Black>(to, captured),
    }
}

/// A man crowned in passing (`001:4.14`) has jumped over a piece on the row before the last one,
/// and no other man has: the crowning can be read off the captured squares.
#[inline(always)]
fn crowned<V: Variant, S: Side>(to: u64, captured: u64) -> bool {
    let before = match S::COLOR {
        Color::White => V::Board::BELOW_TOP,
        Color::Black => V::Board::ABOVE_BOTTOM,
    };
    let passed = const { matches!(V::RULES.crowning, Crowning::AtOnce) } && captured & before != 0;
    to & crown_row::<V, S>() != 0 || passed
}

/// The board as the side to move sees it.
pub(crate) struct Scene<V: Variant, S: Side> {
    pub(crate) men: u64,
    pub(crate) kings: u64,
    pub(crate) them: u64,
    pub(crate) empty: u64,
    rules: core::marker::PhantomData<(V, S)>,
}

impl<V: Variant, S: Side> Scene<V, S> {
    #[inline(always)]
    fn new(position: &Position<V>) -> Self {
        let pieces = &position.pieces;
        Scene::of(pieces[S::COLOR], pieces[S::Other::COLOR], position.kings)
    }

    #[inline(always)]
    pub(crate) fn of(us: u64, them: u64, kings: u64) -> Self {
        Scene {
            men: us & !kings,
            kings: us & kings,
            them,
            empty: V::Board::ALL & !(us | them),
            rules: core::marker::PhantomData,
        }
    }

    fn legal_moves(&self, out: &mut MoveList<V::Board>) {
        if self.has_capture() {
            self.captures(out);
        } else {
            self.quiet_men(|from, to| out.push(quiet(from, to)));
            self.quiet_kings(|from, to| out.push(quiet(from, to)));
        }
    }

    /// The only legal move between two squares. A quiet move needs no list: it is enough that there
    /// is no capture and the way is free.
    fn move_between(&self, from: Square<V::Board>, to: Square<V::Board>) -> Option<Move<V::Board>> {
        if !self.has_capture() {
            let (origin, end) = (from.mask(), to.mask());
            let mut reach = 0;
            if self.men & origin != 0 {
                reach = step::<V>(origin, S::FORWARD[0]) | step::<V>(origin, S::FORWARD[1]);
            } else if self.kings & origin != 0 {
                on_each(|direction| {
                    reach |= self
                        .look(origin.trailing_zeros() as u8, direction, !self.empty)
                        .0;
                });
            }
            return (reach & self.empty & end != 0).then(|| quiet(origin, end));
        }
        let mut captures = MoveList::new();
        self.captures(&mut captures);
        let mut found = captures
            .into_iter()
            .filter(|m| m.from == from && m.to == to);
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }

    /// For each direction, the squares from which a man has a jump.
    #[inline(always)]
    pub(crate) fn jumps_from(&self) -> [u64; 4] {
        let [a, b, c, d] = Direction::ALL;
        [
            self.man_jumps_from(a),
            self.man_jumps_from(b),
            self.man_jumps_from(c),
            self.man_jumps_from(d),
        ]
    }

    /// Squares from which a man could jump this way: an opposing neighbour, a free square behind.
    #[inline(always)]
    fn man_jumps_from(&self, direction: Direction) -> u64 {
        if !const { V::RULES.men_capture_backwards } && !S::FORWARD.contains(&direction) {
            return 0;
        }
        let back = direction.reverse();
        step::<V>(self.them & step::<V>(self.empty, back), back)
    }

    /// What a king on `bit` sees in a direction: the free squares, and the first piece or nothing.
    #[inline(always)]
    pub(crate) fn look(&self, bit: u8, direction: Direction, occupied: u64) -> (u64, u64) {
        let ray = V::Board::lines().ray(direction, bit);
        let blockers = ray & occupied;
        if direction.is_down() {
            let first = blockers & blockers.wrapping_neg();
            (ray & first.wrapping_sub(1), first)
        } else {
            let highest = 63 - (blockers | 1).leading_zeros();
            (ray & (!1 << highest), blockers & (1 << highest))
        }
    }

    #[inline(always)]
    pub(crate) fn has_capture(&self) -> bool {
        let [a, b, c, d] = self.jumps_from();
        self.men & (a | b | c | d) != 0 || self.king_has_capture()
    }

    #[inline(always)]
    pub(crate) fn king_has_capture(&self) -> bool {
        bits(self.kings).any(|bit| {
            let mut landing = 0;
            on_each(|direction| {
                let (_, blocker) = self.look(bit, direction, !self.empty);
                landing |= step::<V>(blocker & self.them, direction) & self.empty;
            });
            landing != 0
        })
    }

    fn has_move(&self) -> bool {
        let own = self.men | self.kings;
        let quiet = S::FORWARD
            .into_iter()
            .any(|direction| step::<V>(self.men, direction) & self.empty != 0);
        let king_step = Direction::ALL
            .into_iter()
            .any(|direction| step::<V>(self.kings, direction) & self.empty != 0);
        own != 0 && (quiet || king_step || self.has_capture())
    }

    /// Shows every quiet move of a man as origin and end.
    #[inline(always)]
    pub(crate) fn quiet_men(&self, mut see: impl FnMut(u64, u64)) {
        for direction in S::FORWARD {
            let back = direction.reverse();
            let mut ends = step::<V>(self.men, direction) & self.empty;
            while ends != 0 {
                let to = ends & ends.wrapping_neg();
                ends ^= to;
                see(step::<V>(to, back), to);
            }
        }
    }

    /// Shows every quiet move of a king as origin and end.
    #[inline(always)]
    pub(crate) fn quiet_kings(&self, mut see: impl FnMut(u64, u64)) {
        for from in bits(self.kings) {
            let mut reach = 0;
            on_each(|direction| reach |= self.look(from, direction, !self.empty).0);
            bits(reach).for_each(|to| see(1 << from, 1 << to));
        }
    }
}

/// Does something for each direction, each compiled apart.
#[inline(always)]
pub(crate) fn on_each(mut act: impl FnMut(Direction)) {
    let [a, b, c, d] = Direction::ALL;
    act(a);
    act(b);
    act(c);
    act(d);
}

#[inline(always)]
pub(crate) fn step<V: Variant>(bits: u64, direction: Direction) -> u64 {
    step_bits(bits, direction, V::Board::HALF as u32)
}

#[inline(always)]
pub(crate) const fn crown_row<V: Variant, S: Side>() -> u64 {
    match S::COLOR {
        Color::White => V::Board::TOP,
        Color::Black => V::Board::BOTTOM,
    }
}

#[inline(always)]
fn quiet<B: Board>(from: u64, to: u64) -> Move<B> {
    Move {
        from: Square::from_bit(from.trailing_zeros() as u8),
        to: Square::from_bit(to.trailing_zeros() as u8),
        captured: SquareSet::EMPTY,
    }
}

/// The set bits, lowest first.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}
