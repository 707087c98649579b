//! Symbols as bits: the more likely a symbol is in its context, the fewer.
//!
//! The coder is a range variant of asymmetric numeral systems with fixed frequencies: what was written last is read
//! first, so a block is written backwards and read forwards.

/// Frequencies of a context add up to this many.
const TOTAL: u32 = 1 << TOTAL_BITS;
const TOTAL_BITS: u32 = 14;
/// The least state of the coder; below it a word is shifted in.
const LEAST: u32 = 1 << 16;

/// How likely each symbol is in each context.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Model {
    symbols: usize,
    /// For each context, where each symbol begins; then `TOTAL`. Contexts that never occur have none.
    starts: Vec<Vec<u16>>,
}

/// How often each symbol was seen in each context.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    symbols: usize,
    seen: Vec<u64>,
}

impl Counts {
    pub(crate) fn new(contexts: usize, symbols: usize) -> Counts {
        Counts {
            symbols,
            seen: vec![0; contexts * symbols],
        }
    }

    #[inline]
    pub(crate) fn see(&mut self, context: usize, symbol: usize) {
        self.seen[context * self.symbols + symbol] += 1;
    }

    pub(crate) fn model(&self) -> Model {
        let starts = self.seen.chunks(self.symbols).map(frequencies).map(starts);
        Model {
            symbols: self.symbols,
            starts: starts.collect(),
        }
    }
}

/// Counts scaled to add up to `TOTAL`, none that was seen becoming 0; empty if nothing was seen.
fn frequencies(seen: &[u64]) -> Vec<u32> {
    let total: u64 = seen.iter().sum();
    if total == 0 {
        return Vec::new();
    }
    let scaled = |count: u64| {
        let part = u128::from(count) * u128::from(TOTAL) / u128::from(total);
        (part as u32).max(u32::from(count > 0))
    };
    let mut frequencies: Vec<u32> = seen.iter().copied().map(scaled).collect();
    // Rounding is paid for by the most frequent, which can bear it.
    let sum: u32 = frequencies.iter().sum();
    if let Some(most) = frequencies.iter_mut().max() {
        *most = *most + TOTAL - sum;
    }
    frequencies
}

fn starts(frequencies: Vec<u32>) -> Vec<u16> {
    let mut start = 0;
    let mut starts = Vec::with_capacity(frequencies.len() + 1);
    if !frequencies.is_empty() {
        starts.push(0);
    }
    for frequency in frequencies {
        start += frequency;
        starts.push(start as u16);
    }
    starts
}

impl Model {
    /// Where a symbol begins and how wide it is; a width of 0 if it never occurs.
    #[inline]
    fn range(&self, context: usize, symbol: usize) -> (u32, u32) {
        match self.starts[context].get(symbol..symbol + 2) {
            Some(&[start, end]) => (u32::from(start), u32::from(end - start)),
            Some(_) | None => (0, 0),
        }
    }

    /// The symbol that costs least.
    pub(crate) fn likeliest(&self, context: usize) -> Option<usize> {
        let widths = self.starts[context]
            .windows(2)
            .map(|pair| pair[1] - pair[0]);
        let (symbol, _) = widths.enumerate().max_by_key(|(_, width)| *width)?;
        Some(symbol)
    }

    /// Whether the symbol can be written in this context.
    #[cfg(test)]
    fn has(&self, context: usize, symbol: usize) -> bool {
        self.range(context, symbol).1 > 0
    }

    /// The model as bytes: for each context its number of symbols up to the last that occurs, and their frequencies.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for starts in &self.starts {
            let widths: Vec<u16> = starts.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let used = widths.iter().rposition(|width| *width > 0);
            let used = used.map_or(0, |last| last + 1);
            bytes.push(used as u8);
            for width in &widths[..used] {
                bytes.extend(width.to_le_bytes());
            }
        }
        bytes
    }

    /// Reads a model of so many contexts and symbols; how many bytes it took. None if it is no model.
    pub(crate) fn from_bytes(
        bytes: &[u8],
        contexts: usize,
        symbols: usize,
    ) -> Option<(Model, usize)> {
        let mut rest = bytes;
        let mut all = Vec::with_capacity(contexts);
        for _ in 0..contexts {
            let (used, after) = rest.split_first()?;
            let used = usize::from(*used);
            let (widths, after) = after.split_at_checked(2 * used)?;
            rest = after;
            let widths = widths.as_chunks().0.iter().copied().map(u16::from_le_bytes);
            let mut widths: Vec<u32> = widths.map(u32::from).collect();
            let is_whole = widths.iter().sum::<u32>() == TOTAL && used <= symbols;
            if used > 0 && !is_whole {
                return None;
            }
            if used > 0 {
                widths.resize(symbols, 0);
            }
            all.push(starts(widths));
        }
        let model = Model {
            symbols,
            starts: all,
        };
        Some((model, bytes.len() - rest.len()))
    }
}

/// Writes symbols, the last one first.
#[derive(Debug)]
pub(crate) struct Writer {
    state: u64,
    /// The words shifted out, to be read from the last to the first.
    words: Vec<u16>,
}

impl Writer {
    pub(crate) fn new() -> Writer {
        Writer {
            state: u64::from(LEAST),
            words: Vec::new(),
        }
    }

    /// Writes a symbol that the model has in this context.
    #[inline]
    pub(crate) fn put(&mut self, model: &Model, context: usize, symbol: usize) {
        let (start, width) = model.range(context, symbol);
        self.put_range(start, width.max(1));
    }

    /// Writes a number of `bits` bits, 14 at most, whatever the model.
    pub(crate) fn put_plain(&mut self, number: u16, bits: u32) {
        let width = TOTAL >> bits;
        self.put_range(u32::from(number) * width, width);
    }

    #[inline]
    fn put_range(&mut self, start: u32, width: u32) {
        let (start, width) = (u64::from(start), u64::from(width));
        if self.state >= width << (32 - TOTAL_BITS) {
            self.words.push(self.state as u16);
            self.state >>= 16;
        }
        self.state = ((self.state / width) << TOTAL_BITS) + self.state % width + start;
    }

    /// What was written, ready to be read; nothing at all where every symbol was certain.
    pub(crate) fn finish(self) -> Vec<u8> {
        let state = self.state as u32;
        if state == LEAST && self.words.is_empty() {
            return Vec::new();
        }
        let words = self.words.iter().rev().flat_map(|word| word.to_le_bytes());
        state.to_le_bytes().into_iter().chain(words).collect()
    }
}

/// Reads symbols, the first one first. What ends too early is read as if zeros followed.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let (state, rest) = match bytes.split_first_chunk() {
            Some((state, rest)) => (u32::from_le_bytes(*state), rest),
            None => (LEAST, &[][..]),
        };
        Reader {
            state,
            words: rest.as_chunks().0.iter(),
        }
    }

    /// The next symbol; 0 in a context that has none.
    #[inline]
    pub(crate) fn get(&mut self, model: &Model, context: usize) -> usize {
        let starts = &model.starts[context];
        let slot = (self.state & (TOTAL - 1)) as u16;
        let mut symbol = 0;
        while let Some(&next) = starts.get(symbol + 1)
            && next <= slot
        {
            symbol += 1;
        }
        let (start, width) = model.range(context, symbol);
        self.shift(start, width);
        symbol
    }

    /// The next number of `bits` bits.
    pub(crate) fn get_plain(&mut self, bits: u32) -> u16 {
        let width = TOTAL >> bits;
        let number = (self.state & (TOTAL - 1)) / width;
        self.shift(number * width, width);
        number as u16
    }

    #[inline]
    fn shift(&mut self, start: u32, width: u32) {
        let slot = self.state & (TOTAL - 1);
        self.state = width
            .wrapping_mul(self.state >> TOTAL_BITS)
            .wrapping_add(slot)
            .wrapping_sub(start);
        if self.state < LEAST {
            let word = self
                .words
                .next()
                .map_or(0, |word| u16::from_le_bytes(*word));
            self.state = self.state << 16 | u32::from(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sequence without pattern from a seed.
    fn noise(seed: u64, below: u64) -> impl Iterator<Item = usize> {
        let mut state = seed;
        std::iter::repeat_with(move || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((state >> 33) % below) as usize
        })
    }

    #[test]
    fn what_was_written_is_read() {
        // Symbols skewed by the context before them.
        let symbols: Vec<usize> = noise(7, 1000)
            .take(5000)
            .map(|x| if x < 900 { 0 } else { x % 5 })
            .collect();
        let context = |i: usize| if i == 0 { 0 } else { symbols[i - 1] };
        let mut counts = Counts::new(6, 5);
        for (i, symbol) in symbols.iter().enumerate() {
            counts.see(context(i), *symbol);
        }
        let (model, _) = Model::from_bytes(&counts.model().to_bytes(), 6, 5).unwrap();
        assert_eq!(model, counts.model());
        assert!(!model.has(5, 0));

        let mut writer = Writer::new();
        for (i, symbol) in symbols.iter().enumerate().rev() {
            writer.put_plain((symbol * 3) as u16, 8);
            writer.put(&model, context(i), *symbol);
        }
        let bytes = writer.finish();
        let mut reader = Reader::new(&bytes);
        let mut last = 0;
        for symbol in &symbols {
            last = reader.get(&model, last);
            assert_eq!(last, *symbol);
            assert_eq!(reader.get_plain(8), (symbol * 3) as u16);
        }
    }

    #[test]
    fn what_is_certain_takes_no_room() {
        let mut counts = Counts::new(1, 3);
        counts.see(0, 2);
        let model = counts.model();
        let mut writer = Writer::new();
        (0..1000).for_each(|_| writer.put(&model, 0, 2));
        assert_eq!(writer.finish(), []);
        let mut reader = Reader::new(&[]);
        assert!((0..1000).all(|_| reader.get(&model, 0) == 2));
    }

    #[test]
    fn noise_is_read_without_a_fault() {
        for seed in 0..200 {
            let bytes: Vec<u8> = noise(seed, 256)
                .take(seed as usize)
                .map(|x| x as u8)
                .collect();
            let Some((model, _)) = Model::from_bytes(&bytes, 2, 3) else {
                continue;
            };
            let mut reader = Reader::new(&bytes);
            assert!((0..100).all(|i| reader.get(&model, i % 2) < 3));
        }
    }
}
