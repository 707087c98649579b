//! What the search remembers: positions already judged.

use rules::{Board, Move};

use crate::score::Score;

/// How a remembered score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory<B: Board> {
    key: u64,
    pub(crate) best: Move<B>,
    pub(crate) score: Score,
    pub(crate) depth: i16,
    pub(crate) bound: Bound,
}

/// A table of memories; a newer one takes the place of an older.
#[derive(Debug)]
pub(crate) struct Table<B: Board> {
    slots: Vec<Option<Memory<B>>>,
}

impl<B: Board> Table<B> {
    /// A table of about this many megabytes.
    pub(crate) fn new(megabytes: usize) -> Table<B> {
        let wanted = megabytes.max(1) * (1 << 20) / size_of::<Option<Memory<B>>>();
        let slots = (wanted.next_power_of_two() / 2).max(1024);
        Table {
            slots: vec![None; slots],
        }
    }

    pub(crate) fn recall(&self, key: u64) -> Option<&Memory<B>> {
        self.slots[self.slot(key)]
            .as_ref()
            .filter(|memory| memory.key == key)
    }

    pub(crate) fn remember(
        &mut self,
        key: u64,
        best: Move<B>,
        score: Score,
        depth: i16,
        bound: Bound,
    ) {
        let slot = self.slot(key);
        self.slots[slot] = Some(Memory {
            key,
            best,
            score,
            depth,
            bound,
        });
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }
}
