//! An engine at a board.

use std::fmt;

use games::{Game, Start};
use protocol::{Asked, BestMove, Cancel, Client, Failure, Pace};
use rules::Color;

use crate::computer::Computer;

/// An engine at a board: it is asked for moves at a pace, and knows when a game begins and ends. It does not resign, and takes
/// no draw.
pub struct Contestant {
    name: Option<String>,
    seated: Seated,
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contestant")
            .field("name", &self.name())
            .finish_non_exhaustive()
    }
}

/// Who is at the board.
pub(crate) enum Seated {
    Client(Box<dyn Client>),
    Level(Computer),
}

impl Contestant {
    pub(crate) fn new(name: Option<String>, seated: Seated) -> Contestant {
        Contestant { name, seated }
    }

    /// The name it was given, or what it calls itself; some say that only when a game begins.
    pub fn name(&self) -> String {
        let own = || match &self.seated {
            Seated::Client(client) => client.name().to_owned(),
            Seated::Level(computer) => format!("Peatee level {}", computer.level().number()),
        };
        self.name.clone().unwrap_or_else(own)
    }

    /// A game begins, in which it has this side.
    ///
    /// # Errors
    /// When the engine has gone, or does not want to play.
    pub fn begin(&mut self, game: &Game, side: Color, pace: &Pace) -> Result<(), Failure> {
        match &mut self.seated {
            Seated::Client(client) => ask(game, |asked| client.begin(asked, side, pace)),
            Seated::Level(_) => Ok(()),
        }
    }

    /// Its move. A level takes no notice of the pace.
    ///
    /// # Errors
    /// When no move comes, or the search is cancelled.
    pub fn think(
        &mut self,
        game: &Game,
        pace: &Pace,
        cancel: &Cancel,
    ) -> Result<BestMove, Failure> {
        match &mut self.seated {
            Seated::Client(client) => ask(game, |asked| client.think(asked, pace, cancel)),
            Seated::Level(computer) => {
                let choice = computer.choose(game, cancel)?;
                Ok(BestMove {
                    text: choice.text,
                    score: Some(choice.score),
                    ..BestMove::default()
                })
            }
        }
    }

    /// The game is over; none won where it was drawn.
    ///
    /// # Errors
    /// When the engine has gone.
    pub fn end(&mut self, game: &Game, winner: Option<Color>) -> Result<(), Failure> {
        match &mut self.seated {
            Seated::Client(client) => ask(game, |asked| client.end(asked, winner)),
            Seated::Level(_) => Ok(()),
        }
    }
}

/// Puts a game before a client.
fn ask<T>(game: &Game, question: impl FnOnce(Asked<'_>) -> T) -> T {
    match game.family() {
        Start::Draughts(game) => question(Asked::Draughts(game)),
        Start::Chess(game) => {
            let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
            question(Asked::Chess {
                first: &game.begun().fen(),
                moves: &moves,
                turn: game.turn(),
            })
        }
    }
}
