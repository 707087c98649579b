//! Distances beside the verdicts: how each differs from the last of the same verdict.

use super::{BLOCK, verdict};
use crate::coder::{Counts, Model, Reader, Writer};
use crate::value::{Code, Verdict};

/// A difference too large for a symbol of its own; the distance follows plainly.
const ESCAPE: usize = SYMBOLS - 1;
pub(crate) const SYMBOLS: usize = 64;
pub(crate) const CONTEXTS: usize = 2 * STEPS * (SLOPES + 1);
const STEPS: usize = 4;
/// How far the distance a stride before lies from the last one, from four less to four more.
const SLOPES: usize = 9;
/// Bits of a distance written plainly.
const PLAIN: u32 = 14;
/// No distance is longer.
const LONGEST: u16 = (1 << PLAIN) - 1;

/// What has been seen of a block so far.
struct Trail<'a> {
    verdicts: &'a [u8],
    /// Moves of the winner; 0 for draws.
    moves: Vec<u16>,
    stride: usize,
    last: [u16; 2],
    step: usize,
}

impl<'a> Trail<'a> {
    fn new(verdicts: &'a [u8], stride: usize) -> Trail<'a> {
        Trail {
            verdicts,
            moves: Vec::with_capacity(verdicts.len()),
            stride,
            last: [0; 2],
            step: 0,
        }
    }

    /// The next decided place: its side and its context. Draws before it are passed.
    fn decided(&mut self) -> Option<(usize, usize)> {
        loop {
            let place = self.moves.len();
            let side = match verdict(*self.verdicts.get(place)?) {
                Verdict::Win => 0,
                Verdict::Loss => 1,
                Verdict::Draw => {
                    self.moves.push(0);
                    continue;
                }
            };
            return Some((side, self.context(place, side)));
        }
    }

    fn context(&self, place: usize, side: usize) -> usize {
        let far = place.checked_sub(self.stride);
        let far = far.filter(|far| self.stride > 1 && self.verdicts[*far] == self.verdicts[place]);
        let slope = far.map_or(SLOPES, |far| {
            let ahead = i32::from(self.moves[far]) - i32::from(self.last[side]);
            (ahead.clamp(-4, 4) + 4) as usize
        });
        (side * STEPS + self.step) * (SLOPES + 1) + slope
    }

    /// The symbol of a distance at the next place.
    fn symbol(&self, side: usize, moves: u16) -> usize {
        let ahead = i32::from(moves) - i32::from(self.last[side]);
        let folded = (ahead << 1) ^ (ahead >> 31);
        (folded as usize).min(ESCAPE)
    }

    /// The distance that a symbol other than `ESCAPE` stands for.
    fn moves(&self, side: usize, symbol: usize) -> u16 {
        let folded = symbol as i32;
        let ahead = (folded >> 1) ^ -(folded & 1);
        (i32::from(self.last[side]) + ahead).clamp(0, LONGEST.into()) as u16
    }

    fn push(&mut self, side: usize, symbol: usize, moves: u16) {
        self.last[side] = moves;
        self.step = match symbol {
            0 => 0,
            1..=2 => 1,
            3..=8 => 2,
            _ => 3,
        };
        self.moves.push(moves);
    }
}

/// Goes over a class block by block: context, symbol and distance of each decided place. What is left out is `fill`ed.
fn go_over(
    codes: &[u16],
    verdicts: &[u8],
    stride: usize,
    fill: impl Fn(usize) -> usize,
    mut see: impl FnMut(usize, usize, bool),
) {
    for (codes, verdicts) in codes.chunks(BLOCK).zip(verdicts.chunks(BLOCK)) {
        go_over_block(
            codes,
            verdicts,
            stride,
            &fill,
            |context, symbol, _, known| {
                see(context, symbol, known);
            },
        );
    }
}

fn go_over_block(
    codes: &[u16],
    verdicts: &[u8],
    stride: usize,
    fill: impl Fn(usize) -> usize,
    mut see: impl FnMut(usize, usize, u16, bool),
) {
    let mut trail = Trail::new(verdicts, stride);
    while let Some((side, context)) = trail.decided() {
        let code = Code(codes[trail.moves.len()]);
        let is_known = code != Code::LEFT_OUT;
        let (symbol, moves) = if is_known {
            let moves = code.moves().min(LONGEST);
            (trail.symbol(side, moves), moves)
        } else {
            let symbol = fill(context);
            (symbol, trail.moves(side, symbol))
        };
        see(context, symbol, moves, is_known);
        trail.push(side, symbol, moves);
    }
}

/// A packer of the distances of one class.
#[derive(Debug)]
pub(crate) struct Packer {
    /// By what is left out filled.
    guess: Model,
    pub(crate) model: Model,
    stride: usize,
}

impl Packer {
    pub(crate) fn new(codes: &[u16], verdicts: &[u8], stride: usize) -> Packer {
        let mut first = Counts::new(CONTEXTS, SYMBOLS);
        go_over(
            codes,
            verdicts,
            stride,
            |_| 0,
            |context, symbol, is_known| {
                if is_known {
                    first.see(context, symbol);
                }
            },
        );
        let guess = first.model();
        let mut counts = Counts::new(CONTEXTS, SYMBOLS);
        let fill = |context| likely(&guess, context);
        go_over(codes, verdicts, stride, fill, |context, symbol, _| {
            counts.see(context, symbol);
        });
        Packer {
            guess,
            model: counts.model(),
            stride,
        }
    }

    /// A block as bytes.
    pub(crate) fn pack(&self, codes: &[u16], verdicts: &[u8]) -> Vec<u8> {
        let mut written = Vec::new();
        let fill = |context| likely(&self.guess, context);
        go_over_block(
            codes,
            verdicts,
            self.stride,
            fill,
            |context, symbol, moves, _| {
                written.push((context, symbol, moves));
            },
        );
        let mut writer = Writer::new();
        for (context, symbol, moves) in written.into_iter().rev() {
            if symbol == ESCAPE {
                writer.put_plain(moves, PLAIN);
            }
            writer.put(&self.model, context, symbol);
        }
        writer.finish()
    }
}

/// The symbol that costs least, if it is a difference.
fn likely(model: &Model, context: usize) -> usize {
    let symbol = model.likeliest(context).unwrap_or(0);
    if symbol == ESCAPE { 0 } else { symbol }
}

/// The distances of a block, by its verdicts.
pub(crate) fn unpack(bytes: &[u8], model: &Model, verdicts: &[u8], stride: usize) -> Vec<u16> {
    let mut reader = Reader::new(bytes);
    let mut trail = Trail::new(verdicts, stride);
    while let Some((side, context)) = trail.decided() {
        let symbol = reader.get(model, context);
        let moves = match symbol {
            ESCAPE => reader.get_plain(PLAIN),
            symbol => trail.moves(side, symbol),
        };
        trail.push(side, symbol, moves);
    }
    trail.moves
}
