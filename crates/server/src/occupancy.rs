//! Concurrent use, counted by key and capped.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts how many places each key holds at this moment.
#[derive(Debug)]
pub(crate) struct Occupancy<K: Hash + Eq> {
    held: Mutex<HashMap<K, usize>>,
}

impl<K: Hash + Eq> Default for Occupancy<K> {
    fn default() -> Occupancy<K> {
        Occupancy {
            held: Mutex::default(),
        }
    }
}

/// One place; it is free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Place<K: Hash + Eq> {
    key: K,
    of: Arc<Occupancy<K>>,
}

impl<K: Hash + Eq + Clone> Occupancy<K> {
    /// A place for a key, unless it holds `most` already.
    pub(crate) fn enter(self: &Arc<Occupancy<K>>, key: K, most: usize) -> Option<Place<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&key).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        held.insert(key.clone(), count + 1);
        drop(held);
        Some(Place {
            key,
            of: Arc::clone(self),
        })
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut held = self.of.held.lock().unwrap_or_else(PoisonError::into_inner);
        match held.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            Some(_) | None => {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_and_empty_keys_are_forgotten() {
        let occupancy = Arc::new(Occupancy::default());
        let first = occupancy.enter("a", 2).expect("free");
        let second = occupancy.enter("a", 2).expect("free");
        assert!(occupancy.enter("a", 2).is_none());
        assert!(
            occupancy.enter("b", 2).is_some(),
            "others are not concerned"
        );
        drop(first);
        assert!(occupancy.enter("a", 2).is_some());
        drop(second);
        let held = occupancy
            .held
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        assert!(held.is_empty());
    }
}
