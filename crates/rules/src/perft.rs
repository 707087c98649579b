//! Counting sequences of moves; the last ply is counted without listing it.

use multiversion::{inherit_target, multiversion};

use crate::Color;
use crate::board::Board;
use crate::capture::{FEWEST_IN_TWO_ORDERS, FirstJumps, Sink, lands, may_go_on};
use crate::generate::{Black, Scene, Side, White, after, crown_row, on_each, step};
use crate::moves::{Move, MoveList};
use crate::position::Position;
use crate::table::{Crowning, Precedence};
use crate::variants::Variant;

pub(crate) fn perft<V: Variant>(position: &Position<V>, depth: u32) -> u64 {
    let Position { pieces, kings, .. } = *position;
    match (depth, position.turn) {
        (0, _) => 1,
        (_, Color::White) => count::<V, White>(pieces.white, pieces.black, kings, depth),
        (_, Color::Black) => count::<V, Black>(pieces.black, pieces.white, kings, depth),
    }
}

/// The count below a position, compiled twice: for any processor and for one that counts bits by
/// an instruction; the choice is made when it runs. What is called here and not written out in
/// place stands inside, so that it is compiled with its caller.
#[multiversion(targets("x86_64+bmi1+bmi2+lzcnt+popcnt"))]
fn count<V: Variant, S: Side>(us: u64, them: u64, kings: u64, depth: u32) -> u64 {
    /// A position is given as three words, which stay in registers.
    #[inherit_target]
    fn below<V: Variant, S: Side>(us: u64, them: u64, kings: u64, depth: u32) -> u64 {
        let mut nodes = 0;
        match depth {
            1 => nodes = last::<V, S>(us, them, kings),
            2 => visit::<V, S>(us, them, kings, |us, them, kings| {
                nodes += leaves::<V, S::Other>(
                    [them, us, kings],
                    |[us, them, kings]| with_kings::<V, S::Other>(us, them, kings),
                    |position, jumps| long_captures::<V, S::Other>(position, jumps),
                );
            }),
            _ => visit::<V, S>(us, them, kings, |us, them, kings| {
                nodes += below::<V, S::Other>(them, us, kings, depth - 1);
            }),
        }
        nodes
    }

    #[inherit_target]
    #[inline(never)]
    fn last<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
        leaves::<V, S>(
            [us, them, kings],
            |[us, them, kings]| with_kings::<V, S>(us, them, kings),
            |position, jumps| long_captures::<V, S>(position, jumps),
        )
    }

    #[inherit_target]
    #[inline(never)]
    fn with_kings<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
        let quiet = Scene::<V, S>::of(us, them, kings).count_quiet_with_kings();
        quiet.unwrap_or_else(|| listed::<V, S>(us, them, kings))
    }

    #[inherit_target]
    fn long_captures<V: Variant, S: Side>(position: [u64; 3], jumps: [u64; 4]) -> u64 {
        let ([us, them, kings], [a, b, c, d]) = (position, jumps);
        match double_captures::<V, S>(us, a, b, c, d) {
            LONGER => listed::<V, S>(us, them, kings),
            count => count,
        }
    }

    /// Five words, which stay in registers.
    #[inherit_target]
    #[inline(never)]
    fn double_captures<V: Variant, S: Side>(men: u64, a: u64, b: u64, c: u64, d: u64) -> u64 {
        let first = FirstJumps::new::<V, S>(men, [a, b, c, d]);
        first.count_double_captures::<V, S>().unwrap_or(LONGER)
    }

    #[inherit_target]
    #[inline(never)]
    fn listed<V: Variant, S: Side>(us: u64, them: u64, kings: u64) -> u64 {
        let mut tally = Tally {
            count: 0,
            long: MoveList::new(),
        };
        Scene::<V, S>::of(us, them, kings).captures(&mut tally);
        tally.count
    }

    below::<V, S>(us, them, kings, depth)
}

/// What `double_captures` says where it cannot count them.
const LONGER: u64 = u64::MAX;

/// Shows our pieces, theirs and the kings of both after each legal move; only captures of several
/// pieces or by kings are listed first.
#[inline(always)]
fn visit<V: Variant, S: Side>(us: u64, them: u64, kings: u64, mut see: impl FnMut(u64, u64, u64)) {
    let scene = Scene::<V, S>::of(us, them, kings);
    let jumps = scene.jumps_from();
    let crown_row = crown_row::<V, S>();
    if scene.men & (jumps[0] | jumps[1] | jumps[2] | jumps[3]) == 0 && !scene.king_has_capture() {
        scene.quiet_men(|from, to| see(us ^ (from | to), them, kings | to & crown_row));
        scene.quiet_kings(|from, to| see(us ^ (from | to), them, kings ^ (from | to)));
        return;
    }
    if scene.kings == 0 {
        let first = FirstJumps::new::<V, S>(scene.men, jumps);
        if !first.some_go_on() {
            return first.visit::<V>(|from, over, to| {
                see(
                    us ^ (from | to),
                    them ^ over,
                    kings & !over | to & crown_row,
                );
            });
        }
    }
    let mut moves = MoveList::new();
    scene.captures(&mut moves);
    for m in &moves {
        let (us, them, kings) = after::<V, S>(us, them, kings, *m);
        see(us, them, kings);
    }
}

/// The last ply: how many legal moves there are, without listing them where no capture goes on.
/// The common case, men without a capture, is kept free of everything else; two others are asked.
#[inline(always)]
fn leaves<V: Variant, S: Side>(
    position: [u64; 3],
    with_kings: impl Fn([u64; 3]) -> u64,
    long_captures: impl Fn([u64; 3], [u64; 4]) -> u64,
) -> u64 {
    let [us, them, kings] = position;
    if us & kings != 0 {
        return with_kings(position);
    }
    let scene = Scene::<V, S>::of(us, them, kings);
    let jumps = scene.jumps_from();
    if us & (jumps[0] | jumps[1] | jumps[2] | jumps[3]) == 0 {
        return scene.count_quiet_men();
    }
    let first = FirstJumps::new::<V, S>(us, jumps);
    match first.some_go_on() {
        false => count_four(first.landed),
        true => long_captures(position, jumps),
    }
}

impl<V: Variant, S: Side> Scene<V, S> {
    /// Quiet moves of men and kings, or none if there is a capture.
    #[inline(always)]
    fn count_quiet_with_kings(&self) -> Option<u64> {
        let [a, b, c, d] = self.jumps_from();
        if self.men & (a | b | c | d) != 0 {
            return None;
        }
        let mut count = self.count_quiet_men();
        let mut kings = self.kings;
        while kings != 0 {
            let bit = kings.trailing_zeros() as u8;
            kings &= kings - 1;
            let mut reach = 0;
            let mut landing = 0;
            on_each(|direction| {
                let (free, blocker) = self.look(bit, direction, !self.empty);
                landing |= step::<V>(blocker & self.them, direction) & self.empty;
                reach |= free;
            });
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
}

impl FirstJumps {
    /// Whether some man may go on after its first jump.
    #[inline(always)]
    fn some_go_on(&self) -> bool {
        self.going_on != 0
    }

    /// Shows every first jump as origin, captured square and end.
    #[inline(always)]
    fn visit<V: Variant>(&self, mut see: impl FnMut(u64, u64, u64)) {
        on_each(|direction| {
            let back = direction.reverse();
            let mut landed = self.landed[direction as usize];
            while landed != 0 {
                let to = landed & landed.wrapping_neg();
                landed ^= to;
                let over = step::<V>(to, back);
                see(step::<V>(over, back), over, to);
            }
        });
    }

    /// Captures of men, some of two pieces; none if one may take a third, or be crowned and go on.
    #[inline(always)]
    fn count_double_captures<V: Variant, S: Side>(&self) -> Option<u64> {
        let FirstJumps {
            jumps,
            landed,
            going_on,
        } = *self;
        if const { matches!(V::RULES.crowning, Crowning::AtOnce) }
            && going_on & crown_row::<V, S>() != 0
        {
            return None;
        }
        if shared(landed) & going_on != 0 {
            return None;
        }
        let (mut count, mut further) = (0, 0);
        on_each(|direction| {
            let landed = lands::<V>(going_on, jumps, direction);
            count += u64::from(landed.count_ones());
            further |= landed & may_go_on::<V, S>(jumps, direction);
        });
        let singles = match const { V::RULES.precedence } {
            Precedence::MostPieces => 0,
            Precedence::Free | Precedence::KingFirst => count_four([
                landed[0] & !going_on,
                landed[1] & !going_on,
                landed[2] & !going_on,
                landed[3] & !going_on,
            ]),
        };
        (further == 0).then_some(singles + count)
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

/// How many bits four words have together. They seldom share one, and then one count serves all:
/// without a machine instruction for it, counting is the dearest step of the last ply.
#[inline(always)]
fn count_four(words: [u64; 4]) -> u64 {
    let [a, b, c, d] = words;
    match shared(words) {
        0 => u64::from((a | b | c | d).count_ones()),
        _ => u64::from(a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()),
    }
}

/// The bits that two or more of the words have.
#[inline(always)]
fn shared([a, b, c, d]: [u64; 4]) -> u64 {
    (a & b) | (c & d) | ((a | b) & (c | d))
}
