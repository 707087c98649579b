//! What the search remembers: positions already judged. Shared by all threads of a search without a lock.

use core::sync::atomic::{AtomicU64, Ordering};

use crate::score::{from_here, from_root};
use crate::vector::{fetch, large_pages};

/// How a remembered score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    AtMost = 1,
    AtLeast = 2,
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The place of the best move in the list of legal moves; none where all failed.
    pub(crate) best: Option<u8>,
    /// Wins and losses are counted from the position.
    pub(crate) score: i32,
    /// What the evaluation said; none where it was not asked.
    pub(crate) judged: Option<i32>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

const NO_MOVE: u8 = u8::MAX;
const NOT_JUDGED: i16 = i16::MIN;
/// The lines of the smallest table.
const LEAST: usize = 64;
/// Memories that share a line of the processor's cache.
const TOGETHER: usize = 4;
/// Depths from quiescence, a little below 0, are kept as well.
const DEPTH_SHIFT: i32 = 8;

impl Memory {
    fn pack(self, age: u8) -> u64 {
        let best = self.best.unwrap_or(NO_MOVE);
        let judged = self.judged.map_or(NOT_JUDGED, |judged| judged as i16);
        let depth = (self.depth + DEPTH_SHIFT).clamp(0, 255) as u64;
        u64::from(best)
            | u64::from(self.score as i16 as u16) << 8
            | u64::from(judged as u16) << 24
            | depth << 40
            | (self.bound as u64) << 48
            | u64::from(age & 63) << 50
    }

    fn unpack(data: u64) -> Option<Memory> {
        let bound = match data >> 48 & 3 {
            1 => Bound::AtMost,
            2 => Bound::AtLeast,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = data as u8;
        let judged = (data >> 24) as u16 as i16;
        Some(Memory {
            best: (best != NO_MOVE).then_some(best),
            score: i32::from((data >> 8) as u16 as i16),
            judged: (judged != NOT_JUDGED).then_some(i32::from(judged)),
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

/// A key mixed with its data, and the data: a pair torn by two writers fits no key.
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
struct Line([Slot; TOGETHER]);

/// A table of memories.
#[derive(Debug)]
pub(crate) struct Table {
    lines: Vec<Line>,
    age: u8,
}

impl Table {
    /// A table of about this many megabytes, or of as many as there are.
    pub(crate) fn new(megabytes: usize) -> Table {
        let wanted = megabytes.max(1).saturating_mul(1 << 20) / size_of::<Line>();
        let mut count = (wanted + 1).next_power_of_two() / 2;
        let mut lines = Vec::new();
        while lines.try_reserve_exact(count).is_err() && count > LEAST {
            count /= 2;
        }
        large_pages(&mut lines);
        lines.resize_with(count.max(LEAST), Line::default);
        Table { lines, age: 0 }
    }

    pub(crate) fn megabytes(&self) -> usize {
        (self.lines.len() * size_of::<Line>()) >> 20
    }

    /// Older memories give way from now on.
    pub(crate) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1) & 63;
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.lines.iter_mut().flat_map(|line| &mut line.0) {
            *slot = Slot::default();
        }
        self.age = 0;
    }

    /// What is known of the position with this key, so many plies from the root.
    #[inline(always)]
    pub(crate) fn recall(&self, key: u64, plies: usize) -> Option<Memory> {
        let line = &self.lines[self.place(key)].0;
        let found = line.iter().map(Slot::load).find(|(found, _)| *found == key);
        let (_, data) = found?;
        let mut memory = Memory::unpack(data)?;
        memory.score = from_root(memory.score, plies);
        Some(memory)
    }

    /// Asks for the memories near this key before they are needed.
    #[inline(always)]
    pub(crate) fn touch(&self, key: u64) {
        fetch(&self.lines[self.place(key)]);
    }

    /// Keeps a memory in place of the same position, or of the least worth keeping.
    #[inline(always)]
    pub(crate) fn remember(&self, key: u64, plies: usize, memory: Memory) {
        let line = &self.lines[self.place(key)].0;
        let (mut worst, mut least) = (&line[0], i32::MAX);
        let mut memory = memory;
        memory.score = from_here(memory.score, plies);
        for slot in line {
            let (found, data) = slot.load();
            if found == key {
                if memory.best.is_none() {
                    memory.best = Memory::unpack(data).and_then(|old| old.best);
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
        let data = memory.pack(self.age);
        worst.mixed.store(key ^ data, Ordering::Relaxed);
        worst.data.store(data, Ordering::Relaxed);
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.lines.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_recalled() {
        let table = Table::new(1);
        let memory = Memory {
            best: Some(7),
            score: -123,
            judged: Some(45),
            depth: -3,
            bound: Bound::AtMost,
        };
        table.remember(0x1234_5678_9ABC_DEF0, 5, memory);
        assert_eq!(table.recall(0x1234_5678_9ABC_DEF0, 5), Some(memory));
        assert_eq!(table.recall(0x1234_5678_9ABC_DEF1, 5), None);
    }

    #[test]
    fn a_win_is_counted_from_the_position() {
        let table = Table::new(1);
        let win = crate::Score::lost_in(9).reversed().hundredths();
        let memory = Memory {
            best: None,
            score: win,
            judged: None,
            depth: 4,
            bound: Bound::Exact,
        };
        table.remember(1 << 40, 4, memory);
        let nearer = table.recall(1 << 40, 2).map(|memory| memory.score);
        assert_eq!(nearer, Some(win + 2));
    }
}
