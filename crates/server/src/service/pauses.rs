//! When the server itself stood still: stopped, starved of its processor, frozen with its machine. Nobody could have moved
//! meanwhile, so nobody is charged for it (0017).

use std::sync::{Arc, Mutex, PoisonError};

use conduct::{Millis, Moment};
use tokio::time::{Duration, MissedTickBehavior, interval};

use super::Service;

/// The time between two beats.
const BEAT: Duration = Duration::from_millis(250);
/// A longer time without a beat is an outage.
const LONGEST_GAP: Millis = Millis(1000);
/// Pauses remembered: of earlier ones every room has heard.
const REMEMBERED: usize = 1000;

/// A time in which the server stood still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pause {
    pub(crate) from: Moment,
    pub(crate) until: Moment,
}

/// The heart of the server, and when it stood still.
#[derive(Debug)]
pub(super) struct Pulse(Mutex<Beats>);

#[derive(Debug)]
struct Beats {
    last: Moment,
    pauses: Vec<Pause>,
    /// Pauses that are remembered no more.
    forgotten: usize,
}

impl Pulse {
    pub(super) const fn new(now: Moment) -> Pulse {
        Pulse(Mutex::new(Beats {
            last: now,
            pauses: Vec::new(),
            forgotten: 0,
        }))
    }

    /// A beat. Anybody who asks for the pauses makes one too: nothing is decided behind a pause before it is noticed.
    fn beat(&self, now: Moment) -> usize {
        let mut beats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let gap = now.since(beats.last).unwrap_or(Millis::ZERO);
        if gap > LONGEST_GAP {
            tracing::warn!(milliseconds = gap.0, "the server stood still");
            let from = beats.last;
            beats.pauses.push(Pause { from, until: now });
            if beats.pauses.len() > REMEMBERED {
                beats.pauses.remove(0);
                beats.forgotten += 1;
            }
        }
        beats.last = beats.last.max(now);
        beats.forgotten + beats.pauses.len()
    }

    /// The pauses behind the first so many.
    fn since(&self, seen: usize) -> Vec<Pause> {
        let beats = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = seen.saturating_sub(beats.forgotten);
        beats.pauses.iter().skip(known).copied().collect()
    }
}

impl Service {
    /// How often the server has stood still until now.
    pub(crate) fn count_pauses(&self) -> usize {
        self.pulse.beat(self.now())
    }

    /// When it did, behind the first so many times.
    pub(crate) fn pauses_since(&self, seen: usize) -> Vec<Pause> {
        self.pulse.since(seen)
    }

    /// Beats for ever, and tells every room when the server stood still.
    pub(crate) async fn beat(self: Arc<Service>) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut seen = self.count_pauses();
        loop {
            beats.tick().await;
            let count = self.count_pauses();
            if count == seen {
                continue;
            }
            seen = count;
            for room in self.open_rooms() {
                room.look();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn found_7_t_attacker_07_a_gap_between_beats_is_a_pause() {
        let pulse = Pulse::new(Moment(1000));
        let counts = [1250, 2250, 3300, 3300, 11_300].map(|at| pulse.beat(Moment(at)));
        assert_eq!(counts, [0, 0, 1, 1, 2]);
        let pause = |from, until| Pause {
            from: Moment(from),
            until: Moment(until),
        };
        let all = [pause(2250, 3300), pause(3300, 11_300)];
        assert_eq!(pulse.since(0), all);
        assert_eq!(pulse.since(1), all[1..]);
        assert_eq!(pulse.since(2), []);
    }
}
