//! A few places for slow work, given out in turn between addresses: whoever comes alone does not wait for the many who
//! came before from one address. Those who are known have a line of their own, which goes first.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::proxy::site;

/// Places that addresses take in turn.
#[derive(Debug)]
pub(super) struct FairPlaces(Mutex<Places>);

#[derive(Debug)]
struct Places {
    free: usize,
    /// Those who are known.
    known: Line,
    strangers: Line,
}

/// The addresses in turn, each with those who wait there.
#[derive(Debug, Default)]
struct Line(VecDeque<(IpAddr, VecDeque<oneshot::Sender<FairPlace>>)>);

/// Who waits for a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caller {
    /// He came in lately, by this name and from this address.
    Known,
    Stranger,
}

/// One place; the next one has it when this is dropped.
#[derive(Debug)]
pub(super) struct FairPlace(Option<Arc<FairPlaces>>);

impl FairPlaces {
    pub(super) fn new(places: usize) -> FairPlaces {
        FairPlaces(Mutex::new(Places {
            free: places,
            known: Line::default(),
            strangers: Line::default(),
        }))
    }

    /// Waits for a place; none where more than so many would have one first.
    pub(super) async fn enter(
        self: &Arc<FairPlaces>,
        address: IpAddr,
        caller: Caller,
        most: usize,
    ) -> Option<FairPlace> {
        let turn = {
            let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if places.free > 0 {
                places.free -= 1;
                return Some(FairPlace(Some(Arc::clone(self))));
            }
            places.queue(site(address), caller, most)?
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
    fn queue(
        &mut self,
        address: IpAddr,
        caller: Caller,
        most: usize,
    ) -> Option<oneshot::Receiver<FairPlace>> {
        let line = match caller {
            Caller::Known => &mut self.known,
            Caller::Stranger => &mut self.strangers,
        };
        line.queue(address, most)
    }

    fn next(&mut self) -> Option<oneshot::Sender<FairPlace>> {
        self.known.next().or_else(|| self.strangers.next())
    }
}

impl Line {
    fn queue(&mut self, address: IpAddr, most: usize) -> Option<oneshot::Receiver<FairPlace>> {
        // Those who have gone take no room.
        for (_, queue) in &mut self.0 {
            queue.retain(|other| !other.is_closed());
        }
        self.0.retain(|(_, queue)| !queue.is_empty());
        let own = self.0.iter().find(|(other, _)| *other == address);
        let own = own.map_or(0, |(_, queue)| queue.len());
        // Every address has a turn before each of one's own.
        let before: usize = self
            .0
            .iter()
            .map(|(_, queue)| queue.len().min(own + 1))
            .sum();
        if before > most {
            return None;
        }
        let (sender, turn) = oneshot::channel();
        match self.0.iter_mut().find(|(other, _)| *other == address) {
            Some((_, queue)) => queue.push_back(sender),
            None => self.0.push_back((address, VecDeque::from([sender]))),
        }
        Some(turn)
    }

    fn next(&mut self) -> Option<oneshot::Sender<FairPlace>> {
        while let Some((address, mut queue)) = self.0.pop_front() {
            let next = queue.pop_front();
            if !queue.is_empty() {
                self.0.push_back((address, queue));
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
        let mut held = places.enter(address(1), Caller::Stranger, 99).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for last in [1, 1, 1, 2, 2, 3] {
            let (places, order) = (Arc::clone(&places), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let place = places.enter(address(last), Caller::Stranger, 99).await;
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
        let held = places.enter(address, Caller::Stranger, 99).await;
        let impatient = {
            let places = Arc::clone(&places);
            tokio::spawn(async move { drop(places.enter(address, Caller::Stranger, 99).await) })
        };
        tokio::task::yield_now().await;
        impatient.abort();
        drop(impatient.await);
        drop(held);
        assert!(places.enter(address, Caller::Stranger, 99).await.is_some());
    }

    #[tokio::test]
    async fn found_7_t_attacker2_08_those_who_are_known_go_first() {
        let places = Arc::new(FairPlaces::new(1));
        let address = |last| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let held = places.enter(address(1), Caller::Stranger, 99).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for last in 1..=20 {
            let caller = match last {
                20 => Caller::Known,
                _ => Caller::Stranger,
            };
            let (places, order) = (Arc::clone(&places), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let place = places.enter(address(last), caller, 99).await;
                order.lock().expect("nobody panics").push(last);
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        drop(held);
        for one in waiting {
            one.await.expect("it ends");
        }
        let order = order.lock().expect("nobody panics").clone();
        assert_eq!(order[..3], [20, 1, 2]);
    }

    #[tokio::test]
    async fn found_7_t_attacker2_08_nobody_waits_in_vain() {
        let places = Arc::new(FairPlaces::new(1));
        let address = |last| IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
        let held = places.enter(address(1), Caller::Stranger, 3).await;
        let mut waiting = Vec::new();
        for last in 1..=4 {
            let places = Arc::clone(&places);
            waiting.push(tokio::spawn(async move {
                drop(places.enter(address(last), Caller::Stranger, 3).await);
            }));
            tokio::task::yield_now().await;
        }
        assert!(
            places
                .enter(address(5), Caller::Stranger, 3)
                .await
                .is_none()
        );
        // Whoever gives up makes room.
        for one in waiting {
            one.abort();
            drop(one.await);
        }
        let places_again = Arc::clone(&places);
        let last = tokio::spawn(async move {
            places_again
                .enter(address(5), Caller::Stranger, 3)
                .await
                .is_some()
        });
        tokio::task::yield_now().await;
        drop(held);
        assert!(last.await.expect("it ends"));
    }
}
