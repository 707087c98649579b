//! Blocks that were read lately, within a bound.

use std::sync::{Arc, Mutex, PoisonError};

/// A fixed number of slots, each for one block at a time. Neighbouring blocks have slots of their own, and as long as
/// there are no more blocks than slots none is ever put out.
#[derive(Debug)]
pub(crate) struct Cache<T> {
    slots: Box<[Mutex<Slot<T>>]>,
}

#[derive(Debug)]
struct Slot<T> {
    block: usize,
    kept: Option<Arc<[T]>>,
}

impl<T: Copy> Cache<T> {
    /// A cache of so many slots, all empty.
    pub(crate) fn new(slots: usize) -> Cache<T> {
        let empty = || {
            Mutex::new(Slot {
                block: 0,
                kept: None,
            })
        };
        Cache {
            slots: (0..slots.max(1)).map(|_| empty()).collect(),
        }
    }

    /// What `look` sees in a block, which is read if it is not there. None if it cannot be read.
    #[inline]
    pub(crate) fn look<R>(
        &self,
        block: usize,
        look: impl FnOnce(&[T]) -> R,
        read: impl FnOnce() -> Option<Vec<T>>,
    ) -> Option<R> {
        let slot = &self.slots[block % self.slots.len()];
        {
            // Nothing in a slot is ever half written.
            let slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(kept) = &slot.kept
                && slot.block == block
            {
                return Some(look(kept));
            }
        }
        // Others may use the slot while we read.
        let kept: Arc<[T]> = read()?.into();
        let seen = look(&kept);
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        *slot = Slot {
            block,
            kept: Some(kept),
        };
        Some(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_read_again_only_when_another_took_its_slot() {
        let cache = Cache::new(2);
        let mut read = Vec::new();
        for block in [0, 1, 0, 1, 2, 1, 0] {
            let seen = cache.look(
                block,
                |kept: &[usize]| kept[0],
                || {
                    read.push(block);
                    Some(vec![block])
                },
            );
            assert_eq!(seen, Some(block));
        }
        assert_eq!(read, [0, 1, 2, 0]);
        assert_eq!(cache.look(4, |kept| kept[0], || None), None);
    }
}
