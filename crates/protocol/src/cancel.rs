//! The wish that a search end, from another thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Remote;

/// Cancels searches from another thread. Clones are one and the same; what was cancelled stays cancelled, so each search, or
/// each group of searches that end together, has one of its own.
///
/// ```
/// use peatee_protocol::Cancel;
///
/// let cancel = Cancel::default();
/// let elsewhere = cancel.clone();
/// elsewhere.cancel();
/// assert!(cancel.is_cancelled());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    is_cancelled: AtomicBool,
    searches: Mutex<Searches>,
}

/// Searches of engines in this process, each by a number of its own.
#[derive(Debug, Default)]
struct Searches {
    begun: u64,
    running: Vec<(u64, Remote)>,
}

impl Cancel {
    /// Ends all searches that have this, now and later.
    pub fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Relaxed);
        for (_, remote) in &self.searches().running {
            remote.stop();
        }
    }

    /// Whether it was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.0.is_cancelled.load(Ordering::Relaxed)
    }

    /// The searches of an engine in this process are cancelled by this, until the guard is dropped.
    pub fn guard(&self, remote: Remote) -> CancelGuard {
        let mut searches = self.searches();
        let number = searches.begun;
        searches.begun += 1;
        // Whoever cancels from now on finds it among them.
        if self.is_cancelled() {
            remote.stop();
        }
        searches.running.push((number, remote));
        drop(searches);
        CancelGuard {
            cancel: self.clone(),
            number,
        }
    }

    fn searches(&self) -> MutexGuard<'_, Searches> {
        let searches = self.0.searches.lock();
        searches.unwrap_or_else(PoisonError::into_inner)
    }
}

/// While this is there, an engine's searches can be cancelled.
#[derive(Debug)]
pub struct CancelGuard {
    cancel: Cancel,
    number: u64,
}

impl Drop for CancelGuard {
    fn drop(&mut self) {
        let mut searches = self.cancel.searches();
        let running = &mut searches.running;
        let place = running
            .iter()
            .position(|(number, _)| *number == self.number);
        if let Some(place) = place {
            // Said after the search had ended, it would end the next one.
            running.swap_remove(place).1.reset();
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Engine, Limits, Shipped};
    use rules::{Game, Russian};

    use super::*;

    #[test]
    fn what_was_cancelled_ends_at_once_and_the_next_search_does_not() {
        let (mut engine, cancel) = (Engine::new(1), Cancel::default());
        let game = Game::<Russian>::initial(&Shipped);
        let search = |engine: &mut Engine<Russian>| {
            let found = engine.search(&game, Limits::nodes(5_000));
            found.expect("the game goes on").nodes
        };
        cancel.cancel();
        let guard = cancel.guard(engine.remote());
        assert!(search(&mut engine) < 1_000);
        drop(guard);
        assert!(search(&mut engine) > 4_000);
        // Said when its search has ended.
        let late = Cancel::default();
        let guard = late.guard(engine.remote());
        assert!(search(&mut engine) > 4_000);
        late.cancel();
        drop(guard);
        assert!(search(&mut engine) > 4_000);
    }
}
