//! Sessions as they are kept.

use conduct::{Moment, PersonId};

use crate::ids::TokenHash;

/// Somebody's session in a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The SHA-256 of the token in his cookie.
    pub token: TokenHash,
    /// Whose it is.
    pub person: PersonId,
    /// When it began.
    pub created_at: Moment,
    /// When he was last seen.
    pub seen_at: Moment,
    /// When it ends by itself.
    pub expires_at: Moment,
}
