//! Who waits for whom.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use conduct::{Game, PersonId, Phase};
use games::Color;
use store::{GameId, GameMeta, LiveGame, Store, StoreError};

/// More games than these are not remembered.
const MANY: usize = 10_000;
/// Maximum games of a person looked at.
const MOST_LIVE: u32 = 100;

/// Whose turn it is, by version: a game is played over only if something has happened in it.
#[derive(Debug, Default)]
pub(crate) struct Turns(Mutex<HashMap<GameId, (u64, Option<Color>)>>);

/// A game that is not over, as its player sees it.
#[derive(Debug)]
pub(crate) struct Going {
    pub(crate) game: LiveGame,
    /// Whether it is his move.
    pub(crate) is_own_turn: bool,
}

/// Whether somebody plays against himself, at one screen.
pub(crate) fn is_alone(meta: &GameMeta, person: PersonId) -> bool {
    let mut sides = [&meta.sides.white, &meta.sides.black].into_iter();
    sides.all(|side| side.contains(&person))
}

impl Turns {
    /// Somebody's games that are not over, the newest first.
    pub(crate) async fn of(
        &self,
        store: &dyn Store,
        person: PersonId,
    ) -> Result<Vec<Going>, StoreError> {
        let mut all = Vec::new();
        for game in store.live_games_of(person, MOST_LIVE).await? {
            let turn = self.turn(store, &game).await?;
            let is_own_turn = turn.is_some_and(|side| game.meta.sides[side].contains(&person));
            all.push(Going { game, is_own_turn });
        }
        Ok(all)
    }

    /// In how many games somebody else waits for him (decision 0019).
    pub(crate) async fn waiting(
        &self,
        store: &dyn Store,
        person: PersonId,
    ) -> Result<u64, StoreError> {
        let going = self.of(store, person).await?;
        let waiting = going
            .iter()
            .filter(|going| going.is_own_turn && !is_alone(&going.game.meta, person));
        Ok(waiting.count() as u64)
    }

    async fn turn(&self, store: &dyn Store, game: &LiveGame) -> Result<Option<Color>, StoreError> {
        let (id, version) = (game.meta.id, game.version);
        if let Some((known, turn)) = self.known(id)
            && known >= version
        {
            return Ok(turn);
        }
        let kept = store.load(id).await?;
        let version = kept.events.len() as u64;
        // A game that cannot be played over waits for nobody.
        let replayed = Game::replay(kept.meta.terms, &kept.events).ok();
        let playing = replayed.filter(|game| game.phase() == Phase::Playing);
        let turn = playing.map(|game| game.moves().turn());
        self.remember(id, version, turn);
        Ok(turn)
    }

    fn known(&self, game: GameId) -> Option<(u64, Option<Color>)> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&game).copied()
    }

    fn remember(&self, game: GameId, version: u64, turn: Option<Color>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(game, (version, turn));
    }
}
