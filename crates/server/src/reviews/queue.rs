//! The queue of reviews: bounded, one entry a game, addresses by turns.

use std::collections::VecDeque;
use std::net::IpAddr;

use conduct::PersonId;
use store::GameId;

use crate::proxy::counted;

/// Maximum reviews that wait or are made, in all.
const MOST: usize = 32;
/// Maximum of one address.
const MOST_OF_ADDRESS: usize = 16;
/// Maximum of one person, and of all at an address whom nobody knows.
const MOST_OF_ASKER: usize = 2;
/// Reviews of which is remembered that they failed.
const MOST_FAILED: usize = 64;

/// Who asks for a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    address: IpAddr,
    person: Option<PersonId>,
}

impl Asker {
    pub(crate) fn new(address: IpAddr, person: Option<PersonId>) -> Asker {
        let address = counted(address);
        Asker { address, person }
    }

    /// Who it is, if that is known.
    pub(crate) const fn person(self) -> Option<PersonId> {
        self.person
    }

    /// Whether both are one person, or unknown at one address.
    fn is_same(self, other: Asker) -> bool {
        match (self.person, other.person) {
            (Some(one), Some(other)) => one == other,
            (None, None) => self.address == other.address,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// It waits.
    Queued {
        /// Reviews that come first, the one that is made included.
        ahead: usize,
        /// Moves of the game.
        total: usize,
    },
    /// It is made.
    Running {
        /// Moves reviewed.
        done: usize,
        /// Moves of the game.
        total: usize,
    },
    /// It could not be made.
    Failed,
}

/// Why a review is not put into the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum QueueFull {
    /// Too many wait.
    InAll,
    /// Too many of whoever asks, or of the address, wait.
    OfAsker,
}

/// A review that was asked for.
#[derive(Debug)]
struct Entry {
    game: GameId,
    plies: usize,
    asker: Asker,
    /// Reviews of the same address that were there before: addresses take turns.
    round: usize,
    arrival: u64,
}

impl Entry {
    /// The lowest comes first.
    const fn rank(&self) -> (usize, u64) {
        (self.round, self.arrival)
    }
}

/// The review that is made.
#[derive(Debug)]
struct Running {
    entry: Entry,
    done: usize,
}

#[derive(Debug)]
pub(super) struct Queue {
    /// Whether an address is one visitor's, and not that of a proxy.
    counts_addresses: bool,
    arrivals: u64,
    waiting: Vec<Entry>,
    running: Option<Running>,
    /// The oldest first.
    failed: VecDeque<GameId>,
}

impl Queue {
    pub(super) const fn new(counts_addresses: bool) -> Queue {
        Queue {
            counts_addresses,
            arrivals: 0,
            waiting: Vec::new(),
            running: None,
            failed: VecDeque::new(),
        }
    }

    /// Puts a game into the queue, unless it is there.
    pub(super) fn ask(
        &mut self,
        game: GameId,
        plies: usize,
        asker: Asker,
    ) -> Result<(), QueueFull> {
        if self.entries().any(|entry| entry.game == game) {
            return Ok(());
        }
        let (mut all, mut of_address, mut of_asker) = (0, 0, 0);
        for entry in self.entries() {
            let is_counted = self.counts_addresses || asker.person.is_some();
            all += 1;
            of_address += usize::from(entry.asker.address == asker.address);
            of_asker += usize::from(is_counted && entry.asker.is_same(asker));
        }
        let round = if self.counts_addresses { of_address } else { 0 };
        if of_asker >= MOST_OF_ASKER || round >= MOST_OF_ADDRESS {
            return Err(QueueFull::OfAsker);
        }
        if all >= MOST {
            return Err(QueueFull::InAll);
        }
        self.failed.retain(|failed| *failed != game);
        self.arrivals += 1;
        self.waiting.push(Entry {
            game,
            plies,
            asker,
            round,
            arrival: self.arrivals,
        });
        Ok(())
    }

    fn entries(&self) -> impl Iterator<Item = &Entry> {
        let running = self.running.as_ref().map(|running| &running.entry);
        self.waiting.iter().chain(running)
    }

    /// The game whose review is to be made now, if one waits.
    pub(super) fn start(&mut self) -> Option<GameId> {
        let waiting = self.waiting.iter().enumerate();
        let (next, _) = waiting.min_by_key(|(_, entry)| entry.rank())?;
        let entry = self.waiting.swap_remove(next);
        let game = entry.game;
        self.running = Some(Running { entry, done: 0 });
        Some(game)
    }

    /// Records how many moves of the running review are done.
    pub(super) fn progress(&mut self, done: usize) {
        if let Some(running) = &mut self.running {
            running.done = done;
        }
    }

    /// The review under way is kept, or could not be made.
    pub(super) fn end(&mut self, is_kept: bool) {
        let ended = self.running.take();
        let failed = ended.filter(|_| !is_kept).map(|ended| ended.entry.game);
        self.failed.extend(failed);
        if self.failed.len() > MOST_FAILED {
            self.failed.pop_front();
        }
    }

    pub(super) fn state(&self, game: GameId) -> Option<State> {
        if let Some(running) = &self.running
            && running.entry.game == game
        {
            return Some(State::Running {
                done: running.done,
                total: running.entry.plies,
            });
        }
        let queued = self.waiting.iter().find(|entry| entry.game == game);
        if let Some(queued) = queued {
            let before = |entry: &&Entry| entry.rank() < queued.rank();
            let ahead = self.waiting.iter().filter(before).count();
            return Some(State::Queued {
                ahead: ahead + usize::from(self.running.is_some()),
                total: queued.plies,
            });
        }
        self.failed.contains(&game).then_some(State::Failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn somebody(address: u8, person: u64) -> Asker {
        let address = IpAddr::V4(Ipv4Addr::new(192, 0, 2, address));
        Asker::new(address, Some(PersonId(person)))
    }

    fn stranger(address: u8) -> Asker {
        let address = IpAddr::V4(Ipv4Addr::new(192, 0, 2, address));
        Asker::new(address, None)
    }

    fn order(mut queue: Queue) -> Vec<u64> {
        let mut order = Vec::new();
        while let Some(game) = queue.start() {
            order.push(game.0);
            queue.end(true);
        }
        order
    }

    #[test]
    fn one_review_a_game_whoever_asks() {
        let mut queue = Queue::new(true);
        for asker in [somebody(1, 1), somebody(2, 2), stranger(1), somebody(1, 1)] {
            assert_eq!(queue.ask(GameId(7), 60, asker), Ok(()));
        }
        assert_eq!(queue.start(), Some(GameId(7)));
        assert_eq!(queue.ask(GameId(7), 60, somebody(3, 3)), Ok(()));
        queue.progress(9);
        let running = State::Running { done: 9, total: 60 };
        assert_eq!(queue.state(GameId(7)), Some(running));
        assert_eq!(queue.start(), None, "it is not made twice");
    }

    #[test]
    fn nobody_fills_the_queue_alone() {
        let mut queue = Queue::new(true);
        assert_eq!(queue.ask(GameId(1), 9, somebody(1, 1)), Ok(()));
        assert_eq!(queue.start(), Some(GameId(1)));
        assert_eq!(queue.ask(GameId(2), 9, somebody(1, 1)), Ok(()));
        let third = queue.ask(GameId(3), 9, somebody(1, 1));
        assert_eq!(third, Err(QueueFull::OfAsker), "the running one counts");
        let elsewhere = queue.ask(GameId(3), 9, somebody(2, 1));
        assert_eq!(elsewhere, Err(QueueFull::OfAsker));
        // Strangers of an address count as one.
        assert_eq!(queue.ask(GameId(4), 9, stranger(1)), Ok(()));
        assert_eq!(queue.ask(GameId(5), 9, stranger(1)), Ok(()));
        let third = queue.ask(GameId(6), 9, stranger(1));
        assert_eq!(third, Err(QueueFull::OfAsker));
        queue.end(true);
        assert_eq!(queue.ask(GameId(3), 9, somebody(1, 1)), Ok(()));
    }

    #[test]
    fn the_queue_is_bounded() {
        let mut queue = Queue::new(true);
        let asked = |queue: &mut Queue, address: u8, person: u64| {
            queue.ask(GameId(person), 9, somebody(address, person))
        };
        for person in 0..16 {
            assert_eq!(asked(&mut queue, 1, person), Ok(()));
        }
        assert_eq!(asked(&mut queue, 1, 16), Err(QueueFull::OfAsker));
        for person in 100..116 {
            assert_eq!(asked(&mut queue, 2, person), Ok(()));
        }
        assert_eq!(asked(&mut queue, 3, 200), Err(QueueFull::InAll));
    }

    /// Behind a proxy that is not trusted everybody has one address: only people are counted.
    #[test]
    fn addresses_are_counted_only_where_they_say_something() {
        let mut queue = Queue::new(false);
        for game in 0..20 {
            assert_eq!(queue.ask(GameId(game), 9, stranger(1)), Ok(()));
        }
        for game in 20..22 {
            assert_eq!(queue.ask(GameId(game), 9, somebody(1, 1)), Ok(()));
        }
        let third = queue.ask(GameId(30), 9, somebody(1, 1));
        assert_eq!(third, Err(QueueFull::OfAsker));
        assert_eq!(order(queue), (0..22).collect::<Vec<_>>());
    }

    #[test]
    fn addresses_take_turns() {
        let mut queue = Queue::new(true);
        for person in 0..5 {
            let asked = queue.ask(GameId(person), 9, somebody(1, person));
            assert_eq!(asked, Ok(()));
        }
        assert_eq!(queue.ask(GameId(100), 9, somebody(2, 100)), Ok(()));
        let ahead = |queue: &Queue, game| match queue.state(GameId(game)) {
            Some(State::Queued { ahead, .. }) => ahead,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            [ahead(&queue, 0), ahead(&queue, 100), ahead(&queue, 4)],
            [0, 1, 5]
        );
        queue.start();
        assert_eq!(ahead(&queue, 100), 1, "behind the one that is made");
        queue.end(true);
        assert_eq!(order(queue), [100, 1, 2, 3, 4]);
    }

    #[test]
    fn what_failed_can_be_asked_for_again() {
        let mut queue = Queue::new(true);
        for game in 0..100 {
            assert_eq!(queue.ask(GameId(game), 9, somebody(1, 1)), Ok(()));
            assert_eq!(queue.start(), Some(GameId(game)));
            queue.end(false);
        }
        assert_eq!(queue.failed.len(), MOST_FAILED);
        assert_eq!(queue.state(GameId(99)), Some(State::Failed));
        assert_eq!(queue.ask(GameId(99), 9, somebody(1, 1)), Ok(()));
        let queued = State::Queued { ahead: 0, total: 9 };
        assert_eq!(queue.state(GameId(99)), Some(queued));
        queue.start();
        queue.end(true);
        assert_eq!(queue.state(GameId(99)), None, "it is in the store");
    }
}
