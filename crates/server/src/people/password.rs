//! Passwords: what may be one, and how it is kept and checked.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use conduct::PersonId;
use store::PasswordHash;
use tokio::time::{Duration, Instant, timeout};

use super::fair::{Caller, FairPlaces};
use crate::proxy::site;

/// A password has at least so many characters.
pub(crate) const SHORTEST: usize = 8;
/// And at most so many bytes.
pub(crate) const LONGEST: usize = 200;
/// Whoever has no answer for so long is told to come later.
const PATIENCE: Duration = Duration::from_secs(15);

/// Why a text is no password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasswordFault {
    /// Fewer than [`SHORTEST`] characters.
    TooShort,
    /// More than [`LONGEST`] bytes.
    TooLong,
}

/// For whom a password is tried. Whoever is signed in has tries of his own: others who try his name lock no door of his.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Tried {
    /// Somebody who is not here yet, by his name as it is compared.
    Name(String),
    /// Somebody who is signed in.
    Person(PersonId),
}

/// The queue of password hashes is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

/// Entrances remembered in one generation; the one before is remembered too.
const GENERATION: usize = 10_000;

/// By which names somebody came in from which addresses, since the server started.
#[derive(Debug, Default)]
struct Entrances([HashSet<(String, IpAddr)>; 2]);

/// What hashing a password costs, by argon2id in one lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordCost {
    /// Memory in KiB.
    pub memory: u32,
    /// Passes over the memory.
    pub passes: u32,
}

/// 64 MiB and three passes, the second choice of RFC 9106, section 4, in one lane: a few sign in at the same time on a
/// small machine.
impl Default for PasswordCost {
    fn default() -> PasswordCost {
        PasswordCost {
            memory: 64 * 1024,
            passes: 3,
        }
    }
}

impl PasswordCost {
    fn argon2(self) -> Argon2<'static> {
        let params = Params::new(self.memory, self.passes, 1, None).unwrap_or_default();
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
    }

    /// What a kept hash has cost: `$argon2id$v=19$m=65536,t=3,p=1$…`.
    fn of(kept: &str) -> Option<PasswordCost> {
        let mut parameters = kept.split('$').nth(3)?.split(',');
        let mut number = |name| parameters.next()?.strip_prefix(name)?.parse().ok();
        Some(PasswordCost {
            memory: number("m=")?,
            passes: number("t=")?,
        })
    }

    /// Whether a kept hash cost less than a new one would.
    fn exceeds(self, kept: &str) -> bool {
        PasswordCost::of(kept)
            .is_none_or(|cost| cost.memory < self.memory || cost.passes < self.passes)
    }
}

/// Hashes and checks passwords, a few at a time and addresses in turn: each takes a processor and much memory for a while.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    places: Arc<FairPlaces>,
    /// How many work at the same time.
    count: usize,
    /// How long work takes, in milliseconds: a mean of the last.
    takes: Arc<AtomicU64>,
    entrances: Arc<Mutex<Entrances>>,
    cost: PasswordCost,
    /// A hash that nobody has, so that a name without an account is not told by the time that it takes.
    nobodys: Arc<OnceLock<String>>,
}

/// Whether a text may be a password.
pub(crate) fn check(password: &str) -> Result<(), PasswordFault> {
    if password.len() > LONGEST {
        return Err(PasswordFault::TooLong);
    }
    match password.chars().count() {
        ..SHORTEST => Err(PasswordFault::TooShort),
        _ => Ok(()),
    }
}

impl Passwords {
    pub(crate) fn new(cost: PasswordCost) -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let count = cores.div_ceil(2);
        Passwords {
            places: Arc::new(FairPlaces::new(count)),
            count,
            takes: Arc::default(),
            entrances: Arc::default(),
            cost,
            nobodys: Arc::default(),
        }
    }

    /// Somebody came in: as long as this is remembered, he waits for no stranger there.
    pub(crate) fn came_in(&self, name: &str, address: IpAddr) {
        let entrances = self.entrances.lock();
        let mut entrances = entrances.unwrap_or_else(PoisonError::into_inner);
        let Entrances([current, before]) = &mut *entrances;
        if current.len() >= GENERATION {
            *before = std::mem::take(current);
        }
        current.insert((name.to_owned(), site(address)));
    }

    /// In which line somebody waits.
    pub(crate) fn caller(&self, name: Option<&str>, address: IpAddr) -> Caller {
        let entrances = self.entrances.lock();
        let entrances = entrances.unwrap_or_else(PoisonError::into_inner);
        let key = name.map(|name| (name.to_owned(), site(address)));
        let mut generations = entrances.0.iter();
        match key.is_some_and(|key| generations.any(|generation| generation.contains(&key))) {
            true => Caller::Known,
            false => Caller::Stranger,
        }
    }

    /// How many may have a turn before somebody who is to have an answer in time.
    fn most_before(&self) -> usize {
        let patience = u64::try_from(PATIENCE.as_millis()).unwrap_or(u64::MAX);
        let turns = patience / self.takes.load(Ordering::Relaxed).max(1);
        usize::try_from(turns)
            .unwrap_or(usize::MAX)
            .saturating_mul(self.count)
    }

    /// Does slow work on a thread of its own, when it is its turn.
    async fn work<T: Send + 'static>(
        &self,
        (address, caller): (IpAddr, Caller),
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let waited = async {
            let most = self.most_before();
            let place = self.places.enter(address, caller, most).await?;
            let takes = Arc::clone(&self.takes);
            let done = tokio::task::spawn_blocking(move || {
                let began = Instant::now();
                let done = work();
                let took = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
                let before = takes.load(Ordering::Relaxed);
                takes.store(
                    before.saturating_mul(3).saturating_add(took) / 4,
                    Ordering::Relaxed,
                );
                drop(place);
                done
            });
            done.await.ok()
        };
        timeout(PATIENCE, waited).await.ok().flatten().ok_or(Busy)
    }

    /// The hash of a password, to be kept.
    pub(crate) async fn hash(
        &self,
        address: IpAddr,
        password: String,
    ) -> Result<PasswordHash, Busy> {
        let cost = self.cost;
        let who = (address, Caller::Stranger);
        let hashed = self.work(who, move || hash(&password, cost)).await?;
        hashed.ok_or(Busy)
    }

    /// Whether a password is the one of a hash. Where there is no hash it takes as long, and is not.
    pub(crate) async fn is_right(
        &self,
        who: (IpAddr, Caller),
        password: String,
        kept: Option<PasswordHash>,
    ) -> Result<bool, Busy> {
        let own = self.clone();
        self.work(who, move || match kept {
            Some(PasswordHash(kept)) if kept.starts_with('$') => {
                let is_right = fits(&password, &kept);
                if !is_right && own.cost.exceeds(&kept) {
                    own.waste(&password);
                }
                is_right
            }
            Some(_) | None => {
                own.waste(&password);
                false
            }
        })
        .await
    }

    /// A hash of a password that takes the place of a kept one, where that cost less than it should.
    pub(crate) async fn renewed(
        &self,
        address: IpAddr,
        password: String,
        kept: &PasswordHash,
    ) -> Option<PasswordHash> {
        match self.cost.exceeds(&kept.0) {
            true => self.hash(address, password).await.ok(),
            false => None,
        }
    }

    /// Takes as long as checking a password does.
    fn waste(&self, password: &str) {
        let nobodys = self
            .nobodys
            .get_or_init(|| hash("nobody", self.cost).map_or_else(String::new, |hash| hash.0));
        fits(password, nobodys);
    }
}

fn hash(password: &str, cost: PasswordCost) -> Option<PasswordHash> {
    let hashed = cost.argon2().hash_password(password.as_bytes());
    match hashed {
        Ok(hashed) => Some(PasswordHash(hashed.to_string())),
        Err(error) => {
            tracing::error!(%error, "a password is not hashed");
            None
        }
    }
}

fn fits(password: &str, kept: &str) -> bool {
    let is_bounded = password.len() <= LONGEST;
    // What it costs is said in the hash.
    let argon2 = PasswordCost::default().argon2();
    is_bounded && argon2.verify_password(password.as_bytes(), kept).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const STRANGER: (IpAddr, Caller) = (HERE, Caller::Stranger);

    #[tokio::test]
    async fn found_7_t_attacker2_08_whoever_came_in_lately_waits_for_no_stranger() {
        let (memory, passes) = (19 * 1024, 2);
        let passwords = Passwords::new(PasswordCost { memory, passes });
        let kept = passwords.hash(HERE, "long road 46-5".to_owned()).await;
        let kept = kept.expect("time");
        assert_eq!(passwords.caller(Some("kask"), HERE), Caller::Stranger);
        passwords.came_in("kask", HERE);
        assert_eq!(passwords.caller(Some("tamm"), HERE), Caller::Stranger);
        let elsewhere = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
        assert_eq!(passwords.caller(Some("kask"), elsewhere), Caller::Stranger);
        let mut flood = Vec::new();
        for last in 1..=150 {
            let passwords = passwords.clone();
            let address = IpAddr::V4(Ipv4Addr::new(192, 0, 2, last));
            flood.push(tokio::spawn(async move {
                let wrong = "wrong password".to_owned();
                let who = (address, Caller::Stranger);
                passwords.is_right(who, wrong, None).await
            }));
        }
        tokio::task::yield_now().await;
        let who = (HERE, passwords.caller(Some("kask"), HERE));
        let right = passwords.is_right(who, "long road 46-5".to_owned(), Some(kept));
        assert_eq!(right.await, Ok(true));
        let unanswered = flood.iter().filter(|one| !one.is_finished()).count();
        assert!(unanswered > 100, "{unanswered}");
        for one in flood {
            one.abort();
        }
    }

    #[test]
    fn eight_characters_and_two_hundred_bytes() {
        assert_eq!(check("õõõõõõõ"), Err(PasswordFault::TooShort));
        assert_eq!(check("õõõõõõõõ"), Ok(()));
        assert_eq!(check(&"x".repeat(200)), Ok(()));
        assert_eq!(check(&"õ".repeat(101)), Err(PasswordFault::TooLong));
    }

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let (memory, passes) = (19 * 1024, 2);
        let passwords = Passwords::new(PasswordCost { memory, passes });
        let kept = passwords.hash(HERE, "long road 46-5".to_owned()).await;
        let kept = kept.expect("time");
        assert!(kept.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let other = passwords.hash(HERE, "long road 46-5".to_owned()).await;
        assert_ne!(Ok(&kept), other.as_ref(), "each has its own salt");
        let is_right =
            async |text: &str, hash| passwords.is_right(STRANGER, text.to_owned(), hash).await;
        assert_eq!(
            is_right("long road 46-5", Some(kept.clone())).await,
            Ok(true)
        );
        assert_eq!(is_right("long road 46-6", Some(kept)).await, Ok(false));
        assert_eq!(is_right("!", Some(PasswordHash::locked())).await, Ok(false));
        assert_eq!(is_right("nobody", None).await, Ok(false));
    }

    /// Hashes that were kept before the cost was raised.
    #[tokio::test]
    async fn found_7_e7_cheaper_hashes_are_good_and_renewed() {
        let (memory, passes) = (19 * 1024, 2);
        let before = PasswordCost { memory, passes };
        let old = hash("long road 46-5", before).expect("a hash");
        assert!(old.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let passwords = Passwords::new(PasswordCost::default());
        let is_right = async |text: &str| {
            let right = passwords.is_right(STRANGER, text.to_owned(), Some(old.clone()));
            right.await
        };
        assert_eq!(is_right("long road 46-5").await, Ok(true));
        assert_eq!(is_right("long road 46-6").await, Ok(false));
        let renewed = passwords
            .renewed(HERE, "long road 46-5".to_owned(), &old)
            .await;
        let renewed = renewed.expect("it cost too little");
        assert!(renewed.0.starts_with("$argon2id$v=19$m=65536,t=3,p=1$"));
        let again = passwords.renewed(HERE, "long road 46-5".to_owned(), &renewed);
        assert_eq!(again.await, None);
        // One that cost more is left alone.
        let cheap = Passwords::new(before);
        let kept = cheap.renewed(HERE, "long road 46-5".to_owned(), &renewed);
        assert_eq!(kept.await, None);
    }
}
