//! What was learnt: a short vector for each sight of each window, and a small network behind their sum.

use std::sync::Arc;

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use rules::{Board, Color, Square, Variant};

use super::learnt::{learnt, learnt_as};
use super::patterns::{SIGHTS, WINDOWS};
use crate::vector::{HIDDEN, Layers, ONE, Row, Sum, WIDTH, forward, large_pages};

/// Stages of the game, by the number of pieces on the board.
const STAGES: usize = 8;
/// What 1 is in the weights behind them.
const FINE: i32 = 256;

const MAGIC: &[u8; 8] = b"PEATEE-3";
const HEAD: usize = 36;
/// More than the numbers of any weight file.
const LONGEST: usize = 1 << 24;

/// The weights of one rule set, as a weight file holds them.
#[derive(Debug)]
pub struct Weights {
    generation: u32,
    sights: Vec<Row>,
    /// By viewer, whose king, and bit.
    kings: Vec<Sum>,
    bias: Sum,
    stages: Vec<Layers>,
    /// Hundredths of a man that make 1 at the end.
    man: i32,
}

/// Why bytes are no weights of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotWeights {
    /// They do not begin as a weight file of this version does.
    NotAWeightFile,
    /// They are of another rule set.
    OtherRules,
    /// There are fewer or more than there should be.
    WrongLength,
    /// The checksum differs.
    Damaged,
}

impl core::fmt::Display for NotWeights {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            NotWeights::NotAWeightFile => "not a weight file of this version",
            NotWeights::OtherRules => "the weights are of another rule set",
            NotWeights::WrongLength => "the weight file has the wrong length",
            NotWeights::Damaged => "the weight file is damaged: its checksum differs",
        })
    }
}

impl core::error::Error for NotWeights {}

impl Weights {
    /// The weights that come with the engine; none where nothing was learnt.
    pub fn built_in<V: Variant>() -> Option<Arc<Weights>> {
        learnt::<V>()
    }

    /// Which of the generations that learnt one from the other they are (`docs/training.md`).
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Reads a weight file: what it is, for which rule set, a checksum, the generation, then the numbers, compressed.
    ///
    /// # Errors
    /// When the bytes are no undamaged weight file of this rule set.
    pub fn read<V: Variant>(bytes: &[u8]) -> Result<Weights, NotWeights> {
        let (head, body) = bytes
            .split_at_checked(HEAD)
            .filter(|(head, _)| head.starts_with(MAGIC))
            .ok_or(NotWeights::NotAWeightFile)?;
        let name = learnt_as::<V>().as_bytes();
        if !head[8..24].starts_with(name) || head[8 + name.len()] != 0 {
            return Err(NotWeights::OtherRules);
        }
        let numbers =
            decompress_to_vec_zlib_with_limit(body, LONGEST).map_err(|_| NotWeights::Damaged)?;
        let generation = &head[32..];
        if checksum(generation.iter().chain(&numbers)).to_le_bytes() != head[24..32] {
            return Err(NotWeights::Damaged);
        }
        let generation = Numbers(generation)
            .bytes()
            .map(u32::from_le_bytes)
            .ok_or(NotWeights::NotAWeightFile)?;
        let mut numbers = Numbers(&numbers);
        let weights = Weights::from_numbers::<V::Board>(generation, &mut numbers);
        weights
            .filter(|_| numbers.0.is_empty())
            .ok_or(NotWeights::WrongLength)
    }

    fn from_numbers<B: Board>(generation: u32, numbers: &mut Numbers<'_>) -> Option<Weights> {
        let mut sights = Vec::with_capacity(WINDOWS * SIGHTS);
        large_pages(&mut sights);
        for _ in 0..WINDOWS * SIGHTS {
            sights.push(numbers.bytes::<WIDTH>()?.map(|byte| byte as i8));
        }
        let mut kings = vec![[0; WIDTH]; 4 * 64];
        for whose in 0..2 {
            for square in Square::<B>::all() {
                let row = numbers.shorts::<WIDTH>()?;
                kings[king(Color::White, whose, square.bit())] = row;
                kings[king(Color::Black, whose, square.turned().bit())] = row;
            }
        }
        let bias = numbers.shorts()?;
        let mut stages = Vec::with_capacity(STAGES);
        for _ in 0..STAGES {
            stages.push(layers(numbers)?);
        }
        let man = numbers.long()?;
        Some(Weights {
            generation,
            sights,
            kings,
            bias,
            stages,
            man,
        })
    }

    /// The evaluation in hundredths of a man for the viewer, whose turn it is.
    #[inline]
    pub(crate) fn evaluate<V: Variant>(
        &self,
        viewer: Color,
        sights: &[u16; WINDOWS],
        pieces: u32,
        own: impl Iterator<Item = u8>,
        other: impl Iterator<Item = u8>,
    ) -> i32 {
        let mut sum = self.bias;
        let places = own.map(|bit| king(viewer, 0, bit));
        for place in places.chain(other.map(|bit| king(viewer, 1, bit))) {
            for (sum, king) in sum.iter_mut().zip(&self.kings[place]) {
                *sum = sum.wrapping_add(*king);
            }
        }
        let most = 2 * u32::from(V::RULES.rows_of_men) * u32::from(V::Board::HALF);
        let stage = (pieces * STAGES as u32 / (most + 1)) as usize;
        let rows = sights.iter().enumerate();
        let rows = rows.map(|(window, sight)| &self.sights[window * SIGHTS + usize::from(*sight)]);
        let out = forward(rows, sum, &self.stages[stage.min(STAGES - 1)]);
        (i64::from(out) * i64::from(self.man) / i64::from(ONE * FINE)) as i32
    }
}

#[inline(always)]
fn king(viewer: Color, whose: usize, bit: u8) -> usize {
    ((viewer as usize * 2 + whose) * 64 + usize::from(bit)) & 255
}

/// As the file has them, the hidden layer by output.
fn layers(numbers: &mut Numbers<'_>) -> Option<Layers> {
    let by_output: [[i16; WIDTH]; HIDDEN] = numbers.many(Numbers::shorts)?;
    let two = |pair: usize| by_output.map(|row| [row[2 * pair], row[2 * pair + 1]]);
    Some(Layers {
        hidden: core::array::from_fn(two),
        hidden_bias: numbers.many(Numbers::long)?,
        out: numbers.shorts()?,
        past: numbers.shorts()?,
        out_bias: numbers.long()?,
    })
}

/// FNV-1a over 64 bits: finds a damaged file.
fn checksum<'a>(bytes: impl Iterator<Item = &'a u8>) -> u64 {
    bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Numbers read one after the other, lowest byte first.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*first)
    }

    fn long(&mut self) -> Option<i32> {
        Some(i32::from_le_bytes(self.bytes()?))
    }

    fn shorts<const N: usize>(&mut self) -> Option<[i16; N]> {
        self.many(|numbers| Some(i16::from_le_bytes(numbers.bytes()?)))
    }

    fn many<T: Copy + Default, const N: usize>(
        &mut self,
        read: impl Fn(&mut Self) -> Option<T>,
    ) -> Option<[T; N]>
    where
        [T; N]: Sized,
    {
        let mut all = [T::default(); N];
        for one in &mut all {
            *one = read(self)?;
        }
        Some(all)
    }
}
