//! What the processor can do and the language does not write by itself. Nothing else in this crate is
//! `unsafe`, and all that is counted here has a twin in plain code that counts the same.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use core::arch::x86_64::*;

/// Shorts in a register.
const LANES: usize = 16;
/// Numbers in the vector of a sight: so many that they fill registers.
pub(crate) const WIDTH: usize = LANES;
/// Numbers in the layer behind the sum.
pub(crate) const HIDDEN: usize = LANES;
/// What 1 is in the vectors.
pub(crate) const ONE: i32 = 128;

/// The least page of memory that there is; advice begins with a whole one.
#[cfg(target_os = "linux")]
const PAGE: usize = 4096;

/// A vector of a sight, and a sum of such vectors.
pub(crate) type Row = [i8; WIDTH];
pub(crate) type Sum = [i16; WIDTH];

/// The layers behind the sum, for one stage of the game.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Layers {
    /// By two inputs, output, and which of the two.
    pub(crate) hidden: [[[i16; 2]; HIDDEN]; WIDTH / 2],
    pub(crate) hidden_bias: [i32; HIDDEN],
    pub(crate) out: [i16; HIDDEN],
    pub(crate) past: [i16; WIDTH],
    pub(crate) out_bias: i32,
}

/// Asks for the memory at a place before it is needed, without waiting for it.
#[inline(always)]
pub(crate) fn fetch<T>(place: &T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: every x86-64 has the instruction, which reads nothing and cannot fault.
    unsafe {
        _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(place).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    core::hint::black_box(place);
}

/// Asks for large pages of memory where the room of a vector lies, before anything is written there: numbers that are
/// looked up at random wait longer for the address than for themselves otherwise.
pub(crate) fn large_pages<T>(empty: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        let room = empty.spare_capacity_mut();
        let (begin, end) = (room.as_ptr().addr(), room.as_ptr_range().end.addr());
        let first = begin.next_multiple_of(PAGE);
        if end > first {
            // SAFETY: the range lies in room that belongs to the vector, and advice changes nothing that is kept in it.
            unsafe {
                libc::madvise(
                    room.as_mut_ptr().byte_add(first - begin).cast(),
                    end - first,
                    libc::MADV_HUGEPAGE,
                );
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    core::hint::black_box(empty);
}

/// Adds the rows to the sum and goes through the layers.
#[inline(always)]
pub(crate) fn forward<'a>(rows: impl Iterator<Item = &'a Row>, sum: Sum, layers: &Layers) -> i32 {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the processor has just said that it can.
        return unsafe { forward_wide(rows, sum, layers) };
    }
    forward_plain(rows, sum, layers)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn forward_wide<'a>(rows: impl Iterator<Item = &'a Row>, sum: Sum, layers: &Layers) -> i32 {
    let mut sums = [_mm256_setzero_si256(); WIDTH / LANES];
    for (place, part) in sums.iter_mut().zip(sum.as_chunks().0) {
        *place = load(part);
    }
    for row in rows {
        for (sum, part) in sums.iter_mut().zip(row.as_chunks::<LANES>().0) {
            // SAFETY: the part of a row is as long as the register.
            let part = unsafe { _mm_loadu_si128(part.as_ptr().cast()) };
            *sum = _mm256_add_epi16(*sum, _mm256_cvtepi8_epi16(part));
        }
    }
    let none = _mm256_setzero_si256();
    let [mut first, mut second] = halves(&layers.hidden_bias);
    let mut out = none;
    let weights = layers.hidden.as_chunks::<{ LANES / 2 }>().0;
    let past = layers.past.as_chunks::<LANES>().0;
    for ((sum, weights), past) in sums.into_iter().zip(weights).zip(past) {
        out = _mm256_add_epi32(out, _mm256_madd_epi16(sum, load(past)));
        let active = _mm256_max_epi16(sum, none);
        let active = _mm256_min_epi16(active, _mm256_set1_epi16(2 * ONE as i16));
        for (pair, weights) in pairs(active).into_iter().zip(weights) {
            let [left, right] = halves(weights);
            first = _mm256_add_epi32(first, _mm256_madd_epi16(pair, left));
            second = _mm256_add_epi32(second, _mm256_madd_epi16(pair, right));
        }
    }
    let hidden = _mm256_packs_epi32(
        _mm256_srai_epi32::<8>(first),
        _mm256_srai_epi32::<8>(second),
    );
    let hidden = _mm256_permute4x64_epi64::<0b11_01_10_00>(hidden);
    let most = _mm256_set1_epi16(4 * ONE as i16);
    let hidden = _mm256_min_epi16(_mm256_max_epi16(hidden, none), most);
    out = _mm256_add_epi32(out, _mm256_madd_epi16(hidden, load(&layers.out)));
    layers.out_bias.wrapping_add(total(out))
}

/// Each two of sixteen shorts, as often as a register holds them.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn pairs(shorts: __m256i) -> [__m256i; LANES / 2] {
    let low = _mm256_permute2x128_si256::<0x00>(shorts, shorts);
    let high = _mm256_permute2x128_si256::<0x11>(shorts, shorts);
    [
        _mm256_shuffle_epi32::<0x00>(low),
        _mm256_shuffle_epi32::<0x55>(low),
        _mm256_shuffle_epi32::<0xAA>(low),
        _mm256_shuffle_epi32::<0xFF>(low),
        _mm256_shuffle_epi32::<0x00>(high),
        _mm256_shuffle_epi32::<0x55>(high),
        _mm256_shuffle_epi32::<0xAA>(high),
        _mm256_shuffle_epi32::<0xFF>(high),
    ]
}

/// The sum of eight words.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn total(words: __m256i) -> i32 {
    let four = _mm_add_epi32(
        _mm256_castsi256_si128(words),
        _mm256_extracti128_si256::<1>(words),
    );
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b01_00_11_10>(four));
    let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b10_11_00_01>(two));
    _mm_cvtsi128_si32(one)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn load(numbers: &[i16; LANES]) -> __m256i {
    // SAFETY: sixteen shorts are as long as the register.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

/// Sixteen words of four bytes, eight in each register.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn halves<T: Copy>(words: &[T; LANES]) -> [__m256i; 2] {
    const { assert!(size_of::<T>() == 4) };
    let place: *const __m256i = words.as_ptr().cast();
    // SAFETY: sixteen words are as long as two registers.
    unsafe { [_mm256_loadu_si256(place), _mm256_loadu_si256(place.add(1))] }
}

/// The same on any processor.
fn forward_plain<'a>(rows: impl Iterator<Item = &'a Row>, mut sum: Sum, layers: &Layers) -> i32 {
    for row in rows {
        for (sum, weight) in sum.iter_mut().zip(row) {
            *sum = sum.wrapping_add(i16::from(*weight));
        }
    }
    let active = sum.map(|sum| i32::from(sum).clamp(0, 2 * ONE));
    let mut hidden = layers.hidden_bias;
    for (pair, weights) in active.as_chunks::<2>().0.iter().zip(&layers.hidden) {
        for (hidden, weights) in hidden.iter_mut().zip(weights) {
            let [first, second] = weights.map(i32::from);
            *hidden = hidden.wrapping_add(pair[0] * first + pair[1] * second);
        }
    }
    let mut out = layers.out_bias;
    for (hidden, weight) in hidden.iter().zip(&layers.out) {
        let active = (hidden >> 8).clamp(0, 4 * ONE);
        out = out.wrapping_add(active * i32::from(*weight));
    }
    for (sum, weight) in sum.iter().zip(&layers.past) {
        out = out.wrapping_add(i32::from(*sum) * i32::from(*weight));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that follow from one another and look like chance.
    fn dice() -> impl FnMut() -> i32 {
        let mut seed = 7_u64;
        move || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as i32
        }
    }

    #[test]
    fn registers_and_plain_code_say_the_same() {
        let mut roll = dice();
        for range in [100, 4_000, 65_536] {
            for _ in 0..2_000 {
                let mut short = || (roll() % range - range / 2) as i16;
                let layers = Layers {
                    hidden: core::array::from_fn(|_| core::array::from_fn(|_| [short(), short()])),
                    hidden_bias: core::array::from_fn(|_| i32::from(short()) * 300),
                    out: core::array::from_fn(|_| short()),
                    past: core::array::from_fn(|_| short()),
                    out_bias: i32::from(short()) * 300,
                };
                let sum = core::array::from_fn(|_| short() / 4);
                let rows: [Row; 16] =
                    core::array::from_fn(|_| core::array::from_fn(|_| short() as i8));
                let plain = forward_plain(rows.iter(), sum, &layers);
                assert_eq!(forward(rows.iter(), sum, &layers), plain);
            }
        }
    }
}
