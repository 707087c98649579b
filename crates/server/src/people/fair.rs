//! A few places for slow work, given out in turn between addresses: whoever comes alone does not wait for the many who
//! came before from one address.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::proxy::counted;

/// Places that addresses take in turn.
#[derive(Debug)]
pub(super) struct FairPlaces(Mutex<Places>);

#[derive(Debug)]
struct Places {
    free: usize,
    /// The addresses in turn, each with those who wait there.
    waiting: VecDeque<(IpAddr, VecDeque<oneshot::Sender<FairPlace>>)>,
}

/// One place; the next one has it when this is dropped.
#[derive(Debug)]
pub(super) struct FairPlace(Option<Arc<FairPlaces>>);

impl FairPlaces {
    pub(super) const fn new(places: usize) -> FairPlaces {
        FairPlaces(Mutex::new(Places {
            free: places,
            waiting: VecDeque::new(),
        }))
    }

    /// Waits for a place; none only if all of this has gone.
    pub(super) async fn enter(self: &Arc<FairPlaces>, address: IpAddr) -> Option<FairPlace> {
        let turn = {
            let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if places.free > 0 {
                places.free -= 1;
                return Some(FairPlace(Some(Arc::clone(self))));
            }
            places.queue(counted(address))
        };
        turn.await.ok()
    }

    /// Gives a place to the first of the next address, or keeps it.
    fn give_back(self: &Arc<FairPlaces>) {
        loop {
            let next = {
                let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                let next = places.next();
                places.free += usize::from(next.is_none());
                next
            };
            let Some(next) = next else { return };
            match next.send(FairPlace(Some(Arc::clone(self)))) {
                Ok(()) => return,
                // Whoever waited has gone; the place is still to be given.
                Err(mut unused) => unused.0 = None,
            }
        }
    }
}

impl Places {
    fn queue(&mut self, address: IpAddr) -> oneshot::Receiver<FairPlace> {
        let (sender, turn) = oneshot::channel();
        let own = self.waiting.iter_mut().find(|(other, _)| *other == address);
        match own {
            Some((_, queue)) => {
                // Those who have gone take no room.
                queue.retain(|other| !other.is_closed());
                queue.push_back(sender);
            }
            None => self.waiting.push_back((address, VecDeque::from([sender]))),
        }
        turn
    }

    fn next(&mut self) -> Option<oneshot::Sender<FairPlace>> {
        while let Some((address, mut queue)) = self.waiting.pop_front() {
            let next = queue.pop_front();
            if !queue.is_empty() {
                self.waiting.push_back((address, queue));
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

impl Drop for FairPlace {
    fn drop(&mut self) {
        if let Some(places) = self.0.take() {
            places.give_back();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[tokio::test]
    async fn found_7_t_attacker_09_addresses_take_turns() {
        let places = Arc::new(FairPlaces::new(1));
        let address = |last| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let mut held = places.enter(address(1)).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for last in [1, 1, 1, 2, 2, 3] {
            let (places, order) = (Arc::clone(&places), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let place = places.enter(address(last)).await;
                order.lock().expect("nobody panics").push(last);
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        drop(held.take());
        for one in waiting {
            one.await.expect("it ends");
        }
        let order = order.lock().expect("nobody panics").clone();
        assert_eq!(order, [1, 2, 3, 1, 2, 1]);
    }

    #[tokio::test]
    async fn found_7_t_attacker_09_whoever_goes_away_loses_no_place() {
        let places = Arc::new(FairPlaces::new(1));
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let held = places.enter(address).await;
        let impatient = {
            let places = Arc::clone(&places);
            tokio::spawn(async move { drop(places.enter(address).await) })
        };
        tokio::task::yield_now().await;
        impatient.abort();
        drop(impatient.await);
        drop(held);
        assert!(places.enter(address).await.is_some());
    }
}
