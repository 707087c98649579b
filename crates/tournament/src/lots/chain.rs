//! A chain of secrets: one commitment for a drawing in every round.
//!
//! Whoever knows a secret can foresee all that is drawn with it. What is drawn round by round therefore has a key for each
//! round. Each key is the hash of the next one, so that none tells those to come, and one commitment binds them all.
//!
//! * key before = H of the fields `peatee lots 1 chain` and key in hexadecimal digits.
//! * commitment = that of [`commit`] to the key before the first round.

use super::{Commitment, Secret, commit, field, hash};

/// The last round that a chain has a key for.
pub const LONGEST_CHAIN: u32 = 4096;

const FOR_CHAIN: &str = "peatee lots 1 chain";

/// The keys of all rounds, made of one secret.
///
/// # Examples
///
/// ```
/// use peatee_tournament::lots::{Chain, Secret, is_key};
///
/// let chain = Chain::new(Secret::new(&[7; 32])?);
/// let published = chain.commitment();
/// let key = chain.key(2).expect("a key for the second round");
/// assert!(is_key(&published, 2, &key));
/// assert!(!is_key(&published, 3, &key));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain(Secret);

impl Chain {
    /// A chain that ends with a secret.
    pub const fn new(secret: Secret) -> Chain {
        Chain(secret)
    }

    /// What is published before the first round.
    pub fn commitment(&self) -> Commitment {
        commit(&back(&self.0, LONGEST_CHAIN))
    }

    /// The key of a round, from 1 on, which is published when it is used; none where the chain is too short.
    pub fn key(&self, round: u32) -> Option<Secret> {
        let links = LONGEST_CHAIN.checked_sub(round);
        links
            .filter(|_| round > 0)
            .map(|links| back(&self.0, links))
    }
}

/// Whether a key is that of a round, from 1 on, in the chain that was committed to.
pub fn is_key(commitment: &Commitment, round: u32, key: &Secret) -> bool {
    (1..=LONGEST_CHAIN).contains(&round) && commit(&back(key, round)) == *commitment
}

/// The key so many links before another.
fn back(key: &Secret, links: u32) -> Secret {
    let before = |key: Secret, _| {
        let hashed = hash(&[FOR_CHAIN, &key.reveal()].map(field).concat());
        Secret(hashed.to_vec())
    };
    (0..links).fold(key.clone(), before)
}
