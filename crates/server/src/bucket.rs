//! Rate limits by token buckets.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use conduct::Moment;

use crate::proxy::counted;

/// A rate limit: the size of the bucket, and how fast its tokens come back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// Capacity of the bucket: requests at once.
    pub(crate) most: u32,
    /// Milliseconds until a token comes back.
    pub(crate) every: u64,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: u32,
    filled: Moment,
}

impl Bucket {
    pub(crate) const fn new(rate: Rate, now: Moment) -> Bucket {
        Bucket {
            left: rate.most,
            filled: now,
        }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Moment) -> bool {
        let passed = now.since(self.filled).map_or(0, |passed| passed.0);
        let back = passed / rate.every.max(1);
        if back > 0 {
            let back = u32::try_from(back).unwrap_or(u32::MAX);
            self.left = self.left.saturating_add(back).min(rate.most);
            // The part of a token that has come back already is not lost.
            let rest = passed % rate.every.max(1);
            self.filled = Moment(now.0.saturating_sub(rest));
        }
        let is_there = self.left > 0;
        self.left = self.left.saturating_sub(1);
        is_there
    }
}

/// A bucket for each who asks; those who have not asked for long are forgotten.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    /// None where nobody is limited.
    rate: Option<Rate>,
    kept: Mutex<Kept<K>>,
}

/// The buckets, and when they were last looked through.
#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    swept: Option<Moment>,
}

impl<K> Default for Kept<K> {
    fn default() -> Kept<K> {
        Kept {
            buckets: HashMap::new(),
            swept: None,
        }
    }
}

/// More who ask than these are looked through for those who may be forgotten.
const MANY: usize = 10_000;
/// More than these are not remembered: whoever else comes has to wait.
const MOST: usize = 100_000;

impl<K: Hash + Eq> Kept<K> {
    /// Forgets who has not asked for long, no more often than a token comes back: that means to look at all of them.
    fn sweep(&mut self, rate: Rate, now: Moment) {
        let since = |then: Moment| now.since(then).map_or(0, |passed| passed.0);
        let is_due = self.swept.is_none_or(|swept| since(swept) >= rate.every);
        if self.buckets.len() < MANY || !is_due {
            return;
        }
        self.swept = Some(now);
        let full = u64::from(rate.most).saturating_mul(rate.every);
        self.buckets.retain(|_, bucket| since(bucket.filled) < full);
    }
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate: Some(rate),
            kept: Mutex::default(),
        }
    }

    /// Everybody may ask for anything.
    pub(crate) fn without_limit() -> Buckets<K> {
        Buckets {
            rate: None,
            kept: Mutex::default(),
        }
    }

    /// Whether somebody may ask now.
    pub(crate) fn take(&self, who: K, now: Moment) -> bool {
        let Some(rate) = self.rate else {
            return true;
        };
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.sweep(rate, now);
        let has_room = kept.buckets.len() < MOST;
        match kept.buckets.entry(who) {
            Entry::Occupied(mut bucket) => bucket.get_mut().take(rate, now),
            Entry::Vacant(place) if has_room => {
                place.insert(Bucket::new(rate, now)).take(rate, now)
            }
            Entry::Vacant(_) => false,
        }
    }
}

/// A bucket for each address, of IPv6 for each half that names a house.
#[derive(Debug)]
pub(crate) struct ByAddress(Buckets<IpAddr>);

impl ByAddress {
    pub(crate) fn new(rate: Rate) -> ByAddress {
        ByAddress(Buckets::new(rate))
    }

    /// Every address may ask for anything.
    pub(crate) fn without_limit() -> ByAddress {
        ByAddress(Buckets::without_limit())
    }

    /// Whether an address may ask now.
    pub(crate) fn take(&self, address: IpAddr, now: Moment) -> bool {
        self.0.take(counted(address), now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_back_with_time() {
        let rate = Rate {
            most: 2,
            every: 1000,
        };
        let buckets = Buckets::new(rate);
        let taken: Vec<bool> = [0, 0, 0, 999, 1000, 1000, 9000, 9000, 9000]
            .into_iter()
            .map(|at| buckets.take("somebody", Moment(at)))
            .collect();
        let expected = [true, true, false, false, true, false, true, true, false];
        assert_eq!(taken, expected);
        assert!(buckets.take("another", Moment(0)));
    }

    #[test]
    fn those_who_ask_often_get_the_whole_rate() {
        let rate = Rate { most: 1, every: 10 };
        let buckets = Buckets::new(rate);
        let taken = (0..1000)
            .step_by(9)
            .filter(|at| buckets.take((), Moment(*at)));
        assert_eq!(taken.count(), 100);
    }

    #[test]
    fn no_more_are_remembered_than_there_is_room_for() {
        let rate = Rate {
            most: 2,
            every: 1000,
        };
        let buckets = Buckets::new(rate);
        assert!((0..MOST).all(|who| buckets.take(who, Moment(0))));
        assert!(!buckets.take(MOST, Moment(0)));
        assert!(buckets.take(1, Moment(0)), "one who is remembered");
        assert!(!buckets.take(MOST, Moment(1999)));
        // All the others may be forgotten by now.
        assert!(buckets.take(MOST, Moment(2999)));
        let kept = buckets.kept.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(kept.buckets.len(), 1);
    }
}
