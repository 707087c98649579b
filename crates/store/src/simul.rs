//! Simultaneous displays as they are kept (`000:11.1.2`).

use conduct::{Color, Event, Moment, PersonId, Terms};

use crate::game::NewGame;
use crate::ids::{GameId, SimulId};
use crate::store::Answer;

/// A display to open.
#[derive(Clone, Debug)]
pub struct NewSimul {
    /// What it is called.
    pub id: SimulId,
    /// Who plays them all.
    pub host: PersonId,
    /// On what terms; who plays is not yet known.
    pub terms: Terms,
    /// Which side the host has.
    pub side: HostSide,
    /// How many may take part.
    pub places: u16,
    /// When it was opened.
    pub created_at: Moment,
}

/// A display.
#[derive(Clone, Debug)]
pub struct Simul {
    /// What was opened.
    pub offer: NewSimul,
    /// When it began; nobody can join since.
    pub started_at: Option<Moment>,
    /// Who takes part, in the order of the boards.
    pub seats: Vec<SimulSeat>,
}

/// A participant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulSeat {
    /// The person who takes part.
    pub person: PersonId,
    /// His game, once the display has begun.
    pub game: Option<GameId>,
}

/// Which side the host of a display has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HostSide {
    /// This one on every board.
    Always(Color),
    /// White on the first board, Black on the next, and so on.
    ByTurns,
}

impl HostSide {
    /// His side on a board, counted from 0.
    pub const fn on(self, board: usize) -> Color {
        match self {
            HostSide::Always(side) => side,
            HostSide::ByTurns if board.is_multiple_of(2) => Color::White,
            HostSide::ByTurns => Color::Black,
        }
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            HostSide::Always(Color::White) => "white",
            HostSide::Always(Color::Black) => "black",
            HostSide::ByTurns => "turns",
        }
    }

    /// The tables allow no other word.
    pub(crate) fn of(word: &str) -> HostSide {
        match word {
            "white" => HostSide::Always(Color::White),
            "black" => HostSide::Always(Color::Black),
            _ => HostSide::ByTurns,
        }
    }
}

/// A game of a display that begins.
#[derive(Clone, Debug)]
pub struct SimulGame {
    /// Whose.
    pub person: PersonId,
    /// The game.
    pub game: NewGame,
    /// What has happened in it.
    pub events: Vec<Event>,
}

/// Where simultaneous displays are kept.
pub trait Simuls {
    /// Opens a display. Fails with [`StoreError::IdTaken`](crate::StoreError::IdTaken) or
    /// [`StoreError::NoPerson`](crate::StoreError::NoPerson).
    fn open_simul(&self, simul: NewSimul) -> Answer<'_, ()>;

    /// A display with its participants.
    fn simul(&self, simul: SimulId) -> Answer<'_, Option<Simul>>;

    /// The display that a game belongs to.
    fn simul_of(&self, game: GameId) -> Answer<'_, Option<SimulId>>;

    /// Gives somebody the next board; whoever has one keeps it. Fails with
    /// [`StoreError::NoSimul`](crate::StoreError::NoSimul) when there is no such display, it has begun, or is full.
    fn join_simul(&self, simul: SimulId, person: PersonId) -> Answer<'_, ()>;

    /// Somebody does not take part after all. Does nothing once the display has begun.
    fn leave_simul(&self, simul: SimulId, person: PersonId) -> Answer<'_, ()>;

    /// Begins a display with these games, all of them or none; participants without one have come too late. Of several
    /// who begin it one does; the others fail with [`StoreError::NoSimul`](crate::StoreError::NoSimul).
    fn start_simul(&self, simul: SimulId, at: Moment, games: Vec<SimulGame>) -> Answer<'_, ()>;
}
