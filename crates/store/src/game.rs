//! Games as they are kept.

use conduct::{ByColor, Event, Moment, PersonId, Score, Terms};

use crate::ids::GameId;

/// A game to keep.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What it is called from now on.
    pub id: GameId,
    /// When it was agreed.
    pub created_at: Moment,
    /// What was agreed; it says who plays.
    pub terms: Terms,
}

/// What is known of a game without its events.
#[derive(Clone, Debug)]
pub struct GameMeta {
    /// What it is called.
    pub id: GameId,
    /// When it was agreed.
    pub created_at: Moment,
    /// What was agreed then.
    pub terms: Terms,
    /// Who plays which side now: colours may have been exchanged since.
    pub sides: ByColor<Vec<PersonId>>,
    /// When the game ended and with what result; none as long as it is not over.
    pub ended: Option<(Moment, Score)>,
}

/// A game with everything that happened in it.
#[derive(Clone, Debug)]
pub struct Kept {
    /// What is known of it.
    pub meta: GameMeta,
    /// What happened. Their number is the game's version.
    pub events: Vec<Event>,
}

/// A game of which events were acknowledged that are not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LostEvents {
    /// Which game.
    pub game: GameId,
    /// How many events were acknowledged.
    pub acknowledged: u64,
    /// How many there are.
    pub found: u64,
}

/// What was acknowledged before a store was opened, and is not there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    /// The games of which events are missing.
    pub events: Vec<LostEvents>,
    /// How many other commits are missing: accounts, sessions, challenges, displays, new games and ends of games.
    pub commits: u64,
    /// Whether the record of what was acknowledged is gone, damaged or that of another database: what is missing is not
    /// known then.
    pub is_record_missing: bool,
    /// Whether pages of the database were found damaged, at the start or since.
    pub is_damaged: bool,
}

impl Losses {
    /// Whether something is missing for certain.
    pub const fn are_some(&self) -> bool {
        !self.events.is_empty() || self.commits > 0
    }
}

/// What became of events that were to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They are kept, and the game has come to this version.
    Kept {
        /// How many events there are.
        version: u64,
    },
    /// A command of this id was kept before; nothing has changed.
    AlreadyDone {
        /// How many events there were after it.
        version: u64,
    },
}

/// A place in a list of games, newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// When the game was agreed, or ended in a list of games that are over.
    pub at: Moment,
    /// Which game, among those of the same moment.
    pub game: GameId,
}

/// Which part of a list is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// How many at most.
    pub limit: u32,
    /// Only what comes behind this place.
    pub before: Option<Place>,
}

impl Page {
    /// The first games of a list.
    pub const fn first(limit: u32) -> Page {
        Page {
            limit,
            before: None,
        }
    }
}

impl GameMeta {
    /// Its place in a list by when games were agreed.
    pub const fn place(&self) -> Place {
        Place {
            at: self.created_at,
            game: self.id,
        }
    }

    /// Its place in a list by when games ended; none as long as it is not over.
    pub fn ended_place(&self) -> Option<Place> {
        let game = self.id;
        self.ended.map(|(at, _)| Place { at, game })
    }
}
