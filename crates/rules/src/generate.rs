//! Which moves are legal: the generator, compiled once for each rule set and side.

use crate::Color;
use crate::board::{Board, Direction, step_bits};
use crate::moves::{Move, MoveList};
use crate::position::Position;
use crate::square::{Square, SquareSet};
use crate::table::{Crowning, KingLanding, Precedence};
use crate::variants::Variant;

/// The side to move as a type, so that directions are known at compile time.
trait Side {
    const COLOR: Color;
    const FORWARD: [Direction; 2];
    type Other: Side;
}

struct White;
struct Black;

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

pub(crate) fn perft<V: Variant>(position: &Position<V>, depth: u32) -> u64 {
    match (depth, position.turn) {
        (0, _) => 1,
        (_, Color::White) => perft_as::<V, White>(position, depth),
        (_, Color::Black) => perft_as::<V, Black>(position, depth),
    }
}

fn perft_as<V: Variant, S: Side>(position: &Position<V>, depth: u32) -> u64 {
    let scene = Scene::<V, S>::new(position);
    if depth == 1 {
        return scene.count();
    }
    let mut moves = MoveList::new();
    scene.legal_moves(&mut moves);
    moves
        .iter()
        .map(|m| perft_as::<V, S::Other>(&play_as::<V, S>(position, *m), depth - 1))
        .sum()
}

/// The position after a legal move of side `S`.
#[inline(always)]
fn play_as<V: Variant, S: Side>(position: &Position<V>, m: Move<V::Board>) -> Position<V> {
    let (from, to, captured) = (m.from.mask(), m.to.mask(), m.captured.bits());
    let is_king = position.kings & from != 0 || crowns::<V>(S::COLOR, m);
    let mut next = *position;
    next.pieces[S::COLOR] = next.pieces[S::COLOR] & !from | to;
    next.pieces[S::Other::COLOR] &= !captured;
    next.kings = next.kings & !(from | captured) | if is_king { to } else { 0 };
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
///
/// A man crowned in passing (`001:4.14`) has jumped over a piece on the row before the last one,
/// and no other man has: the crowning can be read off the captured squares.
#[inline(always)]
pub(crate) fn crowns<V: Variant>(color: Color, m: Move<V::Board>) -> bool {
    let (last, before) = match color {
        Color::White => (V::Board::TOP, V::Board::BELOW_TOP),
        Color::Black => (V::Board::BOTTOM, V::Board::ABOVE_BOTTOM),
    };
    let passed =
        const { matches!(V::RULES.crowning, Crowning::AtOnce) } && m.captured.bits() & before != 0;
    m.to.mask() & last != 0 || passed
}

/// The board as the side to move sees it.
struct Scene<V: Variant, S: Side> {
    men: u64,
    kings: u64,
    them: u64,
    empty: u64,
    rules: core::marker::PhantomData<(V, S)>,
}

impl<V: Variant, S: Side> Scene<V, S> {
    #[inline(always)]
    fn new(position: &Position<V>) -> Self {
        let us = position.pieces[S::COLOR];
        let them = position.pieces[S::Other::COLOR];
        Scene {
            men: us & !position.kings,
            kings: us & position.kings,
            them,
            empty: V::Board::ALL & !(us | them),
            rules: core::marker::PhantomData,
        }
    }

    fn legal_moves(&self, out: &mut MoveList<V::Board>) {
        if self.has_capture() {
            self.captures(out);
        } else {
            self.quiet_moves(out);
        }
    }

    /// How many legal moves there are, without listing them where no capture goes on.
    #[inline(always)]
    fn count(&self) -> u64 {
        let jumps = self.man_jumps();
        if self.kings == 0 {
            return match jumps.iter().any(|from| *from != 0) {
                false => self.count_quiet_men(),
                true => self.count_man_captures(jumps),
            };
        }
        if jumps.iter().any(|from| *from != 0) {
            return self.count_listed();
        }
        self.count_quiet_with_kings()
            .unwrap_or_else(|| self.count_listed())
    }

    #[cold]
    fn count_listed(&self) -> u64 {
        let mut moves = MoveList::new();
        self.captures(&mut moves);
        moves.len() as u64
    }

    /// Quiet moves of men and kings, or none if a king can capture.
    #[inline(always)]
    fn count_quiet_with_kings(&self) -> Option<u64> {
        let mut count = self.count_quiet_men();
        let mut kings = self.kings;
        while kings != 0 {
            let bit = kings.trailing_zeros() as u8;
            kings &= kings - 1;
            let mut reach = 0;
            for direction in Direction::ALL {
                let (free, blocker) = self.look(bit, direction, !self.empty);
                if step::<V>(blocker & self.them, direction) & self.empty != 0 {
                    return None;
                }
                reach |= free;
            }
            count += u64::from(reach.count_ones());
        }
        Some(count)
    }

    #[inline(always)]
    fn count_quiet_men(&self) -> u64 {
        S::FORWARD
            .into_iter()
            .map(|direction| u64::from((step::<V>(self.men, direction) & self.empty).count_ones()))
            .sum()
    }

    /// Captures where only men of ours stand: those that end after one jump are counted in bulk.
    #[inline(always)]
    fn count_man_captures(&self, jumps: [u64; 4]) -> u64 {
        let mut single = 0;
        let mut going_on = 0;
        for direction in Direction::ALL {
            let landed = step::<V>(step::<V>(jumps[direction as usize], direction), direction);
            let more = landed & self.may_go_on(direction);
            single += (landed & !more).count_ones();
            going_on |= more;
        }
        if going_on == 0 {
            return u64::from(single);
        }
        self.count_listed()
    }

    /// Squares from which a man that jumped this way may have another jump.
    #[inline(always)]
    fn may_go_on(&self, came: Direction) -> u64 {
        let further = Direction::ALL
            .into_iter()
            .filter(|direction| *direction != came.reverse())
            .fold(0, |from, direction| from | self.man_jumps_from(direction));
        match const { V::RULES.crowning } {
            Crowning::WhenItStops => further,
            Crowning::AtOnce => further | crown_row::<V, S>(),
            Crowning::EndsTheCapture => further & !crown_row::<V, S>(),
        }
    }

    /// For each direction, our men that have a jump.
    #[inline(always)]
    fn man_jumps(&self) -> [u64; 4] {
        Direction::ALL.map(|direction| self.men & self.man_jumps_from(direction))
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
    fn look(&self, bit: u8, direction: Direction, occupied: u64) -> (u64, u64) {
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
    fn has_capture(&self) -> bool {
        self.man_jumps().iter().any(|from| *from != 0) || self.king_has_capture()
    }

    fn king_has_capture(&self) -> bool {
        bits(self.kings).any(|bit| {
            Direction::ALL.into_iter().any(|direction| {
                let (_, blocker) = self.look(bit, direction, !self.empty);
                step::<V>(blocker & self.them, direction) & self.empty != 0
            })
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

    fn quiet_moves(&self, out: &mut MoveList<V::Board>) {
        for direction in S::FORWARD {
            let back = direction.reverse();
            let mut to = step::<V>(self.men, direction) & self.empty;
            while to != 0 {
                let target = to & to.wrapping_neg();
                to &= to - 1;
                out.push(quiet(
                    step::<V>(target, back).trailing_zeros() as u8,
                    target.trailing_zeros() as u8,
                ));
            }
        }
        for from in bits(self.kings) {
            let reach = Direction::ALL.into_iter().fold(0, |reach, direction| {
                reach | self.look(from, direction, !self.empty).0
            });
            bits(reach).for_each(|to| out.push(quiet(from, to)));
        }
    }

    fn captures(&self, out: &mut MoveList<V::Board>) {
        let jumpers = self.man_jumps().into_iter().fold(0, |all, from| all | from);
        let kings_first = const { matches!(V::RULES.precedence, Precedence::KingFirst) };
        let mut chain = Chain::new(self, out);
        for bit in bits(self.kings) {
            chain.start(bit, true);
            chain.king_goes_on(bit, 0);
        }
        if kings_first && chain.best > 0 {
            return;
        }
        for bit in bits(jumpers) {
            chain.start(bit, false);
            chain.man_goes_on(1 << bit, 0);
        }
    }
}

/// A capture being followed jump by jump. Captured pieces stay and block until it ends
/// (`000:4.8`, `000:4.11`); the square that the piece left counts as free.
struct Chain<'a, V: Variant, S: Side> {
    scene: &'a Scene<V, S>,
    from: u8,
    by_king: bool,
    empty: u64,
    best: u32,
    out: &'a mut MoveList<V::Board>,
}

impl<'a, V: Variant, S: Side> Chain<'a, V, S> {
    fn new(scene: &'a Scene<V, S>, out: &'a mut MoveList<V::Board>) -> Self {
        Chain {
            scene,
            from: 0,
            by_king: false,
            empty: scene.empty,
            best: 0,
            out,
        }
    }

    #[inline(always)]
    fn start(&mut self, bit: u8, by_king: bool) {
        self.from = bit;
        self.by_king = by_king;
        self.empty = self.scene.empty | 1 << bit;
    }

    /// Follows every jump of a man standing on `at`.
    fn man_goes_on(&mut self, at: u64, captured: u64) {
        let mut jumped = false;
        for direction in Direction::ALL {
            if !const { V::RULES.men_capture_backwards } && !S::FORWARD.contains(&direction) {
                continue;
            }
            let over = step::<V>(at, direction) & self.scene.them & !captured;
            let landed = step::<V>(over, direction) & self.empty;
            if landed != 0 {
                jumped = true;
                self.man_lands(landed, captured | over);
            }
        }
        if !jumped && captured != 0 {
            self.ends(at, captured);
        }
    }

    #[inline(always)]
    fn man_lands(&mut self, at: u64, captured: u64) {
        if at & crown_row::<V, S>() == 0 {
            return self.man_goes_on(at, captured);
        }
        match const { V::RULES.crowning } {
            Crowning::WhenItStops => self.man_goes_on(at, captured),
            Crowning::EndsTheCapture => self.ends(at, captured),
            Crowning::AtOnce => {
                if !self.king_goes_on(at.trailing_zeros() as u8, captured) {
                    self.ends(at, captured);
                }
            }
        }
    }

    /// Follows every jump of a king standing on `bit`; whether there is any.
    fn king_goes_on(&mut self, bit: u8, captured: u64) -> bool {
        let mut jumped = false;
        for direction in Direction::ALL {
            jumped |= self.king_jumps(bit, direction, captured);
        }
        jumped
    }

    /// Follows the jump of a king this way, if there is one.
    #[inline]
    fn king_jumps(&mut self, bit: u8, direction: Direction, captured: u64) -> bool {
        let (_, blocker) = self.scene.look(bit, direction, !self.empty);
        self.king_takes(blocker, direction, captured)
    }

    #[inline]
    fn king_takes(&mut self, blocker: u64, direction: Direction, captured: u64) -> bool {
        let over = blocker & self.scene.them & !captured;
        if step::<V>(over, direction) & self.empty == 0 {
            return false;
        }
        self.king_lands(over, direction, captured | over);
        true
    }

    /// Tries every square behind the captured piece: where the capture goes on from one of them,
    /// only such squares will do (`001:4.6`).
    fn king_lands(&mut self, over: u64, direction: Direction, captured: u64) {
        let (free, next) = self
            .scene
            .look(over.trailing_zeros() as u8, direction, !self.empty);
        let landing = match const { V::RULES.king_landing } {
            KingLanding::Any => free,
            KingLanding::Next => step::<V>(over, direction),
        };
        let mut jumped = self.king_takes(next, direction, captured);
        for bit in bits(landing) {
            for across in direction.across() {
                jumped |= self.king_jumps(bit, across, captured);
            }
        }
        if !jumped {
            bits(landing).for_each(|bit| self.ends(1 << bit, captured));
        }
    }

    #[inline(always)]
    fn ends(&mut self, at: u64, captured: u64) {
        let key = const { V::RULES.precedence }.key(self.by_king, captured.count_ones());
        if key < self.best {
            return;
        }
        if key > self.best {
            self.best = key;
            self.out.clear();
        }
        let found = Move {
            from: Square::from_bit(self.from),
            to: Square::from_bit(at.trailing_zeros() as u8),
            captured: SquareSet::from_bits(captured),
        };
        if captured.count_ones() < FEWEST_IN_TWO_ORDERS || !self.out.contains(&found) {
            self.out.push(found);
        }
    }
}

/// Fewer pieces than this cannot be captured in two orders by the same piece with the same end:
/// the two routes would have to go round a rectangle, with a piece on each of its sides.
const FEWEST_IN_TWO_ORDERS: u32 = 3;

#[inline(always)]
fn step<V: Variant>(bits: u64, direction: Direction) -> u64 {
    step_bits(bits, direction, V::Board::HALF as u32)
}

#[inline(always)]
const fn crown_row<V: Variant, S: Side>() -> u64 {
    match S::COLOR {
        Color::White => V::Board::TOP,
        Color::Black => V::Board::BOTTOM,
    }
}

#[inline(always)]
fn quiet<B: Board>(from: u8, to: u8) -> Move<B> {
    Move {
        from: Square::from_bit(from),
        to: Square::from_bit(to),
        captured: SquareSet::EMPTY,
    }
}

/// The set bits, lowest first.
#[inline(always)]
fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}
