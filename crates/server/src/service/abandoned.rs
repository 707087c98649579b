//! Games of guests that nobody plays any more.

use conduct::{Command, Game, LONGEST_UNTOUCHED, Moment, PersonId};
use store::{GameId, GameMeta, Page, Standing, StoreError};

use super::{Service, level_of};

/// Games asked for at once.
const AT_ONCE: u32 = 200;

impl Service {
    /// Ends the games without a clock that only guests play and in which nothing has happened for long; how many.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn end_abandoned(&self, now: Moment) -> Result<usize, StoreError> {
        let mut ended = 0;
        let mut page = Page::first(AT_ONCE);
        loop {
            let live = self.store.list_live(page).await?;
            let Some(last) = live.last() else {
                return Ok(ended);
            };
            page.before = Some(last.place());
            for meta in live {
                if self.may_be_abandoned(&meta, now).await? && self.abandon(meta.id, now).await? {
                    ended += 1;
                }
            }
        }
    }

    /// Whether a game is old enough, has no clock, is of no account, and nobody is in its room.
    async fn may_be_abandoned(&self, meta: &GameMeta, now: Moment) -> Result<bool, StoreError> {
        let age = now.since(meta.created_at);
        let is_old = age.is_some_and(|age| age >= LONGEST_UNTOUCHED);
        if !is_old || meta.terms.control.is_timed() || self.open_room(meta.id).is_some() {
            return Ok(false);
        }
        let players = meta.sides.white.iter().chain(&meta.sides.black).copied();
        let players: Vec<PersonId> = players
            .filter(|person| level_of(*person).is_none())
            .collect();
        let people = self.store.persons(&players).await?;
        let has_account = |standing: &Standing| matches!(standing, Standing::Account { .. });
        Ok(!people.iter().any(|person| has_account(&person.standing)))
    }

    /// Ends a game if nothing has happened in it for long; whether it did.
    async fn abandon(&self, id: GameId, now: Moment) -> Result<bool, StoreError> {
        let kept = match self.store.load(id).await {
            Ok(kept) => kept,
            // It is dealt with where it is opened.
            Err(StoreError::Payload(_) | StoreError::Damaged(_) | StoreError::Misfit(_)) => {
                return Ok(false);
            }
            Err(error) => return Err(error),
        };
        let (meta, version) = (kept.meta, kept.events.len() as u64);
        // Nor is one that cannot be replayed ended here.
        let Ok(game) = Game::replay(meta.terms, &kept.events) else {
            return Ok(false);
        };
        let Ok(events) = game.decide(&Command::Abandon, now) else {
            return Ok(false);
        };
        match self.store.append(id, version, &events, None).await {
            Ok(_) => Ok(true),
            // Somebody has just come back.
            Err(StoreError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error),
        }
    }
}
