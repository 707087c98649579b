//! What the server says.

use serde::{Deserialize, Serialize};

use crate::view::{GameView, MoveMade, Said, Side, State, Two};

/// A frame from the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to the first word: the whole game, and which seat is yours.
    Welcome {
        /// The version of the language.
        protocol: u32,
        /// Your seat; none if you watch. Both at one screen.
        seats: Two<bool>,
        /// The game.
        game: Box<GameView>,
        /// The clock of the server, in milliseconds.
        now: u64,
    },
    /// Something happened; everybody gets the same bytes.
    Update(Box<Update>),
    /// What you asked for is refused; nobody else hears of it.
    Refused(Refusal),
    /// What you asked for is done, and no update says so: it had been done before, or there is nothing to tell.
    Done {
        /// What you called it.
        id: String,
        /// How many events there were behind it.
        version: u64,
    },
    /// The answer to a ping.
    Pong {
        /// What came.
        sent: u64,
        /// The clock of the server, in milliseconds.
        now: u64,
    },
    /// The players are there or not.
    Presence {
        /// Who is.
        present: Two<bool>,
        /// How many watch.
        watchers: u32,
    },
    /// Somebody at the board is called otherwise now.
    Names {
        /// The names of both.
        names: Two<String>,
    },
    /// Another game begins between the same players.
    Next {
        /// Its name in addresses.
        game: String,
    },
    /// The connection is closed.
    Bye {
        /// Why: a key of the page's texts.
        why: String,
    },
}

/// Something happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Update {
    /// What the page that asked for it called it.
    pub id: Option<String>,
    /// What happened, in words.
    pub said: Vec<Said>,
    /// Whether somebody only came or went, or a clock was stopped and started: a page need not keep the words.
    pub passing: bool,
    /// How many moves stand; more than before by those in `moves`, or fewer where some were taken back.
    pub plies: u32,
    /// The moves that are new.
    pub moves: Vec<MoveMade>,
    /// How the game stands now.
    pub state: State,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// What the page called it.
    pub id: String,
    /// Why, in the language of the page.
    pub said: String,
    /// Where it is written.
    pub article: Option<String>,
    /// The squares concerned.
    pub squares: Vec<String>,
    /// What would be legal.
    pub instead: Vec<String>,
    /// How many events there are.
    pub version: u64,
    /// Whose move it is.
    pub turn: Side,
}
