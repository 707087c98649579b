//! What was learnt: a short vector for each sight of each window, and a small network behind their sum.

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use multiversion::multiversion;
use rules::{Board, Color, Square, Variant};

use super::learnt::learnt_as;
use super::patterns::{SIGHTS, WINDOWS};

/// Numbers in the vector of a sight.
const WIDTH: usize = 16;
/// Numbers in the layer behind the sum.
const HIDDEN: usize = 16;
/// Stages of the game, by the number of pieces on the board.
const STAGES: usize = 8;
/// What 1 is in the vectors.
const ONE: i32 = 128;
/// What 1 is in the weights behind them.
const FINE: i32 = 256;

const MAGIC: &[u8; 8] = b"PEATEE-2";
const HEAD: usize = 32;
/// More than the numbers of any weight file.
const LONGEST: usize = 1 << 24;

type Row = [i16; WIDTH];

/// The layers behind the sum, for one stage of the game.
#[derive(Clone, Debug)]
struct Stage {
    /// By input, so that all outputs are counted side by side.
    hidden: [[i32; HIDDEN]; WIDTH],
    hidden_bias: [i32; HIDDEN],
    out: [i32; HIDDEN],
    past: [i32; WIDTH],
    out_bias: i32,
}

/// The weights of one rule set, as a weight file holds them.
#[derive(Debug)]
pub struct Weights {
    sights: Vec<[i8; WIDTH]>,
    /// By viewer, whose king, and bit.
    kings: Vec<Row>,
    bias: Row,
    stages: Vec<Stage>,
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
    /// Reads a weight file: what it is, for which rule set, a checksum, then the numbers, compressed.
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
        let body =
            decompress_to_vec_zlib_with_limit(body, LONGEST).map_err(|_| NotWeights::Damaged)?;
        if checksum(&body).to_le_bytes() != head[24..32] {
            return Err(NotWeights::Damaged);
        }
        let mut numbers = Numbers(&body);
        let weights = Weights::from_numbers::<V::Board>(&mut numbers);
        weights
            .filter(|_| numbers.0.is_empty())
            .ok_or(NotWeights::WrongLength)
    }

    fn from_numbers<B: Board>(numbers: &mut Numbers<'_>) -> Option<Weights> {
        let mut sights = Vec::with_capacity(WINDOWS * SIGHTS);
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
            stages.push(Stage::from_numbers(numbers)?);
        }
        let man = numbers.long()?;
        Some(Weights {
            sights,
            kings,
            bias,
            stages,
            man,
        })
    }

    /// The judgement in hundredths of a man for the viewer, whose turn it is.
    #[inline]
    pub(crate) fn judge<V: Variant>(
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
        let out = forward(
            &self.sights,
            sights,
            sum,
            &self.stages[stage.min(STAGES - 1)],
        );
        (i64::from(out) * i64::from(self.man) / i64::from(ONE * FINE)) as i32
    }
}

#[inline(always)]
fn king(viewer: Color, whose: usize, bit: u8) -> usize {
    ((viewer as usize * 2 + whose) * 64 + usize::from(bit)) & 255
}

/// Adds the vectors of all sights and goes through the layers. Compiled twice, for any processor and
/// for one with wide registers; whole numbers, so that both say the same.
#[multiversion(targets("x86_64+avx2"))]
fn forward(table: &[[i8; WIDTH]], sights: &[u16; WINDOWS], mut sum: Row, stage: &Stage) -> i32 {
    for (window, sight) in sights.iter().enumerate() {
        let row = &table[window * SIGHTS + usize::from(*sight)];
        for (sum, weight) in sum.iter_mut().zip(row) {
            *sum = sum.wrapping_add(i16::from(*weight));
        }
    }
    let mut hidden = stage.hidden_bias;
    for (sum, weights) in sum.iter().zip(&stage.hidden) {
        let active = i32::from(*sum).clamp(0, 2 * ONE);
        for (hidden, weight) in hidden.iter_mut().zip(weights) {
            *hidden = hidden.wrapping_add(active.wrapping_mul(*weight));
        }
    }
    let mut out = stage.out_bias;
    for i in 0..HIDDEN {
        let active = (hidden[i] >> 8).clamp(0, 4 * ONE);
        let past = i32::from(sum[i]).wrapping_mul(stage.past[i]);
        out = out.wrapping_add(active.wrapping_mul(stage.out[i]).wrapping_add(past));
    }
    out
}

impl Stage {
    /// As the file has them, the hidden layer by output.
    fn from_numbers(numbers: &mut Numbers<'_>) -> Option<Stage> {
        let by_output: [[i16; WIDTH]; HIDDEN] = numbers.many(Numbers::shorts)?;
        let column = |input: usize| by_output.map(|row| i32::from(row[input]));
        Some(Stage {
            hidden: core::array::from_fn(column),
            hidden_bias: numbers.many(Numbers::long)?,
            out: numbers.shorts()?.map(i32::from),
            past: numbers.shorts()?.map(i32::from),
            out_bias: numbers.long()?,
        })
    }
}

/// FNV-1a over 64 bits: finds a damaged file.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
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
