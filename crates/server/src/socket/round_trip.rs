//! How far away a page is, as this side sees it.

use axum::body::Bytes;
use conduct::Millis;
use tokio::time::Instant;

/// The shortest of so many measurements counts: what holds one frame up is no distance.
const MEASURED: usize = 4;

/// Pings with a number that cannot be guessed, and how long they took to come back. What a page says about itself counts
/// for nothing, and a pong that nobody asked for, or that comes a second time, neither.
#[derive(Debug, Default)]
pub(super) struct RoundTrip {
    under_way: Option<(Bytes, Instant)>,
    last: [Option<Millis>; MEASURED],
    next: usize,
}

impl RoundTrip {
    /// A ping to send.
    pub(super) fn begin(&mut self, chance: u64, now: Instant) -> Bytes {
        let nonce = Bytes::copy_from_slice(&chance.to_be_bytes());
        self.under_way = Some((nonce.clone(), now));
        nonce
    }

    /// A pong has come; the shortest of the last ways, if it answers a ping.
    pub(super) fn end(&mut self, nonce: &Bytes, now: Instant) -> Option<Millis> {
        let (_, begun) = self.under_way.take_if(|(asked, _)| asked == nonce)?;
        let took = now.duration_since(begun).as_millis();
        self.last[self.next] = Some(Millis(u64::try_from(took).unwrap_or(u64::MAX)));
        self.next = (self.next + 1) % MEASURED;
        self.last.into_iter().flatten().min()
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
        assert_eq!(trip.end(&guessed, start), None);
        let ping = trip.begin(7, start);
        assert_eq!(trip.end(&guessed, start + later(10)), None);
        assert_eq!(trip.end(&ping, start + later(80)), Some(Millis(80)));
        // Answered once, it is answered.
        assert_eq!(trip.end(&ping, start + later(900)), None);
    }

    #[test]
    fn the_shortest_of_the_last_ways_counts() {
        let start = Instant::now();
        let mut trip = RoundTrip::default();
        let measured: Vec<Option<Millis>> = [300, 40, 700, 600, 500, 400, 650]
            .into_iter()
            .map(|took| {
                let ping = trip.begin(took, start);
                trip.end(&ping, start + Duration::from_millis(took))
            })
            .collect();
        let expected = [300, 40, 40, 40, 40, 400, 400].map(|ms| Some(Millis(ms)));
        assert_eq!(measured, expected);
    }
}
