//! Captures: every chain of jumps, and which of them come first.

use crate::board::{Board, Direction};
use crate::generate::{Scene, Side, bits, crown_row, step};
use crate::moves::{Move, MoveList};
use crate::square::{Square, SquareSet};
use crate::table::{Crowning, KingLanding, Precedence};
use crate::variants::Variant;

/// A direction as a type, so that a king's long capture is compiled for each.
trait Heading {
    const DIRECTION: Direction;
    /// The two ways across.
    type Left: Heading;
    type Right: Heading;
}

macro_rules! headings {
    ($($name:ident: $left:ident, $right:ident;)*) => {$(
        struct $name;
        impl Heading for $name {
            const DIRECTION: Direction = Direction::$name;
            type Left = $left;
            type Right = $right;
        }
    )*};
}

headings! {
    DownLeft: DownRight, UpLeft;
    DownRight: DownLeft, UpRight;
    UpRight: DownRight, UpLeft;
    UpLeft: DownLeft, UpRight;
}

impl<V: Variant, S: Side> Scene<V, S> {
    /// Tells of every capture that its rule set allows.
    pub(crate) fn captures(&self, out: &mut impl Sink<V::Board>) {
        let kings_first = const { matches!(V::RULES.precedence, Precedence::KingFirst) };
        let mut chain = Chain::new(self, out);
        for bit in bits(self.kings) {
            chain.start(bit, true);
            chain.king_goes_on(bit, 0, 0);
        }
        if !kings_first || chain.best == 0 {
            self.man_captures(&mut chain);
        }
    }

    /// Captures of men, the first jump of all taken together.
    #[inline(always)]
    fn man_captures(&self, chain: &mut Chain<'_, V, S, impl Sink<V::Board>>) {
        let first = FirstJumps::new::<V, S>(self.men, self.jumps_from());
        let [a, b, c, d] = Direction::ALL;
        man_captures_towards(&first, a, chain);
        man_captures_towards(&first, b, chain);
        man_captures_towards(&first, c, chain);
        man_captures_towards(&first, d, chain);
    }
}

/// Captures of men whose first jump goes this way.
#[inline(always)]
fn man_captures_towards<V: Variant, S: Side>(
    first: &FirstJumps,
    direction: Direction,
    chain: &mut Chain<'_, V, S, impl Sink<V::Board>>,
) {
    let back = direction.reverse();
    let mut landed = first.landed[direction as usize];
    while landed != 0 {
        let to = landed & landed.wrapping_neg();
        landed ^= to;
        let over = step::<V>(to, back);
        chain.start(step::<V>(over, back).trailing_zeros() as u8, false);
        if first.going_on & to == 0 {
            chain.ends(to, over, 1);
        } else {
            chain.man_lands(to, over, 1);
        }
    }
}

/// For each direction the squares from which a man may jump and where ours land; and the squares
/// from which those may go on.
pub(crate) struct FirstJumps {
    pub(crate) jumps: [u64; 4],
    pub(crate) landed: [u64; 4],
    pub(crate) going_on: u64,
}

impl FirstJumps {
    #[inline(always)]
    pub(crate) fn new<V: Variant, S: Side>(men: u64, jumps: [u64; 4]) -> FirstJumps {
        let [a, b, c, d] = Direction::ALL;
        let landed = [
            lands::<V>(men, jumps, a),
            lands::<V>(men, jumps, b),
            lands::<V>(men, jumps, c),
            lands::<V>(men, jumps, d),
        ];
        // None of them is found to jump back: its origin is still taken in `jumps`.
        let further = going_on::<V, S>(jumps[0] | jumps[1] | jumps[2] | jumps[3]);
        FirstJumps {
            jumps,
            landed,
            going_on: (landed[0] | landed[1] | landed[2] | landed[3]) & further,
        }
    }
}

/// Where the men land that jump this way.
#[inline(always)]
pub(crate) fn lands<V: Variant>(men: u64, jumps: [u64; 4], direction: Direction) -> u64 {
    let jumpers = men & jumps[direction as usize];
    step::<V>(step::<V>(jumpers, direction), direction)
}

/// Squares from which a man that jumped this way may have another jump. Its origin, now free, is
/// never where the second jump ends, and the piece it took lies behind it.
#[inline(always)]
pub(crate) fn may_go_on<V: Variant, S: Side>(jumps: [u64; 4], came: Direction) -> u64 {
    let [left, right] = came.across();
    going_on::<V, S>(jumps[came as usize] | jumps[left as usize] | jumps[right as usize])
}

/// Of the squares with a jump, or besides them, those from which the capture may go on.
#[inline(always)]
fn going_on<V: Variant, S: Side>(jumps: u64) -> u64 {
    match const { V::RULES.crowning } {
        Crowning::WhenItStops => jumps,
        Crowning::AtOnce => jumps | crown_row::<V, S>(),
        Crowning::EndsTheCapture => jumps & !crown_row::<V, S>(),
    }
}

/// One who is told of captures: each order of one move may come.
pub(crate) trait Sink<B: Board> {
    /// All told so far is outranked.
    fn clear(&mut self);
    /// A capture of so many pieces.
    fn add(&mut self, m: Move<B>, pieces: u32);
}

impl<B: Board> Sink<B> for MoveList<B> {
    #[inline(always)]
    fn clear(&mut self) {
        self.truncate(0);
    }

    #[inline(always)]
    fn add(&mut self, m: Move<B>, pieces: u32) {
        if pieces < FEWEST_IN_TWO_ORDERS || !self.contains(&m) {
            self.push(m);
        }
    }
}

/// A capture being followed jump by jump. Captured pieces stay and block until it ends
/// (`000:4.8`, `000:4.11`); the square that the piece left counts as free.
struct Chain<'a, V: Variant, S: Side, O: Sink<V::Board>> {
    scene: &'a Scene<V, S>,
    from: u8,
    by_king: bool,
    empty: u64,
    best: u32,
    out: &'a mut O,
}

impl<'a, V: Variant, S: Side, O: Sink<V::Board>> Chain<'a, V, S, O> {
    fn new(scene: &'a Scene<V, S>, out: &'a mut O) -> Self {
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

    /// Follows every jump of a man that has taken so many pieces and stands on `at`.
    fn man_goes_on(&mut self, at: u64, captured: u64, taken: u32) {
        let prey = self.scene.them & !captured;
        let [a, b, c, d] = Direction::ALL;
        let jumped = self.man_jumps(at, a, prey, captured, taken)
            | self.man_jumps(at, b, prey, captured, taken)
            | self.man_jumps(at, c, prey, captured, taken)
            | self.man_jumps(at, d, prey, captured, taken);
        if !jumped {
            self.ends(at, captured, taken);
        }
    }

    #[inline(always)]
    fn man_jumps(
        &mut self,
        at: u64,
        direction: Direction,
        prey: u64,
        captured: u64,
        taken: u32,
    ) -> bool {
        if !const { V::RULES.men_capture_backwards } && !S::FORWARD.contains(&direction) {
            return false;
        }
        let over = step::<V>(at, direction) & prey;
        let landed = step::<V>(over, direction) & self.empty;
        if landed != 0 {
            self.man_lands(landed, captured | over, taken + 1);
        }
        landed != 0
    }

    #[inline(always)]
    fn man_lands(&mut self, at: u64, captured: u64, taken: u32) {
        if at & crown_row::<V, S>() == 0 {
            return self.man_goes_on(at, captured, taken);
        }
        match const { V::RULES.crowning } {
            Crowning::WhenItStops => self.man_goes_on(at, captured, taken),
            Crowning::EndsTheCapture => self.ends(at, captured, taken),
            Crowning::AtOnce => {
                if !self.king_goes_on(at.trailing_zeros() as u8, captured, taken) {
                    self.ends(at, captured, taken);
                }
            }
        }
    }

    /// Follows every jump of a king standing on `bit`; whether there is any.
    fn king_goes_on(&mut self, bit: u8, captured: u64, taken: u32) -> bool {
        self.king_jumps::<DownLeft>(bit, captured, taken)
            | self.king_jumps::<DownRight>(bit, captured, taken)
            | self.king_jumps::<UpRight>(bit, captured, taken)
            | self.king_jumps::<UpLeft>(bit, captured, taken)
    }

    /// Follows the jump of a king this way, if there is one.
    #[inline(always)]
    fn king_jumps<H: Heading>(&mut self, bit: u8, captured: u64, taken: u32) -> bool {
        let (_, blocker) = self.scene.look(bit, H::DIRECTION, !self.empty);
        self.king_takes::<H>(blocker, captured, taken)
    }

    #[inline(always)]
    fn king_takes<H: Heading>(&mut self, blocker: u64, captured: u64, taken: u32) -> bool {
        let over = blocker & self.scene.them & !captured;
        if step::<V>(over, H::DIRECTION) & self.empty == 0 {
            return false;
        }
        self.king_lands::<H>(over, captured | over, taken + 1);
        true
    }

    /// Tries every square behind the captured piece: where the capture goes on from one of them,
    /// only such squares will do (`001:4.6`).
    fn king_lands<H: Heading>(&mut self, over: u64, captured: u64, taken: u32) {
        let (free, next) = self
            .scene
            .look(over.trailing_zeros() as u8, H::DIRECTION, !self.empty);
        let landing = match const { V::RULES.king_landing } {
            KingLanding::Any => free,
            KingLanding::Next => step::<V>(over, H::DIRECTION),
        };
        let mut jumped = self.king_takes::<H>(next, captured, taken);
        for bit in bits(landing) {
            jumped |= self.king_jumps::<H::Left>(bit, captured, taken);
            jumped |= self.king_jumps::<H::Right>(bit, captured, taken);
        }
        if !jumped {
            bits(landing).for_each(|bit| self.ends(1 << bit, captured, taken));
        }
    }

    #[inline(always)]
    fn ends(&mut self, at: u64, captured: u64, taken: u32) {
        let key = const { V::RULES.precedence }.key(self.by_king, taken);
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
        self.out.add(found, taken);
    }
}

/// Fewer pieces than this are not captured in two orders by one piece with the same end: the two
/// routes would have to go round a rectangle, with a piece on each of its four sides.
pub(crate) const FEWEST_IN_TWO_ORDERS: u32 = 4;
