//! What every store can do for accounts.

use conduct::{Moment, PersonId};

use crate::challenge::Challenge;
use crate::game::GameMeta;
use crate::ids::{ChallengeId, SimulId, TokenHash};
use crate::link::PasswordLink;
use crate::name::Name;
use crate::person::{NewPerson, PasswordHash, Person};
use crate::session::Session;
use crate::store::Answer;

/// A game that is not over, and how many events it has.
#[derive(Clone, Debug)]
pub struct LiveGame {
    /// What is known of it.
    pub meta: GameMeta,
    /// How many events there are.
    pub version: u64,
}

/// What a store can do for accounts and their owners.
pub trait Accounts {
    /// The accounts in the order of their names as they are compared, behind one name.
    fn accounts(&self, after: Option<&Name>, limit: u32) -> Answer<'_, Vec<Person>>;

    /// Makes an account an administrator's, or not. Fails with [`StoreError::NoPerson`](crate::StoreError::NoPerson) for
    /// anybody without an account.
    fn set_administrator(&self, person: PersonId, is_administrator: bool) -> Answer<'_, ()>;

    /// Keeps a new administrator's account with the link by which its password is set, both or neither. Fails with
    /// [`StoreError::NameTaken`](crate::StoreError::NameTaken) or [`StoreError::IdTaken`](crate::StoreError::IdTaken).
    fn create_administrator(&self, person: NewPerson, link: PasswordLink) -> Answer<'_, ()>;

    /// Gives an account another password; every session of its owner ends, and no link is good any more. Fails with
    /// [`StoreError::NoPerson`](crate::StoreError::NoPerson) for anybody without an account.
    fn change_password(&self, person: PersonId, password: PasswordHash) -> Answer<'_, ()>;

    /// Keeps another hash of the same password, if the one that is kept still is `old`. Sessions and links stay.
    fn renew_password(
        &self,
        person: PersonId,
        old: PasswordHash,
        new: PasswordHash,
    ) -> Answer<'_, ()>;

    /// Somebody's sessions that have not expired, the newest first.
    fn sessions_of(&self, person: PersonId, now: Moment) -> Answer<'_, Vec<Session>>;

    /// Ends every session of somebody but one; how many there were.
    fn revoke_other_sessions(&self, person: PersonId, kept: TokenHash) -> Answer<'_, u64>;

    /// Somebody's challenges, open and accepted, the newest first, behind one of them.
    fn challenges_of(
        &self,
        person: PersonId,
        behind: Option<(Moment, ChallengeId)>,
        limit: u32,
    ) -> Answer<'_, Vec<Challenge>>;

    /// The displays that somebody gives or takes part in, in the order of their ids, behind one of them.
    fn simuls_of(
        &self,
        person: PersonId,
        behind: Option<SimulId>,
        limit: u32,
    ) -> Answer<'_, Vec<SimulId>>;

    /// Somebody's games that are not over, the newest first.
    fn live_games_of(&self, person: PersonId, limit: u32) -> Answer<'_, Vec<LiveGame>>;

    /// Keeps a link. It takes the place of whatever link the same person had. Fails with
    /// [`StoreError::NoPerson`](crate::StoreError::NoPerson) for anybody without an account.
    fn put_up_link(&self, link: PasswordLink) -> Answer<'_, ()>;

    /// The link of a token, unless it was used or has expired.
    fn link(&self, token: TokenHash, now: Moment) -> Answer<'_, Option<PasswordLink>>;

    /// Sets a password by a link, ends every session of its owner, and says who that is. The link is then used. Fails
    /// with [`StoreError::NoLink`](crate::StoreError::NoLink).
    fn use_link(
        &self,
        token: TokenHash,
        now: Moment,
        password: PasswordHash,
    ) -> Answer<'_, PersonId>;

    /// Forgets links that have expired; how many there were.
    fn sweep_links(&self, now: Moment) -> Answer<'_, u64>;
}
