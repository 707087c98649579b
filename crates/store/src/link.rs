//! Links by which a password is set.

use conduct::{Moment, PersonId};

use crate::ids::TokenHash;

/// A link by which somebody sets a password, once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PasswordLink {
    /// The SHA-256 of the token in its address.
    pub token: TokenHash,
    /// Whose password it sets.
    pub person: PersonId,
    /// From when on it is good for nothing.
    pub expires_at: Moment,
}
