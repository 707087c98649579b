//! Moments of a log that cannot be right. Clocks go wrong, so that none of this makes an event wrong.

use crate::event::Moment;
use crate::festival::Festival;

/// Clocks of two computers that write one log differ by no more milliseconds.
const SKEW: i64 = 120_000;

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// An event whose moment cannot be right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DoubtfulMoment {
    /// Number of the event, from 1 on.
    pub number: u32,
    /// When it happened, as the log has it.
    pub at: Moment,
    /// What is wrong.
    pub doubt: MomentDoubt,
}

/// Why a moment cannot be right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MomentDoubt {
    /// It is before that of an earlier event.
    Back,
    /// It lies more than a day ahead.
    Ahead,
}

/// What moments tell of clocks.
impl Festival {
    /// The latest moment of the log, where a clock that shows `now` is behind it.
    pub fn clock_back(&self, now: Moment) -> Option<Moment> {
        let last = self.entries().iter().map(|entry| entry.event.at).max();
        last.filter(|last| last.0 > now.0.saturating_add(SKEW))
    }

    /// The first event whose moment is before an earlier one, and the first that lies more than a day ahead of `now`.
    pub fn doubtful_moments(&self, now: Moment) -> Vec<DoubtfulMoment> {
        let tomorrow = now.0.saturating_add(DAY);
        let mut latest = i64::MIN;
        let mut found: Vec<DoubtfulMoment> = Vec::new();
        for (number, entry) in (1..).zip(self.entries()) {
            let at = entry.event.at;
            let doubts = [
                (MomentDoubt::Back, at.0 < latest.saturating_sub(SKEW)),
                (MomentDoubt::Ahead, at.0 > tomorrow),
            ];
            for (doubt, is_so) in doubts {
                if is_so && found.iter().all(|one| one.doubt != doubt) {
                    found.push(DoubtfulMoment { number, at, doubt });
                }
            }
            latest = latest.max(at.0);
        }
        found
    }
}
