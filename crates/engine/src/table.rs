//! The transposition table, shared by all threads of a search without a lock.

use core::sync::atomic::{AtomicU64, Ordering};

use crate::score::{from_here, from_root};
use crate::vector::{fetch, large_pages};

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The true score is at most this: the search failed low.
    Upper = 1,
    /// The true score is at least this: the search failed high.
    Lower = 2,
    Exact = 3,
}

/// An entry of the transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// Index of the best move in the list of legal moves; none where all failed low.
    pub(crate) best: Option<u8>,
    /// Wins and losses are counted from the position.
    pub(crate) score: i32,
    /// Static evaluation; none where it was not computed.
    pub(crate) static_eval: Option<i32>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

const NO_MOVE: u8 = u8::MAX;
const NO_EVAL: i16 = i16::MIN;
/// Buckets of the smallest table.
const MIN_BUCKETS: usize = 64;
/// Entries in a bucket, which fills a cache line.
const BUCKET_SIZE: usize = 4;
/// Depths from quiescence, a little below 0, are kept as well.
const DEPTH_SHIFT: i32 = 8;

impl Entry {
    /// The score that settles a search of this depth and window without a look at the moves.
    #[inline(always)]
    pub(crate) fn cutoff(&self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let settles = self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.score >= beta,
                Bound::Upper => self.score <= alpha,
            };
        settles.then_some(self.score)
    }

    fn pack(self, age: u8) -> u64 {
        let best = self.best.unwrap_or(NO_MOVE);
        let static_eval = self
            .static_eval
            .map_or(NO_EVAL, |static_eval| static_eval as i16);
        let depth = (self.depth + DEPTH_SHIFT).clamp(0, 255) as u64;
        u64::from(best)
            | u64::from(self.score as i16 as u16) << 8
            | u64::from(static_eval as u16) << 24
            | depth << 40
            | (self.bound as u64) << 48
            | u64::from(age & 63) << 50
    }

    fn unpack(data: u64) -> Option<Entry> {
        let bound = match data >> 48 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = data as u8;
        let static_eval = (data >> 24) as u16 as i16;
        Some(Entry {
            best: (best != NO_MOVE).then_some(best),
            score: i32::from((data >> 8) as u16 as i16),
            static_eval: (static_eval != NO_EVAL).then_some(i32::from(static_eval)),
            depth: depth_of(data),
            bound,
        })
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 40 & 255) as i32 - DEPTH_SHIFT
}

fn age_of(data: u64) -> u8 {
    (data >> 50 & 63) as u8
}

/// A key xored with its data, and the data: a pair torn by two writers fits no key.
#[derive(Debug, Default)]
struct Slot {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Slot {
    #[inline(always)]
    fn load(&self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.mixed.load(Ordering::Relaxed) ^ data, data)
    }
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET_SIZE]);

/// A transposition table of buckets that fill a cache line each.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    age: u8,
}

impl TranspositionTable {
    /// A table of about this many megabytes, or of as many as there are.
    pub(crate) fn new(megabytes: usize) -> TranspositionTable {
        let wanted = megabytes.max(1).saturating_mul(1 << 20) / size_of::<Bucket>();
        let mut count = (wanted + 1).next_power_of_two() / 2;
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() && count > MIN_BUCKETS {
            count /= 2;
        }
        large_pages(&mut buckets);
        buckets.resize_with(count.max(MIN_BUCKETS), Bucket::default);
        TranspositionTable { buckets, age: 0 }
    }

    pub(crate) fn megabytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Begins a new search: older entries are replaced first from now on.
    pub(crate) fn new_search(&mut self) {
        self.age = self.age.wrapping_add(1) & 63;
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
        self.age = 0;
    }

    /// The entry of the position with this key, its score counted from the root.
    #[inline(always)]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let bucket = &self.buckets[self.bucket(key)].0;
        let found = bucket
            .iter()
            .map(Slot::load)
            .find(|(found, _)| *found == key);
        let (_, data) = found?;
        let mut entry = Entry::unpack(data)?;
        entry.score = from_root(entry.score, ply);
        Some(entry)
    }

    /// Fetches the bucket of this key into the cache before it is needed.
    #[inline(always)]
    pub(crate) fn prefetch(&self, key: u64) {
        fetch(&self.buckets[self.bucket(key)]);
    }

    /// Keeps a entry in place of the same position, or of the least worth keeping.
    #[inline(always)]
    pub(crate) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let bucket = &self.buckets[self.bucket(key)].0;
        let (mut worst, mut least) = (&bucket[0], i32::MAX);
        let mut entry = entry;
        entry.score = from_here(entry.score, ply);
        for slot in bucket {
            let (found, data) = slot.load();
            if found == key {
                if entry.best.is_none() {
                    entry.best = Entry::unpack(data).and_then(|old| old.best);
                }
                worst = slot;
                break;
            }
            let years = self.age.wrapping_sub(age_of(data)) & 63;
            let worth = depth_of(data) - 4 * i32::from(years);
            if worth < least {
                (worst, least) = (slot, worth);
            }
        }
        let data = entry.pack(self.age);
        worst.mixed.store(key ^ data, Ordering::Relaxed);
        worst.data.store(data, Ordering::Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_recalled() {
        let table = TranspositionTable::new(1);
        let entry = Entry {
            best: Some(7),
            score: -123,
            static_eval: Some(45),
            depth: -3,
            bound: Bound::Upper,
        };
        table.store(0x1234_5678_9ABC_DEF0, 5, entry);
        assert_eq!(table.probe(0x1234_5678_9ABC_DEF0, 5), Some(entry));
        assert_eq!(table.probe(0x1234_5678_9ABC_DEF1, 5), None);
    }

    #[test]
    fn a_win_is_counted_from_the_position() {
        let table = TranspositionTable::new(1);
        let win = crate::Score::lost_in(9).reversed().hundredths();
        let entry = Entry {
            best: None,
            score: win,
            static_eval: None,
            depth: 4,
            bound: Bound::Exact,
        };
        table.store(1 << 40, 4, entry);
        let nearer = table.probe(1 << 40, 2).map(|entry| entry.score);
        assert_eq!(nearer, Some(win + 2));
    }
}
