//! Passwords: what may be one, and how it is kept and checked.

use std::sync::{Arc, OnceLock};

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use conduct::PersonId;
use store::PasswordHash;
use tokio::sync::Semaphore;
use tokio::time::{Duration, timeout};

/// A password has at least so many characters.
pub(crate) const SHORTEST: usize = 8;
/// And at most so many bytes.
pub(crate) const LONGEST: usize = 200;
/// Whoever cannot be served for so long is told to come later.
const PATIENCE: Duration = Duration::from_secs(5);

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

/// So many passwords are worked on that another one has to wait for too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

/// Hashes and checks passwords, a few at a time: each takes a processor and 19 MiB for a while.
#[derive(Clone, Debug)]
pub(crate) struct Passwords(Arc<Semaphore>);

/// The least that OWASP asks of argon2id: 19 MiB, two passes, one lane.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).unwrap_or_default();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
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
    pub(crate) fn new() -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords(Arc::new(Semaphore::new(cores.div_ceil(2))))
    }

    /// Does slow work on a thread of its own, when it is its turn.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let place = timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let place = place.map_err(|_| Busy)?.map_err(|_| Busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|_| Busy)
    }

    /// The hash of a password, to be kept.
    pub(crate) async fn hash(&self, password: String) -> Result<PasswordHash, Busy> {
        let hashed = self.work(move || hash(&password)).await?;
        hashed.ok_or(Busy)
    }

    /// Whether a password is the one of a hash. Where there is no hash it takes as long, and is not.
    pub(crate) async fn is_right(
        &self,
        password: String,
        kept: Option<PasswordHash>,
    ) -> Result<bool, Busy> {
        self.work(move || match kept {
            Some(PasswordHash(kept)) if kept.starts_with('$') => fits(&password, &kept),
            Some(_) | None => {
                fits(&password, nobodys());
                false
            }
        })
        .await
    }
}

fn hash(password: &str) -> Option<PasswordHash> {
    let hashed = argon2().hash_password(password.as_bytes());
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
    is_bounded && argon2().verify_password(password.as_bytes(), kept).is_ok()
}

/// A hash that nobody has, so that a name without an account is not told by the time that it takes.
fn nobodys() -> &'static str {
    static NOBODYS: OnceLock<String> = OnceLock::new();
    NOBODYS.get_or_init(|| hash("nobody").map_or_else(String::new, |hash| hash.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_characters_and_two_hundred_bytes() {
        assert_eq!(check("õõõõõõõ"), Err(PasswordFault::TooShort));
        assert_eq!(check("õõõõõõõõ"), Ok(()));
        assert_eq!(check(&"x".repeat(200)), Ok(()));
        assert_eq!(check(&"õ".repeat(101)), Err(PasswordFault::TooLong));
    }

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let passwords = Passwords::new();
        let kept = passwords.hash("long road 46-5".to_owned()).await;
        let kept = kept.expect("time");
        assert!(kept.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let other = passwords.hash("long road 46-5".to_owned()).await;
        assert_ne!(Ok(&kept), other.as_ref(), "each has its own salt");
        let is_right = async |text: &str, hash| passwords.is_right(text.to_owned(), hash).await;
        assert_eq!(
            is_right("long road 46-5", Some(kept.clone())).await,
            Ok(true)
        );
        assert_eq!(is_right("long road 46-6", Some(kept)).await, Ok(false));
        assert_eq!(is_right("!", Some(PasswordHash::locked())).await, Ok(false));
        assert_eq!(is_right("nobody", None).await, Ok(false));
    }
}
