//! Rows of bits.

/// A table of bits.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    words: usize,
    bits: Vec<u64>,
}

impl Bits {
    pub(super) fn new(rows: usize, columns: usize) -> Bits {
        let words = columns.div_ceil(64);
        Bits {
            words,
            bits: vec![0; words * rows],
        }
    }

    #[inline]
    pub(super) fn has(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 != 0
    }

    pub(super) fn set(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..(row + 1) * self.words]
    }

    pub(super) fn copy_row(&mut self, row: usize, from: &[u64]) {
        self.bits[row * self.words..(row + 1) * self.words].copy_from_slice(from);
    }
}
