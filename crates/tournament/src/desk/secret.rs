//! Secrets to which the organiser binds himself. None may bind twice: once it is published for one drawing, it tells the
//! other.

use crate::competition::Competition;
use crate::event::Command;
use crate::festival::{Festival, Purpose};
use crate::lots::{self, Chain, Commitment, Secret};
use crate::openings::NoOpenings;
use crate::refused::Refused;

/// The commitment to a secret for the lots or the openings of an event or one of its sections, to be published with
/// [`Purpose::command`].
///
/// # Errors
/// When the secret binds something else already ([`Festival::may_bind`]).
pub fn commit(
    festival: &Festival,
    section: Option<&str>,
    secret: &Secret,
    purpose: Purpose,
) -> Result<Commitment, Refused> {
    festival.may_bind(section, secret, purpose)?;
    Ok(match purpose {
        Purpose::Lots => lots::commit(secret),
        Purpose::Openings => Chain::new(secret.clone()).commitment(),
    })
}

impl Purpose {
    /// What binds the organiser.
    pub const fn command(self, commitment: Commitment) -> Command {
        match self {
            Purpose::Lots => Command::Commit(commitment),
            Purpose::Openings => Command::CommitOpenings(commitment),
        }
    }
}

impl Competition {
    /// What draws the openings of a round, or of the first one behind those that are drawn; only the key of that round is
    /// published. The round stands beside it.
    ///
    /// # Errors
    /// When the chain of keys has none for the round.
    pub fn drawing_of_openings(
        &self,
        secret: Secret,
        round: Option<u32>,
        words: &str,
    ) -> Result<(u32, Command), Refused> {
        let round = round.unwrap_or_else(|| self.next_openings());
        let key = Chain::new(secret).key(round);
        let key = key.ok_or(NoOpenings::NotPaired(round))?;
        let command = Command::DrawOpenings {
            round,
            secret: key.reveal(),
            words: words.to_owned(),
        };
        Ok((round, command))
    }
}
