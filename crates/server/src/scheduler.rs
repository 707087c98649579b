//! Scheduler of the computer's searches: a fair queue for fewer threads than there are cores.
//!
//! Start-time fair queueing on two levels. Each address, and within an address each game, is charged for the time that its
//! searches took; the next turn goes to whoever would have used the least once its search is done. What a search will take
//! is estimated by its level, so weaker levels go first, and nobody waits for ever. The numbers are in `docs/limits.md`.
//!
//! Below them is background work, one piece at a time: it begins only where a slot is free and no search of a live game
//! waits, and it never takes a slot from one. A live search that comes while such a piece runs begins at once, beside it.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::GameId;
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant};

use crate::proxy::counted;

/// Searches that may wait in all.
const MOST_WAITING: usize = 512;
/// Searches of one address that may wait.
const MOST_OF_ADDRESS: usize = 64;
/// Addresses and games whose use is remembered.
const MOST_REMEMBERED: usize = 10_000;

/// A search somebody wants.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Job {
    /// Where the human player is; none if nobody is there.
    pub(crate) address: Option<IpAddr>,
    pub(crate) game: GameId,
    pub(crate) level: u8,
}

/// Too many searches wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct QueueFull;

/// Gives turns to search, to as many at once as there are cores less one.
#[derive(Debug)]
pub(crate) struct Scheduler {
    queue: Mutex<Queue>,
}

/// The right to search; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    scheduler: Arc<Scheduler>,
    job: Job,
    estimate: Duration,
    begun: Instant,
    /// Whether its search came to its end.
    is_whole: bool,
}

impl Scheduler {
    /// For the cores of this machine: one is left to everybody else where there are two.
    pub(crate) fn new() -> Arc<Scheduler> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Scheduler::with_slots(cores.saturating_sub(1).max(1))
    }

    fn with_slots(slots: usize) -> Arc<Scheduler> {
        let queue = Queue {
            free: slots,
            slots,
            arrivals: 0,
            waiting: Vec::new(),
            background: VecDeque::new(),
            is_background_running: false,
            estimates: HashMap::new(),
            addresses: Fair::default(),
            games: HashMap::new(),
        };
        Arc::new(Scheduler {
            queue: Mutex::new(queue),
        })
    }

    /// Waits for a turn.
    ///
    /// # Errors
    /// If too many wait, at once or because others with fewer searches came.
    pub(crate) async fn turn(self: &Arc<Scheduler>, job: Job) -> Result<Turn, QueueFull> {
        let job = Job {
            address: job.address.map(counted),
            ..job
        };
        let (given, turn) = oneshot::channel();
        self.queue().push(job, given)?;
        self.dispatch();
        turn.await.map_err(|_| QueueFull)
    }

    /// Waits for a turn of background work, which is to be short: at its end it is given back, and another one asked for.
    /// The caller bounds how many wait.
    pub(crate) async fn background_turn(self: &Arc<Scheduler>) -> BackgroundTurn {
        loop {
            let (given, turn) = oneshot::channel();
            self.queue().background.push_back(given);
            self.dispatch();
            // Nobody drops one who waits; if that changed, asking again would be right.
            if let Ok(turn) = turn.await {
                return turn;
            }
        }
    }

    /// The player of a game has come, perhaps from elsewhere: what waits for the game is charged to that address.
    pub(crate) fn moved(&self, game: GameId, address: IpAddr) {
        for waiting in &mut self.queue().waiting {
            if waiting.job.game == game {
                waiting.job.address = Some(counted(address));
            }
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free slots to those who wait.
    fn dispatch(self: &Arc<Scheduler>) {
        loop {
            let Some((waiting, estimate)) = self.queue().start_next() else {
                break;
            };
            let turn = Turn {
                scheduler: Arc::clone(self),
                job: waiting.job,
                estimate,
                begun: Instant::now(),
                is_whole: false,
            };
            // One who has stopped waiting gives the turn back by dropping it.
            drop(waiting.given.send(turn));
        }
        let background = self.queue().start_background();
        if let Some(given) = background {
            let scheduler = Arc::clone(self);
            drop(given.send(BackgroundTurn { scheduler }));
        }
    }
}

impl Turn {
    /// The search is done. How long it took says something about its level if it was not cancelled.
    pub(crate) fn end(mut self, is_whole: bool) {
        self.is_whole = is_whole;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let took = self.begun.elapsed();
        let mut queue = self.scheduler.queue();
        queue.end(self.job, self.estimate, took);
        if self.is_whole {
            queue.learn(self.job.level, took);
        }
        drop(queue);
        self.scheduler.dispatch();
    }
}

/// The right to a piece of background work; it ends when this is dropped.
#[derive(Debug)]
pub(crate) struct BackgroundTurn {
    scheduler: Arc<Scheduler>,
}

impl Drop for BackgroundTurn {
    fn drop(&mut self) {
        self.scheduler.queue().is_background_running = false;
        self.scheduler.dispatch();
    }
}

/// One who waits.
#[derive(Debug)]
struct Waiting {
    job: Job,
    arrival: u64,
    given: oneshot::Sender<Turn>,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    slots: usize,
    arrivals: u64,
    waiting: Vec<Waiting>,
    /// Background work that waits, first come, first served.
    background: VecDeque<oneshot::Sender<BackgroundTurn>>,
    is_background_running: bool,
    /// What a search of a level takes, learnt from those that were done.
    estimates: HashMap<u8, Duration>,
    addresses: Fair<Option<IpAddr>>,
    /// Use of games by address, as long as anything was searched for the address lately.
    games: HashMap<Option<IpAddr>, Fair<GameId>>,
}

impl Queue {
    /// Puts a job into the queue. Where the queue is full, the address with the most jobs loses its last one.
    fn push(&mut self, job: Job, given: oneshot::Sender<Turn>) -> Result<(), QueueFull> {
        let own = self.waiting_of(job.address);
        if own >= MOST_OF_ADDRESS {
            return Err(QueueFull);
        }
        if self.waiting.len() >= MOST_WAITING {
            let last = self.last_of_longest(own).ok_or(QueueFull)?;
            self.waiting.swap_remove(last);
        }
        self.arrivals += 1;
        self.waiting.push(Waiting {
            job,
            arrival: self.arrivals,
            given,
        });
        Ok(())
    }

    fn waiting_of(&self, address: Option<IpAddr>) -> usize {
        let same = |waiting: &&Waiting| waiting.job.address == address;
        self.waiting.iter().filter(same).count()
    }

    /// The last job of the address that has most of them, if it has more than `own`.
    fn last_of_longest(&self, own: usize) -> Option<usize> {
        let mut counts: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for waiting in &self.waiting {
            *counts.entry(waiting.job.address).or_default() += 1;
        }
        let (longest, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
        let of_longest = |(_, waiting): &(usize, &Waiting)| waiting.job.address == longest;
        let jobs = self.waiting.iter().enumerate().filter(of_longest);
        let last = jobs.max_by_key(|(_, waiting)| waiting.arrival);
        last.filter(|_| count > own).map(|(index, _)| index)
    }

    /// What a search of a level takes. At first each level is taken for twice as slow as the one below.
    fn estimate(&self, level: u8) -> Duration {
        let first = || Duration::from_millis(1 << level.min(12));
        self.estimates.get(&level).copied().unwrap_or_else(first)
    }

    /// The next job with its estimate, charged for it, if a slot is free.
    fn start_next(&mut self) -> Option<(Waiting, Duration)> {
        if self.free == 0 {
            return None;
        }
        let next = self.next()?;
        let waiting = self.waiting.swap_remove(next);
        let estimate = self.estimate(waiting.job.level);
        self.free -= 1;
        let Job { address, game, .. } = waiting.job;
        self.addresses.start(address, estimate);
        self.games.entry(address).or_default().start(game, estimate);
        Some((waiting, estimate))
    }

    /// The next piece of background work, if nothing else has to be done.
    fn start_background(&mut self) -> Option<oneshot::Sender<BackgroundTurn>> {
        if self.free == 0 || !self.waiting.is_empty() || self.is_background_running {
            return None;
        }
        let next = self.background.pop_front()?;
        self.is_background_running = true;
        Some(next)
    }

    /// Which job is next: of each address the best one, of those the one whose address will have used the least.
    fn next(&self) -> Option<usize> {
        let mut best: HashMap<Option<IpAddr>, (Duration, u64, usize)> = HashMap::new();
        for (index, Waiting { job, arrival, .. }) in self.waiting.iter().enumerate() {
            let games = self.games.get(&job.address);
            let used = games.map_or(Duration::ZERO, |games| games.used(job.game));
            let own = (used + self.estimate(job.level), *arrival, index);
            let entry = best.entry(job.address).or_insert(own);
            *entry = own.min(*entry);
        }
        let of_address = |(address, (_, arrival, index)): (Option<IpAddr>, (_, u64, usize))| {
            let level = self.waiting.get(index)?.job.level;
            let used = self.addresses.used(address) + self.estimate(level);
            Some((used, arrival, index))
        };
        best.into_iter()
            .filter_map(of_address)
            .min()
            .map(|(_, _, index)| index)
    }

    /// A search is done; what it really took counts.
    fn end(&mut self, job: Job, estimate: Duration, took: Duration) {
        self.free += 1;
        self.addresses.correct(job.address, estimate, took);
        if let Some(games) = self.games.get_mut(&job.address) {
            games.correct(job.game, estimate, took);
        }
        if self.free == self.slots && self.waiting.is_empty() {
            // Nobody competes: what was used does not matter any more.
            self.addresses = Fair::default();
            self.games.clear();
        } else if self.games.len() > MOST_REMEMBERED {
            self.games.clear();
        }
    }

    /// A search of a level took so long.
    fn learn(&mut self, level: u8, took: Duration) {
        let learnt = (self.estimate(level) * 3 + took) / 4;
        self.estimates.insert(level, learnt);
    }
}

/// Time used, by key, against a common virtual clock: whoever was away does not save up.
#[derive(Debug)]
struct Fair<K> {
    used: HashMap<K, Duration>,
    now: Duration,
}

impl<K> Default for Fair<K> {
    fn default() -> Fair<K> {
        Fair {
            used: HashMap::new(),
            now: Duration::ZERO,
        }
    }
}

impl<K: Hash + Eq + Copy> Fair<K> {
    fn used(&self, key: K) -> Duration {
        self.used
            .get(&key)
            .map_or(self.now, |used| self.now.max(*used))
    }

    /// Moves the clock to the use of a key, and charges it for what it starts.
    fn start(&mut self, key: K, estimate: Duration) {
        self.now = self.used(key);
        if self.used.len() >= MOST_REMEMBERED {
            self.used.clear();
        }
        let now = self.now;
        self.used.retain(|_, used| *used > now);
        self.used.insert(key, now + estimate);
    }

    fn correct(&mut self, key: K, estimate: Duration, took: Duration) {
        if let Some(used) = self.used.get_mut(&key) {
            *used = used.saturating_sub(estimate) + took;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    use futures_util::FutureExt as _;

    const A: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
    const B: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 2));

    fn job(address: IpAddr, game: u64, level: u8) -> Job {
        Job {
            address: Some(address),
            game: GameId(game),
            level,
        }
    }

    /// The queue with one slot, taken by somebody else, and jobs that wait.
    fn queue(jobs: &[Job]) -> (Queue, Vec<oneshot::Receiver<Turn>>) {
        let scheduler = Scheduler::with_slots(1);
        let scheduler = Arc::into_inner(scheduler).expect("one owner");
        let mut queue = scheduler.queue.into_inner().expect("nobody panicked");
        let mut turns = Vec::new();
        for job in jobs {
            let (given, turn) = oneshot::channel();
            queue.push(*job, given).expect("room");
            turns.push(turn);
        }
        (queue, turns)
    }

    /// The games in the order in which they get their turns, each taking what was estimated.
    fn order(mut queue: Queue) -> Vec<u64> {
        let mut order = Vec::new();
        while let Some((waiting, estimate)) = queue.start_next() {
            order.push(waiting.job.game.0);
            queue.end(waiting.job, estimate, estimate);
        }
        order
    }

    #[test]
    fn found_7_e5_weaker_levels_go_first() {
        let (queue, _turns) = queue(&[job(A, 1, 10), job(A, 2, 10), job(A, 3, 1), job(B, 4, 5)]);
        assert_eq!(order(queue), [3, 4, 1, 2]);
    }

    #[test]
    fn found_7_e5_each_address_gets_its_share() {
        let many: Vec<Job> = (1..=20).map(|game| job(A, game, 10)).collect();
        let late = [job(B, 100, 10), job(B, 101, 10)];
        let (queue, _turns) = queue(&[&many[..], &late].concat());
        assert_eq!(order(queue)[..5], [1, 100, 2, 101, 3]);
    }

    #[test]
    fn found_7_e5_each_game_of_an_address_gets_its_share() {
        let (mut queue, mut turns) = queue(&[job(A, 1, 9), job(A, 2, 10)]);
        let mut order = Vec::new();
        for _ in 0..6 {
            let (waiting, estimate) = queue.start_next().expect("a job");
            let game = waiting.job.game.0;
            order.push(game);
            // The weaker game wants its next move at once, again and again.
            if game == 1 {
                let (given, turn) = oneshot::channel();
                queue.push(job(A, 1, 9), given).expect("room");
                turns.push(turn);
            }
            queue.end(waiting.job, estimate, estimate);
        }
        assert_eq!(order, [1, 2, 1, 1, 1, 1], "the stronger one is not starved");
    }

    #[test]
    fn found_7_e5_the_queue_is_bounded() {
        let own: Vec<Job> = (0..64).map(|game| job(A, game, 10)).collect();
        let (mut queue, _turns) = queue(&own);
        let (given, _turn) = oneshot::channel();
        assert_eq!(queue.push(job(A, 99, 1), given), Err(QueueFull));
        let mut turns = Vec::new();
        for number in 0..u8::MAX {
            for game in 0..8 {
                let address = IpAddr::V4(Ipv4Addr::new(198, 51, 100, number));
                let (given, turn) = oneshot::channel();
                // The longest queue gives way until all are as long.
                if queue.push(job(address, game, 10), given).is_ok() {
                    turns.push(turn);
                }
            }
        }
        assert_eq!(queue.waiting.len(), MOST_WAITING);
        assert!(queue.waiting_of(Some(A)) <= 8);
    }

    #[tokio::test]
    async fn a_turn_ends_when_it_is_dropped_or_nobody_waits_for_it() {
        let scheduler = Scheduler::with_slots(1);
        let first = scheduler.turn(job(A, 1, 1)).await.expect("free");
        let second = tokio::spawn({
            let scheduler = Arc::clone(&scheduler);
            async move { scheduler.turn(job(A, 2, 1)).await.map(drop) }
        });
        tokio::task::yield_now().await;
        second.abort();
        drop(first);
        let third = tokio::time::timeout(Duration::from_secs(5), scheduler.turn(job(B, 3, 1)));
        assert!(third.await.expect("in time").is_ok());
    }

    /// Part 11: analysis never delays a move.
    #[test]
    fn a_live_search_that_waits_goes_before_background_work() {
        let scheduler = Scheduler::with_slots(1);
        let playing = scheduler.turn(job(A, 1, 5)).now_or_never();
        let playing = playing.expect("at once").expect("room");
        let mut review = Box::pin(scheduler.background_turn());
        assert!((&mut review).now_or_never().is_none(), "the slot is taken");
        let mut live = Box::pin(scheduler.turn(job(B, 2, 10)));
        assert!((&mut live).now_or_never().is_none());
        drop(playing);
        let live = (&mut live)
            .now_or_never()
            .expect("it waited behind")
            .expect("room");
        assert!((&mut review).now_or_never().is_none(), "a game is searched");
        drop(live);
        assert!(
            (&mut review).now_or_never().is_some(),
            "nobody else wants it"
        );
    }

    /// Part 11: what is under way in the background takes no slot from a live search.
    #[test]
    fn a_live_search_begins_beside_background_work() {
        let scheduler = Scheduler::with_slots(1);
        let review = scheduler.background_turn().now_or_never();
        assert!(review.is_some(), "nobody plays");
        let live = scheduler.turn(job(A, 1, 10)).now_or_never();
        let live = live.expect("at once").expect("room");
        drop(review);
        let mut next = Box::pin(scheduler.background_turn());
        assert!((&mut next).now_or_never().is_none(), "the slot is taken");
        drop(live);
        let next = (&mut next).now_or_never().expect("the slot is free");
        // One piece at a time.
        let mut other = Box::pin(scheduler.background_turn());
        assert!((&mut other).now_or_never().is_none());
        drop(next);
        assert!((&mut other).now_or_never().is_some());
    }

    #[test]
    fn background_work_that_is_given_up_leaves_its_turn() {
        let scheduler = Scheduler::with_slots(2);
        let first = scheduler.background_turn().now_or_never();
        assert!(first.is_some());
        let mut given_up = Box::pin(scheduler.background_turn());
        assert!((&mut given_up).now_or_never().is_none());
        drop(given_up);
        drop(first);
        assert!(scheduler.background_turn().now_or_never().is_some());
    }
}
