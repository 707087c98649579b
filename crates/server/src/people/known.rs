//! Sessions that are known without asking the store: they were valid lately. This decides only whose requests are counted,
//! never who may do what.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use conduct::Moment;
use store::TokenHash;

use super::cookie;
use crate::bucket::{Buckets, ByAddress, Rate};

/// Sockets that one session opens: a browser with a few windows tries again after a quarter of a second, half a second, ...
const RETURNS: Rate = Rate {
    most: 30,
    every: 1000,
};
/// Sessions of one address that are looked up because nobody remembers them: all of a club, after a restart.
const LOOKUPS: Rate = Rate {
    most: 120,
    every: 50,
};
/// Sessions remembered in one generation; the one before is remembered too.
const GENERATION: usize = 50_000;

/// Sessions that were valid lately, and how often they open sockets.
#[derive(Debug)]
pub(crate) struct KnownSessions {
    generations: Mutex<[HashSet<TokenHash>; 2]>,
    returns: Buckets<TokenHash>,
    lookups: ByAddress,
}

impl Default for KnownSessions {
    fn default() -> KnownSessions {
        KnownSessions {
            generations: Mutex::default(),
            returns: Buckets::new(RETURNS),
            lookups: ByAddress::new(LOOKUPS),
        }
    }
}

impl KnownSessions {
    fn generations(&self) -> MutexGuard<'_, [HashSet<TokenHash>; 2]> {
        let locked = self.generations.lock();
        locked.unwrap_or_else(PoisonError::into_inner)
    }

    /// A session is valid.
    pub(super) fn remember(&self, session: TokenHash) {
        let mut generations = self.generations();
        let [current, before] = &mut *generations;
        if current.len() >= GENERATION {
            *before = std::mem::take(current);
        }
        current.insert(session);
    }

    /// A session is not valid any more.
    pub(crate) fn forget(&self, session: TokenHash) {
        let mut generations = self.generations();
        for generation in &mut *generations {
            generation.remove(&session);
        }
    }

    fn has(&self, session: TokenHash) -> bool {
        let generations = self.generations();
        let mut generations = generations.iter();
        generations.any(|generation| generation.contains(&session))
    }

    /// Whether a request for a socket is counted by its session instead of its address: strangers cannot use that up.
    pub(crate) fn admits(
        &self,
        headers: &HeaderMap,
        is_secure: bool,
        address: IpAddr,
        now: Moment,
    ) -> bool {
        let session = cookie::token_hash(headers, is_secure);
        session.is_some_and(|session| match self.has(session) {
            true => self.returns.take(session, now),
            false => self.lookups.take(address, now),
        })
    }
}
