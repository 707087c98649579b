//! Stop signal and deadline of a search.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Looked at by every thread of a search.
#[derive(Debug)]
pub(crate) struct Signals {
    stop: AtomicBool,
    /// When to end, in microseconds since the origin.
    until: AtomicU64,
    origin: Instant,
}

const NEVER: u64 = u64::MAX;

impl Signals {
    pub(crate) fn new() -> Signals {
        Signals {
            stop: AtomicBool::new(false),
            until: AtomicU64::new(NEVER),
            origin: Instant::now(),
        }
    }

    /// Whether the search must stop now.
    pub(crate) fn should_stop(&self) -> bool {
        let until = self.until.load(Ordering::Relaxed);
        self.stop.load(Ordering::Relaxed)
            || (until != NEVER && self.origin.elapsed().as_micros() as u64 >= until)
    }

    /// Every thread ends.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub(crate) fn end_after(&self, begin: Instant, time: Duration) {
        let until = begin.duration_since(self.origin).saturating_add(time);
        let micros = u64::try_from(until.as_micros()).unwrap_or(NEVER);
        self.until.store(micros, Ordering::Relaxed);
    }

    /// The search has ended; what was said concerns it alone.
    pub(crate) fn clear(&self) {
        self.stop.store(false, Ordering::Relaxed);
        self.until.store(NEVER, Ordering::Relaxed);
    }
}

/// Ends a search that runs in another thread; it looks here some ten thousand times a second. What is
/// said before the search begins holds as well; when it has ended, nothing said before counts.
#[derive(Clone, Debug)]
pub struct Remote(pub(crate) Arc<Signals>);

impl Remote {
    /// The search ends at once with what it has found.
    pub fn stop(&self) {
        self.0.stop();
    }

    /// Nothing said so far counts.
    pub fn reset(&self) {
        self.0.clear();
    }

    /// The search ends when so much time has gone by from now.
    pub fn stop_after(&self, time: Duration) {
        self.0.end_after(Instant::now(), time);
    }
}
