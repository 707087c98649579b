//! How far away a page is, as this side sees it.

use std::collections::VecDeque;

use axum::body::Bytes;
use conduct::Millis;
use tokio::time::Instant;

/// The shortest of so many measurements counts: what holds one frame up is no distance.
const MEASURED: usize = 4;

/// Maximum pings in flight: as many as are sent before a silent page is given up.
const UNDER_WAY: usize = 16;

/// Pings with a number that cannot be guessed, and how long they took to come back. What a page says about itself counts
/// for nothing, and a pong that nobody asked for, or that comes a second time, neither. One that comes late, behind the
/// next ping, measures nothing, but nobody is to blame for it.
#[derive(Debug, Default)]
pub(super) struct RoundTrip {
    /// The oldest first.
    under_way: VecDeque<(Bytes, Instant)>,
    last: [Option<Millis>; MEASURED],
    next: usize,
}

/// What a pong answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answered {
    /// The last ping; with the shortest of the last ways.
    Now(Millis),
    /// An earlier one.
    Late,
    /// None that is on its way.
    Never,
}

impl RoundTrip {
    /// A ping to send.
    pub(super) fn begin(&mut self, chance: u64, now: Instant) -> Bytes {
        let nonce = Bytes::copy_from_slice(&chance.to_be_bytes());
        if self.under_way.len() >= UNDER_WAY {
            self.under_way.pop_front();
        }
        self.under_way.push_back((nonce.clone(), now));
        nonce
    }

    /// A pong has come.
    pub(super) fn end(&mut self, nonce: &Bytes, now: Instant) -> Answered {
        let found = self.under_way.iter().position(|(asked, _)| asked == nonce);
        let Some((_, begun)) = found.and_then(|found| self.under_way.remove(found)) else {
            return Answered::Never;
        };
        if found != Some(self.under_way.len()) {
            return Answered::Late;
        }
        let took = now.duration_since(begun).as_millis();
        let took = Millis(u64::try_from(took).unwrap_or(u64::MAX));
        self.last[self.next] = Some(took);
        self.next = (self.next + 1) % MEASURED;
        Answered::Now(self.last.into_iter().flatten().min().unwrap_or(took))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::Duration;

    #[test]
    fn only_the_answer_to_a_ping_measures() {
        let (start, later) = (Instant::now(), |ms| Duration::from_millis(ms));
        let mut trip = RoundTrip::default();
        let guessed = Bytes::from_static(&[0; 8]);
        assert_eq!(trip.end(&guessed, start), Answered::Never);
        let ping = trip.begin(7, start);
        assert_eq!(trip.end(&guessed, start + later(10)), Answered::Never);
        assert_eq!(
            trip.end(&ping, start + later(80)),
            Answered::Now(Millis(80))
        );
        // Answered once, it is answered.
        assert_eq!(trip.end(&ping, start + later(900)), Answered::Never);
    }

    /// A page that is held up for longer than it is pinged is no stranger.
    #[test]
    fn a_late_answer_measures_nothing_and_is_no_fault() {
        let start = Instant::now();
        let mut trip = RoundTrip::default();
        let pings: Vec<Bytes> = (0..12).map(|chance| trip.begin(chance, start)).collect();
        let (last, late) = pings.split_last().expect("pings");
        for ping in late {
            assert_eq!(trip.end(ping, start), Answered::Late);
            assert_eq!(trip.end(ping, start), Answered::Never);
        }
        assert_eq!(trip.end(last, start), Answered::Now(Millis::ZERO));
    }

    #[test]
    fn the_shortest_of_the_last_ways_counts() {
        let start = Instant::now();
        let mut trip = RoundTrip::default();
        let measured: Vec<Answered> = [300, 40, 700, 600, 500, 400, 650]
            .into_iter()
            .map(|took| {
                let ping = trip.begin(took, start);
                trip.end(&ping, start + Duration::from_millis(took))
            })
            .collect();
        let expected = [300, 40, 40, 40, 40, 400, 400].map(|ms| Answered::Now(Millis(ms)));
        assert_eq!(measured, expected);
    }
}
