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
    let Position { pieces, kings, .. } = *position;
    match (depth, position.turn) {
        (0, _) => 1,
        (_, Color::White) => perft_as::<V, White>(pieces.white, pieces.black, kings, depth),
        (_, Color::Black) => perft_as::<V, Black>(pieces.black, pieces.white, kings, depth),
    }
}

/// The count below a position given as three words, which stay in registers.
fn perft_as<V: Variant, S: Side>(us: u64, them: u64, kings: u64, depth: u32) -> u64 {
    let mut nodes = 0;
    match depth {
        1 => nodes = leaves::<V, S>(us, them, kings),
        2 => visit::<V, S>(us, them, kings, |us, them, kings| {
            nodes += leaves::<V, S::Other>(them, us, kings);
        }),
        _ => visit::<V, S>(us, them, kings, |us, them, kings| {
            nodes += perft_as::<V, S::Other>(them, us, kings, depth - 1);
        }),
    }
    nodes
}

/// Shows our pieces, theirs and the kings of both after each legal move; only captures are listed
/// first.
#[inline(always)]
fn visit<V: Variant, S: Side>(us: u64, them: u64, kings: u64, mut see: impl FnMut(u64, u64, u64)) {
    let scene = Scene::<V, S>::of(us, them, kings);
    if scene.has_capture() {
        let mut moves = MoveList::new();
        scene.captures(&mut moves);
        for m in &moves {
            let (us, them, kings) = after::<V, S>(us, them, kings, *m);
            see(us, them, kings);
        }
    } else {
        let crown_row = crown_row::<V, S>();
        scene.quiet_men(|from, to| see(us ^ (from | to), them, kings | to & crown_row));
        scene.quiet_kings(|from, to| see(us ^ (from | to), them, kings ^ (from | to)));
    }
}

/// The last ply: how many legal moves there are, without listing them where no capture goes on.
/// The common case, men without a capture, is kept free of everything else.
#[inline(always)]
fn leaves<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
    if us & kings != 0 {
        return leaves_with_kings::<V, S>(us, them, kings);
    }
    let scene = Scene::<V, S>::of(us, them, kings);
    let [a, b, c, d] = scene.jumps_from();
    if us & (a | b | c | d) == 0 {
        return scene.count_quiet_men();
    }
    count_man_captures::<V, S>(us, them, kings)
}

#[inline(never)]
fn count_man_captures<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
    let scene = Scene::<V, S>::of(us, them, kings);
    let first = FirstJumps::new::<V, S>(scene.men, scene.jumps_from());
    let count = match first.going_on[0] | first.going_on[1] | first.going_on[2] | first.going_on[3]
    {
        0 => Some(count_four(first.landed)),
        _ => first.count_double_captures::<V, S>(),
    };
    match count {
        Some(count) => count,
        None => count_listed::<V, S>(us, them, kings),
    }
}

#[inline(never)]
fn leaves_with_kings<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
    let scene = Scene::<V, S>::of(us, them, kings);
    let jumps = scene.jumps_from();
    let quiet = match scene.men & (jumps[0] | jumps[1] | jumps[2] | jumps[3]) {
        0 => scene.count_quiet_with_kings(),
        _ => None,
    };
    quiet.unwrap_or_else(|| count_listed::<V, S>(us, them, kings))
}

#[inline(never)]
fn count_listed<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
    let mut tally = Tally {
        count: 0,
        long: MoveList::new(),
    };
    Scene::<V, S>::of(us, them, kings).captures(&mut tally);
    tally.count
}

/// Our pieces, theirs, and the kings of both after a legal move of side `S`.
#[inline(always)]
fn after<V: Variant, S: Side>(
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
        let pieces = &position.pieces;
        Scene::of(pieces[S::COLOR], pieces[S::Other::COLOR], position.kings)
    }

    #[inline(always)]
    fn of(us: u64, them: u64, kings: u64) -> Self {
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

    /// Quiet moves of men and kings, or none if a king can capture.
    #[inline(always)]
    fn count_quiet_with_kings(&self) -> Option<u64> {
        let mut count = self.count_quiet_men();
        let mut kings = self.kings;
        while kings != 0 {
            let bit = kings.trailing_zeros() as u8;
            kings &= kings - 1;
            let mut reach = 0;
            let mut landing = 0;
            for direction in Direction::ALL {
                let (free, blocker) = self.look(bit, direction, !self.empty);
                landing |= step::<V>(blocker & self.them, direction) & self.empty;
                reach |= free;
            }
            if landing != 0 {
                return None;
            }
            count += u64::from(reach.count_ones());
        }
        Some(count)
    }

    #[inline(always)]
    fn count_quiet_men(&self) -> u64 {
        let [left, right] = S::FORWARD.map(|direction| step::<V>(self.men, direction) & self.empty);
        u64::from(left.count_ones() + right.count_ones())
    }

    /// For each direction, the squares from which a man has a jump.
    #[inline(always)]
    fn jumps_from(&self) -> [u64; 4] {
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
        let [a, b, c, d] = self.jumps_from();
        self.men & (a | b | c | d) != 0 || self.king_has_capture()
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

    /// Shows every quiet move of a man as origin and end.
    #[inline(always)]
    fn quiet_men(&self, mut see: impl FnMut(u64, u64)) {
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
    fn quiet_kings(&self, mut see: impl FnMut(u64, u64)) {
        for from in bits(self.kings) {
            let reach = Direction::ALL.into_iter().fold(0, |reach, direction| {
                reach | self.look(from, direction, !self.empty).0
            });
            bits(reach).for_each(|to| see(1 << from, 1 << to));
        }
    }

    fn captures(&self, out: &mut impl Sink<V::Board>) {
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
        if first.going_on[direction as usize] & to == 0 {
            chain.ends(to, over, 1);
        } else {
            chain.man_lands(to, over, 1);
        }
    }
}

/// For each direction: the squares from which a man may jump, where ours land, and from which of
/// those they may go on.
struct FirstJumps {
    jumps: [u64; 4],
    landed: [u64; 4],
    going_on: [u64; 4],
}

impl FirstJumps {
    #[inline(always)]
    fn new<V: Variant, S: Side>(men: u64, jumps: [u64; 4]) -> FirstJumps {
        let [a, b, c, d] = Direction::ALL;
        let landed = [
            lands::<V>(men, jumps, a),
            lands::<V>(men, jumps, b),
            lands::<V>(men, jumps, c),
            lands::<V>(men, jumps, d),
        ];
        let going_on = [
            landed[0] & may_go_on::<V, S>(jumps, a),
            landed[1] & may_go_on::<V, S>(jumps, b),
            landed[2] & may_go_on::<V, S>(jumps, c),
            landed[3] & may_go_on::<V, S>(jumps, d),
        ];
        FirstJumps {
            jumps,
            landed,
            going_on,
        }
    }

    /// Captures of men, some of two pieces; none if one may take a third, or be crowned and go on.
    #[inline(always)]
    fn count_double_captures<V: Variant, S: Side>(&self) -> Option<u64> {
        let FirstJumps {
            jumps,
            landed,
            going_on,
        } = *self;
        let any = going_on[0] | going_on[1] | going_on[2] | going_on[3];
        if const { matches!(V::RULES.crowning, Crowning::AtOnce) } && any & crown_row::<V, S>() != 0
        {
            return None;
        }
        let mut second = Second {
            count: 0,
            further: 0,
        };
        let [a, b, c, d] = Direction::ALL;
        second.jump_again::<V, S>(going_on[0], a, jumps);
        second.jump_again::<V, S>(going_on[1], b, jumps);
        second.jump_again::<V, S>(going_on[2], c, jumps);
        second.jump_again::<V, S>(going_on[3], d, jumps);
        let singles = match const { V::RULES.precedence } {
            Precedence::MostPieces => 0,
            Precedence::Free | Precedence::KingFirst => count_four([
                landed[0] & !going_on[0],
                landed[1] & !going_on[1],
                landed[2] & !going_on[2],
                landed[3] & !going_on[3],
            ]),
        };
        (second.further == 0).then_some(singles + second.count)
    }
}

/// Where the men land that jump this way.
#[inline(always)]
fn lands<V: Variant>(men: u64, jumps: [u64; 4], direction: Direction) -> u64 {
    let jumpers = men & jumps[direction as usize];
    step::<V>(step::<V>(jumpers, direction), direction)
}

/// Second jumps counted, and the squares from which a third may follow.
struct Second {
    count: u64,
    further: u64,
}

impl Second {
    /// The second jumps of the men on `at` that came this way. Neither the piece taken first nor
    /// the square left can matter to a second or third jump: they lie too far off.
    #[inline(always)]
    fn jump_again<V: Variant, S: Side>(&mut self, at: u64, came: Direction, jumps: [u64; 4]) {
        if at == 0 {
            return;
        }
        let [left, right] = came.across();
        let mut again = |direction: Direction| {
            let landed = lands::<V>(at, jumps, direction);
            self.count += u64::from(landed.count_ones());
            self.further |= landed & may_go_on::<V, S>(jumps, direction);
        };
        again(came);
        again(left);
        again(right);
    }
}

/// Squares from which a man that jumped this way may have another jump. Its origin, now free, is
/// never where the second jump ends, and the piece it took lies behind it.
#[inline(always)]
fn may_go_on<V: Variant, S: Side>(jumps: [u64; 4], came: Direction) -> u64 {
    let [left, right] = came.across();
    let further = jumps[came as usize] | jumps[left as usize] | jumps[right as usize];
    match const { V::RULES.crowning } {
        Crowning::WhenItStops => further,
        Crowning::AtOnce => further | crown_row::<V, S>(),
        Crowning::EndsTheCapture => further & !crown_row::<V, S>(),
    }
}

/// One who is told of captures: each order of one move may come.
trait Sink<B: Board> {
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

/// Captures counted; only those long enough to come in two orders are kept.
struct Tally<B: Board> {
    count: u64,
    long: MoveList<B>,
}

impl<B: Board> Sink<B> for Tally<B> {
    #[inline(always)]
    fn clear(&mut self) {
        self.count = 0;
        self.long.truncate(0);
    }

    #[inline(always)]
    fn add(&mut self, m: Move<B>, pieces: u32) {
        if pieces < FEWEST_IN_TWO_ORDERS {
            self.count += 1;
        } else if !self.long.contains(&m) {
            self.count += 1;
            self.long.push(m);
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
fn quiet<B: Board>(from: u64, to: u64) -> Move<B> {
    Move {
        from: Square::from_bit(from.trailing_zeros() as u8),
        to: Square::from_bit(to.trailing_zeros() as u8),
        captured: SquareSet::EMPTY,
    }
}

/// How many bits four words have together. They seldom share one, and then one count serves all:
/// without a machine instruction for it, counting is the dearest step of the last ply.
#[inline(always)]
fn count_four([a, b, c, d]: [u64; 4]) -> u64 {
    let (ab, cd) = (a ^ b, c ^ d);
    let shared = (a & b) | (c & d) | (ab & cd);
    let once = u64::from((ab ^ cd).count_ones());
    match shared {
        0 => once,
        _ => u64::from(a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()),
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
