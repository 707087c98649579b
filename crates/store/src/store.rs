//! What every store can do.

use core::fmt::Debug;
use core::future::Future;
use core::pin::Pin;
use std::sync::Arc;

use conduct::{Event, Moment, PersonId};

use crate::accounts::Accounts;
use crate::challenge::{Challenge, NewChallenge};
use crate::error::{OpenError, StoreError};
use crate::event_file::EventFiles;
use crate::game::{Appended, GameMeta, Kept, Losses, NewGame, Page};
use crate::ids::{ChallengeId, CommandId, GameId, TokenHash};
use crate::name::Name;
use crate::person::{NewPerson, PasswordHash, Person};
use crate::postgres::PostgresStore;
use crate::review::Reviews;
use crate::session::Session;
use crate::simul::Simuls;
use crate::sqlite::SqliteStore;

/// What a store answers, in its time. A store that says that it has kept something has it on disk.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Work on a connection, for the compiler to see that the answer lives as long as the connection is lent.
pub(crate) fn working<C, T, W>(work: W) -> W
where
    W: for<'c> FnOnce(&'c mut C) -> Answer<'c, T>,
{
    work
}

/// Where games and people are kept. The answer to a change comes when it is on disk, and not before.
///
/// A change whose answer nobody waits for any more may happen all the same.
pub trait Store: Accounts + EventFiles + Reviews + Simuls + Debug + Send + Sync {
    /// Keeps a new game with what has happened in it so far.
    ///
    /// Fails with [`StoreError::IdTaken`], or with [`StoreError::NoPerson`] where somebody who plays is not known.
    fn create_game(&self, game: NewGame, events: &[Event]) -> Answer<'_, ()>;

    /// Keeps the game that follows another, whose players go on with it, as [`create_game`](Store::create_game) does. Gives
    /// the game that follows: one that was kept before, if there is one; nothing is kept then.
    ///
    /// Fails with [`StoreError::NoGame`] too.
    fn create_next(&self, after: GameId, game: NewGame, events: &[Event]) -> Answer<'_, GameId>;

    /// The game that follows another.
    fn next_game(&self, after: GameId) -> Answer<'_, Option<GameId>>;

    /// Keeps what happened in a game, all of it or nothing, if the game has come as far as the caller says.
    ///
    /// A command of an id that was kept in this game before changes nothing, whatever version is expected: a client
    /// that does not know whether its command arrived may send it again.
    ///
    /// Fails with [`StoreError::Conflict`], [`StoreError::NoGame`], or with [`StoreError::Misfit`] if a game ends that
    /// cannot be played over.
    fn append(
        &self,
        game: GameId,
        expected: u64,
        events: &[Event],
        command: Option<&CommandId>,
    ) -> Answer<'_, Appended>;

    /// Whether a command of an id was kept in a game, and how many events there were behind it.
    ///
    /// A game that is not there has kept nothing.
    fn done(&self, game: GameId, command: &CommandId) -> Answer<'_, Option<u64>>;

    /// A game with all that happened in it. What happens meanwhile may be in its events and not yet in the rest.
    fn load(&self, game: GameId) -> Answer<'_, Kept>;

    /// What happened in a game after so many events.
    fn events_since(&self, game: GameId, version: u64) -> Answer<'_, Vec<Event>>;

    /// The games that are not over, oldest first.
    fn unfinished(&self) -> Answer<'_, Vec<GameId>>;

    /// The games that are not over and in which a move was sealed, be it opened since.
    fn unfinished_with_sealed_moves(&self) -> Answer<'_, Vec<GameId>>;

    /// Games that are not over, newest first.
    fn list_live(&self, page: Page) -> Answer<'_, Vec<GameMeta>>;

    /// Games that are over, the last ended first.
    fn list_recent(&self, page: Page) -> Answer<'_, Vec<GameMeta>>;

    /// Somebody's games, newest first.
    fn games_of(&self, person: PersonId, page: Page) -> Answer<'_, Vec<GameMeta>>;

    /// Keeps somebody new. Fails with [`StoreError::IdTaken`] or [`StoreError::NameTaken`].
    fn create_person(&self, person: NewPerson) -> Answer<'_, ()>;

    /// Somebody.
    fn person(&self, person: PersonId) -> Answer<'_, Option<Person>>;

    /// Those of these people who are known, in whatever order.
    fn persons(&self, persons: &[PersonId]) -> Answer<'_, Vec<Person>>;

    /// Whose account has this name, in letters of whatever size.
    fn person_by_name(&self, name: &Name) -> Answer<'_, Option<Person>>;

    /// Gives a guest an account. Fails with [`StoreError::NameTaken`], or with [`StoreError::NoPerson`] for anybody who
    /// is no guest.
    fn register(&self, person: PersonId, name: Name, password: PasswordHash) -> Answer<'_, ()>;

    /// Somebody reads another language now.
    fn set_language(&self, person: PersonId, language: &str) -> Answer<'_, ()>;

    /// Somebody leaves: a pseudonym takes the place of the name; the password, sessions, links, open challenges and
    /// displays that have not begun are gone.
    /// Games stay.
    fn pseudonymise(&self, person: PersonId, pseudonym: Name) -> Answer<'_, ()>;

    /// Keeps a new session. Fails with [`StoreError::NoPerson`] for anybody who has left.
    fn begin_session(&self, session: Session) -> Answer<'_, ()>;

    /// The session of a token, unless it has expired.
    fn session(&self, token: TokenHash, now: Moment) -> Answer<'_, Option<Session>>;

    /// Somebody was seen, and his session lasts until then. Does nothing for a session that is not there.
    fn renew_session(
        &self,
        token: TokenHash,
        seen_at: Moment,
        expires_at: Moment,
    ) -> Answer<'_, ()>;

    /// Ends a session.
    fn revoke_session(&self, token: TokenHash) -> Answer<'_, ()>;

    /// Ends every session of somebody; how many there were.
    fn revoke_sessions(&self, person: PersonId) -> Answer<'_, u64>;

    /// Forgets sessions that have expired; how many there were.
    fn sweep_sessions(&self, now: Moment) -> Answer<'_, u64>;

    /// Forgets challenges that only a link leads to, put up at this moment or before, and not accepted; how many there
    /// were.
    fn sweep_challenges(&self, until: Moment) -> Answer<'_, u64>;

    /// The last moment at which the clock of the server was known to be right; where no server has said so yet, when
    /// somebody was last seen.
    fn known_clock(&self) -> Answer<'_, Option<Moment>>;

    /// The clock is right now.
    fn confirm_clock(&self, now: Moment) -> Answer<'_, ()>;

    /// Keeps a new challenge.
    fn put_up_challenge(&self, challenge: NewChallenge) -> Answer<'_, ()>;

    /// A challenge, open or accepted.
    fn challenge(&self, challenge: ChallengeId) -> Answer<'_, Option<Challenge>>;

    /// The challenges that anybody may accept, newest first, behind one of them.
    fn open_challenges(
        &self,
        behind: Option<(Moment, ChallengeId)>,
        limit: u32,
    ) -> Answer<'_, Vec<Challenge>>;

    /// Makes a game of a challenge. Of several who accept it one gets it; the others fail with
    /// [`StoreError::NoChallenge`], and no game is kept.
    fn accept_challenge(
        &self,
        challenge: ChallengeId,
        game: NewGame,
        events: &[Event],
    ) -> Answer<'_, ()>;

    /// Takes an open challenge down. Fails with [`StoreError::NoChallenge`].
    fn withdraw_challenge(&self, challenge: ChallengeId) -> Answer<'_, ()>;

    /// Whether something can be kept now: writes something that changes nothing, and waits until it is on disk.
    ///
    /// Fails with [`StoreError::Unavailable`] where the disk is full, the connection lost, or the file deleted or replaced.
    fn check(&self) -> Answer<'_, ()>;

    /// What was acknowledged before the store was opened, and is not there. Known only to a store in a file that was opened
    /// for a server.
    fn losses(&self) -> Losses;

    /// Finishes what was asked for and closes the database. Whatever is asked afterwards is refused.
    fn close(&self) -> Answer<'_, ()>;
}

/// Opens the store at an address: `sqlite:FILE`, or `postgres://USER:PASSWORD@HOST/DATABASE`. Its tables are made or
/// brought up to date.
///
/// # Errors
/// When there is no such database, it cannot be reached, or a newer version of the program has written it.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    match address.strip_prefix("sqlite:") {
        Some(path) => Ok(Arc::new(SqliteStore::open(path).await?)),
        None => open_at_server(address).await,
    }
}

/// As [`open`], for the one server that conducts the games: a second one is refused by an SQLite file. Servers that
/// share a PostgreSQL database see each other's appends as conflicts.
///
/// # Errors
/// As [`open`], and when another server has the file.
pub async fn open_for_server(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    match address.strip_prefix("sqlite:") {
        Some(path) => Ok(Arc::new(SqliteStore::open_for_server(path).await?)),
        None => open_at_server(address).await,
    }
}

/// Opens a database that is reached over a connection.
async fn open_at_server(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::open(address).await?));
    }
    // Whatever stands there may hold a password.
    let scheme = address.split(':').next().unwrap_or_default();
    Err(OpenError::Address(scheme.chars().take(40).collect()))
}
