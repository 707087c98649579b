//! What the operator does with accounts, beside a server or without one.

use conduct::{Annulment, Command, Game, Millis, PersonId, Phase};
use store::{GameId, Name, NewPerson, PasswordHash, PasswordLink, Person, Store, StoreError};

use crate::people::{hash, names};
use crate::service::{from_address, random_id, random_token};
use crate::time::WallClock;

/// How long a link by which a password is set is good.
pub const LINK_LASTS: Millis = Millis::hours(24);
/// Accounts read from the store at once.
const AT_ONCE: u32 = 500;

/// Why something is not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// No account has this name.
    #[error("no account is called {0:?}")]
    NoAccount(String),
    /// The service gives such names itself.
    #[error("{0:?} is a name that the house gives itself; choose another")]
    Reserved(String),
    /// Whose account that is, the operator may not know.
    #[error("an account is called {0:?} already; --promote makes it an administrator's")]
    Taken(String),
    /// No game has this address.
    #[error("there is no game {0:?}")]
    NoGame(String),
    /// The envelope of a game is not lost, or there is none.
    #[error("game {game:?} is not annulled: {why}")]
    NotAnnulled {
        /// The game.
        game: String,
        /// The reason why it is not annulled, in words.
        why: String,
    },
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes an administrator: a new account, whose owner sets the password at the path that is answered, once.
///
/// # Errors
/// When the name is taken or one of the server's own, or the store fails.
pub async fn create(store: &dyn Store, name: Name) -> Result<String, AdminError> {
    if names::is_reserved(&name) {
        return Err(AdminError::Reserved(name.to_string()));
    }
    let called = name.to_string();
    let person = NewPerson {
        id: PersonId(random_id()),
        name,
        password: Some(PasswordHash::locked()),
        language: "en".to_owned(),
        created_at: WallClock::new().now(),
    };
    let (link, path) = link(person.id);
    match store.create_administrator(person, link).await {
        Ok(()) => Ok(path),
        Err(StoreError::NameTaken) => Err(AdminError::Taken(called)),
        Err(error) => Err(error.into()),
    }
}

/// Annuls a game whose sealed move cannot be had: the envelope is lost, and the game counts for nothing (`002:§35.4`).
///
/// # Errors
/// When there is no such game, no closed envelope in it, or the store fails.
pub async fn annul(store: &dyn Store, address: &str) -> Result<(), AdminError> {
    let none = || AdminError::NoGame(address.to_owned());
    let id = from_address(address).map(GameId).ok_or_else(none)?;
    let kept = match store.load(id).await {
        Err(StoreError::NoGame(_)) => return Err(none()),
        kept => kept?,
    };
    let not = |why: String| AdminError::NotAnnulled {
        game: address.to_owned(),
        why,
    };
    let game = Game::replay(kept.meta.terms, &kept.events);
    let mut game = game.map_err(|error| not(error.to_string()))?;
    let expected = game.version();
    let now = WallClock::new().now().max(game.last());
    let why = || "the envelope is lost or cannot be opened".to_owned();
    let mut events = Vec::new();
    let annul = Command::Annul {
        ground: Annulment::Envelope,
        why: why(),
    };
    for command in [Command::LoseEnvelope { why: why() }, annul] {
        // One that is lost already is not lost again.
        if game.phase() == Phase::EnvelopeLost && matches!(command, Command::LoseEnvelope { .. }) {
            continue;
        }
        let decided = game.decide(&command, now);
        for event in decided.map_err(|refused| not(refused.to_string()))? {
            game.apply(&event)
                .map_err(|misfit| not(misfit.to_string()))?;
            events.push(event);
        }
    }
    store.append(id, expected, &events, None).await?;
    Ok(())
}

/// Says that the clock of this machine is right: what waited for it since a doubtful start expires now, in a server that
/// runs within a minute. The moment, as `2026-11-19 15:45`, by universal time.
///
/// # Errors
/// When the store fails.
pub async fn confirm_clock(store: &dyn Store) -> Result<String, AdminError> {
    let now = WallClock::new().now();
    store.confirm_clock(now).await?;
    Ok(crate::time::iso_minute(now))
}

/// Makes an account that is there an administrator's. It keeps its password.
///
/// # Errors
/// When there is no such account, or the store fails.
pub async fn promote(store: &dyn Store, name: &Name) -> Result<(), AdminError> {
    let person = account(store, name).await?;
    Ok(store.set_administrator(person.id, true).await?)
}

/// The path at which the owner of an account sets a new password, once, within [`LINK_LASTS`].
///
/// # Errors
/// When there is no such account, or the store fails.
pub async fn password_link(store: &dyn Store, name: &Name) -> Result<String, AdminError> {
    let person = account(store, name).await?;
    let (link, path) = link(person.id);
    store.put_up_link(link).await?;
    Ok(path)
}

/// A new link, and its path.
fn link(person: PersonId) -> (PasswordLink, String) {
    let token = random_token();
    let link = PasswordLink {
        token: hash(&token),
        person,
        expires_at: WallClock::new().now().plus(LINK_LASTS),
    };
    (link, format!("/password/{token}"))
}

async fn account(store: &dyn Store, name: &Name) -> Result<Person, AdminError> {
    let found = store.person_by_name(name).await?;
    found.ok_or_else(|| AdminError::NoAccount(name.to_string()))
}

/// Every account, in the order of names.
///
/// # Errors
/// When the store fails.
pub async fn list(store: &dyn Store) -> Result<Vec<Person>, AdminError> {
    let mut all: Vec<Person> = Vec::new();
    loop {
        let after = all.last().map(|person| &person.name);
        let more = store.accounts(after, AT_ONCE).await?;
        if more.is_empty() {
            return Ok(all);
        }
        all.extend(more);
    }
}

/// Ends every session of an account; how many there were.
///
/// # Errors
/// When there is no such account, or the store fails.
pub async fn revoke(store: &dyn Store, name: &Name) -> Result<u64, AdminError> {
    let person = account(store, name).await?;
    Ok(store.revoke_sessions(person.id).await?)
}

/// Puts a pseudonym in the place of an account; which one.
///
/// # Errors
/// When there is no such account, or the store fails.
pub async fn delete(store: &dyn Store, name: &Name) -> Result<Name, AdminError> {
    let person = account(store, name).await?;
    let pseudonym = names::of_gone(PersonId(random_id()));
    store.pseudonymise(person.id, pseudonym.clone()).await?;
    Ok(pseudonym)
}

/// The day of an account's beginning: `2026-11-15`.
pub fn since(person: &Person) -> String {
    crate::time::iso_day(person.created_at)
}
