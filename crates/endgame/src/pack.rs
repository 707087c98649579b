//! A class in few bits: blocks of verdicts, and blocks of distances beside them.
//!
//! Each verdict is guessed from those near it in the order of the index. Where the side to move must capture, whoever
//! asks plays the capture instead, so any verdict will do there: we take the one that costs least.

pub(crate) mod distances;

use crate::coder::{Counts, Model, Reader, Writer};
use crate::value::{Code, Verdict};

/// Placings in a block; each block is read without the others.
pub(crate) const BLOCK: usize = 4096;

/// Verdicts as symbols.
const VERDICTS: [Verdict; 3] = [Verdict::Draw, Verdict::Win, Verdict::Loss];
/// A neighbour outside the block.
const NONE: usize = 3;
pub(crate) const VERDICT_CONTEXTS: usize = 4 * 4 * 4 * 4;
pub(crate) const VERDICT_SYMBOLS: usize = 3;

const fn symbol(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Draw => 0,
        Verdict::Win => 1,
        Verdict::Loss => 2,
    }
}

/// The verdict of a symbol.
pub(crate) fn verdict(symbol: u8) -> Verdict {
    VERDICTS[usize::from(symbol) % VERDICTS.len()]
}

/// What stands near a place of a block: the two before it, the one a stride before and the one after that.
#[inline]
fn verdict_context(block: &[u8], place: usize, stride: usize) -> usize {
    let at = |back: usize| match place.checked_sub(back) {
        Some(place) => usize::from(block[place]),
        None => NONE,
    };
    let near = at(1) * 4 + at(2);
    let far = match stride {
        0..=2 => NONE * 4 + at(3),
        stride => at(stride) * 4 + at(stride - 1),
    };
    near * 16 + far
}

/// The verdicts of a class as symbols, chosen freely where the code is left out.
pub(crate) fn verdicts(codes: &[u16], stride: usize) -> (Vec<u8>, Model) {
    let mut symbols: Vec<u8> = codes
        .iter()
        .map(|code| match Code(*code) {
            Code::LEFT_OUT => u8::MAX,
            code => symbol(code.value().verdict()),
        })
        .collect();
    // First as if what is left out were as the one before it.
    let mut first = Counts::new(VERDICT_CONTEXTS, VERDICT_SYMBOLS);
    let mut copy = symbols.clone();
    for (block, filled) in symbols.chunks(BLOCK).zip(copy.chunks_mut(BLOCK)) {
        for place in 0..block.len() {
            if block[place] == u8::MAX {
                filled[place] = place.checked_sub(1).map_or(0, |before| filled[before]);
            } else {
                first.see(
                    verdict_context(filled, place, stride),
                    usize::from(filled[place]),
                );
            }
        }
    }
    let guess = first.model();
    // Then as is likeliest there.
    let mut counts = Counts::new(VERDICT_CONTEXTS, VERDICT_SYMBOLS);
    for block in symbols.chunks_mut(BLOCK) {
        for place in 0..block.len() {
            let context = verdict_context(block, place, stride);
            if block[place] == u8::MAX {
                let before = place.checked_sub(1).map_or(0, |before| block[before]);
                block[place] = guess
                    .likeliest(context)
                    .map_or(before, |symbol| symbol as u8);
            }
            counts.see(context, usize::from(block[place]));
        }
    }
    (symbols, counts.model())
}

/// A block of symbols as bytes.
pub(crate) fn pack_verdicts(block: &[u8], model: &Model, stride: usize) -> Vec<u8> {
    let mut writer = Writer::new();
    for place in (0..block.len()).rev() {
        let context = verdict_context(block, place, stride);
        writer.put(model, context, usize::from(block[place]));
    }
    writer.finish()
}

/// The symbols of a block of so many.
pub(crate) fn unpack_verdicts(bytes: &[u8], model: &Model, stride: usize, len: usize) -> Vec<u8> {
    let mut reader = Reader::new(bytes);
    let mut block = vec![0; len];
    for place in 0..len {
        let context = verdict_context(&block, place, stride);
        block[place] = reader.get(model, context) as u8;
    }
    block
}
