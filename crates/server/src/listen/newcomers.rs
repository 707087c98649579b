//! Connections of an address that has all its ordinary ones open: whoever has a seat in a game still comes back in.
//!
//! Who sends a request is known once its header is there. Until then the connection is a newcomer; the oldest newcomer of an
//! address gives way to the next one, so half-open connections do not take these places. A newcomer that shows a seat stays.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::Notify;

use crate::occupancy::{Occupancy, Place};

/// The newcomers of all addresses.
#[derive(Debug)]
pub(super) struct Newcomers {
    /// Newcomers of one address, and players beyond its ordinary connections.
    most: usize,
    waiting: Mutex<HashMap<IpAddr, VecDeque<Weak<Shared>>>>,
    seated: Arc<Occupancy<IpAddr>>,
}

/// A connection that has not shown yet that it is a player's.
#[derive(Clone, Debug)]
pub(crate) struct Newcomer(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    address: IpAddr,
    of: Arc<Newcomers>,
    gives_way: Notify,
    /// Held once it is a player's.
    seat: Mutex<Option<Place<IpAddr>>>,
}

impl Newcomers {
    pub(super) fn new(most: usize) -> Newcomers {
        Newcomers {
            most: most.max(1),
            waiting: Mutex::default(),
            seated: Arc::default(),
        }
    }

    /// A new connection of an address. Its oldest newcomer gives way where there are too many.
    pub(super) fn enter(self: &Arc<Newcomers>, address: IpAddr) -> Newcomer {
        let newcomer = Arc::new(Shared {
            address,
            of: Arc::clone(self),
            gives_way: Notify::new(),
            seat: Mutex::default(),
        });
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = waiting.entry(address).or_default();
        queue.push_back(Arc::downgrade(&newcomer));
        let oldest = (queue.len() > self.most).then(|| queue.pop_front());
        drop(waiting);
        if let Some(oldest) = oldest.flatten().and_then(|oldest| oldest.upgrade()) {
            oldest.gives_way.notify_one();
        }
        Newcomer(newcomer)
    }

    fn remove(&self, gone: *const Shared, address: IpAddr) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = waiting.get_mut(&address) {
            queue.retain(|other| !std::ptr::eq(other.as_ptr(), gone));
            if queue.is_empty() {
                waiting.remove(&address);
            }
        }
    }
}

impl Newcomer {
    /// Waits until a newer connection of the address takes its place.
    pub(super) async fn gives_way(&self) {
        self.0.gives_way.notified().await;
    }

    /// The connection is a player's, and stays unless too many are: whether it does.
    pub(crate) fn sit(&self) -> bool {
        let Shared {
            address, of, seat, ..
        } = &*self.0;
        let Some(place) = of.seated.enter(*address, of.most) else {
            return false;
        };
        *seat.lock().unwrap_or_else(PoisonError::into_inner) = Some(place);
        of.remove(Arc::as_ptr(&self.0), *address);
        true
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.of.remove(self, self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[tokio::test]
    async fn found_7_t_attacker_01_the_oldest_newcomer_gives_way_and_a_player_stays() {
        let newcomers = Arc::new(Newcomers::new(2));
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let [player, oldest, next] = [(); 3].map(|()| newcomers.enter(address));
        player.gives_way().await;
        let player = newcomers.enter(address);
        oldest.gives_way().await;
        assert!(player.sit());
        let other = newcomers.enter(address);
        drop((oldest, next, other));
        let waiting = newcomers.waiting.lock().expect("nobody panics");
        assert!(waiting.is_empty());
        drop(waiting);
        let [second, third] = [(); 2].map(|()| newcomers.enter(address));
        assert!(second.sit());
        assert!(!third.sit(), "these places end too");
        drop(player);
        assert!(third.sit());
    }
}
