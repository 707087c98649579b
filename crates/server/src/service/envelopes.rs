//! Sealed moves need the key that they were sealed with: it is looked for before anybody plays.

use core::fmt;
use std::collections::BTreeMap;

use std::sync::PoisonError;

use conduct::{Game, KeyId, OpenFault, Phase};
use store::GameId;

use super::{Service, ServiceError, in_address};

/// How many games a message names for each key.
const NAMED: usize = 10;

/// Sealed moves cannot be opened with the key at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeysNeeded {
    /// The keys that envelopes need, and the games that they belong to.
    pub needed: BTreeMap<KeyId, Vec<GameId>>,
    /// The key at hand.
    pub given: KeyId,
}

impl std::error::Error for KeysNeeded {}

impl fmt::Display for KeysNeeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "sealed moves need another key than {}, the one of the key file:",
            self.given
        )?;
        for (key, games) in &self.needed {
            let named = games.iter().take(NAMED).map(|game| in_address(game.0));
            let named: Vec<String> = named.collect();
            let more = if games.len() > NAMED { " …" } else { "" };
            write!(
                f,
                " key {key} for {} ({}{more});",
                match games.len() {
                    1 => "one adjourned game".to_owned(),
                    count => format!("{count} adjourned games"),
                },
                named.join(", ")
            )?;
        }
        f.write_str(
            " put the right key file back, or name each key that is gone for good with --lost-key: those envelopes then count \
             as lost, and the game goes on by the sealer's receipt (002:§35.5) or is annulled by `peatee admin annul` (002:§35.4)",
        )
    }
}

impl Service {
    /// Whether the operator has given a key up.
    pub(crate) fn is_lost(&self, key: KeyId) -> bool {
        self.lost_keys.contains(&key)
    }

    /// Sees that every closed envelope can be opened, or is given up.
    pub(super) async fn check_envelopes(&self) -> Result<(), ServiceError> {
        let given = self.key.id();
        let mut needed: BTreeMap<KeyId, Vec<GameId>> = BTreeMap::new();
        for game in self.store.unfinished_with_sealed_moves().await? {
            let key = self.key_of(game).await?;
            if let Some(key) = key.filter(|key| *key != given && !self.is_lost(*key)) {
                needed.entry(key).or_default().push(game);
            }
        }
        match needed.is_empty() {
            true => Ok(()),
            false => Err(KeysNeeded { needed, given }.into()),
        }
    }

    /// An envelope does not open, though its key is at hand: it is told once, and counted.
    pub(crate) fn envelope_is_damaged(&self, game: GameId, fault: OpenFault) {
        let games = self.damaged_envelopes.lock();
        let mut games = games.unwrap_or_else(PoisonError::into_inner);
        if games.insert(game) {
            let address = in_address(game.0);
            tracing::error!(address, %fault, "an envelope does not open; it counts as lost");
        }
    }

    pub(super) fn count_damaged_envelopes(&self) -> usize {
        let games = self.damaged_envelopes.lock();
        games.unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The key that the closed envelope of a game needs. A game that cannot be read needs none: it is seen to where it is
    /// opened.
    async fn key_of(&self, game: GameId) -> Result<Option<KeyId>, ServiceError> {
        let id = game;
        let kept = match self.store.load(game).await.map_err(ServiceError::from) {
            Ok(kept) => kept,
            Err(error) if error.is_unreadable() => return Ok(None),
            Err(error) => return Err(error),
        };
        let Ok(game) = Game::replay(kept.meta.terms, &kept.events) else {
            return Ok(None);
        };
        let is_closed = matches!(game.phase(), Phase::Adjourned | Phase::Closed);
        let envelope = game.envelope().filter(|_| is_closed);
        let sealed = envelope.and_then(conduct::Envelope::sealed);
        if let Some(Err(fault)) = sealed.map(|sealed| {
            let about = game.seal_subject(&id.0.to_be_bytes());
            conduct::open(sealed, &self.key, &about)
        }) && fault.is_damage()
        {
            self.envelope_is_damaged(id, fault);
        }
        Ok(sealed.map(conduct::Sealed::key_id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conduct::EnvelopeKey;

    #[test]
    fn found_7_t_attacker_12_one_game_is_no_several() {
        let key = EnvelopeKey::new([1; 32]).id();
        let given = EnvelopeKey::new([2; 32]).id();
        let said = |games: &[u64]| {
            let games = games.iter().copied().map(GameId).collect();
            let needed = BTreeMap::from([(key, games)]);
            KeysNeeded { needed, given }.to_string()
        };
        assert!(
            said(&[36]).contains(" for one adjourned game (10);"),
            "{}",
            said(&[36])
        );
        assert!(said(&[1, 2]).contains(" for 2 adjourned games (1, 2);"));
    }
}
