//! How much anybody may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use conduct::Moment;

use crate::proxy::counted;

/// Tokens that come back with time: so many at once, and so many a minute.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// How many at once.
    pub(crate) most: u32,
    /// How long one takes to come back, in milliseconds.
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
            self.filled = now;
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
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// More who ask than these are looked through for those who may be forgotten.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets {
            rate: Some(rate),
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Everybody may ask for anything.
    pub(crate) fn without_limit() -> Buckets<K> {
        Buckets {
            rate: None,
            buckets: Mutex::new(HashMap::new()),
        }
    }

    /// Whether somebody may ask now.
    pub(crate) fn take(&self, who: K, now: Moment) -> bool {
        let Some(rate) = self.rate else {
            return true;
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            let full = u64::from(rate.most).saturating_mul(rate.every);
            buckets.retain(|_, bucket| {
                now.since(bucket.filled)
                    .is_none_or(|passed| passed.0 < full)
            });
        }
        let bucket = buckets.entry(who).or_insert_with(|| Bucket::new(rate, now));
        bucket.take(rate, now)
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
}
