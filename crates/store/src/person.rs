//! People as they are kept: the only place where names stand.

use core::fmt;

use conduct::{Moment, PersonId};

use crate::name::Name;

/// Somebody new.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// What the program calls him.
    pub id: PersonId,
    /// What people call him.
    pub name: Name,
    /// The password of an account; none for a guest.
    pub password: Option<PasswordHash>,
    /// The language he reads, as `texts` calls it.
    pub language: String,
    /// When he came.
    pub created_at: Moment,
}

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What the program calls him.
    pub id: PersonId,
    /// What people call him.
    pub name: Name,
    /// What he is here.
    pub standing: Standing,
    /// Whether he looks after the house.
    pub is_administrator: bool,
    /// The language he reads.
    pub language: String,
    /// When he came.
    pub created_at: Moment,
}

/// What somebody is here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Known by a cookie.
    Guest,
    /// With an account: nobody else's has that name.
    Account {
        /// The hash of his password.
        password: PasswordHash,
    },
    /// Gone: only a pseudonym is left.
    Gone,
}

/// The hash of a password, as whoever checks passwords writes it. The store does not look into it.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl PasswordHash {
    /// What no password fits: of an account whose owner sets the first one by a link.
    pub fn locked() -> PasswordHash {
        PasswordHash("!".to_owned())
    }
}

/// Nothing of it.
impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}
