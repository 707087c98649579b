//! Events on their way into the store.

use conduct::Event;

use crate::error::StoreError;
use crate::game::NewGame;
use crate::ids::{CommandId, GameId};
use crate::payload::write_event;
use crate::summary::{Listed, are_listed};

/// Events to add to a game of a version.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) game: GameId,
    pub(crate) expected: u64,
    pub(crate) payloads: Vec<String>,
    pub(crate) command: Option<CommandId>,
    /// What lists say of the game then, where the events change it.
    pub(crate) listed: Option<Listed>,
}

impl Append {
    pub(crate) fn new(
        game: GameId,
        expected: u64,
        events: &[Event],
        command: Option<&CommandId>,
    ) -> Result<Append, StoreError> {
        let payloads: Result<_, _> = events.iter().map(write_event).collect();
        Ok(Append {
            game,
            expected,
            payloads: payloads?,
            command: command.cloned(),
            listed: None,
        })
    }

    /// The first events of a new game.
    pub(crate) fn first(game: &NewGame, events: &[Event]) -> Result<Append, StoreError> {
        let mut append = Append::new(game.id, 0, events, None)?;
        if are_listed(events) {
            let listed = Listed::of(game.created_at, game.terms.clone(), events)?;
            append.listed = Some(listed);
        }
        Ok(append)
    }

    /// The version that the game then has.
    pub(crate) fn version(&self) -> u64 {
        self.expected.saturating_add(self.payloads.len() as u64)
    }

    pub(crate) fn command(&self) -> Option<&str> {
        self.command.as_ref().map(CommandId::as_str)
    }

    /// The payloads as one list in JSON.
    pub(crate) fn list(&self) -> String {
        serde_json::Value::from(self.payloads.clone()).to_string()
    }
}
