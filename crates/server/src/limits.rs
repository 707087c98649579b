//! Limits of connections: how many, and how long each may keep the server waiting. The reasons for the numbers are in
//! `docs/limits.md`.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::time::Duration;

/// Limits of connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionLimits {
    /// Connections at the same time. Fewer where the process may not open as many files.
    pub total: usize,
    /// Connections of one address at the same time; never more than half of the total.
    pub per_address: usize,
    /// Time for a whole request header; also how long a connection may idle between requests.
    pub header: Duration,
    /// The same for a trusted proxy: it waits for its clients itself, and keeps idle connections for its next request.
    pub proxy_header: Duration,
    /// Time for a whole request body.
    pub body: Duration,
    /// Time in which a client must take some bytes of an answer.
    pub write: Duration,
    /// Time that open requests get when the server stops.
    pub shutdown: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            total: 16_384,
            per_address: 512,
            header: Duration::from_secs(15),
            proxy_header: Duration::from_secs(180),
            body: Duration::from_secs(15),
            write: Duration::from_secs(30),
            shutdown: Duration::from_secs(5),
        }
    }
}

/// Descriptors that connections never get: the database with its log and its connections, the listener, the runtime,
/// standard streams, and files that are opened for a moment.
const RESERVED: u64 = 128;

impl ConnectionLimits {
    /// The limits as this process can keep them. Raises the soft limit of descriptors as far as the hard one allows.
    pub(crate) fn within_descriptors(self) -> ConnectionLimits {
        self.within(raise_descriptors())
    }

    fn within(self, descriptors: Option<u64>) -> ConnectionLimits {
        // Even with very few descriptors somebody can be served.
        let room = descriptors.map(|all| all.saturating_sub(RESERVED).max(all / 2));
        let room = room.and_then(|room| usize::try_from(room).ok());
        let total = room.map_or(self.total, |room| self.total.min(room)).max(1);
        ConnectionLimits {
            total,
            per_address: self.per_address.min(total.div_ceil(2)),
            ..self
        }
    }
}

/// How many descriptors this process may have; none if there is no limit.
fn raise_descriptors() -> Option<u64> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = Rlimit {
        current: maximum,
        maximum,
    };
    match setrlimit(Resource::Nofile, wanted) {
        Ok(()) => maximum,
        Err(error) => {
            tracing::debug!(%error, "the limit of descriptors is not raised");
            current
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn found_7_e1_descriptors_are_reserved_for_the_store() {
        let limits = ConnectionLimits::default();
        let with = |descriptors| {
            let within = limits.within(descriptors);
            (within.total, within.per_address)
        };
        assert_eq!(with(Some(1024)), (896, 448));
        assert_eq!(with(Some(1_048_576)), (16_384, 512));
        assert_eq!(with(None), (16_384, 512));
        assert_eq!(with(Some(64)), (32, 16));
        assert_eq!(with(Some(0)), (1, 1));
    }
}
